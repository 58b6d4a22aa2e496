package config

import (
	"bytes"
	"encoding/json"
	"errors"
	"sort"
	"unicode/utf8"

	"github.com/tidwall/jsonc"
)

// node is one JSON value with the place it begins at.
type node struct {
	kind byte   // '{', '[', '"', or 0 for a number, true, false, null
	at   int    // offset in the file
	text string // a string's value, another scalar's letters
	keys []node // of an object, in the order of items
	sub  []node // an object's or a list's values
}

// maxDepth is far deeper than any configuration is.
const maxDepth = 32

// parse reads JSON with comments and trailing commas. The offset in an error
// is where the text stops making sense.
func parse(data []byte) (root node, at int, err error) {
	if at := firstBadRune(data); at >= 0 {
		return node{}, at, errors.New("this is not UTF-8 text; save the file as UTF-8")
	}
	plain := jsonc.ToJSON(data)
	if !json.Valid(plain) {
		var whole json.RawMessage
		err := json.Unmarshal(plain, &whole) // says where
		if err == nil {
			err = errors.New("it is not valid")
		}
		at := len(data)
		if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
			at = max(0, min(at, int(syntax.Offset)-1))
		}
		return node{}, at, errors.New("this is not JSON: " + err.Error())
	}
	r := reader{text: plain}
	root = r.value(0)
	return root, r.deep, r.err
}

func firstBadRune(data []byte) int {
	if utf8.Valid(data) {
		return -1
	}
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return -1
}

// reader walks over text that is known to be valid JSON.
type reader struct {
	text []byte
	i    int
	deep int // where maxDepth was passed
	err  error
}

func (r *reader) blanks() {
	for r.i < len(r.text) && (r.text[r.i] <= ' ' || r.text[r.i] == ',' || r.text[r.i] == ':') {
		r.i++
	}
}

func (r *reader) value(depth int) node {
	r.blanks()
	if r.i >= len(r.text) {
		return node{at: r.i}
	}
	n := node{at: r.i}
	switch c := r.text[r.i]; c {
	case '{', '[':
		n.kind = c
		if depth == maxDepth {
			r.deep, r.err = r.i, errors.New("this is nested too deeply; remove it")
			r.i = len(r.text)
			return n
		}
		r.i++
		for {
			r.blanks()
			if r.i >= len(r.text) {
				return n
			}
			if r.text[r.i] == '}' || r.text[r.i] == ']' {
				r.i++
				return n
			}
			if c == '{' {
				n.keys = append(n.keys, r.value(depth+1))
			}
			n.sub = append(n.sub, r.value(depth+1))
		}
	case '"':
		n.kind = '"'
		n.text = r.quoted()
	default:
		for r.i < len(r.text) && !closes(r.text[r.i]) {
			r.i++
		}
		n.text = string(r.text[n.at:r.i])
	}
	return n
}

func (r *reader) quoted() string {
	start, plain := r.i, true
	for r.i++; r.i < len(r.text) && r.text[r.i] != '"'; r.i++ {
		if r.text[r.i] == '\\' {
			plain = false
			r.i++
		}
	}
	r.i = min(r.i+1, len(r.text))
	if plain {
		return string(r.text[start+1 : r.i-1])
	}
	var s string
	if err := json.Unmarshal(r.text[start:r.i], &s); err != nil {
		r.deep, r.err = start, errors.New("this string cannot be read: "+err.Error())
	}
	return s
}

func closes(c byte) bool { return c <= ' ' || c == ',' || c == ']' || c == '}' }

// lines finds the line and column of an offset.
type lines []int // where each line begins

func linesOf(data []byte) lines {
	starts := lines{0}
	for at := 0; ; {
		i := bytes.IndexByte(data[at:], '\n')
		if i < 0 {
			return starts
		}
		at += i + 1
		starts = append(starts, at)
	}
}

// at returns line and column, both from 1, the column in bytes.
func (l lines) at(offset int) (line, column int) {
	line = sort.Search(len(l), func(i int) bool { return l[i] > offset })
	return line, offset - l[line-1] + 1
}

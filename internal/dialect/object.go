package dialect

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

const (
	// MaxPayload is the longest payload that is read, in bytes.
	MaxPayload = 10 << 20
	// maxNesting is how deep objects and arrays may lie in each other.
	maxNesting = 64
)

// object is a JSON object with its members in order. Names match exactly:
// "Command" is not "command", as it is not to the agent.
type object []member

type member struct {
	name  string
	value json.RawMessage
}

// readObject splits one JSON object. It refuses what is not one, so that
// everything below may rely on well-formed text.
func readObject(data []byte) (object, error) {
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // some agents write the mark of UTF-8 in front
	switch {
	case len(data) > MaxPayload:
		return nil, errors.New("the payload is longer than 10 MB")
	case len(bytes.TrimSpace(data)) == 0:
		return nil, errors.New("the payload is empty")
	case !utf8.Valid(data):
		return nil, errors.New("the payload is not UTF-8")
	case bytes.IndexByte(data, 0) >= 0:
		return nil, errors.New("the payload holds a NUL byte")
	case nesting(data) > maxNesting:
		return nil, errors.New("the payload is nested too deep")
	case !json.Valid(data):
		return nil, errors.New("the payload is not whole JSON")
	}
	o, ok := members(data)
	if !ok {
		return nil, errors.New("the payload is not a JSON object")
	}
	return o, nil
}

// get returns the value of the member called name, nil when there is none.
func (o object) get(name string) json.RawMessage {
	for _, m := range o {
		if m.name == name {
			return m.value
		}
	}
	return nil
}

// twin returns a name that the object holds twice, capital letters aside, and
// "" when there is none: of two such values nobody can say which one the
// agent takes.
func (o object) twin() string {
	var seen names
	for _, m := range o {
		if seen.hold(m.name) {
			return m.name
		}
		seen.add(m.name)
	}
	return ""
}

// names are the names of one object so far. The zero value is empty.
type names struct {
	few  []string        // as written, while there are few
	many map[string]bool // folded, from then on
}

const fewNames = 16

// hold reports whether the name is there, capital letters aside.
func (n *names) hold(name string) bool {
	if n.many != nil {
		return n.many[fold(name)]
	}
	for _, have := range n.few {
		if strings.EqualFold(have, name) {
			return true
		}
	}
	return false
}

func (n *names) add(name string) {
	switch {
	case n.many != nil:
		n.many[fold(name)] = true
	case len(n.few) < fewNames:
		n.few = append(n.few, name)
	default:
		n.many = make(map[string]bool, 4*fewNames)
		for _, have := range n.few {
			n.many[fold(have)] = true
		}
		n.many[fold(name)] = true
	}
}

// fold maps names that strings.EqualFold takes for the same to one name.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' || r == '_' || r == '-' {
			return r
		}
		least := r
		for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
			least = min(least, f)
		}
		return least
	}, s)
}

// twinWithin is twin for value and every object inside it. The value must be
// valid JSON, nested no deeper than maxNesting.
func twinWithin(value json.RawMessage) string {
	twin, _ := seekTwin(value, skipSpace(value, 0))
	return twin
}

// seekTwin looks for a twin in the value that begins at at, and returns where
// the value ends when it has none.
func seekTwin(data []byte, at int) (twin string, end int) {
	if at == len(data) || data[at] != '{' && data[at] != '[' {
		return "", skipValue(data, at)
	}
	var seen names
	named := data[at] == '{'
	for at = skipSpace(data, at+1); data[at] != '}' && data[at] != ']'; at = skipSpace(data, at) {
		if data[at] == ',' {
			at = skipSpace(data, at+1)
		}
		if named {
			end := skipText(data, at)
			name, _ := text(data[at:end])
			if seen.hold(name) {
				return name, end
			}
			seen.add(name)
			at = skipSpace(data, skipSpace(data, end)+1) // past the colon
		}
		if twin, at = seekTwin(data, at); twin != "" {
			return twin, at
		}
	}
	return "", at + 1
}

// members splits an object of valid JSON; ok is false when data is no object.
func members(data []byte) (o object, ok bool) {
	at := skipSpace(data, 0)
	if at == len(data) || data[at] != '{' {
		return nil, false
	}
	for at = skipSpace(data, at+1); data[at] != '}'; at = skipSpace(data, at) {
		if data[at] == ',' {
			at = skipSpace(data, at+1)
		}
		end := skipValue(data, at)
		name, _ := text(data[at:end])
		at = skipSpace(data, skipSpace(data, end)+1) // past the colon
		end = skipValue(data, at)
		o = append(o, member{name, data[at:end:end]})
		at = end
	}
	return o, true
}

// elements splits an array of valid JSON; ok is false when data is no array.
func elements(data []byte) (list []json.RawMessage, ok bool) {
	at := skipSpace(data, 0)
	if at == len(data) || data[at] != '[' {
		return nil, false
	}
	for at = skipSpace(data, at+1); data[at] != ']'; at = skipSpace(data, at) {
		if data[at] == ',' {
			at = skipSpace(data, at+1)
		}
		end := skipValue(data, at)
		list = append(list, data[at:end:end])
		at = end
	}
	return list, true
}

// skipValue returns the end of the value of valid JSON that begins at at.
func skipValue(data []byte, at int) int {
	depth := 0
	for at < len(data) {
		switch data[at] {
		case '"':
			at = skipText(data, at)
		case '{', '[':
			depth++
			at++
		case '}', ']':
			depth--
			at++
		case ',', ':', ' ', '\t', '\r', '\n':
			at++
		default:
			at = skipWord(data, at)
		}
		if depth == 0 {
			return at
		}
	}
	return at
}

// skipText returns the end of the string whose opening quote is at at.
func skipText(data []byte, at int) int {
	for at++; at < len(data); at++ {
		switch data[at] {
		case '\\':
			at++
		case '"':
			return at + 1
		}
	}
	return len(data)
}

// skipWord returns the end of a number, true, false or null.
func skipWord(data []byte, at int) int {
	for ; at < len(data); at++ {
		switch data[at] {
		case ',', ':', ']', '}', ' ', '\t', '\r', '\n':
			return at
		}
	}
	return at
}

func skipSpace(data []byte, at int) int {
	for at < len(data) && (data[at] == ' ' || data[at] == '\t' || data[at] == '\r' || data[at] == '\n') {
		at++
	}
	return at
}

// nesting returns how deep brackets lie in each other, outside strings. It
// needs no valid JSON.
func nesting(data []byte) int {
	depth, deepest := 0, 0
	for at := 0; at < len(data); at++ {
		switch data[at] {
		case '"':
			at = skipText(data, at) - 1
		case '{', '[':
			depth++
			deepest = max(deepest, depth)
		case '}', ']':
			depth--
		}
	}
	return deepest
}

// text decodes a JSON string; ok is false when value is none, and when it
// holds half of a surrogate pair, which agents and shells spell differently.
func text(value json.RawMessage) (s string, ok bool) {
	if len(value) < 2 || value[0] != '"' {
		return "", false
	}
	if bytes.IndexByte(value, '\\') < 0 {
		return string(value[1 : len(value)-1]), true
	}
	if json.Unmarshal(value, &s) != nil {
		return "", false
	}
	return s, !strings.Contains(s, "\uFFFD") || !halfPair(value)
}

// halfPair reports whether a JSON string holds the escape of one half of a
// surrogate pair without the other.
func halfPair(value []byte) bool {
	for at := 0; at < len(value); at++ {
		if value[at] != '\\' {
			continue
		}
		r := escaped(value[at:])
		switch {
		case r < 0:
			at++ // a short escape
		case utf16.IsSurrogate(r):
			if utf16.DecodeRune(r, escaped(value[at+6:])) == utf8.RuneError {
				return true
			}
			at += 11
		default:
			at += 5
		}
	}
	return false
}

// escaped returns the code unit of the \uXXXX that b begins with, or -1.
func escaped(b []byte) rune {
	if len(b) < 6 || b[0] != '\\' || b[1] != 'u' {
		return -1
	}
	n, err := strconv.ParseUint(string(b[2:6]), 16, 16)
	if err != nil {
		return -1
	}
	return rune(n)
}

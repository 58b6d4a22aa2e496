package classifier

import (
	"encoding/json"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"automode"
)

// Bounds on what is shown, in bytes of the text before it is made data.
const (
	mostAction     = 16 << 10 // of the call itself, head and tail: nothing is let pass of which more is left out
	mostCall       = 64 << 10 // of a call that is ruled on at all
	mostTool       = 400      // of its tool's name, which is shown as a whole
	mostMessage    = 2 << 10  // of one message, head and tail
	mostMessages   = 24 << 10 // of all of them
	lastMessages   = 10
	mostConvention = 4 << 10
	mostEffects    = 40
	// CallSteps is for how many calls the beginning of what is shown of them stays
	// where it is, so that what a provider has read stays the beginning of the next
	// query. So many more than the bound may be shown.
	CallSteps = 80
)

// bounds are those of a configuration.
type bounds struct{ calls, callBytes int }

// history renders what stays the same until the session goes on.
func (q *Question) history(b bounds) string {
	var w writer
	w.fence("conventions", func() {
		for _, c := range q.Conventions {
			w.line(pair{"file", c.File}, pair{"text", clip(c.Text, mostConvention)})
		}
	})
	w.fence("session", func() {
		calls := q.Calls
		at := beginning(calls, b.calls, q.Since)
		earlier := func(until int) {
			for ; at < min(until, len(calls)); at++ {
				c := &calls[at]
				outcome := c.Outcome
				if outcome == automode.Allow.String() {
					outcome = "" // as of most of them
				}
				w.line(pair{"tool", c.Tool}, pair{"input", clip(c.Text, b.callBytes)}, pair{"outcome", outcome})
			}
		}
		for _, m := range shown(q.Messages) {
			earlier(m.After)
			how := "typed"
			switch {
			case !m.Heard:
				how = "from the agent's transcript"
			case m.Chosen:
				how = "chosen"
			}
			w.line(pair{"person", m.Number}, pair{"how", how}, pair{"text", clip(m.Text, mostMessage)})
		}
		earlier(len(calls))
	})
	return w.b.String()
}

// beginning is which of the earlier calls is the first that is shown: the first
// one since a moment of which the session's record knows that it stays the same
// for a while, but never fewer than the last ones.
func beginning(calls []PastCall, last int, since time.Time) int {
	latest := max(0, len(calls)-last)
	if since.IsZero() {
		return latest
	}
	for i := range latest {
		if !calls[i].Time.Before(since) {
			return i
		}
	}
	return latest
}

// action renders the call, what it was understood to do, and what is wanted.
func (q *Question) action(first bool) string {
	var w writer
	c := q.Call
	w.fence("situation", func() {
		w.line(pair{"agent", c.Agent}, pair{"mode", c.Mode.String()}, pair{"working_directory", c.Cwd}, pair{"project", strings.Join(c.Roots, " ")},
			pair{"sub_agent", c.Subagent != ""})
		for _, g := range q.Git {
			w.line(pair{"git", g})
		}
		if q.Uncommitted != "" {
			w.line(pair{"git", q.Uncommitted})
		}
	})
	w.fence("call", func() {
		w.line(pair{"tool", c.Tool}, pair{"input", clip(input(c), mostAction)}, pair{"with", clip(rest(c), mostAction)})
	})
	w.fence("effects", func() {
		for i := range q.Effects {
			if i == mostEffects {
				w.line(pair{"more", len(q.Effects) - i})
				break
			}
			e := &q.Effects[i]
			w.line(pair{"effect", e.Kind.String()}, pair{"target", clip(e.Target, 400)}, pair{"place", e.Place}, pair{"by", clip(e.Program, 80)},
				pair{"open", e.Word.String()}, pair{"because", clip(e.Why, 300)})
		}
	})
	if first {
		w.b.WriteString(firstLook)
	} else {
		w.b.WriteString(secondLook)
	}
	return w.b.String()
}

// prose are the fields of shells' tools in which agents say what a command is for.
var prose = [...]string{"description", "explanation", "justification", "reason", "goal"}

// rest is what the agent sent beside the command, as sent: a time limit, work in
// the background, a sandbox left. What it says of its own call is no part of
// that: the agent's prose is nowhere shown.
func rest(c *automode.Call) string {
	if c.Command == "" || len(c.Input) == 0 {
		return ""
	}
	var fields map[string]json.RawMessage
	if json.Unmarshal(c.Input, &fields) != nil {
		return string(c.Input)
	}
	if c.Kind == automode.ShellTool {
		for _, name := range prose {
			delete(fields, name)
		}
	}
	for name, value := range fields {
		var text string
		if json.Unmarshal(value, &text) == nil && text == c.Command {
			delete(fields, name)
		}
	}
	if len(fields) == 0 {
		return ""
	}
	b, err := json.Marshal(fields) // in the order of their names
	if err != nil {
		return string(c.Input)
	}
	return string(b)
}

// input is the call in full: the command, or the input as the agent sent it.
func input(c *automode.Call) string {
	if c.Command != "" {
		return c.Command
	}
	return string(c.Input)
}

// cut reports whether a part of the call is left out of what is shown: then it
// can be blocked, and not let pass.
func (q *Question) cut() bool {
	return len(input(q.Call)) > mostAction || len(rest(q.Call)) > mostAction
}

// tooLong reports whether the call is too long to be asked about, or leaves more
// open than can be shown.
func (q *Question) tooLong() bool {
	open := 0
	for i := range q.Effects {
		if q.Effects[i].Word != automode.Allowed {
			open++
		}
	}
	return len(input(q.Call))+len(rest(q.Call)) > mostCall || len(q.Call.Tool) > mostTool || open > mostEffects
}

// shown are the messages that count most: the first, the last ones, and all
// that forbid something; within the bound the latest of those in between. Where
// the last ones begin stays the same for some messages.
func shown(all []Message) []Message {
	keep := make([]bool, len(all))
	room := mostMessages
	take := func(i int) {
		if n := min(len(all[i].Text), mostMessage); !keep[i] && n <= room {
			keep[i] = true
			room -= n
		}
	}
	if len(all) > 0 {
		take(0)
		take(len(all) - 1)
	}
	for i := len(all) - 1; i >= 0; i-- {
		if forbids(all[i].Text) {
			take(i)
		}
	}
	for i := len(all) - 1; i >= max(0, len(all)/lastMessages-1)*lastMessages; i-- {
		take(i)
	}
	var list []Message
	for i, k := range keep {
		if k {
			list = append(list, all[i])
		}
	}
	return list
}

// forbidding are words that a limit is set with. One word too many shows a
// message that would have been left out; none is read by us.
const forbidding = " not don't dont never no without avoid stop only except unless instead keep leave untouched careful forbid forbidden " +
	"nicht kein keine nie ohne nur lass stopp pas jamais sans seulement sin nunca solo non mai senza nao não nunca apenas sem niet geen nooit " +
	"не никогда без только 不 不要 别 禁止 しないで ないで "

func forbids(text string) bool {
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' }) {
		word = strings.ReplaceAll(word, "’", "'")
		if strings.Contains(forbidding, " "+word+" ") || strings.HasSuffix(word, "n't") {
			return true
		}
		// Where words are not set apart by blanks.
		if r, _ := utf8.DecodeRuneInString(word); r > 0x2e80 && (strings.ContainsAny(word, "不别勿") || strings.Contains(word, "ない") || strings.Contains(word, "禁")) {
			return true
		}
	}
	return false
}

// clip keeps head and tail of a text that is longer than most bytes.
func clip(s string, most int) string {
	if len(s) <= most {
		return s
	}
	head, tail := s[:most*2/3], s[len(s)-most/3:]
	for len(head) > 0 && !utf8.RuneStart(s[len(head)]) {
		head = head[:len(head)-1]
	}
	for len(tail) > 0 && !utf8.RuneStart(tail[0]) {
		tail = tail[1:]
	}
	return head + " […" + strconv.Itoa(len(s)-len(head)-len(tail)) + " bytes left out…] " + tail
}

// writer renders data.
type writer struct{ b strings.Builder }

type pair struct {
	name  string
	value any // a string, an int or a bool
}

// fence puts what f writes between the lines <name> and </name>.
func (w *writer) fence(name string, f func()) {
	w.b.WriteString("<" + name + ">\n")
	f()
	w.b.WriteString("</" + name + ">\n")
}

// line writes one line of JSON. Pairs whose text is empty are left out.
func (w *writer) line(pairs ...pair) {
	sep := "{"
	for _, p := range pairs {
		if p.value == "" || p.value == false {
			continue
		}
		w.b.WriteString(sep)
		sep = ", "
		w.b.WriteString(`"` + p.name + `": `)
		switch v := p.value.(type) {
		case string:
			w.text(v)
		case int:
			w.b.WriteString(strconv.Itoa(v))
		case bool:
			w.b.WriteString(strconv.FormatBool(v))
		}
	}
	if sep == "{" {
		w.b.WriteByte('{')
	}
	w.b.WriteString("}\n")
}

// text writes a JSON string. Whatever is no visible character is written as an
// escape, and so are "<", ">" and "&": the text can neither end its line, nor
// look like a fence, nor turn or hide what stands beside it.
func (w *writer) text(s string) {
	w.b.WriteByte('"')
	for i, r := range s {
		switch {
		case r == '"' || r == '\\':
			w.b.WriteByte('\\')
			w.b.WriteRune(r)
		case r == '\n':
			w.b.WriteString(`\n`)
		case r == '\t':
			w.b.WriteString(`\t`)
		case r == utf8.RuneError && !strings.HasPrefix(s[i:], string(utf8.RuneError)):
			w.b.WriteString(`\ufffd`) // no UTF-8
		case r == '<' || r == '>' || r == '&' || !visible(r):
			w.escape(r)
		default:
			w.b.WriteRune(r)
		}
	}
	w.b.WriteByte('"')
}

// visible reports whether a person who reads the text sees the character. Some
// that pass for letters or marks are drawn as nothing, and texts are hidden in them.
func visible(r rune) bool {
	const blankBraille = '\u2800'
	return unicode.IsPrint(r) && r != blankBraille && !unicode.In(r, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point)
}

func (w *writer) escape(r rune) {
	const hex = "0123456789abcdef"
	unit := func(u rune) {
		w.b.WriteString(`\u`)
		for shift := 12; shift >= 0; shift -= 4 {
			w.b.WriteByte(hex[u>>shift&0xf])
		}
	}
	if r > 0xffff {
		r -= 0x10000
		unit(0xd800 + r>>10)
		unit(0xdc00 + r&0x3ff)
		return
	}
	unit(r)
}

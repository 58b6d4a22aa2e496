package dialect

import (
	"encoding/json"
	"strings"

	"automode"
)

// saying is how an agent is answered with one flat object, as most are: a
// member with a word for the verdict, and members with the reason.
type saying struct {
	verdict          string // the member with the word; empty where the agent reads no object
	allow, ask, deny string // the words; an empty one prints no object
	because          string // members with the reason of a denial, between blanks
	question         string // members with what the person is asked
	empty            bool   // an allow is an object without members
	exit             bool   // a denial also goes to stderr, and ends with status 2
}

// write prints a verdict.
func (s *saying) write(_ *Event, v automode.Verdict, reason string) (out Output) {
	word, names := s.deny, s.because
	switch v {
	case automode.Allow:
		word, names = s.allow, ""
	case automode.Ask:
		word, names = s.ask, s.question
	default:
		if s.exit {
			out = Output{Stderr: reason, Exit: 2}
		}
	}
	switch {
	case v == automode.Allow && s.empty:
		return Output{Stdout: []byte("{}\n")}
	case s.verdict == "" || word == "":
		return out
	}
	text, err := json.Marshal(reason)
	if err != nil {
		return unwritten(err)
	}
	b := []byte(`{"` + s.verdict + `":"` + word + `"`)
	for name := range strings.FieldsSeq(names) {
		b = append(append(b, `,"`+name+`":`...), text...)
	}
	out.Stdout = append(b, "}\n"...)
	return out
}

// printed is one JSON object on stdout.
func printed(object any) Output {
	out, err := json.Marshal(object)
	if err != nil {
		return unwritten(err)
	}
	return Output{Stdout: append(out, '\n')}
}

// unwritten is the answer when none can be printed: status 2 stops the call
// where the agent heeds it.
func unwritten(err error) Output {
	return Output{Stderr: "automode-hook: cannot write its answer: " + err.Error(), Exit: 2}
}

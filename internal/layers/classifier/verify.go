package classifier

import (
	"bytes"
	"encoding/json"
	"strings"

	"automode"
)

// maxArguments bounds what is read of an answer, in bytes.
const maxArguments = 64 << 10

// answer is what a model wrote. Pointers tell what is missing from what is false.
type answer struct {
	Thinking *string `json:"thinking"`
	Block    *bool   `json:"should_block"`
	Reason   *string `json:"reason"`
	Rule     *string `json:"rule"`
	Message  *int    `json:"message"`
}

// parseAnswer reads a model's arguments. An answer that has not all of its
// fields, each once and of its type, is none.
func parseAnswer(b []byte) (answer, *Failure) {
	unusable := func(why string) (answer, *Failure) {
		return answer{}, &Failure{Outcome: automode.Unusable, Text: why}
	}
	if len(bytes.TrimSpace(b)) == 0 {
		return answer{}, &Failure{Outcome: automode.Unruled, Text: "it called the tool without a word"}
	}
	if len(b) > maxArguments {
		return unusable("its answer is too long")
	}
	if twice(b) {
		return unusable("its answer says something twice, or is no object")
	}
	var a answer
	d := json.NewDecoder(bytes.NewReader(b))
	if err := d.Decode(&a); err != nil || d.More() {
		return unusable("its answer is not of the form that was asked for")
	}
	if a.Thinking == nil || a.Block == nil || a.Rule == nil || a.Message == nil || a.Reason == nil {
		return unusable("its answer leaves something out")
	}
	return a, nil
}

// twice reports whether an object has a key more than once, in whatever case:
// readers differ in which of them counts.
func twice(b []byte) bool {
	d := json.NewDecoder(bytes.NewReader(b))
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return true
	}
	seen := map[string]bool{}
	for d.More() {
		t, err := d.Token()
		key, ok := t.(string)
		if err != nil || !ok || seen[strings.ToLower(key)] {
			return true
		}
		seen[strings.ToLower(key)] = true
		var value json.RawMessage
		if d.Decode(&value) != nil {
			return true
		}
	}
	return false
}

// ruling turns the answer of the stage that reasons into a ruling. What it
// names has to have been shown: an invented rule or message makes the whole
// answer unusable, whatever it says.
func (c *Classifier) ruling(a *answer, q *Question) (automode.Ruling, *Failure) {
	unusable := func(why string) (automode.Ruling, *Failure) {
		return automode.Ruling{}, &Failure{Outcome: automode.Unusable, Text: why}
	}
	invented := func(why string) (automode.Ruling, *Failure) {
		return automode.Ruling{}, &Failure{Outcome: automode.Invented, Text: why}
	}
	id := strings.TrimSpace(*a.Rule)
	hard := has(c.rules.lists.HardDeny, id)
	blocks := hard || has(c.rules.lists.SoftDeny, id)
	r := automode.Ruling{Rule: id, Why: strings.TrimSpace(*a.Reason)}
	var cited *Message
	if *a.Message != 0 {
		for _, m := range shown(q.Messages) {
			if m.Number == *a.Message {
				cited = &m
			}
		}
		if cited == nil {
			return invented("it cites a message that it was not shown")
		}
	}
	switch {
	case id != "" && !blocks && !has(c.rules.lists.Allow, id):
		return invented("it names a rule that there is not")
	case *a.Block && !blocks:
		return unusable("it blocks, and names no rule that does")
	case *a.Block && r.Why == "":
		return unusable("it blocks without a reason")
	case *a.Block && hard:
		r.Verdict = automode.Deny
	case *a.Block:
		r.Verdict = automode.Ask
	case hard:
		return unusable("it lets pass what a hard rule is named for")
	case blocks && cited == nil:
		return unusable("it lets pass what a rule is named for, and cites nobody")
	default:
		r.Verdict = automode.Allow
		r.Cites = cited != nil && cited.Heard
	}
	return r, nil
}

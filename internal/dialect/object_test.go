package dialect

import (
	"fmt"
	"strings"
	"testing"

	"automode"
)

// A name that stands twice in an object is found however many stand before it,
// in whatever letters, and however deep.
func TestTwins(t *testing.T) {
	names := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, `"name_%d":%d,`, i, i)
		}
		return b.String()
	}
	for _, n := range []int{1, 2, fewNames - 1, fewNames, fewNames + 1, 3 * fewNames} {
		for _, twin := range []string{"name_0", "NAME_0", fmt.Sprint("name_", n-1), fmt.Sprint("Name_", n-1), "\u212aey"} {
			first := ""
			if strings.HasPrefix(twin, "\u212a") { // the sign for kelvin, which folds to k
				first = `"key":1,`
			}
			object := `{` + first + names(n) + fmt.Sprintf("%q", twin) + `:0}`
			for _, text := range []string{object, `{"a":` + object + `}`, `[1,` + object + `]`, `{"a":[{"b":` + object + `}]}`} {
				if twinWithin([]byte(text)) == "" {
					t.Errorf("%d names and %s again: not found in %.60s", n, twin, text)
				}
			}
		}
		for _, other := range []string{"name-0", "name_00", "name", "name_0 ", fmt.Sprint("name_", n)} {
			if object := `{` + names(n) + fmt.Sprintf("%q", other) + `:0}`; twinWithin([]byte(object)) != "" {
				t.Errorf("%d names and %s: it is no other's twin", n, other)
			}
		}
	}
	if twinWithin([]byte(`{"a":{"x":1},"b":{"x":1},"c":[{"x":1},{"x":1}]}`)) != "" {
		t.Error("a name in two objects")
	}
}

// What is deep is brackets in each other, not beside each other or in a text.
func TestNesting(t *testing.T) {
	for text, want := range map[string]int{`1`: 0, `{}`: 1, `[[],[],[]]`: 2, `{"a":"[[[["}`: 1, `{"a":"\"[[[["}`: 1, `["\\",[1]]`: 2, `[{"a":[]},{}]`: 3} {
		if got := nesting([]byte(text)); got != want {
			t.Errorf("%s: %d, want %d", text, got, want)
		}
	}
	deep := func(n int) []byte {
		return []byte(strings.Repeat(`{"a":`, n) + "1" + strings.Repeat("}", n))
	}
	if _, err := readObject(deep(maxNesting)); err != nil {
		t.Errorf("as deep as it may be: %v", err)
	}
	if _, err := readObject(deep(maxNesting + 1)); err == nil {
		t.Error("deeper than it may be")
	}
	if _, err := readObject([]byte(`{"a":[` + strings.Repeat(`{},`, 4*maxNesting) + `{}]}`)); err != nil {
		t.Errorf("many beside each other: %v", err)
	}
}

// What is no whole object is no payload.
func TestPayloadsThatAreNone(t *testing.T) {
	for _, text := range []string{"", " \n", "[]", "null", `"a"`, "{", "{}}", `{"a":1`, "{\"a\":\"\x00\"}", "\x00{}", "{\"a\":\"\xff\"}", `{"a":tru}`} {
		if _, err := readObject([]byte(text)); err == nil {
			t.Errorf("%q is read", text)
		}
	}
	if o, err := readObject([]byte("\ufeff{\"a\":1}")); err != nil || o.get("a") == nil {
		t.Errorf("behind the mark of UTF-8: %v", err)
	}
	space := strings.Repeat(" ", MaxPayload-2)
	if _, err := readObject([]byte("{}" + space)); err != nil {
		t.Errorf("as long as it may be: %v", err)
	}
	if _, err := readObject([]byte("{}" + space + " ")); err == nil {
		t.Error("longer than it may be")
	}
}

// The name of a server's tool, where both of its parts are there.
func TestServersTools(t *testing.T) {
	for name, want := range map[string]bool{"mcp__a__b": true, "mcp__a__b__c": true, "mcp__a": false, "mcp____b": false, "mcp__a__": false, "mcp_a_b": false, "a__b": false} {
		if tool, ok := doubleUnderscore(name); ok != want || ok && tool != name {
			t.Errorf("%s: %q, %t", name, tool, ok)
		}
	}
	for want, parts := range map[string][2]string{"mcp__a__b": {"a", "b"}, "mcp__*__b": {"", "b"}, "mcp_a__x_b": {"a__x", "b"}, "mcp_a__b": {"a_", "b"}, "mcp__a_x__b": {"a_x", "b"}} {
		if got := serverTool(parts[0], parts[1]); got != want {
			t.Errorf("%q: %s, want %s", parts, got, want)
		}
	}
}

// A question of the agent's own to its person is left to it by silence where
// that does so; one that cannot be relied on, or is not allowed, is answered.
func TestOwnQuestions(t *testing.T) {
	allow := automode.Decision{Verdict: automode.Allow, Person: "It is fine."}
	for agent, tool := range map[string]string{"copilot": "ask_user", "droid": "AskUser", "qwen": "ask_user_question", "vscode": "vscode_askQuestions"} {
		ev := readTool(t, agent, tool, `{"question":"Which?","questions":[]}`)
		if ev.Call.Malformed != "" || len(Find(agent).Answer(ev, allow, Answering{}).Stdout) > 0 {
			t.Errorf("%s: %s is answered for the person, %q", agent, tool, ev.Call.Malformed)
		}
		for _, d := range []automode.Decision{{Verdict: automode.Deny, Model: "No."}, {Person: "May it?"}} {
			if out := Find(agent).Answer(ev, d, Answering{}); silence(out) {
				t.Errorf("%s: silence is what is said to %s", agent, d.Verdict)
			}
		}
		ev.Call.Malformed = "it reads in two ways"
		if out := Find(agent).Answer(ev, allow, Answering{}); silence(out) {
			t.Errorf("%s: silence about a call that cannot be relied on", agent)
		}
		if ev := readTool(t, agent, "no_such_tool", `{}`); silence(Find(agent).Answer(ev, allow, Answering{})) {
			t.Errorf("%s: silence about another tool", agent)
		}
	}
}

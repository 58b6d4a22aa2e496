package rules

import (
	"strings"
	"testing"

	"automode"
)

func TestParse(t *testing.T) {
	for _, test := range []struct {
		text string
		want Rule
		warn string
	}{
		{"Bash", Rule{Tool: "Bash"}, ""},
		{"Bash(*)", Rule{Tool: "Bash"}, ""},
		{" Bash( npm run build ) ", Rule{Form: OfCommand, Tool: "Bash", Spec: "npm run build"}, ""},
		{"Bash(git log (x))", Rule{Form: OfCommand, Tool: "Bash", Spec: "git log (x)"}, ""},
		{"Bash(a && b)", Rule{Form: OfCommand, Tool: "Bash", Spec: "a && b"}, "one simple command at a time"},
		{"Bash(bash -c 'a && b')", Rule{Form: OfCommand, Tool: "Bash", Spec: "bash -c 'a && b'"}, ""},
		{`Bash(find . -exec ls {} \;)`, Rule{Form: OfCommand, Tool: "Bash", Spec: `find . -exec ls {} \;`}, ""},
		{"Bash(run_in_background:true)", Rule{Form: OfCommand, Tool: "Bash", Spec: "run_in_background:true", Param: "run_in_background", Value: "true"}, ""},
		{"Read(.env)", Rule{Form: OfPath, Tool: "Read", Spec: ".env"}, ""},
		{"Write(.env)", Rule{Form: OfNothing, Tool: "Write", Spec: ".env"}, "write Edit(.env)"},
		{"Glob(src/**)", Rule{Form: OfNothing, Tool: "Glob", Spec: "src/**"}, "write Read(src/**)"},
		{"Edit(file_path:/x)", Rule{Form: OfNothing, Tool: "Edit", Spec: "file_path:/x"}, "is ignored"},
		{"WebFetch(domain:Example.COM)", Rule{Form: OfHost, Tool: "WebFetch", Spec: "Example.COM", Value: "Example.COM"}, ""},
		{"WebFetch(url:https://x)", Rule{Form: OfNothing, Tool: "WebFetch", Spec: "url:https://x"}, "is ignored"},
		{"mcp__s__t", Rule{Tool: "mcp__s__t"}, ""},
		{"mcp__*", Rule{Tool: "mcp__*"}, ""},
		{"mcp__s__t(kind : pro*)", Rule{Form: OfField, Tool: "mcp__s__t", Spec: "kind : pro*", Param: "kind", Value: "pro*"}, ""},
		{"mcp__s__t(x)", Rule{Form: OfNothing, Tool: "mcp__s__t", Spec: "x"}, "is ignored"},
		{"Agent(Explore)", Rule{Form: OfName, Tool: "Agent", Spec: "Explore"}, ""},
		{"Task(Explore)", Rule{Form: OfName, Tool: "Task", Spec: "Explore"}, ""},
		{"Monitor(tail *)", Rule{Form: OfCommand, Tool: "Monitor", Spec: "tail *"}, ""},
		{"PowerShell(Get-Item *)", Rule{Form: OfCommand, Tool: "PowerShell", Spec: "Get-Item *"}, ""},
		{"MultiEdit(.env)", Rule{Form: OfNothing, Tool: "MultiEdit", Spec: ".env"}, "write Edit(.env)"},
		{"Grep(path:src)", Rule{Form: OfNothing, Tool: "Grep", Spec: "path:src"}, "is ignored"},
		{"NotebookEdit(notebook_path:x)", Rule{Form: OfNothing, Tool: "NotebookEdit", Spec: "notebook_path:x"}, "is ignored"},
		{"WebFetch(prompt : x)", Rule{Form: OfField, Tool: "WebFetch", Spec: "prompt : x", Param: "prompt", Value: "x"}, ""},
		{"Skill(deploy *)", Rule{Form: OfName, Tool: "Skill", Spec: "deploy *"}, ""},
		{"Cd(/srv)", Rule{Form: OfFolder, Tool: "Cd", Spec: "/srv"}, ""},
		{"WebSearch", Rule{Tool: "WebSearch"}, ""},
		{"WEBSEARCH", Rule{Tool: "WEBSEARCH"}, ""},
		{"webFetch", Rule{Tool: "webFetch"}, "did you mean WebFetch?"},
		{"effect:Publish", Rule{Form: OfEffect, Effect: automode.Publish}, ""},
		{"effect:Delete(~/**)", Rule{Form: OfEffect, Effect: automode.Delete, Spec: "~/**"}, ""},
		{"effect:Unknown(*)", Rule{Form: OfEffect, Effect: automode.Unknown}, ""},
	} {
		if test.text == "WEBSEARCH" {
			test.warn = "did you mean WebSearch?"
		}
		got, warnings, err := Parse(test.text)
		if err != nil || got != test.want {
			t.Errorf("%s: got %+v, %v; want %+v", test.text, got, err, test.want)
		}
		if all := strings.Join(warnings, "; "); (test.warn == "") != (all == "") || !strings.Contains(all, test.warn) {
			t.Errorf("%s: warned %q, want %q", test.text, all, test.warn)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":                              "is empty",
		"  ":                            "is empty",
		"Bash(git":                      "must end with the parenthesis",
		"Bash(git) x":                   "must end with the parenthesis",
		"Bash()":                        "write Bash to mean every call",
		"Bash( )":                       "nothing stands in the parentheses",
		"git push":                      "must begin with a tool's name",
		"(x)":                           "must begin with a tool's name",
		"Bash\u200b(x)":                 "must begin with a tool's name",
		"Read(!x)":                      "cannot except",
		"WebFetch(domain:https://x.io)": "is no host",
		"WebFetch(domain:x:80)":         "is no host",
		"effect:Remove":                 `unknown kind of effect "Remove"; known are Unknown, Read,`,
		"effect:delete(x)":              "did you mean Delete?",
		"effect:Fetch(http://x)":        "is no host",
		"effect:Delete(!x)":             "cannot except",
		"Bash(a\nb)":                    "line break",
		strings.Repeat("x", 5000):       "longer than 4096",
	} {
		if _, _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", text, err, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"Bash(git *)", "Read(//a/**/b)", "effect:Run(npm test)", "WebFetch(domain:*.x.io)", "mcp__a__b(c:d*)",
		"Read([!a-z]{b,c}/../**)", "Bash(:*)", "Edit(~)", "Bash(A=1 b)", "Read(a\\)"} {
		f.Add(s, "/home/dev/project/a/b", "git push origin")
	}
	f.Fuzz(func(t *testing.T, rule, target, command string) {
		r, _, err := Parse(rule)
		if err != nil {
			return
		}
		again, _, err := Parse(rule)
		if err != nil || again != r {
			t.Errorf("read twice: %+v, %+v, %v", r, again, err)
		}
		if strings.TrimSpace(command) == "" {
			return
		}
		// A rule that allows never lifts a denial, and what names neither the
		// command, the path nor the tool allows nothing.
		w := strings.Fields(command)
		a := action(w, effect(automode.Write, "/"+target))
		a.Call.Command = command
		for _, list := range []string{"deny", "ask", "allow"} {
			l := layer(list + " " + rule)
			o := l.Judge(a, 0)
			if o.LiftsDeny || list != "allow" && o.Word == automode.Allowed || list == "allow" && o.Word > automode.Unsettled && l.bad == nil {
				t.Errorf("%s %q: %+v", list, rule, o)
			}
			l.Call(a)
			l.Problems()
		}
	})
}

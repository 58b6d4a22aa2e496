package propose_test

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"automode"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/propose"
	"automode/standard"
)

const (
	home    = "/home/dev"
	project = "/home/dev/project"
)

// with is the gate of a person who allows these rules, for a project that is
// one by its letters only.
func with(rules ...string) *automode.Gate {
	var cfg config.Config
	for i, r := range rules {
		cfg.Allow = append(cfg.Allow, config.Rule{Text: r, Index: i, Origin: config.Origin{Scope: config.Person, File: "/home/dev/.config/automode/automode.json"}})
	}
	return standard.New(cfg, standard.Env{Home: home, AccountHome: home, Root: project, Platform: automode.Linux}, nil)
}

// call is a shell command, or a tool with its input as JSON: "WebFetch {…}".
func call(t *testing.T, text string) *automode.Call {
	t.Helper()
	c := &automode.Call{Agent: dialect.Claude, Tool: "Bash", Kind: automode.ShellTool, Command: text, Cwd: project, Platform: automode.Linux}
	if tool, input, ok := strings.Cut(text, " {"); ok && strings.HasSuffix(input, "}") && (strings.HasPrefix(tool, "mcp__") || tool == "WebFetch" || tool == "Write") {
		payload, _ := json.Marshal(map[string]any{"hook_event_name": "PreToolUse", "cwd": project, "tool_name": tool, "tool_input": json.RawMessage("{" + input)})
		ev, err := dialect.ReadClaude(payload)
		if err != nil {
			t.Fatal(err)
		}
		c = ev.Call
	}
	c.Roots = []string{project}
	return c
}

func propose1(t *testing.T, c *automode.Call, how func(*automode.Decision, string, propose.Judge) ([]string, error)) ([]string, error) {
	t.Helper()
	d := with().Decide(t.Context(), c)
	return how(&d, home, func(rules []string) automode.Decision { return with(rules...).Decide(t.Context(), c) })
}

func TestGeneral(t *testing.T) {
	for _, tt := range []struct{ call, want string }{
		// A program that nobody described: with the word that has the look of a
		// subcommand.
		{"frobnicate build --fast", "Bash(frobnicate build *)"},
		{"frobnicate ./x.txt", "Bash(frobnicate *)"},
		{"frobnicate --all", "Bash(frobnicate *)"},
		{"./scripts/deploy.sh staging", "Bash(./scripts/deploy.sh *)"},
		// Subcommands as the catalogue knows them, options in front included.
		{"git push origin main", "Bash(git push *)"},
		{"git -C /home/dev/project push origin main", "Bash(git -C /home/dev/project push *)"},
		{"gh pr create --title x --body y", "Bash(gh pr create *)"},
		{"kubectl apply -f x.yaml", "Bash(kubectl apply *)"},
		{"kill 4711", "Bash(kill *)"},
		// What runs, where a program runs what it is given.
		{"make deploy", "Bash(make deploy *)"},
		{"npm run deploy", "Bash(npm run deploy *)"},
		{"pnpm --filter web deploy-now", "Bash(pnpm --filter web deploy-now *)"},
		{"python3 scripts/load.py --all", "Bash(python3 scripts/load.py *)"},
		{"node tools/x.js a b", "Bash(node tools/x.js *)"},
		{"npx frobnicate src", "Bash(npx frobnicate *)"},
		// Inside of what only starts it.
		{"timeout 60 frobnicate build", "Bash(frobnicate build *)"},
		{"cd src && frobnicate build | tee /tmp/out | tail -5", "Bash(frobnicate build *)"},
		// Code in an argument: this code and no other.
		{"npm install left-pad", "Bash(npm install left-pad)"},
		// Hosts and folders by themselves, not the program that reached them.
		{"curl -s https://example.com/health | head -20", "WebFetch(domain:example.com)"},
		{`WebFetch {"url": "https://docs.example.com/a/b", "prompt": "x"}`, "WebFetch(domain:docs.example.com)"},
		{"cp a ~/notes/today/a.md", "Edit(~/notes/today/**)"},
		{"frobnicate build > ~/notes/x", "Edit(~/notes/**) Bash(frobnicate build *)"},
		{"cp a ~/x", "Edit(~/x)"},
		{"gh run download 12 --name x --dir /tmp/x", "Bash(gh run download *)"},
		{"grep KEY .env", "Read(~/project/.env)"},
		{"cp a ~/.config/x", "Edit(~/.config/x)"},
		{"cp a ~/.config/frob/x", "Edit(~/.config/frob/**)"},
		{`Write {"file_path": "/srv/data/a/x.txt", "content": "x"}`, "Edit(//srv/data/a/**)"},
		{`Write {"file_path": "/home/dev/project/Makefile", "content": "all:\n\trm -rf ~\n"}`, "Edit(~/project/Makefile)"},
		// Other tools by their names.
		{`mcp__db__query {"sql": "select 1"}`, "mcp__db__query"},
		{"frobnicate a; git push; curl https://example.com", "Bash(frobnicate a *) Bash(git push *) WebFetch(domain:example.com)"},
	} {
		c := call(t, tt.call)
		got, err := propose1(t, c, propose.General)
		if strings.Join(got, " ") != tt.want {
			d := with().Decide(t.Context(), c)
			t.Errorf("%s: %q (%v), want %q; it is %s: %s", tt.call, got, err, tt.want, d.Verdict, d.Person)
			continue
		}
		if d := with(got...).Decide(t.Context(), c); d.Verdict != automode.Allow {
			t.Errorf("%s: with %q it is %s: %s", tt.call, got, d.Verdict, d.Person)
		}
	}
}

func TestNothingGeneral(t *testing.T) {
	for _, tt := range []struct {
		call string
		want error
	}{
		{"git status", propose.ErrAllowed},
		{"rm -rf ~/", propose.ErrDenied},
		{"echo x > /etc/hosts", propose.ErrDenied},
		{"rm -rf precious", propose.ErrHard},
		{"frobnicate a && git push --force", propose.ErrHard},
		{"sudo frobnicate", propose.ErrHard},
		{"cat ~/.ssh/id_ed25519", propose.ErrSecret},
		{"gh auth token", propose.ErrSecret},
		{"frobnicate 'a", propose.ErrUnread},
		// No rule covers a path that nobody knows.
		{"frobnicate > $OUT", propose.ErrNone},
	} {
		if got, err := propose1(t, call(t, tt.call), propose.General); len(got) > 0 || !errors.Is(err, tt.want) {
			t.Errorf("%s: %q, %v; want %v", tt.call, got, err, tt.want)
		}
	}
}

// What stands as written and may be another command the next time gets no rule.
func TestNothingForWordsThatAreNotKnown(t *testing.T) {
	for _, text := range []string{"$X", "eval $X", "cp $A ~/notes/x", "rm -rf $DIR", "frobnicate > $F"} {
		for name, f := range map[string]func(*automode.Decision, string, propose.Judge) ([]string, error){"exact": propose.Exact, "general": propose.General} {
			if got, err := propose1(t, call(t, text), f); err == nil {
				t.Errorf("%s, %s: %q", text, name, got)
			}
		}
	}
}

// An exact rule is there for what is hard as well.
func TestExact(t *testing.T) {
	for text, want := range map[string]string{
		"rm -rf precious":     "Bash(rm -rf precious)",
		"frobnicate > ~/x":    "effect:Write(~/x) Bash(frobnicate)",
		"cp a ~/notes/x":      "Bash(cp a ~/notes/x)",
		"git push --force":    "Bash(git push --force)",
		"mcp__db__query {\n}": "mcp__db__query",
	} {
		c := call(t, text)
		got, err := propose1(t, c, propose.Exact)
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %q (%v), want %q", text, got, err, want)
		}
	}
}

// Over the whole corpus: what is proposed allows its call, and no pattern that
// is proposed for any of them weakens anything hard, asked or denied in any
// other.
func TestProposalsLeaveHardThingsAlone(t *testing.T) {
	var calls []*automode.Call
	for _, text := range corpus(t) {
		calls = append(calls, call(t, text))
	}
	var all []string
	none := with()
	before := make([]automode.Decision, len(calls))
	for i, c := range calls {
		before[i] = none.Decide(t.Context(), c)
		d := &before[i]
		if d.Verdict != automode.Ask {
			continue
		}
		judge := func(rules []string) automode.Decision { return with(rules...).Decide(t.Context(), c) }
		rules, err := propose.General(d, home, judge)
		if err != nil {
			continue
		}
		if after := judge(rules); after.Verdict != automode.Allow {
			t.Errorf("%s: with %q it is %s", c.Command, rules, after.Verdict)
		}
		for _, r := range rules {
			if (strings.Contains(r, "*") || !strings.HasPrefix(r, "Bash(")) && !slices.Contains(all, r) {
				all = append(all, r)
			}
			if strings.HasPrefix(r, "effect:") {
				t.Errorf("%s: %s allows also what is hard", c.Command, r)
			}
		}
	}
	if len(all) < 100 {
		t.Fatalf("only %d rules came of the corpus", len(all))
	}
	every := with(all...)
	for i, c := range calls {
		after := every.Decide(t.Context(), c)
		for k := range before[i].Judged {
			was, is := &before[i].Judged[k], &after.Judged[k]
			if was.Word > automode.Unsettled && is.Word < was.Word && was.Effect.Via != automode.Written {
				t.Errorf("%s: %s %s was %s and is %s by %s", c.Command, was.Effect.Kind, was.Effect.Target, was.Word, is.Word, is.Stood.Why)
			}
		}
	}
}

// corpus is every one-line shell command of testdata.
func corpus(t *testing.T) (list []string) {
	files, err := filepath.Glob("../../testdata/*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no corpus", err)
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		_, lines, _ := strings.Cut(string(b), "-- verdicts --\n")
		for line := range strings.Lines(lines) {
			part := strings.SplitN(strings.TrimSpace(line), " ", 3)
			if len(part) == 3 && (part[0] == "ask" || part[0] == "deny") && !strings.HasPrefix(part[2], "{\"tool") && !strings.HasPrefix(part[2], "Q\"") {
				list = append(list, strings.NewReplacer("{project}", project, "{home}", home).Replace(part[2]))
			}
		}
	}
	return list
}

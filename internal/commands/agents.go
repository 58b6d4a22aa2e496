package commands

import (
	"strings"

	"automode"
)

// Coding agents. One that is started from within another runs a loop of its
// own, which passes its own gate where that is in force; the options that
// switch asking, hooks or settings off take the gate away. What one is told that goes
// on with a session of before counts there as the person's own word.

var (
	speaks = []Do{{Kind: automode.Weaken, Target: "the person's say", Why: "speaks in the person's place in a session that goes on"}}
	spoken = []Do{{Kind: automode.Run, Target: "another agent", Why: "starts another agent, which acts by itself"}, speaks[0]}
)

var claude = Program{
	Name: "claude", Rare: true, Summary: "a coding agent", Manual: "Claude Code, command-line reference",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true,
		Does: []Do{{Kind: automode.Run, Target: "another agent", Why: "starts another agent, which acts by itself"}},
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-p --print --verbose --ide --fork-session --include-partial-messages --replay-user-messages"},
			{Names: "--output-format= --input-format= --model= --fallback-model= --max-turns= --append-system-prompt= --disallowedTools= --disallowed-tools= --debug[=]", Value: Data},
			{Names: "-c --continue", Why: "goes on with a session", Does: speaks},
			{Names: "-r= --resume= --session-id= --resume[=]", Value: Data, Why: "goes on with a session", Does: speaks},
			{Names: "--add-dir=", Value: Lists},
			{Names: "--dangerously-skip-permissions --allow-dangerously-skip-permissions", Why: "the agent asks nobody", Does: []Do{{Kind: automode.Weaken, Target: "its permissions", Traits: automode.Ungated}}},
			{Names: "--bare --safe-mode --restricted", Why: "the agent loads no hooks", Does: []Do{{Kind: automode.Weaken, Target: "its hooks", Traits: automode.Ungated}}},
			{Names: "--permission-mode=", Value: Data, Why: "the agent's permission mode"},
			{Names: "--settings= --setting-sources= --mcp-config= --allowedTools= --allowed-tools= --permission-prompt-tool= --plugin-dir= --system-prompt= --agents=", Value: Unread, Why: "gives the agent other permissions or tools"},
		},
		Rows: []Row{
			{Names: "mcp plugin config install update setup-token auto-mode", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "the agent", Traits: automode.Persists, Why: "sets an agent up differently"}}, Args: []Arg{{Role: Data}}, Refine: helpOfVerb},
			{Names: "doctor"},
		},
		Refine: claudeMode,
	},
}

var claudeCases = []Case{
	{`claude`, `Run another agent`},
	{`claude -p 'mend it'`, `Run another agent`},
	{`claude --model x`, `Run another agent`},
	{`claude --resume=y -p x`, `Run another agent; Weaken the person's say`},
	{`claude -r y -p x`, `Run another agent; Weaken the person's say`},
	{`claude -cp x`, `Run another agent; Weaken the person's say`},
	{`claude --session-id y -p x`, `Run another agent; Weaken the person's say`},
	{`claude --add-dir ../x`, `Run another agent; Read{listing} ../x`},
	{`claude --dangerously-skip-permissions -p x`, `Run another agent; Weaken{ungated} its permissions`},
	{`claude --bare`, `Run another agent; Weaken{ungated} its hooks`},
	{`claude --safe-mode -p x`, `Run another agent; Weaken{ungated} its hooks`},
	{`claude --restricted`, `Run another agent; Weaken{ungated} its hooks`},
	{`claude --permission-mode plan`, `Run another agent`},
	{`claude --permission-mode bypassPermissions`, `Run another agent; Weaken{ungated} its permissions`},
	{`claude --settings x.json`, `Run another agent; Unknown gives the agent other permissions or tools`},
	{`claude mcp add x`, `Configure{persists} the agent`},
	{`claude doctor`, `nothing`},
}

// claudeMode reads the permission mode that is asked for.
func claudeMode(m *Match) {
	if v, ok := m.Value("--permission-mode"); ok && !v.Is("plan") && !v.Is("default") && !v.Is("manual") {
		m.Add(Fact{Kind: automode.Weaken, Target: "its permissions", Traits: automode.Ungated, Via: automode.ByOption,
			Flag: "--permission-mode", Why: "the agent asks less, or nobody"})
	}
}

var codex = Program{
	Name: "codex", Rare: true, Summary: "a coding agent", Manual: "Codex CLI, command-line reference",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true,
		Does: []Do{{Kind: automode.Run, Target: "another agent", Why: "starts another agent, which acts by itself"}},
		Args: []Arg{{Role: Data}},
		Global: []Flag{
			{Names: "-m= --model= -i= --image= -p= --profile= --color=", Value: Data},
			{Names: "--json --search --oss --skip-git-repo-check --no-alt-screen"},
			{Names: "-C= --cd=", Value: Base},
			{Names: "--add-dir=", Value: Lists},
			{Names: "-o= --output-last-message=", Value: Writes, Why: "writes the last answer there"},
			{Names: "--dangerously-bypass-approvals-and-sandbox --yolo --dangerously-bypass-hook-trust", Why: "the agent asks nobody", Does: []Do{{Kind: automode.Weaken, Target: "its permissions", Traits: automode.Ungated}}},
			{Names: "--full-auto", Why: "the agent asks less", Does: []Do{{Kind: automode.Weaken, Target: "its permissions", Traits: automode.Ungated}}},
			{Names: "-c= --config= -s= --sandbox= -a= --ask-for-approval= --enable= --disable=", Value: Unread, Why: "gives the agent other permissions"},
		},
		Rows: []Row{
			{Names: "resume", Does: spoken, Args: []Arg{{Role: Data}},
				Flags: []Flag{{Names: "--last --all"}}},
			{Names: "exec e review", Rows: []Row{{Names: "resume", Does: spoken,
				Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "--last --all"}}}}, OrArgs: true, Does: []Do{{Kind: automode.Run, Target: "another agent", Why: "starts another agent, which acts by itself"}}, Args: []Arg{{Role: Data}}},
			{Names: "mcp login logout apply cloud features", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "the agent", Traits: automode.Persists, Why: "sets an agent up differently"}}, Args: []Arg{{Role: Data}}, Refine: helpOfVerb},
		},
		Refine: asksNobody,
	},
}

var codexCases = []Case{
	{`codex 'mend it'`, `Run another agent`},
	{`codex -C ../x --json -m y exec z`, `Run another agent; in ../x`},
	{`codex exec --add-dir a -o b c`, `Run another agent; Read{listing} a; Write b`},
	{`codex resume --last x`, `Run another agent; Weaken the person's say`},
	{`codex resume y x`, `Run another agent; Weaken the person's say`},
	{`codex exec resume --last x`, `Run another agent; Weaken the person's say`},
	{`codex --yolo`, `Run another agent; Weaken{ungated} its permissions`},
	{`codex exec --full-auto x`, `Run another agent; Weaken{ungated} its permissions`},
	{`codex -c approval_policy=never`, `Run another agent; Unknown gives the agent other permissions; Weaken{ungated} its permissions`},
	{`codex exec -s danger-full-access x`, `Run another agent; Unknown gives the agent other permissions; Weaken{ungated} its permissions`}, {`codex --ask-for-approval=never`, `Run another agent; Unknown gives the agent other permissions; Weaken{ungated} its permissions`},
	{`codex mcp add x`, `Configure{persists} the agent`},
}

// helpOfVerb: a verb and the question what it does, and nothing else.
func helpOfVerb(m *Match) {
	if len(m.Args) == 2 && m.Args[1].Is("--help") && m.Args[0].Exact() && !strings.HasPrefix(m.Args[0].Text, "-") {
		m.Facts = m.Facts[:0]
	}
}

var gemini = Program{
	Name: "gemini", Rare: true, Kin: "qwen", Summary: "a coding agent", Manual: "Gemini CLI, configuration reference",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true,
		Does: []Do{{Kind: automode.Run, Target: "another agent", Why: "starts another agent, which acts by itself"}},
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-m= --model= --prompt= -i= --prompt-interactive= --output-format=", Value: Data}, {Names: "-p= -o=", Value: Data, Of: "gemini qwen"},
			{Names: "--resume= -r=", Value: Data, Why: "goes on with a session", Does: speaks},
			{Names: "-d --debug -s --sandbox --list-extensions --list-sessions --screen-reader"},
			{Names: "--include-directories=", Value: Lists},
			{Names: "-y --yolo", Why: "the agent asks nobody", Does: []Do{{Kind: automode.Weaken, Target: "its permissions", Traits: automode.Ungated}}},
			{Names: "--approval-mode= --allowed-tools= --allowed-mcp-server-names= -e= --extensions= --policy=", Value: Unread, Why: "gives the agent other permissions or tools"},
		},
		Rows:   []Row{{Names: "mcp extensions skills hooks", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "the agent", Traits: automode.Persists, Why: "sets an agent up differently"}}, Args: []Arg{{Role: Data}}, Refine: helpOfVerb}},
		Refine: asksNobody,
	},
}

var geminiCases = []Case{
	{`gemini -m 1 -p x -d --include-directories ../y`, `Run another agent; Read{listing} ../y`},
	{`gemini -p x -d --include-directories ../y`, `Run another agent; Read{listing} ../y`},
	{`gemini -r latest -p x`, `Run another agent; Weaken the person's say`},
	{`gemini --yolo -p x`, `Run another agent; Weaken{ungated} its permissions`},
	{`qwen -y`, `Run another agent; Weaken{ungated} its permissions`},
	{`gemini --approval-mode yolo`, `Run another agent; Unknown gives the agent other permissions or tools; Weaken{ungated} its permissions`}, {`qwen --approval-mode plan`, `Run another agent; Unknown gives the agent other permissions or tools`},
	{`gemini mcp add x`, `Configure{persists} the agent`}, {`gemini mcp remove --help`, `nothing`}, {`gemini mcp add x --help`, `Configure{persists} the agent`}, {`gemini mcp -- --help`, `Configure{persists} the agent`},
}

package commands

import (
	"strings"

	"automode"
)

// unasked: programs, and the options by which they ask nobody. One with a value stands as
// "--name:value".
var unasked = [...]struct{ names, options string }{
	{"codex", "-a:never --ask-for-approval:never -s:danger-full-access --sandbox:danger-full-access -c:approval_policy:never --config:approval_policy:never -c:sandbox_mode:danger-full-access --config:sandbox_mode:danger-full-access"},
	{"gemini qwen", "--approval-mode:yolo --approval-mode:auto_edit --approval-mode:auto-edit"},
	{"aider", "--yes --yes-always"},
	{"cursor-agent cursor", "-f --force --yolo --approve-mcps --sandbox:disabled"},
	{"opencode", "--dangerously-skip-permissions --yolo"},
	{"copilot", "--allow-all-tools --allow-all --yolo --allow-all-paths --allow-all-urls --autopilot"},
	{"amp", "--dangerously-allow-all"}, {"crush", "-y --yolo"},
	{"droid", "--skip-permissions-unsafe --auto:high --auto:medium"},
	{"kiro-cli q", "-a --trust-all-tools"}, {"cline", "-y --yolo --auto-approve:true"},
	{"kilocode kilo", "--auto --yolo"}, {"openhands", "--always-approve --yolo --headless"},
	{"plandex", "--auto-exec --full"}, {"interpreter", "-y --auto_run --os"}, {"gptme", "-y --no-confirm -n --non-interactive"},
	{"iflow codebuddy kimi", "-y --yes --yolo --auto-approve --dangerously-skip-permissions"}, {"vibe", "--auto-approve"}, {"cn", "--auto"}, {"rovodev codebuff nanocoder", "--yolo"},
}

// otherAgent: it acts by itself, and some options name commands that it runs.
func otherAgent(m *Match) {
	if len(m.Args) == 1 && named("--version --help -h", m.Args[0].Text) {
		return
	}
	m.Add(Fact{Kind: automode.Run, Target: "another agent", Why: "starts another agent, which acts by itself"})
	for i := range m.Args {
		name, line, has := strings.Cut(m.Args[i].Text, "=")
		if !named("--test-cmd --lint-cmd --notifications-command", name) {
			continue
		}
		if w := Lit(line); has {
			m.addRole(RunsLine, &w, "")
		} else if i+1 < len(m.Args) {
			m.addRole(RunsLine, &m.Args[i+1], "")
		}
	}
	asksNobody(m)
}

// asksNobody looks for the options of the agent by which it asks nobody.
func asksNobody(m *Match) {
	for i := range unasked {
		u := &unasked[i]
		if !named(u.names, m.name()) {
			continue
		}
		for k := 1; k < len(m.Words); k++ {
			text := bareOption(m.Words[k].Text)
			whole := text + ":"
			if k+1 < len(m.Words) {
				whole += bareOption(m.Words[k+1].Text)
			}
			if text != "" && text[0] == '-' && (named(u.options, text) || named(u.options, whole)) {
				m.Add(Fact{Kind: automode.Weaken, Target: "its permissions", Traits: automode.Ungated, Via: automode.ByOption, Flag: m.Words[k].Text, Why: "the agent asks nobody"})
				return
			}
		}
	}
}

// bareOption is an option, or its value, as the table above has it.
func bareOption(s string) string {
	return strings.NewReplacer(`"`, "", `'`, "", " ", "", "=", ":").Replace(s)
}

package commands

var aider = Program{
	Name: "aider", Rare: true, Package: true, Kin: "cursor-agent opencode copilot amp crush droid auggie kiro-cli cline kilocode kilo roo openhands plandex interpreter gptme iflow codebuddy kimi vibe cn rovodev codebuff nanocoder",
	Summary: "a coding agent", Manual: "the options reference of Aider 0.86; the command-line references of Cursor CLI, OpenCode 1, Copilot CLI, Amp, Crush, Factory's droid, Kiro CLI, Cline, Kilo Code, OpenHands, Plandex 2, Open Interpreter 0.4, gptme, iFlow, CodeBuddy, Kimi CLI, Mistral Vibe and Continue",
	Row: Row{Style: Plain, Args: anyData, Refine: otherAgent},
}

var aiderCases = []Case{
	{`aider -m x`, `Run another agent`}, {`aider --yes-always -m x`, `Run another agent; Weaken{ungated} its permissions`}, {`amp --version`, `nothing`},
	{`aider --test-cmd 'rm x'`, `Run another agent; Run[line] rm x`}, {`aider --lint-cmd='rm x'`, `Run another agent; Run[line] rm x`},
	{`copilot -p x --allow-all-tools`, `Run another agent; Weaken{ungated} its permissions`}, {`droid exec --auto high x`, `Run another agent; Weaken{ungated} its permissions`}, {`droid exec x`, `Run another agent`},
}

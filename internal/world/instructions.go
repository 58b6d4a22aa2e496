package world

import "automode"

// instructions are what agents read as orders. Writing one is telling a later
// session what to do.
var instructions = []row{
	{automode.Instructions, anywhere, exact,
		[]string{"claude.md", "claude.local.md", "agents.md", "agents.override.md", "agent.md", "gemini.md", "qwen.md", "crush.md", "warp.md", "skill.md", ".cursorrules", ".windsurfrules", ".goosehints", ".roorules", ".aiderrules", ".rules", ".github/copilot-instructions.md", ".junie/guidelines.md"}, nil,
		"read by agents at the start of a session"},
	{automode.Instructions, anywhere, folder,
		[]string{".claude/skills", ".claude/agents", ".claude/commands", ".claude/rules", ".claude/output-styles", ".claude/workflows"}, nil,
		"Claude Code: skills, sub-agents, commands and rules"},
	{automode.Instructions, inHome, like, []string{".claude/projects/*/memory/**"}, nil,
		"Claude Code: what it remembers between sessions"},
	{automode.Instructions, anywhere, folder,
		[]string{".cursor/rules", ".cursor/commands", ".cursor/agents", ".cursor/skills", ".github/instructions", ".github/prompts", ".github/agents", ".github/chatmodes", ".github/skills", ".codex/prompts", ".codex/skills", ".codex/agents", ".agents/skills", ".agents/rules", ".agents/workflows", ".gemini/commands", ".gemini/skills", ".gemini/agents", ".qwen/commands", ".qwen/agents", ".qwen/skills"}, nil,
		"Cursor, Copilot, Codex, Gemini, Qwen: rules, prompts, skills and sub-agents"},
	{automode.Instructions, anywhere, folder,
		[]string{".opencode/agent", ".opencode/agents", ".opencode/command", ".opencode/commands", ".opencode/skill", ".opencode/skills", ".config/opencode/agent", ".config/opencode/agents", ".config/opencode/command", ".config/opencode/commands", ".clinerules", ".roo", ".kilocode/rules", ".crush/skills", ".kiro/steering", ".kiro/specs", ".augment/rules", ".augment/commands", ".windsurf/rules", ".windsurf/workflows", ".factory/droids", ".factory/commands", ".factory/skills", ".continue/rules", ".trae/rules", ".openhands/microagents", ".openhands/skills", ".pi/skills", ".pi/prompts", ".grok/skills"}, nil,
		"other agents: rules, commands, skills and sub-agents"},
}

package world

import "automode"

// gates are the settings of agents that hold hooks, permissions, environment
// or servers, and the transcripts that we and they believe. With them go the
// paths of our own, which [Options] names.
var gates = []row{
	{automode.GatePath, anywhere, like,
		[]string{".claude/settings.json", ".claude/settings.local.json", ".claude/settings*.json", ".claude.json", ".mcp.json", ".claude/.mcp.json"}, nil,
		"Claude Code: hooks, permissions, environment, servers"},
	{automode.GatePath, anywhere, folder, []string{".claude/hooks", ".claude/plugins", ".claude-plugin"}, nil,
		"Claude Code: programs that its hooks run"},
	{automode.GatePath, inHome, folder, []string{".claude/projects", ".claude/shell-snapshots", ".claude/session-env"}, []string{"memory/"},
		"Claude Code: transcripts, and what it loads into each shell"},
	{automode.GatePath, inHome, exact, []string{".claude/history.jsonl", ".config/claude/claude_desktop_config.json", "library/application support/claude/claude_desktop_config.json"}, nil,
		"Claude: what was typed, and its servers"},
	{automode.GatePath, fromRoot, folder, []string{"etc/claude-code", "library/application support/claudecode", "c:/program files/claudecode", "c:/programdata/claudecode"}, nil,
		"Claude Code: the organisation's settings"},

	{automode.GatePath, anywhere, exact, []string{".codex/config.toml", ".codex/hooks.json", ".codex/requirements.toml"}, nil,
		"Codex: hooks, approvals, sandbox, servers"},
	{automode.GatePath, anywhere, folder, []string{".codex/rules", ".codex/hooks"}, nil, "Codex: its rules and what its hooks run"},
	{automode.GatePath, inHome, folder, []string{".codex/sessions", ".codex/archived_sessions", ".codex/history.jsonl"}, nil, "Codex: transcripts"},
	{automode.GatePath, fromRoot, folder, []string{"etc/codex"}, nil, "Codex: the organisation's settings"},

	{automode.GatePath, anywhere, exact, []string{".gemini/settings.json", ".gemini/trusted_hooks.json", ".gemini/trustedfolders.json", ".agents/hooks.json", ".gemini/config/hooks.json"}, nil,
		"Gemini and Antigravity: hooks, permissions, servers, trust"},
	{automode.GatePath, anywhere, folder, []string{".gemini/policies", ".gemini/extensions", ".gemini/hooks", ".gemini/config", ".agents/plugins"}, nil,
		"Gemini, Antigravity, Goose: policies and plug-ins with hooks"},
	{automode.GatePath, inHome, like, []string{".gemini/tmp/*/chats/**", ".gemini/tmp/*/logs.json", ".qwen/projects/**", ".qwen/tmp/*/chats/**"}, nil,
		"Gemini and Qwen: transcripts"},
	{automode.GatePath, anywhere, exact, []string{".qwen/settings.json", ".qwen/trustedfolders.json"}, nil, "Qwen Code: hooks, permissions, servers"},
	{automode.GatePath, fromRoot, folder, []string{"etc/gemini-cli", "etc/qwen-code"}, nil, "Gemini, Qwen: the organisation's settings"},

	{automode.GatePath, anywhere, exact, []string{".cursor/mcp.json", ".cursor/hooks.json", ".cursor/permissions.json", ".cursor/cli.json", ".cursor/cli-config.json", ".cursor/sandbox.json"}, nil,
		"Cursor: hooks, permissions, servers"},
	{automode.GatePath, anywhere, folder, []string{".cursor/hooks"}, nil, "Cursor: what its hooks run"},
	{automode.GatePath, inHome, like, []string{".cursor/projects/**", ".cursor/chats/**"}, nil, "Cursor: transcripts"},
	{automode.GatePath, fromRoot, folder, []string{"etc/cursor", "library/application support/cursor", "c:/programdata/cursor"}, nil,
		"Cursor: the organisation's settings"},

	{automode.GatePath, anywhere, folder, []string{".github/hooks"}, nil, "Copilot and VS Code: hooks"},
	{automode.GatePath, anywhere, like, []string{".github/copilot/settings*.json", ".copilot/settings.json", ".copilot/config.json", ".copilot/mcp-config.json", ".copilot/permissions-config.json"}, nil,
		"Copilot: hooks, permissions, servers"},
	{automode.GatePath, inHome, folder, []string{".copilot/hooks", ".copilot/session-state", ".copilot/history-session-state"}, nil, "Copilot: hooks and transcripts"},
	{automode.GatePath, fromRoot, folder, []string{"etc/github-copilot"}, nil, "Copilot: the organisation's policy"},
	{automode.GatePath, anywhere, exact, []string{".vscode/mcp.json"}, nil, "VS Code: servers that its agent starts"},
	{automode.GatePath, inHome, exact, []string{".config/code/user/settings.json", ".config/code/user/mcp.json", "library/application support/code/user/settings.json", "library/application support/code/user/mcp.json", "library/application support/cursor/user/settings.json", ".config/cursor/user/settings.json", "appdata/roaming/code/user/settings.json", ".config/zed/settings.json", ".config/code - insiders/user/settings.json", ".config/vscodium/user/settings.json", ".config/windsurf/user/settings.json", ".vscode-server/data/machine/settings.json"}, nil,
		"editors: approvals and servers of their agents"},

	{automode.GatePath, anywhere, exact, []string{"opencode.json", "opencode.jsonc", "crush.json", ".crush.json", "kilo.json", "kilo.jsonc"}, nil,
		"OpenCode, Crush, Kilo: permissions, hooks, plug-ins, servers"},
	{automode.GatePath, anywhere, folder, []string{".opencode/plugin", ".opencode/plugins", ".opencode/tool", ".opencode/tools", ".config/opencode/plugin", ".config/opencode/plugins", ".kilo/plugin", ".config/kilo", ".local/share/opencode/storage"}, nil,
		"OpenCode, Kilo: plug-ins that see every call, and transcripts"},
	{automode.GatePath, anywhere, folder, []string{".continue/mcpservers"}, nil, "Continue: servers that it starts"},
	{automode.GatePath, anywhere, folder, []string{".clinerules/hooks", ".cline/hooks", ".cline/plugins", ".cline/data"}, nil, "Cline: hooks and settings"},
	{automode.GatePath, inHome, folder, []string{"documents/cline/hooks"}, nil, "Cline: hooks"},
	{automode.GatePath, anywhere, exact, []string{".config/goose/config.yaml", ".config/goose/permission.yaml", ".roo/mcp.json", ".kilocode/mcp.json", ".trae/mcp.json"}, nil, "Goose, Roo, Kilo Code, Trae: permissions and servers"},
	{automode.GatePath, anywhere, folder, []string{".kiro/agents", ".kiro/hooks", ".kiro/settings"}, nil, "Kiro: hooks, permissions, servers"},
	{automode.GatePath, anywhere, like, []string{".windsurf/hooks.json", ".codeium/windsurf/hooks.json", ".codeium/windsurf/mcp_config.json", ".devin/hooks*.json", ".devin/config*.json", ".config/devin/**"}, nil,
		"Windsurf, Devin: hooks, permissions, servers"},
	{automode.GatePath, anywhere, exact, []string{".factory/hooks.json", ".factory/settings.json", ".factory/settings.local.json", ".factory/config.json", ".factory/mcp.json"}, nil,
		"Droid: hooks, permissions, servers"},
	{automode.GatePath, anywhere, folder, []string{".factory/hooks", ".amp/plugins", ".config/amp", ".pi/extensions", ".pi/agent/extensions", ".pi/agent/sessions", ".factory/sessions"}, nil,
		"Droid, Amp, pi: plug-ins that see every call, and transcripts"},
	{automode.GatePath, anywhere, exact, []string{".amp/settings.json", ".pi/settings.json", ".pi/agent/settings.json", ".augment/settings.json", ".augment/settings.local.json", ".junie/config.json", ".junie/allowlist.json", ".junie/mcp/mcp.json", ".openhands/hooks.json", ".kimi-code/config.toml", ".hermes/config.yaml", ".hermes/shell-hooks-allowlist.json", ".snowflake/cortex/settings.json", ".continue/config.yaml", ".continue/config.json", ".continue/config.ts", ".continuerc.json", ".grok/settings.json", ".grok/config.toml"}, nil,
		"other agents: hooks, permissions, servers"},
	{automode.GatePath, anywhere, folder, []string{".grok/hooks", ".hermes/agent-hooks", ".snowflake/cortex/hooks"}, nil, "Grok, Hermes, Cortex: what their hooks run"},
	{automode.GatePath, inHome, exact, []string{"appdata/roaming/claude/claude_desktop_config.json", "appdata/roaming/code/user/mcp.json", "appdata/roaming/cursor/user/settings.json", "appdata/roaming/cursor/user/mcp.json", "appdata/roaming/zed/settings.json", "appdata/roaming/windsurf/user/settings.json"}, nil,
		"Windows: approvals and servers of agents"},
	{automode.GatePath, inHome, folder, []string{"appdata/roaming/block/goose", "appdata/roaming/opencode", "appdata/local/opencode", "appdata/roaming/amp"}, nil,
		"Windows: permissions, plug-ins and transcripts of agents"},
	{automode.GatePath, fromRoot, folder, []string{"c:/programdata/codex", "c:/programdata/gemini-cli", "c:/programdata/qwen-code", "c:/programdata/opencode", "c:/programdata/windsurf", "c:/program files/automode", "c:/programdata/github-copilot"}, nil,
		"Windows: the organisation's settings of agents"},
	{automode.GatePath, fromRoot, folder, []string{"etc/windsurf", "etc/augment", "etc/opencode"}, nil, "other agents: the organisation's settings"},
}

// devices are block devices by name: who writes one overwrites a disk. On a
// machine that can be looked at, the file's mode counts as well.
var devices = []row{
	{automode.Device, fromRoot, like,
		[]string{"dev/sd*", "dev/hd*", "dev/vd*", "dev/xvd*", "dev/nvme*n*", "dev/mmcblk*", "dev/disk*", "dev/disk/**", "dev/rdisk*", "dev/mapper/*", "dev/dm-*", "dev/loop*", "dev/md*", "dev/md/**", "dev/sr*", "dev/fd0", "dev/nbd*", "dev/ram*", "dev/zram*", "dev/zd*", "dev/zvol/**", "dev/pmem*", "dev/bcache*", "dev/mem", "dev/kmem", "dev/port"}, []string{"loop-control", "control"},
		"a disk, a part of one, or the machine's memory"},
}

//go:build unix

package e2e

import "path/filepath"

// realAgents are the agents that can be had as packages and driven offline.
var realAgents = []realAgent{
	{
		name: "codex", pinned: "@openai/codex@0.169.0", program: "codex",
		args: []string{"exec", "--skip-git-repo-check", "--dangerously-bypass-approvals-and-sandbox"},
		env: func(m *machine, _ string) []string {
			return []string{"CODEX_HOME=" + filepath.Join(m.home, ".codex"), "FAKE_KEY=sk-e2e"}
		},
		more: func(url string) []string {
			return []string{"-c", `model_providers.scripted.base_url="` + url + `/v1"`}
		},
		before: func(m *machine) {
			m.write(filepath.Join(m.home, ".codex", "config.toml"), `model = "gpt-5.5"
model_provider = "scripted"
[model_providers.scripted]
name = "scripted"
base_url = "http://127.0.0.1:9/v1"
wire_api = "responses"
env_key = "FAKE_KEY"
supports_websockets = false
`)
		},
		refuses: true,
		open:    []string{"garbage"},
		shell:   func(command string) turn { return turn{tool: "exec_command", input: dict{"cmd": command}} },
		write: func(path, text string) turn {
			return turn{tool: "apply_patch", input: dict{"*": "*** Begin Patch\n*** Add File: " + path + "\n+" + text + "*** End Patch\n"}}
		},
	},
	{
		name: "gemini", pinned: "@google/gemini-cli@0.61.0", program: "gemini",
		args: []string{"--approval-mode", "yolo", "-m", "gemini-2.5-pro", "-p"},
		env: func(m *machine, url string) []string {
			return []string{"GOOGLE_GEMINI_BASE_URL=" + url, "GEMINI_API_KEY=e2e", "GEMINI_CLI_TRUST_WORKSPACE=true"}
		},
		before: func(m *machine) {
			m.write(filepath.Join(m.home, ".gemini", "settings.json"), `{"security": {"auth": {"selectedType": "gemini-api-key"}}}`+"\n")
		},
		open:  []string{"garbage"},
		halts: []string{"missing"}, // a hook for prompts that ends with 127 keeps them back
		shell: func(command string) turn {
			return turn{tool: "run_shell_command", input: dict{"command": command, "description": "a step", "is_background": false}}
		},
		write: func(path, text string) turn {
			return turn{tool: "write_file", input: dict{"file_path": path, "content": text}}
		},
	},
	{
		name: "qwen", pinned: "@qwen-code/qwen-code@0.24.4", program: "qwen", newer: true,
		args: []string{"--approval-mode", "yolo", "-p"},
		env: func(m *machine, url string) []string {
			return []string{"OPENAI_BASE_URL=" + url + "/v1", "OPENAI_API_KEY=e2e", "OPENAI_MODEL=scripted"}
		},
		open: []string{"garbage"},
		shell: func(command string) turn {
			return turn{tool: "run_shell_command", input: dict{"command": command, "description": "a step", "is_background": false}}
		},
		write: func(path, text string) turn {
			return turn{tool: "write_file", input: dict{"file_path": path, "content": text}}
		},
	},
	{
		name: "copilot", pinned: "@github/copilot@1.0.102", program: "copilot", newer: true,
		args: []string{"--allow-all", "--model", "scripted", "-p"},
		env: func(m *machine, url string) []string {
			return []string{"COPILOT_OFFLINE=true", "COPILOT_PROVIDER_BASE_URL=" + url + "/v1", "COPILOT_PROVIDER_API_KEY=e2e", "COPILOT_MODEL=scripted"}
		},
		shell: func(command string) turn {
			return turn{tool: "bash", input: dict{"command": command, "description": "a step"}}
		},
		write: func(path, text string) turn {
			return turn{tool: "create", input: dict{"path": path, "file_text": text}}
		},
	},
	{
		name: "droid", pinned: "droid@0.215.0", program: "droid",
		args: []string{"exec", "--skip-permissions-unsafe", "-m", "custom:scripted-0"},
		env: func(m *machine, url string) []string {
			return []string{"FACTORY_API_KEY=fk-e2e"}
		},
		prepare: func(m *machine, url string) {
			m.write(filepath.Join(m.home, ".factory", "config.json"),
				`{"custom_models":[{"model_display_name":"scripted","model":"scripted","base_url":"`+url+`/v1","api_key":"e2e","provider":"generic-chat-completion-api"}]}`)
		},
		open: []string{"garbage"},
		shell: func(command string) turn {
			return turn{tool: "Execute", input: dict{"command": command, "riskLevel": "low", "riskLevelReason": "scripted", "summary": "a step"}}
		},
		write: func(path, text string) turn {
			return turn{tool: "Create", input: dict{"file_path": path, "content": text}}
		},
	},
	{
		name: "opencode", pinned: "opencode-linux-x64@1.18.33", program: "../opencode-linux-x64/bin/opencode",
		args: []string{"run", "--model", "scripted/scripted"},
		env: func(*machine, string) []string {
			return []string{"OPENCODE_DISABLE_AUTOUPDATE=1", "OPENCODE_DISABLE_MODELS_FETCH=1", "OPENCODE_DISABLE_LSP_DOWNLOAD=1", "OPENCODE_DISABLE_DEFAULT_PLUGINS=1"}
		},
		prepare: func(m *machine, url string) {
			m.write(filepath.Join(m.home, ".config", "opencode", "opencode.json"), openCode(url))
		},
		shell: func(command string) turn {
			return turn{tool: "bash", input: dict{"command": command, "description": "a step"}}
		},
		write: func(path, text string) turn {
			return turn{tool: "write", input: dict{"filePath": path, "content": text}}
		},
	},
	{
		name: "kilo", pinned: "@kilocode/cli-linux-x64@7.7.9", program: "../@kilocode/cli-linux-x64/bin/kilo",
		args: []string{"run", "--auto", "--model", "scripted/scripted"},
		env: func(*machine, string) []string {
			return []string{"KILO_TELEMETRY_LEVEL=off", "KILO_DISABLE_AUTOUPDATE=1", "KILO_DISABLE_MODELS_FETCH=1", "KILO_DISABLE_LSP_DOWNLOAD=1", "KILO_DISABLE_DEFAULT_PLUGINS=1", "KILO_DISABLE_SESSION_INGEST=1", "KILO_DISABLE_CODEBASE_INDEXING=1", "KILO_DISABLE_PRESENCE=1"}
		},
		prepare: func(m *machine, url string) {
			m.write(filepath.Join(m.home, ".config", "kilo", "kilo.json"), openCode(url))
		},
		shell: func(command string) turn {
			return turn{tool: "bash", input: dict{"command": command, "description": "a step"}}
		},
		write: func(path, text string) turn {
			return turn{tool: "write", input: dict{"filePath": path, "content": text}}
		},
	},
	{
		name: "pi", pinned: "@mariozechner/pi-coding-agent@0.73.1", program: "pi",
		args: []string{"--provider", "scripted", "--model", "scripted", "-p"},
		env:  func(*machine, string) []string { return []string{"PI_OFFLINE=1"} },
		prepare: func(m *machine, url string) {
			m.write(filepath.Join(m.home, ".pi", "agent", "models.json"), `{"providers": {"scripted": {"baseUrl": "`+url+`/v1", "api": "openai-completions", "apiKey": "e2e",
  "models": [{"id": "scripted", "name": "scripted", "reasoning": false, "input": ["text"], "contextWindow": 100000, "maxTokens": 1000, "cost": {"input": 0, "output": 0, "cacheRead": 0, "cacheWrite": 0}}]}}}`+"\n")
		},
		shell: func(command string) turn { return turn{tool: "bash", input: dict{"command": command}} },
		write: func(path, text string) turn {
			return turn{tool: "write", input: dict{"path": path, "content": text}}
		},
	},
	{
		name: "cline", pinned: "cline@3.0.65", program: "cline", newer: true, ends: true,
		args: []string{"--timeout", "60"},
		env:  noEnv,
		prepare: func(m *machine, url string) {
			m.sh(m.claude, "auth", "-p", "openai", "-k", "e2e", "-m", "scripted", "-b", url+"/v1")
		},
		shell: func(command string) turn {
			return turn{tool: "run_commands", input: dict{"commands": []string{command}}}
		},
		write: func(path, text string) turn {
			return turn{tool: "editor", input: dict{"path": path, "new_text": text}}
		},
	},
}

func noEnv(*machine, string) []string { return nil }

// openCode is the configuration of OpenCode and its kin for the model at url.
func openCode(url string) string {
	return `{"autoupdate": false, "permission": {"external_directory": "allow"}, "share": "disabled", "provider": {"scripted": {"npm": "@ai-sdk/openai-compatible", "name": "scripted",
  "options": {"baseURL": "` + url + `/v1", "apiKey": "e2e"}, "models": {"scripted": {"name": "scripted", "tool_call": true}}}}}` + "\n"
}

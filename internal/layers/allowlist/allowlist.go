// Package allowlist is the layer that knows an agent's own tools without a
// path, host or code of their own: lists, plans, questions, messages within
// the session. Everything else is for the other layers.
package allowlist

import "automode"

// Layer allows the coordinate tools of the agents that it knows. Only names
// that an agent cannot give to a tool of an MCP server are listed (those begin
// with "mcp__" or "mcp_", or hold the server's name and what the agent puts
// between), and none that plans later work, publishes,
// watches, starts something elsewhere, or touches files. The zero value is
// ready for use.
type Layer struct{}

// Name returns "allowlist".
func (Layer) Name() string { return "allowlist" }

// Judge allows the one effect of a listed tool, which is Unknown and has the
// tool's name as its target; of every other effect it has no opinion.
func (Layer) Judge(a *automode.Action, i int) automode.Opinion {
	call, e := a.Call, &a.Effects[i]
	switch {
	case call == nil, call.Kind != automode.CoordinateTool, call.Malformed != "":
		return automode.Opinion{}
	case e.Kind != automode.Unknown, e.Target != call.Tool, e.Command != 0, e.Parent != 0:
		return automode.Opinion{}
	case !lists(call.Agent, call.Tool):
		return automode.Opinion{}
	}
	return automode.Opinion{
		Word: automode.Allowed,
		Rule: "allowlist." + call.Agent + "." + call.Tool,
		Why:  "it touches only the agent's own session",
	}
}

// Tools returns the tools that are allowed for an agent, nil for an agent that
// is not known.
func Tools(agent string) []string {
	switch agent {
	case "claude":
		// AskUserQuestion and ExitPlanMode are here because they do nothing of their
		// own: the agent puts them to its person whatever we say.
		return []string{
			"AskUserQuestion", "EnterPlanMode", "ExitPlanMode",
			"TodoWrite", "TaskCreate", "TaskUpdate", "TaskGet", "TaskList",
			"TaskOutput", "BashOutput", "AgentOutputTool", "TaskStop", "KillShell",
			"ListAgents", "ReportFindings", "ToolSearch",
			"ListMcpResourcesTool", "RefreshMcpTools", "WaitForMcpServers",
		}
	case "codex":
		return []string{"update_plan", "list_agents", "wait_agent", "close_agent", "request_user_input"}
	case "gemini":
		return []string{"write_todos", "update_topic", "get_internal_docs", "ask_user", "enter_plan_mode", "exit_plan_mode"}
	case "qwen":
		return []string{"todo_write", "task_create", "task_get", "task_list", "task_update", "task_output", "task_stop",
			"enter_plan_mode", "exit_plan_mode", "ask_user_question"}
	case "copilot":
		return []string{"report_intent", "update_todo", "read_bash", "stop_bash", "list_bash", "ask_user", "exit_plan_mode"}
	case "vscode":
		return []string{"manage_todo_list", "get_terminal_output", "vscode_askQuestions"}
	case "droid":
		return []string{"TodoWrite", "ExitSpecMode", "AskUser"}
	case "opencode", "kilo":
		// A server's tool has an underscore in its name here.
		return []string{"todowrite", "todoread", "question"}
	case "cline":
		return []string{"ask_question", "submit_and_exit", "ask_followup_question", "attempt_completion", "plan_mode_respond"}
	case "cursor":
		return []string{"TodoWrite"}
	case "crush":
		return []string{"todos", "job_output", "job_kill"}
	case "kiro":
		return []string{"todo_list", "thinking"}
	case "amp":
		return []string{"todo_write", "todo_read", "shell_command_status"}
	case "augment":
		return []string{"read-process", "list-processes"}
	case "openhands":
		// A server's tool can bear any name, but not that of one that is always there.
		return []string{"think", "finish"}
	case "grok":
		return []string{"todo_write"}
	case "kimi":
		return []string{"TodoList", "AskUserQuestion", "EnterPlanMode", "ExitPlanMode"}
	case "hermes":
		return []string{"todo", "clarify"}
	}
	return nil
}

func lists(agent, tool string) bool {
	for _, t := range Tools(agent) {
		if t == tool {
			return true
		}
	}
	return false
}

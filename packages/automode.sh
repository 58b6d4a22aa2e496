#!/bin/sh
# Starts automode's hook for an agent: automode.sh AGENT [EVENT …]. Where the hook
# is missing or fails before a tool, the call is denied in the agent's words;
# most agents run a call whose hook failed.
agent=$1 event=$2
shift
[ $# -gt 0 ] && shift

say() {
	case $agent:$event in
	gemini:BeforeTool)
		printf '{"decision":"deny","reason":"automode did not answer, so the call is denied: %s"}\n' "$1" ;;
	*:PreToolUse)
		printf '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"deny","permissionDecisionReason":"automode did not answer, so the call is denied: %s"}}\n' "$1" ;;
	esac
	exit 0
}

for folder in "$HOME/.local/lib/automode" /usr/local/lib/automode /usr/lib/automode; do
	hook=$folder/automode-hook
	[ -x "$hook" ] || continue
	said=$("$hook" "$agent" "$@")
	status=$?
	case $status in
	0) [ -z "$said" ] || printf '%s\n' "$said"; exit 0 ;;
	*) say "its hook ended with status $status; run automode doctor" ;;
	esac
done
say "its hook is not installed; run automode doctor"

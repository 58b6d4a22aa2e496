package php

import (
	"slices"
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// beyond says why a call does more than the function does by itself, "" when it
// does not: what a callback names is run, and what a descriptor names is
// written to.
func beyond(name string, args []*script.Node) string {
	if !code.Within("ob_start filter_var error_log proc_open preg_replace ini_set", name) {
		return ""
	}
	for _, a := range args {
		if a == nil || a.Op == script.Spread {
			return "how many arguments “" + name + "” is given is not known"
		}
	}
	switch {
	case name == "ob_start" && len(args) > 0:
		return "what is printed is handed to a function by its name"
	case name == "ini_set" && (len(args) == 0 || args[0].Op != script.Text || !code.Within(settings, args[0].Text)):
		return "a setting may do more"
	case name == "filter_var" && len(args) > 1 && !filter(args[1]):
		return "a filter may call a function by its name"
	case name == "error_log" && len(args) > 1:
		return "where a message is written is not followed"
	case name == "preg_replace" && len(args) > 0 && evaluates(args[0]):
		return "a pattern makes code of what it puts in"
	case name == "proc_open" && (len(args) > 3 || len(args) > 1 && !pipes(args[1])):
		return "what a process is opened with is not followed"
	}
	return ""
}

// settings limit or show, and nothing else.
const settings = "memory_limit max_execution_time error_reporting display_errors display_startup_errors log_errors date.timezone zend.assertions assert.exception precision serialize_precision default_charset html_errors default_socket_timeout auto_detect_line_endings"

// evaluates reports whether a pattern, or one of them, has the modifier by which PHP
// before 7 ran what it puts in.
func evaluates(n *script.Node) bool {
	switch n.Op {
	case script.Text:
		return strings.Contains(n.Text[strings.LastIndexFunc(n.Text, func(c rune) bool { return c > 0x7f || !code.Letter(byte(c)) })+1:], "e")
	case script.Glue:
		return len(n.Kids) > 0 && evaluates(n.Kids[len(n.Kids)-1])
	case script.List, script.Map, script.Pair:
		return slices.ContainsFunc(n.Kids, func(k *script.Node) bool { return k != nil && evaluates(k) })
	}
	return false
}

// filter reports whether n is a constant that names a filter without a callback.
func filter(n *script.Node) bool {
	return n.Op == script.Mix && len(n.Kids) == 0 && (n.Text == "FILTER_DEFAULT" || n.Text == "FILTER_UNSAFE_RAW" ||
		strings.HasPrefix(n.Text, "FILTER_VALIDATE_") || strings.HasPrefix(n.Text, "FILTER_SANITIZE_"))
}

// pipes reports whether the descriptors written out in n are pipes and nothing
// else, or the program's own streams.
func pipes(n *script.Node) bool {
	if n.Op != script.List && n.Op != script.Map {
		return false
	}
	for _, k := range n.Kids {
		if k != nil && k.Op == script.Pair {
			k = k.Kids[0]
		}
		switch {
		case k == nil:
			return false
		case k.Op == script.Mix && len(k.Kids) == 0 && code.Within("STDIN STDOUT STDERR", k.Text):
		case k.Op == script.List && len(k.Kids) > 0 && k.Kids[0] != nil && k.Kids[0].Op == script.Text && k.Kids[0].Text == "pipe":
		default:
			return false
		}
	}
	return true
}

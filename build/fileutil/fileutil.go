// Package fileutil takes the place of mvdan.cc/sh/v3/fileutil in a lean build.
// The parser's printer, which the hook never calls, asks that package for the
// shell that a file's first line names, and it compiles two regular
// expressions at every start of every program that links the parser.
package fileutil

import "strings"

// Shebang returns the shell that a line "#!/bin/sh" or "#!/usr/bin/env bash"
// names, empty when text begins with no such line.
func Shebang(text []byte) string {
	rest, ok := strings.CutPrefix(string(text), "#!")
	if !ok {
		return ""
	}
	rest = strings.TrimLeft(rest, " \t")
	rest, ok = strings.CutPrefix(rest, "/")
	if !ok {
		return ""
	}
	rest = strings.TrimPrefix(rest, "usr/")
	if rest, ok = strings.CutPrefix(rest, "bin/"); !ok {
		return ""
	}
	if behind, env := strings.CutPrefix(rest, "env"); env {
		if name := strings.TrimLeft(behind, " \t"); name != behind {
			rest = name
		}
	}
	end := strings.IndexAny(rest, " \t\n\f\r")
	if end < 0 {
		end = len(rest)
	}
	switch name := rest[:end]; name {
	case "sh", "dash", "bash", "mksh", "bats", "zsh":
		return name
	}
	return ""
}

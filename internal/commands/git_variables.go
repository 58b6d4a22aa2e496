package commands

import "strings"

// LeadsGit reports whether a variable may lead git to other settings or another
// repository: all of its own may that do not say who commits or how it talks.
func LeadsGit(variable string) bool {
	switch {
	case named("HOME XDG_CONFIG_HOME", variable):
		return true
	case named("GIT_EDITOR GIT_SEQUENCE_EDITOR GIT_PAGER GIT_MERGE_AUTOEDIT GIT_TERMINAL_PROMPT", variable):
		return false
	}
	return strings.HasPrefix(variable, "GIT_") && !strings.HasPrefix(variable, "GIT_AUTHOR_") && !strings.HasPrefix(variable, "GIT_COMMITTER_")
}

// LeadsPatch reports whether a variable may make a program that applies patches look
// for files elsewhere, or keep them under other names.
func LeadsPatch(variable string) bool {
	return LeadsGit(variable) || named("POSIXLY_CORRECT PATCH_GET PATCH_VERSION_CONTROL VERSION_CONTROL SIMPLE_BACKUP_SUFFIX", variable)
}

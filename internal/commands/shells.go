package commands

import "strings"

// What shells there are, by the names that they are started by.

// ReadsSh reports whether a shell of that name reads a file as sh does, but for
// words of its own.
func ReadsSh(name string) bool { return named("sh bash dash", name) }

// HasBashWords reports whether a shell of that name has bash's own words and
// signs: "&>", "function", "[[".
func HasBashWords(name string) bool { return named("bash zsh ksh", name) }

// MayLackBashWords reports whether a shell of that name has none of bash's own
// words on many systems.
func MayLackBashWords(name string) bool { return named("sh dash busybox", name) }

// MayStartZsh reports whether a program of that name is zsh, or one that starts the
// shell of an account, whichever that is.
func MayStartZsh(name string) bool {
	return named("zsh rzsh su runuser login newgrp sg script tmux screen ssh mosh", name)
}

// runsRecipes are the values of a makefile's SHELL that read a recipe's lines as
// sh does; none is sh.
const runsRecipes = "sh bash dash ksh zsh /bin/sh /bin/bash /bin/dash /bin/zsh /usr/bin/bash /usr/bin/sh"

// plainShellFlags are options of such a shell with which it still reads a text as
// it is.
const plainShellFlags = "-c -e -u -x -ec -ce -eu -euc -euo -eo -o pipefail -eux -euxo -euxc -ecx -exc -xec -xc -uc errexit nounset --norc --noprofile -O globstar extglob inherit_errexit --"

// RunsRecipes reports whether a shell, as a makefile names it, with these options
// reads the lines of recipes as they stand there.
func RunsRecipes(shell, flags string) bool {
	for f := range strings.FieldsSeq(flags) {
		if !named(plainShellFlags, f) {
			return false
		}
	}
	interpreter, byEnv := strings.CutPrefix(shell, "/usr/bin/env ")
	return shell == "" || !byEnv && named(runsRecipes, shell) || byEnv && named("bash sh", interpreter)
}

// CannotBeSet reports whether a variable of the shell's own may not be assigned: bash(1),
// Shell Variables; zshparam(1) and the modules that zsh loads by itself.
func CannotBeSet(name string, zsh bool) bool {
	return named("UID EUID PPID SHELLOPTS BASHOPTS BASH_VERSINFO", name) || zsh && named(setByZsh, name)
}

const setByZsh = "status pipestatus ARGC HISTCMD ZSH_EVAL_CONTEXT zsh_eval_context ZSH_SUBSHELL TTYIDLE LINENO ERRNO " +
	"parameters options commands functions dis_functions functions_source dis_functions_source builtins dis_builtins " +
	"aliases dis_aliases galiases dis_galiases saliases dis_saliases reswords dis_reswords patchars dis_patchars " +
	"modules history historywords jobdirs jobstates jobtexts nameddirs userdirs usergroups funcstack funcfiletrace " +
	"funcsourcetrace functrace termcap terminfo keymaps widgets zsh_scheduled_events"

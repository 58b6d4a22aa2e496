// Package journal records decisions: one line for each, in one file for each
// day, below a state folder.
//
//	<state>/journal/2026-11-21.jsonl   the day, in UTC, of the entries in it
//	<state>/journal/whole/<digest>.txt a text that was too long for its line
//
// The files obey the rules of package linefile: many processes append at once
// without a lock, a process killed while it writes tears at most its own line,
// files only grow and are never renamed. Folders have mode 0700, files 0600.
// Secrets are masked before anything is written.
//
// [Append] is best effort or required at the caller's choice: it returns its
// error and has no opinion. The state folder comes from the person's home or
// from configuration and never from the environment ([StateFolder]).
package journal

import (
	"errors"
	"path/filepath"
)

// StateFolder is the state folder of the person with this home when nothing
// else was configured. It does not look at XDG_STATE_HOME: what the agent's
// environment names must not move the record of what the agent did.
func StateFolder(home string) (string, error) {
	if !filepath.IsAbs(home) {
		return "", errors.New("the home folder is not known: set HOME, or name a state folder in your configuration")
	}
	return filepath.Join(home, ".local", "state", "automode"), nil
}

// Folder is where the journal lies in a state folder: the dir of the functions here.
func Folder(state string) string { return filepath.Join(state, "journal") }

//go:build lean

package shell

import (
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// listsKept: another program follows what files list, and this one carries nothing of that.
const listsKept = false

// keepsListing leaves what a file lists to the program beside this one.
func (r *reader) keepsListing(*note, flow) { r.beyond() }

func (r *reader) listedIn([]commands.Word, *state) (flow, bool) { return flow{}, false }

func (r *reader) listedFrom(_ commands.Word, in flow, _ *state) flow { return in }

func heldOpen(_ syntax.Command, in flow) (flow, string) { return in, "" }

func (r *reader) changedOpen(string) {}

// Package edits is the layer for edits that can harm nothing but the file:
// those of an edit tool, inside the roots by the resolved path, on a file that
// bears no mark.
package edits

import "automode"

// Layer allows such edits. The zero value is ready for use.
type Layer struct{}

// Name is "edits".
func (Layer) Name() string { return "edits" }

// marked are the marks that make an edit more than an edit.
const marked = automode.Secret | automode.Surface | automode.Instructions | automode.Startup |
	automode.Repository | automode.Store | automode.GatePath | automode.Device

// Judge allows a write of an edit tool to an unmarked file of the project.
func (Layer) Judge(a *automode.Action, i int) automode.Opinion {
	e := &a.Effects[i]
	if a.Call.Kind != automode.EditTool || e.Kind != automode.Write || e.Known != automode.Exact ||
		e.Place.Region != automode.Project || e.Place.Marks&marked != 0 {
		return automode.Opinion{}
	}
	return automode.Opinion{Word: automode.Allowed, Rule: "edits.project", From: automode.BuiltIn, Why: "an edit inside the project"}
}

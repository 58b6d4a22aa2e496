//go:build !lean

package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// opening is a descriptor that a redirection of this call opened: what is written to its name
// opens the file behind it once more, whatever it was opened for.
type opening struct {
	number string        // empty: the shell chose it
	file   commands.Word // that was opened to be read; of what was opened to be written the writing is judged there
	cwds   []string      // the folders that it is read from
	reads  bool
}

// opens notes the descriptor of a redirection.
func (r *reader) opens(d *syntax.Redirect, w commands.Word, st *state) {
	x := opening{number: numberOf(d)}
	if len(r.openings) >= maxDescriptors {
		return // see reopened
	}
	switch d.Op {
	case syntax.Hdoc, syntax.DashHdoc, syntax.WordHdoc:
	case syntax.RdrIn, syntax.RdrInOut:
		x.file, x.cwds, x.reads = w, st.cwds, true
	case syntax.DplIn, syntax.DplOut:
		if !isDescriptor(w) {
			x.file, x.cwds, x.reads = w, st.cwds, d.Op == syntax.DplIn
			break
		}
		for _, from := range r.openings {
			if from.reads && (from.number == strings.TrimSuffix(w.Text, "-") || from.number == "") {
				from.number = x.number
				r.openings = append(r.openings, from)
			}
		}
	}
	r.openings = append(r.openings, x)
}

// reopened gives the effects of writing to a descriptor by its name.
func (r *reader) reopened(f *commands.Fact, path string, st *state, got *sum) {
	number := streamNumber(path)
	if number == "" || r.away > 0 {
		return
	}
	_, piped := r.pipe(path)
	// A redirection to that name takes nothing out of what is handed on.
	if handsOn := number != "2" || r.merged || slices.ContainsFunc(r.openings, func(x opening) bool { return x.number == "2" }); handsOn && !piped && r.part == automode.InRedirect && (r.piped || r.captured) {
		r.give(automode.Effect{Target: path, Known: automode.Exact, Why: "what is written by that name goes on with the output"})
	}
	known := len(number) == 1 && number < "3" || len(number) > 3 && piped
	for _, x := range r.openings {
		if known = known || x.number == number || x.number == ""; !x.reads || x.number != number && (x.number != "" || len(number) == 1) {
			continue
		}
		there := *f
		there.Word = x.file
		from := st.clone()
		from.cwds = x.cwds
		for _, s := range r.targets(nil, &there, from) {
			if s.at.Path == "" || !r.world.IsStream(s.at.Path) {
				r.pathFacts(&there, []spot{s}, from, got)
			}
		}
	}
	if !known || len(r.openings) >= maxDescriptors {
		r.give(automode.Effect{Target: path, Known: automode.Exact, Why: "it is not known which file is open by that number"})
	}
}

package tools

import (
	"slices"

	"automode"
)

// edits adds what an edit tool writes and removes, and, of an executable
// surface, what the new text makes run.
func (t reader) edits() {
	c := t.a.Call
	if len(c.Edits) == 0 {
		t.unknown("it names no file")
	}
	var seen []string
	for i, e := range c.Edits {
		if e.Delete {
			x := automode.Effect{Kind: automode.Delete, Why: "removes a file", Traits: t.onlyCopy(e.Path)}
			at := t.world.Resolve(t.home(e.Path))
			if alone := len(c.Edits) == 1 || len(c.Edits) <= mostBeside && !t.touched(c.Edits[:i], at.Path) && !t.touched(c.Edits[i+1:], at.Path); alone && t.world.Holds(&at) {
				x.Traits |= automode.Recoverable
			} else if e.Moved && alone && at.Regular && t.arrives(c.Edits, i) {
				x.Traits |= automode.Relocated
			} else if at.Regular && alone && t.options.Made != nil && t.world.ResolveEntry(at.Named).Path == at.Path && t.options.Made(at.Path) {
				x.Traits |= automode.SessionMade
			}
			t.path(x, e.Path)
			continue
		}
		if only := t.onlyCopy(e.Path); e.Whole && only != 0 {
			t.path(automode.Effect{Kind: automode.Lose, Why: "replaces what is in the file", Traits: only}, e.Path)
		}
		from := len(t.a.Effects)
		t.path(automode.Effect{Kind: automode.Write, Why: "edits a file"}, e.Path)
		if e.Sought && !t.world.Lexical() && !t.world.Resolve(t.home(e.Path)).Exists {
			t.unknown("no file is there, and the agent takes one of that name elsewhere in the project")
		}
		if len(t.a.Effects) != from+1 || slices.Contains(seen, e.Path) && !t.surface(from) {
			continue
		}
		if slices.Contains(seen, e.Path) {
			// It was read with the first of its edits.
			t.a.Effects = t.a.Effects[:from]
			continue
		}
		seen = append(seen, e.Path)
		if t.surface(from) {
			t.written(from, c.Edits[i:])
		}
	}
}

// mostBeside bounds how many edits of one call are held against each other.
const mostBeside = 64

// touched reports whether some of the edits are of the file at a path.
func (t reader) touched(edits []automode.Edit, p string) bool {
	return slices.ContainsFunc(edits, func(e automode.Edit) bool { return t.world.Resolve(t.home(e.Path)).Path == p })
}

// arrives reports whether a file that is moved comes to lie in the project, where nothing
// was, and none of the edits puts something else there or takes it away.
func (t reader) arrives(edits []automode.Edit, i int) bool {
	to := t.world.Resolve(t.home(edits[i+1].Path))
	if to.Err != nil || to.Exists || t.world.Place(to.Path).Region != automode.Project || t.world.KnownBuildOutput(to.Path) || t.touched(edits[:i], to.Path) {
		return false
	}
	for j := i + 2; j < len(edits); j++ {
		if e := &edits[j]; (e.Whole || e.Delete || edits[j-1].Moved) && t.touched(edits[j:j+1], to.Path) {
			return false
		}
	}
	return true
}

// onlyCopy is the trait of a file that lies where the session moved what is nowhere else.
func (t reader) onlyCopy(named string) automode.Traits {
	if len(t.options.Only) == 0 {
		return 0
	}
	if at := t.world.Resolve(t.home(named)); at.Exists && t.options.HoldsOnly(at.Path) {
		return automode.OnlyCopy
	}
	return 0
}

// surface reports whether an effect writes an executable surface of the
// project that is looked at.
func (t reader) surface(i int) bool {
	e := &t.a.Effects[i]
	return e.Kind == automode.Write && e.Known == automode.Exact && e.Place.Region == automode.Project &&
		e.Place.Marks.Has(automode.Surface) && !t.world.Lexical()
}

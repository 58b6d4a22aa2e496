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
			if at := t.world.Resolve(t.home(e.Path)); len(c.Edits) == 1 && t.world.Holds(&at) {
				x.Traits |= automode.Recoverable
			} else if at.Regular && len(c.Edits) == 1 && t.options.Made != nil && t.world.ResolveEntry(at.Named).Path == at.Path && t.options.Made(at.Path) {
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

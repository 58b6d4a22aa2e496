//go:build !lean

package shell

import (
	"maps"
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/glance"
)

// What a call writes where programs find what they run, and then runs: which program
// takes what of it nobody followed, but what plainly stands there and reaches out of the
// project is no proposal any more.

// ownSurfaces reads the files of that kind that this call wrote and that something it
// started behind may have run.
func (r *reader) ownSurfaces(st *state) {
	if r.spent {
		return
	}
	for _, p := range slices.Sorted(maps.Keys(r.notes.at)) {
		if r.tires(1) {
			return
		}
		n := r.notes.at[p]
		if !r.obeyed(p, &n) {
			continue
		}
		if at := r.startedBehind(p); at >= 0 {
			r.command, r.parent = r.a.Effects[at].Command, at+1
			r.spelt(p, st)
		}
	}
}

// startedBehind returns where the first effect stands that runs or installs something
// after a file was written, or lets others run it; -1 where none does.
func (r *reader) startedBehind(p string) int {
	hook := commands.StartedByGit(p)
	from := -1
	for i := range r.a.Effects {
		if e := &r.a.Effects[i]; e.Target == p && e.Kind == automode.Write {
			from = i
		}
	}
	for i := from + 1; i < len(r.a.Effects); i++ {
		switch e := &r.a.Effects[i]; e.Kind {
		case automode.Run, automode.Install, automode.Weaken:
			if e.Via != automode.Written && e.Target != p {
				return i
			}
		case automode.Keep:
			if hook {
				return i
			}
		}
	}
	return -1
}

// spelt reads what stands in a file that this call wrote and from which something is
// run: as code, where it is some, and otherwise the commands that stand there as strings
// or behind the name of a key. Which of them runs nobody followed.
func (r *reader) spelt(p string, st *state) {
	if r.supposing {
		return
	}
	place := r.world.Place(p)
	e := automode.Effect{Kind: automode.Run, Target: p, Place: place, Known: automode.OneOf, Data: automode.UnknownData, Why: "is among what that runs"}
	for _, text := range r.mayHold(p, 0) {
		if base(p) == "package.json" {
			r.aroundInstall(p, text, e, st)
			continue
		}
		lang, code := commands.FoundLang(p)
		if !code && strings.HasPrefix(text, "#!") {
			lang, code = interpreter(text), true
		}
		switch {
		case code && lang == commands.Native:
			r.piece(text, lang, p, place, st)
		case code:
			r.suppose(text, lang, nil, e, st, flow{})
		}
		if code && lang == commands.Shell || r.notes.at[p].understood || r.askedOf(p) {
			continue // its strings are what they are to who reads it
		}
		for _, s := range glance.Strings(commands.Native, text) {
			r.suppose(s, commands.Shell, nil, e, st, flow{})
		}
		if !code || lang == commands.Native {
			r.keyedLines(text, e, st)
		}
	}
}

// askedOf reports whether tasks were looked up in a file by their names.
func (r *reader) askedOf(p string) bool {
	return slices.ContainsFunc(r.books, func(b consulted) bool { return b.path == p })
}

// mostLines bounds how many lines of a file are read as commands.
const mostLines = 200

// keyedLines reads what stands on the lines of a text, behind the name of a key.
func (r *reader) keyedLines(text string, e automode.Effect, st *state) {
	if strings.HasPrefix(text, "<") {
		text = strings.NewReplacer("<", "\n", ">", "\n").Replace(text) // what elements hold
	}
	lines := 0
	for line := range strings.SplitSeq(text, "\n") {
		if lines++; lines > mostLines {
			return
		}
		line = strings.TrimPrefix(strings.TrimLeft(line, " \t-"), "//go:generate ")
		for _, s := range [...]string{line, behindKey(line, "="), behindKey(line, ": ")} {
			if isCommand(s) && s[0] != '#' {
				r.suppose(s, commands.Shell, nil, e, st, flow{})
			}
		}
	}
}

// behindKey is what stands behind the sign that ends a key.
func behindKey(line, sign string) string {
	key, value, ok := strings.Cut(line, sign)
	if !ok || strings.ContainsAny(strings.TrimSpace(key), "'\"$") {
		return ""
	}
	return strings.TrimSpace(value)
}

// obeyed reports whether programs find in a file what they run, whether or not it is
// named: what is read otherwise, and what runs in containers or elsewhere, is none of it.
func (r *reader) obeyed(p string, n *note) bool {
	if n.empty || n.inBuild() || n.tidied {
		return false
	}
	if path.Ext(p) == ".go" {
		return strings.Contains(n.said, "//go:generate")
	}
	return r.world.Place(p).Marks.Has(automode.Surface) && !commands.ReadOrElsewhere(p) || commands.LoadedUnasked(base(p))
}

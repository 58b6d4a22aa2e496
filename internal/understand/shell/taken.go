package shell

import (
	"errors"
	"io/fs"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"automode/internal/world"
)

// What a pattern takes now is read as if each name had been written out, beside the
// pattern itself, which may take more by then: a link that is made to it, an edit of a
// file whose text is known, a device that never ends are seen by name.

// asTaken reads an invocation whose words have patterns in them as both.
func (r *reader) asTaken(p *commands.Program, argv []commands.Word, st *state, in flow) flow {
	lines := r.writtenOut(argv, st)
	if len(lines) == 0 {
		return r.invocation(p, argv, st, in)
	}
	switch result := p.Read(argv, r.a.Call.Platform); {
	case onlyTakesAway(&result):
		return r.invocation(p, argv, st, in)
	case slices.ContainsFunc(result.Facts, func(f commands.Fact) bool { return f.Role == commands.Links }):
		// A link is not made twice, and where a pattern leads it nobody knows. Of several
		// names the order is the locale's.
		if len(lines) == 1 && len(lines[0]) == len(argv) && r.surelyTakes(argv, st) {
			argv = lines[0]
		}
		return r.invocation(p, argv, st, in)
	}
	before := st.clone()
	out := r.invocation(p, argv, st, in)
	exit := r.exit
	for _, line := range lines {
		again := before.clone()
		other := r.invocation(p, line, again, in)
		out.also(&other)
		if r.exit != exit {
			exit = standing
		}
		*st = *join(st, again)
	}
	r.exit = exit
	return out
}

// onlyTakesAway reports whether an invocation removes or moves what it is given, and makes
// nothing of it: that is judged name by name already, and is not there any more to be
// judged again.
func onlyTakesAway(result *commands.Result) bool {
	takes := false
	for i := range result.Facts {
		f := &result.Facts[i]
		takes = takes || f.Kind == automode.Delete
		if f.Kind == automode.Write && f.Role != commands.Receives {
			return false
		}
	}
	return takes
}

// surelyTakes reports whether what the patterns in argv take is there, and nothing in this
// call can have changed what lies beside it.
func (r *reader) surelyTakes(argv []commands.Word, st *state) bool {
	for i := range argv {
		if w := &argv[i]; isPattern(*w) {
			folder, _, _ := value.First(value.Of(w))
			if !r.surelyThere(w, st) || r.notes.touched(world.Clean(r.join2(st.cwds[0], folder))) {
				return false
			}
		}
	}
	return true
}

func isPattern(w commands.Word) bool { return w.Glob && w.Known == automode.Exact && w.Base == "" }

// also adds what is known of the same output read in another way: the labels on it, the
// texts that are in it, and the folders that its paths lie in.
func (f *flow) also(o *flow) {
	f.data |= o.data
	f.encoded, f.strange, f.made, f.spoken = f.encoded || o.encoded, f.strange || o.strange, f.made || o.made, f.spoken && o.spoken
	f.endless, f.raw, f.drones, f.many, f.maybe = f.endless || o.endless, f.raw || o.raw, f.drones || o.drones, f.many || o.many, f.maybe || o.maybe
	f.whom = max(f.whom, o.whom)
	more, other := f.more(), o.more()
	if f.prints != commands.ItsText {
		more.parts = o.saidAfter(more.parts)
	}
	if f.prints == commands.PathsIn && o.prints == commands.PathsIn {
		for _, d := range other.folders {
			if !slices.Contains(more.folders, d) {
				more.folders = append(slices.Clip(more.folders), d)
			}
		}
	}
	more.given = slices.Concat(more.given, other.given)
	if more.parts != nil || more.folders != nil || more.given != nil {
		f.knows(more)
	}
}

// maxTurns bounds how many names of a loop are read one by one.
const maxTurns = 16

// writtenOut is argv with the names that its patterns take in their place: all, or where
// a word is one of them at a time, a line for each. There is none where they take nothing,
// or too much.
func (r *reader) writtenOut(argv []commands.Word, st *state) (lines [][]commands.Word) {
	if len(st.cwds) != 1 || r.away > 0 || r.world.Lexical() || !slices.ContainsFunc(argv, isPattern) {
		return nil
	}
	taken := make([][]string, len(argv))
	turns, all, turning := 0, 0, ""
	for i := range argv {
		w := &argv[i]
		if !isPattern(*w) {
			continue
		}
		if w.One {
			if turning != "" && turning != w.Text {
				return nil // which of its names goes with which of the other's nobody knows
			}
			turning = w.Text
		}
		names, ok := r.spelledOut(nil, value.Of(w), st.cwds[0], false)
		if most := maxMatches - all; !ok || len(names) > most || w.One && len(names) > maxTurns {
			// So many: those that decide what runs, or who may do what.
			if names, ok = r.spelledOut(nil, value.Of(w), st.cwds[0], true); !ok || len(names) > most {
				return nil
			}
		}
		if len(names) == 0 {
			continue
		}
		taken[i], all = names, all+len(names)
		if turns = max(turns, 1); w.One {
			turns = min(max(turns, len(names)), maxTurns)
		}
	}
	for turn := range turns {
		var line []commands.Word
		for i := range argv {
			names := taken[i]
			if names == nil {
				line = append(line, argv[i])
				continue
			}
			if argv[i].One {
				names = names[min(turn, len(names)-1):][:1]
			}
			for _, n := range names {
				line = append(line, commands.Word{Text: n, Known: automode.Exact, Data: argv[i].Data, Start: argv[i].Start})
			}
		}
		lines = append(lines, line)
	}
	return lines
}

// spelledOut adds the paths that a pattern takes in a folder, as a shell writes them; heavy:
// those of weight alone. It is not ok where nobody can say, or they are too many.
func (r *reader) spelledOut(list []string, pattern, cwd string, heavy bool) (_ []string, ok bool) {
	folder, part, rest := value.First(pattern)
	if part == "" {
		if at := r.world.Resolve(r.join2(cwd, folder)); at.Exists && (at.Dir || !strings.HasSuffix(folder, "/")) && (!heavy || r.world.PlaceOf(at).Marks&weighty != 0) {
			list = append(list, folder)
		}
		return list, len(list) <= maxMatches
	}
	deep := part == "**" && rest != "" // as zsh reads it, and bash where it is told to
	if deep {
		if list, ok = r.spelledOut(list, value.Letters(folder)+rest[1:], cwd, heavy); !ok {
			return list, false
		}
	}
	names, err := r.world.ReadDir(r.join2(cwd, folder), maxNames)
	if err != nil {
		return list, errors.Is(err, fs.ErrNotExist)
	}
	if r.tires(1 + len(names)/16) {
		return list, false
	}
	if part[0] == '.' {
		names = append([]string{".."}, names...) // many shells take it as well
	}
	for _, n := range names {
		if n[0] == '.' && part[0] != '.' {
			continue
		}
		is, err := value.Matches(part, n)
		if err != nil {
			return list, false
		}
		if !is {
			continue
		}
		behind := rest
		if deep {
			if n == "node_modules" || !r.world.Resolve(r.join2(cwd, folder+n)).Dir {
				continue
			}
			behind = "/**" + rest
		}
		if list, ok = r.spelledOut(list, value.Letters(folder+n)+behind, cwd, heavy); !ok {
			return list, false
		}
	}
	return list, true
}

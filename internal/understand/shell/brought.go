package shell

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// What this very call took from a host, or made by a decoder, is run by more
// ways than as a script that is named.

// runsBrought gives the run of a file that this very call took from a host or
// made by a decoder. What lies in a folder that came as a whole is not meant.
func (r *reader) runsBrought(p string) {
	data, encoded := r.notes.at[p].data, r.notes.at[p].encoded
	if in, ok := r.pipe(p); ok {
		data, encoded = in.data, in.encoded
	}
	e := automode.Effect{Kind: automode.Run, Target: p, Data: data & automode.FetchedData, Known: automode.OneOf, Why: "runs the code that this call put there"}
	if encoded {
		e.Traits = automode.Encoded
	}
	if encoded || e.Data != 0 {
		r.give(e)
	}
}

// loadsBrought: an entry point loads the code beside it, which is a host's or a
// decoder's where this call put it there, and a task stands in such a file. What
// settings alone come to is not known.
func (r *reader) loadsBrought(st *state, task bool) {
	if len(r.notes.at) == 0 {
		return
	}
	for _, name := range commands.Manifests() {
		if (task || !commands.DataManifest(name)) && r.touched(name) {
			for _, folder := range st.cwds {
				r.runsBrought(folder + "/" + name)
			}
		}
	}
}

// touched reports whether this call touched a file of that name, in whatever folder.
// Most did not: their paths are not even put together.
func (r *reader) touched(name string) bool { return len(r.notes.touches.named(base(name))) > 0 }

// obeysWritten gives the run of files that this call wrote and that a program finds by
// their names: modules that stand in the place of its own, and settings of an entry
// point that name what it runs.
func (r *reader) obeysWritten(result *commands.Result, argv []commands.Word, st *state) {
	if r.away > 0 || len(argv) == 0 {
		return
	}
	for _, folder := range st.cwds {
		for _, name := range result.Beside {
			f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Word: commands.Lit(folder + "/" + name), Lang: commands.Python, Why: "stands in the place of the module"}
			n, wrote := r.notes.at[f.Word.Text]
			if r.lies(result, &f) || wrote && !n.empty {
				r.codeFact(&f, st, flow{}, new(sum))
			}
		}
	}
	if len(r.notes.at) == 0 {
		return
	}
	for name := range strings.FieldsSeq(commands.Obeyed(result.Program, base(argv[0].Text))) {
		name, paths := strings.CutPrefix(name, "?")
		for _, p := range r.notes.touches.like(name) {
			said := path.Ext(p) == ".log" && path.Ext(name) != ".log" // none of them takes its settings from there
			if n := r.notes.at[p]; n.empty || n.understood || said || paths && n.full && !r.namesOutside(p, n.text) {
				continue
			}
			r.give(automode.Effect{Kind: automode.Run, Target: p, Data: automode.UnknownData, Known: automode.OneOf, Why: "runs what this call put there"})
		}
	}
}

// namesOutside reports whether one of the strings in a file of settings is a path out of
// the project. Where nothing is quoted, what is no version is the path of a program.
func (r *reader) namesOutside(p, text string) bool {
	if !strings.Contains(text, "\"") && strings.Contains(text, "/") {
		return true
	}
	for i, s := range strings.Split(text, "\"") {
		if i%2 == 0 || s == "" || s[0] != '/' && s[0] != '~' && !strings.Contains(s, "..") {
			continue
		}
		if s[0] == '~' || r.world.Place(r.world.Resolve(r.join2(above(p), s)).Path).Region != automode.Project {
			return true
		}
	}
	return false
}

// namesBrought: the name is that of a file which this call took from a host, and
// which is found by it: anywhere, or only where programs lie.
func (r *reader) namesBrought(name string, anywhere bool) {
	for _, p := range r.notes.touches.named(name) {
		if anywhere || strings.HasSuffix(p, "bin/"+name) {
			r.runsBrought(p)
		}
	}
}

// ownCode: code that no word names is what lies in the folder. It reports whether
// that is a recipe's own, and vouched for with it.
func (r *reader) ownCode(st *state) bool {
	r.loadsBrought(st, true)
	return r.own && r.covered()
}

package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/recipe"
)

// trusted reports whether the working folder, each that it may be, is the project's and its
// manifests are what they were when the session began, none of them having
// come with this call.
func (r *reader) trusted(st *state) bool {
	if r.away > 0 {
		return r.contained
	}
	if len(st.cwds) == 0 {
		return false
	}
	return !slices.ContainsFunc(st.cwds, func(dir string) bool { return !r.trustedIn(dir) })
}

// trustedIn is trusted for one of the folders that it may be.
func (r *reader) trustedIn(cwd string) bool {
	if n, touched := r.notes.file(cwd); touched && !n.tidied && (!n.inBuild() || r.notes.touchedIn(cwd)) {
		return false // unpacked, cloned or moved here by this call
	} else if n.output && r.world.Place(cwd).Region != automode.Project {
		return true // there was nothing before
	}
	if r.options.Changed == nil && len(r.notes.at) == 0 {
		return r.world.Place(cwd).Region == automode.Project
	}
	for dir := cwd; ; dir = path.Dir(dir) {
		p := r.world.Place(dir)
		if p.Region != automode.Project {
			return dir != cwd
		}
		for _, p := range r.manifests(dir) {
			if x, changed := r.notes.file(p); changed && !x.inBuild() && !x.tidied && !x.understood || r.options.Changed != nil && r.options.Changed(p) {
				return false
			}
		}
	}
}

// manifests are the paths that the manifests of a folder have. They are asked for at every
// task: the call's few folders' are put together once.
func (r *reader) manifests(dir string) []string {
	list, ok := r.manifestsIn[dir]
	if ok {
		return list
	}
	if r.manifestsIn == nil || len(r.manifestsIn) >= 16 {
		r.manifestsIn = map[string][]string{}
	}
	for _, name := range commands.Manifests() {
		list = append(list, dir+"/"+name)
	}
	r.manifestsIn[dir] = list
	return list
}

// vouched drops the trust in an entry point, and in what a manifest declares,
// where it is not the project's own: outside it, on files outside it, or
// after its manifests changed.
func (r *reader) vouched(result *commands.Result, st *state) {
	const trust = automode.EntryPoint | automode.Declared | automode.Contained
	asked := false
	for i := range result.Facts {
		asked = asked || result.Facts[i].Traits&trust != 0
	}
	if !asked {
		return
	}
	good, listed := r.trusted(st), true
	given := ""
	if good {
		given = r.givenVariable(st)
		good = given == ""
	}
	for i := range result.Facts {
		f := &result.Facts[i]
		mean := f.Role.Means()
		if !good || f.Role == commands.Base || mean.Subject != commands.Path || mean.Kind != automode.Read {
			continue
		}
		for _, s := range r.locate(f.Word, st) {
			if n, _ := r.notes.file(s.at.Path); s.place.Region != automode.Project && !(s.at.Path != "" && (r.world.IsStream(s.at.Path) || n.output)) && !r.inContainer(&s) {
				good = false
			}
			if n, changed := r.notes.file(s.at.Path); changed && !n.inBuild() && !n.tidied || r.wroteBefore(&s) {
				listed = false // what this call or session wrote is nothing that the project declares
			}
		}
	}
	if good && !listed {
		for i := range result.Facts {
			result.Facts[i].Traits &^= automode.Declared | automode.Contained
		}
	}
	if good {
		return
	}
	for i := range result.Facts {
		switch f := &result.Facts[i]; {
		case f.Kind == automode.Run && f.Traits.Has(automode.EntryPoint):
			r.unvouched = true
			r.loadsBrought(st, false)
		case f.Kind == automode.Install && f.Traits.Has(automode.Declared):
			r.loadsBrought(st, true) // the manifest's own scripts run
		}
		if f := &result.Facts[i]; given != "" && f.Traits&trust != 0 {
			f.Why = givenWhy + given
		}
		result.Facts[i].Traits &^= trust
	}
}

// inContainer reports whether a place is one of a container of the project's own.
func (r *reader) inContainer(s *spot) bool {
	return r.contained && s.place.Region == automode.Elsewhere
}

// manifest is the package.json at a path; ok is false when there is none.
func (r *reader) manifest(path string) (m recipe.Manifest, ok bool) {
	b, err := r.world.ReadFile(path, maxScript)
	if err != nil {
		return nil, false
	}
	m, _ = recipe.ReadManifest(string(b))
	return m, true // also when it is there and says nothing that can be read
}

// packaged reads a program that a package manager starts out of a package.
func (r *reader) packaged(f *commands.Fact, st *state, in flow) {
	words := f.Words
	if len(words) == 0 {
		words = []commands.Word{f.Word}
	}
	name := words[0]
	if !name.Exact() {
		e := r.effect(f)
		e.Kind, e.Known, e.Why = automode.Run, automode.Guess, "which package is run is not known"
		r.give(e)
		r.loose = true
		return
	}
	if r.remoteCode(f, name) {
		return
	}
	program, version := name.Text, ""
	if i := strings.LastIndexByte(program, '@'); i > 0 {
		program, version = program[:i], program[i+1:]
	}
	if version != "" || !r.has(program, st) {
		r.give(automode.Effect{Kind: automode.Install, Target: name.Text, Known: automode.Exact, Flag: f.Flag, Why: "brings in a package that the project does not name"})
	}
	called, _ := r.packageProgram(program)
	p := r.find(called)
	if p == nil || !p.Package {
		e := r.effect(f)
		e.Kind, e.Target, e.Known, e.Why = automode.Run, program, automode.Exact, "runs a program out of a package"
		e.Traits |= r.hiddenTrait()
		if r.covered() {
			e.Traits |= automode.EntryPoint
		}
		r.give(e)
		r.loose = true
		return
	}
	words = append([]commands.Word(nil), words...)
	words[0] = commands.Lit(called) // one of its names: what options it takes may hang on it
	r.nested(words, st, in)
}

// has reports whether the project has a package's program. Without any
// manifest a plain name decides, and one of a scope that is known; another one with a
// scope or an owner does not, since its last part says nothing of who made it.
func (r *reader) has(program string, st *state) bool {
	_, plain := r.packageProgram(program)
	if len(st.cwds) == 0 || r.world.Lexical() {
		return plain
	}
	return !slices.ContainsFunc(st.cwds, func(dir string) bool { return !r.hasIn(program, plain, dir) })
}

// hasIn is has for one of the folders that it may be.
func (r *reader) hasIn(program string, plain bool, cwd string) bool {
	found := false
	for dir := cwd; r.world.Place(dir).Region == automode.Project; dir = path.Dir(dir) {
		if plain && r.world.Resolve(dir+"/node_modules/.bin/"+program).Exists {
			return true
		}
		m, ok := r.manifest(dir + "/package.json")
		found = found || ok
		for _, field := range [...]string{"dependencies", "devDependencies"} {
			if list, ok := m.Names(field); ok && list[program] != "" {
				return true
			}
		}
	}
	return plain && !found
}

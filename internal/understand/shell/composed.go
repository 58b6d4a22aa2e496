//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/compose"
	"automode/internal/understand/recipe"
)

// composed reads what a compose file gives a service of this machine. What lies in the
// project is its own, and so is what its containers do with that.
func (r *reader) composed(f *commands.Fact, st *state) {
	if r.world.Lexical() {
		return // the name decides
	}
	var files, variables, services []string
	for i := 0; i < len(f.Words); i++ {
		switch w := f.Words[i]; {
		case !w.Is("--env-file"):
			files = append(files, w.Text) // which stand in the call
		default:
			if i++; !f.Words[i].Exact() {
				r.unknown("which variables a compose file is given is not known")
			}
			variables = append(variables, f.Words[i].Text)
		}
	}
	if f.Word.Exact() {
		services = []string{f.Word.Text}
	}
	for _, dir := range st.cwds {
		source := r.composeSource(f, dir, st)
		source.EnvFiles, source.Named = variables, len(variables) > 0
		for _, g := range compose.Grants(source, files, services) {
			r.granted(f, &g, st)
		}
	}
}

// composeSource is what the compose files of a folder are read with.
func (r *reader) composeSource(f *commands.Fact, dir string, st *state) compose.Source {
	all := f.Word.Many || f.Word.Text != "" && !f.Word.Exact()
	own := func(path string) bool { return r.ofProject(commands.Lit(path), st) }
	return compose.Source{Dir: dir, Profiles: all || st.told("COMPOSE_PROFILES"), Builds: f.Target != "", Own: own, Read: r.recipeFile, Env: func(name string) (string, recipe.Found) {
		switch value, found := exportedValue(name, st); {
		case found != recipe.Missing:
			return value, found
		case name == "HOME":
			return r.world.Home(), recipe.Whole
		case name == "PWD":
			if _, set := st.lookup(name); set {
				return "", recipe.Closed
			}
			return dir, recipe.Whole
		}
		return "", recipe.Missing
	}}
}

// granted tells what one grant comes to.
func (r *reader) granted(f *commands.Fact, g *compose.Grant, st *state) {
	e := automode.Effect{Target: "the compose file", Known: automode.Exact, Why: g.Why}
	switch g.Sort {
	case compose.Elevates:
		e.Kind, e.Target = automode.Elevate, "this machine"
	case compose.Starts:
		e.Kind = automode.Run
	case compose.Mounts, compose.Opens:
		word := commands.Lit(g.Path)
		if r.isMachine(word, st) {
			e.Kind, e.Target = automode.Elevate, "this machine"
			break
		}
		if r.ofProject(word, st) {
			return
		}
		fact := commands.Fact{Role: commands.ReadsTree, Kind: automode.Read, Extent: automode.Tree, Word: word, Via: f.Via, Why: g.Why}
		if r.pathFact(&fact, st, &sum{}); g.Sort == compose.Mounts && !g.Fixed {
			fact.Role, fact.Kind, fact.Word.Known = commands.WritesTree, automode.Write, automode.Guess // it may
			fact.Word.Text += "/"
			r.pathFact(&fact, st, &sum{})
		}
		return
	}
	r.give(e)
}

// isMachine reports whether a path means all of the machine, or the socket of a container
// engine, if by a link.
func (r *reader) isMachine(w commands.Word, st *state) bool {
	if commands.RuntimeSocket(w.Text) || strings.HasPrefix(w.Text, "/proc/") {
		return true
	}
	for _, s := range r.locate(w, st) {
		if s.at.Path == "/" || commands.RuntimeSocket(s.at.Path) || strings.HasPrefix(s.at.Path, "/proc/") {
			return true
		}
	}
	return false
}

// ofProject reports whether all that a word may mean lies in the project or a scratch folder.
func (r *reader) ofProject(w commands.Word, st *state) bool {
	for _, s := range r.locate(w, st) {
		if s.place.Region != automode.Project && s.place.Region != automode.Scratch {
			return false
		}
	}
	return true
}

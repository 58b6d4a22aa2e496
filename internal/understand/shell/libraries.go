package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// Libraries of the project are its own code where its programs, builds and tests
// run with them, and hidden code where nothing runs but programs that only look.

// libraries reads a list of folders that the loader takes libraries from. An empty
// one is the working folder. What is not known of the list is what a variable held
// before, or nothing.
func (r *reader) libraries(f *commands.Fact, st *state) {
	list := strings.ReplaceAll(":"+f.Word.Text+":", "::", ":.:")
	if f.Word.Known != automode.Exact {
		list = f.Word.Text + ":" + f.Word.Suffix
		before := *f
		before.Traits &^= automode.Hidden // not what this call says
		before.Word.Text, before.Word.Suffix = "", ""
		r.lend(&before, f.Word.Data == 0, st)
	}
	for dir := range strings.FieldsFuncSeq(list, func(c rune) bool { return c == ':' || c == ';' }) {
		one := *f
		if one.Word = commands.Lit(dir); r.installedCode(one.Word, st) {
			continue
		}
		own := true
		for _, s := range r.locate(one.Word, st) {
			own = own && r.ownFolder(&s)
		}
		r.lend(&one, own, st)
	}
}

// lend gives the run of what a folder of libraries holds. What programs of the
// project run with afterwards says whether it is more than code of the project.
func (r *reader) lend(f *commands.Fact, own bool, st *state) {
	from := len(r.a.Effects)
	r.fact(f, st, flow{open: true}, &sum{})
	for i := from; own && !r.byPath && i < len(r.a.Effects); i++ {
		if r.a.Effects[i].Kind == automode.Run {
			r.lent = append(r.lent, i)
		}
	}
}

// borrows is called for each run: code of the project that nobody reads is none that
// only looks, and what vouches for it vouches for the project's libraries as well.
func (r *reader) borrows(e *automode.Effect) {
	if e.Kind != automode.Run || e.Traits&(automode.Readable|automode.Hidden|automode.Encoded) != 0 || e.Via == automode.ByEnvironment {
		return
	}
	for _, i := range r.lent {
		l := &r.a.Effects[i]
		if r.filledUp(l.Target) {
			continue // since then
		}
		l.Traits = l.Traits&^automode.Hidden | e.Traits&automode.EntryPoint
	}
}

// ownFolder reports whether a folder is the project's, and nothing was put into it
// by this call but by its builds.
func (r *reader) ownFolder(s *spot) bool {
	const marked = automode.Repository | automode.Store | automode.GatePath | automode.Secret | automode.Startup
	if r.away > 0 || s.at.Path == "" || s.place.Region != automode.Project || s.place.Marks&marked != 0 || s.known < automode.OneOf {
		return false
	}
	return !r.filledUp(s.at.Path)
}

// filledUp reports whether this call put something into a folder, but by a build of
// the project.
func (r *reader) filledUp(folder string) bool {
	n, touched := r.notes.of(folder)
	return touched && !n.inBuild() && !n.tidied || r.notes.touchedIn(folder)
}

// ownProgram reports whether a command starts a program that lies in the project.
func (r *reader) ownProgram(l *line, st *state) bool {
	if len(l.words) == 0 || !l.words[0].Exact() || !strings.Contains(l.words[0].Text, "/") {
		return false
	}
	for _, s := range r.locate(l.words[0], st) {
		if s.place.Region != automode.Project || s.at.Path == "" {
			return false
		}
	}
	return r.away == 0
}

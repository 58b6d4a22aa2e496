package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// environment reads what setting a variable does to the programs that see it.
func (r *reader) environment(name string, values alts, st *state) {
	if name, _ = st.meant(name); name == "path" && r.mayBeZsh() {
		st.path = st.path || st.kinds.has(name, altered)
		for _, w := range values {
			r.holdsProgram(w, st)
		}
	}
	if st.kinds.first != nil && st.kinds.has(name, readOnly) || r.mayBeZsh() && !identifier(name) {
		r.mayGiveUp(st)
	}
	if dataIn(values)&automode.SecretData != 0 && commands.Shown(name) {
		r.shown() // by the programs that see it
	}
	if st.mayCount(name) {
		r.evaluated(values, st)
	} else if countsInZsh(name) {
		r.statuses(values, st)
	}
	v := commands.FindVariable(name)
	if v == nil {
		r.splices(values)
		return
	}
	if v.Left && r.options.Beyond != nil {
		r.options.Beyond()
	}
	for _, w := range values {
		role := v.Role.For(&w)
		if role == commands.Data && v.Role == commands.Goal {
			continue
		}
		f := commands.Fact{Role: role, Word: w, Kind: role.Means().Kind, Traits: role.Means().Traits | v.Traits,
			Via: automode.ByEnvironment, Why: v.Why, Flag: name}
		if w.Known == automode.Guess && w.MayEmpty && w.Text+w.Suffix == "" {
			f.Traits &^= automode.Hidden // what another variable holds, and perhaps nothing: not what this call says
		}
		if r.byPath || v.Steps && r.isEditor(w) {
			f.Traits &^= automode.Hidden
		}
		switch {
		case v.SearchPath:
			r.searchPath(w, st)
			continue
		case v.Modules && v.Values != "" && r.usual(v, w):
			continue
		case v.Modules:
			r.modules(v, w, st)
			continue
		case v.Libraries && (w.Known == automode.Exact && w.Text != "" || w.Known == automode.Guess && w.MayEmpty):
			r.libraries(&f, st)
			continue
		case v.Role == commands.Data:
			if v.Kind == automode.Unknown || r.usual(v, w) {
				continue
			}
			r.give(automode.Effect{Kind: v.Kind, Target: name, Traits: v.Traits, Via: automode.ByEnvironment, Why: v.Why, Known: automode.Exact})
			continue
		case w.Is("") && !v.Empty, v.Signs != "" && w.Exact() && !strings.ContainsAny(w.Text, v.Signs), v.Expands && w.Exact() && !strings.ContainsAny(w.Text, "$`\\"), v.Options != "" && r.merely(v.Options, w), v.Dotted && r.ownModule(w, st), v.Local(w), r.usual(v, w), name == "HOME" && r.away == 0 && w.Is(r.world.Home()):
			continue
		case v.Kit && (r.installedKit(w, st) || w.Tool && w.Suffix == "" && r.away == 0), v.Interpreter && r.installedPython(w, st):
			continue
		case v.Role == commands.Loads && (r.installedCode(w, st) || w.Tool && w.Suffix == "" && r.away == 0):
			continue
		case v.Role == commands.Unread && r.covered():
			r.give(automode.Effect{Kind: automode.Run, Target: name, Known: automode.Exact, Traits: automode.EntryPoint, Via: automode.ByEnvironment, Why: v.Why})
			continue
		}
		if v.Lead != "" && w.Known == automode.Exact {
			f.Word.Text = strings.TrimLeft(w.Text, v.Lead)
		}
		if v.Slot != "" && strings.Contains(w.Text, v.Slot) {
			f.Role, f.Word.Text = commands.RunsOn, strings.ReplaceAll(f.Word.Text, v.Slot, "")
		}
		if v.Address {
			f.Word.Text = strings.TrimPrefix(w.Text, "jdbc:")
		}
		if v.Connects {
			f.Role = commands.Connecting(w)
		}
		if host, _, ok := strings.Cut(w.Text, ":"); ok && v.OrHost && !strings.Contains(host, "/") {
			f.Role, f.Kind, f.Traits = commands.Unread, automode.Unknown, 0
		}
		if v.Expands && w.Exact() && strings.ContainsAny(w.Text, "$`") {
			// As the shell does it: like a text between double quotes.
			r.line(": \""+strings.ReplaceAll(w.Text, `"`, `\"`)+"\"", st, flow{})
		}
		// What is on its standard input when it runs, nobody says.
		r.fact(&f, st, flow{open: true}, &sum{})
		if v.Steps && !commands.PlainSteps(w) {
			r.fact(&commands.Fact{Word: w, Flag: name, Why: commands.OtherSteps}, st, flow{}, &sum{})
		}
	}
}

// merely reports whether options change nothing of what an invocation does: all
// that it does with them is what it does without.
func (r *reader) merely(line string, w commands.Word) bool {
	if !w.Exact() || strings.ContainsAny(w.Text, "'\"\\$`") {
		return false
	}
	line, short := strings.CutSuffix(line, " -") // the dash may be left out
	var words []commands.Word
	for f := range strings.FieldsSeq(line) {
		words = append(words, commands.Lit(f))
	}
	program := r.find(words[0].Text)
	if program == nil {
		return false
	}
	bare := program.Read(words, r.world.Platform())
	for f := range strings.FieldsSeq(w.Text) {
		if short && !strings.HasPrefix(f, "-") && !strings.HasPrefix(f, "+") {
			f = "-" + f
		}
		words = append(words, commands.Lit(f))
	}
	with := program.Read(words, r.world.Platform())
	for i := range with.Facts {
		known := with.Facts[i].Kind == automode.Read
		for k := range bare.Facts {
			known = known || bare.Facts[k].String() == with.Facts[i].String()
		}
		if !known {
			return false
		}
	}
	return true
}

// usual reports whether the value of a variable names nothing new.
func (r *reader) usual(v *commands.Variable, w commands.Word) bool {
	home := r.world.Home()
	below, ok := strings.CutPrefix(w.Text, home+"/")
	switch {
	case strings.HasPrefix(w.Text, "~"):
		return false // a folder of that name: no shell put the home there
	case ok && home != "" && w.Exact() && r.away == 0:
		w.Text = "~/" + strings.TrimSuffix(below, "/")
	}
	return v.Usual(w)
}

// isEditor reports whether a line starts an editor that is known, by its name: code comes
// into it as into any program that is talked to, and none is hidden in it.
func (r *reader) isEditor(w commands.Word) bool {
	name, _, _ := strings.Cut(w.Text, " ")
	if !w.Exact() || strings.Contains(name, "/") {
		return false
	}
	p := r.find(name)
	return p != nil && p.Row.Lang == commands.Ex
}

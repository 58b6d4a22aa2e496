package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// set changes positionals and options of the shell.
func (r *reader) set(args []commands.Word, st *state) {
	if len(args) == 0 {
		r.give(automode.Effect{Kind: automode.Disclose, Target: "environment", Known: automode.Exact, Why: "prints every variable"})
		return
	}
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Is("--"):
			st.args, st.known = args[i+1:], true
			if slices.ContainsFunc(st.args, func(w commands.Word) bool { return w.Many }) {
				st.forget()
			}
			return
		case !w.Exact() || len(w.Text) < 2 || w.Text[0] != '-' && w.Text[0] != '+':
			st.args = args[i:]
			st.forget()
			if !w.Exact() {
				// It may be an option.
				r.unknown("the shell would read what follows in another way")
			}
			return
		default:
			if strings.Trim(w.Text[1:], "euxvfabhmBCETo") != "" {
				r.unknown("the shell would read what follows in another way")
			}
			off := w.Text[0] == '+'
			if off && (strings.Contains(w.Text, "B") || i+1 < len(args) && args[i+1].Is("braceexpand")) {
				r.unknown("braces stand for themselves from here on")
			}
			r.nounset = r.nounset || strings.Contains(w.Text, "u") || i+1 < len(args) && args[i+1].Is("nounset")
			r.spares = r.spares || strings.Contains(w.Text, "C")
			r.exports = r.exports || strings.Contains(w.Text, "a")
			if strings.Contains(w.Text, "x") {
				st.traced = !off
			}
			st.keeps = st.keeps || strings.Contains(w.Text, "C")
			st.plain = st.plain || !off && strings.Contains(w.Text, "f")
			if strings.HasSuffix(w.Text, "o") && i+1 < len(args) {
				if i++; off && args[i].Is("xtrace") {
					st.traced = false
					continue
				}
				r.spares = r.spares || strings.Contains(strings.ToLower(args[i].Text), "clobber")
				r.exports = r.exports || strings.Contains(strings.ToLower(args[i].Text), "export")
				if !args[i].Exact() || !st.option(args[i].Text) {
					r.unknown("the shell would read what follows in another way")
				}
			}
		}
	}
}

// option notes an option of the shell, and reports whether what follows is
// read as before.
func (s *state) option(name string) bool {
	if n := strings.ReplaceAll(strings.ToLower(name), "_", ""); n == "nullglob" || n == "cshnullglob" {
		s.nulls = true
		return true
	} else if n == "noclobber" || n == "clobber" {
		s.keeps = true
	} else if n == "xtrace" {
		s.traced = true
	} else if n == "noglob" || n == "glob" {
		s.plain = true
	}
	return harmlessOption(name)
}

// harmlessOption reports whether an option of bash or zsh leaves the meaning
// of the text as it is read here: what a word expands to, what a name stands
// for, where cd goes.
func harmlessOption(name string) bool {
	name, off := strings.CutPrefix(strings.ReplaceAll(strings.ToLower(name), "_", ""), "no")
	switch name {
	case "braceexpand":
		return !off
	case "allexport", "errexit", "errreturn", "errtrace", "functrace", "hashall", "monitor", "clobber", "exec", "glob",
		"unset", "notify", "tify", "pipefail", "verbose", "xtrace", "ignoreeof", "interactivecomments", "emacs", "vi",
		"extglob", "globstar", "match", "inheriterrexit", "lastpipe", "checkwinsize",
		"histappend", "cmdhist", "checkjobs", "huponexit", "localoptions", "shwordsplit", "ksharrays", "globstarshort",
		"promptsubst", "beep", "bgnice", "checkrunningjobs":
		return name != "exec"
	}
	return false
}

// options_ reads what changes how names are found or text is read.
func (r *reader) options_(name string, args []commands.Word, st *state) {
	switch name {
	case "shopt":
		for _, w := range args {
			if !w.Exact() || w.Text == "" || w.Text[0] != '-' && !st.option(w.Text) {
				r.unknown("the shell would read what follows in another way")
			}
		}
		return
	case "emulate":
		r.unknown("the shell would read what follows in another way")
		return
	}
	if name == "enable" && !slices.ContainsFunc(args, func(w commands.Word) bool { return !w.Is("-a") && !w.Is("-p") && !w.Is("-n") && !w.Is("-s") }) {
		return // without a name it lists
	}
	if name == "hash" && (len(args) == 0 || len(args) == 1 && args[0].Is("-r")) {
		return
	}
	st.path = true
	if name == "hash" && len(args) > 2 && args[0].Is("-p") {
		for _, w := range args[2:] { // each is that file from now on, as an alias would be
			st.set(aliased+w.Text, alts{args[1]})
			r.aliases = true
		}
	}
	r.give(automode.Effect{Kind: automode.Run, Target: name, Known: automode.Exact, Why: "makes names stand for other programs"})
}

// leaves reports whether exit or return surely ends what is being read. One
// that complains of its arguments may go on, and so does a return that stands
// in no function.
func leaves(name string, args []commands.Word, st *state) bool {
	if name == "return" && !st.inner || len(args) > 1 {
		return false
	}
	for _, w := range args {
		number := w.Known == automode.Bounded && w.Base == "" && w.Text == "" && w.Suffix == "" || w.Exact() && plainNumber(w.Text)
		if !number || w.Many {
			return false
		}
	}
	return true
}

// shift drops positionals.
func shift(args []commands.Word, st *state) {
	n := 1
	if len(args) > 0 {
		if len(args) > 1 || !args[0].Exact() || len(args[0].Text) != 1 || args[0].Text[0] < '0' || args[0].Text[0] > '9' {
			st.forget()
			return
		}
		n = int(args[0].Text[0] - '0')
	}
	if slices.ContainsFunc(st.args[:min(n, len(st.args))], func(w commands.Word) bool { return w.Many || w.Glob }) {
		st.forget() // how many are left is not known
	} else if n <= len(st.args) {
		st.args = st.args[n:]
	}
}

// unset removes variables and functions.
func (r *reader) unset(name string, args []commands.Word, st *state) {
	functions, variables := name == "unfunction", name == "unset"
	for _, w := range args {
		switch {
		case !w.Exact():
			r.unknown("which variable is removed is not known")
		case w.Is("-f"):
			functions, variables = true, false
		case w.Is("-v"), w.Is("--"):
		case strings.HasPrefix(w.Text, "-"):
			r.unknown("which variable is removed is not known")
		default:
			if st.kinds.first != nil && st.kinds.has(w.Text, readOnly) || r.mayBeZsh() && !identifier(w.Text) {
				r.mayGiveUp(st)
			}
			r.subscripts(alts{w}, st)
			if list, _, one := strings.Cut(w.Text, "["); one && variables {
				st.set(list, r.element(list, noValue(), false, st))
				continue
			}
			_, isSet := st.lookup(w.Text)
			if functions || !isSet {
				st.funcs = &function{name: w.Text, next: st.funcs, or: !functions || name == "unfunction" || st.kinds.has(w.Text+"()", readOnly)} // bash does not know unfunction
			}
			if variables && w.Is("HISTFILE") {
				r.give(automode.Effect{Kind: automode.Weaken, Target: w.Text, Known: automode.Exact, Why: "what is done is kept nowhere"})
			}
			switch {
			case variables && w.Is("IFS"):
				st.set(w.Text, blanks())
			case variables:
				if own, around := st.owned(w.Text); around && !own {
					r.unknown("“" + w.Text + "” of the function that called this one is removed, and may be what it was outside")
				}
				st.repaths(w.Text)
				st.set(w.Text, alts{{Known: automode.Exact, MayEmpty: true}})
				if st.kinds.has(w.Text, exported) || st.kinds.has(w.Text, severed) {
					st.kinds.add(w.Text, withdrawn|removed)
				}
				if st.kinds.has(w.Text, integral) {
					st.kinds.add(w.Text, passing)
				}
			}
		}
	}
}

// skipOptions drops leading options: plain ones and those with a value.
func skipOptions(args []commands.Word, plain, valued string) []commands.Word {
	for len(args) > 0 {
		switch a := args[0]; {
		case a.Is("--"):
			return args[1:]
		case a.Exact() && strings.Contains(" "+plain+" ", " "+a.Text+" "):
			args = args[1:]
		case a.Exact() && valued == a.Text && len(args) > 1:
			args = args[2:]
		default:
			return args
		}
	}
	return args
}

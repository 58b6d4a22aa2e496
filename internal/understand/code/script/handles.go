package script

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// says is a call that does what a program does with the same words.
func (w *walker) says(line string, args []value) {
	var words []commands.Word
	for _, s := range strings.Fields(line) {
		words = append(words, commands.Lit(s))
	}
	words = append(words, w.words(args)...)
	w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Words: words, Word: words[0], Why: "does what that program does"})
}

// readsAddress reads a file, or what a host sends.
func (w *walker) readsAddress(f *Func, args []value) value {
	if len(args) == 0 {
		return &val{}
	}
	s := args[0].texts()[0].Text // as much of it as is known
	scheme, _, address := strings.Cut(s, "://")
	for _, t := range args[0].texts()[1:] {
		if other, _, also := strings.Cut(t.Text, "://"); also != address || also && other != scheme {
			w.strange("it is not known whether a file is read or a host asked")
		}
	}
	switch {
	case isInput(args[0]) || s == "php://stdin":
		return &val{word: w.setting.Input}
	case address && code.Within("http https", scheme):
		w.does(commands.Fetches, args[0], "asks that host")
	case address:
		w.strange("what “" + scheme + "://” reads is not known")
	default:
		w.fact(f, commands.Reads, args[0], nil)
	}
	for _, a := range args[1:] {
		if w.plain(a); a.data() && a.word.Known == automode.Guess && !(w.callee == "file" && len(args) == 2) { // flags
			w.strange("how something is read is not known")
		}
	}
	return &val{}
}

// opensAny opens a file, or what Ruby takes for a command or an address.
func (w *walker) opensAny(f *Func, args []value) value {
	if len(args) == 0 {
		return &val{}
	}
	s := args[0].texts()[0] // as much of it as is known
	switch text, ok := args[0].known(); {
	case strings.HasPrefix(s.Text, "|") && len(args[0].more) == 0:
		w.started, w.habits.fed = true, true
		s.Text = s.Text[1:]
		return w.command(&Func{Act: Lines}, []value{&val{word: s}})
	case strings.Contains(s.Text, "://"):
		return w.readsAddress(f, args[:1])
	case !ok || text == "":
		w.strange("it is not known whether a file or a command is opened")
	}
	if f.Roles[0] != commands.Unread {
		return w.byRoles(f, args)
	}
	return w.opens(f, args)
}

// callsBack calls the function among its arguments. Where none is written out
// it is a text that names one.
func (w *walker) callsBack(args []value) value {
	written := false
	for _, a := range args {
		if a.fn != nil {
			written = true
			w.enter(a.fn, guess(w.plainAll(args)...))
		}
	}
	if written {
		return guess(w.plainAll(args)...)
	}
	if w.named(args) {
		return guess(w.plainAll(args)...)
	}
	if w.byName(args) {
		return guess(w.plainAll(args)...)
	}
	w.strange("a function is called by its name")
	for i, a := range args {
		name, _ := a.known()
		if name = strings.ToLower(name); !w.lang.Knows(name) {
			continue
		}
		for k, x := range args {
			if k != i && x.obj != nil {
				for _, y := range x.obj.vals {
					w.call(w.global(name), []value{y})
				}
			} else if k != i {
				w.call(w.global(name), []value{x})
			}
		}
	}
	return guess(w.plainAll(args)...)
}

// named reports whether what PHP calls by its name only computes, or is a
// function of the program, which is walked.
func (w *walker) named(args []value) bool {
	at := 1
	if code.Within("array_map call_user_func call_user_func_array", w.callee) {
		at = 0
	}
	if w.lang.Lang != commands.PHP || len(args) <= at {
		return false
	}
	name, ok := args[at].known()
	if name = strings.ToLower(name); !ok || w.habits.set[name] {
		return false
	}
	if x := w.scope.lookup(name); x != nil && x.val.fn != nil {
		w.enter(x.val.fn, guess(w.plainAll(args)...))
		return true
	}
	return code.Within(w.lang.find("").Data, name)
}

// byName calls a function of PHP's library by its name, with each piece of a list or
// with what stands behind it; false: which one, or with what, is not known.
func (w *walker) byName(args []value) bool {
	at, list := 0, false
	switch w.callee {
	case "array_map":
		list = len(args) == 2
	case "array_filter":
		at, list = 1, len(args) == 2
	case "call_user_func_array":
		if len(args) != 2 || args[1].obj == nil || !args[1].obj.list || args[1].obj.open || w.unsure(args[1].obj) {
			return false
		}
		args = append(args[:1:1], args[1].obj.vals...)
	case "call_user_func", "register_shutdown_function":
	default:
		return false
	}
	if w.lang.Lang != commands.PHP || len(args) <= at || !list && strings.HasPrefix(w.callee, "array_") {
		return false
	}
	name, ok := args[at].known()
	name = strings.ToLower(name)
	f := w.lang.find("").find(name)
	if !ok || w.habits.set[name] || w.scope.lookup(name) != nil || f == nil || f.Act == CallsBack || f.Act == Evaluates || f.Act == Loads || f.Act == Changes || f.Act == Prints || slices.ContainsFunc(w.lang.Outs, func(o Out) bool { return code.Within(o.Names, name) }) {
		return false
	}
	outer := w.callee
	defer func() { w.callee = outer }()
	w.callee = name
	if !list {
		w.call(w.global(name), args[1:])
		return true
	}
	from := args[1-at]
	if o := from.obj; o != nil && o.list && !o.open && !w.unsure(o) {
		for _, x := range o.vals {
			w.call(w.global(name), []value{x})
		}
		return true
	}
	w.call(w.global(name), []value{w.piece(from)})
	return true
}

// opensHandle opens what stands behind the handle: a mode and a path, or both
// in one word, in which a bar means a command.
func (w *walker) opensHandle(f *Func, args []value) value {
	if len(args) < 2 {
		w.strange("it is not known what is opened")
		return &val{}
	}
	mode, known := args[1].known()
	mode = strings.TrimSpace(mode)
	var what value
	switch {
	case !known:
		w.strange("it is not known what is opened, or how")
		w.command(&Func{Act: Lines}, args[1:2])
		return &val{}
	case len(args) > 2:
		what = args[2]
		mode, _, _ = strings.Cut(mode, ":")
		mode = strings.TrimSpace(mode)
		if mode == "-|" || mode == "|-" {
			w.habits.fed = w.habits.fed || mode == "|-"
			return w.command(&Func{Act: WordsFlat}, args[2:])
		}
	case strings.HasPrefix(mode, "|"), strings.HasSuffix(mode, "|"):
		w.habits.fed = w.habits.fed || mode[0] == '|'
		return w.command(&Func{Act: Lines}, []value{exact(strings.Trim(mode, "| "))})
	default:
		rest := strings.TrimLeft(mode, "+<>&= ")
		what, mode = exact(rest), strings.TrimSpace(mode[:len(mode)-len(rest)])
	}
	role := commands.Reads
	switch {
	case strings.Contains(mode, "&"): // another handle a second time
		w.plain(what)
		w.habits.fed = true
		return &val{}
	case mode == "" || mode == "<":
	case mode == ">":
		role = commands.Writes
	case mode == ">>" || mode == "+>>":
		role = commands.Appends
	case mode == "+<":
		role = commands.Edits
	default:
		role = commands.Writes
	}
	if what.is("-") {
		return &val{}
	}
	if !what.data() {
		what = guess(w.plain(what)) // a reference, by what it is printed as
	}
	w.fact(f, role, what, nil)
	return &val{}
}

package script

import (
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// act is a call of a function of the library.
func (w *walker) act(t *Thing, f *Func, args []value) value {
	return w.actOn(&val{thing: t}, f, args)
}

func (w *walker) actOn(on value, f *Func, args []value) value {
	arg := func(i int) value {
		if i < len(args) {
			return args[i]
		}
		return &val{unset: true}
	}
	switch f.Act {
	case ByRoles:
		return w.byRoles(f, args)
	case Looks:
		for _, a := range args {
			if a.fn != nil {
				w.enter(a.fn, &val{})
			}
		}
		return guess()
	case Same, Resolves:
		for i := 1; i < len(args); i++ {
			w.plain(args[i])
		}
		if len(args) == 0 {
			return &val{}
		}
		return args[0]
	case Prints:
		w.out.Endless = w.out.Endless || w.spin > w.timed
		for _, a := range args {
			if a.thing != nil && a.label().Data == 0 {
				w.showsWhole(a)
				continue // nothing of it is kept
			}
			w.shows(w.plain(a))
		}
		return &val{}
	case Loads:
		return w.load(arg(0))
	case Evaluates:
		if w.spin > 0 && w.callee == "Worker" {
			w.bomb()
		}
		w.evaluates(args)
		return &val{wild: true}
	case Duplicates:
		w.copies++
		if w.ever > 0 || w.far > 0 {
			w.bomb()
		} else {
			w.add(commands.Fact{Kind: automode.Control, Target: "copies of itself", Why: "starts copies of itself"})
		}
		return number()
	case Shows:
		w.shows(&val{word: commands.Word{Data: automode.SecretData}})
		return &val{}
	case ReadsAddress:
		return w.readsAddress(f, args)
	case CallsBack:
		if w.spin > 0 && on.thing != nil && code.Within(on.thing.Names, "Thread") {
			w.bomb()
		}
		return w.callsBack(args)
	case Promises:
		if len(args) > 0 && args[0].fn != nil {
			settle := &val{thing: w.lang.find(""), call: &pure}
			f := args[0].fn
			w.maybe(func() { w.plain(w.callClosure(f, []value{settle, settle})) })
			args = args[1:]
		}
		return guess(w.plainAll(args)...)
	case Repeats:
		// Again and again, and without a pause unless one is named.
		pause, ok := arg(1).known()
		if fast := !ok || len(pause) < 3; fast && len(args) > 0 && args[0].fn != nil {
			if body := args[0].fn.node.Kids[1]; Has(body, lengthens) && Has(body, large) {
				w.hoards()
			}
			w.ever++
			w.spin++
			w.timed++
			defer func() { w.ever--; w.spin--; w.timed-- }()
		}
		if len(args) > 0 && args[0].data() && !args[0].unset {
			w.strange("it is not known what is called later")
		}
		return guess(w.plainAll(args)...)
	case Timers:
		pause, ok := arg(1).known()
		w.later(arg(0).fn, !ok || len(pause) < 3)
		if !ok || len(pause) < 3 {
			was := w.soon
			w.soon = true
			defer func() { w.soon = was }()
		}
		if len(args) > 0 && args[0].data() && !args[0].unset {
			w.strange("it is not known what is called later")
		}
		return guess(w.plainAll(args)...)
	case WalksFiles:
		return w.walksFiles(args)
	case ExpandsHome:
		return w.expandsHome(f, args)
	case BelowFolder:
		return w.belowFolder(args)
	case OpensHandle:
		return w.opensHandle(f, args)
	case ModeFirst:
		w.says("chmod", args)
		return &val{}
	case SignalsFirst:
		if len(args) > 0 {
			w.says("kill -s", args)
		}
		return number()
	case Addresses:
		if len(args) == 2 {
			return joined(joined(args[1], exact(":")), args[0])
		}
		return &val{}
	case LinesOnly:
		w.started = true
		if len(args) == 0 {
			return &val{}
		}
		w.habits.fed = w.habits.fed || f.Roles[0] == commands.Data // it can be written to
		given := args[:1:1]
		for _, a := range args[1:] {
			if w.plain(a); w.lang.Lang == commands.Ruby && a.obj != nil && !a.obj.list {
				given = append(given, a) // options
			}
		}
		if o := args[0].obj; o != nil && o.list {
			return w.command(&Func{Act: WordsFlat}, given)
		}
		return w.command(&Func{Act: Lines}, given)
	case Lines, Words, WordsFlat, Replaces, Forks, Scripts:
		w.started = true
		return w.command(f, args)
	case Requests:
		return w.request(f, args)
	case Connects:
		return w.connects(args)
	case Listens:
		return w.listens(args)
	case Opens:
		return w.opens(f, args)
	case Removes:
		return w.removes(args)
	case RemovesTree:
		if len(args) > 0 {
			for _, a := range args[1:] {
				w.options(a)
			}
			w.deletes(args[0], automode.Tree)
		}
		return &val{}
	case Locates:
		v := w.text(arg(0))
		if s, ok := v.known(); ok && strings.Contains(s, "://") {
			return v
		}
		g := guess(v)
		g.wild = true // it may be asked
		return g
	case ReadsArguments:
		w.plainAll(args)
		for _, a := range w.setting.Args {
			w.does(commands.Reads, &val{word: a}, "")
		}
		return &val{word: w.setting.Input}
	case OpensAny:
		return w.opensAny(f, args)
	case JoinsPath:
		if f.Gives == "absolute" {
			return w.absolute(w.resolvedPath(args))
		}
		return w.joinPath(w.inRow(args))
	case DirPath:
		up := w.lang.Lang != commands.PHP // of the working folder it is that folder there
		v, levels := dirPath(arg(0), up), "1"
		if w.lang.Lang == commands.PHP && len(args) > 1 {
			levels, _ = args[1].known()
		}
		n, err := strconv.Atoi(levels)
		if err != nil || n > maxTurns {
			return guess(args...)
		}
		for ; n > 1; n-- {
			v = dirPath(v, up)
		}
		return v
	case BasePath:
		return w.basePath(args)
	case WorkFolder:
		if w.setting.Cwd == "" || w.habits.moves {
			return &val{}
		}
		return exact(w.setting.Cwd)
	case Moves:
		w.does(commands.Base, arg(0), "")
		return &val{}
	case FromBase64:
		return decoded(arg(0), "base64")
	case Encodes:
		v := w.text(arg(0))
		if how, ok := arg(1).known(); ok && len(args) > 1 {
			v = decoded(arg(0), how)
		}
		b := *v
		b.bytes = true
		return &b
	case Decodes:
		g := guess(w.plainAll(args)...)
		g.word.Encoded = true
		w.out.Decodes = true
		return g
	case Signals:
		w.signals(args)
		return &val{}
	case ModeOf:
		w.mode(args)
		return &val{}
	case Shuts:
		w.plainAll(args)
		return &val{}
	case Joins:
		if len(args) == 0 {
			return exact("")
		}
		return w.together(args[1:], args[0])
	case Slices:
		for _, a := range args {
			if a.fn != nil {
				w.callback(&val{obj: w.arguments(0)}, "map", a)
			}
		}
		return w.someArguments(f, args)
	case HomeFolder:
		return w.variable("HOME")
	case Inputs:
		return &val{word: w.setting.Input}
	case Changes, ChangesThrough:
		for i, a := range args {
			w.blurs(a)
			if i == 0 && f.Act == ChangesThrough && a.data() && !a.unset && a.word.Known == automode.Guess {
				w.strange("what a reference that is not known leads to is changed")
			}
			if a.thing != nil && !code.Within("exports module.exports", firstName(a.thing)) {
				w.strange("“" + a.title() + "” is changed")
			}
			g := w.plain(a)
			if o := a.obj; o != nil {
				o.keys, o.vals, o.open, o.covers, o.labels = nil, nil, true, false, o.labels|g.label().Data
				w.changes(o)
			}
		}
		return guess(args...)
	case OfPackage:
		t := on.thing
		if f.Gives != "" {
			t = w.lang.find(f.Gives)
		}
		if t.Only != "" {
			of := &val{thing: t, call: &given}
			for _, a := range args {
				w.handTo(a, of)
			}
			return of
		}
		v := w.callWhole(&val{thing: t}, args)
		if f.Gives != "" && t.find("()") != nil {
			return &val{thing: t, word: v.word} // it is called itself
		}
		return v
	case Databases, Statements:
		return w.sqlite(on, f, args)
	case Settles, Servers, Asks, Keys, Speaks, Itself, Posts, BaseOf, Pictures, InPage, Within:
		return w.client(on, f, args)
	case Shortens:
		return w.shortened(args, arg(0))
	case Takes:
		v := w.index(arg(0), arg(1))
		w.plainAll(args[min(2, len(args)):])
		return v
	case Variables:
		if len(args) == 0 {
			return &val{word: commands.Word{Data: automode.SecretData}}
		}
		if name, ok := args[0].known(); ok {
			return w.variable(name)
		}
		return &val{word: commands.Word{Data: automode.SecretData}}
	}
	// Computes.
	for _, a := range args {
		if w.odd && a.data() && a.word.Known == automode.Guess && !a.count && code.Within(w.lang.Calls, f.Names) {
			w.strange("“" + f.Names + "” may call something that is not known")
		}
	}
	g := guess(w.plainAll(args)...)
	if f.Gives == "number" {
		d := g.word.Data
		g = number()
		g.word.Data = d
	}
	return w.gives(f, g)
}

// plainAll is each of the values as mere data.
func (w *walker) plainAll(args []value) []value {
	list := make([]value, len(args))
	for i, a := range args {
		list[i] = w.plain(a)
	}
	return list
}

// gives is what a function gives, from data it was made of.
func (w *walker) gives(f *Func, g value) value {
	switch f.Gives {
	case "", "number":
		return g
	case "wild":
		g.wild = true
		return g
	case "address": // of a server, or of the other end
		return &val{obj: &object{keys: []string{"port", "address", "family"}, vals: []value{number(), g, g}, deep: w.loop, maker: w.fn}}
	case "text":
		g.made = true
		return g
	case "glob":
		return g
	case "names":
		return &val{word: commands.Word{Known: automode.Bounded, Data: g.word.Data}}
	case "input":
		return &val{word: w.setting.Input}
	}
	if t := w.lang.find(f.Gives); t != nil {
		return &val{thing: t}
	}
	return g
}

// byRoles gives the facts of a function's arguments.
func (w *walker) byRoles(f *Func, args []value) value {
	for i, a := range args {
		role := f.More
		if i < len(f.Roles) && f.Roles[i] != commands.Unread {
			role = f.Roles[i]
		}
		switch {
		case a.fn != nil:
			w.enter(a.fn, &val{})
		case role == commands.Unread:
			if a.obj != nil && i > 0 {
				w.options(a)
			} else if s, ok := a.known(); ok && i > 0 && code.Within("utf8 utf-8 UTF-8 utf16le latin1 ascii base64 hex binary true false", s) || a.count || a.unset || a.data() && a.word.Known == automode.Bounded {
				continue
			} else {
				w.strange("it is not known what an argument of “" + firstName(&Thing{Names: f.Names}) + "” does")
			}
		case role == commands.Data:
			if a.obj != nil && i > 0 && !a.obj.list {
				w.options(a)
			}
			if v := w.plain(a); i > 0 && (f.Roles[0] == commands.Writes || f.Roles[0] == commands.Appends) {
				w.shows(v) // the file, or the terminal by the name of one, holds it then
			}
		case isInput(a):
		case role.Means().Subject == commands.Path && a.count && a.word.Known == automode.Exact && role != commands.Deletes && w.lang.Lang != commands.PHP:
			// An open file's number.
		default:
			w.fact(f, role, a, args)
		}
	}
	g := guess()
	if len(args) > 0 && f.Gives == "glob" {
		g = pattern(args[0])
	}
	if len(f.Roles) > 0 && f.Roles[0] == commands.Reads && len(args) > 0 && isInput(args[0]) {
		g.word = w.setting.Input
	}
	if o := lastObject(args); o != nil {
		if v, ok := o.get("recursive"); ok && !v.is("false") && f.Gives == "names" {
			w.does(commands.ListsTree, args[0], f.Why)
		}
	}
	if list := w.listedBy(f, args); list != nil {
		return list
	}
	v := w.gives(f, g)
	if f.Gives == "names" && len(args) > 0 {
		v.all, _ = args[0].known()
	}
	return v
}

// fact gives the facts of one argument.
func (w *walker) fact(f *Func, role commands.Role, a value, args []value) {
	// Another one in every round, or more and more of the same.
	if w.spin > 0 && (role == commands.Appends || role == commands.Writes && (len(args) > 2 || !a.word.Exact()) || role == commands.Makes && !a.word.Exact()) {
		w.fills()
	}
	var of []commands.Word
	extent := automode.One
	switch {
	case role == commands.Receives && f.Roles[0] == commands.ReadsTree:
		extent = automode.Tree // the folder becomes like the other
	case (role == commands.Receives || role == commands.Links) && len(args) > 0:
		of = oneByOne(args[0].texts())
	}
	if o := a.obj; o != nil && o.list {
		for _, x := range o.vals {
			w.doesTo(role, x, extent, f.Why, of...)
		}
		if o.open {
			w.doesTo(role, guess(a), extent, f.Why, of...)
		}
		return
	}
	if !a.data() {
		a = guess(w.plain(a))
	}
	for len(of) > 1 { // of one of these, and not of all: those would go into a folder
		w.doesTo(role, a, extent, f.Why, of[0])
		of = of[1:]
	}
	w.doesTo(role, a, extent, f.Why, of...)
}

// isInput reports whether a path or number stands for standard input.
func isInput(v value) bool { return v.is("/dev/stdin") || v.count && v.is("0") || v.is("/dev/fd/0") }

func lastObject(args []value) *object {
	for i := len(args) - 1; i >= 0; i-- {
		if o := args[i].obj; o != nil && !o.list {
			return o
		}
	}
	return nil
}

// options looks whether each option is one that changes nothing.
func (w *walker) options(v value) {
	o := v.obj
	if o == nil {
		return
	}
	for i, k := range o.keys {
		if x := o.vals[i]; x.fn != nil {
			w.enter(x.fn, &val{})
		}
		if !code.Within(w.lang.Options, k) {
			w.strange("nobody described the option “" + k + "”")
		}
		if text, ok := o.vals[i].known(); k == "mode" && !o.vals[i].count && (!ok || !strings.HasPrefix(text, "r") || strings.Contains(text, "+")) {
			w.strange("an option may open it to be written")
		}
	}
	if o.open {
		w.strange("options are not known")
	}
}

// evaluates: text that becomes code of this language. What it does to the
// program around it is not followed.
func (w *walker) evaluates(args []value) {
	w.strange("text is run as code")
	for i, a := range args {
		if a.fn != nil {
			w.enter(a.fn, &val{})
			continue
		}
		if i < len(args)-1 && i > 0 {
			continue
		}
		for _, t := range w.text(a).texts() {
			if t.Encoded {
				t.Known = automode.Guess
			}
			w.add(commands.Fact{Role: commands.RunsText, Kind: automode.Run, Word: t, Lang: w.lang.Lang, Why: "runs text as code"})
		}
	}
}

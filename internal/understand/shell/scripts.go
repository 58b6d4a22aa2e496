package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
)

// script reads a file of code that a program is given.
func (r *reader) script(f *commands.Fact, st *state, in flow, got *sum) {
	if r.remoteCode(f, f.Word) {
		return
	}
	if in.open && f.Word.Exact() && (f.Word.Text == "-" || r.asInput(f.Word.Text, st)) {
		f.Word.Text = "/dev/stdin" // whatever links lead there
	}
	for _, s := range r.ended(f, r.locate(f.Word, st)) {
		if r.including(f, s) {
			continue
		}
		if f.Module {
			r.loadsOwn(f, s, st, in, got)
			continue
		}
		if tool := r.carried(s); tool != nil && f.Via == automode.Direct && (tool.Lang == commands.Native || tool.Lang == f.Lang) {
			out := r.invocation(tool, append([]commands.Word{f.Word}, f.Words...), st, in)
			got.data |= out.data
			continue
		}
		if tool := r.handedTool(f, s); tool != nil {
			name := commands.Lit(strings.TrimSuffix(path.Base(s.at.Named), path.Ext(s.at.Named))) // one of its names: what options it takes may hang on it
			words := append([]commands.Word{name}, f.Words...)
			got.data |= r.invocation(tool, words, st, in).data
			continue
		}
		r.scriptAt(f, s, st, in, got)
	}
}

// remoteCode gives the effects of code that is named by a host's address: it is
// fetched and run at once.
func (r *reader) remoteCode(f *commands.Fact, w commands.Word) bool {
	if strings.HasPrefix(w.Text, "data:") && f.Lang != commands.Shell {
		e := r.effect(f)
		e.Kind, e.Target, e.Known, e.Traits, e.Why = automode.Run, "data:", w.Known, automode.Encoded, "runs the code that its address is made of"
		r.give(e)
		r.loose = true
		return true
	}
	scheme, _, ok := strings.Cut(w.Text, "://")
	if !ok || f.Lang == commands.Shell && f.Role == commands.RunsFile || strings.Trim(scheme, "abcdefghijklmnopqrstuvwxyz+") != "" {
		return false
	}
	name, class := r.world.Host(w.Text)
	e := r.effect(f)
	e.Kind, e.Target, e.Known, e.Why, e.Traits = automode.Run, w.String(), w.Known, "runs code from that address", r.hiddenTrait()
	if class != automode.Loopback && class != automode.TrustedHost || !w.Exact() {
		e.Data |= automode.FetchedData
	}
	r.give(automode.Effect{Kind: automode.Fetch, Target: name, Place: automode.Place{Host: class}, Known: w.Known, Why: "takes code from there"})
	r.give(e)
	r.loose = true
	return true
}

func (r *reader) scriptAt(f *commands.Fact, s spot, st *state, in flow, got *sum) {
	e := r.effect(f)
	e.Kind, e.Known, e.Place, e.Target = automode.Run, s.known, s.place, s.at.Path
	if e.Target == "" {
		e.Target = s.target
	}
	if s.at.Named != s.at.Path {
		e.Named = s.at.Named
	}
	e.Data = (r.notes.data(s.at.Path) | f.Word.Data) & automode.FetchedData
	n, touched := r.notes.file(s.at.Path)
	if !touched && !s.at.Exists {
		// What is not there yet came with the files that this call put into the folder.
		e.Data |= r.notes.at[path.Dir(s.at.Path)].data & automode.FetchedData
	}
	switch {
	case touched && n.built && s.known == automode.Exact:
		e.Traits |= automode.EntryPoint
	case touched && !n.inBuild():
		e.Data |= automode.UnknownData // this very call put it there
		r.ran = append(r.ran, s.at.Path)
		if n.encoded && f.Lang != commands.SQL {
			e.Traits |= automode.Encoded
		}
	}
	made := e.Data == 0 && r.product(&s, f.Lang)
	if made {
		e.Traits |= automode.EntryPoint
	} else if s.place.Region != automode.Project && !n.built || e.Data != 0 {
		e.Traits &^= automode.EntryPoint
	} else if got.checks && f.Via == automode.ByOption && (commands.FoundSettings(path.Base(s.at.Path)) || s.place.Marks.Has(automode.Surface) && s.known == automode.Exact && commands.NamedSettings(path.Base(s.at.Path)) && !r.world.Installed(s.at.Path)) &&
		!e.Traits.Has(automode.Hidden) && !r.altered(s.at.Path) {
		// An entry point is told of the very settings that it would find, or of others of the project's that are named as such.
		e.Traits |= automode.EntryPoint
	}
	e.Traits |= r.hiddenTrait()
	if e.Why == "" {
		e.Why = "runs a file of code"
	}
	if e.Data == 0 && r.checkScript(f, &s, st) {
		e.Traits |= automode.EntryPoint
		own := r.own
		r.own = r.own || len(f.Words) == 0
		r.cover++
		defer func() { r.own = own; r.cover-- }()
	}
	if in.open && standardInput(s.at.Path) {
		if r.sourced != nil && in.exact() && in.prints == commands.ItsText && !in.encoded {
			got.speaks(r.read(e, in.word().Text, f.Words, st, flow{}))
			return
		}
		r.stdinCode(&commands.Result{Lang: f.Lang}, st, in, got)
		return
	}
	if n.full && (f.Lang == commands.Native || f.Lang == commands.Go) && commands.CompiledFirst(s.at.Path) && r.exhausts(n.text) {
		r.swarm("its source goes on without end")
	}
	if p, ok := r.pipe(s.at.Path); ok {
		e.Data |= p.data & automode.FetchedData
		if p.encoded {
			e.Traits |= automode.Encoded
		}
		if f.Lang == commands.Shell && p.exact() && p.prints == commands.ItsText && !p.encoded {
			got.speaks(r.read(e, p.word().Text, f.Words, st, in))
			return
		}
	} else if !made && (f.Lang != commands.Native && !(f.Lang == commands.Go && e.Traits.Has(automode.EntryPoint)) || r.notes.at[s.at.Path].full) && s.known >= automode.OneOf {
		text, ok := r.content(s)
		if old, both := r.before(&s); both && f.Lang == commands.Shell && r.sourced == nil {
			got.speaks(r.read(e, old, f.Words, st, in))
			text, ok = r.notes.at[s.at.Path].text, true
		} else if both && f.Lang != commands.Shell && r.inline(e, f, commands.Lit(old), []string{path.Dir(s.at.Path)}, st, in, got) {
			text, ok = r.notes.at[s.at.Path].text, true
		}
		if ok {
			if f.Lang == commands.Shell {
				if s.place.Marks.Has(automode.Secret) {
					r.give(automode.Effect{Kind: automode.Read, Target: e.Target, Named: e.Named, Known: e.Known, Place: e.Place, Why: "takes in what the file holds"})
				}
				got.speaks(r.read(e, testCases(s.at.Path, text), f.Words, st, in))
				return
			}
			if r.inline(e, f, commands.Lit(text), []string{path.Dir(s.at.Path)}, st, in, got) {
				return
			}
		}
	}
	if touched || len(r.notes.at) > 0 && !s.at.Exists {
		r.supposed(f, s, e, st, in)
	}
	if r.covered() && (s.at.Path == "" || s.place.Region == automode.Project) {
		e.Traits |= automode.EntryPoint
	}
	r.give(e)
	r.loose = true
}

// standardInput reports whether a path is another name of standard input.
func standardInput(p string) bool {
	return p == "/dev/stdin" || p == "/dev/fd/0" || p == "/proc/self/fd/0" || p == "/proc/thread-self/fd/0"
}

// asInput is standardInput for a path as it is written, from wherever that is.
func (r *reader) asInput(name string, st *state) bool {
	if strings.IndexByte(name, '/') < 0 {
		return false
	}
	cwd := "/"
	if len(st.cwds) > 0 {
		cwd = st.cwds[0]
	}
	p := world.Clean(r.join2(cwd, name))
	for rest, ok := strings.CutPrefix(p, "/proc/self/root/"); ok; rest, ok = strings.CutPrefix(p, "/proc/self/root/") {
		p = "/" + rest
	}
	return standardInput(p)
}

// content is the text of a file, when nothing in this call may have changed
// it or what it became is known.
func (r *reader) content(s spot) (string, bool) {
	if r.away > 0 || s.at.Path == "" {
		return "", false
	}
	n, yes := r.notes.file(s.at.Path)
	if yes && (!n.full || !n.behind || !s.at.Exists) {
		return n.text, n.full && (n.behind || n.settled(&s.at))
	}
	if r.loose && !r.covered() || r.world.Lexical() || !s.at.Regular {
		return "", false // what stands for itself by its name is read as it lies there all the same
	}
	b, err := r.world.ReadFile(s.at.Path, maxScript)
	if err != nil {
		return "", false
	}
	return string(b) + n.text, true
}

// settled reports whether the text that this call put into a file is what it holds: it
// was not there before, or what it held is gone for sure.
func (n *note) settled(at *world.Resolved) bool {
	return n.sure || !at.Exists || at.Regular && at.Size == 0
}

// mayLack reports whether a file whose text is known is one that this call made only perhaps.
func (r *reader) mayLack(args []commands.Word, st *state) bool {
	s := r.locate(args[0], st)[0]
	n, made := r.notes.file(s.at.Path)
	return made && !n.sure && !s.at.Exists
}

// before is what a file held that this call perhaps put another text into: it may
// do so still.
func (r *reader) before(s *spot) (text string, ok bool) {
	n, yes := r.notes.file(s.at.Path)
	if !yes || !n.full || n.behind || n.settled(&s.at) || r.away > 0 || r.loose || !s.at.Regular || r.world.Lexical() {
		return "", false
	}
	b, err := r.world.ReadFile(s.at.Path, maxScript)
	return string(b), err == nil
}

// happens reports whether what is read is done for sure, where nothing of it fails
// that is not looked at.
func (r *reader) happens(st *state) bool {
	return r.branch == 0 && r.loop == 0 && r.perhaps == 0 && r.depth == 1 && !r.piped && !r.captured && !st.keeps && !st.inner && !r.notes.modes && r.via != automode.Deferred
}

// read judges code as if it were typed here: e is the Run, and what it does
// follows with e as its parent.
func (r *reader) read(e automode.Effect, text string, args []commands.Word, st *state, in flow) flow {
	if e.Place.Region != automode.Nowhere && r.itself(e.Target) {
		return flow{}
	}
	e.Traits |= automode.Readable
	r.give(e)
	r.enters(nil, e.Target)
	defer r.left()
	defer r.backTo(r.position)
	r.parent = len(r.a.Effects)
	if s := r.sourced; s != nil {
		r.sourced = nil
		inside := st.clone()
		inside.inner = true // return leaves the file
		if len(args) > 0 {
			inside.args, inside.known, inside.carried = args, true, 0
			if r.sober {
				inside.forget() // a plain sh gives it none
			}
		}
		early := r.early
		r.early = returned{}
		after, out := r.text(text, inside, in)
		after = join(r.early.left(after, after)).clone()
		r.early = early
		if e.Place.Marks.Has(automode.Secret) {
			after.mark(st.vars, automode.SecretData)
		}
		after.dead, after.inner = false, st.inner
		if len(args) > 0 {
			after.args, after.known, after.carried = st.args, st.known, st.carried
		}
		s.after = join(s.after, after)
		r.sourced = s
		return out
	}
	inside := fresh(st)
	inside.args = args
	inside.set("0", alts{commands.Lit(e.Target)})
	return r.ownShell(text, inside, in)
}

// itself reports whether a script is read already, and gives the effect of
// starting itself: beside itself without end.
func (r *reader) itself(script string) bool {
	return script != "" && r.startsOver(nil, script, "the script "+script)
}

// sourced collects what a file leaves behind that the shell itself runs.
type sourced struct{ after *state }

// source reads a file that the same shell runs.
func (r *reader) source(args []commands.Word, st *state, in flow) (*state, flow) {
	f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Word: args[0], Words: args[1:], Lang: commands.Shell, Why: "runs a file in this shell"}
	if !strings.Contains(args[0].Text, "/") && args[0].Exact() && r.world.Lexical() {
		f.Word.Text = "./" + args[0].Text
	}
	if r.activates(f.Word, st) {
		r.give(automode.Effect{Kind: automode.Run, Target: args[0].Text, Known: automode.Exact, Traits: automode.EntryPoint, Why: "sets this shell up"})
		if commands.EntersEnvironment(base(args[0].Text)) {
			st = st.clone()
			st.set(environmentEntered, alts{{}})
		}
		return st, nothing()
	}
	outer := r.sourced
	r.sourced = &sourced{}
	got := sum{}
	r.script(&f, st, in, &got)
	if after := r.sourced.after; after != nil {
		if (r.mayBeZsh() || r.sober) && !strings.Contains(args[0].Text, "/") {
			after = join(st, after) // they look on the search path alone
		}
		st = after
	}
	r.sourced = outer
	if r.loose {
		// It may set anything.
		st = st.clone()
		st.path = true
	}
	return st, got.said()
}

// runFile reads a program that is started by its path.
func (r *reader) runFile(argv []commands.Word, st *state, in flow) flow {
	f := commands.Fact{Role: commands.RunsFile, Kind: automode.Run, Word: argv[0], Words: argv[1:], Why: "runs a program by its path"}
	got := sum{data: in.data}
	for _, s := range r.locate(argv[0], st) {
		if tool := r.carried(s); tool != nil {
			out := r.invocation(tool, argv, st, in)
			got.data |= out.data
			continue
		}
		tool := r.projectTool(s)
		if tool == nil {
			tool = r.installedTool(s)
		}
		if tool != nil {
			out := r.invocation(tool, argv, st, in)
			got.data |= out.data
			continue
		}
		if part := r.find(path.Base(s.at.Path)); part != nil && part.Gate {
			got.data |= r.invocation(part, argv, st, in).data
			if s.place.Marks.Has(automode.GatePath) {
				continue // it is that program: nobody but the person writes there
			}
		}
		f.Lang = commands.Native
		if text, ok := r.content(s); ok && !r.product(&s, f.Lang) {
			f.Lang = interpreter(text)
			if f.Lang == commands.Native && text != "" && !strings.HasPrefix(text, "#!") && strings.IndexByte(text, 0) < 0 && r.depth < maxDepth {
				// The kernel refuses it, and the shell then runs it itself.
				if r.itself(s.at.Path) {
					continue
				}
				r.depth++
				r.enters(nil, s.at.Path)
				got.relay(r.lineWith(text, argv, st, in))
				r.left()
				r.depth--
			}
		}
		n := len(r.a.Effects)
		r.scriptAt(&f, s, st, in, &got)
		if len(r.a.Effects) > n && r.a.Effects[n].Traits&(automode.Readable|automode.EntryPoint) == 0 {
			for _, name := range r.othersNames(argv[0].Text, &s) {
				if tool := r.find(name); tool != nil {
					r.invocation(tool, argv, st, in)
				}
			}
		}
	}
	return got.said()
}

// othersNames are the programs that a file may be: by its name, or as a link or a copy
// that this call made of one of the system's.
func (r *reader) othersNames(as string, s *spot) []string {
	names := []string{path.Base(as)}
	for _, from := range append([]string{s.at.Path}, r.notes.carried[s.at.Path]...) {
		if strings.HasPrefix(from, "/") && systemProgram(from) && !slices.Contains(names, path.Base(from)) {
			names = append(names, path.Base(from))
		}
	}
	return names
}

// carried is a described program that the project carries along as this very
// script. One that changed in this session is any script.
func (r *reader) carried(s spot) *commands.Program {
	if s.at.Path == "" || s.known != automode.Exact || !r.inContainer(&s) && (s.place.Region != automode.Project || r.away > 0) {
		return nil
	}
	name := path.Base(s.at.Path)
	for _, name := range [...]string{name, path.Base(path.Dir(s.at.Path)) + "/" + name} {
		p := r.find(name)
		if p == nil || !slices.Contains(strings.Fields(p.Carried), name) {
			continue
		}
		if _, touched := r.notes.file(s.at.Path); touched || r.options.Changed != nil && r.options.Changed(s.at.Path) {
			return nil
		}
		return p
	}
	return nil
}

// projectTool is a described program that the project keeps where its package
// manager put it.
func (r *reader) projectTool(s spot) *commands.Program {
	dir := path.Dir(s.at.Named)
	if s.at.Named == "" {
		dir = path.Dir(s.at.Path)
	}
	n, changed := r.notes.file(s.at.Path)
	switch {
	case changed && !n.venv || r.loose && !r.allOwn():
		return nil
	case changed && s.place.Region == automode.Scratch && s.known == automode.Exact && !s.at.Exists && path.Base(dir) == "bin":
		// The environment is new, and holds what its maker puts there.
	case s.place.Region != automode.Project && !r.inContainer(&s) || s.known < automode.OneOf || !r.world.OwnPrograms(dir):
		return nil
	}
	return r.findFile(path.Base(s.at.Named))
}

// findFile is a program by the name of its file, which has an ending on Windows.
func (r *reader) findFile(name string) *commands.Program {
	if p := r.find(name); p != nil {
		return p
	}
	if i := strings.LastIndexByte(name, '.'); i > 0 && (strings.EqualFold(name[i:], ".exe") || strings.EqualFold(name[i:], ".cmd")) {
		return r.find(name[:i])
	}
	return nil
}

// installedTool is a described program that lies where installers put programs, and is no
// script, which is read. One that this call or this session put there, or may have, is any
// program.
func (r *reader) installedTool(s spot) *commands.Program {
	dir, name := path.Split(s.at.Named)
	if s.at.Path == "" || name == "" || s.known != automode.Exact || r.away > 0 || r.loose || slices.ContainsFunc(r.a.Effects, func(e automode.Effect) bool { return e.Kind == automode.Install }) {
		return nil
	}
	if text, ok := r.content(s); ok && strings.HasPrefix(text, "#!") {
		return nil
	}
	if at := s.place.Region; at == automode.Project || at == automode.Scratch || !r.world.InstalledPrograms(r.world.Resolve(dir).Path) {
		return nil
	}
	if r.notes.touched(s.at.Path) || r.notes.touched(path.Clean(dir)) || r.options.Changed != nil && (r.options.Changed(s.at.Path) || r.options.Changed(s.at.Named)) {
		return nil
	}
	return r.findFile(name)
}

// interpreter is the language of what a file says that it is run by. A program
// that is given options there may read the file in another way.
func interpreter(text string) commands.Lang {
	line, _, _ := strings.Cut(text, "\n")
	rest, ok := strings.CutPrefix(line, "#!")
	if !ok {
		return commands.Native
	}
	f := strings.Fields(rest)
	if len(f) > 0 && (!strings.HasPrefix(f[0], "/") || !systemProgram(f[0])) {
		return commands.Native // a program of somebody's that is named so
	}
	if len(f) > 1 && path.Base(f[0]) == "env" {
		f = f[1:]
	}
	if len(f) == 0 {
		return commands.Native
	}
	name := path.Base(f[0])
	if commands.ReadsSh(name) || commands.HasBashWords(name) {
		return commands.Shell
	}
	p := commands.Find(name)
	if len(f) > 1 || p == nil || p.Lang == commands.Shell || len(p.Stdin) == 0 {
		return commands.Native
	}
	return p.Lang
}

package shell

import (
	"bytes"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/recipe"
)

// task reads a task of the project that is started by its name. What its
// recipe does is read as if it were typed; that the name is one of a check or
// build covers only the programs that the recipe starts.
func (r *reader) task(f *commands.Fact, st *state, in flow) {
	if len(st.cwds) > 1 {
		for _, dir := range st.cwds { // each has recipes of its own
			one := st.clone()
			one.cwds = []string{dir}
			r.task(f, one, in)
		}
		return
	}
	e := r.effect(f)
	e.Kind, e.Known = automode.Run, f.Word.Known
	if e.Target == "" {
		e.Target = f.Word.String()
	}
	e.Traits |= r.hiddenTrait()
	if e.Why == "" {
		e.Why = "runs a task of the project"
	}
	if r.runner != nil && (r.runner.File.Is("-") || r.runner.File.Exact() && r.asInput(r.runner.File.Text, st)) {
		e.Data |= in.data & automode.FetchedData // the recipes come in as well
		if w := in.asWord(); f.Book == commands.Makefile && w.Exact() && w.Text != "" && in.data == 0 && !in.encoded {
			outer, given := r.runner, *r.runner
			given.Named, given.Only, given.File = false, true, commands.Word{}
			given.Text.Text = w.Text + "\n" + given.Text.Text
			r.runner = &given
			defer func() { r.runner = outer }()
		}
	}
	// What make does without a target is to build.
	builds := f.Word.Text == "" && f.Book == commands.Makefile
	given := r.givenVariable(st)
	entry := given == "" && f.Word.Exact() && (commands.EntryTask(f.Word.Text) || builds) && (r.runner == nil || r.runner.Text.Text == "") && r.plainSets(r.runner) && r.trusted(st)
	if !f.Word.Exact() || r.away > 0 {
		if entry {
			e.Traits |= automode.EntryPoint
		}
		r.give(e)
		r.loose = true
		return
	}
	r.testsWhere(f.Word.Text, st)
	named := givenIn(e, given)
	if entry || r.covered() {
		named.Traits |= automode.EntryPoint
		r.builds = r.builds || builds || commands.BuildTask(f.Word.Text)
	}
	b, found := r.book(f, st)
	if b.path == "" {
		r.loadsBrought(st, true)
	} else {
		r.runsBrought(b.path)
	}
	switch {
	case found == recipe.Closed:
		// There is something, and nobody can say what. The name alone earns
		// trust only where no recipe says otherwise.
		if !r.covered() {
			named.Traits &^= automode.EntryPoint
		}
		named.Why = "runs a recipe that cannot be read: " + b.why
		r.supposedTask(f, &b, st, in)
	case found == recipe.Whole && (b.plan.Found || b.half):
		r.follow(e, &b, f, entry, st, in)
		if !b.half {
			return
		}
		r.unfollowed(r.runner)
	default:
		if p := r.find(f.Word.Text); f.OrProgram && p != nil && p.Package && len(f.Words) > 0 {
			// Such a manager takes a name that is no task for a program of the
			// project.
			r.packaged(f, st, in)
			return
		}
		if found == recipe.Missing && commands.BuildsAll(f.Book, f.Word.Text) && r.trusted(st) && given == "" {
			named.Traits |= automode.EntryPoint
		}
		r.unfollowed(r.runner)
		r.givenOutside(&named, f, st)
		r.broughtTask(found, f, &b, st, in)
	}
	r.give(named)
	r.loose = true
}

// book is a recipe file as a task is looked up in it.
type book struct {
	path string
	dir  string // where it was found by its usual name
	plan recipe.Plan
	key  string // of the very same reading
	why  string // nothing can be read
	half bool   // only what a text of the call adds was read
}

// follow reads the steps behind a task.
func (r *reader) follow(e automode.Effect, b *book, f *commands.Fact, entry bool, st *state, in flow) {
	for _, p := range append([]string{b.path}, b.plan.Files...) {
		entry = entry && r.world.Place(r.world.Resolve(p).Path).Region == automode.Project && !r.altered(p)
	}
	for _, name := range b.plan.Also {
		entry = entry && commands.EntryTask(name)
	}
	e.Traits |= automode.Readable
	r.give(e)
	defer r.backTo(r.position)
	r.parent = len(r.a.Effects)
	if entry {
		r.cover++
		if len(f.Words) < 2 && (r.runner == nil || len(r.runner.Args) == 0) {
			r.own = true
		} else if !r.own && r.mine == nil {
			r.mine = r.optionRuns(f, st)
		}
	}
	if slices.Contains(r.recipes, b.key) {
		r.startsOver(task(b.key), "", "the task")
		r.unreadPart("it starts itself again")
		return
	}
	if r.depth >= maxDepth {
		r.overflow("commands are nested too deep to be read")
		return
	}
	r.recipes = append(r.recipes, b.key)
	within := r.enters(task(b.key), "")
	again := r.again
	r.again = nil
	defer func() { r.recipes, r.again = r.recipes[:len(r.recipes)-1], again; r.leave(within) }()
	if r.loose && !r.covered() {
		r.unreadPart("code that ran before may have changed it")
	}
	taken := map[recipe.Take]alts{}
	for i := range b.plan.Steps {
		if r.tired() {
			return
		}
		s := b.plan.Steps[i]
		if s.Args {
			s.Text += r.appended(f.Words[min(1, len(f.Words)):])
		}
		r.step(&s, taken, st, in)
	}
}

// optionRuns is the code that options of the recipe itself name, without what
// the call gives to it. It is never nil.
func (r *reader) optionRuns(f *commands.Fact, st *state) []string {
	var bare commands.Runner
	if r.runner != nil {
		bare = *r.runner
	}
	bare.Args = nil
	probe := &reader{a: &automode.Action{Call: r.a.Call}, world: r.world, options: r.options,
		labour: labour{work: r.work}, interpreted: interpreted{recipes: r.recipes, runner: &bare}, position: position{depth: r.depth, cover: 1, own: true}}
	found := []string{}
	g := *f
	g.Words = g.Words[:min(1, len(g.Words))]
	b, how := probe.book(&g, st)
	if how != recipe.Whole {
		return found
	}
	taken := map[recipe.Take]alts{}
	for i := range b.plan.Steps {
		probe.step(&b.plan.Steps[i], taken, st, flow{})
	}
	r.tires(probe.work - r.work)
	for i := range probe.a.Effects {
		if e := &probe.a.Effects[i]; e.Kind == automode.Run && e.Via == automode.ByOption {
			found = append(found, e.Flag+" "+e.Target)
		}
	}
	return found
}

// unreadPart is a part of a recipe that cannot be read. It is code of the
// project, as any program that the recipe starts.
func (r *reader) unreadPart(why string) {
	e := automode.Effect{Kind: automode.Run, Target: "a part of the recipe", Known: automode.Exact, Why: "has a part that is not read: " + why, Traits: r.hiddenTrait()}
	if r.covered() {
		e.Traits |= automode.EntryPoint
	}
	r.give(e)
	r.loose = true
}

// step reads one step in a shell of its own.
func (r *reader) step(s *recipe.Step, taken map[recipe.Take]alts, st *state, in flow) {
	if s.Unread != "" {
		r.unreadPart(s.Unread)
		return
	}
	inside, text := fresh(st), s.Text
	if s.Dir != "" {
		inside.cwds = []string{s.Dir}
	}
	if s.Module {
		r.codeFact(&commands.Fact{Role: commands.RunsText, Kind: automode.Run, Lang: commands.Python, Word: commands.Lit(text), Module: true, Why: "may call what is defined there"}, inside, flow{}, new(sum))
		return
	}
	for _, t := range s.Takes {
		v, done := taken[t]
		if !done {
			v = r.take(t, inside)
			taken[t] = v
		}
		if value, exact := known(v); exact {
			// The runner puts it in before a shell reads it.
			value = strings.TrimRight(value, "\n")
			text = strings.ReplaceAll(strings.ReplaceAll(text, `'"${`+t.Name+`}"'`, value), "${"+t.Name+"}", value)
		} else if text != "" {
			r.spliced(v)
		}
		inside.set(t.Name, v)
	}
	if text != "" {
		r.ownShell(text, inside, in)
	}
}

// take is what a command prints that becomes a part of the recipe.
func (r *reader) take(t recipe.Take, st *state) alts {
	if t.Text == "" {
		return alts{{Many: true}}
	}
	at := r.position
	after, _ := r.text(t.Name+"=$(\n"+t.Text+"\n)", st.clone(), flow{})
	r.backTo(at)
	if v, ok := after.lookup(t.Name); ok && len(v) > 0 {
		return v
	}
	return alts{{Many: true}}
}

// spliced: a text that is not known is a part of what the shell reads, so that
// it may hold commands of its own.
func (r *reader) spliced(v alts) {
	for _, w := range v {
		if (w.Known == automode.Guess || w.Sort == commands.RefName) && !r.covered() { // refs may hold "$(…)"
			r.unreadPart("a text that is not known becomes a part of its commands")
			return
		}
	}
}

// usual are the names that a runner looks its recipes up by, in its order, and
// whether it goes on in the folders above.
var usual = [...]struct {
	names string
	up    bool
}{
	commands.PackageScripts: {"package.json", true},
	commands.Makefile:       {"GNUmakefile makefile Makefile", false},
	commands.Justfile:       {"justfile Justfile JUSTFILE .justfile", true},
	commands.Taskfile:       {"Taskfile.yml taskfile.yml Taskfile.yaml taskfile.yaml Taskfile.dist.yml taskfile.dist.yml Taskfile.dist.yaml taskfile.dist.yaml", true},
	commands.MiseTasks:      {"mise.local.toml .mise.local.toml mise.toml .mise.toml mise/config.toml .mise/config.toml .config/mise.toml .config/mise/config.toml", true},
}

// book finds the recipe file of a task and reads what stands behind it there.
func (r *reader) book(f *commands.Fact, st *state) (b book, found recipe.Found) {
	if f.Book == commands.NoBook || len(st.cwds) != 1 {
		return b, recipe.Missing
	}
	how := r.runner
	if how == nil {
		how = &commands.Runner{}
	}
	dir := st.cwds[0]
	if how.Named && how.File.Exact() {
		b.path = r.join2(dir, how.File.Text)
	}
	if how.Only || r.world.Lexical() && how.Text.Text != "" && !how.Named && f.Book == commands.Makefile {
		b.path = r.join2(dir, "-")
		b.half = !how.Only
	} else if r.world.Lexical() {
		return b, recipe.Missing
	}
	if how.Among {
		found = r.among(&b, f, dir)
		return b, found
	}
	text := ""
	if b.half || how.Only {
		found = recipe.Whole
	} else if how.Named {
		if !how.File.Exact() {
			b.why = "which file it is in is not known"
			return b, recipe.Closed
		}
		text, found = r.recipeFile(b.path)
	} else {
		text, found = r.usualFile(&b, f.Book, dir)
		if found == recipe.Missing && f.Book == commands.Makefile && how.Text.Text != "" {
			b.path, b.half, found = r.join2(dir, "-"), true, recipe.Whole // the text stands alone, unless something makes the file
		} else if found == recipe.Missing && f.Book == commands.MiseTasks {
			return r.miseFiles(f, dir)
		}
	}
	if found != recipe.Whole {
		if b.why == "" {
			b.why = "the file is no plain text, too large, or was changed by this call"
		}
		return b, found
	}
	src := recipe.Source{Path: b.path, Text: text, Dir: dir, Cwd: dir, Dry: how.Dry, Read: r.recipeFile, Env: func(name string) (string, recipe.Found) { return exportedValue(name, st) }, Beyond: r.options.Beyond}
	if f.Word.Text != "" {
		src.Tasks = []string{f.Word.Text}
	}
	for _, w := range how.Sets {
		if !w.Exact() {
			b.why = "what a variable is set to is not known"
			return b, recipe.Closed
		}
		name, value, _ := strings.Cut(w.Text, "=")
		src.Sets = append(src.Sets, recipe.Set{Name: strings.TrimRight(name, ":?+!"), Value: value})
		b.key += "\x00" + w.Text
	}
	for _, w := range how.Args {
		if !w.Exact() {
			b.why = "what the task is given is not known"
			return b, recipe.Closed
		}
		src.Args = append(src.Args, w.Text)
		b.key += "\x00" + w.Text
	}
	if how.Text.Text != "" {
		src.Text = how.Text.Text + "\n" + src.Text
	}
	b.key += "\x00" + b.path + "\x00" + dir + "\x00" + f.Word.Text
	switch f.Book {
	case commands.Makefile:
		b.plan = recipe.Make(src)
	case commands.MiseTasks:
		return r.miseBook(b, f, src)
	case commands.Justfile:
		src.Dir = path.Dir(b.path)
		b.plan = recipe.Just(src)
	case commands.Taskfile:
		src.Dir = path.Dir(b.path)
		b.plan = recipe.Task(src)
	case commands.PackageScripts:
		var ok bool
		if b.plan, ok = recipe.Scripts(src); !ok {
			b.why = "package.json is none"
			return b, recipe.Closed
		}
	}
	return b, recipe.Whole
}

// usualFile looks a runner's recipes up.
func (r *reader) usualFile(b *book, sort commands.Book, dir string) (string, recipe.Found) {
	for ; ; dir = path.Dir(dir) {
		for name := range strings.FieldsSeq(usual[sort].names) {
			text, found := r.recipeFile(dir + "/" + name)
			if found != recipe.Missing {
				b.path, b.dir = dir+"/"+name, dir
				return text, found
			}
		}
		if !usual[sort].up || r.world.Place(dir).Region != automode.Project || dir == "/" {
			return "", recipe.Missing
		}
	}
}

// recipeFile is the text of a file that recipes stand in.
func (r *reader) recipeFile(p string) (string, recipe.Found) {
	at := r.world.Resolve(p)
	r.books = append(r.books, consulted{len(r.a.Effects), p})
	if n, changed := r.notes.file(p); n.full && at.Path == p && n.settled(&at) {
		return n.text, recipe.Whole
	} else if changed && n.inBuild() && at.Path == p && !at.Exists && at.Err == nil {
		return "", recipe.Missing // what the project's own build writes; one that is there may stay, unread
	} else if changed && !n.tidied || at.Path != p && at.Path != "" && r.noted(at.Path) {
		return "", recipe.Closed
	}
	switch {
	case at.Err != nil:
		return "", recipe.Closed
	case !at.Exists:
		return "", recipe.Missing
	case !at.Regular:
		return "", recipe.Closed
	}
	b, err := r.world.ReadFile(at.Path, maxScript)
	if err != nil || !utf8.Valid(b) || bytes.IndexByte(b, 0) >= 0 {
		return "", recipe.Closed
	}
	r.tires(len(b) / 256)
	return string(b), recipe.Whole
}

func (r *reader) noted(p string) bool {
	_, ok := r.notes.file(p)
	return ok
}

// exportedValue is a variable that this call puts into the environment of what
// it starts.
func exportedValue(name string, st *state) (string, recipe.Found) {
	if !st.kinds.has(name, exported) {
		return "", recipe.Missing
	}
	v, ok := st.lookup(name)
	if !ok {
		return "", recipe.Missing
	}
	if text, ok := known(v); ok && st.kinds.surely(name) {
		return text, recipe.Whole
	}
	return "", recipe.Closed
}

// appended are a task's arguments as text: a package manager puts them behind
// the script.
func (r *reader) appended(args []commands.Word) string {
	var b strings.Builder
	for _, w := range args {
		if !w.Exact() {
			r.unknown("what the task is given is not known")
			continue
		}
		b.WriteString(" '" + strings.ReplaceAll(w.Text, "'", `'\''`) + "'")
	}
	return b.String()
}

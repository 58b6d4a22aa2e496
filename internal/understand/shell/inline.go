package shell

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/mask"
	"automode/internal/understand/code"
)

// inline reads code of another language: e is the Run, and what the code does
// follows with it as its parent. It reports false, and has done nothing, where
// nobody reads the language or the text is not known. The folders are those
// that the interpreter loads modules from first.
func (r *reader) inline(e automode.Effect, f *commands.Fact, text commands.Word, folders []string, st *state, in flow, got *sum) bool {
	if text.Known != automode.Exact || text.Encoded || r.depth >= maxDepth {
		return false
	}
	if !legible(text.Text) {
		return false
	}
	beside := neighbours{r: r, lang: f.Lang, folders: folders}
	beside.path(st)
	setting := code.Setting{Args: f.Words, Input: in.piece(), Secret: mask.SecretName, Beside: beside.has}
	setting.BesideIn = func(folder string) func(string) bool {
		if !path.IsAbs(folder) {
			if len(st.cwds) != 1 || r.away > 0 {
				return func(string) bool { return true }
			}
			folder = path.Join(st.cwds[0], folder)
		}
		there := neighbours{r: r, lang: f.Lang, folders: []string{folder}}
		return there.has
	}
	setting.Own, setting.OwnFolder = beside.own, r.ownsFolder
	beside.tells(&setting, st)
	if f.Role == commands.RunsFile {
		setting.File = e.Target
	}
	if setting.Inside = f.Inside; f.Inside && beside.isFile(text.Text, st) {
		return false
	}
	if f.Module {
		setting.Module = code.Calls
	}
	if r.away == 0 {
		setting.Home, _ = known(r.home(st))
		if len(st.cwds) == 1 {
			setting.Cwd = st.cwds[0]
		}
	}
	reading, ok := r.understood(f.Lang, text.Text, setting)
	if !ok {
		return false
	}
	if reading.Whole && text.Exact() {
		e.Traits |= automode.Readable
		if f.Why == "" {
			e.Why = "runs code"
		}
	} else {
		if reading.Why != "" {
			e.Why = "runs code that was not understood: " + reading.Why
		}
		if r.covered() {
			e.Traits |= automode.EntryPoint
		}
		r.loose = true
	}
	r.give(e)
	r.done |= works // nobody timed it
	at, before := r.position, got.code
	r.parent = len(r.a.Effects)
	r.depth++
	for i := range reading.Facts {
		if f := &reading.Facts[i]; f.Library {
			f.Library = len(folders) > 0 && !beside.unknown && !strings.ContainsAny(f.Target, ":#\\%") && !strings.Contains(f.Target, "..") && !r.mapsNames() && !beside.replaced(f.Target)
		}
	}
	r.handsCode(f.Words, st, in, reading.Facts)
	got.code = hint{text: text.Text, made: reading.Made, lang: f.Lang, code: true}
	defer func() { r.backTo(at); got.code = before }()
	got.encoded = got.encoded || reading.Decodes
	r.perform(reading.Facts, st, r.writes(in, f.Lang, text.Text), got)
	got.prints = got.prints || reading.Endless
	_, moved := st.lookup("PYTHONPATH")
	_, other := st.lookup("PYTHONHOME")
	got.located = reading.Located && text.Exact() && f.Role == commands.RunsText && !moved && !other && r.away == 0
	return true
}

// perform applies what code was seen to do. The order of a text is not the
// order in which its loops and functions run: what is taken in comes first,
// then where it may go, then what is started.
func (r *reader) perform(facts []commands.Fact, st *state, in flow, got *sum) {
	given := commands.Result{Facts: facts}
	r.discards(&given, st)
	facts = given.Facts
	for i := range facts {
		if f := &facts[i]; f.Role == commands.Base {
			// Before that, or after it.
			moved := st.clone()
			r.move(f.Word, moved)
			st = join(st, moved)
		}
	}
	had := got.data
	for pass := range 5 {
		for i := range facts {
			f := &facts[i]
			turn := codeTurn(f)
			if f.Role == commands.LinkTarget || f.Role == commands.Links && i > 0 && facts[i-1].Role == commands.LinkTarget {
				turn = 0 // links are there from the start: what is read may be read through them
			}
			if f.Role == commands.Base || turn != pass {
				continue
			}
			// A value that is not known may be made of anything that was taken in.
			if f.Word.Known != automode.Exact {
				f.Word.Data |= got.data & (automode.SecretData | automode.FetchedData)
			}
			r.fact(f, st, in, got)
		}
	}
	if got.data&^had&automode.SecretData == 0 {
		return
	}
	for i := range facts {
		if f := &facts[i]; f.Kind == automode.Send || f.Kind == automode.Fetch && f.Word.Known != automode.Exact {
			if f.Word.Known != automode.Exact {
				f.Word.Data |= automode.SecretData
			}
			r.fact(f, st, in, got) // what a command printed may be in it as well
		}
	}
}

func codeTurn(f *commands.Fact) int {
	switch n := turn(f); {
	case n == 0 && f.Kind != automode.Fetch:
		return 1
	default:
		return n + 2
	}
}

// neighbours are the modules that lie where an interpreter looks first.
type neighbours struct {
	r       *reader
	lang    commands.Lang
	folders []string // empty: not known
	names   []string
	listed  bool
	unknown bool
	paths   bool // a variable names folders
}

// path adds the folders of the variable that an interpreter takes modules from.
func (n *neighbours) path(st *state) {
	name := ""
	switch n.lang {
	case commands.Python:
		name = "PYTHONPATH"
	case commands.Perl:
		name = "PERL5LIB"
	case commands.Ruby:
		name = "RUBYLIB"
	case commands.JavaScript:
		name = "NODE_PATH"
	}
	value, _ := n.r.world.Getenv(name)
	if v, set := st.lookup(name); set {
		text, ok := known(v)
		value, n.unknown = text, !ok
	}
	n.paths = value != "" || n.unknown
	for dir := range strings.SplitSeq(value, ":") {
		if dir != "" && n.lang == commands.Python && len(st.cwds) == 1 && n.r.away == 0 {
			dir = n.r.join2(st.cwds[0], dir) // as it is when the interpreter starts
		}
		if dir != "" && path.IsAbs(dir) {
			n.folders = append(slices.Clip(n.folders), dir)
		} else if dir != "" {
			n.unknown = true // below whatever the working folder then is
		}
	}
}

// has reports whether a module of that name may lie there.
func (n *neighbours) has(module string) bool {
	if !n.listed {
		n.list()
	}
	if n.unknown || n.lang == commands.JavaScript && module == "node_modules" && n.brings() {
		return true
	}
	if name, ok := strings.CutPrefix(module, "node_modules/"); ok {
		return n.lang != commands.JavaScript || n.replaced(name)
	}
	for _, name := range n.names {
		if rest, ok := strings.CutPrefix(name, module); ok && (rest == "" || rest[0] == '.' && n.loaded(path.Ext(rest))) {
			return true
		}
	}
	return false
}

// brings reports whether packages may be loaded that nobody installed for the
// project: those of folders outside of it, and of what this call put there.
func (n *neighbours) brings() bool {
	for _, dir := range n.folders {
		at := path.Join(dir, "node_modules")
		if _, touched := n.r.notes.of(at); touched || n.r.world.PlaceOf(n.r.world.Resolve(at)).Region != automode.Project {
			return true
		}
	}
	return false
}

// replaced reports whether a package may be another than the one that is installed for
// the project under that name, if there is one: what this call put there, what lies
// in a folder above the project, or the project itself.
func (n *neighbours) replaced(name string) bool {
	name = packageOf(name)
	if n.paths {
		return true
	}
	for _, dir := range n.folders {
		for ; ; dir = path.Dir(dir) {
			at := path.Join(dir, "node_modules", name)
			own := path.Join(dir, "package.json")
			_, touched := n.r.notes.of(at)
			if _, named := n.r.notes.of(own); touched || named || n.calls(own, name) {
				return true
			}
			x := n.r.world.Resolve(at)
			if x.Exists && n.r.world.PlaceOf(x).Region != automode.Project {
				return true
			}
			if x.Exists || dir == "/" || dir == "." {
				break
			}
		}
	}
	return false
}

// mapsNames reports whether this call wrote settings that say what names of modules
// mean.
func (r *reader) mapsNames() bool {
	for _, p := range r.notes.touches.all {
		if commands.MapsModules(base(p)) {
			return true
		}
	}
	return false
}

// calls reports whether a manifest may give its folder that name.
func (n *neighbours) calls(manifest, name string) bool {
	b, err := n.r.world.ReadFile(manifest, 256<<10)
	if err != nil {
		return !errors.Is(err, fs.ErrNotExist)
	}
	text := string(b)
	for {
		_, rest, ok := strings.Cut(text, `"name"`)
		if !ok {
			return strings.Contains(string(b), `\u`)
		}
		text = rest
		if value, is := strings.CutPrefix(strings.TrimLeft(rest, " \t\r\n"), ":"); is && strings.HasPrefix(strings.TrimLeft(value, " \t\r\n"), `"`+name+`"`) {
			return true
		}
	}
}

// packageOf is the name of the package that a module is taken from.
func packageOf(module string) string {
	first, rest, _ := strings.Cut(module, "/")
	if strings.HasPrefix(first, "@") {
		second, _, _ := strings.Cut(rest, "/")
		return first + "/" + second
	}
	return first
}

// loaded reports whether the interpreter loads files whose names end so.
func (n *neighbours) loaded(ext string) bool {
	return n.lang != commands.Python || commands.PythonLoads(ext)
}

// list looks at each folder once. A folder below it counts only as a package.
func (n *neighbours) list() {
	n.listed = true
	r := n.r
	if len(n.folders) == 0 || r.away > 0 || r.loose && !r.allOwn() || n.unknown {
		n.unknown = true
		return
	}
	for _, dir := range n.folders {
		x, touched := r.notes.of(dir)
		if touched {
			// A folder that was only made holds what was put into it.
			_, above := r.notes.of(path.Dir(path.Clean(dir)))
			if x.tree || x.path == "" || above {
				n.unknown = true
				return
			}
		}
		n.made(path.Clean(dir))
		if r.world.Lexical() || touched && !r.world.Resolve(dir).Exists {
			continue
		}
		names, err := r.world.ReadDir(dir, 4096)
		if errors.Is(err, fs.ErrNotExist) {
			continue // nothing lies there but what this call puts there
		}
		if err != nil {
			n.unknown = true
			return
		}
		for _, name := range names {
			at := r.world.Resolve(path.Join(dir, name))
			if !at.Dir || r.world.Resolve(path.Join(dir, name, "__init__.py")).Exists {
				n.names = append(n.names, name)
			}
		}
	}
}

// allOwn reports whether all code that ran so far is the project's own or was
// read. A module that the project's own code puts there is its own as well.
func (r *reader) allOwn() bool {
	for i := range r.a.Effects {
		switch e := &r.a.Effects[i]; e.Kind {
		case automode.Unknown:
			return false
		case automode.Run:
			if !e.Traits.Has(automode.EntryPoint) && !e.Traits.Has(automode.Readable) || e.Traits.Has(automode.Hidden) || e.Data != 0 {
				return false
			}
		}
	}
	return true
}

// made adds what this call itself puts into the folder.
func (n *neighbours) made(dir string) {
	for p, note := range n.r.notes.at {
		below, ok := strings.CutPrefix(p, strings.TrimSuffix(dir, "/")+"/")
		if !ok || note.venv && !strings.Contains(below, "/") {
			continue // a virtual environment is no package
		}
		name, rest, deeper := strings.Cut(below, "/")
		if !deeper || strings.HasPrefix(rest, "__init__.") {
			n.names = append(n.names, name)
		}
	}
}

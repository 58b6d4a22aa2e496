//go:build !lean

package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/mask"
	"automode/internal/understand/code"
)

// Code that is typed in a call loads modules of the project as the project's tests do:
// what they hold is the project's code. What they are handed is looked at.

// own gives the files of the project that run when a module of that name is loaded,
// none where it may be another's.
func (n *neighbours) own(module string, folders ...string) (files []string) {
	if n.r.away > 0 || n.r.hidden || n.unknown || n.r.world.Lexical() || n.r.loose && !n.r.allOwn() {
		return nil
	}
	folders = append(folders, n.r.includes...)
	for i, dir := range append(folders, n.folders...) {
		if path.IsAbs(dir) {
			files = append(files, n.ownIn(path.Clean(dir), module, i < len(folders))...)
		}
	}
	if len(files) == 0 && n.lang == commands.Python {
		for _, dir := range n.folders {
			files = append(files, n.ownIn(path.Join(dir, "src"), module, false)...) // where it is installed to be worked on
		}
	}
	for _, f := range files {
		x := n.r.world.Resolve(f)
		const marked = automode.Repository | automode.Store | automode.GatePath | automode.Secret | automode.Startup
		if p := n.r.world.PlaceOf(x); x.Err != nil || p.Region != automode.Project || p.Marks&marked != 0 || n.r.world.Installed(x.Path) || !n.r.trustedIn(path.Dir(x.Path)) {
			return nil
		}
	}
	return files
}

// begins: an application whose console is given code that is known is started for that
// code, and what the code does is judged by itself.
func begins(result *commands.Result, in flow) {
	if result.Program == nil || result.Program.Carried == "" || result.Stdin != commands.RunsText || !in.open || !in.exact() || in.silent() || in.prints != commands.ItsText || in.encoded {
		return
	}
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Kind == automode.Run && f.Role == commands.Unread {
			f.Traits |= automode.EntryPoint
		}
	}
}

// isFile reports whether a text of Ruby that runs inside the application may be the
// name of a file, which would run in its place.
func (n *neighbours) isFile(text string, st *state) bool {
	if n.lang != commands.Ruby {
		return false
	}
	if len(st.cwds) != 1 || n.r.away > 0 {
		return true
	}
	at := path.Join(st.cwds[0], text)
	_, noted := n.r.notes.at[at]
	return noted || n.r.world.Resolve(at).Exists
}

// tells is what code is told of its call and of the packages that it may load.
func (n *neighbours) tells(setting *code.Setting, st *state) {
	if n.lang == commands.TypeScript {
		setting.Mapped = n.mapping(st)
	}
	setting.Given = func(variable string) bool {
		_, set := st.lookup(variable)
		return set || n.r.away > 0
	}
	setting.Version = func(name string) string {
		if len(n.folders) == 0 || n.replaced(name) {
			return ""
		}
		for dir := n.folders[0]; ; dir = path.Dir(dir) {
			if b, err := n.r.world.ReadFile(path.Join(dir, "node_modules", name, "package.json"), 64<<10); err == nil {
				_, rest, _ := strings.Cut(string(b), `"version"`)
				rest, _ = strings.CutPrefix(strings.TrimLeft(rest, " \t\r\n"), ":")
				rest, _ = strings.CutPrefix(strings.TrimLeft(rest, " \t\r\n"), `"`)
				v, _, ok := strings.Cut(rest, `"`)
				if strings.Count(string(b), `"version"`) > 1 || !ok {
					return ""
				}
				return v
			}
			if dir == "/" || dir == "." {
				return ""
			}
		}
	}
}

// ownsFolder reports whether modules that lie in a folder are the project's.
func (r *reader) ownsFolder(folder string) bool {
	return r.away == 0 && r.world.PlaceOf(r.world.Resolve(folder)).Region == automode.Project && !r.world.Installed(folder)
}

// including adds a folder of the project to those that modules are looked for in, which
// an option names; false: it is none.
func (r *reader) including(f *commands.Fact, s spot) bool {
	if f.Via != automode.ByOption || !s.at.Dir || s.known != automode.Exact || f.Lang != commands.Ruby && f.Lang != commands.Perl || !r.ownFolder(&s) || r.world.Installed(s.at.Path) {
		return false
	}
	r.includes = append(r.includes, s.at.Path)
	return true
}

// ownIn looks for a module in one folder, which was named for that or is the one that
// paths begin in.
func (n *neighbours) ownIn(dir, module string, named bool) []string {
	switch n.lang {
	case commands.Python:
		return n.ownPackage(dir, strings.Split(module, "."))
	case commands.JavaScript, commands.TypeScript:
		if strings.HasPrefix(module, ".") || strings.HasPrefix(module, "/") {
			if !strings.HasPrefix(module, "/") {
				module = path.Join(dir, module)
			}
			if n.lang == commands.TypeScript {
				return n.first(module, "", ".ts", ".tsx", ".js", ".jsx", "/index.ts", "/index.tsx", "/index.js")
			}
			return n.first(module, "", ".js", "/index.js")
		}
	case commands.Ruby:
		if strings.HasPrefix(module, "/") {
			return n.first(module, "", ".rb")
		} else if named || strings.HasPrefix(module, ".") {
			return n.first(path.Join(dir, module), "", ".rb")
		}
	}
	return nil
}

// ownPackage goes down the packages that the parts of a module's name are, whose own
// files run first.
func (n *neighbours) ownPackage(dir string, parts []string) (files []string) {
	for i, part := range parts {
		at := path.Join(dir, part)
		if part == "" || n.besides(dir, part) {
			return nil
		}
		if pkg := at + "/__init__.py"; n.there(pkg) {
			files = append(files, pkg)
		} else if i == len(parts)-1 && n.there(at+".py") {
			return append(files, at+".py")
		} else if !n.r.world.Resolve(at).Dir {
			return nil
		}
		dir = at
	}
	return files
}

// besides reports whether this call put something into a folder that the interpreter
// may take for a module of that name, beside its source.
func (n *neighbours) besides(dir, module string) bool {
	for p := range n.r.notes.at {
		below, ok := strings.CutPrefix(p, strings.TrimSuffix(dir, "/")+"/")
		name, rest, deeper := strings.Cut(below, "/")
		if !ok || deeper && name != "__pycache__" {
			continue
		}
		if deeper {
			name = rest
		}
		if rest, ok := strings.CutPrefix(name, module); ok && strings.HasPrefix(rest, ".") && rest != ".py" {
			return true
		}
	}
	return false
}

// first is the first file that is there of those whose names end so.
func (n *neighbours) first(name string, endings ...string) []string {
	for _, e := range endings {
		if n.there(name + e) {
			return []string{name + e}
		}
	}
	return nil
}

// there reports whether a file is there, or is put there by this call.
func (n *neighbours) there(p string) bool {
	if x, noted := n.r.notes.at[p]; noted && !x.removed && !x.tree {
		return true
	}
	x := n.r.world.Resolve(p)
	return x.Exists && !x.Dir
}

// loadsOwn gives the run of a module of the project that other code loads. What this
// call itself put there is read as a script is.
func (r *reader) loadsOwn(f *commands.Fact, s spot, st *state, in flow, got *sum) {
	if n, touched := r.notes.file(s.at.Path); touched && !n.built && !r.editedOwn(&s, n) || s.at.Path == "" || s.place.Region != automode.Project || r.hidden {
		r.scriptAt(f, s, st, in, got)
		return
	}
	e := r.effect(f)
	e.Kind, e.Known, e.Place, e.Target = automode.Run, s.known, s.place, s.at.Path
	e.Traits |= automode.EntryPoint
	r.give(e)
	defer r.backTo(r.position)
	r.parent = len(r.a.Effects)
	r.perform(r.plainly(f, s, st), st, in, got)
	r.loose = true
}

// editedOwn reports whether this call changed a source of the project by what is not
// known to the letter, and took nothing from elsewhere for it: it stays the project's,
// as it does for its tests.
func (r *reader) editedOwn(s *spot, n note) bool {
	return s.at.Exists && !n.full && !n.tree && !n.encoded && !n.strange && n.data == 0 && n.link == "" && !r.outside(s.at.Path, 0) && !r.fromElsewhere(s.at.Path) && legible(n.said)
}

// plainly is what a module of the project is seen to do to the letter while it is
// loaded. The rest is the project's.
func (r *reader) plainly(f *commands.Fact, s spot, st *state) []commands.Fact {
	text, err := r.world.ReadFile(s.at.Path, code.MaxText)
	if err != nil || r.depth >= maxDepth || r.tires(1) {
		return nil
	}
	setting := code.Setting{File: s.at.Path, Module: code.Loads, Secret: mask.SecretName, Beside: func(string) bool { return false }}
	setting.Home, _ = known(r.home(st))
	if len(st.cwds) == 1 {
		setting.Cwd = st.cwds[0]
	}
	reading, _ := r.understood(f.Lang, string(text), setting)
	return slices.DeleteFunc(reading.Facts, func(f commands.Fact) bool {
		return f.Library || f.Role == commands.RunsFile || f.Role == commands.Base || f.Role != commands.Unread && !f.Word.Exact() || f.Kind == automode.Run && f.Role == commands.Unread
	})
}

// handsOver is what code of the project is given: of what lies outside of the project,
// or is more than a file of it, nobody knows what comes of it. A text that is a command
// may be run.
func (r *reader) handsOver(f *commands.Fact, st *state, got *sum) {
	if f.Word.Exact() && isCommand(f.Word.Text) {
		r.line(f.Word.Text, st, flow{})
		return
	}
	for _, s := range r.locate(f.Word, st) {
		const marked = automode.Repository | automode.Store | automode.GatePath | automode.GateAncestor | automode.Startup | automode.Device
		e := r.effect(f)
		e.Place, e.Known, e.Target = s.place, s.known, s.at.Path
		if e.Target == "" {
			e.Target = s.target
		}
		own := s.at.Path != "" && s.known > automode.Guess && (s.place.Region == automode.Project || s.place.Region == automode.Scratch && s.place.Marks&automode.RegionRoot == 0)
		switch {
		case own && s.place.Marks&automode.Secret != 0:
			e.Kind, e.Why = automode.Read, "may be read and shown"
		case own && s.place.Marks&marked == 0:
			continue
		case f.Word.Exact() && r.noFolder(s.at.Path):
			continue
		}
		r.give(e)
	}
}

// isCommand reports whether a text of one line is a command, or holds one among others:
// its words begin with the name of a program that is known.
func isCommand(text string) bool {
	text = strings.TrimSpace(text)
	if strings.Contains(text, "\n") {
		return false
	}
	for part := range strings.FieldsFuncSeq(text, func(c rune) bool { return strings.ContainsRune(";|&(){}`", c) }) {
		words := strings.Fields(part)
		for len(words) > 0 && (slices.Contains([]string{"do", "then", "else", "!", "$"}, words[0]) || strings.Contains(words[0], "=")) {
			words = words[1:]
		}
		if len(words) > 1 && commands.Find(path.Base(words[0])) != nil {
			return true
		}
	}
	return false
}

// noFolder reports whether a path begins with a folder that this machine does not have:
// it is the path of an address, or of something else.
func (r *reader) noFolder(p string) bool {
	top, _, _ := strings.Cut(strings.TrimPrefix(p, "/"), "/")
	return p != "" && top != "" && !r.world.Lexical() && r.away == 0 && !r.world.Resolve("/"+top).Exists
}

package python

import (
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
)

// pathType is a path of pathlib; pathClass what its class has beside.
var (
	pathClass = table{name: "path", entries: []entry{
		{names: " cwd ", gives: workFolder},
		{names: " home ", gives: homePath},
	}}
	pathType = table{
		name:  "path",
		plain: " as_posix as_uri is_absolute relative_to is_relative_to match full_match is_reserved fileno ",
		entries: []entry{
			{names: " read_text read_bytes ", args: []arg{{at: self, role: commands.Reads}}},
			{names: " write_text write_bytes ", args: []arg{{at: self, role: commands.Writes}}, gives: numbered, why: "writes the file"},
			{names: " open ", gives: openedPath},
			{names: " exists is_file is_dir is_symlink is_mount is_socket is_fifo is_block_device is_char_device stat lstat owner group samefile readlink ", args: []arg{{at: self, role: commands.Lists}}},
			{names: " unlink rmdir ", args: []arg{{at: self, role: commands.Deletes}}, gives: nothing, why: "removes it"},
			{names: " mkdir touch ", args: []arg{{at: self, role: commands.Makes}}, gives: nothing, why: "makes it"},
			{names: " rename replace ", args: []arg{{at: self, role: commands.Moves}, {at: 0, name: "target", role: commands.Receives}}, gives: samePath, why: "moves it"},
			{names: " copy ", args: []arg{{at: self, role: commands.ReadsTree}, {at: 0, name: "target", role: commands.Receives}}, gives: samePath, only: " target follow_symlinks preserve_metadata ", why: "copies it"},
			{names: " chmod lchmod ", args: []arg{{at: self, role: commands.Marks}}, gives: modeOf, why: "changes its mode"},
			{names: " symlink_to ", args: []arg{{at: 0, name: "target", role: commands.LinkTarget}, {at: self, role: commands.Links}}, gives: nothing, why: "makes a link"},
			{names: " hardlink_to link_to ", args: []arg{{at: 0, name: "target", role: commands.Reads}, {at: 0, name: "target", role: commands.Edits}, {at: self, role: commands.Links}}, gives: nothing, why: "makes a link"},
			{names: " iterdir ", args: []arg{{at: self, role: commands.Lists}}, gives: allIn},
			{names: " glob ", args: []arg{{at: self, role: commands.ListsTree}}, gives: patternOf},
			{names: " rglob ", args: []arg{{at: self, role: commands.ListsTree}}, gives: patternAny},
			{names: " walk ", args: []arg{{at: self, role: commands.ListsTree}}, gives: walked},
			{names: " joinpath ", gives: pathOf},
			{names: " resolve absolute ", gives: absolute},
			{names: " expanduser ", gives: expanded},
			{names: " with_suffix with_name with_stem ", gives: parentPath},
		},
	}
)

// ofPath is an attribute of a path that says something of it.
func ofPath(a *atom, name string) (value, bool) {
	w := a.word
	switch name {
	case "name", "stem", "suffix":
		if w.Known != automode.Exact {
			return value{{word: commands.Word{Known: automode.Bounded, Data: w.Data}}}, true
		}
		last := lastOf(w.Text)
		ext := path.Ext(last)
		if ext == last || ext == "." {
			ext = ""
		}
		switch name {
		case "stem":
			last = strings.TrimSuffix(last, ext)
		case "suffix":
			last = ext
		}
		return str(last), true
	case "parent":
		return value{{kind: object, owner: &pathType, word: folderOf(w)}}, true
	case "parents":
		return value{{name: "parents", deep: true, word: w}}, true
	case "path": // of an entry
		return value{{word: w, every: a.every}}, true
	case "suffixes", "parts", "anchor", "drive", "root":
		return some(w.Data), true
	}
	return nil, false
}

func lastOf(p string) string {
	p = strings.TrimRight(p, "/")
	return p[strings.LastIndexByte(p, '/')+1:]
}

// folderOf is the folder part of a path as its letters have it.
func folderOf(w commands.Word) commands.Word {
	switch {
	case w.Known == automode.Exact:
		p := strings.TrimRight(w.Text, "/")
		if p == "." || p == "" || p == ".." {
			if w.Text != "" && w.Text[0] == '/' {
				return commands.Lit("/")
			}
			return commands.Lit(".") // by its letters it has no other
		}
		i := strings.LastIndexByte(p, '/')
		switch {
		case i < 0:
			return commands.Lit(".")
		case i == 0:
			return commands.Lit("/")
		}
		return commands.Lit(p[:i])
	case w.Known == automode.Bounded && w.Base != "":
		// The folder of something below is at or below.
		return commands.Word{Known: automode.Bounded, Base: w.Base, Data: w.Data}
	case w.Known == automode.Bounded && w.Suffix == "" && strings.HasSuffix(w.Text, "/"):
		return commands.Lit(strings.TrimRight(w.Text, "/"))
	}
	return commands.Word{Data: w.Data}
}

// paths is what the functions give that make paths of paths.
func (r *reader) paths(n *node, f *atom, a *args, first value) value {
	g := f.entry.gives
	if f.self != nil {
		if g == patternOf || g == patternAny || g == pathOf || g == parentPath {
			return r.pathMethod(n, f, a, first)
		}
		first = value{f.self}
	}
	made := func(w commands.Word, pattern string) value {
		x := &atom{word: w, pattern: pattern}
		if f.self != nil || f.owner == &pathClass || g == pathOf {
			x.kind, x.owner = object, &pathType
		}
		return value{x}
	}
	switch g {
	case workFolder:
		return made(r.cwd(), "")
	case homePath:
		return made(r.home(), "")
	case tempFolder:
		return r.temporary(n, f, a)
	}
	if len(first) == 0 && g != joinedPath && g != pathOf {
		for _, v := range a.named {
			first = join(first, v) // its own name for what it is given
		}
		if a.many || a.any {
			first = join(first, some(0))
		}
		if len(first) == 0 {
			first = str(".")
		}
	}
	if g == joinedPath || g == pathOf {
		return r.joinedArgs(a, made)
	}
	var out value
	for _, x := range first {
		w := x.text()
		switch g {
		case samePath:
			out = join(out, value{x})
		case parentPath:
			folder := folderOf(w)
			switch named := w.Text + w.Suffix; {
			case strings.Contains(named, "/"):
			case w.Known == automode.Exact:
				folder = commands.Lit("") // what is put behind it may be a path from the root
			case w.Known == automode.Bounded && (w.Base == "" || w.Base == "."):
				out = join(out, str("")) // it may be a name alone
			}
			out = join(out, made(folder, ""))
		case lastPart:
			if w.Known == automode.Exact {
				out = join(out, str(w.Text[strings.LastIndexByte(w.Text, '/')+1:]))
			} else {
				out = join(out, value{{word: commands.Word{Known: automode.Bounded, Data: w.Data}}})
			}
		case absolute:
			if w.Known == automode.Exact && !strings.HasPrefix(w.Text, "/") {
				if cwd := r.cwd(); cwd.Known == automode.Exact {
					w = commands.Lit(path.Clean(cwd.Text + "/" + w.Text))
				} else {
					w = commands.Word{}
				}
			}
			out = join(out, made(w, x.pattern))
		case expanded:
			out = join(out, made(r.tilde(w), ""))
		case allIn:
			if names, ok := r.named(w, false); ok {
				out = join(out, r.listOf(n, eachOf(w, names, made)))
				break
			}
			list := below(w, "*", made)
			for _, x := range list {
				x.every = x.pattern
			}
			out = join(out, r.listOf(n, list))
		case entriesIn:
			if names, ok := r.named(w, false); ok {
				out = join(out, r.listOf(n, eachOf(w, names, func(w commands.Word, _ string) value {
					return value{{kind: object, owner: &pathType, word: w}}
				})))
				break
			}
			out = join(out, r.listOf(n, below(w, "*", func(w commands.Word, pattern string) value {
				return value{{kind: object, owner: &pathType, word: w, every: pattern}}
			})))
		case namesIn:
			if names, ok := r.named(w, false); ok {
				var list value
				for _, name := range names {
					list = join(list, str(name))
				}
				out = join(out, r.listOf(n, list))
				break
			}
			x := &atom{word: commands.Word{Known: automode.Bounded}}
			if w.Known == automode.Exact {
				x.all = path.Clean(w.Text)
			}
			out = join(out, r.listOf(n, value{x}))
		case patternIn:
			if paths, ok := r.globbed(commands.Lit(""), w, false); ok {
				out = join(out, r.listOf(n, eachOf(commands.Lit(""), paths, made)))
			} else if w.Known == automode.Exact {
				out = join(out, r.listOf(n, below(commands.Lit(""), w.Text, made)))
			} else {
				out = join(out, r.listOf(n, made(commands.Word{Data: w.Data}, "")))
			}
		case walked:
			out = join(out, value{{name: "walk", word: w, deep: true, walker: f.self != nil}})
		}
	}
	return out
}

// pathMethod is a method that needs the path and its arguments.
func (r *reader) pathMethod(n *node, f *atom, a *args, first value) value {
	own := f.self.word
	made := func(w commands.Word, pattern string) value {
		return value{{kind: object, owner: &pathType, word: w, pattern: pattern}}
	}
	switch f.entry.gives {
	case pathOf:
		out := made(own, "")
		for _, v := range a.all() {
			var next value
			for _, x := range out.words() {
				for _, y := range v.words() {
					next = join(next, made(joinPath(x, y), ""))
				}
			}
			out = next
		}
		return out
	case parentPath: // with_name, with_suffix …: another name in the same folder
		name, ok := first.text()
		if !ok || own.Known != automode.Exact || strings.ContainsRune(name, '/') {
			folder := folderOf(own)
			if folder.Known == automode.Exact && ok {
				return made(joinPath(folder, commands.Word{Known: automode.Bounded}), "")
			}
			if own.Known == automode.Bounded && own.Base != "" && ok && f.name == "with_suffix" {
				own.Suffix = name
				return made(own, "")
			}
			return made(commands.Word{Data: own.Data}, "")
		}
		last := lastOf(own.Text)
		ext := path.Ext(last)
		switch f.name {
		case "with_suffix":
			name = strings.TrimSuffix(last, ext) + name
		case "with_stem":
			name += ext
		}
		return made(joinPath(folderOf(own), commands.Lit(name)), "")
	}
	pattern, ok := first.text()
	if !ok {
		if own.Known == automode.Exact {
			return r.listOf(n, made(commands.Word{Known: automode.Bounded, Base: base(own.Text)}, ""))
		}
		return r.listOf(n, made(commands.Word{Data: own.Data}, ""))
	}
	if f.entry.gives == patternAny {
		pattern = "**/" + pattern
	}
	if paths, ok := r.globbed(own, commands.Lit(pattern), true); ok {
		return r.listOf(n, eachOf(commands.Lit(""), paths, made))
	}
	return r.listOf(n, below(own, pattern, made))
}

func base(p string) string {
	if p == "" {
		return "."
	}
	return p
}

// below is a path that a pattern below a folder means.
func below(folder commands.Word, pattern string, made func(commands.Word, string) value) value {
	if folder.Known == automode.Bounded && folder.Base != "" {
		folder.Suffix = ""
		return made(folder, "")
	}
	if folder.Known != automode.Exact || strings.Contains(pattern, "..") {
		return made(commands.Word{Data: folder.Data}, "")
	}
	whole := pattern
	if folder.Text != "" && folder.Text != "." {
		whole = strings.TrimSuffix(folder.Text, "/") + "/" + pattern
	}
	if strings.ContainsAny(folder.Text, "*?[") {
		return made(commands.Word{}, "")
	}
	i := strings.IndexAny(whole, "*?[")
	if i < 0 {
		return made(commands.Lit(whole), "")
	}
	dir := whole[:strings.LastIndexByte(whole[:i], '/')+1]
	w := commands.Word{Known: automode.Bounded, Base: base(strings.TrimSuffix(dir, "/"))}
	if dir == "/" {
		w.Base = "/"
	}
	if k := strings.LastIndexAny(whole, "*?]/"); whole[k] != '/' {
		w.Suffix = whole[k+1:]
	}
	// A pattern of one part is looked up; deeper it is a bound.
	switch rest := whole[i:]; {
	case rest == "**/*":
		return join(made(w, ""), made(w, dir+"*")) // all that lies in the folder is among it
	case strings.ContainsRune(rest, '/'):
		whole = ""
	}
	return made(w, whole)
}

// listOf is a list of such values.
func (r *reader) listOf(n *node, v value) value {
	a := &atom{sites: r.container(n)}
	r.put(a.sites, v)
	return value{a}
}

// joinedArgs puts all arguments together to one path.
func (r *reader) joinedArgs(a *args, made func(commands.Word, string) value) value {
	if a.many || a.any {
		return made(commands.Word{}, "")
	}
	out := value{{word: commands.Lit("")}}
	for k, v := range a.list {
		var next value
		for _, x := range out {
			for i := range v {
				y := &atom{word: joinPath(x.text(), v[i].text()), every: everyIn(x, v[i])}
				if k == 0 {
					y.pattern, y.all = v[i].pattern, v[i].all
				}
				next = join(next, value{y})
			}
		}
		out = next
	}
	var all value
	for i := range out {
		w := out[i].word
		if len(a.list) == 0 {
			w = commands.Lit(".")
		}
		path := made(w, out[i].pattern)
		path[0].every = out[i].every
		all = join(all, path)
	}
	return all
}

func (r *reader) cwd() commands.Word {
	if r.Cwd == "" || r.moved {
		return commands.Word{}
	}
	return commands.Lit(r.Cwd)
}

func (r *reader) home() commands.Word {
	if r.Home == "" {
		return commands.Word{}
	}
	return commands.Lit(r.Home)
}

// tilde is a path with the home in place of a tilde in front.
func (r *reader) tilde(w commands.Word) commands.Word {
	if !strings.HasPrefix(w.Text, "~") {
		if w.Known == automode.Guess && w.Text == "" {
			return commands.Word{Data: w.Data}
		}
		return w
	}
	rest := w.Text[1:]
	if rest != "" && rest[0] != '/' || r.Home == "" {
		return commands.Word{Data: w.Data}
	}
	w.Text = r.Home + rest
	return w
}

// matches is a file whose name a pattern of the shell matches.
func matches(w commands.Word) value {
	return below(commands.Lit(""), w.Text, func(b commands.Word, pattern string) value {
		b.Data = w.Data
		return value{{word: b, pattern: pattern}}
	})
}

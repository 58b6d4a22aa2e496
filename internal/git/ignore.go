package git

import (
	"errors"
	"os"
	"strings"
)

// Bounds on ignore files.
const (
	maxIgnore = 256 << 10 // bytes of one
	maxSteps  = 200000    // of matching, for one path
)

const errIgnore = problem("the rules for ignored files cannot be read")

// rule is one line of an ignore file (gitignore(5)).
type rule struct {
	text    string
	plain   int // how many bytes at its beginning stand for themselves
	not     bool
	folders bool // it is for folders only
	name    bool // it is about the last component alone
}

// rules are those of one file, about what lies below one folder.
type rules struct {
	folder string
	list   []rule
}

// parseRules reads an ignore file.
func parseRules(text string) []rule {
	var list []rule
	text = strings.TrimPrefix(text, "\ufeff")
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		line, _, _ = strings.Cut(strings.TrimSuffix(line, "\r"), "\x00")
		if line = trimmed(line); line == "" || line[0] == '#' {
			continue
		}
		var r rule
		if r.not = line[0] == '!'; r.not {
			line = line[1:]
		}
		if r.folders = strings.HasSuffix(line, "/"); r.folders {
			line = line[:len(line)-1]
		}
		r.name = strings.IndexByte(line, '/') < 0
		r.text = line
		if r.plain = strings.IndexAny(line, "*?[\\"); r.plain < 0 {
			r.plain = len(line)
		}
		list = append(list, r)
	}
	return list
}

// trimmed takes off blanks at the end, but for one that is written "\ ".
func trimmed(s string) string {
	end := -1
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case ' ':
			if end < 0 {
				end = i
			}
			continue
		case '\\':
			if i++; i == len(s) {
				return s
			}
		}
		end = -1
	}
	if end >= 0 {
		return s[:end]
	}
	return s
}

// matches reports whether a rule of a file about folder is about the path,
// which lies below it.
func (r *rule) matches(folder, path string, isFolder bool, steps *int) bool {
	if r.folders && !isFolder {
		return false
	}
	if r.name {
		name := path[strings.LastIndexByte(path, '/')+1:]
		if r.plain == len(r.text) {
			return r.text == name
		}
		return wildmatch(r.text, name, steps)
	}
	if folder != "" {
		path = path[len(folder)+1:]
	}
	text, plain := r.text, r.plain
	if strings.HasPrefix(text, "/") {
		text, plain = text[1:], plain-1
	}
	if plain > len(path) || text[:plain] != path[:plain] {
		return false
	}
	if plain == len(text) {
		return plain == len(path)
	}
	return wildmatch(text[plain:], path[plain:], steps)
}

// ignored reports whether git leaves the path out because of a rule: one about
// it, or about a folder that it lies in.
func (r *Repo) ignored(path string, isFolder bool) (bool, error) {
	for i := 0; i < len(path); i++ {
		if path[i] != '/' {
			continue
		}
		folder := path[:i]
		yes, ok := r.outside[folder]
		if !ok {
			var err error
			if yes, err = r.ruled(folder, true); err != nil {
				return false, err
			}
			if r.outside == nil {
				r.outside = map[string]bool{}
			}
			r.outside[folder] = yes
		}
		if yes {
			return true, nil
		}
	}
	return r.ruled(path, isFolder)
}

// ruled asks the rules about one path: of the files nearest first, of the lines
// of each the last first.
func (r *Repo) ruled(path string, isFolder bool) (bool, error) {
	steps := maxSteps
	for at := path; at != ""; {
		at = at[:max(strings.LastIndexByte(at, '/'), 0)]
		f, err := r.rulesOf(at)
		if err != nil {
			return false, err
		}
		if not, ok := f.say(path, isFolder, &steps); ok || steps < 0 {
			return !not, stepped(steps)
		}
	}
	for _, read := range [...]func() (*rules, error){r.excluded, r.excludedEverywhere} {
		f, err := read()
		if err != nil {
			return false, err
		}
		if not, ok := f.say(path, isFolder, &steps); ok || steps < 0 {
			return !not, stepped(steps)
		}
	}
	return false, nil
}

func stepped(steps int) error {
	if steps < 0 {
		return errIgnore
	}
	return nil
}

// say finds the rule that decides about a path.
func (f *rules) say(path string, isFolder bool, steps *int) (not, ok bool) {
	if f == nil {
		return false, false
	}
	for i := len(f.list) - 1; i >= 0; i-- {
		if f.list[i].matches(f.folder, path, isFolder, steps) {
			return f.list[i].not, true
		}
	}
	return false, false
}

// rulesOf reads the ignore file of a folder, once. It is nil when there is
// none.
func (r *Repo) rulesOf(folder string) (*rules, error) {
	if f, ok := r.ignoreFiles[folder]; ok {
		return f, nil
	}
	name := join(folder, ".gitignore")
	f, err := ignoreFile(r.path(name), folder, false)
	if f == nil && err == nil {
		// Of a sparse tree git reads it from the index.
		if x, bad := r.index(); bad != nil {
			err = bad
		} else if e := x.find(name); e != nil && e.flags&skipped != 0 {
			err = errIgnore
		}
	}
	if err == nil {
		if r.ignoreFiles == nil {
			r.ignoreFiles = map[string]*rules{}
		}
		r.ignoreFiles[folder] = f
	}
	return f, err
}

func (r *Repo) excluded() (*rules, error) {
	return r.once(&r.info, r.commonDir+"/info/exclude")
}

// excludedEverywhere are the person's rules for every repository.
func (r *Repo) excludedEverywhere() (*rules, error) {
	path, err := r.settings.excludesFile()
	if err != nil || path == "" {
		return nil, err
	}
	return r.once(&r.everywhere, path)
}

// readOnce is a file of rules that may have been read.
type readOnce struct {
	read bool
	f    *rules
	err  error
}

func (r *Repo) once(o *readOnce, path string) (*rules, error) {
	if !o.read {
		o.read = true
		o.f, o.err = ignoreFile(path, "", true)
	}
	return o.f, o.err
}

// ignoreFile reads a file of rules; one that is not there is nil. In a working
// tree git follows no link to one.
func ignoreFile(path, folder string, follow bool) (*rules, error) {
	b, err := readWhole(path, maxIgnore, follow)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, errIgnore
	}
	return &rules{folder, parseRules(string(b))}, nil
}

// blocked reports whether an error says more than that a file is not there.
func blocked(err error) bool { return !errors.Is(err, os.ErrNotExist) }

// Rules reports whether a file or folder of that name says what is ignored or
// filtered, or is the repository itself.
func Rules(name string) bool {
	return name == ".gitignore" || name == ".gitattributes" || name == ".git"
}

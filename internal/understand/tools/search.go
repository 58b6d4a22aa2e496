package tools

import (
	"cmp"
	"path"
	"strings"

	"automode"
	"automode/internal/understand/shell"
)

// search reads below a folder. What it does not name is left out of the
// judgement, as with every recursive reading.
func (t reader) search() {
	c := t.a.Call
	where := c.Path
	if where == "" {
		where = c.Cwd
	}
	t.path(automode.Effect{Kind: automode.Read, Extent: automode.Tree, Why: "searches below a folder"}, where)
	// A pattern may be a text that is looked for; as a name it is written
	// with a folder or a dot.
	if p := c.Pattern; strings.Contains(p, "/") || strings.HasPrefix(p, ".") {
		if at := t.named(where, p); at.Marks.Has(automode.Secret) {
			e := automode.Effect{Kind: automode.Read, Target: p, Place: at, Known: automode.Bounded, Why: forSecrets}
			if c.Tool == "Glob" && t.within(where) {
				e.Traits = automode.Listing // a name that the project has
			}
			t.give(e)
		}
	}
	for _, filter := range filters(cmp.Or(c.Filter, field(c.Input, "glob"))) {
		for _, p := range spread(filter, 0) {
			if unclear(p) {
				t.give(automode.Effect{Target: p, Why: "which files the pattern names is not known"})
				continue
			}
			t.filtered(where, p)
		}
	}
}

// within reports whether a folder lies in the project.
func (t reader) within(where string) bool {
	at := t.world.Place(t.world.Resolve(t.home(where)).Path)
	return at.Region == automode.Project && !at.Marks.Has(automode.RootAncestor)
}

// filters are the patterns of a filter on names: some agents divide it at blanks and,
// but for braces, at commas.
func filters(filter string) (list []string) {
	for p := range strings.FieldsSeq(filter) {
		if strings.Contains(p, "{") {
			list = append(list, p)
		} else {
			list = append(list, strings.Split(p, ",")...)
		}
	}
	return list
}

// unclear reports whether readers of patterns differ in what one means, or nobody
// says it: what it leaves out is no matter.
func unclear(p string) bool {
	for i := 1; i < len(p); i++ {
		if p[i] == '(' && strings.IndexByte("@+*!", p[i-1]) >= 0 {
			return true
		}
	}
	return strings.ContainsAny(p, `?[{}|\`) && p[0] != '!'
}

// filtered adds the reading of what a filter on names takes, so that a rule on
// such a name binds it. A name without a folder is taken at any depth; it
// stands here as if it lay where the search begins.
func (t reader) filtered(where, pattern string) {
	if pattern == "" || pattern[0] == '!' {
		return
	}
	e := automode.Effect{Kind: automode.Read, Known: automode.Exact, Why: "searches files of that name"}
	pattern = strings.NewReplacer("(", "", ")", "").Replace(pattern) // a group of one
	name := strings.ReplaceAll(pattern, "**/", "")
	if folder, all := strings.CutSuffix(name, "/**"); all {
		name, e.Extent = folder, automode.Tree
	}
	if strings.Trim(name, "*/") == "" {
		return // everything: the search itself
	}
	if !path.IsAbs(t.home(name)) {
		name = where + "/" + name
	}
	if strings.ContainsAny(name, "*?") {
		e.Known = automode.Bounded
	}
	if !path.IsAbs(t.home(name)) {
		name = t.a.Call.Cwd + "/" + name
	}
	e.Target = path.Clean(t.home(name))
	e.Place = t.world.Place(e.Target)
	if e.Place.Marks |= t.named(where, pattern).Marks; e.Place.Marks.Has(automode.Secret) {
		e.Why = forSecrets
	}
	t.give(e)
}

// spread writes the braces of a pattern for file names out: "*.{ts,tsx}" is
// two patterns.
func spread(pattern string, depth int) []string {
	from := strings.IndexByte(pattern, '{')
	if from < 0 || depth > 4 {
		return []string{pattern}
	}
	list, rest, ok := strings.Cut(pattern[from+1:], "}")
	if !ok {
		return []string{pattern}
	}
	var all []string
	for one := range strings.SplitSeq(list, ",") {
		all = append(all, spread(pattern[:from]+one+rest, depth+1)...)
	}
	return all
}

const forSecrets = "looks for files by a name that holds secrets"

// named is the place of what a pattern names outright, with the marks of all
// that it may come out as.
func (t reader) named(where, pattern string) automode.Place {
	// A star stands for a letter, or, at the end of a name, for nothing.
	plain := strings.NewReplacer("**/", "", "*", "x", "?", "x").Replace(strings.TrimRight(pattern, "*"))
	if plain == "" || plain[0] == '!' || strings.ContainsAny(plain, "()[]{}|\\^$+") {
		return automode.Place{}
	}
	if !strings.HasPrefix(plain, "/") && !strings.HasPrefix(plain, "~") {
		plain = where + "/" + plain
	}
	p := t.world.Place(t.world.Resolve(t.home(plain)).Path)
	if last := path.Base(pattern); strings.ContainsAny(last, "*?") && strings.Trim(last, "*?") != "" {
		if !shell.SaysLittle(last) || !t.within(where) {
			names, _ := t.world.Dotted(last)
			for _, name := range names {
				p.Marks |= t.world.Place(path.Dir(t.home(plain)) + "/" + name).Marks
			}
		}
		marks, _ := t.world.Reaches(path.Dir(t.home(plain)), last)
		p.Marks |= marks
	}
	return p
}

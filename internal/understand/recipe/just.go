//go:build !lean

package recipe

import (
	"path"
	"slices"
	"strings"
)

// Just reads a justfile as just does. Tasks holds the first recipe, Args the
// words behind it, which may be arguments or further recipes.
func Just(s Source) Plan {
	j := &justfile{src: &s, vars: map[string]string{}}
	j.plan.Found = true
	if s.Dry {
		return j.plan // nothing is run, not even what stands in backticks
	}
	j.read(s.Text, s.Path, 0)
	j.assign()
	words := append(slices.Clone(s.Tasks), s.Args...)
	if s.All {
		for _, r := range j.recipes {
			j.label = r.name
			j.run(r, make([]string, len(r.params)), 0)
		}
		return j.plan
	}
	if len(words) == 0 {
		if len(j.recipes) == 0 {
			j.plan.Found = false
			return j.plan
		}
		words = []string{j.recipes[0].name}
	}
	for len(words) > 0 {
		n := j.call(words[0], words[1:], 0)
		if n < 0 {
			j.plan.Found = false
			break
		}
		if words = words[1+n:]; len(words) > 0 {
			j.plan.Also = append(j.plan.Also, words[0])
		}
	}
	return j.plan
}

type justfile struct {
	parts
	src      *Source
	plan     Plan
	assigned []assignment
	vars     map[string]string
	recipes  []*justRecipe
	modules  []Set // name and file
	aliases  []Set
	settings []Set
	label    string
	work     int
}

type justRecipe struct {
	name        string
	params      []justParam
	deps, after string
	attributes  []string
	body        []string
	dir         string // of the file it stands in
}

type justParam struct {
	name, fallback    string
	some, many, given bool // "+", "*", has a fallback
	export            bool
}

func (j *justfile) cannot(why string) { j.plan.add(Step{Task: j.label, Unread: why}) }

// read collects what a file declares.
func (j *justfile) read(text, file string, depth int) {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if strings.ContainsAny(text, "\r\x00") || depth > 8 {
		j.cannot("the justfile is not read")
		return
	}
	lines := strings.Split(text, "\n")
	var attributes []string
	for i := 0; i < len(lines); i++ {
		l := strings.TrimRight(lines[i], " \t")
		if l == "" || l[0] == '#' {
			continue
		}
		if l[0] == ' ' || l[0] == '\t' {
			if strings.TrimSpace(l) != "" {
				j.cannot("a line that belongs to no recipe")
			}
			continue
		}
		if l[0] == '[' {
			attributes = append(attributes, l)
			continue
		}
		// A text that is not closed goes on.
		for n := 0; n < 200 && i+1 < len(lines) && !closedText(l); n++ {
			i++
			l += "\n" + lines[i]
		}
		word, rest := firstWord(l)
		name, value, assigns := strings.Cut(l, ":=")
		switch {
		case word == "set":
			k, v, _ := strings.Cut(rest, ":=")
			j.settings = append(j.settings, Set{strings.TrimSpace(k), strings.TrimSpace(v)})
		case word == "import" || word == "import?" || word == "mod" || word == "mod?":
			j.other(word, rest, file, depth)
		case word == "alias" && assigns:
			a, _ := strings.CutPrefix(name, "alias")
			j.aliases = append(j.aliases, Set{strings.TrimSpace(a), strings.TrimSpace(value)})
		case word == "unexport":
		case assigns && strings.IndexByte(name, ':') < 0 && !strings.ContainsAny(name, "'\"`="):
			a, exports := strings.CutPrefix(name, "export ")
			j.assigned = append(j.assigned, assignment{name: strings.TrimSpace(a), value: value, export: exports})
		default:
			r := j.header(l)
			if r == nil {
				j.cannot("a line of the justfile is not read")
				return
			}
			r.attributes, r.dir = attributes, path.Dir(file)
			for i+1 < len(lines) && (strings.TrimSpace(lines[i+1]) == "" || lines[i+1][0] == ' ' || lines[i+1][0] == '\t') {
				i++
				r.body = append(r.body, lines[i])
			}
			j.recipes = append(j.recipes, r)
		}
		attributes = nil
	}
}

// closedText reports whether every quote of a line is closed on it.
func closedText(l string) bool {
	e := justExpr{rest: l}
	for e.rest != "" {
		switch e.rest[0] {
		case '#':
			return true
		case '\'', '"', '`':
			if _, _, ok := e.quoted(); !ok {
				return false
			}
		default:
			e.rest = e.rest[1:]
		}
	}
	return true
}

// other reads a file that is taken in, or notes a module.
func (j *justfile) other(word, rest, file string, depth int) {
	may := strings.HasSuffix(word, "?")
	name, p := "", ""
	if strings.HasPrefix(word, "mod") {
		name, rest = firstWord(rest)
	}
	if rest = strings.TrimSpace(rest); rest != "" && rest[0] != '#' {
		e := justExpr{rest: rest}
		if p, _, _ = e.quoted(); p == "" {
			j.cannot("which file it takes in is not known")
			return
		}
	}
	dir := path.Dir(file)
	candidates := []string{p}
	if p == "" {
		candidates = []string{name + ".just", name + "/mod.just", name + "/justfile", name + "/.justfile", name + "/Justfile"}
	}
	for _, c := range candidates {
		if !path.IsAbs(c) {
			c = path.Clean(dir + "/" + c)
		}
		text, found := "", Closed
		if j.src.Read != nil {
			text, found = j.src.Read(c)
		}
		switch {
		case found == Missing:
			continue
		case name != "":
			j.modules = append(j.modules, Set{name, c})
		case found == Closed:
			j.cannot("the justfile " + c + " that it takes in cannot be read")
		default:
			j.plan.file(c)
			j.read(text, c, depth+1)
		}
		return
	}
	if !may {
		j.cannot("a justfile that it takes in is not there")
	}
}

// header reads "name params: deps".
func (j *justfile) header(l string) *justRecipe {
	e := justExpr{j: j, rest: strings.TrimPrefix(l, "@")}
	r := &justRecipe{name: e.name()}
	if r.name == "" {
		return nil
	}
	for {
		e.blanks()
		if e.rest == "" {
			return nil
		}
		if e.rest[0] == ':' {
			break
		}
		p := justParam{some: e.take("+"), many: e.take("*")}
		p.export = e.take("$")
		if p.name = e.name(); p.name == "" {
			return nil
		}
		if e.take("=") {
			from := e.rest
			if !e.skip() {
				return nil
			}
			p.given, p.fallback = true, from[:len(from)-len(e.rest)]
		}
		r.params = append(r.params, p)
	}
	rest := e.rest[1:]
	if i := strings.IndexByte(rest, '#'); i >= 0 && !strings.ContainsAny(rest[:i], "'\"`") {
		rest = rest[:i]
	}
	r.deps, r.after, _ = strings.Cut(rest, "&&")
	return r
}

// assign gives every variable its value; what stands in backticks runs whatever
// recipe is called.
func (j *justfile) assign() {
	for i := range j.assigned {
		j.valueOf(j.assigned[i].name)
	}
	if v, on := j.setting("dotenv-load"); on && v != "false" {
		j.cannot("its variables come from another file")
	}
	for _, n := range [...]string{"dotenv-path", "dotenv-filename"} {
		if _, on := j.setting(n); on {
			j.cannot("its variables come from another file")
		}
	}
}

// valueOf is a variable's value, wherever it is assigned.
func (j *justfile) valueOf(name string) (string, bool) {
	if v, done := j.vars[name]; done {
		return v, true
	}
	for _, a := range j.assigned {
		if a.name != name {
			continue
		}
		j.vars[name] = j.add(part{}) // while it is looked for in its own value
		value := j.text(a.value, j.vars)
		for _, s := range j.src.Sets {
			if s.Name == name {
				value = s.Value
			}
		}
		j.vars[name] = value
		return value, true
	}
	return "", false
}

func (j *justfile) setting(name string) (string, bool) {
	for _, s := range j.settings {
		if s.Name == name {
			return s.Value, true
		}
	}
	return "", false
}

// text is what an expression comes to.
func (j *justfile) text(s string, vars map[string]string) string {
	e := justExpr{j: j, rest: s, vars: vars}
	v := e.expr(0)
	e.blanks()
	if e.wrong || e.rest != "" && e.rest[0] != '#' {
		j.cannot("an expression that is not read")
		return j.add(part{})
	}
	return v
}

// call runs a recipe by its name, with as many of the words as it takes, and
// says how many that were; -1 when there is no such recipe.
func (j *justfile) call(name string, words []string, depth int) int {
	for _, a := range j.aliases {
		if a.Name == name {
			name = a.Value
		}
	}
	module, below, nested := strings.Cut(name, "::")
	if !nested && len(words) > 0 {
		below = words[0]
	}
	for _, m := range j.modules {
		if m.Name != module {
			continue
		}
		sub := *j.src
		text, found := j.src.Read(m.Value)
		if found != Whole || depth > 8 {
			j.cannot("the module " + module + " cannot be read")
			return len(words)
		}
		sub.Path, sub.Text, sub.Dir, sub.Tasks, sub.Args = m.Value, text, path.Dir(m.Value), nil, words
		if nested {
			sub.Tasks = []string{below}
		}
		j.plan.file(m.Value)
		plan := Just(sub)
		for _, s := range plan.Steps {
			j.plan.add(s)
		}
		if !plan.Found {
			return -1
		}
		return len(words)
	}
	taken := -1
	for _, r := range j.recipes {
		if r.name != name {
			continue
		}
		args, n := r.bind(words)
		taken = max(taken, n)
		j.run(r, args, depth)
	}
	return taken
}

// bind says which words are arguments, each in its place.
func (r *justRecipe) bind(words []string) (args []string, n int) {
	for _, p := range r.params {
		switch {
		case p.some || p.many:
			args, n = append(args, strings.Join(words[n:], " ")), len(words)
		case n < len(words):
			args, n = append(args, words[n]), n+1
		default:
			args = append(args, "")
		}
	}
	return args, n
}

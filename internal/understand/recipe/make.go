package recipe

import (
	"path"
	"slices"
	"strings"
)

// Bounds on reading makefiles.
const (
	maxWorlds = 16      // outcomes of conditions that are not known
	maxWork   = 200_000 // lines, references and targets
	maxNested = 60      // references and includes in each other
)

// Make reads a makefile as GNU make does. A condition whose outcome is not
// known is read both ways.
func Make(s Source) Plan {
	var all Plan
	all.Found = true
	todo := [][]bool{nil}
	work := maxWork
	for n := 0; len(todo) > 0; n++ {
		if n == maxWorlds || work <= 0 {
			all.unread("it has more conditions than are followed")
			break
		}
		m := newMakefile(&s, todo[0])
		m.work, todo = work, todo[1:]
		plan := m.run()
		work = m.work
		for _, step := range plan.Steps {
			all.add(step)
		}
		for _, f := range plan.Files {
			all.file(f)
		}
		all.Found = all.Found && plan.Found
		for i := len(m.chosen); i < len(m.outcomes); i++ {
			other := append(slices.Clone(m.outcomes[:i]), false)
			todo = append(todo, other)
		}
	}
	return all
}

// makefile is one reading, with one outcome for every condition that is not
// known.
type makefile struct {
	parts
	src    *Source
	plan   Plan
	vars   map[string]*variable
	rules  []*rule
	made   map[string]bool // makefiles that are brought up to date
	export []string        // variables that the recipes see
	all    bool            // every variable is exported
	scope  *scope
	first  string // the first target
	prefix string // what recipe lines begin with
	task   string // where every target is read: this one

	chosen   []bool          // outcomes that this reading begins with
	outcomes []bool          // of the conditions met so far
	judged   map[string]bool // the same, by what the condition says

	work, nested int
	free         bool // a variable was met that the environment may set
	broken       bool // nothing that follows can be relied on
}

// variable is a makefile's variable.
type variable struct {
	value    string
	simple   bool // expanded when it was set
	override bool // the command line does not change it
	builtin  bool // make sets it by itself
	maybe    bool // the environment may have set it before
}

// scope is what holds while one target is made.
type scope struct {
	auto map[string]string
	vars map[string]*variable
	up   *scope
}

// rule is how some targets are made.
type rule struct {
	targets, needs, order []string
	later                 string // prerequisites that are expanded a second time
	pattern               string // of a static pattern rule
	recipe                []string
	double                bool   // "::"
	implicit              bool   // its targets hold "%"
	ending                string // of the files that an old rule makes what has none of
	vars                  []assignment
}

type assignment struct {
	name, op, value  string
	override, export bool
}

func newMakefile(s *Source, chosen []bool) *makefile {
	m := &makefile{src: s, prefix: "\t", vars: map[string]*variable{}, chosen: chosen, judged: map[string]bool{}}
	m.plan.Found = true
	for _, d := range [...][2]string{{"CC", "cc"}, {"CXX", "g++"}, {"CPP", "$(CC) -E"}, {"AR", "ar"}, {"ARFLAGS", "rv"}, {"LD", "ld"}, {"AS", "as"},
		{"RM", "rm -f"}, {"FC", "f77"}, {"LEX", "lex"}, {"YACC", "yacc"}, {"SHELL", "/bin/sh"}, {".SHELLFLAGS", "-c"}, {".RECIPEPREFIX", ""},
		{"COMPILE.c", "$(CC) $(CFLAGS) $(CPPFLAGS) $(TARGET_ARCH) -c"}, {"LINK.c", "$(CC) $(CFLAGS) $(CPPFLAGS) $(LDFLAGS) $(TARGET_ARCH)"},
		{"LINK.o", "$(CC) $(LDFLAGS) $(TARGET_ARCH)"}, {"OUTPUT_OPTION", "-o $@"}, {"CURDIR", s.Dir}, {"MAKELEVEL", "0"}, {"MAKE_VERSION", "4.4"},
		{"MAKEFLAGS", ""}, {"MAKEFILES", ""}, {"MAKEFILE_LIST", s.Path}, {".FEATURES", ""}, {"SUFFIXES", ""}} {
		m.vars[d[0]] = &variable{value: d[1], builtin: !strings.HasPrefix(d[0], "MAKE") && d[0] != "SHELL" && d[0] != "CURDIR"}
	}
	m.vars["MAKECMDGOALS"] = &variable{value: strings.Join(s.Tasks, " ")}
	again := "make"
	if s.Dry {
		again += " -n"
	}
	for _, v := range s.Sets {
		again += " " + quoted(v.Name+"="+v.Value)
	}
	m.vars["MAKE"] = &variable{value: strings.ReplaceAll(again, "$", "$$")}
	return m
}

// run reads the file, then what makes the targets that are asked for.
func (m *makefile) run() Plan {
	if v, found := m.environment("MAKEFILES"); found != Missing && v != "" {
		m.cannot("further makefiles are named by the environment")
	}
	text := m.src.Text
	if strings.Contains(text, "\r") {
		m.cannot("it holds carriage returns")
		text = strings.ReplaceAll(text, "\r", "")
	}
	m.read(text)
	m.again()
	m.remade()
	if m.broken {
		return m.plan
	}
	tasks := m.src.Tasks
	if m.src.All {
		m.everything()
		return m.plan
	}
	if len(tasks) == 0 {
		goal := m.first
		if v, ok := m.vars[".DEFAULT_GOAL"]; ok {
			goal = strings.TrimSpace(m.expand(v.value))
		}
		if goal == "" || vague(goal) {
			m.plan.Found = false
			return m.plan
		}
		tasks = []string{goal}
	}
	for _, t := range tasks {
		if !m.make(t, map[string]bool{}, true) {
			m.plan.Found = false
		}
	}
	return m.plan
}

// cannot notes a part that is not followed.
func (m *makefile) cannot(why string) { m.plan.add(Step{Task: m.task, Unread: why}) }

// tired counts work and reports whether there was too much.
func (m *makefile) tired() bool {
	if m.work--; m.work <= 0 && !m.broken {
		m.broken = true
		m.cannot("it does more than can be followed")
	}
	return m.broken
}

func (m *makefile) environment(name string) (string, Found) {
	if m.src.Env == nil {
		return "", Missing
	}
	return m.src.Env(name)
}

// holds reports whether a condition does. One that is not known has the
// outcome that this reading was given, and the other one in another reading.
func (m *makefile) holds(says string, known, holds bool) bool {
	if known {
		return holds
	}
	if v, ok := m.judged[says]; ok {
		return v
	}
	v := true
	if n := len(m.outcomes); n < len(m.chosen) {
		v = m.chosen[n]
	}
	m.outcomes = append(m.outcomes, v)
	m.judged[says] = v
	return v
}

// set gives a variable a value as an operator says.
func (m *makefile) set(a assignment, to map[string]*variable) {
	old := to[a.name]
	if old == nil && a.op == "+=" {
		old = m.vars[a.name]
	}
	if old != nil && old.override && !a.override {
		return
	}
	v := &variable{value: a.value, override: a.override}
	switch a.op {
	case "?=":
		if old != nil {
			return
		}
		if _, found := m.environment(a.name); found != Missing || environmental(a.name) {
			return
		}
		v.maybe = true
	case ":=", "::=":
		v.value, v.simple = m.expand(a.value), true
	case ":::=":
		v.value = strings.ReplaceAll(m.expand(a.value), "$", "$$")
	case "!=":
		v.value, v.simple = m.shell(m.expand(a.value)), true
	case "+=":
		if old == nil {
			if e, found := m.environment(a.name); found == Whole {
				old = &variable{value: e, simple: true}
			}
		}
		if old != nil {
			v.simple = old.simple
			if v.simple {
				v.value = m.expand(a.value)
			}
			if old.value != "" {
				v.value = old.value + " " + v.value
			}
		}
	}
	to[a.name] = v
	if a.export && !slices.Contains(m.export, a.name) {
		m.export = append(m.export, a.name)
	}
}

// include reads another makefile.
func (m *makefile) include(names string, must bool) {
	names = m.expand(names)
	if vague(names) {
		m.cannot("which makefiles it takes in is not known")
		return
	}
	for _, n := range strings.Fields(names) {
		if strings.ContainsAny(n, "*?[") {
			m.cannot("which makefiles it takes in is not known")
			continue
		}
		p := n
		if !path.IsAbs(p) {
			p = m.src.Dir + "/" + p
		}
		p = path.Clean(p)
		if m.work -= 500; m.tired() {
			return
		}
		m.plan.file(p)
		m.upToDate(n)
		text, found := "", Closed
		if m.src.Read != nil && m.nested < maxNested {
			text, found = m.src.Read(p)
		}
		switch {
		case found == Whole:
			m.nested++
			list := *m.vars["MAKEFILE_LIST"]
			m.vars["MAKEFILE_LIST"] = &variable{value: list.value + " " + n}
			m.read(text)
			m.nested--
		case found == Closed:
			m.cannot("the makefile " + n + " that it takes in cannot be read")
		case must:
			// make looks for it in its own folders too, and tries to make it.
			m.cannot("the makefile " + n + " that it takes in is not there")
		}
	}
}

// upToDate notes a makefile that make would remake before anything else.
func (m *makefile) upToDate(name string) {
	if m.made == nil {
		m.made = map[string]bool{}
	}
	m.made[name] = true
}

// remade adds what brings the makefiles themselves up to date, which happens
// before anything else, even with -n.
func (m *makefile) remade() {
	m.upToDate(path.Base(m.src.Path))
	dry := m.src.Dry
	m.src.Dry = false
	defer func() { m.src.Dry = dry }()
	for _, r := range m.rules {
		for _, t := range r.targets {
			if m.made[t] && !r.implicit {
				m.make(t, map[string]bool{}, false)
			}
		}
	}
}

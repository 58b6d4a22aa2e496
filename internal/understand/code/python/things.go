package python

import (
	"slices"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// A thing is something that a library made: a table, an array, a picture, a
// page. What is asked of it gives more of the same library, so one table says
// what all of it does. It holds nothing that could be called or asked for more
// than that table has, which akin and inertData keep true.

// thing reports whether an atom is one.
func (a *atom) thing() bool { return a.kind == object && a.owner.open }

// kinship is what functions without an entry give, nil for data.
func (t *table) kinship() *table {
	if t.open {
		return t
	}
	return t.kin
}

// things reports whether something of a library is among the value.
func (v value) things() bool { return v.family() != nil }

// family is the table of the first thing of a library, nil without one.
func (v value) family() *table {
	for _, a := range v {
		if a.thing() {
			return a.owner
		}
	}
	return nil
}

// akin is a thing of a library that is made of the values. Functions among them
// are called by the library alone; a module, a path or whatever else has
// methods of its own would be asked for them under the library's names.
func (r *reader) akin(n *node, t *table, list ...value) value {
	all := r.reach(list...)
	if t.asks && slices.ContainsFunc(all, (*atom).isOwn) {
		d, _ := all.carries()
		return ownOf("", d) // it is asked through this
	}
	for _, a := range all {
		switch a.kind {
		case data, callable, defined, bound:
			continue
		case madeOf, ownClass:
			if slices.Contains(r.lent, a.itself().cls) {
				continue // all of its methods are followed
			}
		case object:
			if a.owner.open {
				continue
			}
		}
		r.fail(n.line, "a library is given what nobody can follow there")
	}
	d, enc := all.carries()
	return value{{kind: object, owner: t, word: commands.Word{Data: d, Encoded: enc}}}
}

// inertData reports whether a value can be put into a thing without changing
// what is known of it: data that carries nothing.
func (r *reader) inertData(v value) bool {
	all := r.reach(v)
	for _, a := range all {
		if a.kind != data && !a.thing() {
			return false
		}
	}
	d, enc := all.carries()
	return d == 0 && !enc
}

// ofClass is an attribute of a class of a library: a method of its things, or
// another way to make one.
func (r *reader) ofClass(n *node, a *atom, name string) value {
	if f, ok := member(a.owner.kin, name); ok {
		return f
	}
	if a.owner.lends {
		return value{{kind: object, owner: a.owner.kinship()}}
	}
	return r.unreadOf(n, a, name)
}

// addressed gives the facts of those of a value that are addresses of hosts,
// and returns the others, which are paths.
func (r *reader) addressed(role commands.Role, v value, why string) value {
	mean := commands.Fetches
	if role != commands.Reads {
		mean = commands.Sends
	}
	var paths value
	for _, a := range v {
		if a.kind == data && strings.ContainsRune(a.word.Text, ':') {
			r.add(commands.Fact{Role: mean, Kind: mean.Means().Kind, Word: a.word, Why: why})
			continue
		}
		if a.kind == data && a.list != nil {
			for _, x := range r.elements(value{a}) {
				if x.kind == data && strings.ContainsRune(x.word.Text, ':') {
					r.add(commands.Fact{Role: mean, Kind: mean.Means().Kind, Word: x.word, Why: why})
				}
			}
		}
		paths = append(paths, a)
	}
	return paths
}

// queries: an expression that a library evaluates can reach what the code
// knows where it names it with a sign of its own, and the language itself by
// two underscores.
func (r *reader) queries(n *node, what value) {
	t, ok := what.text()
	for i := 1; i < len(t); i++ {
		ok = ok && (t[i-1] != '.' || !code.Letter(t[i])) // a method of a column
	}
	if !ok || strings.ContainsAny(t, "@`") || strings.Contains(t, "__") {
		r.fail(n.line, "an expression is evaluated that is not known")
	}
}

// settles: a setting or style that a library knows by that name. Others are
// files, addresses or modules that it loads.
func (r *reader) settles(n *node, name value) {
	t, ok := name.text()
	if !ok || strings.ContainsAny(t, ":/\\@") || strings.Contains(t, ".") && !strings.HasPrefix(t, "display.") && !strings.HasPrefix(t, "mode.") {
		r.fail(n.line, "a setting that nobody read")
	}
}

// questions: a table of what a database answers to a statement.
func (r *reader) questions(n *node, f *atom, statement, database value) value {
	for _, d := range database {
		if (d.isOwn() || d.owner == &postgresType || d.owner == &mysqlType) && looks(statement) {
			continue
		}
		if d.kind != object || d.owner != &databaseType {
			r.fail(n.line, "a database that is not known is asked")
			continue
		}
		r.sql(n, &atom{self: d}, statement)
	}
	return value{{kind: object, owner: f.owner.kinship()}}
}

// byName are functions of a table of data that call a method by its name.
const byName = " agg aggregate apply transform "

// loading are arguments by which a library takes in code, or keeps it, whatever
// function they are given to.
const loading = " memory allow_pickle backend plugin storage_options trust_remote_code "

// lends looks at what a function of a library is given for code that it would
// run: a module by its name, a method by its name with arguments of its own.
func (r *reader) lends(n *node, f *atom, a *args) {
	for _, name := range a.names {
		if code.Within(loading, name) {
			r.fail(n.line, "nobody read what the argument “"+name+"” of “"+f.name+"” does")
		}
	}
	if !code.Within(byName, f.name) {
		return
	}
	for _, x := range r.reach(append(a.all(), nil)...) {
		if x.kind != data || x.number || x.none || x.sites != 0 {
			continue
		}
		m, ok := member(f.owner.kinship(), x.word.Text)
		if !x.exact() && x.word.Data == 0 && len(a.list) < 2 {
			continue // without arguments it writes nothing
		}
		if !x.exact() || ok && m[0].entry != nil {
			r.fail(n.line, "a method is called by its name")
		}
	}
}

// registering is what a library gives to be put in front of functions that it
// will call.
var registering = entry{names: " decorator ", gives: registers}

// getter gives an attribute of what it is given.
var getter = entry{names: " attrgetter ", gives: memberOf}

// registered is a function that a library will call with what it likes, or what
// is put in front of one. What it gives may be shown.
func (r *reader) registered(n *node, f *atom, first, result value, s *scope) value {
	if !r.runs(first) {
		return value{{kind: callable, name: "decorator", owner: f.owner, entry: &registering}}
	}
	if r.loose != 0 {
		result = join(result, r.mayCall(n, s, f.name, &args{n: n, list: []value{first, some(r.loose)}}, nil))
	}
	r.shows([]value{result})
	return first
}

// withoutEnvironment reports whether what is asked of processes is named and is not
// their environment, which as_dict gives with everything else where nothing is named.
func (r *reader) withoutEnvironment(name string, a *args) bool {
	asked, named := a.at(0, "attrs")
	if !named || len(asked) == 1 && asked[0].none {
		return name == "process_iter" && !a.many
	}
	for _, x := range r.elements(asked) {
		if !x.exact() || x.word.Text == "environ" {
			return false
		}
	}
	return true
}

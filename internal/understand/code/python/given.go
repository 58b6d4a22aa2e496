package python

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

// given is what the function gives back, with what is particular to it.
func (r *reader) given(n *node, f *atom, a *args, all []value, result value, s *scope) value {
	first, _ := a.at(0, "")
	switch g := f.entry.gives; g {
	case newData:
		if k := f.owner.kinship(); k != nil {
			return r.akin(n, k, all...)
		}
		return r.plain(all...)
	case fresh:
		d, enc := r.reach(all...).carries()
		return value{{kind: object, owner: f.owner.kinship(), word: commands.Word{Data: d, Encoded: enc}}}
	case fileOf:
		return value{{name: "file"}}
	case queried:
		r.queries(n, first)
		return r.akin(n, f.owner.kinship(), all...)
	case attributed:
		if !r.withoutEnvironment(f.name, a) {
			return r.unknown(n, "it shows the environment of processes")
		}
		return r.akin(n, f.owner.kinship(), all...)
	case settled:
		r.settles(n, first)
		return none()
	case weights:
		r.weightsOnly(n, a)
		return value{{kind: object, owner: f.owner.kinship()}}
	case onlyRead:
		if len(a.list) > 1 || a.many || a.any {
			r.fail(n.line, "a file is opened in a mode that nobody read")
		}
		return value{{kind: object, owner: f.owner.kinship()}}
	case vectorized:
		r.comesOut(n, result)
		return value{{kind: object, owner: &arrayFunction}}
	case patched:
		return r.patched(n, a, first, result)
	case explained:
		for _, x := range first {
			if x.kind == data && !x.number {
				r.fail(n.line, "a module is loaded by its name")
			}
		}
		return none()
	case linesOf:
		return r.linesOf(a)
	case connectionTo:
		var out value
		for _, w := range first.words() {
			out = join(out, value{{kind: object, owner: &httpType, word: w}})
		}
		return out
	case asksHost:
		return r.asksHost(f, all)
	case timed:
		return r.timed(n, a)
	case tested:
		return r.tested(n, f, a)
	case made:
		r.settles(n, first)
		return value{{kind: object, owner: f.owner.kinship()}}
	case inMemoryFile:
		v := r.derived(n, all...)
		v[len(v)-1].name = "file"
		return v
	case framesOf:
		return value{{kind: object, owner: &picturesThing}}
	case figured:
		if f.name == "rc" {
			for i := range a.list {
				a = &args{n: n, list: a.list[i+1:], names: a.names, named: a.named, star: a.star, many: a.many, any: a.any}
				r.figured(n, first)
				break
			}
			if len(a.list) > 0 || a.many || a.any {
				r.fail(n.line, "settings that are not known")
			}
			return none()
		}
		r.figuredAll(n, a)
		return none()
	case servesApp:
		return r.serveApp(n, f, a)
	case serves:
		return r.serverOn(n, f, a)
	case testsHere:
		r.testsHere(n, a)
		return num()
	case decorates:
		// wraps only copies how its argument is called.
		if f.name != "wraps" && r.runs(first) {
			return first
		}
		return value{{kind: callable, name: "decorator", owner: f.owner, entry: &decorator}}
	case unchanged:
		return first
	case registersFor:
		return join(first, value{{kind: callable, name: "decorator", owner: f.owner, entry: &registering}})
	case pickled:
		v := r.derived(n, all...)
		v[len(v)-1].name = "pickled"
		return v
	case unpickled:
		if !slices.ContainsFunc(first, func(a *atom) bool { return a.name == "pickled" }) || slices.ContainsFunc(first, func(a *atom) bool { return a.kind == data && a.name != "pickled" }) {
			return r.unknown(n, "bytes are loaded that can hold code")
		}
		return r.derived(n, first)
	case memberBy:
		name, ok := first.text()
		if !ok || len(a.list) != 1 || slices.ContainsFunc(strings.Split(name, "."), hiddenName) {
			return r.unknown(n, "an attribute is named by something that is not known")
		}
		return value{{kind: callable, name: "attrgetter", owner: f.owner, entry: &getter, word: commands.Lit(name)}}
	case memberOf:
		for name := range strings.SplitSeq(f.word.Text, ".") {
			first = r.attribute(&node{kind: attrNode, text: name, line: n.line}, first)
		}
		return first
	case application:
		return value{{kind: object, owner: &appsThing}}
	case asksItself:
		return value{{kind: object, owner: &requestThing}}
	case inMemory:
		if !memoryOnly(first) {
			return r.engineOf(n, first)
		}
		return value{{kind: object, owner: f.owner.kinship()}}
	case answers:
		r.answers(n, first)
		v := r.akin(n, f.owner.kinship(), all...)
		if looks(first) {
			v[0].own = looking
		}
		return v
	case baseClass:
		return value{{kind: callable, name: "Base", class: true, owner: &baseModel}}
	case templated:
		r.template(n, first)
		return r.akin(n, f.owner.kinship(), all...)
	case configured:
		r.configure(n, a)
		return none()
	case registers:
		return r.registered(n, f, first, result, s)
	case reported:
		return value{{kind: object, owner: &reportType}}
	case located:
		for _, x := range first {
			if !x.exact() || strings.Contains(x.word.Text, ".") {
				r.fail(n.line, "what a module lies in is loaded")
			}
		}
		return some(0)
	case openedData:
		r.open(n, f, a)
		return value{{kind: object, owner: f.owner.kinship()}}
	case questioned:
		con, _ := a.at(1, "con")
		return r.questions(n, f, first, con)
	case partOf:
		return r.derived(n, append(all, result)...)
	case nothing:
		return none()
	case numbered:
		return num()
	case ranged:
		x := &atom{sites: r.container(n)}
		r.put(x.sites, num())
		return value{x}
	case oneOfThem:
		if len(a.list) > 1 && f.name != "next" || a.many {
			return r.derived(n, all...)
		}
		out := r.elements(first)
		for _, name := range [...]string{"default", ""} {
			if v, ok := a.at(1, name); ok {
				out = join(out, v)
			}
		}
		return out
	case newClass:
		return value{{kind: callable, name: "Exception", class: true, owner: &builtins}}
	case loggerOf:
		return value{{kind: object, owner: &loggerType}}
	case opened, openedPath, openedFlags, archive:
		return r.open(n, f, a)
	case started, spawned, lineRun:
		if f.name == "Popen" || f.name == "posix_spawn" || leftBehind(n) {
			r.left++
		}
		return r.start(n, f, a)
	case printed:
		r.shows(all)
		switch f.name {
		case "write":
			return num()
		case "input", "dump", "safe_dump", "safe_dump_all":
			return r.plain(all...)
		}
		return none()
	case forked:
		r.forks++
		return num()
	case joins:
		r.joined = true
		return none()
	case variableOf:
		fallback, _ := a.at(1, "default")
		return join(r.variable(n, first), fallback)
	case connection:
		return value{{kind: object, owner: &socketType}}
	case connected:
		r.connect(n, f, first)
		return value{{kind: object, owner: &socketType}}
	case sentTo:
		if len(a.list) > 0 {
			first = a.list[len(a.list)-1]
		}
		if a.many || a.any {
			first = some(0)
		}
		r.connect(n, f, first)
		return num()
	case packed:
		return r.archived(f, a)
	case settingsOf:
		return value{{kind: object, owner: &settingsType}}
	case treeOf:
		return value{{kind: object, owner: &treeType}}
	case inProcess:
		if app, ok := a.at(0, "app"); ok && len(app) == 1 && app[0].isOwn() && len(a.list)+len(a.names) == 1 {
			return ownOf("", 0)
		}
		return r.unknown(n, "an application that is not known is asked")
	case session:
		if v, ok := a.at(-1, "transport"); ok && len(v) == 1 && v[0].isOwn() {
			return ownOf("", 0) // asks the application, and no host
		}
		if v, ok := a.at(-1, "base_url"); ok {
			r.happens(commands.Sends, v, 0, 0, "")
		}
		return value{{kind: object, owner: &sessionType}}
	case request:
		return r.requested(f, a)
	case server:
		return r.serverOf(n, f, a)
	case asked:
		return r.asks(f, a)
	case database:
		return r.databaseOf(n, f, a)
	case statement:
		if f.owner.name == "duckdb" {
			f = &atom{name: f.name, self: &atom{kind: object, owner: &duckType, word: commands.Lit(":memory:")}}
		}
		if f.self.owner == &duckType && len(a.list)+len(a.names) != 1 {
			return r.unknown(n, "what a statement is given may be a file")
		}
		return r.sql(n, f, first)
	case evaluated:
		return r.evaluate(n, f, a, s)
	case importsModule:
		return r.imported_(n, first)
	case attributeOf:
		if f.name == "hasattr" {
			return num()
		}
		return r.getattr(n, a)
	case membersOf:
		if len(all) == 1 && !slices.ContainsFunc(first, func(a *atom) bool { return !a.isOwn() }) {
			return first
		}
		if len(all) != 1 || !r.dataOnly(first) {
			return r.unknown(n, "what something holds is looked at as a whole")
		}
		return first
	case packagesIn:
		return r.packagesIn(n, first)
	case patchedOwn:
		name, ok := a.at(1, "attribute")
		if t, known := name.text(); !ok || !known || hiddenName(t) || slices.ContainsFunc(first, func(a *atom) bool { return !a.isOwn() }) {
			r.fail(n.line, "something is replaced that is not known")
		}
		r.handsOver(n, a)
		r.comesOut(n, result)
		return value{{kind: object, owner: &mockThing}}
	case patchedMap:
		return r.patchedMap(n, a, first)
	case membersBy:
		return r.membersOf(n, first)
	case storesIn:
		r.setattr(n, a)
		return none()
	case typeOf:
		if len(all) != 1 || a.many || a.any {
			return r.unknown(n, "a class is made")
		}
		return value{{kind: classOf}}
	case urlRequest:
		return r.urlOf(a)
	case movesAway:
		if !r.moved {
			r.moved, r.changed = true, true
		}
		r.takes(n, first)
		return none()
	case killed:
		f := commands.Fact{Kind: automode.Control, Target: "a process", Why: "sends it a signal"}
		if len(first) == 1 && first[0].number && first[0].word.Known == automode.Exact && strings.HasPrefix(first[0].word.Text, "-") {
			f.Traits, f.Target = automode.Halts, "every process"
		}
		r.add(f)
		return none()
	case modeOf:
		r.mode(n, f, a, s)
		return none()
	case withVariables:
		if t, ok := first.text(); ok && !strings.ContainsAny(t, "$%") {
			return first
		}
		return some(automode.SecretData)
	case zipped:
		if a.many || a.any || len(a.list) < 2 {
			return r.derived(n, append(all, result)...)
		}
		var parts []value
		for _, v := range a.list {
			parts = append(parts, r.elements(v))
		}
		z := *r.sequence(n, parts)[0]
		z.name, z.deep = "zip", true
		return value{&z}
	case counted:
		return value{{name: "enumerate", deep: true, sites: r.sitesOfAll(n, first)}}
	case sameElements:
		if len(first) == 1 && first[0].name == "items" && pairs(first[0]) != nil && len(a.list) == 1 && f.name == "sorted" {
			return first
		}
		x := &atom{sites: r.container(n)}
		if f.name == "filter" { // those that match
			r.put(x.sites, few(r.elements(first), true))
			return value{x}
		}
		r.put(x.sites, r.elements(first))
		if f.name != "sorted" { // what it is sorted by is no part of it
			r.put(x.sites, r.elements(result))
		}
		return value{x}
	case textOf:
		if len(a.list) == 0 {
			if a.many || a.any || len(a.names) > 0 {
				return r.plain(all...)
			}
			return str("")
		}
		if w := first.widenedText(); w != nil || len(a.list) > 1 {
			return r.plain(first)
		}
		var out value
		for i := range first {
			x := &atom{word: first[i].text(), pattern: first[i].pattern}
			out = join(out, value{x})
		}
		return out
	case decodedText:
		v := r.plain(all...)
		v[0].word.Encoded = true
		return v
	}
	return r.paths(n, f, a, first)
}

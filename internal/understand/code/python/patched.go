package python

import (
	"slices"

	"automode/internal/understand/code"
)

// replaceable are functions of which nothing is foretold but that they may be called:
// what they give is not known, so that a stand-in may give anything that is data.
const replaceable = " time.sleep time.time time.monotonic time.perf_counter builtins.input builtins.print random.random random.randint random.choice requests.get requests.post requests.put requests.delete requests.request urllib.request.urlopen subprocess.run subprocess.check_output subprocess.call subprocess.check_call uuid.uuid4 sys.stdout sys.stderr "

// patched is a stand-in for a function while the code under it runs, or a decorator
// by which a function is given one.
func (r *reader) patched(n *node, a *args, target, result value) value {
	t, ok := target.text()
	if !ok || !code.Within(replaceable, t) && !r.partOfOwn(n, t) || len(a.list) > 1 || a.many || a.any {
		r.fail(n.line, "something is replaced that is not known")
	}
	for i, name := range a.names {
		if name != "target" && r.runs(a.named[i]) {
			r.fail(n.line, "something is replaced by what nobody can follow")
		}
	}
	r.comesOut(n, result)
	return value{{kind: object, owner: &mockThing}}
}

// comesOut: what functions give that a library was handed may come out of its things,
// where only data and things are followed.
func (r *reader) comesOut(n *node, result value) {
	for _, a := range r.reach(result) {
		switch {
		case a.kind == data, a.thing():
		case a.kind == madeOf, a.kind == ownClass:
			r.lend(a)
		default:
			r.fail(n.line, "what a function gives that a library calls is not followed")
			return
		}
	}
}

// patchedMap: variables of the environment are set one by one, and what the project
// keeps in a map is the project's.
func (r *reader) patchedMap(n *node, a *args, of value) value {
	values, _ := a.at(1, "values")
	for _, x := range of {
		t, exact := value{x}.text()
		switch {
		case x.kind == object && x.owner == &environType, exact && t == "os.environ":
			if list := values.list(); list == nil || list.kind != dictNode || slices.Contains(list.kids, nil) {
				r.fail(n.line, "variables of the environment are set that are not known")
			} else {
				for k := 0; k+1 < len(list.parts); k += 2 {
					r.setVariable(n, list.parts[k], list.parts[k+1])
				}
			}
		case x.isOwn(), exact && r.partOfOwn(n, t):
			r.handsOver(n, &args{n: n, list: []value{values}})
		default:
			r.fail(n.line, "something is replaced that is not known")
		}
	}
	return none()
}

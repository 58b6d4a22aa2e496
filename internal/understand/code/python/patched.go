package python

import "automode/internal/understand/code"

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

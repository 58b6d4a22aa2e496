package python

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// httpType is a connection to one host, of which the object is the word.
var httpType = table{
	name: "connection", plain: " getresponse close connect set_debuglevel putheader endheaders ",
	entries: []entry{{names: " request ", gives: asksHost}},
}

// asksHost is what a connection is told to send.
func (r *reader) asksHost(f *atom, all []value) value {
	w := f.self.word
	d, _ := r.reach(all...).carries()
	w.Data |= d
	r.add(commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: w, Why: "sends data there"})
	return none()
}

// connect is a socket that is connected or bound to an address.
func (r *reader) connect(n *node, f *atom, address value) {
	hosts := r.elements(address)
	if x, ok := address.text(); ok {
		hosts = str(x) // a path of a socket, or a host
	}
	words := hosts.words()
	if len(words) == 0 {
		words = []commands.Word{{}}
	}
	for _, w := range words {
		if f.entry.kind == automode.Expose {
			if w.Is("127.0.0.1") || w.Is("localhost") || w.Is("::1") {
				continue
			}
			r.add(commands.Fact{Kind: automode.Expose, Target: "a port", Why: "listens for every host that reaches this one"})
			r.network = append(r.network, commands.Lit("whoever connects"))
			continue
		}
		r.happens(commands.Sends, value{{word: w}}, 0, 0, "connects to it")
		r.network = append(r.network, w)
	}
}

// requested is a request to a URL: what is sent with it decides.
func (r *reader) requested(f *atom, a *args) value {
	var sent value
	for _, name := range []string{"data", "json", "files", "content"} {
		if v, ok := a.at(-1, name); ok {
			sent = join(sent, r.reach(v))
		}
	}
	traits := automode.Traits(0)
	for _, name := range []string{"params", "headers", "cookies"} {
		if v, ok := a.at(-1, name); ok {
			if d, _ := r.reach(v).carries(); d&automode.SecretData != 0 {
				if len(sent) == 0 && name != "params" {
					traits = automode.Credential // as far as it is the host's own
				}
				sent = join(sent, r.reach(v))
			}
		}
	}
	r.saidBeside(a, at(f.name))
	for _, name := range []string{"proxies", "proxy", "mounts", "transport"} {
		if _, ok := a.at(-1, name); ok {
			r.add(commands.Fact{Why: "goes through another host"})
		}
	}
	d, _ := sent.carries()
	at, removes := at(f.name), r.overridden(a)
	if at == 1 {
		how, _ := a.at(0, "method")
		for _, x := range how {
			removes = removes || x.exact() && commands.RemovingMethod(x.word.Text)
		}
	}
	url, ok := a.at(at, "url")
	if !code.Within(" get head options ", f.name) {
		for _, w := range url.words() {
			removes = removes || commands.RemovingAddress(w.Text)
		}
	}
	if removes {
		traits |= automode.Removes
	}
	if len(sent) > 0 || a.any || removes {
		if ok {
			for _, w := range url.words() {
				w.Data |= d
				r.add(commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: w, Traits: traits, Why: "sends data there"})
			}
		}
	}
	if v, ok := a.at(-1, "verify"); ok && !v.mayBeTrue() {
		r.add(commands.Fact{Kind: automode.Weaken, Target: "the check of certificates", Why: "turns the check of certificates off"})
	}
	return some(0)
}

// overridden reports whether a field or a header says that the request removes.
func (r *reader) overridden(a *args) bool {
	for _, name := range []string{"data", "headers", "params"} {
		v, _ := a.at(-1, name)
		all := r.reach(v)
		for _, x := range all {
			for _, y := range all {
				if x.exact() && y.exact() && commands.RemovingField(x.word.Text, y.word.Text) {
					return true
				}
			}
		}
	}
	return false
}

// at is where the URL stands: behind the method where one is named.
func at(name string) int {
	if name == "request" || name == "stream" {
		return 1
	}
	return 0
}

// saidBeside: what stands in the parameters and headers of a request goes to the
// host as its address does. A credential in a header of its own is the host's.
func (r *reader) saidBeside(a *args, url int) {
	for _, name := range []string{"params", "headers"} {
		v, ok := a.at(-1, name)
		if !ok {
			continue
		}
		known, own := true, false
		for _, x := range r.reach(v) {
			known = known && (x.exact() || x.kind != data)
			own = own || x.exact() && code.Within(" authorization x-api-key api-key private-token x-auth-token cookie user-agent ", strings.ToLower(x.word.Text))
		}
		to, ok := a.at(url, "url")
		if known || own || !ok {
			continue
		}
		for _, w := range to.words() {
			w.Text, w.Known = w.Text+"?", automode.Guess
			r.add(commands.Fact{Role: commands.Fetches, Kind: automode.Fetch, Word: w, Why: "asks with what was made before"})
		}
	}
}

// urlOf is a request of urllib: with data or by another method it sends.
func (r *reader) urlOf(a *args) value {
	r.saidBeside(a, 0)
	sent, sends := a.at(1, "data")
	sends = sends && !(len(sent) == 1 && sent[0].none)
	traits := automode.Traits(0)
	if m, ok := a.at(5, "method"); ok {
		name, known := m.text()
		sends = sends || name != "GET" && name != "HEAD"
		if known && commands.RemovingMethod(name) {
			traits = automode.Removes
		}
	}
	if sends {
		url, ok := a.at(0, "url")
		if !ok {
			url, _ = a.at(-1, "fullurl")
		}
		d, _ := r.reach(sent).carries()
		for _, w := range url.words() {
			w.Data |= d
			how := traits
			if commands.RemovingAddress(w.Text) {
				how |= automode.Removes
			}
			r.add(commands.Fact{Role: commands.Sends, Kind: automode.Send, Traits: how, Word: w, Why: "sends data there"})
		}
	}
	return value{{name: "file"}} // that it is opened later is no request of its own
}

func (r *reader) databaseOf(n *node, f *atom, a *args) value {
	file, named := a.at(0, "database")
	of := &databaseType
	if f.owner.name == "duckdb" {
		if of = &duckType; !named {
			file = str(":memory:")
		}
	}
	uri, ok := a.at(-1, "uri")
	ok = ok && uri.mayBeTrue()
	var out value
	for _, w := range file.words() {
		if ok && !fileOfAddress(&w) {
			r.fail(n.line, "an address of a database that nobody read")
		}
		if w.Is(":memory:") || w.Is("") {
			w = commands.Lit(":memory:")
		}
		out = join(out, value{{kind: object, owner: of, word: w}})
	}
	return out
}

// fileOfAddress makes the path of a database of its address, where that only says
// how it is opened.
func fileOfAddress(w *commands.Word) bool {
	at, ok := strings.CutPrefix(w.Text, "file:")
	if w.Known != automode.Exact || !ok {
		return w.Known == automode.Exact
	}
	at, how, _ := strings.Cut(at, "?")
	for how != "" {
		var one string
		one, how, _ = strings.Cut(how, "&")
		if name, _, _ := strings.Cut(one, "="); !code.Within("mode cache immutable nolock", name) {
			return false
		}
	}
	w.Text = at
	return !strings.HasPrefix(at, "//") && !strings.Contains(at, "%")
}

// sql is a statement that a database is given.
func (r *reader) sql(n *node, f *atom, text value) value {
	for _, w := range text.words() {
		if f.name == "execute" && f.self.owner != &duckType && code.LooksOnly(w) {
			w = commands.Lit("select 1") // of any table
		}
		words := append(f.self.client(), w)
		if strings.HasPrefix(strings.TrimSpace(w.Text), ".") || strings.HasPrefix(strings.TrimSpace(w.Text), "\\") {
			continue // an error here, though no error to that program
		}
		r.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "runs the statement"})
	}
	return value{f.self}
}

// timed is code that is run again and again, in a world of its own.
func (r *reader) timed(n *node, a *args) value {
	stmt, ok := a.at(0, "stmt")
	setup, prepared := a.at(1, "setup")
	if !ok || r.runs(join(stmt, setup)) {
		return num() // a function, which is followed as one that is handed on
	}
	if prepared {
		stmt = concatAll(concatAll(setup, str("\n")), stmt)
	}
	for _, w := range stmt.words() {
		r.add(commands.Fact{Role: commands.RunsText, Kind: automode.Run, Lang: commands.Python, Word: w, Why: "runs text as code"})
	}
	return num()
}

// tested is what pytest does with such arguments.
func (r *reader) tested(n *node, f *atom, a *args) value {
	program := commands.Lit("pytest")
	if strings.HasPrefix(f.owner.name, "pylint") {
		program = commands.Lit("pylint")
	}
	what, _ := a.at(0, "args")
	for _, x := range what {
		for _, words := range r.commandsOf(n, x, &atom{name: f.name, entry: &entry{}}, a) {
			words = append([]commands.Word{program}, words...)
			r.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "runs the project's tests"})
		}
	}
	if len(what) == 0 {
		r.bare(n)
		w := program
		r.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: w, Words: []commands.Word{w}, Why: "runs the project's tests"})
	}
	return num()
}

// linesOf are the lines of files one after the other. In place, what is printed
// goes into them.
func (r *reader) linesOf(a *args) value {
	files, ok := a.at(0, "files")
	if !ok {
		files = r.heap[arguments]
	}
	role, why := commands.Reads, "goes through its lines"
	if v, ok := a.at(1, "inplace"); ok && v.mayBeTrue() {
		if role = commands.Edits; !r.says {
			role, why = commands.Truncates, "takes away what the program does not print"
		}
	}
	for _, x := range files {
		each := value{x}
		if x.kind == data && (x.sites != 0 || x.list != nil) {
			each = r.elements(each)
		}
		r.happens(role, each, 0, 0, why)
		if role != commands.Reads {
			r.happens(commands.Writes, r.backup(a, each), 0, 0, "keeps the old text there, and takes it away at the end")
		}
	}
	return value{{name: "file"}}
}

// backup are names beside files that are edited in their place, under which what was
// in them is kept meanwhile.
func (r *reader) backup(a *args, files value) value {
	ending, ok := a.at(2, "backup")
	if w := ending.words(); !ok || len(w) == 1 && w[0].Is("") {
		ending = str(".bak")
	}
	return concatAll(files, ending)
}

// elsewhere is the value without addresses of a host that was named before: a
// client knows it.
func (v value) elsewhere() value {
	var out value
	for _, a := range v {
		if a.kind != data || !strings.HasPrefix(a.word.Text, "/") || strings.HasPrefix(a.word.Text, "//") {
			out = append(out, a)
		}
	}
	return out
}

// says reports whether something in a program prints or writes.
func says(n *node) bool {
	return n != nil && (n.text == "print" || n.text == "pprint" || n.text == "write" || n.text == "writelines" ||
		slices.ContainsFunc(n.kids, says) || slices.ContainsFunc(n.body, says) || slices.ContainsFunc(n.alt, says) || slices.ContainsFunc(n.last, says))
}

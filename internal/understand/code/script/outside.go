package script

import (
	"encoding/base64"
	"encoding/hex"
	"path"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// variable is a variable of the environment.
func (w *walker) variable(name string) value {
	v := &val{env: name}
	if name == "HOME" && w.setting.Home != "" {
		return exact(w.setting.Home)
	}
	if w.setting.Secret == nil || w.setting.Secret(name) {
		v.word.Data = automode.SecretData
	}
	return v
}

// environment is a variable that the program sets for what it starts.
func (w *walker) environment(name string, v value) {
	known := commands.FindVariable(name)
	if known == nil {
		return
	}
	w.strange("the variable “" + name + "” is set for what is started later")
}

// folder is where the code stands.
func (w *walker) folder() value {
	if w.setting.File == "" {
		return exact(".")
	}
	return exact(path.Dir(w.setting.File))
}

// argument is what follows the code on the command line, counted with the
// interpreter, and the file when the code stands in one.
func (w *walker) argument(i int) value {
	for _, a := range w.setting.Args {
		if a.Many || a.Glob {
			return &val{word: commands.Word{Data: a.Data}} // who knows which is where
		}
	}
	if i <= 0 {
		return &val{}
	}
	v := &val{unset: true}
	if i -= 2; i >= 0 && i < len(w.setting.Args) {
		v = &val{word: w.setting.Args[i]}
	}
	// Some count code on the command line as a file and some do not.
	if i++; w.setting.File == "" && i < len(w.setting.Args) {
		v = either(v, &val{word: w.setting.Args[i]})
	}
	return v
}

// arguments are all that follow.
func (w *walker) arguments(from int) *object {
	o := &object{list: true, deep: w.loop, maker: w.fn}
	for i := from; i < len(w.setting.Args); i++ {
		o.vals = append(o.vals, &val{word: w.setting.Args[i]})
	}
	o.open = true
	return o
}

// someArguments are those that a method takes: all of a file's own, in their order, or
// some of them, and nobody knows which is where.
func (w *walker) someArguments(f *Func, args []value) value {
	o := w.arguments(0)
	if w.setting.File != "" && f.Names == "slice" && len(args) == 1 {
		if from, ok := args[0].known(); ok && from == "2" {
			return &val{obj: o}
		}
	}
	any := &val{unset: true}
	for _, v := range o.vals {
		any = either(any, v)
	}
	if !any.unset {
		some := *any
		some.word.Many = true
		o.vals = []value{&some}
	}
	return &val{obj: o}
}

// decoded is what a text says once it is decoded.
func decoded(v value, how string) value {
	s, ok := v.known()
	g := guess(v)
	switch how {
	case "base64", "base64url":
		g.word.Encoded = true
		if ok {
			s = strings.TrimRight(strings.NewReplacer("-", "+", "_", "/", "\n", "").Replace(s), "=")
			if b, err := base64.RawStdEncoding.DecodeString(s); err == nil {
				g.word.Text, g.word.Known = string(b), automode.Exact
			}
		}
	case "hex":
		g.word.Encoded = true
		if b, err := hex.DecodeString(s); ok && err == nil {
			g.word.Text, g.word.Known = string(b), automode.Exact
		}
	default:
		return v
	}
	return g
}

// address is where a request goes, and what goes there.
type address struct {
	urls    []commands.Word
	methods []string
	body    bool
	unknown bool // the method is not known
	beside  bool // a header is not known, and is no credential
	data    automode.Data
	traits  automode.Traits
}

// request asks a host for something, or sends it something.
func (w *walker) request(f *Func, args []value) value {
	a := address{}
	if f.Names == "delete" {
		a.methods = append(a.methods, "DELETE")
	}
	if len(args) > 1 {
		if s, ok := args[0].known(); ok && s != "" && strings.Trim(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == "" {
			a.methods, args = append(a.methods, s), args[1:] // request("POST", address)
		}
	}
	if len(args) > 0 && (args[0].data() || args[0].obj == nil) {
		u := args[0]
		if !u.data() {
			u = guess(w.plain(u))
		}
		a.urls = u.texts()
	}
	for i, x := range args {
		switch {
		case x.fn != nil:
			w.enter(x.fn, &val{})
		case x.obj != nil && !x.obj.list:
			if i > 0 && len(a.urls) > 0 {
				w.elsewhere(x.obj)
			}
			w.requestOptions(&a, x.obj)
		case i > 0 && !(x.data() && x.word.Known == automode.Bounded) && !x.unset:
			w.plain(x)
			a.unknown = true
			a.data |= x.label().Data
			if !code.Within(f.Names, "fetch") {
				w.strange("options that may name another host are not known")
			}
		}
	}
	if len(a.urls) == 0 {
		a.urls = []commands.Word{{}}
	}
	role, sent := commands.Fetches, a.body || a.unknown || f.More == commands.Sends || w.habits.sends && firstName(&Thing{Names: f.Names}) == "request"
	for _, m := range a.methods {
		if m != "GET" && m != "HEAD" && m != "OPTIONS" {
			sent = true
		}
		if commands.RemovingMethod(m) {
			a.traits |= automode.Removes
		}
	}
	if sent {
		role = commands.Sends
	}
	for _, u := range a.urls {
		u.Data |= a.data
		m, traits := role.Means(), a.traits
		if sent && commands.RemovingAddress(u.Text) {
			traits |= automode.Removes
		}
		w.add(commands.Fact{Role: role, Kind: m.Kind, Word: u, Traits: traits, Why: "talks to that host"})
		if a.beside && role == commands.Fetches {
			u.Text, u.Known = u.Text+"?", automode.Guess // goes to the host as its address does
			w.add(commands.Fact{Role: role, Kind: m.Kind, Word: u, Why: "asks with what was made before"})
		}
		if f.Gives == "socket" {
			w.link = &u
		}
	}
	return &val{}
}

// elsewhere: options beside an address may lead a request to another.
func (w *walker) elsewhere(o *object) {
	for _, k := range o.keys {
		if code.Within("host hostname port socketpath path agent baseurl url", strings.ToLower(k)) {
			w.strange("the option “" + k + "” changes where a request goes")
		}
	}
	if o.open {
		w.strange("options that may name another host are not known")
	}
}

func (w *walker) requestOptions(a *address, o *object) {
	host, port, scheme, at := &val{unset: true}, &val{unset: true}, exact("http:"), exact("/")
	for i, k := range o.keys {
		v := o.vals[i]
		switch strings.ToLower(k) {
		case "method":
			if s, ok := v.known(); ok {
				a.methods = append(a.methods, strings.ToUpper(s))
			} else {
				a.unknown = true
			}
		case "body", "content", "data", "json", "form":
			a.body = true
			a.fields(v)
			a.data |= w.plain(v).label().Data
		case "headers":
			w.headers(a, v)
		case "host", "hostname":
			host = v
		case "port":
			port = v
		case "protocol":
			scheme = v
		case "path":
			at = v
		case "rejectunauthorized":
			w.add(commands.Fact{Kind: automode.Weaken, Target: "checks of connections", Why: "accepts what is not safe"})
		case "signal", "redirect", "timeout", "cache", "mode", "credentials", "keepalive", "referrer":
		case "params":
			a.fields(v)
			a.data |= w.plain(v).label().Data // behind the address
			a.beside = true
		case "validatestatus", "responsetype", "responseencoding", "maxredirects", "maxcontentlength", "maxbodylength", "withcredentials":
			w.plain(v)
		default:
			a.data |= w.plain(v).label().Data // a field of a form, it may be
			w.strange("nobody described the option “" + k + "” of a request")
		}
	}
	if o.open {
		a.unknown = true
		a.data |= o.labels
	}
	if !host.unset && len(a.urls) == 0 {
		u := joined(joined(scheme, exact("//")), host)
		if !port.unset {
			u = joined(joined(u, exact(":")), port)
		}
		a.urls = joined(u, at).texts()
	}
}

// fields notes a field of a form or a query that says that the request removes.
func (a *address) fields(v value) {
	form, _ := v.known()
	removes := commands.RemovingForm(form)
	if v.obj != nil {
		for i, k := range v.obj.keys {
			s, _ := v.obj.vals[i].known()
			removes = removes || commands.RemovingField(k, s)
		}
	}
	if removes {
		a.traits |= automode.Removes
	}
}

// headers: a credential in a header of its own is no content.
func (w *walker) headers(a *address, v value) {
	o := v.obj
	if o == nil {
		a.data |= w.plain(v).label().Data
		return
	}
	a.data |= o.labels
	for i, k := range o.keys {
		l := w.plain(o.vals[i]).label()
		own := code.Within("authorization x-api-key api-key private-token x-auth-token cookie user-agent", strings.ToLower(k))
		if own && l.Data&automode.SecretData != 0 {
			a.traits |= automode.Credential
		}
		if s, known := o.vals[i].known(); !known && !own {
			a.beside = true
		} else if commands.RemovingField(k, s) {
			a.traits |= automode.Removes
		}
		a.data |= l.Data
	}
}

// connects opens a connection that anything may go over.
func (w *walker) connects(args []value) value {
	host, port := exact("localhost"), &val{}
	n := 0
	for i, a := range args {
		name, named := a.known()
		if named && i > 0 && code.Within("PeerAddr PeerHost PeerPort Proto Type Timeout", firstKnown(args[i-1])) {
			continue // a value that its name was seen with
		}
		switch {
		case named && i+1 < len(args) && code.Within("PeerAddr PeerHost", name):
			host = args[i+1]
			n = 2
		case named && i+1 < len(args) && name == "PeerPort":
			port = args[i+1]
			n = 2
		case a.fn != nil:
			w.enter(a.fn, &val{})
		case a.obj != nil && !a.obj.list:
			for i, k := range a.obj.keys {
				switch k {
				case "host", "hostname", "path":
					host = a.obj.vals[i]
				case "port":
					port = a.obj.vals[i]
				}
			}
		case a.count || a.data() && isNumber(a.word):
			port = a
		case n < 2:
			host = a
			n++
		default:
			w.plain(a)
		}
	}
	if !host.data() {
		host = guess(w.plain(host))
	}
	if !port.data() {
		port = &val{}
	}
	for _, h := range host.texts() {
		u := h
		if p, ok := port.known(); ok && h.Known == automode.Exact && strings.IndexByte(h.Text, ':') < 0 {
			u.Text += ":" + p
		}
		if !h.Is("localhost") && !h.Is("127.0.0.1") && !h.Is("::1") {
			w.link = &u
		}
		w.add(commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: u, Why: "opens a connection to that host"})
	}
	return &val{}
}

func firstKnown(v value) string {
	s, _ := v.known()
	return s
}

func isNumber(w commands.Word) bool {
	return w.Known == automode.Exact && w.Text != "" && strings.Trim(w.Text, "0123456789") == ""
}

// listens takes connections, from other hosts unless it says which.
func (w *walker) listens(args []value) value {
	host := &val{}
	for _, a := range args {
		switch {
		case a.fn != nil:
			w.enter(a.fn, &val{})
		case a.obj != nil:
			if v, ok := a.obj.get("host"); ok {
				host = v
			} else if v, ok := a.obj.get("hostname"); ok {
				host = v
			}
			w.plain(a)
		case a.count || isNumber(a.word):
		case a.data():
			host = a
		}
	}
	if host.is("127.0.0.1") || host.is("localhost") || host.is("::1") {
		return &val{}
	}
	t := host.word
	if t.Known != automode.Exact {
		t = commands.Lit("every address")
	}
	w.link = &t
	w.add(commands.Fact{Kind: automode.Expose, Target: t.Text, Why: "lets other hosts reach it"})
	return &val{}
}

// opens a file to be read, or to be written as the mode says.
func (w *walker) opens(f *Func, args []value) value {
	if len(args) == 0 {
		return &val{}
	}
	mode := "r"
	if len(args) > 1 && args[1].fn == nil && !args[1].unset {
		s, ok := args[1].known()
		if mode = s; !ok {
			mode = "r+"
		}
	}
	for _, a := range args[1:] {
		if a.fn != nil {
			w.enter(a.fn, &val{})
		} else if a.obj != nil {
			w.options(a)
		}
	}
	if isInput(args[0]) {
		return &val{word: w.setting.Input}
	}
	role := commands.Writes
	switch {
	case strings.Trim(mode, "rbtsU:uf-8") == "" && !strings.Contains(mode, "+"):
		role = commands.Reads
	case strings.HasPrefix(mode, "a"):
		role = commands.Appends
	case strings.HasPrefix(mode, "r"):
		role = commands.Edits
	}
	w.fact(f, role, args[0], nil)
	return w.gives(f, &val{})
}

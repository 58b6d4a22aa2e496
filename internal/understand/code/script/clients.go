package script

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// Clients of services: databases, browsers, hosts. Of such a package the functions that
// are known are listed, and no other is; what they ask is judged in the words of the
// program by which people ask it.

// ofOnly is a member of such a package, or of what it gives.
func (w *walker) ofOnly(v value, name string) value {
	if code.Within(w.lang.Never, name) {
		w.strange("“" + name + "” leads to the language itself")
		return &val{wild: true}
	}
	return &val{thing: v.thing, call: &member, own: name, word: v.word, env: v.env}
}

// callOnly calls a function of it.
func (w *walker) callOnly(v value, args []value) value {
	t, name := v.thing, v.own
	for _, a := range args {
		parts := maxParts
		switch {
		case a.wild:
			w.strange("“" + name + "” is given what is not known")
		case a.shown(&parts):
			w.strange("“" + name + "” is given a secret")
		}
	}
	if f := t.find(name); f != nil {
		w.old(t, f)
		if r := w.actOn(v, f, args); f.Gives != "" {
			return r
		}
		return &val{thing: t, call: &given}
	}
	of := &val{thing: t, call: &given}
	switch {
	case code.Within(t.Rows, name):
		if w.settled(firstName(t)) {
			w.add(commands.Fact{Kind: automode.Query, Target: "the database of the project", Why: "asks the database"})
		}
		w.plainAll(args)
		return &val{}
	case !code.Within(t.Only, name):
		w.strange("nobody described “" + name + "” of “" + firstName(t) + "”")
		return w.lost(args)
	}
	for _, a := range args {
		w.handTo(a, of)
	}
	return of
}

// settled reports whether the service that a package finds by the environment is the one
// that the environment named before the call.
func (w *walker) settled(what string) bool {
	for name := range strings.FieldsSeq("DATABASE_URL DIRECT_URL DATABASE_URI DB_URL POSTGRES_URL POSTGRES_PRISMA_URL MYSQL_URL MONGODB_URI MONGO_URL MONGODB_URL") {
		if w.setting.Given == nil || w.setting.Given(name) {
			w.strange("the call itself says which service “" + what + "” asks")
			return false
		}
	}
	return true
}

// old notes a function of a package that did more in an older version, or in one that is
// not known.
func (w *walker) old(t *Thing, f *Func) {
	if f.Since == 0 {
		return
	}
	version := ""
	if w.setting.Version != nil {
		version = w.setting.Version(strings.TrimPrefix(firstName(t), "module:"))
	}
	major, _, _ := strings.Cut(version, ".")
	if n, err := strconv.Atoi(major); err != nil || n < f.Since {
		w.strange("which version of “" + firstName(t) + "” runs is not known, or it does more")
	}
}

// reads reports whether the program reads what a word names.
func (w *walker) reads(x commands.Word) bool {
	return x.Known >= automode.Bounded && slices.ContainsFunc(w.out.Facts, func(f commands.Fact) bool { return f.Role == commands.Reads && f.Word == x })
}

// client is what such a function does.
func (w *walker) client(on value, f *Func, args []value) value {
	switch f.Act {
	case Settles:
		for _, a := range args {
			w.launching(a)
			w.options(a)
			w.plain(a)
		}
		return w.gives(f, &val{})
	case Servers:
		return w.server(f, args)
	case Asks:
		return w.asks(on, args)
	case Keys:
		return w.keys(on, args)
	case Speaks:
		if len(args) == 0 {
			w.strange("which service is asked is not known")
		}
		for i, a := range args {
			if i == 0 {
				w.speaks(a)
				continue
			}
			w.options(a)
			w.plain(a)
		}
		return w.gives(f, &val{})
	case Itself:
		w.plainAll(args)
		return &val{thing: on.thing, word: on.word, env: on.env}
	case Posts:
		if len(args) > 1 {
			body := &object{keys: []string{"body"}, vals: []value{args[1]}, deep: w.loop, maker: w.fn}
			args = append([]value{args[0], {obj: body}}, args[2:]...)
		}
		if f.Gives == "below" {
			args = w.below(on, args)
		}
		return w.request(&Func{Names: "post", More: commands.Sends}, args)
	case BaseOf:
		return w.base(on, f, args)
	case Pictures:
		w.pictures(f, args)
		return &val{}
	case Within:
		if len(args) != 1 || args[0].thing == nil || !args[0].thing.Own && firstName(args[0].thing) != "(application)" {
			w.strange("an application that is not known is asked")
		}
		w.plainAll(args)
		return &val{thing: w.lang.find(f.Gives), call: &given}
	case InPage:
		if !slices.ContainsFunc(args, func(a value) bool { return a.fn != nil }) {
			w.strange("what runs in a page is not known")
		}
		of := &val{thing: on.thing, call: &given}
		for _, a := range args {
			w.handTo(a, of)
		}
		return of
	}
	return &val{}
}

// launching looks at the arguments that a browser is started with.
func (w *walker) launching(v value) {
	if v.obj == nil {
		return
	}
	list, ok := v.obj.get("args")
	if !ok {
		return
	}
	if list.obj == nil || !list.obj.list || list.obj.open || w.unsure(list.obj) {
		w.strange("what a browser is started with is not known")
		return
	}
	for _, x := range list.obj.vals {
		s, _ := x.known()
		if s, _, _ = strings.Cut(s, "="); !code.Within("--no-sandbox --disable-setuid-sandbox --disable-dev-shm-usage --disable-gpu --headless --hide-scrollbars --mute-audio --window-size --lang --font-render-hinting --force-device-scale-factor", s) {
			w.strange("what a browser is started with is not known")
		}
	}
}

// speaks: a connection to the service of an address. One that the environment names is
// asked, and no other is spoken to.
func (w *walker) speaks(v value) {
	if v.env != "" && (w.setting.Given == nil || w.setting.Given(v.env)) {
		w.strange("the call itself says which service is asked")
	}
	for _, t := range v.texts() {
		if v.env != "" && !t.Exact() {
			w.add(commands.Fact{Kind: automode.Query, Target: "the service that “" + v.env + "” names", Why: "asks it"})
			continue
		}
		w.add(commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: t, Why: "speaks to that service"})
	}
	if !v.data() {
		w.strange("which service is asked is not known")
	}
}

// server is a connection to a server of databases: the word is what its own program
// takes to find it.
func (w *walker) server(f *Func, args []value) value {
	v := &val{thing: w.lang.find(f.Gives), word: commands.Lit("")}
	for _, a := range args {
		w.reach(v, "", a)
		w.plain(a)
	}
	if v.env != "" && (w.setting.Given == nil || w.setting.Given(v.env)) {
		w.strange("the call itself says which database is asked")
	}
	return v
}

// reach adds to a connection what an argument says of it, or an option by its name.
func (w *walker) reach(v value, name string, a value) {
	add := func(key, text string) { v.word = commands.Lit(strings.TrimSpace(v.word.Text + " " + key + "=" + text)) }
	switch {
	case a.obj != nil && !a.obj.list && (name == "" || name == "socket" || name == "connection"):
		if a.obj.open {
			w.strange("which database is opened is not known")
		}
		for i, k := range a.obj.keys {
			w.reach(v, k, a.obj.vals[i])
		}
	case code.Within("user username password passwd max min connectionLimit waitForConnections queueLimit idleTimeoutMillis connectionTimeoutMillis connectTimeout query_timeout statement_timeout application_name charset timezone dateStrings multipleStatements lazyConnect maxRetriesPerRequest enableReadyCheck decode_responses prepare onnotice idle_timeout connect_timeout", name):
	case !a.data() && !a.unset:
		w.strange("which database is opened is not known")
	case code.Within("port database db dbname", name):
		if s, ok := a.known(); ok && !strings.ContainsAny(s, " =/'") {
			add(map[bool]string{true: "port", false: "dbname"}[name == "port"], s)
		} else if a.env == "" && !a.count {
			w.strange("which database is opened is not known")
		}
	case name == "" || code.Within("host hostname connectionString uri url", name):
		for _, t := range a.texts() {
			switch {
			case !t.Exact() && a.env != "":
				v.env = a.env
			case !t.Exact() || strings.ContainsAny(t.Text, " ='\\") && !strings.Contains(t.Text, "://"):
				if !(a.count || a.unset) {
					w.strange("which database is opened is not known")
				}
			case a.count:
				add("port", t.Text)
			case strings.Contains(t.Text, "://"):
				if v.word.Text != "" {
					w.strange("which database is opened is not known")
				}
				v.word = t
			case strings.HasPrefix(t.Text, "/"):
				w.strange("which database is opened is not known")
			default:
				add("host", t.Text)
			}
		}
	default:
		w.strange("nobody described the option “" + name + "” of a database")
	}
}

// clientOf is the command by which such a database is reached.
func clientOf(v value) []commands.Word {
	program, port := "psql", "-p"
	switch firstName(v.thing) {
	case "(mysql)":
		program, port = "mysql", "-P"
	case "(keys)":
		program = "redis-cli"
	}
	words := []commands.Word{commands.Lit(program)}
	if strings.Contains(v.word.Text, "://") {
		if program == "redis-cli" {
			words = append(words, commands.Lit("-u"))
		}
		return append(words, v.word)
	}
	for part := range strings.FieldsSeq(v.word.Text) {
		switch name, s, _ := strings.Cut(part, "="); {
		case name == "host":
			words = append(words, commands.Lit("-h"), commands.Lit(s))
		case name == "port":
			words = append(words, commands.Lit(port), commands.Lit(s))
		case name == "dbname" && program == "psql":
			words = append(words, commands.Lit("-d"), commands.Lit(s))
		}
	}
	return words
}

// asks gives a server of databases a statement.
func (w *walker) asks(on value, args []value) value {
	if len(args) == 0 {
		return &val{}
	}
	statement := args[0]
	if o := statement.obj; o != nil && !o.list {
		if x, ok := o.get("text"); ok {
			statement = x
		} else if x, ok := o.get("sql"); ok {
			statement = x
		}
	}
	for _, t := range w.text(statement).texts() {
		looks := t.Exact() && code.Looks(t.Text) || code.LooksOnly(t)
		if on.env != "" {
			if !looks {
				w.strange("what a database is told that the environment names may change it")
			}
			w.add(commands.Fact{Kind: automode.Query, Target: "the database that “" + on.env + "” names", Why: "asks the database"})
			if on.word.Text == "" {
				continue
			}
		}
		if t.Data&automode.SecretData != 0 {
			w.strange("a database is told a secret")
		}
		if code.LooksOnly(t) {
			t = commands.Lit("select 1") // of any table
		}
		flag := "-c"
		if firstName(on.thing) == "(mysql)" {
			flag = "-e"
		}
		words := append(clientOf(on), commands.Lit(flag), t)
		w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "runs the statement"})
	}
	for _, a := range args {
		if w.plain(a).label().Data&automode.SecretData != 0 {
			w.strange("a database is told a secret")
		}
	}
	return &val{}
}

// keys gives a store of keys a command.
func (w *walker) keys(on value, args []value) value {
	name := on.own
	if name == "" {
		w.strange("what a store of keys is told is not known")
	}
	words := append(clientOf(on), commands.Lit(strings.ToUpper(name)))
	words = append(words, w.words(args)...)
	for _, x := range words {
		if x.Data&automode.SecretData != 0 {
			w.strange("a store of keys is told a secret")
		}
	}
	if on.env != "" {
		if !code.Within("get mget keys exists ttl type dbsize info ping hget hgetall hkeys hlen hGet hGetAll hKeys hLen llen lrange lLen lRange scard smembers sCard sMembers zcard zrange zCard zRange strlen scan", name) {
			w.strange("what a store of keys is told that the environment names may change it")
		}
		w.add(commands.Fact{Kind: automode.Query, Target: "the store that “" + on.env + "” names", Why: "asks it"})
		if on.word.Text == "" {
			return &val{}
		}
	}
	w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "asks the database"})
	return &val{}
}

// base makes what asks hosts below one address, or asks by it.
func (w *walker) base(on value, f *Func, args []value) value {
	if f.Gives == "" { // a request by it
		return w.request(&Func{Names: f.Names}, w.below(on, args))
	}
	v := &val{thing: w.lang.find(f.Gives), word: commands.Lit("")}
	for _, a := range args {
		if a.obj == nil || a.obj.list {
			w.strange("what asks hosts is made in a way that is not known")
			continue
		}
		for i, k := range a.obj.keys {
			x := a.obj.vals[i]
			switch {
			case k == "baseURL" && x.data() && len(x.more) == 0 && x.word.Exact():
				v.word = x.word
			case k == "timeout", k == "validateStatus", k == "maxRedirects", k == "responseType":
				w.plain(x)
			case k == "headers" && w.plain(x).label().Data&automode.SecretData == 0:
			default:
				w.strange("nobody described the option “" + k + "” of a client")
			}
		}
		if a.obj.open {
			w.strange("options are not known")
		}
	}
	return v
}

// below puts the address that a client was made with in front of a path.
func (w *walker) below(on value, args []value) []value {
	if len(args) == 0 {
		return []value{{word: on.word}}
	}
	first := args[0]
	if !first.data() || len(first.more) > 0 || !strings.HasPrefix(first.word.Text, "/") || strings.HasPrefix(first.word.Text, "//") || on.word.Text == "" {
		w.strange("which host a client asks is not known")
		return args
	}
	return append([]value{joined(&val{word: on.word}, first)}, args[1:]...)
}

// pictures writes what is seen to the file that an option names, if one does.
func (w *walker) pictures(f *Func, args []value) {
	for _, a := range args {
		if a.obj == nil || a.obj.list {
			w.plain(a)
			w.strange("where a picture is put is not known")
			continue
		}
		for i, k := range a.obj.keys {
			switch x := a.obj.vals[i]; {
			case k == "path":
				w.fact(f, commands.Writes, x, nil)
			case code.Within("fullPage type quality clip omitBackground animations scale timeout format printBackground landscape margin width height mask", k):
				w.plain(x)
			default:
				w.strange("nobody described the option “" + k + "” of a picture")
			}
		}
		if a.obj.open {
			w.strange("options are not known")
		}
	}
}

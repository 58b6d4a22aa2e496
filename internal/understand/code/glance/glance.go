// Package glance looks through code of languages that nobody here follows for
// what it plainly does: commands, paths and hosts that stand in it to the
// letter. What it finds can be denied; what it does not find is not known, and
// a text that was looked through never counts as understood.
package glance

import (
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// Reads reports whether the language is one that this package knows calls of.
func Reads(lang commands.Lang) bool {
	return lang == commands.Cron || callsOf(lang) != nil
}

// Read returns what a text plainly does.
func Read(lang commands.Lang, text string, s code.Setting) code.Reading {
	r := reader{lang: lang, set: s, calls: callsOf(lang)}
	if lang == commands.Cron || lang == commands.Ex {
		r.readLines(text)
	}
	if len(text) <= code.MaxText && r.calls != nil {
		r.tokens = lex(lang, text)
		r.walk()
	}
	return code.Reading{Facts: r.facts, Endless: r.endless && r.prints && !r.waits && !r.pauses, Why: "only what stands in it to the letter was looked for"}
}

// reader goes over the tokens of a text once.
type reader struct {
	lang   commands.Lang
	set    code.Setting
	calls  []call
	tokens []token
	facts  []commands.Fact

	connects bool // it opens a connection
	fetches  bool // it takes something from a host
	decodes  bool // it makes text by a decoder
	starts   bool // it starts commands
	forks    bool // it makes copies of itself
	spawns   bool // it starts commands and does not wait for them
	threads  bool // it names threads or processes
	endless  bool // it has a loop without an end
	loops    bool
	vast     bool // a number stands in it that is as good as no end
	far      bool // a large number stands in it
	waits    bool
	grows    bool // it makes a value longer
	prints   bool // it prints
	pauses   bool // it may end a loop
	depth    int  // of braces
	forked   int  // how deep what a copy of itself does begins; 0: nowhere
	unknown  bool // it starts what does not stand in the text
	code     bool // it runs text as code
	shell    bool // it starts a shell
	hides    bool // it runs what it makes of numbers or of letters in another order
	hears    bool // it runs what comes in on standard input

	launches commands.Word // the program that a field named last
	homes    []string      // variables that the home was put into
}

func (r *reader) walk() {
	for i := range r.tokens {
		t := &r.tokens[i]
		switch {
		case t.kind == line:
			r.command([]commands.Word{t.word()}, "runs that command line")
		case t.kind == name:
			r.name(i)
		case t.kind == number:
			r.far = r.far || amount(t.text) >= 1e4
			r.vast = r.vast || amount(t.text) >= 1e9
		case t.kind == sign:
			r.sign(i)
		}
	}
	switch {
	case r.connects && (r.starts || r.code) && (!r.plain() || r.shell || r.code):
		r.add(commands.Fact{Kind: automode.Expose, Traits: automode.Tunnel, Target: "a shell of this machine", Why: "starts commands on a connection to another host"})
	case r.fetches && (r.unknown || r.code):
		r.run(commands.Word{Data: automode.FetchedData}, "runs what a host sent")
	case r.decodes && (r.unknown || r.code), r.hides:
		r.run(commands.Word{Encoded: true}, "runs what a decoder makes")
	}
	if r.code && r.starts {
		r.run(commands.Word{}, "runs what a command may have printed")
	}
	if in := r.set.Input; r.hears && (in.Data&automode.FetchedData != 0 || in.Encoded) {
		r.run(commands.Word{Data: in.Data & automode.FetchedData, Encoded: in.Encoded}, "runs what comes in as code")
	}
	if (r.starts || r.spawns || r.forks) && r.comesBack() {
		r.endless, r.loops = true, true
	}
	if (r.endless || r.loops && r.vast) && r.grows && !r.pauses && !r.waits {
		r.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "fills memory without end"})
	}
	if !r.waits && (r.forks && r.loops || r.spawns && (r.endless || r.loops && r.far)) {
		r.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "copies of itself without end", Why: "starts processes without end"})
	}
}

func (r *reader) add(f commands.Fact) { r.facts = append(r.facts, f) }

func (r *reader) run(w commands.Word, why string) {
	r.add(commands.Fact{Role: commands.RunsText, Kind: automode.Run, Lang: r.lang, Word: w, Why: why})
}

// does adds what happens to one path or host that stands in the text.
func (r *reader) does(role commands.Role, w commands.Word, tree bool, why string) {
	m := role.Means()
	if m.Subject == commands.Path && w.Exact() && strings.HasPrefix(w.Text+"/", "~/") && r.set.Home != "" {
		w.Text = r.set.Home + w.Text[1:]
	}
	f := commands.Fact{Role: role, Kind: m.Kind, Traits: m.Traits, Extent: m.Extent, Word: w, Why: why, Lang: r.lang}
	if tree {
		f.Extent = automode.Tree
	}
	r.add(f)
}

// sign counts braces, and sees what is added to.
func (r *reader) sign(i int) {
	switch t := r.tokens[i].text; {
	case t == "{":
		r.depth++
	case t == "}":
		if r.depth--; r.depth < r.forked {
			r.forked = 0
		}
	case t == "!" && r.lang == commands.Native && i > 1 && r.tokens[i-1].text == ".":
		r.native(i, [][]token{r.tokens[i-2 : i-1]}) // "x y".!
	case t == "." && r.lang == commands.Lua, t == "#" && r.lang == commands.Lua, t == "=" && i > 0 && r.tokens[i-1].text == ".", t == "<<", t == "<" && i > 0 && r.tokens[i-1].text == "<", t == "=" && i > 0 && r.tokens[i-1].text == "+":
		r.grows = true
	}
}

// name reads one name, and the call that it begins.
func (r *reader) name(i int) {
	t := &r.tokens[i]
	for k := range loopWords {
		r.loops = r.loops || loopWords[k] == t.text
	}
	r.grows = r.grows || growing(r.lang, t.text)
	r.prints = r.prints || code.Within("print puts io.write", t.text)
	if (strings.HasSuffix(t.text, ".rep") || code.Within("repeat", t.text)) && slices.ContainsFunc(slices.Concat(r.arguments(i+1)...), vast) {
		r.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "makes a text that is longer than memory"})
	}
	r.pauses = r.pauses || code.Within("break return exit gets readline readlines raise die yield await input recv accept select poll get read fgets fread sleep usleep wait join communicate", t.text[strings.LastIndexByte(t.text, '.')+1:])
	if code.Within("loop", t.text) || code.Within("while for", t.text) && r.always(i+1) || t.text == "until" && i+1 < len(r.tokens) && (code.Within("false nil 0", r.tokens[i+1].text) || r.same(i+1, false)) ||
		code.Within("goto redo", t.text) || t.text == "repeat" && r.lang == commands.Native && i+1 < len(r.tokens) && r.tokens[i+1].kind != number {
		r.endless, r.loops = true, true
	}
	if r.lang == commands.Native && i+1 < len(r.tokens) && r.tokens[i+1].kind == name && (t.text == "shut" && r.tokens[i+1].text == "down" || t.text == "log" && r.tokens[i+1].text == "out") {
		r.add(commands.Fact{Kind: automode.Control, Traits: automode.Halts, Target: "this machine", Why: "tells the system to stop"}) // AppleScript's words
	}
	last := t.text[strings.LastIndexAny(t.text, ".:")+1:]
	r.threads = r.threads || code.Within("Thread Process Timer", last)
	r.spawns = r.spawns || r.besides(last) || r.lang == commands.Native && (last == "exec" || t.text == "wait" && r.next(i, "=") && i+2 < len(r.tokens) && code.Within("FALSE false F", r.tokens[i+2].text))
	if r.lang == commands.Native {
		r.keepsHome(i)
		if r.field(i); r.thing(i) {
			return
		}
	}
	called := t.text
	if r.lang == commands.Native && r.next(i, "-") && i+2 < len(r.tokens) && r.tokens[i+2].kind == name && code.Within("delete-directory delete-file delete-tree", t.text+"-"+r.tokens[i+2].text) {
		called, i = t.text+"-"+r.tokens[i+2].text, i+2 // as names are written in Lisp
	}
	for k := range r.calls {
		c := &r.calls[k]
		if c.named(called) {
			if c.does == forks && r.forked == 0 && i+1 < len(r.tokens) && r.tokens[i+1].text == "{" {
				r.forked = r.depth + 1
			}
			args := r.arguments(i + 1)
			if called != t.text && len(args) > 0 {
				args = [][]token{args[0][:1]}
			}
			if r.lang == commands.Native && c.does == touches && len(args) > 0 && len(args[0]) > 1 && args[0][0].kind == text && args[0][1].kind != sign {
				args = [][]token{args[0][:1]} // (spit "x" "y"), writeFile "x" y
			}
			if r.lang == commands.Native && c.does != runsCode && !r.called(i) || t.text == "import" && !r.next(i, "(") {
				return
			}
			if c.does == runsCode || c.does == startsLine || c.does == begins {
				r.disguises(args, c.does == runsCode)
			}
			if c.does == startsLine && r.lang == commands.Native {
				r.native(i, args)
				return
			}
			r.act(c, args)
			return
		}
	}
}

// next reports whether that sign follows.
func (r *reader) next(i int, s string) bool {
	return i+1 < len(r.tokens) && r.tokens[i+1].kind == sign && r.tokens[i+1].text == s
}

// growing reports whether a function adds to what is there.
func growing(lang commands.Lang, f string) bool {
	switch lang {
	case commands.Lua:
		return f == "table.insert" || strings.HasSuffix(f, ".rep") || strings.HasSuffix(f, ".write") && f != "io.write"
	case commands.Tcl:
		return code.Within("lappend append", f)
	case commands.Perl:
		return code.Within("push unshift", f)
	}
	return strings.HasSuffix(f, ".push") || strings.HasSuffix(f, ".append")
}

// vast reports whether a token is a number of more bytes than memory has.
func vast(t token) bool { return (t.kind == number || t.kind == name) && amount(t.text) >= 1e10 }

// amount is a number that stands there, 0 when it is none.
func amount(s string) float64 {
	v, _ := strconv.ParseFloat(strings.ReplaceAll(s, "_", ""), 64)
	return v
}

// always reports whether the condition that begins there is always true.
func (r *reader) always(i int) bool {
	for i < len(r.tokens) && r.tokens[i].kind == sign && (r.tokens[i].text == "(" || r.tokens[i].text == "{" && r.lang == commands.Tcl) {
		i++
	}
	return i < len(r.tokens) && ((code.Within("true TRUE True 1 fork 42", r.tokens[i].text) || r.tokens[i].text == "t" && r.truth(i)) && !r.next(i, "<") && !r.next(i, ">") && (!r.next(i, "=") || r.same(i, true)) || r.same(i, true) ||
		r.tokens[i].kind == text && r.tokens[i].text != "" && !r.next(i, "=") && !r.next(i, ".") ||
		code.Within("! not", r.tokens[i].text) && i+1 < len(r.tokens) && code.Within("0 false nil", r.tokens[i+1].text) || r.tokens[i].text == ";" && r.tokens[i-1].text == "(")
}

// truth reports whether t is Lisp's word for what is true: elsewhere, and where a loop
// goes through something, it is a variable.
func (r *reader) truth(i int) bool {
	return r.lang == commands.Native && !(i+1 < len(r.tokens) && code.Within("in of", r.tokens[i+1].text))
}

// same reports whether a comparison of two things that are written alike stands
// there, or of two numbers or texts that are not, which a loop ends by.
func (r *reader) same(i int, alike bool) bool {
	if i+3 >= len(r.tokens) || r.tokens[i].kind == name || r.tokens[i].kind == sign {
		return false
	}
	k := i + 1
	for k < len(r.tokens)-1 && r.tokens[k].kind == sign && r.tokens[k].text == "=" {
		k++
	}
	return k > i+1 && r.tokens[k].kind == r.tokens[i].kind && (r.tokens[k].text == r.tokens[i].text) == alike
}

// besides are functions, by the last part of their names, that start something
// and do not wait for it.
const besides = "spawn Start start execute popen start-process job_start jobstart forkIO forkProcess fork forkpty detach spawnProcess startProcess ProcessBuilder"

// besides reports whether a function starts something beside the program. In
// Python much is started, and databases execute statements; threads and
// processes are named there before they are.
func (r *reader) besides(last string) bool {
	if r.lang == commands.Python && (last == "execute" || last == "start" && !r.threads) {
		return false
	}
	return code.Within(besides, last)
}

// returns: words by which a function may end, or take another way.
const returns = "if unless when case cond match return break else guard switch"

// comesBack reports whether a function is defined that calls itself, and nothing
// in the text is said to hang on anything.
func (r *reader) comesBack() bool {
	again := false
	for i := range r.tokens {
		t := &r.tokens[i]
		if t.kind != name {
			continue
		}
		if code.Within(returns, t.text) {
			return false
		}
		if !code.Within("function def sub defun proc func fn fun", t.text) || i+1 == len(r.tokens) || r.tokens[i+1].kind != name {
			continue
		}
		calls := 0
		for k := i + 2; k < len(r.tokens); k++ {
			if r.tokens[k].kind == name && r.tokens[k].text == r.tokens[i+1].text {
				calls++
			}
		}
		again = again || calls > 1
	}
	return again
}

// act says what a call does, as far as its arguments stand in the text.
func (r *reader) act(c *call, args [][]token) {
	var words []commands.Word
	for _, a := range args {
		if len(a) > 2 && a[0].kind == name && a[1].text == ":" && r.lang == commands.Native {
			a = a[2:] // behind its label
		}
		words = append(words, r.value(a)...)
	}
	first := commands.Word{}
	if len(words) > 0 {
		first = words[0]
	}
	switch c.does {
	case startsLine:
		r.starts = true
		r.spawns = r.spawns || c.beside || len(words) > 1 && words[len(words)-1].Is("&") || strings.HasSuffix(strings.TrimSpace(first.Text), "&")
		r.command(words, c.why)
	case runsCode:
		r.code = true
		if first.Exact() && first.Text != "" && len(r.set.Args) < 64 {
			nested := reader{lang: r.lang, set: r.set, calls: r.calls, tokens: lex(r.lang, first.Text)}
			if len(first.Text) < 4096 {
				nested.walk()
				r.facts = append(r.facts, nested.facts...)
			}
			r.code = false
		}
	case opens:
		r.opened(words)
	case sends:
		r.fetches = true
		r.does(commands.Sends, address(first), false, c.why)
	case begins:
		r.starts = true
	case uploads:
		for _, w := range words {
			if w.Exact() && (strings.HasPrefix(w.Text, "/") || strings.HasPrefix(w.Text, "~")) {
				r.does(commands.Reads, w, false, "")
				r.does(commands.Sends, commands.Word{}, false, c.why)
			}
		}
	case keeps:
		r.does(commands.Fetches, address(first), false, c.why)
		if len(words) > 1 && words[1].Exact() {
			r.does(commands.Writes, words[1], false, "keeps what that host gives")
		}
	case fetches:
		if r.lang == commands.Native && !strings.Contains(first.Text, "://") {
			return
		}
		r.fetches = true
		if r.lang == commands.Lua && len(args) > 1 { // what it sends stands behind the address
			r.does(commands.Sends, address(first), false, c.why)
			return
		}
		r.does(commands.Fetches, address(first), false, c.why)
	case loads:
		r.hides = r.hides || strings.HasPrefix(first.Text, "data:")
		if strings.Contains(first.Text, "://") && r.lang != commands.Native || strings.HasPrefix(first.Text, "http") {
			r.fetches, r.code = true, true
			r.does(commands.Fetches, first, false, c.why)
		}
	case connects:
		r.connects, r.fetches = true, true
		r.does(commands.Sends, first, false, c.why)
	case decodes:
		r.decodes = true
	case forks:
		r.forks = true
	case waits:
		r.waits = r.waits || r.forked == 0
	case shows:
		if !first.Exact() || first.Text == "" || r.set.Secret == nil || r.set.Secret(first.Text) {
			r.add(commands.Fact{Kind: automode.Disclose, Target: "environment", Why: "reads the variables of the environment"})
		}
	case moves:
		if len(words) > 1 && first.Exact() && words[1].Exact() {
			r.does(commands.Moves, first, true, c.why)
			r.does(commands.Receives, words[1], false, c.why)
		}
	default:
		for _, w := range words {
			if w.Exact() && w.Text != "" {
				r.does(c.role, w, c.tree, c.why)
			}
			if !c.each {
				break
			}
		}
	}
}

// command is a command line, or a command when its words stand alone.
func (r *reader) command(words []commands.Word, why string) {
	r.starts = true
	r.shell = r.shell || len(words) > 0 && isShell(words[0].Text)
	if len(words) == 0 || !words[0].Exact() {
		r.unknown = true
		return
	}
	if len(words) == 1 || r.lang != commands.Ruby && r.lang != commands.Tcl {
		r.add(commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Lang: commands.Shell, Word: words[0], Why: why})
		return
	}
	r.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: why})
}

// opened is a file, a command or an address that is opened.
func (r *reader) opened(words []commands.Word) {
	if len(words) == 0 {
		return
	}
	w := words[0]
	mode := ""
	if len(words) > 1 && words[1].Exact() {
		mode = words[1].Text
	}
	switch {
	case strings.Contains(w.Text, "://"):
		r.fetches = true
		r.does(commands.Fetches, address(w), false, "asks that host")
	case strings.HasPrefix(w.Text, "|"):
		w.Text = w.Text[1:]
		r.command([]commands.Word{w}, "starts that command")
	case !w.Exact() || w.Text == "":
	case strings.HasPrefix(mode, "w") || strings.Contains(mode, "+"):
		r.does(commands.Writes, w, false, "writes the file")
	case strings.HasPrefix(mode, "a"):
		r.does(commands.Appends, w, false, "adds to the file")
	default:
		r.does(commands.Reads, w, false, "")
	}
}

// address is a host's address; of one that is made of something else what is
// known of it.
func address(w commands.Word) commands.Word {
	if w.Exact() && w.Text == "" {
		return commands.Word{}
	}
	return w
}

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/powershell"
)

var noElement = powershell.Element{Words: []*powershell.Expr{{}}}

// ofWindows reads a program of Windows that another shell starts: by its ending,
// by the folder where Windows keeps it, or by a name that nothing else has.
func (r *reader) ofWindows(argv []commands.Word, st *state, in flow) (out flow, done bool) {
	name := argv[0].Text
	n := len(name)
	exe := n > 4 && strings.EqualFold(name[n-4:], ".exe")
	if !exe && (!windowsOnly(name) || r.find(name) != nil) {
		return flow{}, false
	}
	if strings.ContainsAny(name, `/\`) {
		inFolder, ok := systemFolder(r.windowsPath(argv[0]).Text)
		if !ok {
			return flow{}, false
		}
		name = inFolder
	}
	argv = append([]commands.Word{commands.Lit(withoutEnding(name))}, argv[1:]...)
	if out, done = r.windowsProgram(argv, st, in); done {
		return out, true
	}
	if p := r.find(argv[0].Text); p != nil && exe {
		return r.invocation(p, argv, st, in), true
	}
	return flow{}, false
}

// windowsProgram reads a program that Windows has under a name of its own;
// done is false when it is another.
func (r *reader) windowsProgram(argv []commands.Word, st *state, in flow) (out flow, done bool) {
	name := strings.ToLower(argv[0].Text)
	switch name {
	case "cmd":
		return r.cmdProgram(argv[1:], st, in), true
	case "powershell", "pwsh":
		return r.powershellProgram(name, argv[1:], st, in), true
	case "wsl", "bash":
		if name == "wsl" {
			return r.wsl(argv[1:], st, in), true
		}
		return flow{}, false
	}
	var c *windows.Command
	args := argv[1:]
	if len(args) > 0 && args[0].Exact() {
		if c, _ = windows.Find(windows.Programs, name+":"+args[0].Text, true); c != nil && !strings.HasPrefix(args[0].Text, "/") {
			args = args[1:]
		}
	}
	if c == nil {
		c, _ = windows.Find(windows.Programs, name, true)
	}
	if c == nil {
		return flow{}, false
	}
	p := &pwsh{reader: r, first: st.cwds}
	return p.described(c, args, st, &stream{flow: in}).flow, true
}

// described reads a command of cmd or a program by its table.
func (p *pwsh) described(c *windows.Command, words []commands.Word, st *state, in *stream) *stream {
	var args []windows.Arg
	for i, w := range words {
		if !w.Exact() || len(w.Text) < 2 || w.Text[0] != '/' && w.Text[0] != '-' {
			if w.Known == automode.Guess && w.Text == "" && !w.Many && w.Base == "" {
				w.Many = false
			}
			args = append(args, windows.Arg{At: i, Words: []commands.Word{w}})
			continue
		}
		for s := range strings.SplitSeq(w.Text[1:], "/") {
			if s == "" {
				continue
			}
			a := windows.Arg{At: i, Option: s}
			if name, value, has := strings.Cut(s, ":"); has {
				a.Option, a.Has, a.Words = name, true, []commands.Word{commands.Lit(value)}
			} else if name, value, has := strings.Cut(s, "="); has {
				a.Option, a.Has, a.Words = name, true, []commands.Word{commands.Lit(value)}
			}
			args = append(args, a)
		}
	}
	b := windows.Bind(c, args, nil, false)
	if c.Special == windows.Copies {
		p.copies(b, st)
	}
	got := &sum{data: in.data}
	for i := range b.Facts {
		// A word that is not known may be an option.
		if f := &b.Facts[i]; f.Role.Means().Subject == commands.Path && f.Word.Known == automode.Guess && f.Word.Text == "" && f.Word.Base == "" {
			p.unknown("a word that is not known may be an option")
			break
		}
	}
	p.certificates(c, b, words, st, got)
	p.facts(b.Facts, st, got)
	for _, w := range words {
		got.data |= w.Data
	}
	if c.Prints == windows.Below {
		for _, w := range b.Values("Path") {
			got.folders = append(got.folders, p.windowsPath(w).Text)
		}
		if len(got.folders) == 0 {
			p.pathFactsWith(commands.Lists, exactly("."), "", st, &sum{})
			got.folders = st.cwds
		}
		return &stream{flow: flow{prints: commands.PathsIn, folders: got.folders, data: in.data, open: true}}
	}
	return p.prints(c, b, st, in, got)
}

// certificates reads what certutil and bitsadmin fetch and write, which stands
// in words whose place depends on an option.
func (p *pwsh) certificates(c *windows.Command, b *windows.Bound, words []commands.Word, st *state, got *sum) {
	switch c.Names {
	case "certutil":
		fetches := b.Given("URLCACHE")
		if !fetches && !b.Given("DECODE") && !b.Given("ENCODE") && !b.Given("DECODEHEX") && !b.Given("HASHFILE") && !b.Given("DUMP") && !b.Given("STORE") && !b.Given("ADDSTORE") {
			p.unknown("what it looks at or changes stands in words that are not read")
		}
		values := b.Values("Words")
		for i, w := range values {
			switch {
			case fetches && strings.Contains(w.Text, "://"):
				p.hostFact(&commands.Fact{Role: commands.Fetches, Kind: automode.Fetch, Word: w, Why: "takes a file from a host"}, st, got)
			case i == len(values)-1 && i > 0 && !b.Given("HASHFILE"):
				p.pathFactsWith(commands.Writes, alts{w}, "replaces what is there", st, got)
			default:
				p.pathFactsWith(commands.Reads, alts{w}, "", st, got)
			}
		}
	case "bitsadmin":
		for _, w := range b.Values("Words") {
			if strings.Contains(w.Text, "://") {
				p.hostFact(&commands.Fact{Role: commands.Fetches, Kind: automode.Fetch, Word: w, Why: "takes a file from a host"}, st, got)
				got.data |= automode.FetchedData
			} else if strings.ContainsAny(w.Text, `\/:`) {
				p.pathFactsWith(commands.Writes, alts{w}, "replaces what is there", st, got)
			}
		}
	}
}

// textOf puts words together again to the text of a command line.
func textOf(words []commands.Word) commands.Word {
	out := commands.Lit("")
	for i, w := range words {
		if i > 0 {
			out = concat(out, commands.Lit(" "))
		}
		if len(words) > 1 && w.Exact() && (strings.ContainsAny(w.Text, " \t") || w.Text == "") {
			w.Text = `"` + w.Text + `"`
		}
		w.Glob = false
		out = concat(out, w)
	}
	return out
}

// cmdProgram reads cmd: options, then a command line.
func (r *reader) cmdProgram(args []commands.Word, st *state, in flow) flow {
	late := false
	for i, w := range args {
		s := strings.ToLower(w.Text)
		for strings.HasPrefix(s, "//") {
			s = s[1:] // Git Bash takes one slash away
		}
		if !w.Exact() && (len(s) < 2 || s[0] != '/') {
			break
		}
		switch {
		case len(s) > 1 && s[0] == '/' && strings.IndexByte("ckr", s[1]) >= 0:
			rest := args[i+1:]
			if len(s) > 2 {
				w.Text = w.Text[strings.IndexByte(strings.ToLower(w.Text), s[1])+1:]
				rest = append([]commands.Word{w}, rest...)
			}
			text := textOf(rest)
			if len(rest) == 0 {
				return r.session("cmd", st, in)
			}
			if !text.Exact() {
				r.opaque(&commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: text, Why: "runs commands that are not known"})
				return flow{data: in.data}
			}
			return r.batch(strings.TrimSpace(text.Text), st, in, late)
		case strings.HasPrefix(s, "/v"):
			late = s != "/v:off"
		case s == "/?":
			return flow{}
		case len(s) > 1 && s[0] == '/' && strings.IndexByte("sqdauefxty", s[1]) >= 0:
		default:
			i = len(args)
		}
		if i == len(args) {
			break
		}
	}
	if len(args) == 0 || args[len(args)-1].Exact() && strings.HasPrefix(args[len(args)-1].Text, "/") {
		return r.session("cmd", st, in)
	}
	r.unknown("an option of cmd that is not known")
	return flow{data: in.data}
}

// session is a shell without a command: it takes what comes in.
func (r *reader) session(name string, st *state, in flow) flow {
	switch {
	case in.word.Exact() && in.prints == commands.ItsText && !in.encoded && in.open:
		if name == "cmd" {
			return r.batch(in.word.Text, st, flow{}, false)
		}
		return r.powershell(in.word.Text, st, flow{})
	case in.open:
		e := automode.Effect{Kind: automode.Run, Target: name, Data: in.data, Traits: r.hiddenTrait(), Why: "runs what comes in as code"}
		if in.encoded {
			e.Traits |= automode.Encoded
		}
		r.give(e)
		r.loose = true
	}
	return flow{}
}

// powershellOptions are the options of powershell.exe and pwsh: the shortest
// beginning that is taken for each, and whether a value follows. From
// about_PowerShell_exe and about_Pwsh.
var powershellOptions = [...]struct {
	name  string
	least int
	other string
	value byte // 0: none; 'v': a value; else what follows is code
}{
	{"noprofile", 3, "nop", 0}, {"noexit", 3, "", 0}, {"noninteractive", 4, "", 0}, {"nologo", 3, "", 0}, {"noprofileloadtime", 10, "", 0},
	{"sta", 3, "", 0}, {"mta", 3, "", 0}, {"interactive", 1, "", 0}, {"login", 1, "", 0}, {"version", 1, "", 'V'}, {"help", 1, "?", 'h'},
	{"command", 1, "", 'c'}, {"file", 1, "", 'f'}, {"encodedcommand", 1, "ec", 'e'}, {"encodedarguments", 8, "ea", 'v'}, {"commandwithargs", 8, "cwa", 'c'},
	{"executionpolicy", 2, "ep", 'x'}, {"windowstyle", 1, "", 'v'}, {"inputformat", 3, "if", 'v'}, {"outputformat", 1, "of", 'v'},
	{"configurationname", 6, "", 'u'}, {"configurationfile", 14, "", 'u'}, {"psconsolefile", 3, "", 'u'}, {"workingdirectory", 2, "wd", 'w'}, {"settingsfile", 8, "settings", 'u'},
	{"custompipename", 3, "", 'u'}, {"sshservermode", 4, "", 'u'}, {"servermode", 1, "", 'u'}, {"modulesloaded", 13, "", 'u'},
}

// powershellProgram reads powershell.exe or pwsh.
func (r *reader) powershellProgram(name string, args []commands.Word, st *state, in flow) flow {
	for i := 0; i < len(args); i++ {
		w := args[i]
		if !w.Exact() {
			r.opaque(&commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: w, Why: "runs what is not known"})
			return flow{data: in.data}
		}
		s := strings.NewReplacer("\u2013", "-", "\u2014", "-", "\u2015", "-").Replace(strings.ToLower(w.Text))
		if s == "-" {
			return r.session(name, st, in)
		}
		if len(s) < 2 || s[0] != '-' && (s[0] != '/' || strings.Contains(s[1:], "/") && !strings.HasPrefix(s, "//")) {
			if name == "pwsh" {
				return r.powershellFile(args[i:], st, in)
			}
			return r.powershellText(textOfPlain(args[i:]), st, in)
		}
		s = strings.TrimLeft(s, "-/")
		value := byte('?')
		for _, o := range powershellOptions {
			if s == o.other && o.other != "" || len(s) >= o.least && strings.HasPrefix(o.name, s) {
				value = o.value
				break
			}
		}
		if s == "v" && name == "pwsh" {
			value = 'h'
		}
		switch value {
		case 0:
		case 'h':
			return flow{}
		case 'V':
			if name == "pwsh" {
				return flow{}
			}
			i++
		case 'v':
			i++
		case 'w':
			if i++; i < len(args) {
				st = st.clone()
				r.move(r.windowsPath(args[i]), st)
			}
		case 'x':
			if i++; i < len(args) && !args[i].Is("RemoteSigned") && !args[i].Is("AllSigned") && !args[i].Is("Restricted") && !args[i].Is("Default") {
				r.say(automode.Weaken, 0, "the execution policy", "lets scripts run that are otherwise refused")
			}
		case 'e':
			r.give(automode.Effect{Kind: automode.Run, Target: "powershell", Traits: automode.Encoded, Known: automode.Guess, Flag: "-EncodedCommand", Via: automode.ByOption, Why: "runs code that is encoded"})
			r.loose = true
			return flow{data: in.data}
		case 'f':
			return r.powershellFile(args[i+1:], st, in)
		case 'c':
			if len(args) == i+2 && args[i+1].Is("-") {
				return r.session(name, st, in)
			}
			return r.powershellText(textOfPlain(args[i+1:]), st, in)
		default:
			r.unknown("an option of PowerShell that is not known")
			return flow{data: in.data}
		}
	}
	return r.session(name, st, in)
}

// textOfPlain joins words with blanks, as PowerShell does with what follows
// -Command: the quotes are gone by then.
func textOfPlain(words []commands.Word) commands.Word {
	out := commands.Lit("")
	for i, w := range words {
		if i > 0 {
			out = concat(out, commands.Lit(" "))
		}
		w.Glob = false
		out = concat(out, w)
	}
	return out
}

// powershellText reads the text of a command.
func (r *reader) powershellText(text commands.Word, st *state, in flow) flow {
	if !text.Exact() {
		r.opaque(&commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: text, Why: "runs commands that are not known"})
		return flow{data: in.data}
	}
	dos := r.dos
	r.dos = false
	defer func() { r.dos = dos }()
	return r.powershell(text.Text, st, in)
}

// powershellFile reads a script that is given by name.
func (r *reader) powershellFile(args []commands.Word, st *state, in flow) flow {
	if len(args) == 0 {
		r.unknown("a script without a name")
		return flow{}
	}
	if args[0].Is("-") {
		return r.session("powershell", st, in)
	}
	p := &pwsh{reader: r, first: st.cwds}
	w := p.pathWord(args[0])
	return p.scriptFile(append([]commands.Word{w}, args[1:]...), st, &stream{flow: in}).flow
}

// wsl reads the program that runs commands in the Linux beside Windows.
func (r *reader) wsl(args []commands.Word, st *state, in flow) flow {
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case !w.Exact():
		case w.Is("--list"), w.Is("-l"), w.Is("--status"), w.Is("--version"), w.Is("--help"), w.Is("-v"):
			return flow{open: true}
		case w.Is("-d"), w.Is("--distribution"), w.Is("-u"), w.Is("--user"), w.Is("--cd"), w.Is("--shell-type"):
			i++
			continue
		case w.Is("--unregister"):
			r.say(automode.Change, automode.Destroys, "a Linux system", "removes a Linux system with everything in it")
			return flow{}
		case w.Is("-e"), w.Is("--exec"), w.Is("--"):
			i++
		case strings.HasPrefix(w.Text, "-"):
			r.unknown("an option of wsl that is not known")
			return flow{}
		}
		if i >= len(args) {
			break
		}
		f := commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: args[i], Words: args[i:], Wraps: commands.Inside,
			Mounts: []commands.Mount{{From: commands.Lit("C:/"), At: "/mnt/c"}}}
		got := sum{data: in.data}
		r.codeFact(&f, st, in, &got)
		return flow{data: got.data, open: true}
	}
	return r.session("cmd", st, in)
}

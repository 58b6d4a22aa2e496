//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/code"
	"automode/internal/understand/code/glance"
	"automode/internal/understand/powershell"
	"automode/internal/understand/shell/value"
)

var noElement = powershell.Element{Words: []*powershell.Expr{{}}}

// ofWindows reads a program of Windows that another shell starts: by its ending,
// by the folder where Windows keeps it, or by a name that nothing else has.
// known: its name is that of a program here.
func (r *reader) ofWindows(known bool, argv []commands.Word, st *state, in flow) (out flow, done bool) {
	name := argv[0].Text
	n := len(name)
	exe := n > 4 && strings.EqualFold(name[n-4:], ".exe")
	if !exe {
		if known || !windows.Only(name) && !commands.FormatsVolume(argv) {
			if !known || commands.RemovesAsCmd(argv) {
				r.asOnWindows(name, st, in)
			}
			return flow{}, false
		}
	}
	if strings.ContainsAny(name, `/\`) {
		inFolder, ok := systemFolder(r.windowsPath(argv[0]).Text)
		if !ok && exe && !strings.Contains(name, "/") && r.world.Platform() == automode.Windows {
			return r.runFile(append([]commands.Word{r.windowsPath(argv[0])}, argv[1:]...), st, in), true
		}
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

// asOnWindows: what nobody described, and is a cmdlet or a command of cmd by its
// name, was meant for them. It stays unknown, and what it would do there can be
// denied.
func (r *reader) asOnWindows(name string, st *state, in flow) {
	if r.command == 0 {
		return
	}
	text := r.a.Commands[r.command-1].Text
	if c, _ := windows.Find(windows.Builtins, name, true); c != nil {
		r.unknown("it is a command of cmd")
		r.batch(text, st, in, false)
		return
	}
	if !strings.Contains(name, "-") {
		return
	}
	if c, _ := (&pwsh{reader: r}).cmdletOf(name); c != nil {
		r.powershell(text, st, in)
	}
}

// windowsProgram reads a program that Windows has under a name of its own;
// done is false when it is another.
func (r *reader) windowsProgram(argv []commands.Word, st *state, in flow) (out flow, done bool) {
	name := strings.ToLower(argv[0].Text)
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
	switch c.Special {
	case windows.ShellOfCmd:
		return r.cmdProgram(args, st, in), true
	case windows.ShellOfPowerShell:
		return r.powershellProgram(name, args, st, in), true
	case windows.LinuxBeside:
		return r.wsl(args, st, in), true
	}
	p := &pwsh{reader: r, first: st.cwds}
	if c.OnlyLooks(args) {
		p.say(automode.Query, 0, "this computer", "")
		return flow{data: in.data}, true
	}
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
			if dir, all := strings.CutSuffix(w.Text, "*.*"); all && (dir == "" || strings.HasSuffix(dir, `\`) || strings.HasSuffix(dir, "/")) {
				w.Text = dir + "*" // names without a dot match it as well
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
	p.wordwise(c, b, words, st, got)
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
		return &stream{flow: flow{prints: commands.PathsIn, rest: &rest{folders: got.folders}, data: in.data, open: true}}
	}
	return p.prints(c, b, st, in, got)
}

// wordwise reads what a program fetches, reads and writes that is told so in words
// whose place depends on an option.
func (p *pwsh) wordwise(c *windows.Command, b *windows.Bound, words []commands.Word, st *state, got *sum) {
	switch c.Special {
	case windows.Transcodes:
		fetches := b.Given(c.Fetched)
		if !b.GivenAny(c.Files) {
			p.unknown("what it looks at or changes stands in words that are not read")
		}
		values := b.Values("Words")
		for i, w := range values {
			switch {
			case fetches && strings.Contains(w.Text, "://"):
				p.hostFact(&commands.Fact{Role: commands.Fetches, Kind: automode.Fetch, Word: w, Why: "takes a file from a host"}, st, got)
			case i == len(values)-1 && i > 0 && !b.GivenAny(c.Looked):
				p.pathFactsWith(commands.Writes, alts{w}, "replaces what is there", st, got)
			default:
				p.pathFactsWith(commands.Reads, alts{w}, "", st, got)
			}
		}
	case windows.Transfers:
		for _, w := range b.Values("Words") {
			if strings.Contains(w.Text, "://") {
				p.hostFact(&commands.Fact{Role: commands.Fetches, Kind: automode.Fetch, Word: w, Why: "takes a file from a host"}, st, got)
				got.data |= automode.FetchedData
			} else if strings.ContainsAny(w.Text, `\/:.`) {
				p.pathFactsWith(commands.Writes, alts{w}, "replaces what is there", st, got)
			}
		}
	case windows.ByAddress:
		p.fromAddress(words, st, got)
	}
}

// fromAddress runs at once what an address among the words holds.
func (p *pwsh) fromAddress(words []commands.Word, st *state, got *sum) {
	for _, w := range words {
		_, address, glued := strings.Cut(w.Text, ":")
		if !strings.Contains(w.Text, "://") {
			continue
		}
		if glued && strings.HasPrefix(w.Text, "/") {
			w.Text = address // "/i:http://…"
		}
		from := got.data
		p.hostFact(&commands.Fact{Role: commands.Fetches, Kind: automode.Fetch, Word: w, Why: "takes code from a host"}, st, got)
		if got.data&^from&automode.FetchedData != 0 {
			p.give(automode.Effect{Kind: automode.Run, Target: w.Text, Known: w.Known, Data: automode.FetchedData, Why: "runs the code at that address"})
		}
	}
}

// textOf puts words together again to the text of a command line.
func textOf(words []commands.Word) commands.Word {
	out := commands.Lit("")
	for i, w := range words {
		if i > 0 {
			out = value.Concat(out, commands.Lit(" "))
		}
		if len(words) > 1 && w.Exact() && (strings.ContainsAny(w.Text, " \t") || w.Text == "") {
			w.Text = `"` + w.Text + `"`
		}
		w.Glob = false
		out = value.Concat(out, w)
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
				r.opaque(&commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: text, Why: "runs commands that are not known"}, st, flow{})
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
	case in.exact() && in.prints == commands.ItsText && !in.encoded && in.open:
		if name == "cmd" {
			return r.batch(in.word().Text, st, flow{}, false)
		}
		return r.powershell(in.word().Text, st, flow{})
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

// powershellProgram reads powershell.exe or pwsh.
func (r *reader) powershellProgram(name string, args []commands.Word, st *state, in flow) flow {
	for i := 0; i < len(args); i++ {
		if !args[i].Exact() {
			r.opaque(&commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: args[i], Why: "runs what is not known"}, st, flow{})
			return flow{data: in.data}
		}
		s := asciiDashes(strings.ToLower(args[i].Text))
		if s == "-" {
			return r.session(name, st, in)
		}
		if len(s) < 2 || s[0] != '-' && (s[0] != '/' || strings.Contains(s[1:], "/") && !strings.HasPrefix(s, "//")) {
			if name == "pwsh" {
				return r.powershellFile(args[i:], st, in)
			}
			return r.powershellText(args[i:], st, in)
		}
		rest := args[i+1:]
		value := ""
		if len(rest) > 0 {
			value = strings.ToLower(rest[0].Text)
		}
		switch windows.HostOptionOf(strings.TrimLeft(s, "-/"), name == "pwsh") {
		case windows.HostPlain:
		case windows.HostHelp:
			return flow{}
		case windows.HostValue:
			i++
		case windows.HostFolder:
			i++
			if len(rest) > 0 {
				st = st.clone()
				r.move(r.windowsPath(rest[0]), st)
			}
		case windows.HostPolicy:
			i++
			if !windows.KeepsPolicy(value) {
				r.say(automode.Weaken, 0, "the execution policy", "lets scripts run that are otherwise refused")
			}
		case windows.HostEncoded:
			r.give(automode.Effect{Kind: automode.Run, Target: "powershell", Traits: automode.Encoded, Flag: "-EncodedCommand", Via: automode.ByOption, Why: "runs code that is encoded"})
			r.loose = true
			return flow{data: in.data}
		case windows.HostFile:
			return r.powershellFile(rest, st, in)
		case windows.HostCommand:
			if len(rest) == 1 && value == "-" {
				return r.session(name, st, in)
			}
			return r.powershellText(rest, st, in)
		default:
			r.unknown("an option of PowerShell that is not known")
			return flow{data: in.data}
		}
	}
	return r.session(name, st, in)
}

// asciiDashes puts plain dashes in the place of typographic ones, which
// PowerShell takes for them.
func asciiDashes(s string) string {
	for _, d := range [...]string{"\u2013", "\u2014", "\u2015"} {
		s = strings.ReplaceAll(s, d, "-")
	}
	return s
}

// textOfPlain joins words with blanks, as PowerShell does with what follows
// -Command: the quotes are gone by then.
func textOfPlain(words []commands.Word) commands.Word {
	out := commands.Lit("")
	for i, w := range words {
		if i > 0 {
			out = value.Concat(out, commands.Lit(" "))
		}
		w.Glob = false
		out = value.Concat(out, w)
	}
	return out
}

// powershellText reads the text of a command.
func (r *reader) powershellText(words []commands.Word, st *state, in flow) flow {
	text := textOfPlain(words)
	if !text.Exact() {
		r.opaque(&commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: text, Why: "runs commands that are not known"}, st, flow{})
		if text.IfEmpty != "" {
			// Its variables are none of the shell's, which most likely has none of their names.
			r.perform(glance.Read(commands.Native, text.IfEmpty, code.Setting{}).Facts, st, in, &sum{})
			outcome, failed := r.a.Outcome, r.failed
			// A switch takes a value behind its colon, which is gone with the variable.
			if r.powershell(strings.ReplaceAll(text.IfEmpty+" ", ": ", ":0 "), st, in); r.a.Outcome == automode.Unreadable {
				r.a.Outcome, r.failed = outcome, failed
			}
		}
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
	return p.scriptFile(append([]commands.Word{w}, args[1:]...), st, &stream{flow: in}, false).flow
}

// wsl reads the program that runs commands in the Linux beside Windows.
func (r *reader) wsl(args []commands.Word, st *state, in flow) flow {
	for i := 0; i < len(args); i++ {
		if option := args[i]; option.Exact() {
			switch meant := windows.LinuxOptionOf(option.Text); {
			case meant == windows.LinuxLooks:
				return flow{open: true}
			case meant == windows.LinuxValue:
				i++
				continue
			case meant == windows.LinuxRemoves:
				r.say(automode.Change, automode.Destroys, "a Linux system", "removes a Linux system with everything in it")
				return flow{}
			case meant == windows.LinuxCommand:
				i++
			case strings.HasPrefix(option.Text, "-"):
				r.unknown("an option of wsl that is not known")
				return flow{}
			}
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

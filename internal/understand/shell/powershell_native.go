//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/powershell"
	"automode/internal/understand/shell/value"
)

// external reads a program or script.
func (p *pwsh) external(name string, e *powershell.Element, st *state, in *stream) (ok, fail *state, out *stream) {
	outer := p.command
	defer func() { p.command = outer }()
	st = st.clone()
	words := p.native(e.Words[1:], st)
	o := p.started(name, words, e.Text, st, in, e.By == '.')
	return st, st, o
}

// started reads a program with its words.
func (p *pwsh) started(name string, words []commands.Word, text string, st *state, in *stream, here bool) *stream {
	argv := append([]commands.Word{p.programWord(name)}, words...)
	p.enter(strings.TrimSpace(text), &line{words: argv}, nil)
	p.whereabouts(st)
	inside := p.environmentOf(st)
	lower := strings.ToLower(argv[0].Text)
	if p.dos && !strings.Contains(lower, "/") {
		// cmd looks in the working folder first.
		for _, end := range [...]string{"", ".exe", ".bat", ".cmd", ".com"} {
			for _, s := range p.locate(commands.Lit("./"+argv[0].Text+end), st) {
				if _, made := p.notes.at[s.at.Path]; made || s.at.Regular {
					argv[0] = commands.Lit("./" + argv[0].Text + end)
					lower = strings.ToLower(argv[0].Text)
				}
			}
		}
	}
	if script(lower) != "" {
		if tool := p.carriedAt(argv[0], st); tool != nil && !here {
			return &stream{flow: p.invocation(tool, argv, inside, in.flow)}
		}
		return p.scriptFile(argv, st, in, here)
	}
	if here && strings.ContainsAny(name, `/\`) {
		p.unknown("a file that is run in this shell")
		return &stream{}
	}
	if strings.Contains(lower, "-") && commands.Find(lower) == nil && !strings.ContainsAny(lower, "/.") {
		p.say(p.runKind(), p.hiddenTrait(), name, "nobody described what “"+name+"” does")
		p.loose = true
		return &stream{flow: flow{data: in.data}}
	}
	if p.windows() || p.dos || windows.Only(lower) {
		if out, done := p.reader.windowsProgram(argv, inside, in.flow); done {
			return &stream{flow: out}
		}
	}
	return &stream{flow: p.program(argv, inside, in.flow)}
}

// carriedAt is the described program that a word names, wherever it may lie, if the
// project carries it along.
func (p *pwsh) carriedAt(w commands.Word, st *state) (tool *commands.Program) {
	for _, s := range p.locate(w, st) {
		found := p.carried(s)
		if found == nil || tool != nil && found != tool {
			return nil
		}
		tool = found
	}
	return tool
}

// programWord is a program's name as the catalogue has it: without the ending
// of Windows, and without the folder where the system keeps its programs.
func (p *pwsh) programWord(name string) commands.Word {
	if strings.ContainsAny(name, `/\`) {
		w := p.pathWord(commands.Lit(name))
		if base, ok := systemFolder(w.Text); ok {
			return commands.Lit(withoutEnding(base))
		}
		return w
	}
	return commands.Lit(withoutEnding(name))
}

// withoutEnding takes off by what Windows knows a program.
func withoutEnding(name string) string {
	for _, end := range [...]string{".exe", ".cmd", ".bat", ".com"} {
		if len(name) > len(end) && strings.EqualFold(name[len(name)-len(end):], end) {
			return strings.ToLower(name[:len(name)-len(end)])
		}
	}
	return name
}

// systemFolder is the last part of a path in a folder of Windows' programs.
func systemFolder(path string) (string, bool) {
	lower := strings.ToLower(path)
	for _, drive := range [...]string{"c:", "/mnt/c", "/c"} {
		for _, d := range [...]string{"/windows/system32/", "/windows/", "/windows/syswow64/", "/windows/system32/windowspowershell/v1.0/",
			"/program files/git/cmd/", "/program files/git/bin/", "/program files/powershell/7/"} {
			if rest, ok := strings.CutPrefix(lower, drive+d); ok && rest != "" && !strings.Contains(rest, "/") {
				return rest, true
			}
		}
	}
	return "", false
}

// environmentOf is the state that a program starts in: it sees the
// environment, and no variable of the shell.
func (p *pwsh) environmentOf(st *state) *state {
	s := &state{cwds: st.cwds, known: true, path: st.path, funcs: st.funcs}
	seen := map[string]bool{}
	for b := st.vars; b != nil; b = b.next {
		if name, ok := strings.CutPrefix(b.name, "env:"); ok && !seen[name] {
			seen[name] = true
			s.set(strings.ToUpper(name), b.alts)
			s.kinds.add(strings.ToUpper(name), exported)
		}
	}
	return s
}

// native are the words of a program as PowerShell passes them.
func (p *pwsh) native(list []*powershell.Expr, st *state) []commands.Word {
	var words []commands.Word
	for _, x := range list {
		switch x.Kind {
		case powershell.Parameter:
			w := commands.Lit("-" + x.Text)
			if len(x.Parts) == 0 {
				words = append(words, w)
				continue
			}
			for _, v := range p.value(x.Parts[0], st) {
				words = append(words, value.Concat(value.Concat(w, commands.Lit(":")), v))
			}
		case powershell.Splat:
			v := p.variable(x.Text, st)
			if len(v) == 1 && !v[0].Exact() {
				v = alts{{Many: true, Data: v[0].Data}}
			}
			words = append(words, v...)
		case powershell.Verbatim:
			for s := range strings.FieldsSeq(x.Text) {
				w := commands.Lit(strings.ReplaceAll(s, `"`, ""))
				if strings.Contains(s, "%") || strings.Count(s, `"`)%2 == 1 {
					w = commands.Word{Many: true}
				}
				words = append(words, w)
			}
		case powershell.ScriptBlock:
			w := p.blockWord(x)
			w.Many = true
			words = append(words, w)
		default:
			for _, w := range p.value(x, st) {
				w = dashed(w, x.Bare)
				if x.Bare && w.Known == automode.Exact {
					w.Glob = strings.ContainsAny(w.Text, "*?[")
					if w.Text == "~" || strings.HasPrefix(w.Text, "~/") || strings.HasPrefix(w.Text, `~\`) {
						w.Text = p.slashed(p.world.Home()) + w.Text[1:]
					}
				}
				if p.windows() && drivePath(w.Text) {
					w = p.pathWord(w)
				}
				words = append(words, w)
			}
		}
	}
	return words
}

// script is the ending of a file whose language is read, empty for others.
func script(lower string) string {
	for _, end := range [...]string{".ps1", ".bat", ".cmd"} {
		if strings.HasSuffix(lower, end) {
			return end
		}
	}
	return ""
}

// scriptFile reads a script of PowerShell or cmd that is run by its path.
func (p *pwsh) scriptFile(argv []commands.Word, st *state, in *stream, here bool) *stream {
	for _, s := range p.locate(argv[0], st) {
		e := automode.Effect{Kind: automode.Run, Target: s.at.Path, Place: s.place, Known: s.known, Why: "runs a script",
			Data: (p.notes.data(s.at.Path) | argv[0].Data) & automode.FetchedData, Traits: p.hiddenTrait()}
		if e.Target == "" {
			e.Target = s.target
		}
		if _, touched := p.notes.of(s.at.Path); touched {
			e.Data |= automode.UnknownData
		}
		text, ok := p.content(s)
		if !ok || s.known < automode.OneOf {
			p.give(e)
			p.loose = true
			continue
		}
		e.Traits |= automode.Readable
		p.give(e)
		parent, outer := p.parent, p.command
		p.parent = len(p.a.Effects)
		if script(strings.ToLower(argv[0].Text)) == ".ps1" {
			// What it defines may be seen by what follows, whatever the scope.
			inside := st.clone()
			inside.set("args", alts(argv[1:]))
			after, _ := p.text(strings.ReplaceAll(text, "\r\n", "\n"), inside, in)
			if here {
				after = after.clone()
				after.dead = false
				*st = *join(st, after).clone()
			}
		} else {
			p.reader.batch(text, st, in.flow, false)
		}
		p.parent, p.command = parent, outer
	}
	st.path = st.path || p.loose
	return &stream{}
}

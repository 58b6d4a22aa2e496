package python

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// start follows what starts another program.
func (r *reader) start(n *node, f *atom, a *args) value {
	if strings.HasPrefix(f.name, "spawn") && f.entry.gives == spawned && len(a.list) > 0 {
		behind := *a // whether it is waited for stands in front
		behind.list = a.list[1:]
		a = &behind
	}
	what, ok := a.at(0, "args")
	if !ok {
		what, _ = a.at(-1, "cmd")
	}
	line := f.entry.gives == lineRun
	if v, ok := a.at(-1, "shell"); ok && v.mayBeTrue() {
		line = true
	}
	if f.entry.gives == started && (len(a.list) > 1 || a.many) {
		r.fail(n.line, "arguments of “"+f.name+"” that were not read")
	}
	if f.entry.gives == spawned && (strings.HasSuffix(f.name, "e") || strings.HasPrefix(f.name, "posix")) {
		r.fail(n.line, "a program is given an environment that is not known")
	}
	if _, ok := a.at(-1, "executable"); ok {
		r.fail(n.line, "another program is started than is named")
	}
	if v, ok := a.at(-1, "env"); ok {
		r.environment(n, v)
	}
	var input *commands.Word
	if v, ok := a.at(-1, "input"); ok {
		w := v.words()
		if len(w) == 1 {
			input = &w[0]
		} else if len(w) > 0 {
			input = &commands.Word{}
		}
	} else if v, ok := a.at(-1, "stdin"); ok && !(len(v) == 1 && v[0].none) {
		input = &commands.Word{}
	}
	if m, ok := a.at(1, "mode"); ok && f.name == "popen" && !m.is("r") {
		input = &commands.Word{} // it is written to
	}
	dir, _ := a.at(-1, "cwd")
	folders := dir.words()
	if len(folders) == 0 {
		folders = []commands.Word{{Known: automode.Exact}}
	}
	paths := len(dir) == 0 && len(what) > 0
	for _, x := range what {
		for _, words := range r.commandsOf(n, x, f, a) {
			for _, in := range folders {
				r.starts(x, words, line, in, input)
			}
			paths = paths && (!line && code.PrintsPaths(words) || line && len(words) > 0 && words[0].Exact() && code.LinePrintsPaths(words[0].Text))
		}
	}
	if paths {
		if names, ok := r.named(commands.Lit("."), true); ok {
			printed := commands.Lit(strings.Join(names, "\n") + "\n")
			printed.Base = "."
			return value{{word: printed}}
		}
		return value{{word: commands.Word{Known: automode.Bounded, Base: "."}}}
	}
	return some(0)
}

// interpreter is the path of the interpreter that runs: not known as a path,
// but as the program that a command begins with.
const interpreter = "interpreter"

// commandsOf are the words of what is started, each way that it may come out.
func (r *reader) commandsOf(n *node, x *atom, f *atom, a *args) [][]commands.Word {
	if f.entry.gives == spawned {
		// The program, then its words with the name in front.
		rest, ok := a.at(1, "")
		if len(a.list) == 2 && ok && len(rest) == 1 && rest[0].list != nil {
			out := r.commandsOf(n, rest[0], &atom{entry: &entry{}}, a)
			for i := range out {
				if len(out[i]) > 0 {
					out[i][0] = x.text()
				}
			}
			return out
		}
		words := []commands.Word{x.text()}
		if len(a.list) < 2 {
			return [][]commands.Word{words}
		}
		for i := 2; i < len(a.list); i++ {
			words = append(words, single(a.list[i].words()))
		}
		if len(a.list) == 2 || a.many {
			words = append(words, commands.Word{Many: true})
		}
		return [][]commands.Word{words}
	}
	if x.kind != data || x.sites == 0 {
		return [][]commands.Word{{x.text()}}
	}
	if x.list == nil || x.deep || r.mutated&x.sites != 0 || x.list.kind != listNode && x.list.kind != tupleNode {
		v := r.elements(value{x})
		d, enc := v.carries()
		return [][]commands.Word{{{Data: d, Encoded: enc, Many: true}}}
	}
	out := [][]commands.Word{nil}
	for i, v := range x.list.parts {
		words := v.words()
		for k := range v {
			if v[k].number {
				words = append(words, v[k].text())
			}
			if v[k].name == interpreter && i == 0 {
				words = []commands.Word{commands.Lit("python3")}
			}
		}
		if x.list.kids != nil && x.list.kids[i].kind == starNode {
			words = []commands.Word{{Many: true, Data: single(words).Data}}
		}
		if len(words) == 0 {
			words = []commands.Word{{}}
		}
		if len(out)*len(words) > maxAtoms {
			words = []commands.Word{single(words)}
		}
		var next [][]commands.Word
		for _, o := range out {
			for _, w := range words {
				next = append(next, append(o[:len(o):len(o)], w))
			}
		}
		out = next
	}
	return out
}

// single is one word for all that there may be.
func single(words []commands.Word) commands.Word {
	if len(words) == 1 {
		return words[0]
	}
	var one commands.Word
	for _, w := range words {
		one.Data |= w.Data
		one.Encoded = one.Encoded || w.Encoded
	}
	return one
}

func (r *reader) starts(x *atom, words []commands.Word, line bool, in commands.Word, input *commands.Word) {
	if len(words) == 0 {
		return
	}
	f := commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Input: input, Why: "starts that program"}
	if line {
		// Words behind the line are its parameters.
		f = commands.Fact{Role: commands.RunsLine, Kind: automode.Run, Word: words[0], Input: input, Why: "runs a command line"}
		if in.Text != "" || in.Known != automode.Exact {
			f.Role, f.Words = commands.RunsWords, []commands.Word{commands.Lit("sh"), commands.Lit("-c"), words[0]}
		}
	}
	if f.Role == commands.RunsWords && (in.Text != "" || in.Known != automode.Exact) {
		f.Words = append([]commands.Word{commands.Lit("env"), commands.Lit("-C"), in}, f.Words...)
		f.Word = f.Words[0]
	}
	if words[0].Known != automode.Exact {
		r.shelled = true
	} else if p := commands.Find(words[0].Text[strings.LastIndexByte(words[0].Text, '/')+1:]); p != nil && p.Lang == commands.Shell {
		r.shelled = true
	}
	r.add(f)
}

// environment is the environment that a program is given.
func (r *reader) environment(n *node, v value) {
	for _, a := range v {
		switch {
		case a.none, a.kind == object && a.owner == &environType, a.name == "environ" && a.list == nil:
		case a.kind == data && a.list != nil && a.list.kind == dictNode && !a.deep && r.mutated&a.sites == 0:
			for k := 0; k < len(a.list.kids); k += 2 {
				if a.list.kids[k] == nil {
					if a.name != "environ" {
						r.fail(n.line, "a program is given an environment that is not known")
					}
					continue
				}
				r.setVariable(n, a.list.parts[k], a.list.parts[k+1])
			}
		default:
			r.fail(n.line, "a program is given an environment that is not known")
		}
	}
}

// sequence is a list whose parts are known, made by something else than
// being written out.
func (r *reader) sequence(n *node, parts []value) value {
	if n.made == nil {
		n.made = &node{kind: listNode, line: n.line}
	}
	if n.made.parts == nil {
		n.made.parts = make([]value, len(parts))
	}
	a := &atom{sites: r.container(n), list: n.made}
	if len(n.made.parts) != len(parts) {
		a.deep = true // not the same list each time
	}
	for i, p := range parts {
		if !a.deep {
			n.made.parts[i] = join(n.made.parts[i], p)
		}
		r.put(a.sites, p)
	}
	return value{a}
}

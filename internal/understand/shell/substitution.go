package shell

import (
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// What substitutions of commands and processes stand for.

// substitute reads $(…) and `…` and gives their output as a word, and beside it patterns
// for every name in it where it lists all that there are; alike: it is nothing else than
// what the pattern is.
func (r *reader) substitute(c *syntax.CmdSubst, st *state) (v, every alts, alike bool) {
	r.endsInBackquotes(c, st)
	if c.ReplyVar {
		r.stmts(c.Stmts, st.clone(), flow{})
		return anything(), nil, false
	}
	at, before, around := r.position, r.done, r.givenUp
	r.captured, r.givenUp, r.done = true, nil, r.done&^returns
	_, _, out := r.stmts(c.Stmts, st.clone(), r.feed)
	r.backTo(at)
	if r.givenUp != nil || r.done&returns != 0 && (r.sober || r.mayBeZsh()) { // with what was printed by then
		if out.maybe = true; len(c.Stmts) > 1 {
			out = flow{data: out.data, encoded: out.encoded, strange: out.strange, endless: out.endless, many: out.many, spoken: out.spoken, made: out.made}
		}
		around = join(around, r.givenUp)
	}
	r.givenUp = around
	r.strange = r.strange || out.strange
	r.apart(before)
	if out.many {
		r.row = max(r.row, longRow)
	}
	if more := out.more(); more.chain != nil {
		r.uttered(more.chain)
		r.uttered(more.together())
	}
	if out.endless {
		r.swarm("takes what has no end into memory")
	}
	if len(c.Stmts) == 1 {
		if f, names, ok := r.fileContent(c.Stmts[0], st); ok && names != nil {
			out = *names
		} else if ok {
			v := r.orMissing(alts{unended(f)}) // a plain sh only opens it
			if names := r.single(c.Stmts[0].Redirs[0].Word, st); f.Known == automode.Exact && len(names) == 1 && r.mayLack(names, st) {
				v = append(v, missing())
			}
			return v, nil, false
		}
	}
	v = alts{unended(out.asWord())}
	if w := &v[0]; w.Glob && w.Many {
		*w = commands.Word{Many: true, Data: w.Data, Encoded: w.Encoded} // it is not one of the names that match, but all
	}
	if out.maybe && out.prints == commands.ItsText && out.exact() && out.word().Text != "" {
		v = append(v, unended(out.word())) // or nothing
	}
	if every = out.every(); v[0].Known == automode.Exact {
		every = nil // they are there already
	} else if more := out.more(); more.alike && len(more.each) == 1 && out.data == 0 {
		every, alike = append(alts{more.each[0]}, more.given...), true
	}
	for i := range every {
		every[i].Many = true
	}
	return v, every, alike
}

// unended is a word without the ends of lines behind it, which a substitution
// takes away.
func unended(w commands.Word) commands.Word {
	if w.Known == automode.Exact {
		w.Text = strings.TrimRight(w.Text, "\n")
	}
	w.Suffix = strings.TrimRight(w.Suffix, "\n")
	return w
}

// fileContent is the value of $(<file), or what the file lists.
func (r *reader) fileContent(s *syntax.Stmt, st *state) (w commands.Word, list *flow, ok bool) {
	if s.Cmd != nil || len(s.Redirs) != 1 || s.Redirs[0].Op != syntax.RdrIn {
		return w, nil, false
	}
	w = commands.Word{Many: true}
	names := r.single(s.Redirs[0].Word, st)
	if listsKept {
		if lists, ok := r.listedIn(names, st); ok {
			return w, &lists, true
		}
	}
	if text, ok := r.fileText(names, st); ok {
		w = commands.Lit(text)
		w.Data = automode.UnknownData
	}
	for _, f := range names {
		w.Data |= r.dataOf(f, st)
	}
	return w, nil, true
}

// process reads <(…) or >(…); what stands there is the name of a pipe.
func (r *reader) process(p *syntax.ProcSubst, st *state) commands.Word {
	at, before := r.position, r.done
	r.piped, r.onward, r.versions.beside = true, true, true
	feed := r.feed
	if feed.open = true; p.Op == syntax.CmdOut {
		feed.input, feed.script = 0, false // it reads the pipe
	}
	from := len(r.a.Effects)
	_, _, out := r.stmts(p.Stmts, st.clone(), feed)
	r.goesOn(p.Stmts, st.clone(), feed, from)
	r.backTo(at)
	r.apart(before)
	out.input, out.script, out.piped = 0, false, false // what its own commands took of their inputs is not missing here
	name := pipeName(len(r.pipes))
	r.pipes = append(r.pipes, out)
	if p.Op == syntax.CmdOut {
		r.takers = append(r.takers, taken{len(r.pipes) - 1, taker{p.Stmts, st.clone()}})
		if out.endless {
			r.staysBehind()
		}
	}
	if !out.spoken {
		out.data &^= automode.SecretData // it is read with what comes out of the pipe
	}
	return commands.Word{Text: name, Known: automode.Exact, Data: out.data}
}

// pipeName is the name under which the n-th process substitution is followed.
func pipeName(n int) string { return "/dev/fd/" + strconv.Itoa(1000+n) }

// pipe returns what comes out of a pipe that process named.
func (r *reader) pipe(name string) (flow, bool) {
	number, ok := strings.CutPrefix(name, "/dev/fd/")
	if !ok {
		return flow{}, false
	}
	n, err := strconv.Atoi(number)
	if err == nil && n < 1000 {
		for i := len(r.descriptors) - 1; i >= 0; i-- {
			if x := &r.descriptors[i]; x.number == number && x.reads {
				return r.remains(x.in), true
			}
		}
	}
	if err != nil || n < 1000 || n-1000 >= len(r.pipes) {
		return flow{}, false
	}
	return r.pipes[n-1000], true
}

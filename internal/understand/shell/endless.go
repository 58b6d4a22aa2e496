package shell

import (
	"slices"
	"strings"

	"automode"
	"mvdan.cc/sh/v3/syntax"
)

// A loop that never ends and leaves a job behind in every round fills the
// machine. What is known to end, to wait or to be left is none of those.

// waiting reports whether something in statements waits, or ends what they stand in.
func waiting(list []*syntax.Stmt) bool {
	found := false
	for _, s := range list {
		syntax.Walk(s, func(n syntax.Node) bool {
			if c, ok := n.(*syntax.CallExpr); ok && len(c.Args) > 0 {
				switch name := base(c.Args[0].Lit()); name {
				case "sleep", "gsleep", "usleep", "read", "wait", "break", "exit", "return", "exec", "select", "inotifywait", "fswatch", "timeout", "nc", "tail", "watch", "curl", "wget", "ssh":
					found = found || name != "sleep" || len(c.Args) < 2 || strings.Trim(c.Args[1].Lit(), "0.") != ""
				}
			}
			return !found
		})
	}
	return found
}

// runsAway reports whether what a loop counts goes away from its bound.
func runsAway(l *syntax.CStyleLoop) bool {
	c, ok := l.Cond.(*syntax.BinaryArithm)
	step, counts := l.Post.(*syntax.UnaryArithm)
	if !ok || !counts {
		return false
	}
	up, down := step.Op == syntax.Inc, step.Op == syntax.Dec
	return up && (c.Op == syntax.Gtr || c.Op == syntax.Geq) || down && (c.Op == syntax.Lss || c.Op == syntax.Leq)
}

// swarms gives the effect of a loop without an end that starts jobs and never
// waits for one, and reports whether it goes round as fast as it can.
func (r *reader) swarms(endless bool, cond, body []*syntax.Stmt) bool {
	if !endless {
		return false
	}
	jobs, waits := leavesBehind(body)
	if !jobs && waiting(cond) {
		return false
	}
	body = append(body[:len(body):len(body)], cond...)
	switch {
	case jobs && !waits:
		r.swarm("starts jobs without end")
	case !waits && grows(body):
		r.swarm("a loop fills memory without end")
	case held(body):
		return false
	case fills(body):
		r.swarm("a loop makes files without end")
	default:
		r.unknown("a loop has no end, and nothing in it waits")
	}
	return true
}

// fills reports whether something in the body of a loop adds to what lies on a
// disk.
func fills(body []*syntax.Stmt) bool {
	found := false
	for _, s := range body {
		syntax.Walk(s, func(n syntax.Node) bool {
			switch n := n.(type) {
			case *syntax.Redirect:
				// One that is added to, or another one in every round.
				found = found || n.Op == syntax.AppOut || n.Op == syntax.RdrOut && plainWord(n.Word) == ""
			case *syntax.CallExpr:
				if len(n.Args) > 0 {
					switch base(n.Args[0].Lit()) {
					case "mkdir", "touch", "mktemp", "fallocate":
						found = true
					case "cp", "ln", "tar", "zip", "install", "split", "truncate":
						// Another one in every round.
						found = found || slices.ContainsFunc(n.Args, func(w *syntax.Word) bool { return plainWord(w) == "" })
					}
				}
			}
			return !found
		})
	}
	return found
}

// grows reports whether something in the body of a loop makes a variable longer.
func grows(body []*syntax.Stmt) bool {
	found := false
	for _, s := range body {
		syntax.Walk(s, func(n syntax.Node) bool {
			if a, ok := n.(*syntax.Assign); ok && a.Name != nil {
				found = found || a.Append || names(a.Value, a.Name.Value) > 1 || a.Index != nil && computed(a.Index)
			}
			return !found
		})
	}
	return found
}

// computed reports whether an index is no number or name that stands there.
func computed(x syntax.ArithmExpr) bool {
	w, ok := x.(*syntax.Word)
	return !ok || plainWord(w) == ""
}

// doubles gives the effect of a loop that makes a variable as long again in each of
// so many rounds that memory does not hold it.
func (r *reader) doubles(rounds float64, body []*syntax.Stmt) {
	if rounds < 36 {
		return
	}
	for _, s := range body {
		if c, ok := s.Cmd.(*syntax.CallExpr); ok && slices.ContainsFunc(c.Assigns, func(a *syntax.Assign) bool {
			return a.Name != nil && names(a.Value, a.Name.Value) > 1
		}) {
			r.swarm("a loop doubles a variable too often for memory to hold it")
		}
	}
}

// names counts how often a word takes the value of a variable.
func names(w *syntax.Word, variable string) int {
	count := 0
	if w != nil {
		syntax.Walk(w, func(n syntax.Node) bool {
			if p, ok := n.(*syntax.ParamExp); ok && p.Param != nil && p.Param.Value == variable && !p.Length {
				count++
			}
			return true
		})
	}
	return count
}

// alwaysCalls reports whether a function calls itself whatever happens: in a
// statement of its own, with nothing in front of it that may return.
func alwaysCalls(body *syntax.Stmt, name string) bool {
	var list []*syntax.Stmt
	switch c := body.Cmd.(type) {
	case *syntax.Block:
		list = c.Stmts
	case *syntax.Subshell:
		list = c.Stmts
	}
	for _, s := range list {
		c, ok := s.Cmd.(*syntax.CallExpr)
		if !ok {
			return false
		}
		if len(c.Args) == 0 {
			continue
		}
		switch c.Args[0].Lit() {
		case name:
			return true
		case "return", "exit", "exec", "read", "eval", "shift", "set", "":
			return false
		}
	}
	return false
}

// many gives the effect of a loop that goes round very often, where it leaves a
// job behind each time.
func (r *reader) many(body []*syntax.Stmt) {
	if jobs, waits := leavesBehind(body); jobs && !waits {
		r.swarm("starts very many jobs at once")
	}
}

// How many digits the number of rounds has that are very many jobs, and that are
// as good as rounds without end.
const farMany, farMost = 5, 10

// farBound is how many digits the number has that the condition of a loop compares
// with, 0 when it compares with none.
func farBound(cond syntax.Node) int {
	far, compares := 0, false
	syntax.Walk(cond, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.Word:
			s := n.Lit()
			if plainNumber(s) {
				far = max(far, len(s))
			}
			compares = compares || s == "-lt" || s == "-le" || s == "-ne"
		case *syntax.BinaryArithm:
			compares = true
			if n.Op == syntax.Pow {
				far = max(far, farMost)
			}
		}
		return true
	})
	if !compares {
		return 0
	}
	return far
}

// countsFar reports whether a list of words is that of a long row of numbers.
func countsFar(items []*syntax.Word) bool {
	for _, w := range items {
		text := w.Lit()
		if len(w.Parts) == 1 {
			if c, ok := w.Parts[0].(*syntax.CmdSubst); ok && len(c.Stmts) == 1 {
				// As many as a number says that stands there: of seq, head or jot.
				syntax.Walk(c.Stmts[0], func(n syntax.Node) bool {
					call, ok := n.(*syntax.CallExpr)
					if !ok || len(call.Args) == 0 {
						return true
					}
					switch base(call.Args[0].Lit()) {
					case "seq", "gseq", "jot", "head", "ghead", "shuf", "gshuf":
						for _, w := range call.Args[1:] {
							if s := strings.TrimLeft(w.Lit(), "-n"); plainNumber(s) && len(s) > len(text) {
								text = s
							}
						}
					}
					return true
				})
			}
		}
		_, last, ok := strings.Cut(strings.Trim(text, "{}"), "..")
		if !ok {
			last = text
		}
		if plainNumber(last) && len(last) >= 5 {
			return true
		}
	}
	return false
}

// held reports whether something in the body of a loop waits, or can end it.
func held(body []*syntax.Stmt) bool {
	found := false
	for _, s := range body {
		syntax.Walk(s, func(n syntax.Node) bool {
			if c, ok := n.(*syntax.CallExpr); ok && len(c.Args) > 0 {
				switch name := base(c.Args[0].Lit()); name {
				case "", "cat", "dd", "cp", "mkdir", "touch", "tee", "mktemp", "ln", "head", "tail", "fallocate", "mv", "rm", "tar", "gzip", "zip", "sed", "awk", "sort", "cut", "tr",
					"wc", "od", "xxd", "base64", "basename", "dirname", "seq", "ls", "stat", "chmod", "install", "split", "truncate", "export", "declare", "local", "eval":
					// Not known to wait, or known not to.
				default:
					found = found || !instant(name)
				}
			}
			return !found
		})
	}
	return found
}

// swarm is the effect of jobs or recursion without end.
func (r *reader) swarm(why string) {
	r.give(automode.Effect{Kind: automode.Control, Traits: automode.Halts, Target: everything, Known: automode.Exact, Why: why})
}

// everything is what work without end takes down.
const everything = "this machine"

// leavesBehind reports whether one round leaves a job behind, and whether
// something in it takes time or may end the loop.
func leavesBehind(body []*syntax.Stmt) (jobs, waits bool) {
	for _, s := range body {
		if s.Background {
			jobs = true
			continue
		}
		var inner []*syntax.Stmt
		switch c := s.Cmd.(type) {
		case nil, *syntax.ArithmCmd, *syntax.LetClause, *syntax.TestClause, *syntax.DeclClause:
			continue
		case *syntax.CoprocClause:
			jobs = true
			continue
		case *syntax.CallExpr:
			waits = waits || len(c.Args) > 0 && !instant(c.Args[0].Lit())
			continue
		case *syntax.Block:
			inner = c.Stmts
		case *syntax.Subshell:
			inner = c.Stmts
		case *syntax.ForClause:
			inner = c.Do
		case *syntax.IfClause:
			for ; c != nil; c = c.Else {
				inner = append(append(inner, c.Cond...), c.Then...)
			}
		default:
			return jobs, true
		}
		j, w := leavesBehind(inner)
		jobs, waits = jobs || j, waits || w
	}
	return jobs, waits
}

// instant reports whether a command takes no time and leaves no loop.
func instant(name string) bool {
	switch name {
	case ":", "true", "false", "echo", "printf", "test", "[", "let", "cd", "set", "shift", "disown", "bg", "umask", "ulimit", "uuidgen", "date", "expr":
		return true
	}
	return false
}

// always reports whether a loop's condition holds in every round; until turns
// it round. What a loop reads never ends when its input does not.
func always(cond []*syntax.Stmt, until bool, in flow) bool {
	if len(cond) == 0 {
		return false
	}
	s := cond[len(cond)-1]
	if s.Background {
		return false
	}
	holds, fails := false, false
	switch c := s.Cmd.(type) {
	case *syntax.CallExpr:
		holds, fails = settled(c, in)
	case *syntax.ArithmCmd:
		n := digits(c.X)
		holds, fails = n != "" && strings.Trim(n, "0") != "", n != "" && strings.Trim(n, "0") == ""
	case *syntax.TestClause:
		switch x := c.X.(type) {
		case *syntax.Word:
			holds = plainWord(x) != ""
		case *syntax.BinaryTest:
			holds, fails = comparedWords(x.Op.String(), x.X, x.Y)
		}
	}
	if s.Negated != until {
		holds = fails
	}
	return holds
}

// settled reports whether a command as a condition always succeeds or always
// fails.
func settled(c *syntax.CallExpr, in flow) (holds, fails bool) {
	if len(c.Args) == 0 {
		return true, false
	}
	switch name := c.Args[0].Lit(); name {
	case ":", "true", "echo", "printf", "sleep":
		return true, false
	case "false":
		return false, true
	case "read":
		return in.endless, false
	case "[", "test":
		args := c.Args[1:]
		if name == "[" && len(args) > 0 {
			args = args[:len(args)-1]
		}
		switch len(args) {
		case 1:
			return plainWord(args[0]) != "", false
		case 3:
			return comparedWords(args[1].Lit(), args[0], args[2])
		}
	}
	return false, false
}

// comparedWords reports whether a comparison of two words that are known holds, or
// fails.
func comparedWords(op string, x, y syntax.TestExpr) (holds, fails bool) {
	a, isA := x.(*syntax.Word)
	b, isB := y.(*syntax.Word)
	if !isA || !isB || plainWord(a) == "" || plainWord(b) == "" {
		return false, false
	}
	same := plainWord(a) == plainWord(b)
	switch op {
	case "=", "==", "-eq":
		return same, !same
	case "!=", "-ne":
		return !same, same
	case "-ge", "-le":
		return same, false
	}
	return false, false
}

// plainWord is the text of a word in which nothing is expanded.
func plainWord(w *syntax.Word) string {
	s, _ := verbatim(w)
	return s
}

// digits is the digits of an arithmetic expression that is a number.
func digits(x syntax.ArithmExpr) string {
	if w, ok := x.(*syntax.Word); ok && plainNumber(w.Lit()) {
		return w.Lit()
	}
	return ""
}

// startsItself reports whether a command is the script that it stands in,
// by its own name or through a shell that is given it: beside itself, or inside
// itself. With arguments it may be told to do something else.
func startsItself(c *syntax.CallExpr, piped bool) bool {
	words := c.Args
	if len(words) > 1 {
		switch base(words[0].Lit()) {
		case ".", "source":
			words, piped = words[1:], true
		case "sh", "bash", "dash", "zsh", "ksh", "nohup", "setsid", "exec":
			words = words[1:]
		}
	}
	return piped && len(words) == 1 && ownName(words[0])
}

// ownName reports whether a word is $0, quoted or not, or a path that ends so.
func ownName(w *syntax.Word) bool {
	parts := w.Parts
	if len(parts) == 2 {
		if l, ok := parts[0].(*syntax.Lit); ok && l.Value == "./" {
			parts = parts[1:]
		}
	}
	if len(parts) != 1 {
		return false
	}
	if q, ok := parts[0].(*syntax.DblQuoted); ok && len(q.Parts) == 1 {
		parts = q.Parts
	}
	p, ok := parts[0].(*syntax.ParamExp)
	return ok && p.Param != nil && (p.Param.Value == "0" || p.Param.Value == "BASH_SOURCE") && p.Exp == nil && p.Slice == nil && p.Repl == nil && !p.Length
}

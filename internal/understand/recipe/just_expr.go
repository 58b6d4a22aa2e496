//go:build !lean

package recipe

import (
	"path"
	"strings"
)

// justExpr reads an expression of a justfile from the front of a text.
type justExpr struct {
	j     *justfile
	rest  string
	vars  map[string]string
	wrong bool
}

func (e *justExpr) blanks() { e.rest = strings.TrimLeft(e.rest, " \t\n\\") }

// take takes a sign, after blanks.
func (e *justExpr) take(sign string) bool {
	t := strings.TrimLeft(e.rest, " \t\n")
	if !strings.HasPrefix(t, sign) {
		return false
	}
	e.rest = t[len(sign):]
	return true
}

// name takes a name, empty when there is none.
func (e *justExpr) name() string {
	i := 0
	for i < len(e.rest) && (e.rest[i] == '_' || e.rest[i] == '-' && i > 0 || e.rest[i]|0x20 >= 'a' && e.rest[i]|0x20 <= 'z' || i > 0 && e.rest[i] >= '0' && e.rest[i] <= '9') {
		i++
	}
	n := e.rest[:i]
	e.rest = e.rest[i:]
	return n
}

// quoted takes a text in quotes or backticks, one or three of them.
func (e *justExpr) quoted() (text string, quote byte, ok bool) {
	if e.rest == "" || strings.IndexByte("'\"`", e.rest[0]) < 0 {
		return "", 0, false
	}
	quote = e.rest[0]
	fence := e.rest[:1]
	if three := strings.Repeat(fence, 3); strings.HasPrefix(e.rest, three) {
		fence = three
	}
	from := e.rest[len(fence):]
	if quote != '"' {
		text, rest, found := strings.Cut(from, fence)
		if found {
			e.rest = rest
		}
		return text, quote, found
	}
	var b strings.Builder
	for i := 0; i < len(from); i++ {
		switch {
		case strings.HasPrefix(from[i:], fence):
			e.rest = from[i+len(fence):]
			return b.String(), quote, true
		case from[i] == '\\' && i+1 < len(from):
			i++
			switch c := from[i]; c {
			case 'n':
				b.WriteByte('\n')
			case 't':
				b.WriteByte('\t')
			case 'r':
				b.WriteByte('\r')
			case '\n':
			case '"', '\\':
				b.WriteByte(c)
			default:
				return "", quote, false // by number
			}
		default:
			b.WriteByte(from[i])
		}
	}
	return "", quote, false
}

// skip passes one value, without what it comes to.
func (e *justExpr) skip() bool {
	probe := justExpr{j: &justfile{src: &Source{}, vars: map[string]string{}}, rest: e.rest, vars: map[string]string{}}
	probe.term(0)
	e.rest = probe.rest
	return !probe.wrong
}

func (e *justExpr) fail() string {
	e.wrong, e.rest = true, ""
	return ""
}

// expr reads values joined by "+" and "/", or a choice.
func (e *justExpr) expr(depth int) string {
	if depth > 40 || e.wrong {
		return e.fail()
	}
	e.blanks()
	if strings.HasPrefix(e.rest, "if ") {
		e.rest = e.rest[3:]
		return e.choice(depth)
	}
	v := e.term(depth)
	for !e.wrong {
		e.blanks()
		switch {
		case len(v) > maxText: // added to itself time and again it fills the memory
			return e.fail()
		case strings.HasPrefix(e.rest, "&&") || strings.HasPrefix(e.rest, "||"):
			return e.fail()
		case e.take("+"):
			v += e.term(depth)
		case strings.HasPrefix(e.rest, "/") && e.take("/"):
			v += "/" + e.term(depth)
		default:
			return v
		}
	}
	return v
}

// choice is what an if comes to: both its sides where that is not known.
func (e *justExpr) choice(depth int) string {
	a := e.expr(depth + 1)
	e.blanks()
	op := e.rest[:min(2, len(e.rest))]
	e.rest = e.rest[len(op):]
	b := e.expr(depth + 1)
	if op != "==" && op != "!=" && op != "=~" && op != "!~" || !e.take("{") {
		return e.fail()
	}
	yes := e.expr(depth + 1)
	if !e.take("}") || !e.take("else") {
		return e.fail()
	}
	no := ""
	e.blanks()
	if strings.HasPrefix(e.rest, "if ") {
		no = e.expr(depth + 1)
	} else {
		if !e.take("{") {
			return e.fail()
		}
		no = e.expr(depth + 1)
		if !e.take("}") {
			return e.fail()
		}
	}
	switch {
	case yes == no:
		return yes
	case vague(a) || vague(b) || op[1] == '~':
		return e.j.add(part{})
	case (a == b) == (op == "=="):
		return yes
	}
	return no
}

// term reads one value.
func (e *justExpr) term(depth int) string {
	e.blanks()
	if e.rest == "" || depth > 40 {
		return e.fail()
	}
	switch c := e.rest[0]; {
	case c == '(':
		e.rest = e.rest[1:]
		v := e.expr(depth + 1)
		if !e.take(")") {
			return e.fail()
		}
		return v
	case c == '/':
		e.rest = e.rest[1:]
		return "/" + e.term(depth+1)
	case c == '\'' || c == '"' || c == '`':
		text, quote, ok := e.quoted()
		switch {
		case !ok || vague(text):
			return e.fail()
		case quote == '`':
			return e.run(e.j.fill(text, e.vars))
		}
		return text
	}
	name := e.name()
	if name == "" {
		return e.fail()
	}
	if e.rest != "" && (e.rest[0] == '\'' || e.rest[0] == '"') {
		// A text with a letter in front is filled in by just.
		if _, _, ok := e.quoted(); !ok {
			return e.fail()
		}
		return e.j.add(part{})
	}
	if !strings.HasPrefix(e.rest, "(") {
		if v, ok := e.vars[name]; ok {
			return v
		}
		if v, ok := e.j.valueOf(name); ok {
			return v
		}
		return e.j.add(part{}) // a constant of just
	}
	e.rest = e.rest[1:]
	var args []string
	for e.blanks(); e.rest != "" && e.rest[0] != ')' && !e.wrong; e.blanks() {
		args = append(args, e.expr(depth+1))
		if !e.take(",") {
			break
		}
	}
	if !e.take(")") {
		return e.fail()
	}
	return e.function(name, args)
}

// run is what a command prints; it runs whenever it is come by.
func (e *justExpr) run(command string) string {
	text := e.j.add(part{shell: command, once: true})
	_, takes := e.j.finish(text)
	e.j.plan.add(Step{Task: e.j.label, Takes: takes, Dir: e.j.src.Dir})
	return text
}

func (e *justExpr) function(name string, args []string) string {
	src := e.j.src
	switch {
	case (name == "env" || name == "env_var" || name == "env_var_or_default") && len(args) > 0 && !vague(args[0]):
		if src.Env != nil {
			if v, found := src.Env(args[0]); found == Whole {
				return v
			}
		}
		if len(args) > 1 && !environmental(args[0]) {
			return args[1]
		}
		if plainName(args[0]) {
			return e.j.add(part{env: args[0]})
		}
	case name == "justfile" || name == "source_file":
		return src.Path
	case name == "justfile_directory" || name == "source_directory" || name == "justfile_dir" || name == "source_dir":
		return path.Dir(src.Path)
	case strings.HasPrefix(name, "invocation_dir"):
		return src.Cwd
	case name == "home_dir" || name == "home_directory":
		return e.j.add(part{env: "HOME"})
	case name == "quote" && len(args) == 1:
		return quotedAround(args[0])
	case name == "join":
		return path.Join(args...)
	case name == "shell" && len(args) > 0:
		return e.run(args[0])
	}
	return e.j.add(part{})
}

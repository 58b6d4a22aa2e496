package perl

import (
	"strings"

	"automode/internal/understand/code/script"
)

// primary reads one value.
func (p *parser) primary() *script.Node {
	p.enter()
	defer func() { p.depth-- }()
	p.space()
	if p.pos >= len(p.src) {
		p.fail("a value is missing")
	}
	rest := p.src[p.pos:]
	switch c := rest[0]; {
	case c == '$' || c == '@' || c == '%':
		return p.variable()
	case digit(c) || c == '.' && len(rest) > 1 && digit(rest[1]):
		n := 0
		for n < len(rest) && (digit(rest[n]) || letter(rest[n]) || rest[n] == '.' && !strings.HasPrefix(rest[n:], "..")) {
			n++
		}
		p.pos += n
		text := strings.ReplaceAll(rest[:n], "_", "")
		if len(text) > 1 && text[0] == '0' && digit(text[1]) {
			text = text[1:] // a mode is written as such
		}
		return script.N(script.Number, text)
	case c == '"' || c == '\'' || c == '`' || c == '/':
		return p.quote(map[byte]string{'"': "qq", '\'': "q", '`': "qx", '/': "m"}[c])
	case c == '(':
		return p.parenthesis()
	case c == '[':
		p.pos++
		n := script.N(script.List, "ref")
		if !p.at("]") {
			n.Kids = items(p.expression())
		}
		p.need("]")
		return n
	case c == '{':
		p.pos++
		n := script.N(script.Mix, "")
		if !p.at("}") {
			n.Kids = items(p.expression())
		}
		p.need("}")
		return n
	case c == '<':
		return p.readline()
	case letter(c):
		return p.named()
	}
	p.fail("a value is missing")
	return nil
}

func (p *parser) parenthesis() *script.Node {
	p.need("(")
	n := script.N(script.List, "")
	if !p.at(")") {
		n.Kids = items(p.expression())
	}
	p.need(")")
	if p.at("[") {
		return script.N(script.Index, "", n, p.key())
	}
	if len(n.Kids) == 1 && n.Kids[0].Op != script.Spread && n.Kids[0].Op != script.Name {
		return script.N(script.Seq, "", n.Kids[0])
	}
	return n
}

// variable reads a variable with its sign, and the piece of it that is meant.
func (p *parser) variable() *script.Node {
	sign := p.src[p.pos]
	p.pos++
	if sign == '$' && p.pos < len(p.src) && p.src[p.pos] == '#' {
		p.pos++
		if p.pos < len(p.src) && (p.src[p.pos] == '{' || p.src[p.pos] == '$') {
			return script.N(script.Mix, "number", p.inner())
		}
		p.pos += len(p.word())
		return script.N(script.Mix, "number")
	}
	if p.pos >= len(p.src) {
		p.fail("the name of a variable is missing")
	}
	c := p.src[p.pos]
	name := ""
	switch {
	case letter(c):
		name = p.word()
		p.pos += len(name)
	case c == '{' || c == '$' && p.pos+1 < len(p.src) && (letter(p.src[p.pos+1]) || p.src[p.pos+1] == '{' || p.src[p.pos+1] == '$'):
		n := p.inner()
		if n.Op == script.Text {
			name = n.Text // ${name}
			break
		}
		if sign == '$' && (p.at("[") || p.at("{")) {
			return script.N(script.Index, "", n, p.key())
		}
		return script.N(script.Mix, "deref", n)
	case sign == '%':
		p.fail("a variable is not known")
	case digit(c):
		from := p.pos
		for p.pos < len(p.src) && digit(p.src[p.pos]) {
			p.pos++
		}
		name = p.src[from:p.pos]
	case c == '^' && p.pos+1 < len(p.src) && letter(p.src[p.pos+1]):
		if strings.IndexByte("OTVWX", p.src[p.pos+1]) < 0 {
			p.fail("a variable of the language itself is not known")
		}
		name = p.src[p.pos : p.pos+2]
		p.pos += 2
	case strings.IndexByte("&`'+!@/\\,;.<>()[]-~|\"?:0$", c) >= 0:
		name = string(c)
		p.pos++
	default:
		p.fail("a variable is not known")
	}
	next := byte(0)
	if p.pos < len(p.src) {
		next = p.src[p.pos]
	}
	switch {
	case strings.Contains(name, "::"), name == ":" && next == ':', next == '\'' && letter(name[0]) && p.pos+1 < len(p.src) && letter(p.src[p.pos+1]):
		p.fail("a variable of a package is not known")
	case sign == '@' && name == "ENV" && next == '{', sign == '%' && name == "ENV" && (next == '{' || next == '['):
		p.fail("several variables of the environment at once are not followed")
	case (sign == '$' || sign == '@') && next == '[':
		n := script.N(script.Index, "", script.N(script.Name, "@"+name), p.key())
		return slice(sign, n)
	case (sign == '$' || sign == '@') && next == '{':
		n := script.N(script.Index, "", script.N(script.Name, "%"+name), p.key())
		return slice(sign, n)
	}
	return script.N(script.Name, string(sign)+name)
}

// slice: several pieces are data made of them.
func slice(sign byte, n *script.Node) *script.Node {
	if sign == '@' {
		return script.N(script.Mix, "", n)
	}
	return n
}

// inner reads what a sign stands in front of: $name, {name} or {code}.
func (p *parser) inner() *script.Node {
	if p.src[p.pos] == '$' {
		// Pieces are those of what it refers to, and not its own.
		p.pos++
		if p.pos < len(p.src) && (p.src[p.pos] == '$' || p.src[p.pos] == '{') {
			return script.N(script.Mix, "deref", p.inner())
		}
		if p.pos >= len(p.src) || !letter(p.src[p.pos]) {
			p.fail("a variable is not known")
		}
		w := p.word()
		p.pos += len(w)
		if strings.Contains(w, "::") || p.pos+1 < len(p.src) && p.src[p.pos] == '\'' && letter(p.src[p.pos+1]) {
			p.fail("a variable of a package is not known")
		}
		return script.N(script.Name, "$"+w)
	}
	p.need("{")
	if p.at("^") {
		p.fail("a variable of the language itself is not known")
	}
	w, from := p.word(), p.pos
	p.pos += len(w)
	if w != "" && p.take("}") {
		return script.N(script.Text, w)
	}
	p.pos = from
	n := p.expression()
	p.need("}")
	return script.N(script.Seq, "", n)
}

// readline reads <…>: lines of a file, or names that match.
func (p *parser) readline() *script.Node {
	end := strings.IndexByte(p.src[p.pos:], '>')
	if strings.HasPrefix(p.src[p.pos:], "<<") && !strings.HasPrefix(p.src[p.pos:], "<<>>") || end < 0 {
		p.fail("a text that stands below is not followed")
	}
	if strings.HasPrefix(p.src[p.pos:], "<<>>") {
		end = 3
	}
	inside := strings.Trim(p.src[p.pos+1:p.pos+end], "<>$")
	p.pos += end + 1
	if strings.Trim(inside, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789") == "" {
		return script.N(script.Call, "", script.N(script.Name, "readline"))
	}
	if strings.ContainsAny(inside, "$@") {
		p.fail("names are looked for by a pattern that is not known")
	}
	return script.N(script.Call, "", script.N(script.Name, "glob"), script.N(script.Text, inside))
}

// Functions by how their arguments are written.
const (
	alone  = "time times wantarray wait getppid fork __FILE__ __LINE__ __PACKAGE__ __SUB__ break"
	single = "defined ref scalar lc uc lcfirst ucfirst length chr ord int abs sqrt hex oct exists delete each keys values shift pop chomp chop chdir rmdir readlink quotemeta rand srand sleep localtime gmtime exit umask sin cos exp log undef pos fc require eval do close closedir readdir fileno eof chroot stat lstat caller"
	quotes = "q qq qw qx qr m s tr y"
	blocks = "map grep sort first any all none sum_by"
	worded = "x eq ne lt gt le ge cmp and or xor not if unless while until for foreach"
)

// named reads a value that begins with a word.
func (p *parser) named() *script.Node {
	w := p.word()
	from := p.pos
	p.pos += len(w)
	if p.at("=>") {
		return script.N(script.Text, w)
	}
	name := script.N(script.Name, w)
	switch {
	case within(quotes, w):
		p.pos = from
		return p.quote(w)
	case within("my our local state", w):
		return p.declared(w)
	case w == "sub":
		return p.sub("")
	case (w == "do" || w == "eval") && p.at("{"):
		return p.block()
	case within(alone, w):
		p.take("()")
		return script.N(script.Call, "", name)
	case w == "print" || w == "printf" || w == "say":
		return p.print(name)
	case within(blocks, w):
		return p.overList(name)
	case p.at("->") || strings.Contains(w, "::") && !p.at("("):
		return name
	case p.at("("):
		return called(name, p.arguments())
	case w == "require" && p.word() != "":
		module := p.word()
		p.pos += len(module)
		return script.N(script.Call, "", name, script.N(script.Text, module))
	case within(single, w):
		p.space()
		c := byte(';')
		if p.pos < len(p.src) {
			c = p.src[p.pos]
		}
		switch {
		case within(worded, p.word()) || strings.IndexByte(";)}],:=.", c) >= 0 || p.at("//") && (w == "shift" || w == "pop") || p.at("&&") || p.at("||"):
			return called(name, nil)
		case strings.IndexByte("/?<&*", c) >= 0, c == '%' && !within("keys values each scalar defined delete exists undef", w), c == '-' && w != "sleep" && w != "abs" && w != "int":
			p.fail("it is not known where the argument of “" + w + "” begins")
		case c == '+' || c == '>' || c == '!':
			p.fail("it is not known where the argument of “" + w + "” begins")
		}
		return script.N(script.Call, "", name, flat(p.binary(7)))
	case w == strings.ToUpper(w):
		return script.N(script.Mix, "") // an open file by its name, or a constant
	}
	if p.closes() || p.at("=") || p.at("?") {
		return called(name, nil)
	}
	if language.Knows(w) {
		return called(name, items(p.list()))
	}
	p.fail("nobody described “" + w + "”")
	return nil
}

// called is a call; what it changes is handed to it as one thing.
func called(name *script.Node, args []*script.Node) *script.Node {
	if within("push unshift splice", name.Text) && len(args) > 0 && args[0].Op == script.Spread {
		args[0] = args[0].Kids[0]
	}
	if within("push unshift splice", name.Text) && len(args) > 0 && args[0].Op == script.Mix && args[0].Text == "deref" {
		on := args[0].Kids[0]
		for len(on.Kids) == 1 && on.Op != script.Call && on.Op != script.Index {
			on = on.Kids[0]
		}
		if on.Op != script.Index {
			name, args[0] = script.N(script.Name, throughReference), on
		}
	}
	if len(args) == 0 && within("unlink rmdir mkdir eval require do glob readlink stat lstat qx readpipe", name.Text) {
		args = []*script.Node{script.N(script.Name, "$_")}
	}
	return script.N(script.Call, "", append([]*script.Node{name}, args...)...)
}

// over is a loop over a list whose pieces are changed where they stand when
// the name that they are given in the loop is given another value.
func over(target, list, body *script.Node) *script.Node {
	n := script.N(script.Each, "", target, list, body)
	name := target
	if name.Op == script.Let {
		name = name.Kids[0]
	}
	if !sets(body, name.Text) {
		return n
	}
	seq := script.N(script.Seq, "")
	for _, v := range variables(list, nil) {
		if v.Text == "@_" {
			seq.Kids = append(seq.Kids, script.N(script.Strange, "a function changes what it is given"))
		}
		seq.Kids = append(seq.Kids, script.N(script.Set, "", v, script.N(script.Mix, "", v)))
	}
	seq.Kids = append(seq.Kids, n)
	return seq
}

// sets reports whether something in n gives the variable another value.
func sets(n *script.Node, name string) bool {
	if n == nil {
		return false
	}
	if n.Op == script.Set && n.Kids[0].Text == name {
		return true
	}
	for _, k := range n.Kids {
		if sets(k, name) {
			return true
		}
	}
	return false
}

// variables are those that stand in n.
func variables(n *script.Node, list []*script.Node) []*script.Node {
	if n == nil {
		return list
	}
	if n.Op == script.Name && strings.IndexByte("$@%", n.Text[0]) >= 0 {
		list = append(list, n)
	}
	for _, k := range n.Kids {
		list = variables(k, list)
	}
	return list
}

// declared reads the variables that my and its like make.
func (p *parser) declared(how string) *script.Node {
	var n *script.Node
	if p.at("(") {
		n = p.parenthesis()
		n.Op, n.Text = script.List, "ref"
		for i, k := range n.Kids {
			if k.Op == script.Spread {
				continue
			}
			if k.Op == script.Call || k.Op == script.Mix {
				n.Kids[i] = nil // undef
			}
		}
	} else {
		p.space()
		if p.pos >= len(p.src) || strings.IndexByte("$@%", p.src[p.pos]) < 0 {
			p.fail("the name of a variable is missing")
		}
		n = p.variable()
	}
	if how == "local" || how == "our" {
		if p.at("=") {
			return n
		}
		return script.N(script.Set, "", n, script.N(script.Plain, ""))
	}
	return script.N(script.Let, "", n)
}

// print reads what is printed, and where to.
func (p *parser) print(name *script.Node) *script.Node {
	n := script.N(script.Call, "", name)
	open := p.take("(")
	switch {
	case p.at("{"):
		n.Kids = append(n.Kids, script.N(script.Mix, "", p.block()))
	case p.at("$"):
		// A handle is a plain variable with a value right behind it.
		from := p.pos
		p.variable()
		blank := p.pos < len(p.src) && p.src[p.pos] == ' '
		p.space()
		n.Text = "handle"
		if !blank || p.pos >= len(p.src) || strings.IndexByte("\"'`$@", p.src[p.pos]) < 0 && (!letter(p.src[p.pos]) || within(worded, p.word())) {
			p.pos, n.Text = from, ""
		}
	default:
		if w := p.word(); w != "" && w == strings.ToUpper(w) && !strings.HasPrefix(w, "__") {
			p.pos += len(w)
			if w != "STDOUT" && w != "STDERR" {
				n.Text = "handle"
			}
		}
	}
	if !p.closes() {
		n.Kids = append(n.Kids, items(p.list())...)
	} else {
		n.Kids = append(n.Kids, script.N(script.Name, "$_"))
	}
	if open {
		p.need(")")
	}
	return n
}

// overList reads map, grep and sort: code, and the list it is run over.
func (p *parser) overList(name *script.Node) *script.Node {
	open := p.take("(")
	body := script.N(script.Leave, "")
	list := script.N(script.List, "")
	if p.at("{") {
		body = p.block()
		p.take(",")
		if !p.closes() {
			list.Kids = items(p.list())
		}
	} else if !p.closes() {
		list.Kids = items(p.list())
		if name.Text != "sort" && len(list.Kids) > 0 {
			body, list.Kids = list.Kids[0], list.Kids[1:]
		}
	}
	if open {
		p.need(")")
	}
	return script.N(script.Mix, "", over(script.N(script.Name, "$_"), list, body), list)
}

// throughReference is a change of what a reference leads to that a variable holds
// or a function gave.
const throughReference = "push-through-a-reference"

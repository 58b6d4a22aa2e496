package perl

import (
	"strconv"
	"strings"

	"automode/internal/understand/code"
	"automode/internal/understand/code/script"
)

// primary reads one value.
func (p *parser) primary() *script.Node {
	p.Enter()
	defer p.Leave()
	p.space()
	if p.Done() {
		p.Fail("a value is missing")
	}
	rest := p.Src[p.Pos:]
	switch c := rest[0]; {
	case c == '$' || c == '@' || c == '%':
		return p.variable()
	case code.Digit(c) || c == '.' && len(rest) > 1 && code.Digit(rest[1]):
		n := 0
		for n < len(rest) && (code.Digit(rest[n]) || code.Letter(rest[n]) || rest[n] == '.' && !strings.HasPrefix(rest[n:], "..")) {
			n++
		}
		p.Pos += n
		text := strings.ReplaceAll(rest[:n], "_", "")
		digits := text
		if len(text) > 1 && text[0] == '0' && code.Digit(text[1]) {
			digits = text[1:] // a mode is written as such
		}
		return script.Numeral(text, digits)
	case c == '"' || c == '\'' || c == '`' || c == '/':
		return p.quote(map[byte]string{'"': "qq", '\'': "q", '`': "qx", '/': "m"}[c])
	case c == '(':
		return p.parenthesis()
	case c == '[':
		p.Pos++
		n := script.N(script.List, "ref")
		if !p.At("]") {
			n.Kids = several(items(p.expression()))
		}
		p.Need("]")
		return n
	case c == '{':
		p.Pos++
		n := script.Signed("{", script.N(script.Mix, ""))
		if !p.At("}") {
			n.Kids = items(p.expression())
		}
		p.Need("}")
		return n
	case c == '<':
		return p.readline()
	case code.Letter(c):
		return p.named()
	}
	p.Fail("a value is missing")
	return nil
}

func (p *parser) parenthesis() *script.Node {
	p.Need("(")
	n := script.N(script.List, "")
	if !p.At(")") {
		n.Kids = items(p.expression())
	}
	p.Need(")")
	if p.At("[") {
		key := p.key()
		several(n.Kids)
		piece := script.N(script.Index, "", n, key)
		if !oneValue(key) {
			return slice('@', piece) // several of them
		}
		return piece
	}
	if len(n.Kids) == 1 && n.Kids[0].Op != script.Spread && n.Kids[0].Op != script.Name {
		return script.N(script.Seq, "", n.Kids[0])
	}
	return n
}

// variable reads a variable with its sign, and the piece of it that is meant.
func (p *parser) variable() *script.Node {
	sign := p.Src[p.Pos]
	p.Pos++
	if sign == '$' && !p.Done() && p.Src[p.Pos] == '#' {
		p.Pos++
		if !p.Done() && (p.Src[p.Pos] == '{' || p.Src[p.Pos] == '$') {
			return script.N(script.Mix, "number", p.inner())
		}
		p.Pos += len(p.word())
		return script.N(script.Mix, "number")
	}
	if p.Done() {
		p.Fail("the name of a variable is missing")
	}
	c := p.Src[p.Pos]
	name := ""
	switch {
	case code.Letter(c):
		name = p.word()
		p.Pos += len(name)
	case c == '{' || c == '$' && p.Pos+1 < len(p.Src) && (code.Letter(p.Src[p.Pos+1]) || p.Src[p.Pos+1] == '{' || p.Src[p.Pos+1] == '$'):
		n := p.inner()
		if n.Op == script.Text {
			name = n.Text // ${name}
			break
		}
		if sign == '$' && (p.At("[") || p.At("{")) {
			return p.pieceOf(n)
		}
		return script.N(script.Mix, "deref", n)
	case sign == '%':
		p.Fail("a variable is not known")
	case code.Digit(c):
		from := p.Pos
		for !p.Done() && code.Digit(p.Src[p.Pos]) {
			p.Pos++
		}
		name = p.Src[from:p.Pos]
	case c == '^' && p.Pos+1 < len(p.Src) && code.Letter(p.Src[p.Pos+1]):
		if strings.IndexByte("OTVWX", p.Src[p.Pos+1]) < 0 {
			p.Fail("a variable of the language itself is not known")
		}
		name = p.Src[p.Pos : p.Pos+2]
		p.Pos += 2
	case strings.IndexByte("&`'+!@/\\,;.<>()[]-~|\"?:0$", c) >= 0:
		name = string(c)
		p.Pos++
	default:
		p.Fail("a variable is not known")
	}
	next := byte(0)
	if !p.Done() {
		next = p.Src[p.Pos]
	}
	if sign == '$' && code.Within("File::Find::name File::Find::dir", name) {
		return script.N(script.Name, "$"+name) // what is found
	}
	if sign == '$' && code.Within("Data::Dumper::Sortkeys Data::Dumper::Indent Data::Dumper::Terse Data::Dumper::Useqq Data::Dumper::Maxdepth", name) {
		return script.N(script.Name, "$"+name) // how values are shown
	}
	if sign == '$' && strings.HasSuffix(name, "::VERSION") {
		return script.N(script.Mix, "") // which version is loaded
	}
	switch {
	case strings.Contains(name, "::"), name == ":" && next == ':', next == '\'' && code.Letter(name[0]) && p.Pos+1 < len(p.Src) && code.Letter(p.Src[p.Pos+1]):
		p.Fail("a variable of a package is not known")
	case sign == '@' && name == "ENV" && next == '{', sign == '%' && name == "ENV" && (next == '{' || next == '['):
		p.Fail("several variables of the environment at once are not followed")
	case (sign == '$' || sign == '@') && next == '[':
		if name == "ARGV" {
			p.given = append(p.given, nil)
		}
		n := p.pieceOf(script.N(script.Name, "@"+name))
		return slice(sign, n)
	case (sign == '$' || sign == '@') && next == '{':
		n := p.pieceOf(script.N(script.Name, "%"+name))
		return slice(sign, n)
	}
	n := script.N(script.Name, string(sign)+name)
	if name == "ARGV" {
		p.given = append(p.given, n)
	}
	return n
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
	if p.Src[p.Pos] == '$' {
		// Pieces are those of what it refers to, and not its own.
		p.Pos++
		if !p.Done() && (p.Src[p.Pos] == '$' || p.Src[p.Pos] == '{') {
			return script.N(script.Mix, "deref", p.inner())
		}
		if p.Done() || !code.Letter(p.Src[p.Pos]) {
			p.Fail("a variable is not known")
		}
		w := p.word()
		p.Pos += len(w)
		if strings.Contains(w, "::") || p.Pos+1 < len(p.Src) && p.Src[p.Pos] == '\'' && code.Letter(p.Src[p.Pos+1]) {
			p.Fail("a variable of a package is not known")
		}
		return script.N(script.Name, "$"+w)
	}
	p.Need("{")
	if p.At("^") {
		p.Fail("a variable of the language itself is not known")
	}
	w, from := p.word(), p.Pos
	p.Pos += len(w)
	if w != "" && p.Take("}") {
		return script.N(script.Text, w)
	}
	p.Pos = from
	n := p.expression()
	p.Need("}")
	return script.N(script.Seq, "", n)
}

// readline reads <…>: lines of a file, or names that match.
func (p *parser) readline() *script.Node {
	end := strings.IndexByte(p.Src[p.Pos:], '>')
	if strings.HasPrefix(p.Src[p.Pos:], "<<") && !strings.HasPrefix(p.Src[p.Pos:], "<<>>") || end < 0 {
		p.Fail("a text that stands below is not followed")
	}
	if strings.HasPrefix(p.Src[p.Pos:], "<<>>") {
		end = 3
	}
	inside := strings.Trim(p.Src[p.Pos+1:p.Pos+end], "<>")
	if n := len(inside); n > 2 && inside[0] == '"' && inside[n-1] == '"' && strings.Count(inside, `"`) == 2 {
		inside = inside[1 : n-1] // as glob takes them
	}
	p.Pos += end + 1
	// Behind "$" a bare name alone is a handle: what an element holds is a pattern.
	if strings.Trim(strings.TrimPrefix(inside, "$"), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789") == "" {
		return script.N(script.Call, "", script.N(script.Name, "readline"))
	}
	if strings.ContainsAny(inside, "$@") {
		p.Fail("names are looked for by a pattern that is not known")
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
	from := p.Pos
	p.Pos += len(w)
	if p.At("=>") {
		return script.N(script.Text, w)
	}
	if module, function, ok := strings.Cut(w, "::"); ok && (module == "POSIX" && code.Within("floor ceil fmod pow strftime", function)) {
		w = function // as if it was imported
	}
	name := script.N(script.Name, w)
	switch {
	case code.Within(quotes, w):
		p.Pos = from
		return p.quote(w)
	case code.Within("my our local state", w):
		return p.declared(w)
	case w == "sub":
		return p.sub("")
	case w == "do" && p.At("{"):
		return p.block()
	case w == "eval" && p.At("{"):
		return script.N(script.Try, "", p.block(), nil)
	case code.Within(alone, w):
		p.Take("()")
		return script.N(script.Call, "", name)
	case w == "print" || w == "printf" || w == "say":
		return p.print(name)
	case code.Within(blocks, w):
		return p.overList(name)
	case p.At("->") || strings.Contains(w, "::") && !p.At("("):
		return name
	case p.At("("):
		return called(name, p.arguments())
	case w == "require" && p.word() != "":
		module := p.word()
		p.Pos += len(module)
		return script.N(script.Call, "", name, script.N(script.Text, module))
	case code.Within(single, w):
		p.space()
		c := byte(';')
		if !p.Done() {
			c = p.Src[p.Pos]
		}
		switch {
		case code.Within(worded, p.word()) || strings.IndexByte(";)}],:=.>", c) >= 0 || p.At("//") && (w == "shift" || w == "pop") || p.At("&&") || p.At("||"):
			return called(name, nil)
		case strings.IndexByte("/?<&*", c) >= 0, c == '%' && !code.Within("keys values each scalar defined delete exists undef", w), c == '-' && w != "sleep" && w != "abs" && w != "int":
			p.Fail("it is not known where the argument of “" + w + "” begins")
		case c == '+' || c == '!':
			p.Fail("it is not known where the argument of “" + w + "” begins")
		}
		of := p.binary(7)
		if w == "undef" && of.Op == script.Name && len(of.Text) > 1 && of.Text[0] == '$' && code.Letter(of.Text[1]) {
			return script.N(script.Set, "", of, script.N(script.Text, "")) // as a text
		}
		return called(name, []*script.Node{flat(of)})
	case w == strings.ToUpper(w):
		return script.N(script.Mix, "") // an open file by its name, or a constant
	}
	if p.closes() || p.At("=") || p.At("?") {
		return called(name, nil)
	}
	if language.Knows(w) {
		return called(name, items(p.list()))
	}
	p.Fail("nobody described “" + w + "”")
	return nil
}

// called is a call; what it changes is handed to it as one thing.
func called(name *script.Node, args []*script.Node) *script.Node {
	if name.Text == "open" && len(args) > 2 && (args[2].Op == script.Seq && args[2].Text == "reference" || args[2].Sign == `\`) {
		mode := args[1]
		if mode.Op == script.Glue && len(mode.Kids) == 1 {
			mode = mode.Kids[0]
		}
		if mode.Op != script.Text || strings.TrimSpace(mode.Text) != "<" {
			return script.N(script.Strange, "a variable is written like a file", args...)
		}
		return script.N(script.Seq, "", args...)
	}
	if last := len(args) - 1; last > 0 && args[last].Sign == "{" && code.Within("make_path mkpath", name.Text) {
		return script.N(script.Seq, "", args[last], script.N(script.Call, "", append([]*script.Node{script.N(script.Name, "make_path")}, args[:last]...)...))
	}
	if code.Within("mkdir rmdir chdir rename link symlink truncate opendir sysopen", name.Text) {
		for i, a := range args {
			if a.Op == script.Spread && a.Text == script.Several {
				args[i] = a.Kids[0] // each of them is one
			} else if a.Op == script.Spread {
				args[i] = script.N(script.Mix, "", a) // how many there are, or the last of them
			}
		}
	}
	if code.Within("push unshift splice shift pop", name.Text) && len(args) > 0 && args[0].Op == script.Spread {
		args[0] = args[0].Kids[0]
	}
	if code.Within("push unshift splice", name.Text) && len(args) > 0 && args[0].Op == script.Mix && args[0].Text == "deref" {
		on := args[0].Kids[0]
		for len(on.Kids) == 1 && on.Op != script.Call && on.Op != script.Index {
			on = on.Kids[0]
		}
		if on.Op != script.Index {
			name, args[0] = script.N(script.Name, throughReference), on
		}
	}
	if name.Op == script.Name && !language.Knows(name.Text) {
		several(args)
	}
	if len(args) == 0 && code.Within("unlink rmdir mkdir eval require do glob readlink stat lstat qx readpipe", name.Text) {
		args = []*script.Node{script.N(script.Name, "$_")}
	}
	return script.N(script.Call, "", append([]*script.Node{name}, args...)...)
}

// declared reads the variables that my and its like make.
func (p *parser) declared(how string) *script.Node {
	var n *script.Node
	if p.At("(") {
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
		if p.Done() || strings.IndexByte("$@%", p.Src[p.Pos]) < 0 {
			p.Fail("the name of a variable is missing")
		}
		n = p.variable()
	}
	switch {
	case how == "our":
		if script.Has(n, func(k *script.Node) bool { return k.Op == script.Name && p.mine[k.Text] }) {
			p.Fail("a name stands for two variables")
		}
		return n // the same under a shorter name
	case how != "local":
		for _, v := range variables(n, nil) {
			if p.mine == nil {
				p.mine = map[string]bool{}
			}
			p.mine[v.Text] = true
		}
		return script.Signed(how, script.N(script.Let, "", n))
	}
	// Behind the block it is what it was.
	seq := script.N(script.Seq, "")
	for _, v := range variables(n, nil) {
		if n.Op == script.Index || code.Within("%ENV %SIG", v.Text) {
			continue
		}
		was := script.N(script.Name, "outside of "+strconv.Itoa(p.Pos)+", "+v.Text)
		seq.Kids = append(seq.Kids, script.N(script.Let, "", was, v))
		p.back = append(p.back, script.N(script.Set, "", v, was))
	}
	given := script.N(script.Plain, "")
	if p.At("=") && !p.At("==") && !p.At("=~") && !p.At("=>") {
		p.Pos++
		if given = p.assignment(); n.Op == script.Name && n.Text[0] == '@' {
			given = listed(given)
		}
	}
	seq.Kids = append(seq.Kids, script.Signed("=", script.N(script.Set, "", n, given)))
	return seq
}

// print reads what is printed, and where to.
func (p *parser) print(name *script.Node) *script.Node {
	n := script.N(script.Call, "", name)
	open := p.Take("(")
	switch {
	case p.At("{"):
		n.Kids = append(n.Kids, script.N(script.Mix, "", p.block()))
	case p.At("$"):
		// A handle is a plain variable with a value right behind it.
		from := p.Pos
		p.variable()
		blank := !p.Done() && p.Src[p.Pos] == ' '
		p.space()
		n.Text = "handle"
		if !blank || p.Done() || strings.IndexByte("\"'`$@", p.Src[p.Pos]) < 0 && (!code.Letter(p.Src[p.Pos]) || code.Within(worded, p.word())) {
			p.Pos, n.Text = from, ""
		}
	default:
		if w := p.word(); w != "" && w == strings.ToUpper(w) && !strings.HasPrefix(w, "__") {
			p.Pos += len(w)
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
		p.Need(")")
	}
	return n
}

// throughReference is a change of what a reference leads to that a variable holds
// or a function gave.
const throughReference = "push-through-a-reference"

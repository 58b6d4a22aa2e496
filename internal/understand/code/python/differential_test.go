package python

import (
	"bytes"
	"encoding/json"
	"math/rand"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// outline is what a text says, however it is laid out: the names, attributes
// and arguments in it, how many calls, and the letters of its texts.
type outline struct {
	Bad     bool // not a text of the language
	Names   []string
	Calls   int
	Letters string
}

// script makes the outline of each text with the language's own parser.
const script = `
import ast, json, sys
def outline(src):
    try:
        tree = ast.parse(src)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {"Bad": True}
    names, calls, letters = [], 0, []
    for n in ast.walk(tree):
        if isinstance(n, ast.Name): names.append(n.id)
        elif isinstance(n, ast.Attribute): names.append(n.attr)
        elif isinstance(n, ast.Call): calls += 1
        elif isinstance(n, ast.Constant) and isinstance(n.value, str): letters.append(n.value)
        elif isinstance(n, ast.Constant) and isinstance(n.value, bytes): letters.append(n.value.decode("latin1"))
        elif isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef)): names.append(n.name)
        elif isinstance(n, ast.keyword) and n.arg: names.append(n.arg)
        elif isinstance(n, ast.arg): names.append(n.arg)
        elif isinstance(n, ast.alias): names.append(n.name); n.asname and names.append(n.asname)
        elif isinstance(n, ast.ExceptHandler) and n.name: names.append(n.name)
    return {"Names": sorted(names), "Calls": calls, "Letters": "".join(sorted("".join(letters)))}
print(json.dumps([outline(s) for s in json.load(sys.stdin)]))
`

// drawn is the outline of our tree.
func drawn(list []*node) outline {
	var o outline
	var letters []byte
	var visit func(n *node)
	all := func(l []*node) {
		for _, n := range l {
			if n != nil {
				visit(n)
			}
		}
	}
	visit = func(n *node) {
		switch n.kind {
		case badNode, classNode, globalNode:
			o.Bad = true
		case nameNode, attrNode, keywordNode, defNode:
			o.Names = append(o.Names, n.text)
		case handlerNode:
			if n.text != "" {
				o.Names = append(o.Names, n.text)
			}
		case importNode, fromNode:
			for _, name := range n.names {
				if name != "" {
					o.Names = append(o.Names, name)
				}
			}
		case textNode:
			if len(n.names) > 0 {
				o.Bad = true // a letter that is named is not followed
			}
			if n.flag {
				for _, c := range []byte(n.text) {
					letters = append(letters, string(rune(c))...)
				}
			} else {
				letters = append(letters, n.text...)
			}
		case unaryNode:
			if n.text == "format" && strings.HasSuffix(n.kids[0].text, "=") {
				o.Bad = true
			}
		case callNode:
			o.Calls++
		}
		for _, p := range n.params {
			o.Names = append(o.Names, p.name)
			if p.value != nil {
				visit(p.value)
			}
			if p.note != nil {
				visit(p.note)
			}
		}
		all(n.marks)
		all(n.kids)
		all(n.body)
		all(n.alt)
		all(n.last)
	}
	all(list)
	slices.Sort(o.Names)
	runes := []rune(string(letters))
	slices.Sort(runes)
	o.Letters = string(runes)
	return o
}

// What we take for a text of the language says to the language's own parser
// what it says to us.
func TestDifferential(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3 here")
	}
	var texts []string
	for _, c := range reads {
		texts = append(texts, c.code)
	}
	texts = append(texts, layouts...)
	random := rand.New(rand.NewSource(1))
	whole := slices.Clone(texts)
	for range 6000 {
		a, b := whole[random.Intn(len(whole))], whole[random.Intn(len(whole))]
		i, k := random.Intn(len(a)+1), random.Intn(len(b)+1)
		s := a[:i] + b[k:]
		if random.Intn(3) == 0 {
			m := pieces[random.Intn(len(pieces))]
			at := random.Intn(len(s) + 1)
			s = s[:at] + m + s[at:]
		}
		texts = append(texts, s)
	}
	in, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(python, "-I", "-W", "ignore", "-c", script)
	cmd.Stdin = bytes.NewReader(in)
	out, err := cmd.Output()
	if err != nil {
		t.Skip("the python3 here does not run: " + err.Error())
	}
	var theirs []outline
	if err := json.Unmarshal(out, &theirs); err != nil {
		t.Fatal(err)
	}
	compared := 0
	for i, s := range texts {
		ours := drawn(parse(s))
		if ours.Bad || theirs[i].Bad || strings.Contains(s, "=}") || strings.Contains(s, "=:") {
			continue
		}
		compared++
		if !slices.Equal(ours.Names, theirs[i].Names) || ours.Calls != theirs[i].Calls || ours.Letters != theirs[i].Letters {
			t.Errorf("%q\n  ours: %v %d %q\ntheirs: %v %d %q", s, ours.Names, ours.Calls, ours.Letters, theirs[i].Names, theirs[i].Calls, theirs[i].Letters)
		}
	}
	t.Log(compared, "texts compared")
	if compared < 300 {
		t.Errorf("only %d texts were compared", compared)
	}
}

// pieces are put into texts at random.
var pieces = []string{"'", `"`, `\`, "\\\n", "\n", "\t", " ", "#", "f'", "rb'", `"""`, "{", "}", "{{", "(", ")", "[", "]", ":", ";", ",", "=", ":=", "\f", "\n    ", "\n\t", "lambda: ", " if x else y", "not ", "**", "*", "else:\n", "\\x41", "\\101", "{x}", "{x!r}", "{x:>{y}}", "# x\n", "await ", "0x", "1_0", "1e5", ".5", "...", "é", "async ", "in ", "is not ", "->", "@", "$", "?", "!", "!="}

// layouts are ways to lay code out.
var layouts = []string{
	"x = 'a' \"b\" '''c\nd'''", `x = r'\n' + '\n' + b'\x41\101' + '\x41\u0041\U00000041\101\q'`, "x = 'a\\\nb'", "if x:\n  y\n\n# c\n  z\nelse: w",
	"if x:\n\ty\n\tz\nw", "if x:\n        y\n\tz", "x = (1,\n  2)", "x = 1; y = 2;", "for a, (b, *c) in d: pass\nelse: e", "with a as b, c as d: pass",
	"with (a as b, c as d,): pass", "with (a, b): pass", "with (a): pass", "x = a if b else c if d else e", "x = lambda a, *b, c=1, **d: a",
	"def f(a, /, b: int = 1, *, c, **d) -> x: return a", "x = {**a, 'b': c}", "x = {*a, b}", "x = [*a, b]", "f(*a, b, *c, d=1, **e)", "x[1:2, ::3]",
	"x = f'a{b!r:>{c}}d{{e}}'", "x = f\"{a['b']}\"", "x = f'{a:%Y-%m}'", "x = f'{a != b}'", "x = rf'\\{a}\\n'", "x = f'''{\na\n}'''", "x = f'{lambda_}'",
	"x = not a in b", "x = a not in b is not c", "x = -a ** -b", "x = a @ b", "x @= b", "x: int", "x: int = 1", "del a, b[0], c.d", "assert a, b",
	"try: a\nexcept (b, c) as d: e\nexcept: f\nelse: g\nfinally: h", "while a: break\nelse: b", "global x", "import a.b as c, d", "from . import a", "from ..a import (b as c, d,)",
	"x = [a for b in c if d if e for f in g]", "x = {a: b for c in d}", "x = {a for b in c}", "f(a for b in c)", "x = (yield)", "def f():\n  x = yield a\n  yield from b",
	"x = a.b.c[d](e)(f=g)", "x = 0xFF + 0o7 + 0b1 + 1_000 + 1.5e-3 + 2j + .5 + 5.", "x = a < b == c >= d", "raise a from b", "x = y = z", "x, y = y, x", "a = b, = c",
	"print('a' 'b' f'{c}' 'd')", "x = (a := b)", "if (n := len(a)) > 1: pass", "x = a or b and not c", "\fx = 1", "x = 1 # c", "x = '#'", "'''doc'''", "x = ''", "x = \"\"\"a\"b\"\"\"",
	"x = a[b, c]", "x = a[b:=1]", "x = *a, b", "return", "lambda: (yield)", "x = 'é'", "x = b''", "match = 1", "type = 2\ntype.x", "print(*a, sep='')", "async = 1", "x = 1if y else 2", "x\\\n= 1",
	"match a:\n  case 1 | -2.5 | 'b': c\n  case {'k': d, **e}: f\n  case g.h(i, j=k) as l if m: n\n  case [o, *_] | (p, (q,)): r\n  case _: s", "match (a):\n  case b: c", "match a, b:\n  case c, *d: e\n  case (): f\n  case (g): h", "match(a)", "match[a]", "match.a",
}

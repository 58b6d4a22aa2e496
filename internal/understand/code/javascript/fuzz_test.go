package javascript

import (
	"strings"
	"testing"

	"automode/internal/understand/code"
)

// FuzzRead: no text stops the reader or keeps it busy, and one that was not
// understood says why.
func FuzzRead(f *testing.F) {
	for _, s := range []string{
		"const {a = 1, ...b} = require('fs'); for (const [x, y] of Object.entries(b)) console.log(`${x}${`${y}`}`)",
		"async function f(...a) { try { await import('x') } catch { return a?.[0]?.(1) ?? 2 } finally { f(...a) } } f()",
		"(a, {b} = {}, [c] = []) => a / b / /c/g.test(c) ? class { x = 1; static y() {} } : new Map([[1, 2]])",
		"import a, {b as c} from 'fs'; export default a; label: do { continue label } while (0)",
		"switch (a) { case 1: let x; default: delete x.y }", "x\n++y\nreturn\n1", "a = {get b() {}, async *c() {}}", "\"\\u{41}\\x41\\\n\"",
		strings.Repeat("(", 300), strings.Repeat("[", 300), strings.Repeat("`${", 200), strings.Repeat("a=>", 300), strings.Repeat("!", 300),
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 4096 {
			return
		}
		r := Read(s, code.Setting{})
		if r.Whole != (r.Why == "") {
			t.Errorf("whole %t, but %q", r.Whole, r.Why)
		}
	})
}

// What is nested too deep is not understood, and is read in no time.
func TestDepth(t *testing.T) {
	for _, s := range []string{"(", "[", "{", "`${", "a=>", "!", "{a:[", "f(", "if(1)", "(a=", "async()=>", "-", "new ", "function f(){", "a?b:", "a**", "x=", "class A{a(){"} {
		r := Read(strings.Repeat(s, code.MaxText/len(s)), code.Setting{})
		if r.Whole {
			t.Errorf("%s…: it was understood", s)
		}
	}
}

package standard_test

import (
	"runtime"
	"strings"
	"testing"

	"automode"
	"automode/standard"
)

// doubled are programs of a few lines, one of which is there time and again: what it is
// about is twice as much each time. The last line is what it ends with.
var doubled = [...]struct{ program, first, again, last string }{
	{"bash", "x=a", "x=$x$x", `touch "$x"`},
	{"bash", "x=(a)", `x=("${x[@]}" "${x[@]}")`, `touch "${x[@]}"`},
	{"bash", "set -- a", `set -- "$@" "$@"`, `touch "$@"`},
	{"bash", "f() { :; }", "f() { f; f; }", "f"},
	{"bash", "x=:", `x="eval '$x'; eval '$x'"`, `eval "$x"`},
	{"python3 -c", "x = 'a'", "x = x + x", "open(x, 'w')"},
	{"python3 -c", "x = ['a']", "x = x + x", "open(x[0], 'w')"},
	{"python3 -c", "x = ['a']", "x = [*x, *x]", "open(x[0], 'w')"},
	{"python3 -c", "x = ['a']", "x = [x, x]", "open(str(x), 'w')"},
	{"python3 -c", "x = 'a'", "x = x.replace('a', 'aa')", "open(x, 'w')"},
	{"node -e", "let x = 'a'", "x = x + x", "require('fs').writeFileSync(x, '')"},
	{"node -e", "let x = ['a']", "x = [...x, ...x]", "require('fs').writeFileSync(x[0], '')"},
	{"node -e", "let x = ['a']", "x = [x, x]", "require('child_process').spawnSync('ls', x)"},
	{"node -e", "let x = 'a'", "x = [x, x].join('')", "require('fs').writeFileSync(x, '')"},
	{"node -e", "let x = ['a']", "x.push(x)", "require('child_process').spawnSync('ls', x)"},
	{"ruby -e", "x = 'a'", `x = "#{x}#{x}"`, "File.write(x, '')"},
	{"ruby -e", "x = ['a']", "x = [*x, *x]", "File.write(x[0], '')"},
	{"ruby -e", "x = ['a']", "x = [x, x]", "File.write(File.join(x), '')"},
	{"ruby -e", "x = ['a']", "x << x", "system(*x)"},
	{"ruby -e", "x = 'a'", "x = File.join(x, x)", "File.write(x, '')"},
	{"perl -e", "$x = 'a';", "$x .= $x;", "unlink $x"},
	{"perl -e", "@x = ('a');", "@x = (@x, @x);", "unlink @x"},
	{"perl -e", "sub f { f(@_, @_) }", "f('a');", "unlink 'a'"},
	{"perl -e", "$x = 'a';", "$x = join '', $x, $x;", "unlink $x"},
	{"php -r", "$x = 'a';", "$x .= $x;", "unlink($x);"},
	{"php -r", "$x = ['a'];", "$x = [...$x, ...$x];", "unlink($x[0]);"},
	{"php -r", "function f(...$a) { return f(...$a, ...$a); }", "f('a');", "unlink('a');"},
	{"cmd /v:on /c", "set x=a&", "set x=!x!!x!&", "del !x!"},
	{"pwsh -c", "$x = 'a'", "$x = $x + $x", "Remove-Item $x"},
	{"pwsh -c", "$x = 'a'", `$x = "$x$x"`, "Remove-Item $x"},
	{"pwsh -c", "$x = 'a'", "$x = $x.Replace('a', 'aaaa')", "Remove-Item $x"},
	{"pwsh -c", "$x = 'a'", "$x = $x -replace 'a', 'aaaa'", "Remove-Item $x"},
}

// TestWhatIsDoubled: neither is followed until the memory is full.
func TestWhatIsDoubled(t *testing.T) {
	const most = 1 << 30 // bytes, in all and not at once
	g := standard.New(standard.Config{}, standard.Env{Home: "/home/dev", Platform: automode.Linux}, nil)
	for _, d := range doubled {
		text := d.first + "\n" + strings.Repeat(d.again+"\n", 100) + d.last
		if strings.HasSuffix(d.again, "&") {
			text = strings.ReplaceAll(text, "\n", " ")
		}
		if d.program != "bash" {
			text = d.program + " '" + strings.ReplaceAll(text, "'", `'\''`) + "'"
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		got := g.Decide(t.Context(), &automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: text, Cwd: "/home/dev/project", Roots: []string{"/home/dev/project"}})
		runtime.ReadMemStats(&after)
		if took := after.TotalAlloc - before.TotalAlloc; took > most {
			t.Errorf("%s %s; %s took %d MiB", d.program, d.again, d.last, took>>20)
		}
		// The first piece of a list is what it was.
		if got.Verdict == automode.Allow && !strings.Contains(d.last, "[0]") && !strings.Contains(d.last, "'ls'") && d.last != "f" {
			t.Errorf("%s %s; %s is allowed", d.program, d.again, d.last)
		}
	}
}

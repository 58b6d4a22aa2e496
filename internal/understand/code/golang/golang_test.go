package golang

import (
	"strings"
	"testing"

	"automode/internal/understand/code"
)

func TestRead(t *testing.T) {
	setting := code.Setting{Secret: func(name string) bool { return strings.Contains(name, "TOKEN") }}
	for _, c := range [...]struct{ imports, body, want string }{
		{`"fmt"`, `func main() { fmt.Println(1) }`, `nothing`},
		{`"os"`, `func main() { os.ReadFile("a" + ".txt") }`, `Read a.txt`},
		{`"os"; "path/filepath"`, `const d = "x"; func main() { p := filepath.Join(d, "y"); os.WriteFile(p, nil, 0) }`, `Write x/y`},
		{`"os"`, `func main() { os.RemoveAll("x") }`, `Delete x/**`},
		{`"os"`, `func main() { os.Rename("x", "y") }`, `Delete{relocated} x/**; Write y`},
		{`"os"`, `func main() { println(os.Getenv("LANG")) }`, `nothing`},
		{`"os"`, `func main() { println(os.Getenv("X_TOKEN")) }`, `?`},
		{`"os"`, `func main() { x := "a"; x = "b"; os.ReadFile(x) }`, `Read …`},
		{`"os"`, `func main() { f := os.Remove; f("x") }`, `?`},
		{`"os/exec"`, `func main() { exec.Command("x").Run() }`, `?`},
		{`"fmt"`, `func main() { for { fmt.Print() } }`, `?`},
		{`"fmt"`, `func main() { for { if fmt.Sprint() == "" { break } } }`, `nothing`},
		{`"fmt"`, `func main() { for { switch { default: break }; fmt.Print() } }`, `?`},
		{`"fmt"`, `func main() { fmt := 1; _ = fmt }`, `?`},
		{`"os"`, `func main() { f, _ := os.Open("x"); f.Chmod(0) }`, `Read x; ?`},
		{`. "os"`, `func main() { Remove("x") }`, `?`},
		{`"fmt"`, `func main( { }`, `?`},
	} {
		text := "package main\nimport (" + c.imports + ")\n" + c.body
		if got := Read(text, setting).String(); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", text, got, c.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("package main\nimport \"os\"\nfunc main() { os.Remove(os.Args[1]) }")
	f.Fuzz(func(_ *testing.T, text string) { Read(text, code.Setting{}) })
}

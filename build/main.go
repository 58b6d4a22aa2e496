// Command build builds the programs as they are installed.
//
//	go run ./build [-o DIR]
//	go run ./build -test    run the tests of what decides, built lean
//
// "go build ./cmd/..." makes programs that decide the same. What this one adds
// is that the hook, which starts before every tool call, is built lean:
//
//   - the catalogue of programs is packed, and unpacked a program at a time
//     (internal/commands/pack.go);
//   - the shell parser's package fileutil is replaced by build/fileutil, which
//     does no work at start;
//   - the hook's own functions are not copied into one another: what counts is
//     how many pages of the file are read, not how fast a loop runs;
//   - it carries no reader of other languages than the shell's. Beside it lies
//     automode-reader, which is the same program with everything in it, and
//     answers in its place where a call holds code in such a language.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"automode/internal/commands"
	"automode/internal/own"
)

const parser = "mvdan.cc/sh/v3"

func main() {
	dir := flag.String("o", "bin", "the folder for the programs")
	test := flag.Bool("test", false, "run the tests of what decides, built lean, and install nothing")
	flag.Parse()
	if err := build(*dir, *test); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

// build must run in the module's root.
func build(dir string, test bool) error {
	if _, err := os.Stat("build/fileutil"); err != nil {
		return fmt.Errorf("run it in the root of the repository: %w", err)
	}
	work, err := os.MkdirTemp("", "automode-build-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	lean, err := leanFlags(work)
	if err != nil {
		return err
	}
	if test {
		return run("test", append(lean, "./internal/understand/...", "./cmd/automode-hook")...)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if err := run("build", "-trimpath", "-ldflags", "-s -w", "-o", dir, "./cmd/automode"); err != nil {
		return err
	}
	if err := run("build", "-trimpath", "-ldflags", "-s -w", "-o", filepath.Join(dir, own.Reader+exe()), "./cmd/automode-hook"); err != nil {
		return err
	}
	return run("build", append(lean, "-trimpath", "-ldflags", "-s -w", "-o", filepath.Join(dir, "automode-hook"+exe()), "./cmd/automode-hook")...)
}

// exe is the end of a program's name on the system that is built for.
func exe() string {
	if goos := os.Getenv("GOOS"); goos == "windows" || goos == "" && runtime.GOOS == "windows" {
		return ".exe"
	}
	return ""
}

// leanFlags are what makes a build lean; what they name lies in work.
func leanFlags(work string) ([]string, error) {
	mod, err := leanModule(work)
	if err != nil {
		return nil, err
	}
	overlay, err := packed(work)
	return []string{"-tags", "lean", "-modfile", mod, "-overlay", overlay, "-gcflags", "automode/...=-l"}, err
}

// leanModule copies what is linked of the parser, with our fileutil, and
// writes a module file that names the copy.
func leanModule(work string) (string, error) {
	list, err := output("list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}} {{.ImportPath}} {{.Dir}}", "./cmd/automode-hook")
	if err != nil {
		return "", err
	}
	copied := filepath.Join(work, "sh")
	for line := range strings.Lines(list) {
		f := strings.SplitN(strings.TrimSpace(line), " ", 3)
		if len(f) != 3 || f[0] != parser {
			continue
		}
		from, to := f[2], filepath.Join(copied, strings.TrimPrefix(f[1], parser))
		if f[1] == parser+"/fileutil" {
			from = filepath.Join("build", "fileutil")
		}
		if err := copyPackage(from, to); err != nil {
			return "", err
		}
	}
	if err := os.WriteFile(filepath.Join(copied, "go.mod"), []byte("module "+parser+"\n\ngo 1.25\n"), 0o644); err != nil {
		return "", err
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sum, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	absolute, err := filepath.Abs(copied)
	if err != nil {
		return "", err
	}
	name := filepath.Join(work, "lean.mod")
	mod = fmt.Appendf(mod, "\nreplace %s => %q\n", parser, filepath.ToSlash(absolute))
	if err := os.WriteFile(name, mod, 0o644); err != nil {
		return "", err
	}
	return name, os.WriteFile(filepath.Join(work, "lean.sum"), sum, 0o644)
}

func copyPackage(from, to string) error {
	if err := os.MkdirAll(to, 0o755); err != nil {
		return err
	}
	files, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(from, f.Name()))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(to, f.Name()), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// packed writes the catalogue and lays it where the hook embeds it from. The
// repository itself is not written to.
func packed(work string) (string, error) {
	pack, err := filepath.Abs(filepath.Join(work, "catalogue.pack"))
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(pack, commands.Pack(), 0o644); err != nil {
		return "", err
	}
	place, err := filepath.Abs(filepath.Join("internal", "commands", "catalogue.pack"))
	if err != nil {
		return "", err
	}
	name := filepath.Join(work, "overlay.json")
	return name, os.WriteFile(name, fmt.Appendf(nil, "{\"Replace\": {%q: %q}}\n", place, pack), 0o644)
}

func run(verb string, args ...string) error {
	cmd := exec.Command("go", append([]string{verb}, args...)...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("go %s: %w", verb, err)
	}
	return nil
}

func output(args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	var problem bytes.Buffer
	cmd.Stderr = &problem
	text, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, bytes.TrimSpace(problem.Bytes()))
	}
	return string(text), nil
}

// Package programs builds our programs as they are installed: side by side, and
// the hook lean.
package programs

import (
	"bytes"
	"cmp"
	"debug/buildinfo"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"automode/internal/commands"
	"automode/internal/digest"
	"automode/internal/own"
	"automode/internal/release"
)

const parser = "mvdan.cc/sh/v3"

// Build is one build of all programs. It must run in the module's root. The
// zero value builds for this system into the current folder.
type Build struct {
	Dir      string    // the folder for the programs
	OS, Arch string    // the system to build for; empty: this one
	Version  string    // what the programs call themselves; empty: what version control says
	Out      io.Writer // where the Go tool's messages go; nil: stderr
	// Tell is called before each program, of which the first of a machine take
	// minutes; may be nil.
	Tell func(name string, i, of int)
}

// packedFunctions tells the linker to leave no space between functions. Where
// instructions have a length of their own, as on amd64, they need none; what is
// aligned for its loops says so itself.
const packedFunctions = " -funcalign=1"

// olderCollector chooses the garbage collector of Go 1.25, which the hook hardly
// ever starts and which keeps less: with the newer one every kind of object touches
// a page more, which a start feels. Go 1.27 means to be without it.
const olderCollector = "GOEXPERIMENT=nogreenteagc"

// Names are the files of a build, in their order.
func (b Build) Names() []string {
	exe := Exe(b.OS)
	return []string{"automode" + exe, "automode-hook" + exe, own.Reader + exe, own.Judge + exe, own.Gateway + exe}
}

// Exe is the end of a program's name on a system; empty means this one.
func Exe(goos string) string {
	if goos == "" {
		goos = os.Getenv("GOOS")
	}
	if goos == "windows" || goos == "" && runtime.GOOS == "windows" {
		return ".exe"
	}
	return ""
}

// Run builds them.
func (b Build) Run() error {
	work, lean, err := leanFlags()
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := os.MkdirAll(b.Dir, 0o755); err != nil {
		return err
	}
	for i, name := range b.Names() {
		if b.Tell != nil {
			b.Tell(name, i+1, len(b.Names()))
		}
		args := []string{"-trimpath", "-ldflags", "-s -w" + says("name", b.Version), "-o", filepath.Join(b.Dir, name), "./cmd/automode-hook"}
		var how []string
		switch i {
		case 0:
			args[len(args)-1] = "./cmd/automode"
		case 1:
			// The hook cannot look up what version control says of it, so it is told
			// what the program before it says.
			info, err := buildinfo.ReadFile(filepath.Join(b.Dir, b.Names()[0]))
			if err != nil {
				return err
			}
			built := release.Of(info)
			args[2] = "-s -w" + says("name", cmp.Or(b.Version, built.Name)) + says("commit", built.Commit)
			how = lean
			if b.arch() == "amd64" {
				args[2] += packedFunctions
			}
		case 3:
			args[len(args)-1] = "./cmd/automode-judge"
		case 4:
			args[len(args)-1] = "./cmd/automode-mcp"
		}
		if err := b.run("build", how, args...); err != nil {
			return err
		}
	}
	return nil
}

// says is the linker's option by which package release says what a program was
// built as; nothing where there is nothing to say.
func says(what, value string) string {
	if value == "" {
		return ""
	}
	return " -X automode/internal/release." + what + "=" + value
}

// Test runs the tests of what decides, built lean.
func Test() error {
	work, lean, err := leanFlags()
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	b := Build{Out: os.Stdout}
	if err := b.run("test", lean, "./internal/understand/...", "./cmd/automode-hook"); err != nil {
		return err
	}
	// What this build decides itself is what the full one decides.
	return b.run("test", lean, "-run", "^TestCorpus", "./standard")
}

// leanFlags are what makes a build lean. What they name lies in work, which the
// caller removes.
func leanFlags() (work string, flags []string, err error) {
	if _, err := os.Stat("build/fileutil"); err != nil {
		return "", nil, fmt.Errorf("run it in the root of the repository: %w", err)
	}
	if work, err = os.MkdirTemp("", "automode-build-"); err != nil {
		return "", nil, err
	}
	mod, err := leanModule(work)
	if err == nil {
		var overlay string
		overlay, err = packed(work)
		flags = []string{"-tags", "lean", "-modfile", mod, "-overlay", overlay}
		// The last pattern counts: only what the runtime is made of is inlined.
		for _, packages := range [...]string{"all=-l", "runtime/...=", "internal/...=", "sync/...="} {
			flags = append(flags, "-gcflags", packages)
		}
	}
	if err != nil {
		os.RemoveAll(work)
	}
	return work, flags, err
}

// kept is where the copy of the parser is kept. The Go tool writes its name
// into the program, so it is the same for whoever builds, wherever the clone
// lies.
const kept = "bin/.lean"

// leanModule copies what is linked of the parser, with our fileutil, and
// writes a module file that names the copy. The copy bears its digest, so that
// builds at the same time do not disturb each other.
func leanModule(work string) (string, error) {
	list, err := output("list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}} {{.ImportPath}} {{.Dir}}", "./cmd/automode-hook")
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(kept, 0o755); err != nil {
		return "", err
	}
	fresh, err := os.MkdirTemp(kept, "new-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(fresh)
	sum := ""
	for line := range strings.Lines(list) {
		f := strings.SplitN(strings.TrimSpace(line), " ", 3)
		if len(f) != 3 || f[0] != parser {
			continue
		}
		from, to := f[2], filepath.Join(fresh, strings.TrimPrefix(f[1], parser))
		if f[1] == parser+"/fileutil" {
			from = filepath.Join("build", "fileutil")
		}
		more, err := copyPackage(from, to)
		if err != nil {
			return "", err
		}
		sum += f[1] + more
	}
	if err := os.WriteFile(filepath.Join(fresh, "go.mod"), []byte("module "+parser+"\n\ngo 1.25\n"), 0o644); err != nil {
		return "", err
	}
	copied := kept + "/sh-" + digest.Of([]byte(sum))[:16]
	if _, err := os.Stat(copied); err != nil {
		if err := os.Chmod(fresh, 0o755); err != nil {
			return "", err
		}
		if err := os.Rename(fresh, copied); err != nil {
			if _, there := os.Stat(copied); there != nil { // another build was first
				return "", err
			}
		}
	}
	mod, err := os.ReadFile("go.mod")
	if err != nil {
		return "", err
	}
	sums, err := os.ReadFile("go.sum")
	if err != nil {
		return "", err
	}
	name := filepath.Join(work, "lean.mod")
	mod = fmt.Appendf(mod, "\nreplace %s => ./%s\n", parser, copied)
	if err := os.WriteFile(name, mod, 0o644); err != nil {
		return "", err
	}
	return name, os.WriteFile(filepath.Join(work, "lean.sum"), sums, 0o644)
}

// copyPackage copies the code of a package and returns its names and digests.
func copyPackage(from, to string) (sum string, err error) {
	if err := os.MkdirAll(to, 0o755); err != nil {
		return "", err
	}
	files, err := os.ReadDir(from)
	if err != nil {
		return "", err
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(from, f.Name()))
		if err != nil {
			return "", err
		}
		sum += f.Name() + digest.Of(text)
		if err := os.WriteFile(filepath.Join(to, f.Name()), text, 0o644); err != nil {
			return "", err
		}
	}
	return sum, nil
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

// arch is the processor that is built for.
func (b Build) arch() string { return cmp.Or(b.Arch, os.Getenv("GOARCH"), runtime.GOARCH) }

// run starts the Go tool; lean are the flags of a lean build, nil of another.
func (b Build) run(verb string, lean []string, args ...string) error {
	cmd := exec.Command("go", slices.Concat([]string{verb}, lean, args)...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if len(lean) > 0 && strings.HasPrefix(runtime.Version(), "go1.26") {
		cmd.Env = append(cmd.Env, olderCollector)
	}
	if b.OS != "" {
		cmd.Env = append(cmd.Env, "GOOS="+b.OS, "GOARCH="+b.Arch)
	}
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if b.Out != nil {
		cmd.Stdout, cmd.Stderr = b.Out, b.Out
	}
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("go %s: %w", verb, err)
	}
	return nil
}

// output asks the Go tool something about this system, whatever is built for.
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

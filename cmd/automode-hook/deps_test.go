package main

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// The hook starts before every tool call, so it links nothing that is slow to
// start, nothing that could reach a network and nothing that looks programs up.
func TestDependencies(t *testing.T) {
	t.Run("hook", func(t *testing.T) { dependencies(t, "lean") })
	t.Run("reader", func(t *testing.T) { dependencies(t, "") })
}

// dependencies checks what a build with that tag links. Regular expressions are what
// scripts of filters are written in, and left to the reader. (-e: the packed catalogue is
// put there by the build.)
func dependencies(t *testing.T, tag string) {
	out, err := exec.Command("go", "list", "-e", "-tags", tag, "-deps", "-f", `{{.ImportPath}} {{join .Imports " "}}`, ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	if len(lines) < 20 {
		t.Fatalf("only %d dependencies were listed: %q", len(lines), lines)
	}
	for _, line := range lines {
		words := strings.Fields(line)
		dep, imports := words[0], words[1:]
		first, _, _ := strings.Cut(dep, "/")
		for _, never := range []string{"net/http", "net/rpc", "crypto/tls", "crypto/x509", "text/template", "html", "os/exec", "os/user", "plugin", "runtime/cgo"} {
			if dep == never || strings.HasPrefix(dep, never+"/") {
				t.Errorf("the hook links %s", dep)
			}
		}
		switch {
		case dep == "net":
			t.Errorf("the hook links %s", dep)
		case strings.Contains(first, ".") && !slices.Contains(libraries, dep) && (tag == "lean" || !slices.Contains(readers, dep)):
			t.Errorf("the hook links %s, which is not one of the libraries it may", dep)
		case tag == "lean" && slices.Contains(imports, "regexp") && dep != "mvdan.cc/sh/v3/fileutil":
			t.Errorf("%s, which the hook links, uses regular expressions", dep)
		}
	}
}

// What Go's runtime would do for a program that lives long is left out.
func TestShortLived(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{.DefaultGODEBUG}}", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	settings := strings.Split(strings.TrimSpace(string(out)), ",")
	for _, setting := range []string{"updatemaxprocs=0", "decoratemappings=0"} {
		if !slices.Contains(settings, setting) {
			t.Errorf("the hook is built without %s: %q", setting, settings)
		}
	}
}

// libraries are the packages of other modules that the hook may link.
var libraries = []string{
	"mvdan.cc/sh/v3/syntax",
	"mvdan.cc/sh/v3/fileutil", // only because syntax imports it
	"github.com/tidwall/jsonc",
}

// readers are those that the reader beside it links as well.
var readers = []string{
	"go.yaml.in/yaml/v3", // in which compose files are written
}

package main

import (
	"os/exec"
	"strings"
	"testing"
)

// The hook starts before every tool call, so it links nothing that is slow to
// start and nothing that could reach a network.
func TestDependencies(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	if len(deps) < 20 {
		t.Fatalf("only %d dependencies were listed: %q", len(deps), deps)
	}
	for _, dep := range deps {
		switch first, _, _ := strings.Cut(dep, "/"); {
		case dep == "net", strings.HasPrefix(dep, "net/http"), strings.HasPrefix(dep, "crypto/tls"), strings.HasPrefix(dep, "crypto/x509"),
			dep == "regexp", strings.HasPrefix(dep, "regexp/"), strings.HasPrefix(dep, "text/template"), first == "html",
			dep == "os/exec", dep == "plugin", dep == "runtime/cgo":
			t.Errorf("the hook links %s", dep)
		case strings.Contains(first, ".") && !ours(dep):
			t.Errorf("the hook links %s, which is not one of the libraries it may", dep)
		}
	}
}

// ours reports whether a package of another module may be linked.
func ours(dep string) bool {
	for _, may := range []string{"mvdan.cc/sh/v3/syntax", "github.com/tidwall/jsonc", "github.com/bmatcuk/doublestar/v4"} {
		if dep == may {
			return true
		}
	}
	return false
}

package shell

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The map of the package names every file of it, and none that is not there.
func TestMap(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, list, ok := strings.Cut(string(text), "\n// The text: ")
	if !ok {
		t.Fatal("doc.go has no map")
	}
	remarks, words := regexp.MustCompile(`\([^)]*\)`), regexp.MustCompile(`[a-z_]+`)
	list = remarks.ReplaceAllString(strings.ReplaceAll(list, "\n//", ""), "")
	var named []string
	for subject := range strings.SplitSeq(list, ".") {
		if _, files, ok := strings.Cut(subject, ": "); ok {
			subject = files
		}
		for _, w := range words.FindAllString(subject, -1) {
			if w != "and" {
				named = append(named, w)
			}
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	for _, f := range files {
		name := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(f, ".go"), "_lean"), "_read")
		if strings.HasSuffix(name, "_test") || name == "doc" {
			continue
		}
		if there[name] = true; !slices.Contains(named, name) {
			t.Errorf("doc.go does not name %s", f)
		}
	}
	for _, n := range named {
		if n != "package" && n != "shell" && !there[n] {
			t.Errorf("doc.go names %s, and no file has that name", n)
		}
	}
}

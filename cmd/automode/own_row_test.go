package main

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/commands"
	"github.com/alecthomas/kong"
)

// TestOwnRow: what the catalogue knows of this program is what it has: each command, and
// each option of those that are anybody's to call.
func TestOwnRow(t *testing.T) {
	var line commandLine
	parser, err := kong.New(&line, kong.Name("automode"))
	if err != nil {
		t.Fatal(err)
	}
	own := commands.Find("automode")
	read := func(words ...string) (unknown string, ungated bool) {
		var list []commands.Word
		for _, w := range words {
			list = append(list, commands.Lit(w))
		}
		result := own.Read(list, automode.Linux)
		for _, f := range result.Facts {
			if f.Kind == automode.Unknown && strings.HasPrefix(f.Why, "no ") {
				unknown = f.Why
			}
			ungated = ungated || f.Traits.Has(automode.Ungated)
		}
		return unknown, ungated
	}
	leaves := parser.Model.Leaves(true)
	if len(leaves) < 20 {
		t.Fatalf("the program has %d commands", len(leaves))
	}
	for _, leaf := range leaves {
		var words []string
		for n := leaf; n != nil; n = n.Parent {
			words = append([]string{n.Name}, words...)
		}
		if unknown, _ := read(words...); unknown != "" {
			t.Errorf("%s: the catalogue does not know it: %s", strings.Join(words, " "), unknown)
		}
		if _, ungated := read(append(words, "x")...); ungated {
			continue // whatever it is told
		}
		for _, f := range leaf.Flags {
			option := []string{"--" + f.Name}
			if !f.IsBool() {
				option = []string{"--" + f.Name, "1"}
			}
			if unknown, _ := read(append(words[:len(words):len(words)], option...)...); unknown != "" {
				t.Errorf("%s %s: the catalogue does not know it: %s", strings.Join(words, " "), option[0], unknown)
			}
		}
	}
}

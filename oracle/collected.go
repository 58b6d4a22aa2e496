//go:build linux

package main

import (
	"errors"
	"path/filepath"
	"strconv"
	"strings"

	"automode/internal/commands"
	"golang.org/x/tools/txtar"
)

// collected are the commands that mutations begin with: those of the corpus
// below testdata, and the cases of the catalogue.
func collected() ([]string, error) {
	var all []string
	for _, p := range commands.All() {
		for _, c := range commands.Cases(p) {
			all = append(all, c.Line)
		}
	}
	for _, top := range []string{"testdata", filepath.Join("..", "testdata")} {
		names, err := filepath.Glob(filepath.Join(top, "*", "*.txtar"))
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			a, err := txtar.ParseFile(name)
			if err != nil {
				return nil, err
			}
			for _, f := range a.Files {
				if f.Name == "verdicts" {
					all = append(all, commandsOf(string(f.Data))...)
				}
			}
		}
		if len(names) > 0 {
			return all, nil
		}
	}
	return nil, errors.New("testdata is not here: start this in the repository")
}

// commandsOf are the shell commands of a list of verdicts.
func commandsOf(text string) []string {
	fill := strings.NewReplacer("{project}", project, "{home}", home)
	var all []string
	for l := range strings.Lines(text) {
		fields := strings.SplitN(strings.TrimSuffix(l, "\n"), " ", 3)
		if len(fields) < 3 || strings.HasPrefix(l, "#") || strings.HasPrefix(fields[2], "{") {
			continue
		}
		c := fields[2]
		if rest, ok := strings.CutPrefix(c, `Q"`); ok {
			var err error
			if c, err = strconv.Unquote(`"` + rest); err != nil {
				continue
			}
		}
		all = append(all, fill.Replace(c))
	}
	return all
}

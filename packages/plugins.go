// Package packages holds the sources of our plugins, for those who put one into
// an agent's folder.
package packages

import (
	"embed"
	"fmt"
	"strings"
)

//go:embed npm/*.js amp/amp.js
var sources embed.FS

// Plugin is one of our plugins in a single file, as an agent loads it from a
// folder: name is that of its source without its end, and further are the
// sources that it is made of. $ARGV stands where the hook's path and words
// belong, as a JSON list.
func Plugin(name string, further ...string) string {
	var b strings.Builder
	for _, part := range append(append([]string{"gate"}, further...), name) {
		folder := "npm/"
		if part == "amp" {
			folder = "amp/"
		}
		data, err := sources.ReadFile(folder + part + ".js")
		if err != nil {
			panic(err) // it is built in
		}
		text := string(data)
		if part == "gate" {
			text = replaced(text, `const hook = "";`, "const [hook, ...words] = $ARGV;")
			text = replaced(text, "[agent, ...args]", "[...words, ...args]")
		}
		for line := range strings.Lines(text) {
			switch {
			case strings.HasPrefix(line, "import ") && strings.Contains(line, ` from ".`):
				continue // it stands in the same file
			case part != name:
				// Whatever a plugin's file exports is taken for a plugin.
				line = strings.TrimPrefix(line, "export ")
			}
			b.WriteString(line)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// replaced replaces the one place where old stands.
func replaced(text, old, with string) string {
	if strings.Count(text, old) != 1 {
		panic(fmt.Sprintf("%q does not stand once in the gate of our plugins", old))
	}
	return strings.Replace(text, old, with, 1)
}

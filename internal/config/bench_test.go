package config

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func BenchmarkDecode(b *testing.B) {
	var rules []string
	for i := range 60 {
		rules = append(rules, fmt.Sprintf("\n    \"Bash(tool%d run *)\"", i))
	}
	data := []byte("{ // sixty\n  \"permissions\": {\"allow\": [" + strings.Join(rules, ",") + "],},\n}\n")
	for b.Loop() {
		Decode(data, "f")
	}
}

// BenchmarkLoad reads what a hook reads at each call: our own files, and with
// Claude Code's settings those besides.
func BenchmarkLoad(b *testing.B) {
	dir := b.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			b.Fatal(err)
		}
		return path
	}
	var rules []string
	for i := range 30 {
		rules = append(rules, fmt.Sprintf("\n      \"Bash(tool%d run *)\"", i))
	}
	settings := "{\n  \"hooks\": {\"PreToolUse\": [{\"hooks\": [{\"type\": \"command\", \"command\": \"/usr/bin/automode-hook\"}]}]},\n  \"permissions\": {\"allow\": [" + strings.Join(rules, ",") + "]}\n}\n"
	o := LoadOptions{Home: dir, Root: filepath.Join(dir, "p"), Managed: filepath.Join(dir, "none"), Person: write("c.json", `{"trustedHosts": ["example.com"]}`)}
	b.Run("own", func(b *testing.B) {
		for b.Loop() {
			Load(o)
		}
	})
	with := o
	with.Claude = &ClaudeSettings{Managed: filepath.Join(dir, "nowhere"), Person: filepath.Join(dir, ".claude")}
	b.Run("claude, no file", func(b *testing.B) {
		for b.Loop() {
			Load(with)
		}
	})
	write(".claude/settings.json", settings)
	write("p/.claude/settings.local.json", settings)
	b.Run("claude, two files", func(b *testing.B) {
		for b.Loop() {
			Load(with)
		}
	})
}

package config

import (
	"fmt"
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

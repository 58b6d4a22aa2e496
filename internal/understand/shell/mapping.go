//go:build !lean

package shell

import (
	"path"
	"strings"

	"automode"
)

// mapping is what says of the name of a module whether it may mean another one to what
// runs TypeScript: settings in the working folder and in those above it map names.
// Nil: nobody knows which settings they are.
func (n *neighbours) mapping(st *state) func(string) bool {
	r := n.r
	if len(st.cwds) != 1 || r.away > 0 || r.world.Lexical() || r.loose && !r.allOwn() {
		return nil
	}
	for _, v := range [...]string{"TSX_TSCONFIG_PATH", "TS_NODE_PROJECT", "TS_NODE_COMPILER_OPTIONS", "TS_NODE_CWD", "TS_NODE_DIR", "DENO_DIR", "BUN_OPTIONS", "NODE_OPTIONS", "NODE_PATH"} {
		if _, set := st.lookup(v); set {
			return nil
		}
	}
	var texts []string
	for dir := st.cwds[0]; ; dir = path.Dir(dir) {
		for _, name := range [...]string{"tsconfig.json", "jsconfig.json", "deno.json", "deno.jsonc", "package.json"} {
			s := r.spot(path.Join(dir, name), automode.Exact)
			if _, touched := r.notes.of(s.at.Path); !touched && !s.at.Exists && s.at.Err == nil {
				continue
			}
			text, ok := r.content(s)
			if !ok {
				return nil
			}
			if name == "package.json" {
				text = strings.ReplaceAll(text, `"*"`, `""`) // any version
			}
			texts = append(texts, text)
		}
		if dir == "/" || dir == "." {
			break
		}
	}
	return func(module string) bool {
		module = strings.TrimPrefix(module, "node:")
		for _, t := range texts {
			if renames(t, module) || renames(t, "node:"+module) {
				return true
			}
		}
		return false
	}
}

// renames reports whether a file of settings may give a module another meaning: by its
// name or a pattern for it, or by other settings that it names.
func renames(text, module string) bool {
	if strings.Contains(text, `\`) {
		return true // a name may be written in another way
	}
	// Also what stands in no quotes, or between others, may count.
	for s := range strings.FieldsFuncSeq(text, func(c rune) bool { return strings.ContainsRune(" \t\r\n\"'`{}[](),", c) }) {
		s = strings.TrimSuffix(s, ":")
		first, last, star := strings.Cut(s, "*")
		switch {
		case s == "extends", s == "baseUrl", s == "importMap", s == module,
			star && strings.HasPrefix(module, first) && strings.HasSuffix(module, last),
			len(s) > 1 && strings.HasSuffix(s, "/") && strings.HasPrefix(module, s):
			return true
		}
	}
	return false
}

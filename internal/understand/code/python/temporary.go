package python

import (
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
)

// tempDirType is a new folder that is removed once nobody needs it.
var tempDirType = table{name: "temporary folder", plain: " cleanup "}

// temporary is what the functions of tempfile make: a file or folder of a name that nobody
// knows, for which one stands. The words it is asked with may put it anywhere.
func (r *reader) temporary(n *node, f *atom, a *args) value {
	if f.name == "gettempdir" {
		return value{{word: r.scratch()}}
	}
	w, told := r.tempPath(n, f, a)
	if told {
		r.happens(commands.Makes, value{{word: w}}, 0, 0, "makes a new one for throw-away things")
	}
	switch f.name {
	case "TemporaryDirectory":
		return value{{kind: object, owner: &tempDirType, word: w}}
	case "NamedTemporaryFile", "TemporaryFile", "SpooledTemporaryFile":
		return value{{name: "file", word: w}}
	case "mkstemp":
		return r.sequence(n, []value{num(), {{word: w}}})
	}
	return value{{word: w}}
}

// scratch is the folder of throw-away things, unless the call says which that is.
func (r *reader) scratch() commands.Word {
	if r.Given == nil || r.Given("TMPDIR") || r.Given("TEMP") || r.Given("TMP") {
		return commands.Word{Known: automode.Bounded, Base: "/tmp"}
	}
	return commands.Lit("/tmp")
}

// tempPath is the path, and whether the words say where it lies.
func (r *reader) tempPath(n *node, f *atom, a *args) (w commands.Word, told bool) {
	at := 0 // of the suffix, behind which stand the prefix and the folder
	if strings.HasSuffix(f.name, "TemporaryFile") {
		at = 4
	}
	dir := r.scratch()
	for i, name := range [...]string{"suffix", "prefix", "dir"} {
		v, ok := a.at(at+i, name)
		if !ok || len(v) == 1 && v[0].none {
			continue
		}
		t, exact := v.text()
		switch {
		case name == "dir" && len(v) == 1 && (v[0].kind == data && !v[0].number || v[0].owner == &pathType):
			dir, told = v[0].text(), true
		case name == "dir", !exact, strings.ContainsAny(t, "/\\"), strings.Contains(t, ".."):
			return commands.Word{}, true
		}
	}
	if a.many || a.any {
		return commands.Word{}, true
	}
	if dir.Known == automode.Bounded {
		return dir, told
	}
	return joinPath(dir, commands.Lit("tmp.XXXXXXXXXX"+f.name+strconv.Itoa(n.line))), told
}

// entered is what entering the managers gives.
func (v value) entered() value {
	out := append(value(nil), v...)
	for i, a := range out {
		if a.owner == &tempDirType {
			out[i] = &atom{word: a.word}
		}
	}
	return out
}

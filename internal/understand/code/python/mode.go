package python

import (
	"strconv"

	"automode"
	"automode/internal/commands"
)

// modeNames are the parts of a mode that matter: that everybody may write, and
// that a program runs as the file's owner or group.
var modeNames = []struct {
	name string
	bits int64
}{
	{"S_IWOTH", 0o2}, {"S_IRWXO", 0o7}, {"S_ISUID", 0o4000}, {"S_ISGID", 0o2000},
}

// mode is a change of a file's mode: one that lets everybody write turns a check
// off, one that runs the file as its owner or group gives more rights.
func (r *reader) mode(n *node, f *atom, a *args, s *scope) {
	file, at := value{f.self}, 0
	if f.self == nil {
		file, _ = a.at(0, "path")
		at = 1
	}
	mode, ok := a.at(at, "mode")
	var bits int64
	for _, x := range mode {
		b, err := strconv.ParseInt(x.word.Text, 0, 64)
		ok = ok && x.number && x.word.Known == automode.Exact && err == nil && b >= 0
		bits |= b
	}
	if !ok || len(mode) == 0 {
		bits, ok = r.modeWritten(modeArgument(n, at), s)
	}
	if !ok {
		r.fail(n.line, "a mode that is not known")
		return
	}
	for _, x := range file {
		if x.number {
			x = &atom{} // a file that is open, by its number
		}
		if bits&0o2 != 0 {
			r.add(commands.Fact{Role: commands.Marks, Kind: automode.Weaken, Word: x.target(), Why: "lets everybody write it"})
		}
		if bits&0o6000 != 0 {
			r.add(commands.Fact{Role: commands.Marks, Kind: automode.Elevate, Word: x.target(), Why: "lets it run with its owner's rights"})
		}
	}
}

// modeArgument is the expression of the mode in a call, nil where it is not
// written there.
func modeArgument(n *node, at int) *node {
	if n.kind != callNode {
		return nil
	}
	for i, k := range n.kids[1:] {
		switch {
		case k.kind == starNode, k.kind == spreadNode:
			return nil
		case k.kind == keywordNode && k.text == "mode":
			return k.kids[0]
		case k.kind != keywordNode && i == at:
			return k
		}
	}
	return nil
}

// modeWritten reads a mode that is put together of numbers, names of stat and the
// mode that the file has, which gives nobody anything new.
func (r *reader) modeWritten(n *node, s *scope) (bits int64, ok bool) {
	if n == nil {
		return 0, false
	}
	switch n.kind {
	case numberNode:
		bits, err := strconv.ParseInt(n.text, 0, 64)
		return bits, err == nil
	case attrNode:
		if n.text == "st_mode" {
			return 0, true
		}
		if n.kids[0].kind != nameNode || len(n.text) < 5 || n.text[:3] != "S_I" {
			return 0, false
		}
		for _, m := range modeNames {
			if m.name == n.text {
				return m.bits, true
			}
		}
		return 0, true
	case nameNode:
		v := r.eval(n, s)
		if len(v) != 1 || !v[0].number || v[0].word.Known != automode.Exact {
			return 0, false
		}
		bits, err := strconv.ParseInt(v[0].word.Text, 0, 64)
		return bits, err == nil && bits >= 0
	case binaryNode:
		for i, k := range n.kids {
			if i > 0 && n.names[i-1] == "&" {
				continue // it takes away, and what is left may be what there was
			}
			b, known := r.modeWritten(k, s)
			if !known || i > 0 && n.names[i-1] != "|" {
				return 0, false
			}
			bits |= b
		}
		return bits, true
	}
	return 0, false
}

package git

import (
	"bytes"
	"encoding/binary"
	"sort"
	"strings"
)

// Bounds on an index, in bytes.
const (
	maxIndex  = 16 << 20 // read at all: some 150,000 files; of a larger repository nothing is said
	maxDigest = 1 << 20  // held against its own digest, which takes longer than all else
)

const errIndex = problem("git's index cannot be read")

// entry is a file as git's index holds it (gitformat-index(5)).
type entry struct {
	path  string // from the root of the working tree
	blob  id
	mode  uint32
	stat  stat
	stage uint8 // 0, or a side of a conflict
	flags uint8
}

// Flags of an entry. What bears one is not looked at as other files are.
const (
	assumed  = 1 << iota // git was told to take it for unchanged
	skipped              // not in the working tree
	intended             // promised to git and not given yet: the blob is empty
)

// stat is what git noted of a file when it last saw it unchanged.
type stat struct {
	modified, changed stamp
	ino, size         uint32
}

type stamp struct{ sec, nsec uint32 }

func (s stamp) before(t stamp) bool { return s.sec < t.sec || s.sec == t.sec && s.nsec < t.nsec }

// index is git's list of the files that it tracks.
type index struct {
	entries []entry // by path, then by stage
	trees   map[string]id
}

// parseIndex reads an index of version 2, 3 or 4. One that is split, sparse or
// made with other names of objects is refused, and so is one of usual size that
// is not what its own digest says: whatever an index says of a file is held
// against the file and the objects all the same.
func parseIndex(b []byte) (*index, error) {
	if len(b) < 12+20 || string(b[:4]) != "DIRC" {
		return nil, errIndex
	}
	body, sum := b[:len(b)-20], b[len(b)-20:]
	if len(b) <= maxDigest && !bytes.Equal(sum, make([]byte, 20)) { // index.skipHash leaves it empty
		h := newSHA1()
		h.add(body)
		if want := h.sum(); !bytes.Equal(sum, want[:]) {
			return nil, errIndex
		}
	}
	version, n := binary.BigEndian.Uint32(b[4:]), int(binary.BigEndian.Uint32(b[8:]))
	if version < 2 || version > 4 || n > len(body)/62 {
		return nil, errIndex
	}
	x := &index{entries: make([]entry, 0, n)}
	// The paths share one copy of the whole.
	text := string(body)
	at := 12
	before := &entry{}
	for range n {
		x.entries = append(x.entries, entry{})
		e := &x.entries[len(x.entries)-1]
		if at = e.parse(text, body, at, version, before.path); at == 0 || !less(before, e) {
			return nil, errIndex
		}
		before = e
	}
	return x, x.extensions(text[at:])
}

// less is the order of an index: bytes of the path, then the stage.
func less(a, b *entry) bool {
	return a.path < b.path || a.path == b.path && a.stage < b.stage
}

// parse reads the entry that begins at, and says where the next one does; 0 when
// it is none.
func (e *entry) parse(text string, b []byte, at int, version uint32, before string) (next int) {
	const fixed = 62
	if len(b)-at < fixed {
		return 0
	}
	var n [10]uint32
	for i := range n {
		n[i] = binary.BigEndian.Uint32(b[at+4*i:])
	}
	e.stat.changed, e.stat.modified = stamp{n[0], n[1]}, stamp{n[2], n[3]}
	e.stat.ino, e.mode, e.stat.size = n[5], n[6], n[9]
	e.blob = id(b[at+40 : at+60])
	flags := binary.BigEndian.Uint16(b[at+60:])
	e.stage = uint8(flags >> 12 & 3)
	if flags&0x8000 != 0 {
		e.flags |= assumed
	}
	p := at + fixed
	if flags&0x4000 != 0 {
		if version < 3 || len(b)-p < 2 {
			return 0
		}
		more := binary.BigEndian.Uint16(b[p:])
		if more&0x4000 != 0 {
			e.flags |= skipped
		}
		if more&0x2000 != 0 {
			e.flags |= intended
		}
		if more&^0x6000 != 0 {
			return 0
		}
		p += 2
	}
	prefix := ""
	if version == 4 {
		cut, n := varint(b[p:])
		if n == 0 || cut > len(before) {
			return 0
		}
		p += n
		prefix = before[:len(before)-cut]
	}
	end := strings.IndexByte(text[p:], 0)
	if end < 0 {
		return 0
	}
	e.path = prefix + text[p:p+end]
	p += end + 1
	if version < 4 {
		// One to eight zeros fill up to a multiple of eight.
		p = at + (p-1-at+8)&^7
	}
	if p > len(b) || !plain(e.path) {
		return 0
	}
	return p
}

// plain reports whether a path is one that git would write: relative, without
// components that lead elsewhere.
func plain(path string) bool {
	for rest := path; ; {
		var c string
		c, rest, _ = strings.Cut(rest, "/")
		if c == "" || c == "." || c == ".." || strings.EqualFold(c, ".git") {
			return false
		}
		if rest == "" {
			return !strings.HasSuffix(path, "/")
		}
	}
}

// varint reads a number as the offsets of packs and the prefixes of an index of
// version 4 are written. n is 0 when it is none.
func varint(b []byte) (v, n int) {
	for {
		if n == len(b) || n == 5 {
			return 0, 0
		}
		v = v<<7 | int(b[n]&0x7f)
		if n++; b[n-1]&0x80 == 0 {
			return v, n
		}
		v++
	}
}

// extensions reads what stands behind the entries. An extension whose name
// begins with a small letter must be understood: the index says less without.
func (x *index) extensions(s string) error {
	for len(s) > 0 {
		if len(s) < 8 {
			return errIndex
		}
		name, n := s[:4], int(binary.BigEndian.Uint32([]byte(s[4:8])))
		if n > len(s)-8 {
			return errIndex
		}
		switch {
		case name[0] < 'A' || name[0] > 'Z':
			return problem("git's index is split or sparse")
		case name == "TREE":
			x.trees = map[string]id{}
			if rest, ok := x.tree(s[8:8+n], "", 0); !ok || rest != "" {
				x.trees = nil // it only saves work
			}
		}
		s = s[8+n:]
	}
	return nil
}

// tree reads the trees that are known to be what the index holds of a folder.
func (x *index) tree(s, above string, depth int) (rest string, ok bool) {
	name, s, ok := strings.Cut(s, "\x00")
	count, s, ok1 := strings.Cut(s, " ")
	below, s, ok2 := strings.Cut(s, "\n")
	files, valid := number(count)
	folders, ok3 := number(below)
	if !ok || !ok1 || !ok2 || !ok3 || !valid && count != "-1" || depth > maxDepth {
		return s, false
	}
	at := above + name
	if valid && files >= 0 {
		if len(s) < 20 {
			return s, false
		}
		x.trees[at] = id([]byte(s[:20]))
		s = s[20:]
	}
	if at != "" {
		at += "/"
	}
	for range folders {
		if s, ok = x.tree(s, at, depth+1); !ok {
			return s, false
		}
	}
	return s, true
}

// number reads decimal digits.
func number(s string) (n int, ok bool) {
	if s == "" || len(s) > 9 {
		return 0, false
	}
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}

// find returns the entry of a file. One that is in conflict has several, and
// the first is given.
func (x *index) find(path string) *entry {
	i := x.from(path)
	if i < len(x.entries) && x.entries[i].path == path {
		return &x.entries[i]
	}
	return nil
}

// below returns the entries of all files below a folder, "" the whole tree.
func (x *index) below(folder string) []entry {
	if folder == "" {
		return x.entries
	}
	return x.entries[x.from(folder+"/"):x.from(folder+"0")] // "0" is the byte after "/"
}

// from is where the entries begin that are not before path.
func (x *index) from(path string) int {
	return sort.Search(len(x.entries), func(i int) bool { return x.entries[i].path >= path })
}

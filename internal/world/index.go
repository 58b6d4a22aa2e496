package world

import "automode"

//go:generate go test -run TestIndex -update .

// The tables hold many hundred names, and hardly a path has one of them. The
// index says for a part of a path which names that part could belong to, so
// that only those are compared. It never says that a name matches: a part too
// many costs time, and one too few is what TestIndex and TestPlain look for.

// hit is a name that a part of a path calls up: tables()[table][row].names[name].
// In the table repositoryTable it means that the path may lie in a repository.
// The tag tells most parts of the same bucket from the one it is filed under.
type hit struct{ tag, table, row, name uint8 }

const (
	gatesTable      = 4
	repositoryTable = 255
)

// part is the kind of a part of a path that a name is filed under.
type part uint64

const (
	whole       part = iota + 1 // any component
	last                        // the last component
	firstAtTop                  // the first component below "/"
	firstAtHome                 // the first component below a home
	head                        // the first headLength bytes of the last component
	tail                        // the last component from one of its "." or "-" on
	middle                      // the last component from one "." to the next, both included
)

const headLength = 4

// bucketBits is how many bits of a key are used.
const bucketBits = 11

// bucket returns where in the index a part is filed, and under which tag. It
// looks at a few bytes only, so that a long part costs no more than a short one.
func bucket(p part, s string) (bucket uint64, tag uint8) {
	n := len(s)
	k := uint64(s[0]) | uint64(s[n/4])<<8 | uint64(s[n/2])<<16 | uint64(s[n-1])<<24 | uint64(n)<<32 ^ uint64(p)<<56
	k *= 0x9E3779B97F4A7C15
	return k >> (64 - bucketBits), uint8(k >> (56 - bucketBits))
}

// indexed gives the marks of all rows that mean the path, and of those gates
// that it lies above.
func (s *spot) indexed() finding {
	f := finding{s: s}
	for i := range s.n {
		f.add(whole, s.component(i))
	}
	if s.n > 0 {
		f.add(firstAtTop, s.component(0))
	}
	for i := range s.nHomes {
		if c, _ := cut(s.homes[i]); c != "" {
			f.add(firstAtHome, c)
		}
	}
	f.quiet = f.compared == 0
	if s.n > 0 {
		f.add(last, s.component(s.n-1))
	}
	f.ends(s.base)
	return f
}

// finding is what was found of a path so far.
type finding struct {
	s     *spot
	marks automode.Marks
	// It is false when the path has no part that a repository's folder, or what
	// lies directly in one, could be.
	repository bool
	compared   int  // names that were called up
	quiet      bool // none was by a whole component
}

// ends adds what parts of the last component call up.
func (f *finding) ends(base string) {
	if len(base) >= headLength {
		f.add(head, base[:headLength])
	}
	dot := -1
	for i := 0; i < len(base); i++ {
		switch base[i] {
		case '.':
			if dot >= 0 {
				f.add(middle, base[dot:i+1])
			}
			dot = i
			f.add(tail, base[i:])
		case '-':
			f.add(tail, base[i:])
		}
	}
}

// add compares the names that a part of the path calls up. Without a path they
// are only counted.
func (f *finding) add(p part, text string) {
	b, tag := bucket(p, text)
	for i := buckets[b]; i < buckets[b+1]; i++ {
		if hits[i].tag == tag {
			if f.compared++; f.s != nil {
				f.compare(hits[i])
			}
		}
	}
}

func (f *finding) compare(h hit) {
	if h.table == repositoryTable {
		f.repository = true
		return
	}
	r := &tables()[h.table][h.row]
	name := r.names[h.name]
	if f.marks&r.marks != r.marks && r.means(name, f.s) && !f.s.exceptedBy(r.but) {
		f.marks |= r.marks
	}
	if h.table == gatesTable && f.marks&automode.GateAncestor == 0 && r.leadsTo(name, f.s) {
		f.marks |= automode.GateAncestor
	}
}

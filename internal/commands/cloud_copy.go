package commands

import (
	"strings"

	"automode"
)

// cloudCopying is a copy or move of which either side may lie in a bucket.
type cloudCopying struct {
	looks, changes, removes *Do  // what is done to buckets
	tree                    bool // folders with all below them
	trial                   bool // it only says what it would do
	clears                  bool // what the source has not is removed from the target
	moves                   bool // the source is removed
}

// cloudCopy reads the words of a copy: sources and, last, the target. "-" is a
// standard stream.
func cloudCopy(m *Match, c *cloudCopying) {
	if len(m.Args) < 2 {
		m.Unknown("what is copied where is not known", Word{})
		return
	}
	last := len(m.Args) - 1
	to := &m.Args[last]
	for i := range last {
		cloudSource(m, c, &m.Args[i], to)
	}
	switch {
	case c.trial:
		m.addDo(c.looks)
		return
	case !inBucket(to) && !to.Is("-"):
		role := Receives
		if c.tree {
			role = WritesTree
		}
		m.addRole(role, to, "writes what it downloads")
		m.Facts[len(m.Facts)-1].Words = m.Args[:last]
	}
	if c.clears {
		c.drops(m, to, "removes what is not in the source")
	}
}

func cloudSource(m *Match, c *cloudCopying, from, to *Word) {
	if !inBucket(from) && !from.Is("-") {
		role := Reads
		if c.tree {
			role = ReadsTree
		}
		m.addRole(role, from, "")
	}
	switch {
	case c.trial:
		return
	case inBucket(from) && inBucket(to):
		m.addDo(c.changes)
	case inBucket(from):
		m.addRole(Fetches, from, "downloads from a bucket")
	case inBucket(to):
		m.addRole(Sends, to, "uploads to a bucket")
	}
	if c.moves {
		c.drops(m, from, "removes the source")
	}
}

// drops: what goes may lie in a bucket or here.
func (c *cloudCopying) drops(m *Match, w *Word, why string) {
	if inBucket(w) {
		m.addDo(c.removes)
		return
	}
	m.addRole(Deletes, w, why)
	m.Facts[len(m.Facts)-1].Extent = automode.Tree
}

// inBucket reports whether the word is the address of something in a bucket.
func inBucket(w *Word) bool {
	scheme, _, ok := strings.Cut(w.Text, "://")
	return ok && named("s3 gs az", scheme)
}

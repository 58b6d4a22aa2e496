package git

import (
	"bytes"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"strings"

	"automode/internal/regular"
)

// Bounds on what is read of a repository's objects.
const (
	maxObject = 8 << 20 // bytes of one object, unpacked
	maxCached = 8 << 20 // bytes of objects that are kept, since deltas and trees are read again
	maxChain  = 300     // deltas upon each other
	maxPacks  = 200
	maxDepth  = 100 // folders in each other
)

const (
	errMissing = problem("git does not have the object")
	errObject  = problem("git's objects cannot be read")
	errLarge   = problem("it is more than is looked at")
)

type kind uint8

const (
	commitKind kind = 1 + iota
	treeKind
	blobKind
	tagKind
)

var kinds = [...]string{commitKind: "commit", treeKind: "tree", blobKind: "blob", tagKind: "tag"}

// object is an object's kind and content.
type object struct {
	kind kind
	data []byte
}

// store is where a repository keeps its objects (gitformat-pack(5)).
type store struct {
	folders []string // the repository's own, then its alternates
	packs   []*pack
	listed  bool  // packs were asked for
	broken  error // and what came of it
	cached  map[id]object
	size    int // bytes in cached
	reads   int // objects that may still be read
}

// has reports whether an object is there, without reading it.
func (s *store) has(name id) error {
	if err := s.list(); err != nil {
		return err
	}
	for _, p := range s.packs {
		if _, err := p.find(name); err != errMissing {
			return err
		}
	}
	for _, f := range s.folders {
		if info, err := os.Lstat(loose(f, name)); err == nil && info.Mode().IsRegular() {
			return nil
		}
	}
	return errMissing
}

func loose(folder string, name id) string {
	s := hex.EncodeToString(name[:])
	return folder + "/" + s[:2] + "/" + s[2:]
}

// read returns an object, which must be of the kind that is wanted and say its
// own name.
func (s *store) read(name id, want kind) ([]byte, error) {
	o, ok := s.cached[name]
	if !ok {
		if s.reads--; s.reads < 0 {
			return nil, errLarge
		}
		var err error
		if o, err = s.get(name, 0); err != nil {
			return nil, err
		}
		if o.name() != name {
			return nil, errObject
		}
		s.keep(name, o)
	}
	if o.kind != want {
		return nil, errObject
	}
	return o.data, nil
}

func (o object) name() id {
	h := newSHA1()
	h.add(header(kinds[o.kind], len(o.data)))
	h.add(o.data)
	return h.sum()
}

// header is what stands in front of an object's content when it is named.
func header(kind string, size int) []byte {
	b := append([]byte(kind), ' ')
	var digits [20]byte
	i := len(digits)
	for n := size; n > 0 || i == len(digits); n /= 10 {
		i--
		digits[i] = byte('0' + n%10)
	}
	return append(append(b, digits[i:]...), 0)
}

func (s *store) keep(name id, o object) {
	if s.size += len(o.data); s.size > maxCached {
		s.cached, s.size = nil, len(o.data)
	}
	if s.cached == nil {
		s.cached = map[id]object{}
	}
	s.cached[name] = o
}

// get reads an object from wherever it is. depth counts deltas on the way.
func (s *store) get(name id, depth int) (object, error) {
	if err := s.list(); err != nil {
		return object{}, err
	}
	for _, p := range s.packs {
		at, err := p.find(name)
		if err == nil {
			return s.unpack(p, at, depth)
		}
		if err != errMissing {
			return object{}, err
		}
	}
	for _, f := range s.folders {
		if b, err := readFile(loose(f, name), maxObject); err == nil {
			return parseLoose(b)
		} else if !errors.Is(err, os.ErrNotExist) {
			return object{}, errObject
		}
	}
	return object{}, errMissing
}

// parseLoose reads an object that has a file of its own. Its size stands at the
// beginning of what is compressed.
func parseLoose(b []byte) (object, error) {
	// The header is short: of the first bytes that come out it is known how
	// many there are.
	head, ok := inflateSome(b, 32)
	if !ok {
		return object{}, errObject
	}
	line, _, ok := bytes.Cut(head, []byte{0})
	name, digits, ok1 := strings.Cut(string(line), " ")
	size, ok2 := number(digits)
	if !ok || !ok1 || !ok2 {
		return object{}, errObject
	}
	if size > maxObject {
		return object{}, errLarge
	}
	all, err := inflate(b, len(line)+1+size)
	if err != nil {
		return object{}, err
	}
	for k, n := range kinds {
		if n == name && n != "" {
			return object{kind(k), all[len(line)+1:]}, nil
		}
	}
	return object{}, errObject
}

// list opens the packs, once.
func (s *store) list() error {
	if !s.listed {
		s.listed = true
		for _, f := range s.folders {
			if s.broken == nil {
				s.broken = s.open(f + "/pack/")
			}
		}
	}
	return s.broken
}

// open opens the packs of one folder.
func (s *store) open(folder string) error {
	d, err := os.Open(folder)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return errObject
	}
	names, err := d.Readdirnames(8 * maxPacks)
	d.Close()
	if err != nil && err != io.EOF || len(names) == 8*maxPacks {
		return errObject
	}
	for _, n := range names {
		base, ok := strings.CutSuffix(n, ".idx")
		if !ok {
			continue
		}
		if len(s.packs) == maxPacks {
			return errLarge
		}
		p, err := openPack(folder + base)
		if err != nil {
			return err
		}
		s.packs = append(s.packs, p)
	}
	return nil
}

func (s *store) close() {
	for _, p := range s.packs {
		p.data.Close()
		p.list.Close()
	}
	s.packs, s.listed, s.broken = nil, true, errObject
}

// readFile reads a plain file, links not followed.
func readFile(path string, max int64) ([]byte, error) { return readWhole(path, max, false) }

func readWhole(path string, max int64, follow bool) ([]byte, error) {
	f, err := regular.Open(path, follow)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if info.Size() > max {
		return nil, errLarge
	}
	b := make([]byte, info.Size()+1)
	n, err := io.ReadFull(f, b)
	if err != io.ErrUnexpectedEOF && err != io.EOF {
		return nil, problem("the file grew while it was read")
	}
	return b[:n], nil
}

package git

import (
	"bytes"
	"encoding/binary"
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

var (
	errMissing = errors.New("git does not have the object")
	errObject  = errors.New("git's objects cannot be read")
	errLarge   = errors.New("it is more than is looked at")
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

// pack is a file of many objects and the index that says where each begins.
type pack struct {
	data, list *os.File
	size       int64
	n          int // objects
	fan        [256]uint32
	first      byte // the names that were read last: all that begin with this byte
	names      []byte
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

func openPack(name string) (*pack, error) {
	list, err := regular.Open(name+".idx", false)
	if err != nil {
		return nil, errObject
	}
	data, err := regular.Open(name+".pack", false)
	if err != nil {
		list.Close()
		return nil, errObject
	}
	p := &pack{data: data, list: list}
	if err := p.check(); err != nil {
		data.Close()
		list.Close()
		return nil, err
	}
	return p, nil
}

// check reads the heads of both files: only the second version of each.
func (p *pack) check() error {
	var head [8 + 1024]byte
	if _, err := p.list.ReadAt(head[:], 0); err != nil || string(head[:8]) != "\xfftOc\x00\x00\x00\x02" {
		return errObject
	}
	for i := range p.fan {
		p.fan[i] = binary.BigEndian.Uint32(head[8+4*i:])
		if i > 0 && p.fan[i] < p.fan[i-1] {
			return errObject
		}
	}
	p.n = int(p.fan[255])
	info, err := p.data.Stat()
	if err != nil {
		return errObject
	}
	p.size = info.Size()
	if _, err := p.data.ReadAt(head[:12], 0); err != nil || string(head[:4]) != "PACK" || binary.BigEndian.Uint32(head[4:]) != 2 ||
		binary.BigEndian.Uint32(head[8:]) != uint32(p.n) {
		return errObject
	}
	return nil
}

// find says where in the pack an object begins.
func (p *pack) find(name id) (int64, error) {
	from, to := 0, int(p.fan[name[0]])
	if name[0] > 0 {
		from = int(p.fan[name[0]-1])
	}
	if from == to {
		return 0, errMissing
	}
	if p.names == nil || p.first != name[0] {
		if (to-from)*20 > maxObject {
			return 0, errLarge
		}
		p.names = make([]byte, (to-from)*20)
		p.first = name[0]
		if _, err := p.list.ReadAt(p.names, int64(8+1024+from*20)); err != nil {
			p.names = nil
			return 0, errObject
		}
	}
	lo, hi := 0, to-from
	for lo < hi {
		mid := (lo + hi) / 2
		switch c := bytes.Compare(p.names[mid*20:mid*20+20], name[:]); {
		case c == 0:
			return p.offset(from + mid)
		case c < 0:
			lo = mid + 1
		default:
			hi = mid
		}
	}
	return 0, errMissing
}

// offset reads where the object begins that is the i-th by name.
func (p *pack) offset(i int) (int64, error) {
	var b [8]byte
	table := int64(8 + 1024 + p.n*24)
	if _, err := p.list.ReadAt(b[:4], table+int64(4*i)); err != nil {
		return 0, errObject
	}
	at := int64(binary.BigEndian.Uint32(b[:]))
	if at&0x80000000 != 0 {
		if _, err := p.list.ReadAt(b[:], table+int64(4*p.n)+(at&0x7fffffff)*8); err != nil {
			return 0, errObject
		}
		at = int64(binary.BigEndian.Uint64(b[:]))
	}
	if at < 12 || at >= p.size {
		return 0, errObject
	}
	return at, nil
}

// unpack reads the object that begins at.
func (s *store) unpack(p *pack, at int64, depth int) (object, error) {
	var deltas [][]byte
	for {
		if depth++; depth > maxChain {
			return object{}, errObject
		}
		var head [64]byte
		n, err := p.data.ReadAt(head[:], at)
		if err != nil && err != io.EOF {
			return object{}, errObject
		}
		what, size, used, ok := packed(head[:n])
		if !ok {
			return object{}, errObject
		}
		if size > maxObject {
			return object{}, errLarge
		}
		var base id
		back := 0
		switch what {
		case 6:
			d, n := varint(head[used:n])
			if n == 0 || d == 0 || int64(d) > at-12 {
				return object{}, errObject
			}
			back, used = d, used+n
		case 7:
			if n-used < 20 {
				return object{}, errObject
			}
			base, used = id(head[used:used+20]), used+20
		case 1, 2, 3, 4:
		default:
			return object{}, errObject
		}
		data, err := p.inflate(at+int64(used), size)
		if err != nil {
			return object{}, err
		}
		switch what {
		case 6:
			deltas = append(deltas, data)
			at -= int64(back)
		case 7:
			o, err := s.get(base, depth)
			if err != nil {
				return object{}, err
			}
			return o.patched(append(deltas, data))
		default:
			return object{kind(what), data}.patched(deltas)
		}
	}
}

// packed reads the head of an object in a pack: its type and unpacked size, and
// how many bytes they take.
func packed(b []byte) (what, size, n int, ok bool) {
	if len(b) == 0 {
		return 0, 0, 0, false
	}
	what, size = int(b[0]>>4&7), int(b[0]&15)
	for shift := 4; b[n]&0x80 != 0; shift += 7 {
		if n++; n == len(b) || shift > 32 {
			return 0, 0, 0, false
		}
		size |= int(b[n]&0x7f) << shift
	}
	return what, size, n + 1, true
}

// inflate unpacks what begins at. Nothing is as long packed as this allows for,
// unless somebody made it so.
func (p *pack) inflate(at int64, size int) ([]byte, error) {
	window := make([]byte, min(int64(size+size/64+256), p.size-at))
	n, err := p.data.ReadAt(window, at)
	if err != nil && err != io.EOF {
		return nil, errObject
	}
	return inflate(window[:n], size)
}

// patched applies deltas, the last one first.
func (o object) patched(deltas [][]byte) (object, error) {
	for i := len(deltas) - 1; i >= 0; i-- {
		var ok bool
		if o.data, ok = patch(o.data, deltas[i]); !ok {
			return object{}, errObject
		}
	}
	return o, nil
}

// patch makes an object out of another one and a delta.
func patch(base, delta []byte) ([]byte, bool) {
	from, n := size(delta)
	if n == 0 || from != len(base) {
		return nil, false
	}
	delta = delta[n:]
	to, n := size(delta)
	if n == 0 || to > maxObject {
		return nil, false
	}
	delta = delta[n:]
	out := make([]byte, 0, to)
	for len(delta) > 0 {
		op := delta[0]
		delta = delta[1:]
		if op&0x80 == 0 {
			n := int(op)
			if n == 0 || n > len(delta) || n > to-len(out) {
				return nil, false
			}
			out = append(out, delta[:n]...)
			delta = delta[n:]
			continue
		}
		var v [7]byte
		for i := range v {
			if op&(1<<i) != 0 {
				if len(delta) == 0 {
					return nil, false
				}
				v[i] = delta[0]
				delta = delta[1:]
			}
		}
		at := int(v[0]) | int(v[1])<<8 | int(v[2])<<16 | int(v[3])<<24
		n := int(v[4]) | int(v[5])<<8 | int(v[6])<<16
		if n == 0 {
			n = 0x10000
		}
		if at > len(base) || n > len(base)-at || n > to-len(out) {
			return nil, false
		}
		out = append(out, base[at:at+n]...)
	}
	return out, len(out) == to
}

// size reads a number of a delta's head, the lowest bits first.
func size(b []byte) (v, n int) {
	for shift := 0; ; shift += 7 {
		if n == len(b) || shift > 28 {
			return 0, 0
		}
		v |= int(b[n]&0x7f) << shift
		if n++; b[n-1]&0x80 == 0 {
			return v, n
		}
	}
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
		return nil, errors.New("the file grew while it was read")
	}
	return b[:n], nil
}

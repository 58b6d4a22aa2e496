package git

import (
	"bytes"
	"encoding/binary"
	"io"
	"os"

	"automode/internal/regular"
)

// pack is a file of many objects and the index that says where each begins.
type pack struct {
	data, list *os.File
	size       int64
	n          int // objects
	fan        [256]uint32
	first      byte // the names that were read last: all that begin with this byte
	names      []byte
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

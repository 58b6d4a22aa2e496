package git

import (
	"encoding/binary"
	"encoding/hex"
	"math/bits"
)

// id is the name of an object: the SHA-1 of what it is and holds.
type id [20]byte

func (n id) String() string { return hex.EncodeToString(n[:]) }

// sha1 takes a digest in parts. The standard library's would link a certified
// module that works at every start. It names objects here and secures nothing.
type sha1 struct {
	h     [5]uint32
	rest  [64]byte
	n     int // bytes in rest
	total uint64
}

func newSHA1() *sha1 {
	return &sha1{h: [5]uint32{0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}}
}

func (s *sha1) add(p []byte) {
	s.total += uint64(len(p))
	if s.n > 0 {
		c := copy(s.rest[s.n:], p)
		s.n, p = s.n+c, p[c:]
		if s.n < len(s.rest) {
			return
		}
		s.block(s.rest[:])
		s.n = 0
	}
	for ; len(p) >= len(s.rest); p = p[len(s.rest):] {
		s.block(p[:len(s.rest)])
	}
	s.n = copy(s.rest[:], p)
}

// sum ends the digest.
func (s *sha1) sum() (sum id) {
	size := s.total * 8
	var end [72]byte
	end[0] = 0x80
	pad := 64 - (s.n+8)%64
	binary.BigEndian.PutUint64(end[pad:], size)
	s.add(end[:pad+8])
	for i, v := range s.h {
		binary.BigEndian.PutUint32(sum[4*i:], v)
	}
	return sum
}

// block takes in 64 bytes (FIPS 180-4, section 6.1.2).
func (s *sha1) block(p []byte) {
	var w [80]uint32
	for i := range 16 {
		w[i] = binary.BigEndian.Uint32(p[4*i:])
	}
	for i := 16; i < 80; i++ {
		w[i] = bits.RotateLeft32(w[i-3]^w[i-8]^w[i-14]^w[i-16], 1)
	}
	a, b, c, d, e := s.h[0], s.h[1], s.h[2], s.h[3], s.h[4]
	i := 0
	for ; i < 20; i++ {
		a, b, c, d, e = bits.RotateLeft32(a, 5)+(b&c|^b&d)+e+0x5a827999+w[i], a, bits.RotateLeft32(b, 30), c, d
	}
	for ; i < 40; i++ {
		a, b, c, d, e = bits.RotateLeft32(a, 5)+(b^c^d)+e+0x6ed9eba1+w[i], a, bits.RotateLeft32(b, 30), c, d
	}
	for ; i < 60; i++ {
		a, b, c, d, e = bits.RotateLeft32(a, 5)+(b&c|b&d|c&d)+e+0x8f1bbcdc+w[i], a, bits.RotateLeft32(b, 30), c, d
	}
	for ; i < 80; i++ {
		a, b, c, d, e = bits.RotateLeft32(a, 5)+(b^c^d)+e+0xca62c1d6+w[i], a, bits.RotateLeft32(b, 30), c, d
	}
	s.h[0], s.h[1], s.h[2], s.h[3], s.h[4] = s.h[0]+a, s.h[1]+b, s.h[2]+c, s.h[3]+d, s.h[4]+e
}

// Package digest is SHA-256 and nothing else. The standard library's brings a
// certified module of 220 KB that works at every start, and others ask the
// processor for its features first, which a virtual machine answers slowly; a
// hook pays for both before every tool call. Tests hold it against the
// standard library's.
package digest

import (
	"encoding/binary"
	"encoding/hex"
	"math/bits"
)

// Size is the length of a digest in bytes.
const Size = 32

// Of is the digest of the parts one after the other, in hexadecimal.
func Of(parts ...[]byte) string {
	h := [8]uint32{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}
	var rest [64]byte
	n, total := 0, uint64(0)
	for _, p := range parts {
		total += uint64(len(p))
		if n > 0 {
			c := copy(rest[n:], p)
			n, p = n+c, p[c:]
			if n == len(rest) {
				block(&h, rest[:])
				n = 0
			}
		}
		for ; len(p) >= len(rest); p = p[len(rest):] {
			block(&h, p[:len(rest)])
		}
		if len(p) > 0 {
			n = copy(rest[:], p)
		}
	}
	// One bit, zeros, and the length in bits fill up the last block.
	last := append(append([]byte(nil), rest[:n]...), 0x80)
	for len(last)%64 != 56 {
		last = append(last, 0)
	}
	last = binary.BigEndian.AppendUint64(last, total*8)
	for ; len(last) > 0; last = last[64:] {
		block(&h, last[:64])
	}
	var sum [Size]byte
	for i, v := range h {
		binary.BigEndian.PutUint32(sum[4*i:], v)
	}
	return hex.EncodeToString(sum[:])
}

// block takes in 64 bytes (FIPS 180-4, section 6.2.2).
func block(h *[8]uint32, p []byte) {
	var w [64]uint32
	for i := range 16 {
		w[i] = binary.BigEndian.Uint32(p[4*i:])
	}
	for i := 16; i < 64; i++ {
		s0 := bits.RotateLeft32(w[i-15], -7) ^ bits.RotateLeft32(w[i-15], -18) ^ w[i-15]>>3
		s1 := bits.RotateLeft32(w[i-2], -17) ^ bits.RotateLeft32(w[i-2], -19) ^ w[i-2]>>10
		w[i] = w[i-16] + s0 + w[i-7] + s1
	}
	a, b, c, d, e, f, g, k := h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]
	for i := range 64 {
		s1 := bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25)
		t1 := k + s1 + (e&f ^ ^e&g) + constants[i] + w[i]
		s0 := bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22)
		t2 := s0 + (a&b ^ a&c ^ b&c)
		k, g, f, e, d, c, b, a = g, f, e, d+t1, c, b, a, t1+t2
	}
	h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7] = h[0]+a, h[1]+b, h[2]+c, h[3]+d, h[4]+e, h[5]+f, h[6]+g, h[7]+k
}

// constants are the first 32 bits of the fractional parts of the cube roots
// of the first 64 primes.
var constants = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}

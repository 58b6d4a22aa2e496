package git

const errDeflate = problem("compressed data that is damaged")

// inflate unpacks zlib data (RFC 1950, RFC 1951) at the beginning of in, of
// which exactly size bytes come out. It holds no tables that are made at start,
// as the standard library's does, and never makes more than it was told. The
// checksum behind the data is not looked at: what is read says its own name.
func inflate(in []byte, size int) ([]byte, error) {
	z := inflater{in: in, out: make([]byte, 0, size), size: size}
	if !z.run() || len(z.out) != size {
		return nil, errDeflate
	}
	return z.out, nil
}

// inflateSome unpacks the beginning, at most size bytes of it.
func inflateSome(in []byte, size int) ([]byte, bool) {
	z := inflater{in: in, out: make([]byte, 0, size), size: size}
	whole := z.run()
	return z.out, whole || len(z.out) == size
}

// run unpacks until the end, and reports whether it came there.
func (z *inflater) run() bool {
	in := z.in
	if len(in) < 2 || in[0]&0x0f != 8 || in[0]>>4 > 7 || in[1]&0x20 != 0 || (int(in[0])<<8|int(in[1]))%31 != 0 {
		return false
	}
	z.in = in[2:]
	for last := false; !last; {
		last = z.bits(1) == 1
		switch z.bits(2) {
		case 0:
			z.stored()
		case 1:
			z.fixed()
		case 2:
			z.dynamic()
		default:
			z.bad = true
		}
		if z.bad {
			return false
		}
	}
	return true
}

// inflater is where the unpacking stands. Once bad is set nothing is true any
// more.
type inflater struct {
	in   []byte
	out  []byte
	size int
	hold uint32 // bits that were read and not used, the next one lowest
	n    int    // how many
	bad  bool
}

// bits takes the next n bits, at most 16.
func (z *inflater) bits(n int) int {
	for z.n < n {
		if len(z.in) == 0 {
			z.bad = true
			return 0
		}
		z.hold |= uint32(z.in[0]) << z.n
		z.in = z.in[1:]
		z.n += 8
	}
	v := z.hold & (1<<n - 1)
	z.hold >>= n
	z.n -= n
	return int(v)
}

// stored copies a part that is not compressed.
func (z *inflater) stored() {
	z.hold, z.n = 0, 0 // what is left of the byte is not used
	if len(z.in) < 4 {
		z.bad = true
		return
	}
	n := int(z.in[0]) | int(z.in[1])<<8
	if n^0xffff != int(z.in[2])|int(z.in[3])<<8 || len(z.in)-4 < n {
		z.bad = true
		return
	}
	z.give(z.in[4 : 4+n])
	z.in = z.in[4+n:]
}

// codes is a Huffman code: how many codes there are of each length, and the
// symbols in their order.
type codes struct {
	count  [16]uint16
	symbol [288]uint16
}

// build makes the code out of the length of each symbol's. One that says more
// than fits is refused; one that leaves something out is not, since a code of
// one symbol does.
func (c *codes) build(lengths []uint8) bool {
	c.count = [16]uint16{}
	for _, l := range lengths {
		c.count[l]++
	}
	left := 1
	for l := 1; l < 16; l++ {
		if left = left<<1 - int(c.count[l]); left < 0 {
			return false
		}
	}
	var at [16]uint16
	for l := 1; l < 15; l++ {
		at[l+1] = at[l] + c.count[l]
	}
	for s, l := range lengths {
		if l != 0 {
			c.symbol[at[l]] = uint16(s)
			at[l]++
		}
	}
	return true
}

// decode takes the next symbol.
func (z *inflater) decode(c *codes) int {
	code, first, index := 0, 0, 0
	for l := 1; l < 16; l++ {
		code |= z.bits(1)
		if z.bad {
			return 0
		}
		count := int(c.count[l])
		if code-count < first {
			return int(c.symbol[index+code-first])
		}
		index += count
		first = (first + count) << 1
		code <<= 1
	}
	z.bad = true
	return 0
}

// What the symbols for lengths and distances begin at, and how many bits
// follow them (RFC 1951, section 3.2.5).
var (
	lengthBase   = [...]uint16{3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258}
	lengthBits   = [...]uint8{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0}
	distanceBase = [...]uint16{1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
		8193, 12289, 16385, 24577}
	distanceBits = [...]uint8{0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13}
	lengthOrder  = [...]uint8{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}
)

// block unpacks a part by its two codes.
func (z *inflater) block(literal, distance *codes) {
	for !z.bad {
		s := z.decode(literal)
		switch {
		case z.bad || s == 256:
			return
		case s < 256:
			if len(z.out) == z.size {
				z.bad = true
				return
			}
			z.out = append(z.out, byte(s))
			continue
		}
		if s -= 257; s >= len(lengthBase) {
			z.bad = true
			return
		}
		n := int(lengthBase[s]) + z.bits(int(lengthBits[s]))
		d := z.decode(distance)
		if z.bad || d >= len(distanceBase) {
			z.bad = true
			return
		}
		back := int(distanceBase[d]) + z.bits(int(distanceBits[d]))
		if z.bad || back > len(z.out) {
			z.bad = true
			return
		}
		for range n {
			if len(z.out) == z.size {
				z.bad = true
				return
			}
			z.out = append(z.out, z.out[len(z.out)-back])
		}
	}
}

// give puts out what fits; more than was asked for is an error.
func (z *inflater) give(b []byte) {
	n := min(len(b), z.size-len(z.out))
	z.out = append(z.out, b[:n]...)
	z.bad = n < len(b)
}

// fixed unpacks a part in the code that every reader knows.
func (z *inflater) fixed() {
	var lengths [288]uint8
	for i := range lengths {
		switch {
		case i < 144:
			lengths[i] = 8
		case i < 256:
			lengths[i] = 9
		case i < 280:
			lengths[i] = 7
		default:
			lengths[i] = 8
		}
	}
	var literal, distance codes
	literal.build(lengths[:])
	for i := range 30 {
		lengths[i] = 5
	}
	distance.build(lengths[:30])
	z.block(&literal, &distance)
}

// dynamic unpacks a part that brings its codes.
func (z *inflater) dynamic() {
	literals, distances, n := z.bits(5)+257, z.bits(5)+1, z.bits(4)+4
	if z.bad || literals > 286 || distances > 30 {
		z.bad = true
		return
	}
	var lengths [286 + 30]uint8
	for _, at := range lengthOrder[:n] {
		lengths[at] = uint8(z.bits(3))
	}
	var literal, distance codes
	if !literal.build(lengths[:19]) {
		z.bad = true
		return
	}
	lengths = [286 + 30]uint8{}
	for i := 0; i < literals+distances; {
		s := z.decode(&literal)
		if z.bad {
			return
		}
		if s < 16 {
			lengths[i] = uint8(s)
			i++
			continue
		}
		var l uint8
		again := 0
		switch s {
		case 16:
			if i == 0 {
				z.bad = true
				return
			}
			l, again = lengths[i-1], 3+z.bits(2)
		case 17:
			again = 3 + z.bits(3)
		default:
			again = 11 + z.bits(7)
		}
		if i+again > literals+distances {
			z.bad = true
			return
		}
		for range again {
			lengths[i] = l
			i++
		}
	}
	if !literal.build(lengths[:literals]) || !distance.build(lengths[literals:literals+distances]) {
		z.bad = true
		return
	}
	z.block(&literal, &distance)
}

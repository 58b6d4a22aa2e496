package world

import (
	"strconv"
	"strings"
)

// ip is an internet address as net/netip reads it, which is held against it in
// a test. That package itself does work at every start of a program that
// links it. The zero value is no address.
type ip struct {
	bytes [16]byte // of IPv4 the last four, behind ::ffff
	zone  string
	kind  ipKind
}

type ipKind uint8

const (
	noIP ipKind = iota
	ipv4
	ipv6
)

func newIPv4(a, b, c, d byte) ip {
	return ip{kind: ipv4, bytes: [16]byte{10: 0xff, 11: 0xff, 12: a, 13: b, 14: c, 15: d}}
}

// readIP reads an address in one of the usual spellings. Anything else is
// none.
func readIP(s string) ip {
	if strings.Contains(s, ":") {
		return readIPv6(s)
	}
	return readIPv4(s)
}

func readIPv4(s string) ip {
	var b [4]byte
	rest, more := s, true
	for i := range b {
		var part string
		if part, rest, more = strings.Cut(rest, "."); more == (i == 3) || part == "" || len(part) > 3 || len(part) > 1 && part[0] == '0' {
			return ip{}
		}
		n, err := strconv.ParseUint(part, 10, 8)
		if err != nil {
			return ip{}
		}
		b[i] = byte(n)
	}
	return newIPv4(b[0], b[1], b[2], b[3])
}

func readIPv6(s string) ip {
	s, zone, zoned := strings.Cut(s, "%")
	if zoned && zone == "" {
		return ip{}
	}
	a := ip{kind: ipv6, zone: zone}
	n, gap := 0, -1 // bytes read; where "::" stands
	if strings.HasPrefix(s, "::") {
		gap, s = 0, s[2:]
	}
	for s != "" {
		group, rest, more := strings.Cut(s, ":")
		if strings.Contains(group, ".") {
			v4 := readIPv4(group)
			if more || v4.kind == noIP || n > 12 || n < 12 && gap < 0 {
				return ip{}
			}
			copy(a.bytes[n:], v4.bytes[12:])
			n += 4
			break
		}
		v, err := strconv.ParseUint(group, 16, 16)
		if err != nil || len(group) > 4 || group == "" || n > 14 {
			return ip{}
		}
		a.bytes[n], a.bytes[n+1] = byte(v>>8), byte(v)
		n += 2
		if !more {
			break
		}
		s = rest
		switch {
		case strings.HasPrefix(s, ":"):
			if gap >= 0 {
				return ip{}
			}
			gap, s = n, s[1:]
		case s == "":
			return ip{} // a colon at the end
		}
	}
	switch {
	case n == 16:
		if gap >= 0 {
			return ip{}
		}
	case gap < 0:
		return ip{}
	default:
		copy(a.bytes[16-(n-gap):], a.bytes[gap:n])
		clear(a.bytes[gap : 16-(n-gap)])
	}
	return a
}

func (a ip) valid() bool { return a.kind != noIP }

// in6 reports whether it is an IPv4 address spelled as one of IPv6.
func (a ip) in6() bool {
	return a.kind == ipv6 && a.bytes[10] == 0xff && a.bytes[11] == 0xff && [10]byte(a.bytes[:10]) == [10]byte{}
}

// plain is the address without a zone, an IPv4 one as such.
func (a ip) plain() ip {
	if a.in6() {
		a.kind = ipv4
	}
	a.zone = ""
	return a
}

func (a ip) loopback() bool {
	switch {
	case a.kind == ipv4 || a.in6():
		return a.bytes[12] == 127
	case a.kind == ipv6:
		return a.bytes == [16]byte{15: 1}
	}
	return false
}

func (a ip) unspecified() bool {
	return a.kind == ipv4 && [4]byte(a.bytes[12:]) == [4]byte{} || a.kind == ipv6 && a.bytes == [16]byte{} && a.zone == ""
}

// String writes the one spelling that everybody reads alike.
func (a ip) String() string {
	switch {
	case a.kind == noIP:
		return ""
	case a.kind == ipv4:
		return a.dotted()
	}
	text := ""
	if a.in6() {
		text = "::ffff:" + a.dotted()
	} else {
		from, to := a.zeros()
		for i := 0; i < 16; i += 2 {
			if i == from {
				text += "::"
				if i = to; i >= 16 {
					break
				}
			} else if i > 0 {
				text += ":"
			}
			text += strconv.FormatUint(uint64(a.bytes[i])<<8|uint64(a.bytes[i+1]), 16)
		}
	}
	if a.zone != "" {
		text += "%" + a.zone
	}
	return text
}

func (a ip) dotted() string {
	text := ""
	for i := 12; i < 16; i++ {
		if i > 12 {
			text += "."
		}
		text += strconv.Itoa(int(a.bytes[i]))
	}
	return text
}

// zeros is the first of the longest runs of two zero groups or more, which is
// written "::".
func (a ip) zeros() (from, to int) {
	from, to = -1, -1
	for i := 0; i < 16; i += 2 {
		j := i
		for j < 16 && a.bytes[j] == 0 && a.bytes[j+1] == 0 {
			j += 2
		}
		if j-i >= 4 && j-i > to-from {
			from, to = i, j
		}
	}
	return from, to
}

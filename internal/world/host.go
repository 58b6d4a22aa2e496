package world

import (
	"strconv"
	"strings"

	"automode"
)

// address is what a host, address or scp form names.
type address struct {
	scheme string
	host   string // as written, brackets taken off
	port   string
	path   string // without the first slash
	odd    bool   // written in a way that two programs may read differently
}

// Host says which host a name, an address or any URL names and what that host
// is to the project: "host", "host:port", "user@host", "[::1]:80", a URL, the
// scp form "git@host:owner/repo". A spelling that programs read differently
// (numbers for an IPv4 address, upper case, a dot at the end, escapes, control
// characters, letters beyond ASCII) is never loopback and never trusted.
func (w *World) Host(hostOrURL string) (name string, class automode.Host) {
	a := parseAddress(hostOrURL)
	plain := strings.TrimSuffix(strings.ToLower(a.host), ".")
	number, numeric := parseIP(plain)
	switch {
	case metadata(plain, number):
		return plain, automode.MetadataHost
	case a.odd || plain != a.host || plain == "" || !hostName(plain) && !number.valid():
		return plain, automode.OtherHost
	case numeric:
		// Only the one spelling of an address that everybody reads alike.
		if number.String() == plain && (number.loopback() || number.unspecified()) && !number.in6() && number.zone == "" {
			return plain, automode.Loopback
		}
	case plain == "localhost" || strings.HasSuffix(plain, ".localhost"):
		return plain, automode.Loopback
	}
	if w.trust().host(a) {
		return plain, automode.TrustedHost
	}
	return plain, automode.OtherHost
}

// TrustedRepository reports whether url names a repository that the project's
// remotes or the person's list name: host, owner and repository, or a page of
// it that shows only what its owners put there.
func (w *World) TrustedRepository(url string) bool {
	a := parseAddress(url)
	return !a.odd && w.trust().repository(a)
}

// parseAddress never fails; what it cannot read is odd.
func parseAddress(s string) address {
	var a address
	for i := 0; i < len(s); i++ {
		if c := s[i]; c <= ' ' || c >= 0x7F || c == '\\' {
			a.odd = true
		}
	}
	scheme, rest, isURL := strings.Cut(s, "://")
	if isURL {
		isURL = schemeName(scheme)
	}
	if !isURL {
		rest = s
	} else {
		a.scheme = strings.ToLower(scheme)
		a.odd = a.odd || a.scheme == "file"
	}
	authority, after := rest, ""
	if i := strings.IndexAny(rest, "/?#\\"); i >= 0 {
		authority, after = rest[:i], rest[i:]
	}
	if after != "" && after[0] != '/' && strings.Contains(after, "@") {
		a.odd = true // old parsers go on to the "@"
	}
	if i := strings.LastIndexByte(authority, '@'); i >= 0 {
		user := authority[:i]
		if strings.ContainsAny(user, "@[]%") || !isURL && strings.Contains(user, ":") {
			a.odd = true
		}
		authority = authority[i+1:]
	}
	a.path = strings.TrimPrefix(after, "/")
	hostPort(&a, authority, isURL)
	return a
}

// hostPort reads "host", "host:port", "[v6]:port" and, outside URLs, a bare
// IPv6 address and the scp form "host:path".
func hostPort(a *address, s string, isURL bool) {
	var tail string
	switch {
	case strings.HasPrefix(s, "["):
		end := strings.IndexByte(s, ']')
		if end < 0 {
			a.host, a.odd = s, true
			return
		}
		a.host, tail = s[1:end], s[end+1:]
		if readIP(a.host).kind != ipv6 || tail != "" && tail[0] != ':' {
			a.odd = true
		}
	case strings.Count(s, ":") > 1 && !isURL:
		if readIP(s).kind == ipv6 {
			a.host = s
			return
		}
		fallthrough
	default:
		a.host = s
		if i := strings.IndexByte(s, ':'); i >= 0 {
			a.host, tail = s[:i], s[i:]
		}
	}
	if tail == "" || tail == ":" {
		return
	}
	tail = tail[1:]
	if n, err := strconv.Atoi(tail); err == nil && n > 0 && n < 1<<16 && tail[0] != '+' {
		a.port = tail
		return
	}
	if isURL {
		a.odd = true
		return
	}
	// scp form: what follows the colon is the path's beginning.
	a.scheme = "ssh"
	if a.path != "" {
		tail += "/" + a.path
	}
	a.path = tail
}

func schemeName(s string) bool {
	for i := 0; i < len(s); i++ {
		c := s[i] | 0x20
		if !('a' <= c && c <= 'z') && (i == 0 || !('0' <= s[i] && s[i] <= '9' || s[i] == '+' || s[i] == '-' || s[i] == '.')) {
			return false
		}
	}
	return s != ""
}

// hostName reports whether s is made of labels as DNS has them.
func hostName(s string) bool {
	if len(s) > 253 {
		return false
	}
	for {
		label, rest, more := strings.Cut(s, ".")
		if label == "" || len(label) > 63 || label[0] == '-' {
			return false
		}
		for i := 0; i < len(label); i++ {
			c := label[i]
			if !('a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '-' || c == '_') {
				return false
			}
		}
		if !more {
			return true
		}
		s = rest
	}
}

// parseIP reads an address in every spelling that some program takes for one:
// the usual ones, and IPv4 in one to four numbers, decimal, octal or
// hexadecimal. numeric reports that s is no name.
func parseIP(s string) (a ip, numeric bool) {
	if a := readIP(s); a.valid() {
		return a, true
	}
	var v uint64
	n := 0
	for rest, more := s, true; more; n++ {
		var part string
		part, rest, more = strings.Cut(rest, ".")
		if n == 4 || part == "" || part[0] < '0' || part[0] > '9' || strings.Contains(part, "_") {
			return ip{}, false
		}
		p, err := strconv.ParseUint(part, 0, 32)
		if err != nil || strings.HasPrefix(part, "0b") || strings.HasPrefix(part, "0o") {
			if p, err = strconv.ParseUint(part, 10, 32); err != nil {
				return ip{}, false
			}
		}
		switch {
		case more && p > 255, !more && p >= 1<<(8*(4-n)):
			return ip{}, true // numbers all the same, of no address
		case more:
			v = v<<8 | p
		default:
			v = v<<(8*(4-n)) | p
		}
	}
	return newIPv4(byte(v>>24), byte(v>>16), byte(v>>8), byte(v)), true
}

// Controls says what listens at an address of this machine that takes orders,
// empty when nothing is known to.
func Controls(address string) string {
	if _, after, ok := strings.Cut(address, "://"); ok {
		address = after
	}
	if i := strings.IndexAny(address, "/?#"); i >= 0 {
		address = address[:i]
	}
	port := strings.TrimLeft(address[strings.LastIndexByte(address, ':')+1:], "0")
	for _, c := range controlPorts {
		if c.name == port {
			return c.why
		}
	}
	return ""
}

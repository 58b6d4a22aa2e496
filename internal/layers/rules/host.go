package rules

import (
	"fmt"
	"strconv"
	"strings"

	"automode"
)

// checkHost says what is wrong with the pattern of a host.
func checkHost(pattern string) error {
	if strings.ContainsAny(pattern, "/:@ \t") || strings.Trim(pattern, ".") == "" {
		return fmt.Errorf("%q is no host; write it alone, as example.com or *.example.com", pattern)
	}
	return nil
}

// host is a pattern for hosts, in small letters, without the last dot.
type host struct {
	all    bool // every host, also one that is not known
	below  bool // any name below the labels, and not the labels themselves
	labels []string
}

func newHost(pattern string) host {
	pattern = strings.ToLower(strings.TrimSuffix(pattern, "."))
	if pattern == "*" || pattern == "" {
		return host{all: true}
	}
	rest, below := strings.CutPrefix(pattern, "*.")
	return host{below: below, labels: strings.Split(rest, ".")}
}

// match reports whether the pattern means name, as hostOf gives it.
func (h *host) match(name string) bool {
	if h.all {
		return true
	}
	if name == "" {
		return false
	}
	more := true
	for i := len(h.labels) - 1; i >= 0; i-- {
		if !more {
			return false
		}
		dot := strings.LastIndexByte(name, '.')
		if !like(h.labels[i], name[dot+1:]) {
			return false
		}
		name, more = name[:max(dot, 0)], dot > 0
	}
	return more == h.below
}

// hostOf returns the host in an address: a name, a URL, user@host:path. It is
// empty when there is none.
func hostOf(target string) string {
	if target == "" || absolute(target) {
		return ""
	}
	if i := strings.Index(target, "://"); i >= 0 {
		target = target[i+3:]
	}
	if i := strings.IndexAny(target, "/?#\\"); i >= 0 {
		target = target[:i]
	}
	target = spelled(target[strings.LastIndexByte(target, '@')+1:])
	if strings.HasPrefix(target, "[") {
		target, _, _ = strings.Cut(target[1:], "]")
	} else if strings.Count(target, ":") == 1 {
		target, _, _ = strings.Cut(target, ":")
	}
	return strings.ToLower(strings.TrimSuffix(target, "."))
}

// remote reports whether the pattern means one of the hosts that a repository's
// remote has.
func (h *host) remote(e *automode.Effect) bool {
	for rest := e.Named; rest != "" && !absolute(rest) && rest != automode.AnyHost; {
		var one string
		if one, rest, _ = strings.Cut(rest, " "); h.match(one) {
			return true
		}
	}
	return false
}

// mayReachHost returns the first rule on a host that an effect may come to, since
// nobody knows which it comes to.
func (l *Layer) mayReachHost(e *automode.Effect) *entry {
	if e.Named != automode.AnyHost {
		return nil
	}
	for _, s := range [...]*list{&l.deny, &l.ask} {
		for _, i := range s.hosts {
			return &s.entries[i]
		}
	}
	return nil
}

// spelled is a host as programs read it: with what "%65" stands for, and with
// letters in full width, their dots and what nobody sees as they look.
func spelled(s string) string {
	if certain(s) {
		return s
	}
	var b []byte
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '%' && i+2 < len(s) {
			if n, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
				c, i = byte(n), i+2
			}
		}
		b = append(b, c)
	}
	plain := ""
	for _, r := range string(b) {
		switch {
		case r == '\u3002' || r == '\uff61':
			r = '.'
		case r > '\uff00' && r < '\uff5f':
			r -= 0xfee0
		case r == '\u00ad' || r == '\u200b' || r == '\u2060' || r == '\ufeff':
			continue
		}
		plain += string(r)
	}
	return plain
}

// certain reports whether all programs read a host alike.
func certain(host string) bool {
	for i := range len(host) {
		if host[i] >= 0x80 || host[i] == '%' {
			return false
		}
	}
	return true
}

// writtenHost returns the strongest rule on a host that stands in the words of a
// command of which nobody knows all the hosts it comes to.
func (s *list) writtenHost(a *automode.Action, i int) *entry {
	e := &a.Effects[i]
	if !namesNoHost(e) || e.Command > len(a.Commands) || i > 0 && a.Effects[i-1].Command == e.Command && namesNoHost(&a.Effects[i-1]) {
		return nil
	}
	for k, w := range a.Commands[e.Command-1].Words {
		address, host := strings.Contains(w, "://"), k > 0
		for from, at := 0, 0; at <= len(w); at++ {
			if at < len(w) && strings.IndexByte("=/?#\\\"'<>(){},;| \t\n", w[at]) < 0 {
				continue
			}
			if h := w[from:at]; host && h != "" && len(h) < 256 {
				h = hostOf(h)
				for _, j := range s.hosts {
					if n := &s.entries[j]; (address || !n.host.all) && (n.rule.Form != OfEffect || e.Kind == automode.Unknown) && n.host.match(h) {
						return n
					}
				}
			}
			// What follows one slash is a path, two a host.
			from, host = at+1, at < len(w) && (strings.IndexByte("/?#\\", w[at]) < 0 || w[at] == '/' && at > 0 && w[at-1] == '/')
		}
	}
	return nil
}

// namesNoHost reports whether an effect may come to a host that it does not name.
func namesNoHost(e *automode.Effect) bool {
	switch {
	case e.Command == 0:
		return false
	case e.Kind == automode.Run:
		return !e.Traits.Has(automode.Readable)
	case reaches(e):
		return e.Target == "" || strings.Contains(e.Target, " ")
	}
	return e.Kind == automode.Unknown || e.Kind == automode.Install || e.Kind == automode.Change
}

// reaches reports whether a rule on a host speaks of the effect at all.
func reaches(e *automode.Effect) bool {
	return ofHosts(e.Kind) || e.Place.Host != automode.NoHost
}

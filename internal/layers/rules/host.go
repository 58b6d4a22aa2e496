package rules

import (
	"fmt"
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
	target = target[strings.LastIndexByte(target, '@')+1:]
	if strings.HasPrefix(target, "[") {
		target, _, _ = strings.Cut(target[1:], "]")
	} else if strings.Count(target, ":") == 1 {
		target, _, _ = strings.Cut(target, ":")
	}
	return strings.ToLower(strings.TrimSuffix(target, "."))
}

// reaches reports whether a rule on a host speaks of the effect at all.
func reaches(e *automode.Effect) bool {
	return ofHosts(e.Kind) || e.Place.Host != automode.NoHost
}

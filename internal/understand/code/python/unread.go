package python

import (
	"strings"

	"automode/internal/understand/code"
)

// What a package holds that no table describes can be shown, named and compared.
// It is never called, entered, operated on, changed or handed to what may do so.

// shownNames are names of the language by which a thing says what it is.
const shownNames = " __name__ __qualname__ __module__ __doc__ __version__ __file__ __path__ __all__ __mro__ __bases__ __annotations__ __author__ __license__ "

// showing are functions that only look at what they are given, as long as they are
// given nothing by name.
const showing = " help getattr hasattr dir getmembers getmro list tuple set sorted len enumerate zip any all "

// packaged reports whether a module belongs to a package of which at least that much is
// known: what it is, and that loading it is all that loading it does. A module that
// is a package's program is run by that.
func packaged(name string) bool {
	first, rest, _ := strings.Cut(name, ".")
	for part := range strings.SplitSeq(rest, ".") {
		if strings.HasPrefix(part, "__") {
			return false
		}
	}
	if code.Within(versioned, first) || code.Within(" "+library+" ", first) {
		return true
	}
	for _, list := range allModules {
		for _, m := range list {
			if m.name == first || strings.HasPrefix(m.name, first+".") {
				return true
			}
		}
	}
	return false
}

// unreadOf is a member of a package, or of what it holds, that nobody read. What leads
// to the environment, or may be a secret, is more than can be shown.
func (r *reader) unreadOf(n *node, of *atom, name string) value {
	if plain := strings.ToLower(strings.Trim(name, "_")); strings.HasPrefix(plain, "environ") || code.Within("os posix nt sys builtins main import loader spec globals dict subclasses code closure func self wrapped", plain) || r.secret(name) {
		return r.unknown(n, "nobody read what “"+of.name+"."+name+"” is")
	}
	if hiddenName(name) && !code.Within(specials, name) && (of.kind != unread || !strings.HasPrefix(name, "_")) {
		return r.unknown(n, "“"+name+"” reaches into the language itself")
	}
	switch {
	case code.Within(shownNames, name) && name != "__mro__" && name != "__bases__":
		return some(0)
	case code.Within(specials, name) && of.kind == unread:
		return value{of}
	case code.Within(specials, name):
		return value{{kind: unread, name: of.name + "." + name}}
	case dunder(name) && !code.Within(shownNames, name):
		return r.unknown(n, "“"+name+"” reaches into the language itself")
	case of.kind == unread:
		return value{of}
	}
	return value{{kind: unread, name: of.name + "." + name}}
}

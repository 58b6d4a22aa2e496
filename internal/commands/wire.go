package commands

import "strings"

// What a service is told in the words of its own protocol, which a program hands on
// as text.

// Removing reports whether a text says so to a service that keeps data: a line of it
// begins with a command of Redis, memcached or HTTP that removes what is kept, or
// ends the service.
func Removing(text string) bool {
	for line := range strings.Lines(text) {
		verb, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch verb = strings.ToLower(verb); {
		case named("flush_all flushall flushdb", verb), verb == "shutdown" && named("save nosave now abort", strings.ToLower(field1(rest))):
			return true
		case named("del unlink getdel", verb) && !strings.ContainsAny(rest, "=({;"):
			return true
		case verb == "delete" && (strings.HasPrefix(rest, "/") || rest != "" && !strings.ContainsAny(rest, " =({;")):
			return true // an address of HTTP, a key of memcached
		case verb == "shutdown" && rest == "":
			return true
		}
	}
	return false
}

// field1 is the first word of a text.
func field1(s string) string {
	f, _ := field(s)
	return f
}

// removingAddress reports whether an address is a text that says so: what stands
// behind the host is what curl sends to it.
func removingAddress(address string) bool {
	scheme, rest, ok := strings.Cut(strings.ToLower(address), "://")
	_, path, _ := strings.Cut(rest, "/")
	switch {
	case !ok || path == "":
		return false
	case scheme == "gopher" || scheme == "gophers":
		path = path[1:] // a letter for the kind of what is wanted
	case scheme == "dict":
		path = strings.ReplaceAll(path, ":", " ")
	default:
		return false
	}
	return Removing(strings.NewReplacer("%20", " ", "+", " ", "%0d", "\n", "%0a", "\n", "%3a", ":").Replace(path))
}

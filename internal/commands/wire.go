package commands

import "strings"

// What a service is told in the words of its own protocol, which a program hands on
// as text.

// Removing reports whether a text says so to a service that keeps data: a line of it
// begins with a command of Redis, memcached or HTTP that removes what is kept, or
// ends the service.
func Removing(text string) bool {
	for text != "" {
		var line string
		line, text, _ = strings.Cut(strings.ToLower(text), "\n")
		verb, rest, more := strings.Cut(strings.TrimSpace(line), " ")
		plain := more && !strings.ContainsAny(rest, "=({;")
		switch verb {
		case "flush_all", "flushall", "flushdb":
			return true
		case "del", "unlink", "getdel":
			if plain {
				return true
			}
		case "delete": // an address of HTTP, a key of memcached
			if more && rest[:1] == "/" || plain && strings.IndexByte(rest, ' ') < 0 {
				return true
			}
		case "shutdown":
			if !more || named("save nosave now abort", rest) {
				return true
			}
		}
	}
	return false
}

// removingAddress reports whether an address is a text that says so: what stands
// behind the host is what curl sends to it.
func removingAddress(address string) bool {
	scheme, rest, _ := strings.Cut(strings.ToLower(address), "://")
	_, path, _ := strings.Cut(rest, "/")
	switch scheme {
	case "gopher", "gophers":
		path = strings.ReplaceAll(path[min(1, len(path)):], "%0d%0a", "\n") // a letter for the kind of what is wanted
	case "dict":
		path = strings.ReplaceAll(path, ":", " ")
	default:
		return false
	}
	return Removing(strings.ReplaceAll(path, "%20", " "))
}

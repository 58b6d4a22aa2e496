package commands

import (
	"strings"

	"automode"
)

// What is asked of MongoDB in its shell's language, as far as it is one question.

// mongoLooks reports whether mongosh is given nothing but questions. An address that
// is not this machine's is told.
func mongoLooks(m *Match) bool {
	asks := false
	var elsewhere []Fact
	for i := 1; i < len(m.Words); i++ {
		w := &m.Words[i]
		switch {
		case !w.Exact():
			return false
		case w.Is("--quiet"), w.Is("--norc"), w.Is("--json"), w.Is("--json=relaxed"), w.Is("--json=canonical"):
		case w.Is("--eval") && i+1 < len(m.Words):
			i++
			if asks = m.Words[i].Exact() && mongoAsks(m.Words[i].Text); !asks {
				return false
			}
		case mongoAddress(w):
			host, _, _ := strings.Cut(strings.TrimPrefix(w.Text, "mongodb://"), "/")
			host, _, _ = strings.Cut(host, ":")
			if host != "localhost" && host != "127.0.0.1" || strings.ContainsAny(w.Text, "@?,") {
				elsewhere = append(elsewhere, roleFact(Sends, *w, "speaks to the database there"))
			}
		case strings.Trim(strings.ToLower(w.Text), "abcdefghijklmnopqrstuvwxyz0123456789_") != "":
			return false // an option, a file or a host
		}
	}
	if asks {
		m.Facts = append([]Fact{{Kind: automode.Query, Target: "the database"}}, elsewhere...)
	}
	return asks
}

// mongoAddress reports whether a word is the address of a database, which no code
// comes from.
func mongoAddress(w *Word) bool {
	return hasPrefix(w.Text, "mongodb://") || hasPrefix(w.Text, "mongodb+srv://")
}

// mongoAsks reports whether each statement is a question: "db", perhaps a collection,
// and methods that only look, with arguments that call nothing.
func mongoAsks(text string) bool {
	asked := false
	for statement := range strings.SplitSeq(text, ";") {
		if statement = strings.TrimSpace(statement); statement == "" {
			continue
		}
		rest, ok := strings.CutPrefix(statement, "db.")
		if !ok {
			return false
		}
		calls := 0
		for rest != "" {
			end := strings.IndexByte(rest, '(')
			if end < 0 {
				return false
			}
			names := strings.Split(rest[:end], ".")
			method := names[len(names)-1]
			if len(names) > 2 && calls == 0 || len(names) > 1 && calls > 0 || !mongoMethod(method, calls == 0 && len(names) == 1) {
				return false
			}
			shut := strings.IndexByte(rest, ')')
			if shut < end || !mongoPlain(rest[end+1:shut]) {
				return false
			}
			if rest = rest[shut+1:]; rest != "" {
				if rest, ok = strings.CutPrefix(rest, "."); !ok || rest == "" {
					return false
				}
			}
			calls++
		}
		asked = asked || calls > 0
	}
	return asked
}

// mongoMethod reports whether a method of the database itself, or of a collection and
// what it found, only looks.
func mongoMethod(name string, database bool) bool {
	if database {
		return named("stats version getCollectionNames getCollectionInfos getName serverStatus hostInfo", name)
	}
	return named("find findOne count countDocuments estimatedDocumentCount distinct aggregate getIndexes stats dataSize storageSize limit skip sort toArray pretty explain size itcount", name)
}

// mongoPlain reports whether arguments are values, and none of them code or a place
// where a result is put. Nothing is put together in them: "$o"+"ut" is such a place.
func mongoPlain(args string) bool {
	for i := range len(args) {
		c := args[i] | 0x20
		if !(c >= 'a' && c <= 'z' || args[i] >= '0' && args[i] <= '9' || strings.IndexByte(" ,:{}[]'\"$._-@/%", args[i]) >= 0 || args[i] == '\n') {
			return false
		}
	}
	for _, word := range [...]string{"$out", "$merge", "$where", "$function", "$accumulator", "function", "new "} {
		if strings.Contains(args, word) {
			return false
		}
	}
	return true
}

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
		case w.Is("--port") && i+1 < len(m.Words) && m.Words[i+1].Exact() && isDigits(m.Words[i+1].Text):
			i++
		case mongoHere(w.Text):
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
		m.Stdin = Data // behind --eval it ends, unless --shell stands there
		m.Facts = append([]Fact{{Kind: automode.Query, Target: "the database"}}, elsewhere...)
	}
	return asks
}

// mongoAddress reports whether a word is the address of a database, which no code
// comes from.
func mongoAddress(w *Word) bool {
	return hasPrefix(w.Text, "mongodb://") || hasPrefix(w.Text, "mongodb+srv://")
}

// mongoHere reports whether a word is the address of this machine, with a port or the
// name of a database; one that ends like a file's name would be run.
func mongoHere(text string) bool {
	host, name, _ := strings.Cut(strings.ToLower(text), "/")
	host, port, has := strings.Cut(host, ":")
	return (host == "localhost" || host == "127.0.0.1") && (!has || isDigits(port)) && (has || name != "") &&
		strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789_-") == ""
}

// mongoAsks reports whether each statement is a question.
func mongoAsks(text string) bool {
	asked := false
	for statement := range strings.SplitSeq(text, ";") {
		if statement = strings.TrimSpace(statement); statement == "" {
			continue
		}
		if asked = mongoQuestion(statement); !asked {
			return false
		}
	}
	return asked
}

// mongoQuestion reports whether a statement only asks: "db", perhaps a collection, and
// methods that only look, with arguments that call nothing, and then perhaps one part
// of the answer; it may be printed. "show" and "rs" ask in words of the shell.
func mongoQuestion(s string) bool {
	for _, prints := range [...]string{"printjson(", "print(", "console.log(", "JSON.stringify(", "EJSON.stringify("} {
		if inner, ok := strings.CutPrefix(s, prints); ok {
			inner, ok = strings.CutSuffix(inner, ")")
			return ok && mongoQuestion(strings.TrimSpace(inner))
		}
	}
	if named("show", strings.Split(s, " ")[0]) {
		return named("dbs databases collections tables", strings.TrimSpace(s[len("show"):]))
	}
	if rest, ok := strings.CutPrefix(s, "rs."); ok {
		method, rest, ok := strings.Cut(rest, "()")
		return ok && named("status conf hello isMaster printReplicationInfo printSecondaryReplicationInfo", method) && mongoPart(rest)
	}
	rest, ok := strings.CutPrefix(s, "db.")
	if !ok {
		return false
	}
	for calls := 0; rest != ""; calls++ {
		end := strings.IndexByte(rest, '(')
		if end < 0 {
			return calls > 0 && mongoPart("."+rest)
		}
		names := strings.Split(rest[:end], ".")
		method := names[len(names)-1]
		shut := strings.IndexByte(rest, ')')
		if !mongoPart("."+rest[:end]) || len(names) > 2 && calls == 0 || len(names) > 1 && calls > 0 || shut < end || !mongoPlain(rest[end+1:shut]) {
			return false
		}
		database := calls == 0 && len(names) == 1
		switch given := rest[end+1 : shut]; {
		case database && named("runCommand adminCommand", method):
			ok = mongoCommand(given)
		case database && method == "getSiblingDB":
			calls-- // another database, of which the same can be asked
		default:
			ok = mongoMethod(method, database)
		}
		if rest = rest[shut+1:]; !ok {
			return false
		} else if rest == "" {
			return method != "getSiblingDB"
		}
		if rest, ok = strings.CutPrefix(rest, "."); !ok || rest == "" {
			return false
		}
	}
	return false
}

// mongoPart reports whether the text names nothing, or parts of an answer.
func mongoPart(text string) bool {
	for i := range len(text) {
		if c := text[i] | 0x20; !(c >= 'a' && c <= 'z' || text[i] >= '0' && text[i] <= '9' || text[i] == '.' || text[i] == '_') {
			return false
		}
	}
	return text == "" || text[0] == '.'
}

// mongoCommand reports whether a command of the database, by its name or as a document
// of that alone, is one that only looks.
func mongoCommand(given string) bool {
	name := strings.Map(func(c rune) rune {
		if strings.ContainsRune(" {}'\"", c) {
			return -1
		}
		return c
	}, given)
	name, _ = strings.CutSuffix(name, ":1")
	return named("ping hello isMaster buildInfo hostInfo serverStatus listDatabases dbStats listCollections replSetGetStatus", name)
}

// mongoMethod reports whether a method of the database itself, or of a collection and
// what it found, only looks.
func mongoMethod(name string, database bool) bool {
	if database {
		return named("stats version getCollectionNames getCollectionInfos getName serverStatus hostInfo hello isMaster serverBuildInfo", name)
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

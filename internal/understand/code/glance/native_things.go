package glance

import (
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// Beside functions that are given a path, there are things that are made of one.
// Sources: the manuals of Dart, Kotlin, Groovy and Swift.

// things are what a path is made into, by the last part of the name.
const things = "File Directory Link Path get of new from URL expand expandTilde"

// methods are what such a thing does to the file that it stands for.
var methods = [...]struct {
	names string
	role  commands.Role
	why   string
}{
	{"delete deleteSync deleteRecursively deleteDir deleteOnExit remove_dir_all", commands.Deletes, "removes it"},
	{"writeAsString writeAsStringSync writeAsBytes writeAsBytesSync writeText writeBytes setText withWriter newWriter", commands.Writes, "writes the file"},
	{"appendText", commands.Appends, "adds to the file"},
	{"readAsString readAsStringSync readAsBytes readAsBytesSync readAsLines readAsLinesSync readText readLines readBytes getText eachLine text", commands.Reads, ""},
}

// thing reads a method of a path: File("x").deleteSync(). It reports whether it is one.
func (r *reader) thing(i int) bool {
	if r.tokens[i].text[0] != '.' || i < 3 || r.tokens[i-1].kind != sign || r.tokens[i-1].text != ")" {
		return false
	}
	for k := range methods {
		if m := &methods[k]; code.Within(m.names, r.tokens[i].text[1:]) {
			if w, ok := r.pathBefore(i - 1); ok {
				r.does(m.role, w, m.role == commands.Deletes, m.why)
				return true
			}
		}
	}
	return false
}

// pathBefore is the path that a thing is made of whose bracket closes there.
func (r *reader) pathBefore(i int) (commands.Word, bool) {
	depth := 0
	for k := i; k > 0 && k > i-16; k-- {
		if r.tokens[k].kind != sign {
			continue
		}
		switch r.tokens[k].text {
		case ")":
			depth++
		case "(":
			if depth--; depth == 0 {
				args := r.arguments(k)
				if r.tokens[k-1].kind != name || !code.Within(things, last(r.tokens[k-1].text)) || len(args) != 1 {
					return commands.Word{}, false
				}
				words := r.value(args[0])
				return words[0], words[0].Exact() && words[0].Text != ""
			}
		}
	}
	return commands.Word{}, false
}

// field reads what a process is told by its fields: p.launchPath = "/bin/rm" and
// p.arguments = ["-rf", "x"].
func (r *reader) field(i int) {
	last := last(r.tokens[i].text)
	program := code.Within("launchPath executableURL FileName", last)
	if !program && !code.Within("arguments Arguments", last) || !r.next(i, "=") {
		return
	}
	var words []commands.Word
	for k := i + 2; k < len(r.tokens) && k < i+32 && r.tokens[k].kind != end; k++ {
		if t := &r.tokens[k]; t.kind == sign && (t.text == ";" || t.text == "]" || t.text == "}") {
			break
		} else if t.kind == text && !t.open {
			words = append(words, t.word())
			if program {
				break
			}
		}
	}
	switch {
	case len(words) == 0:
	case program:
		r.launches = words[0]
		r.starts, r.shell = true, r.shell || isShell(words[0].Text)
	case r.launches.Text == "":
	case len(words) == 1: // Windows' kind of arguments, all in one
		r.add(commands.Fact{Role: commands.RunsLine, Kind: commands.RunsLine.Means().Kind, Lang: commands.Shell, Word: commands.Lit(r.launches.Text + " " + words[0].Text), Why: "starts that command"})
	default:
		words = append([]commands.Word{r.launches}, words...)
		r.add(commands.Fact{Role: commands.RunsWords, Kind: commands.RunsWords.Means().Kind, Word: words[0], Words: words, Why: "starts that command"})
	}
}

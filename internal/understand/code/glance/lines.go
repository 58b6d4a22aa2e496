package glance

import (
	"strings"

	"automode/internal/commands"
)

// Texts that are read a line at a time: tables of commands that run at set
// times, and commands of editors and their kin.

// readLines adds the command lines that stand in the text.
func (r *reader) readLines(text string) {
	for l := range strings.SplitSeq(text, "\n") {
		l = strings.TrimSpace(l)
		if file := exFile(l); file != "" && r.lang == commands.Ex {
			r.does(commands.Writes, commands.Lit(file), false, "writes the text there")
		}
		if r.lang == commands.Cron {
			l = cronLine(l)
		} else if lang, text := exCode(l); lang != commands.Native {
			r.add(commands.Fact{Role: commands.RunsText, Kind: commands.RunsText.Means().Kind, Lang: lang, Word: commands.Lit(text), Why: "runs that code"})
			continue
		} else {
			l = exLine(l)
		}
		if file, ok := strings.CutPrefix(l, "put "); ok {
			file, _, _ = strings.Cut(strings.TrimSpace(file), " ")
			r.does(commands.Reads, commands.Lit(file), false, "")
			r.does(commands.Sends, commands.Word{}, false, "sends it to the other side")
		} else if l != "" {
			r.add(commands.Fact{Role: commands.RunsLine, Kind: commands.RunsLine.Means().Kind, Lang: commands.Shell, Word: commands.Lit(l), Why: "runs that command line"})
		}
	}
}

// exCode is the code in another language that a command of vim(1) or gdb(1)
// runs; Native when it is none.
func exCode(l string) (commands.Lang, string) {
	front, text, _ := strings.Cut(strings.TrimLeft(l, ":+ \t"), " ")
	switch front {
	case "python", "python3", "py", "py3", "pythonx", "pyx":
		return commands.Python, text
	case "lua":
		return commands.Lua, text
	case "perl":
		return commands.Perl, text
	case "ruby":
		return commands.Ruby, text
	}
	return commands.Native, ""
}

// exFile is the file that a line of ed(1) or ex(1) writes to; empty where it is none.
func exFile(l string) string {
	front, file, _ := strings.Cut(strings.TrimLeft(l, ":+0123456789,.$% \t"), " ")
	switch file = strings.TrimSpace(file); front {
	case "w", "w!", "W", "wq", "wq!", "write", "write!", "sav", "sav!", "saveas", "saveas!", "x", "x!", "up", "update":
		if file != "" && file[0] != '!' && file[0] != '|' {
			return file
		}
	}
	return ""
}

// cronLine is the command of a line of crontab(5): behind five fields of times,
// or a word that stands for them.
func cronLine(l string) string {
	if l == "" || l[0] == '#' {
		return ""
	}
	fields := 5
	if l[0] == '@' {
		fields = 1
	}
	for range fields {
		_, rest, ok := strings.Cut(strings.TrimLeft(l, " \t"), " ")
		if front, after, tab := strings.Cut(l, "\t"); tab && !strings.Contains(front, " ") {
			rest, ok = after, true
		}
		if !ok {
			return ""
		}
		l = strings.TrimLeft(rest, " \t")
	}
	l, _, _ = strings.Cut(l, "%") // what follows is its input
	return l
}

// exLine is the command line in a command of ed(1), ex, less(1), gdb(1), sftp(1)
// or psql(1): behind an exclamation mark, or the words that stand for one.
func exLine(l string) string {
	l = strings.TrimLeft(l, ":+ \t\\")
	l = strings.TrimLeft(l, "%0123456789,.$")
	for _, front := range [...]string{"silent!", "silent", "exe", "execute", "r", "read", "w", "write", "e"} {
		if rest, ok := strings.CutPrefix(l, front+" "); ok {
			l = strings.TrimLeft(rest, " \t\"'")
		}
	}
	if rest, ok := strings.CutPrefix(l, "!"); ok {
		return strings.TrimSpace(strings.TrimRight(rest, "\"'"))
	}
	for _, front := range [...]string{"put ", "mput ", "reput ", "send "} {
		if rest, ok := strings.CutPrefix(l, front); ok {
			return "put " + strings.TrimLeft(rest, "-aPpRr ")
		}
	}
	for _, front := range [...]string{"shell ", "terminal ", "term "} {
		if rest, ok := strings.CutPrefix(l, front); ok {
			return rest
		}
	}
	return ""
}

package script

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// sqlite opens a database of SQLite, or tells it something.
func (w *walker) sqlite(on value, f *Func, args []value) value {
	if f.Act == Databases {
		return w.database(f, args)
	}
	return w.tells(on, args)
}

// database is one of SQLite that is opened, of which the thing's word is the path.
func (w *walker) database(f *Func, args []value) value {
	v := &val{thing: w.lang.find(f.Gives), word: commands.Lit(":memory:")}
	for i, a := range args {
		switch {
		case i > 0:
			w.options(a)
			w.plain(a)
		case !a.data() || len(a.more) > 0 || a.word.Known != automode.Exact:
			w.plain(a)
			w.strange("a database that is not known is opened")
			v.word = commands.Word{}
		case a.word.Text != "":
			v.word = a.word
		}
	}
	if strings.HasPrefix(v.word.Text, "file:") {
		w.strange("an address of a database that nobody read")
	}
	return v
}

// tells is what a database is told, as its own program does it.
func (w *walker) tells(on value, args []value) value {
	for i, a := range args {
		for _, t := range w.text(a).texts() {
			if i > 0 || strings.HasPrefix(strings.TrimSpace(t.Text), ".") {
				continue // values for it; and an error here, though none to that program
			}
			if code.Within("prepare query", w.callee) && code.LooksOnly(t) {
				t = commands.Lit("select 1") // of any table
			}
			words := []commands.Word{commands.Lit("sqlite3"), on.word, t}
			w.add(commands.Fact{Role: commands.RunsWords, Kind: automode.Run, Word: words[0], Words: words, Why: "runs the statement"})
		}
	}
	w.plainAll(args)
	return &val{thing: w.lang.find("(statement)")}
}

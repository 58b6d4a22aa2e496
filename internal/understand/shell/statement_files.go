package shell

import (
	"slices"

	"automode"
	"automode/internal/commands"
)

// statementsIn are the words of an invocation that is given as arguments the statements
// of the one file that an option names, as far as it is known what stands there. The
// file is read then, and runs no further.
func (r *reader) statementsIn(result *commands.Result, argv []commands.Word, st *state) (*commands.Result, []commands.Word) {
	if r.away > 0 {
		return result, nil
	}
	named := -1
	for i := range result.Facts {
		if f := &result.Facts[i]; f.Role == commands.RunsFile && (f.Lang == commands.SQL || f.Lang == commands.Jq) {
			if named >= 0 || !f.Word.Exact() || f.Flag == "" {
				return result, nil
			}
			named = i
		}
	}
	if named < 0 {
		return result, nil
	}
	f := result.Facts[named]
	list := r.locate(f.Word, st)
	at := slices.IndexFunc(argv, func(w commands.Word) bool { return w.Is("-f") || w.Is("--file") || w.Is("--from-file") })
	if len(list) != 1 || at < 0 || at+1 >= len(argv) || !argv[at+1].Is(f.Word.Text) {
		return result, nil
	}
	text, ok := r.content(list[0])
	if !ok {
		return result, nil
	}
	one := *result
	one.Lang = f.Lang
	words := commands.Spoken(&one, slices.Concat(argv[:at], argv[at+2:]), text)
	if words == nil {
		return result, nil
	}
	one.Lang, one.Facts = result.Lang, slices.Clone(result.Facts)
	one.Facts[named] = commands.Fact{Role: commands.Reads, Kind: automode.Read, Word: f.Word, Flag: f.Flag}
	return &one, words
}

// wordsFrom is an invocation that takes the words of a file, read as one that takes them from
// standard input where nothing else comes in there.
func (r *reader) wordsFrom(m *commands.Match, argv []commands.Word, st *state, in flow) ([]commands.Word, flow) {
	rest, list, ok := m.TakesList()
	if ok && list.Exact() && (list.Text == "-" || r.asInput(list.Text, st)) {
		m.Read(m.Program, rest, r.a.Call.Platform)
		return rest, in
	}
	if !ok || in.open || in.prints != 0 {
		return argv, in
	}
	in = r.input(list, st)
	if listsKept {
		in = r.listedFrom(list, in, st)
	}
	in = r.share(in)
	m.Read(m.Program, rest, r.a.Call.Platform)
	return rest, in
}

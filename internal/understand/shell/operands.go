package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// What a launcher such as xargs takes from standard input for its command.

// launched are the words of a command with what comes from standard input in
// its place, or behind them.
func (r *reader) launched(f *commands.Fact, in flow) []commands.Word {
	words := r.filled(f, in)
	if f.More {
		words = slices.Concat(words, r.operands(f, in))
	}
	return words
}

// operands are all words that a launcher takes from standard input.
func (r *reader) operands(given *commands.Fact, in flow) []commands.Word {
	w := in.asWord()
	if given.Nul && given.Share != commands.Somehow {
		if one, ok := wholeOperand(w); ok {
			return []commands.Word{one}
		}
	}
	if w.Known != automode.Exact || strings.ContainsAny(w.Text, "'\"\\") {
		return []commands.Word{r.operand(in, false)}
	}
	if given.Share == commands.Somehow || given.Nul || given.Lines && strings.ContainsAny(w.Text, " \t\n") {
		return []commands.Word{{Many: true, Data: w.Data}}
	}
	var list []commands.Word
	for f := range strings.FieldsSeq(w.Text) {
		o := w
		o.Text = f
		list = append(list, o)
	}
	return list
}

// filled puts what comes from standard input where a launcher puts it.
func (r *reader) filled(f *commands.Fact, in flow) []commands.Word {
	words := f.Words
	for i, w := range words {
		if !w.Input {
			continue
		}
		words = append([]commands.Word(nil), words...)
		for k := i; k < len(words); k++ {
			if x := words[k]; x.Input {
				o := r.operand(in, !x.Many)
				if one, ok := wholeOperand(in.asWord()); f.Nul && ok {
					o = one
				}
				o.Many = false
				if x.Filled != nil {
					words[k] = filling(x.Filled, o)
				} else {
					words[k] = value.Concat(value.Concat(commands.Lit(x.Text), o), commands.Lit(x.Suffix))
				}
				words[k].Start = x.Start
			}
		}
		return words
	}
	return words
}

// filling is a word with an operand for each mark in it, before and behind what is not known.
func filling(m *commands.Filling, o commands.Word) commands.Word {
	put := commands.Lit("")
	fill := func(text string) {
		for i, piece := range strings.Split(text, m.Mark) {
			if i > 0 {
				put = value.Concat(put, o)
			}
			put = value.Concat(put, commands.Lit(piece))
		}
	}
	fill(m.Word.Text)
	if m.Word.Known != automode.Exact {
		rest := m.Word
		rest.Text, rest.Suffix = "", ""
		put = value.Concat(put, rest)
		fill(m.Word.Suffix)
	}
	return put
}

// wholeOperand is a text that is known as the single operand that it is to a launcher
// which takes them up to a NUL: with all quotes, blanks and backslashes in it. That a
// line's end stands behind it is guessed.
func wholeOperand(w commands.Word) (commands.Word, bool) {
	ok := w.Exact() && w.Text != "" && strings.IndexByte(w.Text, 0) < 0
	w.Known, w.Text = automode.Guess, w.Text+"\n"
	return w, ok
}

// operand is a word that a launcher takes from standard input; lines: each is one.
func (r *reader) operand(in flow, lines bool) commands.Word {
	w := in.piece()
	w.Many = w.Known != automode.Exact
	if w.Known == automode.Exact {
		fields := strings.Fields(w.Text)
		if text := strings.Trim(w.Text, " \t\n"); lines && len(fields) > 1 && !strings.ContainsAny(text, "\"'\\\n") {
			w.Text = text // a line, blanks and all
			return w
		}
		// The launcher takes quotes and backslashes away in a way of its own.
		if len(fields) == 1 && !strings.ContainsAny(w.Text, "\"'\\") {
			w.Text = fields[0]
			return w
		}
		return commands.Word{Many: true, Data: w.Data}
	}
	return w
}

// oneByOne are the names of a list that are held alone against the command that a launcher
// starts with them, and what else becomes of some where it divides them.
func (r *reader) oneByOne(f *commands.Fact, in flow, st *state) []commands.Word {
	more := in.more()
	list := slices.Concat(more.each, more.given)
	if !f.More || f.Lines || f.Nul || r.away > 0 || r.world.Lexical() {
		return list
	}
	if r.someDivide(list, whitespace, st) {
		list = append(list, commands.Word{})
	}
	if in.prints != commands.PathsIn {
		return list
	}
	for _, folder := range more.all() {
		for i, file := range r.inBlanks(folder) {
			w := commands.Lit(file)
			for _, d := range st.cwds {
				w.Text = strings.TrimPrefix(w.Text, strings.TrimSuffix(d, "/")+"/") // it is printed as its folder was written
			}
			if i == maxGiven {
				return append(list, commands.Word{})
			}
			list = append(list, w)
		}
	}
	return list
}

package commands

import (
	"strings"

	"automode"
)

// parse sorts the words into subcommands, options and positionals. It returns
// false when it added an Unknown that makes reading on pointless.
func (m *Match) parse(words []Word) bool {
	ended := m.style == Plain
	for i := 0; i < len(words); i++ {
		w := &words[i]
		switch {
		case m.style == Plain && w.Is("--help") && i == len(words)-1 && len(m.Args) == 0 && named(m.Row.Help, "--help"):
			m.hits = append(m.hits, Hit{Flag: &helpFlag, Name: "--help"})
		case ended || !m.isOption(w, i):
			if m.risky(w, ended) {
				m.Unknown("an unknown word may be an option", *w)
			}
			if m.descend(w) {
				ended = m.style == Plain
				continue
			}
			if len(m.Args) == 0 && m.mayDescend(w) {
				m.Unknown("an unknown word may be a subcommand", *w)
			}
			if cap(m.Args) == 0 {
				m.Args = make([]Word, 0, max(4, len(words)-i))
			}
			m.Args = append(m.Args, *w)
			ended = ended || m.style == Leading
		case w.Is("--"):
			ended = true
		default:
			from := len(m.hits)
			used, stop, ok := m.option(w, words[i+1:])
			for k := from; k < len(m.hits); k++ {
				m.hits[k].Args, m.hits[k].row = len(m.Args), len(m.rows)-1
			}
			if !ok {
				m.mayStart(words[min(i+1, len(words)):])
				return false
			}
			ended = ended || stop
			for k := from; k < len(m.hits); k++ {
				m.spill(&m.hits[k].Value, used > 0, ended)
			}
			i += used
		}
	}
	return true
}

// spill adds what comes behind an option's value that may be several words: the
// first of them is the value, and the others are positionals, or options. own
// says that the value is a word of its own.
func (m *Match) spill(v *Word, own, ended bool) {
	switch {
	case v.Glob && own && !v.One, v.Many && v.Known == automode.Bounded:
		m.Args = append(m.Args, *v)
	case v.Many && (v.Known != automode.Exact || v.Text != ""):
		w := Word{Many: true, Data: v.Data, Encoded: v.Encoded, Start: v.Start}
		if m.risky(&w, ended) {
			m.Unknown("an unknown word may be an option", w)
		}
		m.Args = append(m.Args, w)
	}
}

// isOption reports whether w is written as an option where options count.
func (m *Match) isOption(w *Word, i int) bool {
	if w.Known == automode.Guess && w.Text == "" {
		return false
	}
	if len(w.Text) > 1 && w.Text[0] == '-' || w.Text == "-" && w.Known != automode.Exact {
		return true
	}
	return m.style == Old && i == 0 && w.Text != "" && w.Text[0] != '-'
}

// descend goes into the row that a subcommand names.
func (m *Match) descend(w *Word) bool {
	if len(m.Args) > 0 || w.Known != automode.Exact || w.Glob {
		return false
	}
	r := m.group().sub(w.Text)
	if r == nil {
		return false
	}
	if w.Many {
		m.Unknown("it may be a subcommand, and there may be other words", *w)
		return false
	}
	if m.Path != "" {
		m.Path += " "
	}
	m.Path += w.Text
	m.enter(r)
	return true
}

// group is the row of whose subcommands the next word may be one.
func (m *Match) group() *Row {
	i := len(m.rows) - 1
	for i > 0 && m.rows[i].Again {
		i--
	}
	return m.rows[i]
}

// hasRows reports whether there are subcommands.
func (r *Row) hasRows() bool { return len(r.Rows) > 0 || r.below.any() }

// sub returns the row for a subcommand, or nil: one that has its name to the
// letter before one that has a shape of it. A toolchain's name has a "+" in
// front.
func (r *Row) sub(name string) *Row {
	if s := r.subBy(named, name); s != nil || !isOperation(strings.TrimPrefix(name, "+")) {
		return s
	}
	return r.subBy(shaped, name)
}

func (r *Row) subBy(has func(names, name string) bool, name string) *Row {
	if r.below.any() {
		return r.below.find(has, name)
	}
	for i := range r.Rows {
		if has(r.Rows[i].Names, name) {
			return &r.Rows[i]
		}
	}
	return nil
}

// option reads the option or cluster w. used is how many of the following
// words it takes as values; stop says that it ends the options.
func (m *Match) option(w *Word, next []Word) (used int, stop, ok bool) {
	text := w.Text
	switch {
	case strings.HasPrefix(text, "--") || m.style == Single:
		return m.long(w, next)
	case m.style == Old && text[0] != '-':
		return m.cluster(w, text, next, true)
	case len(text) > 1 && isDigits(text[1:]) && w.Exact():
		if f := m.find("-#"); f != nil {
			m.hits = append(m.hits, Hit{Flag: f, Name: text})
			return 0, f.Ends, true
		}
	case w.IfEmpty == "" || w.IfEmpty == "-":
		if t, ok := w.numbered(); ok && len(t) > 1 && isDigits(t[1:]) {
			if f := m.find("-#"); f != nil && f.Names != "-#" {
				m.hits = append(m.hits, Hit{Flag: f, Name: t})
				return 0, f.Ends, true
			}
		}
	}
	// A long name behind a single dash, where the program has one of that
	// very spelling ("-name"), is no cluster.
	if f := m.find(text); f != nil && len(text) > 2 && w.Exact() {
		return m.take(f, text, next)
	}
	if name, value, has := strings.Cut(text, "="); has && m.style == Looking && len(name) > 2 {
		if f := m.find(name); f != nil {
			m.hits = append(m.hits, Hit{Flag: f, Name: name, Value: behind(f, w, value), Has: true})
			return 0, f.Ends, true
		}
	}
	return m.cluster(w, text[1:], next, false)
}

// long reads "--name", "--name=value", or in Single style also "-name".
func (m *Match) long(w *Word, next []Word) (used int, stop, ok bool) {
	name, value, has := strings.Cut(w.Text, "=")
	if !has && w.Known != automode.Exact {
		m.Unknown("an option is not known to the letter", *w)
		return 0, false, false
	}
	f, full := m.find(name), name
	if f == nil && m.style == Single {
		if strings.HasPrefix(name, "--") {
			full = name[1:]
		} else {
			full = "-" + name
		}
		f = m.find(full)
	}
	if before, after, ok := strings.Cut(w.Text, ":"); ok && f == nil {
		if f = m.find(before + ":"); f != nil { // "-only-testing:Name", "--logger:trx"
			m.hits = append(m.hits, Hit{Flag: f, Name: before + ":", Value: behind(f, w, after), Has: true})
			return 0, f.Ends, true
		}
	}
	if f == nil {
		f, full = m.abbreviated(name)
	}
	if f == nil {
		if f = m.parameter(name); f == nil && !has && m.asked(name) {
			m.hits = append(m.hits, Hit{Flag: &helpFlag, Name: name})
			return 0, false, true
		} else if f == nil {
			m.Unknown("no option "+quote(Word{Text: name, Known: automode.Exact})+" is known", *w)
			return 0, false, m.style == Looking
		}
		if !has && len(next) > 0 && !strings.HasPrefix(next[0].Text, "-") {
			m.hits = append(m.hits, Hit{Flag: f, Name: name, Value: next[0], Has: true})
			return 1, f.Ends, true
		}
	}
	if has {
		m.hits = append(m.hits, Hit{Flag: f, Name: full, Value: behind(f, w, value), Has: true})
		return 0, f.Ends, true
	}
	return m.take(f, full, next)
}

// abbreviated finds what a long option's beginning can stand for. Only
// options that do something are found this way: taking a beginning for a
// harmless one would rest on the table being complete.
func (m *Match) abbreviated(name string) (*Flag, string) {
	if len(name) < 3 || m.style == Single {
		return nil, name
	}
	for i := len(m.rows) - 1; i >= 0; i-- {
		sets := [2][]Flag{m.rows[i].Global, nil}
		if i == len(m.rows)-1 {
			sets[1] = m.rows[i].Flags
		}
		for _, set := range sets {
			for k := range set {
				if full := begun(set[k].Names, name); full != "" && (set[k].matters() || set[k].Reach != 0) {
					return &set[k], full
				}
			}
		}
	}
	return nil, name
}

// cluster reads short options written together, the last perhaps with its
// value. In the old style values come from the following words in order.
func (m *Match) cluster(w *Word, letters string, next []Word, old bool) (used int, stop, ok bool) {
	for i := 0; i < len(letters); i++ {
		name := w.Text[:min(2, len(w.Text))]
		if i > 0 || old {
			name = "-" + letters[i:i+1]
		}
		f := m.find(name)
		if f == &helpFlag && m.style == Looking && len(letters) > 1 {
			f = nil // as one of several letters it may be another
		}
		if f == nil {
			m.Unknown("no option "+quote(Word{Text: name, Known: automode.Exact})+" is known", *w)
			if m.style == Looking && !byteIn(letters[i], "=/~.0123456789") {
				continue
			}
			return used, false, m.style == Looking
		}
		rest := letters[i+1:]
		takes, attached := takesValue(f, name)
		switch {
		case !takes:
			m.hits = append(m.hits, Hit{Flag: f, Name: name})
			stop = stop || f.Ends
			continue
		case old:
			if used < len(next) {
				m.hits = append(m.hits, Hit{Flag: f, Name: name, Value: next[used], Has: true})
				used++
			}
			continue
		case rest != "" || w.Known != automode.Exact:
			m.swallowsLetters(f, rest)
			v := *w
			v.Text = strings.TrimPrefix(rest, "=")
			m.hits = append(m.hits, Hit{Flag: f, Name: name, Value: v, Has: true})
			if w.MayEmpty && rest == "" && w.Suffix == "" && !attached && len(next) > 0 {
				m.orNext(f, name, &next[0])
			}
		case attached || len(next) == 0:
			m.hits = append(m.hits, Hit{Flag: f, Name: name})
		default:
			m.swallows(f, &next[used])
			m.hits = append(m.hits, Hit{Flag: f, Name: name, Value: next[used], Has: true})
			used++
		}
		return used, stop || f.Ends, true
	}
	if w.Known != automode.Exact {
		m.Unknown("an option is not known to the letter", *w)
		return used, stop, false
	}
	return used, stop, true
}

// orNext: what is attached to an option may be empty, and then the next word is its
// value: -l"$x" y. One that is an option there would leave its own value behind.
func (m *Match) orNext(f *Flag, name string, next *Word) {
	if m.isOption(next, 1) || next.Many || next.mayBeFlag() {
		m.Unknown("an option may be the value of the one in front of it", *next)
		return
	}
	m.hits = append(m.hits, Hit{Flag: f, Name: name, Value: *next, Has: true})
	m.fewer++
}

// take records an option and the following word when it needs a value.
func (m *Match) take(f *Flag, name string, next []Word) (used int, stop, ok bool) {
	takes, attached := takesValue(f, name)
	if !takes || attached || len(next) == 0 {
		m.hits = append(m.hits, Hit{Flag: f, Name: name})
		return 0, f.Ends, true
	}
	m.swallows(f, &next[0])
	m.hits = append(m.hits, Hit{Flag: f, Name: name, Value: next[0], Has: true})
	return 1, f.Ends, true
}

// find returns the option with exactly this name that counts in this row.
func (m *Match) find(name string) *Flag {
	for i := range m.Row.Flags {
		if f := &m.Row.Flags[i]; flagNamed(f, name) && m.has(f) {
			return f
		}
	}
	for i := len(m.rows) - 1; i >= 0; i-- {
		for k := range m.rows[i].Global {
			if f := &m.rows[i].Global[k]; flagNamed(f, name) && m.has(f) {
				return f
			}
		}
	}
	if m.style == Looking {
		if f := m.shown(name); f != nil {
			return f
		}
	}
	for _, r := range m.rows {
		if named(r.Help, name) && (r == m.Row || asksHelp(name)) {
			return &helpFlag
		}
	}
	return nil
}

// has reports whether the option is one of the program by the name that it was
// started by, where it was started. On a platform without facts of its own GNU's
// count, which stand first.
func (m *Match) has(f *Flag) bool {
	if f.On != automode.AnyPlatform && m.Platform != automode.AnyPlatform && f.On != m.Platform {
		return false
	}
	return f.Of == "" || named(f.Of, m.name())
}

// name is the name that the program was started by, without a folder and without
// the machine that a tool works for.
func (m *Match) name() string {
	text := m.Words[0].Text
	return m.Program.called(text[strings.LastIndexByte(text, '/')+1:])
}

// asksHelp reports whether the option asks for help whatever stands in front
// of it. Behind a subcommand "--version" and its kin may be the subcommand's
// own, and name the version that it installs.
func asksHelp(name string) bool {
	rest := strings.TrimLeft(name, "-")
	return rest != "" && (rest[0] == 'h' || rest[0] == '?' || rest == "usage")
}

// parameter returns the row's "--*", or in Single style its "-*", when it has one
// and name can be such an option.
func (m *Match) parameter(name string) *Flag {
	rest := strings.TrimLeft(name, "-")
	if len(name) < 3 || len(name)-len(rest) > 2 || !isOperation(rest) {
		return nil
	}
	for i := range m.Row.Flags {
		if f := &m.Row.Flags[i]; f.Names == "--*" && name[1] == '-' || f.Names == "-*" && m.style == Single {
			if m.abbreviates(name) || m.unsays(name) {
				return nil
			}
			return f
		}
	}
	return nil
}

// abbreviates reports whether a name is the beginning of an option that is more than
// data: programs that take any parameter mostly take shortened names as well.
func (m *Match) abbreviates(name string) bool {
	begins := func(f *Flag) bool {
		for n := range strings.FieldsSeq(f.Names) {
			if f.Value != Data && len(n) > len(name) && strings.HasPrefix(n, name) {
				return true
			}
		}
		return false
	}
	for i := range m.Row.Flags {
		if begins(&m.Row.Flags[i]) {
			return true
		}
	}
	for _, r := range m.rows {
		for i := range r.Global {
			if begins(&r.Global[i]) {
				return true
			}
		}
	}
	return false
}

// helpFlag stands for every option that a row lists under Help.
var helpFlag = Flag{Cancels: Everything}

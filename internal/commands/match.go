package commands

import (
	"strings"

	"automode"
)

// Match reads one invocation against its program's rows. A Refine function
// gets it after the tables have spoken.
type Match struct {
	Result
	Words    []Word // the invocation, the program's name first
	Platform automode.Platform
	hits     []Hit
	rows     []*Row // from the program down to the row
	style    Style
	cut      Kinds // kinds of own effects that an option cancelled
	counted  counted
	fewer    int // how many positionals may be the value of an option instead
}

// Hit is one option that was found.
type Hit struct {
	Flag  *Flag
	Name  string // as written, without a value: "-C", "--output"
	Value Word
	Has   bool // it has a value
	Args  int  // how many positionals stand in front of it
	row   int  // index of the row that was being read
}

// Read returns what the invocation does. words[0] is the program's name and is
// not looked at.
func (p *Program) Read(words []Word, platform automode.Platform) Result {
	var m Match
	m.Read(p, words, platform)
	return m.Result
}

// Read reads an invocation of p into m, whose slices are used again: what an
// earlier one left there is lost.
func (m *Match) Read(p *Program, words []Word, platform automode.Platform) {
	*m = Match{Words: words, Platform: platform, style: GNU, rows: m.rows[:0], hits: m.hits[:0],
		Result: Result{Program: p, Facts: m.Facts[:0], Args: m.Args[:0], Intake: p.Intake}}
	m.enter(&p.Row)
	m.read(words[1:])
}

// read sorts the words behind the program's name and says what they do. A line
// of our own programs that cannot be read may hold a word that is the person's
// to say.
func (m *Match) read(words []Word) {
	switch {
	case m.saysFirst(words):
	case m.parse(words):
		m.evaluate()
	case m.Program.Gate && len(m.rows) == 1 && len(words) > 1:
		m.Add(Fact{Kind: automode.Weaken, Target: "the gate", Traits: automode.Ungated, Why: "it may change what the gate lets through"})
	}
}

func (m *Match) enter(r *Row) {
	m.Row = r
	m.rows = append(m.rows, r)
	if r.Style != Inherited {
		m.style = r.Style
	}
}

// Unknown adds that something was not understood.
//
//go:noinline
func (m *Match) Unknown(why string, w Word) {
	m.Facts = append(m.Facts, Fact{Why: why, Word: w})
}

// Add adds a fact. A Fact is large: written out at every call, this and its kin
// made the hook 150 KB larger.
//
//go:noinline
func (m *Match) Add(f Fact) { m.Facts = append(Doubled(m.Facts), f) }

// Doubled is a long list with room for as much again once it is full. append gives a
// quarter more each time, and a list of twenty thousand was copied to four times as much
// memory as it takes. What is not used of it is not touched.
func Doubled[T any](list []T) []T {
	n := len(list)
	if n < longList || n < cap(list) {
		return list
	}
	more := make([]T, n, 2*n)
	copy(more, list)
	return more
}

const longList = 256 // from here on append itself no longer doubles

// spelled reports whether one of the options is there in that very
// spelling, whatever else its Flag names.
func spelled(m *Match, names string) bool {
	for _, h := range m.hits {
		if named(names, h.Name) {
			return true
		}
	}
	return false
}

// Hits returns the options that were found, in order.
func (m *Match) Hits() []Hit { return m.hits }

// Has reports whether one of the options, written as in Flag.Names without
// their "=", is there.
func (m *Match) Has(names string) bool {
	if len(m.hits) == 0 {
		return false
	}
	for want, rest := field(names); want != ""; want, rest = field(rest) {
		for i := range m.hits {
			if flagNamed(m.hits[i].Flag, want) {
				return true
			}
		}
	}
	return false
}

// Holds is Has for what an option keeps a program from doing: one that its value
// may take back, "--dry-run=false", is not there.
func (m *Match) Holds(names string) bool {
	for want, rest := field(names); want != ""; want, rest = field(rest) {
		for i := range m.hits {
			if f := m.hits[i].Flag; flagNamed(f, want) && !m.revoked(f) {
				return true
			}
		}
	}
	return false
}

// Value returns the value of the last of the options that has one.
func (m *Match) Value(names string) (Word, bool) {
	for i := len(m.hits) - 1; i >= 0; i-- {
		for want, rest := field(names); want != ""; want, rest = field(rest) {
			if m.hits[i].Has && flagNamed(m.hits[i].Flag, want) {
				return m.hits[i].Value, true
			}
		}
	}
	return Word{}, false
}

// Own drops the facts that keep does not want.
func (m *Match) Own(keep func(*Fact) bool) {
	kept := m.Facts[:0]
	for i := range m.Facts {
		if keep(&m.Facts[i]) {
			kept = append(kept, m.Facts[i])
		}
	}
	m.Facts = kept
}

// evaluate turns options and positionals into facts.
func (m *Match) evaluate() {
	r := m.Row
	for i := range m.hits {
		// Behind a positional it may be one more of them: some programs take no
		// options there.
		if h := &m.hits[i]; h.Flag == &helpFlag && h.Args == 0 && !m.revoked(h.Flag) {
			// A letter that alone says the version is often the one for more words.
			if len(h.Name) == 2 && !asksHelp(h.Name) && len(m.hits)+len(m.Args)+len(m.rows) > 2 {
				m.Unknown("nobody read what "+quote(Lit(h.Name))+" does beside more", Lit(h.Name))
				break
			}
			m.beforeHelp()
			return
		}
	}
	if r.Again || r.hasRows() && !r.OrArgs && len(m.Args) == 0 && strings.Contains(r.Names, "*") {
		// Nouns without a verb that is known.
		m.Unknown("nobody read what "+quote(Lit(m.Path))+" does", Lit(m.Path))
		m.options()
		m.refine()
		return
	}
	if r.hasRows() && len(m.Args) > 0 && (!r.OrArgs || len(m.rows) == 1 && m.verbFirst()) {
		// What the options in front of it do, they do all the same.
		m.Unknown("no subcommand "+quote(m.Args[0])+" is known", m.Args[0])
		m.options()
		m.refine()
		return
	}
	var adds automode.Traits
	var reach automode.Extent
	for i := range m.hits {
		f := m.hits[i].Flag
		if f.Cancels&^(NoEnd|Apart) == 0 || !m.revoked(f) {
			m.cut |= f.Cancels
		}
		adds |= f.Adds
		reach = max(reach, f.Reach)
	}
	if m.cut&NoEnd != 0 {
		m.Intake = Stops
	}
	if m.Course = r.Course; m.cut&Apart != 0 {
		m.Course = Stays
	}
	for i := range r.Does {
		d := &r.Does[i]
		if m.cut&Of(d.Kind) == 0 && m.holds(d.When) {
			m.Add(Fact{Kind: d.Kind, Target: d.Target, Traits: d.Traits | adds, Extent: max(d.Extent, reach), Why: d.Why})
		}
	}
	m.positionals(adds, reach)
	m.options()
	m.Follows = m.Program != nil && m.Program.Follows != "" && (m.Program.Follows == "*" || named(m.Program.Follows, m.name()))
	if m.Program != nil && m.Program.Links != "" {
		m.Through = m.Program.Links == "*"
		for i := range m.hits {
			m.Through = m.Through || named(m.Program.Links, m.hits[i].Name)
		}
	}
	m.Stdin = Data
	for _, in := range r.Stdin {
		if m.holds(in.When) {
			m.Stdin, m.Lang = in.Role, r.Lang
			break
		}
	}
	for _, out := range r.Prints {
		if m.certain(out.When) {
			m.Prints = out.Prints
			break
		}
	}
	m.refine()
	m.readsAddresses()
	m.takesArgumentFiles()
	if m.Program != nil && m.Program.Book != NoBook {
		for i := range m.Facts {
			f := &m.Facts[i]
			if f.Role != RunsTask {
				continue
			}
			f.OrProgram = m.Program.Book == PackageScripts
			f.Book = m.Program.Book
		}
	}
}

// beforeHelp adds what options load in front of the one that asks for help or a
// version: some programs load it first.
func (m *Match) beforeHelp() {
	m.options()
	m.Own(func(f *Fact) bool { return f.Kind == automode.Run || f.Kind == automode.Unknown && f.Role != Base })
}

func (m *Match) refine() {
	for _, r := range m.rows {
		if r.Refine != nil {
			r.Refine(m)
		}
	}
}

// positionals gives every positional the roles that the row has for it. A
// command line takes all that follow.
func (m *Match) positionals(adds automode.Traits, reach automode.Extent) {
	r := m.Row
	m.counted = counted{}
	from, several := 0, false // the first place that it can take, and that it may be at any behind it
	for i, w := range m.Args {
		more := w.Glob && !w.One || w.Many
		several = several || more
		place := position{from, i, several, more}
		if !w.Many {
			from++
		}
		read := false
		for k := range r.Args {
			a := &r.Args[k]
			if !m.at(a.At, &place) || !m.holds(a.When) {
				continue
			}
			role := a.Role.For(&w)
			mean := role.Means()
			if role.keeps() && !read {
				m.keep(&w)
			}
			read = true
			if role.plain() || m.cut&Of(mean.Kind) != 0 && mean.Subject != NoSubject {
				continue
			}
			f := Fact{Role: role, Word: w, Kind: mean.Kind, Traits: mean.Traits | a.Traits | adds,
				Extent: max(mean.Extent, a.Extent, reach), Why: a.Why, Lang: r.Lang, Wraps: r.Wraps}
			switch role {
			case RunsWords:
				f.Words = m.Args[i:]
				m.Add(f)
				return
			case RunsTask, RunsPackage:
				f.Words = m.Args[i:]
			case RunsText, RunsFile:
				f.Words = m.Args[i+1:]
			case Receives, Links:
				f.Words = m.Args[:i]
			case Base:
				f.Kind, f.Traits = automode.Unknown, 0
			}
			m.Add(f)
		}
		if !read || several && !m.beyond(place.from+1) {
			m.Unknown("nobody read what "+quote(w)+" means here", w)
		}
	}
}

// options adds what the options do by themselves.
func (m *Match) options() {
	for i := range m.hits {
		h := &m.hits[i]
		f := h.Flag
		for k := range f.Does {
			d := &f.Does[k]
			if m.holds(d.When) {
				m.Add(Fact{Kind: d.Kind, Target: d.Target, Traits: d.Traits, Extent: d.Extent, Why: first(d.Why, f.Why), Flag: h.Name, Via: automode.ByOption})
			}
		}
		if h.Has && f.Value.keeps() {
			m.keep(&h.Value)
		}
		if !h.Has && f.unread() {
			m.Unknown(f.Why, Lit(h.Name))
		}
		role := f.Value.For(&h.Value)
		if !h.Has || role.plain() {
			continue
		}
		if role == Unread {
			m.Unknown(first(f.Why, "nobody read what the value of "+h.Name+" means"), h.Value)
			m.Facts[len(m.Facts)-1].Flag = h.Name
			continue
		}
		mean := role.Means()
		fact := Fact{Role: role, Word: h.Value, Kind: mean.Kind, Traits: mean.Traits, Extent: mean.Extent,
			Why: f.Why, Flag: h.Name, Via: automode.ByOption, Lang: f.Lang, Wraps: m.Row.Wraps}
		switch role {
		case Base:
			fact.Kind, fact.Traits = automode.Unknown, 0
		case Receives, Links:
			fact.Words = m.Args
		case RunsText:
			if f.Lang != Shell {
				fact.Words = m.Args // what the code is given
			}
		case RunsWords:
			fact.Role, fact.Kind = RunsLine, automode.Run
		}
		m.Add(fact)
	}
}

// unread reports whether the option is one that is named for what nobody read of
// it: it says why, and nothing that it does, with a value or without.
func (f *Flag) unread() bool {
	return f.Value == Unread && f.Why != "" && len(f.Does) == 0 && f.Adds == 0 && f.Reach == 0 && f.Cancels == 0 && !f.Ends
}

// keep counts a word that is printed nowhere, where it carries a secret. One that
// may be several words is not all of it.
func (m *Match) keep(w *Word) {
	if w.Data&automode.SecretData != 0 && !w.Many {
		m.Kept++
	}
}

// beyond reports whether the row says what positionals behind the first n mean,
// however many there are.
func (m *Match) beyond(n int) bool {
	for ; n <= 3; n++ { // no At tells apart what stands further behind
		read := false
		for k := range m.Row.Args {
			a := &m.Row.Args[k]
			switch a.At {
			case First, Last:
			case Second:
				read = read || n == 1 && m.holds(a.When)
			case Third:
				read = read || n == 2 && m.holds(a.When)
			case Beyond:
				read = read || n >= 2 && m.holds(a.When)
			default:
				read = read || m.holds(a.When)
			}
		}
		if !read {
			return false
		}
	}
	return true
}

// position is where a positional can stand: at its index, in front of it where
// words before it may be none, and behind it where it, or one before it, may be
// several.
type position struct {
	from, index   int
	several, self bool
}

// at reports whether a positional can stand where at says.
func (m *Match) at(at At, p *position) bool {
	reaches := func(n int) bool { return p.from <= n && (p.index >= n || p.several) }
	switch at {
	case First:
		return reaches(0)
	case Second:
		return reaches(1)
	case Third:
		return reaches(2)
	case Rest:
		return p.index >= 1 || p.several
	case Beyond:
		return p.index >= 2 || p.several
	case Last:
		return p.index == len(m.Args)-1
	case ButLast:
		return p.index < len(m.Args)-1 || p.self
	}
	return true
}

// field is the first of the names in a list, and the rest.
func field(names string) (name, rest string) {
	from := 0
	for from < len(names) && names[from] == ' ' {
		from++
	}
	for to := from; to < len(names); to++ {
		if names[to] == ' ' {
			return names[from:to], names[to+1:]
		}
	}
	return names[from:], ""
}

func first(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

func quote(w Word) string {
	s := w.String()
	if len(s) > 40 {
		s = s[:40] + "…"
	}
	return "“" + s + "”"
}

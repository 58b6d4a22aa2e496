package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"mvdan.cc/sh/v3/syntax"
)

// output says where a statement's standard output goes instead of on.
type output struct {
	away    bool // it goes to files or nowhere
	opens   bool // a file is opened, which may fail
	opened  int  // how many of them
	sure    bool // what the command prints is written for sure
	files   []string
	empties []emptied // files that are emptied before anything is written
	surface int       // 1-based index of the write of an executable surface
	appends bool      // what is there is kept
	process bool      // it goes to a coprocess
	from    int       // how many commands stand in front of those that print it
	fed     string    // text that they are given
	sends   []int     // the effects of connections that it goes into
}

// emptied is a file that a redirection empties.
type emptied struct {
	word   commands.Word
	spared bool // what was in it can be had back
}

// redirects reads the redirections of a statement and gives what then feeds
// standard input and takes standard output.
func (r *reader) redirects(list []*syntax.Redirect, st *state, in flow) (flow, output) {
	var to output
	part := r.part
	defer func() { r.part = part }()
	var net connection
	connected := in.piped
	for _, d := range list {
		before, again := in, connected && feeds(d) && r.mayBeZsh()
		connected = connected || feeds(d)
		if d.Op == syntax.Hdoc || d.Op == syntax.DashHdoc || d.Op == syntax.WordHdoc {
			r.opens(d, commands.Word{}, st)
			if r.given(d, &in, st); again {
				in = r.inTurn(before, in)
			}
			continue
		}
		if strings.HasPrefix(d.Word.Lit(), "!") && r.mayBeZsh() {
			r.unknown("zsh takes the mark behind a redirection for a part of it, and the next word for the file")
		}
		values := r.target(d.Word, st)
		if d.N != nil && strings.HasPrefix(d.N.Value, "{") {
			r.holdsNumber(strings.Trim(d.N.Value, "{}"), st)
		}
		r.part = automode.InRedirect
		for _, w := range values {
			net.see(d, w)
			r.opens(d, w, st)
			if !isDescriptor(w) {
				r.opened(d, w, st)
			}
			dup := d.Op == syntax.DplIn || d.Op == syntax.DplOut
			switch {
			case dup && isDescriptor(w):
				r.closes = r.closes || strings.HasSuffix(w.Text, "-")
				to.opens = to.opens || r.closes || strings.Trim(w.Text, "012-") != "" // what is not open cannot be passed on
			case !w.Is("/dev/null") && !isProcess(d.Word):
				to.opens = true
				to.opened++
			}
			switch d.Op {
			case syntax.RdrIn:
				if from := r.input(w, st); feeds(d) {
					if listsKept {
						from = r.listedFrom(w, from, st)
					}
					in = r.share(from)
				}
			case syntax.DplIn, syntax.DplOut:
				if isDescriptor(w) {
					if r.duplicated(d, w, st, &in, &to); r.mayBeZsh() && len(w.Text) > 1 && strings.HasSuffix(w.Text, "-") {
						r.output(d, w, st, &to) // there it is a file of that name
					}
					break
				}
				if number, ok := r.chosen(d.Word); ok {
					if r.duplicated(d, number, st, &in, &to); d.Op == syntax.DplIn {
						break
					}
				}
				if n := r.coproc.end(d.Word); n >= 0 {
					in = r.coprocess(d, n, in, &to)
					break
				}
				if strings.ContainsAny(w.Text+w.Suffix, "$`\\") {
					r.unknown("bash expands what stands behind a duplication once more")
				}
				if d.Op == syntax.DplOut {
					r.output(d, w, st, &to)
				} else {
					in = r.share(r.input(w, st))
				}
				in = r.byLetter(d, w, in, &to)
			case syntax.RdrInOut:
				r.output(d, w, st, &to)
				if feeds(d) {
					in = r.share(r.input(w, st))
				}
			default:
				r.output(d, w, st, &to)
			}
		}
		r.part = part
		if again {
			in = r.inTurn(before, in)
		}
	}
	if net.reads && net.writes && net.is {
		way := automode.Tunnel
		if _, class := r.world.Host(net.host.Text); net.talks && net.host.Exact() && class == automode.Loopback {
			way = 0 // a service of this machine is asked something
		}
		r.give(automode.Effect{Kind: automode.Expose, Traits: way, Target: net.host.Text, Known: net.host.Known, Part: automode.InRedirect, Why: "a connection that is both read and written"})
	}
	return in, to
}

// isProcess reports whether a word is the name of a pipe from or to a process, which
// is there whenever the shell comes to open it.
func isProcess(w *syntax.Word) bool {
	if len(w.Parts) != 1 {
		return false
	}
	_, is := w.Parts[0].(*syntax.ProcSubst)
	return is
}

// assignsFirst reads the redirections of assignments without a command as bash does, which
// assigns before it opens a file; other shells open it first.
func (r *reader) assignsFirst(s *syntax.Stmt, st *state, in flow) {
	c, ok := s.Cmd.(*syntax.CallExpr)
	if !ok || len(c.Assigns) == 0 || len(c.Args) > 0 && c.Args[0].Lit() != "" || !slices.ContainsFunc(s.Redirs, func(d *syntax.Redirect) bool { return d.Word.Lit() == "" }) {
		return
	}
	after := st.clone()
	r.setsOnly(c.Assigns, after)
	r.redirects(s.Redirs, after, in)
}

func isDescriptor(w commands.Word) bool {
	t := strings.TrimSuffix(w.Text, "-")
	return w.Known == automode.Exact && strings.Trim(t, "0123456789") == ""
}

// document is a here-document as standard input.
func (r *reader) document(d *syntax.Redirect, st *state) flow {
	if d.Hdoc == nil {
		return flow{open: true}
	}
	w := d.Hdoc
	quoted := len(d.Word.Parts) > 0
	for _, p := range d.Word.Parts {
		if l, ok := p.(*syntax.Lit); ok && strings.IndexByte(l.Value, '\\') < 0 {
			quoted = quoted && len(d.Word.Parts) > 1
		}
	}
	if last, ok := d.Word.Parts[len(d.Word.Parts)-1].(*syntax.Lit); ok && quoted && strings.IndexByte(last.Value, '\\') < 0 {
		// The parser looked for the end, and for expansions, as if it were not.
		r.unknown("a here-document whose end is quoted in part is not read")
		return flow{open: true}
	}
	if quoted {
		return textFlow(alts{commands.Lit(litText(w, d.Op == syntax.DashHdoc))}, "")
	}
	r.endsAsRead(d, st)
	x := expansion{r: r, st: st, whole: true}
	x.parts(w.Parts, true)
	if x.cur == nil {
		x.cur = alts{commands.Lit("")}
	}
	for i := range x.cur {
		if d.Op == syntax.DashHdoc && x.cur[i].Known == automode.Exact {
			x.cur[i].Text = untab(x.cur[i].Text)
		}
	}
	return textFlow(x.cur, "")
}

func litText(w *syntax.Word, dash bool) string {
	var b strings.Builder
	for _, p := range w.Parts {
		if l, ok := p.(*syntax.Lit); ok {
			b.WriteString(l.Value)
		}
	}
	if dash {
		return untab(b.String())
	}
	return b.String()
}

func untab(s string) string {
	lines := strings.Split(s, "\n")
	for i := range lines {
		lines[i] = strings.TrimLeft(lines[i], "\t")
	}
	return strings.Join(lines, "\n")
}

// textFlow is known text on standard input.
func textFlow(v alts, end string) flow {
	f := flow{open: true}
	for _, w := range v {
		f.data |= w.Data
		f.encoded = f.encoded || w.Encoded
	}
	f.spoken = f.data&automode.SecretData != 0
	if s, ok := known(v); ok {
		f.prints = commands.ItsText
		f.says(commands.Lit(s + end))
	} else if len(v) == 1 {
		f.lists(&v[0])
	}
	return f
}

// input is a file as standard input.
func (r *reader) input(w commands.Word, st *state) flow {
	f := flow{open: true}
	got := sum{}
	if r.asInput(w.Text, st) {
		r.takes(&r.feed, piecesGone)
	}
	if host, ok := networkFile(w); ok {
		r.hostFact(&commands.Fact{Role: commands.Fetches, Kind: automode.Fetch, Word: host, Why: "reads from a network connection"}, st, &got)
		f.data = got.data
		return f
	}
	list := r.locate(w, st)
	r.pathFacts(&commands.Fact{Role: commands.Reads, Word: w, Kind: automode.Read}, list, st, &got)
	f.data, f.endless, f.raw, f.strange, f.spoken = got.data|w.Data, got.endless, got.endless, got.strange, got.spoken
	for _, s := range list {
		if p, ok := r.pipe(s.at.Path); ok {
			return p
		}
		if n, ok := r.notes.of(s.at.Path); ok && n.full && n.settled(&s.at) {
			f.prints = commands.ItsText
			f.says(commands.Lit(n.text))
		}
		if len(list) == 1 && r.world.IsNull(s.at.Path) {
			f.prints, f.text = commands.ItsText, &empty
		}
		f.source = s.at.Path
		f.knows(rest{file: s.at.Path, each: r.notes.at[s.at.Path].lists})
	}
	r.strange = r.strange || f.strange && r.captured
	return f
}

// networkFile is the host of bash's /dev/tcp/host/port.
func networkFile(w commands.Word) (commands.Word, bool) {
	if !strings.HasPrefix(w.Text, "/dev/") {
		return w, false
	}
	for _, p := range []string{"/dev/tcp/", "/dev/udp/"} {
		if rest, ok := strings.CutPrefix(w.Text, p); ok {
			host, port, _ := strings.Cut(rest, "/")
			w.Text = host
			if port != "" && strings.Trim(port, "0123456789") == "" && !strings.Contains(host, ":") {
				w.Text += ":" + port // which may be that of a container runtime
			}
			if w.Known != automode.Exact && port == "" {
				w.Text, w.Suffix = "", ""
			} else {
				w.Known = automode.Exact
			}
			return w, true
		}
	}
	return w, false
}

// output reads a redirection of standard output or another descriptor.
func (r *reader) output(d *syntax.Redirect, w commands.Word, st *state, to *output) {
	got := sum{data: w.Data}
	standard := d.N == nil || d.N.Value == "1" || d.Op == syntax.RdrAll || d.Op == syntax.RdrAllClob || d.Op == syntax.AppAll
	if d.Op == syntax.RdrInOut {
		standard = false
	}
	if host, ok := networkFile(w); ok {
		r.hostFact(&commands.Fact{Role: commands.Sends, Kind: automode.Send, Word: host, Why: "writes to a network connection"}, st, &got)
		to.sends = append(to.sends, len(r.a.Effects)-1)
		r.a.Effects[len(r.a.Effects)-1].Data |= automode.UnknownData
		to.away = to.away || standard
		return
	}
	f := commands.Fact{Role: commands.Writes, Word: w, Kind: automode.Write, Why: "the output replaces the file"}
	empties := false
	switch d.Op {
	case syntax.AppOut, syntax.AppAll:
		f.Role, f.Why = commands.Appends, "the output is added to the file"
	case syntax.RdrInOut:
		f.Why = "what is written begins at the file's first letter"
	default:
		empties = true
	}
	var room [1]spot
	list := r.targets(room[:0], &f, st)
	from, before := len(r.a.Effects), len(list) != 1 || r.noted(list[0].at.Path)
	r.pathFacts(&f, list, st, &got)
	if empties {
		to.empties = append(to.empties, emptied{w, r.spared(from)})
	}
	if standard {
		to.away = true
		if to.surface, to.appends = 0, f.Role == commands.Appends; !before {
			to.surface = r.surfaceSince(from)
		}
		for i := range list {
			if p := list[i].at.Path; p != "" {
				to.files = append(to.files, p)
			}
			if !before && list[i].at.Dir && list[i].known == automode.Exact && r.away == 0 {
				r.unknown("a folder stands there, so that nothing is written and what follows reads something else")
			}
		}
	}
}

// surfaceSince is the 1-based index of the only write among the effects since
// from, when it is of an executable surface of the project.
func (r *reader) surfaceSince(from int) int {
	found := 0
	for i := from; i < len(r.a.Effects); i++ {
		e := &r.a.Effects[i]
		if e.Kind != automode.Write {
			continue
		}
		if found > 0 || e.Known != automode.Exact || e.Place.Region != automode.Project || !e.Place.Marks.Has(automode.Surface) {
			return 0
		}
		found = i + 1
	}
	return found
}

// wrote notes what a statement's output put into files.
func (r *reader) wrote(to *output, out flow) {
	for _, p := range to.files {
		r.complains(p, out.data)
	}
	if out.endless || out.drones {
		for _, p := range to.files {
			if r.world.IsStream(p) {
				continue
			}
			if out.endless {
				r.swarm("what is written has no end and fills the disk")
			} else {
				r.unknown("what is written may have no end")
			}
			break
		}
	}
	full := out.prints == commands.ItsText && out.exact() && len(to.files) == 1
	understood := full && to.surface > 0 && !r.loose && r.away == 0 && !r.world.Lexical() && r.surfaceText(to, out.word().Text)
	if full && r.away == 0 && r.runsLater(to.files[0]) {
		// What is put there runs later, in every session.
		at := r.position
		r.via = automode.Deferred
		r.line(out.word().Text, &state{cwds: nil, known: true}, flow{})
		r.backTo(at)
	}
	for _, p := range to.files {
		r.handed(p, out)
		if place := r.world.Place(p); out.data&automode.FetchedData != 0 && r.away == 0 && place.Marks&(automode.Startup|automode.Repository) != 0 {
			r.give(automode.Effect{Kind: automode.Write, Target: p, Place: place, Known: automode.Exact, Data: automode.FetchedData, Part: automode.InRedirect, Why: "what a host sent is put there"})
		}
		if r.puts(p, out, full, to.appends, to.sure && !to.appends); !full {
			r.tells(p, to.from, to.fed, new(hint))
		}
		if understood {
			r.notes.understands(p)
		}
		if r.piped && out.data&automode.FetchedData != 0 && slices.Contains(r.ran, p) {
			r.give(automode.Effect{Kind: automode.Run, Target: p, Data: automode.FetchedData, Known: automode.Exact, Why: "runs what comes in as code, through a file in between"})
		}
	}
	for _, i := range to.sends {
		e := &r.a.Effects[i]
		if e.Data |= out.data; e.Place.Host == automode.Loopback && commands.Removing(out.fed()) {
			e.Traits |= automode.Removes
		}
	}
}

// runsLater reports whether what is put into a file is run later by itself: by every
// session, or by git.
func (r *reader) runsLater(p string) bool {
	marks := r.world.Place(p).Marks
	return marks.Has(automode.Startup) || marks.Has(automode.Repository) && base(path.Dir(p)) == "hooks"
}

// puts notes what a file was given, and whether that is all that it holds by then.
func (r *reader) puts(p string, out flow, full, appends, sure bool) {
	first := r.notes.first(p)
	r.notes.content(p, out.word().Text, full, out.encoded, out.data)
	x, ok := r.notes.at[p]
	if !ok {
		return
	}
	x.strange = x.strange || out.strange
	if !full {
		x.mayBe(out)
	}
	if list := out.every(); len(list) > 0 && len(x.lists) < value.Most {
		x.lists = append(x.lists[:len(x.lists):len(x.lists)], list...)
	}
	if out.prints == commands.PathsIn && first && !appends {
		r.keepsListing(&x, out)
	}
	if appends || sure {
		x.behind = appends
		x.sure = sure && (x.full || x.listing != nil) && !r.world.Resolve(p).Locked
	}
	if says := out.word(); !appends && first && out.prints == commands.ItsText && says.IsJob() && r.branch == 0 && !r.spares {
		x.job = true
	}
	r.notes.at[p] = x
}

// emptied: nothing is written to files that were opened to be replaced.
func (r *reader) emptied(files []emptied, st *state) {
	part := r.part
	r.part = automode.InRedirect
	for _, e := range files {
		f := commands.Fact{Role: commands.Truncates, Word: e.word, Kind: automode.Lose, Why: "empties the file"}
		if e.spared {
			f.Traits = automode.Recoverable
		}
		r.pathFact(&f, st, &sum{})
	}
	r.part = part
}

// clobbers: ">!" is a redirection of its own in zsh; bash takes "!" for the
// file and the next word for an argument.
func clobbers(list []*syntax.Redirect) bool {
	for _, d := range list {
		if (d.Op == syntax.RdrOut || d.Op == syntax.AppOut || d.Op == syntax.RdrAll || d.Op == syntax.AppAll || d.Op == syntax.DplOut) && d.Word.Lit() == "!" {
			return true
		}
	}
	return false
}

// clobbered reads the arguments as files, which one of them is for zsh.
func (r *reader) clobbered(c *syntax.CallExpr, st *state) {
	if !r.mayBeZsh() || len(c.Args) < 2 {
		return
	}
	for _, a := range c.Args[1:] {
		for _, w := range r.single(a, st) {
			r.pathFact(&commands.Fact{Role: commands.Writes, Word: w, Kind: automode.Write, Why: "zsh would write the output there"}, st, &sum{})
		}
	}
}

package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/escape"
	"automode/internal/understand/shell/value"
)

// printed is what an invocation writes to standard output.
func (r *reader) printed(result *commands.Result, argv []commands.Word, st *state, in flow, got *sum) flow {
	in.whom = whom(result, in.whom)
	out := flow{data: got.data, prints: result.Prints, whom: in.whom, open: true, encoded: in.encoded || got.encoded, strange: got.strange}
	out.many = result.Long
	out.endless = got.prints && result.Intake != commands.Stops || result.Intake == commands.Streams && endlessIn(result, in, got)
	out.many = out.many || r.row >= longRow && result.Speaks()
	out.spoken = got.spoken || got.relays != nil && got.relays.spoken
	out.raw = out.endless && (in.raw || got.endless)
	out.drones = in.drones || result.Intake == commands.AnyIntake && in.endless
	if out.source = got.source; out.source == "" && result.Intake == commands.Streams {
		out.source = in.source
	}
	out.made = in.made || in.prints == commands.ItsText && in.exact() && !in.silent() && !reads(result)
	var more rest
	arg := func() (commands.Word, bool) {
		if len(result.Args) > 0 && result.Args[0].Exact() {
			return result.Args[0], true
		}
		return commands.Word{}, false
	}
	if got.relays != nil && (got.alone || result.Prints == commands.AsStarted) && !r.echoes {
		said := *got.relays
		said.data, said.encoded, said.maybe = said.data|got.data, said.encoded || got.encoded, true
		if result.Intake == commands.Stops {
			said.endless, said.raw, said.drones = false, false, false
		}
		return said
	}
	if from := got.relays; from != nil {
		// Among what it prints is what a command says that it starts.
		out.strange, out.encoded, out.many, out.drones = out.strange || from.strange, out.encoded || from.encoded, out.many || from.many, out.drones || from.drones
		if more.parts = from.said(); out.source == "" {
			out.source = from.source
		}
	}
	if known := in.more(); known.alike {
		known.alike = false // a filter may make other names of it
		in.knows(known)
	}
	if got.located {
		out.prints = commands.ToolDir
		return out
	}
	switch result.Prints {
	case commands.Passed:
		in.data |= got.data
		return in
	case commands.Endless:
		out.prints, out.endless = commands.AnyText, true
	case commands.Content:
		out.prints = commands.AnyText
		if len(result.Args) > 0 && !slices.ContainsFunc(result.Args, func(w commands.Word) bool {
			_, is := r.isNothing(&w, st)
			return !w.Exact() || !is
		}) {
			return nothing() // whatever it is for, there is nothing in it
		}
		if !r.piped && !r.captured && !r.filed {
			break // nobody reads it
		}
		if len(result.Args) == 1 && result.Args[0].Exact() && len(r.notes.at) > 0 {
			for _, s := range r.locate(result.Args[0], st) {
				n, ok := r.notes.of(s.at.Path)
				if ok {
					more.origin, more.each = s.at.Path, n.lists
				}
				if n.job && r.away == 0 {
					out.prints = commands.ItsText
					out.says(commands.Word{Known: automode.Bounded, Job: true})
				}
			}
		}
		if listsKept {
			if names, ok := r.listedIn(result.Args, st); ok {
				return out.then(names)
			}
		}
		if text, ok := r.fileText(result.Args, st); ok {
			w := commands.Lit(text)
			w.Data |= got.data | automode.UnknownData // whoever wrote the file
			out.prints, out.maybe = commands.ItsText, r.mayLack(result.Args, st)
			out.says(w)
		}
	case commands.Sifted, commands.Most:
		if (r.captured || r.piped || r.filed) && (in.prints == commands.PathsIn || in.prints == commands.Marked) && result.Sieve != nil {
			r.siftedBy(&in, result.Sieve, st)
		}
		if more := in.more(); result.Prints == commands.Sifted && (more.each != nil || in.whole) {
			more.each, in.whole = nil, false
			in.knows(more)
		}
		if in.prints == commands.ItsText && in.text != nil {
			in.lists(in.text)
		}
		switch in.prints {
		case commands.PathsIn, commands.OneName, commands.Number, commands.Names, commands.Identifiers, commands.Numbers, commands.Lined, commands.Counted, commands.Named, commands.Marked:
			in.data |= got.data
			in.maybe = true
			return in
		}
		out.prints = commands.AnyText
	case commands.Headed, commands.FirstWords:
		divided := commands.Lined
		if result.Prints == commands.FirstWords {
			divided = commands.Counted
		}
		if out.prints = commands.AnyText; in.prints == divided {
			out.prints, out.maybe, out.data = commands.Numbers, true, in.data&automode.FetchedData
		}
		if result.Prints == commands.FirstWords && in.prints == commands.Named {
			out.prints, out.maybe, out.data = commands.Names, true, in.data&automode.FetchedData
		}
	case commands.Marked:
		if r.captured || r.piped || r.filed {
			more.folders, more.given, more.marked = st.cwds, r.heavy(result.Args, st), true
			r.namesListed(&more, result, got, st)
		}
	case commands.Unmarked:
		if out.prints = commands.AnyText; in.prints == commands.Marked && result.Sieve != nil {
			r.siftedBy(&in, result.Sieve, st)
		}
		if in.prints == commands.Marked && len(st.cwds) == 1 && got.data&automode.SecretData == 0 {
			if root, ok := r.world.Repository(st.cwds[0]); ok && root == st.cwds[0] {
				out.prints, out.maybe, out.data = commands.PathsIn, true, in.data
				more.folders, more.given = st.cwds, in.more().given
			}
		}
	case commands.Shorn, commands.Undotted:
		// Below the working folder a name means the same without a dot in front.
		if out.prints = commands.AnyText; in.refs || result.Prints == commands.Undotted && in.prints == commands.PathsIn && slices.Equal(in.more().folders, st.cwds) && len(st.cwds) == 1 {
			in.data |= got.data
			in.maybe = true
			return in
		}
	case commands.Relayed:
		if out.prints = commands.AnyText; got.relays != nil && got.relays.prints == commands.PathsIn && !got.relays.encoded && !got.encoded {
			said := *got.relays
			said.data, said.maybe = said.data|in.data, true
			return said
		}
	case commands.Joined:
		if out.prints = commands.AnyText; in.prints == commands.Number || in.prints == commands.Numbers {
			out.prints, out.maybe, out.data = commands.Numbers, true, in.data&automode.FetchedData
		} else if in.prints == commands.PathsIn || in.prints == commands.Names || in.prints == commands.Identifiers {
			in.data |= got.data
			in.whole, in.refs, in.lone, in.maybe, in.lines = false, false, false, true, nil
			if more := in.more(); more.each != nil {
				more.each = nil
				in.knows(more)
			}
			return in
		}
	case commands.Pared:
		if out.prints = commands.AnyText; in.prints == commands.Number || in.prints == commands.Numbers {
			out.prints, out.maybe, out.data = commands.Numbers, true, in.data&automode.FetchedData
		}
	case commands.Decoded:
		out.prints, out.encoded = commands.AnyText, true
	case commands.Served:
		out.prints = commands.AnyText
		out.data |= automode.FetchedData
	case commands.ItsText, commands.InForm:
		out.prints = commands.ItsText
		w := r.joined(result)
		for i := range result.Args {
			if a := &result.Args[i]; a.Glob && a.Known == automode.Exact {
				more.each = append(more.each, *a) // names that match
			}
		}
		if result.Prints == commands.InForm && len(result.Args) > 0 {
			switch form := result.Args[0].Text; {
			case form == `%s\0`, form == `%s\x00`, form == `%s\000`:
				more.each = append(more.each, result.Args[1:]...) // each ends where the next begins
			case len(result.Args) == 1 && strings.Contains(form, `\0`):
				for _, s := range strings.Split(form, `\0`) {
					more.each = append(more.each, commands.Lit(s)) // or the whole is another letter by its number
				}
			}
		}
		w.Data |= got.data
		out.spoken = got.data&automode.SecretData != 0 && (in.data&automode.SecretData == 0 || in.spoken || slices.ContainsFunc(result.Args, func(a commands.Word) bool { return a.Data&automode.SecretData != 0 }))
		out.encoded = out.encoded || w.Encoded
		if out.says(w); !w.Exact() {
			more.parts = escape.Read(result.Args)
		}
	case commands.WorkDir:
		if len(st.cwds) == 1 {
			out.says(commands.Lit(st.cwds[0]))
		} else {
			out.prints = commands.AnyText
		}
	case commands.RepoRoot:
		out.prints = commands.AnyText
		if len(st.cwds) == 1 {
			if root, ok := r.world.Repository(st.cwds[0]); ok {
				out.prints = commands.RepoRoot
				out.says(commands.Lit(root))
			} else if r.world.Lexical() {
				// Nothing can be looked up: some folder of the project.
				out.prints = commands.RepoRoot
				out.says(commands.Lit(r.root(st.cwds[0])))
			}
		}
	case commands.DirName, commands.FileName, commands.RealPath:
		w, ok := arg()
		switch {
		case result.Prints == commands.FileName && len(result.Args) == 2 && result.Args[0].Exact() && result.Args[1].Exact():
			name := path.Base(result.Args[0].Text)
			if begin, cut := strings.CutSuffix(name, result.Args[1].Text); cut && begin != "" {
				name = begin
			}
			out.says(commands.Lit(name))
		case !ok && result.Prints == commands.FileName:
			out.maybe = len(result.Args) == 0 || result.Args[0].MayEmpty
			if out.prints = commands.OneName; len(result.Args) == 1 {
				if name := value.Trim(result.Args[0], value.FrontMost, "*/", true); name.One && name.Suffix != "" {
					out.prints = commands.FileName // the end of it is known
					out.says(name)
				}
			}
		case !ok && len(result.Args) == 1 && result.Args[0].Known == automode.Bounded && result.Args[0].Base != "":
			w = result.Args[0]
			w.Suffix = ""
			out.says(w)
		case !ok:
			out.prints = commands.AnyText
		case result.Prints == commands.DirName:
			out.says(commands.Lit(dirname(w.Text)))
		case w.Text == "" && result.Prints == commands.FileName:
			out.says(w)
		case result.Prints == commands.FileName:
			out.says(commands.Lit(path.Base(w.Text)))
		case len(st.cwds) == 1:
			at := r.world.Resolve(r.relinked(r.join2(st.cwds[0], w.Text)))
			_, touched := r.notes.of(at.Path)
			if !at.Exists && !touched && !r.world.Lexical() && !r.world.Resolve(path.Dir(at.Path)).Dir {
				out.prints = commands.AnyText // it fails
				break
			}
			if out.says(commands.Lit(at.Path)); !at.Exists && !r.world.Lexical() {
				out.prints, out.maybe = commands.ItsText, true // where it is not there by then
			}
		default:
			out.prints = commands.AnyText
		}
	case commands.TempPath:
		out.says(r.made(st))
	case commands.ToolDir, commands.ShellSetup:
		if st.told(result.Program.Name) {
			out.prints = commands.AnyText
		}
	case commands.PathsIn, commands.AllIn, commands.EachIn, commands.Refs, commands.OneRef, commands.Alike:
		if got.nowhere {
			out.prints = commands.AnyText
			out.data = in.data
			break
		}
		out.prints, out.whole, out.lone = commands.PathsIn, result.Prints == commands.AllIn, result.Prints == commands.OneRef
		out.refs = out.lone || result.Prints == commands.Refs
		if more.folders = got.folders; len(more.folders) == 0 {
			more.folders = st.cwds
		}
		out.maybe = true // there may be none
		more.each, more.given = everyIn(result, more.folders), r.itsOwn(result, st)
		if r.captured || r.piped || r.filed {
			r.namesListed(&more, result, got, st)
			more.given = append(more.given, r.weightyOf(more.folders)...)
			more.given = append(more.given, r.versions.names...)
		}
		more.alike = result.Prints == commands.Alike && len(more.each) == 1
		more.within = r.shared(more.folders)
		// A secret's name is not its content.
		out.data = in.data
		if got.sought {
			out.data |= automode.SecretData // but what is made of it is read there
		}
	case commands.Number, commands.OneName, commands.Numbers, commands.Names, commands.Identifiers:
		out.maybe = mayFail(argv)
		out.data = in.data & automode.FetchedData
		if (r.captured || r.piped || r.filed) && result.Prints != commands.Number && result.Prints != commands.Numbers {
			more.given = append(r.heavy(result.Args, st), r.saidBefore(result.Args, st)...) // a name may come out as it went in
		}
	}
	if more.parts == nil && out.prints != commands.ItsText && (r.piped || r.filed || r.captured) {
		more.parts = r.mayPrint(result, argv, in, got, st)
	}
	if r.captured {
		r.uttered(more.parts)
	}
	if more.folders != nil || more.each != nil || more.given != nil || more.parts != nil || more.origin != "" {
		out.knows(more)
	}
	return out
}

// shared is the folder of the project, or the scratch folder, that several folders lie
// in, "" where one is elsewhere, or is more than a folder of that kind.
func (r *reader) shared(folders []string) string {
	if len(folders) < 2 || r.away > 0 {
		return ""
	}
	common, region := folders[0], r.world.Place(folders[0]).Region
	if region != automode.Project && region != automode.Scratch {
		return ""
	}
	for _, d := range folders {
		if p := r.world.Place(d); p.Region != region || p.Marks&^automode.RegionRoot != 0 {
			return ""
		}
		for common != d && !strings.HasPrefix(d, common+"/") && len(common) > 1 {
			common = path.Dir(common)
		}
	}
	if p := r.world.Place(common); p.Region != region {
		return ""
	}
	return common
}

// itsOwn are the names that a listing was given and prints as they are: of files, and of
// folders that it does not look into.
func (r *reader) itsOwn(result *commands.Result, st *state) (list []commands.Word) {
	if len(st.cwds) == 0 || r.away > 0 {
		return nil
	}
	for i := range result.Facts {
		f := &result.Facts[i]
		if f.Kind != automode.Read || f.Word.Known == automode.Guess || f.Word.Text == "" && f.Word.Base == "" || f.Flag != "" {
			continue
		}
		itself := result.Prints == commands.Alike || f.Extent == automode.One && !result.Program.Lists || f.Word.Glob || f.Word.Known != automode.Exact
		if itself || slices.ContainsFunc(st.cwds, func(d string) bool { return r.world.Resolve(r.join2(d, f.Word.Text)).Regular }) {
			list = append(list, f.Word)
		}
	}
	return append(list, r.heavy(result.Args, st)...)
}

// heavy are the files of weight that words name, whatever they are to the program.
func (r *reader) heavy(words []commands.Word, st *state) (list []commands.Word) {
	if r.away > 0 {
		return nil
	}
	for i := range words {
		w := &words[i]
		if w.Known != automode.Exact || w.Text == "" || w.Base != "" {
			continue
		}
		for _, d := range st.cwds {
			if at := r.world.Resolve(r.join2(d, w.Text)); !w.Glob && !at.Exists && r.world.PlaceOf(at).Marks&weighty != 0 {
				list = append(list, *w) // it may be made
			}
			names, _ := r.spelledOut(nil, value.Of(w), d, true)
			for _, n := range names {
				list = append(list, commands.Lit(n))
			}
		}
	}
	return list
}

// everyIn are patterns for all that a listing prints, as far as it leaves out
// nothing and its names mean the same where they are used.
func everyIn(result *commands.Result, folders []string) (list []commands.Word) {
	pattern := func(s string) commands.Word {
		return commands.Word{Text: s, Known: automode.Exact, Glob: true}
	}
	switch {
	case result.Prints == commands.EachIn:
		for _, d := range folders {
			list = append(list, allIn(d))
		}
	case !result.Program.Lists || len(result.Args) > 1:
	case len(result.Args) == 1 && result.Args[0].Glob && result.Args[0].Known == automode.Exact:
		list = append(list, result.Args[0])
	case len(result.Args) == 0 || result.Args[0].Exact():
		for _, d := range folders {
			names := pattern("*")
			names.Base = d
			list = append(list, names)
		}
	}
	return list
}

// reads reports whether something beside standard input is read or asked.
func reads(result *commands.Result) bool {
	return slices.ContainsFunc(result.Facts, func(f commands.Fact) bool {
		return f.Role.Means().Subject != commands.NoSubject || f.Kind != automode.Unknown
	})
}

// mayFail reports whether an invocation that prints a number or a name may
// print none: what it is asked about may not be there, or not be understood.
func mayFail(argv []commands.Word) bool {
	for _, w := range argv[1:] {
		switch {
		case !w.Exact() || len(w.Text) < 2:
			return true
		case w.Text[0] == '+', w.Text[0] == '-' && (len(w.Text) == 2 || w.Text[1] == '-' && !strings.Contains(w.Text, "=")):
		default:
			return true
		}
	}
	return false
}

// made is the path of a new file or folder in the scratch folder, of which nobody
// knows the name: one that stands for it. Where this call says which folder is
// scratch, it may be none, and there may be nothing new.
func (r *reader) made(st *state) commands.Word {
	if _, told := st.lookup("TMPDIR"); told {
		return commands.Word{Known: automode.Bounded, Base: "/tmp"}
	}
	r.temps++
	return commands.Lit(newPath + strings.Repeat("X", r.temps-1))
}

// fileText is the content of the one file that is named, when it is known.
func (r *reader) fileText(args []commands.Word, st *state) (string, bool) {
	if len(args) != 1 || !args[0].Exact() || args[0].Is("-") || len(r.notes.at) == 0 && (r.loose || r.world.Lexical()) {
		return "", false
	}
	list := r.locate(args[0], st)
	if len(list) != 1 {
		return "", false
	}
	return r.content(list[0])
}

// root is the root that a folder lies in.
func (r *reader) root(dir string) string {
	for d := dir; ; d = path.Dir(d) {
		p := r.world.Place(d)
		if p.Region == automode.Project && p.Marks.Has(automode.RegionRoot) || d == "/" || d == "." {
			return d
		}
	}
}

// joined is the text that echo or printf prints.
func (r *reader) joined(result *commands.Result) commands.Word {
	args := result.Args
	if result.Prints == commands.InForm {
		w := escape.Form(args)
		w.Many = w.Many || slices.ContainsFunc(args, func(a commands.Word) bool { return a.Glob && !a.One }) // once for each name that matches
		return w
	}
	for len(args) > 0 && args[0].Exact() && len(args[0].Text) > 1 && args[0].Text[0] == '-' && strings.Trim(args[0].Text[1:], "neE") == "" {
		args = args[1:]
	}
	if slices.ContainsFunc(args, func(w commands.Word) bool { return w.Glob }) {
		return commands.Word{Many: true} // the names that match
	}
	w := commands.Lit("")
	for i, a := range args {
		if i > 0 {
			w = value.Concat(w, commands.Lit(" "))
		}
		w = value.Concat(w, a)
	}
	if strings.Contains(w.Text, `\`) || len(args) > 0 && args[0].Is("-") && r.mayBeZsh() {
		// Whether a backslash, or a dash alone, means something differs from shell to shell.
		return commands.Word{Data: w.Data, Many: true, Encoded: escape.Hidden(w.Text)}
	}
	w.Glob = false
	return w
}

// dirname is a path without its last part, as it is written.
func dirname(p string) string {
	cut := strings.TrimRight(p, "/")
	i := strings.LastIndexByte(cut, '/')
	switch {
	case cut == "" && p != "":
		return "/"
	case i < 0:
		return "."
	}
	if cut = strings.TrimRight(cut[:i], "/"); cut == "" {
		return "/"
	}
	return cut
}

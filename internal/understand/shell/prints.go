package shell

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
)

// printed is what an invocation writes to standard output.
func (r *reader) printed(result *commands.Result, argv []commands.Word, st *state, in flow, got *sum) flow {
	out := flow{data: got.data, prints: result.Prints, open: true, encoded: in.encoded || got.encoded, strange: got.strange}
	out.many = result.Long
	out.endless = got.prints && result.Intake != commands.Stops || result.Intake == commands.Streams && endlessIn(result, in, got)
	out.many = out.many || r.row >= longRow && result.Speaks()
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
	switch result.Prints {
	case commands.Passed:
		in.data |= got.data
		return in
	case commands.Endless:
		out.prints, out.endless = commands.AnyText, true
	case commands.Content:
		out.prints = commands.AnyText
		if len(result.Args) > 0 && !slices.ContainsFunc(result.Args, func(w commands.Word) bool { return !w.Exact() || !r.world.IsNull(w.Text) }) {
			return nothing() // whatever it is for, there is nothing in it
		}
		if !r.piped && !r.captured {
			break // nobody reads it
		}
		if len(result.Args) == 1 && result.Args[0].Exact() && len(r.notes.at) > 0 {
			for _, s := range r.locate(result.Args[0], st) {
				n, ok := r.notes.of(s.at.Path)
				if ok {
					more.origin = s.at.Path
				}
				if n.job && r.away == 0 {
					out.prints = commands.ItsText
					out.says(commands.Word{Known: automode.Bounded, Job: true})
				}
			}
		}
		if text, ok := r.fileText(result.Args, st); ok {
			w := commands.Lit(text)
			w.Data |= got.data | automode.UnknownData // whoever wrote the file
			out.prints = commands.ItsText
			out.says(w)
		}
	case commands.Sifted:
		switch in.prints {
		case commands.PathsIn, commands.OneName, commands.Number, commands.Names, commands.Numbers, commands.Lined, commands.Counted:
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
	case commands.Relayed:
		if out.prints = commands.AnyText; got.relays != nil && got.relays.prints == commands.PathsIn && !got.relays.encoded && !got.encoded {
			said := *got.relays
			said.data, said.maybe = said.data|in.data, true
			return said
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
		w.Data |= got.data
		out.spoken = got.data&automode.SecretData != 0 && in.data&automode.SecretData == 0
		out.encoded = out.encoded || w.Encoded
		if out.says(w); !w.Exact() {
			more.parts = backslashed(result.Args)
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
		case !ok && result.Prints == commands.FileName:
			out.prints, out.maybe = commands.OneName, len(result.Args) == 0 || result.Args[0].MayEmpty
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
			if !at.Exists && !touched && !r.world.Lexical() && !r.world.Resolve(path.Dir(at.Path)).Exists {
				out.prints = commands.AnyText // it fails
				break
			}
			out.says(commands.Lit(at.Path))
		default:
			out.prints = commands.AnyText
		}
	case commands.TempPath:
		out.says(r.made(st))
	case commands.ToolDir, commands.ShellSetup:
		if st.told(result.Program.Name) {
			out.prints = commands.AnyText
		}
	case commands.PathsIn, commands.AllIn, commands.EachIn:
		if got.nowhere {
			out.prints = commands.AnyText
			out.data = in.data
			break
		}
		out.prints, out.whole = commands.PathsIn, result.Prints == commands.AllIn
		if more.folders = got.folders; len(more.folders) == 0 {
			more.folders = st.cwds
		}
		out.maybe = true // there may be none
		more.each = everyIn(result, more.folders)
		more.within = r.shared(more.folders)
		// A secret's name is not its content.
		out.data = in.data
		if got.sought {
			out.data |= automode.SecretData // but what is made of it is read there
		}
	case commands.Number, commands.OneName, commands.Numbers, commands.Names:
		out.maybe = mayFail(argv)
		out.data = in.data & automode.FetchedData
	}
	if more.parts == nil && out.prints != commands.ItsText && r.piped {
		more.parts = r.spokenIn(argv, got)
	}
	if more.folders != nil || more.each != nil || more.parts != nil || more.origin != "" {
		out.knows(more)
	}
	return out
}

// shared is the folder of the project that several folders lie in, "" where one is
// elsewhere, or is more than a folder of the project's own.
func (r *reader) shared(folders []string) string {
	if len(folders) < 2 || r.away > 0 {
		return ""
	}
	common := folders[0]
	for _, d := range folders {
		if p := r.world.Place(d); p.Region != automode.Project || p.Marks&^automode.RegionRoot != 0 {
			return ""
		}
		for common != d && !strings.HasPrefix(d, common+"/") && len(common) > 1 {
			common = path.Dir(common)
		}
	}
	if p := r.world.Place(common); p.Region != automode.Project {
		return ""
	}
	return common
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
			list = append(list, pattern(strings.TrimSuffix(d, "/")+"/*"))
		}
	case result.Program.Lists && len(result.Args) == 0:
		list = append(list, pattern("*"))
	case result.Program.Lists && len(result.Args) == 1 && result.Args[0].Glob && result.Args[0].Known == automode.Exact:
		list = append(list, result.Args[0])
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
	return commands.Lit("/tmp/tmp.XXXXXXXXXX" + strings.Repeat("X", r.temps-1))
}

// fileText is the content of the one file that is named, when it is known.
func (r *reader) fileText(args []commands.Word, st *state) (string, bool) {
	if len(args) != 1 || !args[0].Exact() || len(r.notes.at) == 0 && (r.loose || r.world.Lexical()) {
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
		return formatted(args)
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
			w = concat(w, commands.Lit(" "))
		}
		w = concat(w, a)
	}
	if strings.Contains(w.Text, `\`) || len(args) > 0 && args[0].Is("-") && r.mayBeZsh() {
		// Whether a backslash, or a dash alone, means something differs from shell to shell.
		return commands.Word{Data: w.Data, Many: true, Encoded: spelled(w.Text)}
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

// backslashed is the text that words come to where what is behind their backslashes
// is read as most shells do; nil where they are not known.
func backslashed(args []commands.Word) []string {
	var b decoding
	for i := range args {
		if !args[i].Exact() {
			return nil
		}
		if t := args[i].Text; i > 0 || len(t) < 2 || t[0] != '-' {
			b.read(t)
			b.WriteByte(' ')
		}
	}
	if !strings.Contains(b.String(), "\n") {
		return nil
	}
	return []string{b.String()}
}

// spelled reports whether letters are written as their numbers.
func spelled(s string) bool {
	for i := 0; i+1 < len(s); i++ {
		if s[i] != '\\' {
			continue
		}
		if i++; s[i] == 'x' || s[i] == 'u' || s[i] == 'U' || s[i] >= '0' && s[i] <= '7' {
			return true
		}
	}
	return false
}

// letterOf is the plain letter that the number behind a backslash stands for, "\x2f"
// or "\057", and how much of the text says so; none where it is another letter.
func letterOf(s string) (letter string, used int) {
	digits, base := s[1:min(len(s), 4)], 8
	if strings.HasPrefix(digits, "x") {
		digits, base = s[2:min(len(s), 4)], 16
	}
	n, err := strconv.ParseUint(digits, base, 8)
	if err != nil || n < ' ' || n > '~' || len(digits) != 2 && base == 16 || len(digits) != 3 && base == 8 {
		return "", 0
	}
	return string(rune(n)), 1 + len(digits) + base/16
}

// plainEscape is how long the number of a plain letter is that stands here.
func plainEscape(s string) int {
	_, used := letterOf(s)
	return used
}

// padded is how long the rest of a conversion is that writes a number, perhaps with
// noughts in front, 0 where it is none.
func padded(s string) int {
	n := 0
	if strings.HasPrefix(s, "0") {
		n = 1 + len(s[1:]) - len(strings.TrimLeft(s[1:], "0123456789"))
	}
	if n < 4 && strings.HasPrefix(s[n:], "d") {
		return n + 1
	}
	return 0
}

// formatted is printf's output: %s and plain text are followed, and letters
// written as their numbers are what a decoder would make.
func formatted(args []commands.Word) commands.Word {
	if len(args) == 0 {
		return commands.Lit("")
	}
	args = slices.Clone(args)
	format := args[0]
	var data automode.Data
	for _, a := range args {
		data |= a.Data
	}
	unknown := commands.Word{Many: true, Data: data}
	for _, a := range args {
		unknown.Encoded = unknown.Encoded || spelled(a.Text)
	}
	if !format.Exact() || len(args) > 256 {
		return unknown
	}
	args = args[1:]
	w := commands.Lit("")
	s := format.Text
	for i, taken := 0, len(args); i < len(s); i++ {
		switch {
		case s[i] == '%' && i+1 < len(s) && (s[i+1] == 's' || s[i+1] == 'c'):
			i++
			if len(args) > 0 {
				if s[i] == 'c' {
					if !args[0].Exact() || args[0].Text != "" && args[0].Text[0] >= 0x80 {
						return unknown
					}
					args[0].Text = args[0].Text[:min(1, len(args[0].Text))]
				}
				w = concat(w, args[0])
				args = args[1:]
			}
		case s[i] == '%' && i+1 < len(s) && s[i+1] == '%':
			i++
			w = concat(w, commands.Lit("%"))
		case s[i] == '%' && padded(s[i+1:]) > 0:
			i += padded(s[i+1:])
			w = concat(w, commands.Word{Known: automode.Bounded, Digits: true})
			if len(args) > 0 {
				args = args[1:]
			}
		case s[i] == '\\' && i+1 < len(s) && (s[i+1] == 'n' || s[i+1] == 't'):
			i++
			c := "\n"
			if s[i] == 't' {
				c = "\t"
			}
			w = concat(w, commands.Lit(c))
		case s[i] == '\\' && plainEscape(s[i:]) > 0:
			c, used := letterOf(s[i:])
			w = concat(w, commands.Lit(c))
			w.Encoded = true
			i += used - 1
		case s[i] == '%' || s[i] == '\\':
			return unknown
		default:
			w = concat(w, commands.Lit(s[i:i+1]))
		}
		if i == len(s)-1 && len(args) > 0 && len(args) < taken {
			i, taken = -1, len(args) // the format is used again
		}
	}
	if len(args) > 0 {
		return unknown
	}
	w.Data |= data
	return w
}

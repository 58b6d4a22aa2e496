package shell

import (
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// The text is parsed as bash reads it. Here is what zsh makes of the same
// letters, where that is more: a call seldom says which of the two runs it.

// mayBeZsh reports whether zsh may read what is read now: the call, or the text that
// a part of it gives to a shell.
func (r *reader) mayBeZsh() bool { return r.zsh }

// startsZsh reports whether what is started now may give a text to zsh, whatever
// shell the call itself has.
func (r *reader) startsZsh() bool {
	if r.command == 0 {
		return r.a.Call.Shell == automode.AnyShell || r.a.Call.Shell == automode.Zsh
	}
	w := r.a.Commands[r.command-1].Words
	return len(w) > 0 && commands.MayStartZsh(base(w[0]))
}

// saysZsh reports whether a script's first line leaves it to zsh.
func saysZsh(text string) bool {
	line, _, _ := strings.Cut(text, "\n")
	return strings.HasPrefix(line, "#!") && strings.Contains(line, "zsh")
}

// modified is the value of "$name" with a modifier of zsh's right behind it, as
// zsh and as bash read the two, where both can be told.
func (r *reader) modified(v alts, next syntax.WordPart) (alts, bool) {
	l, ok := next.(*syntax.Lit)
	if !ok || !r.mayBeZsh() || len(l.Value) < 2 || l.Value[0] != ':' || strings.IndexByte("htreluaAPqQx", l.Value[1]) < 0 ||
		strings.ContainsAny(l.Value, "\\*?[~") || strings.IndexByte(l.Value[1:], ':') >= 0 {
		return nil, false
	}
	w, ok := known(v)
	if !ok || strings.ContainsAny(w, "/. \t\n*?[") {
		return nil, false
	}
	as := w // a name without a folder and an ending
	switch {
	case l.Value[1] == 'h':
		as = "."
	case l.Value[1] == 'e':
		as = ""
	case l.Value[1] == 'l':
		as = strings.ToLower(w)
	case l.Value[1] == 'u':
		as = strings.ToUpper(w)
	}
	zsh, bash := v[0], v[0]
	zsh.Text, bash.Text = as+l.Value[2:], w+l.Value
	return alts{bash, zsh}, true
}

// subscripted is the value of "$name" with next right behind it, which zsh may
// take for a subscript or a modifier of the value.
func (r *reader) subscripted(name string, v alts, next syntax.WordPart) alts {
	l, ok := next.(*syntax.Lit)
	if !ok || !r.mayBeZsh() || len(l.Value) == 0 {
		return v
	}
	switch {
	case plainNumber(name) && strings.Trim(l.Value[:1], "0123456789") == "": // "$10": one number
		return listOf(v)
	case l.Value[0] == '[':
		return listOf(v)
	case l.Value[0] != ':' || len(l.Value) == 1:
		return v
	case strings.IndexByte("sg&", l.Value[1]) >= 0:
		for _, w := range v {
			if w.Known == automode.Exact {
				return append(alts{{Data: dataIn(v)}}, v...)
			}
		}
	case strings.IndexByte("htreaAPcqQxul", l.Value[1]) >= 0:
		for _, w := range v {
			if w.Known == automode.Exact {
				return append(alts{{Data: dataIn(v)}}, v...)
			}
		}
	}
	return v
}

// subscript reads what stands in brackets behind "$v", in several parts: to zsh it is an
// expression.
func (r *reader) subscript(parts []syntax.WordPart, st *state) {
	l, ok := parts[0].(*syntax.Lit)
	if !ok || !r.mayBeZsh() || !strings.HasPrefix(l.Value, "[") {
		return
	}
	index, _, whole := strings.Cut(l.Value[1:], "]")
	if !whole || !decimal(index) {
		r.zshMayGiveUp(st) // where it is no number
	}
	if whole {
		return
	}
	for _, p := range parts[1:] {
		switch p := p.(type) {
		case *syntax.Lit:
			if strings.Contains(p.Value, "]") {
				return
			}
		case *syntax.SglQuoted, *syntax.DblQuoted, *syntax.ParamExp:
			r.evaluated(r.single(&syntax.Word{Parts: []syntax.WordPart{p}}, st), st)
		}
	}
}

// dataIn is what any of the values carries.
func dataIn(v alts) (d automode.Data) {
	for i := range v {
		d |= v[i].Data
	}
	return d
}

// keepsInFront reports whether zsh keeps what is assigned in front of these words: where
// they begin a command of which nothing follows, and where they name others.
func keepsInFront(words []commands.Word) bool {
	switch words[0].Text {
	case "exec", "command", "builtin", "noglob", "nocorrect", "-":
		return len(words) == 1
	case "alias", "hash":
		return true
	}
	return false
}

// passesOn is what zsh runs for redirections that stand alone (NULLCMD, READNULLCMD). Other
// shells only open the files.
func passesOn(s *syntax.Stmt) syntax.Command {
	cat := &syntax.Lit{ValuePos: s.Pos(), ValueEnd: s.End(), Value: "cat"}
	return &syntax.CallExpr{Args: []*syntax.Word{{Parts: []syntax.WordPart{cat}}}}
}

// numberPattern reports whether two redirections are the two halves of zsh's
// pattern for numbers, "<1-9>".
func numberPattern(list []*syntax.Redirect) bool {
	for i := 0; i+1 < len(list); i++ {
		if list[i].Op == syntax.RdrIn && list[i+1].Op == syntax.RdrOut && list[i].Word.End() == list[i+1].Pos() {
			if from, to, ok := strings.Cut(list[i].Word.Lit(), "-"); ok && strings.Trim(from+to, "0123456789") == "" {
				return true
			}
		}
	}
	return false
}

// qualifierRuns reports whether the list in brackets at the end of a pattern
// is one of zsh's lists of qualifiers and one of them runs code: "e" with text
// between two delimiters, "+" with a name, or either as an order.
func qualifierRuns(list string) bool {
	list = strings.TrimPrefix(list, "#q")
	for i := 0; i < len(list); i++ {
		switch c := list[i]; {
		case c == 'o' || c == 'O':
			if i+1 < len(list) && (list[i+1] == 'e' || list[i+1] == '+') {
				return true
			}
			i++
		case c == 'e':
			return i+1 < len(list) && strings.IndexByte(list[i+2:], delimiter(list[i+1])) >= 0
		case c == '+':
			return true
		case strings.IndexByte("ugfP", c) >= 0 && i+2 < len(list) && strings.IndexByte(":{[<(.,=-+/", list[i+1]) >= 0:
			i += 2 + max(0, strings.IndexByte(list[i+2:], delimiter(list[i+1]))) // a name or a mode
		case strings.IndexByte("/F.@=p*%rwxARWXIEDNnMTUGSYJbhfdlugamcLPk^-,:[]0123456789", c) < 0:
			return false
		}
	}
	return false
}

// qualified reads a list in brackets that zsh may take for the qualifiers of a pattern.
// Braces may make it the end of one, wherever in a word it stands.
func (r *reader) qualified(list string, st *state) {
	if !qualifierRuns(list) {
		return
	}
	r.unknown("zsh reads the end of the pattern as a qualifier that runs code")
	if code, ok := qualifierCode(list); ok {
		r.line(code, st, flow{})
	}
}

// patternInstead reads a word that stands for a parameter's value, which is a pattern
// where it is not quoted: the parser takes the brackets in it for letters.
func (r *reader) patternInstead(w *syntax.Word, st *state) {
	var text strings.Builder
	for _, p := range w.Parts {
		switch p := p.(type) {
		case *syntax.Lit:
			text.WriteString(p.Value)
		case *syntax.SglQuoted:
			text.WriteString(strings.ReplaceAll(p.Value, "(", " ")) // it begins no list, and may stand in one
		default:
			text.WriteString("$1")
		}
	}
	_, list, _ := strings.Cut(text.String(), "(")
	for list != "" {
		inside, rest, _ := strings.Cut(list, "(")
		if end := strings.LastIndexByte(list, ')'); end >= 0 {
			r.qualified(list[:end], st)
		}
		if end := strings.LastIndexByte(inside, ')'); end >= 0 {
			r.qualified(inside[:end], st)
		}
		list = rest
	}
}

// delimiter is what ends a text that begins behind c.
func delimiter(c byte) byte {
	if k := strings.IndexByte("[{<(", c); k >= 0 {
		return "]}>)"[k]
	}
	return c
}

// hookFunction reports whether the shell calls a function of this name without
// being told.
func hookFunction(name string) bool {
	switch name {
	case "chpwd", "precmd", "preexec", "periodic", "zshaddhistory", "zshexit", "zsh_directory_name",
		"command_not_found_handle", "command_not_found_handler":
		return true
	}
	return strings.HasPrefix(name, "TRAP")
}

// deferred reads a function that the shell calls later.
func (r *reader) deferred(body *syntax.Stmt, st *state) {
	defer r.backTo(r.position)
	r.via = automode.Deferred
	r.merged = true // it may be called where the two are one
	inside := st.clone()
	inside.args, inside.known, inside.inner = nil, false, true
	ok, fail, out := r.stmt(body, inside, flow{})
	r.printsBetween(out)
	if !st.same(ok) || !st.same(fail) {
		r.unknown("a function that the shell calls by itself would change what follows")
	}
}

// special reads an assignment to one of zsh's own lists, by which names come
// to stand for other things.
func (r *reader) special(a *syntax.Assign, st *state) {
	name := a.Name.Value
	if !r.mayBeZsh() || a.Index == nil && a.Array == nil {
		return
	}
	if name == "path" && a.Array != nil {
		folders, _ := r.array(name, a.Array, st)
		for _, v := range folders {
			r.searchPath(v, st)
		}
		return
	}
	r.specialList(name, st)
}

// holdsProgram reads a folder that becomes the search path where zsh reads the call: it
// decides what names mean if a program that is known lies in it.
func (r *reader) holdsProgram(w commands.Word, st *state) {
	for _, s := range r.locate(w, st) {
		names, err := r.world.ReadDir(s.at.Path, 256)
		st.path = st.path || r.notes.touched(s.at.Path) || s.at.Dir && (err != nil || slices.ContainsFunc(names, func(n string) bool { return commands.Find(n) != nil }))
	}
}

// specialList reads that an element of a list was set by which zsh finds its programs,
// functions and options.
func (r *reader) specialList(name string, st *state) {
	switch name {
	case "argv":
		st.forget()
		st.carried |= automode.UnknownData
		return
	case "path", "functions", "dis_functions", "aliases", "dis_aliases", "galiases", "dis_galiases", "saliases", "dis_saliases",
		"commands", "builtins", "nameddirs", "options", "fpath", "module_path":
	default:
		if !strings.HasSuffix(name, "_functions") || !hookFunction(strings.TrimSuffix(name, "_functions")) {
			return
		}
	}
	st.path = true
	r.give(automode.Effect{Kind: automode.Run, Target: name, Known: automode.Exact, Part: automode.InAssignment,
		Why: "makes names stand for other programs"})
}

// asPattern reads the value of "$~v", which zsh takes for a pattern, qualifiers that run
// code among it.
func (r *reader) asPattern(name string, st *state) {
	name, is := strings.CutPrefix(name, "~")
	for n := range name {
		if !identifier(name[:n+1]) {
			name = name[:n]
			break
		}
	}
	if v, ok := st.lookup(name); is && ok {
		for _, w := range v {
			if w.Known != automode.Exact || strings.Contains(w.Text, "(") {
				r.unknown("zsh takes the value for a pattern, and a qualifier in it may run code")
			}
		}
	}
}

// countsInZsh reports whether zsh takes what is assigned to a variable of its own for an
// expression.
func countsInZsh(name string) bool {
	switch name {
	case "SECONDS", "HISTSIZE", "SAVEHIST", "COLUMNS", "LINES", "TMOUT", "KEYTIMEOUT", "LISTMAX", "MAILCHECK", "BAUD", "DIRSTACKSIZE", "LOGCHECK",
		"UID", "EUID", "GID", "EGID", "SHLVL", "FUNCNEST", "ERRNO", "TRY_BLOCK_ERROR":
		return true
	}
	return false
}

// sums reads the arguments of printf that its format makes numbers of, which zsh takes for
// expressions.
func (r *reader) sums(format *commands.Word, args []commands.Word, st *state) {
	if !format.Exact() {
		r.statuses(args, st)
		return
	}
	var numbers []bool // of each value that the format takes
	for s := format.Text; s != ""; {
		_, after, _ := strings.Cut(s, "%")
		end := strings.IndexFunc(after, func(c rune) bool { return c == '%' || c|0x20 >= 'a' && c|0x20 <= 'z' })
		if end < 0 {
			break
		}
		for range strings.Count(after[:end], "*") {
			numbers = append(numbers, true)
		}
		if after[end] != '%' {
			numbers = append(numbers, strings.IndexByte("sbqc", after[end]) < 0)
		}
		s = after[end+1:]
	}
	for i := range args {
		if len(numbers) > 0 && numbers[i%len(numbers)] {
			r.statuses(args[i:i+1], st)
		}
	}
}

// qualifierCode is the code that a list of qualifiers runs for each name, when
// it stands there to the letter.
func qualifierCode(list string) (string, bool) {
	i := strings.IndexAny(list, "e+")
	if i < 0 || i+1 >= len(list) {
		return "", false
	}
	if list[i] == '+' {
		return list[i+1:], true // a function's name
	}
	code, _, ok := strings.Cut(list[i+2:], string(delimiter(list[i+1])))
	if n := len(code); n > 1 && (code[0] == '\'' || code[0] == '"') && code[n-1] == code[0] {
		code = code[1 : n-1]
	}
	return code, ok
}

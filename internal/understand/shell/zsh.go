package shell

import (
	"strings"

	"automode"
	"mvdan.cc/sh/v3/syntax"
)

// The text is parsed as bash reads it. Here is what zsh makes of the same
// letters, where that is more: a call seldom says which of the two runs it.

// mayBeZsh reports whether zsh may read the call.
func (r *reader) mayBeZsh() bool {
	s := r.a.Call.Shell
	return s == automode.AnyShell || s == automode.Zsh
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
	case plainNumber(name) && plainNumber(l.Value[:1]): // "$10": one number
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

// dataIn is what any of the values carries.
func dataIn(v alts) (d automode.Data) {
	for i := range v {
		d |= v[i].Data
	}
	return d
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
	via := r.via
	r.via = automode.Deferred
	inside := st.clone()
	inside.args, inside.known, inside.inner = nil, false, true
	ok, fail, _ := r.stmt(body, inside, flow{})
	if !st.same(ok) || !st.same(fail) {
		r.unknown("a function that the shell calls by itself would change what follows")
	}
	r.via = via
}

// special reads an assignment to one of zsh's own lists, by which names come
// to stand for other things.
func (r *reader) special(a *syntax.Assign, st *state) {
	if !r.mayBeZsh() || a.Index == nil && a.Array == nil {
		return
	}
	switch name := a.Name.Value; name {
	case "path":
		if a.Array != nil {
			for _, v := range r.array(name, a.Array, st) {
				r.searchPath(v, st)
			}
			return
		}
	case "argv":
		st.args, st.known = nil, false
		return
	case "functions", "dis_functions", "aliases", "dis_aliases", "galiases", "dis_galiases", "saliases", "dis_saliases",
		"commands", "builtins", "nameddirs", "options", "fpath", "module_path":
	default:
		if !strings.HasSuffix(name, "_functions") || !hookFunction(strings.TrimSuffix(name, "_functions")) {
			return
		}
	}
	st.path = true
	r.give(automode.Effect{Kind: automode.Run, Target: a.Name.Value, Known: automode.Exact, Part: automode.InAssignment,
		Why: "makes names stand for other programs"})
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

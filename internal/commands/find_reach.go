package commands

import (
	"strings"

	"automode"
)

// fold turns what was read into facts.
func (x *findExpression) fold() {
	if x.lost {
		return
	}
	for _, from := range x.from {
		x.m.Add(findFact(ListsTree, from, "", ""))
	}
	if len(x.acts) == 0 && x.m.Prints == PathsIn {
		for _, l := range x.chain {
			switch {
			case l.filters:
			case l.inner || x.below:
				x.m.Prints = max(x.m.Prints, EachIn)
			case x.m.Prints != EachIn:
				x.m.Prints = AllIn
			}
		}
	}
	for _, a := range x.acts {
		switch a.does {
		case findDeletes:
			x.remove(a)
		default:
			x.runs(a)
		}
	}
}

// remove: without a filter it is the folder that goes, or all that is in it.
func (x *findExpression) remove(a findAct) {
	for _, from := range x.from {
		f := findFact(Deletes, from, a.name, "removes what it finds")
		switch {
		case a.by.filters:
			for _, end := range a.by.each() {
				f.Word = findPath(from, end)
				x.m.Add(f)
			}
			continue
		case x.below:
			f.Extent = automode.Children
		default:
			f.Extent = automode.Tree
		}
		x.m.Add(f)
	}
}

// runs adds the command once for every starting point, or once when no path
// is put into it. Where nothing filters, what is done to everything is done to
// the starting point too, or to all that lies in it.
func (x *findExpression) runs(a findAct) {
	for i, from := range x.from {
		put := false
		for _, end := range a.by.each() {
			if put = x.run(a, from, findPath(from, end)); !put {
				break
			}
		}
		if !put && i == 0 && a.does == findExecutes {
			return
		}
		if !a.by.filters && named("cat egrep fgrep grep head jq rg strings tail zgrep", a.words[0].Text) {
			x.m.Add(findFact(ReadsTree, from, a.name, ""))
		}
		if a.by.filters || from.Known == automode.Guess || findOnlyLooks(a.words[0]) {
			continue
		}
		if x.below || a.by.inner {
			from.Text, from.Suffix = childrenOf(from.Text, from.Suffix)
			from.Glob = true
		}
		plainly := a
		plainly.does = findExecutes
		x.run(plainly, from, from)
	}
}

// run adds the command with path in the place of "{}", and reports whether
// there was such a place.
func (x *findExpression) run(a findAct, from, path Word) bool {
	words, put := findFill(a, path)
	if a.does == findExecutesInside {
		// The command runs in the folder of what is found: that of the starting point,
		// which may be found itself, or one below it.
		if from.Exact() && !from.Is(".") && !from.Is("/") {
			from = Lit(folderOf(strings.TrimRight(from.Text, "/")))
		}
		words = append([]Word{Lit("env"), Lit("-C"), findPath(from, "")}, words...)
	}
	f := findFact(RunsWords, words[0], a.name, "runs a command on what it finds")
	f.Words, f.Via, f.Times = words, automode.Direct, Repeats
	if from.Is("/") && !a.by.filters && !a.many {
		f.Times = Often // as many files as a system has
	}
	x.m.Add(f)
	return put
}

// childrenOf is the pattern for all that lies in a folder.
func childrenOf(text, suffix string) (string, string) {
	if suffix != "" {
		return text, suffix + "/*"
	}
	if strings.HasSuffix(text, "/") {
		return text + "*", ""
	}
	return text + "/*", ""
}

// findOnlyLooks names commands for which it makes no difference whether they get
// one path or the folder that holds all of them.
func findOnlyLooks(w Word) bool {
	return w.Exact() && named("[ basename cat cksum cmp diff dirname du echo egrep fgrep file grep head jq ls md5 md5sum printf readlink realpath rg sha1sum sha256sum shasum stat strings tail test wc zgrep", w.Text)
}

// findFill puts the path in place of "{}", wherever in a word it stands.
func findFill(a findAct, path Word) (words []Word, put bool) {
	if a.does == findExecutesInside {
		path = Word{Text: "./", Known: automode.Bounded, Suffix: path.Suffix}
		if strings.HasPrefix(path.Suffix, "/") {
			path = Lit("." + path.Suffix)
		}
	}
	for _, w := range a.words {
		before, after, has := strings.Cut(w.Text, "{}")
		if !has && !strings.Contains(w.Suffix, "{}") {
			words = append(words, w)
			continue
		}
		put = true
		words = append(words, findEmbed(w, before, after, path, a.many))
	}
	return words, put
}

// findEmbed is the word that "{}" stands in, with the path in its place: behind "name=@" too,
// by which programs name a file whose content is sent.
func findEmbed(w Word, before, after string, path Word, many bool) Word {
	p := path
	p.Start, p.Many = w.Start, many
	if before == "" && after == "" && w.Exact() {
		return p
	}
	whole := w.Exact() && !strings.Contains(after, "{}") && findPlain(strings.TrimSuffix(before, "=@")) && findPlain(after) && p.Known != automode.Guess
	if !whole || strings.Contains(after, "/") {
		// More than a path is made of it, or one that can leave its folder.
		text := before
		if whole {
			text += path.Text
		}
		return Word{Text: text, Suffix: after, Known: automode.Guess, Start: w.Start}
	}
	if p.Known == automode.Exact {
		return Word{Text: before + p.Text + after, Known: automode.Exact, Start: w.Start}
	}
	p.Text = before + p.Text
	if p.Base != "" {
		p.Base = before + p.Base
		if after != "" && !strings.HasSuffix(p.Base, ".") {
			p.Base = folderOf(p.Base) // "src" itself may become "src.bak"
		}
	}
	p.Suffix += after
	return p
}

// findPlain reports whether s can be a part of a path and of nothing else
// that a command gives a meaning to.
func findPlain(s string) bool {
	return s == "" || !strings.ContainsAny(s, " \t\n;|&<>()$`\"'\\*?[{=")
}

// findPath is a path that the walk from a starting point can come to.
func findPath(from Word, suffix string) Word {
	base := from.Base
	switch {
	case from.Known == automode.Guess:
		return Word{Text: from.Text, Known: automode.Guess, Data: from.Data, Start: from.Start}
	case from.Glob:
		base = from.Text
		if i := strings.IndexAny(base, "*?[{"); i >= 0 {
			base = base[:i]
		}
		base = folderOf(base)
	case from.Known == automode.Bounded && base == "":
		if strings.Contains(from.Suffix, "..") {
			return Word{Text: from.Text, Known: automode.Guess, Data: from.Data, Start: from.Start}
		}
		base = folderOf(from.Text)
	case base == "":
		base = from.Text
	}
	text := from.Text
	if from.Glob || text == "" {
		text = base
	}
	if strings.HasSuffix(base, suffix) {
		suffix = "" // the starting point itself may be what has that name
	}
	if suffix != "" && suffix[0] != '/' { // a name below it
		text, base = strings.TrimSuffix(text, "/")+"/", strings.TrimSuffix(base, "/")+"/"
	}
	return Word{Text: text, Suffix: suffix, Known: automode.Bounded, Base: base, Data: from.Data, Start: from.Start}
}

//go:build !lean

package shell

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
	"automode/internal/world"
)

// Code that goes through the names of a folder is read once more for each name of weight
// that lies there, as if it was the only one: what it then does to that name it does, and
// whatever its conditions say of the others. It only ever adds to what was seen.

// listing is a folder of which code takes the names.
type listing struct {
	folder string
	deep   bool // and those in the folders below
}

// mostListings bounds the folders whose names code is tried with: what it takes of more of
// them is not known.
const mostListings = 32

// byNames reads code, and what it does to the names of weight in the folders that it lists.
func (r *reader) byNames(lang commands.Lang, text string, s code.Setting) code.Reading {
	if r.away > 0 || r.world.Lexical() || s.Cwd == "" {
		return readIn(lang, text, s)
	}
	var listings []listing
	s.Names = func(folder string, deep bool) []string {
		if l := (listing{folder, deep}); len(listings) <= mostListings && !slices.Contains(listings, l) {
			listings = append(listings, l)
		}
		return nil
	}
	reading := readIn(lang, text, s)
	if !slices.ContainsFunc(reading.Facts, doesMore) {
		return reading
	}
	if len(listings) > mostListings {
		reading.Facts = append(reading.Facts, ofUnknown(reading.Facts)...)
		return reading
	}
	s.Tried, s.Matches = true, matches
	for _, l := range listings {
		for _, w := range r.soughtIn([]string{l.folder}, l.deep, func(string) outcome { return success }) {
			if !l.deep && path.Dir(w.Text) != l.folder {
				continue
			}
			if r.tires(triedStep + reading.Work/32) {
				return reading
			}
			t := trial{lang: lang, text: text, setting: s, listing: l, seen: reading.Facts}
			reading.Facts = append(reading.Facts, t.of(w.Text, r.world.Resolve(w.Text).Dir)...)
		}
	}
	return reading
}

// ofUnknown is what code does to names of folders, done to a path that is not known.
func ofUnknown(facts []commands.Fact) (list []commands.Fact) {
	for _, f := range facts {
		if doesMore(f) {
			f.Word, f.Words = commands.Word{Data: f.Word.Data}, nil
			list = append(list, f)
		}
	}
	return list
}

// matches holds a text against a regular expression, as far as that is written as all
// dialects write it.
func matches(expression, text string) (holds, ok bool) {
	e, err := regexp.Compile(expression)
	return err == nil && e.MatchString(text), err == nil
}

// triedStep is what it costs at least to read code for one name more.
const triedStep = 8

// doesMore reports whether a fact is of more than what lies in a folder, and of something
// that is not known to the letter.
func doesMore(f commands.Fact) bool {
	return !f.Traits.Has(automode.Listing) && (!f.Word.Exact() || len(f.Words) > 0)
}

// trial is code that is read for one name of a listing.
type trial struct {
	lang    commands.Lang
	text    string
	setting code.Setting
	listing listing
	seen    []commands.Fact
}

// of is what the code does to a path of its listing, and not to others like it.
func (t *trial) of(file string, folder bool) (list []commands.Fact) {
	for _, f := range t.with(file) {
		if folder && ofFiles(&f) {
			continue
		}
		if t.names(&f, file) && !slices.ContainsFunc(t.seen, func(g commands.Fact) bool { return g.String() == f.String() && g.Kind == f.Kind }) {
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return nil
	}
	in, name := path.Split(file)
	like, other := in+"zz"+path.Ext(strings.TrimPrefix(name, ".")), in+"zz.zz"
	alike, others := t.with(like), t.with(other)
	return slices.DeleteFunc(list, func(f commands.Fact) bool {
		kind := t.does(alike, &f, like)
		switch {
		case !kind:
			return false // that name is picked out
		case f.Kind == automode.Read || f.Role.Means().Subject == commands.Code:
			return true // whoever reads files of a kind looks for none
		}
		return t.listing.deep && !t.does(others, &f, other)
	})
}

// ofFiles reports whether a fact is of what fails where a folder lies.
func ofFiles(f *commands.Fact) bool {
	switch f.Role {
	case commands.Reads, commands.Writes, commands.Appends, commands.Edits, commands.Truncates, commands.Deletes:
		return f.Extent == automode.One
	}
	return false
}

// with reads the code where the listing gives one path.
func (t *trial) with(file string) []commands.Fact {
	t.setting.Names = func(folder string, deep bool) []string {
		below, ok := strings.CutPrefix(file, strings.TrimSuffix(folder, "/")+"/")
		if !ok {
			return nil
		}
		if !deep {
			below, _, _ = strings.Cut(below, "/")
		}
		return []string{below}
	}
	return readIn(t.lang, t.text, t.setting).Facts
}

// names reports whether a fact is of that file.
func (t *trial) names(f *commands.Fact, file string) bool {
	if f.Traits.Has(automode.Listing) {
		return false
	}
	is := func(w *commands.Word) bool {
		text := w.Text
		if !path.IsAbs(text) {
			text = path.Join(t.setting.Cwd, text)
		}
		return w.Exact() && world.Clean(text) == file
	}
	if is(&f.Word) {
		return true
	}
	if f.Role.Means().Subject != commands.Code {
		return false
	}
	return f.Word.Exact() && strings.Contains(f.Word.Text, path.Base(file)) || slices.ContainsFunc(f.Words, func(w commands.Word) bool { return is(&w) })
}

// does reports whether the same is done to another file.
func (t *trial) does(facts []commands.Fact, f *commands.Fact, file string) bool {
	return slices.ContainsFunc(facts, func(g commands.Fact) bool { return g.Role == f.Role && g.Kind == f.Kind && t.names(&g, file) })
}

package shell

import (
	"errors"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"automode/internal/world"
)

// Where links lead that a pattern or a list of names takes.

// ledFrom is led for a word that is one of the names in its folder, or a path
// through one.
func (r *reader) ledFrom(w *commands.Word, cwd string) []spot {
	folder, rest := r.join2(cwd, w.Base), []string{"*"}
	if w.Base == "" {
		end, deeper, ok := strings.Cut(w.Suffix, "/")
		i := strings.LastIndexByte(w.Text, '/') + 1
		if !ok {
			if w.Text[i:]+end == "" && !w.One {
				return nil
			}
			s := r.spot(r.join2(cwd, w.Text[:i]), automode.Exact)
			s.probe = end
			var list []spot
			for _, s := range r.led(s.at.Path, []string{w.Text[i:] + "*" + end}, s) {
				name := strings.TrimSuffix(strings.TrimPrefix(base(s.at.Named), w.Text[i:]), end)
				if !w.Digits || strings.Trim(name, numerals) == "" { // or it is no number
					list = append(list, s)
				}
			}
			return list
		}
		folder, rest = r.join2(cwd, w.Text[:i]), []string{w.Text[i:] + "*" + end, deeper}
	}
	s := r.spot(folder, automode.Exact)
	s.extent = automode.Children
	if w.Base != "" {
		s.probe = w.Suffix
	}
	return r.led(folder, rest, s)
}

// led are the places outside of a folder that links in it lead to, of those
// that a pattern takes.
func (r *reader) led(folder string, rest []string, in spot) []spot {
	if r.away > 0 || in.at.Path == "" {
		return nil
	}
	names := r.linksMade(in.at.Path, len(rest) > 1 || in.extent != automode.One)
	if !r.world.Lexical() {
		found, err := r.world.Links(folder, maxNames)
		if errors.Is(err, world.ErrTooMany) {
			return []spot{{target: folder + "/" + rest[0]}}
		}
		names = append(names, found...)
	}
	var list []spot
	for _, n := range names {
		if strings.HasPrefix(n, ".") && !strings.HasPrefix(rest[0], ".") {
			continue
		}
		first, deeper, _ := strings.Cut(n, "/")
		if ok, err := value.Matches(rest[0], first); !ok && err == nil && !strings.Contains(rest[0], "(") {
			continue
		}
		s := r.spot(folder+"/"+n, automode.OneOf)
		if deeper == "" && !s.at.Dir && !strings.HasSuffix(n, in.probe) {
			continue
		}
		if s.at.Path == "" || strings.HasPrefix(s.at.Path, in.at.Path+"/") && s.place.Marks == in.place.Marks {
			continue
		}
		if s.at.Dir && (len(rest) > 1 || in.extent != automode.One) {
			s.known, s.extent = automode.Bounded, automode.Tree
		}
		list = append(list, s)
	}
	return list
}

// linksMade are the links that this call made in a folder, and if deep those below it.
func (r *reader) linksMade(folder string, deep bool) (names []string) {
	for _, l := range r.notes.links {
		if name, ok := strings.CutPrefix(l, strings.TrimSuffix(folder, "/")+"/"); ok && (deep || strings.IndexByte(name, '/') < 0) {
			names = append(names, name)
		}
	}
	return names
}

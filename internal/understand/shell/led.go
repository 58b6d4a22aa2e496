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
			for _, s := range r.led(s.at.Path, []string{value.Letters(w.Text[i:]) + "*" + value.Letters(end)}, s) {
				name := strings.TrimSuffix(strings.TrimPrefix(base(s.at.Named), w.Text[i:]), end)
				if !w.Digits || strings.Trim(name, numerals) == "" { // or it is no number
					list = append(list, s)
				}
			}
			return list
		}
		folder, rest = r.join2(cwd, w.Text[:i]), append([]string{value.Letters(w.Text[i:]) + "*" + value.Letters(end)}, value.Pieces(value.Letters(deeper))...)
	}
	s := r.spot(folder, automode.Exact)
	s.extent = automode.Children
	if w.Base != "" {
		s.probe = w.Suffix
	}
	list := r.led(folder, rest, s)
	if w.Base != "" && w.One && r.away == 0 && !r.world.Lexical() && s.at.Path != "" {
		// One of the names below it: a pattern of two or three names gave it.
		end, deeper, _ := strings.Cut(value.Letters(w.Suffix), "/")
		for _, above := range [...][]string{{"*"}, {"*", "*"}} {
			rest := append(above, "*"+end)
			if deeper != "" {
				rest = append(rest, value.Pieces(deeper)...)
			}
			list = r.ledThere(list, folder, rest, s)
		}
	}
	return list
}

// led are the places outside of a folder that links in it lead to, of those
// that a pattern takes.
func (r *reader) led(folder string, rest []string, in spot) []spot {
	if r.away > 0 || in.at.Path == "" {
		return nil
	}
	list := r.ledBy(r.linksMade(in.at.Path, len(rest) > 1 || in.extent != automode.One), folder, rest, in)
	if !r.world.Lexical() {
		list = r.ledThere(list, folder, rest, in)
	}
	if len(r.notes.carried) > 0 {
		list = append(list, r.ledBy(r.linksCarried(in.at.Path), folder, rest, in)...)
	}
	return list
}

// ledThere adds what the links lead to that lie there, and in the folders that the first
// names of the pattern take.
func (r *reader) ledThere(list []spot, folder string, rest []string, in spot) []spot {
	links, err := r.world.Links(folder, maxNames)
	if errors.Is(err, world.ErrTooMany) {
		return append(list, spot{target: folder + "/" + rest[0]})
	}
	list = append(list, r.ledBy(links, folder, rest, in)...)
	if len(rest) == 1 || len(rest) == 2 && rest[1] == "" {
		return list
	}
	folders, err := r.world.Folders(folder, maxNames)
	if errors.Is(err, world.ErrTooMany) {
		return append(list, spot{target: folder + "/" + rest[0]})
	}
	for _, n := range folders {
		// What lies there is kept by version control or a package manager.
		if kept := n == ".git" || n == "node_modules"; !mayTake(rest[0], n) || kept && strings.IndexByte("*?[.", rest[0][0]) >= 0 {
			continue
		}
		if r.tires(8) {
			break // which is not allowed
		}
		list = r.ledThere(list, folder+"/"+n, rest[1:], in)
	}
	return list
}

// mayTake reports whether a pattern may take a name.
func mayTake(pattern, name string) bool {
	if strings.HasPrefix(name, ".") && !strings.HasPrefix(pattern, ".") {
		return false
	}
	ok, err := value.Matches(pattern, name)
	return ok || err != nil || strings.Contains(pattern, "(")
}

// ledBy is led for links of which the names in the folder are known.
func (r *reader) ledBy(names []string, folder string, rest []string, in spot) []spot {
	var list []spot
	for _, n := range names {
		first, deeper, _ := strings.Cut(n, "/")
		if !mayTake(rest[0], first) {
			continue
		}
		s := r.spot(folder+"/"+n, automode.OneOf)
		if deeper == "" && !s.at.Dir && !strings.HasSuffix(n, in.probe) {
			continue
		}
		if s.known != automode.Guess && (s.at.Path == "" || strings.HasPrefix(s.at.Path, in.at.Path+"/") && s.place.Marks == in.place.Marks) {
			continue
		}
		if s.at.Dir && s.known != automode.Guess && (len(rest) > 1 || in.extent != automode.One) {
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

// leadsAway reports whether what stands behind a process's number leads out of /proc: its
// working folder, its root and what it has open are links to there (proc(5)).
func leadsAway(rest string) bool {
	_, rest, _ = strings.Cut(rest, "/")
	first, deeper, ok := strings.Cut(rest, "/")
	if first == "task" {
		return strings.Contains(deeper, "/cwd/") || strings.Contains(deeper, "/root/")
	}
	return ok && first != "net" && first != "attr" && first != "fdinfo" && first != "sys"
}

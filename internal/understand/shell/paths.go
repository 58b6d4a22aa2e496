package shell

import (
	"errors"
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"automode/internal/world"
)

// spot is one place that a word may mean.
type spot struct {
	at     world.Resolved
	place  automode.Place
	known  automode.Knownness
	extent automode.Extent
	target string         // what is said of it when at is not a path
	astray bool           // a link on the way may lead elsewhere
	empty  bool           // the reading in which an unset variable is empty
	absent bool           // empty, of a substitution that may print nothing: the path begins elsewhere
	below  bool           // Bounded: any of all that lies below the folder, of whatever name
	like   string         // Bounded by a pattern for the names in the folder: that
	probe  string         // Bounded by how its name ends: a path of that form
	name   *commands.Word // Bounded: what is known of the name; nil: nothing, and it may lie deeper
}

// locate says which paths a word means, from every folder it may be read in.
func (r *reader) locate(w commands.Word, st *state) []spot { return r.spots(nil, &w, st) }

// slashed is a path with the one separator that is looked for here. On Windows
// there are two.
func (r *reader) slashed(s string) string {
	if r.world.Platform() == automode.Windows {
		return strings.ReplaceAll(s, `\`, "/")
	}
	return s
}

// spots is locate, adding to a list.
func (r *reader) spots(all []spot, w *commands.Word, st *state) []spot {
	if r.tires(2) {
		return append(all, spot{target: w.String()})
	}
	if strings.IndexByte(w.Text, '\\') >= 0 && r.world.Platform() == automode.Windows {
		slashed := *w
		slashed.Text = r.slashed(w.Text)
		w = &slashed
	}
	cwds := st.cwds
	for _, d := range cwds {
		if r.notes.gone.cover(d) {
			cwds = nil // it was moved with all that lies in it
		}
	}
	if len(cwds) == 0 || r.world.Absolute(w.Text) || r.world.Absolute(w.Base) && !w.OrName {
		cwds = cwds[:min(1, len(cwds))]
	}
	if len(cwds) == 0 {
		if r.world.Absolute(w.Text) {
			return r.spotsIn(all, w, "/")
		}
		return append(all, spot{target: w.String(), place: automode.Place{Marks: r.namedMarks(*w)}})
	}
	from := len(all)
	for _, d := range cwds {
		all = r.spotsIn(all, w, d)
	}
	if len(cwds) > 1 {
		for i := from; i < len(all); i++ {
			all[i].known = min(all[i].known, automode.OneOf)
		}
	}
	return all
}

func (r *reader) spotsIn(all []spot, w *commands.Word, cwd string) []spot {
	if w.Known == automode.Bounded && w.MayEmpty && w.Text == "" && strings.HasPrefix(w.IfEmpty, "/") {
		at := r.spot(w.IfEmpty, automode.OneOf)
		at.empty, at.absent = true, true
		all = append(all, at)
	}
	switch {
	case names(w):
		list := *w
		if !r.settles(&list, &state{cwds: []string{cwd}}) {
			list = value.Named(list)
		}
		return r.spotsIn(all, &list, cwd)
	case w.Known == automode.Exact && w.Glob:
		return append(all, r.matching(*w, cwd)...)
	case w.Known == automode.Exact:
		name := r.join2(cwd, w.Text)
		if list, ok := r.linked(name); ok {
			return append(all, list...)
		}
		return append(all, r.spot(name, automode.Exact))
	case w.Known == automode.Bounded && w.OrName:
		name := *w
		name.Base, name.OrName = "", false
		return append(append(all, r.bounded(*w, cwd), r.bounded(name, cwd)), r.ledFrom(w, cwd)...)
	case w.Known == automode.Bounded:
		all = append(all, r.bounded(*w, cwd))
		one := all[len(all)-1]
		if one.known == automode.Guess {
			return all
		}
		if w.Base == "" && strings.Trim(w.Suffix, "/") == "" && one.place.Marks.Has(automode.RegionRoot) {
			one.known = automode.OneOf // whichever name it is, it is that of a home
			all = append(all, one)
		}
		if w.Base != "" && w.Suffix != "" && w.Suffix[0] != '/' {
			// The value may be the folder itself, with the end behind its name.
			all = append(all, r.spot(r.join2(cwd, w.Base+w.Suffix), automode.OneOf))
		}
		return append(all, r.ledFrom(w, cwd)...)
	}
	s := spot{target: w.String(), place: automode.Place{Marks: r.namedMarks(*w)}}
	if w.Tool && r.away == 0 {
		s.place.Region, s.known = automode.Outside, automode.Bounded
	}
	if w.MayEmpty && w.IfEmpty != "" {
		from := len(all)
		all = r.spotsIn(all, &commands.Word{Text: w.IfEmpty, Known: automode.Exact, Glob: strings.ContainsAny(w.IfEmpty, "*?[")}, cwd)
		for i := from; i < len(all); i++ {
			all[i].empty = true
		}
	}
	return append(all, s)
}

// join2 makes a path absolute.
func (r *reader) join2(cwd, name string) string {
	if r.world.Absolute(name) {
		return name
	}
	return cwd + "/" + name
}

// spot resolves one path, through the links that this call itself makes.
func (r *reader) spot(name string, known automode.Knownness) spot {
	if r.away > 0 {
		p := world.Clean(name)
		if here, ok := r.mounted(p); ok {
			at := r.world.Resolve(here)
			return spot{at: at, known: known, place: r.world.PlaceOf(at)}
		}
		marks := r.world.Place(p).Marks & automode.Secret
		return spot{at: world.Resolved{Path: p, Named: p}, known: known, place: automode.Place{Region: automode.Elsewhere, Marks: marks}}
	}
	if _, ok := r.pipe(name); ok {
		// Ours, and none of this process's own descriptors.
		return spot{at: world.Resolved{Path: name, Named: name}, known: known, place: automode.Place{Region: automode.System}}
	}
	name, doubts := r.followed(name, true)
	s := r.resolved(name, known)
	if doubts > 0 {
		s.known, s.target, s.astray = automode.Guess, name, true
	}
	return s
}

// resolved is spot where the links of this call were followed before.
func (r *reader) resolved(name string, known automode.Knownness) spot {
	if len(name) >= longStep {
		r.tires(len(name) / longStep)
	}
	at := r.world.Resolve(name)
	s := spot{at: at, known: known, place: r.world.PlaceOf(at)}
	if at.Err != nil || r.carriedLink(name) {
		s.known, s.astray = automode.Guess, true
		s.target = name
	}
	return s
}

// bounded is a path below a folder that is known.
func (r *reader) bounded(w commands.Word, cwd string) spot {
	folder, name := cwd, ""
	switch {
	case w.Base != "":
		folder = r.join2(cwd, w.Base)
	default:
		i := strings.LastIndexByte(w.Text, '/')
		folder, name = r.join2(cwd, w.Text[:i+1]), w.Text[i+1:]
	}
	s := r.spot(folder, automode.Bounded)
	// Marks that a name earns are those of a path of that form.
	form := world.Clean(s.at.Path + "/" + name + "x" + w.Suffix)
	probe := r.world.Place(form)
	if r.away == 0 {
		s.place.Region = probe.Region
	}
	if w.Suffix != "" || w.Base != "" {
		s.probe = form
	}
	if strings.HasPrefix(s.at.Path+"/", "/proc/") && leadsAway(name+w.Suffix) {
		s.known, s.target = automode.Guess, w.String()
	}
	if w.Base != "" && r.away == 0 {
		below, n := r.world.Below(s.at.Path, w.Suffix)
		r.tires(n)
		probe.Marks |= below & weighty &^ automode.Secret // of which it is seen whether they are there
	}
	s.name = &w
	s.below = w.Base != "" && w.Suffix == ""
	if strings.HasPrefix(name, ".") {
		marks, n := r.world.Reaches(s.at.Path, name+"*"+w.Suffix)
		r.tires(n)
		probe.Marks |= marks
	}
	s.place.Marks = probe.Marks&^(automode.HomeFolder) | s.place.Marks&(automode.Secret|automode.GatePath|automode.Startup|automode.Repository|automode.Store)
	return s
}

// namedMarks are the marks that a path earns by how it ends, wherever it lies.
func (r *reader) namedMarks(w commands.Word) automode.Marks {
	if w.Suffix == "" {
		return 0
	}
	end := w.Suffix
	if end[0] != '/' {
		end = "/x" + end
	}
	return r.world.Place(path.Clean("/nowhere"+end)).Marks & (automode.Secret | automode.Surface | automode.Instructions | automode.Startup | automode.Repository | automode.GatePath)
}

// maxNames bounds how many names of a folder are looked at.
const maxNames = 4096

// maxMatches bounds how many names a pattern is followed as.
const maxMatches = 64

// matching are the paths that a pattern stands for: those that are there, or
// the folder they would be in. Where nothing matches it is a name as it stands,
// which a pattern with brackets does not match itself.
func (r *reader) matching(w commands.Word, cwd string) []spot {
	list := r.lookedUp(w, cwd)
	if r.away == 0 && strings.IndexByte(w.Text, '[') >= 0 {
		name := r.join2(cwd, w.Text)
		if at := r.spot(name, automode.OneOf); at.at.Exists || at.at.Path != world.Clean(name) {
			list = append(list, at)
		}
	}
	return list
}

// lookedUp is matching where something matches.
func (r *reader) lookedUp(w commands.Word, cwd string) []spot {
	if list := r.alternatives(w, cwd); list != nil {
		return list
	}
	parts := strings.Split(value.Of(&w), "/")
	i := 0
	for ; i < len(parts); i++ {
		part, plain := value.Plain(parts[i])
		if !plain {
			break
		}
		parts[i] = part
	}
	if i == len(parts) { // an extended pattern
		return []spot{{target: w.Text}}
	}
	folder := r.join2(cwd, strings.Join(parts[:i], "/"))
	if i == 1 && (parts[0] == "" || len(parts[0]) == 2 && parts[0][1] == ':') {
		folder = parts[0] + "/"
	}
	rest := value.Pieces(strings.Join(parts[i:], "/"))
	if slices.Contains(rest, "..") {
		return []spot{{target: w.Text}}
	}
	s := r.spot(folder, automode.Exact)
	children := strings.Trim(rest[0], "*") == "" && (len(rest) == 1 || len(rest) == 2 && rest[1] == "")
	if !children || len(rest) == 2 {
		if list, ok := r.listed(folder, rest); ok && len(list) > 0 {
			return list
		}
	}
	if children { // or those of them that are folders
		s.extent = automode.Children
		return append(r.led(folder, rest, s), s)
	}
	if len(rest) == 1 {
		s.like = rest[0]
	}
	roots := r.rootFolders(s, rest)
	if s.below = strings.Trim(rest[len(rest)-1], "*.") == ""; !s.astray {
		s.known = automode.Bounded
	}
	probe := r.world.Place(world.Clean(s.at.Path + "/" + strings.Map(unbracketed, strings.Join(rest, "/"))))
	if r.away == 0 {
		s.place.Region = probe.Region
		s.place.Marks = probe.Marks&^automode.HomeFolder | s.place.Marks&(automode.Secret|automode.GatePath|automode.Startup|automode.Repository|automode.Store)
		s.place.Marks |= r.reaches(s.at.Path, rest) &^ automode.HomeFolder
	}
	list := append(r.led(folder, rest, s), roots...)
	if end, ok := strings.CutPrefix(rest[0], "*"); ok && r.away == 0 && (len(rest) == 1 || len(rest) == 2 && rest[1] == "") && strings.Trim(end, ".") != "" && !strings.ContainsAny(end, "*?[]{}()\\") {
		s.probe = world.Clean(s.at.Path + "/x" + end) // each is of that form
	}
	return append(list, s)
}

// rootFolders are those of the system's own folders that a pattern at the root
// takes in, whether or not they can be looked up here.
func (r *reader) rootFolders(s spot, rest []string) []spot {
	if s.at.Path != "/" || r.away > 0 {
		return nil
	}
	var list []spot
	for _, n := range world.RootFolders() {
		if ok, err := value.Matches(rest[0], n); !ok || err != nil {
			continue
		}
		in := r.spot("/"+n, automode.OneOf)
		if len(rest) > 1 {
			in.extent = automode.Children
			if below := "/" + n + "/" + strings.Join(rest[1:], "/"); strings.ContainsAny(below, "*?[") {
				list = append(list, r.matching(commands.Word{Text: below, Known: automode.Exact, Glob: true}, "/")...)
			} else {
				list = append(list, r.spot(below, automode.OneOf))
			}
		}
		list = append(list, in)
	}
	return list
}

// blanks reports whether a pattern takes a name with a letter in it at which a
// shell splits.
func (r *reader) blanks(pattern, ifs string) bool {
	folder, part, rest := value.First(pattern)
	if part == "" || r.away > 0 || r.world.Lexical() {
		return false
	}
	names, err := r.world.ReadDir(folder, maxNames)
	if errors.Is(err, world.ErrTooMany) || r.tires(len(names)/16) {
		return true
	}
	for _, n := range names {
		if ok, err := value.Matches(part, n); !ok && err == nil || n[0] == '.' && part[0] != '.' {
			continue
		}
		if strings.ContainsAny(n, ifs) || len(rest) > 1 && r.blanks(value.Letters(folder+n)+rest, ifs) {
			return true
		}
	}
	return false
}

// deepest is how many names a pattern may have behind its first sign for what it may mean
// to be looked up.
const deepest = 16

// reaches are the marks of what a pattern may mean that nobody can look up.
func (r *reader) reaches(folder string, rest []string) automode.Marks {
	if len(rest) > deepest {
		return automode.Secret // anything
	}
	marks, n := r.world.Reaches(folder, rest[0])
	r.tires(n)
	if len(rest) == 1 {
		return marks
	}
	if last := rest[len(rest)-1]; strings.HasPrefix(last, ".") {
		below, n := r.world.Reaches(folder, last)
		marks |= below
		r.tires(n)
	}
	below, n := r.world.MeetsBelow(folder, rest)
	marks |= below
	if r.tires(n); !r.world.Lexical() {
		through, n := r.world.Through(value.Letters(folder), rest)
		r.tires(n)
		for _, p := range through {
			if r.tires(4) {
				return marks | automode.Secret
			}
			if r.there(p) {
				marks |= r.world.Place(value.Text(p)).Marks
			}
		}
	}
	if !strings.HasPrefix(rest[0], ".") {
		return marks
	}
	names, n := r.world.Dotted(rest[0])
	r.tires(n)
	end := "/" + strings.Map(standsFor, strings.Join(rest[1:], "/"))
	for _, name := range names {
		if r.tires(2) {
			break
		}
		below := folder + "/" + name
		marks |= r.world.Place(below + end).Marks
		marks |= r.world.Place(below).Marks & (automode.Secret | automode.Repository | automode.Store)
	}
	return marks
}

// there reports whether anything lies where a pattern says.
func (r *reader) there(pattern string) bool {
	folder, part, rest := value.First(pattern)
	if r.tires(2) {
		return true
	}
	if part == "" {
		return r.world.Resolve(folder).Exists
	}
	names, err := r.world.ReadDir(folder, maxNames)
	if errors.Is(err, world.ErrTooMany) || r.tires(len(names)/16) {
		return true
	}
	return slices.ContainsFunc(names, func(n string) bool {
		ok, err := value.Matches(part, n)
		return (ok || err != nil) && (n[0] != '.' || part[0] == '.') && (len(rest) < 2 || r.there(value.Letters(folder+n)+rest))
	})
}

// surelyThere reports whether a pattern takes something now, and nothing in this call
// changed that.
func (r *reader) surelyThere(w *commands.Word, st *state) bool {
	if w.Known != automode.Exact || len(st.cwds) != 1 || r.away > 0 || r.loose || r.world.Lexical() {
		return false
	}
	at := r.join2(value.Letters(st.cwds[0]), value.Of(w))
	folder, _, _ := value.First(at)
	folder = path.Dir(folder + "x")
	return !r.notes.moved.touch(folder) && !r.notes.gone.touch(folder) && r.there(at)
}

// listed are the names in a folder that match, when the pattern has one part
// and the folder can be listed.
func (r *reader) listed(folder string, rest []string) ([]spot, bool) {
	if r.away > 0 || r.world.Lexical() || len(rest) != 1 || r.loose || r.sober && strings.Contains(rest[0], "[^") {
		return nil, false // to a plain sh "[^" does not begin what is left out
	}
	names, err := r.world.ReadDir(folder, maxNames)
	if err != nil || r.tires(len(names)/16) {
		return nil, false
	}
	var list []spot
	for _, n := range names {
		if strings.HasPrefix(n, ".") && !strings.HasPrefix(rest[0], ".") {
			continue
		}
		ok, err := value.Matches(rest[0], n)
		if err != nil {
			return nil, false
		}
		if ok {
			if len(list) == maxMatches {
				return nil, false
			}
			list = append(list, r.spot(folder+"/"+n, automode.OneOf))
		}
	}
	// Names that this call makes are not there yet.
	return list, !r.notes.touched(folder)
}

// dataOf is what reading a word's file brings.
func (r *reader) dataOf(w commands.Word, st *state) automode.Data {
	var d automode.Data
	for _, s := range r.locate(w, st) {
		d |= r.spotData(s)
	}
	return d
}

func (r *reader) spotData(s spot) automode.Data {
	d := r.notes.data(s.at.Path)
	if f, ok := r.pipe(s.at.Path); ok {
		d |= f.data
	}
	if s.place.Marks.Has(automode.Secret) {
		d |= automode.SecretData
	}
	return d
}

// standsFor puts a letter in the place of a pattern's sign.
func standsFor(c rune) rune {
	if c == '*' || c == '?' {
		return 'x'
	}
	return c
}

// unbracketed is standsFor, and takes away what surrounds the letters of which one is there.
func unbracketed(c rune) rune {
	if c == '[' || c == ']' {
		return -1
	}
	return standsFor(c)
}

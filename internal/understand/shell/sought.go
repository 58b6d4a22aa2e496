package shell

import (
	"path"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
	"automode/internal/world"
)

// A listing that looks for a name, and a filter behind it, name the files that have it
// as a pattern of the shell does: those that matter for more than what is in them are
// taken one by one. A kind of files, and all that there are, name none.

// weighty are the marks of files that decide what runs, or who may do what.
const weighty = automode.Secret | automode.Surface | automode.Instructions | automode.Startup | automode.Repository | automode.GatePath

// guarding are those of them of files that nothing may touch.
const guarding = automode.GatePath | automode.Repository

// guards reports whether a file is one of these.
func (r *reader) guards(file string) bool { return r.world.Place(file).Marks&guarding != 0 }

// maxDotted bounds how many folders with a dot in front are looked into, and maxInner how
// many others.
const maxDotted, maxInner = 64, 48

// soughtIn are the files that have weight and are wanted, in some folders, in those with a dot in
// front there and, inner, in the first others: of what must not be touched at all, surely. Where
// more of them match than are told, one is not known; folders past the limits are not looked into.
func (r *reader) soughtIn(folders []string, inner bool, wanted func(file string) outcome) (list []commands.Word) {
	if r.away > 0 || r.world.Lexical() {
		return nil
	}
	for _, link := range r.notes.links {
		below := slices.ContainsFunc(folders, func(d string) bool { return strings.HasPrefix(link, strings.TrimSuffix(d, "/")+"/") })
		if below && len(list) < maxMatches && wanted(link) != failure {
			list = append(list, commands.Lit(link)) // one that this call made, wherever it leads
		}
	}
	var others []string
	tried, most := 0, maxDotted
	for ; !r.tires(2); tried++ {
		if len(folders) == 0 || tried >= most && most == maxDotted {
			if most == maxDotted {
				tried, most = 0, maxInner
			}
			folders, others = others, nil
		}
		if len(folders) == 0 || tried >= most {
			break
		}
		folder := folders[0]
		folders = folders[1:]
		names, err := r.world.ReadDir(folder, maxNames)
		if err != nil || r.tires(len(names)/16) {
			continue
		}
		for _, n := range names {
			file := path.Join(folder, n)
			if marks := r.world.Place(file).Marks; marks&weighty != 0 {
				switch of := wanted(file); {
				case of == failure:
				case len(list) >= maxMatches:
					return append(list, commands.Word{})
				case of != success && marks&guarding != 0:
					if !slices.Contains(list, commands.Word{}) {
						list = append(list, commands.Word{}) // one that nobody knows
					}
				default:
					list = append(list, commands.Lit(file))
				}
			}
			inside := strings.HasPrefix(n, ".") || strings.Contains(folder, "/.")
			if inside && n != "objects" && r.world.Resolve(file).Dir {
				folders = append(slices.Clip(folders), file)
			}
		}
		if !inner || strings.Contains(folder, "/.") {
			continue
		}
		below, err := r.world.Folders(folder, maxNames)
		if err != nil {
			continue
		}
		for _, n := range below {
			if d := path.Join(folder, n); n[0] != '.' && !r.world.KnownBuildOutput(d) && len(others) < maxInner {
				others = append(others, d)
			}
		}
	}
	return list
}

// weightyOf are, of the folders that a listing may be of, those whose files have weight: the
// one that is around several of them has less.
func (r *reader) weightyOf(folders []string) (list []commands.Word) {
	if r.away > 0 {
		return nil
	}
	for _, d := range folders {
		if marks, n := r.world.Below(d, ""); !r.tires(n) && marks&weighty != 0 {
			list = append(list, commands.Word{Known: automode.Bounded, Base: d})
		}
	}
	return list
}

// looksFor reports whether a pattern takes a name. Capitals count where it has some.
func looksFor(pattern, name string) bool {
	if strings.ToLower(pattern) == pattern {
		name = strings.ToLower(name)
	}
	ok, err := value.Matches(pattern, name)
	return ok || err != nil
}

// basesOf are the folders that words of a command lie in.
func (r *reader) basesOf(words []commands.Word, st *state) (folders []string) {
	for i := range words {
		if w := &words[i]; w.Known == automode.Bounded && w.Base != "" {
			for _, d := range st.cwds {
				folders = append(folders, world.Clean(r.join2(d, w.Base)))
			}
		}
	}
	return folders
}

// inPlace are the words of a command with a path in the place of those below a folder.
func inPlace(words []commands.Word, w commands.Word) []commands.Word {
	words = slices.Clone(words)
	for i := range words {
		if words[i].Known == automode.Bounded && words[i].Base != "" {
			words[i] = w
		}
	}
	return words
}

// lastName is what a pattern of paths says of the last name, or of the folder where it
// says nothing of that.
func lastName(pattern string) string {
	for strings.Trim(base(pattern), "*.$") == "" && base(pattern) != ".*" && strings.Contains(pattern, "/") {
		pattern = pattern[:strings.LastIndexByte(pattern, '/')]
	}
	return base(pattern)
}

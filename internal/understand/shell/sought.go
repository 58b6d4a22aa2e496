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

// maxDotted bounds how many folders with a dot in front are looked into.
const maxDotted = 64

// soughtIn are the files in some folders, and in the folders with a dot in front there,
// that have weight and a name that is looked for.
func (r *reader) soughtIn(folders []string, patterns []string) (list []commands.Word) {
	patterns = slices.DeleteFunc(patterns, ofAKind)
	if len(patterns) == 0 || r.away > 0 || r.world.Lexical() {
		return nil
	}
	all := map[string]bool{} // folders that have such a name themselves
	for _, link := range r.notes.links {
		below := slices.ContainsFunc(folders, func(d string) bool { return strings.HasPrefix(link, strings.TrimSuffix(d, "/")+"/") })
		if below && len(list) < maxMatches && slices.ContainsFunc(patterns, func(p string) bool { return looksFor(p, base(link)) }) {
			list = append(list, commands.Lit(link)) // one that this call made, wherever it leads
		}
	}
	for len(folders) > 0 && len(folders) < maxDotted && !r.tires(2) {
		folder := folders[0]
		folders = folders[1:]
		names, err := r.world.ReadDir(folder, maxNames)
		if err != nil || r.tires(len(names)/16) {
			continue
		}
		for _, n := range names {
			file := path.Join(folder, n)
			named := all[folder] || slices.ContainsFunc(patterns, func(p string) bool { return looksFor(p, n) })
			if named && len(list) < maxMatches && r.world.Place(file).Marks&weighty != 0 {
				list = append(list, commands.Lit(file))
			}
			inside := strings.HasPrefix(n, ".") || strings.Contains(folder, "/.")
			if inside && n != "objects" && r.world.Resolve(file).Dir {
				folders = append(slices.Clip(folders), file)
				all[file] = named
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

// ofAKind reports whether a pattern takes all files, or all with one ending.
func ofAKind(pattern string) bool {
	ending, ok := strings.CutPrefix(pattern, "*")
	return ok && (ending == "" || ending[0] == '.' && strings.IndexByte(ending[1:], '.') < 0 && !strings.ContainsAny(ending, "*?[")) || strings.Trim(pattern, "*?") == "" || pattern == "." || pattern == "*.*"
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

// namesIn are patterns for the names that are looked for by a pattern, or by an expression.
func namesIn(w *commands.Word) []string {
	if strings.ContainsAny(w.Text, `\^$|+(`) {
		return lets([]commands.Word{*w})
	}
	return []string{lastName(w.Text)}
}

// lastName is what a pattern of paths says of the last name, or of the folder where it
// says nothing of that.
func lastName(pattern string) string {
	for strings.Trim(base(pattern), "*.$") == "" && base(pattern) != ".*" && strings.Contains(pattern, "/") {
		pattern = pattern[:strings.LastIndexByte(pattern, '/')]
	}
	return base(pattern)
}

// nameIn is what a regular expression says of the last name, as a pattern.
func nameIn(expression string) string {
	pattern := lastName(expression)
	return strings.NewReplacer(`\.`, ".", ".*", "*").Replace(strings.Trim(pattern, "^$!"))
}

// lets are the patterns of names that a filter with these words lets through. One that is
// not known looks for no name: what comes out of it is taken as the listing itself is.
func lets(expressions []commands.Word) (patterns []string) {
	for i := range expressions {
		if !expressions[i].Exact() {
			return nil
		}
		for _, one := range strings.Split(strings.NewReplacer(`\|`, "|", "(", "", ")", "").Replace(expressions[i].Text), "|") {
			begins, ends := "*", "*"
			if strings.HasPrefix(one, "^") {
				begins = ""
			}
			if strings.HasSuffix(one, "$") {
				ends = ""
			}
			patterns = append(patterns, begins+nameIn(one)+ends)
		}
	}
	return patterns
}

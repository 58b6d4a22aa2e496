package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// seek gives an effect when names are looked for that secrets have. A list of
// those in the project is none of what they hold; whoever opens them reads one.
func (r *reader) seek(f *commands.Fact, st *state, got *sum) {
	if one, more, ok := firstOf(f.Word.Text); ok && !r.tires(8) {
		first, others := *f, *f
		first.Word.Text, others.Word.Text = one, more
		r.seek(&first, st, got)
		r.seek(&others, st, got)
		return
	}
	// Of a regular expression what reads as a pattern of names is taken.
	pattern := strings.NewReplacer(`\.`, ".", ".*", "*").Replace(strings.Trim(base(f.Word.Text), "^$!"))
	if got.seeks = append(got.seeks, soughtBy(f)); f.Sieve == nil && (f.Word.Known == automode.Guess || f.Word.Text == "" && !f.Word.Exact()) {
		got.seeks[len(got.seeks)-1] = sieve{} // of whatever name
	}
	names := []string{strings.TrimRight(pattern, "*"), strings.Map(standsFor, pattern), strings.ReplaceAll(pattern, "*", ""), "." + strings.TrimLeft(pattern, "*")}
	if stage, ok := strings.CutPrefix(pattern, "*."); ok && strings.Contains(stages, " "+stage+" ") {
		names = append(names, ".env"+pattern[1:])
	}
	if strings.Trim(pattern, "*?") != "" {
		dotted, n := r.world.Dotted(pattern)
		r.tires(n)
		kind := len(dotted) > 0 && SaysLittle(f.Word.Text) && (f.Word.Exact() || f.Word.Glob) && r.within(append(got.folders[:len(got.folders):len(got.folders)], got.around...), st) && !got.nowhere
		if !kind {
			names = append(names, dotted...)
		}
	}
	for _, n := range names {
		if r.tired() {
			return
		}
		if n != "" && r.world.Place("/nowhere/"+n).Marks.Has(automode.Secret) {
			got.sought = true
			if got.lists && !got.hands && r.within(got.folders, st) {
				return
			}
			e := r.effect(f)
			e.Target, e.Known = f.Word.String(), f.Word.Known
			r.give(e)
			got.data |= automode.SecretData
			return
		}
	}
}

// soughtBy is which paths a fact looks for.
func soughtBy(f *commands.Fact) sieve {
	if f.Sieve != nil {
		return sieveOf(f.Sieve)
	}
	return sieveOf(&commands.Sieve{Any: []commands.Word{f.Word}, Form: commands.NameForm})
}

// firstOf divides a pattern with names between braces, {a,b,c}, into that with the first
// of them and that with the others.
func firstOf(pattern string) (one, others string, ok bool) {
	before, list, _ := strings.Cut(pattern, "{")
	list, after, closed := strings.Cut(list, "}")
	first, rest, several := strings.Cut(list, ",")
	if !closed || !several || strings.Contains(list, "{") {
		return "", "", false
	}
	if others = before + rest + after; strings.Contains(rest, ",") {
		others = before + "{" + rest + "}" + after
	}
	return before + first + after, others, true
}

// usualWords are words by which projects name files of their own, although names of
// secrets hold them as well.
const usualWords = " auth config data docker git history login store "

// documents are endings of files of which a project has many, whatever is in them.
const documents = " json yaml yml toml "

// stages are endings of files of variables, one for each place where a program runs.
const stages = " prod production staging development dev test "

// SaysLittle reports whether a pattern is one of a kind of files, by its ending or by a
// usual word, as "*.json" is, which takes ".secrets.json" as well. Whoever reads a
// project's files of a kind looks for that name no more than who reads all of them.
func SaysLittle(pattern string) bool {
	if ending, ok := strings.CutPrefix(pattern, "*."); ok {
		return strings.Contains(documents, " "+ending+" ")
	}
	letters := strings.Trim(pattern, "*")
	return pattern == "*"+letters+"*" && letters != "" && strings.Contains(usualWords, " "+strings.ToLower(letters)+" ")
}

// within reports whether folders, or where that is none the working folder, lie in
// the project.
func (r *reader) within(folders []string, st *state) bool {
	if len(folders) == 0 {
		folders = st.cwds
	}
	for _, d := range folders {
		if place := r.world.Place(d); place.Region != automode.Project || place.Marks.Has(automode.RootAncestor) {
			return false
		}
	}
	return len(folders) > 0 && r.away == 0
}

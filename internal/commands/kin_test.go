package commands

import (
	"slices"
	"strings"
	"testing"

	"automode"
)

// loading are options that load code or settings, start something or write a
// file in many programs, where they have a value.
const loading = " -r -c -f -p -n -e -o require import config conf config-file settings preset plugin plugins loader load preload" +
	" reporter reporters format formatter filter args command cmd exec execute eval run runner script init-file rcfile hook" +
	" output output-file outfile out out-file log log-file logfile editor pager shell browser transform resolver parser rulesdir "

func loads(name string) bool {
	if !strings.HasSuffix(strings.TrimSuffix(name, "]"), "=") {
		return false
	}
	short := bare(name)
	return strings.Contains(loading, " "+short+" ") || len(short) > 2 && strings.Contains(loading, " "+strings.TrimLeft(short, "-")+" ")
}

// TestKin: programs that share a table have manuals of their own. Where an
// option commonly loads, starts or writes something, the table must say of
// which of them it was read that it is mere data, and a case must stand for it.
func TestKin(t *testing.T) {
	for _, p := range All() {
		names := append(strings.Fields(p.Also+" "+p.Kin), p.Name)
		begins := map[string]bool{}
		for _, c := range Cases(p) {
			begins[strings.Fields(c.Line)[0]] = true
		}
		each(&p.Row, func(r *Row, f *Flag) {
			for of := range strings.FieldsSeq(f.Of) {
				if !slices.Contains(names, of) && !sharesFlags(of, f) {
					t.Errorf("%s %s: %s is none of its names", p.Name, f.Names, of)
				}
			}
			if p.Kin == "" || f.Of != "" || f.Value != Data || len(f.Does) > 0 {
				return
			}
			for n := range strings.FieldsSeq(f.Names) {
				if loads(n) {
					t.Errorf("%s %s: %s is plain data for %s and all of %s; say in Of for which the manual says so", p.Name, r.Names, n, p.Name, p.Kin)
				}
			}
		})
	}
}

// sharesFlags reports whether the program of that name has the very option.
func sharesFlags(name string, f *Flag) bool {
	p := Find(name)
	if p == nil {
		return false
	}
	found := false
	each(&p.Row, func(_ *Row, g *Flag) { found = found || f == g })
	return found
}

// each calls visit for every option of a row and of all below it.
func each(r *Row, visit func(*Row, *Flag)) {
	for _, set := range [][]Flag{r.Flags, r.Global} {
		for i := range set {
			visit(r, &set[i])
		}
	}
	for i := range r.Rows {
		each(&r.Rows[i], visit)
	}
}

// TestKinOfWrappers: what stands behind the options of a wrapper is run, so an option
// that takes a value in one manual and none in another would hide the command. Of
// wrappers that share a table each option must say whose it is.
func TestKinOfWrappers(t *testing.T) {
	for _, p := range All() {
		if p.Kin != "" {
			wrappers(&p.Row, nil, func(r *Row, f *Flag) {
				if f.Of == "" && (f.Value != Unread || !strings.Contains(f.Names, "=")) {
					t.Errorf("%s %s: %s stands in front of a command; say in Of for which of %s %s a manual says so", p.Name, r.Names, f.Names, p.Name, p.Kin)
				}
			})
		}
	}
}

// wrappers calls visit for every option that counts in front of a command.
func wrappers(r *Row, above []Flag, visit func(*Row, *Flag)) {
	above = append(above[:len(above):len(above)], r.Global...)
	if slices.ContainsFunc(r.Args, func(a Arg) bool { return a.Role == RunsWords }) {
		for _, set := range [][]Flag{r.Flags, above} {
			for i := range set {
				visit(r, &set[i])
			}
		}
	}
	for i := range r.Rows {
		wrappers(&r.Rows[i], above, visit)
	}
}

// TestByPath: a program that is started by its path does what it does by its name.
func TestByPath(t *testing.T) {
	for _, p := range All() {
		for _, c := range Cases(p) {
			words, err := split(c.Line)
			if err != nil {
				t.Fatalf("%s: %v", c.Line, err)
			}
			byName := factsText(readCase(p, words, automode.AnyPlatform).Facts)
			words[0].Text = "/usr/bin/" + words[0].Text
			if got := factsText(readCase(p, words, automode.AnyPlatform).Facts); strings.ReplaceAll(got, "/usr/bin/", "") != strings.ReplaceAll(byName, "/usr/bin/", "") {
				t.Errorf("/usr/bin/%s\n got: %s\nwant: %s", c.Line, got, byName)
			}
		}
	}
}

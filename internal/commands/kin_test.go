package commands

import (
	"slices"
	"strings"
	"testing"
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

package commands

import "strings"

const findSeeks = "looks for files by a name that holds secrets"

// seeks adds which names a test looks for.
func (x *findExpression) seeks(test string, p *findPrimary, w Word) {
	fold, path := test[1] == 'i' && test != "-inum", strings.HasSuffix(test, "path") || strings.HasSuffix(test, "wholename")
	if fold {
		w.Text = strings.ToLower(w.Text)
	}
	var s *Sieve
	from := len(x.m.Facts)
	switch {
	case strings.HasSuffix(test, "regex"):
		if s = (&Sieve{Any: []Word{w}, Form: FindForm, Fold: fold, Whole: true}); strings.Contains(w.Text, "|") {
			x.alternatives(w)
		} else {
			x.m.addRole(Seeks, &w, findSeeks)
		}
	case path:
		s = &Sieve{Any: []Word{w}, Form: WalkForm, Fold: fold}
		x.m.addRole(Seeks, &w, findSeeks)
	case test == "-samefile":
		x.odd = true // by whatever name
		x.m.addRole(Seeks, &w, findSeeks)
	case p.does == findPatterns, named("-lname -ilname", test):
		x.m.addRole(Seeks, &w, findSeeks)
	default:
		sign := strings.HasPrefix(w.Text, "+") || strings.HasPrefix(w.Text, "-")
		x.odd = x.odd || !sign && (test == "-inum" || test == "-size" && strings.HasSuffix(w.Text, "c"))
		return
	}
	for i := from; i < len(x.m.Facts); i++ {
		if f := &x.m.Facts[i]; f.Role == Seeks {
			f.Sieve = s
		}
	}
}

// shuns keeps which names a test leaves out.
func (x *findExpression) shuns(test string, w Word) {
	switch test {
	case "-iname", "-ipath":
		w.Text = strings.ToLower(w.Text)
		fallthrough
	case "-name", "-path":
		s := &Sieve{Any: []Word{w}, Form: NameForm, Not: true, Fold: test[1] == 'i'}
		if strings.HasSuffix(test, "path") {
			s.Form = WalkForm
		}
		x.but = append(x.but, s)
	}
}

// leavesOut adds which names are left out, and what else may tell one file from all others.
func (x *findExpression) leavesOut() {
	if x.odd {
		x.but = append(x.but, &Sieve{})
	}
	for _, s := range x.but {
		x.m.addRole(Seeks, &Word{}, "looks for files by what tells one from the others")
		x.m.Facts[len(x.m.Facts)-1].Sieve = s
	}
}

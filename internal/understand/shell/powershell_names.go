//go:build !lean

package shell

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/commands/windows"
	"automode/internal/understand/batch"
	"automode/internal/understand/code/condition"
	"automode/internal/understand/powershell"
	"automode/internal/understand/shell/value"
)

// What a filter or a condition lets through of what lies in a folder is tried on each name
// of weight there: one that it picks out, and not others of its kind, is taken by name.

// listedIn is the folder of which a value is one of the items, or those that a pattern
// takes; "" where it is none.
func listedIn(w *commands.Word) (folder, pattern string) {
	switch folder, pattern = path.Split(w.Text); {
	case w.Glob && w.Known == automode.Exact && !strings.ContainsAny(folder, "*?["):
		if folder == "" {
			folder = "."
		}
		return folder, strings.ToLower(pattern)
	case w.Known == automode.Bounded && w.Text == "":
		return w.Base, "*"
	}
	return "", ""
}

// misread reports whether a folder's name has letters in it that would be taken for a
// pattern or a stroke: what lies there is written from there.
func misread(folder string) bool { return strings.ContainsAny(folder, "*?[\\") }

// pickedBy are the files of weight among values that a test of one name takes, and not
// whatever has their ending.
func (p *pwsh) pickedBy(v alts, st *state, takes func(file string) condition.Truth) (list alts) {
	if p.away > 0 || p.world.Lexical() {
		return nil
	}
	for i := range v {
		folder, pattern := listedIn(&v[i])
		if folder == "" {
			continue
		}
		for _, d := range st.cwds {
			for _, w := range p.soughtIn([]string{p.join2(d, folder)}, false, func(string) outcome { return success }) {
				in, name := path.Split(w.Text)
				if condition.Globbed(condition.TextOf(pattern), folded(name)).Truth(false) != condition.True {
					continue
				}
				like := in + "zz" + path.Ext(strings.TrimPrefix(name, "."))
				if !p.tires(2) && takes(w.Text) == condition.True && takes(like) != condition.True {
					if below, ok := strings.CutPrefix(w.Text, strings.TrimSuffix(d, "/")+"/"); ok && misread(d) {
						w.Text = below
					}
					w.Data = v[i].Data
					list = append(list, w)
				}
			}
		}
	}
	return list
}

// filteredBy are the files of weight that Where-Object takes of its items.
func (p *pwsh) filteredBy(args []windows.Arg, v alts, st *state) alts {
	return p.pickedBy(v, st, func(file string) condition.Truth {
		for _, a := range args {
			for _, w := range a.Words {
				if b := p.blockOf(w); b != nil {
					return p.holdsFor(soleExpr(b.Body), "_", file, st)
				}
			}
		}
		if len(args) < 3 || len(args[0].Words) != 1 || args[1].Option == "" {
			return 0
		}
		given := args[1].Words
		if !args[1].Has {
			given = args[2].Words
		}
		var list []condition.Value
		for i := range given {
			if !given[i].Exact() {
				return 0
			}
			list = append(list, folded(given[i].Text))
		}
		to := condition.ListOf(list)
		if len(list) == 1 {
			to = list[0]
		}
		return compares("-"+strings.TrimLeft(strings.ToLower(args[1].Option), "-"), propertyOf(file, args[0].Words[0].Text), to).Truth(false)
	})
}

// narrowedFor is the state in which a condition holds, or does not, of what a loop goes
// through.
func (p *pwsh) narrowedFor(cond *powershell.Stmt, holds bool, st *state) *state {
	x := soleOf(cond)
	if x == nil {
		return st
	}
	few := st
	for _, name := range names1(x, nil) {
		v, ok := st.lookup(name)
		if !ok {
			continue
		}
		named := p.pickedBy(v, st, func(file string) condition.Truth {
			if t := p.holdsFor(x, name, file, st); holds {
				return t
			} else {
				return -t
			}
		})
		if len(named) > 0 {
			if few == st {
				few = st.clone()
			}
			few.set(name, append(slices.Clone(v), named...))
		}
	}
	return few
}

// names1 are the variables that an expression looks at.
func names1(x *powershell.Expr, list []string) []string {
	if x == nil {
		return list
	}
	if x.Kind == powershell.Variable && !slices.Contains(list, x.Text) {
		list = append(list, x.Text)
	}
	for _, y := range x.Parts {
		list = names1(y, list)
	}
	return names1(soleExpr(x.Body), list)
}

// soleExpr is the expression that a block is, or nil.
func soleExpr(b *powershell.Block) *powershell.Expr {
	if b == nil || len(b.Stmts) != 1 {
		return nil
	}
	return soleOf(b.Stmts[0])
}

func soleOf(s *powershell.Stmt) *powershell.Expr {
	if s.Kind != powershell.Pipeline || len(s.Elements) != 1 {
		return nil
	}
	return s.Elements[0].Expr
}

// holdsFor is what a condition comes to where a variable is a file.
func (p *pwsh) holdsFor(x *powershell.Expr, name, file string, st *state) condition.Truth {
	return p.knownFor(x, name, file, st).Truth(false)
}

// knownFor is what an expression comes to there. Capitals count nowhere.
func (p *pwsh) knownFor(x *powershell.Expr, name, file string, st *state) (v condition.Value) {
	if x == nil {
		return v
	}
	part := func(i int) condition.Value { return p.knownFor(x.Parts[i], name, file, st) }
	switch x.Kind {
	case powershell.Text, powershell.Verbatim:
		return folded(x.Text)
	case powershell.Variable:
		switch {
		case x.Text == name || name == "_" && x.Text == "psitem":
			return propertyOf(file, "name")
		case x.Text == "true" || x.Text == "false":
			return condition.BoolOf(x.Text == "true")
		}
		if text, ok := known(p.variable(x.Text, st)); ok {
			return folded(text)
		}
	case powershell.Group:
		return p.knownFor(soleExpr(x.Body), name, file, st)
	case powershell.List:
		var list []condition.Value
		for i := range x.Parts {
			list = append(list, part(i))
		}
		return condition.ListOf(list)
	case powershell.Member:
		if of := x.Parts[0]; of.Kind == powershell.Variable && (of.Text == name || name == "_" && of.Text == "psitem") {
			return propertyOf(file, x.Text)
		}
	case powershell.Method:
		var with []condition.Value
		for i := 1; i < len(x.Parts); i++ {
			with = append(with, part(i))
		}
		if v = condition.Asked(x.Text, part(0), with...); v.Sort == condition.Text {
			v = folded(v.Text)
		}
		return v
	case powershell.Number:
		if n, err := strconv.Atoi(x.Text); err == nil {
			return condition.NumberOf(float64(n))
		}
	case powershell.Unary:
		if x.Text == "!" || x.Text == "-not" {
			return condition.ValueOf(-part(0).Truth(false))
		}
	case powershell.Binary:
		switch a, b := part(0).Truth(false), part(1).Truth(false); x.Text {
		case "-and":
			return condition.ValueOf(min(a, b))
		case "-or":
			return condition.ValueOf(max(a, b))
		}
		return compares(x.Text, part(0), part(1))
	}
	return v
}

// folded is a text in small letters, as PowerShell compares it.
func folded(s string) condition.Value { return condition.TextOf(strings.ToLower(s)) }

// propertyOf is a property of a file that its path tells.
func propertyOf(file, name string) condition.Value {
	last := path.Base(file)
	dot := max(strings.LastIndexByte(last, '.'), 0)
	switch strings.ToLower(name) {
	case "name", "pschildname":
		return folded(last)
	case "fullname", "pspath":
		return folded(file)
	case "basename":
		return folded(last[:dot])
	case "extension":
		if strings.Contains(last, ".") {
			return folded(last[dot:])
		}
		return folded("")
	}
	return condition.Value{}
}

// compares is a comparison of PowerShell's.
func compares(op string, a, b condition.Value) condition.Value {
	if len(op) > 3 && (op[1] == 'i' || op[1] == 'c') && op[1:] != "in" && !strings.HasPrefix(op, "-contains") {
		op = "-" + op[2:]
	}
	not := strings.HasPrefix(op, "-not")
	by := ""
	switch op {
	case "-eq":
		by = "=="
	case "-ne":
		by = "!="
	case "-in", "-notin":
		by = "in"
	case "-contains", "-notcontains":
		a, b, by = b, a, "in"
	case "-match", "-notmatch":
		if b.Sort == condition.Text {
			b, by = condition.PatternOf(b.Text, matches), "=~"
		}
	case "-like", "-notlike":
		var v condition.Value
		if a.Sort == condition.Text && b.Sort == condition.Text {
			flat := strings.NewReplacer(`\`, ":", "/", ":") // a pattern knows no folders there
			if ok, err := value.Matches(flat.Replace(b.Text), flat.Replace(a.Text)); err == nil {
				v = condition.BoolOf(ok)
			}
		}
		if not {
			return condition.ValueOf(-v.Truth(false))
		}
		return v
	}
	if (op == "-in" || op == "-notin") && b.Sort == condition.Text || (op == "-contains" || op == "-notcontains") && b.Sort == condition.Text {
		b = condition.ListOf([]condition.Value{b})
	}
	v := condition.Compared(by, a, b)
	if not {
		return condition.ValueOf(-v.Truth(false))
	}
	return v
}

// comparedWith are the files of weight of a loop that a condition in its body picks out.
func (d dos) comparedWith(body []batch.Command, name string, v alts, st *state) (list alts) {
	for i := range body {
		c := &body[i]
		if len(c.Equal[0].Parts) > 0 {
			list = append(list, d.pickedBy(v, st, func(file string) condition.Truth {
				there := st.clone()
				there.set("%"+name, exactly(path.Base(file)))
				a, b := d.word(c.Equal[0], there), d.word(c.Equal[1], there)
				if !a.Exact() || !b.Exact() {
					return 0
				}
				return condition.Of(strings.EqualFold(a.Text, b.Text) != c.Not)
			})...)
		}
		list = append(list, d.comparedWith(c.Group, name, v, st)...)
	}
	for i := range list { // a slash in front begins an option
		if len(st.cwds) == 1 && path.Dir(list[i].Text) == st.cwds[0] {
			list[i].Text = path.Base(list[i].Text)
		}
	}
	return list
}

// filtered are the files of weight that a pattern for names takes of what lies in folders.
func (p *pwsh) filtered(b *windows.Bound, paths []commands.Word, st *state) (list alts) {
	patterns := slices.Concat(b.Values("Filter"), b.Values("Include"))
	for i := range paths {
		w := p.pathWord(paths[i])
		if w.Glob = strings.ContainsAny(w.Text, "*?["); !w.Glob && w.Known == automode.Exact {
			w = below(w, true)
		}
		for _, by := range patterns {
			if by.Known == automode.Exact {
				list = append(list, p.pickedBy(alts{w}, st, func(file string) condition.Truth {
					return condition.Globbed(folded(by.Text), folded(path.Base(file))).Truth(false)
				})...)
			}
		}
	}
	return list
}

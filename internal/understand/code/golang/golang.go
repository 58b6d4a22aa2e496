// Package golang reads programs of one file in Go that a call runs from its text. What
// such a program can do it does through functions of the packages that it imports:
// where all of these only compute, so does the program, whatever it calls them with.
package golang

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// reader reads one file.
type reader struct {
	code.Setting
	set      *token.FileSet
	file     *ast.File
	imported map[string]*pkg
	names    names
	used     map[*ast.SelectorExpr]bool // functions that are called, and were read
	facts    []commands.Fact
	why      string
}

// Read says what a program does.
func Read(text string, s code.Setting) code.Reading {
	r := &reader{Setting: s, set: token.NewFileSet(), imported: map[string]*pkg{}, used: map[*ast.SelectorExpr]bool{}}
	file, err := parser.ParseFile(r.set, "", text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || file == nil {
		return code.Reading{Why: "it is not written as the language wants it"}
	}
	if r.file = file; file.Name.Name != "main" {
		r.fail(file, "it is no program of its own")
	}
	r.directives()
	r.imports()
	r.names = declared(file)
	for name := range r.imported {
		if r.names.count[name] > 0 {
			r.fail(file, "“"+name+"” stands for more than the package")
		}
	}
	ast.Inspect(file, r.node)
	return code.Reading{Facts: r.facts, Whole: r.why == "", Why: r.why}
}

// fail notes the first thing that was not understood.
func (r *reader) fail(n ast.Node, why string) {
	if r.why == "" {
		r.why = "line " + strconv.Itoa(r.set.Position(n.Pos()).Line) + ": " + why
	}
}

// directives are comments that the compiler obeys.
func (r *reader) directives() {
	for _, group := range r.file.Comments {
		for _, c := range group.List {
			if name, ok := strings.CutPrefix(c.Text, "//go:"); ok {
				if name, _, _ = strings.Cut(name, " "); !code.Within("build generate noinline", name) {
					r.fail(c, "the compiler is told more")
				}
			}
		}
	}
}

func (r *reader) imports() {
	for _, spec := range r.file.Imports {
		p, _ := strconv.Unquote(spec.Path.Value)
		known := find(p)
		if known == nil {
			r.fail(spec, "nobody read what the package “"+p+"” does")
			continue
		}
		name := p[strings.LastIndexByte(p, '/')+1:]
		if name == "v2" {
			name = "rand"
		}
		if spec.Name != nil {
			name = spec.Name.Name
		}
		if name == "." || name == "_" || r.imported[name] != nil {
			r.fail(spec, "a package is taken in under another's name")
		}
		r.imported[name] = known
	}
}

func find(path string) *pkg {
	for i := range packages {
		if packages[i].path == path {
			return &packages[i]
		}
	}
	return nil
}

// node looks at one node; it is called for all of them.
func (r *reader) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		if f, ok := n.Fun.(*ast.SelectorExpr); ok {
			if p := r.packageOf(f); p != nil {
				r.call(p, f, n)
			}
		}
	case *ast.SelectorExpr:
		p := r.packageOf(n)
		switch {
		case p == nil && code.Within(reaching, n.Sel.Name):
			r.fail(n, "nobody followed what “"+n.Sel.Name+"” does")
		case p != nil && !r.used[n] && !p.all && !code.Within(p.pure, n.Sel.Name):
			r.fail(n, "nobody described “"+p.path+"."+n.Sel.Name+"” but where it is called")
		}
	case *ast.ForStmt:
		if endless(n.Cond) && !leaves(n.Body, true) {
			r.fail(n, "a loop has no end")
		}
	case *ast.SelectStmt:
		if len(n.Body.List) == 0 {
			r.fail(n, "it waits without end")
		}
	}
	return true
}

// packageOf is the package that a selector takes something of; nil: it takes it of a value.
func (r *reader) packageOf(n *ast.SelectorExpr) *pkg {
	if x, ok := n.X.(*ast.Ident); ok {
		return r.imported[x.Name]
	}
	return nil
}

// call reads the call of a function of a package.
func (r *reader) call(p *pkg, f *ast.SelectorExpr, n *ast.CallExpr) {
	for i := range p.acts {
		a := &p.acts[i]
		if !code.Within(a.names, f.Sel.Name) {
			continue
		}
		r.used[f] = true
		if len(n.Args) == 0 || n.Ellipsis != token.NoPos {
			r.fail(n, "it is not known what “"+f.Sel.Name+"” is given")
			return
		}
		switch a.how {
		case looksUp:
			if name := r.word(n.Args[0]); !name.Exact() || r.Secret == nil || r.Secret(name.Text) {
				r.fail(n, "a variable of the environment is looked up that may be secret")
			}
			return
		case tempo:
			if folder := r.word(n.Args[0]); !folder.Is("") {
				r.fail(n, "it is not known where something is made")
			}
			return
		}
		r.add(a.role, r.word(n.Args[0]), f.Sel.Name == "RemoveAll")
		if a.second != commands.Unread && len(n.Args) > 1 {
			r.add(a.second, r.word(n.Args[1]), false, r.word(n.Args[0]))
		}
		return
	}
}

func (r *reader) add(role commands.Role, w commands.Word, tree bool, of ...commands.Word) {
	m := role.Means()
	extent := m.Extent
	if tree {
		extent = automode.Tree
	}
	if len(r.facts) >= mostFacts {
		r.fail(r.file, "it does too many things to be listed")
		return
	}
	r.facts = append(r.facts, commands.Fact{Role: role, Kind: m.Kind, Traits: m.Traits, Extent: extent, Word: w, Words: of})
}

const mostFacts = 200

// endless reports whether a loop with that condition has no end of its own.
func endless(cond ast.Expr) bool {
	switch c := cond.(type) {
	case nil:
		return true
	case *ast.ParenExpr:
		return endless(c.X)
	case *ast.Ident:
		return c.Name == "true"
	case *ast.BinaryExpr, *ast.UnaryExpr:
		return literal(c) // of numbers alone
	}
	return false
}

// literal reports whether an expression is made of literals alone.
func literal(e ast.Expr) bool {
	all := true
	ast.Inspect(e, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && id.Name != "true" && id.Name != "false" {
			all = false
		}
		return all
	})
	return all
}

// leaves reports whether something in the body of a loop leaves it; own: a plain break
// in it is the loop's.
func leaves(body ast.Node, own bool) (yes bool) {
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ForStmt, *ast.RangeStmt, *ast.SwitchStmt, *ast.TypeSwitchStmt, *ast.SelectStmt:
			if own {
				yes = yes || leaves(n, false)
				return false
			}
		case *ast.ReturnStmt:
			yes = true
		case *ast.BranchStmt:
			yes = yes || n.Tok == token.GOTO || n.Tok == token.BREAK && (own || n.Label != nil)
		case *ast.CallExpr:
			switch f := n.Fun.(type) {
			case *ast.Ident:
				yes = yes || f.Name == "panic"
			case *ast.SelectorExpr:
				yes = yes || code.Within("Exit Fatal Fatalf Fatalln Panic Panicf", f.Sel.Name)
			}
		}
		return !yes
	})
	return yes
}

package golang

import (
	"go/ast"
	"go/token"
	"strconv"

	"automode"
	"automode/internal/commands"
)

// names are what a program calls its variables, constants, functions and types: how
// often each name is given anything, and what it stands for where that is once.
type names struct {
	count map[string]int
	value map[string]ast.Expr
	found map[string]ast.Expr // of what is found in a folder that is gone through: the folder
}

// declared collects the names of a file, whatever scope they stand in.
func declared(file *ast.File) names {
	n := names{count: map[string]int{}, value: map[string]ast.Expr{}, found: map[string]ast.Expr{}}
	give := func(x ast.Expr, v ast.Expr) {
		if id, ok := x.(*ast.Ident); ok {
			n.count[id.Name]++
			n.value[id.Name] = v
		}
	}
	fields := func(list *ast.FieldList) {
		if list == nil {
			return
		}
		for _, f := range list.List {
			for _, id := range f.Names {
				give(id, nil)
			}
		}
	}
	ast.Inspect(file, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.FuncDecl:
			fields(x.Recv)
			if x.Recv == nil {
				give(x.Name, nil)
			}
		case *ast.FuncType:
			fields(x.TypeParams)
			fields(x.Params)
			fields(x.Results)
		case *ast.TypeSpec:
			give(x.Name, nil)
			fields(x.TypeParams)
		case *ast.ValueSpec:
			for i, id := range x.Names {
				if len(x.Values) == len(x.Names) {
					give(id, x.Values[i])
				} else {
					give(id, nil)
				}
			}
		case *ast.AssignStmt:
			for i, l := range x.Lhs {
				if len(x.Rhs) == len(x.Lhs) && x.Tok == token.DEFINE {
					give(l, x.Rhs[i])
				} else {
					give(l, nil)
				}
			}
		case *ast.RangeStmt:
			give(x.Key, nil)
			give(x.Value, nil)
		case *ast.IncDecStmt:
			give(x.X, nil)
		case *ast.UnaryExpr:
			if x.Op == token.AND {
				give(x.X, nil) // it may be given anything by its address
			}
		case *ast.CallExpr:
			n.walked(x)
		}
		return true
	})
	return n
}

// walked notes the name of what a folder is gone through with.
func (n *names) walked(c *ast.CallExpr) {
	f, ok := c.Fun.(*ast.SelectorExpr)
	if !ok || len(c.Args) != 2 || f.Sel.Name != "Walk" && f.Sel.Name != "WalkDir" {
		return
	}
	if fn, ok := c.Args[1].(*ast.FuncLit); ok && len(fn.Type.Params.List) > 0 && len(fn.Type.Params.List[0].Names) > 0 {
		n.found[fn.Type.Params.List[0].Names[0].Name] = c.Args[0]
	}
}

// word is what an expression is as a path or a name.
func (r *reader) word(e ast.Expr) commands.Word { return r.wordOf(e, 0) }

const deepest = 20

func (r *reader) wordOf(e ast.Expr, deep int) commands.Word {
	if deep > deepest {
		return commands.Word{}
	}
	switch e := e.(type) {
	case *ast.BasicLit:
		if text, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			return commands.Lit(text)
		}
	case *ast.ParenExpr:
		return r.wordOf(e.X, deep+1)
	case *ast.Ident:
		if r.names.count[e.Name] != 1 {
			break
		}
		if v := r.names.value[e.Name]; v != nil {
			return r.wordOf(v, deep+1)
		}
		if folder := r.names.found[e.Name]; folder != nil {
			if w := r.wordOf(folder, deep+1); w.Exact() && w.Text != "" {
				return commands.Word{Known: automode.Bounded, Base: w.Text}
			}
		}
	case *ast.BinaryExpr:
		a, b := r.wordOf(e.X, deep+1), r.wordOf(e.Y, deep+1)
		if e.Op == token.ADD && a.Exact() && b.Exact() {
			return commands.Lit(a.Text + b.Text)
		}
	case *ast.IndexExpr:
		return r.argument(e)
	case *ast.CallExpr:
		return r.joined(e, deep)
	}
	return commands.Word{}
}

// argument is one of what the program is given.
func (r *reader) argument(e *ast.IndexExpr) commands.Word {
	f, ok := e.X.(*ast.SelectorExpr)
	at, isLiteral := e.Index.(*ast.BasicLit)
	if !ok || !isLiteral || f.Sel.Name != "Args" || r.packageOf(f) != find("os") {
		return commands.Word{}
	}
	i, err := strconv.Atoi(at.Value)
	if err != nil || i < 1 || i > len(r.Args) {
		return commands.Word{}
	}
	for _, w := range r.Args {
		if w.Many || w.Glob {
			return commands.Word{}
		}
	}
	return r.Args[i-1]
}

// joined is a path that is put together of parts.
func (r *reader) joined(c *ast.CallExpr, deep int) commands.Word {
	f, ok := c.Fun.(*ast.SelectorExpr)
	if !ok || f.Sel.Name != "Join" || c.Ellipsis != token.NoPos {
		return commands.Word{}
	}
	if p := r.packageOf(f); p == nil || p.path != "path/filepath" && p.path != "path" {
		return commands.Word{}
	}
	text := ""
	for _, a := range c.Args {
		w := r.wordOf(a, deep+1)
		if !w.Exact() {
			return commands.Word{}
		}
		if text != "" && w.Text != "" {
			text += "/"
		}
		text += w.Text
	}
	return commands.Lit(text)
}

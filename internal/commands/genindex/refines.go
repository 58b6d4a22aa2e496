package main

import (
	"go/ast"
	"go/token"
	"maps"
	"slices"
)

// carriers are the package's variables and functions: the value of each, or its body.
type carriers map[string]ast.Node

func (c carriers) add(f *ast.File) {
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				c[d.Name.Name] = d.Body
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if v, ok := s.(*ast.ValueSpec); ok && d.Tok == token.VAR && len(v.Values) == len(v.Names) {
					for i, name := range v.Names {
						c[name.Name] = v.Values[i]
					}
				}
			}
		}
	}
}

// refines are the functions that rows of a pack name as their Refine, in order: those of
// what programs that are not Rare are put together of. What a pack does not hold is not
// linked into the program that reads it.
func (c carriers) refines() []string {
	found, seen := map[string]bool{}, map[string]bool{}
	var follow func(n ast.Node)
	follow = func(n ast.Node) {
		ast.Inspect(n, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.KeyValueExpr:
				if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Refine" {
					if f, ok := n.Value.(*ast.Ident); ok {
						found[f.Name] = true
						return false
					}
				}
				follow(n.Value)
				return false // a field's name is no variable
			case *ast.Ident:
				if value := c[n.Name]; value != nil && !seen[n.Name] {
					seen[n.Name] = true
					follow(value)
				}
			}
			return true
		})
	}
	for _, name := range slices.Sorted(maps.Keys(c)) {
		if lit, ok := c[name].(*ast.CompositeLit); ok && isProgram(lit) && field(lit, "Rare") == nil {
			follow(lit)
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// isProgram reports whether a literal is a Program.
func isProgram(lit *ast.CompositeLit) bool {
	t, ok := lit.Type.(*ast.Ident)
	return ok && t.Name == "Program"
}

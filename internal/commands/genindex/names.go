package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// ofTable ends the name of the constant that holds the names of a table.
const ofTable = "Names"

// namesOfTables are the names that tables hold in the first field of each row, by
// the table's variable: of those tables that a program takes as its Kin, so that
// nobody writes the names twice. The program's own name is not among them.
func namesOfTables(dir string) (map[string]string, error) {
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	own, tables := map[string]string{}, map[string][]string{}
	for _, path := range paths {
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return nil, err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok || len(v.Values) != 1 {
				return true
			}
			if lit, ok := v.Values[0].(*ast.CompositeLit); ok {
				tables[v.Names[0].Name] = firstFields(lit)
				for _, table := range tablesOf(field(lit, "Kin")) {
					own[table] = text(field(lit, "Name"), nil)
				}
			}
			return false
		})
	}
	names := map[string]string{}
	for table, program := range own {
		if len(tables[table]) == 0 {
			return nil, fmt.Errorf("%s is no table of programs", table)
		}
		all := strings.Fields(strings.Join(tables[table], " "))
		names[table] = strings.Join(slices.DeleteFunc(all, func(n string) bool { return n == program }), " ")
	}
	return names, nil
}

// tablesOf are the tables of which a program's Kin holds the names.
func tablesOf(kin ast.Expr) []string {
	switch kin := kin.(type) {
	case *ast.BinaryExpr:
		return append(tablesOf(kin.X), tablesOf(kin.Y)...)
	case *ast.Ident:
		return []string{strings.TrimSuffix(kin.Name, ofTable)}
	}
	return nil
}

// field is the value of a field of a literal, or nil.
func field(lit *ast.CompositeLit, name string) ast.Expr {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := kv.Key.(*ast.Ident); ok && key.Name == name {
				return kv.Value
			}
		}
	}
	return nil
}

// firstFields are the texts in the first field of each row of a table.
func firstFields(table *ast.CompositeLit) (texts []string) {
	for _, row := range table.Elts {
		if r, ok := row.(*ast.CompositeLit); ok && len(r.Elts) > 0 {
			first := r.Elts[0]
			if kv, ok := first.(*ast.KeyValueExpr); ok {
				first = kv.Value
			}
			if t := text(first, nil); t != "" {
				texts = append(texts, t)
			}
		}
	}
	return texts
}

// text is what a text comes to that is written to the letter, put together of
// such, or holds the names of a table; empty where it is none.
func text(e ast.Expr, tables map[string]string) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		if err != nil {
			return ""
		}
		return s
	case *ast.BinaryExpr:
		return text(e.X, tables) + text(e.Y, tables)
	case *ast.Ident:
		return tables[strings.TrimSuffix(e.Name, ofTable)]
	}
	return ""
}

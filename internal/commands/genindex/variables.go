package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
)

// variableLetters numbers the rows of the tables of variables in the given
// files, one table a file and one after the other, and returns them by what
// commands.letters makes of the first two letters of their names.
func variableLetters(files ...string) (letters [256][]int, err error) {
	row := 0
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			return letters, err
		}
		before := row
		ast.Inspect(f, func(n ast.Node) bool {
			kv, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			if key, ok := kv.Key.(*ast.Ident); !ok || key.Name != "Name" {
				return true
			}
			names, wrong := strconv.Unquote(kv.Value.(*ast.BasicLit).Value)
			if wrong != nil {
				err = wrong
			}
			for n := range strings.FieldsSeq(names) {
				if len(n) < 2 || n[1] == '*' {
					err = fmt.Errorf("%q: nobody finds a name of one letter", n)
					return false
				}
				if rows := &letters[n[0]&31<<3^n[1]&31]; !slices.Contains(*rows, row) {
					*rows = append(*rows, row)
				}
			}
			row++
			return true
		})
		if err != nil {
			return letters, err
		}
		if row == before {
			return letters, fmt.Errorf("%s holds no variable", file)
		}
	}
	return letters, nil
}

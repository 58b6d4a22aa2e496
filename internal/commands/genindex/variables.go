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
// files, one table a file and one after the other, and returns them by the last
// five bits of the letters that their names begin with: a large letter and its
// small one share those.
func variableLetters(files ...string) (letters [32][]int, err error) {
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
				if rows := &letters[n[0]&31]; !slices.Contains(*rows, row) {
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

package commands

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestRefines: where a Refine function asks for an option that keeps the program from
// doing something, that holds for every option of its Flag, as it does for the
// conditions of TestConditions.
func TestRefines(t *testing.T) {
	asked := questions(t)
	used := map[string]bool{}
	for _, p := range All() {
		refines(&p.Row, nil, func(name string, reach []Flag) {
			for _, names := range asked[name] {
				for i := range reach {
					unnamed := besides(&reach[i], names)
					key := name + " " + names
					switch {
					case len(unnamed) == 0:
					case asksMore[key] != "":
						used[key] = true
					default:
						t.Errorf("%s: what %s asks of %q holds for %s as well", p.Name, name, names, strings.Join(unnamed, " "))
					}
				}
			}
		})
	}
	for key := range asksMore {
		if !used[key] {
			t.Errorf("%s: nothing needs this exception any more", key)
		}
	}
}

// asksMore are questions, behind the function's name, that mean all options of the
// Flags that they name one of, and why that is right.
var asksMore = map[string]string{
	"rsyncPlaces -n":         "--list-only changes nothing either",
	"sshKeygenFile -l -y -F": "each only looks",
	"tarRead -t -d":          "each only looks",
}

// refines calls visit for each Refine function of a row and of all below it, with the
// options that count there.
func refines(r *Row, above []Flag, visit func(name string, reach []Flag)) {
	global := slices.Concat(above, r.Global)
	reach := slices.Concat(global, r.Flags)
	if r.Refine != nil {
		name := runtime.FuncForPC(reflect.ValueOf(r.Refine).Pointer()).Name()
		visit(name[strings.LastIndexByte(name, '.')+1:], reach)
	}
	for i := range r.Rows {
		refines(&r.Rows[i], global, visit)
	}
}

// questions are the names that the functions of this package, and those that they
// call, ask for with Holds.
func questions(t *testing.T) map[string][]string {
	t.Helper()
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	asked, calls := map[string][]string{}, map[string][]string{}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), e.Name(), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			of := fn.Name.Name
			ast.Inspect(fn.Body, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				name := ""
				switch f := call.Fun.(type) {
				case *ast.SelectorExpr:
					name = f.Sel.Name
				case *ast.Ident:
					name = f.Name
				}
				if name == "Holds" && len(call.Args) == 1 {
					if lit, ok := call.Args[0].(*ast.BasicLit); ok {
						s, _ := strconv.Unquote(lit.Value)
						asked[of] = append(asked[of], s)
					}
				} else if name != "" {
					calls[of] = append(calls[of], name)
				}
				return true
			})
		}
	}
	all := map[string][]string{}
	for of := range calls {
		seen := map[string]bool{}
		var gather func(string)
		gather = func(f string) {
			if seen[f] {
				return
			}
			seen[f] = true
			all[of] = append(all[of], asked[f]...)
			for _, c := range calls[f] {
				gather(c)
			}
		}
		gather(of)
	}
	for of := range asked {
		if all[of] == nil {
			all[of] = asked[of]
		}
	}
	return all
}

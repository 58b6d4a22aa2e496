package shell

import (
	"reflect"
	"testing"
)

// join takes one of two equal states for both, so equal has to look at every
// field but dead, which join asks about first.
func TestEqualLooksAtEverything(t *testing.T) {
	if n := reflect.TypeFor[state]().NumField(); n != 13 {
		t.Errorf("state has %d fields: compare the new one in equal, and mend this number", n)
	}
	a := &state{cwds: []string{"/a"}}
	if b := a.clone(); !a.equal(b) {
		t.Error("a state and its copy")
	}
	for name, b := range map[string]*state{
		"cwds": {cwds: []string{"/b"}}, "vars": {cwds: a.cwds, vars: &binding{}}, "funcs": {cwds: a.cwds, funcs: &function{}},
		"known": {cwds: a.cwds, known: true}, "path": {cwds: a.cwds, path: true}, "inner": {cwds: a.cwds, inner: true},
		"local": {cwds: a.cwds, local: &local{}}, "outer": {cwds: a.cwds, outer: 1}, "kinds": {cwds: a.cwds, kinds: kinds{&declared{}}},
		"passed": {cwds: a.cwds, passed: kinds{&declared{}}}, "nulls": {cwds: a.cwds, nulls: true}, "args": {cwds: a.cwds, args: alts{unset()}},
	} {
		if a.equal(b) {
			t.Errorf("%s is not looked at", name)
		}
	}
}

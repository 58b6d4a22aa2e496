package shell

import (
	"reflect"
	"strconv"
	"testing"

	"automode"
	"automode/internal/commands"
)

// join takes one of two equal states for both, so equal has to look at every
// field but dead and vain, which join asks about first, and room, which is memory.
func TestEqualLooksAtEverything(t *testing.T) {
	if n := reflect.TypeFor[state]().NumField(); n != 28 {
		t.Errorf("state has %d fields: compare the new one in equal, and mend this number", n)
	}
	a := &state{cwds: []string{"/a"}}
	if b := a.clone(); !a.equal(b) {
		t.Error("a state and its copy")
	}
	for name, b := range map[string]*state{
		"held": {cwds: a.cwds, held: new([]binding)}, "left": {cwds: a.cwds, left: []string{"/b"}}, "names": {cwds: a.cwds, names: &cameBy{}}, "folders": {cwds: a.cwds, folders: []string{"/b"}}, "cwds": {cwds: []string{"/b"}}, "vars": {cwds: a.cwds, vars: &binding{}}, "funcs": {cwds: a.cwds, funcs: &function{}},
		"known": {cwds: a.cwds, known: true}, "refs": {cwds: a.cwds, refs: &ref{}}, "path": {cwds: a.cwds, path: true}, "inner": {cwds: a.cwds, inner: true},
		"local": {cwds: a.cwds, local: &local{}}, "outer": {cwds: a.cwds, outer: 1}, "kinds": {cwds: a.cwds, kinds: kinds{&declared{}}},
		"passed": {cwds: a.cwds, passed: kinds{&declared{}}}, "branch": {cwds: a.cwds, branch: "x"}, "nulls": {cwds: a.cwds, nulls: true}, "plain": {cwds: a.cwds, plain: true}, "keeps": {cwds: a.cwds, keeps: true}, "carried": {cwds: a.cwds, carried: automode.SecretData}, "traced": {cwds: a.cwds, traced: true}, "poured": {cwds: a.cwds, poured: automode.SecretData}, "fed": {cwds: a.cwds, fed: &flow{}}, "args": {cwds: a.cwds, args: alts{unset()}},
	} {
		if a.equal(b) {
			t.Errorf("%s is not looked at", name)
		}
	}
}

// What is found through the index is what a walk of all bindings would find.
func TestBindings(t *testing.T) {
	s := &state{}
	want := map[string]string{}
	for i := range 2000 {
		name := "v" + strconv.Itoa(i*i%701)
		s.set(name, alts{commands.Lit(strconv.Itoa(i))})
		want[name] = strconv.Itoa(i)
	}
	for name, text := range want {
		if v, ok := s.lookup(name); !ok || len(v) != 1 || v[0].Text != text {
			t.Fatalf("%s is %v, want %s", name, v, text)
		}
	}
	if _, ok := s.lookup("other"); ok {
		t.Error("a name was found that was never set")
	}
}

// Copies that lie in one room are each its own.
func TestCopiesInARoom(t *testing.T) {
	var states room[state]
	first := &state{room: &states}
	var copies []*state
	for i := range 100 {
		c := first.clone()
		c.outer = i
		copies = append(copies, c)
	}
	for i, c := range copies {
		if c.outer != i || c.room != &states {
			t.Errorf("copy %d became %d", i, c.outer)
		}
	}
}

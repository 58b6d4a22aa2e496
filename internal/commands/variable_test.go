package commands

import (
	"strings"
	"testing"
)

// TestVariables: names are well formed, none is out of reach behind another,
// and each says why it matters.
func TestVariables(t *testing.T) {
	all := []*Variable{}
	for i := range variables {
		all = append(all, &variables[i])
	}
	for i := range toolVariables {
		all = append(all, &toolVariables[i])
	}
	for i := range toolSettings {
		all = append(all, &toolSettings[i])
	}
	for _, v := range all {
		for _, n := range strings.Fields(v.Name) {
			name := strings.TrimSuffix(n, "*")
			if name == "" || strings.ContainsAny(name, "* =") {
				t.Errorf("%q is no name", n)
			}
			if FindVariable(name) != v {
				t.Errorf("%s is out of reach", n)
			}
		}
		if v.Why == "" && v.Role != Data {
			t.Errorf("%s has no reason", v.Name)
		}
		if program, _, _ := strings.Cut(v.Options, " "); program != "" && Find(program) == nil {
			t.Errorf("%s: nobody described %s", v.Name, program)
		}
	}
	if v := FindVariable("CUSTOMBEFOREMICROSOFTCOMMONTARGETS"); v == nil || FindVariable("path") != nil {
		t.Errorf("%v: large and small letters are the same in some names alone", v)
	}
	if FindVariable("NODE_ENV") != nil {
		t.Error("NODE_ENV is data")
	}
	if FindVariable("DYLD_INSERT_LIBRARIES") == nil {
		t.Error("a name that begins so")
	}
}

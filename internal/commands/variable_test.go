package commands

import (
	"strings"
	"testing"
)

// TestVariables: names are well formed, none is out of reach behind another,
// and each says why it matters.
func TestVariables(t *testing.T) {
	for i := range variables {
		v := &variables[i]
		name := strings.TrimSuffix(v.Name, "*")
		if name == "" || strings.ContainsAny(name, "* =") {
			t.Errorf("%q is no name", v.Name)
		}
		if FindVariable(name) != v {
			t.Errorf("%s is out of reach", v.Name)
		}
		if v.Why == "" && v.Role != Data {
			t.Errorf("%s has no reason", v.Name)
		}
	}
	if FindVariable("NODE_ENV") != nil {
		t.Error("NODE_ENV is data")
	}
	if FindVariable("DYLD_INSERT_LIBRARIES") == nil {
		t.Error("a name that begins so")
	}
}

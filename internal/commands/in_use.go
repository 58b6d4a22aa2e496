package commands

import "strings"

// TheTests is what programs run that run a project's tests.
const TheTests = "the project's tests"

// InUse reports whether the name of an environment may be that of one that is in
// use, and no test's.
func InUse(name Word) bool {
	v := strings.ToLower(name.Text)
	return !name.Exact() || strings.Contains(v, "prod") || strings.Contains(v, "staging") || v == "live"
}

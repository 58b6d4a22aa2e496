//go:build lean

package recipe

// A lean build reads makefiles and the scripts of manifests. The files of
// other runners it leaves to the program beside it, which reads them all.

// Just leaves a justfile to the program that reads it.
func Just(s Source) Plan { return s.left() }

// Task leaves a taskfile to the program that reads it.
func Task(s Source) Plan { return s.left() }

// Mise leaves the tasks of mise to the program that reads them.
func Mise(s Source) Plan { return s.left() }

func (s *Source) left() Plan {
	if s.Beyond != nil {
		s.Beyond()
	}
	return Plan{Found: true, Steps: []Step{{Unread: "what it runs is not read"}}}
}

// writtenSettings leaves a file of settings to the program that reads it.
func writtenSettings(s, _ Source) ([]Step, bool) {
	s.left()
	return nil, false
}

// mereKeys leaves what else stands in a package.json to it as well.
func mereKeys(s Source, _, _ Manifest) bool {
	s.left()
	return false
}

// writtenWorkflow leaves a workflow to it, too: nothing here is one.
func isWorkflow(string) bool { return false }

func writtenWorkflow(Source, Source) ([]Step, bool) { return nil, false }

package rules

import (
	"sync"

	"automode"
)

// local holds the rules that allow of an agent's own file beside the project.
// They are the person's, unless the file came with the project or the agent
// wrote it. Finding that out costs more than most calls do, so it is put off
// until a rule would allow something.
type local struct {
	file string
	list list

	once sync.Once
	why  string // it may not be the person's; empty: it is
}

// localList is the list of a file's rules that allow.
func (l *Layer) localList(file string) *list {
	for _, f := range l.local {
		if f.file == file {
			return &f.list
		}
	}
	f := &local{file: file, list: newList("allow", automode.Allowed, 8)}
	l.local = append(l.local, f)
	return &f.list
}

// brought says why the file may not be the person's, "" when it is.
func (f *local) brought(l *Layer) string {
	f.once.Do(func() {
		if f.why = "nobody can tell whose file it is"; l.env.Brought != nil {
			f.why = l.env.Brought(f.file)
		}
	})
	return f.why
}

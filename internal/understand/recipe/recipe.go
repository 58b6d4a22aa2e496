// Package recipe reads what stands behind the name of a task: the recipes of
// makefiles, justfiles and the like, as the shell text that their runner would
// hand to a shell. It runs nothing, judges nothing, and looks at files only
// through what it is given. What a reader cannot tell it says; it never
// guesses.
package recipe

import "slices"

// Source is a recipe file and how its runner is called.
type Source struct {
	Path  string   // of the file, absolute
	Text  string   // its content
	Dir   string   // the folder that recipes run in, absolute
	Cwd   string   // the folder that the runner was called in, absolute
	Tasks []string // what is asked for; none is the default task
	All   bool     // every task, whatever Tasks says
	Sets  []Set    // variables set on the command line
	Args  []string // arguments for the task
	Dry   bool     // only what runs even where commands are to be printed
	// Read gives another file by its absolute path. It may be nil.
	Read func(path string) (text string, found Found)
	// Env gives a variable that the call itself puts into the environment. It
	// may be nil.
	Env func(name string) (value string, found Found)
	// Beyond is told when this build does not read such a file. It may be nil.
	Beyond func()
}

// Set is NAME=value.
type Set struct{ Name, Value string }

// Found says how a file or a value was found. The zero value is that it is
// not there.
type Found uint8

const (
	Missing Found = iota
	Whole         // it is there and known
	Closed        // it is there and cannot be known
)

// Plan is what a runner would do, in order.
type Plan struct {
	Steps []Step
	// Found: every task that was asked for is in the file.
	Found bool
	Also  []string // further tasks that the words behind the first one call
	Files []string // further files that were read or would have been
}

// Step is one text that a shell of its own would run.
type Step struct {
	Task string // where every task is read: whose step it is
	Text string
	// Module: the text is no shell's but Python, which a tool loads: whatever it
	// defines may be called.
	Module bool
	// Dir is the folder it runs in, absolute; empty: the runner's own.
	Dir string
	// Takes are set as variables of the shell before the text runs.
	Takes []Take
	// Args: the arguments behind the task's name stand behind the text.
	Args bool
	// Unread says what could not be read, in one clause. The rest of the step is
	// then empty.
	Unread string
}

// Take is a part of a step's text that is not known: what a command prints, or
// something nobody followed. The text holds a variable in its place, although
// to the runner it is a part of the code.
type Take struct {
	Name string
	Text string // the command whose output it is; empty: not known at all
	Once bool   // the command runs while the file is read, and for whatever task
}

// limits of what is followed.
const (
	maxText  = 256 << 10 // bytes of the texts of one plan
	maxSteps = 2000
)

// add puts a step behind the others, unless the very same one is there.
func (p *Plan) add(s Step) {
	for i := range p.Steps {
		if p.Steps[i].same(&s) {
			return
		}
	}
	if len(p.Steps) == maxSteps {
		s = Step{Unread: "it has more commands than are followed"}
	}
	if len(p.Steps) <= maxSteps {
		p.Steps = append(p.Steps, s)
	}
}

func (s *Step) same(o *Step) bool {
	return s.Task == o.Task && s.Text == o.Text && s.Module == o.Module && s.Dir == o.Dir && s.Args == o.Args && s.Unread == o.Unread && slices.Equal(s.Takes, o.Takes)
}

// unread notes what could not be read.
func (p *Plan) unread(why string) { p.add(Step{Unread: why}) }

func (p *Plan) file(name string) {
	if !slices.Contains(p.Files, name) {
		p.Files = append(p.Files, name)
	}
}

// Beyond returns the steps of p that the other plan does not have.
func (p *Plan) Beyond(o *Plan) []Step {
	var more []Step
	for i := range p.Steps {
		known := false
		for k := range o.Steps {
			known = known || p.Steps[i].same(&o.Steps[k])
		}
		if !known || p.Steps[i].Unread != "" {
			more = append(more, p.Steps[i])
		}
	}
	return more
}

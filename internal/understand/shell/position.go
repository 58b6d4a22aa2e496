package shell

import "automode"

// position is where in the call the walk is: what it reads, for whom, and what stands
// around it. It is kept and put back as a whole wherever the walk goes into something.
type position struct {
	src     string // the text that positions are offsets of
	command int    // 1-based index of the command being read
	part    automode.Part
	via     automode.Via
	parent  int      // 1-based index of the Run whose code this is
	cover   int      // inside a recipe of the project whose Runs are covered
	own     bool     // nothing but the recipe itself is read: the call adds nothing to it
	mine    []string // code that options of the recipe name, where the call gives it arguments; nil: it gives none
	hidden  bool     // code by option of a program that only looks
	away    int      // in a container or on another host
	// contained: away is in a container of the project's compose file, which may run
	// what the project may run here.
	contained bool
	mounts    []mount // what the container sees of this machine
	loop      int     // loops around
	depth     int
	perhaps   int  // subshells around, which may have been left, and files that may not have been opened
	branch    int  // branches, lists and loops around of which it is not known that they are taken
	piped     bool // part of a pipe or in the background
	onward    bool // what the command prints goes into a pipe or a substitution
	captured  bool // what is printed becomes a word
	filed     bool // what is printed goes into a file
	merged    bool // what is said on standard error may be read somewhere as well
	dos       bool // the text is cmd's: programs are those of Windows
}

// backTo puts the walk back where it was.
func (r *reader) backTo(at position) { r.position = at }

package shell

import (
	"automode"
	"automode/internal/commands"
	"mvdan.cc/sh/v3/syntax"
)

// deeds is what was seen to be done since a round of a loop, a function or a
// script began. The walk adds them up as it goes, from what the catalogue says
// of the programs that it meets; what they come to stands in endless.go.
type deeds uint16

const (
	starts  deeds = 1 << iota // something that goes on beside it
	waits                     // it lets time pass
	works                     // it ran what nobody has timed: other code, other hosts
	breaks                    // it may leave the loop
	returns                   // it may leave the function or the script
	quits                     // it may end the shell
	fills                     // a disk holds more than before
	grows                     // a variable holds more than before
	doubles                   // and as much again
	asks                      // a host has to answer
)

// goes is all by which what is read may be left.
const goes = breaks | returns | quits

// apart ends what another process did: it left nothing but itself.
func (r *reader) apart(before deeds) { r.done = r.done&^goes | before }

// beside ends what goes on beside what follows: nobody waits for it.
func (r *reader) beside(before deeds) { r.done = r.done&fills | before | starts }

// course takes in how a program went on in time; before is what was done before
// it was started.
func (r *reader) course(result *commands.Result, argv []commands.Word, before deeds) {
	r.exit = either
	r.needs = r.needs || result.Needs
	if result.Course == commands.Stays {
		r.beside(before)
	}
	r.apart(before)
	switch result.Course {
	case commands.Succeeds:
		r.exit = success
	case commands.Fails:
		r.exit = failure
	case commands.Tests:
		r.exit = tested(argv)
	case commands.Waits:
		r.done |= waits
	case commands.Piles:
		r.done |= fills
	}
	switch {
	case !result.Understood():
		r.done |= works
	case r.exit == either && r.done&^before&(waits|works|starts) == 0 && result.Course == commands.Ends:
		r.exit = standing
	}
}

// timed takes in what an effect says of time: other code and other hosts take
// as long as they like, and what is written under another name each time fills
// a disk.
func (r *reader) timed(e *automode.Effect) {
	switch e.Kind {
	case automode.Run:
		if !e.Traits.Has(automode.Readable) {
			r.done |= works
		}
	case automode.Fetch, automode.Send:
		r.done |= works | asks
	case automode.Publish, automode.Change, automode.Query, automode.Install, automode.Expose, automode.Delegate:
		r.done |= works
	case automode.Write:
		if e.Known != automode.Exact {
			r.done |= fills
		}
	}
}

// entry is a function, a script or a text that is being read.
type entry struct {
	body   any    // a statement of its language; nil: a script
	file   string // the script, the function's name, or the text
	branch int
	before deeds
}

// running stands for a text that a shell runs, task for one of a runner, by its key.
type (
	running struct{}
	task    string
)

// enters begins a function, a script or a text, and leave ends it; left also
// takes back by what it was left.
func (r *reader) enters(body any, file string) deeds {
	before := r.done
	r.entries = append(r.entries, entry{body, file, r.branch, before})
	r.done = 0
	return before
}

func (r *reader) leave(before deeds) {
	r.entries = r.entries[:len(r.entries)-1]
	r.done |= before
}

func (r *reader) left() {
	last := len(r.entries) - 1
	before := r.entries[last].before
	r.leave(before)
	r.apart(before)
}

// startsOver tells of a function or a script that starts itself: beside itself, or
// whatever happens, without end, and else perhaps.
func (r *reader) startsOver(body any, file, what string) bool {
	for i := range r.entries {
		e := &r.entries[i]
		if e.body != body || e.file != file {
			continue
		}
		did := r.done
		for _, inner := range r.entries[i+1:] {
			did |= inner.before
		}
		if r.piped || r.branch == e.branch && did&(waits|works|returns|quits) == 0 {
			r.swarm("starts itself again and again")
		} else {
			r.unsure()
			r.unknown(what + " starts itself")
		}
		return true
	}
	return false
}

// lengthened notes an assignment that makes a variable longer.
func (r *reader) lengthened(a *syntax.Assign) {
	own, more := shares(a.Value, a.Name.Value)
	if a.Append || own > 1 || own > 0 && more || a.Index != nil && computed(a.Index) {
		r.done |= grows
	}
	if own > 1 || own > 0 && a.Append {
		r.done |= doubles
	}
}

// shares counts how often a word takes the whole value of a variable, and
// reports whether it holds something else.
func shares(w *syntax.Word, name string) (own int, more bool) {
	if w == nil {
		return 0, false
	}
	syntax.Walk(w, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.ParamExp:
			if n.Param != nil && n.Param.Value == name && n.Exp == nil && n.Slice == nil && n.Repl == nil && !n.Length {
				own++
			} else {
				more = true
			}
			return false
		case *syntax.Lit, *syntax.SglQuoted:
			more = true
		case *syntax.ArithmExp, *syntax.CmdSubst, *syntax.ProcSubst:
			return false
		}
		return true
	})
	return own, more
}

// computed reports whether an index is no number or name that stands there.
func computed(x syntax.ArithmExpr) bool {
	w, ok := x.(*syntax.Word)
	return !ok || plainWord(w) == ""
}

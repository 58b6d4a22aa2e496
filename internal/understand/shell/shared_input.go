package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/shell/value"
)

// Several commands may read one input: those of a block, of a loop, of a function,
// and of a script that comes in itself, which reads on in the text that the shell
// is about to run. What one took, the next does not see, and where one stopped in
// the middle of a line the rest means something else. So of what is left of an
// input that somebody read, nothing is known.

// gone says how much of an input was taken so far.
type gone uint8

const (
	noneGone   gone = iota
	linesGone       // from its beginning, whole lines
	piecesGone      // anything
)

// inputs are those of the call that several commands may read.
type inputs struct {
	all   []input // by flow.input, the first as 1
	takes []take  // in the order of the walk
}

// input is one of them.
type input struct {
	gone gone
	job  bool  // what runs beside the rest takes from it
	last int32 // the take before which it was taken from last; 0: none was
}

// take is that something was taken from an input, and the one before of the same
// input, as input.last.
type take struct{ input, before int32 }

// share makes f an input of which what is taken is noted, where it is none yet.
func (r *reader) share(f flow) flow {
	if f.input != 0 {
		return f
	}
	r.inputs.all = append(r.inputs.all, input{})
	f.input = int32(len(r.inputs.all))
	return f
}

// vague is an input of which only its origin is known: something may have read a
// part of it.
func (f *flow) vague() flow {
	return flow{open: f.open, data: f.data, encoded: f.encoded, input: f.input, script: f.script}
}

// remains is what a command finds of an input, after those before it.
func (r *reader) remains(in flow) flow {
	if in.input == 0 {
		return in
	}
	taken := r.inputs.all[in.input-1].gone
	if taken == noneGone {
		return in
	}
	found := flow{input: in.input, script: in.script, data: in.data, encoded: in.encoded, strange: in.strange, made: in.made, endless: in.endless, raw: in.raw, drones: in.drones, many: in.many, maybe: true, spoken: in.spoken, open: in.open}
	if parts := in.said(); len(parts) > 0 {
		found.knows(rest{parts: parts})
	}
	if taken == linesGone {
		found.whom = in.whom
		if found.lines = in.lines; found.lines == nil && in.prints == commands.ItsText {
			found.lines = in.text
		}
		switch in.prints {
		case commands.PathsIn, commands.Names, commands.Identifiers, commands.Numbers, commands.Named, commands.Marked:
			found.prints, found.rest = in.prints, in.rest
		}
	}
	return found
}

// inTurn is what zsh gives to a command that two inputs are connected with, a pipe
// among them: the one after the other. Other shells take the second alone.
func (r *reader) inTurn(first, second flow) flow {
	r.takes(&first, piecesGone) // another process reads both for it
	r.takes(&second, piecesGone)
	in := both(first, second)
	in.script = first.script || second.script
	return r.share(in)
}

// takes notes that a command reads from an input.
func (r *reader) takes(in *flow, how gone) {
	if in.input == 0 {
		return
	}
	at := &r.inputs.all[in.input-1]
	if at.gone = max(at.gone, how); in.script {
		r.unknown("it may read on in the text that it is a part of, so that the shell runs another")
	}
	if at.job {
		r.unknown("what runs beside it reads the same input")
	}
	r.inputs.takes = append(r.inputs.takes, take{in.input, at.last})
	at.last = int32(len(r.inputs.takes))
}

// tookFrom reports whether something was taken from the input since that many takes.
func (r *reader) tookFrom(input int32, since int) bool {
	return input != 0 && int(r.inputs.all[input-1].last) > since
}

// atOnce looks for inputs that two parts of the call take from which run at the
// same time: the takes from first up to second, and those since.
func (r *reader) atOnce(first, second int) {
	for _, t := range r.inputs.takes[second:] {
		// Of several takes since second, the first one has its own before that.
		if before := int(t.before); first < before && before <= second {
			r.unknown("commands that run at once read the same input")
			return
		}
	}
}

// jobTakes notes what a job took from since first: whatever else takes from it does
// so at the same time.
func (r *reader) jobTakes(first int) {
	for _, t := range r.inputs.takes[first:] {
		r.inputs.all[t.input-1].job = true
	}
}

// numbered are the inputs of the descriptor of that number.
func (r *reader) numbered(number string) (in flow, found bool) {
	for i := range r.descriptors {
		if x := &r.descriptors[i]; x.number == number && x.reads {
			if found {
				r.takes(&in, piecesGone)
				r.takes(&x.in, piecesGone)
				return flow{open: true, data: in.data | x.in.data}, true
			}
			in, found = r.remains(x.in), true
		}
	}
	return in, found
}

// readFrom is what the builtins that read take in, standard input or what an option
// names, and whether it is one whole line.
func (r *reader) readFrom(name string, args []commands.Word, in flow) (flow, bool) {
	how := linesGone
	if name != "read" {
		how = piecesGone
	}
	whole := true
	for i := range args {
		w := &args[i]
		option, is := strings.CutPrefix(w.Text, "-")
		if !is && w.Exact() {
			continue
		}
		if w.Exact() && i+1 < len(args) && (args[i+1].Is("") || args[i+1].Is("\x00")) && strings.HasSuffix(option, "d") && strings.Trim(option, "rsd") == "" {
			whole = false // what ends with a NUL
			continue
		}
		if !w.Exact() || strings.Trim(option, "rs") != "" {
			how = piecesGone
		}
		at := strings.IndexByte(option, 'u')
		if at < 0 || !w.Exact() {
			continue
		}
		number := option[at+1:]
		if number == "" && i+1 < len(args) {
			number = args[i+1].Text
		}
		if from, ok := r.numbered(number); ok {
			in = from
		} else if number != "0" {
			in = flow{open: true, data: automode.UnknownData}
		}
	}
	if !whole && how == linesGone {
		switch in.prints {
		case commands.PathsIn, commands.Names, commands.Identifiers, commands.Numbers: // one of them, or several that are none
		default:
			how = piecesGone
		}
	}
	r.takes(&in, how)
	if how == linesGone && in.lines != nil {
		in.prints, in.text, in.maybe = commands.ItsText, in.lines, false // one of them
	}
	return in, how == linesGone && whole
}

// writesScript tells of a write to a script that a shell is running: it reads on
// where it stopped, in what lies there by then. What a pattern or a name that is known
// in part stands for may be the script.
func (r *reader) writesScript(s *spot, w *commands.Word) {
	for i := range r.entries {
		e := &r.entries[i]
		if e.body != nil || s.at.Path == "" || e.file != s.at.Path && !s.mayBe(e.file, w) {
			continue
		}
		r.unknown("it changes the script that is being run")
		return
	}
}

// mayBe reports whether a file may be the one that a word stands for, by its name.
func (s *spot) mayBe(file string, w *commands.Word) bool {
	rest, in := strings.CutPrefix(file, strings.TrimSuffix(s.at.Path, "/")+"/")
	switch {
	case !in || s.known != automode.Bounded || s.extent != automode.One:
		return false
	case w.Glob:
		is, err := value.Matches(base(w.Text), base(file))
		return is || err != nil
	}
	return s.name != nil && (s.name.Base != "" && s.name.Suffix == "" || mayBeName(s.name, rest))
}

// writesInput tells of a write to the input that the shell's own text comes in by.
func (r *reader) writesInput(path string, st *state) {
	if st.scripted && standardInput(path) {
		r.unknown("it writes to where the shell reads its text")
	}
}

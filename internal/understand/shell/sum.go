package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// sum is what has flowed together while one invocation's facts are read.
type sum struct {
	data       automode.Data
	folders    []string      // what it lists or reads
	around     []string      // the folders in which it looks at all files, "" for one that is not known
	lists      bool          // folders are wanted: it prints paths in them
	nowhere    bool          // nobody knows one of them
	edited     automode.Data // of files that it changes: what it makes of them beside
	spoken     bool          // it reads a secret that words of the call put into a file
	strange    bool          // it reads what lies outside of the project, or what a service says
	encoded    bool          // what it prints or writes may be made by a decoder
	endless    bool          // it reads a file without an end
	keeps      bool          // it writes to a file
	adds       string        // this one, behind what is there
	source     string        // the file that it reads
	trees      []string      // the folders that it reads with all below them
	written    bool          // this call wrote a file that it reads, or its words may stand as code in what it writes
	prints     bool          // what it prints has no end
	located    bool          // it is code that prints where a module of its language lies
	sought     bool          // it looks for names that secrets have
	seeks      []sieve       // the names that it looks for
	hands      bool          // it hands them to what it starts, or removes them
	moves      bool          // it takes files away from where they are
	only       bool          // and nothing else holds them
	builds     bool          // what it writes is a program made of the project's source
	checks     bool          // it is an entry point of the project
	compiles   bool          // it makes programs of source, vouched for or not
	keeping    bool          // it is a repository's own program
	repository bool          // it makes repositories
	relays     *flow         // what the commands that it starts print
	alone      bool          // it prints that, and nothing of its own
	passes     flow          // what it reads and writes as it is; the zero value where it does not
	dictated   bool          // the list of what it installs is not the project's
	fed        string        // text that it was given beside its words, or takes in from files of this call
	file       string        // the file that it was given so
	code       hint          // the code that it is
}

// mayWord reports whether words of an invocation that writes sources may stand in them as code:
// what calls something, or names a text, needs signs that names and sentences have not.
func mayWord(result *commands.Result, argv []commands.Word) bool {
	makes := false
	for i := range result.Facts {
		makes = makes || result.Facts[i].Traits.Has(automode.SourceOnly)
	}
	for i := 1; i < len(argv) && makes; i++ {
		if w := &argv[i]; w.Known == automode.Guess || strings.ContainsAny(w.Text+w.Suffix, "\"'`();<>\\\n") {
			return true
		}
	}
	return false
}

// said is what comes out where code was read, which may print more than is known.
func (s *sum) said() flow {
	out := flow{data: s.data, endless: s.prints}
	if from := s.relays; from != nil {
		out.data, out.encoded, out.strange, out.endless = out.data|from.data, from.encoded, from.strange, out.endless || from.endless
		out.raw, out.drones, out.many, out.made, out.spoken = from.raw, from.drones, from.many, from.made, from.spoken
		if texts := from.said(); texts != nil {
			out.knows(rest{parts: texts})
		}
	}
	return out
}

// hears takes in what something else printed for it.
func (s *sum) hears(out flow) {
	s.data |= out.data
	s.prints = s.prints || out.endless
}

// speaks takes in what code prints that the program runs as if it were typed there.
func (s *sum) speaks(out flow) {
	s.hears(out)
	s.relay(out)
	s.alone = true
}

// relay takes in what a command that it starts prints.
func (s *sum) relay(out flow) {
	if s.relays != nil {
		out = both(*s.relays, out)
	}
	s.relays = &out
}

package commands

import (
	"strings"

	"automode"
)

// Fact is one thing that an invocation does, in terms of its own words.
type Fact struct {
	Word      Word   // the word that the role is of; zero on a fact without one
	Words     []Word // RunsWords, RunsTask, RunsPackage: it and all that follow; RunsText, RunsFile: what follows; Composes: the files, where options name them, and those of variables, each behind its option; Receives, Links: what is copied, moved or linked there; Writes: what is gone once it is in there; Edits: a file that holds none of these texts stays as it is
	Target    string // what it happens to, where no word says it; Composes: images are built, and no containers made
	Flag      string // the option that brings it about
	Why       string
	Mounts    []Mount // code that runs Inside: folders of this machine that it sees
	Input     *Word   // of code: what it gets on standard input; nil: what the invocation itself gets
	Traits    automode.Traits
	Role      Role
	Kind      automode.Kind
	Extent    automode.Extent
	Via       automode.Via
	Lang      Lang   // of code
	Wraps     Wraps  // where code runs
	More      bool   // RunsWords: words from standard input follow; Links: what is linked is named from the working folder, not the link's own; MakesFolder: with those above it; Receives: in its own place, and never into it
	Lines     bool   // More: each line is a word, blanks and all
	Nul       bool   // More: words end at a NUL, and not with the line
	Share     Share  // More: how many commands the words are handed to
	Times     Times  // RunsWords, RunsLine: how often it is run
	Book      Book   // RunsTask: the file that the task stands in
	Logs      bool   // Sends, Fetches, RunsLine: it logs in there, as somebody who may do anything in a home
	OrProgram bool   // RunsTask: a name that is no task is a program of the project
	Library   bool   // Run: Target is a package that code takes in by its name
	Inside    bool   // RunsText: inside the project's application, with its settings
	Module    bool   // RunsFile: a module of the project that other code loads; Unread: the name of a module, which is nothing new for one of the project's
	Alike     bool   // Receives: what is copied there is all that the file holds
	Sieve     *Sieve // Seeks: which paths it takes, where the word is no pattern of a shell
}

// Share says how words from standard input are handed out to commands.
type Share uint8

const (
	Together Share = iota // all to one
	Singly                // each to one of its own
	Somehow               // nobody knows how many to which, or whether all are
)

// Runner is how a runner of tasks was called, for all that it runs.
type Runner struct {
	File  Word   // the file that an option names instead of the usual one
	Text  Word   // an option gives more of it
	Sets  []Word // NAME=value: variables of the recipes
	Args  []Word // arguments for the tasks
	Dry   bool   // commands are only printed, but for those that run all the same
	Named bool   // File is set
	Only  bool   // Text is all of it, and no file is looked for
	// Among: the task is one of other packages of the workspace: those that
	// Packages name, by name or folder, or any.
	Among    bool
	Packages []Word
	// Rooted: nothing keeps the workspace's own script from being run by itself.
	Rooted bool
}

// Substitutes are commands that put something in the place of what they find in each
// line, if there are no others in the script, which nobody looked at yet.
type Substitutes struct {
	Script   string
	Extended bool // sed's patterns, without backslashes in front of operators
	Perl     bool // statements of Perl
	GNU      bool // sed is one that knows GNU's signs
}

// Patch is how a patch is applied.
type Patch struct {
	Form    PatchForm
	File    Word // the file that it stands in; "": standard input, or Text
	Text    Word // an argument that is the patch
	Strip   int  // how many leading parts of names are taken away; -1: nothing says so
	Prefix  Word // the folder that an option puts in front of every name
	Reverse bool
	Recount bool
	Loosely bool // what files become may be another text than the patch says, or the index changes as well
	Odd     bool // an option makes more of it than is followed
	Rejects bool // what does not fit is written beside each file, with ".rej" behind its name
	Backups bool // what a file held is kept beside it, with ".orig" behind its name
}

// PatchForm says who reads the patch.
type PatchForm uint8

const (
	PlainPatch  PatchForm = iota // patch(1)
	GitPatch                     // git apply
	MarkedPatch                  // "*** Begin Patch", as language models are taught it
)

// Mount is a folder of this machine as a container sees it.
type Mount struct {
	From Word   // on this machine
	At   string // in the container
}

// Result is what one invocation does.
type Result struct {
	Program *Program
	Row     *Row   // the row that the subcommands led to
	Path    string // the subcommands: "remote add"
	Facts   []Fact
	Runner  *Runner // how a runner of tasks was called, where that matters
	Prints  Prints
	Whom    Whom   // the processes that what it prints tells of
	Chosen  string // Whom is ChosenProcesses: the pattern for their lines or names
	Intake  Intake // the program's, as far as its options leave it
	Course  Course // the row's, as far as its options leave it
	Long    bool   // it prints ten thousand lines or more
	Args    []Word // the positionals
	Deed    Deed   // what it does to a repository as a whole
	// Follows: what it reads may name other files or commands.
	Follows bool
	// Through: it goes through the links below the folders that it reads.
	Through bool
	// Kept: so many words that carry a secret are printed nowhere. Echoes: it
	// prints what it is given all the same, as tracing and verbose options do.
	Kept   int
	Echoes bool
	// Patch: it applies a patch, by which its facts of a target "." and a Tree can be
	// told one by one where the patch is known.
	Patch *Patch
	// Substitutes: all that it does to the files that it edits.
	Substitutes *Substitutes
	// Compared are words that it compares, two and two; Ordered: by their order.
	Compared []Word
	Ordered  bool
	// Sieve is which lines of what comes in it prints, Sifted or Most of them; of a listing,
	// which of the names. nil: nothing says so.
	Sieve *Sieve
	// Bare: what it starts is given no variable that it was not told. Lacks: it
	// is given all but these.
	Bare  bool
	Lacks []string
	// Beside: names of files of code that count in the place of what it would load,
	// where they lie in its folder.
	Beside []string
	// Proposes: it takes in commits that anybody may propose; Replaces: it puts
	// files of other commits into the working tree.
	Proposes, Replaces bool
	// Needs: without the identifiers among its words it is asked for nothing that is there.
	Needs bool
	Stdin Role // Data: it passes through or is looked at; RunsText: it is code in Lang; RunsWords: words
	Lang  Lang
}

// Speaks reports whether it prints its own positionals.
func (r *Result) Speaks() bool { return r.Prints == ItsText || r.Prints == InForm }

// Understood reports whether no fact is Unknown.
func (r *Result) Understood() bool {
	for _, f := range r.Facts {
		if f.Kind == automode.Unknown && !f.Role.plain() && f.Role != Base {
			return false
		}
	}
	return true
}

// String writes the fact as cases do: "Write{metadata} f", "Delete d/**",
// "Run[words] rm x", "in d", "Unknown no such option -x".
func (f Fact) String() string {
	var b strings.Builder
	switch {
	case f.Role == Seeks:
		return "Seek " + f.Word.String()
	case f.Role == Base:
		b.WriteString("in")
	case f.Kind == automode.Unknown:
		return "Unknown " + f.Why
	default:
		b.WriteString(f.Kind.String())
	}
	if t := f.Traits.String(); t != "" {
		b.WriteString("{" + t + "}")
	}
	if f.Role.Means().Subject == Code {
		b.WriteString("[" + f.code() + "]")
	}
	switch {
	case len(f.Words) > 0 && f.Role == RunsWords:
		for _, w := range f.Words {
			b.WriteString(" " + w.String())
		}
		if f.More {
			b.WriteString(" …")
		}
	case f.Target != "":
		b.WriteString(" " + f.Target)
	default:
		b.WriteString(" " + f.Word.String())
	}
	switch f.Extent {
	case automode.Children:
		b.WriteString("/*")
	case automode.Tree:
		b.WriteString("/**")
	}
	return b.String()
}

func (f Fact) code() string {
	s := [...]string{"file", "text", "line", "on", "tool", "words", "named", "with", "task", "package", "composes"}[f.Role-RunsFile]
	if f.Role == RunsText || f.Role == RunsFile {
		s += " " + f.Lang.String()
	}
	if w := [...]string{"", " as root", " inside", " remotely", " later"}[f.Wraps]; w != "" {
		s += w
	}
	return s
}

var langNames = [...]string{"native", "shell", "python", "javascript", "ruby", "perl", "php", "awk", "sed", "sql", "make", "jq", "lua", "tcl", "cron", "ex", "typescript", "go"}

func (l Lang) String() string { return langNames[l] }

// String writes the word, with "…" for what is not known.
func (w Word) String() string {
	switch w.Known {
	case automode.Exact, automode.OneOf:
		return w.Text
	default:
		return w.Text + "…" + w.Suffix
	}
}

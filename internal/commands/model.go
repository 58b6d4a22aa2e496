package commands

import "automode"

// Program is what one program's manual says, as far as it was read.
type Program struct {
	Name    string // "git"
	Also    string // other names it is started by, separated by spaces: "gtar bsdtar"
	Kin     string // other programs, each with a manual of its own, of which the rows hold as well: "reek flog"
	Summary string // what it is for: "keeps versions of a tree of files"
	Manual  string // where the facts come from: "git(1), git 2.47"
	Package bool   // it comes in a package of that name, for npx, uvx and their kin
	Book    Book   // the file that the tasks it runs stand in
	Carried string // names of the scripts by which a project carries it along, with their folder where the name alone says too little: "gradlew", "bin/rails"
	// Versions: it keeps versions of the files it works on in a git repository, so
	// that what it replaces or removes may go from these as well, and it starts what
	// the repository's settings name.
	Versions bool
	// Lists: it prints the names of all in its working folder, or of what it is
	// given, as they stand there.
	Lists bool
	// Follows: names that it is started by, "*" for all. As these, what it reads may
	// name other files, which it reads as it says, or commands: a source that
	// includes, a document, a list. Refine can say that an invocation does not.
	Follows string
	// Links: options with which it goes through the links below a folder that it
	// reads; "*": it does without any.
	Links string
	// Gate: it is a part of the gate. What it does counts wherever a file of its
	// name lies, and not only where it is found by its name.
	Gate bool
	// Rare: a lean hook does not carry it, and leaves every call in which it meets
	// a name that it does not carry to automode-reader, which carries all. For what
	// few people call.
	Rare   bool
	Intake Intake
	Row    // the program itself, before any subcommand
}

// Intake says what becomes of input that never ends: what is piped into it, and
// the files that it is given. The zero value is not known: what answers questions
// ends early.
type Intake uint8

const (
	AnyIntake Intake = iota
	Streams          // it goes on as long as it reads, and prints
	Holds            // it keeps all that it reads, in memory or on a disk
	Stops            // it takes so much and ends
)

// Row is what an invocation does: a program's, or one of its subcommands'.
type Row struct {
	// Names are the subcommands this row is for: "rm remove"; empty on a program.
	// A "*" in one stands for any letters, digits and dashes, for programs whose
	// manual says what a verb means wherever it stands: "describe-* list-*".
	// Names to the letter count first, then the rows in their order.
	Names  string
	Style  Style  // how options are written; the zero value takes the row above's, GNU at the top
	Does   []Do   // what it does whatever its arguments
	Args   []Arg  // what happens to positionals; one that no Arg covers is Unread
	Flags  []Flag // options of this row alone
	Global []Flag // options of this row and of every row below
	Help   string // options that print help, here and below, or something like a version, here, and do nothing else; of a Plain row its own "--help" alone, as the only word
	Rows   []Row  // subcommands; the first positional selects one
	// Again: a group below a group. Its subcommands are those that it stands
	// among: "compute instances list", for any nouns and a verb. Nouns alone are
	// not understood.
	Again bool
	// OrArgs: a first positional that names no subcommand is a positional of
	// this row. Otherwise it is an unknown subcommand.
	OrArgs bool
	Lang   Lang   // language of RunsText and RunsFile words
	Stdin  []In   // what it does with standard input; data that passes through when no In applies
	Prints []Out  // what is known of what it prints; anything when no Out applies
	Wraps  Wraps  // where a RunsWords or RunsLine command runs
	Course Course // how it goes on in time; an option may change it to Stays, and Refine to any
	// Compiles: what its options write are programs, made of the source that it
	// reads.
	Compiles bool
	// Refine adds or removes what a table cannot say. It must be a named
	// function in the program's own file.
	Refine func(*Match)
	below  packedRows // Rows in their packed form, of a program out of a pack
}

// Style is how a program reads its options.
type Style uint8

const (
	Inherited Style = iota
	GNU             // clusters, long names with "=", options anywhere, "--" ends them
	Leading         // as GNU, but the first positional ends the options
	Single          // long names with one dash or two: go, java, terraform
	Old             // as GNU, and the first word may be a cluster without a dash: tar, ps
	Plain           // no options: every word is a positional
	// Looking is as GNU, but options that only choose what is shown stand in
	// shownOptions, and what stands behind an option that nobody read is read as
	// well: it may be denied.
	Looking
)

// When narrows a fact. A nil one, and the zero value, always hold.
type When struct {
	Args     string            // number of positionals: "0", "2", "1+", "1-2"
	With     string            // at least one of these options is there
	Without  string            // none of these options is there
	First    string            // the first positional is one of these words
	Platform automode.Platform // only there; AnyPlatform: everywhere
}

// Do is an effect that does not come from a word of the invocation.
type Do struct {
	Kind   automode.Kind
	Target string // what it happens to, in words: "the index"; "." is the folder it works in
	Traits automode.Traits
	Extent automode.Extent
	When   *When
	Why    string // one clause; needed for every kind but Read, Query and Keep
}

// At says which positionals an Arg covers.
type At uint8

const (
	Each At = iota
	First
	Second
	Third
	Rest   // all after the first
	Beyond // all after the second
	Last
	ButLast
)

// Arg is what happens to positionals.
type Arg struct {
	At     At
	Role   Role
	Extent automode.Extent // wider than the role's own; One leaves that
	Traits automode.Traits // beside the role's own
	When   *When
	Why    string
}

// Flag is one option and its other spellings.
type Flag struct {
	// Names: "-f --force"; with a value "-o= --output="; with a value only
	// when attached "-i[=] --color[=]"; "-#" is a dash and digits. "--*" is every
	// other long option, with the word behind it unless that is an option too:
	// for operations of which the manual says that all their options are
	// parameters of a request; "-*" the same in Single style, for a program that
	// hands what it does not know to the project's own.
	Names string
	Value Role // what its value is; Unread on an option that takes none
	// Of: the option is that of these programs alone, out of a program and its
	// kin, and of the others nobody read it: "brakeman reek". Empty: of all.
	Of    string
	On    automode.Platform // the option is that of this platform's program alone; AnyPlatform: of all
	Why   string
	Does  []Do            // what the option does by itself
	Adds  automode.Traits // to the row's own effects
	Reach automode.Extent // the row's own effects reach this far; One changes nothing
	// Cancels: kinds of the row's own effects that do not happen with this
	// option. Everything: none does.
	Cancels Kinds
	Lang    Lang // language of a RunsText or RunsFile value
	// Ends: the option and its value end the options; what follows are
	// positionals ("-c" of shells and interpreters).
	Ends bool
}

// Kinds is a set of effect kinds.
type Kinds uint32

// Everything is every kind.
const Everything = ^Kinds(0)

// NoEnd, cancelled by an option: with it the program takes or prints only so much.
const NoEnd Kinds = 1 << 31

// Apart, cancelled by an option: with it nobody waits for what the program starts.
const Apart Kinds = 1 << 30

// Of is the set of one kind; sets are joined with |.
func Of(k automode.Kind) Kinds { return 1 << k }

// Sets of kinds for tables, which may hold constants only.
const (
	NoRead    = Kinds(1) << automode.Read
	NoWrite   = Kinds(1) << automode.Write
	NoKeep    = Kinds(1) << automode.Keep
	NoDelete  = Kinds(1) << automode.Delete
	NoLose    = Kinds(1) << automode.Lose
	NoRun     = Kinds(1) << automode.Run
	NoFetch   = Kinds(1) << automode.Fetch
	NoSend    = Kinds(1) << automode.Send
	NoPublish = Kinds(1) << automode.Publish
	NoChange  = Kinds(1) << automode.Change
	NoInstall = Kinds(1) << automode.Install
	NoQuery   = Kinds(1) << automode.Query
)

// Lang is a language that code is written in. The zero value is Native: a
// program that cannot be read.
type Lang uint8

const (
	Native Lang = iota
	Shell
	Python
	JavaScript
	Ruby
	Perl
	PHP
	Awk
	Sed
	SQL
	Make
	Jq
	Lua
	Tcl
	Cron       // tables of commands that run at set times
	Ex         // commands of editors and other programs with a prompt of their own
	TypeScript // and JavaScript, by programs that take settings from the folder: which code to load first, what names of modules mean
	Go         // one file of a program
)

// In is what a program does with standard input.
type In struct {
	Role Role // RunsText: it is code; Reads: data; RunsWords: words for the command it starts
	When *When
}

// Out bounds what a program prints, for words that are made of it.
type Out struct {
	Prints Prints
	When   *When
}

// Prints is what is known of a program's output. The zero value is AnyText.
type Prints uint8

const (
	AnyText     Prints = iota
	Number             // digits and a sign
	Numbers            // as Number, any number of them
	OneName            // a word without a slash that does not begin with a dash
	Names              // as OneName, any number of them
	PathsIn            // paths at or below the folders it was given, or its working folder
	TempPath           // a new path in a scratch folder
	WorkDir            // its working folder
	RepoRoot           // the root of the repository it works in
	ItsText            // its own positionals, joined with blanks
	DirName            // the folder part of its first positional
	FileName           // the last part of its first positional
	RealPath           // its first positional, made absolute
	Passed             // what it read, unchanged
	Content            // the content of its one positional
	Sifted             // some whole lines of what it read
	Decoded            // what it read, decoded or unpacked
	Endless            // text that never ends
	AllIn              // as PathsIn, and the folders themselves and all that is below them
	ShellSetup         // text by which a shell sets itself up for the program: variables, functions, the search path
	ToolDir            // a folder that its toolchain keeps for itself or for packages, unless a variable named like it says otherwise
	Alike              // as PathsIn, and nothing but the names that it was given
	EachIn             // as PathsIn, and all that is below the folders, but not these
	Lined              // lines that each begin with a number and a colon
	Headed             // of each line that it read what stands before the first colon
	Counted            // lines that each begin with a number and a blank
	FirstWords         // of each line that it read the first word, or what stands before the first blank
	Relayed            // paths, where the command that it starts prints such, and nothing beside them
	Pared              // what it read without some of its letters, or with others of blanks
	Joined             // what it read, with blanks or NUL between its lines
	Served             // what a service elsewhere holds, as whoever may write there left it
	Most               // as Sifted, and all of them or most
	AsStarted          // what the command that it starts prints, as it is, and nothing beside it
	InForm             // as ItsText, but the first positional says in which form
	Named              // lines that each begin with a word without a slash, which does not begin with a dash, and a blank
	Marked             // lines that each begin with two letters and a blank, and a path of the repository behind them
	Unmarked           // of each line that it read the second word, or what stands behind the first three letters
	Refs               // names of a repository's refs, without a root and without ".."
	Undotted           // what it read without "./" in front
	OneRef             // as Refs, and one at most
	Identifiers        // as Names, and in hexadecimal, so that none is a name that anybody chose
	Shorn              // what it read without something in front that ends with a slash, or blanks and marks
)

// Whom says which processes numbers and lines are of, as far as that matters to
// what is then signalled. The zero value is any.
type Whom uint8

const (
	AnyProcesses    Whom = iota
	SameProcesses        // those that what it read tells of, or nearly all of them
	ChosenProcesses      // those that a pattern chooses
	EveryProcess         // all there are, or all of an account
	GateProcesses        // those of the gate
)

// Wraps says where the command runs that a wrapper starts.
type Wraps uint8

const (
	Here     Wraps = iota // on this machine, as the same user
	AsRoot                // with more rights
	Inside                // in a container
	Remotely              // on another host
	Later                 // when this call is over
)

// Book is the sort of file that a runner's tasks stand in. The zero value is
// one that nobody reads: names decide.
type Book uint8

const (
	NoBook         Book = iota
	PackageScripts      // the scripts of package.json
	Makefile
	Justfile
	Taskfile
	MiseTasks
)

// served is the output of what shows the content of a service elsewhere.
var served = []Out{{Prints: Served}}

// Case is a line and the facts it must give. The cases of the program in
// variable x stand behind it in a variable xCases, so that a program that never
// prints them does not carry them. Facts are joined with "; ", each
// as Fact.String writes it; "nothing" when there are none.
type Case struct {
	Line string
	Want string
}

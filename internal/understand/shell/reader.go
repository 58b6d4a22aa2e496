package shell

import (
	"sync"

	"automode"
	"automode/internal/commands"
	"automode/internal/world"
	"mvdan.cc/sh/v3/syntax"
)

// reader is one walk.
type reader struct {
	a       *automode.Action // action
	action  automode.Action
	world   *world.World
	options Options

	position
	manner
	labour
	conduct
	streams
	interpreted
	notes    notes    // files that this call itself made, changed or linked
	versions versions // what is known of the repository

	inLists     map[string]alts     // what variables of that name held as lists, so far
	manifestsIn map[string][]string // by folder: the paths that manifests have there
	blanked     inBlanks            // the folder that was last looked through for names with blanks

	// Memory that is used again and again.
	scratch
	strings room[string]
	flags   room[bool]
	inUse   int // of the matches
}

// manner is how text is read. What a part of the call changes of it is put back
// where that part ends.
type manner struct {
	known     bool // what is not understood, and which code runs, stands there already
	supposing bool // a text is read that may be run and is not known to be
	blatant   bool // and perhaps not on this machine
	unsplit   bool // values are read as zsh reads them: neither split nor patterns
	sends     bool // what is read is where a redirection goes to, which a plain sh does not split
	splits    bool // set where reading values so makes a difference
	sober     bool // the shell that is read may be one that knows no braces, as sh is on many systems
	zsh       bool // the shell that is read may be zsh
	unspread  bool // braces stand for themselves
	spreads   bool // set where reading braces so makes a difference
	echoes    bool // the shells that the invocation starts print their commands
	through   bool // the invocation goes through links
	byPath    bool // a program of the project is started, which is none that only looks
	loose     bool // code of unknown extent ran: any file may have changed
	linking   bool // the place of a new link is looked for
}

// labour is how much was read, and what of it nobody could read.
type labour struct {
	work    int
	temps   int     // new files and folders in the scratch folder, so far
	guesses int     // comparisons of a secret, so far
	row     float64 // how many words the longest brace expansion of a command stands for
	spent   bool    // more work than is done, which was said
	failed  bool    // a limit was passed or a part was not read

	sifting map[*syntax.BinaryCmd]bool // lists and pipes that were asked whether they sift
}

// conduct is what the call was seen to do so far, beside its effects.
type conduct struct {
	done      deeds         // since the round, function or script began
	round     deeds         // of the loop that was read last
	back      homecoming    // of the function that is being read
	early     returned      // how it was left before its end, it or the file that is taken in
	givenUp   *state        // how things stand where the line may have been given up; nil: nowhere
	exit      outcome       // of the command that was read last
	alone     bool          // the command to be read next is a shell that is started by its own name, with one word or none behind its text
	needs     bool          // a command of it needs identifiers that are its words
	doubted   [2]int        // the effects from and to which doubt was last cast
	swept     bool          // all that a root holds was moved
	began     bool          // a job was started
	nounset   bool          // what is not set cannot be expanded
	exports   bool          // what is set, and each function, may go on to what the shell starts
	spares    bool          // files that are there may stay as they are where text is put into them
	remotes   bool          // the repository has other remotes than those that can be looked up
	aliases   bool          // the call names an alias
	closes    bool          // the call closes a descriptor
	strange   bool          // a substitution took in what lies outside of the project
	builds    bool          // the project was built in this call
	unvouched bool          // what starts, tests or builds a project ran, and is not trusted to
	uttering  automode.Data // what the words of commands so far carried
	went      int           // how often the shells that are read changed their folders
	traps     []trap        // what the shell being read runs when something happens, or at its end
	mixes     bool          // exec may have made standard error what others read, for all that follows
	springs   bool          // a trap's text is read as it is set
	aside     *flow         // what that says on standard error alone
	murmurs   *flow         // the same of what the shell runs between commands
	amid      *flow         // what traps and functions print that the shell runs between commands; nil: nothing
	jobs      []job         // what runs beside the rest
}

// streams are what commands hear and hand on.
type streams struct {
	pipes       []flow // what comes out of each process substitution
	takers      []taken
	coproc      coproc
	feed        flow // standard input of the command whose words are expanded
	inputs      inputs
	descriptors []descriptor // those that this call opened, in the order of the text
	openings    []opening    // and each number, with the file behind it
	utters      []string     // texts that went into values that are not known
}

// interpreted is what is known of the code, the recipes and the scripts that are read.
type interpreted struct {
	includes   []string         // folders of the project that an interpreter was told to take modules from
	lent       []int            // the project's libraries that are put before what runs next
	ran        []string         // files that this call made, and out of which code ran that nobody read
	recipes    []string         // tasks being read
	books      []consulted      // files in which tasks were looked up
	spliceable []string         // values of variables that may be put into a task's commands
	runner     *commands.Runner // how the runner was called whose tasks are read
	again      *commands.Runner // how the runner was called that starts itself again
	sourced    *sourced         // set while a file is read that this shell runs itself
	aim        commands.Word    // what the next link points at, in code that says so
}

// scratch is memory of which nothing is left in what a walk returns, so that
// the next one uses it again.
type scratch struct {
	cwd      [1]string // of the call
	words    room[commands.Word]
	states   room[state]
	lists    room[alts] // of what words become
	matches  []*commands.Match
	programs []met           // those that this call has met
	entries  []entry         // functions and scripts being read
	bindings []binding       // what was assigned, for traps
	noteds   map[string]note // the notes of the last call, emptied
}

// small is what most actions need, in one piece of 1 KiB.
type small struct {
	commands [4]automode.Command
	effects  [3]automode.Effect
	words    [11]string
	known    [11]bool
}

// readers are kept from one walk to the next, with their memory and nothing else.
var readers = sync.Pool{New: func() any { return new(reader) }}

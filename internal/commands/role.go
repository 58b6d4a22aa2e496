package commands

import "automode"

// Role says what an invocation does with one word: a positional, a flag's
// value, or standard input. The zero value is Unread: nobody read in the
// manual what it does, and the invocation is not understood.
type Role uint8

const (
	Unread     Role = iota
	Data            // mere data: text, a number, a pattern, a name
	Credential      // data that it hands to the host it speaks to, or only compares, and prints nowhere

	// Paths.
	Reads       // the content of a file, or what lies directly in a folder
	ReadsTree   // everything below a folder
	Lists       // names, sizes, whether it exists
	ListsTree   // names below a folder
	Writes      // the content is replaced; a file that is not there is made
	Appends     // the content is added to
	Edits       // the content is changed in place
	Makes       // a file or folder is made; one that is there keeps its content
	MakesFolder // the same for what is a folder, with nothing in it
	WritesTree  // files of any name below a folder
	Unpacks     // as WritesTree, over the files that are there
	UnpacksNew  // as Unpacks, beside the files that are there
	Truncates   // the content is thrown away
	Wipes       // a disk, a volume or a pool, by its path or its name below /dev: what it holds is lost
	Marks       // mode, owner, times
	Deletes     // removed
	Empties     // a folder whose content is removed before it is written to
	Moves       // taken away to another place
	Receives    // the destination of copies or moves: a file, or a folder that takes them
	Links       // made to point elsewhere
	LinkTarget  // pointed at by a link
	Base        // the folder that the program works in from here on
	Seeks       // a pattern of names that are looked for below the folders it works on
	Loads       // a file whose content can run code, loaded by a program that normally only looks
	Handed      // given to code of the project, of which nobody knows what it does to it
	Settings    // a file of settings that can name programs, which whoever has it in place may mean: another cluster's, a certificate's

	// Code.
	RunsFile    // a file of code, or a program by its path
	RunsText    // code in the row's language
	RunsLine    // a shell command line
	RunsOn      // a shell command line, behind which the caller puts files of its choice
	RunsTool    // a shell command line, behind which the caller puts options of that tool, and files
	RunsWords   // a command: this word is its name and all that follow are its arguments
	RunsNamed   // a program, looked up by name or path, without arguments of its own here
	RunsWith    // the same, by which it runs what it would run anyway: a shell for tasks, an interpreter, a plug-in
	RunsTask    // a task of the project, by name
	RunsPackage // a program out of a package, by the package's or the program's name
	Composes    // a service of a compose file; no word: those that are started unless asked for by name, Many: all

	// Hosts.
	Fetches // a URL or host that something comes from
	Pulls   // a remote repository, by its name or address, that commits come from
	Sends   // a URL or host that something goes to
	Pushes  // a URL or host that others see changed
	Asks    // a host or service that is looked at

	// Names of things.
	Installs  // a package
	Controls  // a process
	Discloses // names a secret that is printed
	Shows     // names a variable of the environment that is printed

	// Goal names what the project's own builder makes or does. It adds nothing to the
	// row's entry point, unless its name says that it does more: then it is a RunsTask,
	// and no fact has this role.
	Goal
	// Interpreter names a version of the language, or its program by a path that is
	// no environment's own: then it is as Settings, and no fact has this role.
	Interpreter
)

// ItsRemote is the target of a Do that fetches from, or publishes to, the
// remote that the repository itself names.
const ItsRemote = "its remote"

// HostCheck is the target of a Do that leaves out to ask who answers for a host.
const HostCheck = "the check of the host's certificate"

// TheRemotes is the target of a Do after which the repository's remotes are
// others than those that can be looked up.
const TheRemotes = "the remotes"

// Subject is the sort of thing that a role's word names.
type Subject uint8

const (
	NoSubject Subject = iota
	Path
	Code
	Host
	Name
)

// Meaning is what a role comes to as an effect.
type Meaning struct {
	Subject Subject
	Kind    automode.Kind
	Traits  automode.Traits
	Extent  automode.Extent
}

var meanings = [...]Meaning{
	Unread:      {NoSubject, automode.Unknown, 0, 0},
	Data:        {NoSubject, automode.Unknown, 0, 0},
	Credential:  {NoSubject, automode.Unknown, 0, 0},
	Goal:        {NoSubject, automode.Unknown, 0, 0},
	Interpreter: {NoSubject, automode.Unknown, 0, 0},
	Reads:       {Path, automode.Read, 0, automode.One},
	ReadsTree:   {Path, automode.Read, 0, automode.Tree},
	Lists:       {Path, automode.Read, automode.Listing, automode.One},
	ListsTree:   {Path, automode.Read, automode.Listing, automode.Tree},
	Writes:      {Path, automode.Write, 0, automode.One},
	Appends:     {Path, automode.Write, 0, automode.One},
	Edits:       {Path, automode.Write, 0, automode.One},
	Makes:       {Path, automode.Write, 0, automode.One},
	MakesFolder: {Path, automode.Write, 0, automode.One},
	WritesTree:  {Path, automode.Write, 0, automode.Tree},
	Unpacks:     {Path, automode.Write, 0, automode.Tree},
	UnpacksNew:  {Path, automode.Write, 0, automode.Tree},
	Truncates:   {Path, automode.Lose, 0, automode.One},
	Wipes:       {Path, automode.Lose, 0, automode.One},
	Marks:       {Path, automode.Write, automode.Metadata, automode.One},
	Deletes:     {Path, automode.Delete, 0, automode.One},
	Empties:     {Path, automode.Delete, 0, automode.Tree},
	Moves:       {Path, automode.Delete, automode.Relocated, automode.Tree},
	Receives:    {Path, automode.Write, 0, automode.One},
	Links:       {Path, automode.Write, 0, automode.One},
	LinkTarget:  {Path, automode.Read, automode.Listing, automode.One},
	Base:        {Path, automode.Read, automode.Listing, automode.One},
	Seeks:       {Path, automode.Disclose, 0, automode.Tree},
	Loads:       {Path, automode.Run, automode.Hidden, automode.One},
	Handed:      {Path, automode.Unknown, 0, automode.One},
	Settings:    {Path, automode.Run, 0, automode.One},

	RunsFile:    {Code, automode.Run, 0, 0},
	RunsText:    {Code, automode.Run, 0, 0},
	RunsLine:    {Code, automode.Run, 0, 0},
	RunsOn:      {Code, automode.Run, 0, 0},
	RunsTool:    {Code, automode.Run, 0, 0},
	RunsWords:   {Code, automode.Run, 0, 0},
	RunsNamed:   {Code, automode.Run, 0, 0},
	RunsWith:    {Code, automode.Run, 0, 0},
	RunsTask:    {Code, automode.Run, 0, 0},
	RunsPackage: {Code, automode.Run, 0, 0},
	Composes:    {Code, automode.Run, 0, 0},

	Fetches: {Host, automode.Fetch, 0, 0},
	Pulls:   {Host, automode.Fetch, 0, 0},
	Sends:   {Host, automode.Send, 0, 0},
	Pushes:  {Host, automode.Publish, 0, 0},
	Asks:    {Host, automode.Query, 0, 0},

	Installs:  {Name, automode.Install, 0, 0},
	Controls:  {Name, automode.Control, 0, 0},
	Discloses: {Name, automode.Disclose, 0, 0},
	Shows:     {Name, automode.Disclose, 0, 0},
}

// plain reports whether a word of the role is data and nothing happens to it.
func (r Role) plain() bool { return r == Data || r == Credential }

// keeps reports whether a word of the role is printed nowhere, or goes to a host,
// where what it carries is judged with all that goes there.
func (r Role) keeps() bool {
	switch r {
	case Credential, Fetches, Sends, Pulls, Pushes:
		return true
	}
	return false
}

// Means returns what the role comes to.
func (r Role) Means() Meaning { return meanings[r] }

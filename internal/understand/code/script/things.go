package script

import (
	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// Language is what the reader of a language knows of its library. It is made
// of literals alone.
type Language struct {
	Lang   commands.Lang
	Things []Thing
	// Packages are things that are found only where they are installed for the
	// project.
	Packages []Thing
	Clients  []Thing // and those by which services are asked
	// Methods of plain values, and of streams, answers and other handles whose
	// effect is foretold where they are made: they compute and do nothing else.
	Methods string
	// Calls are those of Methods that call an argument.
	Calls string
	// Alters are those of Methods that change what they are called on.
	Alters string
	// Acts are methods of such handles that do something.
	Acts []Func
	// Never are member names by which a program gets at code or at the language
	// itself.
	Never string
	// Sigils: names of variables begin with a sign, and one that was given
	// nothing is empty.
	Sigils bool
	// Mapped: the name of a module may mean another than the library's.
	Mapped bool
	// Outs are arguments that functions put something into.
	Outs []Out
	// Options are names of options that change nothing of what a call does.
	Options string
}

// Thing is an object, a module or a class of the library.
type Thing struct {
	Names  string // "fs node:fs"; "" is what bare names mean
	Pure   bool   // nothing in it has an effect, wherever it is handed
	Data   string // members that are mere data, or functions that only compute
	Funcs  []Func
	Labels automode.Data // what it holds, as data
	Shown  automode.Data // what it shows when it is printed whole
	Vars   bool          // its members are variables of the environment
	Input  bool          // it is standard input
	Folder bool          // it is the folder that the code stands in
	Whole  bool          // a package of which every member only computes, with what it is given; what it gives is of the same kind
	Calm   bool          // and it never calls anything that it is given
	Reads  bool          // and it never calls the first thing that it is given, which is a text
	Own    bool          // it is what code of the project holds
	Except string        // members of such a package, or of what it gives, that do more
	Only   string        // of a whole package: the only functions of it that are known, beside Funcs and Rows; they give more of the same
	Rows   string        // and those that ask its service, and give data
}

// Func is what functions of a thing do.
type Func struct {
	Names string
	Act   Act
	Roles [3]commands.Role // of the arguments in their order
	More  commands.Role    // of those behind them; Unread: there must be none
	Gives string           // the thing that it gives, or "" for data
	Since int              // the first version of its package of which that is true
	Why   string
}

// Out is an argument that functions put something into.
type Out struct {
	Names string
	At    int // which, from one on
	Of    int // where they are given so many at least
}

// Act says how a function is read. The zero value goes by the roles alone.
type Act uint8

const (
	ByRoles        Act = iota
	Computes           // its arguments are data, and so is what it gives
	Looks              // the same, and it keeps nothing of them
	Same               // gives its first argument
	Prints             // shows its arguments
	Loads              // takes in a module
	Evaluates          // runs its text as code of this language
	Lines              // runs a command line
	Words              // runs a command: a name, a list of arguments, options
	WordsFlat          // runs a command line when it has one argument, else a command of all of them
	Replaces           // as WordsFlat, in place of this process
	Forks              // starts this program a second time
	Scripts            // runs a file of this language
	Requests           // asks a host, by its first argument and options
	Connects           // opens a connection: port, host or an address
	Listens            // takes connections: port, host
	Opens              // opens a file as its second argument says
	Removes            // removes a path, and what is below it when an option says so
	JoinsPath          // a path made of its arguments
	DirPath            // the folder of a path
	BasePath           // its last part
	WorkFolder         // the working folder
	Moves              // changes the working folder
	FromBase64         // decodes its argument
	Encodes            // a text decoded from its argument when a second says how
	Decodes            // gives what a decoder makes of its argument
	Resolves           // waits for its argument
	Signals            // signals a process: number, name
	ModeOf             // changes a mode: path, mode
	Shuts              // ends the program
	Joins              // the pieces of a list behind one another
	Slices             // the pieces of a list from one on
	Inputs             // standard input, whole
	HomeFolder         // the home of the account
	Variables          // looks up a variable of the environment
	Duplicates         // makes a second process of this one
	LinesOnly          // runs a command line; what else it is given only gets what comes of it
	Shows              // prints the environment
	ReadsAddress       // reads a file, or what a host sends, by one name
	CallsBack          // calls its arguments, which may be named by a text
	Promises           // calls its argument with functions that it gives a value by
	Timers             // calls its argument later
	Repeats            // the same, again and again: function, pause in milliseconds
	OpensHandle        // opens a file or a command, behind the name that it gets
	ModeFirst          // changes a mode: mode, paths
	SignalsFirst       // signals processes: name, numbers
	Addresses          // an address of port and host
	Changes            // changes what it is given
	RemovesTree        // removes paths, and what is below them
	Locates            // gives an address, which can be asked like a file is read
	ReadsArguments     // reads the files that the program is given, or standard input
	OpensAny           // opens a file, or a command or an address that is written as one
	OfPackage          // computes, with functions that are called with what is the package's
	Takes              // gives a member of its first argument, by the name that its second says
	Databases          // opens a database of SQLite: path, options
	Statements         // gives that database a statement
	Shortens           // gives a piece of its first argument, and takes it out there
	ChangesThrough     // the same, where it must be known what the first argument leads to
	Settles            // makes what it gives, with options that change nothing but that
	Servers            // makes a connection to a server of databases
	Asks               // gives that server a statement
	Keys               // gives a store of keys a command
	Speaks             // opens a connection to the service of that address
	Itself             // gives what it is a method of
	Posts              // sends a host its second argument
	BaseOf             // makes what asks hosts below one address
	Pictures           // writes what is seen where an option says so
	Within             // asks an application of the project without a host
	ExpandsHome        // gives a path that may begin with the home's sign
	BelowFolder        // gives what goes through all files below a folder
	WalksFiles         // calls its first argument for each file below the others
	InPage             // runs a function that is written out in a page
)

// find is the thing of that name.
func (l *Language) find(name string) *Thing {
	for i := range l.Things {
		if t := &l.Things[i]; code.Within(t.Names, name) || t.Names == name {
			return t
		}
	}
	for _, list := range [...][]Thing{l.Packages, l.Clients} {
		for i := range list {
			if t := &list[i]; code.Within(t.Names, name) {
				return t
			}
		}
	}
	return nil
}

// Knows reports whether a bare name is a function of the library.
func (l *Language) Knows(name string) bool {
	t := l.find("")
	return t != nil && (t.find(name) != nil || code.Within(t.Data, name))
}

func (t *Thing) find(name string) *Func { return findFunc(t.Funcs, name) }

func findFunc(list []Func, name string) *Func {
	for i := range list {
		if code.Within(list[i].Names, name) {
			return &list[i]
		}
	}
	return nil
}

// alters is what a function is that changes what it is given.
var alters = Func{Names: "assign", Act: Changes}

// member is what a member of a whole package is, and given what comes of calling one:
// that has members, and is not called itself.
var member, given = Func{Names: "member"}, Func{Names: "given"}

// pure is what a function is that only computes.
var pure = Func{Act: Computes}

// computes reports whether a function has no effect whatever it is given.
func (a Act) computes() bool {
	switch a {
	case Computes, Looks, Same, JoinsPath, DirPath, BasePath, WorkFolder, FromBase64, Encodes, Decodes, Resolves, Joins, Slices:
		return true
	}
	return false
}

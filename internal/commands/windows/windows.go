// Package windows is what the cmdlets of PowerShell, the commands of cmd and
// the programs of Windows do: facts from their manuals, in tables. As in
// package commands, nothing here says what a fact earns.
//
// These tables are many and mostly short, so the options of a command are one
// string, which [Bind] reads when the command is met:
//
//	1Path<=reads LiteralPath|PSPath|LP=reads! Tail|Last=data Raw Recurse^
//
// An option is its name and other names for it, joined with "|". A digit in
// front is its place among the positionals, "*" takes all that are left. "<"
// behind the names: what comes through the pipe is given to it. "=" and a role
// say that it takes a value and what happens to it; "!" behind the role that
// the value is no pattern for names. "^": what the command does it does to
// everything below as well.
package windows

import "automode"

// Command is one cmdlet, command of cmd or program.
type Command struct {
	// Names: its name, then aliases; "+" marks one that exists on Windows only,
	// "!" one of Windows PowerShell only, which elsewhere is a program.
	Names   string
	Options string
	Does    []Do
	Prints  Prints
	Special Special
	// Looks: of a program whose verb stands anywhere among its words, the verbs that only
	// look; Of what they may look at without another thought; and Acts the verbs that do more.
	Looks, Of, Acts string
	// Files, of what Transcodes: the options with which its words are paths, of which the last is
	// written where there are more than one; Looked: those of them with which it is
	// read as well; Fetched: those with which an address is fetched.
	Files, Looked, Fetched string
}

// Do is something that the command does whatever its arguments.
type Do struct {
	Kind   automode.Kind
	Target string // "." with Write: files of any name below the working folder
	Traits automode.Traits
	With   string // only with one of these options; empty: always
	Unless string // not with one of these options
	Why    string
}

// Prints is what is known of what the command puts out.
type Prints uint8

const (
	Anything  Prints = iota
	Nothing          // it puts nothing out
	Below            // files in the folders that it was given, or in its working folder
	Itself           // the files that it was given
	Content          // what it read
	Passed           // what it was given through the pipe, or some of it
	Scalar           // numbers, dates and names without a folder
	Narrowed         // as Passed: some of the things, each whole
	Chosen           // as Narrowed, or one property of each
	Unaltered        // as Passed: all of the things
	Joined           // the paths that it was given, as one
	Processes        // processes: those that were named, or all
	Divided          // a part of the path that it was given
)

// Special is what a command means to the language itself, so that no table
// can say it. The zero value is nothing special.
type Special uint8

const (
	Plain             Special = iota
	Each                      // runs blocks for each thing that comes through the pipe
	Filter                    // asks blocks about each thing that comes through the pipe
	Output                    // puts out what it is given
	Evaluates                 // runs text as code of this shell
	Moves                     // makes a folder the working folder
	Assigns                   // sets a variable of the shell
	Renames                   // makes a name stand for a command
	Starts                    // starts a program with a list of arguments
	Makes                     // makes an object of a class
	Calls                     // runs a block or script, perhaps on another host
	Jobs                      // as Calls, and nobody waits for it
	Sends                     // a request to a host, by its method
	Copies                    // what lies at the first path comes to lie at the second
	Creates                   // makes a file, folder or link
	Searches                  // looks through files that come through the pipe, and through text as it is
	Replaces                  // a value becomes the content of a file
	Waits                     // for time to pass or for others to end
	Transcodes                // certutil: see [Command.Files]
	Transfers                 // words that are addresses are fetched, and other paths are written
	ByAddress                 // an address among its words is code that is run at once
	ShellOfCmd                // the shell cmd, whose options come before a command line
	ShellOfPowerShell         // PowerShell, see [HostOption]
	LinuxBeside               // runs commands in the Linux beside Windows
)

package windows

import (
	"strings"

	"automode/internal/commands"
)

// Act is what reading a member of .NET, calling it or making an object of a class
// comes to. The zero value: nobody read it.
type Act uint8

const (
	Unread Act = iota
	Pure       // computes of the value and what it is given
	Looked     // as Pure, and only where it is looked at and not called

	// Properties.
	Same    // what the value is
	AName   // a word without a folder
	ANumber // digits

	// Texts.
	Substitutes // puts a text in the place of another
	Trims       // without blanks at both ends
	Lowers      // in small letters
	Raises      // in capital letters
	Spells      // the text that bytes are
	Encodes     // what is written in letters that hide it is decoded
	ACharacter  // the character of a number
	Joins       // texts, with the first between them
	Concats     // texts
	Formats     // texts in the places that the first names

	// Code.
	RunsEach    // runs blocks for each of the value's things
	RunsAllEach // the same, for all of a list to its end
	Invokes     // runs the value
	RunsGiven   // runs what it is given
	ABlock      // code that is made of text
	Runs        // starts a program

	// Files and hosts.
	Clocks          // starts or stops a clock, or what else the value is: a service, it may be
	RemovesIt       // removes the file or folder that the value is
	Downloads       // takes something from the host that it is given
	DownloadsToFile // the same, into the file behind it
	Uploads         // sends to the host that it is given
	UploadsFile     // the same, with the last it is given as the file
	Dials           // connects to the host that it is given
	DialsLater      // can, and names no host
	Listens         // waits for connections
	Both            // gives what is read and written of a connection
	Passes          // to and from a stream that something else opened
	Answers         // gives what a host answers that is not named here
	AsksName        // asks for the address of a name
	OnFiles         // see [FileMethod]
	OpensRead       // a reader of the file that it is given
	OpensWrite      // a writer of the file that it is given
	APath           // the file or folder that it is given
	Unpacks         // what is packed comes out as something else

	// This machine.
	AVariable        // a variable of the environment
	AllVariables     // all of them
	ExpandsVariables // those whose names stand in a text between percent signs
	SetsVariable     // sets one: with two arguments for this process, with more for good
	Shows            // on the console
	ListProcesses    // what runs on this machine
)

// members are those of any value, or the static ones of classes, in small
// letters and without "system.". The first row of a class and a name counts.
type member struct {
	of    string // classes; empty: of any value
	names string // empty: every one
	act   Act
}

// class is what an object of a class is.
type class struct {
	names string
	act   Act
}

// FileMethod is what a method of .NET's for files does. Its Names are in small
// letters.
type FileMethod struct {
	Names string
	Does  []FileDo
}

// FileDo is one thing that a method does to the path among its arguments that
// stands at that place.
type FileDo struct {
	Role commands.Role
	At   int
	Why  string
}

// Property is what reading a property of a value comes to; Unread, Same, AName or
// ANumber.
func Property(name string) Act { return find(properties[:], "", name) }

// PropertyOfMany reports whether a name is that of a property and of no method,
// where only the name is said.
func PropertyOfMany(name string) bool { return listed(ofMany, name) }

// Method is what calling a method of a value comes to.
func Method(name string) Act { return find(methods[:], "", name) }

// Static is what a static member of a class comes to.
func Static(of, name string) Act { return find(statics[:], of, name) }

// Class is what an object of a class is.
func Class(name string) Act {
	for i := range classes {
		if listed(classes[i].names, name) {
			return classes[i].act
		}
	}
	if strings.HasPrefix(name, "collections.generic.") {
		return Pure
	}
	return Unread
}

// Files is what a method for files does, or nil.
func Files(name string) *FileMethod {
	for i := range fileMethods {
		if listed(fileMethods[i].Names, name) {
			return &fileMethods[i]
		}
	}
	return nil
}

// Converts reports whether making a value one of a type runs nothing.
func Converts(to string) bool {
	return listed(converts, strings.TrimSuffix(strings.TrimPrefix(to, "system."), "[]"))
}

// KeepsText reports whether a text made one of a type is still that text.
func KeepsText(to string) bool {
	return listed(keepsText, strings.TrimSuffix(strings.TrimPrefix(to, "system."), "[]"))
}

func find(list []member, of, name string) Act {
	for i := range list {
		if m := &list[i]; (m.of == of || listed(m.of, of)) && (m.names == "" || listed(m.names, name)) {
			return m.act
		}
	}
	return Unread
}

// listed reports whether a list of names with blanks between them holds one.
func listed(list, name string) bool {
	for n := range strings.FieldsSeq(list) {
		if n == name {
			return true
		}
	}
	return false
}

// Clock reports whether a class is that of a clock that is started and stopped.
func Clock(class string) bool { return class == "diagnostics.stopwatch" || class == "stopwatch" }

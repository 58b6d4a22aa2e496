package commands

// Sieve says which lines a filter prints of what it reads, or which names a listing prints.
// One without words lets through some of them, and nobody knows which.
type Sieve struct {
	Any   []Word // expressions or patterns, one of which has to hold of a line
	Form  Form
	Fold  bool // a capital is as good as a small letter
	Whole bool // one of them has to be the whole line
	Words bool // it is held against whole words
	Not   bool // the other lines
	Tells bool // the program succeeds where it prints something, and fails where it does not
	First bool // it is held against the first word of a line
	Hides bool // of a listing: names with a dot in front do not come
	Base  bool // it is held against the names of files alone, and of the folders around them
}

// Form is how the words of a sieve are written. The zero value is one that nobody reads.
type Form uint8

const (
	UnreadForm   Form = iota
	BasicForm         // basic regular expressions
	ExtendedForm      // extended regular expressions
	FindForm          // those of find, of which a test does not say which they are
	PerlForm          // those of Perl, Rust and Go
	PlainForm         // text
	NameForm          // patterns of a shell for one name, whatever folder it is in
	WalkForm          // patterns of find for whole paths
	PathForm          // what git takes for paths: one, a folder around it, or a pattern that goes through folders
)

// Package generate makes shell commands: from the shell's grammar, from the
// catalogue of programs, and from collected commands with small changes. The
// same seed and number give the same command.
package generate

// Report is the report that a command belongs to.
type Report uint8

const (
	Language Report = iota // which words reach which program; stand-ins for the programs
	Facts                  // what the leading programs do; the real ones
)

// Reports is how many there are.
const Reports = 2

func (r Report) String() string { return [...]string{"language", "facts"}[r] }

// Command is one command to be judged and run.
type Command struct {
	Text   string
	Shell  string // "bash", "zsh"; empty: either
	Report Report
	Source string // the part of the generator that made it
}

// Generator makes commands.
type Generator struct {
	seed      uint64
	collected []string
}

// New makes a generator; collected commands are what mutations begin with.
func New(seed uint64, collected []string) *Generator { return &Generator{seed, collected} }

// Command makes the command with a number.
func (g *Generator) Command(n int) Command {
	return Command{Text: "true"}
}

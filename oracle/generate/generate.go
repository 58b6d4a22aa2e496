// Package generate makes shell commands: from the shell's grammar, from the
// catalogue of programs, and from collected commands with small changes. The
// same seed and number give the same command.
package generate

import (
	"math/rand/v2"
	"strings"

	"automode/internal/commands"
)

// Report is the report that a command belongs to.
type Report uint8

const (
	Language Report = iota // which words reach which program; stand-ins for the programs
	Facts                  // what the leading programs do; the real ones
	Marks                  // whether a command that must not be run is run after all
	Losses                 // whether work in a repository is lost
)

// Reports is how many there are.
const Reports = 4

func (r Report) String() string { return [...]string{"language", "facts", "marks", "losses"}[r] }

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
	rows      []spot // of the whole catalogue
	leading   []spot
	known     []string // collected ones that begin with a leading program
}

// New makes a generator; collected commands are what mutations begin with.
func New(seed uint64, collected []string) *Generator {
	g := &Generator{seed: seed, collected: collected, rows: spots(func(*commands.Program) bool { return true }),
		leading: byOption(spots(func(p *commands.Program) bool { return isLeading(p.Name) }))}
	for _, c := range collected {
		if first, _, _ := strings.Cut(c, " "); isLeading(first) {
			g.known = append(g.known, c)
		}
	}
	return g
}

// Command makes the command with a number.
func (g *Generator) Command(n int) Command {
	m := &maker{Rand: rand.New(rand.NewPCG(g.seed, uint64(n)))}
	c := Command{Shell: [...]string{"bash", "", "zsh"}[m.IntN(3)]}
	m.zsh = c.Shell == "zsh"
	// Which source a number belongs to is fixed, so that the rows of the
	// catalogue come one after the other.
	switch k := n % 20; {
	case k == 3 && n/20%2 == 0:
		c.Report, m.real = Facts, true
		c.Source, c.Text = m.valuedIn(n / 40)
	case k < 4:
		c.Source, c.Text = "the grammar", m.script()
		if m.zsh && m.in(3) {
			c.Source, c.Text = "zsh's grammar", m.zshell()
			if m.in(2) {
				c.Text = m.assignment() + "; " + c.Text
			}
		}
	case k < 6:
		c.Source, c.Text = "the shapes", m.shape()
		if m.in(4) {
			c.Text += m.one("; ", "\n", " && ") + m.shape()
		}
	case k < 10:
		c.Source, c.Text = "the catalogue", m.ofRow(&g.rows[(n/20*4+k-6)%len(g.rows)])
	case k < 16:
		c.Source, c.Report = "the leading programs", Facts
		m.real = true
		// In an order of which every part is like the whole, and each seed begins
		// elsewhere, so that shorter runs meet all options in time.
		c.Text = m.fact(g.leading, (n/20*6+k-10)*7919+int(g.seed%1000)*1231)
	case k == 18 && n/20%3 == 0:
		// Most of what a mutation makes is asked about, and not run.
		c.Source, c.Report = "the leading programs", Facts
		m.real = true
		c.Text = m.fact(g.leading, n/60*104729+int(g.seed%1000)*7)
	case k == 18 && n/20%3 == 1:
		c.Source, c.Text = "a project's work", m.work()
	case k == 19 && n/20%2 == 0:
		c.Source, c.Report = "a project's work", Facts
		m.real = true
		c.Text = m.work()
	case k == 17:
		l := languages[n/20%len(languages)]
		c.Source, c.Report = others+l.name, Facts
		m.real = true
		c.Text = l.text(m)
	case k < 18:
		c.Source, c.Report = "the flows", Facts
		m.real = true
		c.Text = m.flow()
	case len(g.collected) == 0:
		c.Source, c.Text = "the grammar", m.script()
	case k == 18:
		c.Source, c.Text = "a mutation", m.mutated(g.collected)
	default:
		c.Source, c.Report = "a mutation", Facts
		c.Text = m.mutated(g.known)
	}
	// A backslash at the very end is one in bash and nothing in zsh.
	c.Text = strings.TrimRight(c.Text, "\\")
	return c
}

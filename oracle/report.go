//go:build linux

package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/oracle/generate"
)

// count is what became of the commands of one report.
type count struct {
	Commands, Allowed, Asked, Denied int
	Runs                             int // of allowed ones, in one shell each
	Late                             int // runs that did not end in time, and say nothing
}

// summary is what a worker found.
type summary struct {
	Counts      [generate.Reports]count
	Rows        map[string]int // rows of the catalogue by name: 1 generated, 2 allowed
	Differences []difference
}

func (s *summary) of(r generate.Report) *count { return &s.Counts[r] }

// difference is a command that did what nobody foretold.
type difference struct {
	Number   int
	Report   generate.Report
	Shell    string
	Command  string
	Smallest string // as short as it still differs
	Source   string // the part of the generator
	What     []string
}

func (s *summary) add(o *summary) {
	for i := range s.Counts {
		a, b := &s.Counts[i], &o.Counts[i]
		a.Commands, a.Allowed, a.Asked, a.Denied = a.Commands+b.Commands, a.Allowed+b.Allowed, a.Asked+b.Asked, a.Denied+b.Denied
		a.Runs, a.Late = a.Runs+b.Runs, a.Late+b.Late
	}
	if s.Rows == nil {
		s.Rows = map[string]int{}
	}
	for k, v := range o.Rows {
		s.Rows[k] = max(s.Rows[k], v)
	}
	s.Differences = append(s.Differences, o.Differences...)
}

// rows notes which rows of the catalogue occur.
type rows struct {
	names map[*commands.Row]string
	seen  map[string]int
}

func newRows() *rows {
	r := &rows{names: map[*commands.Row]string{}, seen: map[string]int{}}
	var walk func(row *commands.Row, name string)
	walk = func(row *commands.Row, name string) {
		r.names[row], r.seen[name] = name, 0
		for i := range row.Rows {
			first, _, _ := strings.Cut(row.Rows[i].Names, " ")
			walk(&row.Rows[i], name+" "+first)
		}
	}
	for _, p := range commands.All() {
		walk(&p.Row, p.Name)
	}
	return r
}

func (r *rows) note(a *automode.Action)    { r.mark(a, 1) }
func (r *rows) allowed(a *automode.Action) { r.mark(a, 2) }

func (r *rows) mark(a *automode.Action, how int) {
	for i := range a.Commands {
		c := &a.Commands[i]
		if len(c.Words) == 0 || !c.Known[0] {
			continue
		}
		p := commands.Find(c.Words[0][strings.LastIndexByte(c.Words[0], '/')+1:])
		if p == nil {
			continue
		}
		argv := make([]commands.Word, len(c.Words))
		for k := range argv {
			if c.Known[k] {
				argv[k] = commands.Lit(c.Words[k])
			}
		}
		var m commands.Match
		m.Read(p, argv, automode.Linux)
		if name, ok := r.names[m.Result.Row]; ok {
			r.seen[name] = max(r.seen[name], how)
		}
	}
}

// write prints the two reports and returns whether all held.
func (s *summary) write(w io.Writer) bool {
	holds := true
	total := count{}
	for i, c := range s.Counts {
		if c.Commands == 0 {
			continue
		}
		different := 0
		for _, d := range s.Differences {
			if d.Report == generate.Report(i) {
				different++
			}
		}
		fmt.Fprintf(w, "%-9s %7d commands: %d allowed (%.1f %%), %d asked, %d denied; %d runs, %d of them not to their end; %d differences\n",
			generate.Report(i), c.Commands, c.Allowed, 100*float64(c.Allowed)/float64(c.Commands), c.Asked, c.Denied, c.Runs+c.Late, c.Late, different)
		total.Commands, total.Allowed = total.Commands+c.Commands, total.Allowed+c.Allowed
	}
	var never []string
	allowed := 0
	for name, how := range s.Rows {
		switch how {
		case 0:
			never = append(never, name)
		case 2:
			allowed++
		}
	}
	slices.Sort(never)
	fmt.Fprintf(w, "rows of the catalogue: %d, of which %d occurred, %d in allowed commands\n", len(s.Rows), len(s.Rows)-len(never), allowed)
	if len(never) > 0 && len(never) < 200 {
		fmt.Fprintf(w, "never: %s\n", strings.Join(never, ", "))
	}
	for _, d := range s.Differences {
		holds = false
		fmt.Fprintf(w, "\n%s, command %d from %s, in %s\n\t%s\n", d.Report, d.Number, d.Source, d.Shell, indent(d.Smallest))
		for _, x := range d.What {
			fmt.Fprintf(w, "  %s\n", indent(x))
		}
		if d.Command != d.Smallest {
			fmt.Fprintf(w, "  as generated: %s\n", indent(d.Command))
		}
	}
	if 2*total.Allowed < total.Commands {
		holds = false
		fmt.Fprintf(w, "\nonly %d of %d commands are allowed: fewer than half\n", total.Allowed, total.Commands)
	}
	return holds
}

func indent(s string) string { return strings.ReplaceAll(s, "\n", "\n\t") }

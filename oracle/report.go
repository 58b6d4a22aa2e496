//go:build linux

package main

import (
	"fmt"
	"io"
	"maps"
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
	Sources     map[string]*count // by the part of the generator
	Rows        map[string]int    // rows of the catalogue by name: 1 generated, 2 allowed
	Differences []difference
	Why         []string // why commands are asked about
}

// of are the counts that a command belongs to.
func (s *summary) of(c generate.Command) [2]*count {
	if s.Sources == nil {
		s.Sources = map[string]*count{}
	}
	if s.Sources[c.Source] == nil {
		s.Sources[c.Source] = &count{}
	}
	return [2]*count{&s.Counts[c.Report], s.Sources[c.Source]}
}

// judged counts a verdict on a command, and returns the counts that its runs belong to.
func (s *summary) judged(c generate.Command, v automode.Verdict) [2]*count {
	counts := s.of(c)
	for _, k := range counts {
		k.Commands++
		switch v {
		case automode.Deny:
			k.Denied++
		case automode.Ask:
			k.Asked++
		default:
			k.Allowed++
		}
	}
	return counts
}

func (c *count) add(o *count) {
	c.Commands, c.Allowed, c.Asked, c.Denied = c.Commands+o.Commands, c.Allowed+o.Allowed, c.Asked+o.Asked, c.Denied+o.Denied
	c.Runs, c.Late = c.Runs+o.Runs, c.Late+o.Late
}

func (c *count) share() float64 { return 100 * float64(c.Allowed) / float64(max(1, c.Commands)) }

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
		s.Counts[i].add(&o.Counts[i])
	}
	if s.Sources == nil {
		s.Sources = map[string]*count{}
	}
	for k, v := range o.Sources {
		if s.Sources[k] == nil {
			s.Sources[k] = &count{}
		}
		s.Sources[k].add(v)
	}
	if s.Rows == nil {
		s.Rows = map[string]int{}
	}
	for k, v := range o.Rows {
		s.Rows[k] = max(s.Rows[k], v)
	}
	s.Differences = append(s.Differences, o.Differences...)
	s.Why = append(s.Why, o.Why...)
}

// rows notes which rows of the catalogue occur.
type rows struct {
	names map[*commands.Row][]string // programs may share a row
	seen  map[string]int
}

func newRows() *rows {
	r := &rows{names: map[*commands.Row][]string{}, seen: map[string]int{}}
	var walk func(row *commands.Row, name string)
	walk = func(row *commands.Row, name string) {
		r.names[row], r.seen[name] = append(r.names[row], name), 0
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
		for _, name := range r.names[m.Result.Row] {
			r.seen[name] = max(r.seen[name], how)
		}
	}
}

// write prints the reports and returns whether all held.
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
			generate.Report(i), c.Commands, c.Allowed, c.share(), c.Asked, c.Denied, c.Runs+c.Late, c.Late, different)
		if r := generate.Report(i); r == generate.Marks || r == generate.Losses {
			continue // most of them have to be asked about
		}
		total.Commands, total.Allowed = total.Commands+c.Commands, total.Allowed+c.Allowed
	}
	for _, name := range slices.Sorted(maps.Keys(s.Sources)) {
		c := s.Sources[name]
		fmt.Fprintf(w, "  %-28s %7d, %.1f %% allowed", name, c.Commands, c.share())
		for _, p := range generate.Needs(name) {
			if !exists("/usr/bin/" + p) {
				fmt.Fprintf(w, "; there is no %s here, so nothing is known of what it does", p)
			}
		}
		fmt.Fprintln(w)
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
	for _, why := range s.Why {
		fmt.Fprintf(w, "asked: %q\n", why)
	}
	for _, d := range s.Differences {
		holds = false
		fmt.Fprintf(w, "\n%s, command %d from %s, in %s\n\t%s\n", d.Report, d.Number, d.Source, d.Shell, indent(d.Smallest))
		for i, x := range d.What {
			if i == most {
				fmt.Fprintf(w, "  … and %d more\n", len(d.What)-most)
				break
			}
			fmt.Fprintf(w, "  %s\n", short(x))
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

// most is how many differences of one command are shown.
const most = 5

func short(s string) string {
	if len(s) > 300 {
		s = s[:300] + "…"
	}
	return indent(s)
}

func indent(s string) string { return strings.ReplaceAll(s, "\n", "\n\t") }

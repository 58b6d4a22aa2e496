// Audit holds the catalogue against programs' own manuals: which options of
// each are named, which are said to be unknown, which nobody read, and which
// take a value in the manual and none in the catalogue, or the other way about.
//
//	go run ./internal/commands/audit cp "git log"
//
// reads the pages of man; with -help it asks the programs themselves, for each
// subcommand that the catalogue knows; with -text it reads a manual from
// standard input. What it says is for a person to look at: manuals are prose.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"automode"
	"automode/internal/commands"
)

func main() {
	log.SetFlags(0)
	help := flag.Bool("help", false, "ask the programs with --help")
	text := flag.Bool("text", false, "read the manual of the one program from standard input")
	brief := flag.Bool("brief", false, "counts alone")
	shown := flag.Bool("shown", false, "say as well which options only choose what is shown, because nothing names them")
	extra := flag.Bool("extra", false, "say as well which options the manual does not have")
	flag.Parse()
	names := flag.Args()
	if len(names) == 0 {
		for _, p := range commands.All() {
			names = append(names, p.Name)
		}
	}
	var sum counts
	programs := 0
	for _, n := range names {
		words := strings.Fields(n)
		p := commands.Find(words[0])
		if p == nil {
			log.Printf("%s: not in the catalogue", n)
			continue
		}
		r := report{extra: *extra, list: *shown}
		switch {
		case *text:
			b, err := io.ReadAll(os.Stdin)
			if err != nil {
				log.Fatal(err)
			}
			r.page(words, lineage(p, words), string(b))
		case *help:
			r.ask(words, lineage(p, words))
		default:
			r.pages(words, lineage(p, words))
		}
		if r.options == 0 {
			continue
		}
		programs++
		sum.add(r.counts)
		fmt.Printf("%-24s %s\n", n, r.counts)
		if !*brief {
			for _, l := range r.lines {
				fmt.Println("  " + l)
			}
		}
	}
	if programs > 1 {
		fmt.Printf("%-24s %s\n", fmt.Sprint(programs, " programs"), sum)
	}
}

type counts struct{ options, named, unknown, shown, missing, arity int }

func (c *counts) add(d counts) {
	c.options += d.options
	c.named += d.named
	c.unknown += d.unknown
	c.shown += d.shown
	c.missing += d.missing
	c.arity += d.arity
}

func (c counts) String() string {
	return fmt.Sprintf("%4d options: %d named, %d unknown on purpose, %d only shown, %d missing; %d with another arity", c.options, c.named, c.unknown, c.shown, c.missing, c.arity)
}

type report struct {
	counts
	lines []string
	extra bool
	list  bool   // options that are only shown, too
	above string // what the program itself printed
}

// lineage are the rows from the program's down to the one that the words name,
// as far as there are any.
func lineage(p *commands.Program, words []string) []*commands.Row {
	rows := []*commands.Row{&p.Row}
	for _, w := range words[1:] {
		r := below(rows[len(rows)-1], w)
		if r == nil {
			return nil
		}
		rows = append(rows, r)
	}
	return rows
}

func below(r *commands.Row, name string) *commands.Row {
	for i := range r.Rows {
		if slices.Contains(strings.Fields(r.Rows[i].Names), name) {
			return &r.Rows[i]
		}
	}
	return nil
}

// pages reads the manual page of a program and those of its subcommands.
func (r *report) pages(words []string, rows []*commands.Row) {
	if text := page(strings.Join(words, "-")); text != "" {
		r.page(words, rows, text)
	}
	r.each(words, rows, r.pages)
}

// ask reads what a program and its subcommands print for --help.
func (r *report) ask(words []string, rows []*commands.Row) {
	text := output(words[0], append(slices.Clone(words[1:]), "--help")...)
	if text == "" || text == r.above {
		return // it does not know the subcommand, and says how it is used
	}
	if len(words) == 1 {
		r.above = text
	}
	r.page(words, rows, text)
	for _, s := range subcommands(text) {
		if last := rows[len(rows)-1]; s != "help" && below(last, s) == nil && len(last.Rows) > 0 {
			r.lines = append(r.lines, strings.Join(words, " ")+": no subcommand "+s)
		}
	}
	r.each(words, rows, r.ask)
}

func (r *report) each(words []string, rows []*commands.Row, visit func([]string, []*commands.Row)) {
	last := rows[len(rows)-1]
	for i := range last.Rows {
		for n := range strings.FieldsSeq(last.Rows[i].Names) {
			if !strings.Contains(n, "*") {
				visit(append(slices.Clone(words), n), append(slices.Clone(rows), &last.Rows[i]))
				break
			}
		}
	}
}

// page is the manual page of that name, of users' or administrators' commands.
func page(name string) string {
	return output("man", "-P", "cat", "--nj", "--nh", "-S", "1:8:1p", name)
}

func output(name string, args ...string) string {
	ctx, stop := context.WithTimeout(context.Background(), 30*time.Second)
	defer stop()
	c := exec.CommandContext(ctx, name, args...)
	c.Env = append(os.Environ(), "MANWIDTH=200", "MAN_KEEP_FORMATTING=1", "GROFF_NO_SGR=1", "LC_ALL=C.UTF-8", "COLUMNS=200", "NO_COLOR=1", "PAGER=cat")
	b, _ := c.CombinedOutput()
	if name == "man" && !c.ProcessState.Success() {
		return ""
	}
	return string(b)
}

// page looks up every option of a manual in the rows.
func (r *report) page(words []string, rows []*commands.Row, text string) {
	seen := map[string]bool{}
	for _, o := range options(text) {
		var missing []string
		for _, s := range o.names {
			if seen[s.name] {
				continue
			}
			seen[s.name] = true
			r.options++
			f, value, ok := look(rows, words[0], s.name)
			if !ok && style(rows) == commands.Plain {
				ok, value = reads(words, s), s.value
			}
			switch {
			case ok && f != nil && onPurpose(f):
				r.unknown++
			case ok:
				r.named++
			case style(rows) == commands.Looking:
				r.shown++
				if r.list {
					r.lines = append(r.lines, strings.Join(words, " ")+": shows "+s.name+sign[s.value])
				}
			default:
				r.missing++
				missing = append(missing, s.name+sign[s.value])
			}
			if ok && !fits(s.name, value, s.value) {
				r.arity++
				r.lines = append(r.lines, fmt.Sprintf("%s: %s takes %s, in the catalogue %s: %s", strings.Join(words, " "), s.name, s.value, value, cut(o.about)))
			}
		}
		if len(missing) > 0 {
			r.lines = append(r.lines, fmt.Sprintf("%s: missing %s: %s", strings.Join(words, " "), strings.Join(missing, " "), cut(o.about)))
		}
	}
	if r.extra {
		r.others(words, rows, seen)
	}
}

// reads reports whether a program of a grammar of its own knows the option.
func reads(words []string, s spelling) bool {
	text := append(slices.Clone(words), s.name)
	if s.value == needed {
		text = append(text, "1")
	}
	var line []commands.Word
	for _, w := range text {
		line = append(line, commands.Lit(w))
	}
	for _, f := range commands.Find(words[0]).Read(line, automode.AnyPlatform).Facts {
		if f.Kind == automode.Unknown && strings.Contains(f.Why, s.name) {
			return false
		}
	}
	return true
}

var sign = [...]string{none: "", needed: "=", attached: "[=]", either: "(=)"}

func cut(s string) string { return s[:min(len(s), 110)] }

// others are the options of the last row that the manual does not have.
func (r *report) others(words []string, rows []*commands.Row, seen map[string]bool) {
	last := rows[len(rows)-1]
	var names []string
	for _, f := range slices.Concat(last.Flags, last.Global) {
		for n := range strings.FieldsSeq(f.Names) {
			if !seen[strings.TrimRight(n, "[]=")] {
				names = append(names, n)
			}
		}
	}
	if len(names) > 0 {
		r.lines = append(r.lines, strings.Join(words, " ")+": not in the manual: "+strings.Join(names, " "))
	}
}

func style(rows []*commands.Row) commands.Style {
	for _, r := range slices.Backward(rows) {
		if r.Style != commands.Inherited {
			return r.Style
		}
	}
	return commands.GNU
}

// look finds an option as parse does: those of the last row, and those of all
// rows that hold below.
func look(rows []*commands.Row, program, name string) (*commands.Flag, arity, bool) {
	last := rows[len(rows)-1]
	sets := [][]commands.Flag{last.Flags}
	for _, r := range slices.Backward(rows) {
		sets = append(sets, r.Global)
	}
	spellings := []string{name}
	if style(rows) == commands.Single {
		spellings = append(spellings, strings.TrimPrefix(name, "-"), "-"+name)
	}
	if digits(name[1:]) {
		spellings = append(spellings, "-#")
	}
	for _, set := range sets {
		for i := range set {
			if set[i].Of != "" && !slices.Contains(strings.Fields(set[i].Of), program) {
				continue
			}
			for _, n := range spellings {
				if value, ok := named(set[i].Names, n); ok {
					return &set[i], value, true
				}
			}
		}
	}
	for _, r := range rows {
		if slices.Contains(strings.Fields(r.Help), name) {
			return nil, none, true
		}
	}
	// The page of a program may hold the options of its subcommands.
	for i := range last.Rows {
		if f, value, ok := look([]*commands.Row{&last.Rows[i]}, program, name); ok {
			return f, value, true
		}
	}
	return nil, none, false
}

func digits(s string) bool {
	return s == "NUM" || s == "num" || strings.Trim(s, "0123456789") == "" && s != ""
}

// named is how a list of names says that an option takes a value.
func named(names, name string) (value arity, ok bool) {
	for n := range strings.FieldsSeq(names) {
		switch n {
		case name:
			return cmp.Or(value, none), true
		case name + "=":
			value, ok = needed, true
		case name + "[=]", name + "[":
			value, ok = attached, true
		}
	}
	return value, ok
}

// fits reports whether the catalogue reads as the manual does. What takes a
// value only when it is attached reads as what takes none.
func fits(name string, catalogue, manual arity) bool {
	switch manual {
	case none:
		return catalogue == none || catalogue == attached && strings.HasPrefix(name, "--")
	case needed:
		return catalogue == needed
	case attached:
		return catalogue == attached || catalogue == none
	}
	return true
}

func onPurpose(f *commands.Flag) bool {
	for _, d := range f.Does {
		if d.Kind == 0 {
			return true
		}
	}
	return f.Value == commands.Unread && strings.Contains(f.Names, "=")
}

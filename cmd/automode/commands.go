package main

import (
	"fmt"
	"slices"
	"strings"

	"automode"
	"automode/internal/commands"
)

type commandsCommand struct {
	Name []string `arg:"" optional:"" suggest:"program" help:"A program, and a subcommand of it: git, or git remote add."`
	JSON bool     `name:"json" help:"Print JSON."`
}

func (*commandsCommand) Help() string {
	return `What is known of programs are facts from their manuals: what an invocation reads, writes, deletes, runs or sends. What that earns is decided by the policy table. An option or subcommand that does not stand there is not known, and what is not known is not allowed.

Examples:

    automode commands
    automode commands tar
    automode commands git push
    automode commands --json rm`
}

// Run lists the programs or shows one.
func (c *commandsCommand) Run(p *program) error {
	if len(c.Name) == 0 {
		return listPrograms(p, c.JSON)
	}
	prog := commands.Find(c.Name[0])
	if prog == nil {
		return advise(likely(c.Name[0]), "nobody described the program %q", c.Name[0])
	}
	row, path := &prog.Row, prog.Name
	var global []commands.Flag // of the rows above
	for _, sub := range c.Name[1:] {
		next := subcommand(row, sub)
		if next == nil {
			return advise("run automode commands "+path+" to see its subcommands", "%s has no subcommand %q that is known", path, sub)
		}
		global = append(global, row.Global...)
		row, path = next, path+" "+sub
	}
	v := programOf(prog, row, path, global)
	if c.JSON {
		p.out.json(v)
		return nil
	}
	p.out.program(&v)
	return nil
}

// namesOf are the names by which programs are known, with what each does.
func namesOf(all []*commands.Program) []named {
	var list []named
	for _, c := range all {
		list = append(list, named{c.Name, c.Summary})
		for _, n := range words(c.Also) {
			list = append(list, named{n, c.Name + " by another name"})
		}
		for _, n := range words(c.Kin) {
			list = append(list, named{n, c.Summary})
		}
	}
	slices.SortStableFunc(list, func(a, b named) int { return strings.Compare(a.name, b.name) })
	return slices.CompactFunc(list, func(a, b named) bool { return a.name == b.name })
}

func listPrograms(p *program, asJSON bool) error {
	type programView struct {
		Name    string   `json:"name"`
		Also    []string `json:"also"`
		Summary string   `json:"summary"`
	}
	all := commands.All()
	if asJSON {
		list := make([]programView, len(all))
		for i, c := range all {
			list[i] = programView{c.Name, words(c.Also + " " + c.Kin), c.Summary}
		}
		p.out.json(list)
		return nil
	}
	list := namesOf(all)
	for _, c := range list {
		if !p.out.terminal {
			p.out.fields(c.name, c.help)
			continue
		}
		name := pad(c.name, 16)
		for i, line := range fold(c.help, p.out.width-19) {
			if i > 0 {
				name = pad("", 16)
			}
			p.out.line("  ", p.out.paint(bold, name), " ", line)
		}
	}
	if p.out.terminal {
		p.out.line()
		p.out.paragraph(0, dim, fmt.Sprintf("%d programs by name. \"automode commands NAME\" shows what is known of one.", len(list)))
	}
	return nil
}

// likely says what to do about a name that is not known.
func likely(name string) string {
	for _, c := range namesOf(commands.All()) {
		if strings.HasPrefix(c.name, name) || strings.HasPrefix(name, c.name) && len(c.name) > 2 {
			return "did you mean " + c.name + "? \"automode commands\" lists all of them; an unknown program is asked about"
		}
	}
	return "run automode commands for those that are known; an unknown program is asked about"
}

func subcommand(r *commands.Row, name string) *commands.Row {
	for i := range r.Rows {
		for _, n := range words(r.Rows[i].Names) {
			if n == name {
				return &r.Rows[i]
			}
		}
	}
	return nil
}

// words are the words of a list in a table; never nil.
func words(s string) []string { return append([]string{}, strings.Fields(s)...) }

// knownProgram is what is known of a program or one of its subcommands, in
// JSON.
type knownProgram struct {
	Name    string        `json:"name"` // with the subcommands that were asked for
	Also    []string      `json:"also"`
	Summary string        `json:"summary"`
	Manual  string        `json:"manual"`
	Does    []string      `json:"does"`      // whatever its arguments
	Args    []argView     `json:"arguments"` // what happens to positionals
	Options []optionView  `json:"options"`
	Help    []string      `json:"help"` // options that print help and do nothing else
	Input   []string      `json:"stdin"`
	Subs    []subView     `json:"subcommands"`
	Special bool          `json:"special"` // more is read than a table can say
	Cases   []exampleView `json:"cases"`
}

type argView struct {
	Which string `json:"which"`
	Does  string `json:"does"`
	When  string `json:"when,omitempty"`
}

type optionView struct {
	Names []string `json:"names"`
	Does  []string `json:"does"` // empty: nothing that matters here
}

type subView struct {
	Names []string `json:"names"`
	Does  []string `json:"does"`
}

type exampleView struct {
	Line string `json:"line"`
	Does string `json:"does"`
}

// programOf says what is known of a row. global are the options of the rows
// above that hold here as well.
func programOf(p *commands.Program, r *commands.Row, path string, global []commands.Flag) knownProgram {
	v := knownProgram{Name: path, Also: []string{}, Summary: p.Summary, Manual: p.Manual, Does: []string{}, Args: []argView{},
		Options: []optionView{}, Help: words(r.Help), Input: []string{}, Subs: []subView{}, Cases: []exampleView{}, Special: r.Refine != nil}
	if r == &p.Row {
		v.Also = words(p.Also + " " + p.Kin)
	} else {
		v.Also = slices.DeleteFunc(words(r.Names), func(n string) bool { return strings.HasSuffix(path, " "+n) })
	}
	v.Does = append(v.Does, doing(r.Does)...)
	for i := range r.Args {
		a := &r.Args[i]
		v.Args = append(v.Args, argView{placeOfArg(a.At), roleDoes(a.Role, a.Extent, r.Lang, a.Why), whenWords(a.When)})
	}
	for _, list := range [][]commands.Flag{r.Flags, r.Global, global} {
		for i := range list {
			v.Options = append(v.Options, optionOf(&list[i]))
		}
	}
	for _, in := range r.Stdin {
		v.Input = append(v.Input, join(stdinDoes(in.Role), whenWords(in.When)))
	}
	for i := range r.Rows {
		v.Subs = append(v.Subs, subView{words(r.Rows[i].Names), rowDoes(&r.Rows[i])})
	}
	for _, c := range commands.Cases(p) {
		if c.Line == path || strings.HasPrefix(c.Line, path+" ") {
			v.Cases = append(v.Cases, exampleView{c.Line, c.Want})
		}
	}
	return v
}

// optionOf says what an option does. A name's "=" says that it takes a value.
func optionOf(f *commands.Flag) optionView {
	v := optionView{Names: []string{}, Does: []string{}}
	for _, n := range words(f.Names) {
		if s, ok := strings.CutSuffix(n, "[=]"); ok {
			n = s + "[=VALUE]"
		} else if s, ok := strings.CutSuffix(n, "="); ok {
			n = s + "=VALUE"
			if !strings.HasPrefix(s, "--") {
				n = s + " VALUE"
			}
		}
		v.Names = append(v.Names, n)
	}
	v.Does = append(v.Does, doing(f.Does)...)
	if f.Value != commands.Data && f.Value != commands.Unread {
		v.Does = append(v.Does, "its value: "+roleDoes(f.Value, automode.One, f.Lang, f.Why))
	}
	if f.Reach != automode.One {
		v.Does = append(v.Does, "reaches "+extentWords(f.Reach))
	}
	if f.Adds != 0 {
		v.Does = append(v.Does, "makes it "+f.Adds.String())
	}
	switch {
	case f.Cancels == commands.Everything:
		v.Does = append(v.Does, "then nothing is done")
	case f.Cancels != 0:
		v.Does = append(v.Does, "then there is no "+bits(uint(f.Cancels), func(i int) string { return automode.Kind(i).String() }))
	}
	return v
}

// rowDoes says in short what a subcommand does.
func rowDoes(r *commands.Row) []string {
	list := append([]string{}, doing(r.Does)...)
	for i := range r.Args {
		if a := &r.Args[i]; a.Role != commands.Data {
			list = append(list, placeOfArg(a.At)+": "+roleDoes(a.Role, a.Extent, r.Lang, a.Why))
		}
	}
	for i := range r.Rows {
		list = append(list, "subcommand "+r.Rows[i].Names)
	}
	return list
}

func doing(list []commands.Do) []string {
	var out []string
	for i := range list {
		d := &list[i]
		s := d.Kind.String()
		switch d.Target {
		case "":
		case ".":
			s += " the folder it works in"
		default:
			s += " " + d.Target
		}
		if d.Extent != automode.One {
			s += ", " + extentWords(d.Extent)
		}
		if d.Traits != 0 {
			s += " {" + d.Traits.String() + "}"
		}
		if d.Why != "" {
			s += ": " + d.Why
		}
		out = append(out, join(s, whenWords(d.When)))
	}
	return out
}

func join(s, when string) string {
	if when == "" {
		return s
	}
	return s + " (" + when + ")"
}

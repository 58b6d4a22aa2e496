package main

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// roleDoes says what happens to a word in a role.
func roleDoes(r commands.Role, wider automode.Extent, l commands.Lang, why string) string {
	m := r.Means()
	s := m.Kind.String()
	switch r {
	case commands.Unread:
		s = "not known"
	case commands.Data:
		s = "mere data"
	case commands.Base:
		s = "the folder it works in"
	case commands.LinkTarget:
		s = "what a link points at"
	case commands.Appends:
		s = "Write, added at the end"
	case commands.Edits:
		s = "Write, changed in place"
	case commands.Receives:
		s = "Write, as the destination"
	case commands.Loads:
		s = "Run: a file whose content can be code"
	case commands.RunsFile, commands.RunsText:
		s = "Run: code"
		if r == commands.RunsFile {
			s = "Run: a file of code"
		}
		if l != commands.Native {
			s += " in " + l.String()
		}
	case commands.RunsLine:
		s = "Run: a command line, read as the shell would"
	case commands.RunsWords:
		s = "Run: a command, with the words behind it"
	case commands.RunsNamed:
		s = "Run: a program by its name or path"
	case commands.RunsTask:
		s = "Run: a task of the project"
	case commands.Composes:
		s = "Run: a service of a compose file, with what that gives it of this machine"
	case commands.RunsPackage:
		s = "Run: a program out of a package"
	default:
		if m.Traits != 0 {
			s += " {" + m.Traits.String() + "}"
		}
	}
	if e := max(m.Extent, wider); e != automode.One {
		s += ", " + extentWords(e)
	}
	if why != "" {
		s += ": " + why
	}
	return s
}

func extentWords(e automode.Extent) string {
	switch e {
	case automode.Children:
		return "what lies directly in it"
	case automode.Tree:
		return "everything below it"
	}
	return "itself"
}

func placeOfArg(a commands.At) string {
	switch a {
	case commands.First:
		return "the first"
	case commands.Second:
		return "the second"
	case commands.Third:
		return "the third"
	case commands.Rest:
		return "all after the first"
	case commands.Beyond:
		return "all after the second"
	case commands.Last:
		return "the last"
	case commands.ButLast:
		return "all but the last"
	}
	return "each"
}

func stdinDoes(r commands.Role) string {
	switch r {
	case commands.RunsText:
		return "it is code"
	case commands.RunsWords:
		return "it is words for the command that is started"
	}
	return "it is data"
}

// whenWords says when a fact holds; "" when always.
func whenWords(w *commands.When) string {
	if w == nil {
		return ""
	}
	var list []string
	if w.Args != "" {
		list = append(list, "with "+w.Args+" arguments")
	}
	if w.With != "" {
		list = append(list, "with "+strings.ReplaceAll(w.With, " ", " or "))
	}
	if w.Without != "" {
		list = append(list, "without "+strings.ReplaceAll(w.Without, " ", " or "))
	}
	if w.First != "" {
		list = append(list, "when the first is "+strings.ReplaceAll(w.First, " ", " or "))
	}
	if w.Platform != automode.AnyPlatform {
		list = append(list, "on "+w.Platform.String())
	}
	return strings.Join(list, ", ")
}

// program writes everything known of a program for a person.
func (s *screen) program(v *knownProgram) {
	head := s.paint(bold, v.Name)
	if len(v.Also) > 0 {
		head += " (also " + strings.Join(v.Also, ", ") + ")"
	}
	s.line(head, ": ", v.Summary)
	s.paragraph(0, dim, "from "+v.Manual)

	if len(v.Does) > 0 {
		s.heading("Whatever its arguments")
		for _, d := range v.Does {
			s.paragraph(2, "", d)
		}
	}
	if len(v.Args) > 0 {
		s.heading("Arguments")
		for _, a := range v.Args {
			s.pair(a.Which, 22, []string{join(a.Does, a.When)})
		}
	}
	if len(v.Input) > 0 {
		s.heading("Standard input")
		for _, d := range v.Input {
			s.paragraph(2, "", d)
		}
	}
	if len(v.Subs) > 0 {
		s.heading("Subcommands")
		for _, sub := range v.Subs {
			s.pair(strings.Join(sub.Names, ", "), 22, sub.Does)
		}
		s.line()
		s.paragraph(2, dim, "\"automode commands "+v.Name+" NAME\" shows one.")
	}
	s.options(v)
	if v.Special {
		s.line()
		s.paragraph(0, dim, "More is read of its arguments than these tables say; the cases show it.")
	}
	if len(v.Cases) > 0 {
		s.heading("Cases: what was read in the manual, and is tested")
		for _, c := range v.Cases {
			s.pair(c.Line, 44, []string{c.Does})
		}
	}
}

func (s *screen) options(v *knownProgram) {
	if len(v.Options)+len(v.Help) == 0 {
		return
	}
	s.heading("Options")
	var idle []string
	for _, o := range v.Options {
		if len(o.Does) == 0 {
			idle = append(idle, o.Names...)
			continue
		}
		s.pair(strings.Join(o.Names, " "), 22, o.Does)
	}
	if len(idle) > 0 {
		s.line()
		s.paragraph(2, "", "Known, and adding nothing that matters here:")
		s.paragraph(4, dim, strings.Join(idle, "  "))
	}
	if len(v.Help) > 0 {
		s.line()
		s.paragraph(2, "", "Printing help or a version, and doing nothing else:")
		s.paragraph(4, dim, strings.Join(v.Help, "  "))
	}
}

// pair writes a name and, beside or below it, what is said of it.
func (s *screen) pair(name string, width int, list []string) {
	indent := width + 4
	head := "  " + s.paint(bold, pad(printable(name), width)) + "  "
	if len([]rune(name)) > width {
		s.line("  ", s.paint(bold, printable(name)))
		head = strings.Repeat(" ", indent)
	}
	if len(list) == 0 {
		s.line(strings.TrimRight(head, " "))
	}
	for _, text := range list {
		for _, line := range fold(printable(text), s.width-indent) {
			s.line(head, line)
			head = strings.Repeat(" ", indent)
		}
	}
}

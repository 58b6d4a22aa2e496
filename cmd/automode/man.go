package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/alecthomas/kong"

	"automode/internal/release"
)

// manCommand is not shown: releases are made with it.
type manCommand struct {
	Dir string `arg:"" type:"path" suggest:"dir" help:"The folder for the pages."`
}

func (*manCommand) Help() string {
	return `Example:

    automode man ./man`
}

// Run writes a page for the program and one for each subcommand.
func (c *manCommand) Run(p *program) error {
	if err := os.MkdirAll(c.Dir, 0o755); err != nil {
		return advise("name a folder that you may write to", "cannot make %s: %w", c.Dir, reason(err))
	}
	pages := map[string]string{"automode": mainPage(p.cli)}
	for _, sub := range shown(p.cli.Node) {
		pages["automode-"+sub.Name] = subPage(sub)
	}
	for name, text := range pages {
		if err := os.WriteFile(filepath.Join(c.Dir, name+".1"), []byte(text), 0o644); err != nil {
			return advise("name a folder that you may write to", "cannot write the page %s: %w", name, reason(err))
		}
	}
	return nil
}

// shown are the subcommands that help shows.
func shown(n *kong.Node) []*kong.Node {
	var list []*kong.Node
	for _, sub := range n.Children {
		if !sub.Hidden && sub != n.DefaultCmd {
			list = append(list, sub)
		}
	}
	return list
}

// page is a manual page in the language of man.
type page struct{ strings.Builder }

func newPage(name, what string) *page {
	p := new(page)
	fmt.Fprintf(p, ".TH %s 1 \"\" \"automode %s\" \"automode\"\n.SH NAME\n%s \\- %s\n",
		strings.ToUpper(roff(name)), roff(release.Read().Name), roff(name), roff(strings.TrimSuffix(what, ".")))
	return p
}

func mainPage(cli *kong.Application) string {
	p := newPage("automode", "answers allow, ask or deny before each tool call of a coding agent")
	p.section("SYNOPSIS")
	p.WriteString(".B automode\n.I command\n[\n.I options\n]\n")
	p.section("DESCRIPTION")
	p.text(description)
	p.section("COMMANDS")
	for _, sub := range shown(cli.Node) {
		fmt.Fprintf(p, ".TP\n.BR automode\\-%s (1)\n%s\n", roff(sub.Name), roff(sub.Help))
	}
	p.section("FILES")
	for _, f := range [][2]string{
		{"~/.config/automode/automode.json", "your configuration; \"automode config schema\" describes it"},
		{".automode.json", "the project's, which can only tighten"},
		{"~/.local/state/automode", "the journal, the record of sessions, and what init keeps"},
	} {
		fmt.Fprintf(p, ".TP\n.I %s\n%s\n", roff(f[0]), roff(f[1]))
	}
	return p.String()
}

func subPage(n *kong.Node) string {
	p := newPage("automode-"+n.Name, n.Help)
	p.section("SYNOPSIS")
	p.usage(n)
	p.section("DESCRIPTION")
	p.text(n.Detail)
	p.section("OPTIONS")
	flags := n
	if n.DefaultCmd != nil { // its options are understood without its name
		flags = n.DefaultCmd
	}
	p.options(flags)
	for _, sub := range n.Children {
		if sub.Hidden || sub == n.DefaultCmd {
			continue
		}
		p.section(strings.ToUpper(sub.Name))
		p.usage(sub)
		p.text(sub.Help + "\n\n" + sub.Detail)
		p.options(sub)
	}
	p.section("SEE ALSO")
	p.WriteString(".BR automode (1)\n")
	return p.String()
}

func (p *page) section(name string) { p.WriteString(".SH " + roff(name) + "\n") }

func (p *page) usage(n *kong.Node) {
	fmt.Fprintf(p, ".B %s\n%s\n", roff(n.FullPath()), roff(strings.TrimSpace(strings.TrimPrefix(n.Summary(), n.Path()))))
}

func (p *page) options(n *kong.Node) {
	for _, a := range n.Positional {
		fmt.Fprintf(p, ".TP\n.I %s\n%s\n", roff(a.Name), roff(a.Help))
	}
	for _, f := range n.Flags {
		if f.Hidden {
			continue
		}
		name := "\\fB\\-\\-" + roff(f.Name) + "\\fR"
		if f.Short != 0 {
			name = "\\fB\\-" + string(f.Short) + "\\fR, " + name
		}
		if !f.IsBool() {
			name += "=\\fI" + roff(f.FormatPlaceHolder()) + "\\fR"
		}
		fmt.Fprintf(p, ".TP\n%s\n%s\n", name, roff(f.Help))
	}
}

// text writes paragraphs; lines that are indented stand as they are.
func (p *page) text(s string) {
	for part := range strings.SplitSeq(strings.TrimRight(s, "\n"), "\n\n") {
		if strings.HasPrefix(part, "    ") {
			p.WriteString(".PP\n.RS 4\n.nf\n" + roff(part) + "\n.fi\n.RE\n")
			continue
		}
		p.WriteString(".PP\n" + roff(part) + "\n")
	}
}

// roff quotes text so that man shows it as it stands.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(s)
	lines := strings.Split(s, "\n")
	for i, l := range lines {
		if strings.HasPrefix(l, ".") || strings.HasPrefix(l, "'") {
			lines[i] = `\&` + l
		}
	}
	return strings.Join(lines, "\n")
}

package main

import (
	"strings"

	"github.com/alecthomas/kong"

	"automode"
	"automode/internal/dialect"
)

type completionCommand struct {
	Shell string `arg:"" enum:"bash,zsh,fish" suggest:"bash zsh fish" help:"The shell: bash, zsh or fish."`
}

func (*completionCommand) Help() string {
	return `For this shell alone, and for good:

    bash   source <(automode completion bash)
           automode completion bash > ~/.local/share/bash-completion/completions/automode
    zsh    source <(automode completion zsh)
           automode completion zsh > "${fpath[1]}/_automode"
    fish   automode completion fish | source
           automode completion fish > ~/.config/fish/completions/automode.fish`
}

// Run prints the script.
func (c *completionCommand) Run(p *program) error {
	list := completions(p.cli.Node, "")
	switch c.Shell {
	case "bash":
		p.out.line(bashCompletion(list))
	case "zsh":
		p.out.line(zshCompletion(list))
	case "fish":
		p.out.line(fishCompletion(list))
	}
	return nil
}

// completed is what can follow one command.
type completed struct {
	path  string // "config schema"; empty for the program itself
	subs  []named
	flags []completedFlag
	args  suggestion
}

type named struct{ name, help string }

type completedFlag struct {
	long, short string // without dashes; short may be empty
	help        string
	values      suggestion
	bare        bool // takes no value
}

// suggestion is what a value can be: a list of words, or one of the kinds
// below.
type suggestion string

const (
	nothing  suggestion = ""
	folders  suggestion = "dir"
	files    suggestion = "file"
	starting suggestion = "command" // a command line
	programs suggestion = "program" // a program that is described
)

// completions lists a command and everything below it.
func completions(n *kong.Node, path string) []completed {
	c := completed{path: path}
	for _, f := range n.Flags {
		if f.Hidden {
			continue
		}
		flag := completedFlag{long: f.Name, help: firstSentence(f.Help), values: suggestionOf(f.Tag), bare: f.IsBool()}
		if f.Short != 0 {
			flag.short = string(f.Short)
		}
		c.flags = append(c.flags, flag)
	}
	if path != "" {
		c.flags = append(c.flags, completedFlag{long: "help", short: "h", help: "Show help", bare: true})
	}
	for _, a := range n.Positional {
		c.args = suggestionOf(a.Tag)
	}
	list := []completed{c}
	for _, sub := range n.Children {
		if sub.Hidden {
			continue
		}
		list[0].subs = append(list[0].subs, named{sub.Name, sub.Help})
		below := completions(sub, strings.TrimPrefix(path+" "+sub.Name, " "))
		if n.DefaultCmd == sub { // its options are understood without its name
			list[0].flags = below[0].flags
		}
		list = append(list, below...)
	}
	return list
}

// suggestionOf reads the "suggest" tag.
func suggestionOf(t *kong.Tag) suggestion {
	switch s := t.Get("suggest"); s {
	case "kind":
	case "agent":
		return suggestion(strings.Join(agentNames(), " "))
	case "dialect":
		return suggestion(strings.Join(dialect.Names(), " "))
	default:
		return suggestion(s)
	}
	var names []string
	for k := range automode.Kinds {
		names = append(names, k.String())
	}
	return suggestion(strings.Join(names, " "))
}

// listed reports whether the suggestion is a list of words.
func (s suggestion) listed() bool {
	switch s {
	case nothing, folders, files, starting, programs:
		return false
	}
	return true
}

func firstSentence(help string) string {
	s, _, _ := strings.Cut(help, ". ")
	return strings.TrimSuffix(s, ".")
}

package main

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"automode/internal/commands"
)

// Entries of manuals as they are printed, and the spellings that are read out of
// them: "=" takes a value, "[=]" an attached one, "(=)" one or none.
func TestOptions(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"  -a, --all                  do not ignore entries", "-a --all"},
		{"       -o, --output=FILE\n              write there", "-o= --output="},
		{"       --color[=WHEN], --colour[=WHEN]\n", "--color[=] --colour[=]"},
		{"       -n NUM, --lines=[-]NUM", "-n= --lines="},
		{"  -c, --check, --check=diagnose-first  check for sorted input", "-c --check[=] --check="},
		{"       --[no-]progress", "--progress --no-progress"},
		{"  -i[SUFFIX], --in-place[=SUFFIX]", "-i[=] --in-place[=]"},
		{"      --cpu-shares int                 CPU shares", "--cpu-shares="},
		{"    --all-namespaces=false:\n\tlist all", "--all-namespaces[=]"},
		{"    -f, --filename=[]:\n\tnames", "-f= --filename="},
		{"  -var 'foo=bar'         Set a value", "-var="},
		{"  -W, --work <DIR>   where", "-W= --work="},
		{"  -t, --type=\n      The argument is a list", "-t= --type="},
		{"     -\b-B\bB _\bb_\bi_\bn_\bd\n             Bind", "-B="},
		{"     -\b-v\bv     says more", "-v"},
		{"       A line of text that goes on\n       --here is no option", ""},
		{"       +e      is one of the signs", "+e"},
		{"\x1b[1m  --bold\x1b[0m  is", "--bold"},
	} {
		var got []string
		for _, o := range options(c.text) {
			for _, s := range o.names {
				got = append(got, s.name+sign[s.value])
			}
		}
		if g := strings.Join(got, " "); g != c.want {
			t.Errorf("%q\n got: %s\nwant: %s", c.text, g, c.want)
		}
	}
}

func TestSubcommands(t *testing.T) {
	text := "Usage: x\n\nAvailable Commands:\n  create, new   makes one\n  rm*           removes\n    deeper      is text\n\nFlags:\n  -h   help\n"
	if got := subcommands(text); !slices.Equal(got, []string{"create", "new", "rm"}) {
		t.Errorf("got %q", got)
	}
}

// What is named, what is unknown on purpose, what nobody read, and what reads
// another word than the program does.
func TestPage(t *testing.T) {
	for _, c := range []struct{ program, text, want string }{
		{"sponge", "  -a  adds", "1 1 0 0 0"},
		{"sponge", "  -a, --append  adds", "2 1 0 1 0"},
		{"sponge", "  -a FILE  adds", "1 1 0 0 1"},
		{"git shortlog", "  -n, --numbered  sorts", "2 2 0 0 0"},
		{"git shortlog", "  -n NUMBER  shows", "1 1 0 0 1"},
		{"curl", "  -K, --config <file>  reads options", "2 0 2 0 0"},
		{"test", "  -f FILE  is a file", "1 1 0 0 0"},
		{"cp", "  --update[=UPDATE]  replaces\n\n  --parents  makes folders", "2 2 0 0 0"},
	} {
		words := strings.Fields(c.program)
		var r report
		r.page(words, lineage(commands.Find(words[0]), words), c.text)
		if got := fmt.Sprint(r.options, r.named, r.unknown, r.missing, r.arity); got != c.want {
			t.Errorf("%s, %q: options, named, unknown, missing and arity %s, want %s\n%s", c.program, c.text, got, c.want, strings.Join(r.lines, "\n"))
		}
	}
}

// The page of a program that every machine with man has, if there is one.
func TestPages(t *testing.T) {
	if exec.Command("man", "-w", "cp").Run() != nil {
		t.Skip("no page of cp here")
	}
	var r report
	r.pages([]string{"cp"}, lineage(commands.Find("cp"), []string{"cp"}))
	if r.options < 10 || r.missing > 0 {
		t.Errorf("cp: %s\n%s", r.counts, strings.Join(r.lines, "\n"))
	}
}

func FuzzOptions(f *testing.F) {
	f.Add("  -a, --all[=x]  text\n\t--[no-]b c\n-\b-x_\bx")
	f.Fuzz(func(t *testing.T, text string) {
		for _, o := range options(text) {
			if len(o.names) == 0 || len(o.names[0].name) < 2 {
				t.Errorf("an entry without a name: %q", text)
			}
		}
		subcommands(text)
	})
}

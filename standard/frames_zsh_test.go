package standard_test

import (
	"flag"
	"testing"

	"automode"
)

// A line that is not allowed where zsh reads it is not allowed either in what only zsh
// reads so. "go test ./standard -run Zsh -zsh 100" puts each line of the corpus into all.

var zshEach = flag.Int("zsh", 2, "into how many frames of zsh each line of the corpus is put")

var zshFrames = [...]frame{
	{text: "() {\n" + asText + "\n}", body: true},
	{text: "() { eval \"$1\" } " + asWord, body: true},
	{text: "function {\n" + asText + "\n}", body: true},
	{text: "function zz {\n" + asText + "\n}; zz", body: true},
	{text: "functions[zz]=" + asWord + "; zz", body: true},
	{text: "{\n" + asText + "\n} always { : }"},
	{text: "{ : } always {\n" + asText + "\n}"},
	{text: "repeat 1 {\n" + asText + "\n}"},
	{text: "repeat 1; do\n" + asText + "\ndone"},
	{text: "for zz (1) {\n" + asText + "\n}"},
	{text: "for zz in 1; {\n" + asText + "\n}"},
	{text: "foreach zz (1)\n" + asText + "\nend"},
	{text: "if [[ a ]] {\n" + asText + "\n}"},
	{text: "case x { x)\n" + asText + "\n;; }"},
	{text: "noglob eval " + asWord},
	{text: "builtin eval " + asWord},
	{text: "- eval " + asWord},
	{text: "nocorrect eval " + asWord},
	{text: "eval -- " + asWord},
	{text: "emulate zsh -c " + asWord},
	{text: "emulate -L sh\n" + asText},
	{text: "setopt shwordsplit ksharrays\n" + asText},
	{text: "zz=" + asWord + "; eval $zz"},
	{text: "zz=" + asWord + "; eval ${(Q)${(q)zz}}"},
	{text: "zz=" + asWord + "; yy=zz; eval ${(P)yy}"},
	{text: "zz=(x " + asWord + "); eval $zz[2]"},
	{text: "zz=(x " + asWord + "); eval ${zz[-1]}"},
	{text: "typeset -A zz=(k " + asWord + "); eval \"${zz[k]}\""},
	{text: "zz='$('" + asWord + "')'; : ${(e)zz}"},
	{text: "set -- " + asWord + "; eval $1", body: true},
	{text: "argv=(" + asWord + "); eval $argv[1]", body: true},
	{text: "alias zz=" + asWord + "\nzz"},
	{text: "alias -g ZZ=" + asWord + "\neval ZZ"},
	{text: "eval \"$(<<< " + asWord + ")\""},
	{text: "eval \"$(print -r -- " + asWord + ")\""},
	{text: "<<< " + asWord + " | zsh"},
	{text: "print -r -- " + asWord + " | > zz; zsh zz"},
	{text: "<<< " + asWord + " > zz; source ./zz"},
	{text: "source =(print -r -- " + asWord + ")"},
	{text: "print -r -- " + asWord + " >! zz; . ./zz"},
	{text: "print -r -- " + asWord + " > zz; fpath=(. $fpath); autoload zz; zz"},
	{text: "print -r -- " + asWord + " > .zshenv; ZDOTDIR=$PWD zsh -c true"},
	{text: "zsh -fc " + asWord},
	{text: "zsh <<< " + asWord},
	{text: "zsh -c 'eval $0' " + asWord},
	{text: "ZZ=" + asWord + " zsh -c 'eval $ZZ'"},
	{text: "print -rn -- " + asWord + " | xargs -0 zsh -c"},
	{text: "coproc {\n" + asText + "\n}"},
	{text: "{\n" + asText + "\n} &!"},
	{text: "cat =(\n" + asText + "\n)"},
	{text: "print -r -- ${:-$(\n" + asText + "\n)}"},
	{text: "trap " + asWord + " EXIT"},
	{text: "TRAPEXIT() {\n" + asText + "\n}", body: true},
	{text: "precmd() {\n" + asText + "\n}", body: true},
	{text: "chpwd() {\n" + asText + "\n}; cd .", body: true},
}

func TestCorpusInZsh(t *testing.T) { corpus(t, (*scenario).inZsh, "verdicts", "attacks") }

// inZsh puts the lines that are not allowed in zsh into its frames, beginning with the one
// of that number.
func (s *scenario) inZsh(t *testing.T, next int) {
	if p := s.settings["platform"]; p == "windows" || s.settings["lines"] != "" || s.settings["shell"] != "" && s.settings["shell"] != "zsh" {
		return
	}
	decide, project, home := s.judge(t)
	for _, l := range s.lines {
		command := fill(l.call, project, home)
		if !l.open(command) || decide(command, automode.Zsh) == automode.Allow {
			continue
		}
		for range min(*zshEach, len(zshFrames)) {
			f := &zshFrames[next%len(zshFrames)]
			if next++; f.body && ofBodies(command) {
				continue
			}
			if text := f.of(command); decide(text, automode.Zsh) == automode.Allow {
				t.Errorf("verdicts:%d: %s is not allowed in zsh, and is in a frame:\n%s", l.at, l.call, text)
			}
		}
	}
}

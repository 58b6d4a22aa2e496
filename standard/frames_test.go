package standard_test

import (
	"encoding/base64"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"automode"
)

// A command that is not allowed is not allowed in a frame either: in whatever
// form another command runs its text. Each line of the corpus is put into a few
// of the frames below, one after the other, so that every frame meets every kind
// of line; "go test ./standard -run Frames -frames 100" puts each into all, and with
// "-within 11" each of those into another one as well, by steps of that length.

var (
	framesEach   = flag.Int("frames", 5, "into how many frames each line of the corpus is put")
	framesWithin = flag.Int("within", 0, "a prime: by how much the frames around the frames go on; 0: there are none")
)

// frame is a text that runs a command. Text stands for the command as it is, on
// lines of its own, and Word for it as one quoted word.
type frame struct {
	text string
	bash bool // it is bash that reads it, whatever shell the call is made in
	zsh  bool // zsh reads the frame, but does something else
	body bool // in it return, local and the arguments mean something
	mute bool // what is printed in it goes nowhere
	ends bool // standard input ends in it at once, so that a session that somebody would drive is none
}

const (
	asText  = "\x00TEXT\x00"
	asWord  = "\x00WORD\x00"
	asShell = "\x00SHELL\x00" // what has bash run it, as one word
	asCode  = "\x00CODE\x00"  // in base64
	asJSON  = "\x00JSON\x00"  // as a string of Python or JavaScript
)

// end closes here-documents. No line of the corpus holds it.
const end = "END_OF_THE_FRAME"

var frames = [...]frame{
	// The shell of the call itself.
	{text: "{ " + asText + "\n}"},
	{text: "(\n" + asText + "\n)"},
	{text: "if true; then\n" + asText + "\nfi"},
	{text: "while :; do\n" + asText + "\nbreak; done"},
	{text: "for once in 1; do\n" + asText + "\ndone"},
	{text: "case x in x)\n" + asText + "\n;; esac"},
	{body: true, text: "framed() {\n" + asText + "\n}; framed"},
	{mute: true, text: "x=$(\n" + asText + "\n)"},
	{text: "cat <(\n" + asText + "\n)"},
	{text: "{ " + asText + "\n} &\nwait"},
	{text: "{ " + asText + "\n} 2>&1 | tail -5"},
	{ends: true, text: "true | { " + asText + "\n}"},
	{text: "true &&\n{ " + asText + "\n}"},
	{text: "! { " + asText + "\n}"},
	{text: "eval " + asWord},
	{text: "c=" + asWord + "; eval \"$c\""},
	{text: "for c in " + asWord + "; do eval \"$c\"; done"},
	{body: true, text: "set -- " + asWord + "; eval \"$1\""},
	{body: true, text: "framed() { eval \"$1\"; }; framed " + asWord},
	{text: "trap " + asWord + " EXIT", zsh: true},
	{text: "eval \"$(printf '%s' " + asWord + ")\""},
	{text: "eval \"$(cat <<'" + end + "'\n" + asText + "\n" + end + "\n)\""},
	{body: true, text: "source <(printf '%s\\n' " + asWord + ")"},
	// A shell that the call starts.
	{bash: true, text: "bash -c " + asWord},
	{bash: true, text: "bash <<'" + end + "'\n" + asText + "\n" + end},
	{bash: true, text: "bash <<< " + asWord},
	{bash: true, text: "printf '%s\\n' " + asWord + " | bash"},
	{bash: true, text: "cat <<'" + end + "' | bash\n" + asText + "\n" + end},
	{bash: true, text: "bash < <(printf '%s\\n' " + asWord + ")"},
	{bash: true, text: "bash <(printf '%s\\n' " + asWord + ")"},
	{bash: true, text: "echo " + asCode + " | base64 -d | bash"},
	{bash: true, text: "base64 -d <<< " + asCode + " | bash"},
	{bash: true, text: "eval " + asShell},
	{bash: true, text: "exec bash -c " + asWord},
	{bash: true, text: "c=" + asWord + "; bash -c \"$c\""},
	{bash: true, text: "export FRAMED=" + asWord + "; bash -c 'eval \"$FRAMED\"'"},
	{bash: true, text: "FRAMED=" + asWord + " bash -c 'eval \"$FRAMED\"'"},
	{bash: true, body: true, text: "bash -c 'eval \"$1\"' - " + asWord},
	{bash: true, text: "bash -c 'bash -c \"$0\"' " + asWord},
	{bash: true, text: "printf -v c '%s' " + asWord + "; bash -c \"$c\""},
	{bash: true, text: "a=(x " + asWord + "); bash -c \"${a[@]:1}\""},
	{bash: true, text: "a=(bash -c " + asWord + "); \"${a[@]}\""},
	{bash: true, mute: true, text: "coproc bash -c " + asWord},
	{bash: true, text: "bash -c " + asWord + " 2>&1 | tee out.log"},
	{bash: true, text: "bash -ec " + asWord},
	// Programs that start one.
	{bash: true, text: "env FRAMED=1 bash -c " + asWord},
	{bash: true, text: "timeout 60 bash -c " + asWord},
	{bash: true, text: "nohup nice bash -c " + asWord + " &"},
	{bash: true, text: "command time bash -c " + asWord},
	{bash: true, text: "find . -maxdepth 0 -exec bash -c " + asWord + " \\;"},
	{bash: true, text: "printf '%s\\0' " + asWord + " | xargs -0 -n1 bash -c"},
	{bash: true, text: "seq 1 | xargs -I{} bash -c " + asWord},
	{bash: true, text: "flock x.lock bash -c " + asWord},
	{bash: true, text: "script -qc " + asShell + " /dev/null"},
	{bash: true, text: "python3 -c \"import subprocess\nsubprocess.run(['bash', '-c', open(0).read()])\" <<'" + end + "'\n" + asText + "\n" + end},
	{bash: true, text: "python3 - <<'" + end + "'\nimport subprocess\nsubprocess.run(['bash', '-c', " + asJSON + "])\n" + end},
	{bash: true, text: "node - <<'" + end + "'\nrequire('child_process').spawnSync('bash', ['-c', " + asJSON + "])\n" + end},
	// Files that the call writes.
	{bash: true, text: "cat > framed.sh <<'" + end + "'\n" + asText + "\n" + end + "\nbash framed.sh"},
	{bash: true, text: "printf '#!/bin/bash\\n%s\\n' " + asWord + " > framed.sh && chmod +x framed.sh && ./framed.sh"},
	{bash: true, text: "printf '%s\\n' " + asWord + " | tee framed.sh && cp framed.sh other.sh && bash other.sh"},
	{bash: true, text: "mkdir -p d && cat > d/framed.sh <<'" + end + "'\n" + asText + "\n" + end + "\nmv d e && bash e/framed.sh"},
	{bash: true, text: "printf '%s\\n' " + asWord + " > framed.sh; ln -s framed.sh l.sh; bash < l.sh"},
	{bash: true, text: "printf '%s\\n' " + asWord + " > framed.sh; bash -c \"$(cat framed.sh)\""},
	{bash: true, text: "printf '%s\\n' " + asWord + " > framed.env; BASH_ENV=./framed.env bash -c true"},
}

// of is the frame around a command.
func (f *frame) of(command string) string {
	return strings.NewReplacer(asText, command, asWord, asOneWord(command), asShell, asOneWord("bash -c "+asOneWord(command)),
		asCode, base64.StdEncoding.EncodeToString([]byte(command+"\n")), asJSON, escaped(command)).Replace(f.text)
}

// asOneWord is a text as one word of a shell.
func asOneWord(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// escaped is a text as a string of Python and of JavaScript, byte by byte.
func escaped(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ':
			fmt.Fprintf(&b, `\x%02x`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// ofBodies reports whether a command says something else in a function, or with other
// arguments.
func ofBodies(command string) bool {
	return slices.ContainsFunc([]string{"return", "local ", "FUNCNAME", "$@", "$*", "$1", "${@", "$#"}, func(w string) bool { return strings.Contains(command, w) })
}

func TestCorpusInFrames(t *testing.T) { corpus(t, (*scenario).framed, "verdicts", "attacks") }

// framed puts the lines that are not allowed into frames, beginning with the one
// of that number.
func (s *scenario) framed(t *testing.T, next int) {
	if p := s.settings["platform"]; p == "windows" || s.settings["shell"] == "powershell" || s.settings["shell"] == "cmd" {
		return // there is no shell to frame it in
	}
	decide, project, home := s.judge(t)
	for _, l := range s.lines {
		command := fill(l.call, project, home)
		if !l.open(command) {
			continue
		}
		// What only another shell than bash would run is framed in that one's words alone.
		alsoBash := decide(command, automode.Bash) != automode.Allow
		for range min(*framesEach, len(frames)) {
			f := &frames[next%len(frames)]
			next++
			if s.settings["lines"] != "" && (!f.bash || *framesWithin > 0) {
				continue // within brackets a line's end is none of what the shell reads on from
			}
			if f.bash && !alsoBash || f.zsh && s.settings["shell"] == "zsh" || f.body && ofBodies(command) {
				continue
			}
			if f.ends && decide("{ "+command+"\n} </dev/null", automode.AnyShell) == automode.Allow {
				continue
			}
			text := f.of(command)
			if *framesWithin > 0 {
				around := &frames[(next**framesWithin+l.at)%len(frames)]
				if f.mute || f.ends || around.ends || f.body || around.body || f.zsh || around.zsh || around.bash && !alsoBash {
					continue
				}
				text = around.of(text)
			}
			if decide(text, automode.AnyShell) == automode.Allow {
				t.Errorf("verdicts:%d: %s is not allowed, and is in a frame:\n%s", l.at, l.call, text)
			}
		}
	}
}

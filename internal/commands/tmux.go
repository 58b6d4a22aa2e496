package commands

import (
	"strings"

	"automode"
)

var tmux = Program{
	Name: "tmux", Rare: true, Summary: "keeps terminals that outlive the session", Manual: "tmux(1), tmux 3.5",
	Row: Row{
		Style: Leading, Help: "-V",
		Does:   []Do{{Kind: automode.Control, Target: "terminals", When: &When{Args: "0"}, Why: "starts a terminal"}},
		Refine: tmuxOne,
		Flags: []Flag{
			{Names: "-2 -C -D -N -l -u -v"},
			{Names: "-L= -T=", Value: Data},
			{Names: "-S=", Value: Lists},
			{Names: "-c=", Value: RunsLine, Why: "runs a command line in a shell"},
			{Names: "-f=", Value: Loads, Why: "takes its configuration, which can run commands, from a file"},
		},
		Rows: []Row{
			{Names: "new-session new", Style: Leading, Course: Stays,
				Does: []Do{{Kind: automode.Control, Target: "terminals", When: &When{Without: "-d"}, Why: "starts a terminal"}},
				Args: anyData, Flags: []Flag{
					{Names: "-d"},
					{Names: "-A -D -E -P -X"},
					{Names: "-F= -f= -n= -s= -t= -x= -y=", Value: Data},
					{Names: "-e=", Value: Unread, Why: "sets a variable of what it starts"},
					{Names: "-c=", Value: Base},
				}, Refine: tmuxCommand},
			{Names: "new-window neww split-window splitw respawn-pane respawnp respawn-window respawnw", Style: Leading, Course: Stays,
				Does: []Do{{Kind: automode.Control, Target: "terminals", Why: "starts a terminal"}},
				Args: anyData, Flags: []Flag{
					{Names: "-A -a -b -d -D -E -f -h -I -k -P -S -v -X -Z"},
					{Names: "-e= -F= -l= -n= -p= -s= -t= -x= -y=", Value: Data},
					{Names: "-c=", Value: Base},
				}, Refine: tmuxCommand},
			{Names: "run-shell run pipe-pane pipep if-shell if", Style: Leading, Course: Stays, Args: anyData, Flags: []Flag{{Names: "-b -C -F -I -O -o"}, {Names: "-d= -t=", Value: Data}, {Names: "-c=", Value: Base}}, Refine: tmuxCommand},
			{Names: "send-keys send", Style: Leading, Args: anyData, Flags: []Flag{{Names: "-F -H -K -l -M -R -X"}, {Names: "-c= -N= -t=", Value: Data}}, Refine: tmuxKeys},
			{Names: "source-file source", Args: []Arg{{Role: Loads, Why: "runs the commands of a file"}}, Flags: []Flag{{Names: "-F -n -q -v"}, {Names: "-t=", Value: Data}}},
			{Names: "ls list-sessions lsw list-windows lsp list-panes lsc list-clients lscm list-commands lsk list-keys lsb list-buffers has has-session show-options show show-window-options showw show-messages showmsgs show-hooks show-buffer showb display-message display info", Does: []Do{{Kind: automode.Query, Target: "terminals"}}, Args: anyData, Flags: []Flag{
				{Names: "-A -a -g -H -h -I -J -l -N -O -p -q -r -s -T -v -w -1"},
				{Names: "-b= -c= -d= -F= -f= -P= -t=", Value: Data},
			}, Refine: tmuxFormats},
			{Names: "show-environment showenv", Does: []Do{{Kind: automode.Disclose, Target: "environment", Why: "prints the variables that terminals get"}}, Args: anyData, Flags: []Flag{{Names: "-g -h -s"}, {Names: "-t=", Value: Data}}},
			{Names: "capture-pane capturep", Does: []Do{{Kind: automode.Query, Target: "terminals"}}, Flags: []Flag{
				{Names: "-a -C -e -J -M -N -P -p -q -T"},
				{Names: "-b= -E= -S= -t=", Value: Data},
			}},
			{Names: "kill-session kill-pane killp kill-window killw", Does: []Do{{Kind: automode.Control, Target: "terminals", Why: "ends what runs in a terminal"}}, Flags: []Flag{{Names: "-a -C"}, {Names: "-t=", Value: Data}}},
			{Names: "kill-server", Does: []Do{{Kind: automode.Control, Target: "all terminals", Traits: automode.Halts, Why: "ends what runs in every terminal"}}},
			{Names: "attach-session attach a at detach-client detach switch-client switchc select-window selectw select-pane selectp select-layout selectl rename-session rename rename-window renamew resize-pane resizep resize-window resizew next-window next previous-window prev last-window last last-pane lastp swap-pane swapp swap-window swapw move-window movew move-pane movep join-pane joinp break-pane breakp rotate-window rotatew refresh-client refresh clear-history clearhist wait-for wait start-server start set-buffer setb delete-buffer deleteb", Does: []Do{{Kind: automode.Control, Target: "terminals", Why: "moves about in terminals"}}, Args: anyData, Flags: []Flag{
				{Names: "-a -B -C -d -D -e -h -H -k -l -L -m -M -n -N -o -p -P -r -R -S -T -u -U -v -w -x -Z"},
				{Names: "-b= -F= -s= -t= -y=", Value: Data},
			}, Refine: tmuxFormats},
			{Names: "load-buffer loadb", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-w"}, {Names: "-b= -t=", Value: Data}}},
			{Names: "save-buffer saveb", Args: []Arg{{Role: Writes, Why: "writes a buffer to a file"}}, Flags: []Flag{{Names: "-a"}, {Names: "-b=", Value: Data}}},
		},
	},
}

var tmuxCases = []Case{
	{`tmux send-keys`, `Control terminals`},
	{`tmux send-keys -t x 'rm y' Enter`, `Run[line later] rm y`},
	{`tmux display-message '#(rm x)'`, `Query terminals; Run[line] rm x`},
	{`tmux display '#(rm x)'`, `Query terminals; Run[line] rm x`},
	{`tmux if-shell -F x 'run-shell y'`, `Run[line later] x; Unknown commands of tmux in a text are not read`},
	{`tmux if-shell a 'run-shell b' 'run-shell c'`, `Run[line later] a; Unknown commands of tmux in a text are not read`},
	{`tmux`, `Control terminals`},
	{`tmux -L x -2 ls`, `Query terminals`},
	{`tmux -S s -f c ls`, `Query terminals; Read{listing} s; Run{hidden} c`},
	{`tmux -c 'rm x'`, `Control terminals; Run[line] rm x`},
	{`tmux new-session -d -s x -c d 'rm x'`, `in d; Run[line later] rm x`}, {`tmux new -d -e A=b`, `Unknown sets a variable of what it starts`}, {`tmux new -A -s x`, `Control terminals`}, {`tmux splitw -h -l 5 -c d 'rm x'`, `Control terminals; in d; Run[line later] rm x`},
	{`tmux new -d rm x`, `Run[line later] rm x`},
	{`tmux run-shell -b -d 1 -c d 'rm x'`, `in d; Run[line later] rm x`},
	{`tmux if-shell -F x 'run rm'`, `Run[line later] x; Unknown commands of tmux in a text are not read`},
	{`tmux send-keys -t x 'rm -rf x' Enter`, `Run[line later] rm -rf x`},
	{`tmux send-keys -l -t x ls`, `Run[line later] ls`},
	{`tmux source-file -q -t x f`, `Run{hidden} f`},
	{`tmux capture-pane -p -t x`, `Query terminals`},
	{`tmux list-panes -a -F x`, `Query terminals`},
	{`tmux list-panes -F '#(rm x) #(ls'`, `Query terminals; Run[line] rm x; Run[line] ls`},
	{`tmux display -p "$x"`, `Query terminals; Unknown a format can hold a command`},
	{`tmux showenv -g -t x`, `Disclose environment`},
	{`tmux kill-session -a -t x`, `Control terminals`},
	{`tmux kill-server`, `Control{halts} all terminals`},
	{`tmux attach -d -t x`, `Control terminals`},
	{`tmux load-buffer -w -b x f`, `Read f`},
	{`tmux save-buffer -a -b x f`, `Write f`},
	{`tmux new ls \; kill-server`, `Control terminals; Unknown a second command of tmux is not read`},
	{`tmux ls \; run rm`, `Query terminals; Unknown a second command of tmux is not read`},
	{`tmux bind-key x y`, `Unknown no subcommand “bind-key” is known`},
}

// tmuxCommand: a shell gets the words, joined. A lone ";" begins another
// command of tmux.
func tmuxCommand(m *Match) {
	if tmuxSecond(m) || len(m.Args) == 0 {
		return
	}
	words := m.Args
	if m.Path == "if-shell" || m.Path == "if" {
		words = words[:1]
	}
	f := roleFact(RunsLine, lineOf(words), "runs in a terminal of its own")
	f.Wraps, f.Lang = Later, Shell
	m.Add(f)
	if len(words) < len(m.Args) {
		m.Unknown("commands of tmux in a text are not read", m.Args[1])
	}
}

// tmuxKeys: what is typed into a terminal is run there.
func tmuxKeys(m *Match) {
	if tmuxSecond(m) {
		return
	}
	words := m.Args
	for len(words) > 0 && (words[len(words)-1].Is("Enter") || words[len(words)-1].Is("C-m") || words[len(words)-1].Is("KPEnter")) {
		words = words[:len(words)-1]
	}
	if len(words) == 0 {
		m.Add(Fact{Kind: automode.Control, Target: "terminals", Why: "types into a terminal"})
		return
	}
	f := roleFact(RunsLine, lineOf(words), "is typed into a terminal")
	f.Wraps, f.Lang = Later, Shell
	m.Add(f)
}

// tmuxFormats: "#(…)" in a format is a command line of which the output stands
// there.
func tmuxFormats(m *Match) {
	for _, w := range m.Args {
		m.tmuxFormat(w)
	}
	for _, h := range m.hits {
		if h.Has {
			m.tmuxFormat(h.Value)
		}
	}
}

func (m *Match) tmuxFormat(w Word) {
	if !w.Exact() {
		if strings.Contains(w.Text, "#(") || w.Known == automode.Guess {
			m.Unknown("a format can hold a command", w)
		}
		return
	}
	rest := w.Text
	for {
		_, line, found := strings.Cut(rest, "#(")
		if !found {
			return
		}
		rest = line
		if line, _, found = strings.Cut(line, ")"); !found {
			line = rest
		}
		m.Add(roleFact(RunsLine, Lit(line), "a format starts it for its output"))
	}
}

// tmuxOne: what follows a lone ";" is another command.
func tmuxOne(m *Match) {
	if tmuxSecond(m) {
		m.Unknown("a second command of tmux is not read", Word{})
	}
}

func tmuxSecond(m *Match) bool {
	for _, w := range m.Args {
		if w.Known == automode.Exact && strings.HasSuffix(w.Text, ";") {
			return true
		}
	}
	return false
}

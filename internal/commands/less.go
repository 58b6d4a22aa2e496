package commands

import (
	"strings"

	"automode"
)

var less = Program{
	Name: "less", Also: "more zless zmore bzless bzmore xzless xzmore lzless lzmore", Summary: "shows files a page at a time", Manual: "less(1), less 643; more(1), util-linux 2.40 and macOS 15",
	Row: Row{
		Help: "-? --help -V --version", Course: Waits,
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-# -A --SEARCH-SKIP-SCREEN -a --search-skip-screen -B --auto-buffers -b= --buffers= -C -c --clear-screen -D= --color= -d --dumb -E -e --quit-at-eof --QUIT-AT-EOF --exit-follow-on-close -F --quit-if-one-screen --file-size --follow-name -f --force -G -g --hilite-search --HILITE-SEARCH -h= --max-back-scroll= -I -i --ignore-case --IGNORE-CASE --incsearch -J --status-column -j= --jump-target= -K --quit-on-intr -L --no-lessopen -l --line-num-width= -M -m --long-prompt --LONG-PROMPT --mouse --MOUSE -N -n --line-numbers --LINE-NUMBERS --no-keypad --no-histdups --no-number-headers --no-search-headers --no-vbell -P= --prompt= -p= --pattern= --proc-backspace -Q -q --quiet --QUIET --silent --SILENT -R -r --raw-control-chars --RAW-CONTROL-CHARS --redraw-on-quit --rscroll= -S -s --squeeze-blank-lines --chop-long-lines --save-marks --show-preproc-errors --status-col-width= --status-line -U -u --underline-special --UNDERLINE-SPECIAL --use-backslash --use-color -W -w --hilite-unread --HILITE-UNREAD --wheel-lines= --wordwrap -X --no-init -x= --tabs= -y= --max-forw-scroll= -z= --window= -~ --tilde --shift= -t= --tag= --CLEAR-SCREEN", Value: Data},
			{Names: "--search-options= --header=", Value: Reads}, // before version 600 they are unknown, and a file follows
			{Names: "-T= --tag-file=", Value: Reads},
			{Names: "-k= --lesskey-file= --lesskey-src=", Value: Loads, Why: "loads keys that can run commands"},
			{Names: "--lesskey-content=", Value: Unread, Why: "sets keys that can run commands"},
			{Names: "-O= -o= --log-file= --LOG-FILE=", Value: Writes, Why: "copies what it shows to a file"},
		},
		Refine: lessCommand,
	},
}

var lessCases = []Case{
	{`less -R a`, `Read a`},
	{`less -FX -p x a b`, `Read a; Read b`},
	{`more -5 a`, `Read a`},
	{`less -o out a`, `Read a; Write out`},
	{`less -T tags -t x`, `Read tags`},
	{`less -k keys a`, `Read a; Run{hidden} keys`},
	{`less --lesskey-content='x' a`, `Read a; Unknown sets keys that can run commands`},
	{`less '+!rm x' a`, `Read a; Run[text ex] +!rm x`},
	{`less +G a`, `Read a`},
	{`less --header 3 a`, `Read a; Read 3`},
	{`less --search-options '+!rm x' a`, `Read a; Run[text ex] +!rm x`},
}

// lessCommand: a word that begins with a plus is a command for the pager,
// and some of those start programs or write files.
func lessCommand(m *Match) {
	var commands []Word
	m.Own(func(f *Fact) bool {
		if f.Role != Reads || f.Flag != "" && f.Flag != "--search-options" && f.Flag != "--header" || !strings.HasPrefix(f.Word.Text, "+") {
			return true
		}
		commands = append(commands, f.Word)
		return false
	})
	for _, w := range commands {
		number := strings.TrimRight(strings.TrimLeft(w.Text, "+"), "gGF")
		if !w.Exact() || number != "" && !isDigits(number) {
			m.Add(Fact{Role: RunsText, Kind: automode.Run, Lang: Ex, Word: w, Why: "a command of its own is given at the start"})
		}
	}
}

package commands

import (
	"slices"
	"strings"

	"automode"
)

var vim = Program{
	Name: "vim", Rare: true, Also: "vi nvim view ex gvim mvim vimdiff nvimdiff rvim", Summary: "edits text, and can run commands", Manual: "vim(1), vim 9.1; nvim(1), neovim 0.10",
	Row: Row{
		Args: []Arg{{Role: Edits, Why: "opens it in an editor"}},
		Flags: []Flag{
			{Names: "-b -D -d -F -f --nofork -H -L -m -M -n -N -o[=] -O[=] -p[=] -R -r[=] -t= -x -X -v -y -Z --clean --headless --literal --noplugin --not-a-term --ttyfail -#", Value: Data},
			{Names: "-V[=]", Value: Data}, {Names: "-h --help -? --version"}, {Names: "-e -E -es"},
			{Names: "-c= --cmd=", Value: RunsText, Lang: Ex, Why: "gives the editor commands to run"},
			{Names: "-s", Of: "ex"}, // says nothing
			{Names: "-S=", Value: RunsFile, Lang: Ex, Why: "gives the editor commands to run"},
			{Names: "-s=", Value: RunsFile, Lang: Ex, Of: "vim vi nvim view gvim mvim vimdiff nvimdiff rvim", Why: "gives the editor commands to run"},
			{Names: "-u= -U= -l= --startuptime= -w= -W= -T= --listen= --server= --remote= --remote-expr= --remote-send= -q=", Value: Unread, Why: "gives the editor commands to run"},
		},
		Lang: Ex, Stdin: []In{{Role: Data, When: &When{First: "-"}}, {Role: RunsText}}, // in its mode of lines
		Refine: vimCommand,
	},
}

var vimCases = []Case{
	{`vim a`, `Write a`},
	{`nvim -d a b`, `Write a; Write b`},
	{`vim -c '!rm x' a`, `Write a; Run[text ex] !rm x`},
	{`vim '+!rm x' a`, `Write a; Run[text ex] +!rm x`},
	{`ex -s -c '!rm x' a`, `Write a; Run[text ex] !rm x`}, {`vim -e -s -c '!rm x' a`, `Write a; Run[text ex] !rm x`},
	{`vim -Nes -c '!rm x' a`, `Write a; Run[text ex] !rm x`}, {`vim -e -s x`, `Write x`}, {`vim -E -s -n -c 1`, `Run[text ex] 1`}, {`vim -s -e x`, `Write x; Run[file ex] -e`}, {`ex -`, `Write -`},
	{`vim -e -v -s x a`, `Write x; Write a; Unknown which mode it begins in cannot be told`},
	{`vim -e -s- a`, `Write a; Run[file ex] -; Unknown which mode it begins in cannot be told`},
	{`vim -s x a`, `Write a; Run[file ex] x`},
	{`vim -S x a`, `Write a; Run[file ex] x`},
	{`vim -u x a`, `Write a; Unknown gives the editor commands to run`},
	{`vim +12 a`, `Write a`},
	{`vim -V9log a`, `Write a; Write log`}, {`vim -V9log --version`, `Write log`}, {`vim -v '+!rm x'`, `Run[text ex] +!rm x`}, {`nvim -v`, `nothing`}, {`vim --version`, `nothing`}, {`vim -h a`, `nothing`}, {`vim -V scp://h.test/a`, `Write scp://h.test/a; Fetch scp://h.test/a`},
}

// withoutSilence takes the -s behind -e or -E out of the options, and reports whether
// one stood there.
func withoutSilence(words []Word) (out []Word, found bool) {
	lines := false
	for _, w := range words {
		if bare := strings.TrimPrefix(w.Text, "-"); w.Exact() && bare != w.Text && strings.Trim(bare, "bDdFfHLmMnNRvxXyZeEs") == "" {
			i := strings.IndexAny(bare, "eE")
			if lines {
				i = 0
			}
			if lines = lines || i >= 0; lines {
				rest := strings.ReplaceAll(bare[i:], "s", "")
				if found = found || rest != bare[i:]; bare[:i]+rest == "" && bare != "" {
					continue
				}
				w.Text = "-" + bare[:i] + rest
			}
		}
		out = append(out, w)
	}
	return out, found
}

// vimCommand: a word that begins with a plus is a line number or a command.
func vimCommand(m *Match) {
	lines := m.name() == "ex"
	if (lines || m.Has("-e")) && slices.ContainsFunc(m.hits, func(h Hit) bool { return h.Name == "-v" }) {
		m.Unknown("which mode it begins in cannot be told", Lit("-v")) // it takes the mode of lines back, and -s is a file again
	}
	for i := range m.hits {
		h := &m.hits[i]
		if lines = lines || flagNamed(h.Flag, "-e"); !lines || h.Name != "-s" || !h.Has {
			continue
		}
		// In the mode of lines it stands for silence, and takes nothing.
		if words, ok := withoutSilence(m.Words); ok {
			r := m.Program.Read(words, m.Platform)
			m.Facts, m.Args, m.Stdin = r.Facts, r.Args, r.Stdin
		} else {
			m.Unknown("which mode it begins in cannot be told", h.Value)
		}
		return
	}
	if lines && slices.ContainsFunc(m.Args, func(w Word) bool { return w.Is("-") }) {
		m.Stdin = RunsText // there a dash is silence as well
	}
	for i := range m.hits {
		// Behind the number stands a file for what it says.
		if h := &m.hits[i]; h.Name == "-V" && h.Has {
			if w := cutWord(h.Value, len(h.Value.Text)-len(strings.TrimLeft(h.Value.Text, "0123456789"))); w.Text != "" || !w.Exact() {
				m.Add(optionFact(Appends, *h, w, "writes there what it does"))
			}
		}
	}
	for i := range m.hits {
		// What it is asked, and nvim by -v as well, it answers once it has read the options.
		if h := &m.hits[i]; h.Args == 0 && (flagNamed(h.Flag, "--version") || h.Name == "-v" && hasPrefix(m.name(), "nvim")) {
			m.Own(func(f *Fact) bool { return f.Flag != "" })
			m.Stdin = Data
			return
		}
	}
	for _, w := range m.Args {
		if strings.Contains(w.Text, "://") {
			m.addRole(Fetches, &w, "opens what another host holds")
		}
	}
	var commands []Word
	m.Own(func(f *Fact) bool {
		if f.Role != Edits || !strings.HasPrefix(f.Word.Text, "+") {
			return true
		}
		commands = append(commands, f.Word)
		return false
	})
	for _, w := range commands {
		if !w.Exact() || w.Text != "+" && !isDigits(w.Text[1:]) {
			m.Add(Fact{Role: RunsText, Kind: automode.Run, Lang: Ex, Word: w, Why: "a command of its own is given at the start"})
		}
	}
}

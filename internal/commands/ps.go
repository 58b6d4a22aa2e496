package commands

import (
	"strings"

	"automode"
)

var ps = Program{
	Name: "ps", Summary: "lists processes", Manual: "ps(1), procps 4.0 and macOS 15: no option does more than choose what is listed",
	Row: Row{
		Style:  Plain,
		Does:   []Do{{Kind: automode.Query, Target: "processes"}},
		Args:   anyData,
		Refine: psEnvironment,
	},
}

var psCases = []Case{
	{`ps`, `Query processes`},
	{`ps aux`, `Query processes`},
	{`ps ""`, `Query processes`},
	{`ps -ef -o pid,cmd -C node`, `Query processes`},
	{`ps auxe`, `Query processes; Disclose the environments of processes`},
	{`ps -p 1 eww`, `Query processes; Disclose the environments of processes`},
	{`ps -eo pid,environ`, `Query processes; Disclose the environments of processes`},
	{`ps -E`, `Query processes; Disclose the environments of processes`},
	{`ps -p "$x" -o args`, `Query processes`}, {`ps -p $x -o args`, `Query processes; Disclose the environments of processes`},
	{`ps $x`, `Query processes; Disclose the environments of processes`},
}

// psEnvironment: the letter e without a dash, and -E of BSD, print what the
// environments of processes hold.
func psEnvironment(m *Match) {
	shows, value, number := false, false, false
	for _, w := range m.Args {
		switch {
		case value && (w.Known == automode.Exact || number && !w.Many && !w.Glob): // one word behind -p is taken whatever it is
			value, number = false, false
			continue
		case !w.Exact():
			shows = shows || w.Known == automode.Guess
		case strings.HasPrefix(w.Text, "--"):
			number = false
			value = !strings.Contains(w.Text, "=") && named("--pid --ppid --sort --format --user --User --group --Group --sid --tty --cols --columns --lines --rows --width --quick-pid", w.Text)
		case strings.HasPrefix(w.Text, "-"):
			shows = shows || strings.HasPrefix(w.Text, "-E") || clusterOf(w.Text, "AaEefjlMmrSTvwXxhc") && strings.Contains(w.Text, "E")
			value = len(w.Text) > 1 && byteIn(w.Text[len(w.Text)-1], "CGgNnOopqstUukD")
			number = w.Text[len(w.Text)-1] == 'p'
		default:
			number = false
			letters, _, _ := strings.Cut(w.Text, "o")
			shows = shows || letters != "" && !byteIn(letters[0], "0123456789,/") && strings.Contains(letters, "e")
			value = w.Text != "" && byteIn(w.Text[len(w.Text)-1], "oOkptUqN")
		}
	}
	for _, w := range m.Args {
		shows = shows || strings.Contains(w.Text, "environ") // a column, in whatever list and spelling
	}
	psWhom(m)
	if shows {
		m.Add(Fact{Kind: automode.Disclose, Target: "the environments of processes", Why: "prints the variables of processes"})
	}
}

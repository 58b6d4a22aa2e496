package commands

var elixir = Program{
	Name: "elixir", Rare: true, Also: "iex", Summary: "runs Elixir", Manual: "elixir --help, Elixir 1.18",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version", Refine: computesOnly,
		Args:  []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e --eval"}}, {Role: Data}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e --eval"}}},
		Flags: []Flag{{Names: "-e= --eval=", Value: RunsText, Why: "runs its value"}, {Names: "--no-halt --no-color"}, {Names: "-r= -pr= -pa= -pz= -S=", Value: RunsFile, Why: "loads code from there"}, {Names: "--erl= --cookie= --sname= --name= --rpc-eval= --boot= --vm-args=", Value: Unread}},
	},
}

var elixirCases = []Case{
	{`elixir -e 'IO.puts(1+1)'`, `Query what it computes`},
	{`elixir a.exs x`, `Run[file native] a.exs`}, {`elixir -e 'f()'`, `Run[text native] f()`},
	{`elixir --no-halt`, `nothing`},
	{`elixir -r v`, `Run[file native] v`},
	{`elixir --erl v`, `Unknown nobody read what the value of --erl means`},
}

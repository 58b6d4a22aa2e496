package commands

import "strings"

var concurrently = Program{
	Name: "concurrently", Rare: true, Also: "conc", Package: true, Summary: "runs several commands at once", Manual: "concurrently --help, concurrently 9",
	Row: Row{
		Help: "-h --help -v -V --version",
		Args: []Arg{{Role: RunsLine}}, Refine: concurrentlyTasks,
		Flags: []Flag{
			{Names: "-r --raw --no-color -g --group --timings --pad-prefix -i --handle-input -k --kill-others --kill-others-on-fail --ks"},
			{Names: "-m= --max-processes= -n= --names= --name-separator= -s= --success= --hide= -p= --prefix= -c= --prefix-colors= -l= --prefix-length= -t= --timestamp-format= --default-input-target= --kill-signal= --kill-timeout= --restart-tries= --restart-after=", Value: Data},
			{Names: "-P --passthrough-arguments", Does: []Do{{Why: "arguments are put into the commands"}}},
			{Names: "--teardown=", Value: RunsLine, Why: "runs that command at the end"},
			{Names: "--cwd=", Value: Base},
		},
	},
}

var concurrentlyCases = []Case{
	{`concurrently -n a,b 'npm run a' 'rm -rf b'`, `Run[line] npm run a; Run[line] rm -rf b`},
	{`concurrently npm:dev pnpm:lint`, `Run[task] dev; Run[task] lint`},
	{`concurrently 'npm:watch-*'`, `Unknown which tasks match is not known`},
	{`concurrently -r`, `nothing`},
	{`concurrently -P`, `Unknown arguments are put into the commands`},
	{`concurrently --teardown v`, `Run[line] v`},
	{`concurrently --cwd v`, `in v`},
}

// concurrentlyTasks: "npm:NAME" is short for "npm run NAME".
func concurrentlyTasks(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != RunsLine || f.Flag != "" || !f.Word.Exact() && !f.Word.Glob {
			continue
		}
		manager, name, ok := strings.Cut(f.Word.Text, ":")
		if !ok {
			continue
		}
		switch manager {
		case "npm", "pnpm", "yarn", "bun", "node", "deno":
		default:
			continue
		}
		if strings.ContainsRune(name, '*') {
			*f = Fact{Why: "which tasks match is not known", Word: f.Word}
			continue
		}
		words := strings.Fields(name)
		if len(words) == 0 {
			continue
		}
		f.Role, f.Word, f.Words = RunsTask, Lit(words[0]), []Word{Lit(words[0])}
	}
}

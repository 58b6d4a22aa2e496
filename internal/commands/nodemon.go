package commands

import "automode"

var nodemon = Program{
	Name: "nodemon", Rare: true, Package: true, Summary: "restarts a program when files change", Manual: "nodemon --help options, nodemon 3",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version --dump", Lang: JavaScript,
		Args: []Arg{{At: First, Role: RunsFile, When: &When{Without: "-x --exec"}}, {Role: Data}},
		Does: []Do{{Kind: automode.Run, Target: "the manifest's main file", Traits: automode.EntryPoint, When: &When{Args: "0", Without: "-x --exec"}, Why: "runs the project's program"}},
		Flags: []Flag{
			{Names: "-q --quiet -V --verbose -C --on-change-only -I --no-stdin -L --legacy-watch --no-colors --no-update-notifier --exitcrash --inspect --spawn --on-change-only"},
			{Names: "-e= --ext= -i= --ignore= -w= --watch= -d= --delay= -P= --polling-interval= -s= --signal=", Value: Data},
			{Names: "-x= --exec=", Value: RunsLine, Why: "runs that command"},
			{Names: "--config= -r= --require=", Value: RunsFile, Lang: JavaScript, Why: "its settings or code change what runs"},
			{Names: "--cwd=", Value: Base},
		},
	},
}

var nodemonCases = []Case{
	{`nodemon a.js --x`, `Run[file javascript] a.js`},
	{`nodemon --exec 'rm x' b`, `Run[line] rm x`},
	{`nodemon -q`, `Run{entry-point} the manifest's main file`},
	{`nodemon -e v`, `Run{entry-point} the manifest's main file`},
	{`nodemon --config v`, `Run{entry-point} the manifest's main file; Run[file javascript] v`},
	{`nodemon --cwd v`, `Run{entry-point} the manifest's main file; in v`},
}

package commands

import (
	"automode"
)

var gulp = Program{
	Name: "gulp", Rare: true, Kin: "grunt jake", Package: true, Summary: "runs tasks of the project", Manual: "the CLI references of gulp 5, Grunt 1.6 and Jake 10",
	Row: Row{
		Help: "-h --help --version -V", Args: []Arg{{Role: RunsTask}}, Refine: runsEach,
		Does: []Do{{Kind: automode.Run, Target: "the default task", When: &When{Args: "0", Without: "-T --tasks --tasks-simple --tasks-json"}, Why: "runs the project's default task"}},
		Flags: []Flag{
			{Names: "-T --tasks --tasks-simple --tasks-json"}, {Names: "-v", Of: "grunt"}, {Names: "-v", Of: "gulp", Cancels: Everything}, {Names: "--silent -S --series -L --color --no-color --continue --verbose --stack --debug --production --prod", Value: Data},
			{Names: "-f= --gulpfile= --gruntfile= --jakefile= --preload= --require=", Value: RunsFile, Lang: JavaScript, Why: "takes the tasks from there"}, {Names: "--cwd= --base=", Value: Base},
		},
	},
}

var gulpCases = []Case{{`gulp`, `Run the default task`}, {`gulp --tasks`, `nothing`}, {`grunt test --verbose`, `Run[task] test`}, {`grunt -v test`, `Run[task] test`}, {`gulp -v`, `nothing`}, {`gulp -f x.js build`, `Run[task] build; Run[file javascript] x.js`}, {`gulp --cwd d build`, `Run[task] build; in d`}}

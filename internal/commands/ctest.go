package commands

import "automode"

var ctest = Program{
	Name: "ctest", Rare: true, Summary: "runs the tests of native code", Manual: "ctest(1), CMake 4",
	Row: Row{
		Help:  "-h --help -help --version -V[=]",
		Does:  []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}},
		Flags: []Flag{{Names: "-V --verbose -VV --extra-verbose --debug --progress --output-on-failure --stop-on-failure -F -Q --quiet -N --show-only --show-only[=] --rerun-failed --schedule-random -j[=] --parallel[=] --no-tests[=] --force-new-ctest-process --no-label-summary --print-labels --list-presets", Value: Data}, {Names: "-R= --tests-regex= -E= --exclude-regex= -L= --label-regex= -LE= --label-exclude= -C= --build-config= --repeat= --timeout= -I= --tests-information= --preset= --max-width= --stop-time= --test-load=", Value: Data}, {Names: "--test-dir=", Value: Lists}, {Names: "-O= --output-log= --output-junit=", Value: Writes, Why: "writes the report there"}, {Names: "-S= -SP= --script= -D= --dashboard= -M= -T= --submit-index= --build-and-test=", Value: Unread}},
		Args:  []Arg{{Role: Data}},
	},
}

var ctestCases = []Case{
	{`ctest --test-dir build --output-on-failure -R x`, `Run{entry-point} the project's tests; Read{listing} build`},
	{`ctest -O v`, `Run{entry-point} the project's tests; Write v`},
	{`ctest --build-and-test /x build`, `Run{entry-point} the project's tests; Unknown nobody read what the value of --build-and-test means`},
	{`ctest -S v`, `Run{entry-point} the project's tests; Unknown nobody read what the value of -S means`},
}

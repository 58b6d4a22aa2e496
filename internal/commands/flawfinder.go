package commands

var sourceChecks = Program{
	Name: "flawfinder", Rare: true, Kin: "splint sloccount loc doc8 rstcheck pyroma mccabe darglint pydoclint interrogate deptry prospector pytype pyanalyze gdlint ameba phploc phpcpd linthtml solhint deadnix refurb cmake-lint vint salt-lint validate-pyproject yamale",
	Package: true, Summary: "examines source", Manual: "the --help of flawfinder 2.0, splint 3.1, sloccount 2.26, doc8 2, rstcheck 6.2, pyroma 5, interrogate 1.7, deptry 0.23, prospector 1.17, pytype 2024, gdtoolkit 4.3, Ameba 1.6, phploc 7, solhint 6, deadnix 1.3, vint 0.4 and salt-lint 0.9",
	Row: Row{
		Help: "-h --help --version", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-v -vv --verbose --quiet --strict --json --no-color --fail-on-warnings --max-line-length= --min= --fail-under= --ignore= --exclude= --strictness= --threshold= --min-lines= --min-tokens= --html --csv --summary", Value: Data},
			{Names: "--config=", Value: RunsFile, Why: "its settings can name code"},
		},
	},
}

var sourceChecksCases = []Case{{`deptry . --verbose`, `Run{entry-point} the build; Read{listing} .`}, {`doc8 --max-line-length 100 docs`, `Run{entry-point} the build; Read{listing} docs`}, {`vint --config x src`, `Run{entry-point} the build; Read{listing} src; Run[file native] x`}, {`solhint --fix a.sol`, `Unknown no option “--fix” is known`}}

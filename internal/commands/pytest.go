package commands

import "automode"

var pytest = Program{
	Name: "pytest", Rare: true, Package: true, Also: "py.test pytest-3", Summary: "runs Python tests", Manual: "pytest --help, pytest 8, pytest-cov, pytest-xdist, pytest-timeout and pytest-asyncio",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}},
		Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "-x --exitfirst --fixtures --funcargs --fixtures-per-test -s --runxfail --lf --last-failed --ff --failed-first --nf --new-first --sw --stepwise --sw-skip --stepwise-skip --stepwise-reset --sw-reset -v --verbose -vv -vvv --no-header --no-summary --no-fold-skipped --force-short-summary -q --quiet -qq -l --showlocals --no-showlocals --full-trace --strict-config --strict-markers --strict --continue-on-collection-errors --keep-duplicates --collect-in-virtualenv --co --collect-only --cache-clear --markers --disable-warnings --cov[=] --disable-pytest-warnings --trace-config --setup-only --setup-show --setup-plan --doctest-modules --doctest-ignore-import-errors --doctest-continue-on-failure --noconftest --cov --cov-branch --no-cov --cov-append --cov-reset --no-cov-on-fail -f --looponfail --xfail-tb --benchmark-only --benchmark-skip --benchmark-disable --forked --only-rerun= --rerun-except= --fail-on-flaky --count= --repeat-scope= --mypy --flake8 --ruff --black --self-contained-html --headed --browser= --browser-channel= --slowmo= --device= --reuse-db --create-db --no-migrations --nomigrations --migrations --picked[=] --hypothesis-show-statistics --hypothesis-seed= --hypothesis-profile= --hypothesis-verbosity= --json-report --json-report-summary --no-hooks --sugar --force-sugar --old-summary --no-success-flaky-report --benchmark-autosave --benchmark-columns= --benchmark-group-by= --benchmark-sort= --benchmark-min-rounds= --benchmark-disable-gc --random-order-bucket= --random-order-seed= --testmon-noselect --testmon-nocollect --tach --instafail --memray --full-page-screenshot --nbval --nbval-lax --nbval-current-env --nbval-cell-timeout= --benchmark-compare[=] --benchmark-compare-fail=", Value: Data},
			{Names: "-k= -m= --capture= --maxfail= --durations= --durations-min= --verbosity= -r= --tb= --show-capture= --color= --code-highlight= -W= --pythonwarnings= --import-mode= --ignore= --ignore-glob= --deselect= --cache-show[=] --doctest-report= --doctest-glob= --assert= --log-level= --log-format= --log-date-format= --log-cli-level= --log-cli-format= --log-file-level= --log-disable= --lfnf= --last-failed-no-failures= -n= --numprocesses= --dist= --maxprocesses= --max-worker-restart= --timeout= --timeout-method= --session-timeout= --cov-fail-under= --cov-context= --cov-precision= --asyncio-mode= --reruns= --reruns-delay= --randomly-seed= --random-order= --splits= --group= --junit-prefix= --junitprefix= --testmon", Value: Data},
			{Names: "--cov-report=", Value: Data},
			{Names: "--pdb --trace"},
			{Names: "-p=", Value: Unread, Why: "loads that plug-in"},
			{Names: "--pdbcls= --pastebin=", Value: Unread},
			{Names: "-c= --config-file= --rootdir= --confcutdir= --pyargs --cov-config=", Value: RunsFile, Lang: Python, Why: "takes settings and code from there"},
			{Names: "-o= --override-ini=", Value: Data},
			{Names: "--alluredir= --screenshot-dir=", Value: WritesTree, Why: "writes what it finds there"},
			{Names: "--ds= --dc= --settings=", Value: Unread, Why: "names settings that are code"},
			{Names: "--basetemp= --output=", Value: Deletes, Why: "empties that folder first"},
			{Names: "--junit-xml= --junitxml= --durations-path= --log-file= --report-log= --debug[=] --html= --json-report-file= --md= --md-report-output= --benchmark-json= --csv=", Value: Writes, Why: "writes the report there"},
			{Names: "--snapshot-update --inline-snapshot= --force-regen", Value: Data, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly}}, Why: "rewrites snapshots"},
		},
		Refine: pytestSettings, Lang: Python,
		Stdin: []In{{Role: RunsText, When: &When{With: "--pdb --trace"}}}, // the debugger obeys it
	},
}

var pytestCases = []Case{
	{`pytest --alluredir=d --count 3`, `Run{entry-point} the project's tests; Write d/**`},
	{`pytest --ds=a.b`, `Run{entry-point} the project's tests; Unknown names settings that are code`},
	{`pytest`, `Run{entry-point} the project's tests`},
	{`pytest -xvs tests/test_a.py::test_b -k 'a and b' --tb=short -n auto`, `Run{entry-point} the project's tests; Read{listing} tests/test_a.py::test_b`},
	{`pytest --cov=src --cov-report=term-missing --cov-report xml:c.xml`, `Run{entry-point} the project's tests; Write c.xml`},
	{`pytest --rootdir . -o testpaths=a`, `Run{entry-point} the project's tests`}, {`pytest -o testpaths=x -o pythonpath=/x`, `Run{entry-point} the project's tests; Unknown nobody read what the setting “pythonpath=/x” does`},
	{`pytest -p no:cacheprovider`, `Run{entry-point} the project's tests`},
	{`pytest -p xdist -p pytest_cov --confcutdir .`, `Run{entry-point} the project's tests`},
	{`pytest -p evil`, `Run{entry-point} the project's tests; Unknown loads that plug-in`},
	{`pytest -c x.ini --rootdir=/y`, `Run{entry-point} the project's tests; Run[file python] x.ini; Run[file python] /y`},
	{`pytest -o addopts= -o log_cli=true`, `Run{entry-point} the project's tests`},
	{`pytest -o python_files=x`, `Run{entry-point} the project's tests; Unknown nobody read what the setting “python_files=x” does`},
	{`pytest --basetemp=/x`, `Run{entry-point} the project's tests; Delete /x/**`},
	{`pytest --junitxml=r.xml`, `Run{entry-point} the project's tests; Write r.xml`},
	{`pytest --snapshot-update`, `Run{entry-point} the project's tests; Write{harmless,source-only} ./**`},
	{`pytest --pdbcls a:b`, `Run{entry-point} the project's tests; Unknown nobody read what the value of --pdbcls means`},
	{`pytest --pdb --trace`, `Run{entry-point} the project's tests`},
	{`pytest --frob`, `Unknown no option “--frob” is known`},
}

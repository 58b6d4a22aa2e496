package commands

import "automode"

var phpunit = Program{
	Name: "phpunit", Rare: true, Also: "pest paratest", Carried: "bin/phpunit", Summary: "runs PHP tests", Manual: "phpunit --help, PHPUnit 12",
	Row: Row{
		Help: "-h --help --version --list-groups --list-suites --list-tests --list-test-files",
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "--bail --dirty --retry --todos --flaky --testdox --debug --verbose -v --stop-on-failure --stop-on-error --stop-on-defect --stop-on-warning --stop-on-risky --fail-on-warning --fail-on-risky --fail-on-deprecation --fail-on-notice --no-coverage --no-progress --no-results --no-output --no-configuration --no-logging --process-isolation --strict-coverage --disallow-test-output --display-deprecations --display-warnings --display-notices --display-errors --display-skipped --display-incomplete --cache-result --do-not-cache-result --reverse-list --teamcity --path-coverage --parallel -p --compact --coverage --ci --dirty"}, {Names: "--filter= --exclude-filter= --group= --exclude-group= --testsuite= --exclude-testsuite= --test-suffix= --order-by= --random-order-seed= --colors[=] --columns= --repeat= --processes= -P= --covers= --uses= --min= --coverage-filter= --coverage-text[=]", Value: Data}, {Names: "-c= --configuration= --bootstrap= --include-path= --extension=", Value: RunsFile, Lang: PHP, Why: "runs or loads that file"}, {Names: "--cache-directory= --coverage-html= --coverage-xml=", Value: WritesTree, Why: "writes there"}, {Names: "--log-junit= --log-teamcity= --testdox-html= --testdox-text= --coverage-clover= --coverage-cobertura= --coverage-crap4j= --coverage-php=", Value: Writes, Why: "writes the report there"}, {Names: "-d= --atleast-version= --generate-configuration --migrate-configuration --generate-baseline=", Value: Unread, Does: []Do{{Why: "nobody read what this option does"}}}},
	},
}

var phpunitCases = []Case{
	{`phpunit --filter x tests`, `Run{entry-point} the project's tests; Read{listing} tests`},
	{`phpunit --testdox`, `Run{entry-point} the project's tests`},
	{`phpunit -c v`, `Run{entry-point} the project's tests; Run[file php] v`},
	{`phpunit --cache-directory v`, `Run{entry-point} the project's tests; Write v/**`},
	{`phpunit --log-junit v`, `Run{entry-point} the project's tests; Write v`},
	{`phpunit -d v`, `Run{entry-point} the project's tests; Unknown nobody read what this option does; Unknown nobody read what the value of -d means`},
}

package commands

import (
	"strings"
)

var phpChecks = Program{
	Name: "phpstan", Rare: true, Kin: "psalm phpcs phan phpmd deptrac infection", Package: true, Summary: "examines PHP", Manual: "the --help of PHPStan 2.1, Psalm 6, PHP_CodeSniffer 4, PHPMD 2.15",
	Row: Row{
		Help: "-h --help -V --version", Does: toolBuilds, Args: sourceLists, Refine: phpStandards,
		Global: []Flag{
			{Names: "-v -vv -vvv --verbose -q --quiet -n -s -p -e -i --no-progress --no-interaction --debug --xdebug --pro --colors --no-colors --no-ansi --ansi --show-info[=] --stats --no-cache --no-diff --taint-analysis --shepherd --show-snippet[=] --exclude --blame -l --find-dead-code[=] --find-unused-code[=] --only-covered --show-mutations --fail-without-result-cache --alter-none --ignore-baseline", Value: Data},
			{Names: "--level= --error-format= --memory-limit= --output-format= --threads= --php-version= --extensions= --ignore= --severity= --warning-severity= --error-severity= --parallel= --tab-width= --encoding= --sniffs= --report-width= --min-msi= --set= --minimumpriority= --suffixes=", Value: Data}, {Names: "--formatter=", Value: Data, Of: "deptrac"},
			{Names: "--report-file= --report-full= --report-json= --report-xml= -b= --generate-baseline[=] --set-baseline=", Value: Writes, Why: "writes what it found there"}, {Names: "-c= --configuration= --config= -a= --autoload-file= -r= --root= --standard= --report= --bootstrap= --plugin= --init", Value: RunsFile, Why: "its settings can name code"}, {Names: "--alter", Does: toolRewrites}, {Names: "--issues=", Value: Data},
		},
		Rows: []Row{{Names: "analyse analyze check lint dump-parameters", Does: toolBuilds, Args: sourceLists}, {Names: "clear-result-cache", Does: toolRemoves}}, OrArgs: true,
	},
}

var phpChecksCases = []Case{
	{`deptrac analyse --formatter 1 --level max src`, `Run{entry-point} the build; Read{listing} src`},
	{`phpstan analyse --level max src`, `Run{entry-point} the build; Read{listing} src`}, {`phpcs --report=json src`, `Run{entry-point} the build; Read{listing} src`}, {`phpcs --standard=PSR12 src`, `Run{entry-point} the build; Read{listing} src`}, {`phpcs --standard=./x src`, `Run{entry-point} the build; Read{listing} src; Run[file native] ./x`}, {`psalm --alter --issues=all --report-file=f -q`, `Run{entry-point} the build; Write{source-only} ./**; Write f`}, {`phpstan clear-result-cache`, `Delete{recoverable,build-output} what was built`},
}

// phpStandards: a standard that is no path is one of the program's own or of
// the project's packages.
func phpStandards(m *Match) {
	m.Own(func(f *Fact) bool {
		return f.Flag != "--standard" && f.Flag != "--preset" && f.Flag != "--report" || !f.Word.Exact() || strings.ContainsAny(f.Word.Text, "/.")
	})
}

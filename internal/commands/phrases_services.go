package commands

// What examines services, their settings and the safety of a project, by phrases.

var servicePhrases = []phrased{
	{"anchor", "releases: deploy upgrade publish builds: build! test.--skip-deploy! keys.list! idl.build! expand!", "--skip-build --skip-lint -p% --program-name% --arch% --no-idl -v"},
	{"anvil", "builds: !", "-p# --port# -a# --accounts# -b= --block-time= --silent -q --quiet --chain-id# --hardfork% --balance# --gas-limit# --no-mining --steps-tracing"},
	{"checksec", "! file< dir<", "--file< --dir< --output% --format% -o% --extended -w --no-banner --no-headers"},
	{"cyclonedx-npm", "builds: *", "--output-file> -o> --output-format% --of% --omit% --spec-version% --sv% --package-lock-only --ignore-npm-errors --flatten-components --short-PURLs --output-reproducible -v --verbose --mc-type% --gather-license-texts --validate --no-validate"},
	{"cyclonedx-py", "builds: environment! requirements poetry pipenv", "-o> --output-file> --of% --output-format% --sv% --spec-version% --pyproject/ --output-reproducible -v --verbose --short-PURLs --mc-type% --validate --no-validate"},
	{"detect-secrets", "builds: scan.-n scan.--no-verify", "--baseline> --all-files --exclude-files= --exclude-lines= --exclude-secrets= --disable-plugin% --force-use-all-plugins --only-allowlisted --list-all-plugins --slim"},
	{"earthly", "releases: --push looks: ls! doc! builds: +test! +lint! +build! +check! +unit-test! +all!", "--ci --no-output"},
	{"fluent-bit", "builds: --dry-run!", "-c/ --config/ -v -q"},
	{"gitlab-ci-local", "builds: --list! --list-all! --list-csv! --list-json! --preview!", "--file/ --cwd/ --quiet"},
	{"goss", "builds: validate! v! render!", "-g/ --gossfile/ --vars/ --format% -f% --no-color -s= --sleep= -r= --retry-timeout= --max-concurrent#"},
	{"jsonnetfmt", "--test< < rewrites: -i --in-place", "-n# --indent# --max-blank-lines# --string-style% --comment-style% --no-sort-imports --sort-imports --pad-arrays --no-pad-arrays --pad-objects --no-pad-objects -o> --output-file>"},
	{"kitchen", "builds: list diagnose version!", "-b --bare --json --all --no-color -l% --log-level%"},
	{"puppet", "builds: parser.validate epp.validate", "--environment% --color% -v --verbose"},
	{"shellspec", "builds: *", "--format% -f% --jobs# -j# -q --quick --fail-fast --dry-run --list% -s% --shell% -P= --pattern= -E= --example= -T= --tag= --no-color --color --random% -n --syntax-check --count --skip-message%"},
	{"vector", "list! --version! builds: validate test", "--no-environment --skip-healthchecks -d --deny-warnings -q -v --quiet --verbose --no-topology"},
	{"jira", "version! me! serverinfo! issue.list issue.view epic.list sprint.list board.list project.list release.list", "--plain --raw --reverse --no-headers --no-truncate --comments= --columns= --paginate= --order-by= --created= --updated= -s= -a= -t= -y= -l= -q= -P= -p= -r="},
	{"xcodes", "installed! list! version!", ""},
}

var serviceTrades = Program{
	Name: "goss", Kin: servicePhrasesNames, Rare: true, Package: true,
	Summary: "examines services, settings or what a project is made of", Manual: "the references of Anchor 0.32, Foundry 1.4, checksec 3, CycloneDX for npm 4 and Python 7, detect-secrets 1.5, Earthly 0.8, Fluent Bit 4.1, gitlab-ci-local 4.61, goss 0.4, go-jsonnet 0.21, Test Kitchen 3.7, Puppet 8, ShellSpec 0.28 and Vector 0.50",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseUse},
}

var serviceTradesCases = []Case{
	{`goss validate --format json`, `Run{entry-point} the build`}, {`goss -g - validate`, `Run what its words name`}, {`goss -g a.yaml validate`, `Run{entry-point} the build; Read{listing} a.yaml`}, {`goss serve`, `Run what its words name`}, {`anchor build -p x`, `Run{entry-point} the build`}, {`anchor test`, `Run what its words name`}, {`anchor test --skip-deploy`, `Run{entry-point} the build`}, {`anchor deploy`, `Publish{rewrites} what others see`}, {`anvil --port 8545`, `Run{entry-point} the build`}, {`anvil --host 0.0.0.0`, `Run what its words name`}, {`anvil --fork-url https://h.test`, `Run what its words name`},
	{`checksec --file=build/a`, `Query what it works with; Read build/a`}, {`checksec --proc-all`, `Run what its words name`}, {`cyclonedx-npm -o b.json`, `Run{entry-point} the build; Write b.json`}, {`cyclonedx-py environment ./x`, `Run what its words name`}, {`cyclonedx-py requirements a.txt`, `Run{entry-point} the build; Read{listing} a.txt`}, {`detect-secrets scan --no-verify src`, `Run{entry-point} the build; Read{listing} src`}, {`detect-secrets scan src`, `Run what its words name`}, {`detect-secrets scan -n -p x.py`, `Run what its words name`}, {`detect-secrets audit f`, `Run what its words name`},
	{`earthly ls`, `Query what it works with`}, {`earthly +test`, `Run{entry-point} the build`}, {`earthly +deploy`, `Run what its words name`}, {`earthly -P +test`, `Run what its words name`}, {`earthly --push +x`, `Publish{rewrites} what others see`}, {`fluent-bit --dry-run -c a.conf`, `Run{entry-point} the build; Read{listing} a.conf`}, {`fluent-bit -c a.conf`, `Run what its words name`}, {`fluent-bit --dry-run -e x.so`, `Run what its words name`}, {`gitlab-ci-local --list`, `Run{entry-point} the build`}, {`gitlab-ci-local deploy`, `Run what its words name`},
	{`jsonnetfmt --test a.jsonnet`, `Query what it works with; Read a.jsonnet`}, {`jsonnetfmt -i a.jsonnet`, `Write{source-only} ./**; Write{source-only} a.jsonnet`}, {`jsonnetfmt -e x`, `Run what its words name`}, {`kitchen list`, `Run{entry-point} the build`}, {`kitchen converge`, `Run what its words name`}, {`puppet parser validate m/init.pp`, `Run{entry-point} the build; Read{listing} m/init.pp`}, {`puppet apply m/init.pp`, `Run what its words name`},
	{`shellspec --format d spec/a_spec.sh`, `Run{entry-point} the build; Read{listing} spec/a_spec.sh`}, {`shellspec -s ./x`, `Run what its words name`}, {`vector validate a.toml`, `Run{entry-point} the build; Read{listing} a.toml`}, {`vector -c a.toml`, `Run what its words name`},
}

package commands

// What packages of npm bring, by phrases.

var npmPhrases = []phrased{
	{"json5", "<", "-v --validate -s= --space="},
	{"is-ci", "!", ""},
	{"update-browserslist-db create-react-app create-next-app create-vite ovsx", "", ""},
	{"oxfmt", "checks: --check rewrites: *", "--check -l --list-different --ignore-path< --threads#"},
	{"documentation", "builds: lint build", "-f% --format% -o>> --output>> --shallow --quiet -q --markdown-toc --access%"},
	{"jsdoc2md", "builds: *", "--no-cache --separators --heading-depth# --private"},
	{"lage", "info! builds: build test lint typecheck check", "--since= --no-cache --verbose --grouped --continue --to= --scope= --concurrency# -c#"},
	{"js-yaml", "<", "-c --compact -t --trace -s --to-json --schema%"},
	{"yaml-lint", "<", "--ignore= --schema%"},
	{"i18next-parser", "-V!", ""},
	{"license-checker-rseidelsohn", "checks: !", "--production --development --json --csv --markdown --summary --onlyunknown --unknown --direct --direct# --onlyAllow= --failOn= --excludePackages= --excludePrivatePackages --nopeer --out> --color --depth#"},
	{"lingui", "builds: compile! extract!", "--strict --verbose --typescript --clean --overwrite --locale= --convert-from="},
	{"source-map-explorer", "<", "--json> --json --tsv> --tsv --html> --html --only-mapped -m --exclude-source-map --no-border-checks --gzip --sort"},
	{"tsc-files", "builds: *", "--noEmit --skipLibCheck --pretty -p/ --project/ --listFiles"},
	{"tsr", "builds: generate! routes!", ""},
	{"webpack-bundle-analyzer", "builds: *", "-m=static -m=json --mode=static --mode=json -r> --report> -O --no-open -s% --default-sizes% -l% --log-level% -t= --title= -e= --exclude="},
	{"markdown-toc", "<", "--no-firsth1 --maxdepth# --bullets= --indent= --json"},
	{"mintlify mint-docs", "version! checks: broken-links! a11y! openapi-check", ""},
	{"moon", "query.projects query.tasks query.touched-files query.changed-files project task projects! tasks! builds: check! run.:test! run.:lint! run.:build! run.:typecheck! run.:format! ci!", ""},
	{"node-gyp", "list! builds: configure! build! rebuild!", "--debug --release --verbose -j# --jobs#"},
	{"np", "checks: --preview!", "--preview --yolo --no-publish --any-branch"},
	{"only-allow", "checks: npm! pnpm! yarn! bun!", ""},
	{"quick-lint-js", "<", "--output-format= --diagnostic-format-help --language= --vim-file-bufnr= --stdin-path= --snarky"},
	{"release-it", "checks: --dry-run! --changelog! --release-version!", "--dry-run --ci -V --verbose --changelog --release-version"},
	{"rescript", "checks: build! format.-check builds: !", "-with-deps -check -verbose -quiet -all"},
	{"rome", "checks: check ci rewrites: format.--write", "--write --max-diagnostics# --colors= --verbose"},
	{"sherif", "checks: !", "-r= -i= -p= --fail-on-warnings --no-install"},
	{"skott", "checks: !", "--displayMode=raw --showCircularDependencies --showUnusedDependencies --no-trackTypeOnlyDependencies --exitCodeOnCircularDependencies#"},
	{"sst", "version!", ""},
	{"standard-version", "checks: --dry-run!", "--dry-run -r= --release-as= -p= --prerelease= --first-release --no-verify -n"},
	{"truffle", "version! checks: compile! test build!", "--all --compile-all --quiet -g --bail"},
	{"vsce", "ls! show search builds: package!", "--json --tree --no-yarn --yarn --dependencies --no-dependencies --pre-release --allow-star-activation --allow-missing-repository --skip-license --no-rewrite-relative-links --no-gitHubIssueLinking --no-gitLabIssueLinking --no-update-package-json --no-git-tag-version -o> --out> -t% --target% --githubBranch% --gitlabBranch% --baseContentUrl= --baseImagesUrl= --pagesize# --stats"},
	{"openspec", "list! show validate view! status! schemas! templates!", "--specs --changes --all --strict --json --long --no-interactive --deltas-only --requirements --no-scenarios -r# --type=change --type=spec --sort=recent --sort=name --concurrency# --change%"},
	{"ts-unused-exports", "<", "--excludePathsFromReport= --ignoreFiles= --ignoreTestFiles --exitWithCount --silent --showLineNumber --findCompletelyUnusedFiles --ignoreLocallyUsed"},
}

var npmTrades = Program{
	Name: "lage", Kin: npmPhrasesNames, Rare: true, Package: true,
	Summary: "checks or builds a project of JavaScript", Manual: "the --help of conventional-changelog 7, documentation 14, jsdoc-to-markdown 9, lage 2, markdown-toc 1.2, mintlify 4, moon 1.40, node-gyp 12, np 10, quick-lint-js 3.2, release-it 19, renovate 42, ReScript 12, rome 12, sherif 1.9, skott 0.35, OpenSpec 0.20, source-map-explorer 2.5, sst 3, standard-version 9, truffle 5.11, vsce 3.7 and ts-unused-exports 11",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseUse},
}

var npmTradesCases = []Case{
	{`lage build --since main`, `Run{entry-point} the build`}, {`lage deploy`, `Run what its words name`}, {`truffle migrate`, `Run what its words name`}, {`truffle test test/a.js`, `Run{entry-point} the project's checks`},
	{`markdown-toc README.md`, `Query what it works with; Read README.md`}, {`markdown-toc -i README.md`, `Run what its words name`}, {`release-it --dry-run --ci`, `Run{entry-point} the project's checks`}, {`release-it`, `Run what its words name`},
	{`np --preview`, `Run{entry-point} the project's checks`}, {`np major`, `Run what its words name`}, {`node-gyp rebuild -j 4`, `Run{entry-point} the build`}, {`node-gyp install`, `Run what its words name`}, {`documentation build a.js -o d`, `Run{entry-point} the build; Write d/**; Read{listing} a.js`},
	{`documentation build a.js -c x.js`, `Run what its words name`}, {`sherif --fix`, `Run what its words name`}, {`vsce package -o a.vsix --no-dependencies`, `Run{entry-point} the build; Write a.vsix`}, {`vsce package minor`, `Run what its words name`}, {`vsce package --sign-tool x`, `Run what its words name`}, {`vsce publish`, `Run what its words name`}, {`vsce ls --tree`, `Query what it works with`},
	{`openspec list --specs`, `Query what it works with`}, {`openspec validate a --strict`, `Query what it works with`}, {`openspec archive a -y`, `Run what its words name`}, {`openspec init`, `Run what its words name`}, {`openspec view a`, `Run what its words name`}, {`moon run :deploy`, `Run what its words name`},
}

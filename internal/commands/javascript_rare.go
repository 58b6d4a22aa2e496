package commands

import "automode"

// Programs of JavaScript's and other ecosystems that few people call: checkers,
// hooks' managers, and tools of chains.

var manifestLooks = Program{
	Name: "browserslist", Kin: "envinfo license-report audit-ci retire yarn-deduplicate type-coverage tsd gts expo-doctor graphql-inspector", Package: true, Rare: true,
	Summary: "checks or shows what a project of JavaScript is made of", Manual: "the --help of browserslist 4.27, envinfo 7, 6, audit-ci 7, retire 5, type-coverage 2, tsd 0.33, gts 6, expo-doctor 1 and graphql-inspector 6",
	Row: Row{
		Help: "-h --help -v -V --version", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{
			{Names: "--json --system --binaries --browsers --languages --managers --utilities --databases --SDKs --IDEs --npmGlobalPackages --npmPackages --npmPackages[=] --yaml --markdown --showNotFound --all -s --skip-unused -g --global -p --production -l --low -m --moderate --high -c --critical --strict --detail --verbose --list --fail --at-least= --ignore-catch --show-relative-path --is --report-semantic-errors", Value: Data},
			{Names: "--mobile-to-desktop --coverage --coverage[=] --env= --ignore-unknown-versions", Value: Data, Of: "browserslist"}, {Names: "--format=", Value: Data, Of: "yarn-deduplicate license-report"}, {Names: "--ignore-files=", Value: Data, Of: "type-coverage"}, {Names: "--directory=", Value: Reads},
			{Names: "-u --update --update-db -y --update-all --fix -E --save-exact --config=", Value: Unread, Does: []Do{{Why: "changes what is installed, or takes other settings"}}},
		},
		Rows:   []Row{{Names: "check lint validate diff coverage similar introspect", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--deprecated --no-strict-fragments --max-depth= --max-alias-count=", Value: Data}}}, {Names: "fix", Does: toolRewrites, Args: []Arg{{Role: Edits, Traits: automode.SourceOnly, Why: "rewrites source files"}}}, {Names: "init clean serve", Style: Plain, Does: toolRuns, Args: anyData}},
		OrArgs: true,
	},
}

var manifestLooksCases = []Case{
	{`browserslist`, `Run{entry-point} the build`}, {`browserslist --mobile-to-desktop --coverage=US '> 1%'`, `Run{entry-point} the build; Read{listing} > 1%`}, {`envinfo --system --npmPackages`, `Run{entry-point} the build`}, {`retire -u`, `Run{entry-point} the build; Unknown changes what is installed, or takes other settings`}, {`yarn-deduplicate --format x`, `Run{entry-point} the build`},
	{`type-coverage --ignore-files x`, `Run{entry-point} the build`}, {`audit-ci --directory d`, `Run{entry-point} the build; Read d`}, {`graphql-inspector diff a b --deprecated`, `Run{entry-point} the build; Read{listing} a; Read{listing} b`}, {`gts fix`, `Write{source-only} ./**`}, {`gts init -y`, `Run the project`},
}

var flowTypes = Program{
	Name: "flow", Package: true, Rare: true, Summary: "checks the types of JavaScript", Manual: "flow --help, Flow 0.290",
	Row: Row{
		Help: "-h --help --version", Does: toolBuilds,
		Rows: []Row{
			{Names: "check status check-contents focus-check ls coverage batch-coverage find-module find-refs get-def type-at-pos ast cycle graph version full-check ls-libs", Does: toolBuilds, Args: []Arg{{Role: Lists}}, Flags: []Flag{{Names: "--json --pretty --color= --max-workers= --show-all-errors --all --strip-root --quiet --include-warnings --max-warnings= --no-flowlib --from= --timeout= --explain", Value: Data}}},
			{Names: "start stop server init lsp restart save-state codemod autofix apply-code-action", Style: Plain, Does: toolRuns, Args: anyData},
		},
	},
}

var flowTypesCases = []Case{{`flow`, `Run{entry-point} the build`}, {`flow check --show-all-errors`, `Run{entry-point} the build`}, {`flow init`, `Run the project`}}

var hookManagers = Program{
	Name: "lefthook", Kin: "overcommit", Package: true, Rare: true, Summary: "runs a project's checks at commits", Manual: "lefthook help, Lefthook 2; overcommit --help, Overcommit 0.68",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true, Args: []Arg{{Role: Unread, Why: "nobody read what it means"}},
		Flags: []Flag{{Names: "-v --verbose", Of: "lefthook"}, {Names: "-l --list-hooks", Does: toolBuilds}, {Names: "-r --run", Does: toolBuilds}, {Names: "-d --diff", Value: Data}, {Names: "-i --install -u --uninstall -f --force -s --sign", Does: []Do{{Kind: automode.Configure, Target: "what runs at a commit", Traits: automode.Persists}}, Why: "changes what runs at a commit"}},
		Rows: []Row{
			{Names: "run", OrArgs: true, Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}}, Flags: lefthookRuns, Rows: []Row{
				{Names: "pre-commit prepare-commit-msg commit-msg post-commit pre-push pre-rebase post-merge post-checkout post-rewrite", Does: toolBuilds, Args: anyData, Flags: lefthookRuns},
			}},
			{Names: "dump validate check-install version help", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: anyData, Flags: []Flag{{Names: "-f= --format= --verbose -v", Value: Data, Of: "lefthook"}}},
			{Names: "install uninstall add self-update", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "what runs at a commit", Traits: automode.Persists, Why: "changes what runs at a commit"}}, Args: anyData},
		},
	},
}

// lefthookRuns are the options of "lefthook run". Git's own hooks are the project's
// checks; any other group of commands is a task by its name.
var lefthookRuns = []Flag{{Names: "--all-files --files-from-stdin --commands= --jobs= --tag= --exclude= -f --force --no-tty --no-auto-install --skip-lfs --verbose -v --no-stage-fixed", Value: Data}, {Names: "--file=", Value: Lists}}

var hookManagersCases = []Case{
	{`lefthook -v dump`, `Read .`},
	{`lefthook`, `nothing`}, {`lefthook run pre-commit --all-files`, `Run{entry-point} the build`}, {`lefthook run pre-push --file a`, `Run{entry-point} the build; Read{listing} a`}, {`lefthook run deploy --force a`, `Run[task] deploy`}, {`lefthook run deploy --file a`, `Run[task] deploy; Read{listing} a`}, {`lefthook dump -f json`, `Read .`}, {`lefthook install`, `Configure{persists} what runs at a commit`},
	{`overcommit -l`, `Run{entry-point} the build`}, {`overcommit --run --diff`, `Run{entry-point} the build`}, {`overcommit --install`, `Configure{persists} what runs at a commit`}, {`overcommit x`, `Unknown nobody read what it means`},
}

var cast = Program{
	Name: "cast", Rare: true, Summary: "speaks to a chain of Ethereum's kind, and converts its values", Manual: "cast --help, Foundry 1.4",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-q --quiet --json -j --color=", Value: Data}, {Names: "-r= --rpc-url=", Value: Sends, Why: "asks the node there"}, {Names: "--flashbots --jwt-secret= --rpc-headers= -e= --etherscan-api-key= --verifier-url=", Value: Unread, Why: "speaks to another host"}},
		Rows: []Row{
			{Names: "abi-encode ae abi-decode ad calldata cd calldata-decode cdd sig s sig-event se decode-abi to-hex th to-dec td to-base tb to-wei tw from-wei fw to-unit to-ascii to-utf8 from-utf8 to-bytes32 to-int256 to-uint256 to-check-sum-address to-checksum from-bin to-hexdata keccak k namehash hash-message max-int max-uint min-int address-zero hash-zero concat-hex ch pad shl shr format-bytes32-string parse-bytes32-string parse-units parse-format-units create2-compute index index-erc7201 disassemble da selectors", Args: anyData, Flags: []Flag{{Names: "--packed -p= --to-base= --base-in= -b= --right --left --len=", Value: Data}}},
			{Names: "block bl block-number bn balance b call c chain chain-id ci client code co codesize storage st tx t receipt re nonce n gas-price g basefee age logs l estimate e access-list proof admin implementation decode-transaction find-block resolve-name lookup-address", Does: []Do{{Kind: automode.Query, Target: "the chain"}}, Args: anyData, Flags: []Flag{{Names: "-B= --block= -f= --field= --full --ether --from= --value= --from-block= --to-block= --address= --trace -t --confirmations= --data=", Value: Data}}},
		},
	},
}

var castCases = []Case{
	{`cast`, `nothing`}, {`cast sig 'f()'`, `nothing`}, {`cast abi-encode --packed 'f(uint)' 1`, `nothing`}, {`cast block latest -f number --json`, `Query the chain`}, {`cast call --rpc-url http://h x`, `Query the chain; Send http://h`}, {`cast call --flashbots x`, `Query the chain; Unknown speaks to another host`}, {`cast send x y`, `Unknown no subcommand “send” is known`},
}

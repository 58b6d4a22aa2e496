package commands

import (
	"strings"

	"automode"
)

// What of clients of databases and clouds, and of tools of languages, only looks.

var patronictl = Program{
	Name: "patronictl", Rare: true, Kin: "barman pgbackrest wal-g litestream repmgr", Summary: "looks after copies of databases", Manual: "the references of Patroni 4, Barman 3.14, pgBackRest 2.56, WAL-G 3 and Litestream 0.5",
	Row: Row{
		Help: "-h --help --version -v", Global: []Flag{{Names: "-c= --config= --config-file= -f= --config-path=", Value: Settings, Why: "takes settings, which can name programs, from a file"}, {Names: "--stanza= --repo= --log-level-console= --pretty --json --detail --minimal", Value: Data}},
		Rows: []Row{
			{Names: "list topology history show-config list-servers list-server list-backup list-backups list-files show-server show-servers show-backup status check info backup-list backup-show wal-show databases snapshots ltx version help", Does: []Do{{Kind: automode.Query, Target: "the databases"}}, Args: anyData},
			{Names: "restart reload reinit failover switchover pause resume edit-config backup backup-push cron receive-wal stanza-create stanza-upgrade start stop replicate", Does: []Do{{Kind: automode.Change, Target: "the databases", Why: "changes databases or what is kept of them"}}, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "remove delete expire stanza-delete restore recover backup-fetch", Does: []Do{{Kind: automode.Change, Target: "the databases", Traits: automode.Destroys, Why: "removes or replaces databases, or what is kept of them"}}, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var patronictlCases = []Case{{`patronictl -c f list --pretty`, `Query the databases; Run f`}, {`pgbackrest info --stanza x`, `Query the databases`}, {`barman backup -d=x --wait`, `Change the databases`}, {`wal-g delete --confirm retain`, `Change{destroys} the databases`}, {`barman delete -y x`, `Change{destroys} the databases`}, {`patronictl`, `nothing`}, {`patronictl dsn x`, `Unknown no subcommand “dsn” is known`}}

var mysqlshow = Program{
	Name: "mysqlshow", Rare: true, Kin: "mariadb-show", Summary: "shows which databases and tables there are", Manual: "mysqlshow(1), MySQL 8.4",
	Row: Row{
		Help: "-? --help -V --version", Does: databaseLooks, Args: anyData, Refine: databaseElsewhere,
		Flags: []Flag{{Names: "-h= --host=", Value: Data}, {Names: "-u= --user= -P= --port= --protocol= --default-character-set= -i --status -k --keys -t --show-table-type -v --verbose --count -C --compress", Value: Data}, {Names: "--password[=] -p[=]", Value: Credential}},
	},
}

var mysqlshowCases = []Case{{`mysqlshow -u root -psecret shop`, `Query the database`}, {`mysqlshow --count -h db.test shop`, `Query the database; Fetch db.test`}, {`mysqlshow --defaults-file=f`, `Unknown no option “--defaults-file” is known`}}

var bitcoinCli = Program{
	Name: "bitcoin-cli", Rare: true, Summary: "speaks to a node of Bitcoin", Manual: "the RPC reference of Bitcoin Core 29",
	Row: Row{
		Style: Single, Help: "-h -help -? -version",
		Global: []Flag{{Names: "-testnet -testnet4 -signet -regtest -named -color= -chain= -rpcclienttimeout= -rpcwait -rpcwallet= -rpcport= -rpcuser=", Value: Data}, {Names: "-rpcpassword=", Value: Credential}, {Names: "-rpcconnect=", Value: Sends, Why: "speaks to that node"}, {Names: "-conf= -datadir= -rpccookiefile=", Value: Unread, Why: "is of another node"}},
		Flags:  []Flag{{Names: "-getinfo -netinfo", Does: []Do{{Kind: automode.Query, Target: "the node"}}}},
		Rows: []Row{
			{Names: "getblockchaininfo getblockcount getblockhash getblock getblockheader getblockstats getbestblockhash getdifficulty getchaintips getmempoolinfo getrawmempool getmempoolentry gettxout gettxoutsetinfo getnetworkinfo getpeerinfo getconnectioncount getnettotals getmininginfo getnetworkhashps getmemoryinfo getrpcinfo getrawtransaction getbalance getbalances getwalletinfo getaddressinfo gettransaction listtransactions listunspent listwallets listwalletdir listreceivedbyaddress decoderawtransaction decodescript estimatesmartfee validateaddress verifymessage uptime help", Does: []Do{{Kind: automode.Query, Target: "the node"}}, Args: anyData},
		},
	},
}

var bitcoinCliCases = []Case{{`bitcoin-cli -regtest getblockcount`, `Query the node`}, {`bitcoin-cli -getinfo`, `Query the node`}, {`bitcoin-cli -rpcpassword=x -rpcconnect=h.test getbalance`, `Query the node; Send h.test`}, {`bitcoin-cli -conf=f uptime`, `Query the node; Unknown is of another node`}, {`bitcoin-cli sendtoaddress x 1`, `Unknown no subcommand “sendtoaddress” is known`}, {`bitcoin-cli dumpprivkey x`, `Unknown no subcommand “dumpprivkey” is known`}}

var bower = Program{
	Name: "bower", Rare: true, Package: true, Summary: "installs packages for pages", Manual: "bower.io, 1.8",
	Row: Row{
		Help: "-h --help -v --version",
		Rows: []Row{
			{Names: "list ls help", Does: repoLooks, Args: anyData, Flags: []Flag{{Names: "-p --paths -r --relative -o --offline -j --json -V --verbose -q --quiet -s --silent"}}},
			{Names: "info search lookup", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Args: anyData, Flags: []Flag{{Names: "-j --json -o --offline"}}},
		},
	},
}

var bowerCases = []Case{{`bower list -p`, `Read .`}, {`bower info jquery --json`, `Query the registry`}, {`bower install`, `Unknown no subcommand “install” is known`}, {`bower`, `nothing`}}

var gomodifytags = Program{
	Name: "gomodifytags", Rare: true, Summary: "prints a source with other tags of its fields", Manual: "gomodifytags 1.17",
	Row: Row{
		Style: Single, Help: "-h -help --help",
		Flags: []Flag{{Names: "-file=", Value: Reads}, {Names: "-w", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "rewrites the source"}, {Names: "-offset= -line= -struct= -field= -all -remove-tags= -clear-tags -add-options= -remove-options= -clear-options -add-tags= -override -skip-unexported -transform= -sort -template= -format= -quiet -modified", Value: Data}},
	},
}

var gomodifytagsCases = []Case{{`gomodifytags -file a.go -struct T -add-tags json`, `Read a.go`}, {`gomodifytags -file a.go -all -add-tags json -w`, `Read a.go; Write ./**`}}

var goLicenses = Program{
	Name: "go-licenses", Rare: true, Kin: "licensee reuse gops", Summary: "says under which licences code is, or what runs", Manual: "go-licenses 1.6; licensee 9.18; reuse 5.0; gops 0.3",
	Row: Row{
		Help: "-h --help --version", OrArgs: false,
		Global: []Flag{{Names: "--confidence_threshold= --include_tests --ignore= --allowed_licenses= --disallowed_types= --logtostderr --alsologtostderr -v= --json --no-readme --no-packages -q --quiet -p --plain -l --lines -j --no-multiprocessing --debug --filesystem --remote --license= --add-license-concluded", Value: Data}, {Names: "--template=", Value: Reads}, {Names: "-o= --output=", Value: Writes, Of: "reuse", Why: "writes the list"}, {Names: "--save_path=", Value: WritesTree, Why: "copies licences there"}},
		Rows: []Row{
			{Names: "report check csv detect diff lint lint-file spdx supported-licenses version help", Does: repoLooks, Args: []Arg{{Role: Lists}}},
			{Names: "tree stack memstats stats", Does: thisMachine, Args: anyData},
		},
	},
}

var goLicensesCases = []Case{{`go-licenses report ./... --template t`, `Read .; Read{listing} ./...; Read t`}, {`reuse lint -q`, `Read .`}, {`reuse spdx -o f`, `Read .; Write f`}, {`gops tree`, `Query this machine`}, {`go-licenses save . --save_path d`, `Unknown no subcommand “save” is known; Write d/**`}, {`go-licenses check . --save_path d`, `Read .; Read{listing} .; Write d/**`}}

var cz = Program{
	Name: "cz", Rare: true, Kin: "cog", Summary: "checks messages of commits and writes them", Manual: "commitizen 4.8; cocogitto 6.3",
	Row: Row{
		Help: "-h --help -V --version",
		Rows: []Row{{Names: "check ls info schema example version log verify get-version", Does: repoLooks, Args: anyData, Flags: []Flag{
			{Names: "--rev-range= -m= --message= --allow-abort --allowed-prefixes= -l= --message-length-limit= -r --report -p --project -c --commitizen -v --verbose --major --minor --from-latest-tag --ignore-merge-commits -B= -t= -s= -a= --breaking-change --fallback= --package=", Value: Data},
			{Names: "--commit-msg-file= -f= --file=", Value: Reads},
		}}},
	},
}

var czCases = []Case{{`cz check --rev-range HEAD~1..HEAD`, `Read .`}, {`cz check --commit-msg-file f`, `Read .; Read f`}, {`cz bump --yes`, `Unknown no option “--yes” is known`}, {`cz bump`, `Unknown no subcommand “bump” is known`}, {`cog check`, `Read .`}, {`cz`, `nothing`}}

var openapiGenerator = Program{
	Name: "openapi-generator", Rare: true, Kin: "openapi-generator-cli swagger", Package: true, Summary: "checks descriptions of interfaces and makes code of them", Manual: "openapi-generator 7.15; go-swagger 0.32",
	Row: Row{
		Help: "--help",
		Rows: []Row{
			{Names: "list version config-help author help", Args: anyData, Flags: []Flag{{Names: "-i= --include= -s --short -l -g= --generator-name= --full --full-details --feature-set --named-header --import-mappings --instantiation-types --language-specific-primitive --reserved-words --metadata", Value: Data}}},
			{Names: "validate", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-i= --input-spec=", Value: Reads}, {Names: "--recommend --skip-warnings --stop-on-error -q --quiet", Value: Data}}},
		},
		Refine: specAddress,
	},
}

var openapiGeneratorCases = []Case{{`openapi-generator list -s`, `nothing`}, {`openapi-generator validate -i a.yml --recommend`, `Read a.yml`}, {`swagger validate https://h.test/a`, `Fetch https://h.test/a`}, {`openapi-generator generate -i a`, `Unknown no option “-i” is known`}, {`openapi-generator`, `nothing`}}

// specAddress: a description may lie at an address.
func specAddress(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Reads && strings.Contains(f.Word.Text, "://") {
			*f = roleFact(Fetches, f.Word, "takes the description from there")
		}
	}
}

var treeSitter = Program{
	Name: "tree-sitter", Rare: true, Package: true, Summary: "makes and tries parsers", Manual: "the command reference of tree-sitter 0.25",
	Row: Row{
		Help: "-h --help -V --version",
		Rows: []Row{
			{Names: "parse query tags highlight", Does: []Do{{Kind: automode.Run, Target: "the project's parser", Traits: automode.EntryPoint, Why: "compiles and loads the parser"}}, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "--quiet -q --stat -s --time -t --xml -x --cst -c --dot -d --scope= --encoding= --timeout= --captures --byte-range= --html -H --check --css-classes --no-ranges --json -j", Value: Data}}},
			{Names: "test", Does: []Do{{Kind: automode.Run, Target: "the project's parser", Traits: automode.EntryPoint, Why: "compiles and loads the parser"}}, Flags: []Flag{{Names: "-i= --include= -e= --exclude= --file-name= --show-fields --overview-only --stat=", Value: Data}, {Names: "-u --update", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "rewrites what is expected"}}},
			{Names: "generate", Does: []Do{{Kind: automode.Run, Target: "the grammar", Why: "runs the grammar, which is code"}, {Kind: automode.Write, Target: "src", Extent: automode.Tree, Why: "writes the parser"}}, Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "--abi= --log -l", Value: Data}}},
			{Names: "dump-languages complete", Does: repoLooks, Flags: []Flag{{Names: "-s= --shell=", Value: Data}}},
		},
	},
}

var treeSitterCases = []Case{{`tree-sitter parse -q a.c`, `Run{entry-point} the project's parser; Read a.c`}, {`tree-sitter test -i x`, `Run{entry-point} the project's parser`}, {`tree-sitter test -u`, `Run{entry-point} the project's parser; Write ./**`}, {`tree-sitter generate --abi 14`, `Run the grammar; Write src/**`}, {`tree-sitter dump-languages`, `Read .`}, {`tree-sitter complete -s bash`, `Read .`}, {`tree-sitter`, `nothing`}}

var msgfmt = Program{
	Name: "msgfmt", Rare: true, Kin: "msgcmp msgcat msggrep msguniq msgattrib msgcomm msgconv", Summary: "checks, compiles and joins texts in other languages", Manual: "GNU gettext 0.26",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{Role: Reads}}, Refine: msgfmtWrites,
		Flags: []Flag{
			{Names: "-o= --output-file= --output=", Value: Writes, Why: "writes the result"}, {Names: "-D= --directory=", Value: Base}, {Names: "-C=", Value: Reads, Of: "msgcmp msgcat msguniq msgattrib msgcomm msggrep msgconv"}, {Names: "-C", Of: "msgfmt"}, {Names: "--compendium= --files-from= --exclude-file= --ignore-file= --only-file=", Value: Reads},
			{Names: "-c --check --check-format --check-header --check-domain --check-accelerators[=] -v --verbose --statistics --use-fuzzy --use-untranslated -P --properties-input --stringtable-input --strict --no-hash -s --sort-output --sort-by-file -F --no-wrap -w= --width= --no-location -n --add-location[=] --color[=] -u --unique -d --repeated --less-than= --more-than= -t= --to-code= --translated --untranslated --no-fuzzy --only-fuzzy --no-obsolete --only-obsolete -i --indent -e --no-escape -E --escape -p --properties-output -K= -T= -J= -M= -N= --force-po -m --multi-domain --use-first --previous", Value: Data},
		},
	},
}

var msgfmtCases = []Case{{`msgfmt -c -o /dev/null a.po`, `Read a.po; Write /dev/null`}, {`msgfmt a.po`, `Read a.po; Write messages.mo`}, {`msgcat -D d a.po`, `Read a.po; in d`}, {`msgfmt -C -o /dev/null a.po`, `Read a.po; Write /dev/null`}, {`msgcmp --compendium g -C f a b`, `Read a; Read b; Read g; Read f`}, {`msgfmt --java a.po`, `Unknown no option “--java” is known`}}

// msgfmtWrites: without an output it compiles to a file of a fixed name.
func msgfmtWrites(m *Match) {
	if m.name() == "msgfmt" && !m.Has("-o") && len(m.Args) > 0 {
		m.Add(roleFact(Writes, Lit("messages.mo"), "writes what it compiled"))
	}
}

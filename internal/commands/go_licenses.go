package commands

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

package commands

import "automode"

var goRows = []Row{
	{
		Names: "test", Flags: goTestFlags, Global: goBuildFlags, Refine: goToolOptions, Compiles: true,
		Does: []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "compiles and runs the packages' tests"}},
		Args: []Arg{{Role: Lists}},
	},
	{
		Names: "build", Global: goBuildFlags, Refine: goToolOptions, Compiles: true,
		Flags: []Flag{{Names: "-o=", Value: Receives, Why: "writes the program there"}},
		Does:  []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "compiles the packages"}},
		Args:  []Arg{{Role: Lists}},
	},
	{
		Names: "vet", Global: goBuildFlags, Refine: goVets,
		Flags: []Flag{
			{Names: "-vettool= -c= -flags -diff -appends -asmdecl -assign -atomic -bools -buildtag -cgocall -composites -copylocks -defers -directive -errorsas -framepointer -hostport -httpresponse -ifaceassert -loopclosure -lostcancel -nilfunc -printf -shift -sigchanyzer -slog -stdmethods -stdversion -stringintconv -structtag -testinggoroutine -tests -timeformat -unmarshal -unreachable -unsafeptr -unusedresult -waitgroup", Value: Data},
			{Names: "-fix", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "rewrites source files"},
		},
		Does: []Do{{Kind: automode.Run, Target: "the vetting", Traits: automode.EntryPoint, Why: "compiles and examines the packages"}},
		Args: []Arg{{Role: Lists}},
	},
	{Names: "run", Style: Plain, Args: []Arg{{Role: Data}}, Refine: goRun},
	{
		Names: "generate", Global: goBuildFlags, Refine: goToolOptions,
		Flags: []Flag{{Names: "-run= -skip=", Value: Data}},
		Does:  []Do{{Kind: automode.Run, Target: "the generate directives", Why: "runs the commands in the source's generate directives"}},
		Args:  []Arg{{Role: Lists}},
	},
	{
		Names: "fmt",
		Flags: []Flag{{Names: "-n", Cancels: NoWrite}, {Names: "-x"}, {Names: "-mod=", Value: Data}},
		Does:  []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, Why: "formats source files"}},
		Args:  []Arg{{Role: Data}}, Refine: formatsWhatIsNamed,
	},
	{
		Names: "fix", Global: goBuildFlags, Refine: goToolOptions,
		Flags: []Flag{{Names: "-diff", Cancels: NoWrite}, {Names: "-fixtool=", Value: RunsWith, Why: "fixes with that program"}},
		Does:  []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Args: "0"}, Why: "rewrites source files"}},
		Args:  []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, Why: "rewrites source files"}},
	},
	{
		Names: "mod", Global: []Flag{{Names: "-C=", Value: Base}, {Names: "-v -x -e"}},
		Rows: []Row{
			{
				Names: "tidy",
				Flags: []Flag{{Names: "-go= -compat=", Value: Data}, {Names: "-diff", Cancels: NoWrite}},
				Does: []Do{
					{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "rewrites go.mod and go.sum"},
					{Kind: automode.Install, Target: "the modules that the code imports", Traits: automode.Declared, Why: "downloads the modules that the code imports"},
				},
			},
			{
				Names: "download",
				Flags: []Flag{{Names: "-json"}, {Names: "-reuse=", Value: Reads}},
				Does:  []Do{{Kind: automode.Install, Target: "what go.mod names", Traits: automode.Declared, When: &When{Args: "0"}, Why: "downloads what go.mod names"}},
				Args:  []Arg{{Role: Installs, Why: "downloads a module"}},
			},
			{Names: "verify graph why", Flags: []Flag{{Names: "-m -vendor"}, {Names: "-go=", Value: Data}}, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes go.mod"}}, Args: []Arg{{Role: Data}}},
			{Names: "edit", Flags: goModEditFlags, Refine: goModEdit, Args: []Arg{{Role: Edits, Why: "rewrites the file"}}},
			{
				Names: "vendor", Refine: goVendor,
				Flags: []Flag{{Names: "-o=", Value: WritesTree, Why: "puts copies of the modules there"}},
			},
		},
	},
	{
		Names: "get", Global: goBuildFlags,
		Flags: []Flag{{Names: "-u -t -d -tool", Value: Data}},
		Does:  []Do{{Kind: automode.Install, Target: "what the packages here import", When: &When{Args: "0"}, Why: "adds or updates modules"}},
		Args:  []Arg{{Role: Installs, Why: "adds or updates a module"}},
	},
	{
		Names: "install", Global: goBuildFlags, Refine: goToolOptions,
		Does: []Do{{Kind: automode.Install, Target: "the working folder's program", When: &When{Args: "0"}, Why: "puts a program among the account's"}},
		Args: []Arg{{Role: Installs, Why: "puts a program among the account's"}},
	},
	{
		Names: "list", Global: goBuildFlags, Refine: goListed,
		Flags: []Flag{{Names: "-f= -m -u -deps -test -tool -e -versions -retracted -find -export -compiled -reuse=", Value: Data}},
		Does:  []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}},
	},
	{
		Names: "env",
		Flags: []Flag{{Names: "-json -changed"}, {Names: "-C=", Value: Base}, {Names: "-w -u", Does: []Do{{Kind: automode.Configure, Target: "the go command's settings", Traits: automode.Persists}}, Why: "changes settings for every later run"}},
		Args:  []Arg{{Role: Data}}, Refine: goTold,
	},
	{
		Names: "doc",
		Flags: []Flag{{Names: "-all -c -cmd -short -src -u -ex"}, {Names: "-C=", Value: Base}, {Names: "-http", Does: []Do{{Kind: automode.Run, Target: "a documentation server"}}, Why: "starts a server on this machine"}},
		Does:  []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}},
	},
	{Names: "version", Flags: []Flag{{Names: "-m -v -json"}}, Args: []Arg{{Role: Reads}}},
	{Names: "help", Args: []Arg{{Role: Data}}},
	{Names: "bug", Does: []Do{{Kind: automode.Query, Target: "a browser"}}},
	{
		Names: "clean", Global: goBuildFlags,
		Flags: []Flag{
			{Names: "-r"}, {Names: "-i", Does: []Do{{Kind: automode.Delete, Target: "the programs that were installed of these packages"}}, Why: "removes what was installed of the packages"},
			{Names: "-cache -testcache -fuzzcache", Does: []Do{{Kind: automode.Delete, Target: "the build cache", Traits: automode.Recoverable}}, Why: "empties the build cache"},
			{Names: "-modcache", Does: []Do{{Kind: automode.Delete, Target: "the module cache", Traits: automode.Recoverable}}, Why: "removes modules that can be fetched again"},
		},
		Does: []Do{{Kind: automode.Delete, Target: "what the build made", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"}},
		Args: []Arg{{Role: Lists}, {Role: Edits, Traits: automode.SourceOnly, Why: "removes what the build made there"}},
	},
	{
		Names: "work", Global: []Flag{{Names: "-C=", Value: Base}, {Names: "-v -r"}},
		Rows: []Row{
			{Names: "sync init vendor use", Refine: goWorkUses, Does: []Do{{Kind: automode.Write, Target: ".", Why: "rewrites the workspace's files"}}, Args: []Arg{{Role: Lists}}},
			{Names: "edit", Flags: goModEditFlags, Refine: goWorkEdit, Args: []Arg{{Role: Edits, Why: "rewrites the file"}}},
		},
	},
	{
		Names: "tool", Style: Plain, OrArgs: true,
		Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}},
		Rows: []Row{
			{
				Names: "cover", Style: Single,
				Flags: []Flag{{Names: "-func= -html=", Value: Reads}, {Names: "-o=", Value: Writes, Why: "writes the report there"}, {Names: "-mode= -var=", Value: Data}},
				Args:  []Arg{{Role: Reads}},
			},
			{Names: "compile link asm cgo pack vet fix preprofile doc", Style: Plain, Does: []Do{{Why: "nobody read what this tool does"}}, Args: anyData},
			{Names: "dist", Rows: []Row{{Names: "list env version", Style: Single, Does: []Do{{Kind: automode.Query, Target: "the toolchain"}}, Flags: []Flag{{Names: "-json -v -p"}}}}},
			{
				Names: "pprof", Style: Single, Args: []Arg{{Role: Reads}}, Refine: listsFromAddresses,
				Flags: []Flag{{Names: "-top -text -tree -raw -traces -cum -flat -lines -functions -files -addresses -svg -png -pdf -dot -callgrind -proto -call_tree -compact_labels -drop_negative -mean -trim -relative_percentages -inuse_space -inuse_objects -alloc_space -alloc_objects -contentions", Value: Data}, {Names: "-list= -peek= -disasm= -weblist= -focus= -ignore= -hide= -show= -tagfocus= -nodecount= -nodefraction= -edgefraction= -sample_index= -seconds= -timeout= -unit= -granularity= -sort= -divide_by=", Value: Data}, {Names: "-base= -diff_base=", Value: Reads}, {Names: "-output=", Value: Writes, Why: "writes the report"}},
			},
			{
				Names: "covdata", Style: Single, Args: anyData,
				Flags: []Flag{{Names: "-i=", Value: ReadsTree}, {Names: "-o=", Value: WritesTree, Why: "writes what it gathered"}, {Names: "-pkg= -live -pcombine -v=", Value: Data}},
			},
			{
				Names: "nm objdump buildid addr2line", Style: Single,
				Flags: []Flag{{Names: "-n -size -type -S -gnu"}, {Names: "-sort= -s=", Value: Data}, {Names: "-w"}},
				Args:  []Arg{{At: First, Role: Reads}, {At: First, Role: Edits, When: &When{With: "-w"}, Why: "writes an identifier into the file"}, {At: Rest, Role: Data}},
			},
			{Names: "test2json", Style: Leading, Flags: []Flag{{Names: "-t"}, {Names: "-p=", Value: Data}}, Args: []Arg{{At: First, Role: RunsWords, Why: "starts it and reads what it prints"}}},
			{
				Names: "trace", Style: Single, Args: []Arg{{Role: Reads}},
				Does:  []Do{{Kind: automode.Run, Target: "a server for a browser", When: &When{Without: "-d -pprof"}, Why: "starts a server on this machine"}},
				Flags: []Flag{{Names: "-d= -pprof=", Value: Data}, {Names: "-http=", Value: Unread, Why: "serves there"}},
			},
		},
	},
	{Names: "telemetry", Does: []Do{{Kind: automode.Configure, Target: "the go command's settings", Traits: automode.Persists, When: &When{Args: "1+"}, Why: "changes what is reported"}}, Args: []Arg{{Role: Data}}},
}

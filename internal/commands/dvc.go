package commands

import (
	"automode"
)

var dvc = Program{
	Name: "dvc", Rare: true, Package: true, Summary: "keeps versions of data", Manual: "dvc --help and each command's, DVC 3.63",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-q --quiet -v --verbose -R --recursive --json --md --show-json --show-md -c --cloud -a -A --all-branches -T --all-tags --all-commits -f --force --dry -s --single-item -p --pipeline --full --mermaid --dot --dvc-only -D", Value: Data}, {Names: "-j= --jobs= -r= --remote= --targets= --rev= -n= --num=", Value: Data}, {Names: "-o= --out=", Value: Writes, Why: "writes it there"}},
		Rows: []Row{
			{Names: "status diff dag list ls root version doctor metrics params plots data check-ignore remote stage", Does: toolBuilds, Args: anyData, Rows: []Row{{Names: "add modify remove rename default", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "the project's remotes or stages", Why: "changes where data goes, or what runs"}}, Args: anyData}}, OrArgs: true},
			{Names: "add init commit freeze unfreeze move", Does: []Do{{Kind: automode.Keep, Target: "."}}, Args: []Arg{{Role: Lists}}},
			{Names: "fetch pull", Does: []Do{{Kind: automode.Fetch, Target: "the project's data", Why: "fetches data"}}, Args: anyData},
			{Names: "push", Does: []Do{{Kind: automode.Publish, Target: "the project's data", Why: "gives others the data"}}, Args: anyData},
			{Names: "exp", Rows: []Row{{Names: "show list ls diff", Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "--no-pager --csv --only-changed --drop= --keep= --sort-by= --sort-order= --precision= --hide-workspace --param-deps --names-only --name-only", Value: Data}}}, {Names: "run push pull apply branch remove clean rename save init queue", Style: Plain, Help: "--help", Does: []Do{{Why: "it runs stages, or replaces or removes data"}}, Args: anyData}}},
			{Names: "repro", Args: []Arg{{Role: RunsTask}}, Refine: dvcStages, Does: []Do{{Kind: automode.Run, Target: "the default target", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "makes what the project's stages make"}}, Flags: []Flag{{Names: "-k --keep-going -i --interactive -P --all-pipelines --no-commit --no-run-cache --ignore-errors -m --metrics --downstream", Value: Data}, {Names: "--pull --allow-missing", Value: Data, Does: []Do{{Kind: automode.Fetch, Target: "the project's data"}}, Why: "fetches data"}}},
			{Names: "install run checkout gc remove destroy get import import-url update unprotect cache", Style: Plain, Help: "--help", Does: []Do{{Why: "it runs stages, or replaces or removes data"}}, Args: anyData},
		},
	},
}

// dvcStages: each name is a stage of the project.
func dvcStages(m *Match) { runsEach(m) }

var dvcCases = []Case{{`dvc exp show --no-pager`, `Run{entry-point} the build`}, {`dvc exp`, `nothing`}, {`dvc exp run`, `Unknown it runs stages, or replaces or removes data`}, {`dvc repro -s train`, `Run[task] train`}, {`dvc repro --pull`, `Run{entry-point} the default target; Fetch the project's data`}, {`dvc gc -w`, `Unknown it runs stages, or replaces or removes data`}, {`dvc repro -k`, `Run{entry-point} the default target`}, {`dvc`, `nothing`}, {`dvc status --json`, `Run{entry-point} the build`}, {`dvc dag -r x -o f`, `Run{entry-point} the build; Write f`}, {`dvc remote add x s3://y`, `Configure the project's remotes or stages`}, {`dvc add a`, `Keep .; Read{listing} a`}, {`dvc pull`, `Fetch the project's data`}, {`dvc push`, `Publish the project's data`}, {`dvc repro`, `Run{entry-point} the default target`}}

package commands

import "automode"

// Programs that run the steps of an analysis, here or on a cluster.

var snakemake = Program{
	Name: "snakemake", Rare: true, Package: true, Summary: "makes files by the rules of a workflow", Manual: "snakemake --help, Snakemake 9",
	Row: Row{
		Help: "-h --help -v --version", Refine: snakemakeTargets, Args: []Arg{{Role: RunsTask}},
		Does: []Do{{Kind: automode.Run, Target: "the default target", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "makes the workflow's first target"}},
		Flags: []Flag{
			{Names: "-n --dry-run --dryrun --lint --lint[=] --dag --dag[=] --rulegraph --rulegraph[=] --filegraph --filegraph[=] --d3dag --summary --detailed-summary -S --list-rules -l --list-target-rules --list-changes="},
			{Names: "-q --quiet[=]", Value: Data},
			{Names: "-c[=] --cores[=] --cores -j[=] --jobs[=] -p --printshellcmds -k --keep-going -F --forceall -f --force -R= --forcerun= -U= --until= -O= --omit-from= -r --reason --rerun-incomplete --ri --rerun-triggers= --nolock --unlock --debug-dag --latency-wait= -w= --retries= -T= --resources= --res= --set-threads= --verbose --nocolor --ignore-incomplete --keep-incomplete -t --touch --batch= --allowed-rules= --wms-monitor= --notemp --show-failed-logs --all-temp", Value: Data},
			{Names: "-d= --directory=", Value: Base}, {Names: "--stats=", Value: Writes, Why: "writes figures there"},
			{Names: "-s= --snakefile= --profile= --workflow-profile= --configfile= --configfiles= -C= --config= --executor= -e= --cluster= --report[=] --software-deployment-method= --sdm= --use-conda --use-singularity --use-apptainer --default-storage-provider= --delete-all-output --delete-temp-output --export-cwl= --archive=", Value: Unread, Does: []Do{{Why: "names other code, settings or hosts, or removes what was made"}}},
		},
	},
}

var snakemakeCases = []Case{
	{`snakemake -n -p --cores 4`, `Run{entry-point} the workflow`}, {`snakemake --cores 4 results/counts.tsv`, `Run[task] results/counts.tsv`}, {`snakemake -c1`, `Run{entry-point} the default target`},
	{`snakemake -q --cores 4 publish`, `Run[task] publish`}, {`snakemake --lint`, `Run{entry-point} the workflow`}, {`snakemake -n results/x`, `Run{entry-point} the workflow`}, {`snakemake -d w --stats f`, `Run{entry-point} the default target; in w; Write f`}, {`snakemake --use-conda`, `Run{entry-point} the default target; Unknown names other code, settings or hosts, or removes what was made`},
}

// snakemakeTargets: where it only looks, its rules are read and none is followed.
// Behind --cores and its kin a number may stand as a word of its own.
func snakemakeTargets(m *Match) {
	if m.Holds("-n --dry-run --dryrun --lint --dag --rulegraph --filegraph --d3dag --summary --detailed-summary -S --list-rules -l --list-target-rules --list-changes") {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Run })
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the workflow", Traits: automode.EntryPoint, Why: "reads the workflow's rules"}}, m.Facts...)
		return
	}
	tasks := 0
	m.Own(func(f *Fact) bool {
		if f.Role == RunsTask && f.Word.Exact() && isDigits(f.Word.Text) {
			return false
		}
		if f.Role == RunsTask {
			tasks++
		}
		return true
	})
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsTask {
			f.Words = []Word{f.Word}
		}
	}
	if tasks == 0 && len(m.Args) > 0 {
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the default target", Traits: automode.EntryPoint, Why: "makes the workflow's first target"}}, m.Facts...)
	}
}

var batchJobs = Program{
	Name: "squeue", Kin: "sinfo sacct sprio sshare sstat sdiag sreport qstat qhost bjobs bqueues condor_q condor_status", Rare: true, Summary: "shows the jobs of a cluster", Manual: "squeue(1), sinfo(1), sacct(1), sprio(1), sshare(1), sstat(1), Slurm 25.05; qstat(1), Grid Engine 8; bjobs(1), LSF 10; condor_q(1), HTCondor 25",
	Row: Row{Style: Looking, Help: "--help -V --version", Args: anyData, Does: []Do{{Kind: automode.Query, Target: "the cluster"}}, Flags: []Flag{{Names: "-u= -j= -n= -p= -A= -t= -w= -S= -E= -o= -M= -l --user= --jobs= --name= --partition= --account= --states= --nodelist= --starttime= --endtime= --format=", Value: Data, Of: "squeue sinfo sacct sprio sshare sstat sdiag sreport"}, {Names: "-f= --file=", Value: Reads}}},
}

var batchJobsCases = []Case{{`squeue -u "$USER" --format=%i`, `Query the cluster`}, {`qstat -f x`, `Query the cluster; Read x`}}

var submits = Program{
	Name: "sbatch", Kin: "srun salloc scancel scontrol qsub qdel bsub bkill condor_submit condor_rm scp-batch", Rare: true, Summary: "gives a cluster jobs, or takes them away", Manual: "sbatch(1), srun(1), scancel(1) and scontrol(1), Slurm 25.05; qsub(1), Grid Engine 8",
	Row: Row{Style: Plain, Help: "--help --version", Args: anyData, Refine: jobsShown, Does: []Do{{Kind: automode.Change, Target: "the cluster", Why: "starts or ends jobs on the cluster"}}},
}

var submitsCases = []Case{{`sbatch --test-only jobs/a.sh`, `Query the cluster; Read jobs/a.sh`}, {`sbatch a.sh`, `Change the cluster`}, {`scontrol show job 1`, `Query the cluster`}, {`scancel 1`, `Change the cluster`}}

// jobsShown: some only ask.
func jobsShown(m *Match) {
	if len(m.Args) < 2 {
		return
	}
	switch {
	case m.name() == "scontrol" && m.Args[0].Is("show"):
		m.Facts = []Fact{{Kind: automode.Query, Target: "the cluster"}}
	case m.name() == "sbatch" && m.Args[0].Is("--test-only") && len(m.Args) == 2:
		m.Facts = []Fact{{Kind: automode.Query, Target: "the cluster"}, roleFact(Reads, m.Args[1], "")}
	}
}

var mpirun = Program{
	Name: "mpirun", Also: "mpiexec orterun", Rare: true, Summary: "starts a program several times over", Manual: "mpirun(1), Open MPI 5.0 and MPICH 4.3",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", Args: []Arg{{At: First, Role: RunsWords}},
		Flags: []Flag{
			{Names: "-n= -c= -np= --np= --n= -N= --npernode= --map-by= --bind-to= --rank-by= --oversubscribe --allow-run-as-root -q --quiet -v --verbose --tag-output --timestamp-output --report-bindings --display-map -l -prepend-rank -oversubscribe --nooversubscribe --use-hwthread-cpus -report-bindings --display-allocation --timeout= -ppn=", Value: Data},
			{Names: "--wdir= -wdir=", Value: Base}, {Names: "--output-filename=", Value: WritesTree, Why: "writes what is printed there"},
			{Names: "-H= --host= -host= --hostfile= --machinefile= -f= -x= --mca= -mca= --prefix= --app= -genv= -hosts= --tune= --path=", Value: Unread, Why: "names other hosts, code or settings"},
		},
		Refine: mpiContexts,
	},
}

// mpiContexts: behind a colon stands another program, with options of its own.
func mpiContexts(m *Match) {
	for i := range m.Args {
		if w := &m.Args[i]; w.mayBeFlag() && w.Text == "" {
			m.Unknown("another program may stand behind it", *w)
		} else if w.Is(":") {
			m.Facts = append(m.Facts, m.Program.Read(append([]Word{m.Words[0]}, m.Args[i+1:]...), m.Platform).Facts...)
			return
		}
	}
}

var mpirunCases = []Case{
	{`mpirun -n 4 ls : -n 1 rm x`, `Run[words] ls : -n 1 rm x; Run[words] rm x`}, {`mpirun -n 4 ls`, `Run[words] ls`}, {`mpirun -n 4 ls "$x"`, `Run[words] ls …; Unknown another program may stand behind it`}, {`mpirun -np 4 --oversubscribe ls -l`, `Run[words] ls -l`}, {`mpiexec --wdir d --output-filename o ls`, `Run[words] ls; in d; Write o/**`}, {`mpirun --host a ls`, `Run[words] ls; Unknown names other hosts, code or settings`},
}

var environmentModules = Program{
	Name: "module", Kin: "ml", Rare: true, Summary: "chooses among the programs that a cluster has", Manual: "module(1), Environment Modules 5.5 and Lmod 8.7",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-t --terse -l --long -d --default -s --silent --no-pager --redirect", Value: Data}},
		Rows: []Row{
			{Names: "list avail av spider whatis show display help keyword is-loaded is-avail", Does: thisMachine, Args: anyData},
			{Names: "load add try-load unload rm swap switch purge restore", Does: []Do{{Kind: automode.Run, Target: "the cluster's set-up", Traits: automode.EntryPoint, Why: "puts programs that the cluster keeps on the search path"}}, Args: anyData, Refine: moduleNames},
			{Names: "use unuse source save saverm initadd edit", Style: Plain, Does: []Do{{Why: "it takes set-ups from somewhere else"}}, Args: anyData},
		},
	},
}

var environmentModulesCases = []Case{
	{`module -t avail gcc`, `Query this machine`}, {`module load samtools/1.19`, `Run{entry-point} the cluster's set-up`}, {`module load ./mine`, `Run{entry-point} the cluster's set-up; Unknown it is a file of its own`}, {`module use ~/mods`, `Unknown it takes set-ups from somewhere else`}, {`module`, `nothing`},
}

// moduleNames: a path is a set-up of its own, and no name.
func moduleNames(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || w.Text == "" || byteIn(w.Text[0], "./~") {
			m.Unknown("it is a file of its own", w)
		}
	}
}

var quarto = Program{
	Name: "quarto", Rare: true, Summary: "makes documents and sites, and runs the code in them", Manual: "the CLI reference of Quarto 1.8",
	Row: Row{
		Help: "-h --help -V --version",
		Rows: []Row{
			{Names: "check list", Does: toolBuilds, Args: anyData}, {Names: "tools", Does: toolBuilds},
			{Names: "render", Args: []Arg{{Role: RunsFile, Why: "runs the code in the document"}}, Does: toolBuilds, Flags: []Flag{
				{Names: "-t= --to= --no-execute --no-clean -M= --metadata= --toc --cache --no-cache --quiet --debug --site-url=", Value: Data}, {Names: "-o= --output=", Value: Writes, Why: "writes the document"}, {Names: "--output-dir=", Value: WritesTree, Why: "writes what it makes there"}, {Names: "-P= --execute-param= --execute-params= --execute-dir= --execute-daemon= --metadata-file= --profile=", Value: Unread, Why: "is handed to the code"}, {Names: "--execute", Value: Data},
			}, Refine: quartoExecutes},
			{Names: "preview", Does: hostServes, Args: sourceLists, Refine: servesOn, Flags: []Flag{{Names: "--port= --no-browser --no-serve --no-watch-inputs --no-navigate --render= --timeout= --quiet --browser", Value: Data}, {Names: "--host=", Value: Data}}},
			{Names: "serve publish add use update remove install uninstall run create convert inspect pandoc typst call", Style: Plain, Args: anyData, Does: []Do{{Why: "what it runs, sends or changes was not read"}}},
		},
	},
}

var quartoCases = []Case{
	{`quarto preview --no-browser --port 4200`, `Run{entry-point} the project`}, {`quarto preview --host 0.0.0.0`, `Run{entry-point} the project; Expose 0.0.0.0`},
	{`quarto`, `nothing`}, {`quarto check`, `Run{entry-point} the build`}, {`quarto tools`, `Run{entry-point} the build`}, {`quarto tools install x`, `Run{entry-point} the build; Unknown nobody read what “install” means here; Unknown nobody read what “x” means here`}, {`quarto render a.qmd --to html -o a.html`, `Run{entry-point} the build; Run[file native] a.qmd; Write a.html`}, {`quarto render a.qmd --no-execute --output-dir d`, `Run{entry-point} the build; Read a.qmd; Write d/**`},
	{`quarto render --execute`, `Run{entry-point} the build`}, {`quarto render -P x:1`, `Run{entry-point} the build; Unknown is handed to the code`}, {`quarto publish gh-pages`, `Unknown what it runs, sends or changes was not read`},
}

// quartoExecutes: where nothing is to be run, documents are read.
func quartoExecutes(m *Match) {
	quiet := false
	for _, w := range m.Words {
		quiet = quiet || w.Is("--no-execute")
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; quiet && f.Role == RunsFile {
			*f = roleFact(Reads, f.Word, "")
		}
	}
}

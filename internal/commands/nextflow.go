package commands

import (
	"strings"

	"automode"
)

var nextflow = Program{
	Name: "nextflow", Rare: true, Package: true, Summary: "runs the steps of an analysis", Manual: "the CLI reference of Nextflow 25.10",
	Row: Row{
		Style: Single, Help: "-h -help --help -v -version",
		Global: []Flag{{Names: "-q -quiet -bg", Value: Data, Of: "nextflow"}, {Names: "-log=", Value: Writes, Why: "writes the log there"}, {Names: "-c= -C= -config=", Value: RunsFile, Why: "its settings can be code"}},
		Rows: []Row{
			{Names: "run", Args: []Arg{{At: First, Role: Lists}, {At: Rest, Role: Data}}, Refine: nextflowProject, Flags: []Flag{
				{Names: "-profile= -resume -resume[=] -stub -stub-run -preview -ansi-log= -entry= -name= -cache= -process.cpus= -with-docker -with-conda -with-singularity -with-apptainer -disable-jobs-cancellation -qs= -queue-size= -offline -dump-hashes -dump-channels", Value: Data},
				{Names: "-w= -work-dir= -output-dir= -outdir=", Value: WritesTree, Why: "writes what it makes there"}, {Names: "-with-report= -with-trace= -with-timeline= -with-dag=", Value: Writes, Why: "writes the report there"}, {Names: "-params-file=", Value: Reads},
				{Names: "-plugins= -r= -revision= -latest -hub= -user= -with-tower= -with-weblog= -N= -lib= -bucket-dir= -main-script= -remote-debug", Value: Data, Does: []Do{{Why: "takes code from elsewhere, or tells others of it"}}},
				{Names: "-*", Value: Data}, // parameters of the project's own
			}},
			{Names: "log list info config inspect lint help", Does: toolBuilds, Args: sourceLists, Flags: []Flag{{Names: "-profile= -f= -l -a -flat -sort -properties -show-profiles -value= -o= -format= -sort-declarations -F= -q -quiet -before= -after= -but= -d -t=", Value: Data}}},
			{Names: "clean", Does: toolRemoves, Args: anyData, Flags: []Flag{{Names: "-n -dry-run", Cancels: NoDelete}, {Names: "-f -force -k -keep-logs -before= -after= -but=", Value: Data}}},
			{Names: "pull clone drop kuberun plugin secrets auth launch console fs self-update view", Style: Plain, Does: toolInstalls, Args: anyData},
		},
	},
}

var nextflowCases = []Case{
	{`nextflow`, `nothing`}, {`nextflow -q run main.nf -profile test,docker --outdir results -resume`, `Run{entry-point} the build; Read{listing} main.nf; Write results/**`}, {`nextflow run . -stub-run -w work -with-report r.html`, `Run{entry-point} the build; Read{listing} .; Write work/**; Write r.html`}, {`nextflow run nf-core/rnaseq -profile test`, `Read{listing} nf-core/rnaseq; Unknown it may be a project of another host`}, {`nextflow run https://h.test/x`, `Read{listing} https://h.test/x; Unknown it may be a project of another host`}, {`nextflow run main.nf -c x.config -params-file p.yml`, `Run{entry-point} the build; Read{listing} main.nf; Run[file native] x.config; Read p.yml`}, {`nextflow run main.nf -process.beforeScript=x`, `Unknown no option “-process.beforeScript” is known`}, {`nextflow run main.nf -test x`, `Run{entry-point} the build; Read{listing} main.nf; Unknown nobody read what -test does`}, {`nextflow run main.nf --input a.csv`, `Run{entry-point} the build; Read{listing} main.nf`}, {`nextflow run main.nf -with-tower`, `Run{entry-point} the build; Read{listing} main.nf; Unknown takes code from elsewhere, or tells others of it`},
	{`nextflow -log f log`, `Run{entry-point} the build; Write f`}, {`nextflow log -l`, `Run{entry-point} the build`}, {`nextflow clean -n`, `nothing`}, {`nextflow clean -f`, `Delete{recoverable,build-output} what was built`}, {`nextflow pull x/y`, `Install packages or versions`},
}

// nextflowProject: what is no file of this machine by its look is looked for at hosts.
func nextflowProject(m *Match) {
	for _, h := range m.hits {
		if h.Flag.Names == "-*" && !strings.HasPrefix(h.Name, "--") {
			m.Unknown("nobody read what "+h.Name+" does", h.Value)
		}
	}
	if len(m.Args) == 0 {
		return
	}
	w := m.Args[0]
	if !w.Exact() || strings.Contains(w.Text, "://") || !w.Is(".") && !strings.HasPrefix(w.Text, "./") && !strings.HasSuffix(w.Text, ".nf") {
		m.Unknown("it may be a project of another host", w)
		return
	}
	m.Facts = append([]Fact{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "runs the project's workflow"}}, m.Facts...)
}

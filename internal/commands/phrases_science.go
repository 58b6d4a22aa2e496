package commands

// What laboratories and provers run, by phrases.

var sciencePhrases = []phrased{
	{"rostopic", "list! info type find", ""},
	{"rosnode", "list! info machine", ""},
	{"rosservice", "list! info type find uri", ""},
	{"rosmsg rossrv", "list! show package packages! md5", "-r --raw"},
	{"rospack", "find list! list-names! depends depends1 profile!", ""},
	{"asv", "builds: run check! dev compare show", "--quick -q -b= --bench= --show-stderr -e --dry-run -n --skip-existing -k -v --verbose -f= --factor= -s= --split --only-changed"},
	{"clingo", "builds: *", "-n# --models# --time-limit# -t# --outf# -c= --const= --stats --quiet -V^ --parallel-mode= -W= --warn= --mode% --text"},
	{"cwltool", "builds: --validate --print-deps --print-dot --print-rdf --pack", "--quiet --debug --strict --non-strict --skip-schemas --no-warnings"},
	{"f2py", "builds: *", "-c -m= --quiet --verbose --lower --no-lower --backend% --opt= --overwrite-signature -h>"},
	{"enroot", "list! version!", "-f --fancy"},
	{"apptainer singularity", "version! buildcfg! inspect< verify< sif.list< sif.header< cache.list! remote.list! plugin.list! instance.list! capability.list", "-j -l -d -r -v -t -H --json --labels --deffile --runscript --verbose --test --helpfile --list-apps --all"},
	{"sacctmgr", "show list -V!", "-n -P -p -s --noheader --parsable --parsable2 --associations"},
	{"gmx", "check! dump! help builds: grompp!", "-f< -c< -p< -n< -s< -r< -o> -po> -maxwarn# -e< -m<"},
	{"matlab", "builds: -batch.runtests! -batch.buildtool!", "-nodisplay -nosplash -nodesktop -nojvm"},
	{"minizinc", "builds: *", "--solver% -a --all-solutions -n# --num-solutions# --time-limit# -s --statistics -c --compile -o> --output-to-file> --fzn> --ozn> -d/ --data/ -p# --parallel# -t# -r# --random-seed# -f -i --intermediate -v --verbose --output-mode% --model-check-only -e --instance-check-only -O0 -O1 -O2"},
	{"miniwdl", "builds: check", "--no-shellcheck --strict --suppress= --show-all --no-suppress"},
	{"multiqc", "builds: *", "-o>> --outdir>> -n> --filename> -f --force -q --quiet -v --verbose -i= --title= --no-data-dir --data-format% -m% --module% -e% --exclude% -d --dirs -s --fullnames -p --export -x= --ignore= -k%"},
	{"nf-core", "--version! pipelines.list! modules.list.remote modules.info list! builds: lint! modules.list.local! modules.lint subworkflows.lint subworkflows.list.local! pipelines.lint! schema.lint pipelines.schema.lint", "--dir/ -d/ -k= --key= -p --passed -v --verbose --json --show-passed --all --sort-by% --local --remote --release"},
	{"nf-test", "version! list! builds: test", "--profile= --tag= --tap> --junitxml> --csv> --verbose --debug --dryRun --dry-run --stop-on-first-failure --ci --follow-dependencies --only-changed --related-tests= --silent"},
	{"obabel", "<", "-O> --gen2D --gen3D --gen2d --gen3d -d -h -m --title= -c -r --unique --partialcharge%"},
	{"womtool", "builds: validate inputs graph", "-i/ --inputs/ -l --list-dependencies -o%"},
}

var scienceTrades = Program{
	Name: "nf-core", Kin: sciencePhrasesNames, Rare: true, Package: true,
	Summary: "computes, proves or examines what a laboratory works with", Manual: "the references of airspeed velocity 0.6, clingo 5.8, cwltool 3.1, F2PY of NumPy 2.3, GROMACS 2025, MATLAB R2025b, MiniZinc 2.9, miniwdl 1.13, MultiQC 1.32, nf-core 3.4, nf-test 0.9, Open Babel 3.1 and womtool 90",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseUse},
}

var scienceTradesCases = []Case{
	{`nf-core lint -k x`, `Run{entry-point} the build`}, {`nf-core modules install fastqc`, `Run what its words name`}, {`nf-core modules update --all`, `Run what its words name`}, {`nf-test test tests/a.nf.test --profile docker`, `Run{entry-point} the build; Read{listing} tests/a.nf.test`}, {`nf-test test -c /x`, `Run what its words name`},
	{`asv run --quick HEAD^!`, `Run{entry-point} the build; Read{listing} HEAD^!`}, {`asv publish`, `Run what its words name`}, {`asv run --config /x`, `Run what its words name`}, {`clingo a.lp b.lp 0`, `Run{entry-point} the build; Read{listing} a.lp; Read{listing} b.lp; Read{listing} 0`}, {`clingo --script=x a.lp`, `Run what its words name`},
	{`cwltool --validate w.cwl`, `Run{entry-point} the build; Read{listing} w.cwl`}, {`cwltool w.cwl in.yml`, `Run what its words name`}, {`f2py -c -m f src/f.f90`, `Run{entry-point} the build; Read{listing} src/f.f90`}, {`f2py -c --f90exec=./x f.f90`, `Run what its words name`},
	{`gmx grompp -f a.mdp -c b.gro -p t.top -o o.tpr`, `Run{entry-point} the build; Read a.mdp; Read b.gro; Read t.top; Write o.tpr`}, {`gmx mdrun -deffnm /x`, `Run what its words name`}, {`matlab -batch runtests`, `Run{entry-point} the build`}, {`matlab -batch "system('x')"`, `Run what its words name`}, {`matlab -nosplash -batch runtests`, `Run{entry-point} the build`},
	{`minizinc --solver gecode a.mzn b.dzn`, `Run{entry-point} the build; Read{listing} a.mzn; Read{listing} b.dzn`}, {`minizinc --solver ./x.msc a.mzn`, `Run what its words name`}, {`miniwdl check a.wdl`, `Run{entry-point} the build; Read{listing} a.wdl`}, {`miniwdl run a.wdl`, `Run what its words name`}, {`multiqc out -o q`, `Run{entry-point} the build; Write q/**; Read{listing} out`}, {`multiqc -c /x.yml out`, `Run what its words name`},
	{`obabel a.smi -O b.sdf --gen3d`, `Query what it works with; Write b.sdf; Read a.smi`}, {`obabel a.smi -O`, `Run what its words name`}, {`womtool validate w.wdl`, `Run{entry-point} the build; Read{listing} w.wdl`},
}

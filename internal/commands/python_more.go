package commands

import "automode"

// More of what Python projects are managed, documented and run with.

var pipenv = Program{
	Name: "pipenv", Rare: true, Package: true, Summary: "manages a Python project's packages", Manual: "pipenv --help and each command's, pipenv 2025",
	Row: Row{
		Help:   "-h --help --version --where --venv --py --envs --man --support",
		Global: []Flag{{Names: "-q --quiet -v --verbose --clear --system --keep-outdated --pre --deploy --ignore-pipfile --skip-lock --categories= --dev -d --dev-only --site-packages --bare --json --json-tree --reverse --exclude-markers --hash --from-pipfile --use-default --db= --ignore= --output= --policy-file= --strict --all --all-dev --outdated", Value: Data}, {Names: "--python=", Value: RunsNamed, Why: "runs with that interpreter"}, {Names: "-i= --index= --pypi-mirror=", Value: Fetches, Why: "takes packages from there"}},
		Rows: []Row{
			{Names: "install", Does: []Do{{Kind: automode.Install, Target: "what the Pipfile names", Traits: automode.Declared, When: &When{Args: "0", Without: "-r"}, Why: "installs what the Pipfile names"}}, Args: []Arg{{Role: Installs, Why: "adds a package"}}, Flags: []Flag{{Names: "-r= --requirements=", Value: Reads, Does: toolInstalls}, {Names: "-e= --editable=", Value: Installs, Why: "adds a package from its folder"}}},
			{Names: "sync", Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the lock file names"}}},
			{Names: "uninstall update upgrade", Does: toolInstalls, Args: []Arg{{Role: Installs, Why: "changes the project's packages"}}, Flags: []Flag{{Names: "-e= --editable=", Value: Installs, Why: "changes the project's packages"}}},
			{Names: "lock", Does: []Do{{Kind: automode.Write, Target: ".", Why: "rewrites the lock file"}}, Args: anyData},
			{Names: "graph requirements verify check scan scripts audit", Does: toolAsks, Args: anyData},
			{Names: "run", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}},
			{Names: "clean", Does: toolInstalls, Flags: []Flag{{Names: "--dry-run", Cancels: Everything}}},
			{Names: "shell open", Style: Plain, Does: []Do{{Why: "starts a shell or an editor"}}, Args: anyData},
		},
	},
}

var pipenvCases = []Case{
	{`pipenv --venv`, `nothing`}, {`pipenv`, `nothing`}, {`pipenv install --dev`, `Install{declared} what the Pipfile names`}, {`pipenv install x`, `Install x`}, {`pipenv install -r r.txt`, `Install packages or versions; Read r.txt`}, {`pipenv install -e .`, `Install{declared} what the Pipfile names; Install .`},
	{`pipenv sync -i http://h`, `Install{declared} what the lock file names; Fetch http://h`}, {`pipenv uninstall x -e y`, `Install packages or versions; Install x; Install y`}, {`pipenv lock --python p`, `Write .; Run[named] p`}, {`pipenv graph --json`, `Query the package index`},
	{`pipenv run pytest -x`, `Run[words] pytest -x`}, {`pipenv clean --dry-run`, `nothing`}, {`pipenv shell`, `Unknown starts a shell or an editor`},
}

var virtualenv = Program{
	Name: "virtualenv", Rare: true, Package: true, Summary: "makes an environment for Python", Manual: "virtualenv --help, virtualenv 20.35",
	Row: Row{
		Help: "-h --help --version --with-traceback", Args: []Arg{{Role: Empties, When: &When{With: "--clear"}, Why: "empties the folder first"}, {Role: WritesTree, Traits: automode.Harmless, Why: "makes a virtual environment"}},
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --system-site-packages --copies --always-copy --symlinks --no-pip --no-setuptools --no-wheel --no-vcs-ignore --no-download --never-download --reset-app-data --no-periodic-update", Value: Data}, {Names: "--prompt= --pip= --setuptools= --wheel= --creator= --seeder= --activators=", Value: Data},
			{Names: "-p= --python=", Value: RunsNamed, Why: "runs that interpreter"}, {Names: "--clear"},
		},
	},
}

var virtualenvCases = []Case{{`virtualenv --prompt x --no-pip .venv`, `Write{harmless} .venv/**`}, {`virtualenv --clear -p python3 v`, `Delete v/**; Write{harmless} v/**; Run[named] python3`}}

var pipTools = Program{
	Name: "pip-compile", Rare: true, Kin: "pip-sync pipdeptree pip-licenses pip-review", Package: true, Summary: "pins or lists a project's packages", Manual: "the --help of pip-tools 7.5, pipdeptree 2.30 and pip-licenses 5.0",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Refine: pipToolsDoes,
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet -U --upgrade --pre -r --rebuild --reverse --generate-hashes --strip-extras --no-strip-extras --allow-unsafe --no-header --no-annotate --annotate --no-emit-index-url --no-emit-options --all-extras --all -l --local-only -u --user-only --json --json-tree --mermaid --ask --force --with-urls --with-system --from-all", Value: Data},
			{Names: "-n --dry-run", Cancels: NoWrite | NoInstall},
			{Names: "-P= --upgrade-package=  --extra= --newline= --packages= --exclude= -w= --warn= -d= --depth= --graph-output= --order= --annotation-style= --max-rounds=", Value: Data}, {Names: "-a", Of: "pip-sync pipdeptree pip-licenses"}, {Names: "-a --auto", Of: "pip-review", Does: []Do{{Kind: automode.Install, Target: "newer packages"}}, Why: "installs newer packages"}, {Names: "-p= -e=", Value: Data, Of: "pipdeptree"}, {Names: "--format=", Value: Data, Of: "pip-licenses"},
			{Names: "-o= --output-file=", Value: Writes, Why: "writes the pinned list"}, {Names: "-c= --constraint= --config=", Value: Reads}, {Names: "-i= --index-url= --extra-index-url= -f= --find-links=", Value: Fetches, Why: "asks that index"},
		},
	},
}

var pipToolsCases = []Case{
	{`pip-compile -P 1 requirements.in`, `Read requirements.in; Write requirements.txt; Query the package index`},
	{`pip-licenses --format json`, `nothing`}, {`pip-compile --dry-run a.in`, `Read a.in; Query the package index`}, {`pip-sync -n r.txt`, `Read r.txt`},
	{`pip-compile requirements.in`, `Read requirements.in; Write requirements.txt; Query the package index`}, {`pip-compile -o l -c c -i http://h a`, `Read a; Write l; Read c; Fetch http://h; Query the package index`}, {`pip-sync requirements.txt`, `Read requirements.txt; Install{declared} what the file names`}, {`pipdeptree -p x --reverse`, `nothing`}, {`pip-review -a`, `Install newer packages`}, {`pipdeptree -a`, `nothing`},
}

// pipToolsDoes: pip-sync installs, pip-compile writes beside what it read.
func pipToolsDoes(m *Match) {
	switch name := m.name(); {
	case named("pip-sync", name) && m.Holds("--dry-run"):
	case named("pip-sync", name):
		m.Add(Fact{Kind: automode.Install, Target: "what the file names", Traits: automode.Declared, Why: "installs exactly what the files name"})
		pipLists(m)
	case named("pip-compile", name):
		if !m.Has("-o") && !m.Holds("--dry-run") {
			w := Lit("requirements.txt")
			m.addRole(Writes, &w, "writes the pinned list")
		}
		m.Add(Fact{Kind: automode.Query, Target: "the package index"})
	case named("pip-review", name) && len(m.Args) > 0:
		m.Unknown("it may install packages", m.Args[0])
	}
}

var pixi = Program{
	Name: "pixi", Rare: true, Kin: "rye", Package: true, Summary: "manages a project's packages and tasks", Manual: "pixi --help, pixi 0.59; rye --help, rye 0.44",
	Row: Row{
		Help:   "-h --help -V --version",
		Global: []Flag{{Names: "-v -vv --verbose -q --quiet --no-progress --frozen --locked --all -f --features --json --json-pretty --explicit --no-lock --fix --check --include-dep --exclude-dep", Value: Data}, {Names: "--environment= --color= --platform= --package= --sort-by= --feature=", Value: Data}, {Names: "-e= -p=", Value: Data, Of: "pixi"}, {Names: "--manifest-path= --pyproject=", Value: Unread, Why: "is of another project"}},
		Rows: []Row{
			{Names: "list ls info tree search show version help completion lint test", Does: toolBuilds, Args: anyData},
			{Names: "task config toolchain global workspace project", Rows: []Row{{Names: "list ls", Does: toolBuilds, Args: anyData}, {Names: "channel environment feature name version platform description", Again: true}, {Names: "get", Does: toolBuilds, Args: anyData}, {Names: "add remove rm alias set append prepend unset edit install uninstall update sync expose fetch register", Does: toolInstalls, Args: anyData, Flags: anyFlags}}},
			{Names: "install sync lock", Does: []Do{{Kind: automode.Install, Target: "what the lock file names", Traits: automode.Declared, Why: "installs what the project names"}}},
			{Names: "run", Style: Leading, Refine: testsTake, Args: []Arg{{At: First, Role: RunsTask}, {Role: Data}}},
			{Names: "fmt", Does: toolRewrites},
			{Names: "add remove rm update upgrade import tools self self-update init pin fetch", Does: toolInstalls, Args: anyData, Flags: shortAndAnyFlags},
			{Names: "publish upload auth", Does: toolReleases, Args: anyData, Flags: anyFlags},
		},
	},
}

var pixiCases = []Case{
	{`pixi list --environment 1 --json`, `Run{entry-point} the build`},
	{`pixi`, `nothing`}, {`pixi task`, `nothing`}, {`pixi workspace channel list`, `Run{entry-point} the build`}, {`pixi project version get`, `Run{entry-point} the build`}, {`pixi workspace version`, `Unknown nobody read what “workspace version” does`}, {`rye toolchain fetch --x`, `Install packages or versions`}, {`pixi list --json`, `Run{entry-point} the build`}, {`pixi install --frozen -e x`, `Install{declared} what the lock file names`}, {`pixi run --manifest-path d test`, `Run[task] test; Unknown is of another project`}, {`rye fmt`, `Write{source-only} ./**`}, {`pixi add x -g=y`, `Install packages or versions`}, {`rye publish --x`, `Publish{rewrites} the package index`},
}

var sphinx = Program{
	Name: "sphinx-build", Rare: true, Follows: "sphinx-build", Kin: "sphinx-autobuild sphinx-apidoc pdoc pydoc-markdown pydoctor", Package: true, Summary: "makes pages of a project's documentation", Manual: "sphinx-build(1), sphinx-apidoc(1), Sphinx 8; pdoc --help, pdoc 16",
	Row: Row{
		Help: "-h --help --version", Does: toolBuilds, Args: []Arg{{At: Last, Role: WritesTree, When: &When{Args: "2+"}, Why: "writes pages there"}, {Role: Lists}},
		Flags: []Flag{
			{Names: "-a --write-all -E --fresh-env -n --nitpicky -q --quiet -Q --silent -v --verbose -W --fail-on-warning -T --show-traceback --keep-going --color --no-color -N -P --pdb -f --force -e --separate -M --module-first --implicit-namespaces --private -l --follow-links --full -F --no-headings --no-toc -j= --jobs= -b= --builder= --tag= -A= --docformat= --maxdepth= -H= -R= --port= -s= --suffix=", Value: Data},
			{Names: "-o= --output-dir= --output-directory=", Value: WritesTree, Why: "writes pages there"}, {Names: "-d=", Value: WritesTree, Of: "sphinx-build sphinx-autobuild", Why: "keeps what it read there, and loads it"}, {Names: "-d=", Value: Data, Of: "sphinx-apidoc pdoc pydoc-markdown pydoctor"}, {Names: "--html-output=", Value: WritesTree, Of: "pydoctor", Why: "writes pages there"}, {Names: "--project-name= --html-viewsource-base= --make-html", Value: Data, Of: "pydoctor"}, {Names: "-w= --warning-file=", Value: Writes, Why: "writes warnings there"}, {Names: "-c= --conf-dir= -t= --template-directory=", Value: Unread, Why: "its settings are code"},
		},
	},
}

var sphinxCases = []Case{{`sphinx-build -d d docs out`, `Run{entry-point} the build; Read{listing} docs; Write out/**; Read{listing} out; Write d/**`}, {`sphinx-apidoc -d 2 docs`, `Run{entry-point} the build; Read{listing} docs`}, {`sphinx-build -W -b html docs out`, `Run{entry-point} the build; Read{listing} docs; Write out/**; Read{listing} out`}, {`sphinx-apidoc -o d src -w f`, `Run{entry-point} the build; Read{listing} src; Write d/**; Write f`}, {`pydoctor --html-output=d --project-name x src`, `Run{entry-point} the build; Read{listing} src; Write d/**`}, {`sphinx-build -c d a b`, `Run{entry-point} the build; Read{listing} a; Write b/**; Read{listing} b; Unknown its settings are code`}}

var siteBuilders = Program{
	Name: "mkdocs", Rare: true, Kin: "hugo zola jekyll mdbook vuepress pelican nikola lektor antora zensical", Package: true, Summary: "makes a site of pages", Manual: "the --help of mkdocs 1.6, hugo 0.152, zola 0.21, jekyll 4.4, mdbook 0.4, hexo 8 and pelican 4.11",
	Row: Row{
		Help: "-h --help -V --version", OrArgs: true, Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Global: []Flag{
			{Names: "-q --quiet -v --verbose -s --strict --clean -c --dirty --force --minify -D --buildDrafts --drafts -F --buildFuture --future -E --buildExpired --gc --cleanDestinationDir --incremental -I --no-livereload --livereload --logLevel= --panicOnWarning --printPathWarnings --printI18nWarnings --templateMetrics --ignoreCache --skip-external-links --json --debug --no-color --kind= -k=", Value: Data},
			{Names: "--environment= -b= --baseURL= --base-url= -t= --theme= -l= --limit_posts=", Value: Data}, {Names: "-e=", Value: Data, Of: "hugo"}, {Names: "--trace[=]", Value: Writes, Why: "writes what it did there"},
			{Names: "-d= --site-dir= --destination= --dest-dir= -o= --output-dir= --output=", Value: Empties, Why: "empties the folder that it builds into"}, {Names: "-f= --config=", Value: Unread, Why: "its settings can name code"},
			{Names: "--source= --contentDir= --themesDir= --layoutDir=", Value: Unread, Why: "is of another project"},
		},
		Rows: []Row{
			{Names: "build check test generate list config env version doctor stats get-deps", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "clean", Does: toolRemoves},
			{Names: "new init", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "makes pages"}}, Args: []Arg{{At: Last, Role: Makes, Why: "makes pages"}, {Role: Data}}},
			{Names: "serve server watch", Does: []Do{{Kind: automode.Run, Target: "the site", Traits: automode.EntryPoint, Why: "serves the site on this machine"}}, Args: anyData, Flags: []Flag{{Names: "--port= --navigateToChanged --disableFastRender -O --open", Value: Data}, {Names: "-p=", Value: Data, Of: "hugo mdbook zola"}, {Names: "--bind= --host= -H= -a= --dev-addr= -n= --hostname= --interface= --addr=", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "the site"}}, Why: "may let other hosts in"}}},
			{Names: "deploy gh-deploy publish mod", Does: hostDeploys, Args: anyData, Flags: shortAndAnyFlags},
		},
	},
}

var siteBuildersCases = []Case{
	{`hugo -e 1 --minify -b http://x`, `Run{entry-point} the build`},
	{`mkdocs serve --port 1`, `Run{entry-point} the site`},
	{`hugo server -p 1 --bind 0.0.0.0`, `Run{entry-point} the site; Expose the site`},
	{`hugo --trace=t`, `Run{entry-point} the build; Write t`},
	{`mkdocs build --strict -d d`, `Run{entry-point} the build; Delete d/**`}, {`hugo --minify -b http://x`, `Run{entry-point} the build`}, {`hugo --config f --source d`, `Run{entry-point} the build; Unknown its settings can name code; Unknown is of another project`}, {`jekyll clean`, `Delete{recoverable,build-output} what was built`},
	{`hugo new site x`, `Write{source-only} ./**; Write x`}, {`hugo serve -p 1`, `Run{entry-point} the site`}, {`hugo server --bind 0.0.0.0`, `Run{entry-point} the site; Expose the site`}, {`mkdocs gh-deploy --force --x`, `Publish the platform`},
}

var sqlfluff = Program{
	Name: "sqlfluff", Rare: true, Kin: "sqlfmt", Package: true, Summary: "examines and reformats SQL", Manual: "sqlfluff --help and each command's, sqlfluff 3.5; sqlfmt --help, 0.28",
	Row: Row{
		Help: "-h --help --version", OrArgs: true, Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, When: &When{Without: "--check"}, Why: "rewrites SQL"}, {Role: Reads, Extent: automode.Tree, When: &When{With: "--check"}}},
		Global: []Flag{
			{Names: "--check --diff"}, {Names: "-v --verbose -q --quiet -n --nocolor --color -f --force -e --fixed-suffix= -x --nofail --disable-progress-bar --bench --show-lint-violations --no-jinjafmt -l= --line-length= --no-progressbar -i --ignore-local-config", Value: Data},
			{Names: "-d= --dialect= --rules= --exclude-rules= -t= --templater= --annotation-level= --processes= --encoding= --warn-unused-ignores --stdin-filename= --recurse= --exclude=", Value: Data}, {Names: "-r= --format= -p=", Value: Data, Of: "sqlfluff"},
			{Names: "--config=", Value: Unread, Why: "its settings can name code"}, {Names: "--write-output=", Value: Writes, Why: "writes what it found there"},
		},
		Rows: []Row{{Names: "lint parse render", Does: toolBuilds, Args: sourceReads}, {Names: "fix format", Does: toolBuilds, Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.SourceOnly, Why: "rewrites SQL"}}}, {Names: "rules dialects version", Args: anyData}},
	},
}

var sqlfluffCases = []Case{
	{`sqlfluff lint -r 1 -d postgres --write-output f a.sql`, `Run{entry-point} the build; Read a.sql/**; Write f`},
	{`sqlfluff lint -d postgres --write-output f a.sql`, `Run{entry-point} the build; Read a.sql/**; Write f`}, {`sqlfluff fix -f --config c a.sql`, `Run{entry-point} the build; Write{source-only} a.sql/**; Unknown its settings can name code`}, {`sqlfmt --check src`, `Read src/**`}, {`sqlfmt a.sql`, `Write{source-only} a.sql/**`}, {`sqlfluff rules`, `nothing`},
}

var pyRunners = Program{
	Name: "invoke", Rare: true, Kin: "inv doit mutmut cosmic-ray", Package: true, Summary: "runs a project's tasks or tests", Manual: "the --help of invoke 2.2, doit 0.36, behave 1.3, robot 7.3, mutmut 3.3",
	Row: Row{
		Style: Leading, Help: "-h --help -V --version", Does: toolTests, Args: anyData, Refine: invokeTasks,
		Flags: []Flag{{Names: "-l --list -v --verbose -q --quiet --no-color -k --dry-run --dryrun --stop -w --wip -D= -t= --tags= --include= -i= --exclude= --test= -s= --suite= --name=", Value: Data}, {Names: "-n=", Value: Data, Of: "doit"}, {Names: "-d= --outputdir= -o= --output= --report= --outfile= --log=", Value: WritesTree, Why: "writes reports there"}},
	},
}

var pyRunnersCases = []Case{
	{`doit -n 1 deploy`, `Run[task] deploy`},
	{`mutmut --tags x`, `Run{entry-point} the project's tests`}, {`mutmut -d out`, `Run{entry-point} the project's tests; Write out/**`}, {`invoke --list`, `Run{entry-point} the project's tests`}, {`invoke build`, `Run[task] build`}, {`doit deploy`, `Run[task] deploy`},
}

// invokeTasks: the names of tasks say what invoke and doit do.
func invokeTasks(m *Match) {
	if !named("invoke inv doit", m.name()) || len(m.Args) == 0 {
		return
	}
	m.Own(func(f *Fact) bool { return f.Target != toolTests[0].Target })
	for _, w := range m.Args {
		f := roleFact(RunsTask, w, "runs a task of the project")
		f.Words = []Word{w}
		m.Add(f)
	}
}

var dvc = Program{
	Name: "dvc", Rare: true, Package: true, Summary: "keeps versions of data", Manual: "dvc --help and each command's, DVC 3.63",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-q --quiet -v --verbose -R --recursive --json --md --show-json --show-md -c --cloud -a -A --all-branches -T --all-tags --all-commits -f --force --dry -s --single-item -p --pipeline --full --mermaid --dot --dvc-only -D", Value: Data}, {Names: "-j= --jobs= -r= --remote= --targets= --rev= -n= --num=", Value: Data}, {Names: "-o= --out=", Value: Writes, Why: "writes it there"}},
		Rows: []Row{
			{Names: "status diff dag list ls root version doctor metrics params plots data check-ignore remote stage", Does: toolBuilds, Args: anyData, Rows: []Row{{Names: "add modify remove rename default", Style: Plain, Does: []Do{{Kind: automode.Configure, Target: "the project's remotes or stages", Why: "changes where data goes, or what runs"}}, Args: anyData}}, OrArgs: true},
			{Names: "add init commit freeze unfreeze install move", Does: []Do{{Kind: automode.Keep, Target: "."}}, Args: []Arg{{Role: Lists}}},
			{Names: "fetch pull", Does: []Do{{Kind: automode.Fetch, Target: "the project's data", Why: "fetches data"}}, Args: anyData},
			{Names: "push", Does: []Do{{Kind: automode.Publish, Target: "the project's data", Why: "gives others the data"}}, Args: anyData},
			{Names: "exp", Rows: []Row{{Names: "show list ls diff", Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "--no-pager --csv --only-changed --drop= --keep= --sort-by= --sort-order= --precision= --hide-workspace --param-deps --names-only --name-only", Value: Data}}}, {Names: "run push pull apply branch remove clean rename save init queue", Style: Plain, Does: []Do{{Why: "it runs stages, or replaces or removes data"}}, Args: anyData}}},
			{Names: "repro", Args: []Arg{{Role: RunsTask}}, Refine: dvcStages, Does: []Do{{Kind: automode.Run, Target: "the default target", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "makes what the project's stages make"}}, Flags: []Flag{{Names: "-k --keep-going -i --interactive -P --all-pipelines --no-commit --no-run-cache --ignore-errors -m --metrics --downstream", Value: Data}, {Names: "--pull --allow-missing", Value: Data, Does: []Do{{Kind: automode.Fetch, Target: "the project's data"}}, Why: "fetches data"}}},
			{Names: "run checkout gc remove destroy get import import-url update unprotect cache", Style: Plain, Does: []Do{{Why: "it runs stages, or replaces or removes data"}}, Args: anyData},
		},
	},
}

// dvcStages: each name is a stage of the project.
func dvcStages(m *Match) { runsEach(m) }

var dvcCases = []Case{{`dvc exp show --no-pager`, `Run{entry-point} the build`}, {`dvc exp`, `nothing`}, {`dvc exp run`, `Unknown it runs stages, or replaces or removes data`}, {`dvc repro -s train`, `Run[task] train`}, {`dvc repro --pull`, `Run{entry-point} the default target; Fetch the project's data`}, {`dvc gc -w`, `Unknown it runs stages, or replaces or removes data`}, {`dvc repro -k`, `Run{entry-point} the default target`}, {`dvc`, `nothing`}, {`dvc status --json`, `Run{entry-point} the build`}, {`dvc dag -r x -o f`, `Run{entry-point} the build; Write f`}, {`dvc remote add x s3://y`, `Configure the project's remotes or stages`}, {`dvc add a`, `Keep .; Read{listing} a`}, {`dvc pull`, `Fetch the project's data`}, {`dvc push`, `Publish the project's data`}, {`dvc repro`, `Run{entry-point} the default target`}}

var airflow = Program{
	Name: "airflow", Rare: true, Kin: "", Package: true, Summary: "runs and shows jobs", Manual: "airflow --help, Airflow 3.1; prefect --help, Prefect 3.4", Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "-A= --app= -b= --broker= --workdir=", Value: Unread, Why: "names code, or another service"}, {Names: "--limit= -j --json --verbose", Value: Data}, {Names: "-o= --output=", Value: Data}},
		Rows: []Row{
			{Names: "version info providers cheat-sheet plugins help", Does: toolBuilds, Args: anyData},
			{Names: "dags tasks jobs pools variables roles users assets flow-run deployment work-pool flow", Rows: []Row{{Names: "list list-runs list-jobs show details state next-execution ls inspect report list-import-errors states-for-dag-run", Does: toolBuilds, Args: anyData}}},
		},
	},
}

var airflowCases = []Case{
	{`airflow version -o 1 --json`, `Run{entry-point} the build`},
	{`airflow`, `nothing`}, {`airflow version --json`, `Run{entry-point} the build`}, {`airflow dags list`, `Run{entry-point} the build`}, {`airflow dags`, `nothing`}, {`airflow -A x inspect active`, `Unknown no subcommand “inspect” is known; Unknown names code, or another service`},
}

package commands

import (
	"strings"

	"automode"
)

// Programs of the JDK, and tools of the JVM's languages.

var javaLooks = Program{
	Name: "jps", Rare: true, Kin: "jstat jinfo jstack", Summary: "shows running programs of Java", Manual: "jps(1), jstat(1), jinfo(1), jstack(1), JDK 25",
	Row: Row{
		Help: "-h -help --help", Args: anyData, Does: []Do{{Kind: automode.Query, Target: "programs of Java"}},
		Flags: []Flag{
			{Names: "-q -m -l -v -V -e -F -gc -gcutil -gccapacity -gccause -gcnew -gcold -gcmetacapacity -class -compiler -printcompilation -options -t -sysprops -flags", Value: Data},
			{Names: "-flag=", Value: Unread, Why: "may set an option of the program"},
		},
	},
}

var javaLooksCases = []Case{{`jps -lvm`, `Query programs of Java`}, {`jstat -gc 12 1000 3`, `Query programs of Java`}, {`jinfo -flag +X 12`, `Query programs of Java; Unknown may set an option of the program`}}

var jar = Program{
	Name: "jar", Rare: true, Summary: "packs classes of Java", Manual: "jar(1), JDK 25",
	Row: Row{
		Style: Old, Help: "--help --version -h --help:compat --help-extra",
		Args: []Arg{{Role: Reads, Extent: automode.Tree, When: &When{Without: "-x"}}, {Role: Data, When: &When{With: "-x"}}},
		Flags: []Flag{
			{Names: "-t --list -d --describe-module --validate"}, {Names: "-c --create"}, {Names: "-u --update"}, {Names: "-v -0 -M -P -n -k --verbose --no-compress --no-manifest --keep-old-files --date= --module-version= --hash-modules= --main-class= -e= --release=", Value: Data},
			{Names: "-x --extract", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "unpacks into the working folder"},
			{Names: "-f= --file=", Value: Data}, {Names: "-m= --manifest= -p= --module-path=", Value: Reads}, {Names: "-C= --dir=", Value: Unread, Why: "takes files from another folder, or unpacks there"},
		},
		Refine: jarFile,
	},
}

var jarCases = []Case{
	{`jar tf a.jar`, `Read a.jar`}, {`jar cfm a.jar m d`, `Read d/**; Read m; Write a.jar`}, {`jar -xvf a.jar`, `Write ./**; Read a.jar`}, {`jar uf a.jar b`, `Read b/**; Write a.jar`}, {`jar -C d x -cf a.jar`, `Read x/**; Unknown takes files from another folder, or unpacks there; Write a.jar`},
}

// jarFile: the archive is read, or written where one is made or updated.
func jarFile(m *Match) {
	w, ok := m.Value("-f")
	if !ok {
		return
	}
	role, why := Reads, ""
	if m.Has("-c -u") {
		role, why = Writes, "packs files into it"
	}
	m.addRole(role, &w, why)
}

var javap = Program{
	Name: "javap", Rare: true, Kin: "jdeps", Summary: "shows what classes of Java hold", Manual: "javap(1), jdeps(1), JDK 25",
	Row: Row{
		Help: "-h -? -help --help -version --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-J=", Why: "may name code to run"},
			{Names: "-v -verbose -l -public -protected -package -p -private -c -s -sysinfo -constants -summary --print-module-deps --list-deps --list-reduced-deps -R -recursive --recursive -I --inverse -apionly --api-only -jdkinternals --jdk-internals --ignore-missing-deps --missing-deps -q -quiet --check=", Value: Data},
			{Names: "-cp= -classpath= --class-path= --module-path= -bootclasspath= --system=", Value: Lists}, {Names: "-m= --module= -regex= --multi-release= --add-modules=", Value: Data}, {Names: "-e= --require= -f= -filter=", Value: Data, Of: "jdeps"},
			{Names: "-dotoutput= --dot-output= --generate-module-info= --generate-open-module=", Value: WritesTree, Why: "writes there"},
		},
	},
}

var javapCases = []Case{
	{`javap -J -x A`, `Read A; Unknown may name code to run`},
	{`jdeps -e 1 -s a.jar`, `Read a.jar`},
	{`javap -c -p A.class`, `Read A.class`}, {`jdeps -s a.jar`, `Read a.jar`}, {`jdeps -cp d --multi-release 17 -dotoutput o a.jar`, `Read a.jar; Read{listing} d; Write o/**`},
}

var jcmd = Program{
	Name: "jcmd", Rare: true, Kin: "jmap", Summary: "asks a running program of Java, or makes it do something", Manual: "jcmd(1), jmap(1), JDK 25",
	Row: Row{
		Style: Plain, Args: anyData, Refine: jcmdAsks,
	},
}

var jcmdCases = []Case{{`jcmd`, `Query programs of Java`}, {`jcmd -l`, `Query programs of Java`}, {`jcmd 12 Thread.print`, `Query programs of Java`}, {`jcmd 12 GC.run`, `Control a program of Java`}, {`jmap -histo 12`, `Query programs of Java`}, {`jmap -dump:file=f 12`, `Control a program of Java`}}

// jcmdAsks: of the commands those look that print and write no file.
func jcmdAsks(m *Match) {
	looks := true
	for i, w := range m.Args {
		looks = looks && w.Exact() && (named("-l -h -histo -histo:live -clstats -finalizerinfo help VM.version VM.flags VM.uptime VM.system_properties VM.command_line VM.info VM.classloaders VM.native_memory VM.stringtable VM.symboltable Thread.print GC.heap_info GC.class_histogram GC.finalizer_info Compiler.codecache Compiler.queue JFR.check -all summary", w.Text) || i == 0 && w.Text != "" && w.Text[0] != '-' || i == 1 && isDigits(w.Text))
	}
	f := Fact{Kind: automode.Query, Target: "programs of Java"}
	if !looks {
		f = Fact{Kind: automode.Control, Target: "a program of Java", Why: "makes a running program do something, or write what it holds"}
	}
	m.Add(f)
}

// takesMoreOptions: "@file" stands for what is in the file, options that load
// code among it.
func takesMoreOptions(m *Match) {
	for i := range m.Args {
		if w := &m.Args[i]; strings.HasPrefix(w.Text, "@") || strings.HasPrefix(w.Text, "-fplugin") || strings.HasPrefix(w.Text, "-fpass-plugin") || w.Is("-Xclang") {
			m.Add(Fact{Kind: automode.Unknown, Why: "takes more options from a file"})
			return
		}
	}
}

var jvmDocs = Program{
	Name: "javadoc", Rare: true, Kin: "scaladoc dokka", Summary: "makes pages about source of Java", Manual: "javadoc(1), JDK 25",
	Row: Row{
		Style: Single, Help: "-help -h -? -version", Args: sourceReads, Refine: takesMoreOptions,
		Flags: []Flag{
			{Names: "-public -protected -package -private -quiet -verbose -author -version -use -linksource -notimestamp -html5 -Xdoclint[=]", Value: Data}, {Names: "-encoding= -charset= -docencoding= -windowtitle= -doctitle= -header= -footer= -bottom= -subpackages= -exclude= -source= -release= -link= -tag= -group=", Value: Data},
			{Names: "-cp= -classpath= -class-path= -sourcepath= -overview= -stylesheetfile= -module-path=", Value: Reads}, {Names: "-d=", Value: WritesTree, Why: "writes pages there"}, {Names: "-doclet= -docletpath= -taglet= -tagletpath= -J=", Value: Unread, Why: "loads code"},
		},
	},
}

var jvmDocsCases = []Case{{`javadoc -d docs -cp lib -private a.java`, `Read a.java/**; Write docs/**; Read lib`}, {`javadoc @f`, `Read @f/**; Unknown takes more options from a file`}, {`javadoc -doclet X -encoding utf8 a.java`, `Read a.java/**; Unknown loads code`}}

var jvmFormatters = Program{
	Name: "google-java-format", Rare: true, Kin: "scalafmt", Summary: "reformats Java or Scala", Manual: "the --help of google-java-format 1.31 and scalafmt 3.10",
	Row: Row{
		Help: "-h -help --help -v -version --version",
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Args: "0", Without: "--test"}, Why: "rewrites source files"}},
		Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "--test"}, Why: "rewrites source files"}, {Role: Reads, Extent: automode.Tree, When: &When{With: "--test"}}},
		Flags: []Flag{
			{Names: "-n --dry-run --test --check --list --stdout"}, {Names: "-i -r --replace --quiet --non-interactive --debug -a --aosp --fix-imports-only --skip-sorting-imports --skip-removing-unused-imports --skip-reflowing-long-strings --set-exit-if-changed --diff --reportError", Value: Data},
			{Names: "--lines= --offset= --length= --mode= --diff-branch= --exclude=", Value: Data}, {Names: "-c= --config=", Value: Reads},
		},
	},
}

var jvmFormattersCases = []Case{{`google-java-format -i A.java`, `Write{harmless,source-only} A.java/**`}, {`scalafmt --check src`, `Read src/**`}, {`scalafmt --exclude x`, `Write{harmless,source-only} ./**`}, {`scalafmt --test -c f`, `Read f`}}

var ktlint = Program{
	Name: "ktlint", Rare: true, Kin: "detekt detekt-cli", Summary: "examines Kotlin", Manual: "ktlint --help, ktlint 1.7; detekt --help, detekt 1.23",
	Row: Row{
		Help: "-h --help -v --version", Does: toolBuilds, Args: sourceLists, OrArgs: true,
		Rows: []Row{{Names: "installGitPreCommitHook installGitPrePushHook", Does: []Do{{Why: "sets a hook of the repository"}}}},
		Flags: []Flag{
			{Names: "-F --format --auto-correct -ac", Does: toolRewrites}, {Names: "--color --color-name= --relative --patterns-from-stdin[=] --stdin --verbose --debug --parallel --all-rules --build-upon-default-config -dd --disable-default-rulesets", Value: Data},
			{Names: "--limit= -l= --log-level= --code-style= --editorconfig= --max-issues= --jvm-target= --language-version= -ex= --excludes= -in= --includes=", Value: Data},
			{Names: "-i= --input= -c= --config= -b= --baseline=", Value: Reads}, {Names: "-r= --report=", Value: Unread, Why: "names a file that it writes"}, {Names: "-R= --ruleset= -p= --plugins=", Value: RunsFile, Why: "loads rules that are code"},
		},
	},
}

var ktlintCases = []Case{{`ktlint src --color --limit 3`, `Run{entry-point} the build; Read{listing} src`}, {`ktlint -F`, `Run{entry-point} the build; Write{source-only} ./**`}, {`detekt -i src -r txt:f`, `Run{entry-point} the build; Read src; Unknown names a file that it writes`}, {`ktlint installGitPreCommitHook`, `Unknown sets a hook of the repository`}, {`ktlint -R x.jar`, `Run{entry-point} the build; Run[file native] x.jar`}}

var bazel = Program{
	Name: "bazel", Rare: true, Also: "bazelisk", Summary: "builds and tests by BUILD files", Manual: "the command-line reference of Bazel 8; buck2 --help",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "-k --keep_going --nokeep_going -s --subcommands --color= --curses= --noshow_progress --show_progress --nocache_test_results --cache_test_results= --verbose_failures --stamp --nostamp --nobuild --check_up_to_date --announce_rc --show_timestamps --test_verbose_timeout_warnings --build_tests_only --runs_per_test_detects_flakes --noimplicit_deps --notool_deps --implicit_deps --tool_deps --order_output= --incompatible_strict_action_env --expunge --async", Value: Data},
			{Names: "-c= --compilation_mode= --config= -j= --jobs= --test_output= --test_filter= --test_arg= --test_tag_filters= --build_tag_filters= --test_timeout= --test_size_filters= --test_lang_filters= --runs_per_test= --flaky_test_attempts= --cpu= --platforms= --define= --features= --local_cpu_resources= --local_ram_resources= --show_result= --ui_event_filters= --combined_report= --instrumentation_filter= --output= --output_groups= --universe_scope= --proto:locations --graph= --depth= --from= --extension_info=", Value: Data},
		},
		Rows: []Row{
			{Compiles: true, Names: "build test coverage query cquery aquery uquery targets audit analyze-profile fetch vendor mod sync print_action config dump license canonicalize-flags", Does: toolBuilds, Args: anyData},
			{Names: "info", Does: []Do{{Kind: automode.Disclose, Target: "environment", When: &When{First: "client-env"}, Why: "prints every variable"}}, Args: anyData},
			{Names: "version help status", Args: anyData},
			{Names: "clean", Does: toolRemoves, Args: anyData},
			{Names: "shutdown", Does: []Do{{Kind: automode.Control, Target: "its own server", Why: "stops its server"}}},
			{Names: "run mobile-install", Does: toolStarts, Args: firstGoal, Refine: ownTarget},
		},
	},
}

var bazelCases = []Case{
	{`bazel`, `nothing`}, {`bazel test -c opt --keep_going //...`, `Run{entry-point} the build`}, {`bazel version`, `nothing`}, {`bazel info client-env`, `Disclose environment`}, {`bazel info`, `nothing`}, {`bazel clean --expunge`, `Delete{recoverable,build-output} what was built`}, {`bazel shutdown`, `Control its own server`}, {`bazel run //x -- --port 3`, `Run{entry-point} the project`}, {`bazel run @x//:y`, `Run the project`}, {`bazel run //a:b.push x`, `Run{entry-point} the project; Run[task] //a:b.push`}, {`bazel run --run_under=sh //x`, `Unknown no option “--run_under” is known`},
	{`bazel build --action_env=X //x`, `Unknown no option “--action_env” is known`},
}

// ownTarget: what an external repository holds is another's code.
func ownTarget(m *Match) {
	if len(m.Args) > 0 && m.Args[0].Exact() && m.Args[0].Text[:min(1, len(m.Args[0].Text))] != "@" {
		return
	}
	for i := range m.Facts {
		m.Facts[i].Traits &^= automode.EntryPoint
	}
}

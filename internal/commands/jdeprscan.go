package commands

var jvmLooks = Program{
	Name: "jdeprscan", Rare: true, Kin: "jfr checkstyle spotbugs pmd", Summary: "examines what was built for the JVM", Manual: "jdeprscan(1) and jfr(1), JDK 25; the CLI references of Checkstyle 12, SpotBugs 4.9 and PMD 7",
	Row: Row{
		Style: Single, Help: "-h -help --help -V --version -version", OrArgs: true, Does: toolBuilds, Args: sourceLists,
		Global: []Flag{
			{Names: "-l -v -textui -effort:max -low -medium -high --no-progress --no-cache --no-fail-on-violation --json --xml --events= --categories= --stack-depth= --for-removal -release= --release= --minimum-priority= --list --verbose", Value: Data}, {Names: "-d= --dir= --file-list=", Value: Reads, Of: "pmd"}, {Names: "-c= -R= --rulesets=", Value: RunsFile, Why: "its rules can name code"}, {Names: "-f= --format=", Value: Data, Of: "checkstyle pmd"},
			{Names: "-o= -output= -r= --report-file= -xml= -html= -sarif= -xdocs= -emacs=", Value: Writes, Why: "writes what it found there"}, {Names: "--class-path= -auxclasspath=", Value: Lists},
		},
		Rows: []Row{{Names: "check print summary metadata view", Does: toolBuilds, Args: sourceLists}, {Names: "scrub assemble disassemble configure cpd designer", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}}},
	},
}

var jvmLooksCases = []Case{{`jdeprscan -l --class-path c a.jar`, `Run{entry-point} the build; Read{listing} a.jar; Read{listing} c`}, {`jfr summary a.jfr`, `Run{entry-point} the build; Read{listing} a.jfr`}, {`pmd check -d src -R r.xml -f text -r f`, `Run{entry-point} the build; Read src; Run[file native] r.xml; Write f`}, {`jfr configure`, `Unknown nobody read what this subcommand does`}}

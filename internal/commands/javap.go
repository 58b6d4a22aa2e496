package commands

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
	{`javap -J-x A`, `Read A; Unknown may name code to run`},
	{`jdeps -e 1 -s a.jar`, `Read a.jar`},
	{`javap -c -p A.class`, `Read A.class`}, {`jdeps -s a.jar`, `Read a.jar`}, {`jdeps -cp d --multi-release 17 -dotoutput o a.jar`, `Read a.jar; Read{listing} d; Write o/**`},
}

package commands

import "automode"

var kotlinc = Program{
	Name: "kotlinc", Rare: true, Also: "kotlinc-jvm", Summary: "compiles Kotlin", Manual: "kotlinc -help, Kotlin 2",
	Row: Row{
		Compiles: true,
		Help:     "-h -help -version -X",
		Does:     []Do{{Kind: automode.Run, Target: "the compiler", Traits: automode.EntryPoint, When: &When{Args: "1+", Without: "-script"}, Why: "compiles the files"}},
		Stdin:    []In{{Role: RunsText, When: &When{Args: "0"}}},
		Args:     []Arg{{Role: Reads, When: &When{Without: "-script"}}, {At: First, Role: RunsFile, When: &When{With: "-script"}}, {At: Rest, Role: Data, When: &When{With: "-script"}}},
		Flags:    []Flag{{Names: "-script"}, {Names: "-include-runtime -nowarn -verbose -no-stdlib -no-reflect -no-jdk -java-parameters -progressive -Werror -Wextra"}, {Names: "-jvm-target= -language-version= -api-version= -module-name= -opt-in=", Value: Data}, {Names: "-d=", Value: Writes, Why: "writes what it compiles there"}, {Names: "-cp= -classpath= -jdk-home= -kotlin-home=", Value: Reads}, {Names: "-P= -J= -e= -expression= -script-templates=", Value: Unread, Why: "may name code to run"}},
	},
}

var kotlincCases = []Case{
	{`kotlinc a.kt -include-runtime -d a.jar`, `Run{entry-point} the compiler; Read a.kt; Write a.jar`}, {`kotlinc -script a.kts`, `Run[file native] a.kts`},
	{`kotlinc -jvm-target v`, `nothing`},
	{`kotlinc -cp v`, `Read v`},
	{`kotlinc -P v`, `Unknown may name code to run`},
}

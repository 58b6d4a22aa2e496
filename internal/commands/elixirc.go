package commands

var sourceCompilers = Program{
	Name: "elixirc", Rare: true, Kin: "erlc scalac lean verilator ghdl bison yacc flex lex re2c gperf swig glslc glslangValidator moc uic rcc",
	Summary: "compiles source", Manual: "the manuals of Elixir 1.18, Erlang/OTP 28, Scala 3.7, Rocq 9, Agda 2.8, Lean 4, Free Pascal 3.2, Icarus Verilog 12, Verilator 5, GnuCOBOL 3.2, bison 3.8, flex 2.6, re2c 4, SWIG 4.3, CUDA 12 and Qt 6",
	Row: Row{
		Help: "--help --version", Does: toolBuilds, Args: sourceLists, Compiles: true,
		Flags: []Flag{
			{Names: "-v -W --lint-only --warnings-as-errors --timing -Wall --verbose -g -O2 -O3 -Oz --ignore-module-conflict --no-debug-info --no-docs", Value: Data}, {Names: "-V -G -H -e= --target-env=", Value: Data, Of: "glslangValidator"}, {Names: "-S", Value: Data, Of: "elixirc erlc glslc glslangValidator"}, {Names: "-S= --skeleton=", Value: Unread, Of: "bison yacc", Why: "a file of macros, which can start programs"}, {Names: "-d", Value: Data, Of: "bison yacc"}, {Names: "-version -swiglib", Of: "swig"},
			{Names: "-o=", Value: Writes, Why: "writes what it builds"},
			{Names: "-I=", Value: Lists},
		},
	},
}

var sourceCompilersCases = []Case{
	{`erlc -W -o ebin -I include a.erl`, `Run{entry-point} the build; Read{listing} a.erl; Write ebin; Read{listing} include`}, {`glslangValidator -V a.frag -o a.spv`, `Run{entry-point} the build; Read{listing} a.frag; Write a.spv`}, {`bison -S a.m4 a.y`, `Run{entry-point} the build; Read{listing} a.y; Unknown a file of macros, which can start programs`}, {`glslc -S a.comp`, `Run{entry-point} the build; Read{listing} a.comp`}, {`swig -version`, `Run{entry-point} the build`}, {`verilator --lint-only a.v`, `Run{entry-point} the build; Read{listing} a.v`}, {`bison -d a.y`, `Run{entry-point} the build; Read{listing} a.y`}, {`erlc -pa x a.erl`, `Unknown no option “-p” is known`},
}

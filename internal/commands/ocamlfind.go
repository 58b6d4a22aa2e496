package commands

var ocamlfind = Program{
	Name: "ocamlfind", Rare: true, Summary: "compiles OCaml with its packages", Manual: "ocamlfind(1), 1.9",
	Row: Row{
		Help: "-help --help",
		Rows: []Row{
			{Names: "list query printconf lint", Style: Looking, Args: anyData, Does: toolAsks},
			{
				Names: "ocamlc ocamlopt ocamlcp", Style: Single, Does: toolBuilds, Args: []Arg{{Role: Reads}}, Compiles: true,
				Flags: []Flag{{Names: "-linkpkg -g -c -a -thread -bin-annot -short-paths -shared -O3 -unsafe -package= -w= -predicates= -warn-error= -open=", Value: Data}, {Names: "-cclib=", Value: Unread, Why: "hands it to the linker"}, {Names: "-I=", Value: Lists}, {Names: "-o=", Value: Writes, Why: "writes what it compiles"}},
			},
		},
	},
}

var ocamlfindCases = []Case{
	{`ocamlfind list`, `Query the package index`}, {`ocamlfind ocamlopt -package str -linkpkg -I lib a.ml -o a`, `Run{entry-point} the build; Read a.ml; Read{listing} lib; Write a`}, {`ocamlfind ocamlc -cclib x a.ml`, `Run{entry-point} the build; Read a.ml; Unknown hands it to the linker`}, {`ocamlfind ocamlc -pp x a.ml`, `Unknown no option “-pp” is known`}, {`ocamlfind`, `nothing`},
}

package commands

var sphinx = Program{
	Name: "sphinx-build", Rare: true, Follows: "sphinx-build", Kin: "sphinx-autobuild sphinx-apidoc pdoc pydoc-markdown pydoctor", Package: true, Summary: "makes pages of a project's documentation", Manual: "sphinx-build(1), sphinx-apidoc(1), Sphinx 8; pdoc --help, pdoc 16",
	Row: Row{
		Help: "--help --version", Does: toolBuilds, Refine: sphinxClean, Args: []Arg{{At: Last, Role: WritesTree, When: &When{Args: "2+"}, Why: "writes pages there"}, {Role: Lists, At: ButLast, When: &When{Args: "2+"}}, {Role: Lists, When: &When{Args: "1"}}},
		Flags: []Flag{
			{Names: "-h", Of: "sphinx-build sphinx-autobuild sphinx-apidoc pydoc-markdown pydoctor"}, {Names: "-a --write-all -E --fresh-env -n --nitpicky -q --quiet -Q --silent -v --verbose -W --fail-on-warning -T --show-traceback --keep-going --color --no-color -N -P --pdb -f --force -e --separate -M --module-first --implicit-namespaces --private -l --follow-links --full -F --no-headings --no-toc -j= --jobs= -b= --builder= --tag= -A= --docformat= --maxdepth= -H= -R= --port= -s= --suffix=", Value: Data},
			{Names: "-o= --output-dir= --output-directory=", Value: WritesTree, Why: "writes pages there"}, {Names: "-d=", Value: WritesTree, Of: "sphinx-build sphinx-autobuild", Why: "keeps what it read there, and loads it"}, {Names: "-d=", Value: Data, Of: "sphinx-apidoc pdoc pydoc-markdown pydoctor"}, {Names: "--html-output=", Value: WritesTree, Of: "pydoctor", Why: "writes pages there"}, {Names: "--project-name= --html-viewsource-base= --make-html", Value: Data, Of: "pydoctor"}, {Names: "-w= --warning-file=", Value: Writes, Why: "writes warnings there"}, {Names: "-c= --conf-dir= -t= --template-directory=", Value: Unread, Why: "its settings are code"},
		},
	},
}

// sphinxClean: "-M clean" empties the folder behind the source's.
func sphinxClean(m *Match) {
	if len(m.Args) > 2 && m.Has("-M") && m.Args[0].Is("clean") {
		m.addRole(Empties, &m.Args[2], "empties the folder")
	}
}

var sphinxCases = []Case{{`sphinx-build -h`, `Run{entry-point} the build`}, {`pdoc -h 0.0.0.0 x`, `Unknown no option “-h” is known`}, {`sphinx-build -M clean docs out`, `Run{entry-point} the build; Read{listing} clean; Read{listing} docs; Write out/**; Delete out/**`},
	{`sphinx-build -d d docs out`, `Run{entry-point} the build; Read{listing} docs; Write out/**; Write d/**`}, {`sphinx-apidoc -d 2 docs`, `Run{entry-point} the build; Read{listing} docs`}, {`sphinx-build -W -b html docs out`, `Run{entry-point} the build; Read{listing} docs; Write out/**`}, {`sphinx-apidoc -o d src -w f`, `Run{entry-point} the build; Read{listing} src; Write d/**; Write f`}, {`pydoctor --html-output=d --project-name x src`, `Run{entry-point} the build; Read{listing} src; Write d/**`}, {`sphinx-build -c d a b`, `Run{entry-point} the build; Read{listing} a; Write b/**; Unknown its settings are code`}}

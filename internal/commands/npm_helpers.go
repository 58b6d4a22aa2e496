package commands

import "strings"

// Programs that scripts of manifests are written with, so that they run everywhere.

var mkdirp = Program{
	Name: "mkdirp", Rare: true, Package: true, Summary: "makes folders", Manual: "mkdirp --help, mkdirp 3",
	Row: Row{
		Help: "-h --help -v --version", Args: []Arg{{Role: MakesFolder, Why: "makes folders"}},
		Flags: []Flag{{Names: "-m= --mode=", Value: Data}, {Names: "-p --print"}},
	},
}

var mkdirpCases = []Case{{`mkdirp dist/a b`, `Write dist/a; Write b`}, {`mkdirp -p -m 755 a`, `Write a`}}

var shx = Program{
	Name: "shx", Rare: true, Package: true, Summary: "does what common commands do, on every system", Manual: "the reference of shx 0.4",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version", Refine: shxPatterns,
		Args: []Arg{{At: First, Role: RunsWords}}, Flags: []Flag{{Names: "-s --silent -n --negate"}},
	},
}

// shxPatterns: it looks for names that match by itself, and only some of the commands
// are those that the name means elsewhere.
func shxPatterns(m *Match) {
	for i := 1; i < len(m.Args); i++ {
		if w := &m.Args[i]; strings.ContainsAny(w.Text, "*?[{(") && !w.Glob {
			w.Glob = true
			m.Unknown("it looks for names that match by itself", *w)
		}
	}
	for i := range m.Facts {
		if m.Facts[i].Role == RunsWords {
			m.Facts[i].Words = m.Args
		}
	}
	if len(m.Args) > 0 && (!m.Args[0].Exact() || !named("cat chmod cp find grep head ln ls mkdir mv pwd rm sed sort tail test touch true false uniq which", m.Args[0].Text)) {
		m.Unknown("nobody read what "+quote(m.Args[0])+" does here", m.Args[0])
	}
}

var shxCases = []Case{
	{`shx rm -rf dist`, `Run[words] rm -rf dist`}, {`shx --silent cat a`, `Run[words] cat a`},
	{`shx rm -rf '/*'`, `Run[words] rm -rf /*; Unknown it looks for names that match by itself`}, {`shx frob a`, `Run[words] frob a; Unknown nobody read what “frob” does here`},
}

var copyfiles = Program{
	Name: "copyfiles", Rare: true, Kin: "cpx cpx2 ncp", Package: true, Summary: "copies files that match", Manual: "the references of copyfiles 2.4, cpx2 8 and ncp 2",
	Row: Row{
		Help: "-h --help -v --version", Args: anyData, Refine: copiesMatching,
		Flags: []Flag{
			{Names: "-u= --up= -e= --exclude=", Value: Data, Of: "copyfiles"}, {Names: "-a --all -f --flat -E --error -V --verbose -F --follow -s --soft", Of: "copyfiles"},
			{Names: "-L --dereference -p --preserve -u --update -v --verbose -w --watch --no-initial --include-empty-dirs", Of: "cpx cpx2"},
			{Names: "--limit=", Value: Data, Of: "ncp"},
		},
	},
}

// copiesMatching: the last word is a folder that takes what the others match, of which
// the part in front of the first star says where it lies.
func copiesMatching(m *Match) {
	for i, w := range m.Args {
		if i == len(m.Args)-1 && i > 0 {
			m.addRole(WritesTree, &w, "copies files there")
			continue
		}
		if at := strings.IndexAny(w.Text, "*?[{"); w.Exact() && at >= 0 {
			w = Lit(w.Text[:strings.LastIndexByte(w.Text[:at], '/')+1] + ".")
		}
		m.addRole(ReadsTree, &w, "")
	}
}

var copyfilesCases = []Case{
	{`copyfiles -u 1 'src/**/*.html' dist`, `Read src/./**; Write dist/**`}, {`cpx -u 'assets/**' dist`, `Read assets/./**; Write dist/**`}, {`ncp --limit=4 a b`, `Read a/**; Write b/**`},
	{`copyfiles -f '*.md' dist`, `Read ./**; Write dist/**`}, {`cpx --command x a b`, `Unknown no option “--command” is known`}, {`copyfiles a`, `Read a/**`},
}

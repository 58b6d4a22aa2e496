package commands

import (
	"strings"

	"automode"
)

// setupPy is a Python project's own script of setuptools: several commands in
// one line, each with options of its own.
var setupPy = Program{
	Name: "setup.py", Rare: true, Carried: "setup.py", Summary: "builds a Python project", Manual: "setup.py --help-commands, setuptools 80",
	Row: Row{
		Help: "--help -h --help-commands", Does: toolBuilds, Args: anyData, Refine: setupCommands,
		Flags: []Flag{
			{Names: "-q --quiet -v --verbose -n --dry-run -i --inplace -f --force -g --debug -u --undef --user -O= --optimize= -a --all -s --strict --name --version -V --fullname --no-deps --author --description --classifiers --keywords --license --url"},
			{Names: "-c= --compiler= -j= --parallel= --formats= -p= --plat-name= --plat-tag= --python-tag= --py-limited-api= --egg-base= -e= --define= -D= --libraries= -l= --universal", Value: Data},
			{Names: "-d= --dist-dir= -b= --bdist-dir= --build-base= --build-lib= --build-temp= -t=", Value: WritesTree, Why: "builds there"},
		},
	},
}

var setupPyCases = []Case{
	{`setup.py build_ext --inplace -j 4`, `Run{entry-point} the build`}, {`setup.py sdist bdist_wheel -d out`, `Run{entry-point} the build; Write out/**`},
	{`setup.py develop --no-deps`, `Run{entry-point} the build; Install{declared} the project itself`}, {`setup.py develop`, `Run{entry-point} the build; Install{declared} the project itself`}, {`setup.py install`, `Run{entry-point} the build; Install the project itself`},
	{`setup.py sdist upload`, `Run{entry-point} the build; Publish{rewrites} the package index`}, {`setup.py own`, `Run{entry-point} the build; Unknown nobody read what “own” does here`},
}

// setupBuilds are the commands that make something of the project's source, in
// its folders for that.
const setupBuilds = " build build_py build_ext build_clib build_scripts sdist bdist bdist_wheel bdist_egg egg_info dist_info check test nosetests pytest compile_catalog extract_messages build_sphinx "

func setupCommands(m *Match) {
	for _, w := range m.Args {
		switch {
		case w.Exact() && strings.Contains(setupBuilds, " "+w.Text+" "):
		case w.Is("develop"):
			m.Add(Fact{Kind: automode.Install, Target: "the project itself", Traits: automode.Declared, Why: "links the project into the environment"})
		case w.Is("install"):
			m.Add(Fact{Kind: automode.Install, Target: "the project itself", Why: "installs the project"})
		case w.Is("upload"), w.Is("register"), w.Is("upload_docs"):
			m.Add(Fact{Kind: automode.Publish, Target: "the package index", Traits: automode.Rewrites, Why: "publishes the project"})
		default:
			m.Unknown("nobody read what "+quote(w)+" does here", w)
		}
	}
}

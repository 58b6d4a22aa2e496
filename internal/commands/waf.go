package commands

import "automode"

var waf = Program{
	Name: "waf", Carried: "waf", Rare: true, Summary: "configures and builds by wscript", Manual: "waf --help, 2.1",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: RunsTask}}, Refine: wafBuilds, Compiles: true,
		Does:  []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "does what wscript says"}},
		Flags: []Flag{{Names: "-j= --jobs= -k --keep -v --verbose -p --progress --targets= --check-c-compiler= --check-cxx-compiler= --alltests --notests --enable-tests --debug --zones= -c= --color= --no-msvc-lazy --profile", Value: Data}, {Names: "--prefix= --destdir= -o= --out= --bindir= --libdir=", Value: WritesTree, Why: "builds or installs there"}, {Names: "-t= --top=", Value: Lists}},
	},
}

var wafCases = []Case{{`waf`, `Run{entry-point} the build`}, {`waf configure build -j4`, `Run{entry-point} the build`}, {`waf --prefix=p -t . configure`, `Run{entry-point} the build; Write p/**; Read{listing} .`}, {`waf build install`, `Run[task] build; Run[task] install`}, {`waf upload`, `Run[task] upload`}}

// wafBuilds: to configure is the beginning of a build.
func wafBuilds(m *Match) {
	runsEach(m)
	for _, w := range m.Args {
		if !w.Exact() || !named("configure build test check list step", w.Text) {
			return
		}
	}
	if len(m.Args) > 0 {
		m.Own(func(f *Fact) bool { return f.Role != RunsTask })
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "does what wscript says"}}, m.Facts...)
	}
}

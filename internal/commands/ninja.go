package commands

import (
	"strings"

	"automode"
)

var ninja = Program{
	Name: "ninja", Rare: true, Also: "ninja-build samu", Summary: "builds native code", Manual: "ninja --help, Ninja 1.13",
	Row: Row{
		Compiles: true,
		Help:     "-h --help --version",
		Does:     []Do{{Kind: automode.Run, Target: "the build", When: &When{Args: "0"}, Traits: automode.EntryPoint, Why: "runs the rules of build.ninja"}},
		Args:     []Arg{{Role: RunsTask}}, Refine: ninjaTool,
		Flags: []Flag{{Names: "-v --verbose --quiet -n"}, {Names: "-j= -k= -l= -d= -w=", Value: Data}, {Names: "-C=", Value: Base}, {Names: "-f=", Value: RunsFile, Why: "runs the rules of that file"}, {Names: "-t=", Value: Data, Ends: true}},
	},
}

// ninjaTool: -t starts one of its tools, which only look, but for those that
// remove what was built or rewrite its own files.
func ninjaTool(m *Match) {
	tool, ok := m.Value("-t")
	if !ok {
		ninjaTargets(m)
		return
	}
	switch {
	case tool.Exact() && named("list browse graph query targets commands inputs multi-inputs deps missingdeps compdb compdb-targets rules wincodepage", tool.Text) && tool.Text != "browse":
		m.Own(func(f *Fact) bool { return f.Role == Base })
		m.Add(Fact{Kind: automode.Read, Target: "."})
	case tool.Is("clean"), tool.Is("cleandead"):
		m.Own(func(f *Fact) bool { return f.Role == Base })
		m.addDo(&toolRemoves[0])
	default:
		m.Unknown("nobody read what this tool does", tool)
	}
}

// ninjaTargets: a target is what the rules build, as without one, unless it is by its
// name one that does more.
func ninjaTargets(m *Match) {
	builds := len(m.Args) > 0
	for i := range m.Args {
		builds = builds && m.Args[i].Exact() && !ninjaActs(m.Args[i].Text)
	}
	if !builds {
		return
	}
	m.Own(func(f *Fact) bool { return f.Role != RunsTask })
	m.addDo(&m.Row.Does[0])
}

// ninjaActs reports whether a target of a build installs, removes, writes a device or
// starts something.
func ninjaActs(target string) bool {
	for word := range strings.FieldsFuncSeq(target, func(c rune) bool { return strings.ContainsRune("/_-:.", c) }) {
		if named("install uninstall clean distclean mrproper flash erase program upload deploy publish release dist push run start exec reset debug attach monitor", strings.ToLower(word)) {
			return true
		}
	}
	return false
}

var ninjaCases = []Case{
	{`ninja -C build`, `Run{entry-point} the build; in build`}, {`ninja test a.o`, `Run{entry-point} the build`}, {`ninja install`, `Run[task] install`}, {`ninja test-install`, `Run[task] test-install`},
	{`ninja -v`, `Run{entry-point} the build`},
	{`ninja -C build -t targets all`, `in build; Read .`},
	{`ninja -t clean`, `Delete{recoverable,build-output} what was built`},
	{`ninja -t restat`, `Run{entry-point} the build; Unknown nobody read what this tool does`},
	{`ninja -j v`, `Run{entry-point} the build`},
	{`ninja -f v`, `Run{entry-point} the build; Run[file native] v`},
	{`ninja -t v`, `Run{entry-point} the build; Unknown nobody read what this tool does`},
}

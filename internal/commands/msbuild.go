package commands

import (
	"strings"

	"automode"
)

var msbuild = Program{
	Name: "msbuild", Kin: "xbuild", Rare: true, Summary: "builds .NET projects", Manual: "the command-line reference of MSBuild 17",
	Row: Row{Style: Plain, Compiles: true, Help: "-h -help --help /? -ver -version --version /ver /version", Args: []Arg{{Role: Data}}, Refine: msbuildWords},
}

var msbuildCases = []Case{
	{`msbuild -version`, `nothing`},
	{`msbuild Game.sln /t:Build /p:Configuration=Debug /m /v:minimal`, `Run{entry-point} the build; Read{listing} Game.sln`}, {`msbuild /t:Clean`, `Run{entry-point} the build; Delete{recoverable,build-output} what was built`}, {`msbuild -t:Deploy`, `Run{entry-point} the build; Run[task] Deploy`}, {`msbuild /p:CscToolPath=x`, `Run{entry-point} the build; Unknown the setting “/p:CscToolPath=x” may name a program to run`}, {`msbuild /logger:x.dll`, `Run{entry-point} the build; Unknown nobody read what “/logger:x.dll” does`},
}

// msbuildWords: options begin with a dash or a slash, and have their value behind
// a colon.
func msbuildWords(m *Match) {
	if len(m.Args) == 1 && m.Args[0].Exact() && named("-ver -version --version /ver /version -h -help /? /help", m.Args[0].Text) {
		return
	}
	m.addDo(&toolBuilds[0])
	for _, w := range m.Args {
		if !w.Exact() || w.Text == "" || w.Text[0] != '-' && w.Text[0] != '/' {
			m.Add(roleFact(Lists, w, ""))
			continue
		}
		name, value, _ := strings.Cut(strings.ToLower(strings.TrimLeft(w.Text, "-/")), ":")
		switch name {
		case "m", "maxcpucount", "v", "verbosity", "nologo", "nr", "nodereuse", "restore", "r", "clp", "consoleloggerparameters", "tl", "noconlog", "warnaserror", "graph", "low", "isolate", "getproperty", "getitem":
		case "t", "target":
			for target := range strings.SplitSeq(w.Text[strings.IndexByte(w.Text, ':')+1:], ";") {
				switch strings.ToLower(target) {
				case "build", "rebuild", "restore", "test", "vstest", "compile":
				case "clean":
					m.addDo(&toolRemoves[0])
				default:
					m.Add(Fact{Role: RunsTask, Word: Lit(target), Words: []Word{Lit(target)}, Kind: automode.Run})
				}
			}
		case "p", "property":
			setting, _, _ := strings.Cut(value, "=")
			if !named("configuration platform targetframework runtimeidentifier warninglevel treatwarningsaserrors nowarn debugtype optimize version platformtoolset deployonbuild", setting) || strings.ContainsAny(value, ";,") {
				m.Unknown("the setting "+quote(w)+" may name a program to run", w)
			}
		default:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		}
	}
}

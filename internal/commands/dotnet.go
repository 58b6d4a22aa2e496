package commands

import (
	"slices"
	"strings"

	"automode"
)

var dotnetFlags = []Flag{
	{Names: "-warnaserror -warnAsError -m -maxcpucount -graph --no-restore --no-build --no-dependencies --no-incremental --nologo -nologo --force --interactive --self-contained --no-self-contained --sc --use-current-runtime --ucr --disable-build-servers --tl[=] --list-tests -t --blame --blame-crash --blame-hang --blame-crash-collect-always --blame-hang-timeout= --blame-hang-dump-type= --blame-crash-dump-type= --include-symbols --include-source -s --serviceable --force-evaluate --locked-mode --use-lock-file --ignore-failed-sources --no-cache --verify-no-changes --include-generated --outdated --deprecated --vulnerable --include-transitive --include-prerelease --no-launch-profile --no-http --prerelease --highest-minor", Value: Data},
	{Names: "-c= --configuration= -f= --framework= -r= --runtime= -v= --verbosity= --verbosity:= -a= --arch= --os= --version-suffix= --filter= -e= --environment= --severity= --diagnostics= --exclude= --include= --launch-profile= -lp= --version= -n= --name= --format= --package-directory=", Value: Data},
	{Names: "--project= --solution=", Value: Reads},
	{Names: "-o= --output= --results-directory= --artifacts-path=", Value: WritesTree, Why: "writes there"},
	{Names: "-l= --logger= --logger:= --collect= --collect:= -p= --property= --property:=", Value: Data},
	{Names: "--test-adapter-path= --settings= -d= --diag= -bl --source= --configfile= --lock-file-path=", Value: Unread, Why: "may name code, files or hosts"},
}

var dotnet = Program{
	Name: "dotnet", Rare: true, Summary: "builds, tests and runs .NET", Manual: "dotnet --help, .NET 9",
	Row: Row{
		Help: "-h --help -? --version --info --list-sdks --list-runtimes", OrArgs: true, Style: Leading,
		Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}},
		Rows: []Row{
			{Compiles: true, Names: "build format", Style: GNU, Flags: dotnetFlags, Refine: dotnetOptions, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or formats the project"}}, Args: []Arg{{Role: Lists}}},
			{Compiles: true, Names: "test vstest", Style: GNU, Flags: dotnetFlags, Refine: dotnetOptions, Does: []Do{{Kind: automode.Run, Target: TheTests, Traits: automode.EntryPoint, Why: "builds and tests the project"}}, Args: []Arg{{Role: Lists}}},
			{Compiles: true, Names: "run watch", Global: []Flag{{Names: "--urls=", Value: Data}}, Flags: dotnetFlags, Refine: dotnetOptions, Does: []Do{{Kind: automode.Run, Target: "the project's program", Traits: automode.EntryPoint, Why: "builds and runs the project's program"}}, Args: []Arg{{Role: Data}}},
			{Compiles: true, Names: "msbuild", Style: Plain, Help: "--help", Refine: msbuildWords, Args: anyData},
			{Names: "restore", Style: GNU, Flags: dotnetFlags, Refine: dotnetOptions, Does: []Do{{Kind: automode.Install, Target: "what the project names", Traits: automode.Declared, Why: "downloads what the project names"}}, Args: []Arg{{Role: Lists}}},
			{Compiles: true, Names: "clean", Style: GNU, Flags: dotnetFlags, Refine: dotnetOptions, Does: []Do{{Kind: automode.Delete, Target: "what the build made", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"}}, Args: []Arg{{Role: Lists}}},
			{Compiles: true, Names: "publish pack", Style: GNU, Flags: dotnetFlags, Refine: dotnetOptions, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project for delivery"}}, Args: []Arg{{Role: Lists}}},
			{Names: "tool workload package reference", Rows: []Row{
				{Names: "list search", Style: GNU, Does: []Do{{Kind: automode.Query, Target: "the package index"}}, Args: anyData, Flags: []Flag{{Names: "-g --global --local --tool-path= --format= --prerelease --detail --skip= --take= --outdated --deprecated --vulnerable --include-transitive --include-prerelease --highest-minor --highest-patch --exact-match --verbosity= -v= --framework= --machine-readable --project=", Value: Data}}},
				{Names: "restore", Style: GNU, Does: []Do{{Kind: automode.Install, Target: "what the project names", Traits: automode.Declared, Why: "downloads what the project names"}}, Flags: []Flag{{Names: "-v= --verbosity= --disable-parallel --no-cache --interactive", Value: Data}}},
				{Names: "run exec", Style: Plain, Does: toolRuns, Args: anyData},
				{Names: "add install uninstall update remove clean repair elevate config history", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Install, Target: "a package, tool or reference", Why: "changes what the project or account uses"}}, Args: []Arg{{Role: Data}}},
			}},
			{Names: "add remove", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Install, Target: "a package, tool or reference", Why: "changes what the project or account uses"}}, Args: []Arg{{Role: Data}}},
			{Names: "list sln solution help", Style: GNU, Flags: dotnetFlags, Refine: dotnetOptions, Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: Data}}},
			{Names: "new", Style: Plain, Help: "--help", Refine: dotnetTemplates, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes a project"}}, Args: []Arg{{Role: Data}}},
			{Names: "ef", Style: Looking, Refine: dotnetDatabase, Args: []Arg{{Role: Data}}, Flags: []Flag{{Names: "-o= --output= --output-dir= --context-dir=", Value: WritesTree, Why: "writes there"}}},
			{Names: "csharpier fantomas stryker reportgenerator outdated trace counters dump gcdump symbol stack sos", Style: Plain, Args: anyData, Refine: dotnetTool},
			{Names: "nuget", Style: GNU, Rows: []Row{
				{Names: "list", Rows: []Row{{Names: "source client-cert", Flags: []Flag{{Names: "--format= --configfile=", Value: Data}}}}},
				{Names: "locals", Args: anyData, Flags: []Flag{{Names: "-l --list --force-english-output", Value: Data}, {Names: "-c --clear", Value: Data, Does: toolRemoves}}},
				{Names: "why", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: anyData, Flags: []Flag{{Names: "-f= --framework=", Value: Data}}},
				{Names: "push delete", Does: toolReleases, Args: anyData, Flags: shortAndAnyFlags},
				{Names: "add remove update enable disable trust sign verify", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "where packages come from", Traits: automode.Persists, Why: "changes where packages come from"}}, Args: anyData},
			}},
			{Names: "sdk", Rows: []Row{{Names: "check", Does: []Do{{Kind: automode.Query, Target: "the package index"}}}}},
			{Names: "dev-certs", Rows: []Row{{Names: "https", Style: GNU, Does: []Do{{Kind: automode.Configure, Target: "the certificates of this account", Traits: automode.Persists, Why: "makes or trusts a certificate"}}, Flags: []Flag{{Names: "-c --check", Cancels: Everything}, {Names: "-t --trust -q --quiet -v --verbose --clean"}}}}},
			{Names: "user-secrets store build-server exec", Style: Plain, Help: "--help", Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

// dotnetOptions: loggers and collectors come with .NET or with the project by the names
// that are known, and properties of the build that choose a form load nothing.
func dotnetOptions(m *Match) {
	m.namesOnly("-a --arch")                                                       // of older ones -a is a folder of test adapters
	settings := slices.IndexFunc(m.Words, func(w Word) bool { return w.Is("--") }) // of the run of tests
	for i := range m.Words {
		if w := m.Words[i]; settings >= 0 && i > settings && strings.Contains(w.Text, "=") && !strings.HasPrefix(w.Text, "-") && strings.ContainsAny(w.Text, "/\\~") {
			m.Unknown("may name code, files or hosts", w)
		}
	}
	for _, w := range m.Words {
		name, _, has := strings.Cut(strings.ToLower(w.Text), ":")
		switch {
		case named("/p /property", name):
			if _, property, _ := strings.Cut(w.Text, ":"); !w.Exact() || !dotnetProperty(property) {
				m.Unknown("may name code, files or hosts", w)
			}
		case strings.HasPrefix(name, "-fl"), strings.HasPrefix(name, "/fl"), len(name) > 1 && name[0] == '/' && has && !strings.Contains(name[1:], "/") && !named("/v /verbosity /t /target /m /maxcpucount /nr /nodereuse /clp /consoleloggerparameters", name):
			m.Unknown("may name code, files or hosts", w)
		}
	}
	for _, w := range m.Words { // what dotnet does not know goes to MSBuild, with one dash or two
		name, _, _ := strings.Cut(strings.TrimLeft(strings.ToLower(w.Text), "-"), ":")
		if strings.HasPrefix(w.Text, "-") && (strings.HasPrefix(name, "filelogger") || strings.HasPrefix(name, "distributedfilelogger") || named("restoreproperty rp target", name)) {
			m.Unknown("may name code, files or hosts", w)
		}
	}
	m.Own(func(f *Fact) bool {
		return f.Role != Lists || !strings.HasPrefix(f.Word.Text, "/") || !strings.Contains(f.Word.Text, ":")
	})
	if project, named := m.Value("--project"); named && m.Path == "run" {
		project.Text = strings.TrimSuffix(project.Text, ".csproj")
		m.actsByNames(project)
	}
	if m.Path == "run" && len(m.Args) > 0 && strings.HasSuffix(m.Args[0].Text, ".cs") {
		m.addRole(RunsFile, &m.Args[0], "compiles and runs that file")
	}
	if m.Path == "clean" && len(m.Args) > 0 {
		m.Add(Fact{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "has the rules of that project run"})
	}
	if urls, told := m.Value("--urls"); told {
		for url := range strings.SplitSeq(urls.Text, ";") {
			if _, address, _ := strings.Cut(url, "://"); !urls.Exact() || !ownAddress(address) {
				m.Add(Fact{Kind: automode.Expose, Word: urls, Flag: "--urls", Via: automode.ByOption, Why: "lets other hosts reach the server"})
				break
			}
		}
	}
	if m.Path == "restore" && m.Has("-s") && len(m.Args) > 0 {
		m.Unknown("packages come from there", m.Args[0])
	}
	for i := range m.hits {
		h := &m.hits[i]
		option := strings.TrimSuffix(h.Name, ":")
		name, _, _ := strings.Cut(strings.TrimPrefix(h.Value.Text, ":"), "=")
		switch {
		case !h.Has:
			continue
		case option == "-l", option == "--logger":
			kind, _, _ := strings.Cut(name, ";")
			if h.Value.Exact() && named("console trx html junit GitHubActions", kind) && !strings.ContainsAny(h.Value.Text, "/\\") {
				continue
			}
		case option == "--collect":
			if h.Value.Exact() && (name == "XPlat Code Coverage" || strings.HasPrefix(name, "XPlat Code Coverage;") || name == "Code Coverage") {
				continue
			}
		case option == "-e", option == "--environment":
			if h.Value.Exact() && FindVariable(name) == nil {
				continue
			}
		case option == "-p", option == "--property":
			if h.Value.Exact() && dotnetProperty(strings.TrimPrefix(h.Value.Text, ":")) {
				continue
			}
		default:
			continue
		}
		m.Unknown("may name code, files or hosts", h.Value)
	}
}

// dotnetProperty reports whether a property of the build, with its value, chooses a
// form and loads nothing.
func dotnetProperty(s string) bool {
	name, value, _ := strings.Cut(s, "=")
	return bareSetting(value) && named("Configuration Version VersionPrefix VersionSuffix AssemblyVersion FileVersion InformationalVersion TargetFramework TargetFrameworks RuntimeIdentifier Platform PublishSingleFile PublishTrimmed PublishReadyToRun PublishAot SelfContained TreatWarningsAsErrors WarningLevel NoWarn DebugType DebugSymbols Optimize Deterministic ContinuousIntegrationBuild CollectCoverage CoverletOutputFormat Threshold RunAnalyzers EnforceCodeStyleInBuild Nullable ImplicitUsings LangVersion UseAppHost InvariantGlobalization BuildProjectReferences RestoreLockedMode", name)
}

// bareSetting reports whether a value is a name, a number or a list of them, and no path.
func bareSetting(s string) bool {
	return s != "" && strings.Trim(strings.ToLower(s), "abcdefghijklmnopqrstuvwxyz0123456789.-_,;+") == ""
}

// dotnetTool: a tool of the project's, by the name that it has without "dotnet".
func dotnetTool(m *Match) {
	name := m.Path
	if named("trace counters dump gcdump symbol stack sos", name) {
		name = "dotnet-" + name // what it looks for where programs lie
	}
	m.startsAgain(Lit(name), m.Args)
}

var dotnetCases = []Case{
	{`dotnet csharpier --check .`, `Run[words] csharpier --check .`}, {`dotnet stryker --x`, `Run[words] stryker --x`}, {`dotnet trace ps`, `Run[words] dotnet-trace ps`}, {`dotnet test --blame-hang-timeout 60s`, `Run{entry-point} the project's tests`}, {`dotnet ef dbcontext scaffold --help`, `Run{entry-point} the build`}, {`dotnet ef database drop -- --help`, `Run{entry-point} the build; Change{destroys} the database`},
	{`dotnet`, `nothing`}, {`dotnet test --filter x --no-build`, `Run{entry-point} the project's tests`}, {`dotnet app.dll x`, `Run[file native] app.dll`}, {`dotnet add package x`, `Install a package, tool or reference`}, {`dotnet ef dbcontext info`, `Run{entry-point} the build; Query the database`}, {`dotnet build -nologo`, `Run{entry-point} the build`}, {`dotnet ef database drop`, `Run{entry-point} the build; Change{destroys} the database`}, {`dotnet ef migrations add x -o d`, `Write d/**; Run{entry-point} the build; Write{source-only} .`}, {`dotnet ef migrations remove`, `Run{entry-point} the build; Write{source-only} .; Lose the last migration`}, {`dotnet ef database update`, `Run{entry-point} the build; Change the database`},
	{`dotnet dev-certs https --check --trust`, `nothing`}, {`dotnet dev-certs https --trust`, `Configure{persists} the certificates of this account`}, {`dotnet msbuild -t:Build -getProperty:TargetFramework -v:m`, `Run{entry-point} the build`}, {`dotnet msbuild -logger:x.dll`, `Run{entry-point} the build; Unknown nobody read what “-logger:x.dll” does`}, {`dotnet add package --help`, `Install a package, tool or reference`}, {`dotnet add --help`, `nothing`},
	{`dotnet build --project v`, `Run{entry-point} the build; Read v`},
	{`dotnet build -o v`, `Run{entry-point} the build; Write v/**`},
	{`dotnet test --logger 'console;verbosity=detailed' --collect 'XPlat Code Coverage' -p:CollectCoverage=true`, `Run{entry-point} the project's tests`}, {`dotnet test -l ./x.dll --collect x`, `Run{entry-point} the project's tests; Unknown may name code, files or hosts; Unknown may name code, files or hosts`}, {`dotnet build -p:CscToolPath=x -p:Version=../x`, `Run{entry-point} the build; Unknown may name code, files or hosts; Unknown may name code, files or hosts`},
	{`dotnet test --collect:'XPlat Code Coverage' --logger:trx`, `Run{entry-point} the project's tests`}, {`dotnet test --logger:./x.dll`, `Run{entry-point} the project's tests; Unknown may name code, files or hosts`},
	{`dotnet build a.sln /p:TreatWarningsAsErrors=true /v:q`, `Run{entry-point} the build; Read{listing} a.sln`}, {`dotnet build /p:CscToolPath=x`, `Run{entry-point} the build; Unknown may name code, files or hosts`},
	{`dotnet build -fileLoggerParameters:LogFile=x`, `Run{entry-point} the build; Unknown may name code, files or hosts`}, {`dotnet build -rp:RestoreSources=x`, `Run{entry-point} the build; Unknown may name code, files or hosts`},
	{`dotnet run --urls http://localhost:5000`, `Run{entry-point} the project's program`}, {`dotnet run --urls http://0.0.0.0:5000`, `Run{entry-point} the project's program; Expose http://0.0.0.0:5000`},
	{`dotnet run a.cs --x`, `Run{entry-point} the project's program; Run[file native] a.cs`},
	{`dotnet build -d v`, `Run{entry-point} the build; Unknown may name code, files or hosts`},
	{`dotnet run --project src/Deploy`, `Run the project's program; Read src/Deploy`},
	{`dotnet run`, `Run{entry-point} the project's program`},
	{`dotnet run --project v`, `Run{entry-point} the project's program; Read v`},
	{`dotnet run -o v`, `Run{entry-point} the project's program; Write v/**`},
	{`dotnet run -d v`, `Run{entry-point} the project's program; Unknown may name code, files or hosts`},
	{`dotnet restore -s https://h.test`, `Install{declared} what the project names; Read{listing} https://h.test; Unknown packages come from there`},
	{`dotnet test -e DOTNET_STARTUP_HOOKS=/x`, `Run{entry-point} the project's tests; Unknown may name code, files or hosts`}, {`dotnet test -e X=1`, `Run{entry-point} the project's tests`},
	{`dotnet restore`, `Install{declared} what the project names`},
	{`dotnet restore --project v`, `Install{declared} what the project names; Read v`},
	{`dotnet restore -o v`, `Install{declared} what the project names; Write v/**`},
	{`dotnet restore -d v`, `Install{declared} what the project names; Unknown may name code, files or hosts`},
	{`dotnet clean`, `Delete{recoverable,build-output} what the build made`},
	{`dotnet clean v`, `Delete{recoverable,build-output} what the build made; Read{listing} v; Run{entry-point} the build`},
	{`dotnet clean --project v`, `Delete{recoverable,build-output} what the build made; Read v`},
	{`dotnet clean -o v`, `Delete{recoverable,build-output} what the build made; Write v/**`},
	{`dotnet clean -d v`, `Delete{recoverable,build-output} what the build made; Unknown may name code, files or hosts`},
	{`dotnet publish`, `Run{entry-point} the build`},
	{`dotnet publish --project v`, `Run{entry-point} the build; Read v`},
	{`dotnet publish -o v`, `Run{entry-point} the build; Write v/**`},
	{`dotnet publish -d v`, `Run{entry-point} the build; Unknown may name code, files or hosts`},
	{`dotnet list`, `Read .`},
	{`dotnet list --project v`, `Read .; Read v`},
	{`dotnet list -o v`, `Read .; Write v/**`},
	{`dotnet list -d v`, `Read .; Unknown may name code, files or hosts`},
	{`dotnet new`, `Write ./**`},
	{`dotnet nuget`, `nothing`},
	{`dotnet nuget list source --format Short`, `nothing`},
	{`dotnet nuget locals all --list`, `nothing`},
	{`dotnet nuget locals all --clear`, `Delete{recoverable,build-output} what was built`},
	{`dotnet nuget why a.csproj x -f net8.0`, `Read .`},
	{`dotnet nuget push a.nupkg --source x`, `Publish{rewrites} the package index`},
	{`dotnet nuget add source https://h.test`, `Configure{persists} where packages come from`},
	{`dotnet user-secrets list`, `Unknown nobody read what this subcommand does`}, {`dotnet sdk`, `nothing`}, {`dotnet sdk check`, `Query the package index`},
	{`dotnet tool`, `nothing`}, {`dotnet tool list -g`, `Query the package index`}, {`dotnet tool restore --no-cache`, `Install{declared} what the project names`}, {`dotnet tool run x`, `Run the project`}, {`dotnet workload install x`, `Install a package, tool or reference`},
	{`dotnet new list`, `Read .`}, {`dotnet new console`, `Write ./**`},
}

// dotnetDatabase reads the tool for databases.
func dotnetDatabase(m *Match) {
	m.Add(Fact{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project and runs it to look"})
	for i := range m.Args[:max(len(m.Args)-1, 0)] {
		switch to := &m.Args[i+1]; {
		case named("-o --output --output-dir --context-dir", m.Args[i].Text):
			m.addRole(WritesTree, to, "writes there")
		case named("-p --project -s --startup-project", m.Args[i].Text):
			m.addRole(Reads, to, "")
		}
	}
	switch {
	case m.Words[len(m.Words)-1].Is("--help") && !strings.HasPrefix(m.Words[len(m.Words)-2].Text, "-") && !slices.ContainsFunc(m.Words, func(w Word) bool { return w.Is("--") }): // or it is the application's
	case len(m.Args) < 2 || !m.Args[0].Exact() || !m.Args[1].Exact():
		m.Unknown("what happens to the database is not known", Word{})
	case m.Args[0].Text == "database" && m.Args[1].Text == "update":
		m.Add(Fact{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"})
	case m.Args[0].Text == "database":
		m.Add(Fact{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "drops the database"})
	case m.Args[1].Text == "list" || m.Args[0].Text == "dbcontext" && m.Args[1].Text == "info" || m.Args[1].Text == "has-pending-model-changes":
		m.Add(Fact{Kind: automode.Query, Target: "the database"})
	default:
		m.Add(Fact{Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes or removes migrations"})
		if !m.Args[1].Is("add") && !m.Args[1].Is("script") && !m.Args[1].Is("bundle") {
			m.Add(Fact{Kind: automode.Lose, Target: "the last migration", Why: "removes its files"})
		}
	}
}

// dotnetTemplates: templates can be listed and searched for.
func dotnetTemplates(m *Match) {
	if len(m.Args) > 0 && (m.Args[0].Is("list") || m.Args[0].Is("--list") || m.Args[0].Is("search")) {
		m.Facts = []Fact{{Kind: automode.Read, Target: "."}}
	}
}

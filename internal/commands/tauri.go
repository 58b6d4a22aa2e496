package commands

import "automode"

var tauri = Program{
	Name: "tauri", Rare: true, Package: true, Summary: "builds desktop applications", Manual: "tauri --help, Tauri 2",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -vv"}},
		Rows: []Row{
			{Names: "build bundle", Refine: handsToCargo, Flags: tauriFlags, Does: []Do{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the application"}}, Args: []Arg{{Role: Data}}},
			{Names: "dev android ios", Refine: handsToCargo, Flags: tauriFlags, Does: []Do{{Kind: automode.Run, Target: "the application", Traits: automode.EntryPoint, Why: "builds and starts the application"}}, Args: []Arg{{Role: Data}}},
			{Names: "info inspect help completions", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: []Arg{{Role: Data}}},
			{Names: "add remove", Args: []Arg{{Role: Installs, Why: "changes the application's plug-ins"}}},
			{Names: "init migrate icon permission capability plugin", Style: Plain, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes files of the application"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var tauriCases = []Case{
	{`tauri`, `nothing`}, {`tauri build -- --config x`, `Run{entry-point} the build; Unknown it is handed to cargo`}, {`tauri build --debug`, `Run{entry-point} the build`}, {`tauri dev`, `Run{entry-point} the application`},
	{`tauri -v`, `nothing`},
	{`tauri build -t v`, `Run{entry-point} the build`},
	{`tauri build -r v`, `Run{entry-point} the build; Run[with] v`},
	{`tauri build -c v`, `Run{entry-point} the build; Unknown a setting can name a command to run`},
	{`tauri dev -t v`, `Run{entry-point} the application`},
	{`tauri dev -r v`, `Run{entry-point} the application; Run[with] v`},
	{`tauri dev -c v`, `Run{entry-point} the application; Unknown a setting can name a command to run`},
	{`tauri info`, `Read .`},
	{`tauri add`, `nothing`},
	{`tauri init`, `Write ./**`},
}

package commands

import "automode"

var code = Program{
	Name: "code", Rare: true, Also: "code-insiders codium cursor windsurf", Summary: "opens files and folders in an editor", Manual: "code --help, Visual Studio Code 1.95",
	Row: Row{
		Help:   "-h --help -v --version",
		OrArgs: true,
		Does:   []Do{{Kind: automode.Run, Target: "the editor", When: &When{Without: "--list-extensions --install-extension --uninstall-extension"}, Why: "starts the editor"}},
		Args:   []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-d --diff -m --merge -g --goto -n --new-window -r --reuse-window -w --wait --verbose --log= --locale= --profile= --disable-extensions --disable-extension= --disable-gpu --sync= --prof-startup --telemetry --category= --show-versions --force --pre-release", Value: Data},
			{Names: "-a= --add= --remove=", Value: Lists},
			{Names: "-s --status --list-extensions"},
			{Names: "--install-extension=", Value: Installs, Why: "puts an extension into the editor"},
			{Names: "--uninstall-extension=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the editor", Why: "removes an extension"}}},
			{Names: "--add-mcp=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the editor", Traits: automode.Persists, Why: "adds a server that the editor's agent starts"}}},
			{Names: "--user-data-dir= --extensions-dir= --extensions-download-dir= --enable-proposed-api= --inspect-extensions= --inspect-brk-extensions= --extensionDevelopmentPath=", Value: Unread, Why: "has the editor load other code"},
		},
		Rows: []Row{
			{Names: "tunnel", Style: Plain, Does: []Do{{Kind: automode.Expose, Target: "this machine", Traits: automode.Tunnel, Why: "lets this machine be reached from outside"}}, Args: []Arg{{Role: Data}}},
			{Names: "serve-web", Style: Plain, Does: []Do{{Kind: automode.Expose, Target: "an editor", Why: "serves an editor to others"}}, Args: []Arg{{Role: Data}}},
			{Names: "chat agent", Style: Looking, Does: []Do{{Kind: automode.Run, Target: "another agent", Why: "starts another agent, which acts by itself"}}, Args: []Arg{{Role: Data}}, Refine: asksNobody, Flags: []Flag{{Names: "-m= --mode= --maximize -r --reuse-window -n --new-window --profile=", Value: Data}, {Names: "-a= --add-file=", Value: Reads}}},
		},
	},
}

var codeCases = []Case{
	{`code .`, `Run the editor; Read .`},
	{`cursor -g a.go:3`, `Run the editor; Read a.go:3`},
	{`code --list-extensions`, `nothing`},
	{`code --install-extension x.y --force`, `Install x.y`},
	{`code --uninstall-extension x.y`, `Configure the editor`},
	{`code --add-mcp {}`, `Run the editor; Configure{persists} the editor`},
	{`code --add d`, `Run the editor; Read{listing} d`},
	{`code --user-data-dir d .`, `Run the editor; Read .; Unknown has the editor load other code`},
	{`code tunnel --name x`, `Expose{tunnel} this machine`},
	{`code serve-web --host 0.0.0.0`, `Expose an editor`},
	{`cursor agent -f x`, `Unknown no option “-f” is known; Run another agent; Weaken{ungated} its permissions`},
	{`code chat -m ask -a a.txt why`, `Run another agent; Read a.txt`}, {`code chat fix it`, `Run another agent`},
}

package commands

import (
	"slices"
	"strings"

	"automode"
)

var npx = Program{
	Name: "npx", Summary: "runs a program out of a package", Manual: "npx(1), npm 11",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version",
		Args: []Arg{
			{At: First, Role: RunsPackage, When: &When{Without: "-c --call"}},
			{At: First, Role: Data, When: &When{With: "-c --call"}},
			{At: Rest, Role: Data},
		},
		Flags: []Flag{
			{Names: "-y --yes --no --no-install -q --quiet -s --silent --verbose --loglevel[=] --ignore-existing --prefer-offline --prefer-online --offline --ws --workspaces --include-workspace-root --if-present --legacy-peer-deps --ignore-scripts --no-audit --no-fund", Value: Data},
			{Names: "-w= --workspace=", Value: Data},
			{Names: "-c= --call=", Value: RunsLine, Why: "runs that command"},
			{Names: "-p= --package=", Value: Installs, Why: "fetches the package for this run"},
			{Names: "-C= --prefix=", Value: Base},
			{Names: "--registry=", Value: Fetches, Why: "takes packages from that registry"},
			{Names: "--shell= --script-shell=", Value: RunsWith, Lang: Shell, Why: "starts commands with that program"},
			{Names: "-n= --node-arg= --node-options=", Value: Unread, Why: "options for node can load any code"},
			{Names: "--userconfig=", Value: RunsFile, Why: "settings can name programs to run"},
			{Names: "--cache=", Value: WritesTree, Why: "keeps packages there"},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-c"}}}, Lang: Shell, // a shell where no program is named
	},
}

var npxCases = []Case{
	{`npx`, `nothing`},
	{`npx tsc --noEmit -p x`, `Run[package] tsc`},
	{`npx -y cowsay@1 hi`, `Run[package] cowsay@1`},
	{`npx --yes -p typescript -- tsc -b`, `Run[package] tsc; Install typescript`},
	{`npx -c 'rm x'`, `Run[line] rm x`},
	{`npx -w web --prefix d jest`, `Run[package] jest; in d`},
	{`npx --registry=http://r x`, `Run[package] x; Fetch http://r`},
	{`npx --shell ./s x`, `Run[package] x; Run[with] ./s`},
	{`npx -n '-r ./x' y`, `Run[package] y; Unknown options for node can load any code`},
	{`npx --userconfig c --cache d y`, `Run[package] y; Run[file native] c; Write d/**`},
	{`npx $x`, `Unknown an unknown word may be an option; Run[package] …`},
	{`npx --frob x`, `Unknown no option “--frob” is known`},
}

// createsPackage: under these subcommands the name stands for a package that
// begins with "create-".
func createsPackage(m *Match, paths ...string) {
	if !slices.Contains(paths, m.Path) {
		return
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != RunsPackage || !f.Word.Exact() || f.Word.Text == "" {
			continue
		}
		scope, name, scoped := strings.Cut(f.Word.Text, "/")
		switch {
		case !scoped && strings.HasPrefix(scope, "@"):
			f.Word.Text = scope + "/create"
		case scoped && strings.HasPrefix(scope, "@"):
			f.Word.Text = scope + "/create-" + name
		case !scoped:
			f.Word.Text = "create-" + scope
		}
		f.Words = append([]Word{f.Word}, f.Words[1:]...)
	}
}

var pnpx = Program{
	Name: "pnpx", Also: "pnx", Summary: "runs a program out of a package", Manual: "pnpm help dlx, pnpm 12",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version",
		Args: []Arg{
			{At: First, Role: RunsPackage, When: &When{Without: "-c --shell-mode"}},
			{At: First, Role: RunsLine, When: &When{With: "-c --shell-mode"}},
			{At: Rest, Role: Data},
		},
		Flags: []Flag{
			{Names: "-y --yes --silent -s --offline --prefer-offline"}, {Names: "-c --shell-mode"},
			{Names: "--reporter= --loglevel= --cpu= --os= --libc=", Value: Data},
			{Names: "--package= -p=", Value: Installs, Why: "fetches the package for this run"},
			{Names: "--allow-build=", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets a package's scripts run"},
			{Names: "-C= --dir=", Value: Base},
		},
	},
}

var pnpxCases = []Case{
	{`pnpx`, `nothing`},
	{`pnpx -y cowsay --x`, `Run[package] cowsay`},
	{`pnpx -c 'a | b'`, `Run[line] a | b`},
	{`pnpx --reporter silent --package a --allow-build a -C d b`, `Run[package] b; Install a; Weaken a check of packages; in d`},
}

var bunx = Program{
	Name: "bunx", Summary: "runs a program out of a package", Manual: "bunx --help, bun 1.4",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version",
		Args:  []Arg{{At: First, Role: RunsPackage}, {At: Rest, Role: Data}},
		Flags: bunxFlags,
	},
}

var bunxCases = []Case{
	{`bunx --bun vite dev`, `Run[package] vite`},
	{`bunx -p typescript tsc`, `Run[package] tsc; Install typescript`},
	{`bunx --cwd d --minimum-release-age 1 x`, `Run[package] x; in d`},
	{`bunx --registry=http://r --env-file e x`, `Run[package] x; Fetch http://r; Run[file native] e`},
	{`bunx --trust --cafile c x`, `Run[package] x; Weaken a check of packages; Unknown changes whom it trusts`},
	{`bunx`, `nothing`},
}

var bunxFlags = []Flag{
	{Names: "--bun -b --no-install --ignore-scripts --verbose --silent"},
	{Names: "--minimum-release-age=", Value: Data},
	{Names: "-p= --package=", Value: Installs, Why: "fetches the package for this run"},
	{Names: "--cwd=", Value: Base},
	{Names: "--env-file=", Value: RunsFile, Why: "its variables can change what runs"},
	{Names: "--registry=", Value: Fetches, Why: "takes packages from that registry"},
	{Names: "--trust", Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets every package's scripts run"},
	{Names: "--ca= --cafile=", Value: Unread, Why: "changes whom it trusts"},
}

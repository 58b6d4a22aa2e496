package commands

import "automode"

var rustup = Program{
	Name: "rustup", Rare: true, Summary: "installs Rust's tools", Manual: "rustup help, rustup 1.29",
	Row: Row{
		Help: "-h --help -V --version", Global: []Flag{{Names: "-v --verbose -q --quiet"}},
		Rows: []Row{
			{Names: "show check which doc man completions help", Flags: []Flag{{Names: "--installed --path --book --std --no-self-update"}, {Names: "--toolchain=", Value: Data}}, Args: []Arg{{Role: Data}}},
			{Names: "run", Style: Leading, Flags: []Flag{{Names: "--install"}}, Args: []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords}}},
			{Names: "toolchain component target override", Rows: []Row{
				{Names: "list", Flags: []Flag{{Names: "--installed"}, {Names: "--toolchain=", Value: Data}}},
				{Names: "install add remove uninstall update link set unset", Flags: []Flag{{Names: "--no-self-update --force --allow-downgrade --force-non-host --nonexistent"}, {Names: "--profile= -c= --component= -t= --target= --toolchain= --path=", Value: Data}}, Does: []Do{{Kind: automode.Install, Target: "a toolchain", When: &When{Args: "0"}, Why: "changes the account's toolchains"}}, Args: []Arg{{Role: Installs, Why: "changes the account's toolchains"}}},
			}},
			{Names: "update install uninstall", Flags: []Flag{{Names: "--no-self-update --force --force-non-host"}, {Names: "--profile= -c= --component= -t= --target=", Value: Data}}, Does: []Do{{Kind: automode.Install, Target: "newer toolchains", When: &When{Args: "0"}, Why: "installs newer toolchains"}}, Args: []Arg{{Role: Installs, Why: "changes the account's toolchains"}}},
			{Names: "default set self", Does: []Do{{Kind: automode.Configure, Target: "rustup's settings", Traits: automode.Persists, When: &When{Args: "1+"}, Why: "changes the account's settings"}}, Args: []Arg{{Role: Data}}},
		},
	},
}

var rustupCases = []Case{
	{`rustup`, `nothing`}, {`rustup run nightly cargo fmt --check`, `Run[words] cargo fmt --check`}, {`rustup target add x`, `Install x`}, {`rustup default nightly`, `Configure{persists} rustup's settings`},
	{`rustup -v`, `nothing`},
	{`rustup show`, `nothing`},
	{`rustup show --installed`, `nothing`},
	{`rustup show --toolchain v`, `nothing`},
	{`rustup run --install`, `nothing`},
	{`rustup toolchain list`, `nothing`},
	{`rustup toolchain list --installed`, `nothing`},
	{`rustup toolchain list --toolchain v`, `nothing`},
	{`rustup toolchain install --no-self-update`, `Install a toolchain`},
	{`rustup toolchain install --profile v`, `Install a toolchain`},
	{`rustup update`, `Install newer toolchains`},
	{`rustup update --no-self-update`, `Install newer toolchains`},
	{`rustup update --profile v`, `Install newer toolchains`},
}

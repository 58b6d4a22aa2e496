package commands

import "automode"

var sudo = Program{
	Name: "sudo", Summary: "runs a command as another user", Manual: "sudo(8), sudo 1.9.16",
	Row: Row{
		Style: Leading, Help: "--help -V --version", Wraps: AsRoot, Lang: Shell,
		Prints: []Out{{Prints: AsStarted}},
		Does:   []Do{{Kind: automode.Elevate, Target: "the rights of another user", When: &When{Without: "-l -k -K"}, Why: "runs with the rights of another user"}},
		Args: []Arg{
			{At: First, Role: RunsWords, When: &When{Without: "-e -l"}},
			{At: Each, Role: Edits, When: &When{With: "-e"}, Why: "edits a file with the rights of another user"},
			{At: Each, Role: Data, When: &When{With: "-l"}},
		},
		Flags: []Flag{
			{Names: "-h=", Why: "runs it on another host"},
			{Names: "-A --askpass -B --bell -b --background -E -H --set-home -N --no-update -n --non-interactive -P --preserve-groups -S --stdin -v --validate"},
			{Names: "-k --reset-timestamp"},
			{Names: "-K --remove-timestamp"},
			{Names: "-l --list", Cancels: NoRun, Does: []Do{{Kind: automode.Query, Target: "what sudo allows"}}},
			{Names: "-e --edit"},
			{Names: "-i --login -s --shell"},
			{Names: "--preserve-env --preserve-env[=]", Value: Data},
			{Names: "-C= --close-from= -g= --group= --host= -p= --prompt= -r= --role= -t= --type= -U= --other-user= -T= --command-timeout= -u= --user=", Value: Data},
			{Names: "-D= --chdir=", Value: Base},
			{Names: "-R= --chroot=", Value: Unread, Why: "runs the command in another root"},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "0", With: "-i"}}},
		Refine: sudoOnly,
	},
}

var sudoCases = []Case{
	{`sudo -h x ls`, `Elevate the rights of another user; Run[words as root] ls; Unknown runs it on another host`},
	{`sudo rm -rf /x`, `Elevate the rights of another user; Run[words as root] rm -rf /x`},
	{`sudo -u me -n -E A=1 rm x`, `Elevate the rights of another user; Run[words as root] A=1 rm x`},
	{`sudo -i`, `Elevate the rights of another user`},
	{`sudo -s rm x`, `Elevate the rights of another user; Run[words as root] rm x`},
	{`sudo -l`, `Query what sudo allows`},
	{`sudo -k`, `nothing`},
	{`sudo -K`, `nothing`},
	{`sudo -k rm x`, `Elevate the rights of another user; Run[words as root] rm x`},
	{`sudo -e /f`, `Elevate the rights of another user; Write /f`},
	{`sudo -D d --preserve-env=A rm x`, `Elevate the rights of another user; Run[words as root] rm x; in d`},
	{`sudo -R d rm x`, `Elevate the rights of another user; Run[words as root] rm x; Unknown runs the command in another root`},
	{`sudo -h host rm x`, `Elevate the rights of another user; Run[words as root] rm x; Unknown runs it on another host`},
}

// sudoOnly: -k with a command runs it all the same.
func sudoOnly(m *Match) {
	if m.Has("-k") && len(m.Args) > 0 && !m.Has("-l") {
		f := Fact{Kind: automode.Elevate, Target: "the rights of another user", Why: "runs with the rights of another user"}
		m.Facts = append([]Fact{f}, m.Facts...)
	}
}

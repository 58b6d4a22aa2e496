package commands

import "automode"

var patch = Program{
	Name: "patch", Also: "gpatch", Summary: "applies a patch to files", Manual: "patch(1), GNU patch 2.7 and macOS 15",
	Row: Row{
		Help: "--help -v --version",
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}, Why: "changes the files that the patch names"}},
		Args: []Arg{
			{At: First, Role: Edits, When: &When{Without: "-o --output"}, Why: "applies the patch to it"},
			{At: First, Role: Reads, When: &When{With: "-o --output"}},
			{At: Second, Role: Reads},
		},
		Flags: []Flag{
			{Names: "-g= --get=", Why: "starts the commands of RCS or SCCS"},
			{Names: "-B= --prefix= -b --backup --backup-if-mismatch --no-backup-if-mismatch --binary -c --context -D= --ifdef= -E --remove-empty-files -F= --fuzz= -f --force -l --ignore-whitespace --merge[=] -N --forward -n --normal -p= --strip= --posix -q --quiet --quoting-style= --read-only= --reject-format= -R --reverse -s --silent -T --set-time -t --batch -u --unified -V= --version-control= --verbose -Y= --basename-prefix= -Z --set-utc -z= --suffix= -x= --debug= --follow-symlinks", Value: Data},
			{Names: "--dry-run -C --check", Cancels: NoWrite},
			{Names: "-d= --directory=", Value: Base},
			{Names: "-e --ed", Does: []Do{{Kind: automode.Unknown, Why: "hands the patch to an editor that can run commands"}}},
			{Names: "-i= --input=", Value: Reads},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result to a file"},
			{Names: "-r= --reject-file=", Value: Writes, Why: "writes what did not apply to a file"},
		},
	},
}

var patchCases = []Case{
	{`patch -g 1 a b`, `Write a; Read b; Unknown starts the commands of RCS or SCCS`},
	{`patch -p1`, `Write ./**`},
	{`patch -p1 -i x.diff`, `Write ./**; Read x.diff`},
	{`patch --dry-run -p1`, `nothing`},
	{`patch a x.diff`, `Write a; Read x.diff`},
	{`patch -d src -p0`, `Write ./**; in src`},
	{`patch -o b a x.diff`, `Read a; Read x.diff; Write b`},
	{`patch -r rej -p1`, `Write ./**; Write rej`},
	{`patch *.txt`, `Write *.txt; Read *.txt; Unknown nobody read what “*.txt” means here`},
	{`patch -e a`, `Write a; Unknown hands the patch to an editor that can run commands`},
}

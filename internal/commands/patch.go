package commands

import (
	"strconv"

	"automode"
)

var patch = Program{
	Name: "patch", Also: "gpatch", Rare: true, Summary: "applies a patch to files", Manual: "patch(1), GNU patch 2.7 and macOS 15",
	Row: Row{
		Help: "--help -v --version", Refine: patchRead,
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Args: "0"}, Why: "changes the files that the patch names"}},
		Args: []Arg{
			{At: First, Role: Edits, When: &When{Without: "-o --output"}, Why: "applies the patch to it"},
			{At: First, Role: Reads, When: &When{With: "-o --output"}},
			{At: Second, Role: Reads},
		},
		Flags: []Flag{
			{Names: "-g= --get=", Why: "starts the commands of RCS or SCCS"},
			{Names: "-c --context -D= --ifdef= -E --remove-empty-files --merge[=] -n --normal --posix --reject-format= -T --set-time -t --batch -V= --version-control= -Z --set-utc -x= --debug= --follow-symlinks", Value: Data},
			{Names: "-B= --prefix= -Y= --basename-prefix= -z= --suffix=", Why: "keeps what the files held under names that begin or end with that, wherever it leads"},
			{Names: patchPlainFlags, Value: Data},
			{Names: "-p= --strip=", Value: Data},
			{Names: "-R --reverse"},
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
	{`patch -b -B /etc/ a b`, `Write a; Read b; Unknown keeps what the files held under names that begin or end with that, wherever it leads`},
	{`patch -b --basename-prefix=../ a b`, `Write a; Read b; Unknown keeps what the files held under names that begin or end with that, wherever it leads`},
	{`patch -p1 -i x.diff`, `Write ./**; Read x.diff`},
	{`patch --dry-run -p1`, `nothing`},
	{`patch a x.diff`, `Write a; Read x.diff`},
	{`patch -N -R --strip=1`, `Write ./**`},
	{`patch -E -p1`, `Write ./**`},
	{`patch -d src -p0`, `Write ./**; in src`},
	{`patch -o b a x.diff`, `Read a; Read x.diff; Write b`},
	{`patch -r rej -p1`, `Write ./**; Write rej`},
	{`patch *.txt`, `Write *.txt; Read *.txt; Unknown nobody read what “*.txt” means here`},
	{`patch -e a`, `Write a; Unknown hands the patch to an editor that can run commands`},
}

// patchPlainFlags are the options with which the files that change are those that
// the patch names.
const patchPlainFlags = "-b --backup --backup-if-mismatch --no-backup-if-mismatch --binary -F= --fuzz= -f --force -l --ignore-whitespace -N --forward -q --quiet -s --silent -u --unified --verbose --quoting-style= --read-only="

// patchRead says how the patch is read that names the files.
func patchRead(m *Match) {
	p := Patch{Strip: -1, Backups: true, Rejects: true, Reverse: m.Has("-R")}
	for i := range m.hits {
		switch h := &m.hits[i]; {
		case h.Flag.Names == patchPlainFlags, named("-d --directory -p --strip -R --reverse --dry-run -C --check", h.Name):
		case named("-i --input", h.Name):
			p.File = h.Value
		default:
			p.Odd = true
		}
	}
	if m.strip(&p, "-p"); len(m.Args) == 0 {
		m.Patch = &p
	}
}

// strip reads how many leading parts of names an option takes away.
func (m *Match) strip(p *Patch, option string) {
	if w, ok := m.Value(option); ok {
		n, err := strconv.ParseUint(w.Text, 10, 8)
		p.Strip, p.Odd = int(n), p.Odd || err != nil || !w.Exact()
	}
}

var applyPatch = Program{
	Name: "apply_patch", Also: "applypatch", Rare: true, Summary: "applies a patch that names files and pieces of them by what they hold", Manual: "apply_patch, Codex 0.60: apply-patch/apply_patch_tool_instructions.md",
	Row: Row{
		Style: Plain, Refine: applyPatchRead,
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes, changes or removes the files that the patch names"}},
		Args: []Arg{{At: First, Role: Data}},
	},
}

var applyPatchCases = []Case{
	{`apply_patch`, `Write ./**`},
	{`apply_patch "*** Begin Patch"`, `Write ./**`},
	{`apply_patch a b`, `Write ./**; Unknown nobody read what “b” means here`},
}

func applyPatchRead(m *Match) {
	m.Patch = &Patch{Form: MarkedPatch, Text: Lit(""), Odd: len(m.Args) > 1}
	if len(m.Args) == 1 {
		m.Patch.Text = m.Args[0]
	}
}

package commands

import (
	"strings"

	"automode"
)

var zstd = Program{
	Name: "zstd", Rare: true, Intake: Streams, Also: "unzstd zstdcat zstdmt", Summary: "packs and unpacks files", Manual: "zstd(1), Zstandard 1.5",
	Row: Row{
		Help: "-h -H --help -V --version",
		Args: []Arg{
			{At: Each, Role: Reads},
			{At: Each, Role: Deletes, When: &When{With: "--rm"}, Why: "removes the file when it is packed"},
		},
		Flags: []Flag{
			{Names: "--rm"},
			{Names: "-z --compress"},
			{Names: "-r", Reach: automode.Tree},
			{Names: "-c --stdout"},
			{Names: "-l --list -t --test"},
			{Names: "-d --decompress --uncompress"},
			{Names: "-# -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -f --force -k --keep -q --quiet -v --verbose -n --no-name --ultra --single-thread --rsyncable --check --no-check --sparse --no-sparse --progress --no-progress --content-size --no-content-size --compress-literals --no-compress-literals --no-dictID --pass-through --no-pass-through --row-match-finder --no-row-match-finder --exclude-compressed --asyncio --no-asyncio --mmap-dict --no-mmap-dict"},
			{Names: "-T[=] --threads= -M[=] --memory= -B[=] --block-size= --fast --fast[=] --long --long[=] --stream-size= --size-hint= --target-compressed-block-size= --format= --zstd= --priority= --auto-threads --auto-threads[=] --adapt --adapt[=]", Value: Data},
			{Names: "-D= --patch-from=", Value: Reads},
			{Names: "--filelist=", Value: Reads, Does: []Do{{Why: "takes the names of files from a file"}}},
			{Names: "-o=", Value: Writes, Why: "writes the result"},
			{Names: "--output-dir-flat= --output-dir-mirror=", Value: WritesTree, Why: "writes the results there"},
		},
		Prints: []Out{{Prints: Decoded, When: &When{With: "-d"}}},
		Refine: zstdFiles,
	},
}

var zstdCases = []Case{
	{`zstd -19 f`, `Read f; Write f.zst`},
	{`zstd -T4 --rm f`, `Read f; Delete f; Write f.zst`},
	{`zstd -d f.zst -o g`, `Read f.zst; Write g`},
	{`unzstd f.zst`, `Read f.zst; Write f`},
	{`zstd -D d --output-dir-flat o f`, `Read f; Read d; Write o/**`},
	{`zstd -dc f.zst`, `Read f.zst`},
	{`zstd -r d`, `Read d/**; Write d/**; Write d.zst`},
	{`zstdcat f`, `Read f`},
	{`zstd -t f`, `Read f`}, {`zstd --rm --filelist=l`, `Unknown takes the names of files from a file; Read l`},
	{`zstd -t -z f`, `Read f; Write f.zst`},
	{`zstd -T0 -M64MiB -B1K f`, `Read f; Write f.zst`},
	{`zstd -M0r d`, `Read d; Unknown more options may stand behind a number; Write d.zst`},
	{`zstd -T0o g f`, `Read g; Read f; Unknown more options may stand behind a number; Write g.zst; Write f.zst`},
}

// zstdFiles adds the file that is made, unless an option names it. Behind the number
// of an option with one dash more options may stand.
func zstdFiles(m *Match) {
	for _, h := range m.Hits() {
		if h.Has && (h.Name == "-T" || h.Name == "-M" || h.Name == "-B") && (h.Value.Known != automode.Exact || strings.Trim(strings.TrimRight(h.Value.Text, "KMGiB"), "0123456789") != "") {
			m.Unknown("more options may stand behind a number", h.Value)
		}
	}
	if m.Has("-o") || m.Has("--output-dir-flat") || strings.HasSuffix(m.name(), "zstdcat") {
		m.Own(func(f *Fact) bool { return f.Role != Edits })
		if strings.HasSuffix(m.name(), "zstdcat") {
			m.Prints = Decoded
		}
		return
	}
	packed(m, "unzstd", "zstdcat", ".zst", ".tzst .zstd")
	for i := range m.Facts {
		if m.Facts[i].Role == Edits {
			m.Facts[i].Role, m.Facts[i].Kind = Reads, automode.Read
		}
	}
}

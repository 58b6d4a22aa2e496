package commands

import "automode"

var xz = Program{
	Name: "xz", Rare: true, Intake: Streams, Also: "unxz xzcat lzma unlzma lzcat", Summary: "packs and unpacks single files", Manual: "xz(1), XZ Utils 5.6",
	Row: Row{
		Help: "-h --help -H --long-help -V --version --info-memory",
		Args: packArgs,
		Flags: []Flag{
			{Names: "-k --keep"},
			{Names: "-z --compress"},
			{Names: "-c --stdout --to-stdout"},
			{Names: "-l --list -t --test"},
			{Names: "-d --decompress --uncompress"},
			{Names: "-# -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 --fast --best -e --extreme -f --force -q --quiet -Q --no-warn -v --verbose --ignore-check --no-adjust --no-sparse --single-stream --robot --no-sync"},
			{Names: "-C= --check= -F= --format= -M= --memlimit= --memory= --memlimit-compress= --memlimit-decompress= --memlimit-mt-decompress= -T= --threads= --block-list= --block-size= --flush-timeout= --lzma1[=] --lzma2[=] --x86[=] --arm[=] --arm64[=] --armthumb[=] --powerpc[=] --ia64[=] --sparc[=] --riscv[=] --delta[=] --filters=", Value: Data},
			{Names: "-S= --suffix=", Value: Data},
			{Names: "--files[=] --files0[=]", Value: Reads, Does: []Do{{Kind: automode.Unknown, Why: "takes the names of files from a file, or from its input"}}},
		},
		Prints: []Out{{Prints: Decoded, When: &When{With: "-d"}}},
		Refine: xzFiles,
	},
}

var xzCases = []Case{
	{`xz -9e -T0 f`, `Write f; Write f.xz`},
	{`xz -dk f.xz`, `Read f.xz; Write f`},
	{`unxz -c f.xz`, `Read f.xz`},
	{`xz -S .x f`, `Write f; Write f.x`},
	{`xzcat f.xz`, `Read f.xz`},
	{`xz -t f.xz`, `Read f.xz`},
	{`xz -tz f`, `Write f; Write f.xz`},
	{`xz --files=l`, `Unknown takes the names of files from a file, or from its input; Read l`},
	{`xz --files f`, `Write f; Unknown takes the names of files from a file, or from its input; Write f.xz`},
	{`xz --files0`, `Unknown takes the names of files from a file, or from its input`},
}

// xzFiles adds the file that is made, by xz's endings.
func xzFiles(m *Match) { packed(m, "unxz unlzma", "xzcat lzcat", ".xz", ".lzma .txz .tlz") }

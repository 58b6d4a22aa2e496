package commands

import (
	"automode"
)

var objectLooks = Program{
	Name: "wasm-objdump", Rare: true, Kin: "twiggy spirv-dis luac gprof apksigner zipalign aapt aapt2 apkanalyzer bundletool", Summary: "looks into what was built", Manual: "the --help of WABT 1.0, Twiggy 0.7, SPIRV-Tools 2025, luac(1), gprof(1) and the Android build tools 36",
	Row: Row{
		Help: "--help --version", OrArgs: true, Args: []Arg{{Role: Reads}}, Refine: luacWrites,
		Flags: []Flag{{Names: "-x --details --headers -n=", Value: Data, Of: "wasm-objdump twiggy"}, {Names: "-h -s --full-contents -d --disassemble -r --reloc -j= --section=", Value: Data, Of: "wasm-objdump"}, {Names: "-p", Of: "luac gprof"}, {Names: "-l", Value: Data, Of: "luac gprof"}, {Names: "-v", Of: "luac"}, {Names: "-c", Of: "zipalign apksigner"}, {Names: "-v --verbose --print-certs", Value: Data, Of: "zipalign apksigner"}},
		Rows: []Row{
			{Names: "top paths dominators monos garbage verify version", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-n= -d --max-items=", Value: Data, Of: "twiggy"}}},
			{Names: "dump d apk manifest dex files resources", Args: []Arg{{At: Last, Role: Reads}, {At: ButLast, Role: Data}}},
			{Names: "sign rotate lineage compile link convert package p add a remove r crunch c diff install-apks build-apks build-bundle extract-apks", Style: Plain, Args: anyData, Does: []Do{{Why: "makes or signs a file, or changes a device"}}},
		},
	},
}

var objectLooksCases = []Case{{`wasm-objdump -h -j Code a.wasm`, `Read a.wasm`}, {`wasm-objdump -d a.wasm`, `Read a.wasm`}, {`wasm-objdump -x a.wasm`, `Read a.wasm`}, {`luac -p a.lua`, `Read a.lua`}, {`luac -v`, `nothing`}, {`luac -l a.lua`, `Write{build-output} .; Read a.lua`}, {`apksigner --verbose a.apk`, `Read a.apk`}, {`luac a.lua`, `Write{build-output} .; Read a.lua`}, {`zipalign -c 4 app.apk`, `Read 4; Read app.apk`}, {`twiggy top -n 3 a.wasm`, `Read a.wasm`}, {`aapt dump badging app.apk`, `Read app.apk`}, {`apksigner sign a.apk`, `Unknown makes or signs a file, or changes a device`}, {`zipalign 4 a b`, `Unknown makes a file`}}

// luacWrites: it compiles, or aligns, unless it only checks.
func luacWrites(m *Match) {
	switch name := m.name(); {
	case name == "luac" && !m.Holds("-p") && len(m.Args) > 0:
		m.Facts = append([]Fact{{Kind: automode.Write, Target: ".", Traits: automode.BuildOutput, Why: "writes what it compiled"}}, m.Facts...)
	case name == "zipalign" && !m.Holds("-c"):
		m.Facts = nil
		m.Unknown("makes a file", Word{})
	}
}

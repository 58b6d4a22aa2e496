package commands

import (
	"automode"
)

var linker = Program{
	Name: "ld", Kin: "ld.bfd ld.gold ld.lld gold lld mold", Rare: true, Summary: "links object files", Manual: "ld(1), binutils 2.45; ld.lld(1), LLVM 19",
	Row: Row{
		Style: Single, Help: "-help --help -version", Does: []Do{{Kind: automode.Run, Target: "the linker", Traits: automode.EntryPoint, When: &When{Args: "1+"}, Why: "links the files"}, {When: &When{With: "-T -script", Without: "-o -output"}, Why: "the script may say where the result is written"}}, Args: []Arg{{Role: Reads}}, Compiles: true,
		Flags: []Flag{
			{Names: "-v -V -s -S -x -X -r -i -g -pie -no-pie -static -shared -Bstatic -Bdynamic -nostdlib -N -n -q -export-dynamic -E -gc-sections -strip-all -strip-debug -start-group -end-group -as-needed -no-as-needed -whole-archive -no-whole-archive -entry= -m= -z= -soname= -h= -l= -rpath= -build-id -Ttext= -Tdata= -Tbss= -defsym= -u= -arch= -O1 -O2 -macos_version_min= -lSystem -syslibroot=", Value: Data},
			{Names: "-e=", Value: Data, Of: "ld ld.bfd ld.gold ld.lld gold lld mold"}, {Names: "-L= -library-path=", Value: Lists}, {Names: "-T= -script= -R=", Value: Reads},
			{Names: "-o= -output=", Value: Writes, Why: "writes what it links"}, {Names: "-Map=", Value: Writes, Why: "writes a map there"},
		},
	},
}

var linkerCases = []Case{
	{`ld -v`, `nothing`}, {`ld -v a.o -o a`, `Run{entry-point} the linker; Read a.o; Write a`},
	{`ld a.o -o a`, `Run{entry-point} the linker; Read a.o; Write a`}, {`ld -e f -m elf_i386 -L lib -T k.ld -Map m -s a.o -o a`, `Run{entry-point} the linker; Read a.o; Read{listing} lib; Read k.ld; Write m; Write a`}, {`ld -T k.ld a.o`, `Run{entry-point} the linker; Unknown the script may say where the result is written; Read a.o; Read k.ld`},
	{`ld -plugin x.so a.o`, `Unknown no option “-plugin” is known`}, {`ld -v`, `nothing`},
}

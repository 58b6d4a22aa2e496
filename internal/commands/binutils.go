package commands

import (
	"strings"

	"automode"
)

// Programs that show or change what is in files of machine code.

var nm = Program{
	Name: "nm", Rare: true, Kin: "objdump readelf size llvm-nm llvm-objdump llvm-readelf llvm-readobj llvm-size llvm-dwarfdump dwarfdump eu-readelf eu-nm eu-size otool dumpelf dyld_info",
	Summary: "shows what is in files of machine code", Manual: "nm(1), objdump(1), readelf(1), size(1), GNU binutils 2.43; otool(1), macOS 15",
	Row: Row{
		Style: Looking, Help: "--help --version -version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "--plugin=", Value: Loads, Why: "loads a library"},
			{Names: "-j= --section=", Value: Data, Of: "objdump llvm-objdump llvm-readelf llvm-readobj"},
			{Names: "-A -o -B -P -u -U -v -V --print-file-name --debug-syms --demangle[=] --no-demangle --dynamic --extern-only --line-numbers --numeric-sort --no-sort --portability --reverse-sort --print-size --print-armap --undefined-only --defined-only --size-sort --special-syms --synthetic --no-weak --with-symbol-versions --without-symbol-versions --format= --radix= --target= --ifunc-chars= --unicode=", Value: Data, Of: "nm llvm-nm eu-nm"},
			{Names: "-F -H -i -L -R -G -z -EB -EL --archive-headers --debugging --disassemble --disassemble[=] --disassemble-all --demangle[=] --no-addresses --prefix-addresses --file-headers --file-offsets --section-headers --headers --info --process-links --line-numbers --private-headers --reloc --dynamic-reloc --full-contents --source --show-raw-insn --no-show-raw-insn --dwarf[=] --ctf[=] --stabs --syms --dynamic-syms --special-syms --all-headers --wide --disassemble-zeroes --visualize-jumps[=]", Value: Data, Of: "objdump llvm-objdump"},
			{Names: "-m= --architecture= -M= --disassembler-options= --start-address= --stop-address= --adjust-vma= -b= --target= --endian= --insn-width= --prefix= --prefix-strip= -P= --private= --dwarf-depth= --dwarf-start= --unicode=", Value: Data, Of: "objdump llvm-objdump"},
			{Names: "-A -c -I -L -P -u -V -v -z --all --file-header --program-headers --segments --sections --section-headers --section-groups --section-details --symbols --syms --dyn-syms --lto-syms --demangle[=] --headers --notes --relocs --unwind --dynamic --version-info --arch-specific --use-dynamic --lint --enable-checks --decompress --archive-index --process-links --histogram --wide --silent-truncation --debug-dump[=] --ctf[=]", Value: Data, Of: "readelf llvm-readelf eu-readelf"},
			{Names: "--hex-dump= -R= --relocated-dump= --string-dump= --dwarf-depth= --dwarf-start= --unicode= --sym-base=", Value: Data, Of: "readelf llvm-readelf eu-readelf"},
			{Names: "-A -B -G -o --common --totals --format= --radix= --target=", Value: Data, Of: "size llvm-size eu-size"},
			{Names: "-a -c -C -d -D -f -G -h -H -I -l -L -m -M -o -P -r -R -S -t -T -v -V -x -X", Of: "otool"},
			{Names: "-arch= -p=", Value: Data, Of: "otool"}, {Names: "-platform -uuid -segments -linked_dylibs -inits -fixups -exports -imports -symbols -objc -dependents -fixup_chains -load_commands -validate_only", Of: "dyld_info"},
			{Names: "-u --uuid -a --all --debug-info --debug-line --debug-abbrev --debug-frame --debug-str --debug-loc --debug-aranges --debug-names --eh-frame --verify --statistics --show-children -c --show-parents -p --show-form -F --summarize-types --diff --verbose -v --ignore-case -i --regex -x", Of: "dwarfdump llvm-dwarfdump"},
			{Names: "--name= -n= --find= -f= --lookup= --arch= --recurse-depth= -r=", Value: Data, Of: "dwarfdump llvm-dwarfdump"},
			{Names: "--out-file=", Value: Writes, Of: "dwarfdump llvm-dwarfdump", Why: "writes what it shows"},
			{Names: "-a -d -D -f -g -h -r -s -S -t -T -x -C -l -w -W -e -n -p", Value: Data, Of: "nm objdump readelf size llvm-nm llvm-objdump llvm-readelf llvm-size eu-readelf"},
		},
	},
}

var nmCases = []Case{
	{`nm -D a.so`, `Read a.so`},
	{`objdump -d -j .text -M intel a.o`, `Read a.o`}, {`objdump --disassemble /srv/a`, `Read /srv/a`}, {`nm -u --defined-only /srv/a`, `Read /srv/a`}, {`readelf --dynamic --hex-dump .text /srv/a`, `Read /srv/a`}, {`size -A /srv/a`, `Read /srv/a`},
	{`otool -tV -arch arm64 /srv/a`, `Read /srv/a`}, {`dyld_info -exports /srv/a`, `Read /srv/a`}, {`dwarfdump --uuid /srv/a`, `Read /srv/a`}, {`dwarfdump -n x --out-file f a`, `Read a; Write f`}, {`dwarfdump -o /srv/f a`, `Unknown no option “-o” is known; Read /srv/f; Read a`}, {`nm --frob /srv/f a`, `Unknown no option “--frob” is known; Read /srv/f; Read a`},
	{`readelf -Wa a`, `Read a`}, {`objdump -dS /srv/a`, `Read /srv/a`},
	{`otool -L a`, `Read a`},
	{`nm --plugin ./x.so a`, `Read a; Run{hidden} ./x.so`},
	{`objdump --plug=./x.so a`, `Read a; Run{hidden} ./x.so`},
}

var addr2line = Program{
	Name: "addr2line", Rare: true, Kin: "eu-addr2line llvm-symbolizer atos", Summary: "says which line of source an address is", Manual: "addr2line(1), GNU binutils 2.43; atos(1), macOS 15",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Flags: []Flag{{Names: "-e= --exe= --obj= -o=", Value: Reads}, {Names: "-p=", Value: Data, Of: "eu-addr2line atos"}},
	},
}

var addr2lineCases = []Case{{`addr2line -fCe a 0x1`, `Read a`}, {`atos -o a -p 1 0x1`, `Read a`}}

var cxxfilt = Program{
	Name: "c++filt", Rare: true, Also: "llvm-cxxfilt swift-demangle undname", Summary: "makes names of functions readable", Manual: "c++filt(1), GNU binutils 2.43",
	Row: Row{Style: Looking, Help: "--help --version", Args: anyData, Flags: []Flag{{Names: "-s= --format=", Value: Data}}},
}

var cxxfiltCases = []Case{{`c++filt -n -s auto _Z1fv`, `nothing`}}

var ldd = Program{
	Name: "ldd", Rare: true, Summary: "lists the libraries of a program", Manual: "ldd(1), glibc 2.40: some versions may start the program, those before 2.27",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Reads}}, Refine: lddStarts, Flags: []Flag{{Names: "-v --verbose -u --unused -d --data-relocs -r --function-relocs"}},
	},
}

var lddCases = []Case{
	{`ldd -v /usr/bin/ls`, `Read /usr/bin/ls`},
	{`ldd ./a.out`, `Read ./a.out; Run{entry-point}[file native] ./a.out`},
	{`ldd "$x"`, `Read …; Run{entry-point}[file native] …`},
}

// lddStarts: a program of the system's own is linked as usual and only listed.
func lddStarts(m *Match) {
	for _, w := range m.Args {
		if w.Exact() && (strings.HasPrefix(w.Text, "/usr/") || strings.HasPrefix(w.Text, "/bin/") || strings.HasPrefix(w.Text, "/lib") || strings.HasPrefix(w.Text, "/sbin/")) && !strings.Contains(w.Text, "..") {
			continue
		}
		f := roleFact(RunsFile, w, "may start the program to list its libraries")
		f.Traits |= automode.EntryPoint // one of the project's, and no other
		m.Add(f)
	}
}

var strip = Program{
	Name: "strip", Rare: true, Kin: "ranlib gstrip llvm-strip install_name_tool patchelf chrpath", Summary: "changes files of machine code in place", Manual: "strip(1), ranlib(1), GNU binutils 2.43; install_name_tool(1), macOS 15; patchelf(1), 0.18",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Edits, Why: "changes the file"}}, Refine: stripShows,
		Flags: []Flag{
			{Names: "-o= --output=", Value: Writes, Why: "writes the result"},
			{Names: "--plugin=", Value: Loads, Why: "loads a library"},
			{Names: "--print-interpreter --print-rpath --print-needed --print-soname -l --list"},
			{Names: "--set-rpath= --add-rpath= --add-needed= --remove-needed= --set-soname= --set-interpreter= --remove-rpath --shrink-rpath --force-rpath", Value: Data}, {Names: "-add_rpath= -delete_rpath= -id= -K= --keep-symbol= -N= --strip-symbol= -R= --remove-section=", Value: Data},
		},
	},
}

// stripShows: what is only to be shown is not changed.
func stripShows(m *Match) {
	if m.name() == "patchelf" && (!m.Has("--print-rpath") || m.Has("--set-rpath")) || m.name() != "patchelf" && (m.name() != "chrpath" || len(m.hits) != 1 || !m.Has("--list")) {
		return
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Edits {
			*f = roleFact(Reads, f.Word, "")
		}
	}
}

var stripCases = []Case{
	{`strip --strip-all a`, `Write a`}, {`strip -o b a`, `Write a; Write b`}, {`patchelf --print-rpath a`, `Read a`}, {`patchelf --print-rpath --set-rpath /x a`, `Write a`}, {`install_name_tool -id x a`, `Write a`}, {`chrpath -l a`, `Read a`}, {`chrpath -l -d a`, `Write a`},
	{`patchelf --set-rpath /x a`, `Write a`}, {`strip --plugin=x a`, `Write a; Run{hidden} x`},
}

var ar = Program{
	Name: "ar", Rare: true, Also: "gar llvm-ar emar", Summary: "keeps object files in an archive", Manual: "ar(1), GNU binutils 2.43",
	Row: Row{Style: Plain, Help: "--help --version", Args: anyData, Refine: arKey},
}

var arCases = []Case{
	{`ar t a.a`, `Read a.a`}, {`ar -tv a.a`, `Read a.a`}, {`ar rcs a.a b.o c.o`, `Write a.a; Read b.o; Read c.o`},
	{`ar x a.a`, `Read a.a; Write ./**`}, {`ar d a.a b.o`, `Write a.a; Read b.o`}, {`ar --plugin x t a.a`, `Unknown its first word is not read`},
	{`ar`, `nothing`},
}

// arKey: the first word's letters say what is done to the archive.
func arKey(m *Match) {
	if len(m.Args) == 0 {
		return
	}
	key := strings.TrimPrefix(m.Args[0].Text, "-")
	if !m.Args[0].Exact() || key == "" || strings.Trim(key, "abcdDfilmNoOpPqrsSTtuUvVx") != "" {
		m.Unknown("its first word is not read", m.Args[0])
		return
	}
	if len(m.Args) < 2 {
		return
	}
	for _, w := range m.Args[1:] {
		if strings.HasPrefix(w.Text, "-") {
			m.Unknown("no option "+quote(w)+" is known", w)
		}
	}
	switch {
	case strings.ContainsAny(key, "tp"):
		if strings.Contains(key, "p") {
			m.Prints = Decoded
		}
		m.Add(roleFact(Reads, m.Args[1], ""))
		return
	case strings.Contains(key, "x"):
		m.Add(roleFact(Reads, m.Args[1], ""))
		m.Add(roleFact(WritesTree, Lit("."), "unpacks the archive"))
		return
	}
	m.Add(roleFact(Edits, m.Args[1], "changes the archive"))
	m.Facts = append(m.Facts, roles(Reads, m.Args[2:], "")...)
}

var lipo = Program{
	Name: "lipo", Rare: true, Summary: "puts programs for several processors in one file", Manual: "lipo(1), macOS 15",
	Row: Row{
		Style: Single, Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-info -archs -detailed_info -create -hideARM64"},
			{Names: "-output= -o=", Value: Writes, Why: "writes the result"},
			{Names: "-thin= -extract= -remove= -verify_arch= -extract_family=", Value: Data},
		},
	},
}

var lipoCases = []Case{{`lipo -info a`, `Read a`}, {`lipo -thin arm64 a -output b`, `Read a; Write b`}}

//go:build !lean

package commands

import "strings"

// Find returns what is known of the program of that name, or nil. What stands for
// a tool of GNU's that works for another machine is that tool.
func Find(name string) *Program {
	if p := findNamed(name); p != nil {
		return p
	}
	if tool := crossTool(name); tool != "" {
		return findNamed(tool)
	}
	return nil
}

// crossTool is the tool of GNU's that works for another machine by this name, or
// nothing.
func crossTool(name string) string {
	i := strings.LastIndexByte(name, '-')
	if i > 0 && named(crossTools, name[i+1:]) && crossTarget(name[:i]) {
		return name[i+1:]
	}
	return ""
}

// called is the name among the program's own that this one stands for.
func (p *Program) called(name string) string {
	if tool := crossTool(name); tool != "" && !named(p.Name, name) && !named(p.Also, name) && !named(p.Kin, name) {
		return tool
	}
	return name
}

// crossTools are the tools that come for each machine under its name: the GNU
// coding standards' "Specifying target triplets", binutils 2.45 and GCC 15.
const crossTools = "addr2line ar as c++filt cpp g++ gcc gcov gdb ld nm objcopy objdump ranlib readelf size strings strip"

// machines are the first part of the names of machines, as config.sub of GNU
// knows them, of which toolchains are handed round.
const machines = "aarch64 aarch64_be arc arm armeb avr csky i386 i486 i586 i686 loongarch64 m68k microblaze mips mipsel mips64 mips64el mipsisa32r6el mipsisa64r6el msp430 nios2 or1k powerpc powerpc64 powerpc64le ppc riscv32 riscv64 s390x sh sh4 sparc sparc64 x86_64 xtensa"

// crossTarget reports whether a name is that of a machine, with up to three parts
// behind it: "arm-none-eabi", "riscv64-linux-gnu".
func crossTarget(name string) bool {
	first, rest, _ := strings.Cut(name, "-")
	return named(machines, first) && strings.Count(rest, "-") <= 2 && strings.Trim(rest, "-abcdefghijklmnopqrstuvwxyz0123456789_") == ""
}

func findNamed(name string) *Program {
	if name == "" || int(name[0]) >= len(indexStarts)-1 {
		return nil
	}
	from, end := int(indexStarts[name[0]]), int(indexStarts[name[0]+1])
	for to := end; from < to; {
		if at := (from + to) / 2; index[at].name < name {
			from = at + 1
		} else {
			to = at
		}
	}
	if from < end && index[from].name == name {
		return index[from].program
	}
	return nil
}

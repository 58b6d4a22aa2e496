package commands

var objcopy = Program{
	Name: "objcopy", Kin: "llvm-objcopy gobjcopy", Rare: true, Summary: "copies files of machine code in another form", Manual: "objcopy(1), GNU binutils 2.45; llvm-objcopy(1), LLVM 21",
	Row: Row{
		Help: "--help -V --version", Args: []Arg{{At: First, Role: Edits, When: &When{Args: "1"}, Why: "changes the file"}, {At: First, Role: Reads}, {At: Second, Role: Writes, Why: "writes the result"}},
		Flags: []Flag{
			{Names: "-S --strip-all -g --strip-debug --strip-unneeded --only-keep-debug -x --discard-all -X --discard-locals -p --preserve-dates -v --verbose -w --wildcard --weaken -D --enable-deterministic-archives --compress-debug-sections --compress-debug-sections[=] --decompress-debug-sections --keep-file-symbols --localize-hidden", Value: Data},
			{Names: "-I= --input-target= -O= --output-target= -B= --binary-architecture= -F= --target= -j= --only-section= -R= --remove-section= -K= --keep-symbol= -N= --strip-symbol= -L= --localize-symbol= -G= --keep-global-symbol= -W= --weaken-symbol= --rename-section= --redefine-sym= --set-section-flags= --set-section-alignment= --gap-fill= --pad-to= --change-addresses= --change-start= --set-start= --prefix-symbols= --change-section-address= --change-section-lma= --change-section-vma= --globalize-symbol= --remove-relocations= -b= --byte= -i= --interleave= --interleave-width= --srec-len=", Value: Data},
			{Names: "--add-gnu-debuglink= --redefine-syms= --strip-symbols= --keep-symbols=", Value: Reads}, {Names: "--add-section= --update-section= --dump-section=", Value: Unread, Why: "names a file that it reads or writes"}, {Names: "--split-dwo= --extract-dwo", Value: Unread, Why: "names a file that it reads or writes"},
		},
	},
}

var objcopyCases = []Case{
	{`objcopy -O binary a.elf a.bin`, `Read a.elf; Write a.bin`}, {`objcopy --strip-all a.elf`, `Write a.elf; Read a.elf`}, {`objcopy --add-gnu-debuglink=d a b`, `Read a; Write b; Read d`}, {`objcopy --dump-section .x=f a b`, `Read a; Write b; Unknown names a file that it reads or writes`}, {`objcopy --split-dwo=f a b`, `Read a; Write b; Unknown names a file that it reads or writes`},
}

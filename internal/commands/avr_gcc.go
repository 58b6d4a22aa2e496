package commands

var gccCross = Program{
	Name: "avr-gcc", Follows: "*", Rare: true, Summary: "compiles C and its kin for another machine", Manual: "gcc(1), GCC 14; the release notes of Debian 13 for the names",
	Kin: "mpicc mpicxx mpic++ mpif90 mpifort avr-g++ arm-none-eabi-gcc arm-none-eabi-g++ arm-linux-gnueabi-gcc arm-linux-gnueabihf-gcc arm-linux-gnueabihf-g++ aarch64-linux-gnu-gcc aarch64-linux-gnu-g++ aarch64-none-elf-gcc riscv32-unknown-elf-gcc riscv64-unknown-elf-gcc riscv64-linux-gnu-gcc x86_64-linux-gnu-gcc x86_64-linux-gnu-g++ x86_64-w64-mingw32-gcc x86_64-w64-mingw32-g++ i686-w64-mingw32-gcc i686-linux-gnu-gcc mips-linux-gnu-gcc powerpc64le-linux-gnu-gcc s390x-linux-gnu-gcc xtensa-esp32-elf-gcc musl-gcc emcc em++ gcc-11 gcc-12 gcc-13 gcc-14 gcc-15 g++-11 g++-12 g++-13 g++-14 g++-15 clang-15 clang-16 clang-17 clang-18 clang-19 clang-20 clang++-15 clang++-16 clang++-17 clang++-18 clang++-19 clang++-20",
	Row: Row{Style: Plain, Args: []Arg{{Role: Data}}, Refine: gccWords, Compiles: true},
}

var gccCrossCases = []Case{
	{`avr-gcc -mmcu=atmega328p -Os -o a.elf a.c`, `Run{entry-point} the compiler; Write a.elf; Read a.c`}, {`mpicc -O2 -o pi pi.c`, `Run{entry-point} the compiler; Write pi; Read pi.c`}, {`arm-none-eabi-gcc -T l.ld -Wl,-Map=f.map --specs=nano.specs a.o -o f.elf`, `Run{entry-point} the compiler; Read l.ld; Write f.map; Read a.o; Write f.elf`}, {`arm-none-eabi-gcc --specs=x/nano.specs a.o`, `Unknown nobody read what “--specs=x/nano.specs” does`}, {`avr-gcc -Wl,-Map=a,-plugin=x a.o`, `Unknown nobody read what “-Wl,-Map=a,-plugin=x” does`}, {`gcc-14 -fplugin=x.so a.c`, `Unknown nobody read what “-fplugin=x.so” does`},
}

package commands

import "strings"

// argumentFiles are the programs that take a word which begins with "@" for a file of
// further words and options and say no more of it: some of the JDK's, compilers and those of binutils and LLVM, .NET's,
// and those that read their options with argparse or argfile so.
//
// Sources: java(1) and its kin, gcc(1), ar(1), ld(1), LLVM's command-line guide, swiftc,
// ghc, protoc, dotnet, kotlinc, scalac and sbt --help, fpc, swig, moc, qpdf, gs, mypy,
// pytest 8.2, ruff, rustdoc, valac and mkvinfo.
const argumentFiles = "jar jlink jmod jpackage jdeps javap scalac scala kotlinc kotlinc-jvm kotlinc-js kotlinc-native groovyc sbt sbtn protoc " +
	"ar gar emar ranlib nm objcopy objdump strip readelf size strings addr2line c++filt as ld ld.bfd ld.gold ld.lld lld wasm-ld gold gprof elfedit dlltool windres " +
	"clang-format clang-tidy clang-check iwyu include-what-you-use clazy opt llc swiftc swift ghc ldc2 dmd rdmd gnatmake fpc swig moc rcc verilator " +
	"dotnet msbuild csc vbc fsc mcs mypy dmypy pytest py.test ruff ty qpdf gs rustdoc valac mkvinfo"

// takesArgumentFiles makes unknown what stands in such a file, whoever wrote it.
func (m *Match) takesArgumentFiles() {
	for i := range m.Words {
		w := &m.Words[i]
		if i > 0 && len(w.Text) > 1 && w.Text[0] == '@' && (strings.HasPrefix(m.name(), "llvm-") || named(argumentFiles, m.name())) {
			m.Unknown("nobody read the options in the file behind “@”", *w)
		}
	}
}

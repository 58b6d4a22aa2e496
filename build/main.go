// Command build builds the programs as they are installed.
//
//	go run ./build [-o DIR]
//	go run ./build -test    run the tests of what decides, built lean
//
// "go build ./cmd/..." makes programs that decide the same. What this one adds
// is that the hook, which starts before every tool call, is built lean:
//
//   - the catalogue of programs is packed, and unpacked a program at a time
//     (internal/commands/pack.go);
//   - the shell parser's package fileutil is replaced by build/fileutil, which
//     does no work at start;
//   - functions are not copied into one another but for those of Go's runtime,
//     no space is left between them (on amd64), and the garbage collector is the
//     one that touches fewer pages: what counts is how much of the file and of
//     memory is touched, not how fast a loop runs;
//   - it carries no reader of other languages than the shell's. Beside it lies
//     automode-reader, which is the same program with everything in it, and
//     answers in its place where a call holds code in such a language.
package main

import (
	"flag"
	"fmt"
	"os"

	"automode/build/programs"
)

func main() {
	dir := flag.String("o", "bin", "the folder for the programs")
	test := flag.Bool("test", false, "run the tests of what decides, built lean, and install nothing")
	flag.Parse()
	b := programs.Build{Dir: *dir}
	b.Tell = func(name string, i, of int) { fmt.Fprintf(os.Stderr, "building %s (%d of %d)\n", name, i, of) }
	run := b.Run
	if *test {
		run = programs.Test
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

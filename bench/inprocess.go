package main

import (
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
)

// inProcess runs the benchmarks of package standard and prints what deciding
// costs in multiples of parsing, and how time grows with a call's length.
func inProcess(count int) error {
	cmd := exec.Command("go", "test", "./standard", "-run", "^$", "-bench", ".", "-benchtime", "100ms", "-count", strconv.Itoa(count))
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("go test ./standard -bench: %w\n%s", err, out)
	}
	times := read(string(out))
	parse, decide, look := times["Parse"], times["Decide"], times["Look"]
	short, long := times["Many/600"], times["Many/6000"]
	if len(parse) == 0 || len(decide) == 0 || len(look) == 0 || len(short) == 0 || len(long) == 0 {
		return fmt.Errorf("go test ./standard -bench printed none of the benchmarks that are compared:\n%s", out)
	}
	fmt.Printf("In process, median of %d runs, in a project that is not there\n\n", count)
	fmt.Printf("%-14s %9s %7s\n", "", "median", "ratio")
	fmt.Printf("%-14s %6.1f µs %7.2f\n", "parse", median(parse)/1e3, 1.0)
	fmt.Printf("%-14s %6.1f µs %7.2f  of parse, the whole decision included\n", "decide", median(decide)/1e3, median(decide)/median(parse))
	fmt.Printf("%-14s %6.1f µs %7.2f  without its one system call, which takes %.1f µs\n", "",
		(median(decide)-median(look))/1e3, (median(decide)-median(look))/median(parse), median(look)/1e3)
	fmt.Printf("%-14s %6.1f ms\n", "600 commands", median(short)/1e6)
	fmt.Printf("%-14s %6.1f ms %7.2f  of ten times 600: 1 is linear\n", "6000 commands", median(long)/1e6, median(long)/median(short)/10)
	return nil
}

// read collects nanoseconds by benchmark from lines such as
// "BenchmarkMany/600-2   10   123 ns/op".
func read(out string) map[string][]float64 {
	times := map[string][]float64{}
	for line := range strings.Lines(out) {
		words := strings.Fields(line)
		if len(words) < 4 || words[3] != "ns/op" {
			continue
		}
		name, found := strings.CutPrefix(words[0], "Benchmark")
		ns, err := strconv.ParseFloat(words[2], 64)
		if !found || err != nil {
			continue
		}
		if i := strings.LastIndexByte(name, '-'); i > 0 {
			name = name[:i]
		}
		times[name] = append(times[name], ns)
	}
	return times
}

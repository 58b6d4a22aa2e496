// Command bench measures what automode costs and prints it as ratios, which
// hold on any machine, beside the times, which do not.
//
//	go run ./bench [-rounds N] [-count N]
//
// Run it in the module's root. Nothing that it measures makes it fail: a slow
// machine is no error.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	rounds := flag.Int("rounds", 500, "how often each program is started; 0 leaves the starts out")
	count := flag.Int("count", 5, "how often each benchmark in process is run; 0 leaves them out")
	flag.Parse()
	if err := run(*rounds, *count); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(rounds, count int) error {
	if rounds > 0 {
		if err := starts(rounds); err != nil {
			return err
		}
	}
	if count > 0 {
		return inProcess(count)
	}
	return nil
}

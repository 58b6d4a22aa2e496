package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"
)

// question is the call that is measured: a pipe, a folder, an option with a
// number and a pattern, as agents send them most.
const question = `cd src && grep -rn "TODO" . | head -20`

// program is one of the programs that are compared.
type program struct {
	name string
	path string
	args []string

	took []time.Duration // one for each start, from the fork to the end
	cpu  []time.Duration // user and system time of the same
}

// starts compares whole processes: each reads the same payload and writes to
// nowhere, in an order that is shuffled in every round, so that what else the
// machine does falls on all of them.
func starts(rounds int) error {
	dir, err := os.MkdirTemp("", "automode-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if dir, err = filepath.EvalSymlinks(dir); err != nil {
		return err
	}
	m, err := newMachine(dir)
	if err != nil {
		return err
	}
	programs := []*program{
		{name: "empty", path: "./bench/empty"},
		{name: "baseline", path: "./bench/baseline"},
		{name: "automode-hook", path: "./cmd/automode-hook", args: []string{"claude", "--config", m.config, "--state", m.state}},
	}
	for _, p := range programs {
		if p.path, err = m.build(p); err != nil {
			return err
		}
	}
	call := m.call(question)
	input := filepath.Join(dir, "payload.json")
	if err := os.WriteFile(input, call, 0o600); err != nil {
		return err
	}
	if err := m.settled(programs[2], call); err != nil {
		return err
	}
	for round := range rounds + rounds/20 {
		warm := round < rounds/20 // the first few fill caches and are not counted
		for _, i := range rand.Perm(len(programs)) {
			if err := programs[i].start(m, input, !warm); err != nil {
				return err
			}
		}
	}
	fmt.Printf("A settled call, whole process, %d starts each: %s\n\n", rounds, question)
	if err := report(m, programs, input); err != nil {
		return err
	}
	return printWorst(m, programs[2], programs[1], input)
}

// report prints a line for each program, told in multiples of the second one,
// the baseline.
func report(m *machine, programs []*program, input string) error {
	base := programs[1]
	fmt.Printf("%-14s %9s %7s %9s %7s %9s %9s\n", "", "median", "ratio", "cpu", "ratio", "memory", "file")
	for _, p := range programs {
		info, err := os.Stat(p.path)
		if err != nil {
			return err
		}
		memory, err := p.peak(m, input)
		if err != nil {
			return err
		}
		fmt.Printf("%-14s %6.2f ms %7.2f %6.2f ms %7.2f %6.1f MB %6.1f MB\n", p.name,
			milliseconds(median(p.took)), ratio(p.took, base.took),
			milliseconds(median(p.cpu)), ratio(p.cpu, base.cpu),
			megabytes(memory), megabytes(info.Size()))
	}
	return nil
}

func (p *program) command(m *machine) *exec.Cmd {
	cmd := exec.Command(p.path, p.args...)
	cmd.Dir = m.project
	cmd.Env = []string{"HOME=" + m.home, "PATH=" + os.Getenv("PATH"), "CLAUDE_PROJECT_DIR=" + m.project}
	return cmd
}

// output runs the program on input and returns what it printed.
func (p *program) output(m *machine, input []byte) ([]byte, error) {
	cmd := p.command(m)
	var stderr bytes.Buffer
	cmd.Stdin, cmd.Stderr = bytes.NewReader(input), &stderr
	out, err := cmd.Output()
	if err != nil || stderr.Len() > 0 {
		return nil, fmt.Errorf("%s: %v: %s", p.name, err, stderr.String())
	}
	return out, nil
}

// start runs the program once, with files as its streams so that no time of
// ours is measured with it, and notes what it took when it counts.
func (p *program) start(m *machine, input string, counts bool) error {
	in, err := os.Open(input)
	if err != nil {
		return err
	}
	defer in.Close()
	out, err := os.OpenFile(os.DevNull, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	defer out.Close()
	cmd := p.command(m)
	cmd.Stdin, cmd.Stdout = in, out
	began := time.Now()
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s: %w", p.name, err)
	}
	if counts {
		p.took = append(p.took, time.Since(began))
		p.cpu = append(p.cpu, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
	}
	return nil
}

// peak is the most memory that the program held, in bytes: the median of a few
// runs.
func (p *program) peak(m *machine, input string) (int64, error) {
	var sizes []int64
	for range 9 {
		size, err := p.peakOnce(m, input)
		if err != nil {
			return 0, err
		}
		sizes = append(sizes, size)
	}
	return median(sizes), nil
}

func median[T int64 | time.Duration | float64](list []T) T {
	sorted := slices.Sorted(slices.Values(list))
	return sorted[len(sorted)/2]
}

func ratio(list, base []time.Duration) float64 {
	return float64(median(list)) / float64(max(1, median(base)))
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

func megabytes(n int64) float64 { return float64(n) / 1e6 }

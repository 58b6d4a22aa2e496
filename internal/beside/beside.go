// Package beside runs one of our programs, which lie side by side, on a text:
// with bare system calls, because what looks programs up costs a hook too much.
package beside

import (
	"bytes"
	"context"
	"io"
	"os"
)

// MaxAnswer is more than any of our programs has to say, in bytes.
const MaxAnswer = 4 << 20

// Run runs one of our programs on a text and returns what it wrote and how it
// ended. It ends with ctx, and the program with it. attr says where and with
// what environment the program runs; complaints is its stderr.
func Run(ctx context.Context, program string, args []string, attr os.ProcAttr, complaints *os.File, text []byte) (answer []byte, state *os.ProcessState, err error) {
	in, textTo, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	answerFrom, out, err := os.Pipe()
	if err != nil {
		in.Close()
		textTo.Close()
		return nil, nil, err
	}
	defer answerFrom.Close()
	attr.Files = []*os.File{in, out, complaints}
	p, err := os.StartProcess(program, append([]string{program}, args...), &attr)
	in.Close()
	out.Close()
	if err != nil {
		textTo.Close()
		return nil, nil, err
	}
	go func() {
		io.Copy(textTo, bytes.NewReader(text)) // one that reads no more says so by its status
		textTo.Close()
	}()
	stop := context.AfterFunc(ctx, func() {
		p.Kill()
		answerFrom.Close()
	})
	defer stop()
	answer, readErr := io.ReadAll(io.LimitReader(answerFrom, MaxAnswer))
	state, err = p.Wait()
	switch {
	case ctx.Err() != nil:
		return nil, nil, ctx.Err()
	case err != nil:
		return nil, nil, err
	case readErr != nil:
		return nil, nil, readErr
	}
	return answer, state, nil
}

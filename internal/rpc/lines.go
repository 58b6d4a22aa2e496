package rpc

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"sync"
)

// MaxLine is the longest message that is carried, in bytes. What is longer
// ends the connection, as nobody can say any more where the next one begins.
const MaxLine = 64 << 20

// Lines are messages one a line, as MCP and ACP send them by pipes. Reading is
// for one goroutine, writing for any number.
type Lines struct {
	r *bufio.Reader

	mu sync.Mutex // guards w
	w  io.Writer
}

// NewLines reads messages from r and writes them to w.
func NewLines(r io.Reader, w io.Writer) *Lines {
	return &Lines{r: bufio.NewReaderSize(r, 64<<10), w: w}
}

// Read returns the next line that is not empty, without its end. It is the
// caller's. The error at the end of the stream is io.EOF; a last line without
// an end was cut off and is not returned.
func (l *Lines) Read() ([]byte, error) {
	var line []byte
	for {
		part, err := l.r.ReadSlice('\n')
		if len(line)+len(part) > MaxLine {
			return nil, fmt.Errorf("a message is longer than %d MB", MaxLine>>20)
		}
		line = append(line, part...)
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && eof(err):
			return nil, io.EOF
		case err != nil:
			return nil, err
		}
		if text := bytes.TrimRight(line, "\r\n"); len(bytes.TrimSpace(text)) > 0 {
			return text, nil
		}
		line = line[:0]
	}
}

// Write writes one message of valid JSON as one line.
func (l *Lines) Write(message []byte) error {
	if bytes.ContainsAny(message, "\r\n") {
		// Between the parts of JSON a line end is mere space, and inside text there
		// is none. To some readers a lone CR ends a line, too.
		message = bytes.ReplaceAll(bytes.ReplaceAll(message, []byte("\n"), []byte(" ")), []byte("\r"), []byte(" "))
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	_, err := l.w.Write(append(message[:len(message):len(message)], '\n'))
	return err
}

// Each does something with every message that is read, until reading or doing
// fails.
func Each(read func() ([]byte, error), do func(message []byte) error) error {
	for {
		message, err := read()
		if err != nil {
			return err
		}
		if err := do(message); err != nil {
			return err
		}
	}
}

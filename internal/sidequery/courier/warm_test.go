//go:build unix

package courier

import (
	"bufio"
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"automode/internal/own"
	"automode/internal/sidequery"
)

// pair is both ends of a connection.
func pair(t *testing.T) (here, there *os.File) {
	t.Helper()
	fds, err := syscall.Socketpair(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, fd := range fds {
		if err := syscall.SetNonblock(fd, true); err != nil {
			t.Fatal(err)
		}
	}
	here, there = os.NewFile(uintptr(fds[0]), "here"), os.NewFile(uintptr(fds[1]), "there")
	t.Cleanup(func() { here.Close(); there.Close() })
	return here, there
}

// A server's answer counts when it took the question first and said all of it;
// whatever else it says or leaves out, the question is put without it.
func TestWarm(t *testing.T) {
	const answer = `{"protocol":1,"verdict":"allow"}` + "\n"
	for name, c := range map[string]struct {
		says string
		ok   bool
	}{
		"taken and answered":        {sidequery.Taken + answer, true},
		"nothing":                   {"", false},
		"answered without taking":   {answer, false},
		"half of taking":            {sidequery.Taken[:2], false},
		"taken, and no answer":      {sidequery.Taken, false},
		"taken, and half an answer": {sidequery.Taken + answer[:len(answer)/2], false},
		"all but the last letter":   {sidequery.Taken + strings.TrimSpace(answer), false},
		"something else":            {"TAKEN\n" + answer, false},
	} {
		t.Run(name, func(t *testing.T) {
			here, there := pair(t)
			heard := make(chan string, 1)
			go func() {
				line, _ := bufio.NewReader(there).ReadString('\n')
				io.WriteString(there, c.says)
				there.Close()
				heard <- line
			}()
			got, ok := warm(t.Context(), here, []byte("question\n"))
			if ok != c.ok || ok && string(got) != answer {
				t.Errorf("%q, %t", got, ok)
			}
			if line := <-heard; line != "question\n" {
				t.Errorf("it heard %q", line)
			}
		})
	}
}

// Whoever asks does not outlive its time, however long a server that took the
// question thinks.
func TestWarmEnds(t *testing.T) {
	here, there := pair(t)
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		bufio.NewReader(there).ReadString('\n')
		io.WriteString(there, sidequery.Taken)
		cancel()
	}()
	if got, ok := warm(ctx, here, []byte("question\n")); ok {
		t.Errorf("%q", got)
	}
	there.SetReadDeadline(time.Now().Add(10 * time.Second))
	if _, err := there.Read(make([]byte, 1)); err == nil || errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("the connection is left open: %v", err)
	}
}

// There is nobody behind a socket that was left, and nobody is believed where
// others enter.
func TestDial(t *testing.T) {
	state, err := os.MkdirTemp("", "dial") // the name of a socket is short
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(state)
	files := own.Files{State: state}
	if _, err := dial(&files); err == nil {
		t.Error("there is no folder")
	}
	if err := os.Mkdir(state+"/run", 0o700); err != nil {
		t.Fatal(err)
	}
	fd, err := syscall.Socket(syscall.AF_UNIX, syscall.SOCK_STREAM, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := syscall.Bind(fd, &syscall.SockaddrUnix{Name: files.Socket()}); err != nil {
		t.Fatal(err)
	}
	syscall.Close(fd)
	if _, err := dial(&files); err == nil {
		t.Error("nobody listens")
	}
	if err := os.Chmod(state+"/run", 0o750); err != nil {
		t.Fatal(err)
	}
	if _, err := dial(&files); err == nil || !strings.Contains(err.Error(), "others can enter") {
		t.Error(err)
	}
}

//go:build unix

package server

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"automode"
	"automode/internal/release"
	"automode/internal/sidequery"
)

// running is a server of this process, with what ends it.
type running struct {
	socket string
	stop   context.CancelFunc
	ended  chan error
}

// run starts a server. Its answers are answer's.
func run(t *testing.T, o Options) *running {
	t.Helper()
	root, err := os.MkdirTemp("", "server") // the name of a socket is short
	if err != nil {
		t.Fatal(err)
	}
	if root, err = filepath.EvalSymlinks(root); err != nil {
		t.Fatal(err)
	}
	r := &running{socket: filepath.Join(root, "run", "s"), ended: make(chan error, 1)}
	ctx, stop := context.WithCancel(t.Context())
	r.stop = stop
	listening := make(chan struct{})
	o.Socket, o.Started = r.socket, func() { close(listening) }
	if o.Idle == 0 {
		o.Idle = time.Hour
	}
	if o.Answer == nil {
		o.Answer = func(context.Context, *sidequery.Request) sidequery.Response {
			return sidequery.Response{Protocol: sidequery.Protocol, Verdict: automode.Deny}
		}
	}
	t.Cleanup(func() {
		stop()
		os.RemoveAll(root)
	})
	go func() { r.ended <- Serve(ctx, o) }()
	select {
	case <-listening:
	case err := <-r.ended:
		select {
		case <-listening:
			r.ended <- err // it had nothing to do, and is gone already
		default:
			t.Fatal(err)
		}
	}
	return r
}

func request() sidequery.Request {
	return sidequery.Request{Protocol: sidequery.Protocol, Build: release.Read().String(), Left: time.Minute}
}

// ask puts a line to the server and returns all that it says.
func (r *running) ask(t *testing.T, line string) string {
	t.Helper()
	c, err := net.Dial("unix", r.socket)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	io.WriteString(c, line)
	c.(*net.UnixConn).CloseWrite()
	b, _ := io.ReadAll(c)
	return string(b)
}

func line(t *testing.T, r sidequery.Request) string {
	t.Helper()
	b, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(b) + "\n"
}

// A question that is ours and whole is taken and answered; nothing else is.
func TestAnswers(t *testing.T) {
	var mu sync.Mutex
	asked := 0
	r := run(t, Options{Answer: func(_ context.Context, req *sidequery.Request) sidequery.Response {
		mu.Lock()
		defer mu.Unlock()
		asked++
		if req.Call.Command == "panic" {
			panic("?")
		}
		return sidequery.Response{Protocol: sidequery.Protocol, Verdict: automode.Deny, Why: req.Call.Command}
	}})
	otherBuild, otherProtocol, panics, good := request(), request(), request(), request()
	otherBuild.Build += "x"
	otherProtocol.Protocol++
	panics.Call.Command, good.Call.Command = "panic", "ls"
	for name, text := range map[string]string{"nothing": "", "no JSON": "ls\n", "half": `{"protocol":1`, "a list": "[]\n", "null": "null\n", "too long": strings.Repeat("x", sidequery.MaxLine+1),
		"another build": line(t, otherBuild), "another protocol": line(t, otherProtocol), "no end of line": strings.TrimSpace(line(t, good))} {
		if got := r.ask(t, text); got != "" {
			t.Errorf("%s: %q", name, got)
		}
	}
	if asked != 0 {
		t.Errorf("asked about %d of them", asked)
	}
	// Whoever asks listens on: the end of its words would be the end of the question.
	for command, want := range map[string]automode.Outcome{"ls": automode.Policy, "panic": automode.Outage} {
		req := request()
		req.Call.Command = command
		c, err := net.Dial("unix", r.socket)
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(c, line(t, req))
		in := bufio.NewReader(c)
		taken, err := in.ReadString('\n')
		if err != nil || taken != sidequery.Taken {
			t.Fatalf("%q, %v", taken, err)
		}
		b, err := io.ReadAll(in)
		c.Close()
		a, parseErr := sidequery.ParseResponse(b)
		if err != nil || parseErr != nil || a.Outcome != want || a.Verdict == automode.Allow || want == automode.Policy && (a.Why != "ls" || a.Verdict != automode.Deny) {
			t.Errorf("%s: %s, %v, %v", command, b, err, parseErr)
		}
	}
}

// A question ends with its time, and with the one who asked.
func TestQuestionEnds(t *testing.T) {
	ended := make(chan error, 1)
	r := run(t, Options{Answer: func(ctx context.Context, req *sidequery.Request) sidequery.Response {
		<-ctx.Done()
		ended <- ctx.Err()
		return sidequery.Response{Protocol: sidequery.Protocol, Outcome: automode.TimedOut}
	}})
	short, none := request(), request()
	short.Left, none.Left = 20*time.Millisecond, -time.Hour
	for _, req := range []sidequery.Request{short, none} {
		c, err := net.Dial("unix", r.socket)
		if err != nil {
			t.Fatal(err)
		}
		io.WriteString(c, line(t, req))
		if err := <-ended; !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		b, _ := io.ReadAll(c)
		c.Close()
		if req.Left > 0 && !strings.Contains(string(b), "timed-out") {
			t.Errorf("%s", b)
		}
	}
	c, err := net.Dial("unix", r.socket)
	if err != nil {
		t.Fatal(err)
	}
	io.WriteString(c, line(t, request()))
	bufio.NewReader(c).ReadString('\n')
	c.Close()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("it goes on without whoever asked: %v", err)
	}
}

// Another user's program, and one that is not ours, get no answer.
func TestStrangersAreNotAnswered(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if self, err = filepath.EvalSymlinks(self); err != nil {
		t.Fatal(err)
	}
	s := &server{Options: Options{Programs: []string{"/elsewhere/automode-hook"}}}
	if s.ours(os.Getuid(), "/elsewhere/automode-hook") != nil {
		t.Error("the person's own program is not answered")
	}
	if s.ours(os.Getuid()+1, "/elsewhere/automode-hook") == nil {
		t.Error("another user is answered")
	}
	if s.ours(os.Getuid(), "/elsewhere/automode-hook (deleted)") == nil {
		t.Error("a program that was replaced is answered")
	}
	pair := func() *net.UnixConn {
		l, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(t.TempDir(), "s"), Net: "unix"})
		if err != nil {
			t.Skip(err) // the folder's name is too long here
		}
		defer l.Close()
		c, err := net.Dial("unix", l.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { c.Close() })
		other, err := l.AcceptUnix()
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { other.Close() })
		return other
	}
	if _, program, _ := peer(pair()); program == "" {
		t.Skip("this system does not say which program asks")
	}
	if s.known(pair()) == nil {
		t.Error("a program that is not named is answered")
	}
	if s.Programs = append(s.Programs, self); s.known(pair()) != nil {
		t.Error("a program that is named is not answered")
	}
}

// One server has a place; it ends when the place is gone or nobody asks, and
// takes no folder that another could enter or has put there.
func TestPlace(t *testing.T) {
	r := run(t, Options{})
	if err := Serve(t.Context(), Options{Socket: r.socket, Idle: time.Hour}); !errors.Is(err, ErrRunning) {
		t.Errorf("a second one: %v", err)
	}
	if info, err := os.Stat(filepath.Dir(r.socket)); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("%v, %v", info, err)
	}
	if info, err := os.Stat(r.socket); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	r.stop()
	if err := <-r.ended; err != nil {
		t.Error(err)
	}
	if _, err := os.Lstat(r.socket); err == nil {
		t.Error("the socket is left")
	}
	gone := run(t, Options{})
	os.Remove(gone.socket)
	if err := <-gone.ended; err != nil {
		t.Error(err)
	}
	idle := run(t, Options{Idle: time.Nanosecond})
	if err := <-idle.ended; err != nil {
		t.Error(err)
	}
	// The person's own word on how long it waits counts from the next question on.
	told := run(t, Options{IdleOf: func(*sidequery.Request) time.Duration { return time.Nanosecond }})
	told.ask(t, line(t, request()))
	if err := <-told.ended; err != nil {
		t.Error(err)
	}

	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "open"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(dir, "open"), filepath.Join(dir, "run")); err != nil {
		t.Fatal(err)
	}
	if err := folder(filepath.Join(dir, "run")); err == nil {
		t.Error("a link is taken for the folder")
	}
	if err := folder(filepath.Join(dir, "open")); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(filepath.Join(dir, "open")); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("others enter it: %v, %v", info, err)
	}
	if err := Serve(t.Context(), Options{}); err == nil {
		t.Error("it serves nowhere")
	}
}

// Many that ask at once, leave, and are turned away, while it ends.
func TestManyAtOnce(t *testing.T) {
	r := run(t, Options{Answer: func(ctx context.Context, req *sidequery.Request) sidequery.Response {
		if req.Call.Command == "wait" {
			<-ctx.Done()
		}
		return sidequery.Response{Protocol: sidequery.Protocol}
	}})
	var all sync.WaitGroup
	for i := range 300 {
		all.Go(func() {
			c, err := net.Dial("unix", r.socket)
			if err != nil {
				return // it ended
			}
			defer c.Close()
			req := request()
			if i%3 == 0 {
				req.Call.Command, req.Left = "wait", 50*time.Millisecond
			}
			if io.WriteString(c, line(t, req)); i%5 != 0 {
				io.ReadAll(c)
			}
		})
		if i == 250 {
			r.stop()
		}
	}
	all.Wait()
	if err := <-r.ended; err != nil {
		t.Error(err)
	}
}

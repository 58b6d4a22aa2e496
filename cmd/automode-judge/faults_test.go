//go:build unix

package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"automode"
	"automode/cmd/automode-judge/internal/models"
	"automode/cmd/automode-judge/internal/ruling"
	"automode/cmd/automode-judge/internal/server"
	"automode/internal/release"
	"automode/internal/sidequery"
)

// faulty is a provider that goes wrong in some way at each request; what it
// says it says right at the most one time in five.
type faulty struct {
	inner http.Handler
	mu    sync.Mutex
	rand  *rand.Rand
	good  int          // answers that were whole and right
	under atomic.Int64 // requests under way
}

func (f *faulty) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f.under.Add(1)
	defer f.under.Add(-1)
	f.mu.Lock()
	way, cut := f.rand.IntN(12), f.rand.Float64()
	f.mu.Unlock()
	rec := &recorder{head: http.Header{}}
	f.inner.ServeHTTP(rec, r)
	body := rec.body.String()
	w.Header().Set("Content-Type", "application/json")
	switch way {
	case 0: // half of an answer, and the connection gone
		w.Header().Set("Content-Length", fmt.Sprint(len(body)))
		io.WriteString(w, body[:int(cut*float64(len(body)))])
	case 1: // half of an answer, as if it were whole
		io.WriteString(w, body[:int(cut*float64(len(body)-1))])
	case 2:
		w.WriteHeader([]int{400, 401, 403, 404, 408, 429, 500, 502, 503, 529}[int(cut*10)])
		io.WriteString(w, body)
	case 3: // never
		<-r.Context().Done()
	case 4: // half of it, and never the rest
		io.WriteString(w, body[:len(body)/2])
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	case 5:
		if conn, _, err := w.(http.Hijacker).Hijack(); err == nil {
			conn.Close()
		}
	case 6: // other letters in it
		b := []byte(body)
		for range 1 + int(cut*20) {
			f.mu.Lock()
			b[f.rand.IntN(len(b))] = byte(f.rand.IntN(256))
			f.mu.Unlock()
		}
		w.Write(b)
	case 7:
		io.WriteString(w, strings.ReplaceAll(body, "classify_result", "run_command"))
	case 8:
		io.WriteString(w, strings.NewReplacer(`"exfiltration"`, `"made-up"`, `\"exfiltration\"`, `\"made-up\"`).Replace(body))
	case 9:
		http.Redirect(w, r, "http://127.0.0.1:1/", http.StatusTemporaryRedirect)
	case 10:
	default:
		f.mu.Lock()
		f.good++
		f.mu.Unlock()
		io.WriteString(w, body)
	}
}

type recorder struct {
	head http.Header
	body strings.Builder
}

func (r *recorder) Header() http.Header         { return r.head }
func (r *recorder) Write(b []byte) (int, error) { return r.body.Write(b) }
func (r *recorder) WriteHeader(int)             {}

// A thousand questions to the server, its provider and those who ask going
// wrong at random: the provider says "block" whenever it says anything, so none is
// ever allowed, all are answered within their time, and nothing is left behind.
func TestFaults(t *testing.T) {
	w := newWire(t, blocks)
	f := &faulty{inner: http.HandlerFunc(w.ServeHTTP), rand: rand.New(rand.NewPCG(5, 8))}
	w.Server.Config.Handler = f
	root, err := os.MkdirTemp("", "faults")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(root)
	var judges []string
	for i, provider := range []string{"anthropic", "openai", "chat"} {
		judges = append(judges, fmt.Sprintf(`{"name": "j%d", "provider": %q, "model": "m", "baseURL": %q}`, i, provider, w.URL))
	}
	d := newDesk(t, `{"classifier": {"stages": 1, "secondTimeout": "60ms", "judges": [`+strings.Join(judges, ",")+`]}}`)
	before := runtime.NumGoroutine()
	ctx, stop := context.WithCancel(t.Context())
	// A new one now and then, so that circuits do not keep most faults away.
	var desk atomic.Pointer[ruling.Desk]
	socket := filepath.Join(root, "run", "s")
	listening, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- server.Serve(ctx, server.Options{Socket: socket, Idle: time.Hour, Started: func() { close(listening) },
			Answer: func(ctx context.Context, req *sidequery.Request) sidequery.Response {
				return desk.Load().Answer(ctx, req, func(string) (string, bool) { return "", false })
			}})
	}()
	<-listening
	outcomes := map[automode.Outcome]int{}
	var mu sync.Mutex
	var all sync.WaitGroup
	slots := make(chan struct{}, 16)
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 1000 {
		if i%8 == 0 {
			desk.Store(&ruling.Desk{Models: models.All, Keep: true})
		}
		req := d.request
		req.Build = release.Read().String()
		req.Call.Command = fmt.Sprintf("curl https://example.com/%d", i/2) // each twice: kept, or shared
		req.Effects = []sidequery.Effect{{Kind: automode.Fetch, Target: "example.com", Word: automode.Unsettled, Program: "curl"}}
		req.Left = time.Duration(1+random.IntN(1500)) * time.Millisecond
		leaves := random.IntN(10) == 0
		slots <- struct{}{}
		all.Go(func() {
			defer func() { <-slots }()
			r, err := put(socket, &req, leaves)
			if leaves || err != nil {
				return // as the hook, which then asks in another way
			}
			mu.Lock()
			defer mu.Unlock()
			outcomes[r.Outcome]++
			if r.Verdict == automode.Allow || r.Ruling().Verdict == automode.Allow {
				t.Errorf("allowed: %+v", r)
			}
			if r.Outcome == automode.Policy && r.Verdict != automode.Deny {
				t.Errorf("a ruling that nobody gave: %+v", r)
			}
		})
	}
	all.Wait()
	t.Log(outcomes, f.good)
	if len(outcomes) < 7 || outcomes[automode.Policy] == 0 {
		t.Errorf("the runs did not differ: %v", outcomes)
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	// Requests that the provider never answers end with their time, and their
	// connections; then no goroutine of them is there.
	for n := 0; f.under.Load() > 0; n++ {
		if time.Sleep(10 * time.Millisecond); n == 1000 {
			t.Fatalf("%d requests go on behind their time", f.under.Load())
		}
	}
	w.CloseClientConnections()
	for range 1000 {
		if runtime.NumGoroutine() <= before+8 { // idle connections, whose two goroutines stay for the next question
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	stacks := make([]byte, 1<<16)
	t.Errorf("%d goroutines, %d before:\n%s", runtime.NumGoroutine(), before, stacks[:runtime.Stack(stacks, true)])
}

// put asks as the hook does; leaves is set for one that is killed meanwhile.
func put(socket string, req *sidequery.Request, leaves bool) (sidequery.Response, error) {
	c, err := net.Dial("unix", socket)
	if err != nil {
		return sidequery.Response{}, err
	}
	defer c.Close()
	line, err := json.Marshal(req)
	if err != nil {
		return sidequery.Response{}, err
	}
	if _, err := c.Write(append(line, '\n')); err != nil || leaves {
		return sidequery.Response{}, err
	}
	in := bufio.NewReader(c)
	if taken, err := in.ReadString('\n'); err != nil || taken != sidequery.Taken {
		return sidequery.Response{}, fmt.Errorf("%q: %w", taken, err)
	}
	c.SetReadDeadline(time.Now().Add(req.Left + 10*time.Second))
	answer, err := io.ReadAll(in)
	if err != nil {
		return sidequery.Response{}, err
	}
	return sidequery.ParseResponse(answer)
}

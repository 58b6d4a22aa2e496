package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/subtle"
	_ "embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode/internal/dialect"
	"automode/internal/regular"
)

// openapi describes what the server answers; a test holds it against the handler.
//
//go:embed openapi.json
var openapi []byte

// longestCheck is how long a judge may be waited for, whatever the configuration
// says: the answer has to be out before the connection is closed.
const longestCheck = 50 * time.Second

// checker answers POST /v1/check with what "automode check --json" would say,
// and puts what is left open to the judges of the configuration. Whatever is no
// question is answered with a status of its own and no decision.
type checker struct {
	machine machine
	config  string // the person's configuration; empty: the fixed place
	state   string // the record, and the judges' server; empty: no judge is asked
	token   string // empty: none is needed
	local   bool   // the request came over a socket that only the person reaches
}

// mistake is an answer that is no decision.
type mistake struct {
	Error struct {
		Code    string `json:"code"`
		Message string `json:"message"`
	} `json:"error"`
}

func (c *checker) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	fail := func(status int, code, format string, args ...any) {
		var m mistake
		m.Error.Code, m.Error.Message = code, fmt.Sprintf(format, args...)
		reply(w, status, m)
	}
	only := func(method string) bool {
		if r.Method != method {
			w.Header().Set("Allow", method)
			fail(http.StatusMethodNotAllowed, "method", "use %s", method)
		}
		return r.Method == method
	}
	// A page in a browser can reach loopback by a name of its own; it cannot hide
	// that name, and a page of another place says where it comes from.
	if !c.local && !loopback(r.Host) || r.Header.Get("Origin") != "" {
		fail(http.StatusForbidden, "origin", "this server answers programs on this machine, by the address 127.0.0.1 or ::1, and no pages")
		return
	}
	switch r.URL.Path {
	case "/openapi.json":
		if only(http.MethodGet) {
			w.Header().Set("Content-Type", "application/json")
			w.Write(openapi)
		}
	case "/v1/check":
		if !only(http.MethodPost) {
			return
		}
		given, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		if c.token != "" && (!ok || subtle.ConstantTimeCompare([]byte(given), []byte(c.token)) != 1) {
			w.Header().Set("WWW-Authenticate", "Bearer")
			fail(http.StatusUnauthorized, "token", "send the token of this server, as \"Authorization: Bearer TOKEN\"")
			return
		}
		if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
			fail(http.StatusUnsupportedMediaType, "type", "send \"Content-Type: application/json\"")
			return
		}
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, dialect.MaxPayload))
		if _, long := errors.AsType[*http.MaxBytesError](err); long {
			fail(http.StatusRequestEntityTooLarge, "size", "the body is longer than %d bytes", dialect.MaxPayload)
			return
		} else if err != nil {
			fail(http.StatusBadRequest, "body", "the body could not be read to its end")
			return
		}
		q, id, err := readCheck(body)
		if err != nil {
			fail(http.StatusBadRequest, "question", "%s", err)
			return
		}
		// The configuration is read for each question, so that what was changed counts.
		j, err := newJudge(c.machine, c.config)
		if err != nil {
			fail(http.StatusInternalServerError, "configuration", "%s", err)
			return
		}
		j.asks = c.state
		a := j.decideWithin(r.Context(), q)
		v := viewOf(&a)
		v.ID = id
		reply(w, http.StatusOK, v)
	default:
		fail(http.StatusNotFound, "path", "there are POST /v1/check and GET /openapi.json")
	}
}

func reply(w http.ResponseWriter, status int, v any) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if e.Encode(v) != nil {
		status = http.StatusInternalServerError
		b.Reset()
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	w.Write(b.Bytes())
}

// checkKeys are those of a question.
var checkKeys = []string{"id", "command", "tool", "input", "cwd", "project", "mode"}

// readCheck reads a question strictly: what nobody understands could have been
// meant to change the answer.
func readCheck(body []byte) (q question, id json.RawMessage, err error) {
	l, err := readBatchLine(body, "mode")
	if err != nil {
		return q, nil, err
	}
	var all map[string]json.RawMessage
	if err := json.Unmarshal(body, &all); err != nil {
		return q, nil, err
	}
	for key := range all {
		if !slices.Contains(checkKeys, key) {
			return q, nil, fmt.Errorf("the key %q is not known; known are %s", key, strings.Join(checkKeys, ", "))
		}
	}
	q = question{command: l.command, tool: l.tool, input: l.input, cwd: l.cwd, project: l.project}
	if raw, ok := all["mode"]; ok {
		var name string
		if json.Unmarshal(raw, &name) != nil || name == "" || q.mode.UnmarshalText([]byte(name)) != nil {
			return q, nil, errors.New("the mode is none of default, plan, acceptEdits, auto, dontAsk, bypassPermissions")
		}
	}
	if !filepath.IsAbs(q.cwd) {
		return q, nil, errors.New(`"cwd" has to be the absolute path of the folder in which the call would run`)
	}
	if q.project != "" && !filepath.IsAbs(q.project) {
		return q, nil, errors.New(`"project" has to be an absolute path`)
	}
	return q, l.id, nil
}

// loopback reports whether a host, with or without a port, is this machine by
// its address.
func loopback(host string) bool {
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	ip := net.ParseIP(strings.Trim(host, "[]"))
	return host == "localhost" || ip != nil && ip.IsLoopback()
}

// listen opens what --listen names: an address on loopback, or "unix:" and the
// absolute path of a socket.
func listen(where string) (net.Listener, bool, error) {
	if path, ok := strings.CutPrefix(where, "unix:"); ok {
		if !filepath.IsAbs(path) {
			return nil, true, advise("write it as unix:/run/user/1000/automode.sock", "--listen names no absolute path")
		}
		// A folder that others enter does not keep them from the socket.
		if info, err := os.Stat(filepath.Dir(path)); err != nil || info.Mode().Perm()&0o077 != 0 {
			return nil, true, advise("make a folder for it with mkdir -m 700", "the folder of the socket %s is not there, or others can enter it", path)
		}
		l, err := net.Listen("unix", path)
		return l, true, err
	}
	host, _, err := net.SplitHostPort(where)
	ip := net.ParseIP(host)
	if err != nil || ip == nil || !ip.IsLoopback() {
		return nil, false, advise("write it as 127.0.0.1:8377 or [::1]:8377", "--listen takes an address on loopback, or unix:PATH, not %s", where)
	}
	l, err := net.Listen("tcp", where)
	return l, false, err
}

// tokenIn reads the token of the state folder, which is made where there is none.
func tokenIn(state string) (token, file string, err error) {
	file = filepath.Join(state, "run", "token")
	if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
		return "", file, err
	}
	b, err := regular.ReadFile(file, 256)
	switch {
	case err == nil && len(strings.TrimSpace(string(b))) >= 32:
		return strings.TrimSpace(string(b)), file, nil
	case err == nil:
		return "", file, advise("remove it, and another one is made", "%s holds no token of 32 letters", file)
	case !errors.Is(err, os.ErrNotExist):
		return "", file, err
	}
	fresh := make([]byte, 24)
	rand.Read(fresh) // never fails
	token = hex.EncodeToString(fresh)
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return "", file, err
	}
	_, err = f.WriteString(token + "\n")
	return token, file, errors.Join(err, f.Close())
}

// serveChecks answers until ctx ends.
func serveChecks(ctx context.Context, l net.Listener, c *checker) error {
	s := &http.Server{Handler: c, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 15 * time.Second, WriteTimeout: 60 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10}
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		<-ctx.Done()
		end, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		defer cancel()
		if s.Shutdown(end) != nil {
			s.Close()
		}
	}()
	err := s.Serve(l)
	if ctx.Err() != nil {
		<-stopped
		return nil
	}
	return err
}

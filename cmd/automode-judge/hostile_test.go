//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"automode"
	"automode/internal/release"
	"automode/internal/sidequery"
)

// What an environment says that a project could set changes nothing: neither
// whose certificates are trusted, nor where a request goes, nor which key it bears.
func TestEnvironmentChangesNothing(t *testing.T) {
	p := newPlace(t, "anthropic", passes)
	secure := httptest.NewUnstartedServer(http.HandlerFunc(p.wire.ServeHTTP))
	secure.Config.ErrorLog = log.New(io.Discard, "", 0)
	secure.StartTLS()
	defer secure.Close()
	root := filepath.Join(p.home, "root.pem")
	cert := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: secure.Certificate().Raw})
	if err := os.WriteFile(root, cert, 0o600); err != nil {
		t.Fatal(err)
	}
	evil := []string{"SSL_CERT_FILE=" + root, "SSL_CERT_DIR=" + p.home, "GODEBUG=x509usefallbackroots=1", "HTTP_PROXY=" + p.wire.URL, "http_proxy=" + p.wire.URL,
		"HTTPS_PROXY=" + p.wire.URL, "ALL_PROXY=" + p.wire.URL, "ANTHROPIC_BASE_URL=" + p.wire.URL, "ANTHROPIC_API_KEY=evil", "ANTHROPIC_AUTH_TOKEN=evil",
		"ANTHROPIC_CUSTOM_HEADERS=X-Evil: evil", "AWS_BEARER_TOKEN_BEDROCK=evil", "AWS_ACCESS_KEY_ID=evil", "AWS_SECRET_ACCESS_KEY=evil", "HOME=" + p.home, "JUDGE_KEY=the-key"}
	ask := func(provider, url string) sidequery.Response {
		t.Helper()
		text := fmt.Sprintf(`{"classifier": {"daemon": "off", "judges": [{"provider": %q, "model": "m", "baseURL": %q, "keyVariable": "JUDGE_KEY", "region": "r", "project": "p"}]}}`, provider, url)
		if err := os.WriteFile(p.config, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		line, err := json.Marshal(sidequery.Request{Protocol: sidequery.Protocol, Build: release.Read().String(), Home: p.home, Config: p.config, State: p.state, Left: 20 * time.Second,
			Call:    automode.Call{Tool: "Bash", Kind: automode.ShellTool, Command: network, Cwd: p.project},
			Effects: []sidequery.Effect{{Kind: automode.Fetch, Target: "example.com", Word: automode.Unsettled}}})
		if err != nil {
			t.Fatal(err)
		}
		var out, complaints bytes.Buffer
		cmd := exec.Command(filepath.Join(p.bin, "automode-judge"))
		cmd.Stdin, cmd.Env, cmd.Stdout, cmd.Stderr = bytes.NewReader(append(line, '\n')), evil, &out, &complaints
		if err := cmd.Run(); err != nil {
			t.Fatal(err)
		}
		r, err := sidequery.ParseResponse(out.Bytes())
		if err != nil || complaints.Len() > 0 {
			t.Errorf("%v: %s%s", err, out.Bytes(), complaints.Bytes())
		}
		return r
	}
	if r := ask("anthropic", secure.URL); r.Outcome != automode.Rejected || p.wire.asked() != 0 {
		t.Errorf("a certificate of the environment is trusted: %+v", r)
	}
	// An address that nobody answers at, and a proxy that would.
	if r := ask("anthropic", "http://240.0.0.1"); r.Outcome == automode.Policy || p.wire.asked() != 0 {
		t.Errorf("a proxy of the environment is used: %+v", r)
	}
	for _, provider := range []string{"anthropic", "bedrock", "vertex", "openai", "chat"} {
		p.wire.script(passes)
		if r := ask(provider, p.wire.URL); r.Outcome != automode.Policy && provider != "bedrock" && provider != "vertex" { // which this wire does not speak
			t.Errorf("%s: %+v", provider, r)
		}
		if p.wire.asked() == 0 || p.wire.keys[0] != "the-key" {
			t.Errorf("%s: a key of the environment is used: %q", provider, p.wire.keys)
		}
	}
}

// Whoever listens where the server would is not asked and hears no key: neither
// another program in the person's own folder, nor one in a folder that others
// enter, nor behind a link.
func TestSquattedSocket(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells which program listens")
	}
	for name, prepare := range map[string]func(dir string) error{
		"another program": func(dir string) error { return os.Mkdir(dir, 0o700) },
		"an open folder":  func(dir string) error { return os.Mkdir(dir, 0o755) },
		"a link": func(dir string) error {
			if err := os.Mkdir(dir+"-real", 0o700); err != nil {
				return err
			}
			return os.Symlink(dir+"-real", dir)
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlace(t, "anthropic", lookCloser, blocks)
			dir := filepath.Dir(p.socket())
			if err := os.MkdirAll(filepath.Dir(dir), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := prepare(dir); err != nil {
				t.Fatal(err)
			}
			l, err := net.Listen("unix", p.socket())
			if err != nil {
				t.Fatal(err)
			}
			heard := make(chan string, 8)
			ended := make(chan bool)
			go func() {
				defer close(ended)
				for {
					c, err := l.Accept()
					if err != nil {
						return
					}
					c.SetReadDeadline(time.Now().Add(time.Second))
					io.WriteString(c, sidequery.Taken+`{"protocol":1,"verdict":"allow","cites":true}`+"\n")
					b, _ := io.ReadAll(c)
					heard <- string(b)
					c.Close()
				}
			}()
			if word, reason := p.ask(t, network); word != "deny" || p.wire.asked() != 2 {
				t.Errorf("%s: %s after %d requests", word, reason, p.wire.asked())
			}
			l.Close()
			<-ended
			close(heard)
			for text := range heard {
				if strings.Contains(text, "the-key") || strings.Contains(text, "curl") {
					t.Errorf("it heard %q", text)
				}
			}
		})
	}
}

// The server of the person's own programs answers nobody else, though it is the
// same person who asks.
func TestServerKnowsWhoAsks(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells which program asks")
	}
	p := newPlace(t, "anthropic", passes)
	p.ask(t, network)
	p.served(t, 0)
	req := sidequery.Request{Protocol: sidequery.Protocol, Build: release.Read().String(), Home: p.home, Config: p.config, State: p.state, Left: 10 * time.Second}
	if r, err := put(p.socket(), &req, false); err == nil {
		t.Errorf("it answered another program: %+v", r)
	}
}

//go:build unix

package e2e

import (
	"bufio"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// libraries are what the examples are written for: the packages, and the
// example that is run with them.
var libraries = []struct {
	example  string
	packages []string
	claude   bool // it speaks to a model as Claude Code does
}{
	{"claude-agent-sdk", []string{"@anthropic-ai/claude-agent-sdk@0.3.330"}, true},
	{"openai-agents", []string{"@openai/agents@0.20.0", "zod@4.6.7"}, false},
	{"langchain", []string{"langchain@1.5.14", "@langchain/langgraph@1.7.3", "@langchain/core@1.4.0", "@langchain/openai@1.6.0", "zod@4.6.7"}, false},
}

// TestExamples runs each of our examples with its library from its own packages,
// a model on loopback and a real "automode serve", which is asked by HTTP: what is
// allowed runs, what is denied does not and nobody is asked, the rest is put to
// the person, and without the server all of it is.
func TestExamples(t *testing.T) {
	wanted(t)
	for i := range libraries {
		l := &libraries[i]
		t.Run(l.example, func(t *testing.T) {
			if only := os.Getenv("AUTOMODE_E2E_ONLY"); only != "" && only != l.example {
				t.Skip("not asked for")
			}
			t.Parallel()
			node := agent(t, newerNode, "node")
			modules := packages(t, []string{filepath.Dir(node)}, l.packages...)
			m := lay(t, node)
			work := filepath.Join(m.home, "agent")
			for _, pattern := range []string{filepath.Join("..", "examples", "*.mjs"), filepath.Join("testdata", "examples", "run-"+l.example+".mjs")} {
				files, err := filepath.Glob(pattern)
				if err != nil || len(files) == 0 {
					t.Fatal(pattern, err)
				}
				for _, file := range files {
					m.write(filepath.Join(work, filepath.Base(file)), m.read(file))
				}
			}
			if err := os.Symlink(modules, filepath.Join(work, "node_modules")); err != nil {
				t.Fatal(err)
			}
			url, token := m.serve()
			made, precious := filepath.Join(m.project, "made.txt"), filepath.Join(m.project, "precious.txt")
			allowed, asked, denied := "printf hi > made.txt", "rm precious.txt", "rm -rf "+filepath.Join(m.home, "Documents")
			tool := func(command string) turn {
				if l.claude {
					return bash(command)
				}
				return turn{tool: "shell", input: dict{"command": command}}
			}
			run := func(t *testing.T, url, token, person string) (questions []string, told func(int) string) {
				t.Helper()
				script := []turn{tool(allowed), tool(asked), tool(denied)}
				var address string
				if l.claude {
					mod := newModel(t, script...)
					address, told = mod.URL, mod.result
				} else {
					mod := newWires(t, script...)
					address, told = mod.URL+"/v1", mod.result
				}
				ctx, cancel := context.WithTimeout(t.Context(), longest)
				defer cancel()
				sink := newSink(t)
				cmd := m.command(ctx, node, filepath.Join(work, "run-"+l.example+".mjs"))
				cmd.Env = m.in(t).env("AUTOMODE_URL="+url, "AUTOMODE_TOKEN="+token, "PERSON="+person, "PROMPT="+prompt, "MODEL_URL="+address,
					"ANTHROPIC_BASE_URL="+address, "ANTHROPIC_API_KEY=sk-ant-e2e", "DISABLE_AUTOUPDATER=1", "DISABLE_TELEMETRY=1", "DISABLE_ERROR_REPORTING=1",
					"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1", "LANGSMITH_TRACING=false", "HTTPS_PROXY="+sink, "HTTP_PROXY="+sink, "NO_PROXY=127.0.0.1,localhost")
				said, err := whole(cmd)
				for n, step := range script {
					t.Logf("call %d %v: %s", n, step.input, told(n))
				}
				if err != nil || !strings.Contains(said, "ended: ") {
					t.Fatalf("it did not come to its end: %v\n%s", err, said)
				}
				for line := range strings.Lines(said) {
					if q, ok := strings.CutPrefix(line, "asked: "); ok {
						questions = append(questions, strings.TrimSpace(q))
					}
				}
				return questions, told
			}
			for _, c := range []struct{ person, name string }{{"no", "the person says no"}, {"yes", "the person says yes"}} {
				t.Run(c.name, func(t *testing.T) {
					os.Remove(made)
					questions, told := run(t, url, token, c.person)
					if !slices.Equal(questions, []string{asked}) {
						t.Errorf("the person was asked %q, want %q alone", questions, asked)
					}
					if !there(made) {
						t.Errorf("what is allowed did not run: %s", told(0))
					}
					if there(precious) != (c.person == "no") {
						t.Errorf("what is asked about; the file is there: %v: %s", there(precious), told(1))
					}
					if !there(m.canary()) || !strings.Contains(told(2), "home's own folders") {
						t.Errorf("what is denied; the file is there: %v: %s", there(m.canary()), told(2))
					}
				})
			}
			m.write(precious, "only here\n")
			for name, server := range map[string]string{"another token": url, "no server": "http://127.0.0.1:1"} {
				t.Run(name, func(t *testing.T) {
					os.Remove(made)
					questions, told := run(t, server, "another", "no")
					if !slices.Equal(questions, []string{allowed, asked, denied}) {
						t.Errorf("the person was asked %q", questions)
					}
					if there(made) || !there(precious) || !there(m.canary()) {
						t.Errorf("something ran: %s %s %s", told(0), told(1), told(2))
					}
				})
			}
		})
	}
}

// serve starts "automode serve" until the test is over, and returns its address
// and its token.
func (m *machine) serve() (url, token string) {
	m.t.Helper()
	cmd := exec.Command(filepath.Join(m.bin, "automode"), "serve", "--listen", "127.0.0.1:0", "--state", m.state, "--config", m.conf)
	cmd.Dir, cmd.Env = m.project, m.env()
	said, err := cmd.StderrPipe()
	if err != nil {
		m.t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		m.t.Fatal(err)
	}
	m.t.Cleanup(func() {
		cmd.Process.Signal(syscall.SIGTERM)
		kill := time.AfterFunc(10*time.Second, func() { cmd.Process.Kill() })
		cmd.Wait()
		kill.Stop()
	})
	lines := bufio.NewScanner(said)
	for lines.Scan() {
		rest, ok := strings.CutPrefix(lines.Text(), "automode: answering at ")
		if !ok {
			continue
		}
		address, file, ok := strings.Cut(rest, "; the token stands in ")
		if !ok {
			break
		}
		go io.Copy(io.Discard, said)
		return "http://" + address, strings.TrimSpace(m.read(file))
	}
	m.t.Fatal("automode serve does not say where it answers")
	return "", ""
}

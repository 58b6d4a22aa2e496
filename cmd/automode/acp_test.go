package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// An agent behind "automode acp" in a process of its own, with the real hook:
// what is allowed is answered, what is denied is rejected, what is asked comes
// to the client, and without the hook everything does.
func TestACP(t *testing.T) {
	bin := installed(t)
	program := filepath.Join(bin, "automode"+exe())
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, c := range []struct {
		command, want string
		gone          bool
	}{
		{"git status", "yes", false},
		{"rm -rf ~/", "no", false},
		{"frobnicate", "passed", false},
		{"git status", "passed", true},
		{"rm -rf ~/", "passed", true},
	} {
		t.Run(fmt.Sprintf("%s/%v", c.command, c.gone), func(t *testing.T) {
			home := t.TempDir()
			project := filepath.Join(home, "project")
			if err := os.MkdirAll(filepath.Join(project, ".git"), 0o755); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(program, "acp", "--state", filepath.Join(home, "state"), "--config", emptyConfig(t), "--", "cat")
			cmd.Env = append(os.Environ(), "HOME="+home)
			cmd.Stderr = os.Stderr
			in, err := cmd.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			out, err := cmd.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			defer cmd.Wait()
			defer in.Close()
			lines := bufio.NewScanner(out)
			const first = `{"jsonrpc":"2.0",  "method":"_first"}`
			if _, err := io.WriteString(in, first+"\n"); err != nil || !lines.Scan() || lines.Text() != first {
				t.Fatalf("%v: %q", err, lines.Text())
			}
			// The name that the mirror gives itself is ours; without one it is the command's.
			asker := "acp:cat"
			if c.command == "rm -rf ~/" {
				asker = "acp:_x__/agent"
				for _, text := range []string{`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}`,
					`{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":1,"agentInfo":{"name":"«x»\n/agent","version":"1"}}}`} {
					if _, err := io.WriteString(in, text+"\n"); err != nil || !lines.Scan() || lines.Text() != text {
						t.Fatalf("%v: %q", err, lines.Text())
					}
				}
			}
			if c.gone {
				hook := filepath.Join(bin, "automode-hook"+exe())
				if err := os.Rename(hook, hook+".gone"); err != nil {
					t.Fatal(err)
				}
				defer os.Rename(hook+".gone", hook)
			}
			// The agent is a mirror: what we send as the client comes back as its own.
			command, _ := json.Marshal(c.command)
			cwd, _ := json.Marshal(project)
			request := fmt.Sprintf(`{"jsonrpc":"2.0","id":7,"method":"session/request_permission","params":{"sessionId":"s","subject":{"type":"command","command":%s,"cwd":%s},"options":[{"optionId":"yes","name":"","kind":"allow_once"},{"optionId":"no","name":"","kind":"reject_once"}]}}`, command, cwd)
			if _, err := io.WriteString(in, request+"\n"); err != nil {
				t.Fatal(err)
			}
			// An answer goes to the agent, which mirrors it to us; a request that is
			// passed on comes as it is.
			if !lines.Scan() {
				t.Fatal("nothing came", lines.Err())
			}
			got := "passed"
			if lines.Text() != request {
				var a struct {
					Result struct{ Outcome struct{ OptionID string } }
				}
				if err := json.Unmarshal(lines.Bytes(), &a); err != nil {
					t.Fatal(err)
				}
				got = a.Result.Outcome.OptionID
			}
			if got != c.want {
				t.Errorf("%s, want %s: %s", got, c.want, lines.Text())
			}
			journal, _ := filepath.Glob(filepath.Join(home, "state", "journal", "*"))
			if len(journal) != 1 || c.gone {
				if len(journal) != 0 || !c.gone {
					t.Errorf("the journal is %q", journal)
				}
				return
			}
			if text, err := os.ReadFile(journal[0]); err != nil || strings.Count(string(text), `"agent":`) != strings.Count(string(text), `"agent":"`+asker+`"`) {
				t.Errorf("it is not %s that asked: %s %v", asker, text, err)
			}
		})
	}
	var problem strings.Builder
	cmd := exec.Command(program, "acp", "--", filepath.Join(bin, "no such agent"))
	cmd.Stderr = &problem
	if err := cmd.Run(); err == nil || !strings.Contains(problem.String(), "cannot be started") {
		t.Errorf("%v %s", err, problem.String())
	}
}

// emptyConfig is the file of a person who set nothing.
func emptyConfig(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "automode.json")
	if err := os.WriteFile(name, []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

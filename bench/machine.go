package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"automode/internal/own"
)

// machine is a throw-away home with a project, a configuration and a session,
// and the programs that are measured in it.
type machine struct {
	dir     string
	home    string
	project string
	config  string
	state   string
}

// newMachine lays one out in dir, which must be empty.
func newMachine(dir string) (*machine, error) {
	m := &machine{dir: dir, home: filepath.Join(dir, "home", "dev")}
	m.project = filepath.Join(m.home, "project")
	m.config = filepath.Join(m.home, ".config", "automode", "automode.json")
	m.state = filepath.Join(m.home, ".local", "state", "automode")
	for name, text := range map[string]string{
		m.config:                                 settings(),
		filepath.Join(m.project, "go.mod"):       "module project\n\ngo 1.26\n",
		filepath.Join(m.project, "src", "a.go"):  "package src\n\n// TODO: nothing\n",
		filepath.Join(m.project, ".git", "HEAD"): "ref: refs/heads/topic\n",
		filepath.Join(m.project, ".git", "config"): "[core]\n\trepositoryformatversion = 0\n" +
			"[remote \"origin\"]\n\turl = https://example.com/dev/project.git\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n",
		filepath.Join(m.project, ".git", "objects", "keep"):        "",
		filepath.Join(m.project, ".git", "refs", "heads", "topic"): strings.Repeat("0", 40) + "\n",
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			return nil, err
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// settings is a configuration with sixty rules of all forms, a dozen of them
// on paths and hosts, which every call is compared with.
func settings() string {
	var allow, ask, deny []string
	for _, program := range []string{"git", "go", "npm", "cargo", "make", "docker", "kubectl", "terraform"} {
		allow = append(allow, "Bash("+program+" list *)", "Bash("+program+" show --brief)")
		ask = append(ask, "Bash("+program+" deploy *)")
		deny = append(deny, "Bash("+program+" destroy *)", "Bash("+program+" * --force)")
	}
	allow = append(allow, "Read(~/notes/**)", "Edit(/src/**)", "WebFetch(domain:docs.example.com)", "mcp__memory__read",
		"effect:Fetch(packages.example.com)", "effect:Write(~/notes/**)", "Agent(Explore)", "Skill(review *)")
	ask = append(ask, "Edit(/Makefile)", "WebFetch(domain:*.example.net)", "mcp__tracker__*", "effect:Publish")
	deny = append(deny, "Read(.env)", "Read(./secrets/**)", "Edit(~/.ssh/**)", "effect:Delete(~/archive/**)",
		"effect:Send(paste.example.org)", "WebFetch(domain:paste.example.org)", "Cd(/srv)", "Agent(deployer)")
	text, err := json.MarshalIndent(map[string]any{"permissions": map[string]any{"allow": allow, "ask": ask, "deny": deny}}, "", "  ")
	if err != nil {
		panic(err) // a map of strings can be written
	}
	return string(text)
}

// payload is what Claude Code sends for an event, with the fields of more
// beside the usual ones.
func (m *machine) payload(event string, more map[string]any) []byte {
	p := map[string]any{
		"session_id":      "8903b04d-bf10-4e0f-a654-e99661dc71b7",
		"transcript_path": filepath.Join(m.home, ".claude", "projects", "project", "8903b04d-bf10-4e0f-a654-e99661dc71b7.jsonl"),
		"cwd":             m.project, "hook_event_name": event,
	}
	for k, v := range more {
		p[k] = v
	}
	text, err := json.Marshal(p)
	if err != nil {
		panic(err) // see settings
	}
	return text
}

// call is the question whether command may run.
func (m *machine) call(command string) []byte {
	return m.payload("PreToolUse", map[string]any{
		"prompt_id": "9979c173-531b-4165-9595-1323465fbbbe", "permission_mode": "default",
		"effort": map[string]any{"level": "medium"}, "tool_name": "Bash", "tool_use_id": "toolu_0003",
		"tool_input": map[string]any{"command": command, "description": "look for what is left to do"},
	})
}

// build makes one of the programs as they are released, puts a copy in its
// place as an installation does, and returns the copy's path. The linker's own
// file would start a sixth more slowly: it is mapped while it is written. And
// what is written at once lies in the page cache in one large piece, of which
// Linux maps all where a part is touched; cp, install and tar write as here.
func (m *machine) build(p *program) (string, error) {
	linked := filepath.Join(m.dir, "linked", p.name)
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", linked, p.path)
	if p.path == "./cmd/automode-hook" {
		cmd = exec.Command("go", "run", "./build", "-o", filepath.Dir(linked))
	}
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if text, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("cannot build %s: %w\n%s", p.path, err, text)
	}
	installed := filepath.Join(m.dir, p.name)
	if p.path == "./cmd/automode-hook" { // it hands some calls over
		if err := install(filepath.Join(m.dir, "linked", own.Reader), filepath.Join(m.dir, own.Reader)); err != nil {
			return "", err
		}
	}
	return installed, install(linked, installed)
}

// install copies a program.
func install(from, to string) error {
	program, err := os.Open(from)
	if err != nil {
		return err
	}
	defer program.Close()
	place, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o700)
	if err != nil {
		return err
	}
	_, err = io.Copy(place, program)
	return errors.Join(err, place.Close())
}

// settled starts the session and makes sure that the hook allows the call, so
// that no error's short cut is measured.
func (m *machine) settled(hook *program, call []byte) error {
	if _, err := hook.output(m, m.payload("SessionStart", map[string]any{"source": "startup"})); err != nil {
		return err
	}
	out, err := hook.output(m, call)
	if err != nil {
		return err
	}
	if !bytes.Contains(out, []byte(`"permissionDecision":"allow"`)) {
		return fmt.Errorf("the call is not settled, so it is not what is to be measured: %s", out)
	}
	return nil
}

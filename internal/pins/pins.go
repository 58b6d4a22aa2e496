// Package pins keeps what the tools of an MCP server said of themselves when
// the person began to use them, so that one that changes is noticed. The gateway
// writes it, the hook reads the small part that a decision needs, and automode
// shows it.
package pins

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"automode/internal/regular"
)

// Folder is where the pins lie in a state folder: the dir of the functions here.
func Folder(state string) string { return filepath.Join(state, "mcp") }

// Server is what is pinned of one server. The zero value is one that nobody
// has met.
type Server struct {
	Name   string `json:"name"`   // as in mcp__NAME__tool
	Source string `json:"source"` // how it is started or reached, for the person
	// Origin is the digest of how it is started. Another one is another server.
	Origin string `json:"origin"`
	// Other is that of the server that came in its place, until it is accepted.
	Other string `json:"other,omitempty"`
	Tools []Tool `json:"tools"`
}

// Tool is one pinned tool.
type Tool struct {
	Name     string `json:"name"`           // as the server writes it; rules know it by [Name] of it
	Accepted string `json:"accepted"`       // the digest of the definition that counts as known
	Seen     string `json:"seen,omitempty"` // of the newest one, where it is another
	Hints    Hints  `json:"hints"`          // of the accepted definition
	// Hosts are arguments that the schema declares to be a host or an address.
	Hosts []string `json:"hosts,omitempty"`
}

// Changed reports whether the tool is described in another way than the person
// accepted.
func (t *Tool) Changed() bool { return t.Seen != "" && t.Seen != t.Accepted }

// Why is the sentence on a tool of the server that has changed.
func (t *Tool) Why(server string) string {
	why := " describes the tool " + t.spelt() + " in another way than when you began to use it."
	if t.Accepted == "" {
		why = " has a tool " + t.spelt() + " that you did not accept yet: it came later under a name by which rules know another one, or another server bears this name now."
	}
	return "The server " + server + why + " Look with: automode mcp pins " + server + "; and if it is well: automode mcp accept " + server + "."
}

// spelt is the tool's name for people: quoted where it holds letters that a rule
// does not.
func (t *Tool) spelt() string {
	if Name(t.Name) == t.Name {
		return t.Name
	}
	return strconv.Quote(t.Name)
}

// Hints are what a server says of a tool of its. nil: it says nothing.
type Hints struct {
	ReadOnly    *bool `json:"readOnly,omitempty"`
	Destructive *bool `json:"destructive,omitempty"`
	OpenWorld   *bool `json:"openWorld,omitempty"`
}

const (
	suffix   = ".json"
	mostPins = 1 << 20 // bytes
)

// Name makes a server's or tool's name what stands for it in mcp__server__tool:
// letters that are no ASCII letter, digit, "_" or "-" become "_".
func Name(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9', r == '_', r == '-':
			return r
		}
		return '_'
	}, s)
}

// Tell splits a tool's full name.
func Tell(full string) (server, tool string, ok bool) {
	rest, ok := strings.CutPrefix(full, "mcp__")
	if !ok {
		return "", "", false
	}
	server, tool, ok = strings.Cut(rest, "__")
	return server, tool, ok && Good(server)
}

// Good reports whether a server can be called so.
func Good(server string) bool {
	return server != "" && len(server) <= 64 && Name(server) == server && !strings.Contains(server, "__")
}

// Load reads what is pinned of a server. One of which nothing is pinned is the
// zero Server without an error.
func Load(dir, server string) (Server, error) {
	if !Good(server) {
		return Server{}, fmt.Errorf("a server cannot be called %q", server)
	}
	var s Server
	data, err := read(filepath.Join(dir, server+suffix), mostPins)
	if data == nil || err != nil {
		return Server{}, err
	}
	if err := json.Unmarshal(data, &s); err != nil || s.Name != server {
		return Server{}, fmt.Errorf("what is pinned of the server %s cannot be read: remove %s", server, filepath.Join(dir, server+suffix))
	}
	return s, nil
}

// Find returns the tool of exactly that name, nil when there is none.
func (s *Server) Find(tool string) *Tool {
	for i := range s.Tools {
		if s.Tools[i].Name == tool {
			return &s.Tools[i]
		}
	}
	return nil
}

// Called returns the tools that a name may mean: the one of exactly that name, or,
// where others spell names in letters of their own, as clients do, all that rules
// know by it.
func (s *Server) Called(tool string, exact bool) (list []*Tool) {
	for i := range s.Tools {
		if t := &s.Tools[i]; t.Name == tool || !exact && Name(t.Name) == Name(tool) {
			list = append(list, t)
		}
	}
	return list
}

// List loads all that is pinned. A folder that is missing holds nothing.
func List(dir string) ([]Server, error) {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var list []Server
	for _, e := range entries {
		if name, ok := strings.CutSuffix(e.Name(), suffix); ok && Good(name) {
			s, err := Load(dir, name)
			if err != nil {
				return nil, err
			}
			list = append(list, s)
		}
	}
	return list, nil
}

// read returns a file's content, nil where there is none.
func read(name string, most int) ([]byte, error) {
	data, err := regular.ReadFile(name, most)
	if errors.Is(err, os.ErrNotExist) || errors.Is(err, syscall.ENOTDIR) {
		return nil, nil
	}
	return data, err
}

package pins

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"automode/internal/digest"
	"automode/internal/journal/linefile"
)

// What the gateway writes: definitions beside the pins, and the pins.

const (
	// texts is the end of the files with the definitions, which only people read.
	texts     = ".tools"
	mostTexts = 32 << 20 // bytes
	mostTools = 2000     // of one server
)

// Twice stands as the newest definition of a tool when two tools bear its name.
const Twice = "twice"

// Origin is the digest of how a server is started or reached.
func Origin(words []string) string {
	text, err := json.Marshal(words)
	if err != nil {
		return ""
	}
	return digest.Of(text)[:32]
}

// Observe notes what a server says of its tools, all or some of them. A tool
// that nobody has met is pinned as it is, those of a server that came in the
// place of another one are not, nor is one that rules cannot tell from a tool that
// was there before. It returns the pins as they are now and the names of the tools
// that differ from what was accepted.
func Observe(dir string, met Server, defs []Definition) (Server, []string, error) {
	s, err := Load(dir, met.Name)
	if err != nil {
		return s, nil, err
	}
	before, err := json.Marshal(s)
	if err != nil {
		return s, nil, err
	}
	if s.Name == "" {
		s = Server{Name: met.Name, Source: met.Source, Origin: met.Origin}
	}
	s.Other = ""
	if s.Origin != met.Origin {
		s.Other, s.Source = met.Origin, met.Source
	}
	var changed []string
	seen := map[string]bool{}
	for _, d := range defs {
		t := s.Find(d.Name)
		switch {
		case t == nil && len(s.Tools) >= mostTools:
			return s, nil, fmt.Errorf("the server has more than %d tools", mostTools)
		case t == nil:
			alike := len(s.Called(d.Name, false)) > 0
			s.Tools = append(s.Tools, Tool{Name: d.Name, Accepted: d.Digest, Hints: d.Hints, Hosts: d.Hosts})
			t = &s.Tools[len(s.Tools)-1]
			if s.Other != "" || alike {
				t.Accepted, t.Seen = "", d.Digest
			}
		case seen[d.Name] && (t.Seen == Twice || t.Accepted != d.Digest || t.Seen != ""):
			t.Seen = Twice
		case t.Accepted == d.Digest && s.Other == "":
			t.Seen = ""
		default:
			t.Seen = d.Digest
			if t.Accepted == d.Digest {
				t.Accepted = "" // of another server's tool, whatever it says
			}
		}
		seen[d.Name] = true
		if t.Changed() && !slices.Contains(changed, d.Name) {
			changed = append(changed, d.Name)
		}
	}
	after, err := json.Marshal(s)
	if err != nil {
		return s, nil, err
	}
	if bytes.Equal(before, after) {
		return s, changed, nil
	}
	if err := keep(dir, &s, defs); err != nil {
		return s, nil, err
	}
	return s, changed, nil
}

// Accept takes the newest definitions of a server's tools for known, of all of
// them where none are named. It returns the names of those that it was news for.
func Accept(dir, server string, names []string) ([]string, error) {
	s, err := Load(dir, server)
	if err != nil {
		return nil, err
	}
	if s.Name == "" {
		return nil, fmt.Errorf("nothing is pinned of a server %s", server)
	}
	all, err := Texts(dir, server)
	if err != nil {
		return nil, err
	}
	var chosen []*Tool
	for _, name := range names {
		list := s.Called(name, s.Find(name) != nil)
		switch len(list) {
		case 0:
			return nil, fmt.Errorf("the server %s has no tool %s", server, name)
		case 1:
			chosen = append(chosen, list[0])
		default:
			return nil, fmt.Errorf("the server %s has several tools that rules call %s: name one as the server does", server, Name(name))
		}
	}
	var news []string
	for i := range s.Tools {
		t := &s.Tools[i]
		if !t.Changed() || len(names) > 0 && !slices.Contains(chosen, t) {
			continue
		}
		if t.Seen == Twice {
			return nil, fmt.Errorf("two tools of the server %s are called %s, so neither can be accepted", server, t.spelt())
		}
		d, err := Define(all[t.Seen])
		if err != nil || d.Digest != t.Seen {
			return nil, fmt.Errorf("what the tool %s says now was not kept: have the client list the tools again", t.Name)
		}
		t.Accepted, t.Seen, t.Hints, t.Hosts = d.Digest, "", d.Hints, d.Hosts
		news = append(news, t.Name)
	}
	if s.Other != "" && !slices.ContainsFunc(s.Tools, func(t Tool) bool { return t.Changed() }) {
		s.Origin, s.Other = s.Other, ""
	}
	return news, keep(dir, &s, nil)
}

// Forget removes what is pinned of a server. One that was never met is no error.
func Forget(dir, server string) error {
	if !Good(server) {
		return fmt.Errorf("a server cannot be called %q", server)
	}
	for _, end := range []string{suffix, texts} {
		if err := os.Remove(filepath.Join(dir, server+end)); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}

// Texts are the definitions of a server's tools, by digest.
func Texts(dir, server string) (map[string]json.RawMessage, error) {
	data, err := read(filepath.Join(dir, server+texts), mostTexts)
	all := map[string]json.RawMessage{}
	if data == nil || err != nil {
		return all, err
	}
	if err := json.Unmarshal(data, &all); err != nil {
		return map[string]json.RawMessage{}, nil // only people read them
	}
	return all, nil
}

// keep writes the definitions that are spoken of, and then the pins.
func keep(dir string, s *Server, defs []Definition) error {
	all, err := Texts(dir, s.Name)
	if err != nil {
		return err
	}
	wanted := map[string]json.RawMessage{}
	for i := range s.Tools {
		for _, d := range [...]string{s.Tools[i].Accepted, s.Tools[i].Seen} {
			if text := all[d]; text != nil {
				wanted[d] = text
			}
		}
	}
	for _, d := range defs {
		wanted[d.Digest] = d.Text
	}
	text, err := json.Marshal(wanted)
	if err != nil {
		return err
	}
	pins, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if len(text) > mostTexts || len(pins) > mostPins {
		return fmt.Errorf("the server %s says more of its tools than can be kept", s.Name)
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if err := linefile.Replace(filepath.Join(dir, s.Name+texts), text); err != nil {
		return err
	}
	return linefile.Replace(filepath.Join(dir, s.Name+suffix), pins)
}

// Definition is what a server says of one tool.
type Definition struct {
	Name   string          // as the server writes it
	Digest string          // of all that a model is shown of it
	Text   json.RawMessage // in a fixed form
	Hints  Hints
	Hosts  []string
}

// Define reads a tool's definition, which must be a JSON object.
func Define(raw json.RawMessage) (Definition, error) {
	var all map[string]any
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	if err := d.Decode(&all); err != nil || all == nil {
		return Definition{}, errors.New("a tool's definition is no object")
	}
	name, _ := all["name"].(string)
	for key, value := range all {
		if key != "name" && strings.EqualFold(key, "name") {
			name, _ = value.(string) // to some readers it is the name
		}
	}
	if name == "" || len(name) > 256 {
		return Definition{}, errors.New("a tool has no name")
	}
	// No model sees these, and they may change from one time to the next.
	delete(all, "_meta")
	delete(all, "icons")
	text, err := json.Marshal(all)
	if err != nil {
		return Definition{}, err
	}
	def := Definition{Name: name, Digest: digest.Of(text)[:32], Text: text}
	if a, ok := all["annotations"].(map[string]any); ok {
		def.Hints = Hints{yes(a["readOnlyHint"]), yes(a["destructiveHint"]), yes(a["openWorldHint"])}
	}
	if schema, ok := all["inputSchema"].(map[string]any); ok {
		properties, _ := schema["properties"].(map[string]any)
		for arg, p := range properties {
			if p, ok := p.(map[string]any); ok {
				switch p["format"] {
				case "hostname", "idn-hostname", "ipv4", "ipv6", "uri", "uri-reference", "iri", "url":
					def.Hosts = append(def.Hosts, arg)
				}
			}
		}
		slices.Sort(def.Hosts)
	}
	return def, nil
}

func yes(v any) *bool {
	if b, ok := v.(bool); ok {
		return &b
	}
	return nil
}

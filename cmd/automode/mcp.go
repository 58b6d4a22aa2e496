package main

import (
	"encoding/json"
	"net/url"
	"path/filepath"
	"strings"

	"automode/internal/journal"
	"automode/internal/own"
	"automode/internal/pins"
)

// mcpCommand is the gateway before servers of the Model Context Protocol, and
// what it keeps of them. The gateway itself is automode-mcp, beside this program.
type mcpCommand struct {
	Serve  mcpServeCommand  `cmd:"" default:"withargs" help:"Stand between a client and a server. This is what mcp does without a further word."`
	Pins   mcpPinsCommand   `cmd:"" help:"Show what is known of the servers' tools, and what changed."`
	Accept mcpAcceptCommand `cmd:"" help:"Take what a server says of its tools now for known."`
	Forget mcpForgetCommand `cmd:"" help:"Forget a server, as if it had never been met."`
}

func (*mcpCommand) Help() string {
	return `Put it in front of the server's command in the settings of any MCP client. What a server said of its tools when it was first met is kept, and what it says otherwise later is asked about until you accept it.

Examples:

    automode mcp --name files -- npx -y @modelcontextprotocol/server-filesystem .
    automode mcp --name tracker --url https://mcp.example.com/mcp --header 'Authorization: Bearer $TOKEN'
    automode mcp pins files
    automode mcp accept files`
}

type mcpServeCommand struct {
	Name   string      `placeholder:"NAME" help:"The server's name, as rules know it: mcp__NAME__tool. (default: the program's name, or the host)"`
	URL    string      `name:"url" placeholder:"URL" help:"A server that is reached by streamable HTTP, instead of a command."`
	Header []string    `placeholder:"HEADER" sep:"none" help:"With --url: a header of each request, as 'Authorization: Bearer $TOKEN'; $TOKEN is looked up in the environment. Can be repeated."`
	Config string      `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	State  string      `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	Server []exactText `arg:"" optional:"" passthrough:"partial" suggest:"command" help:"The server's command, behind --."`
}

func (*mcpServeCommand) Help() string {
	return `Put it in front of the server's command in the settings of any MCP client. Every call of a tool is decided as a hook would decide mcp__NAME__tool; all else is passed on as it is. What is asked is put to you by way of the client where it can (elicitation), and denied where it cannot.

Examples, as a client starts them:

    automode mcp --name files -- npx -y @modelcontextprotocol/server-filesystem .
    automode mcp --name tracker --url https://mcp.example.com/mcp --header 'Authorization: Bearer $TOKEN'`
}

// Run becomes the gateway.
func (c *mcpServeCommand) Run(p *program) error {
	words := make([]string, 0, len(c.Server))
	for i, w := range c.Server {
		if i > 0 || w != "--" {
			words = append(words, string(w))
		}
	}
	name := c.Name
	switch {
	case (c.URL == "") == (len(words) == 0):
		return advise("as in: automode mcp --name files -- npx -y @modelcontextprotocol/server-filesystem .", "name one server: its command behind --, or its address with --url")
	case name == "" && c.URL != "":
		if u, err := url.Parse(c.URL); err == nil {
			name = pins.Name(u.Hostname())
		}
	case name == "":
		base := filepath.Base(words[0])
		name = strings.Trim(pins.Name(strings.TrimSuffix(base, filepath.Ext(base))), "_")
	}
	if !pins.Good(name) {
		return advise("use letters, digits, - and single _, at most 64", "a server cannot be called %q", name)
	}
	args := []string{"--name", name}
	if c.URL != "" {
		args = append(args, "--url", c.URL)
	}
	for _, h := range c.Header {
		args = append(args, "--header", h)
	}
	args = append(args, placed(c.Config, c.State)...)
	if c.URL == "" {
		args = append(append(args, "--"), words...)
	}
	return p.become(own.Gateway, args)
}

// placed are the options that name the person's files.
func placed(config, state string) (args []string) {
	if config != "" {
		args = append(args, "--config", config)
	}
	if state != "" {
		args = append(args, "--state", state)
	}
	return args
}

// become runs one of our programs in this one's place.
func (p *program) become(name string, args []string) error {
	path := filepath.Join(p.machine.folder(), name+exe())
	if err := replace(path, args); err != nil {
		return advise("run make install in a clone, which puts all programs side by side", "%s cannot be started: %w", path, err)
	}
	return nil
}

type permissionPromptCommand struct {
	Config string `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	State  string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
}

func (*permissionPromptCommand) Help() string {
	return `An MCP server with the one tool permission_prompt, which "claude -p" asks where it would prompt: what the gate allows is allowed, all else is denied with a reason that says how to allow it.

Example:

    claude -p --mcp-config '{"mcpServers": {"automode": {"command": "automode", "args": ["permission-prompt"]}}}' \
        --permission-prompt-tool mcp__automode__permission_prompt 'tidy up'`
}

// Run becomes the server.
func (c *permissionPromptCommand) Run(p *program) error {
	return p.become(own.Gateway, append([]string{"--permission-prompt"}, placed(c.Config, c.State)...))
}

type mcpPinsCommand struct {
	Server string `arg:"" optional:"" help:"The server; all without it."`
	State  string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	JSON   bool   `name:"json" help:"Print JSON, one tool a line."`
}

func (*mcpPinsCommand) Help() string {
	return `A tool's description and schema are what the model is told of it. They are kept as they were when you began to use the server; a tool that says something else since is asked about until you accept it.

Examples:

    automode mcp pins
    automode mcp pins files`
}

// pinView is a tool in JSON.
type pinView struct {
	Server  string          `json:"server"`
	Source  string          `json:"source"`
	Tool    string          `json:"tool"`
	Changed bool            `json:"changed"`
	Other   bool            `json:"other_server"` // another server bears the name now
	Digest  string          `json:"digest"`
	Was     json.RawMessage `json:"was,omitempty"`
	Now     json.RawMessage `json:"now,omitempty"`
}

// Run shows what is pinned.
func (c *mcpPinsCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	dir := pins.Folder(state)
	list, err := pins.List(dir)
	if c.Server != "" {
		var one pins.Server
		if one, err = pins.Load(dir, c.Server); err == nil && one.Name != "" {
			list = []pins.Server{one}
		} else if err == nil {
			return advise("automode mcp pins lists those that were met", "nothing is pinned of a server %s", c.Server)
		}
	}
	if err != nil {
		return advise("look into "+dir, "%w", err)
	}
	if len(list) == 0 && !c.JSON {
		p.out.line("No server was met. Put automode mcp in front of one.")
	}
	for i := range list {
		if err := c.show(p, dir, &list[i]); err != nil {
			return err
		}
	}
	return nil
}

func (c *mcpPinsCommand) show(p *program, dir string, s *pins.Server) error {
	all, err := pins.Texts(dir, s.Name)
	if err != nil {
		return advise("look into "+dir, "%w", err)
	}
	if !c.JSON {
		p.out.line(p.out.paint(bold, s.Name), "  ", printable(s.Source))
		if s.Other != "" {
			p.out.paragraph(2, yellow, "Another server than before goes by this name: each of its tools is asked about.")
		}
	}
	for i := range s.Tools {
		t := &s.Tools[i]
		if c.JSON {
			v := pinView{Server: s.Name, Source: s.Source, Tool: t.Name, Changed: t.Changed(), Other: s.Other != "", Digest: t.Accepted, Was: all[t.Accepted]}
			if t.Changed() {
				v.Now = all[t.Seen]
			}
			p.out.json(v)
			continue
		}
		word := "known  "
		if t.Changed() {
			word = p.out.paint(yellow, "changed")
		}
		p.out.line("  ", word, "  ", printable(t.Name))
		if t.Changed() && c.Server != "" {
			p.out.paragraph(4, dim, "was: "+printable(string(all[t.Accepted])))
			p.out.paragraph(4, dim, "now: "+printable(string(all[t.Seen])))
		}
	}
	return nil
}

type mcpAcceptCommand struct {
	Server string   `arg:"" help:"The server."`
	Tool   []string `arg:"" optional:"" help:"Its tools; all that changed without it."`
	State  string   `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	JSON   bool     `name:"json" help:"Print JSON."`
}

// acceptedView is what was accepted of a server, in JSON.
type acceptedView struct {
	Server   string   `json:"server"`
	Accepted []string `json:"accepted"` // its tools that were new or had changed
}

func (*mcpAcceptCommand) Help() string {
	return `Read first what they say: automode mcp pins SERVER. Agents cannot accept anything: their own call of this is denied.

Examples:

    automode mcp accept files
    automode mcp accept files read_file`
}

// Run accepts.
func (c *mcpAcceptCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	news, err := pins.Accept(pins.Folder(state), c.Server, c.Tool)
	if err != nil {
		return advise("automode mcp pins lists the servers and their tools", "%w", err)
	}
	if len(news) == 0 {
		if c.JSON {
			p.out.json(acceptedView{c.Server, []string{}})
		} else {
			p.out.line("Nothing of it changed.")
		}
		return nil
	}
	text := "mcp accept " + c.Server + ": " + strings.Join(news, ", ")
	p.noteAct(state, journal.Entry{Rule: "mcp.accept", Tool: "automode mcp accept", Text: text, Person: "You accepted what the server " + c.Server + " says of its tools."})
	if c.JSON {
		p.out.json(acceptedView{c.Server, news})
		return nil
	}
	p.out.line("Known from now on: ", printable(strings.Join(news, ", ")))
	return nil
}

type mcpForgetCommand struct {
	Server string `arg:"" help:"The server."`
	State  string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
}

func (*mcpForgetCommand) Help() string {
	return `What it says of its tools the next time counts as known. Agents cannot do this: their own call of this is denied.`
}

// Run forgets.
func (c *mcpForgetCommand) Run(p *program) error {
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	if one, err := pins.Load(pins.Folder(state), c.Server); err == nil && one.Name == "" {
		return advise("automode mcp pins lists those that were met", "nothing is pinned of a server %s", c.Server)
	}
	if err := pins.Forget(pins.Folder(state), c.Server); err != nil {
		return advise("automode mcp pins lists the servers", "%w", err)
	}
	p.noteAct(state, journal.Entry{Rule: "mcp.forget", Tool: "automode mcp forget", Text: "mcp forget " + c.Server, Person: "You had the server " + c.Server + " forgotten."})
	p.out.line("Forgotten: ", printable(c.Server))
	return nil
}

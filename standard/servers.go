package standard

import (
	"automode/internal/pins"
	"automode/internal/understand/tools"
)

// described tells what is known of tools of MCP servers: what a server says of a
// tool counts where the person trusts the server, and absent means the worst. That
// it says something else than the person accepted counts always.
func described(cfg Config, dir string) func(tool string) tools.Described {
	if dir == "" {
		return nil
	}
	return func(full string) (d tools.Described) {
		server, name, ok := pins.Tell(full)
		if !ok {
			return d
		}
		s, err := pins.Load(dir, server)
		if err != nil {
			d.Changed = err.Error()
			return d
		}
		t := s.Find(name)
		if t == nil {
			return d
		}
		d.Hosts = t.Hosts
		if t.Changed() {
			d.Changed = pins.ChangedWhy(server, name)
			return d
		}
		for _, trusted := range cfg.TrustedServers {
			if trusted.Value != server {
				continue
			}
			h := &t.Hints
			d.Looks = h.ReadOnly != nil && *h.ReadOnly
			d.Closed = d.Looks && h.OpenWorld != nil && !*h.OpenWorld
			d.Keeps = !d.Looks && h.Destructive != nil && !*h.Destructive
		}
		return d
	}
}

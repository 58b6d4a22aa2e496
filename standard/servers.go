package standard

import (
	"slices"

	"automode"
	"automode/internal/config"
	"automode/internal/pins"
	"automode/internal/understand/tools"
)

// described tells what is known of tools of MCP servers: what a server says of a
// tool counts where the person trusts the server, and absent means the worst. That
// it says something else than the person accepted counts always. Where a name may
// be that of several tools, the worst that is known of any of them counts.
func described(cfg Config, dir string) func(*automode.Call) tools.Described {
	if dir == "" {
		return nil
	}
	return func(c *automode.Call) (d tools.Described) {
		server, name, ok := pins.Tell(c.Tool)
		if !ok {
			return d
		}
		exact := false // whether name is spelt as the server does
		if same, own, told := pins.Tell(c.Own); told && same == server && pins.Name(own) == pins.Name(name) {
			name, exact = own, true
		}
		s, err := pins.Load(dir, server)
		if err != nil {
			d.Changed = err.Error()
			return d
		}
		trusted := slices.ContainsFunc(cfg.TrustedServers, func(s config.Setting[string]) bool { return s.Value == server })
		for i, t := range s.Called(name, exact) {
			d.Hosts = append(d.Hosts, t.Hosts...)
			if t.Changed() && d.Changed == "" {
				d.Changed = t.Why(server)
			}
			h := &t.Hints
			looks := trusted && h.ReadOnly != nil && *h.ReadOnly
			closed := looks && h.OpenWorld != nil && !*h.OpenWorld
			keeps := trusted && !looks && h.Destructive != nil && !*h.Destructive
			d.Looks, d.Closed, d.Keeps = looks && (i == 0 || d.Looks), closed && (i == 0 || d.Closed), keeps && (i == 0 || d.Keeps)
		}
		if d.Changed != "" {
			d.Looks, d.Closed, d.Keeps = false, false, false
		}
		return d
	}
}

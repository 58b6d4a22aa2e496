// Package standard puts together the gate that automode's own programs use:
// the order of the layers, and the world that calls are judged in. Who embeds
// automode starts here; a classifier is passed in, so that who needs no model
// links none.
package standard

import (
	"cmp"
	"path/filepath"

	"automode"
	"automode/internal/config"
	"automode/internal/layers/allowlist"
	"automode/internal/layers/edits"
	"automode/internal/layers/grants"
	"automode/internal/layers/rules"
	"automode/internal/layers/table"
	"automode/internal/understand"
	"automode/internal/world"
)

// Config is what the organisation, the person and the project want. The zero
// value is the built-in policy alone.
type Config = config.Config

// Env is what the gate needs to know of the machine and the session. All
// paths are absolute. The zero value is a machine without home and project.
type Env struct {
	Home        string // $HOME
	AccountHome string // the account's home from the user database
	Root        string // the project that rules on "/path" are about
	Cwd         string // the working folder that rules on relative paths begin at; Root when empty
	Platform    automode.Platform
	Gate        []string // our own programs, configuration and state, beside those that are known by name
	Remotes     []string // the project's remotes when the session began; nil: as they are now
	// Live: calls are about to happen on this machine. A working folder that
	// does not exist then leads to ask.
	Live bool
	// Changed reports whether this session changed an executable surface, so
	// that what it starts is no longer taken for the project's own. Nil: no.
	Changed func(path string) bool
	// Made reports whether the session made a file and left it as it is. Nil: none.
	Made func(path string) bool
	// Wrote reports whether the session wrote a file, by whatever tool. Nil: none.
	Wrote func(path string) bool
	// Only are the places where this session moved what is nowhere else.
	Only []string
	// SecretRead: a secret was read in this session.
	SecretRead bool
	// Said is what the person said of single calls in this session, and what was
	// approved and denied in it.
	Said grants.Record
	// Looked: what came with the project was looked for when the session began,
	// and Changed tells of it.
	Looked bool
	// OneMoment: the calls are judged as at one time, by one goroutine, so that what
	// was looked up for one of them is not looked up again for another. It is for
	// records, and not for calls that are about to happen.
	OneMoment bool
	// Beyond is told when a call holds a language that only a full build reads.
	// Nil: nobody wants to know. Only the lean build of the hook ever calls it.
	Beyond func()
	// Read is told of every file that is read to understand a call. May be nil.
	Read func(path string, content []byte)
	// Pins is the folder with what tools of MCP servers said of themselves. Empty:
	// nothing is known of them.
	Pins string
	// Getenv looks a variable up; only a few are ever asked for. May be nil.
	Getenv func(string) (string, bool)
}

// firm is the organisation's rules that deny and ask, alone.
func firm(cfg Config) (theirs Config) {
	theirs.DisabledRules = cfg.DisabledRules
	for _, r := range cfg.Deny {
		if r.Origin.Firm() {
			theirs.Deny = append(theirs.Deny, r)
		}
	}
	for _, r := range cfg.Ask {
		if r.Origin.Firm() {
			theirs.Ask = append(theirs.Ask, r)
		}
	}
	return theirs
}

// RuleEnv is what the rules layer needs to know of it.
func RuleEnv(env Env) rules.Env {
	return rules.Env{Home: cmp.Or(env.Home, env.AccountHome), Root: env.Root, Cwd: env.Cwd, Platform: env.Platform,
		Brought: func(file string) string {
			if env.Changed != nil && env.Changed(file) {
				return "this session may have written it"
			}
			dir := filepath.Dir(filepath.Dir(file))
			w := world.New(world.Options{Home: env.Home, AccountHome: env.AccountHome, Roots: []string{env.Root}, Cwd: dir,
				Platform: env.Platform, Env: env.Getenv})
			defer w.Close()
			return w.Brought(file, env.Looked)
		},
		Real: func(folder string) string {
			real, _ := filepath.EvalSymlinks(folder)
			return real
		}}
}

// New makes the gate. The classifier may be nil: what the layers leave open
// is then asked.
func New(cfg Config, env Env, classifier automode.Classifier) *automode.Gate {
	overrides := make([]table.Override, len(cfg.Rows))
	for i, r := range cfg.Rows {
		overrides[i] = table.Override{ID: r.ID, Word: r.Word, From: r.From(), Firm: r.Origin.Firm()}
	}
	broken := cfg.Broken
	for _, r := range cfg.Rows {
		if !table.Known(r.ID) {
			broken = append(broken[:len(broken):len(broken)], config.Problem{File: r.Origin.File, Line: r.Origin.Line,
				Text: "there is no row " + r.ID + " in the policy table; see automode policy"})
		}
	}
	layers := []automode.Layer{
		rules.New(cfg, RuleEnv(env)),
		allowlist.Layer{},
		edits.Layer{},
		table.New(overrides),
		&grants.Layer{Record: env.Said},
	}
	if theirs := firm(cfg); len(env.Said.Permits) > 0 && len(theirs.Deny)+len(theirs.Ask) > 0 {
		// A stricter rule of somebody else's hides the organisation's in the layer
		// above; what a grant then lifts must not be theirs.
		layers = append(layers, rules.New(theirs, RuleEnv(env)))
	}
	hosts := make([]string, len(cfg.TrustedHosts))
	for i, h := range cfg.TrustedHosts {
		hosts[i] = h.Value
	}
	ground := new(world.Ground)
	var moment *world.Moment
	if env.OneMoment && !env.Live {
		moment = new(world.Moment)
	}
	o := understand.Options{Live: env.Live, Changed: env.Changed, Made: env.Made, Wrote: env.Wrote, Only: env.Only, SecretRead: env.SecretRead, Beyond: env.Beyond, Described: described(cfg, env.Pins), World: func(c *automode.Call) *world.World {
		roots := c.Roots
		for _, d := range cfg.AdditionalDirectories {
			roots = append(roots[:len(roots):len(roots)], d.Value)
		}
		return world.New(world.Options{Home: env.Home, AccountHome: env.AccountHome, Roots: roots, Cwd: c.Cwd,
			Platform: cmp.Or(c.Platform, env.Platform), Env: env.Getenv, Gate: env.Gate, Own: config.ProjectName, TrustedHosts: hosts, Remotes: env.Remotes, Moment: moment, Ground: ground, Read: env.Read})
	}}
	read := func(c *automode.Call) automode.Action {
		a := understand.Read(c, o)
		if len(broken) > 0 {
			// Rules may be missing: what is not denied is asked.
			p := broken[0]
			a.Effects = append(a.Effects, automode.Effect{Target: p.File, Why: "the configuration could not be read: " + p.String()})
			a.Complete, a.Outcome = false, automode.Unreadable
		}
		return a
	}
	return automode.NewGate(read, layers, classifier)
}

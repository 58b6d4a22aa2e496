package main

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"time"

	"automode/internal/config"
	"automode/internal/config/schema"
	"automode/internal/layers/rules"
	"automode/internal/layers/table"
	"automode/internal/own"
	"automode/internal/world"
	"automode/standard"
)

type configCommand struct {
	Show   configShow   `cmd:"" default:"withargs" help:"Show what is in force. This is what config does without a further word."`
	Schema configSchema `cmd:"" help:"Print the JSON Schema of a configuration file."`
}

func (*configCommand) Help() string {
	return `Configuration comes from three files: the organisation's, yours, and the project's .automode.json, which can only tighten. The environment names none of them. The permission rules of Claude Code's own settings count too, those of the project only where they tighten.

Examples:

    automode config
    automode config --project ~/project --json
    automode config schema > automode.schema.json`
}

type configSchema struct{}

// Run prints the schema.
func (*configSchema) Run(p *program) error {
	_, err := p.out.Write(schema.JSON)
	return err
}

type configShow struct {
	Project string `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder. (default: the current folder, raised to its repository)"`
	Config  string `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	JSON    bool   `name:"json" help:"Print JSON."`
}

func (*configShow) Help() string {
	return `Each value stands with the file and line that it comes from. Allow rules that would hand over everything, or that may have come with the project, are set aside; rules that can never match are named. The exit status is 1 when something cannot be read or understood. Where that may be a prohibition, whatever is not denied is asked about until it is mended.`
}

// Run shows what is in force.
func (c *configShow) Run(p *program) error {
	root, cfg, err := p.inForce(c.Config, c.Project)
	if err != nil {
		return err
	}
	v := configOf(p, root, &cfg)
	if person, err := p.machine.person(c.Config); err == nil && len(cfg.Classifier.Judges) > 0 {
		flags := own.Files{Config: person}.Flags()
		if _, err := os.Lstat(flags); err == nil {
			v.Flags = flags
		}
	}
	if c.JSON {
		p.out.json(v)
	} else {
		p.out.config(&v)
	}
	if len(v.Problems) > 0 {
		return status(statusTrouble)
	}
	return nil
}

// inForce reads the configuration of a project, "" for the one of the current
// folder, and returns its folder.
func (p *program) inForce(file, project string) (string, config.Config, error) {
	person, err := p.machine.person(file)
	if err != nil {
		return "", config.Config{}, err
	}
	if project != "" {
		if info, err := os.Stat(project); err != nil || !info.IsDir() {
			return "", config.Config{}, advise("name a folder that exists, or leave --project out", "the project %s is not a folder here", project)
		}
		return project, p.machine.load(person, project), nil
	}
	cwd, err := os.Getwd()
	if err != nil {
		return "", config.Config{}, advise("change to a folder that exists, or name one with --project DIR", "cannot tell the current folder: %w", err)
	}
	root := world.RaiseToRepository(world.FS{}, cwd, p.machine.home, p.machine.account)
	return root, p.machine.load(person, root), nil
}

// configView is what is in force, in JSON.
type configView struct {
	Project  string        `json:"project"`
	Sources  []sourceView  `json:"sources"`
	Rules    []ruleView    `json:"rules"` // in the order in which they count
	BuiltIn  []builtInView `json:"built_in_rules"`
	Rows     []settingView `json:"rows"`
	Disabled []settingView `json:"disabled_rules"`
	Judges   []settingView `json:"judges"` // in the order in which they are asked
	Prose    []proseView   `json:"prose"`
	Unread   string        `json:"prose_unread,omitempty"` // that no judge reads it
	Hosts    []settingView `json:"trusted_hosts"`
	Servers  []settingView `json:"trusted_servers"`
	Folders  []settingView `json:"additional_directories"`
	Settings []settingView `json:"settings"`
	Flags    string        `json:"flags,omitempty"` // the file that may change them at each question; it is not evaluated here
	SetAside []ruleView    `json:"set_aside"`
	Never    []ruleView    `json:"never_match"`
	Doubtful []ruleView    `json:"perhaps_not_as_meant"`
	Ignored  []string      `json:"ignored"`
	Problems []string      `json:"problems"`
	Asking   bool          `json:"asks_everything"` // because of them, whatever is not denied is asked about
}

type sourceView struct {
	Scope string `json:"scope"`
	File  string `json:"file"`
	Found bool   `json:"found"`
}

type ruleView struct {
	List string `json:"list"` // deny, ask or allow
	Rule string `json:"rule"`
	From string `json:"from"`
	Why  string `json:"why,omitempty"`
}

// builtInView is a rule of automode's own.
type builtInView struct {
	ID   string `json:"id"`
	List string `json:"list"` // deny or ask
	Rule string `json:"rule"`
	Why  string `json:"why"`
	Off  string `json:"off,omitempty"` // where it was switched off; empty: it is in force
}

type settingView struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	From  string `json:"from"` // "built in" where nobody set it
}

type proseView struct {
	List string `json:"list"`
	Text string `json:"text"`
	From string `json:"from"`
}

func configOf(p *program, root string, cfg *config.Config) configView {
	v := configView{Project: root, Rules: []ruleView{}, Rows: []settingView{}, Disabled: []settingView{}, Judges: []settingView{}, Prose: []proseView{},
		Hosts: []settingView{}, Servers: []settingView{}, Folders: []settingView{}, SetAside: []ruleView{}, Never: []ruleView{}, Doubtful: []ruleView{},
		BuiltIn: []builtInView{}, Ignored: []string{}, Problems: []string{}}
	for _, s := range cfg.Sources {
		v.Sources = append(v.Sources, sourceView{s.Scope.String(), s.File, s.Found})
	}
	for _, b := range troubles(cfg) {
		v.Problems, v.Asking = append(v.Problems, b.String()), true
	}
	for _, i := range cfg.Ignored {
		v.Ignored = append(v.Ignored, i.String())
	}
	v.rules(cfg, rules.New(*cfg, standard.RuleEnv(p.machine.env("", root))).Problems())
	for _, r := range cfg.Rows {
		if !table.Known(r.ID) {
			continue // one of the troubles
		}
		word := r.Word.String()
		if r.Off {
			word = "off"
		}
		v.Rows = append(v.Rows, settingView{r.ID, word, r.From()})
	}
	v.builtIn(cfg)
	v.Disabled = texts(v.Disabled, "", cfg.DisabledRules)
	v.Hosts = texts(v.Hosts, "", cfg.TrustedHosts)
	v.Servers = texts(v.Servers, "", cfg.TrustedServers)
	v.Folders = texts(v.Folders, "", cfg.AdditionalDirectories)
	v.prose("allow", cfg.Prose.Allow)
	v.prose("soft_deny", cfg.Prose.SoftDeny)
	v.prose("hard_deny", cfg.Prose.HardDeny)
	v.prose("environment", cfg.Prose.Environment)
	v.Unread = cfg.Unread()
	v.Settings = []settingView{
		{"profile", cfg.InForce.Value, fromOf(cfg.InForce.Origin)},
		{"agentRules", cfg.AgentRules.Value.String(), fromOf(cfg.AgentRules.Origin)},
		{"onError", cfg.OnError.Value.String(), fromOf(cfg.OnError.Origin)},
		{"journal", cfg.Journal.Value.String(), fromOf(cfg.Journal.Origin)},
		{"deadline", cfg.Limit().Round(time.Millisecond).String(), fromOf(cfg.Deadline.Origin)},
	}
	v.classifier(&cfg.Classifier)
	return v
}

// rules sorts the rules into those in force and those that are not.
func (v *configView) rules(cfg *config.Config, reports []rules.Report) {
	out := map[config.Rule]bool{} // of the list being looked at: not in force
	for _, r := range reports {
		view := ruleView{r.List, r.Rule.Text, r.Rule.Origin.String(), r.Why}
		switch r.Kind {
		case rules.Unread:
			v.Problems = append(v.Problems, r.String())
			v.Asking = v.Asking || r.List != "allow" // it may be a prohibition
		case rules.SetAside:
			v.SetAside = append(v.SetAside, view)
		case rules.Dead:
			v.Never = append(v.Never, view)
		default:
			v.Doubtful = append(v.Doubtful, view)
		}
	}
	for _, l := range []struct {
		name string
		list []config.Rule
	}{{"deny", cfg.Deny}, {"ask", cfg.Ask}, {"allow", cfg.Allow}} {
		clear(out)
		for _, r := range reports {
			if r.List == l.name && r.Kind != rules.Warned {
				out[r.Rule] = true
			}
		}
		for _, r := range l.list {
			if !out[r] {
				v.Rules = append(v.Rules, ruleView{l.name, r.Text, r.Origin.String(), ""})
			}
		}
	}
}

// classifier lists the judges and, where there are any, how they are asked.
func (v *configView) classifier(c *config.Classifier) {
	if len(c.Judges) == 0 {
		return
	}
	for _, j := range c.Judges {
		text := j.Provider.String()
		if j.Model != "" && j.Model != j.Name {
			text += " " + j.Model
		}
		if j.KeyVariable != "" {
			text += ", key in " + j.KeyVariable
		}
		if j.BaseURL != "" {
			text += ", at " + j.BaseURL
		}
		v.Judges = append(v.Judges, settingView{j.Name, text, j.Origin.String()})
	}
	for _, n := range []struct {
		name string
		set  config.Setting[int]
		or   int
	}{{"stages", c.Stages, config.DefaultStages}, {"calls", c.Calls, config.DefaultCalls}, {"callBytes", c.CallBytes, config.DefaultCallBytes},
		{"streak", c.Streak, config.DefaultStreak}, {"total", c.Total, config.DefaultTotal}} {
		v.Settings = append(v.Settings, settingView{n.name, strconv.Itoa(cmp.Or(n.set.Value, n.or)), fromOf(n.set.Origin)})
	}
	for _, d := range []struct {
		name string
		set  config.Setting[time.Duration]
		or   time.Duration
	}{{"firstTimeout", c.First, config.DefaultFirst}, {"secondTimeout", c.Second, config.DefaultSecond}} {
		v.Settings = append(v.Settings, settingView{d.name, cmp.Or(d.set.Value, d.or).String(), fromOf(d.set.Origin)})
	}
	if c.Dump.Value != "" {
		v.Settings = append(v.Settings, settingView{"dump", c.Dump.Value, fromOf(c.Dump.Origin)})
	}
}

// builtIn lists automode's own rules and who switched them off.
func (v *configView) builtIn(cfg *config.Config) {
	for _, b := range rules.BuiltIns() {
		view := builtInView{ID: b.ID, List: b.List, Rule: b.Text, Why: b.Why}
		for _, d := range cfg.DisabledRules {
			if d.Value == b.ID {
				view.Off = d.Origin.String()
				break
			}
		}
		v.BuiltIn = append(v.BuiltIn, view)
	}
}

// troubles are what makes the gate ask about whatever is not denied: what
// cannot be read, and rows that are none, which may have been meant to forbid.
func troubles(cfg *config.Config) []config.Problem {
	list := cfg.Broken
	for _, r := range cfg.Rows {
		if !table.Known(r.ID) {
			list = append(list[:len(list):len(list)], config.Problem{File: r.Origin.File, Line: r.Origin.Line,
				Text: fmt.Sprintf("no row of the policy table has the id %q; \"automode policy\" lists them", r.ID)})
		}
	}
	return list
}

func (v *configView) prose(list string, texts []config.Setting[string]) {
	for _, t := range texts {
		v.Prose = append(v.Prose, proseView{list, t.Value, t.Origin.String()})
	}
}

func texts(to []settingView, name string, list []config.Setting[string]) []settingView {
	for _, t := range list {
		to = append(to, settingView{name, t.Value, t.Origin.String()})
	}
	return to
}

func fromOf(o config.Origin) string {
	if o == (config.Origin{}) {
		return "built in"
	}
	return o.String()
}

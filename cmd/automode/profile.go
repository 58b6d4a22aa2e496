package main

import (
	"errors"
	"slices"

	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/journal"
)

type profileCommand struct {
	Name    string `arg:"" optional:"" suggest:"careful standard trusting" help:"The profile that shall count everywhere: careful, standard, trusting or one of your own. Without it they are shown."`
	Project string `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder. (default: the current folder, raised to its repository)"`
	Config  string `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: .config/automode/automode.json in your account's home)"`
	State   string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: .local/state/automode in your account's home)"`
	JSON    bool   `name:"json" help:"Print JSON."`
}

func (*profileCommand) Help() string {
	return `A profile is a set of rows of the policy table with other words. The choice is written into your configuration, with everything else there as it was. Which one counts in a single project is set there under "projects". An agent's own call of this is denied.

Examples:

    automode profile
    automode profile careful`
}

// profileView is a profile in JSON.
type profileView struct {
	Name    string        `json:"name"`
	InForce bool          `json:"in_force"`
	From    string        `json:"from"`
	Like    string        `json:"like,omitempty"`
	Rows    []settingView `json:"rows"`
}

// Run shows the profiles or chooses one.
func (c *profileCommand) Run(p *program) error {
	root, cfg, err := p.inForce(c.Config, c.Project)
	if err != nil {
		return err
	}
	var views []profileView
	for _, f := range slices.Concat(config.BuiltInProfiles(), cfg.Profiles) {
		v := profileView{Name: f.Name, InForce: f.Name == cfg.InForce.Value, From: fromOf(f.Origin), Like: f.Like, Rows: []settingView{}}
		for _, r := range f.Rows {
			word := r.Word.String()
			if r.Off {
				word = "off"
			}
			v.Rows = append(v.Rows, settingView{r.ID, word, fromOf(r.Origin)})
		}
		views = append(views, v)
	}
	if c.Name != "" {
		return c.choose(p, root, views)
	}
	if c.JSON {
		p.out.json(views)
		return nil
	}
	for i := range views {
		v := &views[i]
		mark := "  "
		if v.InForce {
			mark = "* "
		}
		p.out.entry(mark[:1]+" "+p.out.paint(bold, v.Name), v.From)
		text := ""
		for _, r := range v.Rows {
			if text != "" {
				text += ", "
			}
			text += r.Name + " " + r.Value
		}
		if v.Like != "" {
			text = "like " + v.Like + ", and " + text
		}
		if text == "" {
			text = "the table as it is"
		}
		p.out.paragraph(6, dim, printable(text))
	}
	return nil
}

// choose writes the name into the person's configuration.
func (c *profileCommand) choose(p *program, root string, known []profileView) error {
	if !slices.ContainsFunc(known, func(v profileView) bool { return v.Name == c.Name }) {
		return advise("automode profile shows them; your own stand in your configuration under \"profiles\"", "there is no profile %q", c.Name)
	}
	file, err := p.machine.person(c.Config)
	if err != nil {
		return err
	}
	state, err := p.machine.state(c.State)
	if err != nil {
		return err
	}
	cannot := func(err error) error {
		return advise(`write "profile": `+quoted(c.Name)+" into it by hand", "cannot write %s: %w", file, err)
	}
	f, err := agents.ReadFile(file)
	if err != nil {
		return cannot(err)
	}
	after, err := agents.SetText(f.Data, "profile", c.Name)
	if err != nil {
		return cannot(err)
	}
	if _, problems := config.Decode(after, file); len(problems) > 0 {
		return cannot(errors.New(problems[0].String()))
	}
	if !agents.Same(f.Data, after) {
		if err := f.Replace(after); err != nil {
			return cannot(err)
		}
		p.noteAct(state, journal.Entry{Rule: "profile", Tool: "automode profile", Text: c.Name, Root: root, Person: "You chose the profile " + c.Name + "."})
	}
	cfg := p.machine.load(file, root)
	if c.JSON {
		p.out.json(settingView{"profile", cfg.InForce.Value, fromOf(cfg.InForce.Origin)})
		return nil
	}
	p.out.line("The profile ", cfg.InForce.Value, " counts here, by ", printable(fromOf(cfg.InForce.Origin)), ".")
	return nil
}

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/journal"
	"automode/internal/own"
	"automode/internal/pause"
)

type statusCommand struct {
	Project string `placeholder:"DIR" type:"path" suggest:"dir" help:"The project's folder. (default: the current folder, raised to its repository)"`
	Config  string `placeholder:"FILE" type:"path" suggest:"file" help:"Your configuration. (default: the one that the hook names)"`
	State   string `placeholder:"DIR" type:"path" suggest:"dir" help:"The state folder. (default: the one that the hook names)"`
	JSON    bool   `name:"json" help:"Print JSON."`
}

func (*statusCommand) Help() string {
	return `One sentence: where the gate stands, whether it is paused, the profile, rules and grants that count, when it was asked last, and whether calls ran that never reached it. The exit status is 1 when the gate is not in force here, or something keeps calls from it; "automode doctor" then says what to do.

Examples:

    automode status
    automode status --json`
}

// clause is one part of the sentence.
type clause struct {
	ID      string `json:"id"`
	Text    string `json:"text"`
	Trouble bool   `json:"trouble"` // something is not as it should be
}

// statusView is the sentence, in JSON.
type statusView struct {
	On       bool     `json:"on"` // a hook is in force in this project, of one agent at least
	Sentence string   `json:"sentence"`
	Clauses  []clause `json:"clauses"`
}

// Run says how the gate stands.
func (c *statusCommand) Run(p *program) error {
	x, err := p.examine(c.Project, c.Config, c.State)
	if err != nil {
		return err
	}
	v := statusView{On: x.hook("PreToolUse") != nil || len(x.guarded()) > 0}
	trouble := false
	var texts []string
	for _, part := range []func(*examination) clause{standingClause, postureClause, rulesClause, grantsClause, judgeClause, askedClause, silenceClause} {
		cl := part(x)
		if cl.Text == "" {
			continue
		}
		v.Clauses, texts = append(v.Clauses, cl), append(texts, cl.Text)
		trouble = trouble || cl.Trouble
	}
	v.Sentence = upperFirst(strings.Join(texts, "; ")) + "."
	switch {
	case c.JSON:
		p.out.json(v)
	case trouble:
		p.out.paragraph(0, yellow, printable(v.Sentence))
	default:
		p.out.paragraph(0, "", printable(v.Sentence))
	}
	if trouble {
		if !c.JSON {
			p.out.line(p.out.paint(dim, `"automode doctor" says what to do.`))
		}
		return status(statusTrouble)
	}
	return nil
}

// standingClause says where the gate stands.
func standingClause(x *examination) clause {
	h := x.hook("PreToolUse")
	others := x.guarded()
	if h == nil && len(others) > 0 && len(x.ours("PreToolUse")) == 0 {
		return othersClause(others, "on in front of ")
	}
	cl := claudeClause(x, h)
	if len(others) > 0 {
		and := ", and in front of "
		if h == nil {
			and = "; on in front of "
		}
		more := othersClause(others, and)
		cl.Text, cl.Trouble = cl.Text+more.Text, cl.Trouble || more.Trouble
	}
	return cl
}

// othersClause names the agents other than Claude Code that are guarded.
func othersClause(others []guarded, text string) clause {
	var list []string
	trouble := false
	for _, g := range others {
		name := g.agent.Title
		if g.project() {
			name += " (in this project alone)"
		}
		if g.agent.Trusts != nil {
			if events, err := g.agent.Trusts(g.agent, g.at, &g.in); err != nil || slices.Contains(events, g.agent.Asked()) {
				name += " (which does not trust its hook yet)"
				trouble = true
			}
		}
		for _, s := range g.agent.Off {
			if _, on, _ := g.agent.Switched(g.at, s); on {
				name += " (where hooks are switched off)"
				trouble = true
				break
			}
		}
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	return clause{"gate", text + strings.Join(list, ", "), trouble}
}

// claudeClause says how it stands in front of Claude Code.
func claudeClause(x *examination, h *standing) clause {
	if h == nil {
		for _, s := range x.ours("PreToolUse") {
			return clause{"gate", "off in front of Claude Code: its hook stands in " + s.file.path + " and is not in force", true}
		}
		return clause{"gate", "off: the gate is in front of nothing here", true}
	}
	text := map[agents.Scope]string{
		agents.Managed: "on in front of Claude Code, for everybody on this machine",
		agents.User:    "on in front of Claude Code, in every project",
		agents.Local:   "on in front of Claude Code, in this project alone",
		agents.Shared:  "on in front of Claude Code, by this project's shared settings",
	}[h.file.scope]
	switch {
	case !h.Blocks():
		return clause{"gate", text + ", and calls run when its hook fails", true}
	case h.More:
		return clause{"gate", text + ", under conditions of its own", true}
	}
	return clause{ID: "gate", Text: text}
}

// rulesClause says how many rules count.
func rulesClause(x *examination) clause {
	if why := x.asksEverything(); why != "" {
		return clause{"rules", "whatever is not denied is asked about, because " + why, true}
	}
	v := configOf(x.p, x.root, &x.config)
	n := map[string]int{}
	for _, r := range v.Rules {
		n[r.List]++
	}
	var parts []string
	for _, list := range []string{"allow", "ask", "deny"} {
		if n[list] > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n[list], list))
		}
	}
	if len(parts) == 0 {
		return clause{ID: "rules", Text: "no rules of yours beside the policy table"}
	}
	text := "rules beside the policy table: " + strings.Join(parts, ", ")
	if aside := len(v.SetAside); aside > 0 {
		text += fmt.Sprintf(" (%d set aside)", aside)
	}
	return clause{ID: "rules", Text: text}
}

// postureClause says which profile counts, and whether questions are left to
// the agent.
func postureClause(x *examination) clause {
	var parts []string
	if name := x.config.InForce.Value; name != "" && name != config.Standard {
		parts = append(parts, "the profile "+name)
	}
	if p := pause.Read(x.state); p.In(time.Now()) {
		parts = append(parts, "paused until "+p.Until.Local().Format("15:04:05")+", so what it would ask is left to the agent")
	}
	return clause{ID: "posture", Text: strings.Join(parts, ", ")}
}

// grantsClause counts what was granted and denied by name.
func grantsClause(x *examination) clause {
	list, err := said(x.state)
	if err != nil {
		return clause{"grants", "your grants cannot be read: " + reason(err).Error(), true}
	}
	permits, approved := 0, 0
	for _, one := range list {
		permits += len(one.permits)
		approved += len(one.approved)
	}
	switch {
	case permits > 0 && approved > 0:
		return clause{ID: "grants", Text: fmt.Sprintf("%s and %s", count(permits, "grant"), count(approved, "approval"))}
	case permits > 0:
		return clause{ID: "grants", Text: count(permits, "grant")}
	case approved > 0:
		return clause{ID: "grants", Text: count(approved, "approval")}
	}
	return clause{}
}

// judgeClause says who decides what the table leaves open.
func judgeClause(x *examination) clause {
	judges := x.config.Classifier.Judges
	if len(judges) == 0 {
		return clause{ID: "classifier", Text: "no classifier, so what is open is asked"}
	}
	if _, err := os.Stat(filepath.Join(x.p.machine.folder(), own.Judge+exe())); err != nil {
		return clause{"classifier", "a classifier is configured and " + own.Judge + " is missing, so what is open is asked", true}
	}
	var names []string
	for i := range judges {
		names = append(names, judges[i].Name)
	}
	text := "what is open is put to " + strings.Join(names, ", then ")
	if keys := x.keysMissing(); len(keys) > 0 {
		text += " (not set in this shell: " + strings.Join(keys, ", ") + ")"
	}
	return clause{ID: "classifier", Text: text}
}

// askedClause says when the gate was asked last, by an agent and not by doctor.
func askedClause(x *examination) clause {
	last, err := journal.Last(journal.Folder(x.state), 1, journal.Filter{Without: canarySession})
	switch {
	case err != nil:
		return clause{"asked", "its record cannot be read: " + reason(err).Error(), true}
	case len(last) == 0:
		return clause{ID: "asked", Text: "not asked about anything yet"}
	}
	return clause{ID: "asked", Text: "last asked " + ago(time.Since(last[0].Time))}
}

// silenceClause says which calls never reached the gate.
func silenceClause(x *examination) clause {
	list := x.silences()
	calls := 0
	for _, s := range list {
		calls += s.Calls
	}
	switch len(list) {
	case 0:
		return clause{}
	case 1:
		return clause{"silence", fmt.Sprintf("%s ran without it in session %s, the last %s", count(calls, "call"), list[0].Session, ago(time.Since(list[0].Last))), true}
	}
	return clause{"silence", fmt.Sprintf("%s ran without it in %d sessions of the last day", count(calls, "call"), len(list)), true}
}

// ago is a duration in rough words.
func ago(d time.Duration) string {
	switch {
	case d < time.Minute:
		return "just now"
	case d < time.Hour:
		return count(int(d.Minutes()), "minute") + " ago"
	case d < 48*time.Hour:
		return count(int(d.Hours()), "hour") + " ago"
	}
	return count(int(d.Hours()/24), "day") + " ago"
}

// count is a number with its noun.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

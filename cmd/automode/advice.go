package main

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"automode"
	"automode/internal/config"
	"automode/internal/instead"
	"automode/internal/propose"
	"automode/standard"
)

// advise says who can allow what was asked about or denied, and how. What it
// proposes to write was tried: with it the gate answers as it says.
func (x *explanation) advise(j *judge, a *answer) {
	say := func(parts ...string) { x.ToAllow = append(x.ToAllow, strings.Join(parts, "")) }
	root := x.Call.Project
	if note := a.judgesNote(); note != "" {
		say(upperFirst(note), ".")
	}
	switch broken := troubles(&j.gate(root).config); {
	case a.Clears == automode.ByOrganisation:
		say("Only the organisation, in ", a.From, ".")
	case a.Clears == automode.ByNobody:
		say("Nobody. Put the call in another way.")
	case a.Verdict == automode.Deny && a.Layer == "table":
		rows := j.switching(a, root)
		if len(rows) == 0 {
			say("You, by giving the rows of the policy table that deny it other words in ", j.person, ".")
			return
		}
		say("You alone, in ", j.person, ". With this it is asked about instead, and so is every other call of its kind:")
		members := make([]string, len(rows))
		for i, id := range rows {
			members[i] = quoted(id) + ": " + quoted(automode.Asked.String())
		}
		x.suggest(j.person, "rows", spread("{", members, "}"))
	case len(broken) > 0:
		say("You, when the agent asks you. Repair the configuration, so that not everything is asked about: ", broken[0].String(), ".")
	case a.Layer == "rules" && a.From != "":
		say("You, when the agent asks you, or by changing the rule ", a.Rule, " in ", a.From, ".")
		if a.Verdict == automode.Deny {
			x.ToAllow = []string{"You, by changing the rule " + a.Rule + " in " + a.From + "."}
		}
	case a.Rule == "mode.plan":
		say("You, by ending the agent's plan mode.")
	case a.Outcome != automode.Policy || a.Action == nil || !a.Action.Complete:
		say("You, when the agent asks you. No rule allows it, because not all of it could be read.")
	default:
		rules, err := propose.Exact(&a.Decision, j.machine.home, func(rules []string) automode.Decision { return j.with(rules, root, a.call) })
		if err != nil {
			say("You, when the agent asks you.")
			return
		}
		if weighty(a.Judged) {
			say("You, when the agent asks you, which is the better way for this. For good, by adding to ", j.person, ":")
		} else {
			say("You, when the agent asks you. For good, by adding to ", j.person, ":")
		}
		members := make([]string, len(rules))
		for i, r := range rules {
			members[i] = quoted(r)
		}
		x.suggest(j.person, "permissions", "{ "+quoted("allow")+": "+spread("[", members, "]")+" }")
	}
}

// weighty reports whether a standing rule is a poor way to allow the effects:
// they are hard to undo, or a secret is among them.
func weighty(judged []automode.Judged) bool {
	for i := range judged {
		j := &judged[i]
		if j.Word == automode.Hard || j.Word != automode.Allowed && (j.Effect.Place.Marks.Has(automode.Secret) || j.Effect.Kind == automode.Disclose) {
			return true
		}
	}
	return false
}

// suggest sets what can be put into the person's file: an object under a key,
// written as json.Marshal would, with room to read it.
func (x *explanation) suggest(file, key, object string) {
	x.File, x.Snippet = file, "{\n  "+quoted(key)+": "+object+"\n}"
	if !strings.Contains(object, "\n") {
		x.Snippet = "{ " + quoted(key) + ": " + object + " }"
	}
}

// spread writes the members of an object or list, on lines of their own when
// there are several.
func spread(open string, members []string, end string) string {
	if len(members) == 1 {
		if open == "{" {
			return "{ " + members[0] + " }"
		}
		return open + members[0] + end
	}
	return open + "\n    " + strings.Join(members, ",\n    ") + "\n  " + end
}

// quoted writes text as a string of JSON.
func quoted(text string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if e.Encode(text) != nil {
		return `""`
	}
	return strings.TrimSpace(b.String())
}

// switching returns the rows of the table that have to ask instead of deny so
// that the call is asked about; nil when that is not enough.
func (j *judge) switching(a *answer, root string) []string {
	var rows []string
	cfg := j.machine.load(j.person, root)
	d := a.Decision
	for tried := 0; tried < mostTried && d.Verdict == automode.Deny && d.Layer == "table" && !slices.Contains(rows, d.Rule); tried++ {
		rows = append(rows, d.Rule)
		row := config.Row{ID: d.Rule, Word: automode.Asked, Origin: config.Origin{Scope: config.Person, File: j.person}}
		cfg.Rows = append([]config.Row{row}, cfg.Rows...)
		d = standard.New(cfg, j.env(root), nil).Decide(context.Background(), a.call)
	}
	if d.Verdict == automode.Deny {
		return nil
	}
	return rows
}

// mostTried bounds the rows of the table that are tried.
const mostTried = 8

// nearest is the form of a shell's call in which it would be allowed, empty
// where none was found.
func (j *judge) nearest(a *answer) string {
	g := j.gate(first(a.call.Roots))
	return instead.Command(&a.Decision, func(command string) automode.Verdict {
		call := *a.call
		input, err := json.Marshal(map[string]string{"command": command})
		if err != nil {
			return automode.Ask
		}
		call.Command, call.Input = command, input
		return g.Decide(context.Background(), &call).Verdict
	})
}

// with decides the call as if the person had these rules as well.
func (j *judge) with(rules []string, root string, call *automode.Call) automode.Decision {
	cfg := j.machine.load(j.person, root)
	for _, r := range rules {
		cfg.Allow = append(cfg.Allow, config.Rule{Text: r, Origin: config.Origin{Scope: config.Person, File: j.person}})
	}
	return standard.New(cfg, j.env(root), nil).Decide(context.Background(), call)
}

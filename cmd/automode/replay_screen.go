package main

import (
	"fmt"
	"strconv"
	"strings"
)

// replay writes what changes; where the output is no terminal a line a change,
// with tabs between way, old answer, new answer, number, tool, call, folder,
// old rule, new rule and reason.
func (s *screen) replay(v *replayView, top int) {
	ways := []struct {
		name, title, none string
		list              []changeView
	}{{"stricter", "Now stricter", "Nothing is stricter.", v.Stricter}, {"milder", "Now milder", "Nothing is milder.", v.Milder}}
	if !s.terminal {
		for _, w := range ways {
			for _, c := range w.list {
				s.fields(w.name, c.Was.String(), c.Is.String(), strconv.Itoa(c.Calls), c.Tool, c.Text, c.Cwd, c.WasRule, c.IsRule, c.Reason)
			}
		}
		for _, x := range v.Skipped {
			s.fields("skipped", "", "", strconv.Itoa(x.Calls), "", "", "", "", "", x.Why)
		}
		s.fields("same", "", "", strconv.Itoa(v.Same), "", "", "", "", "", "")
		return
	}
	compared := "as they were recorded"
	if v.Against == "configuration" {
		compared = "under your configuration"
	}
	s.paragraph(0, "", fmt.Sprintf("%d calls judged again, %d different ones, in %.1f s. %d have the answers that they have %s.", v.Calls, v.Distinct, v.Seconds, v.Same, compared))
	for _, w := range ways {
		s.heading(w.title)
		if len(w.list) == 0 {
			s.line("  " + w.none)
		}
		show := w.list
		if top > 0 {
			show = show[:min(top, len(show))]
		}
		for i := range show {
			s.changed(&show[i])
		}
		if more := len(w.list) - len(show); more > 0 {
			s.line(fmt.Sprintf("  and %d more; --top 0 shows all", more))
		}
	}
	var notes []string
	for _, x := range v.Skipped {
		notes = append(notes, fmt.Sprintf("%d calls could not be judged: %s.", x.Calls, x.Why))
	}
	if v.Masked > 0 {
		notes = append(notes, fmt.Sprintf("In %d calls a secret was masked; they are judged with the mask in its place.", v.Masked))
	}
	if v.Gone > 0 {
		notes = append(notes, fmt.Sprintf("The folder of %d calls does not exist here; their paths are judged by their letters alone.", v.Gone))
	}
	if v.Torn > 0 {
		notes = append(notes, fmt.Sprintf("%d lines of the record are torn.", v.Torn))
	}
	if len(notes) > 0 {
		s.line()
	}
	for _, n := range notes {
		s.paragraph(0, dim, n)
	}
}

func (s *screen) changed(c *changeView) {
	const front = 24
	arrow := s.paint(ofVerdict(c.Was), pad(c.Was.String(), 5)) + " → " + s.paint(ofVerdict(c.Is), pad(c.Is.String(), 5))
	s.line(fmt.Sprintf("%7d  ", c.Calls), arrow, "  ", brief(strings.TrimSpace(c.Tool+" "+c.Text), s.width-front))
	s.paragraph(front, dim, printable("was ["+c.WasRule+"], is ["+c.IsRule+"]: "+c.Reason))
}

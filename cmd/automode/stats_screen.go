package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"automode/internal/history"
)

// stats writes the numbers: tables on a terminal, else a line a group with
// tabs, its kind and name first.
func (s *screen) stats(v *statsView, by []string) {
	groups := []struct {
		by, title string
		list      []history.Group
	}{{"day", "By day", v.Days}, {"agent", "By agent", v.Agents}, {"project", "By project", v.Projects},
		{"layer", "By layer", v.Layers}, {"program", "By program", v.Programs}}
	if !s.terminal {
		s.fields("by", "name", "calls", "allow", "ask", "deny", "asked_ran", "asked_not_run", "asked_unknown", "p50_us", "p95_us", "max_us")
		s.countFields("all", "", &v.All)
		for _, g := range groups {
			for i := range g.list {
				if slices.Contains(by, g.by) {
					s.countFields(g.by, g.list[i].Name, &g.list[i].Count)
				}
			}
		}
		s.costFields(&v.Costs)
		for i := range v.Questions {
			q := &v.Questions[i]
			for _, r := range q.Rules {
				s.fields("question", q.Rule+" "+q.Program, strconv.Itoa(q.Asked), strings.Join(r.Rules, " "), strconv.Itoa(r.Calls), strconv.Itoa(q.Looked))
			}
			if len(q.Rules) == 0 {
				s.fields("question", q.Rule+" "+q.Program, strconv.Itoa(q.Asked), "", "0", strconv.Itoa(q.Looked))
			}
		}
		return
	}
	if v.All.Calls == 0 {
		s.line("No decision in the record matches.")
		return
	}
	name := 20
	for _, g := range groups {
		for i := range g.list {
			name = max(name, min(len([]rune(printable(g.list[i].Name))), s.width-70))
		}
	}
	head := pad("", name) + "    calls    allow      ask     deny  of the asked ran     p50     p95     max"
	s.line(s.paint(dim, head))
	s.countLine("all", name, &v.All)
	for _, g := range groups {
		if !slices.Contains(by, g.by) || len(g.list) == 0 {
			continue
		}
		s.heading(g.title)
		for i := range g.list {
			s.countLine(g.list[i].Name, name, &g.list[i].Count)
		}
	}
	s.costs(&v.Costs, v.All.Calls)
	if len(v.Questions) > 0 {
		s.heading("Asked most")
		for i := range v.Questions {
			s.question(&v.Questions[i])
		}
		s.line()
		s.paragraph(0, dim, "A rule goes into the list \"allow\" of \"permissions\" in your configuration; each of these was tried. Try it over all that was recorded with \"automode replay --config FILE\" before you keep it.")
	}
}

func (s *screen) countFields(by, name string, c *history.Count) {
	list := []string{by, name}
	for _, n := range []int{c.Calls, c.Allow, c.Ask, c.Deny, c.Ran, c.NotRun, c.Unknown} {
		list = append(list, strconv.Itoa(n))
	}
	for _, n := range []int64{c.P50, c.P95, c.Max} {
		list = append(list, strconv.FormatInt(n, 10))
	}
	s.fields(list...)
}

func (s *screen) countLine(name string, width int, c *history.Count) {
	if name == "" {
		name = "not known"
	}
	numbers := fmt.Sprintf(" %8d %8d %8d %8d", c.Calls, c.Allow, c.Ask, c.Deny)
	asked := ""
	if c.Ask > 0 {
		asked = fmt.Sprintf("%d yes, %d no", c.Ran, c.NotRun)
		if c.Unknown > 0 {
			asked += fmt.Sprintf(", %d ?", c.Unknown)
		}
	}
	s.line(pad(tail(printable(name), width), width), numbers, "  ", pad(asked, 16), fmt.Sprintf(" %7s %7s %7s", took(c.P50), took(c.P95), took(c.Max)))
}

// tail is the end of a text that is too long, as that of a path tells more.
func tail(s string, width int) string {
	r := []rune(s)
	if len(r) <= width {
		return s
	}
	return "…" + string(r[len(r)-width+1:])
}

// took is a number of microseconds for people.
func took(micros int64) string {
	d := time.Duration(micros) * time.Microsecond
	switch {
	case d < time.Millisecond:
		return fmt.Sprintf("%d µs", micros)
	case d < 10*time.Millisecond:
		return fmt.Sprintf("%.1f ms", d.Seconds()*1e3)
	case d < time.Second:
		return fmt.Sprintf("%.0f ms", d.Seconds()*1e3)
	}
	return fmt.Sprintf("%.1f s", d.Seconds())
}

func (s *screen) question(q *questionView) {
	const front = 8
	what := strings.TrimSpace(q.Rule + " " + q.Program)
	s.line(fmt.Sprintf("%6d  ", q.Asked), s.paint(bold, brief(what, s.width-front)))
	if q.Example != "" {
		s.line(pad("", front), s.paint(dim, "such as "+brief(q.Example, s.width-front-8)))
	}
	for _, r := range q.Rules[:min(3, len(q.Rules))] {
		s.line(pad("", front), s.paint(green, brief(strings.Join(r.Rules, "  "), s.width-front)))
		s.line(pad("", front), s.paint(dim, fmt.Sprintf("  settles %d of the %d looked at", r.Calls, q.Looked)))
	}
	if more := len(q.Rules) - 3; more > 0 {
		s.line(pad("", front), s.paint(dim, fmt.Sprintf("and %d more rules; --json shows all", more)))
	}
	if q.Settled > 0 {
		s.line(pad("", front), s.paint(dim, fmt.Sprintf("%d of the %d looked at would not be asked about any more", q.Settled, q.Looked)))
	}
	if len(q.Rules) == 0 && q.Why != "" {
		s.paragraph(front, dim, "No rule: "+printable(q.Why)+".")
	}
}

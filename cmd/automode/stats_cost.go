package main

import (
	"fmt"
	"strconv"

	"automode/internal/history"
)

// costs writes what judges were asked and what it cost, where any was; all is
// how many calls there were.
func (s *screen) costs(v *history.Costs, all int) {
	c := &v.All
	if c.Calls == 0 {
		return
	}
	s.heading("Judges")
	s.paragraph(2, "", fmt.Sprintf("A model was asked for %d of %d calls (%s); %d more had no need of one. Of all that were left to a judge %d got no ruling.",
		c.Models, all, share(c.Models, all), c.Calls-c.Models, c.Failed))
	s.paragraph(2, "", fmt.Sprintf("%d queries in %d sessions: %d tokens read, %s of them cached, %d written.", c.Queries, c.Sessions, c.Input, share(c.Cached, c.Input), c.Output))
	if c.Price > 0 {
		s.paragraph(2, "", fmt.Sprintf("%s in all, %s a session, %s a call that asked a model.", money(c.Price), money(c.Price/float64(c.Sessions)), money(c.Price/float64(max(c.Models, 1)))))
	} else {
		s.paragraph(2, dim, "What it cost is not known: the judges have no prices in the configuration.")
	}
	for i := range v.Judges {
		j := &v.Judges[i]
		s.line("  ", s.paint(bold, printable(j.Judge)), s.paint(dim, fmt.Sprintf("  %d calls, %d without a ruling, %d queries, %s", j.Calls, j.Failed, j.Queries, money(j.Price))))
	}
}

// costFields writes a line for each judge, and one for all.
func (s *screen) costFields(v *history.Costs) {
	if v.All.Calls == 0 {
		return
	}
	one := func(name string, c *history.Cost) {
		list := []string{"judge", name}
		for _, n := range []int{c.Calls, c.Models, c.Failed, c.Sessions, c.Queries, c.Input, c.Cached, c.Output} {
			list = append(list, strconv.Itoa(n))
		}
		s.fields(append(list, strconv.FormatFloat(c.Price, 'g', 6, 64))...)
	}
	one("", &v.All)
	for i := range v.Judges {
		one(v.Judges[i].Judge, &v.Judges[i].Cost)
	}
}

// share is a part of a whole in percent.
func share(part, whole int) string {
	if whole == 0 {
		return "0 %"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(part)/float64(whole))
}

// money is an amount in the currency of the judges' prices.
func money(v float64) string { return strconv.FormatFloat(v, 'f', 4, 64) }

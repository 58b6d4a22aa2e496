package main

import (
	"fmt"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"automode"
	"automode/internal/journal"
)

// View draws the screen: a head, the list, the selected decision explained,
// and a foot.
func (w *watching) View() tea.View {
	v := tea.NewView(strings.Join(w.draw(), "\n"))
	v.AltScreen = true
	v.WindowTitle = "automode"
	return v
}

// draw returns as many lines as the terminal has.
func (w *watching) draw() []string {
	foot := w.foot()
	rows := w.listHeight()
	lines := []string{w.head()}
	lines = append(lines, w.list(rows)...)
	lines = append(lines, w.paint(dim, strings.Repeat("─", max(0, w.width))))
	room := max(0, w.height-len(lines)-len(foot))
	var below []string
	if w.help {
		below = strings.Split(watchKeys, "\n")
	} else {
		below = w.explained()
	}
	if len(below) > room {
		below = below[:room]
	}
	for len(below) < room {
		below = append(below, "")
	}
	lines = append(append(lines, below...), foot...)
	return lines[:max(0, min(len(lines), w.height))]
}

const watchKeys = `  up down k j      select; page up, page down, home, end
  f                all, not allowed, asked about, denied
  /                only with these words; escape takes them away
  a  s  A          allow once, for the session, or for good by a rule
  d  D             deny for the session, or by a rule
  x                more of the explanation, less of the list
  q                quit`

func (w *watching) paint(st style, text string) string {
	return (&screen{colour: w.colour}).paint(st, text)
}

// listHeight is how many decisions are shown at once.
func (w *watching) listHeight() int {
	if w.roomy {
		return max(1, w.height/4-1)
	}
	return max(1, w.height/2-1)
}

func (w *watching) head() string {
	text := fmt.Sprintf("automode watch   %s: %d of %d", filters[w.filter], len(w.shown), len(w.entries))
	if len(w.query.Words) > 0 {
		text += "   with: " + strings.Join(w.query.Words, " ")
	}
	if w.newest {
		text += "   following"
	}
	return w.paint(bold, brief(text, w.width))
}

// list draws a part of the list around the selection.
func (w *watching) list(rows int) []string {
	lines := make([]string, 0, rows)
	from := max(0, min(w.at-rows/2, len(w.shown)-rows))
	if w.newest {
		from = max(0, len(w.shown)-rows)
	}
	for i := from; i < min(from+rows, len(w.shown)); i++ {
		lines = append(lines, w.row(&w.entries[w.shown[i]], i == w.at))
	}
	if len(w.shown) == 0 {
		lines = append(lines, w.paint(dim, brief(w.nothing(), w.width)))
	}
	for len(lines) < rows {
		lines = append(lines, "")
	}
	return lines[:rows]
}

func (w *watching) nothing() string {
	if len(w.entries) > 0 {
		return "  No decision in the record matches; f and / change that."
	}
	return "  Nothing was decided yet. Decisions appear here as soon as an agent asks."
}

// row draws one decision.
func (w *watching) row(e *journal.Entry, selected bool) string {
	const front = 2 + 9 + 7
	mark := "  "
	if selected {
		mark = w.paint(bold, "> ")
	}
	text := brief(strings.TrimSpace(e.Tool+" "+e.Text), max(1, w.width-front))
	if selected {
		text = w.paint(bold, text)
	}
	return mark + w.paint(dim, e.Time.Local().Format("15:04:05")) + " " + w.paint(ofEntry(e), pad(wordOf(e), 6)) + " " + text
}

// explained says of the selected decision what the record knows.
func (w *watching) explained() []string {
	e := w.selected()
	if e == nil {
		return nil
	}
	var b strings.Builder
	s := &screen{to: &b, colour: w.colour, width: max(20, w.width)}
	for i, line := range fold(printable(e.Text), s.width-2) {
		if i == 4 && !w.roomy {
			s.line("  …")
			break
		}
		s.line("  ", s.paint(bold, brief(line, s.width-2)))
	}
	s.paragraph(2, "", printable(e.Person))
	where := "in " + e.Cwd
	if e.Root != "" && e.Root != e.Cwd {
		where += ", in the project " + e.Root
	}
	s.paragraph(2, dim, printable(where))
	if e.Layer != "" {
		by := "decided by " + strings.TrimSpace(e.Layer+" "+e.Rule)
		if e.From != "" {
			by += ", " + e.From
		}
		s.paragraph(2, dim, printable(by))
	}
	for i := range e.Effects {
		x := &e.Effects[i]
		text := x.Kind.String() + " " + x.Target
		if x.Place != "" {
			text += " (" + strings.ReplaceAll(x.Place, ",", ", ") + ")"
		}
		if x.Program != "" {
			text += " by " + strings.TrimSpace(x.Program+" "+x.Flag)
		}
		s.line("  ", s.paint(ofWord(x.Word), pad(x.Word.String(), 10)), " ", brief(text, max(1, s.width-13)))
	}
	if e.More > 0 {
		s.line(fmt.Sprintf("  and %d effects more", e.More))
	}
	s.paragraph(2, "", printable(clearedBy(e)))
	s.paragraph(2, dim, printable(fmt.Sprintf("%s, session %s, %s, %s, id %s", e.Agent, e.Session, e.Mode,
		time.Duration(e.TookMicros)*time.Microsecond, journal.ShortID(e.ID))))
	return strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
}

// clearedBy says who can turn a decision into an allow, and how.
func clearedBy(e *journal.Entry) string {
	switch {
	case e.Verdict == automode.Allow || e.Layer == journal.ByPerson:
		return ""
	case e.Clears == automode.ByOrganisation.String():
		return "Only the organisation can allow it."
	case e.Clears == automode.ByNobody.String():
		return "Nobody can allow it."
	}
	return "You can allow it: a once, s for the session, A by a rule; or automode allow " + journal.ShortID(e.ID)
}

// foot is what came of the last key, or what can be pressed.
func (w *watching) foot() []string {
	var lines []string
	switch {
	case w.typing:
		return []string{w.paint(bold, "/"+brief(string(w.typed), max(1, w.width-2))) + "█"}
	case w.pending != nil:
		lines = w.pending.says
	case len(w.message) > 0:
		lines = w.message
	default:
		return []string{w.paint(dim, brief("up down select  f filter  / words  a s A allow  d D deny  x more  ? keys  q quit", w.width))}
	}
	var folded []string
	for _, line := range lines {
		indent := line[:len(line)-len(strings.TrimLeft(line, " "))]
		for _, part := range fold(printable(line), max(20, w.width-len(indent))) {
			folded = append(folded, w.paint(yellow, indent+brief(part, max(1, w.width-len(indent)))))
		}
	}
	if most := max(1, w.height/2); len(folded) > most {
		folded = folded[len(folded)-most:] // the question stands last
	}
	return folded
}

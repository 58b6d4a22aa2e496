package main

import (
	"bytes"
	"strings"

	tea "charm.land/bubbletea/v2"

	"automode"
	"automode/internal/journal"
)

// Init begins with nothing to do: decisions are sent as they happen.
func (w *watching) Init() tea.Cmd { return nil }

// Update takes a key, a size or decisions.
func (w *watching) Update(m tea.Msg) (tea.Model, tea.Cmd) {
	switch m := m.(type) {
	case tea.WindowSizeMsg:
		w.width, w.height = m.Width, m.Height
	case happened:
		w.take(m)
	case granted:
		w.message = m
	case tea.PasteMsg:
		if w.typing {
			w.typed = append(w.typed, []rune(m.Content)...)
			w.search()
		}
	case tea.KeyPressMsg:
		return w, w.key(m)
	}
	return w, nil
}

// key does what a key says.
func (w *watching) key(k tea.KeyPressMsg) tea.Cmd {
	if k.String() == "ctrl+c" {
		return tea.Quit
	}
	switch {
	case w.typing:
		w.typeKey(k)
		return nil
	case w.pending != nil:
		p := w.pending
		w.pending, w.message = nil, []string{"Nothing was done."}
		if k.String() != "y" {
			return nil
		}
		w.message = nil
		return func() tea.Msg { return granted(p.carryOut()) }
	}
	w.message = nil
	switch s := k.String(); s {
	case "q":
		return tea.Quit
	case "up", "k":
		w.move(-1)
	case "down", "j":
		w.move(1)
	case "pgup":
		w.move(-w.listHeight())
	case "pgdown":
		w.move(w.listHeight())
	case "home", "g":
		w.move(-len(w.shown))
	case "end", "G":
		w.move(len(w.shown))
	case "f":
		selected := w.selectedID()
		w.filter = (w.filter + 1) % len(filters)
		w.pick(selected)
	case "/":
		w.typing, w.typed = true, []rune(strings.Join(w.query.Words, " "))
	case "esc":
		w.help = false
		if len(w.query.Words) > 0 {
			w.typed = nil
			w.search()
		}
	case "x":
		w.roomy = !w.roomy
	case "?", "h":
		w.help = !w.help
	case "a", "s", "A", "d", "D":
		w.propose(s)
	}
	return nil
}

// move selects another decision. The newest one is gone on with.
func (w *watching) move(by int) {
	w.at = max(0, min(w.at+by, len(w.shown)-1))
	w.newest = w.at == len(w.shown)-1
}

// typeKey takes a key while words are typed.
func (w *watching) typeKey(k tea.KeyPressMsg) {
	switch k.String() {
	case "enter":
		w.typing = false
	case "esc":
		w.typing, w.typed = false, nil
	case "backspace":
		if n := len(w.typed); n > 0 {
			w.typed = w.typed[:n-1]
		}
	case "ctrl+u":
		w.typed = nil
	default:
		w.typed = append(w.typed, []rune(k.Key().Text)...)
	}
	w.search()
}

func (w *watching) search() {
	selected := w.selectedID()
	w.query.Words = strings.Fields(string(w.typed))
	w.pick(selected)
}

// wanted reports whether the filters pick a decision.
func (w *watching) wanted(e *journal.Entry) bool {
	switch w.filter {
	case 1:
		if e.Verdict == automode.Allow {
			return false
		}
	case 2:
		if e.Verdict != automode.Ask {
			return false
		}
	case 3:
		if e.Verdict != automode.Deny {
			return false
		}
	}
	return w.query.Match(e)
}

// pending is a word of the person's that y gives.
type pending struct {
	says     []string
	carryOut func() []string
}

// granted is what came of it, in lines.
type granted []string

// granter gives the person's words: what a key means for a decision is said
// first, and done by carryOut. An error says why it cannot be.
type granter func(key string, e *journal.Entry) (*pending, error)

// propose puts what a key would do to the person.
func (w *watching) propose(key string) {
	e := w.selected()
	if e == nil {
		w.message = []string{"Nothing is selected."}
		return
	}
	p, err := w.grant(key, e)
	if err != nil {
		w.message = troubleLines(err)
		return
	}
	w.pending, w.newest = p, false // what y is about stays selected
}

// troubleLines are an error and what to do about it.
func troubleLines(err error) []string {
	list := []string{upperFirst(err.Error()) + "."}
	if a, ok := err.(advice); ok {
		list = append(list, upperFirst(a.hint)+".")
	}
	return list
}

// granter gives words by the functions behind automode allow and deny.
func (c *watchCommand) granter(p *program, state string) granter {
	return func(key string, e *journal.Entry) (*pending, error) {
		if e.Layer == journal.ByPerson {
			return nil, advise("select a decision on an agent's call", "this is what you did yourself")
		}
		if e.Verdict == automode.Allow && key != "D" && key != "d" {
			return nil, advise("a, s and A are for what was asked about or denied", "this call was allowed")
		}
		verdict, says := automode.Allow, ""
		g := granting{ID: e.ID, Config: c.Config, State: state}
		switch key {
		case "a":
			g.Once, says = true, "Allow the next such call of the session?"
		case "s":
			g.Session, says = true, "Allow such calls as long as the session lasts?"
		case "A":
			g.Always = true
		case "d":
			verdict, g.Session, says = automode.Deny, true, "Deny such calls as long as the session lasts?"
		case "D":
			verdict, g.Always = automode.Deny, true
		}
		if !g.Always {
			if err := grantable(e, verdict); err != nil {
				return nil, err
			}
			return &pending{says: []string{says + " y does it, any other key does not."}, carryOut: func() []string { return g.lines(p, verdict) }}, nil
		}
		// The first time it only shows.
		seen, err := g.try(p, verdict)
		if err != nil {
			return nil, err
		}
		g.Yes = true
		return &pending{says: append(seen, "Write it? y does it, any other key does not."), carryOut: func() []string { return g.lines(p, verdict) }}, nil
	}
}

// lines carries a grant out and returns what it says.
func (c *granting) lines(p *program, verdict automode.Verdict) []string {
	seen, err := c.try(p, verdict)
	if err != nil {
		return append(seen, troubleLines(err)...)
	}
	return seen
}

// try carries a grant out with its output kept. That nothing was written is no
// error here.
func (c *granting) try(p *program, verdict automode.Verdict) ([]string, error) {
	var out bytes.Buffer
	quiet := *p
	quiet.stdin = strings.NewReader("")
	quiet.out = &screen{to: &out, width: p.out.width}
	err := c.grant(&quiet, verdict)
	text := strings.TrimRight(out.String(), "\n")
	if _, nothing := err.(status); nothing {
		err = nil
		if i := strings.LastIndex(text, "\n"); i >= 0 {
			text = text[:i] // how to write it on a command line
		}
	}
	return strings.Split(text, "\n"), err
}

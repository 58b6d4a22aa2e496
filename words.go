package automode

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// The sentences of a decision: what the call would do, to what, and why that
// earned its word. They speak of the place only by the row's or rule's own
// reason; marks and regions are for readers of the whole decision.

// Bounds of what a sentence quotes, in bytes.
const (
	mostCommand = 80
	mostTarget  = 200
	mostWhy     = 400
	mostRuling  = 600 // of a classifier's reason
)

// said is the sentence on one effect: "rm -rf ~/ would delete /home/dev and
// everything below it: it is a whole project, home or system folder".
func (a *Action) said(j *Judged) string {
	e, why := &j.Effect, j.Stood.Why
	who := a.doer(e)
	switch {
	case e.Kind == Unknown && (j.Word <= Unsettled || why == ""):
		// Nobody has an opinion of what nobody knows: why it is not known counts.
		return because(who+" cannot be judged", line(e.Why, mostWhy))
	case e.Kind == Unknown:
		return because(who, why)
	}
	if e.Traits.Has(Unvouched) && e.Why != "" && j.Word < Denied {
		why += " (" + line(e.Why, mostTarget) + ")"
	}
	return because(who+e.deed(), why)
}

// besides tells what else is open beside the effect that decides, so that nobody
// says yes to one thing and gets another: one thing of each command and kind, the
// first two in full, of the others their number.
func (a *Action) besides(judged []Judged, at int) string {
	type thing struct {
		command int
		kind    Kind
	}
	told := map[thing]bool{{judged[at].Effect.Command, judged[at].Effect.Kind}: true}
	sentences, text, n := [3]string{a.saidToo(&judged[at])}, "", 0
	for i := range judged {
		j := &judged[i]
		t := thing{j.Effect.Command, j.Effect.Kind}
		if j.Word <= Allowed || j.Stood.Rule == planRule || told[t] || answers(judged, i) {
			continue
		}
		told[t] = true
		if n < 2 {
			said := a.saidToo(j)
			if slices.Contains(sentences[:], said) {
				continue // another round of the same loop
			}
			sentences[n+1] = said
			text += [...]string{" Besides, ", " And "}[n] + said
		}
		n++
	}
	switch more := n - 2; {
	case more == 1:
		text += " One more thing in it is open."
	case more > 1:
		text += " " + strconv.Itoa(more) + " more things in it are open."
	}
	return text
}

// saidToo is the sentence as it goes on after another: what a command's text begins
// with stays as it is, our own words do not begin it.
func (a *Action) saidToo(j *Judged) string {
	said := a.said(j)
	for _, own := range [...]string{thisCall, whatIsWritten} {
		if strings.HasPrefix(said, own) {
			return strings.ToLower(own[:1]) + said[1:]
		}
	}
	return said
}

// why is the sentence on a call that is allowed. What cleared a stricter word
// says more than what needed none, and what acts more than what looks.
func (a *Action) why(judged []Judged) string {
	var most *Judged
	for i := range judged {
		j := &judged[i]
		if j.Lowered != nil {
			most = j
			break
		}
		if most == nil && !j.Effect.Kind.Looks() {
			most = j
		}
	}
	if most == nil {
		return "It only looks."
	}
	return sentence(capital(most.Stood.Why))
}

// What brings an effect about where no command does.
const (
	thisCall      = "This call"
	whatIsWritten = "What is written there"
)

// doer names what brings an effect about: the simple command, else the call.
func (a *Action) doer(e *Effect) string {
	if e.Via == Written {
		return whatIsWritten
	}
	if e.Command > 0 && e.Command <= len(a.Commands) {
		if text := a.Commands[e.Command-1].Text; text != "" {
			return line(text, mostCommand)
		}
	}
	if e.Program != "" {
		return line(e.Program, mostCommand)
	}
	if c := a.Call; c != nil && (c.Kind == MCPTool || c.Kind == OtherTool) && c.Tool != "" {
		return line(c.Tool, mostCommand)
	}
	return thisCall
}

// deed says what is done: " would write /etc/hosts". What programs do to things
// without a place is told in the words of their own fact; the facts of options
// and variables speak of those.
func (e *Effect) deed() string {
	placed := e.Place.Region != Nowhere || e.Place.Host != NoHost
	switch {
	case !placed && e.Why != "" && e.Flag == "" && e.Via == Direct:
		return " " + line(e.Why, mostTarget)
	case !placed && e.Why != "" && e.Flag == "":
		return ": " + line(e.Why, mostTarget)
	case e.Target == "" && e.Why != "" && e.Flag != "":
		return " would " + e.bare() + " (" + line(e.Flag, mostCommand) + ": " + line(e.Why, mostTarget) + ")"
	case e.Target == "":
		return " would " + e.bare()
	case e.Place.Region == Elsewhere:
		return " would " + e.verb() + " " + line(e.Reach(), mostTarget) + ", in a container or on another host"
	}
	return " would " + e.verb() + " " + line(e.Reach(), mostTarget)
}

// verb says what an effect does to its target, as an infinitive.
func (e *Effect) verb() string {
	switch e.Kind {
	case Read:
		if e.Traits.Has(Listing) {
			return "list"
		}
		return "read"
	case Query:
		return "look at"
	case Write:
		if e.Traits.Has(Metadata) {
			return "change mode, owner or times of"
		}
		return "write"
	case Keep:
		return "record work in"
	case Delete:
		if e.Traits.Has(Relocated) {
			return "move away"
		}
		return "delete"
	case Lose:
		return "discard what is in"
	case Run:
		return "run"
	case Fetch:
		return "fetch from"
	case Send:
		return "send to"
	case Publish:
		return "publish to"
	case Install:
		return "install"
	case Configure:
		return "set up"
	case Control:
		return "signal or stop"
	case Expose:
		return "let others reach"
	case Elevate:
		return "take over"
	case Weaken:
		if e.Place.Region != Nowhere {
			return "weaken the protection of"
		}
		return "weaken or skip"
	case Disclose:
		return "show"
	case Delegate:
		return "hand over to"
	}
	return "change"
}

// bare is verb for an effect whose target nobody named.
func (e *Effect) bare() string {
	switch e.Kind {
	case Run:
		return "run code"
	case Fetch, Send, Publish:
		return e.verb() + " a host that is not known"
	case Install:
		return "install packages"
	case Control:
		return "signal or stop processes"
	case Expose:
		return "let others reach this machine"
	case Elevate:
		return "take more rights"
	case Weaken:
		return "turn a check off"
	case Disclose:
		return "show a secret"
	case Delegate:
		return "hand over to another agent"
	}
	return e.verb() + " something that is not known"
}

// Reach names what an effect happens to and how much of it, for a person:
// "/home/dev and everything below it". It is empty when nothing is known.
func (e *Effect) Reach() string {
	s := e.Target
	if s == "" {
		return ""
	}
	if e.Place.Region != Nowhere {
		switch e.Known {
		case Guess:
			s = "something, perhaps below " + s
		case Bounded:
			s = "something in " + s
		}
	}
	switch e.Extent {
	case Tree:
		if e.Traits.Has(Untracked) {
			return "what version control does not hold below " + s
		}
		return s + " and everything below it"
	case Children:
		return "all that lies directly in " + s
	}
	return s
}

// because joins what is said with its reason and ends the sentence.
func because(what, why string) string {
	if why != "" {
		what += ": " + why
	}
	return sentence(what)
}

// line puts a text from outside on one line of at most n bytes and an ellipsis
// where it was longer.
func line(s string, n int) string {
	begin := clip(s, 4*n)
	short := strings.Join(strings.Fields(begin), " ")
	cut := clip(short, n)
	if len(begin) < len(s) || len(cut) < len(short) {
		cut += "…"
	}
	return cut
}

// clip cuts s to at most n bytes at a rune's edge.
func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// sentence ends a text that may have its end already.
func sentence(s string) string {
	if s == "" || strings.HasSuffix(s, ".") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}

// capital begins a text of ours with a capital letter.
func capital(s string) string {
	if s == "" {
		return s
	}
	if c := s[0]; 'a' <= c && c <= 'z' {
		return string(c-'a'+'A') + s[1:]
	}
	return s
}

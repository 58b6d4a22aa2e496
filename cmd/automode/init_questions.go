package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"automode/internal/agents"
	"automode/internal/config"
	"automode/internal/mask"
	"automode/internal/own"
)

// wishes is what the person answered to init's two questions. The zero value
// leaves their configuration as it is.
type wishes struct {
	tighten bool        // what their rules in the agent's settings allow is not to count
	judge   *judgeEntry // who is to rule on what is left open; nil: nobody in addition
}

// judgeEntry is a judge as it stands in a configuration.
type judgeEntry struct {
	Provider    string   `json:"provider"`
	Model       string   `json:"model,omitempty"`
	KeyVariable string   `json:"keyVariable,omitempty"`
	BaseURL     string   `json:"baseURL,omitempty"`
	Command     []string `json:"command,omitempty"`
}

// question puts init's two questions, each only where there is something to
// decide. Whatever is not answered stays as it is.
func (s *setup) question(p *program) (w wishes, err error) {
	if s.config.AgentRules.Value == config.RulesCount && s.allowing() {
		p.out.line()
		p.out.paragraph(0, "", "Bring your existing permission rules? They count where they stand, what you add later included, and nothing is copied. With no, what they allow is left out; what they deny or ask counts either way.")
		w.tighten = !p.decide("Let them count?", true)
	}
	if len(s.config.Classifier.Judges) > 0 {
		return w, nil
	}
	p.out.line()
	p.out.paragraph(0, "", "Have you a model key? What rules and table leave open can be put to a model, and you are asked less; without one it is you who is asked.")
	for i, k := range judgeKinds {
		p.out.line("  ", strconv.Itoa(i+1), "  ", k.label)
	}
	kind, ok := p.entry("Which one, by its number? (Enter: none)", "", func(text string) error {
		if n, err := strconv.Atoi(text); !isNone(text) && (err != nil || n < 1 || n > len(judgeKinds)) {
			return fmt.Errorf("a number from 1 to %d, or nothing", len(judgeKinds))
		}
		return nil
	})
	if !ok || isNone(kind) {
		return w, nil
	}
	n, err := strconv.Atoi(kind)
	if err != nil {
		return w, err
	}
	if w.judge, ok = p.judge(judgeKinds[n-1]); !ok {
		w.judge = nil
		p.out.paragraph(0, yellow, "No model is asked then. docs/classifier.md says what to write to change that.")
	}
	return w, nil
}

// isNone reports whether an answer means that nothing is wanted.
func isNone(text string) bool {
	switch strings.ToLower(text) {
	case "", "n", "no", "none":
		return true
	}
	return false
}

// judgeKind is one of the ways to a model that init offers.
type judgeKind struct {
	label    string
	provider config.Provider
	model    string // what is proposed; empty: there is nothing to propose
	variable string
	address  string // what is proposed; empty: the provider's own
}

var judgeKinds = [...]judgeKind{
	{"Anthropic", config.Anthropic, "claude-haiku-4-5", "ANTHROPIC_API_KEY", ""},
	{"OpenAI", config.OpenAI, "gpt-5-mini", "OPENAI_API_KEY", ""},
	{"an OpenAI-compatible server: Ollama, vLLM, a gateway", config.Chat, "", "", "http://127.0.0.1:11434/v1"},
	{"a program of yours, which is given the question", config.Command, "", "", ""},
}

// judge asks what has to be known of a judge; ok is false when it is not.
func (p *program) judge(k judgeKind) (j *judgeEntry, ok bool) {
	j = &judgeEntry{Provider: k.provider.String()}
	if k.provider == config.Command {
		text, ok := p.entry("The program, by its absolute path, and its arguments:", "", func(text string) error {
			words := strings.Fields(text)
			if len(words) == 0 || !filepath.IsAbs(words[0]) {
				return errors.New("an absolute path comes first")
			}
			if info, err := os.Stat(words[0]); err != nil || !info.Mode().IsRegular() {
				return fmt.Errorf("there is no program %s", words[0])
			}
			return nil
		})
		j.Command = strings.Fields(text)
		return j, ok
	}
	if k.address != "" {
		if j.BaseURL, ok = p.entry("Its address", k.address, func(text string) error {
			j := *j
			j.Model, j.BaseURL = "x", text
			return j.wrong()
		}); !ok {
			return j, false
		}
	}
	if j.Model, ok = p.entry("Which model", k.model, func(text string) error {
		if text == "" {
			return errors.New("the model's name, as the provider calls it")
		}
		return nil
	}); !ok {
		return j, false
	}
	question := "Which environment variable holds the key? Its name, never the key"
	if k.variable == "" {
		question += " (Enter: none is needed)"
	}
	if j.KeyVariable, ok = p.entry(question, k.variable, variableName); !ok {
		return j, false
	}
	if j.KeyVariable != "" {
		if value, set := p.machine.getenv(j.KeyVariable); !set || value == "" {
			p.out.paragraph(0, yellow, j.KeyVariable+" is not set in this shell. Set it where you start the agent; until it is, you are asked as before.")
		}
	}
	return j, true
}

// variableName says why a text cannot be the name of the variable that holds a
// key. The text itself is never repeated: it may be the key.
func variableName(text string) error {
	for i, r := range text {
		if r != '_' && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z') && (i == 0 || r < '0' || r > '9') {
			return errors.New("that is no name of a variable. If it was the key itself, take it out of the terminal's history: it is kept nowhere here")
		}
	}
	if mask.Found(text) || len(text) > 64 {
		return errors.New("that looks like a key itself, which is kept nowhere here. The name of the variable that holds it is wanted, as ANTHROPIC_API_KEY")
	}
	return nil
}

// wrong says why our own reader would not take the judge.
func (j *judgeEntry) wrong() error {
	data, err := apply(nil, wishes{judge: j})
	if err != nil {
		return err
	}
	if _, problems := config.Decode(data, ""); len(problems) > 0 {
		return errors.New(problems[0].Text)
	}
	return nil
}

// apply writes the wishes into a configuration, which stays as it is otherwise.
// The result is data itself where there are none.
func apply(data []byte, w wishes) ([]byte, error) {
	var err error
	if w.tighten {
		if data, err = agents.SetText(data, "agentRules", config.RulesTighten.String()); err != nil {
			return nil, err
		}
	}
	if w.judge != nil {
		entry, err := json.Marshal(w.judge)
		if err != nil {
			return nil, err
		}
		if data, err = agents.AddElement(data, "classifier", "judges", entry); err != nil {
			return nil, err
		}
	}
	return data, nil
}

// question puts the two questions to a person at a terminal, and shows what the
// answers make of their configuration; wished is nil where it stays as it is.
func (c *initCommand) question(p *program, s *setup) (mine agents.File, wished []byte, err error) {
	if c.Yes || c.Managed || !p.interactive() {
		s.judgeMissing(p, false)
		return mine, nil, nil
	}
	w, err := s.question(p)
	if err != nil {
		return mine, nil, err
	}
	s.judgeMissing(p, w.judge != nil)
	if !w.tighten && w.judge == nil {
		return mine, nil, nil
	}
	if mine, err = agents.ReadFile(s.person); err != nil {
		return mine, nil, cannotRead(s.person, err)
	}
	if wished, err = apply(mine.Data, w); err != nil {
		return mine, nil, cannotEdit(s.person, err)
	}
	if _, problems := config.Decode(wished, s.person); len(problems) > 0 {
		return mine, nil, cannotEdit(s.person, errors.New(problems[0].String()))
	}
	p.out.line()
	p.out.change(&mine, wished, nil)
	return mine, wished, nil
}

// judgeMissing tells where a judge is wanted, by the configuration or just now,
// and the program that asks it is not there.
func (s *setup) judgeMissing(p *program, wanted bool) {
	if !wanted && len(s.config.Classifier.Judges) == 0 {
		return
	}
	if info, err := os.Stat(filepath.Join(s.programs, own.Judge+exe())); err == nil && info.Mode().IsRegular() {
		return
	}
	p.out.paragraph(0, yellow, own.Judge+", which asks the model, is not in "+printable(s.programs)+
		", so you are asked as before. Build all programs into that folder, in a clone: "+quoteWords([]string{"go", "run", "./build", "-o", s.programs}))
}

// decide puts a question that is answered by yes or no; usual counts where
// nothing else is said.
func (p *program) decide(question string, usual bool) bool {
	choice := " [y/N] "
	if usual {
		choice = " [Y/n] "
	}
	for {
		fmt.Fprint(p.out, question, choice)
		line, more := p.read()
		switch strings.ToLower(line) {
		case "y", "yes":
			return true
		case "n", "no":
			return false
		}
		if line == "" || !more || !usual {
			return usual && line == ""
		}
	}
}

// mostTries is how often a text is asked for that is not as it has to be.
const mostTries = 3

// entry asks for a text; empty is what usual says. ok is false when none came
// that is as it has to be.
func (p *program) entry(question, usual string, wrong func(string) error) (text string, ok bool) {
	for range mostTries {
		if usual != "" {
			fmt.Fprint(p.out, question, " [", usual, "] ")
		} else {
			fmt.Fprint(p.out, question, " ")
		}
		text, more := p.read()
		if text == "" {
			text = usual
		}
		err := wrong(text)
		if err == nil {
			return text, true
		}
		p.out.line("  ", p.out.paint(yellow, printable(err.Error())))
		if !more {
			break
		}
	}
	return "", false
}

// read is the next line that the person types, without blanks around it; more
// is false at the end of what there is.
func (p *program) read() (line string, more bool) {
	if p.lines == nil {
		p.lines = bufio.NewReader(p.stdin)
	}
	line, err := p.lines.ReadString('\n')
	return strings.TrimSpace(line), err == nil
}

package config

import (
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Classifier says which models rule on what the static layers leave open, and
// how they are asked. Without judges there is no classifier. The zero value has
// none and the defaults of everything else.
type Classifier struct {
	Judges []Judge // in the order in which they are asked: the next one when one is down

	Stages    Setting[int]           // 1 or 2; 0: DefaultStages
	First     Setting[time.Duration] // for the first stage of one judge; 0: DefaultFirst
	Second    Setting[time.Duration] // for the stage that reasons; 0: DefaultSecond
	Calls     Setting[int]           // how many earlier tool calls are shown; 0: DefaultCalls
	CallBytes Setting[int]           // of each; 0: DefaultCallBytes
	Streak    Setting[int]           // denials in a row after which the person is asked; 0: DefaultStreak
	Total     Setting[int]           // and in a session; 0: DefaultTotal
	Dump      Setting[string]        // folder for every request and response; empty: none is kept
	Daemon    Setting[Daemon]        // whether a server keeps what is warm
	Idle      Setting[time.Duration] // after which it ends; 0: DefaultIdle
}

// Daemon says whether judges are asked by a server. The zero value is DaemonOn.
type Daemon uint8

const (
	DaemonOn  Daemon = iota // where it runs; it is started when it does not
	DaemonOff               // never
)

var daemonNames = [...]string{"on", "off"}

// String is the value's spelling in a file.
func (d Daemon) String() string { return daemonNames[min(int(d), len(daemonNames)-1)] }

// What counts where nobody set it.
const (
	DefaultStages    = 2
	DefaultFirst     = 2 * time.Second
	DefaultSecond    = 6 * time.Second
	DefaultCalls     = 20
	DefaultCallBytes = 200
	DefaultStreak    = 3
	DefaultTotal     = 20
	DefaultIdle      = 10 * time.Minute
)

// Provider is the way a judge's model is reached. The zero value is none.
type Provider uint8

const (
	NoProvider Provider = iota
	Anthropic           // Anthropic Messages
	OpenAI              // OpenAI Responses
	Chat                // OpenAI-compatible Chat Completions: Ollama, vLLM, llama.cpp, gateways
	Command             // a program: JSON in, JSON out
	Bedrock             // Anthropic models on Amazon Bedrock
	Vertex              // Anthropic models on Google Vertex AI
)

var providerNames = [...]string{"", "anthropic", "openai", "chat", "command", "bedrock", "vertex"}

// String is the provider's spelling in a file.
func (p Provider) String() string { return providerNames[min(int(p), len(providerNames)-1)] }

// Judge is one model that may be asked.
type Judge struct {
	Name        string // unique; the model's where none is given
	Provider    Provider
	Model       string   // as the provider calls it
	BaseURL     string   // empty: the provider's own; Chat needs one
	KeyVariable string   // the environment variable that holds the key; empty: no key is sent
	Headers     []Header // in addition
	Proxy       string   // an address; empty: none, whatever the environment says
	Command     []string // of Command: the program, an absolute path, and its arguments
	Stream      bool     // the answer is asked for in pieces; it counts when it is whole
	Region      string   // of Bedrock and Vertex
	Account     string   // of Vertex: the project

	// Prices for a million tokens, in whatever currency the person counts in;
	// 0: not known.
	Input, CachedInput, Output float64

	Origin Origin
}

// Header is one header of a request.
type Header struct{ Name, Value string }

func classifierFields() []field {
	return []field{
		{"judges", false, (*decoder).judges},
		{"stages", false, func(d *decoder, n node) { d.number(n, &d.out.Classifier.Stages, 1, 2) }},
		{"firstTimeout", false, func(d *decoder, n node) { d.duration(n, &d.out.Classifier.First) }},
		{"secondTimeout", false, func(d *decoder, n node) { d.duration(n, &d.out.Classifier.Second) }},
		{"calls", false, func(d *decoder, n node) { d.number(n, &d.out.Classifier.Calls, 1, 200) }},
		{"callBytes", false, func(d *decoder, n node) { d.number(n, &d.out.Classifier.CallBytes, 40, 4000) }},
		{"streak", false, func(d *decoder, n node) { d.number(n, &d.out.Classifier.Streak, 1, 1000) }},
		{"total", false, func(d *decoder, n node) { d.number(n, &d.out.Classifier.Total, 1, 10000) }},
		{"daemon", false, func(d *decoder, n node) { choose(d, n, &d.out.Classifier.Daemon, daemonNames[:]) }},
		{"idle", false, func(d *decoder, n node) { d.duration(n, &d.out.Classifier.Idle) }},
		{"dump", false, func(d *decoder, n node) {
			if s, ok := d.text(n); ok {
				if !filepath.IsAbs(s) && !strings.HasPrefix(s, "~/") {
					d.wrong(n, "expected an absolute folder or one that begins with \"~/\", not "+quote(s))
					return
				}
				d.out.Classifier.Dump = Setting[string]{s, d.from(n)}
			}
		}},
	}
}

func (d *decoder) number(n node, to *Setting[int], least, most int) {
	v, err := strconv.Atoi(n.text)
	if n.kind != 0 || err != nil || v < least || v > most {
		d.wrong(n, "expected a whole number from "+strconv.Itoa(least)+" to "+strconv.Itoa(most))
		return
	}
	*to = Setting[int]{v, d.from(n)}
}

func (d *decoder) judges(n node) {
	for _, e := range d.list(n) {
		if e.kind != '{' {
			d.wrong(e, "expected an object in braces: a judge")
			continue
		}
		problems := len(d.broken)
		j := Judge{Origin: d.from(e)}
		d.object(e, "judges", judgeFields(&j))
		if len(d.broken) > problems {
			continue // a judge that is understood by half is none
		}
		if wrong := j.wrong(); wrong != "" {
			d.wrong(e, wrong)
			continue
		}
		if j.Name == "" {
			j.Name = j.Model
			if j.Provider == Command {
				j.Name = filepath.Base(j.Command[0])
			}
		}
		for i := range d.out.Classifier.Judges {
			if d.out.Classifier.Judges[i].Name == j.Name {
				d.wrong(e, "there is a judge "+quote(j.Name)+" already; give this one a \"name\"")
				problems = -1
			}
		}
		if problems >= 0 {
			d.out.Classifier.Judges = append(d.out.Classifier.Judges, j)
		}
	}
}

func judgeFields(j *Judge) []field {
	text := func(to *string) func(*decoder, node) {
		return func(d *decoder, n node) {
			if s, ok := d.text(n); ok {
				*to = s
			}
		}
	}
	price := func(to *float64) func(*decoder, node) {
		return func(d *decoder, n node) {
			v, err := strconv.ParseFloat(n.text, 64)
			if n.kind != 0 || err != nil || v < 0 || v > 1e6 {
				d.wrong(n, "expected the price of a million tokens, as 0.8")
				return
			}
			*to = v
		}
	}
	address := func(to *string) func(*decoder, node) {
		return func(d *decoder, n node) {
			s, ok := d.text(n)
			if !ok {
				return
			}
			rest, secure := strings.CutPrefix(s, "https://")
			if !secure {
				rest, secure = strings.CutPrefix(s, "http://")
			}
			if host, _, _ := strings.Cut(rest, "/"); !secure || host == "" || strings.ContainsAny(s, " \t@?#") {
				d.wrong(n, "expected an address, as \"https://example.com\", not "+quote(s))
				return
			}
			*to = s
		}
	}
	return []field{
		{"name", false, text(&j.Name)},
		{"provider", false, func(d *decoder, n node) {
			s, ok := d.text(n)
			if !ok {
				return
			}
			for i, name := range providerNames {
				if i > 0 && name == s {
					j.Provider = Provider(i)
					return
				}
			}
			d.wrong(n, unknown("provider", s, providerNames[1:]))
		}},
		{"model", false, text(&j.Model)},
		{"baseURL", false, address(&j.BaseURL)},
		{"keyVariable", false, func(d *decoder, n node) {
			s, ok := d.text(n)
			if ok && strings.ContainsAny(s, "= \t") {
				d.wrong(n, "expected the name of an environment variable, not "+quote(s)+"; the key itself does not belong into this file")
				return
			}
			j.KeyVariable = s
		}},
		{"headers", false, func(d *decoder, n node) {
			if n.kind != '{' {
				d.wrong(n, "expected an object: a header's name and its value")
				return
			}
			for i, key := range n.keys {
				if s, ok := d.text(n.sub[i]); ok {
					j.Headers = append(j.Headers, Header{key.text, s})
				}
			}
		}},
		{"proxy", false, address(&j.Proxy)},
		{"command", false, func(d *decoder, n node) {
			for _, e := range d.list(n) {
				if s, ok := d.text(e); ok {
					j.Command = append(j.Command, s)
				}
			}
		}},
		{"stream", false, func(d *decoder, n node) {
			if j.Stream = n.text == "true"; n.kind != 0 || !j.Stream && n.text != "false" {
				d.wrong(n, "expected true or false")
			}
		}},
		{"region", false, text(&j.Region)},
		{"project", false, text(&j.Account)},
		{"inputPrice", false, price(&j.Input)},
		{"cachedInputPrice", false, price(&j.CachedInput)},
		{"outputPrice", false, price(&j.Output)},
	}
}

// wrong says what a judge lacks, or "".
func (j *Judge) wrong() string {
	switch {
	case j.Provider == NoProvider:
		return "a judge needs a \"provider\": " + strings.Join(providerNames[1:], ", ")
	case j.Provider == Command && (len(j.Command) == 0 || !filepath.IsAbs(j.Command[0])):
		return "a judge that is a program needs \"command\": its absolute path and its arguments"
	case j.Provider != Command && j.Model == "":
		return "a judge needs a \"model\""
	case j.Provider == Chat && j.BaseURL == "":
		return "a judge of the provider \"chat\" needs a \"baseURL\", as \"http://127.0.0.1:11434/v1\""
	case j.Provider == Vertex && (j.Region == "" || j.Account == ""):
		return "a judge of the provider \"vertex\" needs a \"region\" and a \"project\""
	case j.Provider == Bedrock && j.Region == "":
		return "a judge of the provider \"bedrock\" needs a \"region\""
	}
	return ""
}

// mergeClassifier takes what a weaker file says. The judges of one file count,
// those of the strongest that names any.
func (c *Config) mergeClassifier(s *Classifier) {
	to := &c.Classifier
	if len(to.Judges) == 0 {
		to.Judges = s.Judges
	}
	mergeOne(&to.Stages, s.Stages)
	mergeOne(&to.First, s.First)
	mergeOne(&to.Second, s.Second)
	mergeOne(&to.Calls, s.Calls)
	mergeOne(&to.CallBytes, s.CallBytes)
	mergeOne(&to.Streak, s.Streak)
	mergeOne(&to.Total, s.Total)
	mergeOne(&to.Dump, s.Dump)
	mergeOne(&to.Daemon, s.Daemon)
	mergeOne(&to.Idle, s.Idle)
}

// Unread says that nobody reads the rules in plain language that stand here,
// because no judge is named; empty where there are none, or one. Each question says
// so: who wrote them may think that they hold.
func (s *Settings) Unread() string {
	if len(s.Classifier.Judges) > 0 {
		return ""
	}
	for _, list := range [...][]Setting[string]{s.Prose.HardDeny, s.Prose.SoftDeny, s.Prose.Allow, s.Prose.Environment} {
		for i := range list {
			if list[i].Value != Defaults {
				return "nobody reads the rules in plain language in " + list[i].Origin.String() + ", because the configuration names no judge"
			}
		}
	}
	return ""
}

// Filled returns the settings with every default in its place.
func (c Classifier) Filled() Classifier {
	fill(&c.Stages, DefaultStages)
	fill(&c.First, DefaultFirst)
	fill(&c.Second, DefaultSecond)
	fill(&c.Calls, DefaultCalls)
	fill(&c.CallBytes, DefaultCallBytes)
	fill(&c.Streak, DefaultStreak)
	fill(&c.Total, DefaultTotal)
	fill(&c.Idle, DefaultIdle)
	return c
}

func fill[T int | time.Duration](s *Setting[T], value T) {
	if s.Value == 0 {
		s.Value = value
	}
}

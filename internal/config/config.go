// Package config reads what the organisation, the person and the project want
// of automode, merges it, and keeps for every value where it came from.
//
// A file that cannot be read or understood never means "no rules": whatever
// could be read of it counts, and Config.Broken says that the gate has to ask
// about everything that is not denied.
package config

import (
	"strconv"
	"time"

	"automode"
)

// Config is everything that is in force, from all sources, the strongest
// source first in every list. The zero value has no rules and the defaults of
// every setting.
type Config struct {
	Settings
	InForce Setting[string] // the profile that counts in the project; its rows are in Rows
	Sources []Source        // the files that were looked for, the strongest first; the agent's come last

	// Broken lists what could not be read or understood. While it is not
	// empty, rules may be missing: what is not denied must be asked about,
	// with the outcome automode.Unreadable.
	Broken []Problem
	// Ignored lists what was understood and left out because its source has
	// no right to it. Leaving it out only tightens.
	Ignored []Problem
}

// Settings is the content of one file, or of all of them merged. The zero
// value is what an empty object in a file means.
type Settings struct {
	Allow []Rule // permissions.allow: rule strings, unparsed
	Ask   []Rule // permissions.ask
	Deny  []Rule // permissions.deny

	Prose      Prose      // autoMode: what the classifier is told
	Classifier Classifier // who it is and how it is asked

	Rows     []Row            // rows of the policy table with another word; the first of an id counts
	Profile  Setting[string]  // the profile that counts where no project says otherwise
	Profiles []Profile        // the person's own and the organisation's
	Projects []ProjectProfile // which profile counts where

	DisabledRules []Setting[string] // ids of built-in rules that are switched off

	TrustedHosts          []Setting[string] // hosts, or hosts with a path, that code and data may come from
	TrustedServers        []Setting[string] // MCP servers whose word on their own tools counts
	AdditionalDirectories []Setting[string] // folders that belong to the project, absolute after Load

	OnError  Setting[OnError]       // what to answer when something fails
	Journal  Setting[Journal]       // whether a call may go on without a journal line
	Deadline Setting[time.Duration] // for one whole call; 0: DefaultDeadline

	AgentRules Setting[AgentRules] // what the permission rules of the agent's own settings may do
}

// DefaultDeadline is how long one call may take when no file says otherwise.
const DefaultDeadline = 20 * time.Second

// Limit is how long one call may take: the deadline that was set, or the
// default.
func (s *Settings) Limit() time.Duration {
	if s.Deadline.Value > 0 {
		return s.Deadline.Value
	}
	return DefaultDeadline
}

// Prose holds the lists of plain sentences for the classifier. A list in which
// Defaults stands has the built-in sentences in that place; an empty list is
// the built-in one.
type Prose struct {
	Allow       []Setting[string] // exceptions
	SoftDeny    []Setting[string] // forbidden unless the person asked for it
	HardDeny    []Setting[string] // forbidden
	Environment []Setting[string] // facts about where the agent works
}

// Defaults is the entry of a prose list that the built-in sentences replace.
const Defaults = "$defaults"

// Rule is one permission rule as it was written.
type Rule struct {
	Text   string
	Index  int // its place in its list in its file, from 0
	Origin Origin
}

// Row gives a row of the policy table another word.
type Row struct {
	ID     string
	Word   automode.Word // None when the row is off
	Off    bool          // the row is switched off
	Origin Origin
	// Profile is the name of the profile that it comes with, empty when it was set
	// by itself.
	Profile string
}

// From says where the word was set: the file and line, and the profile.
func (r *Row) From() string {
	if r.Profile == "" {
		return r.Origin.String()
	}
	return r.Origin.String() + " (profile " + r.Profile + ")"
}

// Setting is a value with the place that it comes from. A zero Origin means
// that nobody set it.
type Setting[T any] struct {
	Value  T
	Origin Origin
}

// Origin says where a value comes from. The zero value is nowhere.
type Origin struct {
	Scope Scope
	File  string // empty for built-in values
	Line  int    // from 1; 0 when not known
	Base  string // the folder at which a rule's "/path" begins
}

// Firm reports whether only the organisation may take the value back.
func (o Origin) Firm() bool { return o.Scope == Managed }

// String is the file and line, or the scope when there is no file.
func (o Origin) String() string {
	switch {
	case o.File == "":
		return o.Scope.String()
	case o.Line == 0:
		return o.File
	}
	return o.File + ":" + strconv.Itoa(o.Line)
}

// Scope says whose word a value is. The zero value is Project, which may only
// tighten.
type Scope uint8

const (
	Project Scope = iota // a file of the project
	Agent                // the agent's own settings, the person's
	Local                // the agent's own settings beside the project: the person's unless they come with it
	Session              // the person, for this session
	Person               // the person's file
	Managed              // the organisation's file
	BuiltIn              // automode itself
)

var scopeNames = [...]string{"project", "agent", "local", "session", "person", "managed", "built-in"}

// String names the scope.
func (s Scope) String() string {
	if int(s) < len(scopeNames) {
		return scopeNames[s]
	}
	return scopeNames[Project]
}

// OnError says what a failure leads to. The zero value is OnErrorAsk.
type OnError uint8

const (
	OnErrorAsk  OnError = iota // the person decides
	OnErrorDeny                // nothing happens
)

// Verdict is the answer that a failure leads to.
func (o OnError) Verdict() automode.Verdict {
	if o == OnErrorDeny {
		return automode.Deny
	}
	return automode.Ask
}

// String is the value's spelling in a file.
func (o OnError) String() string { return onErrorNames[min(int(o), len(onErrorNames)-1)] }

var onErrorNames = [...]string{"ask", "deny"}

// Journal says what a failure to write the journal means. The zero value is
// BestEffort.
type Journal uint8

const (
	BestEffort      Journal = iota // the call is answered all the same
	JournalRequired                // it counts as a failure of the call
)

// String is the value's spelling in a file.
func (j Journal) String() string { return journalNames[min(int(j), len(journalNames)-1)] }

var journalNames = [...]string{"best-effort", "required"}

// AgentRules says what the person's permission rules in the agent's own
// settings may do. What they forbid or ask counts always. The zero value is
// RulesCount.
type AgentRules uint8

const (
	RulesCount   AgentRules = iota // what they allow counts, too
	RulesTighten                   // what they allow is left out
)

// String is the value's spelling in a file.
func (r AgentRules) String() string { return agentRulesNames[min(int(r), len(agentRulesNames)-1)] }

var agentRulesNames = [...]string{"count", "tighten"}

// Source is a file that was looked for.
type Source struct {
	Scope Scope
	File  string
	Found bool // it exists, whether or not it could be understood
}

// Problem is something wrong at a place in a file.
type Problem struct {
	File   string
	Line   int // from 1; 0 when the whole file is meant
	Column int // in bytes, from 1; 0 when the whole line or file is meant
	Text   string
}

// String is "file:line:column: what is wrong and what to do".
func (p Problem) String() string {
	s := p.File
	if p.Line > 0 {
		s += ":" + strconv.Itoa(p.Line)
		if p.Column > 0 {
			s += ":" + strconv.Itoa(p.Column)
		}
	}
	if s == "" {
		return p.Text
	}
	return s + ": " + p.Text
}

package main

import (
	"cmp"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"automode"
	"automode/internal/account"
	"automode/internal/config"
	"automode/internal/dialect"
	"automode/internal/journal"
	"automode/internal/own"
	"automode/internal/pause"
	"automode/internal/session"
	"automode/internal/sidequery"
	"automode/internal/world"
)

// hook is everything that one event is handled with.
type hook struct {
	ev      dialect.Event
	asked   *asked
	home    string    // $HOME
	account string    // the account's home
	files   own.Files // empty where there is no home for them

	headless bool
	id       string // of the decision, once it may be spoken of; empty before
	session  past
	unplaced bool           // the folder that the command runs in is not known
	beyond   bool           // the call holds a language that this build does not carry
	cost     sidequery.Cost // of the classifier's ruling
	read     [][]byte       // the files that were read in judging, each its path and content; only for a classifier
}

// newHook looks up the homes. What belongs to the person lies in the account's
// home: HOME is environment, which an agent's project can set, and may not
// name a configuration. Only a user without an entry in the user database is
// found by HOME.
func newHook(o options, ev dialect.Event, a *asked) *hook {
	h := &hook{ev: ev, asked: a, headless: o.headless, home: account.EnvHome(), account: account.Home()}
	h.files = own.In(h.ownHome()) // without a home there is no record; the call is asked about
	h.files.Config = cmp.Or(o.config, h.files.Config)
	h.files.State = cmp.Or(o.state, h.files.State)
	h.files.Settings = cmp.Or(o.settings, h.files.Settings)
	return h
}

// spare is a hook for the same event that shares nothing with this one, which
// may be at work or may have failed.
func (h *hook) spare() *hook {
	s := &hook{ev: h.ev, asked: h.asked, files: h.files}
	if h.ev.Call != nil {
		call := *h.ev.Call
		s.ev.Call = &call
	}
	return s
}

// here puts the folder in which the hook was started in, where the agent says
// by it alone where it works. One that cannot be told is none, which is asked
// about.
func (h *hook) here() {
	h.ev.Cwd, _ = os.Getwd()
	if h.ev.Call != nil {
		h.ev.Call.Cwd = h.ev.Cwd
	}
}

// asks reports whether the event is a question, or may be one for all that is
// known.
func (h *hook) asks() bool {
	return h.ev.Name == "" || h.ev.Kind == dialect.PreToolUse || h.ev.Kind == dialect.PermissionRequest || h.ev.Kind == dialect.UnknownEvent
}

// handle answers the event and records it. It returns the exit status.
func (h *hook) handle() int {
	h.session = recall(h.files.State, h.ev.Session)
	switch {
	case h.asks():
		return h.decide()
	case h.ev.Kind == dialect.OtherEvent:
		h.asked.remark("nothing is done about the event " + strconv.Quote(h.ev.Name))
	case h.ev.Malformed != "":
		h.asked.remark("the event " + h.ev.Name + " is not recorded: " + h.ev.Malformed)
	default:
		missed := ""
		if h.ev.Kind == dialect.UserPromptSubmit {
			missed = h.missedInTurn()
		}
		if err := h.record(); err != nil {
			h.asked.remark("the event " + h.ev.Name + " is not recorded: " + err.Error())
		}
		if h.ev.Kind == dialect.SessionStart {
			h.greet()
		}
		if missed != "" {
			h.tell(missed + seeDoctor)
		}
	}
	return 0
}

// refuse answers a payload that says nothing to rely on, not even its event.
func (h *hook) refuse(why string) int {
	cfg := config.Load(config.LoadOptions{Home: h.ownHome(), Person: h.files.Config})
	h.asked.configured(&cfg, false)
	if err := h.keep(automode.Refuse(automode.Unreadable, why), nil); err != nil {
		h.asked.remark(err.Error())
	}
	return h.asked.refuse(automode.Unreadable, why)
}

// decide answers a call. The line of the journal and the entry of the session
// stand before the answer is out.
func (h *hook) decide() int {
	call := h.ev.Call
	if exit, ok := h.handOverLong(); ok {
		return exit
	}
	beginErr := h.begin("")
	h.place()
	cfg := h.prepare()
	allowed := h.ev.Kind == dialect.PermissionRequest && h.session.allowed(call)
	doubt := h.doubt(&cfg)
	ctx, classifier := context.Background(), h.classifier(&cfg, doubt)
	if classifier != nil { // nothing else waits for anybody
		// The answer has to be out before the deadline, which speaks for itself.
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, h.asked.start.Add(cfg.Limit()-time.Second/2))
		defer cancel()
	}
	d := unlessDenied(h.gate(cfg, classifier).Decide(ctx, call), doubt)
	if exit, ok := h.handOver(); ok {
		return exit
	}
	if h.beyond {
		// What it would have seen could be a reason to deny.
		d = unlessDenied(d, "The call holds code in another language than the shell's, which "+own.Reader+" reads, and that is not beside the hook or failed: build it and put it there.")
	}

	d = h.spend(ctx, d, &cfg)
	h.id = journal.NewID(h.asked.start)
	err := h.keep(d, call)
	if err == nil {
		err = beginErr
	}
	if err != nil && !h.session.facts.Everything {
		// What cannot be recorded now may have been lost before too.
		h.session.lose("the session's record cannot be written")
		d = unlessDenied(h.gate(cfg, nil).Decide(ctx, call), doubt)
	}
	switch {
	case err == nil:
	case cfg.Journal.Value == config.JournalRequired:
		d = unlessDenied(d, "The decision could not be recorded, and the configuration requires that it is: "+err.Error()+".")
	default:
		h.asked.remark(err.Error())
	}
	return h.asked.decided(h.prompt(ctx, d, &cfg), allowed)
}

// prepare reads the configuration and completes the call with what the
// payload does not say.
func (h *hook) prepare() config.Config {
	call := h.ev.Call
	call.Headless = h.headless
	call.Roots = h.roots()
	o := config.LoadOptions{Home: h.ownHome(), Root: first(call.Roots), Platform: call.Platform, Person: h.files.Config}
	if h.asked.dialect.Name() == dialect.Claude {
		o.Claude = &config.ClaudeSettings{Person: h.files.Settings, Named: settingsFolder(), Started: h.session.facts.Cwd}
	}
	cfg := config.Load(o)
	h.asked.configured(&cfg, pause.Read(h.files.State).In(time.Now()))
	return cfg
}

// doubt says why nothing may be allowed, whatever rules and table say; empty
// when there is no such reason.
func (h *hook) doubt(cfg *config.Config) string {
	if flaw := h.ev.Call.Malformed; flaw != "" {
		return "The call cannot be relied on: " + flaw + "."
	}
	if len(cfg.Broken) > 0 {
		more := ""
		if n := len(cfg.Broken) - 1; n > 0 {
			more = " (and " + strconv.Itoa(n) + " more)"
		}
		return "The configuration cannot be relied on: " + cfg.Broken[0].String() + more + "."
	}
	if h.home == "" && h.account == "" {
		return "There is no home folder, neither in HOME nor in the user database, so nothing of it can be told apart. Set HOME."
	}
	if !isFolder(h.ev.Cwd) {
		return "The working directory " + strconv.Quote(h.ev.Cwd) + " is not a folder that can be looked at."
	}
	if cwd := h.ev.Call.Cwd; cwd != h.ev.Cwd && !isFolder(cwd) {
		return "The folder " + strconv.Quote(cwd) + " that the call names is none that can be looked at."
	}
	if h.unplaced && !h.anywhere(cfg) {
		return "The agent does not say in which folder the command runs, and what it does depends on that. Begin it with cd and the whole path of the folder (cd /… && …), or name files by their whole path."
	}
	return ""
}

// unlessDenied turns a decision into a question for the reason why. A denial
// stands, and what was found out about the call is kept.
func unlessDenied(d automode.Decision, why string) automode.Decision {
	if why == "" || d.Verdict == automode.Deny {
		return d
	}
	r := automode.Refuse(automode.Unreadable, why)
	r.Action, r.Judged = d.Action, d.Judged
	return r
}

// keep writes the line of the journal and the session's entry. It writes
// nothing any more when the question has been answered without this decision.
func (h *hook) keep(d automode.Decision, call *automode.Call) error {
	h.asked.recording.Lock()
	defer h.asked.recording.Unlock()
	if h.asked.answered() {
		return nil
	}
	return h.write(d, call)
}

func (h *hook) write(d automode.Decision, call *automode.Call) error {
	if h.files.State == "" {
		return errNoHome
	}
	said := d
	if h.headless && d.Verdict == automode.Ask {
		said.Verdict = automode.Deny // nobody was there to be asked
	}
	out := h.asked.would(h.ev, d)
	if out.Leaves {
		said.Person += " Left to the agent, because you paused automode."
	}
	entry := journal.FromDecision(said, call, time.Since(h.asked.start))
	if h.id != "" {
		entry.ID = h.id
	}
	entry.Judge, entry.Queries, entry.Price = h.cost.Judge, h.cost.Queries, h.cost.Price
	entry.Input, entry.Cached, entry.Output = h.cost.Input, h.cost.Cached, h.cost.Output
	if call != nil && d.Verdict != automode.Allow {
		entry.Key, entry.Open = session.CallDigest(call), h.session.open(&d)
	}
	err := journal.Append(journal.Folder(h.files.State), entry)
	if h.ev.Kind != dialect.PreToolUse || !h.session.begun() {
		return err
	}
	if noteErr := h.session.decided(d, call, out.Asks, h.localBefore(&d)); err == nil {
		err = noteErr
	}
	return err
}

// roots are the project: what the session's start found, else this call's
// folder raised to its repository.
func (h *hook) roots() []string {
	if roots, ok := h.session.roots(); ok {
		return slices.Clone(roots)
	}
	return h.raised()
}

// raised is the project of a session that begins in the event's folder.
// CLAUDE_PROJECT_DIR, where the agent says that the session began, can only
// take it away: a folder that a later cd reached is no project.
func (h *hook) raised() []string {
	if len(h.ev.Roots) > 0 {
		return h.named()
	}
	root := h.raise(h.ev.Cwd)
	if root == "" {
		return nil
	}
	if began := os.Getenv("CLAUDE_PROJECT_DIR"); filepath.IsAbs(began) && !within(h.raise(began), root) {
		return nil
	}
	return []string{root}
}

// named are the folders that the agent names as the project, without those that
// can be none.
func (h *hook) named() (list []string) {
	for _, dir := range h.ev.Roots {
		if root := h.raise(dir); root != "" && isFolder(dir) && !slices.Contains(list, root) {
			list = append(list, root)
		}
	}
	return list
}

func (h *hook) raise(dir string) string {
	return world.RaiseToRepository(world.FS{}, dir, h.home, h.account)
}

// isFolder reports whether a working directory is there. Looked at without it,
// the paths of a call would be those of another place.
func isFolder(dir string) bool {
	info, err := os.Stat(dir)
	return filepath.IsAbs(dir) && err == nil && info.IsDir()
}

// within reports whether path is folder or lies below it. Both are clean.
func within(folder, path string) bool {
	return folder != "" && (path == folder || strings.HasPrefix(path, folder+string(filepath.Separator)))
}

// remotes are the addresses that the project fetches from and pushes to.
func (h *hook) remotes(roots []string) []string {
	var list []string
	w := world.New(world.Options{Home: h.home, AccountHome: h.account, Roots: roots, Cwd: h.ev.Cwd})
	for _, root := range roots {
		for _, r := range w.Remotes(root) {
			for _, address := range []string{r.URL, r.Push} {
				if address != "" && !slices.Contains(list, address) {
					list = append(list, address)
				}
			}
		}
	}
	return list
}

// ownHome is the home that the person's "~" means.
func (h *hook) ownHome() string { return cmp.Or(h.account, h.home) }

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

package commands

import (
	"strings"

	"automode"
)

var gitConfigGlobal = []Flag{
	{Names: "--global --system"},
	{Names: "--local --worktree --blob=", Value: Reads},
	{Names: "-f= --file=", Value: Data}, // gitConfigure
}

var gitConfigFlags = []Flag{
	{Names: "--get --get-all --get-regexp --get-urlmatch -l --list --get-color --get-colorbool"},
	{Names: "--add --replace-all"},
	{Names: "--unset --unset-all --rename-section --remove-section -e --edit"},
	{Names: "--comment= --show-names --no-show-names --no-type --value= --fixed-value -t= --type= --bool --int " +
		"--bool-or-int --bool-or-str --path --expiry-date -z --null --name-only --includes --show-origin --show-scope " +
		"--default= --no-fixed-value --no-null --no-name-only --no-includes --no-show-origin --no-show-scope --no-default", Value: Data},
}

var gitConfigRows = []Row{
	{Names: "list get", Args: gitWords, Flags: []Flag{{Names: "-z --null --name-only --show-origin --show-scope --show-names " +
		"--no-show-names --includes --no-includes --all --regexp --value= --fixed-value --url= --default= --type= --no-type --bool --int " +
		"--bool-or-int --bool-or-str --path --expiry-date", Value: Data}}},
	{Names: "set unset rename-section remove-section edit", Args: gitWords, Flags: []Flag{{Names: "--all --value= --fixed-value " +
		"--append --comment= --type= --no-type --bool --int --bool-or-int --bool-or-str --path --expiry-date", Value: Data}}},
}

// setting says what git does with the value of one of its settings. The zero
// value is unread.
type setting uint8

const (
	settingUnread   setting = iota
	settingPlain            // chooses a form, names a person
	settingLine             // a shell command line
	settingEditor           // a shell command line that is started on files
	settingTool             // a shell command line that is given arguments of its kind
	settingSwitch           // true, false, or a command line
	settingAlias            // a git command, or "!" and a command line
	settingHelper           // the name of a credential helper, a path, or "!" and a command line
	settingUpdate           // a way to update, or "!" and a command line
	settingProgram          // a program by name or path
	settingHooks            // a folder of hooks
	settingFile             // a file of more settings
	settingText             // a file that is read
	settingCheck            // a check, off when false
	settingTrust            // what is trusted
	settingProxy            // a host that everything is sent to
	settingRedirect         // which host or folder is worked with
)

// gitSettings says what the settings do that match a section, perhaps with a
// subsection, and a name ("*" is any). The first that matches counts; names
// are in lower case.
var gitSettings = []struct {
	section string
	sub     bool
	names   string
	does    setting
}{
	{"core", false, "pager sshcommand gitproxy alternaterefscommand", settingLine},
	{"core", false, "editor", settingEditor},
	{"core", false, "askpass", settingProgram},
	{"core", false, "fsmonitor", settingSwitch},
	{"core", false, "hookspath", settingHooks},
	{"core", false, "worktree", settingRedirect},
	{"core", false, "quotepath autocrlf eol safecrlf filemode ignorecase symlinks longpaths abbrev preloadindex untrackedcache " +
		"commentchar commentstring whitespace precomposeunicode compression loosecompression bigfilethreshold logallrefupdates " +
		"trustctime checkstat sparsecheckout sparsecheckoutcone commitgraph multipackindex splitindex fscache hidedotfiles fsync " +
		"fsyncmethod warnambiguousrefs notesref deltabasecachelimit packedgitlimit packedgitwindowsize", settingPlain},
	{"core", false, "excludesfile", settingText},
	{"commit", false, "template", settingText},
	{"blame", false, "ignorerevsfile", settingText},
	{"diff", false, "orderfile", settingText},
	{"pager", false, "*", settingSwitch},
	{"alias", false, "*", settingAlias},
	{"alias", true, "command", settingAlias},
	{"sequence", false, "editor", settingEditor},
	{"interactive", false, "difffilter", settingLine},
	{"diff", false, "external", settingEditor},
	{"diff", true, "command textconv", settingEditor},
	{"diff", false, "*", settingPlain},
	{"diff", true, "*", settingPlain},
	{"merge", true, "driver", settingLine},
	{"merge", false, "*", settingPlain},
	{"merge", true, "name recursive", settingPlain},
	{"filter", true, "clean smudge process", settingLine},
	{"filter", true, "required", settingPlain},
	{"difftool", true, "cmd", settingLine},
	{"difftool", true, "path", settingProgram},
	{"difftool", false, "*", settingPlain},
	{"mergetool", true, "cmd", settingLine},
	{"mergetool", true, "path", settingProgram},
	{"mergetool", false, "*", settingPlain},
	{"guitool", true, "cmd", settingLine},
	{"browser", true, "cmd", settingLine},
	{"browser", true, "path", settingProgram},
	{"man", true, "cmd", settingLine},
	{"man", true, "path", settingProgram},
	{"instaweb", false, "httpd browser", settingLine},
	{"imap", false, "tunnel", settingLine},
	{"tar", true, "command", settingLine},
	{"trailer", true, "command cmd", settingLine},
	{"trailer", true, "key where ifexists ifmissing", settingPlain},
	{"uploadpack", false, "packobjectshook", settingLine},
	{"gpg", false, "program", settingProgram},
	{"gpg", true, "program", settingProgram},
	{"gpg", true, "defaultkeycommand", settingLine},
	{"gpg", false, "format mintrustlevel", settingPlain},
	{"sendemail", false, "tocmd cccmd headercmd sendmailcmd smtpserver", settingLine},
	{"sendemail", true, "tocmd cccmd headercmd sendmailcmd smtpserver", settingLine},
	{"credential", false, "helper", settingHelper},
	{"credential", true, "helper", settingHelper},
	{"credential", false, "usehttppath username interactive", settingPlain},
	{"credential", true, "usehttppath username interactive", settingPlain},
	{"submodule", true, "update", settingUpdate},
	{"submodule", true, "url", settingRedirect},
	{"submodule", true, "branch ignore active fetchrecursesubmodules", settingPlain},
	{"submodule", false, "*", settingPlain},
	{"init", false, "templatedir", settingHooks},
	{"init", false, "defaultbranch defaultobjectformat defaultrefformat", settingPlain},
	{"include", false, "path", settingFile},
	{"includeif", true, "path", settingFile},
	{"http", false, "sslverify", settingCheck},
	{"http", true, "sslverify", settingCheck},
	{"http", false, "proxy", settingProxy},
	{"http", true, "proxy", settingProxy},
	{"https", false, "proxy", settingProxy},
	{"remote", true, "proxy", settingProxy},
	{"http", false, "postbuffer lowspeedlimit lowspeedtime version maxrequests maxrequestbuffer minsessions extraheader useragent noepsv maxretries", settingPlain},
	{"http", true, "extraheader postbuffer version useragent", settingPlain},
	{"transfer", false, "fsckobjects", settingCheck},
	{"fetch", false, "fsckobjects", settingCheck},
	{"receive", false, "fsckobjects", settingCheck},
	{"safe", false, "*", settingTrust},
	{"protocol", true, "allow", settingTrust},
	{"protocol", false, "allow", settingTrust},
	{"protocol", false, "version", settingPlain},
	{"url", true, "insteadof pushinsteadof", settingRedirect},
	{"remote", true, "uploadpack receivepack", settingTool},
	{"remote", true, "vcs url pushurl", settingRedirect},
	{"remote", true, "tagopt prune prunetags skipdefaultupdate skipfetchall fetch", settingPlain},
	{"remote", false, "pushdefault", settingRedirect},
	{"branch", true, "remote pushremote", settingRedirect},
	{"branch", true, "merge rebase description", settingPlain},
	{"branch", false, "*", settingPlain},
	{"fetch", false, "prune prunetags parallel recursesubmodules output showforcedupdates writecommitgraph all unpacklimit negotiationalgorithm", settingPlain},
	{"format", false, "pretty signoff thread from numbered subjectprefix coverletter headers to cc notes", settingPlain},
	{"pull", false, "octopus twohead", settingUnread},
	{"gc", false, "auto autodetach autopacklimit", settingPlain},
	{"maintenance", false, "auto", settingPlain},
	{"color", false, "*", settingPlain},
	{"color", true, "*", settingPlain},
	{"user author committer column advice commit tag rebase pull push log status stash grep apply am blame add checkout clone " +
		"feature i18n index notes pack pretty rerere revert showbranch splitindex versionsort worktree interactive", false, "*", settingPlain},
}

// gitSettingOf returns what git does with the setting of that name.
func gitSettingOf(key string) setting {
	section, rest, ok := strings.Cut(key, ".")
	if !ok {
		return settingUnread
	}
	at := strings.LastIndexByte(rest, '.')
	name := strings.ToLower(rest[at+1:])
	section = strings.ToLower(section)
	for i := range gitSettings {
		s := &gitSettings[i]
		if s.sub == (at >= 0) && named(s.section, section) && (s.names == "*" || named(s.names, name)) {
			return s.does
		}
	}
	return settingUnread
}

// gitAssignment reads the "key=value" of -c.
func gitAssignment(m *Match, h Hit) {
	key, value, ok := strings.Cut(h.Value.Text, "=")
	v := h.Value
	v.Text = value
	switch {
	case !ok && !h.Value.Exact():
		m.Add(Fact{Word: h.Value, Flag: h.Name, Why: "a setting is not known"})
		return
	case !ok:
		v = Lit("true")
	}
	gitSetting(m, key, v, h.Name, false)
}

// gitSetting adds what a setting brings about: now, when it is given for this
// invocation, or later, when it is stored.
func gitSetting(m *Match, key string, v Word, flag string, later bool) {
	f := Fact{Word: v, Kind: automode.Run, Flag: flag, Via: automode.ByOption, Traits: automode.Hidden, Why: "the setting " + key + " names what git starts"}
	if later {
		f.Via, f.Traits, f.Wraps = automode.Deferred, 0, Later
	}
	off := v.Exact() && gitBoolean(v.Text)
	switch gitSettingOf(key) {
	case settingPlain:
		if later || !gitFetchesOver(key, v) {
			return
		}
		f = Fact{Word: v, Flag: flag, Why: "the setting " + key + " says which branches a fetch moves"}
	case settingLine:
		if v.Exact() && v.Text == "" {
			return
		}
		if f.Role = RunsLine; strings.EqualFold(key, "core.sshcommand") {
			f.Role = Connecting(v)
		}
	case settingEditor:
		if v.Exact() && v.Text == "" {
			return
		}
		f.Role = RunsOn
		if (strings.EqualFold(key, "sequence.editor") || strings.EqualFold(key, "core.editor") && m.Path == "rebase") && !PlainSteps(v) {
			m.Unknown(OtherSteps, v)
		}
	case settingTool:
		f.Role = RunsTool
	case settingSwitch:
		if off {
			return
		}
		f.Role = RunsLine
	case settingAlias, settingHelper, settingUpdate:
		if !gitIndirect(&f, gitSettingOf(key)) {
			return
		}
	case settingProgram:
		f.Role = RunsNamed
	case settingHooks, settingFile:
		if v.Exact() && (v.Text == "" || v.Text == "/dev/null") {
			f = Fact{Target: "the hooks", Kind: automode.Weaken, Flag: flag, Via: f.Via, Why: "turns the hooks off"}
			break
		}
		f.Role = Loads
	case settingText:
		if later {
			return // the change of the settings says it
		}
		f = Fact{Role: Reads, Word: v, Kind: automode.Read, Flag: flag, Via: automode.ByOption}
	case settingCheck:
		if v.Exact() && !gitFalse(v.Text) {
			return
		}
		f = Fact{Target: key, Kind: automode.Weaken, Flag: flag, Via: f.Via, Why: "turns a check off"}
	case settingTrust:
		f = Fact{Target: key, Kind: automode.Weaken, Flag: flag, Via: f.Via, Why: "trusts what git does not trust of itself"}
	case settingProxy:
		f.Role, f.Kind, f.Traits, f.Wraps, f.Why = Sends, automode.Send, 0, Here, "sends what git transfers through that host"
		if v.Exact() && v.Text == "" {
			return
		}
	case settingRedirect:
		if later {
			return // the change of the settings says it
		}
		f = Fact{Word: v, Flag: flag, Why: "the setting " + key + " decides which host or folder is worked with"}
	default:
		if later {
			return
		}
		f = Fact{Word: v, Flag: flag, Why: "nobody read what the setting " + key + " does"}
	}
	m.Add(f)
}

// gitFetchesOver reports whether a value may have fetches move other refs than
// those that say where a remote's branches are.
func gitFetchesOver(key string, v Word) bool {
	key = strings.ToLower(key)
	if !strings.HasPrefix(key, "remote.") || !strings.HasSuffix(key, ".fetch") {
		return false
	}
	_, to, maps := strings.Cut(v.Text, ":")
	return !v.Exact() || maps && !strings.HasPrefix(to, "refs/remotes/")
}

// gitIndirect reads a value that is a command line after "!", and otherwise a
// name. It returns false when nothing is started.
func gitIndirect(f *Fact, s setting) bool {
	f.Role = RunsLine
	line, bang := strings.CutPrefix(f.Word.Text, "!")
	switch {
	case bang:
		f.Word.Text = line
	case f.Word.Known != automode.Exact && f.Word.Text == "":
	case s == settingUpdate:
		return false
	case s == settingAlias:
		f.Word.Text = "git " + f.Word.Text
	case named("store cache osxkeychain wincred manager manager-core libsecret", f.Word.Text), f.Word.Text == "":
		return false
	case f.Word.Text[0] != '/':
		f.Word.Text = "git credential-" + f.Word.Text
	}
	return true
}

// gitBoolean reports whether s is a truth value as git reads them.
func gitBoolean(s string) bool { return gitFalse(s) || named("true yes on 1", strings.ToLower(s)) }

func gitFalse(s string) bool { return s == "" || named("false no off 0", strings.ToLower(s)) }

// gitConfigure reads the old and the new form of git config.
func gitConfigure(m *Match) {
	write, key, value := gitConfigured(m)
	file, inFile := m.Value("--file")
	account := m.Has("--global --system")
	switch {
	case !write:
		if inFile {
			m.Add(Fact{Role: Reads, Word: file, Kind: automode.Read, Via: automode.ByOption, Flag: "--file"})
		} else {
			m.Add(Fact{Target: ".", Kind: automode.Read})
		}
		m.showsSetting(key)
		return
	case inFile:
		m.Add(Fact{Role: Edits, Word: file, Kind: automode.Write, Via: automode.ByOption, Flag: "--file", Why: "changes the settings there"})
	case account:
		f := Fact{Target: "git's settings of this account", Kind: automode.Configure, Why: "changes git for every repository"}
		if spelled(m, "--system") {
			f.Target = "git's settings of this machine"
		}
		if !key.Exact() || gitSettingOf(key.Text) != settingPlain {
			f.Traits = automode.Persists
		}
		m.Add(f)
	case key.Exact() && gitSettingOf(key.Text) == settingPlain && !gitFetchesOver(key.Text, value):
		m.Add(Fact{Target: ".", Kind: automode.Keep})
	default:
		m.Add(Fact{Role: Edits, Word: Lit(".git/config"), Kind: automode.Write, Why: "changes the repository's settings"})
	}
	if key.Text != "" || key.Known != automode.Exact {
		if !key.Exact() {
			m.Unknown("the name of a setting is not known", key)
			return
		}
		gitSetting(m, key.Text, value, "", true)
	}
}

// gitConfigured tells reading from writing and returns the setting's name and
// new value. A name that is set or unset is exact, even when it is empty.
func gitConfigured(m *Match) (write bool, key, value Word) {
	key, value = Lit(""), Lit("")
	if len(m.Args) > 0 {
		key = m.Args[0]
	}
	if len(m.Args) > 1 {
		value = m.Args[1]
	}
	switch m.Path {
	case "config list", "config get":
		return false, key, value
	case "config set":
		return true, key, value
	case "config unset", "config rename-section", "config remove-section", "config edit":
		return true, Lit(""), value
	}
	switch {
	case m.Has("--get --get-all --get-regexp --get-urlmatch --list --get-color --get-colorbool"):
		return false, key, value
	case m.Has("--unset --unset-all --rename-section --remove-section --edit"):
		return true, Lit(""), value
	case m.Has("--add --replace-all"), len(m.Args) > 1, key.Many:
		return true, key, value
	}
	return false, key, value
}

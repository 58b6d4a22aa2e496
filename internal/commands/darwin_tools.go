package commands

import (
	"strings"

	"automode"
)

// Programs of macOS: which of their words only look, and what the rest does.

// verbTool is a program of which the first word, or any option, says what is
// done: it looks with one of looks, and sets something with any other.
type verbTool struct {
	looks string // words that only look
	any   bool   // one of them anywhere, not only in front
	quiet string // further options that change nothing; another one, which is not plainOption's, may
	bare  bool   // it looks without any word
	of    string // what it is about
	kind  automode.Kind
	why   string
	trait automode.Traits
}

func (v *verbTool) read(m *Match) {
	looks := len(m.Args) == 0 && v.bare
	for i, w := range m.Args {
		if !w.Exact() {
			looks = false
			break
		}
		if (i == 0 || v.any) && named(v.looks, w.Text) || i == 0 && named("-h --help help --version -version", w.Text) {
			looks = true
		}
		if name, _, _ := strings.Cut(w.Text, "="); i > 0 && strings.HasPrefix(name, "-") && !named(v.looks, name) && !named(v.quiet, name) && !plainOption(w.Text) {
			looks = false
			break
		}
	}
	if looks {
		m.Add(Fact{Kind: automode.Query, Target: v.of})
		return
	}
	m.Add(Fact{Kind: v.kind, Target: v.of, Traits: v.trait, Why: v.why})
}

var csrutil = Program{
	Name: "csrutil", Rare: true, Kin: "spctl fdesetup DevToolsSecurity", Summary: "shows or sets what macOS protects", Manual: "csrutil(8), spctl(8), fdesetup(8), macOS 15",
	Row: Row{Style: Plain, Args: anyData, Refine: csrutilVerb},
}

var csrutilCases = []Case{
	{`csrutil status`, `Query this machine`}, {`csrutil disable`, `Weaken this machine`}, {`csrutil authenticated-root disable`, `Weaken this machine`}, {`spctl --status`, `Query this machine`}, {`spctl -a -vv /Applications/x.app`, `Query this machine`},
	{`spctl --master-disable`, `Weaken this machine`}, {`fdesetup status`, `Query this machine`},
}

func csrutilVerb(m *Match) {
	if len(m.Args) > 1 && m.Args[0].Is("authenticated-root") && !m.Args[1].Is("status") {
		m.Args = m.Args[1:]
	}
	(&verbTool{looks: "status --status -a --assess list isactive supportsauthrestart authenticated-root -status", quiet: "-v -vv -vvv -t --type --verbose --raw --ignore-cache --no-cache", of: "this machine", kind: automode.Weaken, why: "changes what the system protects"}).read(m)
}

var scutil = Program{
	Name: "scutil", Rare: true, Kin: "networksetup pmset tmutil softwareupdate systemsetup mdutil profiles kmutil kextstat ioreg hidutil pluginkit tccutil lpstat lpadmin", Summary: "shows or sets how macOS is set up", Manual: "scutil(8), networksetup(8), pmset(1), tmutil(8), softwareupdate(8), systemsetup(8), mdutil(1), profiles(1), kmutil(8), ioreg(8), pluginkit(8), macOS 15; lpstat(1), CUPS 2.4",
	Row: Row{Style: Plain, Args: anyData, Refine: scutilVerb},
}

var scutilCases = []Case{
	{`scutil --get ComputerName`, `Query this machine`}, {`scutil --dns`, `Query this machine`}, {`scutil --set HostName x`, `Configure{persists} this machine`}, {`networksetup -listallhardwareports`, `Query this machine`},
	{`networksetup -setdnsservers Wi-Fi 1.1.1.1`, `Configure{persists} this machine`}, {`pmset -g batt`, `Query this machine`}, {`pmset sleepnow`, `Configure{persists} this machine`}, {`tmutil listbackups`, `Query this machine`},
	{`tmutil deletelocalsnapshots /`, `Configure{persists} this machine`}, {`softwareupdate -l`, `Query this machine`}, {`softwareupdate -ia`, `Configure{persists} this machine`}, {`mdutil -s /`, `Query this machine`}, {`mdutil -i off /`, `Configure{persists} this machine`},
	{`ioreg -l`, `Query this machine`}, {`kextstat`, `Query this machine`}, {`networksetup -getinfo Wi-Fi`, `Query this machine`}, {`lpstat -p -d`, `Query this machine`},
}

func scutilVerb(m *Match) {
	v := verbTool{of: "this machine", kind: automode.Configure, trait: automode.Persists, why: "sets this machine up differently"}
	name := m.name()
	switch {
	case named("kextstat ioreg lpstat", name):
		m.Add(Fact{Kind: automode.Query, Target: "this machine"})
		m.unreadOptions()
		return
	case len(m.Args) > 0 && m.Args[0].Exact() && (hasPrefix(m.Args[0].Text, "-get") || hasPrefix(m.Args[0].Text, "-list") || hasPrefix(m.Args[0].Text, "-show") || hasPrefix(m.Args[0].Text, "-is")):
		v.looks = m.Args[0].Text
	case name == "scutil":
		v.looks = "--get --dns --proxy --nwi -r -w"
	case name == "networksetup":
		v.looks = "-printcommands -version"
	case name == "pmset":
		v.looks = "-g"
	case name == "tmutil":
		v.looks = "status listbackups latestbackup machinedirectory destinationinfo isexcluded listlocalsnapshots listlocalsnapshotdates compare calculatedrift uniquesize version"
	case name == "softwareupdate":
		v.looks = "-l --list --history --list-full-installers"
	case name == "mdutil":
		v.looks = "-s -sa -sv -as"
	case name == "profiles":
		v.looks = "list show status -P -L"
	case name == "kmutil":
		v.looks = "showloaded find inspect check libraries log print-diagnostics"
	case name == "pluginkit":
		v.looks = "-m -mv -mA -mAD"
	}
	v.quiet = "-m -t -X -P -type -user -all -verbose --no-scan --product-types --include-config-data --bundle-id --name-filter --predicate --last --style --start --end"
	v.read(m)
}

func hasPrefix(s, prefix string) bool { return len(s) >= len(prefix) && s[:len(prefix)] == prefix }

var mdfind = Program{
	Name: "mdfind", Rare: true, Summary: "finds files by what is known of them", Manual: "mdfind(1), macOS 15",
	Row: Row{
		Style: Single, Args: []Arg{{Role: Seeks, Why: "looks for files by name or content"}},
		Flags:  []Flag{{Names: "-0 -live -count -literal -interpret -reprint -s= -attr=", Value: Data}, {Names: "-onlyin=", Value: ListsTree}, {Names: "-name=", Value: Seeks, Why: "looks for files by name"}},
		Refine: mdfindNames,
	},
}

// mdfindNames: in an expression the values stand in quotes.
func mdfindNames(m *Match) {
	for _, w := range m.Args {
		for i, value := range strings.Split(w.Text, `"`) {
			if i%2 == 1 {
				m.Add(roleFact(Seeks, Lit(value), "looks for files by name or content"))
			}
		}
	}
}

var mdfindCases = []Case{{`mdfind 'kMDItemFSName == "x*"c'`, `Seek kMDItemFSName == "x*"c; Seek x*`}, {`mdfind -count x`, `Seek x`}, {`mdfind -onlyin d -name x`, `Read{listing} d/**; Seek x`}}

var plutil = Program{
	Name: "plutil", Rare: true, Kin: "PlistBuddy", Summary: "reads and converts property lists", Manual: "plutil(1), PlistBuddy(8), macOS 15",
	Row: Row{Style: Plain, Args: anyData, Refine: plutilVerb},
}

var plutilCases = []Case{
	{`plutil -lint a.plist`, `Read a.plist`}, {`plutil -p a.plist`, `Read a.plist`}, {`plutil -convert json -o - a.plist`, `Read a.plist`}, {`plutil -convert xml1 a.plist b.plist`, `Write a.plist; Write b.plist`},
	{`plutil -extract x raw a.plist`, `Read a.plist`}, {`plutil -convert json -o b a.plist`, `Write b; Read a.plist`}, {`plutil -replace x -string y a.plist`, `Write a.plist`},
	{`PlistBuddy -c 'Print :x' a.plist`, `Read a.plist`}, {`PlistBuddy -c 'Set :x y' a.plist`, `Write a.plist`}, {`plutil`, `nothing`},
}

// plutilVerb: the file stands last; printing, checking and what goes to
// standard output leaves it as it is.
func plutilVerb(m *Match) {
	if len(m.Args) == 0 {
		return
	}
	verb, file := m.Args[0], m.Args[len(m.Args)-1]
	reads := named("-lint -p -type -help", verb.Text) || verb.Is("-extract") && len(m.Args) > 3 && m.Args[2].Is("raw")
	for i := 1; i < len(m.Args)-1; i++ {
		if m.Args[i].Is("-o") {
			reads = true
			if !m.Args[i+1].Is("-") {
				m.Add(roleFact(Writes, m.Args[i+1], "writes the result"))
			}
		}
	}
	if strings.HasSuffix(m.name(), "PlistBuddy") {
		reads = true
		for i := 0; i < len(m.Args)-1; i++ {
			if m.Args[i].Is("-c") {
				word, _ := field(m.Args[i+1].Text)
				reads = reads && m.Args[i+1].Exact() && named("Print print Help Exit", word)
			}
		}
		reads = reads && len(m.Args) > 2
	}
	m.unreadOptions()
	if reads {
		m.Add(roleFact(Reads, file, ""))
		return
	}
	if verb.Is("-convert") {
		for _, w := range m.Args[min(2, len(m.Args)):] {
			if w.Text == "" || w.Text[0] != '-' {
				m.Add(roleFact(Edits, w, "changes the property list"))
			}
		}
		return
	}
	m.Add(roleFact(Edits, file, "changes the property list"))
}

var codesign = Program{
	Name: "codesign", Rare: true, Kin: "pkgutil xcode-select stapler notarytool productsign productbuild pkgbuild installer", Summary: "signs, checks and installs software", Manual: "codesign(1), pkgutil(1), xcode-select(1), installer(8), macOS 15",
	Row: Row{Style: Plain, Args: anyData, Refine: codesignVerb},
}

var codesignCases = []Case{
	{`codesign -dv --verbose=4 /Applications/x.app`, `Query software`}, {`codesign -vvv x`, `Query software`}, {`codesign --verify --deep x`, `Query software`}, {`codesign -s - x`, `Write x; Unknown signs or writes something`},
	{`notarytool log x f`, `Query software; Write f`}, {`pkgutil --pkgs`, `Query software`}, {`pkgutil --forget x`, `Write x; Unknown signs or writes something`}, {`xcode-select -p`, `Query software`}, {`xcode-select --install`, `Unknown signs or writes something`},
	{`installer -pkg x.pkg -target /`, `Write x.pkg; Write /; Unknown signs or writes something`},
}

// codesignLooks are the options with which nothing is signed, taken out or installed.
const codesignLooks = "-d -dv -dvv -dvvv -dvvvv --display -v -vv -vvv -vvvv --verify --deep --strict --verbose --architecture -a --all-architectures -r- --test-requirement -R --xml --prefix --no-strict --check-notarization --ignore-resources --only-files --only-dirs --regexp --volume --pkgs --keychain-profile"

func codesignVerb(m *Match) {
	looks := false
	for i, w := range m.Args {
		if i == 0 && w.Exact() && (named("-d --display -v --verify --validate -h -p --print-path --version --pkgs --pkgs-plist --files --pkg-info --pkg-groups --groups --check-signature --file-info --payload-files validate history info log", w.Text) || hasPrefix(w.Text, "-dv") || hasPrefix(w.Text, "-vv") || hasPrefix(w.Text, "--pkgs=")) {
			looks = true
		}
		if name, _, _ := strings.Cut(w.Text, "="); i > 0 && (!w.Exact() || hasPrefix(name, "-") && !named(codesignLooks, name) && !plainOption(w.Text) && !m.Args[i-1].Is("--entitlements") &&
			!(name == "--entitlements" && i+1 < len(m.Args) && (m.Args[i+1].Is("-") || m.Args[i+1].Is(":-")))) {
			looks = false
			break
		}
	}
	if looks {
		m.Add(Fact{Kind: automode.Query, Target: "software"})
		if m.name() == "notarytool" && m.Args[0].Is("log") && len(m.Args) > 2 {
			m.Facts = append(m.Facts, roles(Writes, m.Args[2:], "writes the log there")...)
		}
		return
	}
	for _, w := range m.Args {
		if !hasPrefix(w.Text, "-") {
			m.Add(roleFact(Edits, w, "changes it"))
		}
	}
	m.Unknown("signs or writes something", Word{})
}

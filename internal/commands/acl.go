package commands

import (
	"strings"

	"automode"
)

// Programs that show or set what belongs to a file beside its content.

var getfacl = Program{
	Name: "getfacl", Rare: true, Kin: "lsattr getfattr getcap namei GetFileInfo mdls", Summary: "shows who may do what with a file, and what else is noted of it",
	Manual: "getfacl(1), acl 2.3; lsattr(1), e2fsprogs 1.47; getfattr(1), attr 2.5; getcap(8), libcap 2.70; namei(1), util-linux 2.40; GetFileInfo(1), mdls(1), macOS 15",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-R --recursive -r", Reach: automode.Tree}, {Names: "--name= --match= --encoding= -name= -attr=", Value: Data}, {Names: "-n= -e= -m=", Value: Data, Of: "getfattr"},
			{Names: "-a --access -d --default -c --omit-header -e --all-effective -E --no-effective -s --skip-base -L --logical -P --physical -t --tabular -p --absolute-names -n --numeric", Of: "getfacl"},
			{Names: "-d --dump -h --no-dereference --absolute-names --only-values -L --logical -P --physical", Of: "getfattr"},
			{Names: "-a -d -l -p -v -V", Of: "lsattr"}, {Names: "-v -n -h", Of: "getcap"},
			{Names: "-l --long -m --modes -n --nosymlinks -o --owners -v --vertical -x --mountpoints -Z --context", Of: "namei"},
			{Names: "-a -c -d -m -P -t", Of: "GetFileInfo"}, {Names: "-raw", Of: "mdls"}, {Names: "-nullMarker=", Value: Data, Of: "mdls"},
			{Names: "-plist=", Value: Writes, Of: "mdls", Why: "writes what it shows"},
		},
	},
}

var getfaclCases = []Case{
	{`getfattr -n 1 -p a`, `Unknown no option “-p” is known; Read{listing} a`},
	{`getfacl -p a`, `Read{listing} a`}, {`lsattr -R d`, `Read{listing} d/**`}, {`namei -l /a/b`, `Read{listing} /a/b`}, {`getfacl --absolute-names /a`, `Read{listing} /a`}, {`getfattr -d /a`, `Read{listing} /a`}, {`lsattr -d /a`, `Read{listing} /a`}, {`getcap -v /a`, `Read{listing} /a`}, {`GetFileInfo -a /a`, `Read{listing} /a`}, {`mdls -raw -nullMarker x /a`, `Read{listing} /a`}, {`mdls -plist f a`, `Read{listing} a; Write f`},
	{`mdls -name x a`, `Read{listing} a`},
}

var setfacl = Program{
	Name: "setfacl", Rare: true, Kin: "setfattr", Summary: "sets who may do what with a file", Manual: "setfacl(1), acl 2.3; setfattr(1), attr 2.5",
	Row: Row{
		Help: "--help --version", Args: []Arg{{Role: Marks, Why: "changes who may use it"}},
		Flags: []Flag{
			{Names: "-R --recursive", Reach: automode.Tree},
			{Names: "-m= --modify= -x= --remove= --set= --name= -v=", Value: Data}, {Names: "-n=", Value: Data, Of: "setfattr"},
			{Names: "-b --remove-all -k --remove-default -d --default -P --physical -L --logical --no-mask --mask"},
			{Names: "-M= --modify-file= -X= --remove-file= --set-file=", Value: Reads},
			{Names: "--restore=", Value: Unread, Why: "changes the files that a file names"},
			{Names: "--test", Cancels: NoWrite},
		},
	},
}

var setfaclCases = []Case{
	{`setfacl -m u:dev:rw a`, `Write{metadata} a`}, {`setfacl -R -b d`, `Write{metadata} d/**`}, {`setfacl -M f a`, `Write{metadata} a; Read f`},
	{`setfacl --restore=f`, `Unknown changes the files that a file names`}, {`setfacl --test -x u:dev a`, `nothing`},
	{`setfattr -n user.x -v y a`, `Write{metadata} a`},
}

var chattr = Program{
	Name: "chattr", Rare: true, Kin: "chflags SetFile setcap chcon restorecon", Summary: "sets what else is noted of a file", Manual: "chattr(1), e2fsprogs 1.47; chflags(1), SetFile(1), macOS 15; setcap(8), libcap 2.70; chcon(1), GNU coreutils 9.5; restorecon(8), policycoreutils 3.7",
	Row: Row{Style: Plain, Args: anyData, Refine: chattrFiles},
}

var chattrCases = []Case{
	{`chattr +i a`, `Write{metadata} a`}, {`chattr -R -i /etc`, `Write{metadata} /etc/**`},
	{`chflags -R schg /`, `Write{metadata} //**`}, {`restorecon -Rv /`, `Write{metadata} //**`},
	{`setcap $x`, `Unknown which files it is set for is not known`}, {`chflags -R $x`, `Unknown which files it is set for is not known`}, {`setcap "$x" a`, `Write{metadata} a; Elevate a`},
	{`setcap cap_setuid+ep a`, `Write{metadata} a; Elevate a`}, {`chcon -t x a b`, `Write{metadata} x; Write{metadata} a; Write{metadata} b`},
}

// chattrFiles: in front of the files stand options and what is set; only words
// behind those are files. With -R all below them is meant.
func chattrFiles(m *Match) {
	setting := m.name() != "chattr" && m.name() != "restorecon" && m.name() != "SetFile"
	f := roleFact(Marks, Word{}, "changes what is noted of it")
	m.unreadOptions()
	for _, w := range m.Args {
		if strings.HasPrefix(w.Text, "-") && strings.ContainsAny(w.Text, "Rr") {
			f.Extent = automode.Tree
		}
	}
	for _, w := range m.Args {
		switch {
		case w.Exact() && w.Text != "" && byteIn(w.Text[0], "-+="):
		case setting && m.name() != "chcon":
			if setting = false; w.Many && !w.Exact() {
				m.Unknown("which files it is set for is not known", w)
			}
		default:
			f.Word = w
			m.Add(f)
			if m.name() == "setcap" {
				m.Add(Fact{Kind: automode.Elevate, Target: w.String(), Why: "gives a program rights of root"})
			}
		}
	}
}

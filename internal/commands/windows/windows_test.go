package windows

import (
	"strings"
	"testing"

	"automode"
	"automode/internal/commands"
)

// special roles are no role of a word, but code of the shell or "unread",
// which is said on purpose.
const special = " block test code variable unread glued "

func TestTables(t *testing.T) {
	for name, table := range map[string][]Command{"Items": Items, "Objects": Objects, "System": System, "Builtins": Builtins, "Programs": Programs} {
		seen := map[string]string{}
		for _, c := range table {
			key := ""
			for n := range strings.FieldsSeq(c.Names) {
				n = strings.ToLower(strings.TrimLeft(n, "+!"))
				if key == "" {
					key = n
				}
				if of, ok := seen[n]; ok {
					t.Errorf("%s: %s is a name of %s too", c.Names, n, of)
				}
				seen[n] = c.Names
			}
			options := map[string]bool{}
			for f := range strings.FieldsSeq(c.Options) {
				o := read(f)
				if o.value && roleOf(o.role) == commands.Unread && !strings.Contains(special, " "+o.role+" ") {
					t.Errorf("%s %s %s: there is no role %q", name, c.Names, f, o.role)
				}
				for n := range strings.SplitSeq(o.names, "|") {
					if n == "" || options[strings.ToLower(n)] {
						t.Errorf("%s %s %s: the option %q is empty or there twice", name, c.Names, f, n)
					}
					options[strings.ToLower(n)] = true
				}
			}
			for n := range strings.FieldsSeq(c.Files + " " + c.Looked + " " + c.Fetched) {
				if !options[strings.ToLower(n)] {
					t.Errorf("%s: no option %s", c.Names, n)
				}
			}
			for _, d := range c.Does {
				if d.Kind != automode.Query && d.Kind != automode.Read && d.Why == "" {
					t.Errorf("%s: %s without a reason", c.Names, d.Kind)
				}
				for n := range strings.FieldsSeq(d.With + " " + d.Unless) {
					if !options[strings.ToLower(n)] {
						t.Errorf("%s: no option %s", c.Names, n)
					}
				}
			}
		}
	}
}

// TestBind: what arguments come to, typed by hand.
func TestBind(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"Get-Content a.txt", "Read a.txt"},
		{"gc -Path a.txt -Tail 3", "Read a.txt"},
		{"gc -lit a[1].txt", "Read a[1].txt"},
		{"GC -PSPATH a", "Read a"},
		{"gc -Enc utf8 a", "Read a"},
		{"gc -E a b", "Unknown no option “E” is known; Read a; Unknown nobody read what this argument means here"},
		{"gc -frob", "Unknown no option “frob” is known"},
		{"gc -Path", "Unknown the option “Path” has no value"},
		{"Remove-Item -r -fo a", "Delete a/**"},
		{"ri -Recurse:x a", "Delete a/**"},
		{"Set-Content a b", "Write a"},
		{"sc -Value b a", "Write a"},
		{"Copy-Item a b", "Read a; Write b"},
		{"Stop-Computer", "Control{halts} the machine"},
		{"iwr -SkipCertificateCheck x", "Weaken TLS"},
		{"Set-MpPreference -Disabler:x", "Weaken Defender"},
		{"Get-ChildItem -Filter *.pem -Recurse d", "Seek *.pem; Read{listing} d/**"},
	} {
		f := strings.Fields(c.line)
		var args []Arg
		for i, w := range f[1:] {
			a := Arg{At: i, Words: []commands.Word{commands.Lit(w)}}
			if w[0] == '-' {
				name, value, has := strings.Cut(w[1:], ":")
				a = Arg{At: i, Option: name, Has: has}
				if has {
					a.Words = []commands.Word{commands.Lit(value)}
				}
			}
			args = append(args, a)
		}
		var found *Command
		for _, table := range [...][]Command{Items, Objects, System} {
			if x, _ := Find(table, f[0], true); x != nil {
				found = x
			}
		}
		if found == nil {
			t.Errorf("%s: nobody knows it", c.line)
			continue
		}
		var got []string
		for _, f := range Bind(found, args, nil, true).Facts {
			got = append(got, f.String())
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.line, s, c.want)
		}
	}
}

// TestFind: aliases of Windows are programs elsewhere.
func TestFind(t *testing.T) {
	for _, c := range []struct {
		name    string
		windows bool
		want    string
		maybe   bool
	}{
		{"ls", true, "Get-ChildItem", false},
		{"ls", false, "", false},
		{"GCI", false, "Get-ChildItem", false},
		{"dir", false, "Get-ChildItem", false},
	} {
		found, maybe := Find(Items, c.name, c.windows)
		name := ""
		if found != nil {
			name, _, _ = strings.Cut(found.Names, " ")
		}
		if name != c.want || maybe != c.maybe {
			t.Errorf("%s: %q %v", c.name, name, maybe)
		}
	}
	if found, maybe := Find(System, "curl", true); found == nil || !maybe {
		t.Error("curl is no alias of Windows PowerShell")
	}
}

// TestMembers: what members of .NET come to, typed by hand.
func TestMembers(t *testing.T) {
	for _, c := range []struct {
		what      string
		got, want Act
	}{
		{".FullName", Property("fullname"), Same},
		{".Length", Property("length"), ANumber},
		{".ScriptBlock", Property("scriptblock"), Unread},
		{".ToUpper()", Method("toupper"), Raises},
		{".Split()", Method("split"), Pure},
		{".DownloadFile()", Method("downloadfile"), DownloadsToFile},
		{".Kill()", Method("kill"), Unread},
		{".()", Method(""), Unread},
		{"[IO.File]::Delete", Static("io.file", "delete"), OnFiles},
		{"[Convert]::FromBase64String", Static("convert", "frombase64string"), Encodes},
		{"[Convert]::ToInt32", Static("convert", "toint32"), Pure},
		{"[Environment]::FailFast", Static("environment", "failfast"), Unread},
		{"[Diagnostics.Process]::Start", Static("diagnostics.process", "start"), Runs},
		{"[Reflection.Assembly]::Load", Static("reflection.assembly", "load"), Unread},
		{"[]::New", Static("", "tostring"), Unread},
		{"Net.Sockets.TcpClient", Class("net.sockets.tcpclient"), Dials},
		{"Collections.Generic.List[string]", Class("collections.generic.list[string]"), Pure},
		{"Management.Automation.PowerShell", Class("management.automation.powershell"), Unread},
	} {
		if c.got != c.want {
			t.Errorf("%s is %d, not %d", c.what, c.got, c.want)
		}
	}
	if Files("writealltext") == nil || Files("replaceall") != nil {
		t.Error("the methods for files are not found by their names")
	}
	if !Converts("system.string[]") || Converts("type") {
		t.Error("the types of values are not found by their names")
	}
	if holds, text := Variable("env:appdata"); holds != InHome || text != "/AppData/Roaming" {
		t.Errorf("$env:APPDATA holds %d %q", holds, text)
	}
	if holds, _ := Variable("env:path"); holds != Unset {
		t.Errorf("$env:PATH holds %d", holds)
	}
	if !Steers("psdefaultparametervalues") || Steers("x") {
		t.Error("the variables that change what follows are not found by their names")
	}
}

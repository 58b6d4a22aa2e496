package windows

// Holds is what a variable of PowerShell, or with "env:" in front one of Windows'
// environment, holds where nobody set it. The zero value: nothing is known of it.
type Holds uint8

const (
	Unset      Holds = iota
	InHome           // the home, with the text behind it
	Fixed            // the text
	SomeNumber       // digits
	SomeName         // a word without a folder
	SomeThing        // something of which nothing is known
	SomeThings       // any number of such
)

// variables by their names, in small letters, from about_Automatic_Variables and
// the recognized environment variables of the USMT reference.
var variables = [...]struct {
	names string
	holds Holds
	text  string
}{
	{"home env:home env:userprofile", InHome, ""},
	{"env:appdata", InHome, "/AppData/Roaming"},
	{"env:localappdata", InHome, "/AppData/Local"},
	{"env:systemroot env:windir", Fixed, "C:/Windows"},
	{"env:systemdrive env:homedrive", Fixed, "C:"},
	{"env:programfiles env:programw6432", Fixed, "C:/Program Files"},
	{"env:programdata env:allusersprofile", Fixed, "C:/ProgramData"},
	{"env:public", Fixed, "C:/Users/Public"},
	{"true", Fixed, "true"},
	{"false", Fixed, "false"},
	{"null", Fixed, ""},
	{"pid $ ? ^ lastexitcode iswindows islinux ismacos iscoreclr psculture psuiculture env:number_of_processors", SomeNumber, ""},
	{"env:username env:user env:computername env:os env:processor_architecture", SomeName, ""},
	{"psversiontable error matches host psedition stacktrace myinvocation executioncontext", SomeThing, ""},
	{"_ psitem input args this", SomeThings, ""},
}

// Variable is what a variable holds, and the text of it where that is known.
func Variable(name string) (Holds, string) {
	for i := range variables {
		if v := &variables[i]; listed(v.names, name) {
			return v.holds, v.text
		}
	}
	return Unset, ""
}

// steering are variables that change how everything after them is read.
const steering = "psdefaultparametervalues executioncontext pscommandpath psmoduleautoloadingpreference host profile " +
	"pshome psscriptroot input args this psnativecommandargumentpassing psnativecommandpreludes prompt"

// Steers reports whether setting a variable changes how everything after it is
// read.
func Steers(name string) bool { return listed(steering, name) }

// Profile is where PowerShell keeps what it loads when it starts, below the home.
func Profile(windows bool) string {
	if windows {
		return "/Documents/PowerShell/Microsoft.PowerShell_profile.ps1"
	}
	return "/.config/powershell/Microsoft.PowerShell_profile.ps1"
}

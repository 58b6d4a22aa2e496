package windows

import "strings"

// HostOption is what an option of powershell.exe or pwsh means. The zero value:
// it is not known.
type HostOption byte

const (
	HostPlain   HostOption = 'n' // nothing that matters
	HostValue   HostOption = 'v' // a value follows
	HostCommand HostOption = 'c' // code follows
	HostFile    HostOption = 'f' // a file of code follows
	HostEncoded HostOption = 'e' // code that is encoded follows
	HostPolicy  HostOption = 'x' // which scripts may run follows
	HostFolder  HostOption = 'w' // a folder follows
	HostHelp    HostOption = 'h'
)

// hostOptions are the options, each with the shortest beginning that is taken for
// it. From about_PowerShell_exe and about_Pwsh.
const hostOptions = "nop noprofile n noe noexit n noni noninteractive n nol nologo n noprofilel noprofileloadtime n sta sta n mta mta n " +
	"i interactive n l login n h help h ? ? h c command c f file f e encodedcommand e ec ec e encodeda encodedarguments v ea ea v " +
	"commandw commandwithargs c cwa cwa c ex executionpolicy x ep ep x w windowstyle v inp inputformat v if if v o outputformat v " +
	"wo workingdirectory w wd wd w"

// HostOptionOf is what an option means, without its dash and in small letters, to
// pwsh or to powershell.exe.
func HostOptionOf(s string, pwsh bool) HostOption {
	if strings.HasPrefix("version", s) {
		if pwsh {
			return HostHelp
		}
		return HostValue
	}
	list := strings.Fields(hostOptions)
	for i := 0; i+2 < len(list); i += 3 {
		if strings.HasPrefix(s, list[i]) && strings.HasPrefix(list[i+1], s) {
			return HostOption(list[i+2][0])
		}
	}
	return 0
}

// KeepsPolicy reports whether a policy for scripts lets none run that is otherwise
// refused.
func KeepsPolicy(policy string) bool {
	return listed("remotesigned allsigned restricted default", policy)
}

// LinuxOption is what an option of wsl means. The zero value: it is not known.
type LinuxOption uint8

const (
	_            LinuxOption = iota
	LinuxLooks               // it only says something
	LinuxValue               // a value follows
	LinuxRemoves             // removes a Linux system
	LinuxCommand             // a command follows
)

// LinuxOptionOf is what an option of wsl means, from wsl --help, WSL 2.
func LinuxOptionOf(s string) LinuxOption {
	switch {
	case listed("--list -l --status --version --help -v", s):
		return LinuxLooks
	case listed("-d --distribution -u --user --cd --shell-type", s):
		return LinuxValue
	case s == "--unregister":
		return LinuxRemoves
	case listed("-e --exec --", s):
		return LinuxCommand
	}
	return 0
}

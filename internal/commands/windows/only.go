package windows

// only are the programs of Windows that are started from other systems too, and
// have names that nothing there has.
const only = "cmd powershell pwsh wsl schtasks reg net taskkill wmic diskpart cipher vssadmin wbadmin bcdedit bitsadmin certutil mshta rundll32 regsvr32 msiexec cscript wscript findstr tasklist systeminfo driverquery"

// Only reports whether a program, by its name in small letters and without an
// ending, is one of Windows wherever it is started.
func Only(name string) bool { return listed(only, name) }

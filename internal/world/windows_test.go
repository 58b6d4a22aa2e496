package world

import (
	"testing"

	"automode"
)

// TestWin32: one file of Windows has many names, and what a name means is told
// or said not to be known. Typed by hand from the documentation of file names.
func TestWin32(t *testing.T) {
	w := New(Options{Home: `C:\Users\u`, Roots: []string{`C:\Users\u\p`}, Cwd: `C:\Users\u\p`, Platform: automode.Windows})
	for _, c := range []struct {
		name, path string
		err        error
	}{
		{`a.txt`, `C:/Users/u/p/a.txt`, nil},
		{`.\a\..\b`, `C:/Users/u/p/b`, nil},
		{`..\..\x`, `C:/Users/x`, nil},
		{`C:\a\b`, `C:/a/b`, nil},
		{`c:/a`, `c:/a`, nil},
		{`/c/a`, `c:/a`, nil},
		{`\\?\C:\a`, `C:/a`, nil},
		{`\\.\C:\a`, `C:/a`, nil},
		{`\??\C:\a`, `C:/a`, nil},
		{`a.txt.`, `C:/Users/u/p/a.txt`, nil},
		{`a.txt  . `, `C:/Users/u/p/a.txt`, nil},
		{`a.txt:s`, `C:/Users/u/p/a.txt`, nil},
		{`a.txt::$DATA`, `C:/Users/u/p/a.txt`, nil},
		{`d.\e`, `C:/Users/u/p/d/e`, nil},
		{`nul`, `/dev/null`, nil},
		{`d\NUL`, `/dev/null`, nil},
		{`CON`, `/dev/tty`, nil},
		{`com1`, `/dev/com1`, nil},
		{`\\.\PhysicalDrive0`, `/dev/disk/physicaldrive0`, nil},
		{`\\.\C:`, `/dev/disk/c`, nil},
		{`\\?\GLOBALROOT\Device\HarddiskVolume1`, `/dev/disk/globalroot/device/harddiskvolume1`, nil},
		{`\\.\pipe\x`, `/dev/pipe/x`, nil},
		{`C:a`, `C:/Users/u/p/a`, nil},
		{`D:a`, `C:/Users/u/p/a`, errDrive},
		{`PROGRA~1\a`, `C:/Users/u/p/PROGRA~1/a`, errShort},
		{`C:\Users\U~1.X\a`, `C:/Users/U~1.X/a`, errShort},
		{`a~b`, `C:/Users/u/p/a~b`, nil},
		{`longername~1`, `C:/Users/u/p/longername~1`, nil},
		{`\\host\share\a`, `/host/share/a`, errShare},
		{`\\?\UNC\host\share\a`, `/host/share/a`, errShare},
		{`//host/share`, `/host/share`, errShare},
		{`a\...\b`, `C:/Users/u/p/a/.../b`, errDots},
	} {
		r := w.Resolve(c.name)
		if r.Path != c.path || r.Err != c.err {
			t.Errorf("%s: %s %v, want %s %v", c.name, r.Path, r.Err, c.path, c.err)
		}
	}
}

// TestWindowsPlaces: where files of Windows lie.
func TestWindowsPlaces(t *testing.T) {
	w := New(Options{Home: `C:\Users\u`, Roots: []string{`C:\Users\u\p`}, Cwd: `C:\Users\u\p`, Platform: automode.Windows})
	for _, c := range []struct {
		name   string
		region automode.Region
		marks  automode.Marks // these at least
	}{
		{`a`, automode.Project, 0},
		{`A\..\..\P\x`, automode.Project, 0},
		{`.git\config`, automode.Project, automode.Repository},
		{`.git.\config`, automode.Project, automode.Repository},
		{`.GIT \hooks\x`, automode.Project, automode.Repository | automode.Surface},
		{`.git::$INDEX_ALLOCATION\config`, automode.Project, automode.Repository},
		{`..`, automode.Home, automode.RegionRoot},
		{`C:\`, automode.System, automode.RegionRoot},
		{`D:\`, automode.System, automode.RegionRoot},
		{`C:\Users`, automode.Outside, automode.RootAncestor},
		{`c:\windows\SYSTEM32\x`, automode.System, 0},
		{`C:\Program Files (x86)\x`, automode.System, 0},
		{`C:\ProgramData\x`, automode.System, 0},
		{`C:\Windows\Temp\x`, automode.Scratch, 0},
		{`C:\Users\u\AppData\Local\Temp\x`, automode.Scratch, 0},
		{`C:\Users\u\AppData\Local\Temp`, automode.Scratch, automode.RegionRoot},
		{`C:\Users\u\AppData\Local\Tempest\x`, automode.Home, 0},
		{`C:\Users\other\x`, automode.Outside, 0},
		{`D:\x`, automode.Outside, 0},
		{`\\.\PhysicalDrive1`, automode.System, automode.Device},
		{`\\.\D:`, automode.System, automode.Device},
		{`C:\Users\u\.ssh\id_rsa`, automode.Home, automode.Secret},
		{`C:\Users\u\AppData\Roaming\Microsoft\Protect\x`, automode.Home, automode.Secret},
		{`C:\Users\u\AppData\Roaming\Microsoft\Windows\PowerShell\PSReadLine\ConsoleHost_history.txt`, automode.Home, automode.Secret},
		{`C:\Windows\System32\config\SAM`, automode.System, automode.Secret},
		{`C:\Users\u\Documents\PowerShell\profile.ps1`, automode.Home, automode.Startup},
		{`C:\Users\u\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\Startup\x.lnk`, automode.Home, automode.Startup},
		{`C:\Users\u\.claude\settings.json`, automode.Home, automode.GatePath},
		{`C:\Users\u\AppData\Roaming\Claude\claude_desktop_config.json`, automode.Home, automode.GatePath},
	} {
		p := w.PlaceOf(w.Resolve(c.name))
		if p.Region != c.region || !p.Marks.Has(c.marks) {
			t.Errorf("%s: %v [%v], want %v [%v]", c.name, p.Region, p.Marks, c.region, c.marks)
		}
	}
	l := New(Options{Home: "/home/u", Cwd: "/home/u/p", Platform: automode.Linux})
	for _, c := range []struct {
		name   string
		region automode.Region
		marks  automode.Marks
	}{
		{"/mnt/c", automode.System, automode.RegionRoot},
		{"/mnt/c/windows/x", automode.System, 0},
		{"/mnt/c/Program Files/x", automode.System, 0},
		{"/mnt/c/Users", automode.Outside, automode.RootAncestor},
		{"/mnt/c/Users/u", automode.Outside, automode.RegionRoot},
		{"/mnt/c/Users/u/x", automode.Outside, 0},
		{"/mnt/data/x", automode.Outside, 0},
	} {
		if p := l.Place(c.name); p.Region != c.region || !p.Marks.Has(c.marks) {
			t.Errorf("%s: %v [%v], want %v [%v]", c.name, p.Region, p.Marks, c.region, c.marks)
		}
	}
}

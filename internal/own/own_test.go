package own

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func TestIn(t *testing.T) {
	f := In("/home/dev")
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if program, err = filepath.EvalSymlinks(program); err != nil {
		t.Fatal(err)
	}
	want := Files{Config: "/home/dev/.config/automode/automode.json", State: "/home/dev/.local/state/automode", Program: program, Settings: "/home/dev/.claude"}
	if f != want {
		t.Errorf("%+v, want %+v", f, want)
	}
	for _, home := range []string{"", "home/dev"} {
		if f := In(home); f != (Files{Program: program}) {
			t.Errorf("%q: %+v", home, f)
		}
	}
}

func TestList(t *testing.T) {
	bin := func(name string) string { return filepath.Join("/opt/bin", name) }
	for _, c := range []struct {
		files Files
		want  []string
	}{
		{Files{Config: "/c", State: "/s", Program: bin("automode-hook")}, []string{"/c", "/flags.json", "/s", bin("automode-hook"), bin("automode"), bin("automode-reader"), bin("automode-judge"), bin("automode-mcp")}},
		{Files{State: "/s", Program: bin("automode.exe")}, []string{"/s", bin("automode.exe"), bin("automode-hook.exe"), bin("automode-reader.exe"), bin("automode-judge.exe"), bin("automode-mcp.exe")}},
		{Files{Program: bin("other")}, []string{bin("other"), bin("automode"), bin("automode-hook"), bin("automode-reader"), bin("automode-judge"), bin("automode-mcp")}},
		{Files{}, []string{}},
	} {
		if got := c.files.List(); !slices.Equal(got, c.want) {
			t.Errorf("%+v: %q, want %q", c.files, got, c.want)
		}
	}
}

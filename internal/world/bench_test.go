package world

import (
	"errors"
	"os"
	"testing"

	"automode"
)

var sink automode.Place

func BenchmarkNew(b *testing.B) {
	o := Options{Home: "/home/dev", Roots: []string{"/home/dev/project"}, Cwd: b.TempDir(), Platform: automode.Linux}
	b.ReportAllocs()
	for b.Loop() {
		New(o).Home()
	}
}

func BenchmarkPlace(b *testing.B) {
	for _, c := range []struct {
		name     string
		platform automode.Platform
		path     string
	}{
		{"source", automode.Linux, "/home/dev/project/src/a.go"},
		{"deeper", automode.Linux, "/home/dev/project/internal/world/place_test.go"},
		{"capitals", automode.Linux, "/home/dev/project/README.md"},
		{"manifest", automode.Linux, "/home/dev/project/package.json"},
		{"key", automode.Linux, "/home/dev/.ssh/id_rsa"},
		{"settings", automode.Linux, "/home/dev/.config/nvim/init.lua"},
		{"system", automode.Linux, "/usr/lib/x.so"},
		{"darwin", automode.Darwin, "/Users/dev/project/internal/World/place_test.go"},
		{"windows", automode.Windows, `C:\Users\dev\project\src\a.go`},
	} {
		b.Run(c.name, func(b *testing.B) {
			w := letters(c.platform)
			b.ReportAllocs()
			for b.Loop() {
				sink = w.Place(c.path)
			}
		})
	}
}

// BenchmarkResolve is the cost of a path whose folders are known already.
func BenchmarkResolve(b *testing.B) {
	there := b.TempDir()
	if err := errors.Join(os.Mkdir(there+"/src", 0o755), os.WriteFile(there+"/src/main.go", nil, 0o644)); err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct{ name, cwd, path string }{
		{"there", there, "src/main.go"},
		{"absolute", there, there + "/src/main.go"},
		{"missing", there, "new/main.go"},
		{"lexical", "/nonexistent/project", "src/main.go"},
	} {
		b.Run(c.name, func(b *testing.B) {
			w := New(Options{Cwd: c.cwd, Platform: automode.Linux})
			b.ReportAllocs()
			for b.Loop() {
				w.Resolve(c.path)
			}
		})
	}
}

// BenchmarkFirst is a whole World for one path, system calls included.
func BenchmarkFirst(b *testing.B) {
	dir := b.TempDir()
	o := Options{Home: "/home/dev", Roots: []string{dir}, Cwd: dir, Platform: automode.Linux}
	b.ReportAllocs()
	for b.Loop() {
		w := New(o)
		sink = w.Place(w.Resolve("src/main.go").Path)
	}
}

func BenchmarkHost(b *testing.B) {
	w := hosts()
	b.ReportAllocs()
	for b.Loop() {
		w.Host("https://github.com/owner/repo.git")
	}
}

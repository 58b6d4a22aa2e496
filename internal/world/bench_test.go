package world

import (
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
	w := letters(automode.Linux)
	b.ReportAllocs()
	for b.Loop() {
		sink = w.Place("/home/dev/project/internal/world/place_test.go")
	}
}

func BenchmarkPlaceDarwin(b *testing.B) {
	w := letters(automode.Darwin)
	b.ReportAllocs()
	for b.Loop() {
		sink = w.Place("/Users/dev/project/internal/World/place_test.go")
	}
}

// BenchmarkResolve is the cost of a path whose folders are known already.
func BenchmarkResolve(b *testing.B) {
	w := New(Options{Cwd: b.TempDir(), Platform: automode.Linux})
	b.ReportAllocs()
	for b.Loop() {
		w.Resolve("src/main.go")
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

// Command packages builds what puts automode in front of an agent in the form
// in which that agent takes extensions.
//
//	go run ./build/packages [-version v0.3.0] [-o dist]
//
// Made twice from the same sources, every file is the same byte for byte.
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"automode/internal/release"
)

func main() {
	version := flag.String("version", release.Read().Name, "the release, such as v0.3.0")
	dir := flag.String("o", "dist", "the folder for the files")
	flag.Parse()
	if err := run(".", *dir, *version); err != nil {
		fmt.Fprintln(os.Stderr, "packages:", err)
		os.Exit(1)
	}
}

// unversioned stands in the sources where the version goes.
const unversioned = `"version": "0.0.0"`

// made is when every file was made: npm gives the same time to all that it packs.
var made = time.Date(1985, time.October, 26, 8, 15, 0, 0, time.UTC)

// pack is one package: the folder of its sources, its name without a version,
// the folder in the archive, and what it has beside its sources.
type pack struct {
	folder, name, ending, within string
	more                         map[string]string // name in the archive → file of the repository
}

var packs = []pack{
	{"npm", "automode-plugin", ".tgz", "package", map[string]string{"LICENSE": "LICENSE"}},
	{"claude", "automode-claude", ".tar.gz", "automode", map[string]string{"LICENSE": "LICENSE", "automode.sh": "packages/automode.sh"}},
	{"gemini", "automode-gemini", ".tar.gz", "automode", map[string]string{"LICENSE": "LICENSE", "automode.sh": "packages/automode.sh"}},
	{"qwen", "automode-qwen", ".tar.gz", "automode", map[string]string{"LICENSE": "LICENSE", "automode.sh": "packages/automode.sh"}},
}

// run builds all packages of the repository at root into dir.
func run(root, dir, version string) error {
	version = semantic(version)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, p := range packs {
		data, err := p.build(root, version)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, p.name+"-"+version+p.ending), data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// semantic is a release's name as registries want versions: "0.3.0". What is no
// release has the lowest.
func semantic(name string) string {
	v := strings.TrimPrefix(name, "v")
	core, _, _ := strings.Cut(v, "-")
	parts := strings.Split(core, ".")
	if len(parts) != 3 || slices.ContainsFunc(parts, func(s string) bool { return s == "" || strings.Trim(s, "0123456789") != "" }) || strings.Contains(v, "+dirty") {
		return "0.0.0-dev"
	}
	return v
}

// build returns the archive of a package.
func (p *pack) build(root, version string) ([]byte, error) {
	files := map[string]string{} // name in the archive → file
	base := filepath.Join(root, "packages", p.folder)
	err := filepath.WalkDir(base, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(base, file)
		files[filepath.ToSlash(name)] = file
		return err
	})
	if err != nil {
		return nil, err
	}
	for name, file := range p.more {
		files[name] = filepath.Join(root, filepath.FromSlash(file))
	}
	names := make([]string, 0, len(files))
	for name := range files {
		names = append(names, name)
	}
	slices.Sort(names)

	var out bytes.Buffer
	zipped := gzip.NewWriter(&out)
	archive := tar.NewWriter(zipped)
	for _, name := range names {
		data, err := os.ReadFile(files[name])
		if err != nil {
			return nil, err
		}
		if path.Ext(name) == ".json" {
			data = bytes.ReplaceAll(data, []byte(unversioned), []byte(`"version": "`+version+`"`))
		}
		mode := int64(0o644)
		if path.Ext(name) == ".sh" {
			mode = 0o755
		}
		head := &tar.Header{Name: p.within + "/" + name, Mode: mode, Size: int64(len(data)), ModTime: made, Format: tar.FormatUSTAR}
		if err := archive.WriteHeader(head); err != nil {
			return nil, err
		}
		if _, err := archive.Write(data); err != nil {
			return nil, err
		}
	}
	if err := archive.Close(); err != nil {
		return nil, err
	}
	if err := zipped.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Command release builds what is given to people.
//
//	go run ./build/release [-version v0.3.0] [-o dist] [-targets linux/amd64,…]
//
// For each system a folder with the programs, manual pages and completion
// scripts, packed; for Linux a Debian package, too; one file of checksums; and
// an install script that knows them. Made twice from one commit by one Go
// release, every file is the same byte for byte.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"automode/build/programs"
)

// targets are the systems that are built for.
const targets = "linux/amd64,linux/arm64,darwin/amd64,darwin/arm64,windows/amd64,windows/arm64"

func main() {
	r := release{}
	flag.StringVar(&r.dir, "o", "dist", "the folder for the files")
	flag.StringVar(&r.version, "version", "", "the release, such as v0.3.0 (default: the tag or commit that is checked out)")
	list := flag.String("targets", targets, "the systems to build for")
	flag.Parse()
	if err := r.make(strings.Split(*list, ",")); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release is one release in the making.
type release struct {
	dir     string
	version string
	time    time.Time // of the commit; every file bears it
	shared  []file    // what goes to every system
	sums    []sum
}

// file is one file of an archive.
type file struct {
	name string // with slashes
	data []byte
	mode int64
}

// sum is a file of the release with its SHA-256 in hexadecimal.
type sum struct{ name, digest string }

func (r *release) make(list []string) error {
	if err := r.identify(); err != nil {
		return err
	}
	if err := os.MkdirAll(r.dir, 0o755); err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "automode-release-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	if err := r.document(filepath.Join(work, "here")); err != nil {
		return err
	}
	for _, target := range list {
		goos, arch, ok := strings.Cut(strings.TrimSpace(target), "/")
		if !ok || !slices.Contains(strings.Split(targets, ","), goos+"/"+arch) {
			return fmt.Errorf("%q is none of the systems %s", target, targets)
		}
		fmt.Fprintln(os.Stderr, "release:", target)
		if err := r.target(filepath.Join(work, goos+"-"+arch), goos, arch); err != nil {
			return fmt.Errorf("%s: %w", target, err)
		}
	}
	slices.SortFunc(r.sums, func(a, b sum) int { return strings.Compare(a.name, b.name) })
	if err := r.write("install.sh", r.installScript(), 0o755); err != nil {
		return err
	}
	var text bytes.Buffer
	for _, s := range r.sums {
		fmt.Fprintf(&text, "%s  %s\n", s.digest, s.name)
	}
	return os.WriteFile(filepath.Join(r.dir, "SHA256SUMS"), text.Bytes(), 0o644)
}

// identify finds out what is released.
func (r *release) identify() error {
	if r.version == "" {
		out, err := exec.Command("git", "describe", "--tags", "--always", "--dirty", "--match", "v*").Output()
		if err != nil {
			return fmt.Errorf("name the release with -version: git does not know it: %w", err)
		}
		r.version = strings.TrimSpace(string(out))
	}
	if strings.Trim(r.version, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.+-") != "" {
		return fmt.Errorf("%q is no name for a release", r.version)
	}
	seconds := os.Getenv("SOURCE_DATE_EPOCH")
	if seconds == "" {
		out, err := exec.Command("git", "log", "-1", "--format=%ct").Output()
		if err != nil {
			return fmt.Errorf("set SOURCE_DATE_EPOCH: git does not know when the commit was made: %w", err)
		}
		seconds = strings.TrimSpace(string(out))
	}
	n, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return fmt.Errorf("SOURCE_DATE_EPOCH is no number of seconds: %w", err)
	}
	r.time = time.Unix(n, 0).UTC()
	return nil
}

// document makes manual pages and completion scripts, by the program itself.
func (r *release) document(dir string) error {
	here := programs.Build{Dir: dir, Version: r.version, OS: hostOS, Arch: hostArch}
	if err := here.Run(); err != nil {
		return err
	}
	program := filepath.Join(dir, here.Names()[0])
	man := filepath.Join(dir, "man")
	if out, err := exec.Command(program, "man", man).CombinedOutput(); err != nil {
		return fmt.Errorf("automode man: %w\n%s", err, out)
	}
	pages, err := filepath.Glob(filepath.Join(man, "*.1"))
	if err != nil {
		return err
	}
	slices.Sort(pages)
	for _, path := range pages {
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		r.shared = append(r.shared, file{"man/" + filepath.Base(path), data, 0o644})
	}
	for _, shell := range []string{"bash", "zsh", "fish"} {
		out, err := exec.Command(program, "completion", shell).Output()
		if err != nil {
			return fmt.Errorf("automode completion %s: %w", shell, err)
		}
		r.shared = append(r.shared, file{"completions/automode." + shell, out, 0o644})
	}
	for _, name := range []string{"LICENSE", "README.md", "CHANGELOG.md"} {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		r.shared = append(r.shared, file{name, data, 0o644})
	}
	return nil
}

// target builds and packs for one system.
func (r *release) target(dir, goos, arch string) error {
	b := programs.Build{Dir: dir, OS: goos, Arch: arch, Version: r.version}
	if err := b.Run(); err != nil {
		return err
	}
	var built []file
	for _, name := range b.Names() {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		built = append(built, file{name, data, 0o755})
	}
	folder := "automode_" + strings.TrimPrefix(r.version, "v") + "_" + goos + "_" + arch
	var all []file
	for _, f := range slices.Concat(built, r.shared) {
		f.name = folder + "/" + f.name
		all = append(all, f)
	}
	pack, suffix := r.tarball, ".tar.gz"
	if goos == "windows" {
		pack, suffix = r.zipped, ".zip"
	}
	data, err := pack(all)
	if err != nil {
		return err
	}
	if err := r.write(folder+suffix, data, 0o644); err != nil {
		return err
	}
	if goos != "linux" {
		return nil
	}
	data, err = r.debian(arch, built)
	if err != nil {
		return err
	}
	return r.write("automode_"+r.debianVersion()+"_"+arch+".deb", data, 0o644)
}

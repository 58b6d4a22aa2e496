package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"path"
	"slices"
	"strings"
)

// debianVersion is the release as dpkg compares it: a number comes first.
func (r *release) debianVersion() string {
	v := strings.TrimPrefix(r.version, "v")
	if v == "" || v[0] < '0' || v[0] > '9' || !strings.Contains(v, ".") {
		v = "0~" + v
	}
	number, rest, more := strings.Cut(v, "-")
	switch {
	case !more:
		return number
	case rest != "" && rest[0] >= '0' && rest[0] <= '9': // commits since that release
		return number + "+" + rest
	}
	return number + "~" + rest // before that release
}

// debian makes a package: an archive of three files, in this order.
func (r *release) debian(arch string, built []file) ([]byte, error) {
	const lib = "./usr/lib/automode/"
	var files []file
	size := 0
	for _, f := range built {
		files = append(files, file{lib + f.name, f.data, f.mode})
		size += len(f.data)
	}
	files = append(files, file{"./usr/bin/automode", []byte("../lib/automode/automode"), linked})
	for _, f := range r.shared {
		dir, name := path.Split(f.name)
		switch dir {
		case "man/":
			packed, err := gzipped(f.data)
			if err != nil {
				return nil, err
			}
			files = append(files, file{"./usr/share/man/man1/" + name + ".gz", packed, 0o644})
		case "completions/":
			files = append(files, file{map[string]string{
				"automode.bash": "./usr/share/bash-completion/completions/automode",
				"automode.zsh":  "./usr/share/zsh/vendor-completions/_automode",
				"automode.fish": "./usr/share/fish/vendor_completions.d/automode.fish",
			}[name], f.data, 0o644})
		default:
			if name == "LICENSE" {
				name = "copyright"
			}
			files = append(files, file{"./usr/share/doc/automode/" + name, f.data, 0o644})
		}
	}
	slices.SortFunc(files, func(a, b file) int { return strings.Compare(a.name, b.name) })
	control := fmt.Sprintf(`Package: automode
Version: %s
Architecture: %s
Maintainer: automode
Installed-Size: %d
Section: devel
Priority: optional
Description: answers allow, ask or deny before each tool call of a coding agent
 It reads what a call would do (files written or removed, hosts reached, code
 started, things published) without running any of it, and judges that by one
 table and your own rules. "automode init claude" puts it in front of Claude
 Code.
`, r.debianVersion(), arch, (size+1023)/1024)
	// Whoever takes the programs away has to know what stops then.
	const removal = `#!/bin/sh
set -e
if [ "$1" = remove ]; then
	echo "automode: where an agent's settings still name the hook, every call stops now." >&2
	echo "automode: take it out first: automode init claude --undo" >&2
fi
`
	head, err := r.tarball([]file{{"./control", []byte(control), 0o644}, {"./prerm", []byte(removal), 0o755}})
	if err != nil {
		return nil, err
	}
	data, err := r.tarball(files)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	out.WriteString("!<arch>\n")
	for _, f := range []file{{"debian-binary", []byte("2.0\n"), 0o100644}, {"control.tar.gz", head, 0o100644}, {"data.tar.gz", data, 0o100644}} {
		fmt.Fprintf(&out, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", f.name, r.time.Unix(), 0, 0, f.mode, len(f.data))
		out.Write(f.data)
		if len(f.data)%2 == 1 {
			out.WriteByte('\n')
		}
	}
	return out.Bytes(), nil
}

func gzipped(data []byte) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := z.Write(data); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

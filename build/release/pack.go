package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

const hostOS, hostArch = runtime.GOOS, runtime.GOARCH

// write puts a file into the release and notes its checksum.
func (r *release) write(name string, data []byte, mode os.FileMode) error {
	digest := sha256.Sum256(data)
	r.sums = append(r.sums, sum{name, hex.EncodeToString(digest[:])})
	path := filepath.Join(r.dir, name)
	if err := os.WriteFile(path, data, mode); err != nil {
		return err
	}
	return os.Chmod(path, mode)
}

// tarball packs files. Nothing in it is of this machine or this moment.
func (r *release) tarball(files []file) ([]byte, error) {
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	t := tar.NewWriter(z)
	made := map[string]bool{}
	for _, f := range files {
		// Folders come first, as installers want them.
		for i, c := range f.name {
			if dir := f.name[:i+1]; c == '/' && dir != "./" && !made[dir] {
				made[dir] = true
				if err := t.WriteHeader(&tar.Header{Typeflag: tar.TypeDir, Name: dir, Mode: 0o755, ModTime: r.time, Format: tar.FormatUSTAR}); err != nil {
					return nil, err
				}
			}
		}
		h := tar.Header{Typeflag: tar.TypeReg, Name: f.name, Mode: f.mode, Size: int64(len(f.data)), ModTime: r.time, Format: tar.FormatUSTAR}
		if f.mode == linked {
			h = tar.Header{Typeflag: tar.TypeSymlink, Name: f.name, Linkname: string(f.data), Mode: 0o777, ModTime: r.time, Format: tar.FormatUSTAR}
		}
		if err := t.WriteHeader(&h); err != nil {
			return nil, err
		}
		if h.Typeflag == tar.TypeReg {
			if _, err := t.Write(f.data); err != nil {
				return nil, err
			}
		}
	}
	if err := t.Close(); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// linked is the mode of a file that is a link to its data.
const linked = 0o120777

func (r *release) zipped(files []file) ([]byte, error) {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range files {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: r.time}
		h.SetMode(os.FileMode(f.mode))
		w, err := z.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return out.Bytes(), err
}

//go:embed install.sh
var installTemplate string

// installScript is the install script with the release's name and checksums in
// it.
func (r *release) installScript() []byte {
	var list strings.Builder
	for _, s := range r.sums {
		if strings.HasSuffix(s.name, ".tar.gz") {
			fmt.Fprintf(&list, "%s  %s\n", s.digest, s.name)
		}
	}
	return []byte(strings.NewReplacer("@VERSION@", strings.TrimPrefix(r.version, "v"), "@SUMS@\n", list.String()).Replace(installTemplate))
}

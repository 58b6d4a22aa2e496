package linefile

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"automode/internal/digest"
	"automode/internal/mask"
)

// TempPrefix begins the names of files that Replace has not finished.
const TempPrefix = ".new-"

// wholeFolder lies beside the files of lines and holds the texts that were too
// long for a line.
const wholeFolder = "whole"

// Digest is the name under which a text is kept: the SHA-256 of the text as it
// is written, that is masked, in hexadecimal. Of a masked text, because the
// digest of a short secret can be guessed.
func Digest(text string) string { return digestOf(mask.Text(text)) }

func digestOf(masked string) string { return digest.Of([]byte(masked)) }

// KeepWhole puts a text, masked, into a side file of its own below dir and
// returns its digest. A text that is there already is only made young again. The
// file appears whole or not at all. The digest is good even when the error is
// not nil.
func KeepWhole(dir, text string) (string, error) {
	text = mask.Text(text)
	name := digestOf(text)
	path := wholePath(dir, name)
	// The time keeps Prune from a text that an old entry and this one share.
	now := time.Now()
	if err := os.Chtimes(path, now, now); err == nil {
		return name, nil
	}
	return name, Replace(path, []byte(text))
}

// Whole returns the text that KeepWhole kept under the digest.
func Whole(dir, name string) (string, error) {
	if len(name) != 2*digest.Size {
		return "", fmt.Errorf("%q is not a digest: give the 64 digits of the entry", name)
	}
	for _, c := range []byte(name) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return "", fmt.Errorf("%q is not a digest: give the 64 digits of the entry", name)
		}
	}
	b, err := os.ReadFile(wholePath(dir, name))
	return string(b), err
}

func wholePath(dir, name string) string {
	return filepath.Join(dir, wholeFolder, name+".txt")
}

// Replace puts content in the file's place, mode 0600, so that a reader sees
// the old file or the new one and never a part.
func Replace(path string, content []byte) error {
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, TempPrefix+"*")
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// PruneWhole removes the side files below dir that were written before the
// time, with what a killed process left half written. It returns their number.
func PruneWhole(dir string, before time.Time) (int, error) {
	return PruneFiles(filepath.Join(dir, wholeFolder), before, func(string) bool { return true })
}

// PruneFiles removes the regular files directly in dir that pick names and that
// were last written before the time. A folder that is missing is empty.
func PruneFiles(dir string, before time.Time, pick func(name string) bool) (int, error) {
	list, err := os.ReadDir(dir)
	if os.IsNotExist(err) {
		return 0, nil
	}
	removed := 0
	for _, e := range list {
		if !e.Type().IsRegular() || !pick(e.Name()) {
			continue
		}
		st, e1 := e.Info()
		if e1 != nil || !st.ModTime().Before(before) {
			continue
		}
		if e2 := os.Remove(filepath.Join(dir, e.Name())); e2 != nil {
			err = e2
			continue
		}
		removed++
	}
	return removed, err
}

package agents

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"automode/internal/digest"
)

// Receipt is what is kept of a file before our hook was put into it, so that
// it can be put back byte for byte. It lies in the state folder, which the
// gate guards: beside the settings an agent could change it.
type Receipt struct {
	Agent  string    `json:"agent"`
	File   string    `json:"file"`   // as it was named
	Real   string    `json:"real"`   // where it lies
	Time   time.Time `json:"time"`   // of the first change
	Before string    `json:"before"` // digest of the file before; empty: there was none
	After  string    `json:"after"`  // digest of what we wrote
	Backup string    `json:"backup"` // the file before; empty: there was none
	Made   string    `json:"made"`   // the uppermost folder that was made for it; empty: none was
}

// receipts is where they lie in a state folder.
func receipts(state string) string { return filepath.Join(state, "init") }

// base is the beginning of the names of a file's receipt and backup.
func base(state, agent, real string) string {
	return filepath.Join(receipts(state), agent+"-"+digest.Of([]byte(real))[:16])
}

// ReadReceipt returns the receipt of a file, nil when there is none.
func ReadReceipt(state, agent string, f *File) (*Receipt, error) {
	return readReceipt(base(state, agent, f.Real) + ".json")
}

func readReceipt(path string) (*Receipt, error) {
	data, _, err := readRegular(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, reasonOf(err))
	}
	r := new(Receipt)
	if err := json.Unmarshal(data, r); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return r, nil
}

// Receipts are those of all files. What cannot be read is left out.
func Receipts(state string) []Receipt {
	names, _ := filepath.Glob(filepath.Join(receipts(state), "*.json"))
	var list []Receipt
	for _, name := range names {
		if strings.HasPrefix(filepath.Base(name), tempPrefix) {
			continue
		}
		if r, err := readReceipt(name); err == nil && r != nil {
			list = append(list, *r)
		}
	}
	return list
}

// Keep notes what is in the file before it is replaced by after. It must be
// called first: what it kept is of no harm when the file is not replaced. Of a
// file that stands as we wrote it the first note remains, so that what is put
// back is what was there before us. plain is the file without our hook, which
// is what is put back where somebody changed it since.
func Keep(state, agent string, f *File, plain, after []byte) (*Receipt, error) {
	r, err := ReadReceipt(state, agent, f)
	if err != nil {
		return nil, err
	}
	if r == nil || r.After != sum(f.Data) && r.Before != sum(f.Data) {
		r = &Receipt{Made: missing(filepath.Dir(f.Real)), Agent: agent, File: f.Path, Real: f.Real, Time: time.Now().UTC(), Before: sum(plain)}
		if plain != nil {
			r.Backup = base(state, agent, f.Real) + ".before"
			if err := write(r.Backup, plain); err != nil {
				return nil, err
			}
		}
	}
	r.After = sum(after)
	text, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return nil, err
	}
	return r, write(base(state, agent, f.Real)+".json", append(text, '\n'))
}

// Original is the file as it was before our hook: ok is false when it is not
// known, or when the file is not as we left it. Data is nil when there was no
// file.
func (r *Receipt) Original(f *File) (data []byte, ok bool, err error) {
	if r == nil || r.After != sum(f.Data) {
		return nil, false, nil
	}
	if r.Backup == "" {
		return nil, true, nil
	}
	data, _, err = readRegular(r.Backup)
	if err != nil {
		return nil, false, fmt.Errorf("%s: %w", r.Backup, reasonOf(err))
	}
	if sum(data) != r.Before {
		return nil, false, fmt.Errorf("%s is not what was put there", r.Backup)
	}
	return data, true, nil
}

// missing is the uppermost folder on the way to dir that is not there, empty
// when all are.
func missing(dir string) (first string) {
	for {
		if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) || dir == filepath.Dir(dir) {
			return first
		}
		first, dir = dir, filepath.Dir(dir)
	}
}

// Tidy takes away the folders that were made for a file which is gone again, as
// far as nothing else lies in them.
func (r *Receipt) Tidy(f *File) {
	if r == nil || r.Made == "" || f.Data != nil {
		return
	}
	for dir := filepath.Dir(f.Real); len(dir) >= len(r.Made) && strings.HasPrefix(dir, r.Made); dir = filepath.Dir(dir) {
		if os.Remove(dir) != nil { // one that holds anything stays
			return
		}
	}
}

// Forget removes the receipt of a file and what it kept.
func Forget(state, agent string, f *File) error {
	name := base(state, agent, f.Real)
	for _, suffix := range []string{".json", ".before"} {
		if err := os.Remove(name + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// sum is the digest of a file, empty for none.
func sum(data []byte) string {
	if data == nil {
		return ""
	}
	return digest.Of(data)
}

// write replaces one of our own files as a whole.
func write(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := ReadFile(path)
	if err == nil {
		err = f.Replace(data)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

package linefile

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Append adds one line to the file at path, which it creates with mode 0600
// together with the folders above it (0700) when they are missing. The line is
// given without its newline. When Append returns nil the whole line stands in
// the file on a line of its own; after an error a part of it may stand there,
// which readers count as torn.
func Append(path string, line []byte) error {
	if len(line) >= Limit {
		return fmt.Errorf("a line of %d bytes does not fit into %s: cut it to %d", len(line), path, Limit-1)
	}
	for _, c := range line {
		if c == '\n' {
			return fmt.Errorf("a record for %s contains a newline: encode it as JSON", path)
		}
	}
	f, size, err := openAppend(path)
	if errors.Is(err, os.ErrNotExist) {
		if err = os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			return fmt.Errorf("cannot make the folder for %s: %w", path, err)
		}
		f, size, err = openAppend(path)
	}
	if err != nil {
		return fmt.Errorf("cannot open %s: %w", path, err)
	}
	if err := add(f, size, line); err != nil {
		f.close()
		return fmt.Errorf("cannot write to %s: %w", path, err)
	}
	if err := f.close(); err != nil {
		return fmt.Errorf("cannot write to %s: %w", path, err)
	}
	return nil
}

// add writes the line behind the size bytes that the file held when it was
// opened.
//
// Whether the file ends in a newline is looked up first (one read of one
// byte), so that a file without torn lines has hardly any empty ones: a long
// line shows a page at a time while it is written, and so may look torn.
// Between that look and the write another process may have died in the middle
// of a line. That shows in where our write ended: if it did not begin at size,
// the byte in front of it is looked at, which no writer can be busy with any
// more, and a line that was glued to a torn one is written again. The glued
// text cannot be mistaken for a record: it begins with a part of another.
func add(f file, size int64, line []byte) error {
	fresh, err := f.freshAt(size)
	if err != nil {
		return err
	}
	if !fresh {
		now, err := f.size()
		if err != nil {
			return err
		}
		if now != size {
			fresh, size = true, -1 // somebody is writing; what came of it is looked up below
		}
	}
	// Two times suffice unless processes keep dying at this very place.
	for range 4 {
		out := make([]byte, 0, len(line)+2)
		if !fresh {
			out = append(out, '\n')
		}
		out = append(append(out, line...), '\n')
		n, err := f.write(out)
		if err != nil {
			return err
		}
		if n < len(out) {
			return fmt.Errorf("only %d of %d bytes were taken: free some space", n, len(out))
		}
		if !fresh {
			return nil
		}
		end, err := f.offset()
		if err != nil {
			return err
		}
		began := end - int64(len(out))
		if began == size {
			return nil
		}
		if fresh, err = f.freshAt(began); err != nil || fresh {
			return err
		}
	}
	return errors.New("other processes keep leaving torn lines: look at what kills them")
}

// freshAt reports whether a line may begin at the offset.
func (f file) freshAt(at int64) (bool, error) {
	if at <= 0 {
		return true, nil
	}
	var last [1]byte
	if _, err := f.readAt(last[:], at-1); err != nil {
		return false, err
	}
	return last[0] == '\n', nil
}

package linefile

import (
	"bytes"
	"errors"
	"io"
	"os"
)

var errNotRegular = errors.New("it is not a regular file: remove what stands in its place")

// Open opens a file of lines for reading and tells its size in bytes. It
// refuses what is not a regular file, and never waits for one.
func Open(path string) (*os.File, int64, error) {
	f, err := openRead(path)
	if err != nil {
		return nil, 0, err
	}
	st, err := f.Stat()
	if err == nil && !st.Mode().IsRegular() {
		err = errNotRegular
	}
	if err != nil {
		f.Close()
		return nil, 0, err
	}
	return f, st.Size(), nil
}

// chunk is how much is read at once, in bytes. It holds several whole lines.
const chunk = 4 * Limit

// Each hands every line of r to fn in order, without its newline, with the
// offset in r behind it. The slice is only good until fn returns. An empty line
// is passed over. A line longer than a record can be is handed over cut to
// Limit bytes, one more than a record has: it is torn. What stands behind the
// last newline is no line yet and is left alone.
//
// Each returns the offset behind the last line it handed over or passed over,
// and the error of r or of fn.
func Each(r io.Reader, fn func(line []byte, next int64) error) (int64, error) {
	room := int64(chunk)
	if s, ok := r.(*io.SectionReader); ok {
		room = min(room, s.Size()+1) // never full of a line, however long
	}
	buf := make([]byte, 0, room)
	var done, at int64 // offsets in r: behind the last whole line, and behind what was read
	var long []byte    // the beginning of a line that is too long; nil when there is none
	for {
		n, err := r.Read(buf[len(buf):cap(buf)])
		at += int64(n)
		buf = buf[:len(buf)+n]
		from := 0
		for {
			i := bytes.IndexByte(buf[from:], '\n')
			if i < 0 {
				break
			}
			line := buf[from : from+i]
			from += i + 1
			done = at - int64(len(buf)-from)
			if long != nil {
				line, long = long, nil
			}
			if len(line) > Limit {
				line = line[:Limit]
			}
			if len(line) == 0 {
				continue
			}
			if err := fn(line, done); err != nil {
				return done, err
			}
		}
		buf = buf[:copy(buf, buf[from:])]
		if long != nil || len(buf) == cap(buf) {
			if long == nil {
				long = bytes.Clone(buf[:Limit])
			}
			buf = buf[:0]
		}
		if err == io.EOF {
			return done, nil
		}
		if err != nil {
			return done, err
		}
	}
}

// Back hands the lines of the first size bytes of r to fn, the last one first,
// under the conditions of Each, until fn returns false, the beginning is
// reached, or most bytes were looked at (0: no bound). A line that the bound
// cuts in two is left out. It reports whether everything there was to see was
// seen or fn had enough.
func Back(r io.ReaderAt, size, most int64, fn func(line []byte) bool) (bool, error) {
	stop := int64(0)
	if most > 0 && size > most {
		stop = size - most
	}
	var (
		rest  []byte // the beginning of the line whose end was read already
		whole bool   // rest ends where a newline stands
		buf   = make([]byte, chunk)
	)
	for end := size; end > stop; {
		from := max(end-chunk, stop)
		part := buf[:end-from]
		if n, err := r.ReadAt(part, from); n < len(part) {
			return false, err
		}
		end = from
		for {
			i := bytes.LastIndexByte(part, '\n')
			if i < 0 {
				break
			}
			if whole && !hand(part[i+1:], rest, fn) {
				return true, nil
			}
			rest, whole, part = rest[:0], true, part[:i]
		}
		if whole {
			rest = join(part, rest)
		}
	}
	if stop > 0 {
		return false, nil
	}
	if whole {
		hand(nil, rest, fn)
	}
	return true, nil
}

// hand gives the line made of head and rest to fn, unless it is empty.
func hand(head, rest []byte, fn func([]byte) bool) bool {
	line := join(head, rest)
	return len(line) == 0 || fn(line)
}

// join puts head before rest, keeping no more than Limit bytes: beyond that
// the line is torn and its content does not matter.
func join(head, rest []byte) []byte {
	line := make([]byte, 0, min(len(head)+len(rest), Limit))
	line = append(line, head[:min(len(head), Limit)]...)
	return append(line, rest[:min(len(rest), Limit-len(line))]...)
}

// End is the offset behind the last newline in the first size bytes of r.
func End(r io.ReaderAt, size int64) (int64, error) {
	buf := make([]byte, chunk)
	for end := size; end > 0; {
		from := max(end-chunk, 0)
		part := buf[:end-from]
		if n, err := r.ReadAt(part, from); n < len(part) {
			return 0, err
		}
		if i := bytes.LastIndexByte(part, '\n'); i >= 0 {
			return from + int64(i) + 1, nil
		}
		end = from
	}
	return 0, nil
}

package linefile

import (
	"strconv"
	"time"
	"unicode/utf8"

	"automode/internal/mask"
)

// Record builds one line: a flat JSON object that never grows past its bound,
// and into which text from outside comes only with its secrets masked. Absent
// and empty are the same: an empty value is not written.
type Record struct {
	b   []byte
	max int
}

// NewRecord begins an object of at most most bytes; with 0, as many as a line
// can have.
func NewRecord(most int) *Record {
	if most <= 0 || most >= Limit {
		most = Limit - 1
	}
	return &Record{b: append(make([]byte, 0, min(most, 1024)), '{'), max: most}
}

// Room is the number of bytes that can still be added.
func (r *Record) Room() int { return max(r.max-len(r.b)-1, 0) }

// Line is the finished object.
func (r *Record) Line() []byte { return append(r.b, '}') }

// Text adds text from outside, masked, in at most most encoded bytes. It
// reports whether the text stands there whole (masked or not).
func (r *Record) Text(key, s string, most int) bool {
	begin := Begin(s, mostMasked)
	return r.Word(key, mask.Text(begin), most) && len(begin) == len(s)
}

// mostMasked is how much of a text is looked at for secrets when a line can
// hold far less of it.
const mostMasked = 4 * Limit

// Begin returns s, or of a longer text as much of its beginning as fits into
// most bytes with an ellipsis behind it, which tells what masks it that a
// secret may have been cut.
func Begin(s string, most int) string {
	if len(s) <= most {
		return s
	}
	end := max(most-len(Ellipsis), 0)
	for end > 0 && !utf8.RuneStart(s[end]) {
		end--
	}
	return s[:end] + Ellipsis
}

// Word adds a word of our own, which holds no secret and is not masked, in at
// most most encoded bytes. It reports whether it stands there whole.
func (r *Record) Word(key, s string, most int) bool {
	if s == "" {
		return true
	}
	most = min(most, r.Room()-len(key)-len(`,"":""`))
	if most < len(Ellipsis) {
		return false
	}
	r.key(key)
	var whole bool
	r.b, whole = appendQuoted(r.b, s, most)
	return whole
}

// Int adds a number; zero is not written.
func (r *Record) Int(key string, n int64) bool {
	if n == 0 {
		return true
	}
	return r.Raw(key, strconv.AppendInt(nil, n, 10))
}

// Time adds a point in time, in UTC.
func (r *Record) Time(key string, t time.Time) bool {
	return r.Word(key, t.UTC().Format(time.RFC3339Nano), Limit)
}

// Flag adds true; false is not written.
func (r *Record) Flag(key string, on bool) bool {
	if !on {
		return true
	}
	return r.Raw(key, []byte("true"))
}

// List adds those of the texts that fit into most encoded bytes, each whole.
// It reports whether all of them stand there as they are, unmasked.
func (r *Record) List(key string, list []string, most int) bool {
	return r.list(key, list, most, mask.Text)
}

// Words is List for words of our own, which hold no secret and are not masked.
func (r *Record) Words(key string, list []string, most int) bool {
	return r.list(key, list, most, func(s string) string { return s })
}

func (r *Record) list(key string, list []string, most int, mask func(string) string) bool {
	if len(list) == 0 {
		return true
	}
	most = min(most, r.Room()-len(key)-len(`,"":`))
	if most < 2 {
		return false
	}
	b, all := []byte{'['}, true
	for _, s := range list {
		masked := mask(s)
		all = all && masked == s
		was := len(b)
		if was > 1 {
			b = append(b, ',')
		}
		room := most - len(b) - len(`""]`)
		whole := false
		if room >= 0 {
			b, whole = appendQuoted(b, masked, room)
		}
		if !whole {
			b, all = b[:was], false
		}
	}
	return r.Raw(key, append(b, ']')) && all
}

// Raw adds finished JSON without a newline, or nothing when it does not fit.
func (r *Record) Raw(key string, json []byte) bool {
	if len(key)+len(`,"":`)+len(json) > r.Room() {
		return false
	}
	r.key(key)
	r.b = append(r.b, json...)
	return true
}

func (r *Record) key(key string) {
	if len(r.b) > 1 {
		r.b = append(r.b, ',')
	}
	r.b = append(append(append(r.b, '"'), key...), '"', ':')
}

// Ellipsis ends a text that was cut.
const Ellipsis = "…"

const hexits = "0123456789abcdef"

// appendQuoted adds s as a JSON string whose inside has at most most bytes. A
// text that is too long is cut at a character's edge and ends in an ellipsis.
// Bytes that are no UTF-8 become U+FFFD.
func appendQuoted(b []byte, s string, most int) ([]byte, bool) {
	b = append(b, '"')
	begin := len(b)
	fits := begin // the longest beginning behind which the ellipsis has room
	for i := 0; i < len(s); {
		c, n := rune(s[i]), 1
		if c >= utf8.RuneSelf {
			c, n = utf8.DecodeRuneInString(s[i:])
		}
		switch {
		case c == '"' || c == '\\':
			b = append(b, '\\', byte(c))
		case c == '\n':
			b = append(b, '\\', 'n')
		case c == '\t':
			b = append(b, '\\', 't')
		case c < ' ' || c == 0x7f:
			b = append(b, '\\', 'u', '0', '0', hexits[c>>4], hexits[c&15])
		case c == 0x2028 || c == 0x2029:
			// Line ends to some readers of lines.
			b = append(b, '\\', 'u', '2', '0', '2', hexits[c&15])
		case c == utf8.RuneError && n == 1:
			b = append(b, "\uFFFD"...)
		default:
			b = append(b, s[i:i+n]...)
		}
		i += n
		if len(b)-begin > most {
			b = append(b[:fits], Ellipsis...)
			return append(b, '"'), false
		}
		if len(b)-begin+len(Ellipsis) <= most {
			fits = len(b)
		}
	}
	return append(b, '"'), true
}

package session

import (
	"reflect"
	"testing"
	"time"
)

func TestCodec(t *testing.T) {
	for _, c := range []cached{
		{},
		{Offset: 7, Index: Index{Everything: true, Why: "a\nb"}},
		{Offset: 1 << 40, Index: Index{Began: time.Date(2026, 11, 21, 1, 2, 3, 4, time.UTC), Cwd: "/home/dev/a \"b\"", Roots: []string{"/r", "/s"},
			Remotes: []string{"git@h:a/b"}, Surfaces: []string{"/r/Makefile"}, Made: []string{"/r/\xff"}, Secrets: []string{"/r/.env"},
			Permits:  []Permit{{ID: "p", Digest: "d", Cwd: "/a", Deny: true, Until: time.Date(2026, 11, 21, 1, 2, 3, 4, time.UTC), Times: 3, Used: 1, Words: []string{"w", "x"}, Text: "rm \"x\""}, {ID: "q", Digest: "e"}},
			Approved: []string{"a 1"}, Refused: []string{"r 1", "r 2"}, Forgot: true, Denied: []string{"d", "e"}, Denials: 12}},
	} {
		var got cached
		if !got.decode(string(c.encode())) || !reflect.DeepEqual(got, c) {
			t.Errorf("%+v became %+v", c, got)
		}
	}
}

// FuzzIndex: what is not a whole index file is none, and what is one comes
// back as it was.
func FuzzIndex(f *testing.F) {
	c := cached{Offset: 3, Index: Index{Cwd: "/a", Made: []string{"/a/b"}}}
	whole := string(c.encode())
	f.Add(whole)
	f.Add(whole[:len(whole)-5])
	f.Add(whole + "x")
	f.Add(indexBegins + "\noffset x\n" + indexEnds + "\n")
	f.Fuzz(func(t *testing.T, text string) {
		var c, again cached
		if c.decode(text) && (!again.decode(string(c.encode())) || again.Offset != c.Offset) {
			t.Errorf("%q", text)
		}
	})
}

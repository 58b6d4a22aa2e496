package git

import (
	"bytes"
	"compress/zlib"
	"io"
	"os"
	"strings"
	"testing"
	"unsafe"
)

func FuzzIndex(f *testing.F) {
	p := newPlace(f)
	for i, n := range []string{"a", "d/b", "d/e/c"} {
		p.write(n, strings.Repeat("x", i))
	}
	p.commit("one")
	for _, v := range []string{"2", "4"} {
		p.git("update-index", "--index-version", v)
		b, err := os.ReadFile(p.root + "/.git/index")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(append(b[:len(b)-20:len(b)-20], make([]byte, 20)...))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		x, err := parseIndex(b)
		if err != nil {
			return
		}
		if n := len(x.entries) * int(unsafe.Sizeof(entry{})); n > 4*len(b)+1024 {
			t.Fatalf("%d bytes of entries out of %d", n, len(b))
		}
		for i := range x.entries {
			e := &x.entries[i]
			if !plain(e.path) || x.find(e.path) == nil {
				t.Fatalf("%q", e.path)
			}
		}
	})
}

// FuzzInflate holds the unpacking against the standard library's.
func FuzzInflate(f *testing.F) {
	for _, s := range []string{"", "a", strings.Repeat("abc", 300), "tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\n"} {
		for _, level := range []int{0, 1, 9} {
			var b bytes.Buffer
			z, _ := zlib.NewWriterLevel(&b, level)
			z.Write([]byte(s))
			z.Close()
			f.Add(b.Bytes(), len(s))
		}
	}
	f.Fuzz(func(t *testing.T, b []byte, size int) {
		if size < 0 || size > 1<<16 {
			return
		}
		got, err := inflate(b, size)
		inflateSome(b, min(size, 32))
		z, zerr := zlib.NewReader(bytes.NewReader(b))
		if zerr != nil {
			if err == nil && zerr != io.ErrUnexpectedEOF {
				t.Fatalf("unpacked what is none: %v", zerr)
			}
			return
		}
		want, zerr := io.ReadAll(io.LimitReader(z, 1<<17))
		if zerr == nil && (len(want) == size) != (err == nil) {
			t.Fatalf("%d bytes, asked for %d: %v", len(want), size, err)
		}
		if err == nil && !bytes.HasPrefix(want, got) && !bytes.HasPrefix(got, want) {
			t.Fatalf("%q, want %q", got, want)
		}
	})
}

func FuzzPatch(f *testing.F) {
	f.Add([]byte("base"), []byte("\x04\x06\x90\x04\x02xy"))
	f.Fuzz(func(t *testing.T, base, delta []byte) {
		if out, ok := patch(base, delta); ok && len(out) > maxObject {
			t.Fatal(len(out))
		}
		packed(delta)
		varint(delta)
		parseLoose(delta)
	})
}

func FuzzObjects(f *testing.F) {
	f.Add([]byte("tree 4b825dc642cb6eb9a060e54bf8d69288fbee4904\nauthor a <a> 1 +0000\ncommitter a <a> 1 +0000\n\nm\n"))
	f.Add([]byte("100644 a\x00aaaaaaaaaaaaaaaaaaaa40000 d\x00aaaaaaaaaaaaaaaaaaaa"))
	f.Add([]byte("# pack-refs\n4b825dc642cb6eb9a060e54bf8d69288fbee4904 refs/heads/main\n"))
	f.Fuzz(func(t *testing.T, b []byte) {
		if c, ok := parseCommit(b); ok && len(c.parents)*48 > len(b) {
			t.Fatal(len(c.parents))
		}
		parseTree(b, func(name string, _ treeEntry) error {
			if !plain(name) {
				t.Fatalf("%q", name)
			}
			return nil
		})
		if s := string(b); refName(s) && (strings.Contains(s, "..") || strings.Contains(s, "//") || s[0] == '/') {
			t.Fatal(s)
		}
	})
}

// FuzzIgnore: no pattern takes long, and none matches what is not below its
// folder.
func FuzzIgnore(f *testing.F) {
	f.Add("*.o\n!a/**/b\n[[:alpha:]-z]\\ \n", "a/b/c.o")
	f.Add(strings.Repeat("*a", 40), strings.Repeat("a", 80)+"b")
	f.Add("**/**/**/**/x", "a/a/a/a/a/a/a/a/a/a/y")
	f.Fuzz(func(t *testing.T, text, path string) {
		if !plain(path) || len(path) > 4096 || len(text) > 4096 {
			return
		}
		list := parseRules(text)
		steps := maxSteps
		for i := range list {
			list[i].matches("", path, false, &steps)
		}
		if steps < -10*len(list)-10 {
			t.Fatal(steps)
		}
	})
}

package commands

import (
	"reflect"
	"runtime"
	"strings"
	"testing"

	"automode"
)

// What is unpacked is what the tables hold, of every program under every of
// its names, and no more names are known. Rare programs are left out.
func TestPack(t *testing.T) {
	pack := string(Pack())
	for _, e := range index {
		got := unpackProgram(pack, e.name)
		if e.program.Rare {
			if got != nil {
				t.Errorf("%s: rare, and in the pack", e.name)
			}
			continue
		}
		if got == nil {
			t.Errorf("%s: not found in the pack", e.name)
			continue
		}
		got.Rows, got.below = unpackRows(got.below), packedRows{}
		want := *e.program
		want.Also, want.Kin, want.Summary, want.Manual = "", "", "", "" // for people
		if !reflect.DeepEqual(plain(reflect.ValueOf(*got)), plain(reflect.ValueOf(want))) {
			t.Errorf("%s:\n got: %+v\nwant: %+v", e.name, *got, want)
		}
	}
	for _, name := range []string{"", "gi", "gitx", "~", "\x00", "zzz"} {
		if p := unpackProgram(pack, name); p != nil {
			t.Errorf("%q: found %s", name, p.Name)
		}
	}
}

// Every field of what is packed is packed: the test above would not miss one
// that no program uses.
func TestPackHasEveryField(t *testing.T) {
	for _, c := range []struct {
		of   any
		want int
	}{{Program{}, 16}, {Row{}, 18}, {Do{}, 6}, {Arg{}, 6}, {Flag{}, 11}, {When{}, 5}, {In{}, 2}, {Out{}, 2}} {
		if got := reflect.TypeOf(c.of).NumField(); got != c.want {
			t.Errorf("%T has %d fields, pack.go knows %d: pack the new one, then say so here", c.of, got, c.want)
		}
	}
}

// An invocation reads the same out of the pack as out of the tables.
func TestPackReads(t *testing.T) {
	pack := string(Pack())
	for _, p := range All() {
		packed := unpackProgram(pack, p.Name)
		if p.Rare {
			continue
		}
		for _, c := range Cases(p) {
			words, err := split(c.Line)
			if err != nil {
				t.Fatal(err)
			}
			got, want := packed.Read(words, automode.AnyPlatform), p.Read(words, automode.AnyPlatform)
			if g, w := factsText(got.Facts)+runnerText(got.Runner), factsText(want.Facts)+runnerText(want.Runner); g != w {
				t.Errorf("%s\npacked: %s\ntables: %s", c.Line, g, w)
			}
		}
	}
}

// unpackRows unpacks all rows below a row, at every depth.
func unpackRows(below packedRows) []Row {
	if !below.any() {
		return nil
	}
	var rows []Row
	u := unpacker{below.pack, below.at, &strings.Builder{}}
	for range u.length() {
		r := Row{Names: u.name()}
		end := u.skip()
		u.row(&r)
		u.at = end
		r.Rows, r.below = unpackRows(r.below), packedRows{}
		rows = append(rows, r)
	}
	return rows
}

// plain is a value in which functions are the addresses of their code, and
// empty conditions are none, so that it can be compared.
func plain(v reflect.Value) any {
	switch v.Kind() {
	case reflect.Func:
		return v.Pointer()
	case reflect.Pointer:
		if v.IsNil() || v.Elem().IsZero() {
			return nil
		}
		return plain(v.Elem())
	case reflect.Slice:
		var list []any
		for i := range v.Len() {
			list = append(list, plain(v.Index(i)))
		}
		return list
	case reflect.Struct:
		var list []any
		for i := range v.NumField() {
			list = append(list, plain(v.Field(i)))
		}
		return list
	case reflect.String:
		return v.String()
	case reflect.Bool:
		return v.Bool()
	}
	return v.Convert(reflect.TypeFor[uint64]()).Uint()
}

// A pack names no function that only rare programs need: it would be linked into the
// hook for nothing.
func TestPackNamesNoMore(t *testing.T) {
	needed := map[uintptr]bool{}
	var walk func(r *Row)
	walk = func(r *Row) {
		needed[reflect.ValueOf(r.Refine).Pointer()] = true
		for i := range r.Rows {
			walk(&r.Rows[i])
		}
	}
	for _, p := range All() {
		if !p.Rare {
			walk(&p.Row)
		}
	}
	for n := uint64(0); refineOf(n) != nil; n++ {
		if f := reflect.ValueOf(refineOf(n)).Pointer(); !needed[f] {
			t.Errorf("%s: no program that the pack holds needs it", runtime.FuncForPC(f).Name())
		}
	}
}

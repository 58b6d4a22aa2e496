package commands

import (
	"strings"

	"automode"
)

// unpacker reads a pack from a place in it. Names that it reads are parts of the
// pack itself, and so are texts in which every byte stands for itself.
type unpacker struct {
	pack string
	at   int
	room *strings.Builder // where other texts are written out, many behind each other
}

// unpackProgram returns the program of that name in a pack, or nil. Its
// subcommands' rows are unpacked when they are entered.
func unpackProgram(pack, name string) *Program {
	lo, hi := 0, fixed(pack, 0)
	for lo < hi {
		mid := (lo + hi) / 2
		u := unpacker{pack: pack, at: fixed(pack, 4+4*mid)}
		switch got := u.name(); {
		case got < name:
			lo = mid + 1
		case got > name:
			hi = mid
		default:
			u.at, u.room = int(u.number()), &strings.Builder{}
			return u.program()
		}
	}
	return nil
}

// packedRows are rows that were not unpacked: where their list stands in a
// pack.
type packedRows struct {
	pack string
	at   int
}

func (p packedRows) any() bool { return p.pack != "" }

// find returns the first row whose names have that name, or nil.
func (p packedRows) find(has func(names, name string) bool, name string) *Row {
	u := unpacker{pack: p.pack, at: p.at}
	for range u.length() {
		names := u.name()
		next := u.skip()
		if has(names, name) {
			r := &Row{Names: names}
			u.room = &strings.Builder{}
			u.row(r)
			return r
		}
		u.at = next
	}
	return nil
}

func fixed(pack string, at int) int {
	return int(pack[at]) | int(pack[at+1])<<8 | int(pack[at+2])<<16 | int(pack[at+3])<<24
}

func (u *unpacker) number() uint64 {
	var n uint64
	for shift := 0; ; shift += 7 {
		b := u.pack[u.at]
		u.at++
		n |= uint64(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
	}
}

// length reads that of a text or a list. What stands elsewhere is read there,
// with an unpacker of its own.
func (u *unpacker) length() int { return int(u.number() >> 1) }

// elsewhere returns where the text or list that comes next stands: here, or
// at an earlier place. In the second case it is passed over.
func (u *unpacker) elsewhere() (v unpacker, there bool) {
	v = *u
	if n := u.number(); n&1 != 0 {
		v.at = int(n >> 1)
		return v, true
	}
	return v, false
}

func (u *unpacker) name() string {
	v, there := u.elsewhere()
	n := v.length()
	if !there {
		u.at = v.at + n
	}
	return v.pack[v.at : v.at+n]
}

// text writes out a text of which bytes may stand for several letters.
func (u *unpacker) text() string {
	w := u.name()
	table := u.pack[4+4*fixed(u.pack, 0):]
	size := 0
	for i := range len(w) {
		size += int(table[3*int(w[i])+2])
	}
	if size == len(w) {
		return w
	}
	if u.room.Cap()-u.room.Len() < size {
		*u.room = strings.Builder{} // what was written out stays where it is
		u.room.Grow(max(size, 512))
	}
	begin := u.room.Len()
	for i := range len(w) {
		b := 3 * int(w[i])
		at := 3*256 + int(table[b]) + int(table[b+1])<<8
		u.room.WriteString(table[at : at+int(table[b+2])])
	}
	return u.room.String()[begin:]
}

// skip reads how long a row is and returns where it ends.
func (u *unpacker) skip() int {
	u.at += 3
	return u.at + (int(u.pack[u.at-3]) | int(u.pack[u.at-2])<<8 | int(u.pack[u.at-1])<<16)
}

func (u *unpacker) program() *Program {
	p := &Program{Name: u.text(), Carried: u.text()}
	is := u.number()
	if is&64 != 0 {
		p.Follows = u.text()
	}
	if is&128 != 0 {
		p.Links = u.text()
	}
	p.Package, p.Versions, p.Gate, p.Intake, p.Lists, p.Book = is&1 != 0, is&2 != 0, is&4 != 0, Intake(is>>3&3), is&32 != 0, Book(u.number())
	u.row(&p.Row)
	return p
}

func (u *unpacker) row(r *Row) {
	bits := u.number()
	has := func(i int) bool { return bits&(1<<i) != 0 }
	if has(0) {
		r.Style = Style(u.number())
	}
	if has(1) {
		r.Does = unpackList(u, (*unpacker).do)
	}
	if has(2) {
		r.Args = unpackList(u, (*unpacker).arg)
	}
	if has(3) {
		r.Flags = unpackList(u, (*unpacker).flag)
	}
	if has(4) {
		r.Global = unpackList(u, (*unpacker).flag)
	}
	if has(5) {
		r.Help = u.text()
	}
	r.OrArgs, r.Again, r.Compiles = has(7), has(13), has(14)
	if has(8) {
		r.Lang = Lang(u.number())
	}
	if has(9) {
		r.Stdin = unpackList(u, func(u *unpacker, x *In) { x.Role, x.When = Role(u.number()), u.when() })
	}
	if has(10) {
		r.Prints = unpackList(u, func(u *unpacker, x *Out) { x.Prints, x.When = Prints(u.number()), u.when() })
	}
	if has(11) {
		r.Wraps = Wraps(u.number())
	}
	if has(15) {
		r.Course = Course(u.number())
	}
	if has(12) {
		r.Refine = refineOf(u.number())
	}
	if has(6) {
		v, _ := u.elsewhere()
		r.below = packedRows{v.pack, v.at}
	}
}

func unpackList[T any](u *unpacker, one func(*unpacker, *T)) []T {
	v, there := u.elsewhere()
	list := make([]T, v.length())
	for i := range list {
		one(&v, &list[i])
	}
	if !there {
		u.at = v.at
	}
	return list
}

func (u *unpacker) do(d *Do) {
	bits := u.number()
	d.Kind = automode.Kind(u.number())
	if bits&1 != 0 {
		d.Target = u.text()
	}
	if bits&2 != 0 {
		d.Traits = automode.Traits(u.number())
	}
	if bits&4 != 0 {
		d.Extent = automode.Extent(u.number())
	}
	if bits&8 != 0 {
		d.When = u.when()
	}
	if bits&16 != 0 {
		d.Why = u.text()
	}
}

func (u *unpacker) arg(a *Arg) {
	bits := u.number()
	a.Role = Role(u.number())
	if bits&1 != 0 {
		a.At = At(u.number())
	}
	if bits&2 != 0 {
		a.Extent = automode.Extent(u.number())
	}
	if bits&4 != 0 {
		a.Traits = automode.Traits(u.number())
	}
	if bits&8 != 0 {
		a.When = u.when()
	}
	if bits&16 != 0 {
		a.Why = u.text()
	}
}

func (u *unpacker) flag(f *Flag) {
	bits := u.number()
	f.Names = u.text()
	if bits&1 != 0 {
		f.Value = Role(u.number())
	}
	if bits&2 != 0 {
		f.Why = u.text()
	}
	if bits&4 != 0 {
		f.Does = unpackList(u, (*unpacker).do)
	}
	if bits&8 != 0 {
		f.Adds = automode.Traits(u.number())
	}
	if bits&16 != 0 {
		f.Reach = automode.Extent(u.number())
	}
	if bits&32 != 0 {
		f.Cancels = Kinds(u.number())
	}
	if bits&64 != 0 {
		f.Lang = Lang(u.number())
	}
	f.Ends = bits&128 != 0
	if bits&256 != 0 {
		f.Of = u.text()
	}
	if bits&512 != 0 {
		f.On = automode.Platform(u.number())
	}
}

func (u *unpacker) when() *When {
	bits := u.number()
	if bits == 0 {
		return nil
	}
	w := &When{}
	for i, s := range [...]*string{&w.Args, &w.With, &w.Without, &w.First} {
		if bits&(1<<i) != 0 {
			*s = u.text()
		}
	}
	if bits&16 != 0 {
		w.Platform = automode.Platform(u.number())
	}
	return w
}

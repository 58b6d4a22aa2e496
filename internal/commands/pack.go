package commands

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
)

// The packed form of the catalogue is what the hook carries in a lean build:
// the same facts as the tables hold, in a tenth of the memory and without a
// pointer, of which one program's are unpacked when it is met. Numbers are
// uvarints. A text is twice its length and its bytes, a list twice the number
// of its things and the things; one that stands in the pack already is twice
// the place where it stands, and one more. Names are looked through and stand to
// the letter; the other texts are written shorter (spelling.go). A pack begins
// with
//
//	the number of names, then for each name, sorted, the offset of its entry
//
// as 32-bit numbers, and the table of the spelling; an entry is the name and the offset of its program,
// of which what only people read is left out: its other names, its summary and
// its manual. Programs that are Rare are left out. Only this version of this
// package reads it.

// Pack returns the catalogue in its packed form.
func Pack() []byte {
	refines := map[uintptr]uint64{}
	for n := uint64(0); refineOf(n) != nil; n++ {
		refines[reflect.ValueOf(refineOf(n)).Pointer()] = n
	}
	first := packer{refines: refines, stands: map[string]int{}}
	first.catalogue()
	p := packer{refines: refines, stands: map[string]int{}, spelling: newSpelling(first.texts)}
	p.catalogue()
	return p.out
}

type packer struct {
	out      []byte
	refines  map[uintptr]uint64 // a function's number
	stands   map[string]int     // where a text or a list stands; nil: nothing is shared
	spelling *spelling          // nil: texts stand to the letter, and nobody reads the pack
	texts    []string           // those that stand in the pack
}

func (p *packer) catalogue() {
	carried := slices.DeleteFunc(slices.Clone(index[:]), func(e entry) bool { return e.program.Rare })
	p.out = make([]byte, 4+4*len(carried))
	binary.LittleEndian.PutUint32(p.out, uint32(len(carried)))
	if p.spelling != nil {
		p.out = append(p.out, p.spelling.table()...)
	}
	at := map[*Program]int{}
	for _, e := range carried {
		if _, done := at[e.program]; !done {
			at[e.program] = len(p.out)
			p.program(e.program)
		}
	}
	for i, e := range carried {
		binary.LittleEndian.PutUint32(p.out[4+4*i:], uint32(len(p.out)))
		p.name(e.name)
		p.number(uint64(at[e.program]))
	}
}

func (p *packer) number(n uint64) { p.out = binary.AppendUvarint(p.out, n) }

// again writes where what has this key stands, if it does, and else remembers
// that it comes next.
func (p *packer) again(key string) bool {
	if p.stands == nil {
		return false
	}
	at, ok := p.stands[key]
	if ok {
		p.number(uint64(at)<<1 | 1)
	} else {
		p.stands[key] = len(p.out)
	}
	return ok
}

// name writes names, to the letter.
func (p *packer) name(s string) {
	if len(s) > 3 && p.again("name "+s) {
		return
	}
	p.bytes(s)
}

func (p *packer) text(s string) {
	w := s
	if p.spelling != nil {
		w = p.spelling.written[s]
	}
	if len(w) > 2 && p.again("text "+s) {
		return
	}
	p.texts = append(p.texts, s)
	p.bytes(w)
}

func (p *packer) bytes(s string) {
	p.number(uint64(len(s)) << 1)
	p.out = append(p.out, s...)
}

// bits writes which of a struct's fields are there, the first as bit 0.
func (p *packer) bits(fields ...bool) {
	var n uint64
	for i, there := range fields {
		if there {
			n |= 1 << i
		}
	}
	p.number(n)
}

func (p *packer) program(x *Program) {
	p.text(x.Name)
	p.text(x.Carried)
	p.bits(x.Package, x.Versions, x.Gate, x.Intake&1 != 0, x.Intake&2 != 0, x.Lists, x.Follows != "", x.Links != "")
	if x.Follows != "" {
		p.text(x.Follows)
	}
	if x.Links != "" {
		p.text(x.Links)
	}
	p.number(uint64(x.Book))
	p.row(&x.Row)
}

// row writes everything but the names, which stand in front of it.
func (p *packer) row(x *Row) {
	p.bits(x.Style != 0, len(x.Does) > 0, len(x.Args) > 0, len(x.Flags) > 0, len(x.Global) > 0, x.Help != "", len(x.Rows) > 0,
		x.OrArgs, x.Lang != 0, len(x.Stdin) > 0, len(x.Prints) > 0, x.Wraps != 0, x.Refine != nil, x.Again, x.Compiles, x.Course != 0)
	if x.Style != 0 {
		p.number(uint64(x.Style))
	}
	packList(p, "does", x.Does, (*packer).do)
	packList(p, "args", x.Args, (*packer).arg)
	packList(p, "flags", x.Flags, (*packer).flag)
	packList(p, "flags", x.Global, (*packer).flag)
	if x.Help != "" {
		p.text(x.Help)
	}
	if x.Lang != 0 {
		p.number(uint64(x.Lang))
	}
	packList(p, "stdin", x.Stdin, func(p *packer, in *In) { p.number(uint64(in.Role)); p.when(in.When) })
	packList(p, "prints", x.Prints, func(p *packer, out *Out) { p.number(uint64(out.Prints)); p.when(out.When) })
	if x.Wraps != 0 {
		p.number(uint64(x.Wraps))
	}
	if x.Course != 0 {
		p.number(uint64(x.Course))
	}
	if x.Refine != nil {
		n, ok := p.refines[reflect.ValueOf(x.Refine).Pointer()]
		if !ok {
			panic(fmt.Sprintf("the Refine function of %q has no number: run go generate", x.Names))
		}
		p.number(n)
	}
	packList(p, "rows", x.Rows, (*packer).below)
}

// below writes a row below another: its names, and how long it is, so that it
// can be passed over.
func (p *packer) below(x *Row) {
	p.name(x.Names)
	at := len(p.out)
	p.out = append(p.out, 0, 0, 0)
	p.row(x)
	n := len(p.out) - at - 3
	p.out[at], p.out[at+1], p.out[at+2] = byte(n), byte(n>>8), byte(n>>16)
}

// packList writes a list, or where one that reads the same stands.
func packList[T any](p *packer, kind string, list []T, one func(*packer, *T)) {
	if len(list) == 0 {
		return
	}
	if p.stands != nil {
		alone := packer{refines: p.refines} // to the letter: what reads the same is the same
		packList(&alone, kind, list, one)
		if p.again(kind + " " + string(alone.out)) {
			return
		}
	}
	p.number(uint64(len(list)) << 1)
	for i := range list {
		one(p, &list[i])
	}
}

func (p *packer) do(x *Do) {
	p.bits(x.Target != "", x.Traits != 0, x.Extent != 0, x.When != nil, x.Why != "")
	p.number(uint64(x.Kind))
	if x.Target != "" {
		p.text(x.Target)
	}
	if x.Traits != 0 {
		p.number(uint64(x.Traits))
	}
	if x.Extent != 0 {
		p.number(uint64(x.Extent))
	}
	if x.When != nil {
		p.when(x.When)
	}
	if x.Why != "" {
		p.text(x.Why)
	}
}

func (p *packer) arg(x *Arg) {
	p.bits(x.At != 0, x.Extent != 0, x.Traits != 0, x.When != nil, x.Why != "")
	p.number(uint64(x.Role))
	if x.At != 0 {
		p.number(uint64(x.At))
	}
	if x.Extent != 0 {
		p.number(uint64(x.Extent))
	}
	if x.Traits != 0 {
		p.number(uint64(x.Traits))
	}
	if x.When != nil {
		p.when(x.When)
	}
	if x.Why != "" {
		p.text(x.Why)
	}
}

func (p *packer) flag(x *Flag) {
	p.bits(x.Value != 0, x.Why != "", len(x.Does) > 0, x.Adds != 0, x.Reach != 0, x.Cancels != 0, x.Lang != 0, x.Ends, x.Of != "", x.On != 0)
	p.text(x.Names)
	if x.Value != 0 {
		p.number(uint64(x.Value))
	}
	if x.Why != "" {
		p.text(x.Why)
	}
	packList(p, "does", x.Does, (*packer).do)
	if x.Adds != 0 {
		p.number(uint64(x.Adds))
	}
	if x.Reach != 0 {
		p.number(uint64(x.Reach))
	}
	if x.Cancels != 0 {
		p.number(uint64(x.Cancels))
	}
	if x.Lang != 0 {
		p.number(uint64(x.Lang))
	}
	if x.Of != "" {
		p.text(x.Of)
	}
	if x.On != 0 {
		p.number(uint64(x.On))
	}
}

// when writes a condition; nil is the one in which no field is there.
func (p *packer) when(x *When) {
	if x == nil {
		x = &When{}
	}
	p.bits(x.Args != "", x.With != "", x.Without != "", x.First != "", x.Platform != 0)
	for _, s := range [...]string{x.Args, x.With, x.Without, x.First} {
		if s != "" {
			p.text(s)
		}
	}
	if x.Platform != 0 {
		p.number(uint64(x.Platform))
	}
}

package agents

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/tailscale/hujson"
)

// Change is what happens to the hook of one event.
type Change struct {
	Event string
	Done  Done
}

// Done says what a change does. The zero value is Kept.
type Done uint8

const (
	Kept     Done = iota // it stands there already
	Added                // there was none
	Replaced             // there was another one of ours
	Removed
)

var doneNames = [...]string{"kept", "added", "replaced", "removed"}

func (d Done) String() string { return doneNames[min(int(d), len(doneNames)-1)] }

// MarshalText writes the name.
func (d Done) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// Hook is our hook for one event.
type Hook struct {
	Event   string
	Handler Handler
}

// Install is [Form.Install] for Claude Code.
func Install(data []byte, hooks []Hook) ([]byte, []Change, error) {
	return claudeForm.Install(data, hooks)
}

// Uninstall is [Form.Uninstall] for Claude Code.
func Uninstall(data []byte) ([]byte, []Change, error) { return claudeForm.Uninstall(data) }

// Install returns a settings file in which exactly these hooks of ours stand,
// each for every call, and everything else as it was. data is nil where there
// is no file. When nothing has to change the result is data itself. An error
// says why the file cannot be changed, and where.
func (f *Form) Install(data []byte, hooks []Hook) ([]byte, []Change, error) {
	d, err := parseDocument(data)
	if err != nil {
		return nil, nil, err
	}
	rooted, err := f.root(d)
	if err != nil {
		return nil, nil, err
	}
	all, _, err := f.hooks(d, true)
	if err != nil {
		return nil, nil, err
	}
	var changes []Change
	wanted := map[string]bool{}
	for _, h := range hooks {
		wanted[h.Event] = true
		done, err := f.put(d, all, h)
		if err != nil {
			return nil, nil, err
		}
		changes = append(changes, Change{h.Event, done})
	}
	removed, err := f.removeOurs(all, func(event string) bool { return !wanted[event] })
	if err != nil {
		return nil, nil, err
	}
	changes = append(changes, removed...)
	return finish(d, data, changes, rooted)
}

// root sees to the members that the whole has to have, and reports whether
// one was added.
func (f *Form) root(d *document) (added bool, err error) {
	for _, p := range f.Root {
		i, err := member(d.root, p.Name)
		switch {
		case err != nil:
			return false, err
		case i < 0:
			v, err := hujson.Parse([]byte(p.Value))
			if err != nil {
				return false, err
			}
			d.appendMember(d.root, 1, p.Name, v.Value)
			added = true
		case string(standard(d.root.Members[i].Value)) != p.Value:
			return false, fmt.Errorf("its %q is not %s, which is the only one that is known here", p.Name, p.Value)
		}
	}
	return added, nil
}

// Uninstall returns a settings file without any hook of ours, and everything
// else as it is, and what was removed. When nothing has to change the result
// is data itself.
func (f *Form) Uninstall(data []byte) ([]byte, []Change, error) {
	d, err := parseDocument(data)
	if err != nil {
		return nil, nil, err
	}
	all, at, err := f.hooks(d, false)
	if err != nil || all == nil {
		return data, nil, err
	}
	changes, err := f.removeOurs(all, func(string) bool { return true })
	if err != nil {
		return nil, nil, err
	}
	if len(changes) > 0 && len(all.Members) == 0 {
		removeMember(d.root, at)
	}
	return finish(d, data, changes, false)
}

// finish is the file afterwards; changed says that more was done to it than
// changes tell.
func finish(d *document, data []byte, changes []Change, changed bool) ([]byte, []Change, error) {
	changed = changed || slices.ContainsFunc(changes, func(c Change) bool { return c.Done != Kept })
	if !changed {
		return data, changes, nil
	}
	out := d.bytes()
	if _, err := parseDocument(out); err != nil {
		return nil, nil, fmt.Errorf("it would not be JSON any more: %w", err)
	}
	return out, changes, nil
}

// hooks is the object that holds the hooks and its place in the root. Without
// one it is nil, or made.
func (f *Form) hooks(d *document, make bool) (*hujson.Object, int, error) {
	i, err := member(d.root, f.Key)
	if err != nil {
		return nil, -1, err
	}
	if i < 0 {
		if !make {
			return nil, -1, nil
		}
		all := &hujson.Object{}
		d.appendMember(d.root, 1, f.Key, all)
		return all, len(d.root.Members) - 1, nil
	}
	all, ok := d.root.Members[i].Value.Value.(*hujson.Object)
	if !ok {
		return nil, -1, fmt.Errorf("its %q are no object but %s", f.Key, kindOf(d.root.Members[i].Value.Value))
	}
	return all, i, nil
}

// put makes the hook the only one of ours for its event.
func (f *Form) put(d *document, all *hujson.Object, h Hook) (Done, error) {
	groups, err := groupsOf(all, h.Event)
	if err != nil {
		return Kept, err
	}
	if groups == nil {
		groups = &hujson.Array{}
		d.appendMember(all, 2, h.Event, groups)
	}
	standing := f.placeOf(groups, h.Handler)
	removed, err := f.removeFrom(groups, h.Event, standing)
	switch {
	case err != nil:
		return Kept, err
	case standing != nowhere && removed == 0:
		return Kept, nil
	case standing != nowhere:
		return Replaced, nil
	}
	group, err := hujson.Parse([]byte(f.element(h.Handler)))
	if err != nil {
		return Kept, err
	}
	d.appendElement(groups, 3, group.Value)
	if removed > 0 {
		return Replaced, nil
	}
	return Added, nil
}

// groupsOf is the list of an event, nil when there is none.
func groupsOf(all *hujson.Object, event string) (*hujson.Array, error) {
	i, err := member(all, event)
	if err != nil || i < 0 {
		return nil, err
	}
	groups, ok := all.Members[i].Value.Value.(*hujson.Array)
	if !ok {
		return nil, fmt.Errorf("its hooks of %s are no list but %s", event, kindOf(all.Members[i].Value.Value))
	}
	return groups, nil
}

// place is where a handler stands: an element of its event's list, and a
// handler of that.
type place struct{ group, handler int }

// nowhere is no handler's place.
var nowhere = place{-1, -1}

// placeOf finds this handler where it is asked about every call, with nothing
// about it that could keep it from running.
func (f *Form) placeOf(groups *hujson.Array, h Handler) place {
	for i := range groups.Elements {
		o, ok := groups.Elements[i].Value.(*hujson.Object)
		if !ok || !f.everyCall(o) {
			continue
		}
		handlers, from, to := f.handlersOf(groups, i)
		for k := from; k < to; k++ {
			if got, more := f.handlerOf(handlers.Elements[k].Value); !more && got.same(h) {
				return place{i, k}
			}
		}
	}
	return nowhere
}

// removeOurs takes our handlers out of the events that which names, and the
// events that are empty without them.
func (f *Form) removeOurs(all *hujson.Object, which func(event string) bool) ([]Change, error) {
	var changes []Change
	for i := len(all.Members) - 1; i >= 0; i-- {
		name, _ := all.Members[i].Name.Value.(hujson.Literal)
		event := name.String()
		groups, ok := all.Members[i].Value.Value.(*hujson.Array)
		if !ok || !which(event) {
			continue
		}
		n, err := f.removeFrom(groups, event, nowhere)
		if err != nil {
			return nil, err
		}
		if n == 0 {
			continue
		}
		changes = append(changes, Change{event, Removed})
		if len(groups.Elements) == 0 {
			removeMember(all, i)
		}
	}
	slices.Reverse(changes)
	return changes, nil
}

// removeFrom takes our handlers out of an event's groups, but for the one in
// the place keep, and the groups that are empty without them. It returns how
// many it took out.
func (f *Form) removeFrom(groups *hujson.Array, event string, keep place) (n int, err error) {
	for i := len(groups.Elements) - 1; i >= 0; i-- {
		if _, ok := groups.Elements[i].Value.(*hujson.Object); !ok {
			return n, fmt.Errorf("its hooks of %s hold %s where an object belongs", event, kindOf(groups.Elements[i].Value))
		}
		handlers, from, to := f.handlersOf(groups, i)
		before := n
		for k := to - 1; k >= from; k-- {
			if h, _ := f.handlerOf(handlers.Elements[k].Value); h.Ours() && (place{i, k}) != keep {
				removeElement(handlers, k)
				n++
			}
		}
		if !f.Flat && n > before && len(handlers.Elements) == 0 {
			removeElement(groups, i)
		}
	}
	return n, nil
}

// Same reports whether two files hold the same bytes; nil is no file.
func Same(a, b []byte) bool { return (a == nil) == (b == nil) && bytes.Equal(a, b) }

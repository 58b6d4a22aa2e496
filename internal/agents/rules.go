package agents

import (
	"bytes"
	"fmt"

	"github.com/tailscale/hujson"
)

// AddRules returns a settings file in which these rules stand in a list of its
// permissions, behind those that are there, and everything else as it was: the
// agent's settings and our own configuration have the same form there. data is
// nil where there is no file. Rules that stand in the list already are not
// added again. An error says why the file cannot be changed.
func AddRules(data []byte, list string, rules []string) ([]byte, error) {
	d, err := parseDocument(data)
	if err != nil {
		return nil, err
	}
	permissions, err := d.object(d.root, 1, "permissions")
	if err != nil {
		return nil, err
	}
	i, err := member(permissions, list)
	if err != nil {
		return nil, err
	}
	if i < 0 {
		d.appendMember(permissions, 2, list, &hujson.Array{})
		i = len(permissions.Members) - 1
	}
	all, ok := permissions.Members[i].Value.Value.(*hujson.Array)
	if !ok {
		return nil, fmt.Errorf(`its "permissions.%s" is no list but %s`, list, kindOf(permissions.Members[i].Value.Value))
	}
	changed := false
	for _, rule := range rules {
		if !holds(all, rule) {
			d.appendElement(all, 3, hujson.String(rule))
			changed = true
		}
	}
	if !changed {
		return data, nil
	}
	out := d.bytes()
	if _, err := hujson.Parse(bytes.Clone(out)); err != nil {
		return nil, fmt.Errorf("it would be broken afterwards: %w", err)
	}
	return out, nil
}

// object is the object that a member holds, which is made where there is none.
// depth is that of the member.
func (d *document) object(in *hujson.Object, depth int, name string) (*hujson.Object, error) {
	i, err := member(in, name)
	if err != nil {
		return nil, err
	}
	if i < 0 {
		d.appendMember(in, depth, name, &hujson.Object{})
		i = len(in.Members) - 1
	}
	o, ok := in.Members[i].Value.Value.(*hujson.Object)
	if !ok {
		return nil, fmt.Errorf("its %q is no object but %s", name, kindOf(in.Members[i].Value.Value))
	}
	return o, nil
}

// holds reports whether a list holds a text.
func holds(list *hujson.Array, text string) bool {
	for i := range list.Elements {
		if holdsText(&list.Elements[i], text) {
			return true
		}
	}
	return false
}

// SetText returns a settings file in which a member of the whole is this text,
// and everything else as it was. data is nil where there is no file. When it is
// that text already the result is data itself.
func SetText(data []byte, name, value string) ([]byte, error) {
	d, err := parseDocument(data)
	if err != nil {
		return nil, err
	}
	i, err := member(d.root, name)
	switch {
	case err != nil:
		return nil, err
	case i < 0:
		d.appendMember(d.root, 1, name, hujson.String(value))
	case holdsText(&d.root.Members[i].Value, value):
		return data, nil
	default:
		d.root.Members[i].Value.Value = hujson.String(value)
	}
	return d.bytes(), nil
}

func holdsText(v *hujson.Value, text string) bool {
	l, ok := v.Value.(hujson.Literal)
	return ok && l.Kind() == '"' && l.String() == text
}

package agents

import (
	"bytes"
	"fmt"

	"github.com/tailscale/hujson"
)

// AddElement returns a settings file in which a value, as JSON, stands at the
// end of a list, and everything else as it was: the list is the member list of
// the object that is the member in of the whole, and both are made where they
// are missing. data is nil where there is no file. An error says why the file
// cannot be changed.
func AddElement(data []byte, in, list string, value []byte) ([]byte, error) {
	d, err := parseDocument(data)
	if err != nil {
		return nil, err
	}
	element, err := hujson.Parse(bytes.Clone(value))
	if err != nil {
		return nil, err
	}
	o, err := d.object(d.root, 1, in)
	if err != nil {
		return nil, err
	}
	i, err := member(o, list)
	if err != nil {
		return nil, err
	}
	if i < 0 {
		d.appendMember(o, 2, list, &hujson.Array{})
		i = len(o.Members) - 1
	}
	all, ok := o.Members[i].Value.Value.(*hujson.Array)
	if !ok {
		return nil, fmt.Errorf(`its "%s.%s" is no list but %s`, in, list, kindOf(o.Members[i].Value.Value))
	}
	d.appendElement(all, 3, element.Value)
	out := d.bytes()
	if _, err := hujson.Parse(bytes.Clone(out)); err != nil {
		return nil, fmt.Errorf("it would be broken afterwards: %w", err)
	}
	return out, nil
}

//go:build !lean

package recipe

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
)

// xml reads elements, by the names that lead to them. An attribute is a key behind its
// element's with "@" in front of it, and counts for every other key below that as well:
// by it an element may be meant for another case. A text that is computed from others
// stands below a key of its own.
func (all keysAndValues) xml(text string) bool {
	d := xml.NewDecoder(strings.NewReader(text))
	var names, texts []string
	holds := []bool{false}
	for {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return len(names) == 0 && holds[0] // there is an element
		}
		if err != nil {
			return false
		}
		switch t := t.(type) {
		case xml.StartElement:
			name := t.Name.Local
			if strings.ContainsAny(name, ".@$*") || len(names) > 64 {
				return false
			}
			for _, a := range t.Attr {
				if a.Name.Local == "Condition" || a.Name.Local == "Label" && len(names) == 0 {
					name += "@" + a.Value
				}
			}
			holds[len(holds)-1] = true
			names, texts, holds = append(names, name), append(texts, ""), append(holds, false)
			for _, a := range t.Attr {
				all.add(strings.Join(names, ".")+".@"+a.Name.Local, a.Value)
			}
		case xml.CharData:
			if n := len(texts); n > 0 {
				texts[n-1] += string(t)
			}
		case xml.EndElement:
			n := len(names) - 1
			key, value := strings.Join(names, "."), strings.TrimSpace(texts[n])
			switch {
			case strings.ContainsAny(value, "$@%"):
				all.add(key+".$", value)
			case value != "" || !holds[n+1]:
				all.add(key, value)
			}
			names, texts, holds = names[:n], texts[:n], holds[:n+1]
		case xml.ProcInst:
			if t.Target != "xml" {
				return false
			}
		case xml.Directive:
			return false
		}
	}
}

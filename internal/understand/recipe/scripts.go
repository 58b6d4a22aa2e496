package recipe

import "encoding/json"

// Manifest is a package.json. Its fields are found by their very names, as the
// package managers find them; a struct would take "Scripts" for "scripts".
type Manifest map[string]json.RawMessage

// ReadManifest reads a package.json; ok is false when it is none.
func ReadManifest(text string) (m Manifest, ok bool) {
	ok = json.Unmarshal([]byte(text), &m) == nil && m != nil
	return m, ok
}

// Names reads a field that gives names their texts; ok is false when it is
// something else, or the manifest could not be read.
func (m Manifest) Names(field string) (list map[string]string, ok bool) {
	if m == nil {
		return nil, false
	}
	raw, there := m[field]
	return list, !there || json.Unmarshal(raw, &list) == nil
}

// Scripts reads the scripts of a package.json, with those that run before and
// after them. Some managers leave these out, which a reader cannot see. ok is
// false when nothing can be said.
func Scripts(s Source) (p Plan, ok bool) {
	m, ok := ReadManifest(s.Text)
	list, good := m.Names("scripts")
	if !ok || !good {
		return p, false
	}
	p.Found = true
	for _, t := range s.Tasks {
		if _, there := list[t]; !there {
			p.Found = false
		}
		for _, name := range [...]string{"pre" + t, t, "post" + t} {
			if text, there := list[name]; there {
				p.add(Step{Text: text, Args: name == t})
			}
		}
	}
	return p, true
}

// Text reads a field that is a text, empty when it is none.
func (m Manifest) Text(field string) (s string) {
	if json.Unmarshal(m[field], &s) != nil {
		return ""
	}
	return s
}

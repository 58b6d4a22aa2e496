//go:build !lean

package recipe

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// writtenSettings is what a file of settings makes run by what changed in it: nothing,
// but for the words of options. ok is false where another key changed than those of
// which that is known, or the file cannot be read.
func writtenSettings(now, then Source) (steps []Step, ok bool) {
	kind := settingsOf(now.Path)
	if kind == nil {
		return nil, false
	}
	new, ok := kind.read(now.Text)
	if !ok {
		return nil, false
	}
	old, ok := kind.read(then.Text)
	if !ok {
		return nil, false
	}
	keys := maps.Clone(new)
	maps.Copy(keys, old)
	for _, key := range sorted(keys) {
		values, is := new[key]
		before, was := old[key]
		if is == was && slices.Equal(values, before) {
			continue
		}
		step, ok := kind.means(key, values)
		if !ok {
			return nil, false
		} else if step.Text != "" {
			steps = append(steps, step)
		}
	}
	return steps, true
}

// mereKeys reports whether fields of a package.json only describe or tune something.
func mereKeys(s Source, now, then Manifest) bool {
	before := s
	var whole, were bool
	s.Text, whole = now.json()
	before.Text, were = then.json()
	steps, ok := writtenSettings(s, before)
	return whole && were && ok && len(steps) == 0
}

// json is the manifest without the fields that are nothing; ok is false when it cannot
// be written.
func (m Manifest) json() (text string, ok bool) {
	kept := maps.Clone(m)
	maps.DeleteFunc(kept, func(_ string, raw json.RawMessage) bool { return raw == nil })
	b, err := json.Marshal(kept)
	return string(b), err == nil
}

// means is what a key with these values makes run; ok is false when that is not known.
func (k *settings) means(key string, values []string) (s Step, ok bool) {
	parts := strings.Split(key, ".")
	switch {
	case isListed(k.mere, parts):
		return s, k.form != inINI || !slices.ContainsFunc(values, computed)
	case isListed(k.inner, parts):
		return s, !slices.ContainsFunc(values, leadsOut)
	case isListed(k.named, parts):
		return s, !slices.ContainsFunc(values, isPath)
	}
	for _, x := range k.known {
		if x.top == key {
			return s, !slices.ContainsFunc(values, func(v string) bool { return !strings.Contains(" "+x.list+" ", " "+required(v)+" ") })
		}
	}
	for _, x := range k.options {
		if words := strings.Join(values, " "); x.top == key && words != "" {
			return Step{Text: x.list + " " + words}, strings.Trim(words, optionSigns) == ""
		} else if x.top == key {
			return s, true
		}
	}
	return s, false
}

// optionSigns are those that mean themselves to every reader of options.
const optionSigns = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=.,:/+@ "

// isListed reports whether a key is one of a list.
func isListed(list []keys, key []string) bool {
	for _, x := range list {
		rest := key
		if x.top != "" {
			top := strings.Split(x.top, ".")
			if len(key) < len(top) || !covers(top, key[:len(top)]) {
				continue
			}
			rest = key[len(top):]
		}
		for pattern := range strings.FieldsSeq(x.list) {
			if covers(strings.Split(pattern, "."), rest) {
				return true
			}
		}
	}
	return false
}

// covers reports whether a pattern is of a key, name by name.
func covers(pattern, key []string) bool {
	for i, p := range pattern {
		if p == "**" {
			return true
		}
		if i == len(key) {
			return false
		}
		if before, behind, wild := strings.Cut(p, "*"); !wild && p != key[i] || wild && (len(key[i]) < len(p)-1 || !strings.HasPrefix(key[i], before) || !strings.HasSuffix(key[i], behind)) {
			return false
		}
	}
	return len(pattern) == len(key)
}

// computed: setuptools reads such a value from a file or a module.
func computed(v string) bool {
	return strings.HasPrefix(v, "attr:") || strings.HasPrefix(v, "file:")
}

// leadsOut reports whether a path may lie elsewhere than below its folder.
func leadsOut(p string) bool {
	p = strings.TrimPrefix(p, "!")
	return strings.HasPrefix(p, "/") || strings.HasPrefix(p, "-") || strings.ContainsAny(p, "~$%\\:") || slices.Contains(strings.Split(p, "/"), "..")
}

// isPath reports whether a module is not looked for by its name alone.
func isPath(v string) bool {
	return v == "" || strings.ContainsAny(v, "\\~$<") || strings.HasPrefix(v, ".") || strings.HasPrefix(v, "/") || strings.Contains(v, "..") || strings.Contains(v, "://") || strings.HasPrefix(v, "file:")
}

// required is the name in a requirement, without the version that is asked for: of
// Python, or of Corepack. It is empty for an address and for a version with a digest.
func required(v string) string {
	if name, version, ok := strings.Cut(v, "@"); ok && strings.Trim(version, "0123456789.") == "" {
		return name
	} else if ok || strings.ContainsAny(v, "/\\") {
		return ""
	}
	name, _, _ := strings.Cut(v, ";")
	if at := strings.IndexAny(name, "<>=!~[ "); at >= 0 {
		name = name[:at]
	}
	return strings.ReplaceAll(strings.ToLower(name), "flit_core", "flit-core")
}

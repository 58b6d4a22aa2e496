package dialect

import "encoding/json"

// written is a JSON object in the making. The answer that is given most often
// is written with it: what encoding/json has to find out about a struct costs
// a hook, which prints one answer, more than the rest of it.
type written []byte

// text adds a field; an empty value is left out.
func (w *written) text(name, value string) {
	if value == "" {
		return
	}
	quoted, _ := json.Marshal(value) // a string can always be written
	w.value(name, quoted)
}

// value adds a field that is written already. The name needs no escapes.
func (w *written) value(name string, value []byte) {
	*w = append(*w, `,"`...)
	*w = append(append(*w, name...), `":`...)
	*w = append(*w, value...)
}

// object is the object with the fields that were added.
func (w *written) object() []byte {
	if len(*w) == 0 {
		return []byte("{}")
	}
	(*w)[0] = '{'
	return append(*w, '}')
}

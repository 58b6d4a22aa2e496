package docs

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"automode/internal/config/schema"
)

//go:generate go test -run TestReference -update .

var update = flag.Bool("update", false, "write the reference anew")

// TestReference: the reference of the configuration says what the schema says.
func TestReference(t *testing.T) {
	const name = "configuration-reference.md"
	var s struct {
		Properties json.RawMessage
		Defs       map[string]described `json:"$defs"`
	}
	if err := json.Unmarshal(schema.JSON, &s); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString("# Configuration reference\n\nEvery key, from the [schema](../internal/config/schema/schema.json) that `automode config schema` prints; this page is\n" +
		"made from it by `make generate`. [Configuration](configuration.md) explains them with examples.\n\n| key | value | default | |\n|---|---|---|---|\n")
	if n := keyRows(t, &b, "", s.Properties, s.Defs); n < 30 {
		t.Fatalf("the schema has only %d keys", n)
	}
	if *update {
		if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got := read(t, name); got != b.String() {
		t.Errorf("%s is not what the schema says; run make generate", name)
	}
}

// described is what a schema says of a value.
type described struct {
	Description string
	Type        string
	Ref         string `json:"$ref"`
	Enum        []string
	Default     json.RawMessage
	Properties  json.RawMessage
	More        json.RawMessage `json:"additionalProperties"`
	Items       *described
}

// keyRows writes a row for each of the keys and those below it, in their order,
// and returns how many.
func keyRows(t *testing.T, b *strings.Builder, above string, properties json.RawMessage, defs map[string]described) (rows int) {
	t.Helper()
	d := json.NewDecoder(bytes.NewReader(properties))
	if _, err := d.Token(); err != nil {
		t.Fatal(err)
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		var v described
		if err := d.Decode(&v); err != nil {
			t.Fatal(err)
		}
		path := above + key.(string)
		text := v.Description
		if of, ok := defs[strings.TrimPrefix(v.Ref, "#/$defs/")]; ok {
			of.Description = text
			v = of
		}
		rows++
		fmt.Fprintf(b, "| `%s` | %s | %s | %s |\n", path, kind(&v), code(string(v.Default)), strings.ReplaceAll(text, "|", `\|`))
		var more described
		json.Unmarshal(v.More, &more) // false where nothing else may stand
		for _, below := range []struct {
			path string
			of   json.RawMessage
		}{{path + ".", v.Properties}, {path + ".NAME.", more.Properties}} {
			if below.of != nil {
				rows += keyRows(t, b, below.path, below.of, defs)
			}
		}
		if v.Items != nil && v.Items.Properties != nil {
			rows += keyRows(t, b, path+"[].", v.Items.Properties, defs)
		}
	}
	return rows
}

// kind says what a value may be.
func kind(v *described) string {
	var more described
	json.Unmarshal(v.More, &more)
	switch {
	case len(v.Enum) > 0:
		list := make([]string, len(v.Enum))
		for i, word := range v.Enum {
			list[i] = code(`"` + word + `"`)
		}
		return strings.Join(list, ", ")
	case len(more.Enum) > 0:
		return "an object: " + kind(&more)
	case v.Type == "array" && v.Items != nil && v.Items.Type == "string":
		return "a list of texts"
	}
	return map[string]string{"array": "a list", "object": "an object", "string": "a text", "integer": "a whole number", "number": "a number", "boolean": "true or false"}[v.Type]
}

func code(text string) string {
	if text == "" {
		return ""
	}
	return "`" + text + "`"
}

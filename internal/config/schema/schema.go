// Package schema holds the published JSON Schema of a configuration file. It
// is apart from the decoder so that the hook does not carry it.
package schema

import _ "embed"

// JSON is the schema's text.
//
//go:embed schema.json
var JSON []byte

package classifier

import (
	"bytes"
	_ "embed"
	"encoding/json"
)

// Tool is the function that the model is made to call.
type Tool struct {
	Name        string `json:"name"`
	Description string `json:"description"`
	// Properties is the JSON object of its arguments' schemas, every one required.
	// A model writes them in the order in which they stand there.
	Properties json.RawMessage `json:"properties"`
	Required   []string        `json:"required"` // their names, in that order
}

// The tools, in files like everything that models read.
var (
	//go:embed tools/classify_result.json
	classifyResult []byte
	//go:embed tools/critique_rules.json
	critiqueRules []byte
	//go:embed tools/propose_probes.json
	proposeProbes []byte
)

// ResultTool is what a question about a call is answered with. The order of its
// arguments is that in which they should be thought of.
func ResultTool() Tool { return tool(classifyResult) }

// CritiqueTool is what a review of rules answers with.
func CritiqueTool() Tool { return tool(critiqueRules) }

// ProbeTool is what a request for probes answers with.
func ProbeTool() Tool { return tool(proposeProbes) }

// tool reads one of the files. It panics when the file that is built in is
// broken, which a test sees.
func tool(file []byte) (t Tool) {
	err := json.Unmarshal(file, &t)
	var properties bytes.Buffer
	if err == nil {
		err = json.Compact(&properties, t.Properties)
	}
	if err != nil {
		panic(err)
	}
	t.Properties = properties.Bytes()
	return t
}

package models

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/aws/aws-sdk-go-v2/aws/protocol/eventstream"
	"github.com/aws/aws-sdk-go-v2/aws/protocol/eventstream/eventstreamapi"
)

// anthropics reports whether a path is one at which Anthropic's Messages are served.
func anthropics(path string) bool {
	return strings.HasSuffix(path, "/messages") || strings.HasPrefix(path, "/model/") || strings.Contains(path, "awPredict")
}

// streamed is an answer in the pieces in which the provider of a path sends it,
// as one text, and one piece more that says nothing.
func streamed(w http.ResponseWriter, path, answer string, does behaviour) (text, filler string) {
	var events []string
	nothing, failure := ": keep-alive\n\n", `{"type":"error","error":{"type":"overloaded_error","message":"no"}}`
	encode := func(data string) string {
		var e struct{ Type string }
		json.Unmarshal([]byte(data), &e)
		return "event: " + e.Type + "\ndata: " + data + "\n\n"
	}
	kind, end := "text/event-stream; charset=utf-8", ""
	switch {
	case strings.HasPrefix(path, "/model/"): // Bedrock: frames of its own, and no pings
		events, kind, encode = messageEvents(answer), "application/vnd.amazon.eventstream", frame
		nothing = frame(`{"type":"ping"}`)
	case anthropics(path):
		events = messageEvents(answer)
		nothing = encode(`{"type":"ping"}`)
		events = append(events[:1:1], append([]string{`{"type":"ping"}`}, events[1:]...)...)
	case strings.HasSuffix(path, "/responses"):
		events, failure = responseEvents(answer), `{"type":"error","code":"server_error","message":"no","sequence_number":3}`
	default:
		events, failure = chatEvents(answer), `{"error":{"message":"no","type":"server_error"}}`
		encode = func(data string) string { return "data: " + data + "\n\n" }
		end = "data: [DONE]\n\n"
	}
	w.Header().Set("Content-Type", kind)
	for i, e := range events {
		if does == failsThen && i == len(events)/2 {
			if strings.HasPrefix(path, "/model/") {
				return text + exception("throttlingException", `{"message":"no"}`), nothing
			}
			return text + encode(failure), nothing
		}
		text += encode(e)
	}
	text += end
	if does == oneLetter { // in the middle of an event
		at := strings.LastIndex(text[:len(text)/2], "{")
		text = text[:at] + "<" + text[at+1:]
	}
	return text, nothing
}

// parts cuts a text into pieces, the first of them empty as providers send it.
func parts(s string) []string { return []string{"", s[:len(s)/3], s[len(s)/3:]} }

func quoted(s string) string {
	b, _ := json.Marshal(s)
	return string(b)
}

// messageEvents are those of Anthropic's Messages.
func messageEvents(answer string) []string {
	var m struct {
		Content []struct {
			Type, ID, Name, Text string
			Input                json.RawMessage
		}
		Stop string `json:"stop_reason"`
	}
	json.Unmarshal([]byte(answer), &m)
	list := []string{`{"type":"message_start","message":{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[],"stop_reason":null,"stop_sequence":null,` +
		`"usage":{"input_tokens":10,"cache_read_input_tokens":900,"cache_creation_input_tokens":90,"output_tokens":1}}}`}
	for i, c := range m.Content {
		block, delta, field, text := `{"type":"text","text":""}`, "text_delta", "text", c.Text
		if c.Type == "tool_use" {
			block, delta, field, text = fmt.Sprintf(`{"type":"tool_use","id":%q,"name":%q,"input":{}}`, c.ID, c.Name), "input_json_delta", "partial_json", string(c.Input)
		}
		list = append(list, fmt.Sprintf(`{"type":"content_block_start","index":%d,"content_block":%s}`, i, block))
		for _, part := range parts(text) {
			list = append(list, fmt.Sprintf(`{"type":"content_block_delta","index":%d,"delta":{"type":%q,%q:%s}}`, i, delta, field, quoted(part)))
		}
		list = append(list, fmt.Sprintf(`{"type":"content_block_stop","index":%d}`, i))
	}
	return append(list, fmt.Sprintf(`{"type":"message_delta","delta":{"stop_reason":%q,"stop_sequence":null},"usage":{"output_tokens":20}}`, m.Stop),
		`{"type":"message_stop","amazon-bedrock-invocationMetrics":{"inputTokenCount":10,"outputTokenCount":20}}`)
}

// responseEvents are those of OpenAI's Responses.
func responseEvents(answer string) []string {
	var r struct {
		Status string
		Output []json.RawMessage
	}
	json.Unmarshal([]byte(answer), &r)
	const begun = `{"id":"resp_1","object":"response","created_at":1,"status":"in_progress","model":"m","output":[]}`
	list := []string{`{"type":"response.created","response":` + begun + `}`, `{"type":"response.in_progress","response":` + begun + `}`}
	for i, item := range r.Output {
		var call struct{ Type, Arguments string }
		json.Unmarshal(item, &call)
		list = append(list, fmt.Sprintf(`{"type":"response.output_item.added","output_index":%d,"item":%s}`, i, item))
		if call.Type == "function_call" {
			for _, part := range parts(call.Arguments) {
				list = append(list, fmt.Sprintf(`{"type":"response.function_call_arguments.delta","item_id":"fc_1","output_index":%d,"delta":%s}`, i, quoted(part)))
			}
		}
		list = append(list, fmt.Sprintf(`{"type":"response.output_item.done","output_index":%d,"item":%s}`, i, item))
	}
	return append(list, `{"type":"response.`+r.Status+`","response":`+answer+`}`)
}

// chatEvents are the chunks of Chat Completions.
func chatEvents(answer string) []string {
	var c struct {
		Choices []struct {
			Finish  string `json:"finish_reason"`
			Message struct {
				Content, Refusal string
				Calls            []struct {
					ID       string
					Function struct{ Name, Arguments string }
				} `json:"tool_calls"`
			}
		}
		Usage json.RawMessage
	}
	json.Unmarshal([]byte(answer), &c)
	chunk := func(choices string) string {
		return `{"id":"c_1","object":"chat.completion.chunk","created":1,"model":"m","choices":[` + choices + `],"usage":null}`
	}
	delta := func(d string) string { return chunk(`{"index":0,"delta":` + d + `,"finish_reason":null}`) }
	list := []string{delta(`{"role":"assistant","content":null}`)}
	one := c.Choices[0]
	if one.Message.Content != "" {
		for _, part := range parts(one.Message.Content) {
			list = append(list, delta(`{"content":`+quoted(part)+`}`))
		}
	}
	if one.Message.Refusal != "" {
		list = append(list, delta(`{"refusal":`+quoted(one.Message.Refusal)+`}`))
	}
	for i, call := range one.Message.Calls {
		list = append(list, delta(fmt.Sprintf(`{"tool_calls":[{"index":%d,"id":%q,"type":"function","function":{"name":%q,"arguments":""}}]}`, i, call.ID, call.Function.Name)))
		for _, part := range parts(call.Function.Arguments) {
			list = append(list, delta(fmt.Sprintf(`{"tool_calls":[{"index":%d,"function":{"arguments":%s}}]}`, i, quoted(part))))
		}
	}
	return append(list, chunk(fmt.Sprintf(`{"index":0,"delta":{},"finish_reason":%q}`, one.Finish)),
		`{"id":"c_1","object":"chat.completion.chunk","created":1,"model":"m","choices":[],"usage":`+string(c.Usage)+`}`)
}

// frame is an event of Bedrock's: binary, with headers and checksums, what was
// said in base64, and letters without a meaning that hide its length.
func frame(data string) string {
	payload := fmt.Sprintf(`{"bytes":%q,"p":"abcdefghij"}`, base64.StdEncoding.EncodeToString([]byte(data)))
	return message(payload, map[string]string{eventstreamapi.MessageTypeHeader: eventstreamapi.EventMessageType, eventstreamapi.EventTypeHeader: "chunk"})
}

// exception is how Bedrock tells of a failure while it answers.
func exception(kind, payload string) string {
	return message(payload, map[string]string{eventstreamapi.MessageTypeHeader: eventstreamapi.ExceptionMessageType, eventstreamapi.ExceptionTypeHeader: kind})
}

func message(payload string, headers map[string]string) string {
	m := eventstream.Message{Payload: []byte(payload)}
	m.Headers.Set(eventstreamapi.ContentTypeHeader, eventstream.StringValue("application/json"))
	for name, value := range headers {
		m.Headers.Set(name, eventstream.StringValue(value))
	}
	var b bytes.Buffer
	eventstream.NewEncoder().Encode(&b, m)
	return b.String()
}

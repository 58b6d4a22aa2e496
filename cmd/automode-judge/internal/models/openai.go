package models

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/responses"
	"github.com/openai/openai-go/v3/shared"

	"automode/internal/config"
	"automode/internal/layers/classifier"
)

// openaiOptions are for a service made by itself: only openai.NewClient looks
// at the environment.
func openaiOptions(j *config.Judge, key string, fold func() folder) ([]option.RequestOption, error) {
	c, err := client(j)
	if err != nil {
		return nil, err
	}
	list := []option.RequestOption{option.WithEnvironmentProduction(), option.WithHTTPClient(c), option.WithMaxRetries(0),
		option.WithMiddleware(whole(fold))}
	if j.Stream {
		list = append(list, option.WithJSONSet("stream", true))
	}
	if j.BaseURL != "" {
		list = append(list, option.WithBaseURL(j.BaseURL))
	}
	if key != "" {
		list = append(list, option.WithAPIKey(key))
	}
	for _, h := range j.Headers {
		list = append(list, option.WithHeader(h.Name, h.Value))
	}
	return list, nil
}

// openaiError turns an error of the SDK into a failure. again is set when the
// model takes no temperature and should be asked without one.
func openaiError(err error, plain *atomic.Bool) (again bool, failure error) {
	if api, ok := errors.AsType[*openai.Error](err); ok {
		if api.StatusCode == 400 && strings.Contains(api.RawJSON(), "temperature") && plain.CompareAndSwap(false, true) {
			return true, nil
		}
		return false, status(api.StatusCode, err)
	}
	return false, dropped(err)
}

// response asks through OpenAI's Responses API.
type response struct {
	model string
	api   responses.ResponseService
	plain *atomic.Bool // the model takes no temperature
}

func newOpenAI(j config.Judge, key string) (classifier.Model, error) {
	list, err := openaiOptions(&j, key, func() folder { return new(responseFolder) })
	if err != nil {
		return nil, err
	}
	return &response{j.Model, responses.NewResponseService(list...), new(atomic.Bool)}, nil
}

// Ask sends the parts in the order in which they change: the provider keeps
// the beginning by itself.
func (m *response) Ask(ctx context.Context, q *classifier.Query) (*classifier.Reply, error) {
	p := responses.ResponseNewParams{
		Model:             shared.ResponsesModel(m.model),
		Instructions:      openai.String(q.Rules),
		Input:             responses.ResponseNewParamsInputUnion{OfString: openai.String(q.History + q.Action)},
		MaxOutputTokens:   openai.Int(int64(q.Most) + reasoningRoom),
		ParallelToolCalls: openai.Bool(false),
		Store:             openai.Bool(false),
		Tools: []responses.ToolUnionParam{{OfFunction: &responses.FunctionToolParam{
			Name: q.Tool.Name, Description: openai.String(q.Tool.Description), Strict: openai.Bool(true), Parameters: schema(&q.Tool),
		}}},
		ToolChoice: responses.ResponseNewParamsToolChoiceUnion{OfFunctionTool: &responses.ToolChoiceFunctionParam{Name: q.Tool.Name}},
	}
	if !m.plain.Load() {
		p.Temperature = openai.Float(0)
	}
	r, err := m.api.New(ctx, p)
	if err != nil {
		again, failure := openaiError(err, m.plain)
		if again {
			return m.Ask(ctx, q)
		}
		return nil, failure
	}
	switch {
	case r.Status == responses.ResponseStatusIncomplete && r.IncompleteDetails.Reason == "content_filter":
		return nil, refused()
	case r.Status == responses.ResponseStatusIncomplete:
		return nil, truncated()
	case r.Status != responses.ResponseStatusCompleted:
		return nil, status(500, errors.New("the response is "+string(r.Status)))
	}
	reply := &classifier.Reply{Usage: classifier.Usage{
		Input: int(r.Usage.InputTokens), Cached: int(r.Usage.InputTokensDetails.CachedTokens), Output: int(r.Usage.OutputTokens)}}
	found, refusal := 0, false
	for i := range r.Output {
		item := &r.Output[i]
		switch item.Type {
		case "function_call":
			if call := item.AsFunctionCall(); call.Name == q.Tool.Name {
				reply.Arguments, found = []byte(call.Arguments), found+1
			}
		case "message":
			for _, c := range item.Content {
				refusal = refusal || c.Type == "refusal"
			}
		}
	}
	switch {
	case found == 1:
		return reply, nil
	case refusal:
		return nil, refused()
	case len(r.Output) == 0:
		return nil, nothing()
	}
	return nil, noCall()
}

// reasoningRoom is what a model that reasons by itself may write before it
// answers, in tokens.
const reasoningRoom = 2048

// chat asks through Chat Completions, as everybody else speaks it.
type chat struct {
	model string
	api   openai.ChatCompletionService
	plain *atomic.Bool
}

func newChat(j config.Judge, key string) (classifier.Model, error) {
	list, err := openaiOptions(&j, key, func() folder { return new(chatFolder) })
	if err != nil {
		return nil, err
	}
	if j.Stream { // what it cost is told of a stream only on request
		list = append(list, option.WithJSONSet("stream_options.include_usage", true))
	}
	return &chat{j.Model, openai.NewChatCompletionService(list...), new(atomic.Bool)}, nil
}

// Ask puts the rules into the system message.
func (m *chat) Ask(ctx context.Context, q *classifier.Query) (*classifier.Reply, error) {
	p := openai.ChatCompletionNewParams{
		Model:     shared.ChatModel(m.model),
		Messages:  []openai.ChatCompletionMessageParamUnion{openai.SystemMessage(q.Rules), openai.UserMessage(q.History + q.Action)},
		MaxTokens: openai.Int(int64(q.Most) + reasoningRoom),
		Tools: []openai.ChatCompletionToolUnionParam{openai.ChatCompletionFunctionTool(shared.FunctionDefinitionParam{
			Name: q.Tool.Name, Description: openai.String(q.Tool.Description), Parameters: schema(&q.Tool)})},
		ToolChoice: openai.ToolChoiceOptionFunctionToolChoice(openai.ChatCompletionNamedToolChoiceFunctionParam{Name: q.Tool.Name}),
	}
	if !m.plain.Load() {
		p.Temperature = openai.Float(0)
	}
	r, err := m.api.New(ctx, p)
	if err != nil {
		again, failure := openaiError(err, m.plain)
		if again {
			return m.Ask(ctx, q)
		}
		return nil, failure
	}
	switch len(r.Choices) {
	case 0:
		return nil, nothing()
	case 1:
	default:
		return nil, noCall()
	}
	c := &r.Choices[0]
	switch {
	case c.FinishReason == "length":
		return nil, truncated()
	case c.FinishReason == "content_filter", c.Message.Refusal != "":
		return nil, refused()
	case len(c.Message.ToolCalls) == 0 && c.Message.Content == "":
		return nil, nothing()
	case len(c.Message.ToolCalls) != 1 || c.Message.ToolCalls[0].Function.Name != q.Tool.Name:
		return nil, noCall()
	}
	return &classifier.Reply{Arguments: []byte(c.Message.ToolCalls[0].Function.Arguments), Usage: classifier.Usage{
		Input: int(r.Usage.PromptTokens), Cached: int(r.Usage.PromptTokensDetails.CachedTokens), Output: int(r.Usage.CompletionTokens)}}, nil
}

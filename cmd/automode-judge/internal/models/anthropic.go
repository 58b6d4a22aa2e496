package models

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"sync/atomic"

	"github.com/anthropics/anthropic-sdk-go"
	"github.com/anthropics/anthropic-sdk-go/bedrock"
	"github.com/anthropics/anthropic-sdk-go/option"
	"github.com/anthropics/anthropic-sdk-go/vertex"
	"github.com/aws/aws-sdk-go-v2/aws"
	"golang.org/x/oauth2"
	"golang.org/x/oauth2/google"

	"automode/internal/config"
	"automode/internal/layers/classifier"
)

// messages asks through Anthropic's Messages API.
type messages struct {
	model string
	api   anthropic.MessageService
	// plain is set once the model turned out to take no temperature.
	plain *atomic.Bool
}

// The SDK's own retries are off everywhere: who waits how long is decided by
// the classifier, which knows the deadline. An adapter's options come behind
// these, nearer to the wire.
func anthropicOptions(j *config.Judge) ([]option.RequestOption, error) {
	c, err := client(j)
	if err != nil {
		return nil, err
	}
	list := []option.RequestOption{option.WithoutEnvironmentDefaults(), option.WithHTTPClient(c), option.WithMaxRetries(0),
		option.WithMiddleware(whole(func() folder { return new(messageFolder) }))}
	if j.Stream {
		list = append(list, option.WithJSONSet("stream", true))
	}
	for _, h := range j.Headers {
		list = append(list, option.WithHeader(h.Name, h.Value))
	}
	return list, nil
}

func newAnthropic(j config.Judge, key string) (classifier.Model, error) {
	list, err := anthropicOptions(&j)
	if err != nil {
		return nil, err
	}
	if j.BaseURL != "" {
		list = append(list, option.WithBaseURL(j.BaseURL))
	} else {
		list = append(list, option.WithEnvironmentProduction())
	}
	if key != "" {
		list = append(list, option.WithAPIKey(key))
	}
	return &messages{j.Model, anthropic.NewMessageService(list...), new(atomic.Bool)}, nil
}

// newBedrock takes the key as Bedrock's bearer token.
func newBedrock(j config.Judge, key string) (classifier.Model, error) {
	if key == "" {
		return nil, errors.New("a judge of the provider bedrock needs a \"keyVariable\" with a Bedrock API key")
	}
	list, err := anthropicOptions(&j)
	if err != nil {
		return nil, err
	}
	list = append(list, bedrock.WithConfig(aws.Config{Region: j.Region, AuthSchemePreference: []string{"httpBearerAuth"},
		BearerAuthTokenProvider: bedrock.NewStaticBearerTokenProvider(key)}),
		// The adapter prefers a token of the environment to the one that it was given.
		option.WithMiddleware(func(r *http.Request, next option.MiddlewareNext) (*http.Response, error) {
			r.Header.Set("Authorization", "Bearer "+key)
			return next(r)
		}))
	if j.BaseURL != "" {
		list = append(list, option.WithBaseURL(j.BaseURL))
	}
	return &messages{j.Model, anthropic.NewMessageService(list...), new(atomic.Bool)}, nil
}

// newVertex takes the key as an access token of Google's.
func newVertex(j config.Judge, key string) (classifier.Model, error) {
	if key == "" {
		return nil, errors.New("a judge of the provider vertex needs a \"keyVariable\" with an access token")
	}
	list, err := anthropicOptions(&j)
	if err != nil {
		return nil, err
	}
	token := oauth2.StaticTokenSource(&oauth2.Token{AccessToken: key})
	list = append(list, vertex.WithCredentials(context.Background(), j.Region, j.Account, &google.Credentials{ProjectID: j.Account, TokenSource: token}))
	if j.BaseURL != "" {
		list = append(list, option.WithBaseURL(j.BaseURL))
	}
	return &messages{j.Model, anthropic.NewMessageService(list...), new(atomic.Bool)}, nil
}

// Ask marks the ends of the two parts that stay the same, so that the provider
// keeps them.
func (m *messages) Ask(ctx context.Context, q *classifier.Query) (*classifier.Reply, error) {
	kept := anthropic.NewCacheControlEphemeralParam()
	user := []anthropic.ContentBlockParamUnion{
		{OfText: &anthropic.TextBlockParam{Text: q.History, CacheControl: kept}},
		anthropic.NewTextBlock(q.Action),
	}
	if q.History == "" {
		user = user[1:]
	}
	p := anthropic.MessageNewParams{
		Model:     anthropic.Model(m.model),
		MaxTokens: int64(q.Most),
		System:    []anthropic.TextBlockParam{{Text: q.Rules, CacheControl: kept}},
		Messages:  []anthropic.MessageParam{anthropic.NewUserMessage(user...)},
		Tools: []anthropic.ToolUnionParam{{OfTool: &anthropic.ToolParam{
			Name: q.Tool.Name, Description: anthropic.String(q.Tool.Description),
			InputSchema: anthropic.ToolInputSchemaParam{Properties: q.Tool.Properties, Required: q.Tool.Required},
		}}},
		ToolChoice: anthropic.ToolChoiceParamOfTool(q.Tool.Name),
	}
	if !m.plain.Load() {
		p.Temperature = anthropic.Float(0)
	}
	r, err := m.api.New(ctx, p)
	if api, ok := errors.AsType[*anthropic.Error](err); ok {
		if api.StatusCode == 400 && strings.Contains(api.RawJSON(), "temperature") && m.plain.CompareAndSwap(false, true) {
			return m.Ask(ctx, q)
		}
		return nil, status(api.StatusCode, err)
	}
	if err != nil {
		return nil, dropped(err)
	}
	switch r.StopReason {
	case anthropic.StopReasonRefusal:
		return nil, refused()
	case anthropic.StopReasonMaxTokens, anthropic.StopReasonModelContextWindowExceeded:
		return nil, truncated()
	}
	if len(r.Content) == 0 {
		return nil, nothing()
	}
	u := r.Usage
	reply := &classifier.Reply{Usage: classifier.Usage{
		Input:  int(u.InputTokens + u.CacheReadInputTokens + u.CacheCreationInputTokens),
		Cached: int(u.CacheReadInputTokens), Stored: int(u.CacheCreationInputTokens), Output: int(u.OutputTokens)}}
	found := 0
	for i := range r.Content {
		if c := &r.Content[i]; c.Type == "tool_use" && c.Name == q.Tool.Name {
			reply.Arguments, found = c.Input, found+1
		}
	}
	if found != 1 {
		return nil, noCall()
	}
	return reply, nil
}

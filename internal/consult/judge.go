package consult

import "context"

// Decide asks with the hook told whether anybody can be asked. A copy of the
// hook's words is used, so that calls can be decided at once.
func (h *Hook) Decide(ctx context.Context, c Call, heard bool) Answer {
	one := *h
	one.Headless = !heard
	return one.Ask(ctx, c)
}

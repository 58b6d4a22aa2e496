package ruling

import (
	"encoding/json"
	"sync"

	"automode/internal/config"
	"automode/internal/layers/classifier"
)

// rulebook keeps the rules of configurations as they are put to models. The
// zero value has none yet.
type rulebook struct {
	mu   sync.Mutex
	kept map[string]*classifier.Rules
}

// mostRulebooks bounds what is kept.
const mostRulebooks = 32

// of returns the rules of a configuration.
func (b *rulebook) of(p config.Prose) *classifier.Rules {
	name, err := json.Marshal(p)
	if err != nil {
		return classifier.NewLists(p).Rules()
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	r := b.kept[string(name)]
	if r == nil {
		if len(b.kept) >= mostRulebooks || b.kept == nil {
			b.kept = map[string]*classifier.Rules{}
		}
		r = classifier.NewLists(p).Rules()
		b.kept[string(name)] = r
	}
	return r
}

package ruling

import (
	"encoding/json"
	"sync"

	"automode/internal/config"
	"automode/internal/layers/classifier"
)

// bench keeps the models of judges, with their connections and circuits, as long
// as a judge's configuration and key stay as they are.
type bench struct {
	mu   sync.Mutex
	kept map[string]classifier.Named
}

// mostModels bounds what is kept: whoever changes a key every minute starts
// anew now and then.
const mostModels = 64

// all returns the models of a configuration, in order. In the place of one that
// cannot be had stands one that says so when it is asked.
func (b *bench) all(c config.Classifier, models Models, getenv func(string) (string, bool)) []classifier.Named {
	b.mu.Lock()
	defer b.mu.Unlock()
	list := make([]classifier.Named, len(c.Judges))
	for i, j := range c.Judges {
		id, ok := identity(j, getenv)
		if kept, there := b.kept[id]; there && ok {
			kept.Judge = j // prices may have changed
			list[i] = kept
			continue
		}
		one, wrong := models(config.Classifier{Judges: []config.Judge{j}}, getenv)
		list[i] = one[0]
		list[i].Circuit = new(classifier.Circuit)
		if len(wrong) > 0 || !ok {
			continue // what is missing now may be there at the next call
		}
		if len(b.kept) >= mostModels || b.kept == nil {
			b.kept = map[string]classifier.Named{}
		}
		b.kept[id] = list[i]
	}
	return list
}

// identity tells judges apart that are reached in different ways. It never
// leaves this process: the key is part of it.
func identity(j config.Judge, getenv func(string) (string, bool)) (string, bool) {
	key := ""
	if j.KeyVariable != "" {
		key, _ = getenv(j.KeyVariable)
	}
	j.Origin, j.Input, j.CachedInput, j.Output = config.Origin{}, 0, 0, 0
	id, err := json.Marshal([]any{j, key})
	return string(id), err == nil
}

package agents

// tomlHooks are hooks in a list of tables, as Kimi Code has them. It takes no
// other keys than these, and no other events than its own.
type tomlHooks struct{}

const tomlHooksHeader = "[[hooks]]"

func isTOMLHook(header string) bool { return header == tomlHooksHeader }

func (tomlHooks) Install(data []byte, hooks []Hook) ([]byte, []Change, error) {
	var tables []table
	for _, h := range hooks {
		tables = append(tables, table{tomlHooksHeader, "event = " + tomlText(h.Event) + "\ncommand = " + tomlText(h.Handler.Command) + "\ntimeout = " + oneLine(h.Handler.Timeout) + "\n"})
	}
	old, err := tomlHooks{}.Ours(data)
	if err != nil {
		return nil, nil, err
	}
	after, err := putTables(data, isTOMLHook, tables)
	if err != nil {
		return nil, nil, err
	}
	var changes []Change
	for _, h := range hooks {
		done := Added
		for _, s := range old {
			if s.Event == h.Event {
				done = Replaced
			}
		}
		if Same(after, data) {
			done = Kept
		}
		changes = append(changes, Change{h.Event, done})
	}
	return after, changes, nil
}

func (tomlHooks) Uninstall(data []byte) ([]byte, []Change, error) {
	old, err := tomlHooks{}.Ours(data)
	if err != nil {
		return nil, nil, err
	}
	var changes []Change
	for _, s := range old {
		changes = append(changes, Change{s.Event, Removed})
	}
	return removeTables(data, isTOMLHook), changes, nil
}

func (tomlHooks) Ours(data []byte) ([]Standing, error) {
	var f struct {
		Hooks []struct {
			Event   string  `toml:"event"`
			Matcher string  `toml:"matcher"`
			Command string  `toml:"command"`
			Timeout float64 `toml:"timeout"`
		} `toml:"hooks"`
	}
	if err := readTOML(data, &f); err != nil {
		return nil, err
	}
	var list []Standing
	for _, h := range f.Hooks {
		s := Standing{Event: h.Event, Matcher: h.Matcher, EveryCall: h.Matcher == "", Handler: Handler{Type: "command", Command: h.Command, Timeout: h.Timeout}}
		if s.Ours() {
			list = append(list, s)
		}
	}
	return list, nil
}

package sidequery

import (
	"testing"

	"automode"
)

// However many effects a call has, what is hard to undo is among those that are
// told: a ruling that misses it would be kept, and given without the person's words.
func TestEffectsHardFirst(t *testing.T) {
	var judged []automode.Judged
	for range 100 {
		judged = append(judged, automode.Judged{Word: automode.Allowed}, automode.Judged{Word: automode.Unsettled})
	}
	judged = append(judged, automode.Judged{Word: automode.Hard}, automode.Judged{})
	list := Effects(judged, 60)
	if len(list) != 60 || list[0].Word != automode.Hard || list[1].Word != automode.Unsettled || list[59].Word != automode.Unsettled {
		t.Errorf("%d: %+v", len(list), list)
	}
	if list := Effects(judged, 1000); len(list) != len(judged) {
		t.Errorf("%d of %d", len(list), len(judged))
	}
}

package journal

import (
	"strconv"

	"automode"
	"automode/internal/journal/linefile"
	"automode/internal/mask"
)

// mostKept is how many bytes of a text are kept beside its line; of a longer
// one the beginning.
const mostKept = 1 << 20

// encode makes the entry's line, with its text masked. What the line cannot hold
// of the text goes into a side file below dir, and its length and digest into
// the line. The text comes last and takes what is left. An error is about the
// side file alone.
func encode(dir string, e Entry) ([]byte, error) {
	begin := linefile.Begin(e.Text, mostKept)
	over := len(e.Text) - len(begin)
	e.Text = mask.Text(begin)
	e.Cut, e.Bytes, e.Digest = false, 0, ""
	r := head(e)
	if over == 0 && r.Text("text", e.Text, linefile.Limit) {
		return r.Line(), nil
	}
	digest, err := linefile.KeepWhole(dir, e.Text)
	e.Cut, e.Bytes, e.Digest = true, len(e.Text)+over, digest
	r = head(e)
	r.Text("text", e.Text, linefile.Limit)
	return r.Line(), err
}

// head is the line up to the text.
func head(e Entry) *linefile.Record {
	r := linefile.NewRecord(0)
	r.Word("id", e.ID, nameBound)
	r.Time("time", e.Time)
	r.Text("agent", e.Agent, nameBound)
	r.Text("session", e.Session, idBound)
	r.Text("subagent", e.Subagent, idBound)
	r.Text("call", e.CallID, idBound)
	r.Text("tool", e.Tool, idBound)
	r.Word("kind", e.Kind.String(), nameBound)
	r.Word("mode", e.Mode.String(), nameBound)
	r.Text("cwd", e.Cwd, pathBound)
	r.Text("root", e.Root, pathBound)
	r.Word("verdict", e.Verdict.String(), nameBound)
	r.Word("layer", e.Layer, nameBound)
	r.Text("rule", e.Rule, pathBound)
	r.Text("from", e.From, pathBound)
	r.Word("outcome", e.Outcome.String(), nameBound)
	r.Int("took_us", e.TookMicros)
	if e.Queries > 0 || e.Judge != "" {
		r.Text("judge", e.Judge, nameBound)
		r.Int("queries", int64(e.Queries))
		r.Int("tokens_in", int64(e.Input))
		r.Int("tokens_cached", int64(e.Cached))
		r.Int("tokens_out", int64(e.Output))
		if e.Price > 0 {
			r.Raw("price", strconv.AppendFloat(nil, e.Price, 'g', -1, 64))
		}
	}
	r.Word("build", e.Build, nameBound)
	r.Word("key", e.Key, nameBound+2)
	r.Word("clears", e.Clears, nameBound)
	r.Words("open", e.Open, openBound)
	r.Flag("cut", e.Cut)
	r.Int("bytes", int64(e.Bytes))
	r.Word("digest", e.Digest, nameBound)
	r.Text("person", e.Person, personBound)
	list, left := encodeEffects(e.Effects)
	r.Int("more", int64(e.More+left))
	r.Raw("effects", list)
	return r
}

// encodeEffects makes an array of the effects that fit, the strictest ones
// first served, in their order, and counts those left out.
func encodeEffects(effects []Effect) ([]byte, int) {
	lines := make([][]byte, len(effects))
	for i, e := range effects {
		r := linefile.NewRecord(effectBound)
		r.Word("kind", e.Kind.String(), nameBound)
		r.Word("word", e.Word.String(), nameBound)
		r.Text("program", e.Program, nameBound)
		r.Text("flag", e.Flag, nameBound)
		r.Word("place", e.Place, nameBound)
		r.Text("target", e.Target, effectBound)
		lines[i] = r.Line()
	}
	keep, size := make([]bool, len(effects)), len("[]")
	for w := int(automode.Denied); w >= 0; w-- {
		for i, e := range effects {
			if int(e.Word) == w && size+len(lines[i])+1 <= effectsBound {
				keep[i] = true
				size += len(lines[i]) + 1
			}
		}
	}
	out, left := []byte{'['}, 0
	for i := range lines {
		if !keep[i] {
			left++
			continue
		}
		if len(out) > 1 {
			out = append(out, ',')
		}
		out = append(out, lines[i]...)
	}
	return append(out, ']'), left
}

package grants

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"automode"
	"automode/internal/digest"
)

// Approvable is the word on an effect that the person approves by letting the
// call run: it tells the effect from every other one, and stays the same when
// the same is done again. It is empty for what no approval is remembered of:
// an effect whose target is not known, and one whose command is not known word
// by word.
//
// The target of a read, or of a write to a file that nothing obeys, says all that
// is to be known, also in another call. Everything else is approved as the whole
// call that it is part of, in its folder, because what stands around a command
// can change what it does, and what is fetched is told by more than its host,
// which an address can carry something to; of code in a file the file's content
// belongs to it, too.
func (r *Record) Approvable(a *automode.Action, i int) string {
	e := &a.Effects[i]
	if !a.Complete || a.Call == nil {
		return ""
	}
	parts := append(make([]string, 0, 16), e.Kind.String(), e.Target, e.Named, e.Place.Region.String(), e.Place.Marks.String(), e.Place.Host.String(),
		e.Extent.String(), e.Traits.String(), strconv.Itoa(int(e.Data)), strconv.Itoa(int(e.Known)), strconv.Itoa(int(e.Via)))
	if e.Kind == automode.Read || e.Kind == automode.Write && e.Place.Marks&obeyed == 0 {
		if e.Known < automode.OneOf || e.Target == "" {
			return ""
		}
		if filepath.IsAbs(e.Target) {
			return word(parts)
		}
	}
	if r.Digest == nil || e.Known < automode.OneOf && e.Kind != automode.Unknown || !wordByWord(a, e.Command) {
		return ""
	}
	parts = append(parts, e.Program, e.Flag, r.Digest(a.Call), a.Call.Cwd)
	if e.Kind == automode.Run && e.Place.Region != automode.Nowhere {
		// What runs under this name has to be what was approved.
		content := ""
		if r.Stamp != nil && e.Place.Region != automode.Elsewhere {
			content = r.Stamp(e.Target)
		}
		if content == "" {
			return ""
		}
		parts = append(parts, content)
	}
	return word(parts)
}

// obeyed are marks of files whose text says what others do: there it matters
// what is written.
const obeyed = automode.Surface | automode.Instructions | automode.Startup | automode.Repository | automode.Store | automode.GatePath | automode.Secret

// wordByWord reports whether every word of a command and of those around it is
// known; a call that is no shell's has none.
func wordByWord(a *automode.Action, command int) bool {
	for c, steps := command, 0; c > 0; c, steps = a.Commands[c-1].Outer, steps+1 {
		if c > len(a.Commands) || steps == 64 {
			return false
		}
		x := &a.Commands[c-1]
		if len(x.Words) == 0 || len(x.Known) != len(x.Words) || slices.Contains(x.Known, false) {
			return false
		}
	}
	return true
}

// Bound is the word on an effect that a grant of exactly this call is bound to.
// A call that reads the same can come to something else by then, because a
// script in it was changed: the grant covers only what was open when it was
// given. Traits that say what lies there now, and not what is done to it, do
// not count.
func (r *Record) Bound(a *automode.Action, i int) string { return r.Bounds(a)(i) }

// Bounds is Bound for the effects of one call, of which many are often of one
// command, or the same: a long text is digested once for all that follow each
// other, and what is the same is.
func (r *Record) Bounds(a *automode.Action) func(i int) string {
	at, text := 0, ""
	type key struct {
		e    automode.Effect // but for where it stands in the call
		in   bool            // it is of a command
		text string          // of that
	}
	words := map[key]string{}
	return func(i int) string {
		if c := a.Effects[i].Command; c != at && c > 0 && c <= len(a.Commands) {
			if at, text = c, a.Commands[c-1].Text; len(text) > longText {
				text = "digest " + digest.Of([]byte(text))
			}
		}
		k := key{e: a.Effects[i]}
		if k.in = k.e.Command > 0 && k.e.Command == at; k.in {
			k.text = text
		}
		k.e.Command, k.e.Parent = 0, 0
		word, ok := words[k]
		if !ok {
			word = r.bound(&a.Effects[i], text, at)
			words[k] = word
		}
		return word
	}
}

// longText is the length of a command in bytes from which its digest stands for
// it.
const longText = 1 << 10

func (r *Record) bound(e *automode.Effect, text string, command int) string {
	parts := []string{e.Kind.String(), e.Target, e.Named, e.Place.Region.String(), e.Place.Host.String(), e.Extent.String(), strconv.Itoa(int(e.Known)),
		strconv.Itoa(int(e.Data)), strconv.Itoa(int(e.Via)), e.Program, e.Flag, (e.Traits & ofDeeds).String()}
	if e.Kind == automode.Unknown {
		parts = append(parts, e.Why)
	}
	if e.Command > 0 && e.Command == command {
		parts = append(parts, text)
	}
	if e.Kind == automode.Run && e.Place.Region != automode.Nowhere && r.Stamp != nil {
		parts = append(parts, r.Stamp(e.Target))
	}
	return word(parts)[:BoundSize]
}

// BoundSize is the length of a word from Bound in bytes.
const BoundSize = 16

// ofDeeds are the traits that say what is done.
const ofDeeds = automode.Rewrites | automode.Destroys | automode.Halts | automode.Persists | automode.Tunnel | automode.Ungated | automode.Removes |
	automode.Weaker | automode.Hidden | automode.Encoded | automode.AsEmpty | automode.Relocated | automode.Metadata | automode.Credential

// Same is the word on an effect whatever brings it about, empty where the
// target does not say what it is.
func Same(e *automode.Effect) string {
	if e.Kind == automode.Unknown || e.Target == "" || e.Known < automode.OneOf {
		return ""
	}
	if e.Kind == automode.Run && e.Place.Region == automode.Nowhere {
		return "" // inline code, a name: the target is no place that another road leads to
	}
	parts := []string{e.Kind.String(), e.Target, e.Place.Region.String(), e.Place.Host.String()}
	if e.Kind.Looks() {
		// To list a folder is not to read all that is in it.
		parts = append(parts, e.Extent.String(), (e.Traits & automode.Listing).String())
	}
	return word(parts)
}

// word is a digest of all parts.
func word(parts []string) string {
	var b strings.Builder
	for _, p := range parts {
		b.WriteString(strconv.Itoa(len(p)))
		b.WriteByte(':')
		b.WriteString(p)
	}
	return digest.Of([]byte(b.String()))[:wordSize]
}

// wordSize is the length of a word in bytes.
const wordSize = 32

// has reports whether a list holds a word. In the list a blank and what a person
// reads may stand behind it.
func has(list []string, word string) bool {
	if len(word) != wordSize {
		return false
	}
	for _, s := range list {
		if front, _, _ := strings.Cut(s, " "); front == word {
			return true
		}
	}
	return false
}

package commands

import (
	"slices"
	"strings"
)

// spelling is how a pack writes texts: bytes that none of them holds stand for
// the letters that follow each other most often. A text is half as long so, and
// can still be read by itself.
type spelling struct {
	means   [256]string       // what a byte stands for: itself, or several letters
	written map[string]string // the texts as they are written
}

// newSpelling finds the one for some texts, none of which holds a zero byte.
// Again and again the pair of bytes that is met most often becomes one byte.
func newSpelling(texts []string) *spelling {
	s := &spelling{written: make(map[string]string, len(texts))}
	var all []byte
	for _, t := range texts {
		all = append(append(all, t...), 0)
	}
	var held [256]bool
	for _, b := range all {
		held[b] = true
	}
	for b := range s.means {
		s.means[b] = string([]byte{byte(b)})
	}
	met := make([]int32, 1<<16)
	for b := 1; b < len(held); b++ {
		if held[b] {
			continue
		}
		most := s.oftenest(all, met)
		if met[most] < 8 {
			break // it would hardly save what the table takes
		}
		s.means[b] = s.means[most>>8] + s.means[most&0xff]
		all = replacePair(all, byte(most>>8), byte(most), byte(b))
	}
	for i, w := range strings.Split(string(all), "\x00") {
		if i < len(texts) {
			s.written[texts[i]] = w
		}
	}
	return s
}

// mostMeant is how many letters a byte stands for at most.
const mostMeant = 255

// oftenest is the pair of bytes, the first one high, that is met most often;
// met is how often each is.
func (s *spelling) oftenest(all []byte, met []int32) (most int) {
	clear(met)
	for i := 1; i < len(all); i++ {
		if all[i-1] != 0 && all[i] != 0 && len(s.means[all[i-1]])+len(s.means[all[i]]) <= mostMeant {
			met[int(all[i-1])<<8|int(all[i])]++
		}
	}
	for pair := range met {
		if met[pair] > met[most] {
			most = pair
		}
	}
	return most
}

// replacePair writes a pair of bytes as one, wherever it is met.
func replacePair(all []byte, first, second, one byte) []byte {
	out := all[:0]
	for i := 0; i < len(all); i++ {
		if i+1 < len(all) && all[i] == first && all[i+1] == second {
			out = append(out, one)
			i++
		} else {
			out = append(out, all[i])
		}
	}
	return out
}

// table is what the bytes mean, for a pack: for each where its letters begin in
// what follows, in two bytes, and in one how many they are; then the letters.
func (s *spelling) table() []byte {
	order := make([]int, len(s.means))
	for b := range order {
		order[b] = b
	}
	// The longest come first, so that most of the others stand in one of them.
	slices.SortStableFunc(order, func(a, b int) int { return len(s.means[b]) - len(s.means[a]) })
	letters := ""
	table := make([]byte, 3*len(s.means))
	for _, b := range order {
		at := strings.Index(letters, s.means[b])
		if at < 0 {
			at = len(letters)
			letters += s.means[b]
		}
		table[3*b], table[3*b+1], table[3*b+2] = byte(at), byte(at>>8), byte(len(s.means[b]))
	}
	return append(table, letters...)
}

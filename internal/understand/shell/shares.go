package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
)

// shares gives an effect for every word of a command that names a path on
// another host: on Windows whatever opens it, even only to look whether it is
// there, connects and sends what proves who this account is.
func (r *reader) shares(words []commands.Word) {
	if r.world.Platform() != automode.Windows || r.away > 0 {
		return
	}
	for i := range words {
		w := &words[i]
		host, ok := shareHost(w.Text)
		for _, sign := range [...]string{"=", ":"} {
			if _, value, cut := strings.Cut(w.Text, sign); cut && !ok {
				host, ok = shareHost(value)
			}
		}
		if !ok {
			continue
		}
		name, class := r.world.Host(host)
		r.give(automode.Effect{Kind: automode.Send, Target: name, Place: automode.Place{Host: class}, Known: w.Known, Data: w.Data,
			Why: "the path is another host's, which is told who this account is"})
	}
}

// shareHost is the host of a path that begins with two separators, a host's name
// and a share's.
func shareHost(text string) (string, bool) {
	rest := strings.ReplaceAll(text, `\`, "/")
	if !strings.HasPrefix(rest, "//") || strings.HasPrefix(text, "//") && strings.HasPrefix(text, "///") {
		return "", false
	}
	rest = rest[2:]
	if front, after, _ := strings.Cut(rest, "/"); front == "?" || front == "." {
		unc, share, _ := strings.Cut(after, "/")
		if !strings.EqualFold(unc, "UNC") {
			return "", false
		}
		rest = share
	}
	host, share, ok := strings.Cut(rest, "/")
	host, _, _ = strings.Cut(host, "@") // a port, or SSL
	if !ok || share == "" && !strings.HasPrefix(text, `\`) || host == "" || strings.EqualFold(host, "wsl$") || strings.EqualFold(host, "wsl.localhost") {
		return "", false
	}
	for _, c := range host {
		if c != '.' && c != '-' && c != '_' && c != '$' && (c < '0' || c > '9') && (c|0x20 < 'a' || c|0x20 > 'z') {
			return "", false
		}
	}
	return host, true
}

package mask

import "strings"

// Found reports whether a text holds a private key, or a token that is known by
// its shape. What only stands behind a name that says secret is not looked for:
// in source such names are everywhere.
func Found(s string) bool {
	m := scanner{s: s}
	for i := 0; i < len(s); {
		if !isRun(s[i]) {
			i++
			continue
		}
		j := i + 1
		for j < len(s) && isRun(s[j]) {
			j++
		}
		if strings.HasSuffix(s[i:j], "-----BEGIN") {
			m.pem(j)
		} else {
			m.token(i, j)
		}
		if m.out != nil {
			return true
		}
		i = j
	}
	return false
}

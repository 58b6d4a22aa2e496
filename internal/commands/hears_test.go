package commands

import (
	"strings"
	"testing"
)

func TestHears(t *testing.T) {
	for line, want := range map[string]bool{
		"cat":                 true,
		"cat a.txt":           false,
		"cat -":               true,
		"cat /dev/stdin":      true,
		"mkdir -p a":          false,
		"rm -rf a":            false,
		"rm -i a":             true,
		"git add .":           false,
		"git add -p":          true,
		"git commit":          true,
		"git commit --amend":  true,
		"git commit -am x":    false,
		"git tag v1":          false,
		"git tag -a v1":       true,
		"git tag -a v1 -m x":  false,
		"git apply":           true,
		"git cat-file -p x":   true,
		"npm test":            false,
		"npm login":           true,
		"timeout 5 cat":       false, // cat itself does
		"xargs rm":            true,
		"bash":                true,
		"ssh host ls":         true,
		"docker exec c ls":    false,
		"docker exec -it c x": true,
		"kubectl exec p ls":   false,
		"curl -d @- http://x": true,
		"printf %s -":         false,
		"jq . a.json":         false,
		"jq .":                true,
		"jq -n input":         true,
		"jq . -":              true,
		"jq --rawfile a b .":  true,
		"awk 1 a":             false,
		"awk 1":               true,
		"awk 1 v=1":           true,
		`awk {getline<"-"} a`: true,
		"sed -n 1p a":         false,
		"sed -n 1p":           true,
		"sed r/dev/stdin a":   true,
		"bash -n a.sh":        false,
		"bash a.sh":           true,
		"python3 a.py":        true,
		"php -l a.php":        false,
		"node --check a.js":   false,
		"node a.js":           true,
		"rg foo":              true,
		"rg foo .":            false,
		"diff a b":            false,
		"diff a -":            true,
		"kubectl get pods":    false,
		"kubectl apply -f -":  true,
	} {
		words := []Word{}
		for _, f := range strings.Fields(line) {
			words = append(words, Lit(f))
		}
		var m Match
		m.Read(Find(words[0].Text), words, 0)
		if got := m.Hears(); got != want {
			t.Errorf("%s: reads its input: %v, want %v", line, got, want)
		}
	}
}

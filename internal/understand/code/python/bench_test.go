package python

import "testing"

// BenchmarkRead reads what agents run: a short look into JSON.
func BenchmarkRead(b *testing.B) {
	const src = "import json\nwith open('a.json') as f:\n    data = json.load(f)\nfor i, c in enumerate(data.get('items', [])[:10]):\n" +
		"    name = c.get('name', 'none')\n    kids = len(c.get('kids', []))\n    print(f'{i}: {name} {kids:>5}')\n"
	s := setting()
	b.ReportAllocs()
	for b.Loop() {
		if !Read(src, s).Whole {
			b.Fatal("not whole")
		}
	}
}

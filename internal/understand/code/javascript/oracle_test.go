package javascript

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"automode"
	"automode/internal/mask"
	"automode/internal/understand/code"
)

// What was understood, and named nothing but what is read, is run by node
// itself in a folder of its own, where node refuses to write, to start
// anything and to load what is no JavaScript. None of it may be refused.
func TestNodeTouchesNothingElse(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts node many times")
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed")
	}
	if out, err := exec.Command(node, "--experimental-permission", "--allow-fs-read=*", "-e", "1").CombinedOutput(); err != nil {
		t.Skipf("this node has no permissions: %s", out)
	}
	dir := t.TempDir()
	for name, text := range map[string]string{"package.json": `{"name":"x","version":"1.2.3","scripts":{},"dependencies":{"a":"1"}}`, "data.json": `[{"k":"a","n":1},{"k":"b","n":2}]`, "a.txt": "one\ntwo\n"} {
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	ran := 0
	for _, text := range harmless {
		r := Read(text, code.Setting{Secret: mask.SecretName, Cwd: dir, Home: dir})
		if !r.Whole {
			t.Errorf("%s\nis not understood: %s", text, r.Why)
			continue
		}
		for _, f := range r.Facts {
			if f.Kind != automode.Read {
				t.Errorf("%s\nis no program that only reads: %s", text, f)
			}
		}
		ran++
		cmd := exec.Command(node, "--experimental-permission", "--allow-fs-read=*", "--no-warnings", "-e", text)
		if strings.Contains(text, "import ") || strings.HasPrefix(text, "await") {
			cmd.Args = append(cmd.Args[:len(cmd.Args)-2], "--input-type=module", "-e", text)
		}
		cmd.Dir = dir
		cmd.Env = []string{"HOME=" + dir, "PATH=/nonexistent"}
		cmd.Stdin = strings.NewReader(`{"a":[1,2,3],"name":"x"}`)
		out, err := cmd.CombinedOutput()
		if s := string(out); strings.Contains(s, "ERR_ACCESS_DENIED") || strings.Contains(s, "SyntaxError") || err != nil && !strings.Contains(s, "expected to fail") {
			t.Errorf("%s\n%v: %s", text, err, s)
		}
	}
	if ran < 40 {
		t.Errorf("only %d programs were run", ran)
	}
}

// harmless are programs as agents write them to look at things.
var harmless = []string{
	`console.log(require('./package.json').version)`,
	`const {name, version: v = '0', ...rest} = require('./package.json'); console.log(name, v, Object.keys(rest).length)`,
	`console.log(process.versions.node, process.platform, process.arch, process.pid > 0)`,
	`const fs = require('fs'); const d = JSON.parse(fs.readFileSync('data.json', 'utf8')); console.log(Object.keys(d).length)`,
	`let s = ''; process.stdin.on('data', d => s += d).on('end', () => { const j = JSON.parse(s); console.log(j.name, j.a.map(x => x * 2).join(',')) })`,
	`process.stdin.setEncoding('utf8'); let b = ''; process.stdin.on('data', function (c) { b += c; }); process.stdin.on('end', function () { console.log(b.length); });`,
	`console.log(JSON.parse(require('fs').readFileSync(0, 'utf8')).a.length)`,
	`console.log(JSON.parse(fs.readFileSync('/dev/stdin')).a.length)`,
	`const path = require('path'); for (const f of fs.readdirSync('.').filter(f => f.endsWith('.json')).sort()) { const p = path.join('.', f); console.log(p, fs.statSync(p).size, path.extname(p), path.basename(p, '.json')); }`,
	`const by = {}; for (const d of JSON.parse(fs.readFileSync('data.json'))) { by[d.k] = (by[d.k] || 0) + d.n } console.table(by)`,
	`console.log([3, 1, 2].sort((a, b) => a - b), Math.max(...[1, 2]), [1, 2, 3].reduce((a, b) => a + b, 0), [..."abc"].reverse().join(''))`,
	`const m = new Map([['a', 1]]); for (const [k, v] of m) console.log(k, v); console.log(new Set([1, 1]).size, [...m.keys()])`,
	`const a = 8, g = 2; console.log(a / 2 / g, /re\/[/]/g.test('re/'), 'a/b'.split(/\//), a
/g/1)`,
	"console.log(`a${1 + 1}b${`c${[1].map(x => `${x}`)}`}d`, `\\u0041\\x42`, 'q\\'s', \"d\\\"s\")",
	`label: for (let i = 0, j = 10; i < j; i++, j--) { if (i === 2) continue label; if (i > 3) break label; console.log(i, j) }`,
	`switch (process.platform) { case 'linux': console.log('l'); break; default: console.log('o') }`,
	`try { JSON.parse('{') } catch (e) { console.log(e.message.length > 0) } finally { console.log('done') }`,
	`try { null.x } catch { console.log('caught') }`,
	`function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) } console.log(fib(10))`,
	`const f = async (x) => { await null; return x?.y ?? 'none' }; f({}).then(console.log); f(null).then(v => console.log(v))`,
	`(async () => { const {readFile} = await import('node:fs/promises'); console.log((await readFile('a.txt', 'utf8')).trim().split('\n').length) })()`,
	`import { readFileSync as r } from 'fs'; import path, { join } from 'node:path'; console.log(r('a.txt', 'utf8').length, join('a', '..', 'b'), path.sep)`,
	`await Promise.all([1, 2].map(async x => x)).then(l => console.log(l.length))`,
	`console.log(require('crypto').createHash('sha256').update(fs.readFileSync('a.txt')).digest('hex').slice(0, 8), require('crypto').randomUUID().length)`,
	`console.log(Buffer.from('aGVsbG8=', 'base64').toString('utf8'), Buffer.from('hi').toString('hex'), btoa('x'), atob('eA=='))`,
	`console.log(new Date(0).toISOString(), Date.now() > 0, new Date('2020-01-01').getFullYear(), new Intl.NumberFormat('en').format(1234))`,
	`const util = require('util'); console.log(util.inspect({a: {b: {c: {}}}}, {depth: 0, colors: false}), util.format('%s-%d', 'a', 1))`,
	`const u = new URL('https://example.com/a?b=1#c'); console.log(u.hostname, u.searchParams.get('b'), new URLSearchParams({a: 1}).toString())`,
	`const os = require('os'); console.log(os.cpus().length > 0, os.EOL.length, typeof os.homedir(), os.platform())`,
	`const assert = require('assert'); assert.strictEqual(1 + 1, 2); assert(true); assert.deepStrictEqual({a: 1}, {a: 1}); console.log('ok')`,
	`var x = 1; { let x = 2; var y = x } console.log(x, y, typeof z, void 0, !x, -x, +'3', ~x, x ** 2, x << 3, x >>> 1, x & 1 | 2 ^ 3)`,
	`const o = {a: 1, 'b c': 2, [['d'].join('')]: 3, e() { return 4 }, f: () => 5, async g() {}}; console.log(o.a, o['b c'], o.e(), o.f(), 'a' in o, delete o.a, o)`,
	`const [p, , q = 3, ...r] = [1, 2, undefined, 4, 5]; let s, u; [s, u] = [u, 1]; ({s, u = 2} = {s: 7}); console.log(p, q, r, s, u)`,
	`let n = 0; do { n++ } while (n < 3); while (n--) { if (!n) break } console.log(n)`,
	`const d = fs.readFileSync('a.txt', 'utf8').replace(/one/g, m => m.toUpperCase()).replace('two', '2'); console.log(d)`,
	`function walk(dir, out = []) { for (const e of fs.readdirSync(dir, {withFileTypes: true})) { const p = path.join(dir, e.name); if (e.isDirectory()) walk(p, out); else out.push(p) } return out } console.log(walk('.').length)`,
	`if (fs.existsSync('package.json') && !fs.existsSync('nope')) console.log('found'); else console.log('missing')`,
	`console.log(process.env.NODE_ENV || 'none', process.argv.length > 0, process.cwd().length > 0, __dirname)`,
	`const rl = require('readline').createInterface({input: process.stdin}); rl.on('line', l => console.log(l.length))`,
	`setTimeout(() => console.log('later'), 1); setImmediate(() => console.log('soon')); queueMicrotask(() => console.log('now'))`,
	`const g = x => y => z => x + y + z; console.log(g(1)(2)(3), (() => ({a: 1}))().a, (function (a, b = a) { return b })(5))`,
	`console.log(((a, b) => a + b)(...[1, 2]), [1, [2, [3]]].flat(Infinity), Object.fromEntries(Object.entries({a: 1}).map(([k, v]) => [k, v + 1])))`,
	`var e = 5; console.log(e++ + ++e, e-- - --e)`,
	`console.log(0x10, 0b11, 0o17, 1_000, 1e3, .5, 5., 10n ** 2n, 1..toFixed(1))`,
	`process.exitCode = 0; if (1) ; else console.log('no'); ;;; console.log('end') // the end
/* a comment */`,
	`const s = JSON.stringify({a: [1, {b: null}]}, null, 2); process.stdout.write(s + '\n'); console.error('x')`,
}

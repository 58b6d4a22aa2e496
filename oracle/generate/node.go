package generate

import "strings"

// node is a program in JavaScript that works on files, as python is one in Python.
func (m *maker) node() string {
	var b strings.Builder
	for range 1 + m.IntN(2) {
		b.WriteString(m.filledNode(m.one(nodeBegins...), 0) + "\n")
	}
	for range 1 + m.IntN(3) {
		b.WriteString(m.nodeStatement(0) + "\n")
	}
	return b.String()
}

// inNode is such a program as a shell starts it.
func (m *maker) inNode() string { return m.begun(m.node(), "node", "node", ".js", "-e ", "-p ", "-e ") }

// nodeStatement is a statement with those inside it.
func (m *maker) nodeStatement(depth int) string {
	if depth < 3 && m.in(3) {
		parts := strings.Split(m.one(nodeAround...), "¤s")
		for i := range parts {
			parts[i] = m.filledNode(parts[i], depth)
			if i > 0 {
				parts[i] = m.nodeStatement(depth+1) + parts[i]
			}
		}
		return strings.Join(parts, "")
	}
	return m.filledNode(m.one(nodeShapes...), depth) + ";"
}

// filledNode fills the holes of a shape: p a path, v a variable, e an expression.
func (m *maker) filledNode(shape string, depth int) string {
	return filledHoles(shape, func(letter byte) string {
		switch letter {
		case 'p':
			p := m.one(nodePaths...)
			if depth > 5 {
				p = "'n1'"
			}
			return m.filledNode(p, depth+1)
		case 'e':
			e := m.one(nodeValues...)
			if depth > 5 {
				e = "1"
			}
			return m.filledNode(e, depth+1)
		case 'v':
			return m.one("x", "y", "x")
		}
		return ""
	})
}

var nodeBegins = []string{
	`const fs = require('fs'), path = require('path'); let x = ¤p, y = 'n2'`, `const fs = require('node:fs'); var x = 'src', y = 'a.txt'; const path = require('path')`, `const { writeFileSync: w, rmSync, renameSync } = require('fs'); const fs = require('fs'), path = require('path'); let x = 'n1', y`, `const fs = require('fs'), fsp = require('fs/promises'), path = require('path'), os = require('os'); let x = process.argv[2] || 'n3', y = 'n1'`, `const fs = require('fs'), path = require('path'), cp = require('child_process'); let [x, y] = ['n1', 'src']`, `var fs = require('fs'), path = require('path'), x = process.env.v || 'n4', y = x`, `const fs = require('fs'), path = require('path'); let { x, y = 'n1' } = { x: ¤p }`,
}

var nodePaths = []string{
	`'n1'`, `'n2'`, `'a.txt'`, `'src/main.go'`, `'src'`, `'../up.txt'`, `'/tmp/work/n1'`, `'/srv/shared/n1'`, `'tmp/x.tmp'`, `'link/n1'`, `'.env'`, `'../.ssh/id_rsa'`, `path.join('src', ¤p)`, `path.join(¤v, 'n1')`, `path.join('..', ¤p)`, `path.resolve('src', ¤p)`, `path.resolve(¤p)`, `¤v`, `¤v`, "`${¤v}.n`", "`src/${'n1'}`", `'src/' + ¤p`, `¤v + '.n'`, `¤v.concat('/n1')`, `path.dirname(¤p) + '/n1'`, `path.basename(¤p)`, `path.basename(¤p, '.txt')`, `path.extname(¤p) + '1'`, `path.normalize(¤p)`, `path.relative('src', ¤p)`, `path.format({ dir: 'src', base: 'n1' })`, `path.parse(¤p).dir + '/n1'`, `path.parse(¤p).name`, `String(¤p)`, `¤p.replace('n', 'm')`, `['s', 'rc'].join('')`, `['src', 'n1'].join('/')`, `[¤p, ¤p][0]`, `[¤p].at(-1)`, `({ a: ¤p }).a`, `({ a: ¤p })['a']`, `process.argv[2]`, `process.argv.at(-1)`, `process.argv.slice(2)[0]`, `(¤v ? ¤p : ¤p)`, `(q => q + '1')('n')`, `process.cwd() + '/n1'`, `'n1.x'.slice(0, 2)`, `'n1.x'.split('.')[0]`, `'1n'.split('').reverse().join('')`, `'N1'.toLowerCase()`, `String.fromCharCode(110) + '1'`, `Buffer.from('n1')`, `Buffer.from('bjE=', 'base64').toString()`, `'n'.repeat(2)`, `['n1', 'n0'].sort()[0]`, `fs.readdirSync('src')[0]`, `fs.readFileSync('names.txt', 'utf8').split('\n')[0]`, `new URL('file:///home/dev/project/n1')`, `__dirname + '/n1'`, `os.homedir() + '/n1'`, `os.tmpdir() + '/n1'`, `process.env.HOME + '/n1'`, `(y ?? ¤p)`, `(y || ¤p)`, `(y = ¤p)`, `(0, ¤p)`, `'/dev/null'`, `'n1/../../up.txt'`, `atob('bjE=')`, `decodeURIComponent('n%31')`, `JSON.parse('"n1"')`, `[...'n1'].join('')`, `Object.keys({ n1: 1 })[0]`, `Object.values({ a: ¤p })[0]`, `q`, `'n1'.padEnd(4, 'x')`, `'\x6e1'`, `'\u006e1'`, `¤v.toString()`, `new String(¤p)`, `[¤p]`,
}

var nodeValues = []string{
	`1`, `'x'`, `¤v`, `fs.readFileSync(¤p, 'utf8')`, `fs.readdirSync(¤p)`, `fs.existsSync(¤p)`, `fs.statSync(¤p).size`, `JSON.parse(fs.readFileSync('data/one.json'))`, `JSON.stringify({ a: 1 })`, `[1, 2].map(q => q + 1)`, `Object.entries({ a: 1 })`, `require('./package.json')`, `fs.readlinkSync(¤p)`, `fs.writeFileSync(¤p, 'x')`, `fs.rmSync(¤p)`, `fs.openSync(¤p, 'w')`, `fs.createWriteStream(¤p)`, `fs.promises.writeFile(¤p, 'x')`, `['n1'].map(q => fs.writeFileSync(q, 'x'))`, `['tmp/x.tmp'].forEach(fs.unlinkSync)`, `['n1', 'n2'].reduce((a, q) => { fs.writeFileSync(q, a); return q }, 'x')`, `[3, 1].sort((a, b) => { fs.writeFileSync('n1', 'x'); return a - b })`, `'a'.replace(/a/, () => fs.writeFileSync('n1', 'x'))`, `JSON.stringify({ toJSON() { fs.writeFileSync('n1', 'x') } })`, `JSON.parse('[1]', (k, v) => fs.writeFileSync('n1', 'x'))`, `Array.from({ length: 1 }, () => fs.writeFileSync('n1', 'x'))`, `new Proxy({}, { get() { fs.writeFileSync('n1', 'x') } }).a`, `({ get a() { return fs.writeFileSync('n1', 'x') } }).a`, `({ toString() { fs.writeFileSync('n1', 'x'); return 'y' } }) + ''`, `({ [Symbol.toPrimitive]() { fs.writeFileSync('n1', 'x'); return 'y' } }) + 1`, `({ valueOf() { fs.writeFileSync('n1', 'x'); return 1 } }) * 2`, "`${{ toString() { fs.writeFileSync('n1', 'x'); return 'y' } }}`", "(q => fs.writeFileSync('n1', 'x'))`a`", `eval("fs.writeFileSync('n1', 'x')")`, `new Function('f', "f.writeFileSync('n1', 'x')")(fs)`, `(() => fs.writeFileSync(¤p, 'x'))()`, `(function () { return fs.writeFileSync(¤p, 'x') })()`, `fs['write' + 'FileSync'](¤p, 'x')`, `fs?.writeFileSync?.(¤p, 'x')`, `Reflect.apply(fs.writeFileSync, fs, [¤p, 'x'])`, `fs.writeFileSync.call(fs, ¤p, 'x')`, `fs.writeFileSync.bind(null, ¤p)('x')`, `[...fs.readdirSync('src')]`, `process.stdin.read()`, `cp.execSync('cat a.txt').toString()`, `cp.execSync('touch n1')`, `cp.execFileSync('touch', [¤p])`, `cp.spawnSync('touch', [¤p]).status`, `await1`, `typeof fs`, `void fs.writeFileSync(¤p, 'x')`, `!fs.writeFileSync(¤p, 'x')`, `(fs.writeFileSync(¤p, 'x'), 1)`, `process.argv.length`, `new Date().getFullYear()`, `Math.max(1, 2)`, `process.memoryUsage().rss > 0`, `[1].some(q => fs.unlinkSync('tmp/x.tmp'))`, `new Set([¤p]).has('n1')`, `new Map([['a', ¤p]]).get('a')`, `/a/.test(¤p)`, `¤e + ¤e`, `[¤e]`, `{}`,
}

var nodeAround = []string{
	"if (¤e) { ¤s }", "if (fs.existsSync(¤p)) { ¤s } else { ¤s }", "for (x of [¤p, ¤p]) { ¤s }", "for (const q of fs.readdirSync('src')) { ¤s }", "for (let i = 0; i < 2; i++) { ¤s }", "for (const q in { n1: 1, n2: 2 }) { ¤s }", "while (true) { ¤s break }", "do { ¤s } while (false)", "try { ¤s } catch (e) { ¤s }", "try { ¤s } catch { }", "try { ¤s } finally { ¤s }", "function f(x = 'n1', ...a) { ¤s } f()", "function f(x) { ¤s } f(¤p)", "const f = (x, y = ¤p) => { ¤s }; f(¤p)", "(function (x) { ¤s })(¤p)", "(async () => { ¤s })()", "(async () => { await fsp.writeFile(¤p, 'x'); ¤s })()", "[¤p, ¤p].forEach(x => { ¤s })", "[¤p].map((x, y) => { ¤s })", "fs.readdirSync('src').filter(q => { ¤s return true })", "new (class { constructor(x) { ¤s } })(¤p)", "class C { static { ¤s } }", "class C { a = fs.writeFileSync('n1', 'x'); go() { ¤s } } new C().go()", "class C extends String { toString() { ¤s return 'n1' } } console.log(`${new C('a')}`)", "switch (¤p) { case 'n1': break; default: ¤s }", "switch (1) { case 1: ¤s case 2: ¤s }", "{ let x = ¤p; ¤s }", "{ const fs = { writeFileSync: require('fs').rmSync }; ¤s }", "process.on('exit', () => { ¤s })", "setTimeout(() => { ¤s }, 1)", "setImmediate(() => { ¤s })", "process.nextTick(() => { ¤s })", "Promise.resolve(¤p).then(x => { ¤s })", "new Promise(r => { ¤s r() })", "queueMicrotask(() => { ¤s })", "process.chdir('src'); ¤s", "a: for (;;) { ¤s break a }", "function* g() { ¤s yield 'n1' } for (x of g()) { ¤s }", "var fs2 = fs; ¤s", "fs.readFile(¤p, 'utf8', (e, x) => { ¤s })", "fs.readdir('src', (e, l) => { ¤s })",
}

var nodeShapes = []string{
	`x = ¤p`, `y = ¤p`, `y = ¤e`, `[x, y] = [¤p, ¤p]`, `({ x } = { x: ¤p })`, `x += '1'`, `x ||= ¤p`, `x ??= ¤p`, `delete fs.x`, `var q = ¤p`, `console.log(¤e)`, `console.log(¤e)`, `console.log(¤p, ¤e)`, "console.log(`${¤e}`)", `console.error(¤e)`, `console.table([¤e])`, `process.stdout.write('x')`, `¤e`, `¤e`,
	`fs.writeFileSync(¤p, 'x')`, `fs.writeFileSync(¤p, fs.readFileSync(¤p))`, `fs.writeFileSync(¤p, 'x', { flag: 'a' })`, `fs.appendFileSync(¤p, 'x')`, `fs.unlinkSync(¤p)`, `fs.rmSync(¤p, { recursive: true, force: true })`, `fs.rmdirSync(¤p)`, `fs.renameSync(¤p, ¤p)`, `fs.copyFileSync(¤p, ¤p)`, `fs.cpSync(¤p, ¤p, { recursive: true })`, `fs.mkdirSync(¤p, { recursive: true })`, `fs.symlinkSync(¤p, ¤p)`, `fs.linkSync(¤p, ¤p)`, `fs.truncateSync(¤p)`, `fs.chmodSync(¤p, 0o644)`, `fs.utimesSync(¤p, 1, 1)`, `fs.openSync(¤p, ¤p)`, `fs.openSync(¤p, 'w')`, `fs.closeSync(fs.openSync(¤p, 'a'))`, `fs.writeSync(fs.openSync(¤p, 'r+'), 'x')`, `fs.createWriteStream(¤p).end('x')`, `fs.createReadStream(¤p).pipe(fs.createWriteStream(¤p))`, `fs.writeFile(¤p, 'x', () => {})`, `fs.unlink(¤p, e => {})`, `fs.rename(¤p, ¤p, e => fs.writeFileSync(¤p, 'x'))`, `fs.mkdir(¤p, () => {})`, `fs.promises.writeFile(¤p, 'x')`, `fs.promises.rm(¤p, { force: true })`, `fs.promises.readFile(¤p).then(q => fs.writeFileSync('n1', q))`, `fsp.writeFile(¤p, 'x')`, `fsp.appendFile(¤p, 'x').catch(() => {})`, `w(¤p, 'x')`, `rmSync(¤p)`, `renameSync(¤p, ¤p)`, `fs.accessSync(¤p)`, `fs.watchFile(¤p, () => {}); fs.unwatchFile(¤p)`, `fs.readSync(fs.openSync(¤p), Buffer.alloc(9))`, `fs.existsSync(¤p) && fs.unlinkSync(¤p)`, `fs.existsSync(¤p) || fs.mkdirSync(¤p)`,
	`process.chdir(¤p)`, `process.chdir('src')`, `process.chdir('..')`, `process.env.v = ¤p`, `process.exit(0)`, `process.exitCode = 1`, `process.umask(0)`, `cp.execSync('touch n1')`, `cp.execSync('touch ' + ¤p)`, "cp.execSync(`rm -f ${¤p}`)", `cp.execFileSync('touch', [¤p])`, `cp.spawnSync('touch', ['n1'], { cwd: 'src' })`, `cp.exec('touch n1', () => fs.writeFileSync('n2', 'x'))`, `cp.spawn('touch', [¤p])`, `cp.execSync('cat > n1', { input: 'x' })`, `cp.execSync('git log -1', { stdio: 'inherit' })`, `cp.fork('n8.js')`,
	`const o = fs.writeFileSync; o(¤p, 'x')`, `const { rmSync: r2 } = fs; r2(¤p)`, `const k = 'unlinkSync'; fs[k](¤p)`, `fs[['un', 'linkSync'].join('')](¤p)`, `console.log = fs.writeFileSync; console.log(¤p, 'x')`, `JSON.parse = fs.unlinkSync; JSON.parse('tmp/x.tmp')`, `Array.prototype.map = function () { fs.writeFileSync('n1', 'x') }; [1].map(q => q)`, `String.prototype.trim = function () { fs.writeFileSync('n1', 'x') }; 'a'.trim()`, `Object.defineProperty(globalThis, 'z', { get() { fs.writeFileSync('n1', 'x') } }); z`, `globalThis.z = () => fs.writeFileSync('n1', 'x'); z()`, `global['fs'] = fs`, `this.z = fs`, `require('fs').writeFileSync(¤p, 'x')`, `require('f' + 's').writeFileSync(¤p, 'x')`, `module.require('fs').writeFileSync(¤p, 'x')`, `process.mainModule && process.mainModule.require('fs').unlinkSync(¤p)`, `process.getBuiltinModule && process.getBuiltinModule('fs').writeFileSync(¤p, 'x')`, `process.binding('fs')`, `import('fs').then(q => q.writeFileSync(¤p, 'x'))`, `require('vm').runInThisContext("1")`, `require('module')._load('fs').writeFileSync('n1', 'x')`, `require('util').inspect({ [require('util').inspect.custom]() { fs.writeFileSync('n1', 'x'); return 'y' } })`, `console.log({ [Symbol.for('nodejs.util.inspect.custom')]() { fs.writeFileSync('n1', 'x'); return 'y' } })`, `new Function("process.stdout.write('x')")()`, `eval('1')`, `setTimeout("1")`, `throw new Error('x')`, `with (fs) writeFileSync('n1', 'x')`, `label: fs.writeFileSync(¤p, 'x')`, `require('./util')`, `require(¤p)`, `require('zlib').gzipSync('x')`, `require('readline').createInterface({ input: fs.createReadStream(¤p) }).on('line', x => fs.appendFileSync('n1', x))`, `require('stream').pipeline(fs.createReadStream(¤p), fs.createWriteStream(¤p), () => {})`, `require('events').once(process, 'x')`, `require('worker_threads')`, `require('assert')(¤e)`, `require('assert').throws(() => fs.writeFileSync(¤p, 'x'))`, `new (require('events'))().on('a', x => fs.writeFileSync(x, 'x')).emit('a', ¤p)`, `process.emitWarning('x')`, `process.on('exit', () => fs.writeFileSync(¤p, 'x'))`, `new FinalizationRegistry(() => {})`, `queueMicrotask(fs.writeFileSync.bind(fs, ¤p, 'x'))`, `setTimeout(fs.writeFileSync, 1, ¤p, 'x')`, `setTimeout(fs.unlinkSync, 1, ¤p)`, `[¤p].forEach(fs.unlinkSync)`, `['n1'].map(w)`, `Promise.all(['n1'].map(q => fs.promises.writeFile(q, 'x')))`,
}

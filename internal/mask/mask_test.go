package mask

import (
	"strings"
	"testing"
)

// S is short for the marker in the tables.
const S = Marker

// tok makes a token of a kind at run time, so that no token stands in the source.
func tok(prefix string, n int) string {
	const some = "a8Kd0Zq3Lm7Xc2Vb9Nr4Tf6Yh1Gj5Ws0Pe8Ui3Oa7Sd2Fg6Hk1Lz5Xq9Cw4Vt"
	return prefix + strings.Repeat(some, 1+n/len(some))[:n]
}

func TestSecretsAreTakenOut(t *testing.T) {
	jwt := tok("eyJ", 30) + "." + tok("eyJ", 40) + "." + tok("", 43)
	for _, c := range []struct{ in, want string }{
		// Options.
		{`mytool --password hunter2 --port 80`, `mytool --password ` + S + ` --port 80`},
		{`mytool --password=hunter2`, `mytool --password=` + S},
		{`mytool --api-key "a b c" x`, `mytool --api-key "` + S + `" x`},
		{`mytool -Password 'it''s'`, `mytool -Password ` + S},
		{`["mytool","--token","abc def"]`, `["mytool","--token","` + S + `"]`},
		{`npm publish --otp 123456`, `npm publish --otp ` + S},
		// Options of one letter, by program.
		{`mysql -uroot -phunter2 db`, `mysql -uroot -p` + S + ` db`},
		{`sshpass -p 'hunter 2' ssh h`, `sshpass -p '` + S + `' ssh h`},
		{`sshpass -phunter2 ssh h`, `sshpass -p` + S + ` ssh h`},
		{`sudo /usr/bin/mysqldump -px db`, `sudo /usr/bin/mysqldump -p` + S + ` db`},
		{`curl -u dev:hunter2 https://h/`, `curl -u dev:` + S + ` https://h/`},
		{`curl -su 'dev:hunter 2' https://h/`, `curl -su 'dev:` + S + `' https://h/`},
		{`curl --user=dev:hunter2 h`, `curl --user=dev:` + S + ` h`},
		{`docker login -u me -p hunter2 reg`, `docker login -u me -p ` + S + ` reg`},
		{`cd x && redis-cli -a hunter2 ping`, `cd x && redis-cli -a ` + S + ` ping`},
		{`openssl rsa -in k -passin pass:hunter2`, `openssl rsa -in k -passin pass:` + S},
		{`smbclient -U dev%hunter2 //h/s`, `smbclient -U dev%` + S + ` //h/s`},
		// Variables.
		{`PASSWORD=hunter2 ./run`, `PASSWORD=` + S + ` ./run`},
		{`export DB_PASSWORD="hunter two"; ls`, `export DB_PASSWORD="` + S + `"; ls`},
		{`AWS_SECRET_ACCESS_KEY=abc/def+ghi x`, `AWS_SECRET_ACCESS_KEY=` + S + ` x`},
		{`docker run -e "PGPASSWORD=a b" img`, `docker run -e "PGPASSWORD=` + S + `" img`},
		{`PASSWORD=ab"cd ef"gh ls`, `PASSWORD=` + S + ` ls`},
		{`PASSWORD='ab'\''cd' ls`, `PASSWORD=` + S + ` ls`},
		{`PASSWORD='a$(b' ls`, `PASSWORD='` + S + `' ls`},
		{`TOKEN=$'a\tb' ls`, `TOKEN=$'` + S + `' ls`},
		{`GITHUB_PAT=abc`, `GITHUB_PAT=` + S},
		{`X=1 MY_PASS=abc`, `X=1 MY_PASS=` + S},
		{`token2=abc`, `token2=` + S},
		{`${DB_PASSWORD:-hunter2}`, `${DB_PASSWORD:` + S},
		// Headers.
		{`curl -H 'Authorization: Bearer abc.def' h`, `curl -H 'Authorization: Bearer ` + S + `' h`},
		{`curl -H "Authorization: token abc" h`, `curl -H "Authorization: token ` + S + `" h`},
		{`curl -H "X-Api-Key: abc def" h`, `curl -H "X-Api-Key: ` + S + `" h`},
		{`curl -H "PRIVATE-TOKEN: abc" h`, `curl -H "PRIVATE-TOKEN: ` + S + `" h`},
		{"Cookie: a=b; c=d\nHost: h", "Cookie: " + S + "\nHost: h"},
		{"GET / HTTP/1.1\r\nAuthorization: Basic ZGV2OmE=\r\n\r\n", "GET / HTTP/1.1\r\nAuthorization: Basic " + S + "\r\n\r\n"},
		{`use Bearer abcdef123456 here`, `use Bearer ` + S + ` here`},
		// Addresses.
		{`git clone https://dev:hunter2@h/r.git`, `git clone https://dev:` + S + `@h/r.git`},
		{`git clone https://token:abc@h/r.git`, `git clone https://token:` + S + `@h/r.git`},
		{`psql postgres://u:pa/ss@h:5432/db`, `psql postgres://u:` + S + `@h:5432/db`},
		{`redis://:hunter2@h`, `redis://:` + S + `@h`},
		{`curl 'https://h/p?a=1&access_token=abc&b=2'`, `curl 'https://h/p?a=1&access_token=` + S + `&b=2'`},
		{`https://h/b?se=1&sig=abc%3D`, `https://h/b?se=1&sig=` + S},
		{`https://h/c?x=1&api_key=abc#top`, `https://h/c?x=1&api_key=` + S},
		{`https://` + tok("", 30) + `@h/r`, `https://` + S + `@h/r`},
		// JSON, YAML, TOML, XML, netrc.
		{`{"password": "hun\"ter2", "a": 1}`, `{"password": "` + S + `", "a": 1}`},
		{`{"db":{"clientSecret":"x"}}`, `{"db":{"clientSecret":"` + S + `"}}`},
		{`{"body":"{\"api_key\": \"abc\", \"n\": 1}"}`, `{"body":"{\"api_key\": \"` + S + `\", \"n\": 1}"}`},
		{`{"text":"a\npassword: hunter2"}`, `{"text":"a\npassword: ` + S + `"}`},
		{"user: dev\npassword: hunter2\n", "user: dev\npassword: " + S + "\n"},
		{"token = \"abc\"\n", "token = \"" + S + "\"\n"},
		{`<password>hunter2</password>`, `<password>` + S + `</password>`},
		{`machine h login bob password hunter2`, `machine h login bob password ` + S},
		{`//registry.example/:_authToken=abc`, `//registry.example/:_authToken=` + S},
		{`AccountName=a;AccountKey=abc==;E=x`, `AccountName=a;AccountKey=` + S + `;E=x`},
		// Shapes.
		{`echo ` + tok("ghp_", 36), `echo ghp_` + S},
		{tok("github_pat_", 60), `github_pat_` + S},
		{tok("sk-", 40) + " ", `sk-` + S + " "},
		{tok("sk-ant-", 40), `sk-ant-` + S},
		{"xoxb-" + "1234567890-abcdef", `xoxb-` + S},
		{"id AKIA" + "ABCDEFGHIJKLMNOP", `id AKIA` + S},
		{`x ` + jwt + ` y`, `x eyJ` + S + ` y`},
		{tok("hvs.", 30), `hvs.` + S},
		{"SG." + tok("", 22) + "." + tok("", 43), `SG.` + S},
		{`GH_TOKEN=` + tok("ghp_", 36) + ` gh`, `GH_TOKEN=ghp_` + S + ` gh`},
		{`"\n` + tok("ghp_", 36) + `"`, `"\nghp_` + S + `"`},
		{"-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----\n", "-----BEGIN RSA PRIVATE KEY-----" + S + "-----END RSA PRIVATE KEY-----\n"},
		{`"-----BEGIN PRIVATE KEY-----\nabc`, `"-----BEGIN PRIVATE KEY-----` + S},
		{`"k":"\n-----BEGIN OPENSSH PRIVATE KEY-----\nabc`, `"k":"\n-----BEGIN OPENSSH PRIVATE KEY-----` + S},
		// Chance.
		{`thing=` + tok("", 40), `thing=` + S},
		{`{"thing": "` + tok("", 43) + `="}`, `{"thing": "` + S + `"}`},
		// Cut by somebody else before we saw it.
		{`rm of ` + tok("ghp_", 8) + `… (home)`, `rm of ghp_` + S + `… (home)`},
		{`curl of https://dev:hunt…`, `curl of https://dev:` + S + `…`},
		// A command does not hide in a value.
		{`PASSWORD=x$(rm -rf /srv) ls`, `PASSWORD=` + S + `$(rm -rf /srv) ls`},
		{`PASSWORD="x$(rm -rf /srv)" ls`, `PASSWORD="` + S + `$(rm -rf /srv)" ls`},
	} {
		if got := Text(c.in); got != c.want {
			t.Errorf("Text(%q)\n got %q\nwant %q", c.in, got, c.want)
		}
		if once := Text(c.in); Text(once) != once {
			t.Errorf("masking %q again gives %q", once, Text(once))
		}
	}
}

func TestOrdinaryTextStays(t *testing.T) {
	for _, s := range []string{
		``, `ls -la`, `git status && rm -rf ~/`,
		`git show 3b7e79c8d1f04a5b9c2e6d7f8091a2b3c4d5e6f7`,
		`commit: 3b7e79c8d1f04a5b9c2e6d7f8091a2b3c4d5e6f7`,
		`id=3b7e79c8-69aa-4d49-9ab3-d91659e812b7`,
		`image@sha256:` + strings.Repeat("0a1b2c3d", 8),
		`"integrity": "sha512-` + tok("", 86) + `=="`,
		`example.com/m v1.2.3 h1:` + tok("", 43) + `=`,
		`SHA256:` + tok("", 43),
		`cat /home/dev/project/src/components/Button2/Index3.test.tsx`,
		`path=/home/dev/project/Src/My2/Components4/Button9/Index`,
		`FILE=./A1/b2/C3/d4/E5/f6/G7/h8/I9/j0`,
		`--password "$PASSWORD"`, `--token ${TOKEN} x`, `TOKEN=$(cat f) gh`, `PASSWORD="$(pass show x)" y`,
		`curl -H "Authorization: Bearer $TOKEN" h`, `curl -u "$U:$P" h`,
		`$env:TOKEN`, `token: ${{ secrets.TOKEN }}`, `--token <token>`, `"password": null`,
		`PWD=/home/dev/project OLDPWD=/tmp make`,
		`docker run -p 8080:80 --user 1000:1000 img`, `ssh -p 22 h`, `mkdir -p a/b`, `cp -p a b`, `curl -u dev h`,
		`gh auth login --with-token < f`, `gh auth status --show-token`, `docker login --password-stdin`,
		`--token-file f`, `max_tokens: 4096`, `"max_tokens": 4096, "tokens": 5`, `PASSWORD_FILE=/run/secrets/db`,
		`TOKEN=/run/secrets/token x`, `AWS_ACCESS_KEY_ID=x`, `--private-key ./keys/id x`,
		`the password is wrong and the token expired`, `pass: 12, fail: 0`, `Basic authentication`, `a bearer token`,
		`http://localhost:8080/a@b`, `git@github.com:o/r.git`, `ssh://git@h:22/r`, `https://h/@scope/pkg`,
		`sk-loading-spinner-large-animated-fast`, `npm_config_cache=/tmp/x`, `hf_hub_download(repo)`, `AKIATAIL`,
		`-----BEGIN CERTIFICATE-----` + "\nabc\n" + `-----END CERTIFICATE-----`,
		`class=MyVeryLongComponentName2WithSuffix3`, `std::VeryLongName1`, `token := os.Getenv("X")`,
		`key: value`, `primary_key: id`, `sort --key=2 f`, `author=dev`, `Authors: a b`, `compass=1`, `keyboard=us`,
		`sig = b'PNG'`, `a=b`, `if [ "$a" = "b" ]; then c; fi`, "\xff\xfe", `prix: 5 €`,
	} {
		if got := Text(s); got != s {
			t.Errorf("Text(%q) = %q, it should stay", s, got)
		}
	}
}

// hostile are texts that make a scanner read again and again, if anything does.
var hostile = []string{
	"pwd=", `pwd="`, `pwd='`, `pwd=x\"y` + "\n", `pwd=\"`, `pwd="\`, `a="pwd=`, "://", "://a:b/", "://a:b@", "://@", ":", "=a", "=a/b",
	"-----BEGIN ", "-----BEGIN PRIVATE KEY-----", "eyJaaaaaaa.", "eyJaaaaaaa", "ghp_", "a_", "aB", "-", "token ", "--token ", "--token \"",
	"<token>", "bearer ", "login a password ", "curl -u ", "curl -ua:", `\`, `\"`, `"`, `'`, "`", "cookie: ", "cookie:", "‹secret›", "password=‹secret›x",
	"password=$(", "password=a", "openssl -k ", "SG.", "hvs.a", "\n", " ", "pwd='\n", "pwd=\"\n", "sig=a&", "…", `pwd=a'b"c`, `pwd="a'b`, `pwd=a\`,
}

func TestLinearTime(t *testing.T) {
	// Work, not time: a scanner that reads again would need hours for these.
	const size = 2 << 20
	for _, unit := range hostile {
		Text(strings.Repeat(unit, size/len(unit)))
	}
}

func FuzzText(f *testing.F) {
	for _, s := range hostile {
		f.Add(s)
		f.Add(strings.Repeat(s, 3))
	}
	f.Add(`curl -u a:b "https://u:p@h/?token=x" -H 'Authorization: Basic abc' --password="x$(y)z" {"pwd":"\"a\""}`)
	f.Fuzz(func(t *testing.T, s string) {
		once := Text(s)
		if len(once) > 4*len(s)+len(Marker) {
			t.Errorf("%d bytes became %d", len(s), len(once))
		}
		if again := Text(once); again != once {
			t.Errorf("not idempotent:\n in  %q\n out %q\n out %q", s, once, again)
		}
	})
}

func BenchmarkOrdinaryCommand(b *testing.B) {
	s := `cd /home/dev/project && go test ./internal/... -run TestX 2>&1 | grep -v '^ok' | head -50`
	b.SetBytes(int64(len(s)))
	for b.Loop() {
		Text(s)
	}
}

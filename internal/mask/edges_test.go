package mask

import (
	"strings"
	"testing"
)

// Where a value begins and ends, and which names and options have one.
func TestEdges(t *testing.T) {
	hex := strings.Repeat("0a1b2c3d", 5)
	for _, c := range []struct{ in, want string }{
		// Options of programs.
		{`mysql -p"a b" db`, `mysql -p"` + S + `" db`},
		{`zip -P hunter2 a.zip b`, `zip -P ` + S + ` a.zip b`},
		{`zip -Phunter2 a.zip b`, `zip -P` + S + ` a.zip b`},
		{`7z x -phunter2 a.7z`, `7z x -p` + S + ` a.7z`},
		{`curl --user "dev:hunter 2" h`, `curl --user "dev:` + S + `" h`},
		{`curl --proxy-user=dev:hunter2 h`, `curl --proxy-user=dev:` + S + ` h`},
		{`curl -u "dev":hunter2 h`, `curl -u "dev":` + S + ` h`},
		{`curl -u "$U":"hunter 2" h`, `curl -u "$U":"` + S + `" h`},
		{`curl -u 'dev:'hunter2 h`, `curl -u ` + S + ` h`},
		{`http -a dev:hunter2 h`, `http -a dev:` + S + ` h`},
		{`lftp -u dev,hunter2 h`, `lftp -u dev,` + S + ` h`},
		{`ldapsearch -w hunter2 -x`, `ldapsearch -w ` + S + ` -x`},
		{`docker login -p x1 reg; docker run -p 80:80 i`, `docker login -p ` + S + ` reg; docker run -p 80:80 i`},
		{`cd a && docker login -p x1`, `cd a && docker login -p ` + S},
		// Names.
		{`SECRET_KEY_BASE=abc`, `SECRET_KEY_BASE=` + S},
		{`apiKeyProd=abc`, `apiKeyProd=` + S},
		{`API_KEY_2=abc`, `API_KEY_2=` + S},
		{`__password__=abc`, `__password__=` + S},
		{`DB_PASSWORD_1=abc`, `DB_PASSWORD_1=` + S},
		{`mypassword=abc`, `mypassword=` + S},
		{`mypassword=/etc/x/y`, `mypassword=` + S},
		{`DB_PASSWORD=/etc/x/y`, `DB_PASSWORD=` + S},
		{`mytoken=abc`, `mytoken=` + S},
		{`apikey=abc`, `apikey=` + S},
		// Tokens.
		{`sk-` + hex, `sk-` + S},
		{`"\t` + tok("ghp_", 36) + `"`, `"\tghp_` + S + `"`},
		{`"\r` + tok("ghp_", 36) + `"`, `"\rghp_` + S + `"`},
		{`"a\rpassword: x1"`, `"a\rpassword: ` + S + `"`},
		{`see ` + tok("eyJ", 30) + `… x`, `see eyJ` + S + `… x`},
		{tok("eyJ", 20) + "." + tok("", 20) + "." + tok("", 20) + "." + tok("", 20) + "." + tok("", 20) + ".", `eyJ` + S + "."},
		{tok("eyJ", 20) + "." + tok("", 20) + ". And", `eyJ` + S + ". And"},
		{`thing=` + tok("", 20) + "+" + tok("", 12) + "/" + tok("", 12), `thing=` + S},
		{`thing=` + tok("", 40) + `==,x`, `thing=` + S + `,x`},
		// Addresses.
		{`https://` + tok("", 30) + `@h:8443/r`, `https://` + S + `@h:8443/r`},
		{`https://dev:hunter2@h:8443/r`, `https://dev:` + S + `@h:8443/r`},
		{`https://dev:hun@ter2@h/r`, `https://dev:` + S + `@h/r`},
		{`https://h/a https://dev:hunter2@h/r`, `https://h/a https://dev:` + S + `@h/r`},
		// Values.
		{`password = "abc"`, `password = "` + S + `"`},
		{`password == "abc"`, `password == "` + S + `"`},
		{`"token" => "abc"`, `"token" => "` + S + `"`},
		{`password := "abc"`, `password := "` + S + `"`},
		{`["--token", "abc"]`, `["--token", "` + S + `"]`},
		{`"[\"--token\", \"abc\"]"`, `"[\"--token\", \"` + S + `\"]"`},
		{`password: "é1"`, `password: "` + S + `"`},
		{`PASSWORD='a'é ls`, `PASSWORD=` + S + ` ls`},
		{`PASSWORD=a\ b ls`, `PASSWORD=` + S + ` ls`},
		{`hvs_token=` + tok("hvs.", 30), `hvs_token=hvs.` + S},
		{"PASSWORD=abc\nls", "PASSWORD=" + S + "\nls"},
		{`password=%abc`, `password=` + S},
	} {
		if got := Text(c.in); got != c.want {
			t.Errorf("Text(%q)\n got %q\nwant %q", c.in, got, c.want)
		}
		if once := Text(c.in); Text(once) != once {
			t.Errorf("masking %q again gives %q", once, Text(once))
		}
	}
}

func TestEdgesThatStay(t *testing.T) {
	list := []string{
		`mysql -u root -p db`, `7z x -p a.7z`, `sql -pabc db`,
		`openssl rsa -in k -passin env:PW`, `openssl rsa -in k -passin file:/run/pw`, `openssl rsa -in k -passin fd:3`,
		`sshpass -p "$(cat f)" ssh h`, `sshpass -p $(cat f) ssh h`, "sshpass -p `cat f` ssh h", `mysql -p$(cat f) db`, `curl -u dev:$(cat f) h`, `curl -u "$U":"$P" h`, `curl -u "dev" h`,
		`tool --show-token all`, `tool --no-password now`, `tool --ask-pass host`, `tool --with-token all`,
		`sk-loading-spinner-large-animated-fast-2024`, `sk-Loading-Spinner-Large-Animated-Fast`, `ghp_abc`,
		`AKIA` + `abcdefghijklmnop`, `AKIA` + `ABCDEFGHIJKLMNOPQRST`, `eyJab.cd`, tok("eyJ", 30),
		`x=sha512-` + tok("", 86) + `==`, `usertoken=/run/x/y`, `https://h:`, `https://h:8443/a@b`,
		`TOKEN=%TOKEN%`, `token: {{ .Token }}`, `TOKEN=${{ secrets.X }} x`, `password=<password>`,
	}
	for _, end := range []string{"'", `"`, "`", "<", ">", " ", "\t", "\n", "\r"} {
		list = append(list, "https://h:port/y"+end+"a@b")
	}
	for _, s := range list {
		if got := Text(s); got != s {
			t.Errorf("Text(%q) = %q, it should stay", s, got)
		}
	}
}

func TestSecretName(t *testing.T) {
	for name, want := range map[string]bool{"DB_PASSWORD": true, "GITHUB_TOKEN": true, "apiKey": true, "MY_PASS": true, "Authorization": true, "SECRET": true,
		"PATH": false, "PWD": false, "OLDPWD": false, "HOME": false, "key": false, "primary_key": false, "pass": false} {
		if SecretName(name) != want {
			t.Errorf("%s: %t", name, !want)
		}
	}
}

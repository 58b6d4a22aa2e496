package mask

import "strings"

// naming is what the name of a value says of it. The zero value is nothing.
type naming uint8

const (
	ordinary naming = iota
	weak            // secret behind "=" or as an option, but an ordinary word otherwise
	secret          // secret; may be a path to one
	password        // secret, and anything may stand in it
	header          // secret, and it goes on to the end of its line
)

// secretWords are last words of names of secrets.
var secretWords = [...]struct {
	word string
	says naming
}{
	{"password", password}, {"passwd", password}, {"passphrase", password}, {"passcode", password}, {"pwd", password},
	{"pass", weak}, {"pw", weak}, {"psw", weak}, {"otp", weak}, {"jwt", weak}, {"pat", weak}, {"creds", weak}, {"sig", weak},
	{"secret", secret}, {"token", secret}, {"credential", secret}, {"credentials", weak}, {"signature", weak},
	{"authorization", header}, {"cookie", header}, {"secrets", weak}, {"mnemonic", weak}, {"bearer", weak},
}

// secretEndings are endings of a last word in which words were run together.
var secretEndings = [...]string{"password", "passwd", "passphrase", "secret", "token", "apikey", "secretkey", "accesskey",
	"privatekey", "privkey", "accountkey", "authkey", "encryptionkey", "signingkey"}

// lastLetters are those that the words above and "key" end in, and what may
// stand behind them.
const lastLetters = "bcdegiklmnprstvwxy0123456789-\x7f"

// qualifiers are words behind that of a secret which say where it is for, or how it is
// written: "SECRET_KEY_BASE", "apiKeyProd".
const qualifiers = " base b64 pem json hex raw value string prod production stage staging dev test local old new live current github gitlab npm pypi slack v "

// keyKinds are the words that make a following "key" a secret.
var keyKinds = [...]string{"api", "access", "secret", "private", "account", "encryption", "signing", "auth", "shared",
	"master", "storage", "subscription", "service", "session", "app", "application", "admin", "license", "role", "anon", "hmac", "wallet", "recovery"}

// says reads the name of a value, without the dashes of an option.
func says(name string) naming {
	name = strings.Trim(name, "-_")
	name = strings.TrimRight(name, "0123456789")
	name = strings.TrimRight(name, "-_")
	rest, last := lastWord(name)
	for rest != "" && len(last) < 11 && strings.Contains(qualifiers, " "+strings.ToLower(last)+" ") {
		name = strings.TrimRight(rest, "0123456789-_")
		rest, last = lastWord(name)
	}
	if name == "PWD" {
		return ordinary
	}
	for _, w := range secretWords {
		if !strings.EqualFold(last, w.word) {
			continue
		}
		if w.says == weak && rest != "" {
			return secret
		}
		return w.says
	}
	for _, e := range secretEndings {
		if len(last) > len(e) && strings.EqualFold(last[len(last)-len(e):], e) || strings.EqualFold(last, e) {
			if strings.HasPrefix(e, "pass") {
				return password
			}
			return secret
		}
	}
	if strings.EqualFold(last, "key") {
		_, kind := lastWord(rest)
		for _, k := range keyKinds {
			if strings.EqualFold(kind, k) {
				return secret
			}
		}
	}
	return ordinary
}

// SecretName reports whether the name of a variable or field says that its
// value is a secret.
func SecretName(name string) bool { return says(name) >= secret }

// lastWord splits a name in front of its last word: "db_password", "dbPassword".
func lastWord(name string) (rest, last string) {
	i := len(name)
	for i > 0 {
		c := name[i-1]
		if c == '_' || c == '-' {
			return strings.TrimRight(name[:i-1], "_-"), name[i:]
		}
		i--
		if i > 0 && isUpper(c) && isLower(name[i-1]) {
			return name[:i], name[i:]
		}
	}
	return "", name
}

// takesNoValue reports whether an option with a secret's name is a switch.
func takesNoValue(option string) bool {
	name := strings.TrimLeft(option, "-")
	for _, p := range [...]string{"no-", "show-", "with-", "without-", "print-", "use-", "get-", "skip-", "hide-", "disable-", "ask-", "require-", "reset-"} {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}

// namesDigest reports whether a name, or the beginning of a value, says that
// what follows is the digest of something public.
func namesDigest(name string) bool {
	_, last := lastWord(strings.TrimRight(name, "-_"))
	for _, w := range [...]string{"sha", "sha1", "sha224", "sha256", "sha384", "sha512", "md5", "h1", "hash", "sum", "checksum",
		"integrity", "digest", "etag", "fingerprint", "commit", "rev", "revision", "narhash", "blake2b", "blake3"} {
		if strings.EqualFold(last, w) || len(name) >= 6 && len(w) == 6 && strings.EqualFold(name[:6], w) {
			return true
		}
	}
	return false
}

// isWrapper reports whether the word behind a program is again a program.
func isWrapper(program string) bool {
	switch program {
	case "sudo", "doas", "env", "exec", "command", "time", "nohup", "nice", "then", "do", "else", "if", "while", "until", "xargs", "export":
		return true
	}
	return false
}

// isScheme reports whether a word in front of a credential names its kind.
func isScheme(word string) bool {
	for _, w := range [...]string{"bearer", "basic", "digest", "token", "apikey", "api-key", "negotiate", "ntlm", "splunk", "key", "aws4-hmac-sha256"} {
		if strings.EqualFold(word, w) {
			return true
		}
	}
	return false
}

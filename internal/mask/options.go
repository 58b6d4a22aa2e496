package mask

import "strings"

// partOf says which part of an option's value is the secret.
type partOf uint8

const (
	whole      partOf = iota
	afterColon        // "user:password"
	afterMark         // "user%password"
	afterComma        // "user,password"
)

// shortOption is an option of one letter whose value is a secret.
type shortOption struct {
	programs string // with spaces around each
	letter   byte
	part     partOf
	attached bool // the value may follow the letter at once
	apart    bool // the value may be the next word
	login    bool // only when the subcommand is a login
}

var shortOptions = [...]shortOption{
	{" mysql mysqldump mysqladmin mysqlimport mysqlcheck mysqlshow mariadb mariadb-dump mariadb-admin ", 'p', whole, true, false, false},
	{" sshpass ", 'p', whole, true, true, false},
	{" curl ", 'u', afterColon, true, true, false},
	{" curl ", 'U', afterColon, true, true, false},
	{" http https xh ", 'a', afterColon, false, true, false},
	{" redis-cli ", 'a', whole, false, true, false},
	{" docker podman buildah skopeo helm nerdctl az oras crane ", 'p', whole, false, true, true},
	{" oc ", 'p', whole, false, true, true},
	{" ldapsearch ldapadd ldapmodify ldapdelete ldappasswd ldapwhoami ", 'w', whole, true, true, false},
	{" openssl ", 'k', whole, false, true, false},
	{" openssl ", 'K', whole, false, true, false},
	{" zip unzip ", 'P', whole, true, true, false},
	{" 7z 7za 7zr 7zz rar unrar ", 'p', whole, true, false, false},
	{" mongo mongosh mongodump mongorestore mongoexport mongoimport ", 'p', whole, true, true, false},
	{" sqlcmd bcp ", 'P', whole, true, true, false},
	{" smbclient rpcclient net ", 'U', afterMark, true, true, false},
	{" lftp ", 'u', afterComma, false, true, false},
	{" cqlsh clickhouse-client influx ", 'p', whole, false, true, false},
}

// longOptions are options whose name does not say that a secret is in their
// value.
var longOptions = [...]struct {
	programs, option string
	part             partOf
}{
	{" curl wget ", "--user", afterColon},
	{" curl wget ", "--proxy-user", afterColon},
	{" http https xh ", "--auth", afterColon},
	{" openssl ", "-passin", afterColon},
	{" openssl ", "-passout", afterColon},
	{" openssl ", "-pass", afterColon},
}

// option hides the secret in the value of the option s[i:j] of the current
// program and returns where to go on; 0 when it has none.
func (m *scanner) option(i, j int) int {
	if m.s[i] != '-' || j-i < 2 || m.program == "" {
		return 0
	}
	for _, o := range longOptions {
		if m.s[i:j] == o.option && m.isProgram(o.programs) {
			k := j
			if k < len(m.s) && m.s[k] == '=' {
				k++
			}
			return m.part(m.skipBlanks(k), o.part)
		}
	}
	if m.s[i+1] == '-' {
		return 0
	}
	for _, o := range shortOptions {
		if !m.isProgram(o.programs) || o.login && !m.login {
			continue
		}
		switch {
		case o.apart && m.s[j-1] == o.letter && onlyLetters(m.s[i+1:j]) && j < len(m.s) && isSpace(m.s[j]):
			return m.part(m.skipBlanks(j), o.part)
		case o.attached && m.s[i+1] == o.letter && (j-i > 2 || j < len(m.s) && !isSpace(m.s[j])):
			return m.part(i+2, o.part)
		}
	}
	return 0
}

func (m *scanner) isProgram(programs string) bool {
	n := strings.Index(programs, m.program)
	return n > 0 && programs[n-1] == ' ' && programs[n+len(m.program)] == ' '
}

func onlyLetters(s string) bool {
	for i := range len(s) {
		if !isLower(s[i]) && !isUpper(s[i]) {
			return false
		}
	}
	return true
}

// part hides the part of the value at k that is the secret.
func (m *scanner) part(k int, part partOf) int {
	from, to, end := m.span(k, password, 0)
	v := m.s[from:to]
	if part != whole {
		mark := [...]byte{afterColon: ':', afterMark: '%', afterComma: ','}[part]
		n := strings.IndexByte(v, mark)
		if n < 0 {
			if end < len(m.s) && m.s[end] == mark {
				return m.part(end+1, whole) // behind the quotes of what is in front
			}
			return end
		}
		if part == afterColon && (strings.HasPrefix(v, "env:") || strings.HasPrefix(v, "file:") || strings.HasPrefix(v, "fd:")) {
			return end
		}
		// A quote that opens in front of the part and closes in it goes too.
		if !strings.ContainsAny(v[:n], `"'`) {
			from += n + 1
			v = m.s[from:to]
		}
	}
	if strings.HasPrefix(v, "$(") || strings.HasPrefix(v, "`") || strings.HasPrefix(v, "<(") {
		return from
	}
	m.secret(from, to)
	return max(end, from)
}

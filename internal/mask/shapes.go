package mask

import "strings"

// shape is a kind of token that is known by how it begins.
type shape struct {
	prefix string
	least  int  // bytes behind the prefix
	upper  bool // behind the prefix stand only capitals and digits
	mixed  bool // behind the prefix stand a digit and a capital: the prefix alone is also the beginning of words
	dotted bool // dots belong to it
}

// shapes are the tokens of services, a longer prefix before its own beginning.
var shapes = [...]shape{
	{prefix: "github_pat_", least: 20},
	{prefix: "ghp_", least: 20}, {prefix: "gho_", least: 20}, {prefix: "ghu_", least: 20},
	{prefix: "ghs_", least: 20}, {prefix: "ghr_", least: 20},
	{prefix: "glpat-", least: 16}, {prefix: "gldt-", least: 16}, {prefix: "glrt-", least: 16},
	{prefix: "glptt-", least: 16}, {prefix: "glcbt-", least: 16}, {prefix: "glft-", least: 16},
	{prefix: "glsoat-", least: 16}, {prefix: "glimt-", least: 16}, {prefix: "glagent-", least: 16},
	{prefix: "sk-ant-", least: 16}, {prefix: "sk-proj-", least: 16}, {prefix: "sk-svcacct-", least: 16},
	{prefix: "sk-or-", least: 16, mixed: true}, {prefix: "sk-", least: 20, mixed: true},
	{prefix: "sk_live_", least: 10}, {prefix: "sk_test_", least: 10},
	{prefix: "rk_live_", least: 10}, {prefix: "rk_test_", least: 10}, {prefix: "whsec_", least: 16},
	{prefix: "xoxb-", least: 10}, {prefix: "xoxp-", least: 10}, {prefix: "xoxa-", least: 10},
	{prefix: "xoxo-", least: 10}, {prefix: "xoxs-", least: 10}, {prefix: "xoxr-", least: 10},
	{prefix: "xoxe-", least: 10}, {prefix: "xoxc-", least: 10}, {prefix: "xoxd-", least: 10}, {prefix: "xapp-", least: 10},
	{prefix: "AKIA", least: 16, upper: true}, {prefix: "ASIA", least: 16, upper: true},
	{prefix: "AIza", least: 30, mixed: true}, {prefix: "GOCSPX-", least: 16}, {prefix: "ya29", least: 16, dotted: true},
	{prefix: "npm_", least: 30, mixed: true}, {prefix: "pypi-", least: 40, mixed: true}, {prefix: "rubygems_", least: 30},
	{prefix: "dckr_pat_", least: 16}, {prefix: "dop_v1_", least: 30}, {prefix: "doo_v1_", least: 30}, {prefix: "dor_v1_", least: 30},
	{prefix: "hf_", least: 30, mixed: true}, {prefix: "gsk_", least: 30, mixed: true}, {prefix: "r8_", least: 30, mixed: true},
	{prefix: "xai-", least: 40, mixed: true}, {prefix: "pplx-", least: 30, mixed: true}, {prefix: "nvapi-", least: 30},
	{prefix: "tvly-", least: 20}, {prefix: "lin_api_", least: 20}, {prefix: "ntn_", least: 30}, {prefix: "figd_", least: 20},
	{prefix: "shpat_", least: 20}, {prefix: "shpss_", least: 20}, {prefix: "shpca_", least: 20}, {prefix: "shppa_", least: 20},
	{prefix: "sq0atp-", least: 16}, {prefix: "sq0csp-", least: 16}, {prefix: "sntrys_", least: 20}, {prefix: "sntryu_", least: 20},
	{prefix: "glc_", least: 30, mixed: true}, {prefix: "glsa_", least: 30}, {prefix: "PMAK-", least: 30},
	{prefix: "tskey-", least: 16}, {prefix: "ATATT3", least: 30}, {prefix: "dapi", least: 32, mixed: false},
	{prefix: "hvs", least: 20, dotted: true}, {prefix: "hvb", least: 20, dotted: true}, {prefix: "hvr", least: 20, dotted: true},
	{prefix: "SG", least: 40, dotted: true}, {prefix: "AGE-SECRET-KEY-1", least: 40, upper: true},
	{prefix: "sbp_", least: 30}, {prefix: "vercel_", least: 20, mixed: true}, {prefix: "EAACEdEose0cBA", least: 10},
}

// shapeAt returns the kind of token that begins a text, or nil.
func shapeAt(s string) *shape {
	for i := range shapes {
		if shapes[i].prefix[0] == s[0] && strings.HasPrefix(s, shapes[i].prefix) {
			return &shapes[i]
		}
	}
	return nil
}

// token hides the token that the run s[i:j] begins and returns where it ends,
// or 0 when it begins none.
func (m *scanner) token(i, j int) int {
	if end := m.jwt(i, j); end > 0 {
		return end
	}
	if j-i < 2 {
		return 0
	}
	sh := shapeAt(m.s[i:j])
	if sh == nil {
		return 0
	}
	from, end := i+len(sh.prefix), j
	if sh.dotted {
		if end >= len(m.s) || m.s[end] != '.' || end != from {
			return 0
		}
		for end < len(m.s) && (isRun(m.s[end]) || m.s[end] == '.') {
			end++
		}
		from++
	}
	tail := m.s[from:end]
	least := sh.least
	if strings.HasPrefix(m.s[end:], ellipsis) {
		least = min(least, 4)
	} else if sh.mixed && !(strings.ContainsAny(tail, "0123456789") && strings.ToLower(tail) != tail) && !isHex(tail) {
		return 0
	}
	if len(tail) < least || sh.upper && strings.ToUpper(tail) != tail {
		return 0
	}
	if sh.upper && len(sh.prefix) == 4 && least == 16 && len(tail) != 16 {
		return 0
	}
	m.hide(from, end)
	return end
}

// jwt hides a JSON web token: two or three runs with dots between them, the
// first of which is an encoded "{".
func (m *scanner) jwt(i, j int) int {
	const prefix = "eyJ"
	if !strings.HasPrefix(m.s[i:j], prefix) || j-i < 10 {
		return 0
	}
	end, parts := j, 1
	for end+1 < len(m.s) && m.s[end] == '.' && isRun(m.s[end+1]) && parts < 5 {
		for end++; end < len(m.s) && isRun(m.s[end]); end++ {
		}
		parts++
	}
	if parts < 2 && !strings.HasPrefix(m.s[end:], ellipsis) {
		return 0
	}
	m.hide(i+len(prefix), end)
	return end
}

// random hides a long value behind "=" or ":" that looks like chance.
func (m *scanner) random(i, j int) int {
	if !m.isValue(i) {
		return 0
	}
	end := j
	for end < len(m.s) && (isRun(m.s[end]) || m.s[end] == '+' || m.s[end] == '/') {
		end++
	}
	if !isRandom(m.s[i:end], 24) || namesDigest(m.last) || namesDigest(m.s[i:min(j, i+7)]) {
		return 0
	}
	for n := 0; n < 2 && end < len(m.s) && m.s[end] == '='; n++ {
		end++
	}
	m.hide(i, end)
	return end
}

// isValue reports whether "=" or ":" stands in front of i, with at most a space
// and a quote between.
func (m *scanner) isValue(i int) bool {
	i--
	if i >= 0 && isQuote(m.s[i]) {
		if i--; i >= 0 && m.s[i] == '\\' {
			i--
		}
	}
	if i >= 0 && m.s[i] == ' ' {
		i--
	}
	return i >= 0 && (m.s[i] == '=' || m.s[i] == ':')
}

// isRandom reports whether a text of at least least bytes looks like chance:
// small letters, capitals and digits that change places much more often than
// in words, names and paths. Hexadecimal digests and UUIDs never do.
func isRandom(s string, least int) bool {
	if len(s) < least {
		return false
	}
	var lower, upper, digits, slashes, changes int
	was := byte(0)
	for i := range len(s) {
		class := byte('-')
		switch c := s[i]; {
		case isLower(c):
			class = 'a'
			lower++
		case isUpper(c):
			class = 'A'
			upper++
		case isDigit(c):
			class = '0'
			digits++
		case c == '/':
			slashes++
		}
		// From a capital to a small letter is how every word of a name begins.
		if class != '-' && was != '-' && was != 0 && class != was && !(was == 'A' && class == 'a') {
			changes++
		}
		was = class
	}
	return lower > 0 && upper > 1 && digits > 1 && slashes*16 <= len(s) && changes*10 >= len(s)*3
}

func isHex(s string) bool {
	for i := range len(s) {
		if c := s[i]; !isDigit(c) && (c < 'a' || c > 'f') && (c < 'A' || c > 'F') {
			return false
		}
	}
	return true
}

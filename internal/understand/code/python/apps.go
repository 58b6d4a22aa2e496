package python

import (
	"strings"

	"automode/internal/understand/code"
)

// baseModel is the class that models of a mapper add to.
var baseModel = table{name: "models", kin: &modelsThing, lends: true}

// memoryOnly reports whether an address is that of a database that lies in memory, and
// nowhere else.
func memoryOnly(url value) bool {
	t, ok := url.text()
	return ok && (t == "sqlite://" || t == "sqlite:///:memory:" || t == "sqlite+pysqlite:///:memory:" || t == "sqlite+pysqlite://")
}

// answers: a statement that is text must be known, and must not lead out of the
// database that it is for.
func (r *reader) answers(n *node, statement value) {
	for _, a := range statement {
		if a.thing() {
			continue
		}
		if !a.exact() {
			r.fail(n.line, "a statement is put together that is not known")
			continue
		}
		words := strings.FieldsFunc(strings.ToLower(a.word.Text), func(c rune) bool { return c != '_' && (c < 'a' || c > 'z') })
		for _, w := range words {
			if code.Within("attach vacuum load_extension writefile readfile edit fts3_tokenizer pragma", w) {
				r.fail(n.line, "a statement reaches out of its database")
			}
		}
	}
}

// configure: settings whose texts could name a module of the project, or a
// file, are not followed.
func (r *reader) configure(n *node, a *args) {
	if len(a.list) > 0 {
		r.fail(n.line, "settings that nobody read")
	}
	for i, name := range a.names {
		if !code.Within("INSTALLED_APPS DATABASES MIDDLEWARE TEMPLATES ROOT_URLCONF", name) {
			continue
		}
		for _, x := range r.reach(a.named[i]) {
			if x.kind != data || !x.exact() && !x.number && !x.none && x.sites == 0 {
				r.fail(n.line, "settings that are not known")
			} else if t := x.word.Text; x.exact() && x.sites == 0 && !strings.HasPrefix(t, "django.") && !code.Within(":memory: default __main__ context_processors debug string_if_invalid", t) && t != strings.ToUpper(t) {
				r.fail(n.line, "a setting names “"+t+"”")
			}
		}
	}
	r.configured = true
}

// unconfigured are modules that look at the settings of the project when they
// are used.
func (r *reader) unconfigured() {
	if r.needsSettings && !r.configured && !r.ownSettings {
		r.fail(1, "the settings of the project are loaded")
	}
}

// template: what stands in the braces of a template is evaluated. Names, members
// and filters without arguments reach nothing that they are not given.
func (r *reader) template(n *node, text value) {
	t, ok := text.text()
	for ok {
		_, rest, more := strings.Cut(t, "{")
		if !more {
			return
		}
		t = rest
		if rest == "" || rest[0] != '{' && rest[0] != '%' {
			continue
		}
		field, after, closed := strings.Cut(rest[1:], "}")
		ok = closed && !strings.Contains(field, "__") && strings.Trim(field, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ .|%-,<>=!") == ""
		for word := range strings.FieldsSeq(field) {
			ok = ok && !code.Within("include import extends from attr", strings.Trim(word, "%-"))
		}
		ok = ok && !strings.Contains(strings.ReplaceAll(field, " ", ""), "|attr")
		t = after
	}
	r.fail(n.line, "a template that is not known is filled in")
}

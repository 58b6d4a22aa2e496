package condition

import (
	"path"
	"strings"
	"unicode"
)

// What libraries ask about a text, by whatever name a language has for it.

// Asked is what a function gives of a value and others, or a method of it. Nobody knows
// where it is none of those below, or does more with what it is given than is said there.
func Asked(name string, of Value, with ...Value) Value {
	name = strings.ToLower(name)
	switch of.Sort {
	case Unknown:
		return Value{}
	case Whether:
		if name == "bool" {
			return ValueOf(of.Truth(false))
		}
		return Value{}
	}
	switch name {
	case "include?", "includes", "contains", "str_contains", "member?", "has":
		if len(with) == 1 {
			return ValueOf(holds(of, with[0]))
		}
	case "in_array":
		if len(with) > 0 {
			return ValueOf(holds(with[0], of))
		}
	case "match", "fullmatch", "test", "match?", "search":
		return asksPattern(name, of, with)
	case "nil?", "is_null":
		return BoolOf(of.Sort == None)
	case "empty?", "empty":
		if name == "empty" && of.Text == "0" {
			return Value{} // that is empty, to some
		}
		return ValueOf(-of.Truth(false))
	case "bool":
		return ValueOf(of.Truth(false))
	case "len", "length", "size", "strlen", "count", "mb_strlen":
		if len(with) == 0 && (of.Sort == Text || of.Sort == List) && ascii(of.Text) {
			return numberOf(len(of.Text) + len(of.List))
		}
	case "first", "last", "pop":
		if len(with) == 0 && of.Sort == List {
			return At(of, map[string]int{"first": 0}[name]-map[string]int{"last": 1, "pop": 1}[name])
		}
	case "slice", "substring", "substr", "at", "charat":
		return cut(name, of, with)
	}
	if of.Sort != Text {
		return Value{}
	}
	if name == "fnmatch" || name == "fnmatch?" || name == "fnmatchcase" {
		return Value{} // which is the name differs: see Globbed
	}
	switch len(with) {
	case 0:
		return alone(name, of.Text)
	case 1:
		return byOne(name, of, with[0])
	case 2:
		a, b := with[0], with[1]
		if once := strings.Count(of.Text, a.Text) < 2; a.Sort == Text && a.Text != "" && !strings.ContainsAny(b.Text, `$\`) && b.Sort == Text && (name == "replace" || name == "sub" || name == "gsub") && (once || name != "sub") {
			if name == "replace" && !once {
				return Value{} // one of them, or all
			}
			return TextOf(strings.ReplaceAll(of.Text, a.Text, b.Text))
		}
	}
	return Value{}
}

// asksPattern holds a text against a regular expression, whichever of them is asked. Only
// some ask whether it matches: others give what was found, or where.
func asksPattern(name string, of Value, with []Value) Value {
	if len(with) != 1 {
		return Value{}
	}
	at := anywhere
	switch name {
	case "test", "match?":
		return ValueOf(matched(of, with[0], at))
	case "search":
		if of.Sort == Text {
			return Found(with[0], of, NumberOf(-1))
		}
	case "match":
		if of.Front {
			at = infront
		}
	case "fullmatch":
		at = whole
	}
	return thing(matched(of, with[0], at))
}

// alone is what is asked of a text with nothing else.
func alone(name, s string) Value {
	switch name {
	case "lower", "tolower", "tolowercase", "downcase", "lc", "strtolower", "casefold", "mb_strtolower":
		return TextOf(strings.ToLower(s))
	case "upper", "toupper", "touppercase", "upcase", "uc", "strtoupper", "mb_strtoupper":
		return TextOf(strings.ToUpper(s))
	case "strip", "trim":
		return TextOf(strings.TrimSpace(s))
	case "rstrip", "trimend", "rtrim":
		return TextOf(strings.TrimRight(s, " \t\n\r"))
	case "lstrip", "trimstart", "ltrim":
		return TextOf(strings.TrimLeft(s, " \t\n\r"))
	case "str", "string", "tostring", "to_s", "fspath", "as_posix", "to_path", "getfilename":
		return TextOf(s)
	case "basename", "name", "getbasename":
		if s != "" && !strings.HasSuffix(s, "/") {
			return TextOf(path.Base(s))
		}
	case "dirname", "parent":
		if strings.Contains(s, "/") { // else it is none, or "."
			return TextOf(path.Dir(s))
		}
	case "extname", "suffix":
		_, end := splitExt(path.Base(s))
		return TextOf(end)
	case "getextension":
		base := path.Base(s)
		return TextOf(base[strings.LastIndexByte(base, '.')+1:])
	case "stem":
		stem, _ := splitExt(path.Base(s))
		return TextOf(stem)
	case "splitext":
		_, end := splitExt(path.Base(s))
		return ListOf([]Value{TextOf(strings.TrimSuffix(s, end)), TextOf(end)})
	case "split":
		if !strings.ContainsAny(s, " \t\n\r") {
			return texts([]string{s}) // else it is divided there by some only
		}
	case "ord":
		if len(s) == 1 {
			return numberOf(int(s[0]))
		}
	case "reverse", "strrev":
		b := []byte(s)
		for i, k := 0, len(b)-1; i < k; i, k = i+1, k-1 {
			b[i], b[k] = b[k], b[i]
		}
		return TextOf(string(b))
	case "isdot":
		return BoolOf(s == "." || s == "..")
	case "isupper":
		return BoolOf(strings.ToUpper(s) == s && strings.ToLower(s) != s)
	case "islower":
		return BoolOf(strings.ToLower(s) == s && strings.ToUpper(s) != s)
	case "isalpha":
		return BoolOf(s != "" && strings.IndexFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }) < 0)
	case "isdigit", "isnumeric", "isdecimal":
		return BoolOf(s != "" && strings.IndexFunc(s, func(r rune) bool { return !unicode.IsDigit(r) }) < 0)
	case "isalnum":
		return BoolOf(s != "" && strings.IndexFunc(s, func(r rune) bool { return !unicode.IsDigit(r) && !unicode.IsLetter(r) }) < 0)
	}
	return Value{}
}

// byOne is what is asked of a text with one value more.
func byOne(name string, of, by Value) Value {
	s := of.Text
	switch name {
	case "startswith", "start_with?", "str_starts_with":
		return ValueOf(anyOf(by, func(x string) bool { return strings.HasPrefix(s, x) }))
	case "endswith", "end_with?", "str_ends_with":
		return ValueOf(anyOf(by, func(x string) bool { return strings.HasSuffix(s, x) }))
	}
	if by.Sort != Text {
		return Value{}
	}
	switch x := by.Text; name {
	case "index", "find", "indexof":
		return numberOf(strings.Index(s, x))
	case "rindex", "rfind", "lastindexof":
		return numberOf(strings.LastIndex(s, x))
	case "strpos", "stripos":
		if name == "stripos" {
			s, x = strings.ToLower(s), strings.ToLower(x)
		}
		if i := strings.Index(s, x); i >= 0 {
			return numberOf(i)
		}
		return BoolOf(false)
	case "localecompare":
		if s == x {
			return numberOf(0) // else as the place has it
		}
	case "strcmp":
		return numberOf(strings.Compare(s, x))
	case "strcasecmp", "casecmp":
		return numberOf(strings.Compare(strings.ToLower(s), strings.ToLower(x)))
	case "casecmp?":
		return BoolOf(strings.EqualFold(s, x))
	case "equals", "eql?", "__eq__":
		return BoolOf(s == x)
	case "split":
		if x != "" && x != " " && !strings.HasSuffix(s, x) { // what is empty at the end some leave out
			return texts(strings.Split(s, x))
		}
	case "strip":
		return TextOf(strings.Trim(s, x))
	case "rstrip":
		return TextOf(strings.TrimRight(s, x))
	case "lstrip":
		return TextOf(strings.TrimLeft(s, x))
	case "removesuffix", "delete_suffix", "basename":
		if name == "basename" {
			if s = path.Base(s); s == x || strings.Contains(x, "*") {
				return Value{}
			}
		}
		return TextOf(strings.TrimSuffix(s, x))
	case "removeprefix", "delete_prefix":
		return TextOf(strings.TrimPrefix(s, x))
	case "concat":
		return TextOf(s + x)
	}
	return Value{}
}

// anyOf is whether something is true of a text, or of any text of a list.
func anyOf(v Value, is func(string) bool) Truth {
	switch v.Sort {
	case Text:
		return Of(is(v.Text))
	case List:
		any := False
		for _, x := range v.List {
			any = max(any, anyOf(x, is))
		}
		return any
	}
	return 0
}

// cut is the part of a value that a method takes by numbers.
func cut(name string, of Value, with []Value) Value {
	var at []int
	for _, x := range with {
		if x.Sort != Number {
			return Value{}
		}
		at = append(at, int(x.Number))
	}
	switch {
	case len(at) == 0 || len(at) > 2:
		return Value{}
	case name == "at" || name == "charat":
		return At(of, at[0])
	case name == "substring":
		switch {
		case len(at) == 1:
			return Part(of, max(0, at[0]), len(of.Text))
		case at[0] == 0:
			return Part(of, 0, max(0, at[1]))
		}
		return Value{} // up to there, or as many
	case len(at) == 1:
		return Part(of, at[0], len(of.Text)+len(of.List))
	case name == "substr" && at[1] < 0:
		return Value{}
	case name == "substr":
		from := at[0]
		if from < 0 {
			from = max(0, from+len(of.Text))
		}
		return Part(of, from, from+at[1])
	}
	return Part(of, at[0], at[1])
}

// splitExt divides a name before its ending; a dot in front begins none.
func splitExt(name string) (stem, end string) {
	if i := strings.LastIndexByte(name, '.'); i > 0 {
		return name[:i], name[i:]
	}
	return name, ""
}

func texts(list []string) Value {
	all := make([]Value, len(list))
	for i, s := range list {
		all[i] = TextOf(s)
	}
	return ListOf(all)
}

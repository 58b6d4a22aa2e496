package main

import "strings"

// bashCompletion is the script for bash. What nobody suggests is left to
// bash's own completion of files.
func bashCompletion(list []completed) string {
	var cases, values strings.Builder
	for _, c := range list {
		var subs, flags []string
		for _, s := range c.subs {
			subs = append(subs, s.name)
		}
		for _, f := range c.flags {
			flags = append(flags, "--"+f.long)
			if f.short != "" {
				flags = append(flags, "-"+f.short)
			}
			if f.bare {
				continue
			}
			pattern := "'" + c.path + " --" + f.long + "'"
			if f.short != "" {
				pattern += "|'" + c.path + " -" + f.short + "'"
			}
			values.WriteString("        " + pattern + ") " + bashWords(f.values) + "; return ;;\n")
		}
		cases.WriteString("        '" + c.path + "') words='" + strings.Join(subs, " ") + "'; flags='" + strings.Join(flags, " ") + "'; " + bashArgs(c.args) + " ;;\n")
	}
	return `# Completion of automode for bash.
_automode() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} path='' words='' flags='' i word
    # "--cwd=x" comes as three words.
    if [[ $cur == '=' ]]; then
        cur=''
    elif [[ $prev == '=' ]]; then
        prev=${COMP_WORDS[COMP_CWORD-2]}
    fi
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == '--' ]]; then
            if ((i + 1 == COMP_CWORD)); then
                COMPREPLY=($(compgen -c -- "$cur"))
            fi
            return
        fi
        case "${path:+$path }$word" in
        ` + paths(list, "|") + `) path="${path:+$path }$word" ;;
        esac
    done
    case "$path $prev" in
` + values.String() + `    esac
    case "$path" in
` + cases.String() + `    esac
    if [[ $cur == -* || -z $words ]]; then
        words=$flags
    fi
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o bashdefault -o default -F _automode automode`
}

// paths are the names of all commands as a shell pattern.
func paths(list []completed, between string) string {
	var names []string
	for _, c := range list {
		if c.path != "" {
			names = append(names, "'"+c.path+"'")
		}
	}
	return strings.Join(names, between)
}

func bashWords(s suggestion) string {
	switch {
	case s == folders:
		return `compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$cur"))`
	case s.listed():
		return `COMPREPLY=($(compgen -W '` + string(s) + `' -- "$cur"))`
	}
	return ":"
}

func bashArgs(s suggestion) string {
	switch {
	case s == starting:
		return `words+=' --'`
	case s == programs:
		return `words+=$(automode commands 2>/dev/null | cut -f 1)`
	case s.listed():
		return `words+='` + string(s) + `'`
	}
	return ":"
}

// zshCompletion is the script for zsh.
func zshCompletion(list []completed) string {
	var cases, values strings.Builder
	for _, c := range list {
		var subs, flags []string
		for _, s := range c.subs {
			subs = append(subs, zshDescribed(s.name, s.help))
		}
		for _, f := range c.flags {
			flags = append(flags, zshDescribed("--"+f.long, f.help))
			if f.short != "" {
				flags = append(flags, zshDescribed("-"+f.short, f.help))
			}
			if f.bare {
				continue
			}
			pattern := `"` + c.path + " --" + f.long + `"`
			if f.short != "" {
				pattern += `|"` + c.path + " -" + f.short + `"`
			}
			values.WriteString("        (" + pattern + ") " + zshWords(f.values) + "; return ;;\n")
		}
		cases.WriteString(`        ("` + c.path + `") subs=(` + strings.Join(subs, " ") + `); flags=(` + strings.Join(flags, " ") + `); ` + zshArgs(c.args) + " ;;\n")
	}
	return `#compdef automode
# Completion of automode for zsh.
_automode() {
    local at="" word i cur=$words[CURRENT] prev=$words[CURRENT-1]
    local -a subs flags args
    for ((i = 2; i < CURRENT; i++)); do
        word=$words[i]
        if [[ $word == -- ]]; then
            shift $i words
            ((CURRENT -= i))
            _normal
            return
        fi
        case "${at:+$at }$word" in
        (` + paths(list, "|") + `) at="${at:+$at }$word" ;;
        esac
    done
    case "$at $prev" in
` + values.String() + `    esac
    case "$at" in
` + cases.String() + `    esac
    ((${#subs})) && _describe command subs
    ((${#args})) && compadd -a args
    [[ $cur == -* ]] && _describe option flags
    return 0
}
if [[ $funcstack[1] == _automode ]]; then
    _automode "$@"
else
    compdef _automode automode
fi`
}

func zshDescribed(name, help string) string {
	return "'" + strings.ReplaceAll(name+":"+help, "'", `'\''`) + "'"
}

func zshWords(s suggestion) string {
	switch {
	case s == folders:
		return "_files -/"
	case s == files:
		return "_files"
	case s.listed():
		return "compadd " + string(s)
	}
	return ":"
}

func zshArgs(s suggestion) string {
	switch {
	case s == starting:
		return "args=(--)"
	case s == programs:
		return "args=(${(f)\"$(automode commands 2>/dev/null | cut -f 1)\"})"
	case s.listed():
		return "args=(" + string(s) + ")"
	}
	return ":"
}

// fishCompletion is the script for fish.
func fishCompletion(list []completed) string {
	var b strings.Builder
	b.WriteString(`# Completion of automode for fish.
function __automode_at
    # Whether the words so far lead to the command that is given.
    set -l at
    for word in (commandline -opc)[2..]
        test "$word" = -- ; and return 1
        contains -- (string join -- ' ' $at $word) ` + paths(list, " ") + `; and set -a at $word
    end
    test "$argv[1]" = (string join -- ' ' $at | string collect --allow-empty)
end
complete -c automode -f
`)
	for _, c := range list {
		when := "complete -c automode -n '__automode_at " + fishQuote(`"`+c.path+`"`) + "'"
		for _, s := range c.subs {
			b.WriteString(when + " -a " + s.name + " -d '" + fishQuote(s.help) + "'\n")
		}
		for _, f := range c.flags {
			line := when + " -l " + f.long
			if f.short != "" {
				line += " -s " + f.short
			}
			line += " -d '" + fishQuote(f.help) + "'"
			if !f.bare {
				line += fishWords(f.values)
			}
			b.WriteString(line + "\n")
		}
		switch {
		case c.args == starting:
			b.WriteString(when + " -a -- -d 'the command'\n")
		case c.args == programs:
			b.WriteString(when + " -a '(automode commands 2>/dev/null)'\n")
		case c.args.listed():
			b.WriteString(when + " -a '" + string(c.args) + "'\n")
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func fishWords(s suggestion) string {
	switch {
	case s == folders:
		return " -x -a '(__fish_complete_directories)'"
	case s == files:
		return " -r -F"
	case s.listed():
		return " -x -a '" + string(s) + "'"
	}
	return " -x"
}

func fishQuote(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, `\`, `\\`), "'", `\'`)
}

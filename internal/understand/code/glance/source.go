package glance

import (
	"slices"
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// maxLoops is how many loops of a source are looked at.
const maxLoops = 64

// Exhausts reports whether a source of a compiled language, such as C, C++, Go or
// Rust, plainly goes round without end and makes processes, threads or memory of it.
func Exhausts(source string) bool {
	tokens := lex(commands.JavaScript, source)
	loops := 0
	for i := range tokens {
		t := &tokens[i]
		if t.kind != name {
			continue
		}
		head, body := loopAt(tokens, i)
		if body != nil {
			loops++
		}
		switch {
		case loops > maxLoops:
			return false
		case t.text == "main" && i > 2 && i+1 < len(tokens) && tokens[i+1].text == "(" && code.Within("; { }", tokens[i-1].text) && makes(tokens[:i]):
			return true // it begins again
		case len(body) == 0 && len(head) == 0, slices.ContainsFunc(body, pausing):
		case (everlasting(t.text, head) || makes(head)) && (makes(body) || makes(head)):
			return true
		}
	}
	return false
}

// loopAt are the head and the body of a loop that begins there.
func loopAt(tokens []token, i int) (head, body []token) {
	if !code.Within("while for loop do", tokens[i].text) {
		return nil, nil
	}
	from, depth := i+1, 0
	for k := from; k < len(tokens); k++ {
		t := &tokens[k]
		if t.kind != sign {
			continue
		}
		switch t.text {
		case "(", "[":
			depth++
		case ")", "]":
			depth--
		}
		switch {
		case depth > 0:
		case t.text == ")" && k+1 < len(tokens) && tokens[i+1].text == "(":
			return tokens[from : k+1], statement(tokens[k+1:])
		case t.text == "{":
			return tokens[from:k], statement(tokens[k:])
		case t.text == ";" || depth < 0:
			return nil, nil
		}
	}
	return nil, nil
}

// statement is one statement: a group in braces, or what ends at a semicolon.
func statement(tokens []token) []token {
	depth := 0
	for k := range tokens {
		if tokens[k].kind != sign {
			continue
		}
		switch tokens[k].text {
		case "{", "(":
			depth++
		case "}", ")":
			if depth--; depth == 0 && tokens[k].text == "}" && tokens[0].text == "{" || depth < 0 {
				return tokens[:k+1]
			}
		case ";":
			if depth == 0 {
				return tokens[:k+1]
			}
		}
	}
	return tokens
}

// everlasting reports whether the head of a loop does not end it.
func everlasting(word string, head []token) bool {
	var text strings.Builder
	for i := range head {
		text.WriteString(head[i].text)
	}
	return code.Within("while(1) while(true) for(;;) for while(!0) loop do while(42)", word+text.String())
}

// makes reports whether one of the calls makes a process or a thread, or takes
// memory.
func makes(tokens []token) bool {
	return slices.ContainsFunc(tokens, func(t token) bool {
		return t.kind == name && code.Within("fork vfork clone system popen posix_spawn pthread_create spawn thread go malloc calloc realloc mmap new append push push_back push_str emplace_back Start start exec ForkExec StartProcess", last(t.text))
	})
}

func pausing(t token) bool {
	return t.kind == name && code.Within("break return exit _exit sleep usleep nanosleep wait waitpid join pause getchar getline read recv accept free delete Sleep Wait WaitFor waitFor Accept AcceptTcpClient Read ReadLine readLine ReadString Scan Scanln nextLine take poll receive Recv await", last(t.text))
}

// last is the last part of a name.
func last(s string) string { return s[strings.LastIndexAny(s, ".:")+1:] }

package rules

import (
	"strings"
	"testing"

	"automode"
)

func TestToolRules(t *testing.T) {
	for _, test := range []struct {
		rule, tool string
		kind       automode.ToolKind
		input      string
		want       automode.Word
	}{
		{"deny mcp__memory", "mcp__memory__read", automode.MCPTool, "{}", denied},
		{"deny mcp__memory", "mcp__memory2__read", automode.MCPTool, "{}", none},
		{"deny mcp__memory__*", "mcp__memory__read", automode.MCPTool, "{}", denied},
		{"deny mcp__memory__read", "mcp__memory__read", automode.MCPTool, "{}", denied},
		{"deny mcp__memory__read", "mcp__memory__read_all", automode.MCPTool, "{}", none},
		{"deny mcp__*", "mcp__x__y", automode.MCPTool, "{}", denied},
		{"deny mcp__*__delete", "mcp__x__delete", automode.MCPTool, "{}", denied},
		{"deny *", "TodoWrite", automode.CoordinateTool, "{}", denied},
		{"allow mcp__memory", "mcp__memory__read", automode.MCPTool, "{}", allowed},
		// A server that the agent does not tell, or whose name's end it does not:
		// what forbids means all that it may be, what allows means none.
		{"deny mcp__memory__read", "mcp__*__read", automode.MCPTool, "{}", denied},
		{"deny mcp__memory__r*", "mcp__*__read", automode.MCPTool, "{}", denied},
		{"deny mcp__memory__write", "mcp__*__read", automode.MCPTool, "{}", none},
		{"deny mcp__memory", "mcp__*__read", automode.MCPTool, "{}", denied},
		{"allow mcp__memory__read", "mcp__*__read", automode.MCPTool, "{}", none},
		{"allow mcp__memory", "mcp__*__read", automode.MCPTool, "{}", none},
		{"allow mcp__memory__*", "mcp__*__read", automode.MCPTool, "{}", none},
		{"deny mcp__big_memory__read", "mcp_big_memory_read", automode.MCPTool, "{}", denied},
		{"deny mcp__big__memory_read", "mcp_big_memory_read", automode.MCPTool, "{}", denied},
		{"deny mcp__big", "mcp_big_memory_read", automode.MCPTool, "{}", denied},
		{"deny mcp__big_memory", "mcp_big_memory_read", automode.MCPTool, "{}", denied},
		{"deny mcp__*__memory_read", "mcp_big_memory_read", automode.MCPTool, "{}", denied},
		{"deny mcp__memory", "mcp_big_memory_read", automode.MCPTool, "{}", none},
		{"allow mcp__big_memory__read", "mcp_big_memory_read", automode.MCPTool, "{}", none},
		{"allow mcp__big", "mcp_big_memory_read", automode.MCPTool, "{}", none},
		{"allow mcp_big_memory_read", "mcp_big_memory_read", automode.MCPTool, "{}", allowed},
		{"allow mcp__memory__*", "mcp__memory__read", automode.MCPTool, "{}", allowed},
		{"allow mcp__memory__re*", "mcp__memory__read", automode.MCPTool, "{}", allowed},
		{"allow mcp__*", "mcp__memory__read", automode.MCPTool, "{}", none},
		{"allow mcp__m*__read", "mcp__memory__read", automode.MCPTool, "{}", none},
		{"allow *", "WebSearch", automode.OtherTool, "{}", none},
		{"allow WebSearch", "WebSearch", automode.OtherTool, "{}", allowed},
		{"allow WebSearch", "websearch", automode.OtherTool, "{}", none},
		{"allow Edit", "Write", automode.EditTool, "{}", allowed},
		{"allow Write", "Write", automode.EditTool, "{}", allowed},
		{"allow Write", "Edit", automode.EditTool, "{}", none},
		{"deny Edit", "apply_patch", automode.EditTool, "{}", denied},
		{"deny Read", "Grep", automode.SearchTool, "{}", denied},
		{"deny Bash", "shell", automode.ShellTool, "{}", denied},
		{"deny Bash", "PowerShell", automode.ShellTool, "{}", none},
		{"deny Bash", "Monitor", automode.ShellTool, "{}", denied},
		{"deny WebFetch", "WebFetch", automode.FetchTool, "{}", denied},
		{"deny WebFetch", "WebSearch", automode.FetchTool, "{}", none},
		// Names in the call.
		{"allow Agent(Explore)", "Agent", automode.SubagentTool, `{"subagent_type":"Explore"}`, allowed},
		{"allow Agent(Explore)", "Task", automode.SubagentTool, `{"subagent_type":"Explore"}`, allowed},
		{"allow Agent(Explore)", "Agent", automode.SubagentTool, `{"subagent_type":"Other"}`, none},
		{"allow Agent(Explore)", "Agent", automode.SubagentTool, `{}`, none},
		{"allow Agent", "Agent", automode.SubagentTool, `{"subagent_type":"Explore"}`, none},
		{"allow Agent(*)", "Agent", automode.SubagentTool, `{"subagent_type":"Explore"}`, none},
		{"deny Agent", "Agent", automode.SubagentTool, `{}`, denied},
		{"deny Agent(Ex*)", "Agent", automode.SubagentTool, `{"subagent_type":"Explore"}`, denied},
		// What forbids means every spelling that starts the same one.
		{"deny Agent(Explore)", "Agent", automode.SubagentTool, `{"subagent_type":"explore"}`, denied},
		{"deny Agent(code-reviewer)", "Agent", automode.SubagentTool, `{"subagent_type":"Code Reviewer"}`, denied},
		{"deny Agent(Explore)", "Agent", automode.SubagentTool, `{"subagent_type":"explorer"}`, none},
		{"allow Agent(Explore)", "Agent", automode.SubagentTool, `{"subagent_type":"explore"}`, none},
		{"deny Agent(general-purpose)", "Agent", automode.SubagentTool, `{"prompt":"x"}`, denied},
		{"deny Agent(Explore)", "Agent", automode.SubagentTool, `{"prompt":"x"}`, none},
		{"allow Agent(general-purpose)", "Agent", automode.SubagentTool, `{"prompt":"x"}`, none},
		{"deny Skill(deploy)", "Skill", automode.OtherTool, `{"skill":"deploy","args":"staging"}`, denied},
		{"deny Skill(deploy)", "Skill", automode.OtherTool, `{"skill":"deploys"}`, none},
		{"deny Skill(deploy staging)", "Skill", automode.OtherTool, `{"skill":"deploy","args":"production"}`, none},
		{"allow Skill(deploy *)", "Skill", automode.OtherTool, `{"skill":"deploy","args":"staging"}`, allowed},
		{"allow Skill(deploy *)", "Skill", automode.OtherTool, `{"skill":"deploy"}`, allowed},
		{"allow Skill(deploy)", "Skill", automode.OtherTool, `{"skill":"deploy","args":"staging"}`, none},
		{"deny Skill(deploy:*)", "Skill", automode.OtherTool, `{"skill":"/deploy","args":"x"}`, denied},
		// Fields.
		{"deny Agent(model:opus*)", "Agent", automode.SubagentTool, `{"model":"opus-5"}`, denied},
		{"ask Bash(run_in_background:true)", "Bash", automode.ShellTool, `{"run_in_background":true}`, asked},
		{"ask Bash(run_in_background : true)", "Bash", automode.ShellTool, `{"run_in_background":true}`, asked},
		{"ask Bash(run_in_background:true)", "Bash", automode.ShellTool, `{"run_in_background":false}`, none},
		{"ask Bash(run_in_background:true)", "Bash", automode.ShellTool, `{}`, none},
		{"ask Bash(run_in_background:true)", "Bash", automode.ShellTool, `{"run_in_background":"yes"}`, asked},
		{"ask Bash(run_in_background:true)", "Bash", automode.ShellTool, `{"run_in_background":0}`, none},
		{"ask Bash(run_in_background:false)", "Bash", automode.ShellTool, `{"run_in_background":"yes"}`, none},
		{"ask Bash(timeout:*)", "Bash", automode.ShellTool, `{"timeout":5}`, none}, // a prefix of commands
		{"deny Read(limit:2*)", "Read", automode.ReadTool, `{"limit":2000}`, denied},
		{"deny Write(content:*x*)", "Write", automode.EditTool, `{"content":"axb"}`, denied},
		{"deny Write(file_path:*)", "Write", automode.EditTool, `{"file_path":"x"}`, none},
		{"deny WebFetch(prompt:*key*)", "WebFetch", automode.FetchTool, `{"prompt":"a key"}`, denied},
		{"deny mcp__db__query(mode:write)", "mcp__db__query", automode.MCPTool, `{"mode":"write"}`, denied},
		{"deny mcp__db__query(mode:write)", "mcp__db__query", automode.MCPTool, `{"mode":["write"]}`, none},
		{"deny mcp__db__query(mode:n*)", "mcp__db__query", automode.MCPTool, `{"mode":null}`, none},
		{"deny mcp__db__query(mode:write)", "mcp__db__query", automode.MCPTool, `{"mode":"wr\u0069te"}`, denied},
		{"deny mcp__db__query(mode:write)", "mcp__db__query", automode.MCPTool, `not JSON`, none},
		{"allow mcp__db__query(mode:read)", "mcp__db__query", automode.MCPTool, `{"mode":"read"}`, none},
		{"allow Bash(timeout:5)", "Bash", automode.ShellTool, `{"timeout":5}`, none},
	} {
		l := layer(test.rule)
		a := tool(test.tool, test.kind, test.input, automode.Effect{Kind: automode.Unknown})
		if got := l.Judge(a, 0); got.Word != test.want {
			t.Errorf("%s, %s %s: got %v (%s), want %v", test.rule, test.tool, test.input, got.Word, got.Why, test.want)
		}
		a.Effects = nil
		if got := l.Call(a); test.want >= asked && got.Word != test.want || test.want < asked && got.Word != none {
			t.Errorf("%s, %s %s without effects: got %v, want %v", test.rule, test.tool, test.input, got.Word, test.want)
		}
	}
}

func TestAToolsAllowIsNotItsCommands(t *testing.T) {
	a := sequence([]automode.Command{run("x")}, automode.Effect{Kind: automode.Unknown, Command: 1})
	a.Call.Tool, a.Call.Kind = "mcp__s__run", automode.MCPTool
	if o := layer("allow mcp__s").Judge(a, 0); o.Word != none {
		t.Errorf("%+v", o)
	}
}

func TestBuiltInRules(t *testing.T) {
	a := action([]string{"ls"}, effect(automode.Read, "/home/dev/project"))
	a.Call.Input = []byte(`{"command":"ls","dangerouslyDisableSandbox":true}`)
	if o := layer().Judge(a, 0); o.Word != asked || o.Rule != "sandbox.off" || o.From != "built-in" || o.Firm {
		t.Errorf("%+v", o)
	}
	a.Call.Input = []byte(`{"command":"ls","dangerouslyDisableSandbox":false}`)
	if o := layer().Judge(a, 0); o.Word != none {
		t.Errorf("%+v", o)
	}
}

func TestHostRules(t *testing.T) {
	for _, test := range []struct {
		rule   string
		kind   automode.Kind
		target string
		want   automode.Word
	}{
		{"deny WebFetch(domain:example.com)", automode.Fetch, "example.com", denied},
		{"deny WebFetch(domain:Example.com.)", automode.Fetch, "EXAMPLE.com", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "example.com.", denied},
		{"deny WebFetch(domain:example.com)", automode.Send, "example.com:8443", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "https://user:pw@example.com:443/x?y#z", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "https://example.com#@other.org", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "https://a@other.org@example.com/x", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "https://other.org/example.com", none},
		{"deny WebFetch(domain:example.com)", automode.Send, "git@example.com:a/b.git", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "example.com/owner/repository", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "www.example.com", none},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "notexample.com", none},
		{"deny WebFetch(domain:*.example.com)", automode.Fetch, "a.b.example.com", denied},
		{"deny WebFetch(domain:*.example.com)", automode.Fetch, "example.com", none},
		{"deny WebFetch(domain:*.example.com)", automode.Fetch, "notexample.com", none},
		{"deny WebFetch(domain:api.*.com)", automode.Fetch, "api.x.com", denied},
		{"deny WebFetch(domain:api.*.com)", automode.Fetch, "api.x.y.com", none},
		{"deny WebFetch(domain:exa*.com)", automode.Fetch, "example.com", denied},
		{"deny WebFetch(domain:*)", automode.Fetch, "", denied},
		{"deny WebFetch(domain:*)", automode.Send, "anything", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "", none},
		{"deny WebFetch(domain:localhost)", automode.Fetch, "http://localhost:3000", denied},
		{"deny WebFetch(domain:example.com)", automode.Publish, "example.com", none},
		{"allow WebFetch(domain:example.com)", automode.Fetch, "example.com", allowed},
		{"allow WebFetch(domain:example.com)", automode.Send, "example.com", none},
		{"allow WebFetch(domain:*)", automode.Fetch, "x.org", allowed},
		{"allow effect:Send(example.com)", automode.Send, "example.com", allowed},
		{"allow effect:Send(example.com)", automode.Fetch, "example.com", none},
		{"deny effect:Fetch(example.com)", automode.Fetch, "https://example.com/x", denied},
		{"deny effect:Fetch(example.com)", automode.Send, "example.com", none},
		// Other spellings of the same name.
		{"deny WebFetch(domain:example.com)", automode.Fetch, "ex%61mple.com", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "example。com", denied},
		{"deny WebFetch(domain:example.com)", automode.Fetch, "ｅxample.c\u00adom", denied},
		{"deny WebFetch(domain:bücher.de)", automode.Fetch, "bücher.de", denied},
		{"allow WebFetch(domain:*)", automode.Fetch, "bücher.de", allowed},
	} {
		a := action([]string{"curl", "x"}, effect(test.kind, test.target))
		if got := layer(test.rule).Judge(a, 0); got.Word != test.want {
			t.Errorf("%s, %v %s: got %v, want %v", test.rule, test.kind, test.target, got.Word, test.want)
		}
	}
	guess := automode.Effect{Kind: automode.Fetch, Target: "example.com"}
	if o := layer("allow WebFetch(domain:*)").Judge(action([]string{"curl"}, guess), 0); o.Word != none {
		t.Errorf("a host that is not known is not allowed: %+v", o)
	}
	published := effect(automode.Publish, "https://example.com/x.git")
	published.Place.Host = automode.OtherHost
	if o := layer("deny WebFetch(domain:example.com)").Judge(action([]string{"git", "push"}, published), 0); o.Word != denied {
		t.Errorf("every route to the host: %+v", o)
	}
}

// Which host letters beyond ASCII come to differs between programs: while a host
// is forbidden, they may be that.
func TestAHostThatMayBeAForbiddenOne(t *testing.T) {
	for target, want := range map[string]automode.Word{"\u24d4xample.com": none, "x.org": allowed} {
		a := action([]string{"curl", "x"}, effect(automode.Fetch, target))
		if o := layer("deny WebFetch(domain:example.com)", "allow WebFetch(domain:*)").Judge(a, 0); o.Word != want {
			t.Errorf("%s: %+v", target, o)
		}
	}
}

// Where an effect does not tell which hosts it comes to, the words of its command do.
func TestHostsInWords(t *testing.T) {
	readable := automode.Effect{Kind: automode.Run, Target: "x", Known: automode.Exact, Traits: automode.Readable}
	image := effect(automode.Fetch, "the image's registry")
	image.Place.Host = automode.OtherHost
	for _, test := range []struct {
		rule, command string
		effect        automode.Effect
		want          automode.Word
	}{
		{"deny WebFetch(domain:example.com)", "prog https://example.com/x", effect(automode.Unknown, ""), denied},
		{"deny WebFetch(domain:example.com)", "prog --url=https://u@Example.com:8080", effect(automode.Unknown, ""), denied},
		{"deny WebFetch(domain:example.com)", `prog {"u":"https://x.org/y","v":"https://example.com"}`, effect(automode.Unknown, ""), denied},
		{"ask WebFetch(domain:example.com)", "prog --host=example.com", effect(automode.Unknown, ""), asked},
		{"deny WebFetch(domain:example.com)", "prog user@example.com:x", effect(automode.Unknown, ""), denied},
		{"deny WebFetch(domain:example.com)", "prog https://x.org/?u=https:example.com", effect(automode.Unknown, ""), none},
		{"deny WebFetch(domain:example.com)", "prog www.example.com", effect(automode.Unknown, ""), none},
		{"deny WebFetch(domain:example.com)", "example.com x", effect(automode.Unknown, ""), none},
		{"deny WebFetch(domain:*)", "prog https://example.com", effect(automode.Unknown, ""), denied},
		{"deny WebFetch(domain:*)", "prog x", effect(automode.Unknown, ""), none},
		{"deny WebFetch(domain:example.com)", "./x https://example.com", effect(automode.Run, "x"), denied},
		{"deny WebFetch(domain:example.com)", "sh x https://example.com", readable, none},
		{"deny WebFetch(domain:example.com)", "pip install git+https://example.com/a", effect(automode.Install, "x"), denied},
		{"deny WebFetch(domain:example.com)", "docker run example.com/image", effect(automode.Change, "x"), denied},
		{"deny WebFetch(domain:example.com)", "docker pull example.com/image", image, denied},
		{"deny WebFetch(domain:example.com)", "git commit -m https://example.com", effect(automode.Keep, "x"), none},
		{"deny WebFetch(domain:example.com)", "gh pr create --body https://example.com", effect(automode.Publish, "x"), none},
		{"deny effect:Send(example.com)", "prog https://example.com", effect(automode.Unknown, ""), denied},
		{"deny effect:Send(example.com)", "npm i https://example.com/x.tgz", effect(automode.Install, "x"), none},
		{"allow WebFetch(domain:example.com)", "prog https://example.com", effect(automode.Unknown, ""), none},
	} {
		if got := layer(test.rule).Judge(action(strings.Fields(test.command), test.effect), 0); got.Word != test.want {
			t.Errorf("%s, %s: got %v, want %v", test.rule, test.command, got.Word, test.want)
		}
	}
	// Also where the first effect of the command names its own.
	a := action([]string{"npm", "--registry", "https://x.org", "i", "https://example.com/a"}, effect(automode.Fetch, "x.org"), effect(automode.Install, "x"))
	if o := layer("deny WebFetch(domain:example.com)").Judge(a, 1); o.Word != denied {
		t.Errorf("%+v", o)
	}
}

// A rule on a host binds the remotes of a repository, and none allows one that
// nobody could look up while a rule may mean it.
func TestRemotes(t *testing.T) {
	for _, test := range []struct {
		rule, hosts string
		want        automode.Word
	}{
		{"deny WebFetch(domain:example.com)", "example.com", denied},
		{"deny WebFetch(domain:example.com)", "x.org example.com", denied},
		{"ask WebFetch(domain:x.org)", "x.org example.com", asked},
		{"deny effect:Fetch(example.com)", "example.com", denied},
		{"deny effect:Send(example.com)", "example.com", allowed},
		{"deny WebFetch(domain:example.com)", "x.org", allowed},
		{"deny WebFetch(domain:example.com)", "", allowed},
		{"deny WebFetch(domain:example.com)", automode.AnyHost, unsettled},
		{"ask WebFetch(domain:example.com)", automode.AnyHost, unsettled},
		{"deny Read(x)", automode.AnyHost, allowed},
	} {
		e := effect(automode.Fetch, "upstream")
		e.Named, e.Place.Host = test.hosts, automode.TrustedHost
		if o := layer(test.rule, "allow Bash(git fetch *)").Judge(action([]string{"git", "fetch", "upstream"}, e), 0); o.Word != test.want {
			t.Errorf("%s, %q: %+v, want %v", test.rule, test.hosts, o, test.want)
		}
	}
}

// A relative name leads to where the walk says.
func TestFoldersThatACommandComesTo(t *testing.T) {
	for _, test := range []struct {
		rule, command string
		into          []string
		unsure        bool
		want          automode.Word
	}{
		{"deny Cd(//srv/other)", "cd other", []string{"/srv/other"}, false, denied},
		{"deny Cd(other)", "cd other", []string{"/srv/other"}, false, none},
		{"deny Cd(//srv/other)", "cd /srv/link", []string{"/srv/x", "/srv/other"}, false, denied},
		{"deny Cd(//srv/link)", "cd /srv/link", []string{"/srv/other"}, false, denied},
		{"deny Cd(~)", "cd", []string{"/home/dev"}, false, denied},
		{"deny Cd(~/**)", "cd -", []string{"/home/dev"}, false, denied},
		{"deny Cd(//srv/other)", "cd ?", nil, true, asked},
		{"deny Bash(x)", "cd ?", nil, true, none},
	} {
		c := run(test.command)
		c.Into, c.Unsure = test.into, test.unsure
		a := sequence([]automode.Command{run("ls"), c}, automode.Effect{Kind: automode.Write, Target: "/home/dev/project/b", Known: automode.Exact, Command: 2, Part: automode.InRedirect})
		if got := layer(test.rule).Call(a); got.Word != test.want {
			t.Errorf("%s, %s: got %v, want %v", test.rule, test.command, got.Word, test.want)
		}
		if got := layer(test.rule).Judge(a, 0); got.Word != test.want {
			t.Errorf("%s, %s at the effect: got %v, want %v", test.rule, test.command, got.Word, test.want)
		}
	}
}

func TestFolderRules(t *testing.T) {
	for _, test := range []struct {
		rule, command string
		want          automode.Word
	}{
		{"deny Cd(//srv)", "cd /srv/x", denied},
		{"deny Cd(//srv/**)", "cd /srv", denied},
		{"deny Cd(//srv)", "pushd /srv", denied},
		{"deny Cd(//srv)", "cd /home/dev/../../srv", denied},
		{"ask Cd(~/other)", "cd ../other", asked},
		{"deny Cd(//srv)", "cd /tmp", none},
		{"deny Cd(//srv)", "ls /srv", none},
		{"deny Cd", "cd /srv", denied},
		{"ask Cd(*)", "cd sub", asked},
		{"deny Cd", "ls", none},
	} {
		a := sequence([]automode.Command{run(test.command)})
		if got := layer(test.rule).Call(a); got.Word != test.want {
			t.Errorf("%s, %s: got %v, want %v", test.rule, test.command, got.Word, test.want)
		}
	}
}

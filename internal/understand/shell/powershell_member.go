//go:build !lean

package shell

import (
	"strings"

	"automode"
	"automode/internal/commands"
	"automode/internal/mask"
	"automode/internal/understand/powershell"
)

// member reads a member of a value, or a call of one. What a property or a
// method does is .NET's affair: those that are known to do nothing, or whose
// doing is known, are listed; every other one is unknown.
func (p *pwsh) member(x *powershell.Expr, st *state) alts {
	for _, s := range x.Stmts {
		p.captured(s, st, &stream{}) // a computed name
	}
	of := x.Parts[0]
	if of.Kind == powershell.Type && x.Static {
		return p.static(strings.TrimPrefix(of.Text, "system."), x, st)
	}
	v := p.value(of, st)
	if x.Kind == powershell.Member {
		return property(x.Text, v)
	}
	return p.method(x, v, st)
}

// property is a property of values; reading one does nothing.
func property(name string, v alts) alts {
	switch name {
	case "fullname", "path", "pspath", "providerpath", "value", "line", "content", "rawcontent", "definition", "target":
		return v
	case "name", "basename", "extension", "pschildname", "leaf", "mode", "lastwritetime", "creationtime":
		for _, w := range v {
			if w.Data&automode.FetchedData != 0 {
				return unknownOf(dataIn(v))
			}
		}
		return aName()
	case "length", "count", "id", "handle", "size", "year", "month", "day", "hour", "minute", "second", "major", "minor":
		return number()
	case "utf8", "unicode", "ascii", "default", "utf7", "utf32", "bigendianunicode":
		return v
	}
	return unknownOf(dataIn(v))
}

// pureMethods change nothing but the value itself, whatever that is.
const pureMethods = " tostring trim trimstart trimend split substring toupper tolower toupperinvariant tolowerinvariant contains startswith endswith " +
	"indexof lastindexof padleft padright insert equals gethashcode gettype compareto add addrange containskey containsvalue toarray tochararray " +
	"adddays addhours addminutes addseconds addmonths addyears addmilliseconds tolongdatestring toshortdatestring tolongtimestring toshorttimestring " +
	"touniversaltime tolocaltime subtract round reverse sort normalize getenumerator trygetvalue getlength append appendline appendformat remove push pop peek enqueue dequeue " +
	"getbytes isnullorempty tobytearray getupperbound matches match ismatch totitlecase getfilename clone start stop reset restart isinrole next nextdouble nextbytes getvalue "

func (p *pwsh) method(x *powershell.Expr, v alts, st *state) alts {
	var args []alts
	data := dataIn(v)
	for _, a := range x.Parts[1:] {
		y := p.value(a, st)
		args = append(args, y)
		data |= dataIn(y)
	}
	out := commands.Word{Data: data}
	for _, w := range v {
		out.Encoded = out.Encoded || w.Encoded
	}
	text := func(i int) (string, bool) {
		if i < len(args) {
			return known(args[i])
		}
		return "", false
	}
	switch x.Text {
	case "replace":
		from, ok1 := text(0)
		to, ok2 := text(1)
		if s, ok := known(v); ok && ok1 && ok2 && from != "" {
			return alts{{Text: strings.ReplaceAll(s, from, to), Known: automode.Exact, Data: data}}
		}
		return just(&out)
	case "tostring", "trim", "clone":
		if len(args) == 0 {
			if s, ok := known(v); ok {
				return alts{{Text: strings.TrimSpace(s), Known: automode.Exact, Data: data}}
			}
		}
		return just(&out)
	case "tolower", "tolowerinvariant", "toupper", "toupperinvariant":
		if s, ok := known(v); ok && len(args) == 0 {
			if s = strings.ToLower(s); strings.HasPrefix(x.Text, "toupper") {
				s = strings.ToUpper(s)
			}
			return alts{{Text: s, Known: automode.Exact, Data: data}}
		}
		return just(&out)
	case "getstring": // of an encoding: what was bytes is text
		if len(args) > 0 {
			for _, w := range args[0] {
				out.Encoded = out.Encoded || w.Encoded
			}
		}
		return just(&out)
	case "foreach", "where":
		goesOn := open
		if x.Text == "foreach" && farList(x.Parts[0]) {
			goesOn = far
		}
		for i, a := range args {
			if len(a) == 1 && p.blockOf(a[0]) != nil {
				before := p.reader.done
				p.reader.done = 0
				p.called(p.blockOf(a[0]).Body, v, st, &stream{})
				p.goesRound(goesOn, p.reader.done, new(flow))
				p.reader.done |= before
			} else if i == 0 {
				p.unknown("“" + x.Text + "” with what is no block")
			}
		}
		return just(&out)
	case "invoke", "invokereturnasis", "invokewithcontext", "getnewclosure":
		for _, w := range v {
			if b := p.blockOf(w); b != nil {
				p.called(b.Body, anything(), st, &stream{})
			} else {
				p.give(automode.Effect{Kind: automode.Run, Target: "." + x.Text + "()", Data: w.Data, Traits: encodedTrait(w), Why: "runs what is not known"})
				p.loose = true
			}
		}
		return just(&out)
	case "expandstring", "invokescript", "invokecommand":
		p.run1("text given to "+x.Text, args, st)
		return just(&out)
	case "delete":
		p.pathValues(commands.Deletes, v, "removes files and folders", st)
		return just(&out)
	case "downloadstring", "downloaddata", "getstringasync", "openread", "getasync", "downloadfile":
		got := sum{}
		p.hostValues(commands.Fetches, args, "takes something from a host", st, &got)
		out.Data |= got.data
		if x.Text == "downloadfile" && len(args) > 1 {
			p.pathFactsWith(commands.Writes, args[1], "replaces what is there", st, &got)
		}
		return just(&out)
	case "uploadstring", "uploaddata", "uploadfile", "uploadvalues", "postasync", "putasync", "sendasync":
		got := sum{data: data}
		if x.Text == "uploadfile" && len(args) > 0 {
			p.pathFactsWith(commands.Reads, args[len(args)-1], "", st, &got)
		}
		p.hostValues(commands.Sends, args[:min(1, len(args))], "sends to a host", st, &got)
		return just(&out)
	case "connect", "connectasync", "beginconnect":
		p.socket = true
		got := sum{data: data}
		p.hostValues(commands.Sends, args[:min(1, len(args))], "connects to a host", st, &got)
		return just(&out)
	case "getstream":
		if p.socket {
			p.say(automode.Expose, automode.Tunnel, "another host", "a connection that is both read and written")
		}
		return just(&out)
	case "write", "writeline", "flush", "close", "dispose", "readtoend", "readline", "read", "getresponse", "getresponsestream":
		// Of a stream or console that something else opened.
		if x.Text == "getresponse" {
			p.unknown("a request whose address is not known")
		}
		return just(&out)
	}
	if !strings.Contains(pureMethods, " "+x.Text+" ") {
		p.unknown("what the method “" + x.Text + "” does is not known")
	}
	return just(&out)
}

// run1 reads arguments as code of this shell.
func (p *pwsh) run1(what string, args []alts, st *state) {
	for _, a := range args {
		for _, w := range a {
			p.evaluate(w, what, st)
		}
	}
}

// evaluate reads a value as code of this shell.
func (p *pwsh) evaluate(w commands.Word, what string, st *state) (*state, *stream) {
	if b := p.blockOf(w); b != nil {
		return p.called(b.Body, nil, st, &stream{})
	}
	if w.Known == automode.Exact && !w.Many {
		outer := p.command
		defer func() { p.command = outer }()
		return p.text(w.Text, st, &stream{})
	}
	p.give(automode.Effect{Kind: automode.Run, Target: what, Data: w.Data, Traits: encodedTrait(w), Why: "runs text that is not known as a command"})
	p.loose = true
	return st, &stream{}
}

// hostValues gives the effect on the host that the first argument names.
func (p *pwsh) hostValues(role commands.Role, args []alts, why string, st *state, got *sum) {
	if len(args) == 0 {
		p.unknown("a host that is not named")
		return
	}
	for _, w := range args[0] {
		p.hostFact(&commands.Fact{Role: role, Kind: role.Means().Kind, Word: w, Why: why}, st, got)
	}
}

// pureTypes are types whose static members do nothing to anything else.
const pureTypes = " math string int int16 int32 int64 uint32 uint64 long double decimal single float byte bool char datetime datetimeoffset timespan guid version regex " +
	"text.regularexpressions.regex text.encoding text.asciiencoding text.utf8encoding bitconverter uri web.httputility net.webutility globalization.cultureinfo array linq.enumerable " +
	"text.stringbuilder collections.arraylist hashtable ordered pscustomobject psobject object random io.path net.ipaddress net.networkinformation.networkinterface stopwatch diagnostics.stopwatch " +
	"runtime.interopservices.runtimeinformation consolecolor stringcomparison stringsplitoptions io.filemode dayofweek text.json.jsonserializer convert semver management.automation.semanticversion " +
	"net.securityprotocoltype security.principal.windowsbuiltinrole io.fileattributes numerics.biginteger bigint nullable void net.httpstatuscode timezoneinfo "

// static reads [type]::member.
func (p *pwsh) static(of string, x *powershell.Expr, st *state) alts {
	var args []alts
	var data automode.Data
	encoded := false
	for _, a := range x.Parts[1:] {
		v := p.value(a, st)
		args = append(args, v)
		data |= dataIn(v)
		for _, w := range v {
			encoded = encoded || w.Encoded
		}
	}
	out := commands.Word{Data: data, Encoded: encoded}
	name := x.Text
	if name == "new" && x.Kind == powershell.Method {
		return alts{p.made(of, args, data, st)}
	}
	switch of {
	case "convert":
		if name == "frombase64string" || name == "fromhexstring" {
			out.Encoded = true
			return just(&out)
		}
	case "text.encoding":
		return just(&out)
	case "io.file", "io.directory", "io.fileinfo", "io.directoryinfo":
		return alts{p.fileMethod(of, name, args, data, st)}
	case "environment":
		switch name {
		case "getenvironmentvariable":
			if len(args) > 0 {
				if s, ok := known(args[0]); ok {
					if mask.SecretName(s) {
						out.Data |= automode.SecretData
					}
					return p.variable("env:"+strings.ToLower(s), st)
				}
			}
			return just(&out)
		case "getenvironmentvariables":
			p.say(automode.Disclose, 0, "environment", "prints every variable")
			return just(&out)
		case "setenvironmentvariable":
			if len(args) == 2 {
				if s, ok := known(args[0]); ok {
					p.setEnvironment(strings.ToLower(s), args[1], st)
					return just(&out)
				}
			}
			p.say(automode.Configure, automode.Persists, "environment", "sets a variable for all sessions that follow")
			return just(&out)
		case "machinename", "username", "userdomainname", "osversion", "version", "processorcount", "newline", "is64bitoperatingsystem", "is64bitprocess", "tickcount", "exitcode":
			return aName()
		case "currentdirectory", "systemdirectory", "commandline", "getfolderpath", "getcommandlineargs", "expandenvironmentvariables", "getlogicaldrives", "userinteractive", "stacktrace", "exit":
			return just(&out)
		}
	case "console":
		switch name {
		case "write", "writeline", "error", "out", "in", "outputencoding", "inputencoding", "readline", "beep", "windowwidth", "windowheight", "title", "foregroundcolor", "backgroundcolor", "resetcolor":
			if data&automode.SecretData != 0 {
				p.shown(just(&out))
			}
			return just(&out)
		}
	case "net.dns":
		p.hostValues(commands.Asks, args, "asks for a name", st, &sum{data: data})
		if data&automode.SecretData != 0 {
			p.hostValues(commands.Sends, args, "the name is made of what was read", st, &sum{data: data})
		}
		return just(&out)
	case "scriptblock", "management.automation.scriptblock":
		if name == "create" && len(args) == 1 {
			if s, ok := known(args[0]); ok {
				b, wrong := powershell.Parse(s)
				if wrong != "" || tooMuch(s) != "" {
					p.unknown("it is not PowerShell that can be read: " + wrong)
				}
				return alts{p.blockWord(&powershell.Expr{Kind: powershell.ScriptBlock, Body: b})}
			}
			return args[0] // text, until somebody invokes it
		}
	case "diagnostics.process":
		if name == "getprocesses" || name == "getprocessesbyname" || name == "getprocessbyid" || name == "getcurrentprocess" {
			p.say(automode.Query, 0, "processes", "")
			return just(&out)
		}
		if name == "start" && len(args) > 0 {
			p.start(args[0], flat(args[1:]), st, &stream{})
			return just(&out)
		}
	case "net.servicepointmanager":
		if name == "securityprotocol" && x.Kind == powershell.Member {
			return just(&out)
		}
	case "security.principal.windowsidentity", "management.automation.language.parser", "security.cryptography.sha256", "security.cryptography.md5", "security.cryptography.sha1", "security.cryptography.sha512":
		switch name {
		case "getcurrent", "parseinput", "parsefile", "create", "hashdata":
			return just(&out)
		}
	case "threading.thread":
		if name == "sleep" {
			return just(&out)
		}
	case "gc":
		return just(&out)
	}
	if strings.Contains(pureTypes, " "+of+" ") {
		if of == "char" && len(args) > 0 && (name == "convertfromutf32" || name == "parse") && len(args[0]) == 1 {
			return alts{asChar(args[0][0])}
		}
		if of == "string" && name == "join" && len(args) > 1 {
			if s, ok := known(args[0]); ok {
				return alts{joinedWith(flat(args[1:]), s)}
			}
		}
		if of == "string" && name == "concat" {
			return alts{joinedWith(flat(args), "")}
		}
		if of == "string" && name == "format" && len(args) > 1 && len(args[0]) == 1 {
			return alts{format(args[0][0], flat(args[1:]))}
		}
		return just(&out)
	}
	p.unknown("what “[" + of + "]::" + name + "” does is not known")
	return just(&out)
}

func flat(args []alts) alts {
	var v alts
	for _, a := range args {
		v = append(v, a...)
	}
	return v
}

// fileMethod reads the methods of .NET for files, which know no working folder
// of the shell's.
func (p *pwsh) fileMethod(of, name string, args []alts, data automode.Data, st *state) commands.Word {
	got := &sum{data: data}
	inside := st.clone()
	for _, d := range p.first {
		if len(inside.cwds) > 0 && !contains(inside.cwds, d) {
			inside.cwds = append(inside.cwds[:len(inside.cwds):len(inside.cwds)], d)
		}
	}
	if len(args) == 0 {
		p.unknown("what “[" + of + "]::" + name + "” does is not known")
		return commands.Word{}
	}
	give := func(role commands.Role, i int, why string) {
		if i < len(args) {
			p.pathFactsWith(role, args[i], why, inside, got)
		}
	}
	switch name {
	case "readalltext", "readalllines", "readallbytes", "readlines", "openread", "opentext":
		give(commands.Reads, 0, "")
	case "exists", "getlastwritetime", "getcreationtime", "getattributes", "getfiles", "getdirectories", "getfilesystementries", "enumeratefiles",
		"enumeratedirectories", "enumeratefilesystementries", "getparent", "getlastaccesstime", "getlastwritetimeutc":
		give(commands.Lists, 0, "")
	case "writealltext", "writealllines", "writeallbytes", "create", "createtext", "openwrite":
		give(commands.Writes, 0, "replaces what is there")
	case "appendalltext", "appendalllines", "appendtext":
		give(commands.Appends, 0, "adds to what is there")
	case "createdirectory":
		give(commands.Makes, 0, "makes a folder")
	case "delete":
		give(commands.Deletes, 0, "removes it")
	case "copy":
		give(commands.Reads, 0, "")
		give(commands.Writes, 1, "what is copied comes to lie there")
	case "move", "replace":
		give(commands.Moves, 0, "takes it away from its place")
		give(commands.Writes, 1, "what is moved comes to lie there")
	case "setattributes", "setlastwritetime", "setcreationtime", "setaccesscontrol", "encrypt", "decrypt":
		give(commands.Marks, 0, "changes its times or rights")
	case "getcurrentdirectory":
	default:
		p.unknown("what “[" + of + "]::" + name + "” does is not known")
	}
	return commands.Word{Data: got.data}
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// made is a new object of a class.
func (p *pwsh) made(class string, args []alts, data automode.Data, st *state) commands.Word {
	class = strings.TrimPrefix(strings.ToLower(class), "system.")
	got := &sum{data: data}
	switch class {
	case "net.sockets.tcpclient", "net.sockets.udpclient", "net.sockets.socket":
		p.socket = true
		if len(args) > 0 && class != "net.sockets.socket" {
			p.hostValues(commands.Sends, args, "connects to a host", st, got)
		}
		return commands.Word{}
	case "net.sockets.tcplistener":
		p.socket = true
		p.say(automode.Expose, 0, "a port", "listens for others")
		return commands.Word{}
	case "io.streamreader":
		if len(args) > 0 {
			p.pathFactsWith(commands.Reads, args[0], "", st, got)
		}
		return commands.Word{Data: got.data}
	case "io.streamwriter", "io.filestream", "io.binarywriter":
		if len(args) > 0 {
			p.pathFactsWith(commands.Writes, args[0], "opens the file to be written", st, got)
		}
		return commands.Word{}
	case "io.fileinfo", "io.directoryinfo":
		if len(args) == 1 && len(args[0]) == 1 {
			return args[0][0]
		}
		return commands.Word{}
	case "net.webclient", "net.http.httpclient", "object", "psobject", "pscustomobject", "management.automation.psobject", "random", "diagnostics.stopwatch", "version", "uri",
		"io.memorystream", "io.stringreader", "io.stringwriter", "io.binaryreader", "io.compression.gzipstream", "io.compression.deflatestream", "security.principal.windowsprincipal",
		"text.asciiencoding", "text.utf8encoding", "text.unicodeencoding", "xml.xmldocument", "data.datatable", "datetime", "timespan", "guid", "string", "text.stringbuilder", "security.cryptography.sha256managed",
		"diagnostics.processstartinfo", "regex", "text.regularexpressions.regex", "hashtable", "collections.hashtable", "collections.arraylist", "net.networkinformation.ping", "array", "byte[]", "char[]", "int[]", "string[]", "object[]":
		out := commands.Word{Data: data}
		for _, w := range flat(args) {
			out.Encoded = out.Encoded || w.Encoded
		}
		if strings.HasPrefix(class, "io.compression.") {
			out.Encoded = true
		}
		return out
	}
	if strings.HasPrefix(class, "collections.generic.") {
		return commands.Word{Data: data}
	}
	p.unknown("an object of the class “" + class + "”, and what that does is not known")
	return commands.Word{Data: data}
}

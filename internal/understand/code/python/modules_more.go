package python

import (
	"slices"

	"automode"
	"automode/internal/commands"
)

// serversThing is a server of the standard library, which is asked by who reaches its
// port, and calls what it was made with.
var serversThing = table{name: "server", open: true, plain: " serve_forever shutdown server_close handle_request server_activate server_bind fileno process_request finish_request get_request verify_request service_actions "}

// handlersThing is what answers one request of such a server.
var handlersThing = table{
	name: "answer", open: true,
	plain: " send_response send_response_only send_header end_headers flush_headers log_message log_request log_error handle handle_one_request setup finish address_string date_time_string version_string log_date_time_string parse_request read readline recv flush get ",
	entries: []entry{
		{names: " write sendall send send_error ", gives: printed},
		// What the path says lies in the working folder is handed out.
		{names: " do_GET do_HEAD send_head list_directory ", args: []arg{{at: 9, role: commands.ReadsTree, absent: "."}}, gives: nothing},
	},
}

// testsThing is a suite of tests, what finds or runs them, and what came of that.
var testsThing = table{name: "suite of tests", open: true, plain: " loadTestsFromTestCase getTestCaseNames addTest addTests run debug countTestCases wasSuccessful printErrors startTest stopTest addSuccess addFailure addError addSkip "}

// furtherModules are modules of the standard library of which little is used. Source: the
// Python library reference, 3.11 to 3.14.
var furtherModules = []*table{
	{name: "http.server", kin: &handlersThing, lends: true, classes: " BaseHTTPRequestHandler SimpleHTTPRequestHandler ", entries: serverEntries},
	{name: "socketserver", kin: &handlersThing, lends: true, classes: " BaseRequestHandler StreamRequestHandler DatagramRequestHandler ", entries: serverEntries},
	{name: "http.cookies", classes: " SimpleCookie BaseCookie Morsel CookieError "},
	{name: "http.cookiejar", classes: " CookieJar DefaultCookiePolicy Cookie "},
	{name: "email.header", classes: " Header ", plain: " decode_header make_header "},
	{name: "email.policy", data: " default SMTP strict compat32 HTTP "},
	{name: "email.parser", classes: " Parser BytesParser HeaderParser FeedParser BytesFeedParser "},
	{name: "email.generator", classes: " Generator BytesGenerator "},
	{name: "email.charset", classes: " Charset "}, {name: "email.errors", classes: " MessageError HeaderParseError "},
	{name: "email.mime.application", pure: " MIMEApplication "}, {name: "email.mime.image", pure: " MIMEImage "},
	{name: "mailbox", entries: []entry{{names: " mbox Maildir MH Babyl MMDF ", args: []arg{{at: 0, name: "path", role: commands.ReadsTree}, {at: 0, name: "path", role: commands.Makes}}, only: " path factory create "}}},
	{name: "quopri", plain: " encodestring decodestring "},
	{name: "xml.sax.saxutils", plain: " escape unescape quoteattr "},
	{name: "xml.parsers.expat", classes: " ExpatError "},
	{name: "optparse", classes: " Values OptParseError ", pure: " OptionParser make_option OptionGroup "},
	{name: "reprlib", plain: " repr Repr ", entries: []entry{{names: " recursive_repr ", gives: decorates}}},
	{name: "pwd", plain: " getpwnam getpwuid getpwall "}, {name: "grp", plain: " getgrnam getgrgid getgrall "},
	{name: "sched", pure: " scheduler "},
	{name: "crypt", plain: " crypt mksalt methods "},
	{name: "imghdr", entries: []entry{{names: " what ", args: []arg{{at: 0, name: "file", role: commands.Reads}}}}},
	{name: "sndhdr", entries: []entry{{names: " what ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}}}},
	{name: "stringprep", plain: " in_table_a1 map_table_b2 "},
	{name: "selectors", plain: " DefaultSelector SelectSelector PollSelector EpollSelector ", data: " EVENT_READ EVENT_WRITE "},
	{name: "select", plain: " select poll epoll ", data: " POLLIN POLLOUT EPOLLIN EPOLLOUT "},
	{name: "logging.handlers", plain: " MemoryHandler QueueHandler BufferingHandler ", entries: []entry{{names: " RotatingFileHandler TimedRotatingFileHandler WatchedFileHandler ", args: []arg{{at: 0, name: "filename", role: commands.Appends}}, why: "writes its log there"}}},
}

var serverEntries = []entry{
	{names: " HTTPServer ThreadingHTTPServer TCPServer ThreadingTCPServer UDPServer ThreadingUDPServer ", gives: serves, kind: automode.Expose, only: " server_address RequestHandlerClass bind_and_activate "},
}

// namesServer notes a setting of an application that may say where it listens.
func (r *reader) namesServer(key value) {
	if t, ok := key.text(); !r.elsewhere && (!ok || t == "SERVER_NAME") {
		r.elsewhere, r.changed = true, true
	}
}

// setsMany are the settings that a method of an application is given all at once.
func (r *reader) setsMany(a *args) {
	for _, name := range a.names {
		r.namesServer(str(name))
	}
	for _, v := range a.list {
		if list := v.list(); list != nil && list.kind == dictNode && r.mutated&v[0].sites == 0 && !slices.Contains(list.kids, nil) {
			for i := 0; i+1 < len(list.parts); i += 2 {
				r.namesServer(list.parts[i])
			}
			continue
		}
		r.namesServer(nil)
	}
	if a.many || a.any {
		r.namesServer(nil)
	}
}

// serveApp is an application that is served, on this machine alone where nothing else is
// said. What answers requests was followed where it was put into it.
func (r *reader) serveApp(n *node, f *atom, a *args) value {
	host, ok := a.at(0, "host")
	if !ok || len(host) == 1 && host[0].none {
		if r.elsewhere {
			r.fail(n.line, "it is not known where an application listens")
		}
		return none()
	}
	if a.many || a.any {
		host = some(0)
	}
	for _, w := range host.words() {
		if !w.Exact() {
			r.add(commands.Fact{Kind: automode.Expose, Target: "a port", Why: "listens for every host that reaches this one"})
			return none()
		}
	}
	r.connect(n, f, host)
	return none()
}

// serverOn is a server that listens at an address.
func (r *reader) serverOn(n *node, f *atom, a *args) value {
	address, _ := a.at(0, "server_address")
	r.connect(n, f, address)
	for _, v := range a.all() {
		for _, x := range v {
			switch {
			case x.kind == ownClass:
				r.lend(x)
			case x.kind == callable && x.class && lending(x), x.kind == data:
			default:
				r.fail(n.line, "what answers requests is not known")
			}
		}
	}
	return value{{kind: object, owner: &serversThing}}
}

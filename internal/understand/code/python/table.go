package python

import (
	"slices"

	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code"
)

// table is what a module or a type holds, as its manual says. What is not in
// it nobody read.
type table struct {
	name    string
	data    string  // attributes that are data
	plain   string  // functions that give new data and do nothing else
	parts   string  // attributes that are things of kin
	evals   bool    // texts that its functions are given are evaluated
	pure    string  // the same, of data that may hold what they were given
	stars   bool    // all that it has is here as far as it means something else otherwise
	stores  string  // functions that put the others of their arguments into the first
	classes string  // classes whose instances are data
	entries []entry // functions that do more
	kin     *table  // what functions and classes give that have no entry; nil: data
	open    bool    // of a thing: what is not described is a part of it, which nobody calls
	calls   bool    // of a thing: it can be called, and gives kin
	asks    bool    // of a thing: what it does is done to what it was made of
	lends   bool    // classes of it may be added to: the library calls any of their methods, with things of kin's
}

// entry is what functions do beside giving data.
type entry struct {
	names  string
	args   []arg
	gives  gives
	only   string // when set, other arguments by name were not read
	kind   automode.Kind
	target string // with it, an effect that comes from no argument
	traits automode.Traits
	why    string
}

// arg is what happens to an argument.
type arg struct {
	at     int8   // its position; self: what the method belongs to
	name   string // how it is called by name
	role   commands.Role
	extent automode.Extent
	traits automode.Traits
	absent string // what it is when it is left out
	web    bool   // a path, or the address of a host
}

const (
	self  = -1
	named = -2 // by its name only
)

// gives is what a function gives back. The zero value is new data.
type gives uint8

const (
	newData      gives = iota
	partOf             // data that may hold what it was given
	fresh              // a thing of the library that holds nothing of what it was given
	fileOf             // what writes to a file that is counted already
	queried            // the same thing, asked by an expression
	attributed         // what is said of processes, by the names of what is asked for
	settled            // a setting, by a name that loads nothing
	questioned         // a thing made of what a database answers
	weights            // a thing read from a file that can hold code
	connectionTo       // a connection to the host that it is given
	asksHost           // sends a request by such a connection
	timed              // runs texts as code of their own
	tested             // runs tests as its program would
	testsHere          // runs the tests of the text
	serves             // a server at an address
	servesApp          // an application, served until it is ended
	made               // a thing by a name that loads nothing
	figured            // settings of Matplotlib
	inMemoryFile       // a file that lies in memory
	framesOf           // a film, picture by picture
	explained          // prints what is known of a thing; of a name it loads the module
	linesOf            // the lines of files, which it may write as well
	decorates          // the function that it is given, at once or then
	unchanged          // what it is given
	pickled            // what it is given, as bytes
	unpickled          // what was made bytes here
	memberBy           // a function that gives an attribute of that name
	memberOf           // what that function gives
	registersFor       // the same as registers, for a class that it may be given
	registers          // the function that it is given, at once or then; the library may call it at any time
	reported           // a profile
	application        // an application of a web framework
	asksItself         // what asks such an application, without a host
	inMemory           // a database in memory
	answers            // what a database in memory answers to a statement
	baseClass          // a class that others add to
	onlyRead           // a thing read from a file, without a mode
	vectorized         // a function that is called with each part of an array
	patched            // what stands in the place of a function, by its full name
	templated          // a text that values are put into
	configured         // settings that name no code of the project
	located            // where a module lies
	openedData         // a file that is a thing: its mode decides what happens to it
	returned           // what a coroutine comes to
	nothing
	opened      // a file: its mode decides what happens to it
	openedPath  // the same of a path's own method
	openedFlags // the same by the operating system's flags
	archive     // an archive, opened as a file is
	packed      // the path of an archive that is made, by its name and format
	started     // runs words, or a line
	spawned     // runs words, the first of which is named twice
	lineRun     // runs a line
	pathOf      // a path put together of the arguments
	joinedPath  // the same as text
	parentPath  // the folder part
	lastPart    // the last part
	withoutEnd  // its text without what the last dot begins
	samePath    // what it was given
	absolute    // the same, made absolute
	homePath    // the home
	expanded    // with a leading tilde replaced
	workFolder  // the working folder
	patternIn   // the paths that a pattern means
	patternOf   // the same below a path
	patternAny  // the same at any depth
	allIn       // the paths in a folder
	namesIn     // the names in a folder
	entriesIn   // what lies in a folder, as things with a path and a name
	walked      // folders below one, with the names in each
	tempFolder  // a new path in a scratch folder
	textOf      // what it was given, as text
	decodedText // what it was given, decoded
	numbered    // a number
	counted     // elements with their numbers
	zipped      // tuples of one element of each
	sameElements
	oneOfThem // one of its arguments, or one of the elements of the only one
	ranged    // numbers, one after the other
	newClass  // a class whose instances are data
	loggerOf  // what writes lines of a log
	printed
	variableOf // a variable of the environment
	connection // a socket
	connected  // a socket that is connected to a host
	database
	inProcess // what asks an application of the project without a host
	server    // a connection to one
	asked     // a command for a store of keys
	statement // runs SQL
	session   // of requests
	request   // of a URL: by its method
	forked
	joins // puts one descriptor in another's place
	evaluated
	importsModule
	attributeOf
	typeOf
	membersOf  // of data, that data
	packagesIn // of the folders of a package, what lies below
	patchedOwn // a member of something of the project
	patchedMap // what a map holds, while the code under it runs
	membersBy  // of anything, its members with their names
	storesIn   // an attribute of what the code made
	urlRequest // of urllib: what is sent with it decides
	movesAway  // the working folder changes
	sentTo     // a host is sent something without a connection
	treeOf     // a tree of XML
	settingsOf // a file of settings
	killed     // a process is sent a signal
	modeOf     // a file gets another mode
	withVariables
)

// Tables of types.
var (
	environType = table{name: "environ"}
	searchType  = table{name: "search path"}
	socketType  = table{
		name:  "socket",
		plain: " close settimeout setsockopt setblocking fileno getsockname getpeername recv recvfrom recv_into shutdown getsockopt detach send sendall makefile accept listen gettimeout ",
		entries: []entry{
			{names: " connect connect_ex ", gives: connected},
			{names: " sendto ", gives: sentTo},
			{names: " bind ", gives: connected, kind: automode.Expose},
		},
	}
	archiveType = table{
		name:  "archive",
		data:  " filename comment mode filelist debug ",
		plain: " namelist infolist getinfo getnames getmembers getmember printdir list testzip close read writestr open next addfile extractfile ",
		entries: []entry{
			{names: " extractall ", args: []arg{{at: 0, name: "path", role: commands.Unpacks, absent: "."}}, gives: nothing, why: "unpacks there"},
			{names: " extract ", args: []arg{{at: 1, name: "path", role: commands.Unpacks, absent: "."}}, gives: nothing, why: "unpacks there"},
			{names: " write add ", args: []arg{{at: 0, name: "filename", role: commands.ReadsTree}, {at: named, name: "name", role: commands.ReadsTree}}, gives: nothing},
		},
	}
	settingsType = table{
		name:    "file of settings",
		plain:   " sections options items get getint getfloat getboolean has_section has_option read_string read_dict read_file write set add_section remove_option remove_section defaults keys values ",
		entries: []entry{{names: " read ", args: []arg{{at: 0, name: "filenames", role: commands.Reads}}}},
	}
	treeType = table{
		name: "tree of XML",
		data: " attrib text tag tail ",
		pure: " getroot iter find findall findtext iterfind get items keys itertext ",
		entries: []entry{
			{names: " write ", args: []arg{{at: 0, name: "file_or_filename", role: commands.Writes}, {at: named, name: "file", role: commands.Writes}}, gives: nothing, why: "writes the tree there"},
			{names: " parse ", args: []arg{{at: 0, name: "source", role: commands.Reads}}},
		},
	}
	loggerType = table{
		name: "log", data: " name level handlers propagate disabled ", plain: " setLevel isEnabledFor getEffectiveLevel hasHandlers addHandler setFormatter removeHandler ",
		entries: []entry{
			{names: " debug info warning error critical exception log ", gives: printed},
			{names: " getChild ", gives: loggerOf},
		},
	}
	databaseType = table{
		name:  "database",
		data:  " row_factory total_changes isolation_level description rowcount lastrowid text_factory ",
		plain: " commit rollback close fetchall fetchone fetchmany interrupt ",
		entries: []entry{
			{names: " execute executemany executescript ", gives: statement},
			{names: " cursor ", gives: samePath},
			{names: " create_function create_aggregate create_collation ", gives: nothing},
		},
	}
	sessionType = table{
		name: "session", data: " headers cookies auth params timeout adapters hooks max_redirects verify cert proxies trust_env stream ", plain: " close mount prepare_request rebuild_auth rebuild_method rebuild_proxies should_strip_auth merge_environment_settings get_redirect_target ",
		entries: requestEntries,
	}
)

// requestEntries are the functions of requests and httpx, and the methods of
// their sessions.
var requestEntries = []entry{
	{names: " Session session Client AsyncClient ", gives: session}, {names: " ASGITransport WSGITransport ", gives: inProcess},
	{names: " get head options ", args: []arg{{at: 0, name: "url", role: commands.Fetches}}, gives: request},
	{names: " post put patch ", args: []arg{{at: 0, name: "url", role: commands.Sends}}, gives: request},
	{names: " delete ", args: []arg{{at: 0, name: "url", role: commands.Sends, traits: automode.Removes}}, gives: request},
	{names: " request stream ", args: []arg{{at: 1, name: "url", role: commands.Sends}}, gives: request},
}

// decorator gives back the function that it is put in front of.
var decorator = entry{names: " decorator ", gives: unchanged}

// member finds a name in a table.
func member(t *table, name string) (value, bool) {
	for i := range t.entries {
		if e := &t.entries[i]; code.Within(e.names, name) {
			class := e.gives == textOf || e.gives == sameElements
			return value{{kind: callable, name: name, owner: t, entry: e, class: class}}, true
		}
	}
	switch {
	case code.Within(t.classes, name):
		return value{{kind: callable, name: name, owner: t, class: true}}, true
	case code.Within(t.plain, name), code.Within(t.pure, name):
		return value{{kind: callable, name: name, owner: t}}, true
	case code.Within(t.data, name):
		return some(0), true
	case code.Within(t.parts, name):
		return value{{kind: object, owner: t.kinship()}}, true
	case t.open && code.Within(methods, name) && !code.Within(reachingOut, name):
		return value{{kind: callable, name: name, owner: t}}, true
	}
	return nil, false
}

// findEntry reports whether a table says of a name that it does more.
func findEntry(t *table, name string) bool {
	return slices.ContainsFunc(t.entries, func(e entry) bool { return code.Within(e.names, name) })
}

// findModule returns the table of a module, by its dotted name.
func findModule(name string) *table {
	for _, list := range allModules {
		for _, m := range list {
			if m.name == name {
				return m
			}
		}
	}
	return nil
}

// methods of text, bytes, numbers, lists, dictionaries, sets, dates, files that
// are open, matches, trees of XML, parsers of arguments and the like. None of
// them reaches out of the program by itself.
const methods = " capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill decode hex fromhex" +
	" append extend insert remove pop clear sort reverse copy get items keys values update setdefault popitem fromkeys add discard union intersection difference symmetric_difference issubset issuperset isdisjoint intersection_update difference_update symmetric_difference_update appendleft popleft extendleft rotate most_common elements subtract total move_to_end" +
	" bit_length bit_count to_bytes from_bytes as_integer_ratio is_integer conjugate quantize normalize" +
	" now today utcnow fromtimestamp utcfromtimestamp fromisoformat strptime strftime isoformat timestamp astimezone date time timetz timetuple weekday isoweekday isocalendar ctime toordinal fromordinal combine total_seconds utcoffset tzname dst" +
	" read readline readlines readable readinto seek seekable tell truncate write writelines writable flush close fileno isatty getvalue getbuffer getnames detach reconfigure" +
	" match fullmatch search findall finditer sub subn group groups groupdict start end span expand" +
	" iter itertext iterfind findtext getroot getchildren makeelement tostring set" +
	" add_argument add_argument_group add_mutually_exclusive_group add_subparsers add_parser parse_args parse_known_args print_help print_usage format_help set_defaults error exit" +
	" subnets supernet hosts overlaps get_content_type get_payload get_filename get_all is_multipart hexdigest digest writerow writerows writeheader sections options has_option has_section getint getfloat getboolean read_string read_dict read_file" +
	" json raise_for_status iter_lines iter_content getheader getheaders info geturl getcode check_returncode communicate wait poll terminate kill send_signal" +
	" send throw seed random randint choice choices sample shuffle uniform gauss with_traceback add_note model_dump submit map result put put_nowait get_nowait qsize empty full task_done acquire release substitute safe_substitute real_quick_ratio ratio quick_ratio get_matching_blocks get_opcodes tolist item is_dir is_file stat is_symlink inode setLevel setFormatter addFilter statistics compare_to filter_traces enter_context callback pop_all starmap apply_async map_async imap imap_unordered starmap_async errors create_task start_soon tobytes static_order words chars get_ready is_active done exception cancelled cancel running toreadonly recv prepare_url prepare_headers prepare_body prepare_method get_body get_content get_payload get_content_type get_filename get_all is_multipart walk get_dict iter_parts iter_attachments as_string as_bytes prepare bind bind_partial apply_defaults "

// reachingOut are those of the methods that are harmless on what is open already and on
// what the language itself makes, and that take a path or reach a process on things of
// some libraries: lxml's and astropy's write, astropy's read.
const reachingOut = " read write writelines truncate send terminate kill send_signal communicate "

// mutators put what they are given into what they belong to.
const mutators = " put put_nowait append extend insert update setdefault add appendleft extendleft set fromkeys send intersection_update difference_update symmetric_difference_update "

// callers are functions that only call the functions they are given, and
// give back none of them.
const callers = " map filter sub subn defaultdict groupby accumulate takewhile dropwhile starmap filterfalse tokenize generate_tokens load loads reader DictReader ArgumentParser nlargest nsmallest "

// ofText are functions that call what they are given with the texts of a file, and with
// nothing else.
const ofText = " genfromtxt loadtxt read_csv read_table read_fwf "

// through are those of them that go through what the others hold.
const through = " map imap imap_unordered map_async filter sorted sort max min "

// calling are methods that call a function they are given.
const calling = " callback starmap apply_async map_async imap imap_unordered starmap_async submit map sort sub subn add_argument add_parser add_subparsers "

// inert are functions that never call what they are given.
const inert = " format_exception format_exception_only format_tb print_tb getsource getsourcelines getsourcefile getfile getdoc signature isfunction isclass ismodule ismethod getmodule print str repr isinstance issubclass hash id callable type len format bool pprint pp setattr dir "

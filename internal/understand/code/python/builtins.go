package python

import (
	"automode"
	"automode/internal/commands"
)

// builtins are the names that the language itself knows. Those that reach into
// how it works are left out: globals, locals, vars, setattr, delattr, super,
// property, classmethod, staticmethod, memoryview, breakpoint, help.
var builtins = table{
	name:  "builtins",
	data:  " NotImplemented Ellipsis __debug__ dict.fromkeys ",
	plain: " abs all any ascii bin bool callable chr complex divmod float format hash hex id input int isinstance issubclass len oct ord pow range repr round copyright credits license ",
	pure:  " aiter anext filter iter map max min next sum zip ",
	classes: " BaseException Exception ArithmeticError AssertionError AttributeError BlockingIOError BrokenPipeError BufferError ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError EnvironmentError FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError" +
		" dict frozenset bytes bytearray slice object ",
	entries: []entry{
		{names: " print exit quit ", gives: printed},
		{names: " open ", gives: opened, only: " file mode encoding errors newline buffering closefd "},
		{names: " str ", gives: textOf},
		{names: " list tuple set sorted reversed ", gives: sameElements},
		{names: " enumerate ", gives: counted},
		{names: " getattr hasattr ", gives: attributeOf},
		{names: " type ", gives: typeOf},
		{names: " exec eval compile ", gives: evaluated},
		{names: " __import__ ", gives: importsModule},
	},
}

// modules are what is known of modules. Sources: the Python library reference,
// 3.11 to 3.14, and the manuals of PyYAML 6, requests 2.32 and HTTPX 0.28.
var modules = []*table{
	&osModule, &osPathModule, &shutilModule, &subprocessModule,
	{
		name: "sys", data: " version version_info platform executable maxsize byteorder prefix exec_prefix base_prefix stdout stderr flags float_info implementation hexversion api_version maxunicode builtin_module_names stdlib_module_names ",
		plain:   " getsizeof getrecursionlimit setrecursionlimit getdefaultencoding getfilesystemencoding intern getrefcount ",
		entries: []entry{{names: " exit ", gives: printed}},
	},
	{name: "json", classes: " JSONDecodeError JSONDecoder JSONEncoder ", plain: " dumps dump ", pure: " loads load "},
	{name: "re", data: " I IGNORECASE M MULTILINE S DOTALL X VERBOSE A ASCII U UNICODE ", classes: " error ", plain: " escape purge ", pure: " compile search match fullmatch split findall finditer sub subn "},
	{
		name: "pathlib",
		entries: []entry{
			{names: " Path PosixPath PurePath PurePosixPath ", gives: pathOf},
		},
	},
	{
		name: "glob", plain: " escape has_magic ",
		entries: []entry{{names: " glob iglob ", gives: patternIn, only: " recursive include_hidden pathname "}},
	},
	{name: "csv", data: " QUOTE_ALL QUOTE_MINIMAL QUOTE_NONE QUOTE_NONNUMERIC ", classes: " Error excel excel_tab ", pure: " reader writer DictReader DictWriter ", plain: " field_size_limit "},
	{name: "math", data: " pi e tau inf nan ", plain: " acos acosh asin asinh atan atan2 atanh cbrt ceil comb copysign cos cosh degrees dist erf erfc exp exp2 expm1 fabs factorial floor fmod frexp fsum gamma gcd hypot isclose isfinite isinf isnan isqrt lcm ldexp lgamma log log10 log1p log2 modf nextafter perm pow prod radians remainder sin sinh sqrt sumprod tan tanh trunc ulp "},
	{name: "datetime", data: " UTC MINYEAR MAXYEAR datetime.min datetime.max date.min date.max timezone.utc ", classes: " datetime date time timedelta timezone tzinfo "},
	{name: "time", data: " timezone tzname ", plain: " time sleep perf_counter perf_counter_ns monotonic monotonic_ns process_time time_ns strftime strptime localtime gmtime mktime ctime asctime "},
	{name: "zoneinfo", classes: " ZoneInfo "},
	{name: "collections", classes: " OrderedDict Counter deque defaultdict ChainMap ", pure: " namedtuple "},
	{name: "itertools", pure: " accumulate batched chain combinations combinations_with_replacement compress count cycle dropwhile filterfalse groupby islice pairwise permutations product repeat starmap takewhile tee zip_longest "},
	{name: "functools", pure: " reduce partial cmp_to_key "},
	{name: "operator", pure: " itemgetter add sub mul truediv floordiv mod neg eq ne lt le gt ge and_ or_ xor not_ contains "},
	{name: "textwrap", plain: " dedent indent fill wrap shorten "},
	{name: "base64", plain: " b64encode urlsafe_b64encode standard_b64encode b32encode b16encode b85encode a85encode encodebytes ", entries: []entry{{names: " b64decode urlsafe_b64decode standard_b64decode b32decode b16decode b85decode a85decode decodebytes ", gives: decodedText}}},
	{name: "binascii", plain: " hexlify b2a_hex b2a_base64 crc32 crc_hqx ", classes: " Error ", entries: []entry{{names: " unhexlify a2b_hex a2b_base64 ", gives: decodedText}}},
	{name: "zlib", plain: " compress crc32 adler32 ", classes: " error ", entries: []entry{{names: " decompress ", gives: decodedText}}},
	{name: "codecs", data: " BOM_UTF8 ", entries: []entry{{names: " decode encode ", gives: decodedText}, {names: " open ", gives: opened, only: " filename mode encoding errors buffering "}}},
	{name: "gzip", plain: " compress ", entries: []entry{{names: " decompress ", gives: decodedText}, {names: " open GzipFile ", gives: opened}}},
	{name: "bz2", plain: " compress ", entries: []entry{{names: " decompress ", gives: decodedText}, {names: " open BZ2File ", gives: opened}}},
	{name: "lzma", plain: " compress ", entries: []entry{{names: " decompress ", gives: decodedText}, {names: " open LZMAFile ", gives: opened}}},
	{name: "hashlib", data: " algorithms_available algorithms_guaranteed ", plain: " md5 sha1 sha224 sha256 sha384 sha512 sha3_256 sha3_512 blake2b blake2s new pbkdf2_hmac scrypt file_digest "},
	{name: "hmac", plain: " new digest compare_digest "},
	{name: "statistics", pure: " mean fmean geometric_mean harmonic_mean median median_low median_high mode multimode pstdev pvariance quantiles stdev variance correlation linear_regression "},
	{name: "random", plain: " random randint randrange uniform gauss seed getrandbits randbytes triangular betavariate ", pure: " choice choices sample shuffle Random SystemRandom "},
	{name: "secrets", plain: " token_bytes token_hex token_urlsafe randbelow compare_digest ", pure: " choice "},
	{name: "string", data: " ascii_letters ascii_lowercase ascii_uppercase digits hexdigits octdigits printable punctuation whitespace ", plain: " capwords "},
	{name: "struct", classes: " Struct error ", plain: " pack unpack calcsize pack_into unpack_from iter_unpack "},
	{name: "io", classes: " StringIO BytesIO ", pure: " TextIOWrapper BufferedReader ", entries: []entry{{names: " open ", gives: opened, only: " file mode encoding errors newline buffering closefd "}}},
	{name: "urllib.parse", plain: " urlparse urlsplit urlunparse urlunsplit urljoin urlencode quote quote_plus unquote unquote_plus parse_qs parse_qsl urldefrag quote_from_bytes unquote_to_bytes "},
	{name: "urllib.error", classes: " HTTPError URLError "},
	{
		name: "urllib.request", plain: " getproxies pathname2url url2pathname ",
		entries: []entry{
			{names: " urlopen Request ", args: []arg{{at: 0, name: "url", role: commands.Fetches}, {at: named, name: "fullurl", role: commands.Fetches}}, gives: urlRequest, only: " url fullurl data timeout headers method origin_req_host unverifiable context "},
			{names: " urlretrieve ", args: []arg{{at: 0, name: "url", role: commands.Fetches}, {at: 1, name: "filename", role: commands.Writes}}, only: " url filename "},
		},
	},
	{
		name: "http.client", data: " responses ", classes: " HTTPException ",
		entries: []entry{{names: " HTTPConnection HTTPSConnection ", args: []arg{{at: 0, name: "host", role: commands.Sends}}, gives: session}},
	},
	{
		name: "requests", classes: " RequestException HTTPError ConnectionError Timeout ",
		entries: requestEntries,
	},
	{name: "requests.exceptions", classes: " RequestException HTTPError ConnectionError Timeout "},
	{
		name: "httpx", classes: " HTTPError RequestError HTTPStatusError Timeout ",
		entries: requestEntries,
	},
	{
		name: "socket", data: " AF_INET AF_INET6 AF_UNIX SOCK_STREAM SOCK_DGRAM SOL_SOCKET SO_REUSEADDR SO_BROADCAST IPPROTO_TCP TCP_NODELAY SHUT_RDWR SHUT_WR SHUT_RD ",
		classes: " error timeout gaierror ", plain: " gethostname getfqdn setdefaulttimeout inet_aton inet_ntoa htons ntohs ",
		entries: []entry{
			{names: " socket ", gives: connection},
			{names: " create_connection ", gives: connected},
			{names: " create_server ", gives: connected, kind: automode.Expose},
			{names: " gethostbyname getaddrinfo gethostbyname_ex ", args: []arg{{at: 0, name: "host", role: commands.Asks}}},
		},
	},
	{name: "pty", entries: []entry{{names: " spawn ", gives: started}}},
	{name: "html", plain: " escape unescape "},
	{name: "argparse", data: " SUPPRESS REMAINDER OPTIONAL ", classes: " RawDescriptionHelpFormatter RawTextHelpFormatter HelpFormatter ArgumentDefaultsHelpFormatter ArgumentTypeError BooleanOptionalAction ", entries: []entry{{names: " ArgumentParser ", gives: partOf, only: " prog usage description epilog parents formatter_class prefix_chars argument_default conflict_handler add_help allow_abbrev exit_on_error "}}},
	{name: "tomllib", classes: " TOMLDecodeError ", plain: " load loads "},
	{name: "tomli", classes: " TOMLDecodeError ", plain: " load loads "},
	{name: "toml", plain: " loads dumps dump ", entries: []entry{{names: " load ", args: []arg{{at: 0, role: commands.Reads}}}}},
	{name: "configparser", classes: " Error NoOptionError NoSectionError ", entries: []entry{{names: " ConfigParser RawConfigParser ", gives: settingsOf}}},
	{
		name: "xml.etree.ElementTree", classes: " ParseError Element ", pure: " SubElement fromstring XML tostring indent dump ",
		entries: []entry{
			{names: " parse ElementTree ", args: []arg{{at: 0, name: "source", role: commands.Reads}, {at: named, name: "file", role: commands.Reads}}, gives: treeOf},
			{names: " iterparse ", args: []arg{{at: 0, name: "source", role: commands.Reads}}},
		},
	},
	{name: "zipfile", data: " ZIP_DEFLATED ZIP_STORED ", classes: " BadZipFile ", plain: " is_zipfile ", entries: []entry{{names: " ZipFile ", gives: archive}}},
	{name: "tarfile", classes: " TarError ReadError ", plain: " is_tarfile ", entries: []entry{{names: " open TarFile ", gives: archive}}},
	{name: "sqlite3", data: " Row ", classes: " Error OperationalError ", entries: []entry{{names: " connect ", gives: database, only: " database timeout isolation_level detect_types check_same_thread "}}},
	{name: "ast", classes: " AST NodeVisitor FunctionDef ClassDef AsyncFunctionDef Import ImportFrom Call Name Attribute Constant Assign AnnAssign Expr Module Str arg Return If For While Try With ", plain: " parse literal_eval dump unparse walk iter_child_nodes iter_fields get_docstring get_source_segment "},
	{name: "warnings", plain: " filterwarnings simplefilter warn "},
	{name: "copy", pure: " copy deepcopy "},
	{name: "difflib", pure: " SequenceMatcher unified_diff ndiff context_diff get_close_matches "},
	{name: "pprint", entries: []entry{{names: " pprint pp ", gives: printed}}, plain: " pformat "},
	{name: "uuid", plain: " uuid1 uuid3 uuid4 uuid5 UUID "},
	{name: "decimal", classes: " Decimal ", plain: " getcontext "},
	{name: "fractions", classes: " Fraction "},
	{name: "typing", data: " Any Dict List Optional Tuple Union Set Callable Iterable Iterator Sequence Mapping Literal Final Generator ", pure: " cast "},
	{
		name: "tempfile",
		entries: []entry{
			{names: " mkdtemp mktemp gettempdir TemporaryDirectory ", gives: tempFolder, only: " suffix prefix ignore_cleanup_errors delete "},
			{names: " TemporaryFile NamedTemporaryFile ", only: " mode suffix prefix delete encoding buffering newline "},
		},
	},
	{name: "platform", plain: " system machine platform release version python_version node processor architecture uname mac_ver python_implementation "},
	{name: "shlex", plain: " split quote join "},
	{name: "fnmatch", plain: " fnmatch fnmatchcase translate ", pure: " filter "},
	{name: "calendar", plain: " month monthrange isleap timegm weekday "},
	{name: "unicodedata", plain: " name lookup normalize category numeric digit decimal east_asian_width combining "},
	{name: "heapq", stores: " heappush heapreplace heappushpop ", pure: " heappush heappop heapify nlargest nsmallest merge heappushpop heapreplace "},
	{name: "bisect", stores: " insort insort_left insort_right ", plain: " bisect bisect_left bisect_right ", pure: " insort insort_left insort_right "},
	{name: "traceback", plain: " print_exc format_exc "},
	{name: "ipaddress", plain: " ip_address ip_network ip_interface IPv4Address IPv4Network IPv6Address "},
	{name: "importlib.metadata", classes: " PackageNotFoundError ", plain: " version metadata distributions requires "},
	{name: "importlib", entries: []entry{{names: " import_module ", gives: importsModule}}},
	{name: "yaml", classes: " YAMLError SafeLoader CSafeLoader ", plain: " dump safe_dump safe_dump_all ", pure: " safe_load safe_load_all "},
	{name: "numpy"}, {name: "pandas"}, {name: "torch"}, {name: "tensorflow"}, {name: "scipy"}, {name: "sklearn"}, {name: "django"},
	{name: "flask"}, {name: "fastapi"}, {name: "pydantic"}, {name: "sqlalchemy"}, {name: "transformers"}, {name: "matplotlib"}, {name: "jinja2"},
	{name: "pytest"}, {name: "click"}, {name: "rich"}, {name: "aiohttp"}, {name: "bs4"}, {name: "openai"}, {name: "anthropic"}, {name: "boto3"},
}

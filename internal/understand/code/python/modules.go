package python

import (
	"automode"
	"automode/internal/commands"
)

// reportType is a profile that was read.
var reportType = table{name: "profile", open: true, plain: " sort_stats strip_dirs print_stats print_callers print_callees reverse_order ", data: " total_tt total_calls files "}

// mockThing stands in for anything, and does nothing; what it is told to call it
// is told where it is made.
var mockThing = table{name: "mock", open: true, calls: true, plain: " assert_called assert_called_once assert_called_with assert_called_once_with assert_any_call assert_not_called assert_has_calls reset_mock "}

// keptType is a function whose results are kept.
var keptType = table{name: "function", plain: " cache_info cache_clear cache_parameters dispatch registry ", entries: []entry{{names: " register ", gives: registersFor}}}

// profilerThing counts where time goes.
var profilerThing = table{
	name: "profiler", open: true, plain: " enable disable create_stats getstats print_stats snapshot_stats clear runcall ",
	entries: []entry{{names: " dump_stats ", args: []arg{{at: 0, name: "file", role: commands.Writes}}, gives: nothing, why: "writes the profile"}},
}

// marksThing is what pytest puts in front of tests.
var marksThing = table{name: "mark", open: true, calls: true, plain: " parametrize skip skipif xfail usefixtures asyncio match type value "}

// consoleThing is what is shown in a terminal, by rich.
var consoleThing = table{name: "console", open: true, plain: " print rule log status print_json print_exception add_column add_row add_section add add_task update advance start stop refresh append stylize assemble from_markup get export_text track bell clear "}

// moreModules are further modules of the standard library. Source: the Python
// library reference, 3.11 to 3.14.
var moreModules = []*table{
	{name: "distutils.dir_util", entries: []entry{{names: " remove_tree ", args: []arg{{at: 0, name: "directory", role: commands.Deletes, extent: automode.Tree}}, gives: nothing, why: "removes the folder and everything below it"}}},
	{name: "asyncio", data: " FIRST_COMPLETED FIRST_EXCEPTION ALL_COMPLETED ", classes: " CancelledError TimeoutError QueueEmpty QueueFull InvalidStateError Event Lock Semaphore BoundedSemaphore Condition ", plain: " sleep set_event_loop_policy ", entries: []entry{{names: " create_subprocess_shell ", gives: lineRun}}, pure: " run gather wait wait_for create_task ensure_future as_completed shield timeout to_thread Queue LifoQueue PriorityQueue TaskGroup iscoroutinefunction iscoroutine "},
	{name: "pkgutil", plain: " iter_modules extend_path get_importer ", entries: []entry{{names: " walk_packages ", gives: packagesIn, only: " path prefix "}}},
	{name: "importlib.util", entries: []entry{{names: " find_spec ", gives: located, only: " name "}}},
	{name: "pstats", classes: " SortKey ", entries: []entry{{names: " Stats ", args: []arg{{at: 0, name: "filenames", role: commands.Reads}}, gives: reported}}},
	{name: "cProfile", kin: &profilerThing, plain: " Profile ", entries: []entry{{names: " run ", gives: evaluated}}},
	{name: "py_compile", classes: " PyCompileError ", entries: []entry{{names: " compile ", args: []arg{{at: 0, name: "file", role: commands.Reads}, {at: 1, name: "cfile", role: commands.Writes}}, only: " file cfile dfile doraise quiet optimize ", why: "writes what it compiles"}}},
	{name: "email.mime.text", pure: " MIMEText "}, {name: "email.mime.multipart", pure: " MIMEMultipart "}, {name: "email.mime.base", pure: " MIMEBase "},
	{name: "timeit", plain: " default_timer ", entries: []entry{{names: " timeit repeat ", gives: timed, only: " stmt setup number repeat "}}},
	{name: "dis", plain: " code_info findlinestarts opmap opname stack_effect Bytecode get_instructions ", entries: []entry{{names: " dis show_code ", gives: printed}}},
	{name: "tokenize", data: " NAME OP STRING NUMBER COMMENT NEWLINE INDENT DEDENT ", classes: " TokenError TokenInfo ", pure: " generate_tokens tokenize ", plain: " detect_encoding untokenize ", entries: []entry{{names: " open ", gives: opened, only: " filename "}}},
	{name: "token", data: " NAME OP STRING NUMBER COMMENT NEWLINE INDENT DEDENT tok_name "},
	{name: "pytest", kin: &marksThing, parts: " mark ", classes: " ExitCode MonkeyPatch CaptureFixture ", plain: " raises approx param skip fail xfail warns deprecated_call fixture ", entries: []entry{{names: " main ", gives: tested, only: " args "}}},
	{name: "json.decoder", classes: " JSONDecoder JSONDecodeError "}, {name: "json.encoder", classes: " JSONEncoder "},
	{name: "pydantic", classes: " BaseModel RootModel ValidationError ConfigDict EmailStr HttpUrl SecretStr PositiveInt NonNegativeInt StrictInt StrictStr StrictBool ", pure: " Field constr conint confloat conlist PrivateAttr ", entries: []entry{
		{names: " field_validator model_validator validator root_validator field_serializer model_serializer computed_field validate_call ", gives: registers},
	}},
	{name: "html.parser", classes: " HTMLParser "}, {name: "html.entities", data: " html5 name2codepoint codepoint2name "},
	{name: "enum", plain: " auto unique ", classes: " Enum IntEnum Flag IntFlag StrEnum "},
	{name: "dataclasses", stars: true, plain: " fields is_dataclass ", pure: " asdict astuple field replace dataclass "},
	{name: "abc", classes: " ABC ABCMeta ", entries: []entry{{names: " abstractmethod ", gives: unchanged}}},
	{name: "types", classes: " SimpleNamespace MappingProxyType GeneratorType NoneType "},
	{name: "collections.abc", classes: " Callable Iterable Iterator Mapping MutableMapping Sequence MutableSequence Set Hashable Sized Generator Awaitable Coroutine AsyncIterator "},
	{name: "numbers", classes: " Number Integral Real Rational Complex "},
	{name: "cmath", data: " pi e tau ", plain: " exp log log10 sqrt phase polar rect sin cos tan isclose isnan "},
	{name: "colorsys", plain: " rgb_to_hsv hsv_to_rgb rgb_to_hls hls_to_rgb "},
	{name: "graphlib", classes: " CycleError ", pure: " TopologicalSorter "},
	{name: "array", data: " typecodes ", pure: " array "},
	{name: "pickle", data: " HIGHEST_PROTOCOL DEFAULT_PROTOCOL ", classes: " PicklingError UnpicklingError ", plain: " dump ", entries: []entry{{names: " dumps ", gives: pickled}, {names: " loads ", gives: unpickled}}},
	{name: "marshal", plain: " dumps dump "},
	{name: "getopt", classes: " GetoptError ", plain: " getopt gnu_getopt "},
	{name: "filecmp", entries: []entry{
		{names: " cmp ", args: []arg{{at: 0, name: "f1", role: commands.Reads}, {at: 1, name: "f2", role: commands.Reads}}},
		{names: " dircmp cmpfiles ", args: []arg{{at: 0, name: "a", role: commands.ReadsTree}, {at: 1, name: "b", role: commands.ReadsTree}}},
	}},
	{name: "linecache", plain: " checkcache clearcache ", entries: []entry{{names: " getline getlines ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}}}},
	{name: "tracemalloc", plain: " start stop take_snapshot get_traced_memory clear_traces reset_peak "},
	{name: "faulthandler", plain: " enable disable dump_traceback dump_traceback_later "},
	{name: "weakref", pure: " ref proxy WeakValueDictionary WeakKeyDictionary WeakSet finalize WeakMethod getweakrefcount getweakrefs "},
	{name: "contextvars", pure: " ContextVar copy_context "},
	{name: "getpass", plain: " getuser "},
	{name: "ssl", classes: " SSLError SSLCertVerificationError ", plain: " create_default_context get_default_verify_paths ", data: " OPENSSL_VERSION HAS_TLSv1_3 "},
	{name: "email.utils", plain: " parseaddr parsedate parsedate_to_datetime formatdate formataddr getaddresses make_msgid quote unquote collapse_rfc2231_value localtime "},
	{name: "email.message", pure: " EmailMessage Message "},
	{name: "email", plain: " message_from_string message_from_bytes message_from_file message_from_binary_file ", data: " policy.default policy "},
	{name: "xml.dom.minidom", kin: &pagesThing, plain: " parseString ", entries: []entry{{names: " parse ", args: []arg{{at: 0, name: "file", role: commands.Reads}}, gives: fresh}}},
	{name: "fileinput", entries: []entry{{names: " input FileInput ", gives: linesOf, only: " files inplace encoding mode backup "}}},
	{name: "symtable", plain: " symtable "},
	{name: "multiprocessing", plain: " cpu_count freeze_support Pool Process current_process get_start_method set_start_method Value Array Event active_children parent_process ", pure: " Queue Lock "},
	{name: "encodings.idna"}, {name: "this"},
	{name: "venv"}, {name: "ensurepip", plain: " version "}, {name: "tkinter", data: " TkVersion TclVersion "}, {name: "readline"}, {name: "curses"}, {name: "unittest", kin: &testsThing, classes: " TestCase IsolatedAsyncioTestCase SkipTest ", plain: " TestSuite TestLoader TextTestRunner TestResult TextTestResult makeSuite ", entries: []entry{{names: " main ", gives: testsHere, only: " argv module verbosity exit failfast buffer catchbreak warnings "}}, pure: " skip skipIf skipUnless expectedFailure "}, {name: "unittest.mock", kin: &mockThing, data: " ANY DEFAULT ", classes: " Mock MagicMock AsyncMock NonCallableMock PropertyMock ", plain: " call ", entries: []entry{{names: " patch ", gives: patched, only: " target return_value side_effect autospec "}, {names: " patch.object ", gives: patchedOwn, only: " target attribute return_value side_effect autospec wraps new "}, {names: " patch.dict ", gives: patchedMap, only: " in_dict values clear "}}}, {name: "doctest"}, {name: "distutils"}, {name: "ctypes", data: " c_int c_char_p c_void_p c_long c_double c_size_t c_uint8 c_uint32 c_uint64 ", plain: " sizeof "},
	{name: "http", classes: " HTTPStatus HTTPMethod "},
}

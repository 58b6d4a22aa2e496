package javascript

import (
	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/script"
)

// language is the library of the language itself and what is the same in every
// program that runs it.
var language = script.Language{
	Lang:   commands.JavaScript,
	Things: things[:], Packages: packages[:], Clients: clients[:],
	Methods: "toString toLocaleString toJSON toISOString toUTCString toDateString toLocaleDateString toLocaleTimeString trim trimStart trimEnd split slice substring substr replace replaceAll match matchAll search includes indexOf lastIndexOf startsWith endsWith padStart padEnd repeat charAt charCodeAt codePointAt at concat normalize localeCompare toUpperCase toLowerCase " +
		"map filter forEach reduce reduceRight some every find findIndex findLast findLastIndex all iterate flat flatMap sort reverse join push pop shift unshift splice fill keys values entries toSorted toReversed toSpliced with copyWithin " +
		"get set has add delete clear union intersection difference isSubsetOf toFixed toPrecision test exec getTime getFullYear getMonth getDate getDay getHours getMinutes getSeconds getMilliseconds getTimezoneOffset getUTCFullYear getUTCMonth getUTCDate getUTCHours getUTCMinutes getUTCSeconds setDate setMonth setFullYear setHours setMinutes setSeconds setTime hasOwnProperty isPrototypeOf propertyIsEnumerable " +
		"then catch finally next on once off addEventListener removeEventListener addListener removeListener removeAllListeners setEncoding resume pause pipe read write end destroy close unref ref setTimeout setMaxListeners abort text json arrayBuffer blob bytes getReader append " +
		"equals compare copy subarray readUInt8 readUInt16LE readUInt16BE readUInt32LE readUInt32BE readInt8 readInt16LE readInt16BE readInt32LE readInt32BE readFloatLE readDoubleLE readBigUInt64LE readBigUInt64BE readBigInt64LE readBigInt64BE readFloatBE readDoubleBE readUIntBE readUIntLE readIntBE readIntLE writeUInt8 writeUInt16LE writeUInt16BE writeUInt32LE writeUInt32BE writeInt8 writeInt16LE writeInt16BE writeInt32LE writeInt32BE writeFloatLE writeFloatBE writeDoubleLE writeDoubleBE writeBigUInt64LE writeBigUInt64BE swap16 swap32 swap64 getUint8 getUint16 getUint32 getInt8 getInt16 getInt32 getFloat32 getFloat64 getBigInt64 getBigUint64 setUint8 setUint16 setUint32 setInt8 setInt16 setInt32 setFloat32 setFloat64 setBigInt64 setBigUint64 toUint8Array byteLength update digest final format formatToParts resolvedOptions of encode decode question prompt setPrompt line isFile isDirectory isSymbolicLink isFIFO isSocket kill disconnect setHeader getHeader writeHead flushHeaders stop start getOwnPropertyNames isWellFormed getSetCookie toArray increment emit listenerCount eventNames sync readFile writeFile stat appendFile now mark measure clearMarks",
	Calls:  "addEventListener map filter forEach reduce reduceRight some every find findIndex findLast findLastIndex flatMap sort toSorted then catch finally on once addListener replace replaceAll from question parse stringify setTimeout setInterval setImmediate queueMicrotask groupBy fromEntries end write close destroy",
	Alters: "push pop shift unshift splice fill reverse sort copyWithin set add assign",
	Never: "constructor __proto__ prototype caller callee __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ getPrototypeOf setPrototypeOf defineProperty defineProperties " +
		"valueOf mainModule binding _linkedBinding dlopen _load _compile prepareStackTrace children _events",
	Options: "readOnly readonly fileMustExist encoding recursive withFileTypes force maxRetries retryDelay mode bigint throwIfNoEntry highWaterMark start autoClose emitClose flush stdio timeout maxBuffer windowsHide killSignal detached signal stdout stderr stdin errorOnExist preserveTimestamps dereference persistent interval argv0 " +
		"colors depth compact breakLength maxArrayLength maxStringLength sorted showHidden input output terminal crlfDelay historySize prompt numeric sensitivity locale weekday year month day hour minute second hour12 timeZone timeZoneName minimumFractionDigits maximumFractionDigits style currency notation dateStyle timeStyle cause windowsVerbatimArguments exclude waitUntil referer headless slowMo args viewport userAgent colorScheme deviceScaleFactor isMobile hasTouch timezoneId reducedMotion javaScriptEnabled defaultViewport log errorFormat contentType pretendToBeVisual parser singleQuote semi tabWidth printWidth trailingComma spaces",
	Acts: []script.Func{
		{Names: "listen", Act: script.Listens},
		{Names: "connect", Act: script.Connects},
		{Names: "send", Act: script.Computes},
		{Names: "address", Act: script.Computes, Gives: "address"},
	},
}

// things are the objects and modules that a program finds without loading
// anything of the project's. None of node's own modules can be stood in for by
// a package.
var things = [...]script.Thing{
	{Names: "", Pure: false, Data: "parseInt parseFloat isNaN isFinite encodeURIComponent encodeURI clearTimeout clearInterval clearImmediate structuredClone btoa AbortController AbortSignal TextEncoder TextDecoder URL URLSearchParams WeakMap WeakSet Headers FormData Blob Response Event EventTarget performance Error TypeError RangeError SyntaxError EvalError ReferenceError AggregateError Boolean RegExp BigInt Map Set Uint8Array Uint16Array Uint32Array Int8Array Int16Array Int32Array Float32Array Float64Array ArrayBuffer DataView WeakRef", Funcs: []script.Func{
		{Names: "require", Act: script.Loads},
		{Names: "eval Function", Act: script.Evaluates},
		{Names: "fetch Request", Act: script.Requests, Gives: ""},
		{Names: "WebSocket EventSource", Act: script.Connects},
		{Names: "setTimeout setImmediate queueMicrotask", Act: script.Timers}, {Names: "setInterval", Act: script.Repeats},
		{Names: "atob", Act: script.FromBase64},
		{Names: "unescape decodeURIComponent decodeURI", Act: script.Decodes},
	}},
	{Names: "require", Funcs: []script.Func{{Names: "()", Act: script.Loads}}},
	{Names: "require.resolve", Pure: true, Funcs: []script.Func{{Names: "()", Act: script.Computes}, {Names: "paths", Act: script.Computes}}},
	{Names: "globalThis global globalThis.global global.globalThis", Shown: automode.SecretData},
	{Names: "module", Data: "id filename loaded path", Funcs: []script.Func{{Names: "require", Act: script.Loads}}},
	{Names: "module.exports exports", Data: "default"},
	{Names: "__dirname import.meta.dirname", Folder: true},
	{Names: "__filename import.meta.filename", Pure: true, Funcs: nil},
	{Names: "import.meta", Data: "main url", Funcs: []script.Func{{Names: "resolve", Act: script.Computes}}},
	{Names: "require.main", Pure: true, Data: "filename path"},
	{Names: "Reflect", Pure: true, Data: "ownKeys has", Funcs: []script.Func{{Names: "get", Act: script.Takes}}},
	{Names: "Proxy", Pure: true, Funcs: []script.Func{{Names: "()", Act: script.Changes}}},
	{Names: "JSON", Pure: true, Data: "parse stringify rawJSON"},
	{Names: "Math", Pure: true, Data: "abs ceil floor round trunc sqrt cbrt pow min max sign log log2 log10 exp hypot random sin cos tan atan atan2 asin acos PI E LN2 LN10 imul clz32 fround sinh cosh tanh"},
	{Names: "Object", Pure: true, Data: "keys entries values fromEntries assign freeze isFrozen seal is hasOwn groupBy getOwnPropertyNames create", Funcs: []script.Func{{Names: "()", Act: script.Computes}}},
	{Names: "Array", Pure: true, Data: "isArray from of fromAsync", Funcs: []script.Func{{Names: "()", Act: script.Computes}}},
	{Names: "String", Pure: true, Funcs: []script.Func{{Names: "()", Act: script.Same}, {Names: "fromCharCode fromCodePoint", Act: script.Decodes}, {Names: "raw", Act: script.Computes}}},
	{Names: "Number", Pure: true, Data: "isInteger isFinite isNaN isSafeInteger parseFloat parseInt MAX_SAFE_INTEGER MIN_SAFE_INTEGER MAX_VALUE MIN_VALUE EPSILON", Funcs: []script.Func{{Names: "()", Act: script.Computes, Gives: "number"}}},
	{Names: "Date", Pure: true, Data: "parse UTC", Funcs: []script.Func{{Names: "now", Act: script.Computes, Gives: "number"}, {Names: "()", Act: script.Computes}}},
	{Names: "Promise", Pure: true, Data: "reject race any withResolvers", Funcs: []script.Func{{Names: "()", Act: script.Promises}, {Names: "resolve all allSettled", Act: script.Resolves}}},
	{Names: "Symbol", Pure: true, Data: "iterator asyncIterator toStringTag toPrimitive hasInstance dispose asyncDispose", Funcs: []script.Func{{Names: "() for keyFor", Act: script.Computes}}},
	{Names: "Intl", Pure: true, Data: "DateTimeFormat NumberFormat RelativeTimeFormat Collator PluralRules ListFormat Segmenter supportedValuesOf"},
	{Names: "Buffer buffer.Buffer module:buffer.Buffer", Pure: true, Data: "alloc concat byteLength isBuffer compare isEncoding allocUnsafe", Funcs: []script.Func{{Names: "from", Act: script.Encodes}}},
	{Names: "console module:console module:node:console", Pure: true, Data: "time timeEnd timeLog count countReset group groupEnd groupCollapsed clear", Funcs: []script.Func{
		{Names: "log error warn info debug table dir trace assert dirxml", Act: script.Prints},
	}},
	{Names: "process module:process module:node:process", Shown: automode.SecretData, Data: "version versions platform arch pid ppid title execPath execArgv release config features memoryUsage uptime cpuUsage resourceUsage getuid geteuid getgid getegid getgroups exitCode emitWarning on once off removeListener removeAllListeners listeners listenerCount argv0 constrainedMemory availableMemory abort allowedNodeEnvironmentFlags", Funcs: []script.Func{
		{Names: "cwd", Act: script.WorkFolder},
		{Names: "chdir", Act: script.Moves},
		{Names: "exit reallyExit", Act: script.Shuts},
		{Names: "kill", Act: script.Signals},
		{Names: "getBuiltinModule", Act: script.Loads},
		{Names: "umask", Act: script.Computes},
		{Names: "nextTick", Act: script.Timers},
	}},
	{Names: "process.hrtime", Pure: true, Data: "bigint", Funcs: []script.Func{{Names: "()", Act: script.Computes}}},
	{Names: "process.stdin", Input: true},
	{Names: "process.argv", Pure: true, Data: "length", Funcs: []script.Func{{Names: "slice", Act: script.Slices}, {Names: "filter map join includes indexOf find some forEach at", Act: script.Slices}}},
	{Names: "process.env", Vars: true, Labels: automode.SecretData},
	{Names: "process.stdout process.stderr", Pure: true, Data: "isTTY columns rows on once end fd getWindowSize hasColors getColorDepth clearLine cursorTo moveCursor", Funcs: []script.Func{{Names: "write", Act: script.Prints}}},

	// Other programs that run it.
	{Names: "Bun", Data: "version revision main sleep sleepSync nanoseconds hash inspect deepEquals escapeHTML stringWidth peek semver TOML gzipSync deflateSync", Funcs: []script.Func{
		{Names: "file", Roles: [3]commands.Role{commands.Reads}, More: commands.Data, Gives: "(bun file)"},
		{Names: "write", Roles: [3]commands.Role{commands.Writes, commands.Data}, More: commands.Data},
		{Names: "fileURLToPath", Act: script.Computes},
	}},
	{Names: "(bun file)", Data: "size type name lastModified", Funcs: []script.Func{{Names: "text json arrayBuffer bytes formData stream slice exists stat", Act: script.Computes}}},
	{Names: "Bun.env", Vars: true, Labels: automode.SecretData},
	{Names: "Deno", Data: "version build pid mainModule noColor memoryUsage osRelease hostname loadavg systemMemoryInfo consoleSize isatty inspect", Funcs: []script.Func{
		{Names: "readTextFile readTextFileSync readFile readFileSync", Roles: [3]commands.Role{commands.Reads}, More: commands.Data},
		{Names: "writeTextFile writeTextFileSync writeFile writeFileSync", Roles: [3]commands.Role{commands.Writes, commands.Data}},
		{Names: "readDir readDirSync stat statSync lstat lstatSync realPath realPathSync", Roles: [3]commands.Role{commands.Lists}, Gives: "names"},
		{Names: "mkdir mkdirSync", Roles: [3]commands.Role{commands.Makes}, More: commands.Data},
		{Names: "remove removeSync", Act: script.Removes},
		{Names: "rename renameSync", Roles: [3]commands.Role{commands.Moves, commands.Receives}},
		{Names: "cwd", Act: script.WorkFolder}, {Names: "chdir", Act: script.Moves}, {Names: "exit", Act: script.Shuts},
	}},

	// Files.
	{Names: "fs module:fs module:node:fs", Data: "constants Stats Dirent", Funcs: files[:]},
	{Names: "fs.promises module:fs/promises module:node:fs/promises", Data: "constants", Funcs: files[:]},
	{Names: "path module:path module:node:path path.posix module:path/posix", Pure: true, Data: "extname isAbsolute sep delimiter parse format relative toNamespacedPath matchesGlob", Funcs: paths[:]},
	{Names: "os module:os module:node:os", Pure: true, Data: "platform arch type release version hostname cpus totalmem freemem uptime loadavg networkInterfaces endianness EOL constants machine availableParallelism tmpdir userInfo devNull getPriority", Funcs: []script.Func{{Names: "homedir", Act: script.HomeFolder}}},
	{Names: "url module:url module:node:url", Pure: true, Data: "URL URLSearchParams parse format resolve pathToFileURL domainToASCII urlToHttpOptions", Funcs: []script.Func{{Names: "fileURLToPath", Act: script.Computes}}},
	{Names: "util module:util module:node:util", Pure: true, Data: "format isDeepStrictEqual parseArgs styleText stripVTControlCharacters TextEncoder TextDecoder types inherits isArray getSystemErrorName toUSVString", Funcs: []script.Func{
		{Names: "inspect", Act: script.Computes}, {Names: "promisify deprecate callbackify", Act: script.Same},
	}},
	{Names: "module:util.types module:node:util.types module:util/types module:node:util/types", Pure: true, Data: "isPromise isRegExp isDate isMap isSet isProxy isNativeError isAsyncFunction isGeneratorFunction isGeneratorObject isTypedArray isUint8Array isArrayBuffer isAnyArrayBuffer isWeakMap isWeakSet isBoxedPrimitive isSymbolObject"},
	{Names: "util.inspect", Pure: true, Data: "defaultOptions custom", Funcs: []script.Func{{Names: "()", Act: script.Computes}}},
	{Names: "crypto module:crypto module:node:crypto", Pure: true, Data: "createHash createHmac hash randomBytes randomUUID randomInt getRandomValues timingSafeEqual getHashes getCiphers scryptSync pbkdf2Sync createHmac webcrypto"},
	{Names: "assert module:assert module:node:assert module:assert/strict module:node:assert/strict assert.strict", Pure: true, Data: "ok equal strictEqual deepEqual deepStrictEqual notEqual notStrictEqual notDeepEqual notDeepStrictEqual throws doesNotThrow rejects match doesNotMatch fail ifError AssertionError", Funcs: []script.Func{{Names: "()", Act: script.Computes}}},
	{Names: "zlib module:zlib module:node:zlib", Pure: true, Data: "gzipSync deflateSync deflateRawSync brotliCompressSync createGzip createDeflate createBrotliCompress crc32 constants", Funcs: []script.Func{
		{Names: "gunzipSync inflateSync inflateRawSync brotliDecompressSync unzipSync gunzip inflate unzip createGunzip createInflate createUnzip createBrotliDecompress", Act: script.Decodes},
	}},
	{Names: "module:node:test", Pure: true, Whole: true, Except: "run mock module snapshot", Funcs: []script.Func{{Names: "() test it describe suite before after beforeEach afterEach default", Act: script.OfPackage}}},
	{Names: "events module:events module:node:events", Pure: true, Data: "EventEmitter once on", Funcs: []script.Func{{Names: "()", Act: script.Computes}}},
	{Names: "module:stream module:node:stream", Pure: true, Data: "Readable Writable Transform PassThrough Duplex pipeline finished"},
	{Names: "module:stream/promises module:node:stream/promises", Pure: true, Data: "pipeline finished"},
	{Names: "module:timers/promises module:node:timers/promises module:timers module:node:timers", Pure: true, Data: "setTimeout setImmediate setInterval scheduler"},
	{Names: "readline module:readline module:node:readline module:readline/promises module:node:readline/promises", Pure: true, Data: "clearLine cursorTo", Funcs: []script.Func{{Names: "createInterface", Act: script.Computes, Gives: "input"}}},
	{Names: "module:async_hooks module:node:async_hooks", Pure: true, Whole: true},
	{Names: "module:v8 module:node:v8", Pure: true, Data: "getHeapStatistics getHeapSpaceStatistics getHeapCodeStatistics cachedDataVersionTag"},
	{Names: "querystring module:querystring module:node:querystring", Pure: true, Data: "parse stringify escape unescape encode decode"},
	{Names: "module:string_decoder module:node:string_decoder", Pure: true, Data: "StringDecoder"},
	{Names: "module:perf_hooks module:node:perf_hooks", Pure: true, Data: "performance PerformanceObserver"},
	{Names: "module:buffer module:node:buffer", Pure: true, Data: "Blob constants kMaxLength"},
	{Names: "module:module module:node:module", Data: "builtinModules isBuiltin", Funcs: []script.Func{{Names: "createRequire", Act: script.Computes, Gives: "require"}}},
	{Names: "vm module:vm module:node:vm", Funcs: []script.Func{{Names: "runInThisContext runInNewContext runInContext Script compileFunction SourceTextModule", Act: script.Evaluates}}},
	{Names: "worker_threads module:worker_threads module:node:worker_threads", Data: "isMainThread threadId workerData", Funcs: []script.Func{{Names: "Worker", Act: script.Evaluates}}},
	// Commands and processes.
	{Names: "module:node:sqlite", Funcs: []script.Func{{Names: "DatabaseSync", Act: script.Databases, Gives: "(database)"}}},
	{Names: "module:bun:sqlite", Funcs: []script.Func{{Names: "Database", Act: script.Databases, Gives: "(database)"}}},
	{Names: "(database)", Data: "close open isOpen inTransaction", Funcs: []script.Func{{Names: "prepare query exec run", Act: script.Statements}}},
	{Names: "(statement)", Pure: true, Funcs: []script.Func{{Names: "all get run iterate values pluck raw columns finalize", Act: script.Computes}}},
	{Names: "child_process module:child_process module:node:child_process", Funcs: []script.Func{
		{Names: "exec execSync", Act: script.Lines}, {Names: "execFile execFileSync spawn spawnSync", Act: script.Words}, {Names: "fork", Act: script.Scripts},
	}},
	// Hosts.
	{Names: "http module:http module:node:http https module:https module:node:https http2 module:http2 module:node:http2", Data: "STATUS_CODES METHODS Agent globalAgent createServer createSecureServer Server", Funcs: []script.Func{
		{Names: "get", Act: script.Requests}, {Names: "request", Act: script.Requests}, {Names: "connect", Act: script.Connects},
	}},
	{Names: "net module:net module:node:net tls module:tls module:node:tls", Data: "isIP isIPv4 isIPv6 createServer Server Socket TLSSocket rootCertificates", Funcs: []script.Func{
		{Names: "connect createConnection", Act: script.Connects},
	}},
	{Names: "dns module:dns module:node:dns dns.promises module:dns/promises module:node:dns/promises", Data: "setServers getServers setDefaultResultOrder", Funcs: []script.Func{
		{Names: "lookup resolve resolve4 resolve6 resolveMx resolveTxt resolveNs resolveCname resolveSrv reverse", Roles: [3]commands.Role{commands.Fetches}, More: commands.Data, Why: "asks for a name"},
	}},
}

var paths = [...]script.Func{
	{Names: "join normalize", Act: script.JoinsPath}, {Names: "resolve", Act: script.JoinsPath, Gives: "absolute"},
	{Names: "dirname", Act: script.DirPath},
	{Names: "basename", Act: script.BasePath},
}

// files are the functions of fs: those that wait, those that call back and
// those that promise take the same arguments.
var files = [...]script.Func{
	{Names: "readFile readFileSync createReadStream openAsBlob readlink readlinkSync", Roles: [3]commands.Role{commands.Reads}},
	{Names: "readdir readdirSync", Roles: [3]commands.Role{commands.Lists}, Gives: "names"},
	{Names: "opendir opendirSync stat statSync lstat lstatSync statfs statfsSync access accessSync exists existsSync realpath realpathSync watch watchFile unwatchFile", Roles: [3]commands.Role{commands.Lists}, More: commands.Data},
	{Names: "writeFile writeFileSync", Roles: [3]commands.Role{commands.Writes, commands.Data}},
	{Names: "createWriteStream", Roles: [3]commands.Role{commands.Writes}},
	{Names: "appendFile appendFileSync", Roles: [3]commands.Role{commands.Appends, commands.Data}},
	{Names: "open openSync", Act: script.Opens},
	{Names: "mkdir mkdirSync mkdtemp mkdtempSync", Roles: [3]commands.Role{commands.Makes}, More: commands.Data},
	{Names: "rm rmSync rmdir rmdirSync unlink unlinkSync", Act: script.Removes},
	{Names: "rename renameSync", Roles: [3]commands.Role{commands.Moves, commands.Receives}},
	{Names: "copyFile copyFileSync", Roles: [3]commands.Role{commands.Reads, commands.Receives}, More: commands.Data},
	{Names: "cp cpSync", Roles: [3]commands.Role{commands.ReadsTree, commands.Receives}},
	{Names: "symlink symlinkSync", Roles: [3]commands.Role{commands.LinkTarget, commands.Links}, More: commands.Data},
	{Names: "link linkSync", Roles: [3]commands.Role{commands.Edits, commands.Links}, More: commands.Data}, // the same file from here on
	{Names: "chmod chmodSync lchmod lchmodSync", Act: script.ModeOf},
	{Names: "utimes utimesSync lutimes lutimesSync chown chownSync lchown lchownSync", Roles: [3]commands.Role{commands.Marks}, More: commands.Data},
	{Names: "truncate truncateSync", Roles: [3]commands.Role{commands.Truncates}, More: commands.Data},
	{Names: "glob globSync", Roles: [3]commands.Role{commands.Lists}},
	{Names: "write writeSync", Act: script.Prints},
	{Names: "read readSync close closeSync fstat fstatSync fsync fsyncSync ftruncate ftruncateSync", Act: script.Computes},
}

package ruby

import (
	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/script"
)

// language is Ruby's core and standard library, as far as it is described.
// Sources: the documentation of Ruby 3.4.
var language = script.Language{
	Lang:   commands.Ruby,
	Things: things[:],
	Sigils: true,
	Methods: "to_s to_i to_f to_a to_h to_r to_c to_sym to_str to_json inspect length size count empty? nil? any? all? none? one? include? member? key? has_key? value? has_value? start_with? end_with? match match? =~ == === eql? equal? is_a? kind_of? instance_of? respond_to? frozen? between? zero? positive? negative? even? odd? integer? finite? nan? ascii_only? valid_encoding? " +
		"upcase downcase capitalize swapcase strip lstrip rstrip chomp chop chars bytes lines codepoints split join reverse rotate center ljust rjust tr tr_s delete squeeze sub gsub scan slice index rindex byteslice getbyte each_char each_byte each_line each_slice each_cons each_index each_entry each_with_index each_with_object each_key each_value each_pair each succ next ord chr hex oct sum min max minmax min_by max_by minmax_by sort sort_by uniq flatten compact zip product transpose combination permutation sample shuffle first last take drop take_while drop_while find detect find_all find_index grep grep_v select filter reject filter_map map collect flat_map collect_concat inject reduce group_by partition chunk chunk_while slice_when tally cycle each_entry lazy force eager with_index with_object " +
		"add? delete? keys values values_at fetch dig invert transform_values transform_keys merge except compare_by_identity assoc default delete_if keep_if push pop shift unshift append prepend insert concat clear replace fill store update delete_at << merge! map! collect! sort! sort_by! reverse! uniq! compact! flatten! select! reject! filter! shuffle! rotate! slice! " +
		"subset? superset? proper_subset? proper_superset? disjoint? intersect? intersection difference union symmetric_difference bump release segments prerelease? satisfied_by? " +
		"upcase! downcase! capitalize! swapcase! strip! lstrip! rstrip! chomp! chop! tr! squeeze! sub! gsub! delete! succ! next! encode! " +
		"abs round floor ceil divmod div modulo fdiv pow gcd lcm digits bit_length times upto downto step pred freeze dup clone itself hash object_id then tap encoding force_encoding encode unicode_normalize scrub b unpack unpack1 pack strftime iso8601 year month day hour sec wday yday to_date to_time utc localtime usec nsec " +
		"message backtrace full_message cause read gets readline readlines getc each_byte eof? eof close closed? rewind pos lineno puts print printf write flush fsync tty? isatty binmode fileno code body status success? exitstatus scheme host port path query fragment named_captures captures pre_match post_match begin end ago from_now days weeks months years hours minutes seconds week to_sentence titleize humanize underscore camelize tableize pluralize singularize parameterize demodulize beginning_of_day end_of_day beginning_of_month end_of_month beginning_of_week pluck names children each_child row headers by_row hexdigest value exclude? squish in? present? blank? sync",
	Calls: "grep grep_v each each_with_index each_with_object each_slice each_cons each_index each_entry each_key each_value each_pair each_char each_byte each_line map collect flat_map collect_concat select filter reject filter_map find detect find_all find_index partition group_by sort_by min_by max_by minmax_by sum uniq inject reduce any? all? none? one? count take_while drop_while chunk_while slice_when cycle times upto downto step with_index with_object then tap gsub sub scan delete_if keep_if map! collect! select! reject! filter! sort sort! sort_by! zip tally transform_values transform_keys fetch each_child min max index",
	Alters: "add? delete? << push pop shift unshift append prepend insert concat clear replace delete delete_at delete_if keep_if fill store update merge! map! collect! sort! sort_by! reverse! uniq! compact! flatten! select! reject! filter! shuffle! rotate! slice! " +
		"upcase! downcase! capitalize! swapcase! strip! lstrip! rstrip! chomp! chop! tr! squeeze! sub! gsub! delete! succ! next! encode! force_encoding",
	Never:   "instance_eval class_eval module_eval instance_exec class_exec module_exec define_method send public_send __send__ method const_get instance_variable_set instance_variable_get singleton_class extend prepend_features",
	Options: "force verbose noop secure preserve mode encoding external_encoding internal_encoding symbolize_names aliases headers col_sep row_sep converters liberal_parsing chomp exception base sort allow_nan indent space universal_newline binmode in out err pgroup unsetenv_others close_others",
}

var things = [...]script.Thing{
	{Names: "", Data: "sleep rand srand gsub sub chomp chop format sprintf caller catch throw", Funcs: []script.Func{
		{Names: "puts print p pp printf putc warn raise fail abort", Act: script.Prints},
		{Names: "system exec spawn", Act: script.WordsFlat}, {Names: "`", Act: script.LinesOnly},
		{Names: "fork", Act: script.Duplicates},
		{Names: "eval instance_eval class_eval module_eval", Act: script.Evaluates},
		{Names: "require require_relative", Act: script.Loads},
		{Names: "open", Act: script.OpensAny},
		{Names: "gets readlines readline", Act: script.ReadsArguments}, {Names: "input", Act: script.Inputs}, {Names: "arguments", Act: script.Slices}, {Names: "environment", Act: script.Variables},
		{Names: "exit exit!", Act: script.Shuts}, {Names: "at_exit", Act: script.CallsBack},
		{Names: "__dir__", Act: script.Computes}, {Names: "URI", Act: script.Locates},
	}},
	{Names: "ENV", Vars: true, Labels: automode.SecretData},
	{Names: "$stdout $stderr STDOUT STDERR", Pure: true, Data: "flush tty? isatty winsize fileno sync fsync", Funcs: []script.Func{{Names: "puts print write printf << p syswrite putc", Act: script.Prints}}},
	{Names: "File", Data: "basename extname split fnmatch fnmatch?", Funcs: []script.Func{
		{Names: "read binread readlines foreach", Roles: [3]commands.Role{commands.Reads}, More: commands.Data},
		{Names: "write binwrite", Roles: [3]commands.Role{commands.Writes, commands.Data}, More: commands.Data, Why: "writes the file"},
		{Names: "open new", Act: script.Opens},
		{Names: "exist? file? directory? size size? zero? empty? readable? writable? executable? symlink? mtime atime ctime birthtime stat lstat ftype identical? world_readable? owned?", Roles: [3]commands.Role{commands.Lists}, More: commands.Lists},
		{Names: "expand_path", Act: script.ExpandsHome, Roles: [3]commands.Role{commands.Lists}, More: commands.Lists}, {Names: "realpath readlink absolute_path", Roles: [3]commands.Role{commands.Lists}, More: commands.Lists},
		{Names: "join", Act: script.JoinsPath}, {Names: "dirname", Act: script.DirPath},
		{Names: "delete unlink", Roles: [3]commands.Role{commands.Deletes}, More: commands.Deletes, Why: "removes it"},
		{Names: "rename", Roles: [3]commands.Role{commands.Moves, commands.Receives}}, {Names: "symlink", Roles: [3]commands.Role{commands.LinkTarget, commands.Links}},
		{Names: "link", Roles: [3]commands.Role{commands.Edits, commands.Links}}, // the same file from here on
		{Names: "truncate", Roles: [3]commands.Role{commands.Truncates}, More: commands.Data, Why: "empties the file"},
		{Names: "chmod", Act: script.ModeFirst}, {Names: "chown", Roles: [3]commands.Role{commands.Data, commands.Data, commands.Marks}, More: commands.Marks},
		{Names: "utime", Roles: [3]commands.Role{commands.Data, commands.Data, commands.Marks}, More: commands.Marks},
		{Names: "mkfifo", Roles: [3]commands.Role{commands.Makes}, More: commands.Data},
	}},
	{Names: "File::SEPARATOR", Pure: true},
	{Names: "IO", Funcs: []script.Func{
		{Names: "read binread readlines foreach", Act: script.OpensAny}, {Names: "write binwrite", Act: script.OpensAny, Roles: [3]commands.Role{commands.Writes, commands.Data}, More: commands.Data, Why: "writes the file"},
		{Names: "popen", Act: script.LinesOnly, Roles: [3]commands.Role{commands.Data}}}},
	{Names: "Dir", Funcs: []script.Func{
		{Names: "glob", Roles: [3]commands.Role{commands.Lists}, More: commands.Data, Gives: "glob"},
		{Names: "entries children each_child foreach exist? empty?", Roles: [3]commands.Role{commands.Lists}, More: commands.Data, Gives: "names"},
		{Names: "mkdir", Roles: [3]commands.Role{commands.Makes}, More: commands.Data},
		{Names: "rmdir delete unlink", Roles: [3]commands.Role{commands.Deletes}, Why: "removes it"},
		{Names: "chdir", Act: script.Moves}, {Names: "pwd getwd", Act: script.WorkFolder}, {Names: "home", Act: script.HomeFolder},
	}},
	{Names: "Find", Funcs: []script.Func{{Names: "find", Act: script.WalksFiles}}},
	{Names: "FileUtils", Funcs: []script.Func{
		{Names: "rm_rf rm_r rmtree remove_dir remove_entry remove_entry_secure", Act: script.RemovesTree},
		{Names: "rm rm_f remove safe_unlink remove_file rmdir", Roles: [3]commands.Role{commands.Deletes}, More: commands.Data, Why: "removes it"},
		{Names: "mkdir mkdir_p mkpath makedirs touch", Roles: [3]commands.Role{commands.Makes}, More: commands.Data},
		{Names: "cp copy copy_file", Roles: [3]commands.Role{commands.Reads, commands.Receives}, More: commands.Data},
		{Names: "cp_r copy_entry", Roles: [3]commands.Role{commands.ReadsTree, commands.Receives}, More: commands.Data},
		{Names: "mv move", Roles: [3]commands.Role{commands.Moves, commands.Receives}, More: commands.Data},
		{Names: "ln_s symlink ln_sf", Roles: [3]commands.Role{commands.LinkTarget, commands.Links}, More: commands.Data},
		{Names: "ln link", Roles: [3]commands.Role{commands.Edits, commands.Links}, More: commands.Data},
		{Names: "chmod", Act: script.ModeFirst}, {Names: "cd chdir", Act: script.Moves}, {Names: "pwd", Act: script.WorkFolder},
	}},
	{Names: "Process", Data: "pid ppid clock_gettime wait wait2 waitpid waitall detach uid euid times last_status", Funcs: []script.Func{
		{Names: "spawn exec", Act: script.WordsFlat}, {Names: "fork", Act: script.Duplicates}, {Names: "kill", Act: script.SignalsFirst}, {Names: "exit", Act: script.Shuts}}},
	{Names: "Process::CLOCK_MONOTONIC", Pure: true},
	{Names: "Kernel", Data: "sleep rand format sprintf Integer Float", Funcs: []script.Func{{Names: "system exec spawn", Act: script.WordsFlat}, {Names: "fork", Act: script.Duplicates},
		{Names: "eval", Act: script.Evaluates}, {Names: "puts print p printf warn raise abort", Act: script.Prints}, {Names: "open", Act: script.OpensAny}, {Names: "exit", Act: script.Shuts}}},
	{Names: "Open3", Funcs: []script.Func{{Names: "capture2 capture2e capture3 popen2 popen2e popen3", Act: script.WordsFlat}}},
	{Names: "PTY", Funcs: []script.Func{{Names: "spawn getpty", Act: script.WordsFlat}}},
	{Names: "Net::HTTP", Funcs: []script.Func{{Names: "get get_response get_print", Act: script.Requests}, {Names: "post post_form", Act: script.Requests, More: commands.Sends}}},
	{Names: "URI", Data: "encode_www_form encode_www_form_component decode_www_form decode_www_form_component join extract encode_uri_component", Funcs: []script.Func{{Names: "parse", Act: script.Locates}, {Names: "open", Act: script.ReadsAddress}}},
	{Names: "TCPSocket Socket", Funcs: []script.Func{{Names: "new open tcp", Act: script.Connects}}}, {Names: "UDPSocket UNIXSocket"},
	{Names: "TCPServer", Funcs: []script.Func{{Names: "new open", Act: script.Listens}}},
	{Names: "Base64", Data: "encode64 strict_encode64 urlsafe_encode64", Funcs: []script.Func{{Names: "decode64 strict_decode64 urlsafe_decode64", Act: script.FromBase64}}},
	{Names: "Zlib", Data: "crc32", Funcs: []script.Func{{Names: "gunzip inflate", Act: script.Decodes}}}, {Names: "Zlib::Inflate", Funcs: []script.Func{{Names: "inflate", Act: script.Decodes}}},
	{Names: "JSON", Data: "parse generate pretty_generate dump"}, {Names: "YAML Psych", Data: "safe_load dump", Funcs: []script.Func{{Names: "safe_load_file load_file", Roles: [3]commands.Role{commands.Reads}, More: commands.Data}}}, {Names: "CSV", Data: "parse parse_line generate_line", Funcs: []script.Func{
		{Names: "read foreach table", Roles: [3]commands.Role{commands.Reads}, More: commands.Data}}},
	{Names: "Time Date DateTime", Data: "now today at new parse mktime local utc gm iso8601 strptime valid_date?"},
	{Names: "Gem", Pure: true, Data: "VERSION ruby_version loaded_specs platforms ruby_api_version"}, {Names: "Gem::Version Gem::Requirement Gem::Dependency", Pure: true, Data: "new create correct?"}, {Names: "Gem::VERSION", Pure: true},
	{Names: "Math", Data: "sqrt cbrt sin cos tan atan atan2 exp log log2 log10 hypot pow floor"}, {Names: "Math::PI", Pure: true}, {Names: "Math::E", Pure: true},
	{Names: "SecureRandom Random", Data: "hex uuid base64 alphanumeric random_number random_bytes urlsafe_base64 rand new bytes"},
	{Names: "Digest::MD5 Digest::SHA1 Digest::SHA2 Digest::SHA256 Digest::SHA512", Data: "hexdigest base64digest digest", Funcs: []script.Func{{Names: "file", Roles: [3]commands.Role{commands.Reads}}}},
	{Names: "Shellwords", Data: "escape split join shellescape"}, {Names: "Etc", Data: "getlogin nprocessors getpwuid uname"}, {Names: "RbConfig"}, {Names: "RbConfig::CONFIG", Pure: true}, {Names: "CGI", Data: "escape unescape escapeHTML unescapeHTML"},
	{Names: "Benchmark", Funcs: []script.Func{{Names: "measure realtime", Act: script.CallsBack}}}, {Names: "Timeout", Funcs: []script.Func{{Names: "timeout", Act: script.CallsBack}}},
	{Names: "Thread", Funcs: []script.Func{{Names: "new start fork", Act: script.CallsBack}}},
	{Names: "Hash Array String Set Object StringIO Range Integer Float Regexp Symbol Numeric Rational BigDecimal Comparable Enumerable NilClass TrueClass FalseClass Proc Mutex Queue Exception Complex", Pure: true, Data: "new escape union now sqrt wrap", Funcs: []script.Func{{Names: "()", Act: script.Computes}}},
	{Names: "StandardError RuntimeError ArgumentError TypeError IOError Errno::ENOENT Errno::EACCES KeyError IndexError NameError NoMethodError ZeroDivisionError JSON::ParserError LoadError ScriptError Interrupt StopIteration SystemExit FrozenError NotImplementedError Errno::EPIPE EOFError RangeError", Pure: true, Data: "new"},
	{Names: "RUBY_VERSION", Pure: true}, {Names: "RUBY_PLATFORM", Pure: true}, {Names: "RUBY_ENGINE", Pure: true}, {Names: "RUBY_PATCHLEVEL", Pure: true}, {Names: "RUBY_RELEASE_DATE", Pure: true}, {Names: "RUBY_DESCRIPTION", Pure: true}, {Names: "Float::INFINITY Float::NAN Float::EPSILON Float::MAX", Pure: true}, {Names: "Encoding::UTF_8 Encoding::BINARY Encoding::ASCII_8BIT", Pure: true},
	{Names: "module:json", Pure: true}, {Names: "module:yaml", Pure: true}, {Names: "module:net/http", Pure: true}, {Names: "module:open-uri", Pure: true}, {Names: "module:socket", Pure: true}, {Names: "module:fileutils", Pure: true}, {Names: "module:base64", Pure: true}, {Names: "module:uri", Pure: true}, {Names: "module:csv", Pure: true}, {Names: "module:set", Pure: true}, {Names: "module:time", Pure: true}, {Names: "module:date", Pure: true}, {Names: "module:digest", Pure: true}, {Names: "module:digest/md5", Pure: true}, {Names: "module:digest/sha2", Pure: true}, {Names: "module:openssl", Pure: true}, {Names: "module:securerandom", Pure: true}, {Names: "module:tempfile", Pure: true}, {Names: "module:pathname", Pure: true}, {Names: "module:find", Pure: true}, {Names: "module:open3", Pure: true}, {Names: "module:pp", Pure: true}, {Names: "module:stringio", Pure: true}, {Names: "module:zlib", Pure: true}, {Names: "module:benchmark", Pure: true}, {Names: "module:timeout", Pure: true}, {Names: "module:bigdecimal", Pure: true}, {Names: "module:shellwords", Pure: true}, {Names: "module:etc", Pure: true}, {Names: "module:io/console", Pure: true}, {Names: "module:English", Pure: true}, {Names: "module:pty", Pure: true}, {Names: "module:optparse", Pure: true}, {Names: "module:ostruct", Pure: true}, {Names: "module:erb", Pure: true},
}

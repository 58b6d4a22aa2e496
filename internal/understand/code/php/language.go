package php

import (
	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/script"
)

// language is PHP's library, as far as it is described. A function is often
// named by a text that another one calls: those that do so are in none of these
// lists but for functions that are written out.
var language = script.Language{
	Lang:    commands.PHP,
	Things:  things[:],
	Sigils:  true,
	Outs:    outs[:],
	Alters:  "sort rsort ksort krsort asort arsort array_push array_pop array_shift array_unshift array_splice shuffle",
	Methods: "getMessage getCode getLine getFile getTraceAsString format getTimestamp modify diff",
}

var outs = [...]script.Out{
	{Names: "preg_match preg_match_all similar_text fsockopen pfsockopen flock", At: 3},
	{Names: "str_replace str_ireplace fsockopen pfsockopen", At: 4},
	{Names: "preg_replace preg_replace_callback", At: 5},
	{Names: "exec system passthru stream_socket_client stream_socket_server", At: 2},
	{Names: "exec stream_socket_client stream_socket_server proc_open dns_get_record", At: 3},
	{Names: "dns_get_record", At: 4},
	{Names: "parse_str", At: 2},
	{Names: "sscanf", At: 3},
}

var things = [...]script.Thing{
	{Names: "", Data: "strlen count sizeof isset empty is_null is_array is_string is_int is_numeric is_bool is_object is_float intval floatval strval boolval gettype get_debug_type json_encode json_decode json_last_error json_last_error_msg serialize implode join explode str_split trim ltrim rtrim chop strtoupper strtolower ucfirst lcfirst ucwords substr strpos stripos strrpos strstr strrev str_repeat str_replace str_ireplace str_pad sprintf number_format nl2br htmlspecialchars html_entity_decode addslashes stripslashes strip_tags wordwrap similar_text levenshtein str_contains str_starts_with str_ends_with ucwords substr_count mb_strlen mb_substr mb_strtoupper mb_strtolower iconv md5 sha1 crc32 hash bin2hex random_int random_bytes rand mt_rand uniqid password_hash password_verify time microtime date gmdate strtotime mktime checkdate date_default_timezone_get date_default_timezone_set usleep sleep abs ceil floor round min max array_sum sqrt pow intdiv fmod pi log exp sin cos tan " +
		"str_getcsv log10 atan atan2 is_nan is_infinite is_finite bindec decbin hexdec dechex octdec decoct is_iterable is_countable is_scalar is_resource ord lcg_value mt_srand srand mt_getrandmax getrandmax strcasecmp strncmp strncasecmp strnatcmp strnatcasecmp substr_compare substr_replace strpbrk strspn strcspn strripos strrchr stristr chunk_split quotemeta addcslashes htmlentities htmlspecialchars_decode mb_substr_count mb_detect_encoding mb_check_encoding mb_convert_encoding mb_strrpos mb_stripos mb_strimwidth mb_str_pad ctype_alnum ctype_punct ctype_xdigit ctype_cntrl ctype_graph ctype_print date_create date_diff date_format date_parse getdate localtime idate cal_days_in_month mb_ord array_change_key_case spl_object_hash get_class get_parent_class get_object_vars get_class_methods property_exists is_a is_subclass_of json_validate vsprintf hash_algos hash_hmac hash_equals memory_reset_peak_usage gethostname getmypid fnmatch ip2long preg_grep preg_last_error preg_last_error_msg bcadd bcsub bcmul bcdiv bccomp bcmod stream_get_contents fstat " +
		"array_count_values array_replace array_replace_recursive array_merge_recursive array_diff_assoc array_intersect_assoc soundex metaphone str_word_count mb_str_split mb_strwidth mb_convert_case array_keys array_values array_merge array_combine array_flip array_slice array_unique array_reverse array_key_exists array_key_first array_key_last in_array array_search array_column array_fill array_fill_keys array_pad array_chunk array_diff array_diff_key array_intersect array_intersect_key array_product range current key next reset end array_rand array_is_list " +
		"preg_match preg_match_all preg_replace preg_split preg_quote phpversion php_sapi_name php_uname extension_loaded get_loaded_extensions function_exists class_exists method_exists defined constant memory_get_usage memory_get_peak_usage zend_version sys_get_temp_dir ini_get error_reporting pathinfo basename parse_url http_build_query urlencode rawurlencode version_compare php_ini_loaded_file spl_object_id iterator_to_array filter_var ctype_digit ctype_alpha ctype_upper ctype_lower ctype_space fclose feof fgets fgetc fgetcsv fread fwrite fputs fputcsv fflush rewind fseek ftell flock closedir readdir ob_start ob_get_clean gc_collect_cycles hrtime fdatasync utf8_encode utf8_decode mb_strpos money_format " +
		"strcmp strncmp strtr escapeshellarg escapeshellcmd ini_set set_time_limit ignore_user_abort header headers_sent flush ob_flush ob_get_contents ob_get_flush ob_get_level ob_get_length ob_end_clean ob_end_flush clearstatcache mb_internal_encoding stream_get_line error_get_last error_clear_last nl_langinfo array_product str_word_count setlocale gettimeofday ctype_cntrl is_numeric is_scalar similar_text fputs posix_getpid posix_getuid getmyuid get_current_user disk_free_space disk_total_space php_ini_scanned_files gc_enable gc_disable gc_status", Funcs: []script.Func{
		{Names: "print echo printf vprintf print_r var_dump var_export error_log die exit", Act: script.Prints},
		{Names: "sort rsort ksort krsort asort arsort array_push array_pop array_shift array_unshift array_splice shuffle", Act: script.Changes},
		{Names: "phpinfo", Act: script.Shows}, {Names: "getenv", Act: script.Variables},
		{Names: "base64_decode gzinflate gzuncompress gzdecode str_rot13 hex2bin chr convert_uudecode pack unpack rawurldecode urldecode", Act: script.Decodes},
		{Names: "eval assert create_function", Act: script.Evaluates}, {Names: "include include_once require require_once", Act: script.Loads},
		{Names: "system shell_exec passthru exec", Act: script.LinesOnly}, {Names: "popen proc_open", Act: script.LinesOnly, Roles: [3]commands.Role{commands.Data}}, {Names: "pcntl_exec", Act: script.Words}, {Names: "pcntl_fork", Act: script.Duplicates},
		{Names: "file_get_contents file readfile parse_ini_file simplexml_load_file md5_file sha1_file highlight_file show_source", Act: script.ReadsAddress},
		{Names: "hash_file", Roles: [3]commands.Role{commands.Data, commands.Reads}, More: commands.Data},
		{Names: "file_exists is_file is_dir is_link is_readable is_writable filesize filemtime fileatime filectime fileowner filetype is_executable stat realpath fileperms opendir readlink scandir", Roles: [3]commands.Role{commands.Lists}, More: commands.Data, Gives: "names"},
		{Names: "glob", Roles: [3]commands.Role{commands.Lists}, More: commands.Data, Gives: "glob"},
		{Names: "file_put_contents", Roles: [3]commands.Role{commands.Writes, commands.Data}, More: commands.Data},
		{Names: "fopen", Act: script.Opens},
		{Names: "unlink rmdir", Roles: [3]commands.Role{commands.Deletes}, Why: "removes it"},
		{Names: "mkdir touch tempnam", Roles: [3]commands.Role{commands.Makes}, More: commands.Data},
		{Names: "rename", Roles: [3]commands.Role{commands.Moves, commands.Receives}}, {Names: "copy", Roles: [3]commands.Role{commands.Reads, commands.Receives}},
		{Names: "symlink", Roles: [3]commands.Role{commands.LinkTarget, commands.Links}},
		{Names: "link", Roles: [3]commands.Role{commands.Edits, commands.Links}}, // the same file from here on
		{Names: "chmod", Act: script.ModeOf}, {Names: "chown chgrp", Roles: [3]commands.Role{commands.Marks}, More: commands.Data},
		{Names: "chdir", Act: script.Moves}, {Names: "getcwd", Act: script.WorkFolder}, {Names: "dirname", Act: script.DirPath},
		{Names: "fsockopen pfsockopen stream_socket_client socket_connect", Act: script.Connects}, {Names: "stream_socket_server socket_bind socket_listen", Act: script.Listens},
		{Names: "gethostbyname dns_get_record checkdnsrr", Roles: [3]commands.Role{commands.Fetches}, More: commands.Data},
		{Names: "posix_kill", Act: script.Signals},
		{Names: "array_map array_filter usort uasort uksort array_walk call_user_func call_user_func_array preg_replace_callback array_reduce register_shutdown_function set_error_handler", Act: script.CallsBack},
		{Names: "new_recursivedirectoryiterator new_directoryiterator new_filesystemiterator new_globiterator", Act: script.BelowFolder}, {Names: "new_recursiveiteratoriterator", Act: script.Same},
		{Names: "new_datetime new_datetimeimmutable", Act: script.Computes}, {Names: "new_exception new_runtimeexception new_invalidargumentexception", Act: script.Computes}, {Names: "new_stdclass new_arrayobject", Act: script.Computes},
	}},
	{Names: "__dir__", Folder: true},
	{Names: "$_ENV $_SERVER", Vars: true, Labels: automode.SecretData},
	{Names: "$GLOBALS", Shown: automode.SecretData},
}

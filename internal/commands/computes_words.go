package commands

// allSums are the languages of which only what computes is read: "R language
// definition" and the manuals of base, stats and utils, R 4.4; Julia's Base, 1.12; Lua's
// reference, 5.4; Elixir's Kernel, 1.18; AppleScript's language guide.
var allSums = [...]sums{
	{
		program: "Rscript", entry: true, remark: "#", quotes: `"'`, fields: "$",
		signs: "<- <= >= == != && || |> %% %/% %in% %*% + - * / ^ ( ) [ ] { } , ; : = < > ! & | $",
		names: "print cat c paste paste0 sprintf format formatC nchar substr substring toupper tolower strsplit gsub sub grepl regmatches gregexpr regexpr trimws rev sort order unique duplicated table length sum mean median var sd min max range prod cumsum cumprod abs sqrt exp log log2 log10 log1p floor ceiling round signif trunc sin cos tan asin acos atan atan2 sinh cosh tanh " +
			"list data.frame dim nrow ncol NROW NCOL names colnames rownames head tail summary str quantile which which.max which.min any all is.na ifelse diff crossprod solve det t diag cor unlist as.numeric as.integer as.double as.character as.logical as.Date as.factor Sys.time Sys.Date date difftime Sys.info R.version.string R.version version nlevels levels factor tabulate cut identical all.equal is.null is.numeric is.character class typeof mode stopifnot invisible set.seed choose factorial gamma beta lgamma bitwAnd bitwOr bitwXor strtoi months weekdays colSums colMeans rowSums rowMeans scale object.size nargs interaction startsWith endsWith packageVersion suppressWarnings suppressMessages .Machine .Platform " +
			"TRUE FALSE NULL NA NaN Inf pi letters LETTERS month.name month.abb sep collapse digits recursive full.names pattern na.rm by length.out each times decreasing byrow header stringsAsFactors row.names nsmall width probs fixed perl ignore.case useNA breaks right include.lowest numeric_version " +
			"numeric character logical integer vector matrix array rep rep_len seq seq_len seq_along runif rnorm rbinom rpois rexp sample expand.grid strrep nrows size",
		makes:  "numeric character logical integer vector matrix array rep rep_len seq seq_len runif rnorm rbinom rpois rexp sample expand.grid strrep for times each length.out",
		blocks: "if else for in function next break", loads: "library require", packages: "stats utils methods tools parallel grid graphics grDevices datasets",
		reads: "readLines read.csv read.table read.delim parse", lists: "file.exists file.size file.info dir.exists list.files dir",
	},
	{
		program: "julia", entry: true, never: "#=", remark: "#", quotes: `"`, spliced: "$",
		signs: "=== == != <= >= -> => && || |> :: ... // + - * / ^ % ( ) [ ] { } , ; : = < > ! & | ? . @",
		names: "println print show display string repr length sum prod maximum minimum extrema sort sort! reverse unique map filter reduce foldl foldr mapreduce collect size ndims eltype typeof sizeof sqrt cbrt exp log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh abs abs2 sign floor ceil round trunc div rem mod fld gcd lcm factorial binomial parse tryparse Int Int8 Int16 Int32 Int64 Int128 UInt8 UInt32 UInt64 Float16 Float32 Float64 BigInt BigFloat String Char Bool Rational Complex Number Real Integer Any big uppercase lowercase titlecase split rsplit join replace strip lstrip rstrip startswith endswith occursin contains " +
			"push! pop! append! popfirst! first last findfirst findlast findall findmax findmin argmax argmin any all count in zip enumerate keys values haskey get Dict Set Vector Matrix Array Tuple NamedTuple nothing missing ismissing isnothing isempty iseven isodd isnan isinf true false pi Inf NaN im VERSION Sys.CPU_THREADS Sys.KERNEL Sys.ARCH Sys.MACHINE Sys.WORD_SIZE Threads.nthreads time time_ns now today year month day typemax typemin eps nextfloat bitstring digits ndigits numerator denominator real imag conj angle clamp hypot cld divrem powermod invmod isapprox xor vcat hcat cat reshape transpose permutedims cumsum cumprod diff circshift identity " +
			"mean median std var cor cov quantile norm det inv tr eigvals dot cross rank seed versioninfo elapsed assert printf sprintf test base by dims rev lt digits sigdigits init local const zeros ones fill trues falses rand randn randperm range repeat lpad rpad step length stop",
		makes:  "zeros ones fill trues falses rand randn randperm range repeat lpad rpad collect for",
		blocks: "if else elseif for in end do begin let function",
		loads:  "using import", packages: "Statistics LinearAlgebra Random Printf Dates InteractiveUtils SparseArrays Test Base.MathConstants",
	},
	{
		program: "lua", never: "[[ [=", remark: "--", quotes: `"'`,
		signs: "== ~= <= >= // .. << >> + - * / % ^ # ( ) [ ] { } , ; : = < > & | ~ .",
		names: "print type tostring tonumber ipairs pairs next select assert error unpack rawlen rawequal _VERSION jit.version math.floor math.ceil math.sqrt math.abs math.max math.min math.pi math.huge math.random math.randomseed math.sin math.cos math.tan math.exp math.log math.fmod math.modf math.maxinteger math.mininteger math.type math.tointeger string.format string.sub string.upper string.lower string.len string.rep string.reverse string.gsub string.gmatch string.find string.match string.byte string.char string.pack string.packsize table.concat table.insert table.remove table.sort table.unpack table.pack utf8.len utf8.char utf8.codepoint os.time os.date os.clock os.difftime " +
			"format sub upper lower len rep reverse gsub gmatch find match byte and or not nil true false local",
		makes: "string.rep rep for", blocks: "if then else elseif for in do end function return",
	},
	{
		program: "elixir", never: `""" '''`, remark: "#", quotes: `"'`, spliced: "#{",
		signs: "|> == != === !== <= >= -> => <- && || <> ++ -- .. :: + - * / ( ) [ ] { } % , ; : = < > ! & | .",
		names: "IO.puts IO.inspect IO.write inspect System.version System.otp_release System.build_info System.os_time System.system_time System.monotonic_time System.schedulers_online erlang.system_info otp_release math.sqrt math.pow math.pi math.log math.sin math.cos Enum.map Enum.sum Enum.product Enum.filter Enum.reject Enum.reduce Enum.sort Enum.sort_by Enum.count Enum.max Enum.min Enum.join Enum.reverse Enum.uniq Enum.zip Enum.with_index Enum.take Enum.drop Enum.to_list Enum.at Enum.each Enum.any? Enum.all? Enum.member? Enum.frequencies Enum.group_by Enum.chunk_every Enum.flat_map Enum.find Enum.map_join Enum.into Enum.split Enum.concat Enum.random Enum.shuffle " +
			"String.upcase String.downcase String.capitalize String.length String.split String.reverse String.replace String.trim String.to_integer String.to_float String.contains? String.starts_with? String.ends_with? String.slice String.at String.graphemes String.codepoints String.pad_leading String.pad_trailing String.duplicate Integer.to_string Integer.pow Integer.digits Integer.parse Integer.mod Integer.gcd Float.round Float.ceil Float.floor Float.to_string Map.new Map.get Map.put Map.keys Map.values Map.merge Map.delete Map.has_key? List.first List.last List.flatten List.duplicate Keyword.get Date.utc_today Time.utc_now DateTime.utc_now DateTime.to_unix NaiveDateTime.utc_now Base.encode16 Base.encode64 Base.decode64! Version.match? Version.compare Tuple.to_list MapSet.new Bitwise.band Bitwise.bor Bitwise.bxor " +
			"length div rem round trunc abs max min elem hd tl tuple_size map_size is_integer is_binary is_list is_map is_atom is_nil to_string and or not in nil true false utf8 ok error do label limit infinity pretty",
		makes: "List.duplicate String.duplicate String.pad_leading String.pad_trailing for", blocks: "fn end if else for case cond when",
	},
	{
		program: "osascript", never: "-- (* #", quotes: `"`,
		signs: "+ - * / & ( ) { } , = < >",
		names: "display notification with title subtitle sound name return beep say current date length of as string text integer real",
	},
}

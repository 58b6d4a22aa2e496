package windows

import "automode/internal/commands"

// What members and classes of .NET do, from the .NET API browser, .NET 9.

var properties = [...]member{
	{names: "fullname path pspath providerpath value line content rawcontent definition target utf8 unicode ascii default utf7 utf32 bigendianunicode", act: Same},
	{names: "name basename extension pschildname leaf mode lastwritetime creationtime", act: AName},
	{names: "length count id handle size year month day hour minute second major minor", act: ANumber},
}

const ofMany = "fullname name basename extension length path line definition count id value lastwritetime displayname status processname"

var methods = [...]member{
	{names: "replace", act: Substitutes},
	{names: "tostring trim clone", act: Trims},
	{names: "tolower tolowerinvariant", act: Lowers},
	{names: "toupper toupperinvariant", act: Raises},
	{names: "getstring", act: Spells},
	{names: "foreach", act: RunsAllEach},
	{names: "where", act: RunsEach},
	{names: "invoke invokereturnasis invokewithcontext getnewclosure", act: Invokes},
	{names: "expandstring invokescript invokecommand", act: RunsGiven},
	{names: "start stop reset restart", act: Clocks},
	{names: "delete", act: RemovesIt},
	{names: "downloadstring downloaddata getstringasync openread getasync", act: Downloads},
	{names: "downloadfile", act: DownloadsToFile},
	{names: "uploadstring uploaddata uploadvalues postasync putasync sendasync", act: Uploads},
	{names: "uploadfile", act: UploadsFile},
	{names: "connect connectasync beginconnect", act: Dials},
	{names: "getstream", act: Both},
	{names: "getresponse", act: Answers},
	{names: "write writeline flush close dispose readtoend readline read getresponsestream", act: Passes},
	{names: "trimstart trimend split substring contains startswith endswith indexof lastindexof padleft padright insert equals gethashcode gettype compareto " +
		"add addrange containskey containsvalue toarray tochararray adddays addhours addminutes addseconds addmonths addyears addmilliseconds " +
		"tolongdatestring toshortdatestring tolongtimestring toshorttimestring touniversaltime tolocaltime subtract round reverse sort normalize " +
		"getenumerator trygetvalue getlength append appendline appendformat remove push pop peek enqueue dequeue getbytes isnullorempty tobytearray " +
		"getupperbound matches match ismatch totitlecase getfilename isinrole next nextdouble nextbytes getvalue", act: Pure},
}

var statics = [...]member{
	{"convert", "frombase64string fromhexstring", Encodes},
	{"text.encoding", "", Pure},
	{"io.file io.directory io.fileinfo io.directoryinfo", "", OnFiles},
	{"environment", "getenvironmentvariable", AVariable},
	{"environment", "getenvironmentvariables", AllVariables},
	{"environment", "expandenvironmentvariables", ExpandsVariables},
	{"environment", "setenvironmentvariable", SetsVariable},
	{"environment", "machinename username userdomainname osversion version processorcount newline is64bitoperatingsystem is64bitprocess tickcount exitcode", AName},
	{"environment", "currentdirectory systemdirectory commandline getfolderpath getcommandlineargs getlogicaldrives userinteractive stacktrace exit", Pure},
	{"console", "write writeline error out in outputencoding inputencoding readline beep windowwidth windowheight title foregroundcolor backgroundcolor resetcolor", Shows},
	{"net.dns", "", AsksName},
	{"scriptblock management.automation.scriptblock", "create", ABlock},
	{"diagnostics.process", "getprocesses getprocessesbyname getprocessbyid getcurrentprocess", ListProcesses},
	{"diagnostics.process", "start", Runs},
	{"net.servicepointmanager", "securityprotocol", Looked},
	{"security.principal.windowsidentity management.automation.language.parser security.cryptography.sha256 security.cryptography.md5 security.cryptography.sha1 security.cryptography.sha512",
		"getcurrent parseinput parsefile create hashdata", Pure},
	{"threading.thread", "sleep", Pure},
	{"gc", "", Pure},
	{"char", "convertfromutf32 parse", ACharacter},
	{"string", "join", Joins},
	{"string", "concat", Concats},
	{"string", "format", Formats},
	{"math string int int16 int32 int64 uint32 uint64 long double decimal single float byte bool char datetime datetimeoffset timespan guid version regex " +
		"text.regularexpressions.regex text.asciiencoding text.utf8encoding bitconverter uri web.httputility net.webutility globalization.cultureinfo array linq.enumerable " +
		"text.stringbuilder collections.arraylist hashtable ordered pscustomobject psobject object random io.path net.ipaddress net.networkinformation.networkinterface stopwatch diagnostics.stopwatch " +
		"runtime.interopservices.runtimeinformation consolecolor stringcomparison stringsplitoptions io.filemode dayofweek text.json.jsonserializer convert semver management.automation.semanticversion " +
		"net.securityprotocoltype security.principal.windowsbuiltinrole io.fileattributes numerics.biginteger bigint nullable void net.httpstatuscode timezoneinfo", "", Pure},
}

var fileMethods = [...]FileMethod{
	{"readalltext readalllines readallbytes readlines openread opentext", []FileDo{{commands.Reads, 0, ""}}},
	{"exists getlastwritetime getcreationtime getattributes getfiles getdirectories getfilesystementries enumeratefiles enumeratedirectories enumeratefilesystementries getparent getlastaccesstime getlastwritetimeutc",
		[]FileDo{{commands.Lists, 0, ""}}},
	{"writealltext writealllines writeallbytes create createtext openwrite", []FileDo{{commands.Writes, 0, "replaces what is there"}}},
	{"appendalltext appendalllines appendtext", []FileDo{{commands.Appends, 0, "adds to what is there"}}},
	{"createdirectory", []FileDo{{commands.Makes, 0, "makes a folder"}}},
	{"delete", []FileDo{{commands.Deletes, 0, "removes it"}}},
	{"copy", []FileDo{{commands.Reads, 0, ""}, {commands.Writes, 1, "what is copied comes to lie there"}}},
	{"move replace", []FileDo{{commands.Moves, 0, "takes it away from its place"}, {commands.Writes, 1, "what is moved comes to lie there"}}},
	{"setattributes setlastwritetime setcreationtime setaccesscontrol encrypt decrypt", []FileDo{{commands.Marks, 0, "changes its times or rights"}}},
	{"getcurrentdirectory", nil},
}

var classes = [...]class{
	{"net.sockets.tcpclient net.sockets.udpclient", Dials},
	{"net.sockets.socket", DialsLater},
	{"net.sockets.tcplistener", Listens},
	{"io.streamreader", OpensRead},
	{"io.streamwriter io.filestream io.binarywriter", OpensWrite},
	{"io.fileinfo io.directoryinfo", APath},
	{"io.compression.gzipstream io.compression.deflatestream", Unpacks},
	{"net.webclient net.http.httpclient object psobject pscustomobject management.automation.psobject random diagnostics.stopwatch version uri " +
		"io.memorystream io.stringreader io.stringwriter io.binaryreader security.principal.windowsprincipal " +
		"text.asciiencoding text.utf8encoding text.unicodeencoding xml.xmldocument data.datatable datetime timespan guid string text.stringbuilder security.cryptography.sha256managed " +
		"diagnostics.processstartinfo regex text.regularexpressions.regex hashtable collections.hashtable collections.arraylist net.networkinformation.ping array byte[] char[] int[] string[] object[]", Pure},
}

const converts = "string char int int16 int32 int64 long uint uint16 uint32 uint64 short byte sbyte double single float decimal bigint bool boolean switch array object hashtable ordered " +
	"pscustomobject psobject datetime timespan guid version semver regex xml uri void ipaddress net.ipaddress mailaddress nullable[int] text.encoding " +
	"collections.arraylist collections.generic.list[string] collections.generic.list[object] collections.generic.list[int] collections.generic.hashset[string] " +
	"securestring text.regularexpressions.regex io.fileinfo io.directoryinfo scriptblock"

const keepsText = "string char array object psobject uri regex collections.arraylist collections.generic.list[string] collections.generic.list[object] " +
	"collections.generic.hashset[string] text.regularexpressions.regex io.fileinfo io.directoryinfo scriptblock"

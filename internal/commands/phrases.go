package commands

// phraseTables are the tables of phrases but besidePhrases, a trade each.
var phraseTables = [...]*[]phrased{
	&applicationPhrases, &boardPhrases, &compilerPhrases, &dataPhrases, &sciencePhrases, &servicePhrases,
	&systemPhrases, &desktopPhrases, &mediaPhrases, &textPhrases, &sourcePhrases, &buildPhrases,
	&npmPhrases, &languagePhrases, &cloudPhrases, &clusterPhrases, &storePhrases, &serverPhrases, &securityPhrases,
}

// otherTrades has the names of the tables whose programs are all alike.
var otherTrades = Program{
	Name: "zellij", Rare: true,
	Kin: systemPhrasesNames + " " + desktopPhrasesNames + " " + mediaPhrasesNames + " " + textPhrasesNames + " " + sourcePhrasesNames + " " + buildPhrasesNames + " " +
		languagePhrasesNames + " " + cloudPhrasesNames + " " + clusterPhrasesNames + " " + storePhrasesNames + " " + serverPhrasesNames + " " + securityPhrasesNames,
	Summary: "does what nobody read, beside what only looks", Manual: "the manuals and the --help of each",
	Row: Row{Style: Plain, Args: anyData, Refine: phraseUse},
}

var otherTradesCases = []Case{
	{`swag fmt -d /x`, `Write{source-only} ./**; Write{source-only} /x`}, {`swag init -d src`, `Run{entry-point} the build; Read{listing} src`}, {`impl -dir /x f`, `Run what its words name`}, {`inkscape a.svg -w 10`, `Run what its words name`},
	{`zellij ls`, `Query what it works with`}, {`zellij kill-all-sessions`, `Run what its words name`}, {`zellij ls x`, `Run what its words name`},
	{`eb status -v my-env`, `Query what it works with`}, {`ipmitool sensor thresh x lower 1`, `Run what its words name`}, {`ipmitool sdr list`, `Query what it works with`},
	{`iscsiadm -m session`, `Query what it works with`}, {`iscsiadm -m session -u`, `Run what its words name`}, {`semanage port -l`, `Query what it works with`}, {`semanage port -a -t x`, `Run what its words name`},
	{`mutool info -v a.pdf`, `Query what it works with; Read a.pdf`}, {`mutool show -o f a.pdf`, `Query what it works with; Write f; Read a.pdf`}, {`mutool draw -o f.png -r 72 a.pdf 1`, `Query what it works with; Write f.png; Read a.pdf; Read 1`}, {`mutool clean a.pdf b.pdf`, `Run what its words name`}, {`djlint templates --check`, `Run{entry-point} the build; Read templates/**`}, {`djlint templates --reformat`, `Run what its words name`}, {`flatc --rust -o d a.fbs`, `Run{entry-point} the build; Write d/**; Read{listing} a.fbs`}, {`flatc --conform x a.fbs`, `Run what its words name`}, {`opt -load x.so a.ll`, `Run what its words name`}, {`thrift --gen py a.thrift`, `Run{entry-point} the build; Read{listing} a.thrift`}, {`valac -X -fplugin=x a.vala`, `Run what its words name`}, {`melos run deploy`, `Run what its words name`}, {`gci diff . -s standard`, `Query what it works with; Read ./**`}, {`gci write .`, `Run what its words name`}, {`sc delete x`, `Run what its words name`}, {`mutool run x.js`, `Run what its words name`}, {`influx bucket list --json`, `Query what it works with`},
	{`influx bucket list --configs-path /x`, `Run what its words name`}, {`hdfs dfs -ls /`, `Query what it works with`}, {`hdfs dfs -rm /x`, `Run what its words name`}, {`qm config 100 --output-format=json`, `Query what it works with`},
	{`ideviceinfo`, `Query what it works with`}, {`usb-devices x`, `Run what its words name`}, {`kops get clusters`, `Query what it works with`}, {`kops get secrets`, `Run what its words name`}, {`kops delete cluster`, `Run what its words name`}, {`talosctl get members`, `Query what it works with`}, {`drone build ls "$x"`, `Run what its words name`}, {`ray --version`, `nothing`}, {`ray`, `Run what its words name`}, {`faillock --user x --reset`, `Run what its words name`}, {`eb list --output=/etc/x`, `Run what its words name`},
	{`hexo list post`, `Query what it works with`}, {`hexo deploy`, `Run what its words name`}, {`whispers`, `Query what it works with; Read ./**`}, {`whispers -o f d`, `Query what it works with; Write f; Read d/**`}, {`whispers -c f d`, `Run what its words name`},
	{`fping -c 1 h.test`, `Query what it works with; Query h.test`}, {`fping -c1 h.test`, `Query what it works with; Query h.test`}, {`fping -f hosts`, `Run what its words name`},
	{`fping -c`, `Run what its words name`}, {`openstack -f json server list`, `Query what it works with`}, {`openstack --os-cloud x server list`, `Run what its words name`}, {`openstack server delete list`, `Run what its words name`},
	{`pbzip2 -tv a.bz2`, `Query what it works with; Read a.bz2`}, {`pbzip2 -td a.bz2`, `Run what its words name`}, {`pdfsig a*.pdf`, `Query what it works with; Read a*.pdf`}, {`pdfsig *.pdf`, `Query what it works with; Read *.pdf`}, {`gitlint`, `Run{entry-point} the project's checks`}, {`pod2text a b`, `Query what it works with; Read a; Write b`}, {`pdfsig https://h.test/a.pdf`, `Query what it works with; Fetch https://h.test/a.pdf`}, {`dotenv-linter fix`, `Run what its words name`},
}

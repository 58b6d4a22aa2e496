package commands

import (
	"strings"

	"automode"
)

var redisCLI = Program{
	Name: "redis-cli", Rare: true, Also: "valkey-cli keydb-cli", Summary: "speaks to Redis", Manual: "redis-cli --help and the command reference, Redis 8",
	Row: Row{
		Style: Leading, Help: "--help --version -v",
		Args: anyData,
		Flags: []Flag{
			{Names: "-h=", Value: Data},
			{Names: "-u=", Value: Data},
			{Names: "-2 -3 -4 -6 -c -e -x --askpass --raw --no-raw --csv --json --quoted-json --quoted-input --no-auth-warning --tls --verbose"},
			{Names: "-p= -t= -s= --user= -n= -r= -i= -d= -D= -X= --sni= --show-pushes=", Value: Data},
			{Names: "-a= --pass=", Value: Credential},
			{Names: "--cacert= --cert= --key=", Value: Lists, Why: "uses the key"},
			{Names: "--cacertdir=", Value: ListsTree},
			{Names: "--insecure", Does: []Do{{Kind: automode.Weaken, Target: HostCheck}}, Why: "takes any host for the one it asked"},
			{Names: "--stat --latency --latency-history --latency-dist --bigkeys --memkeys --hotkeys --scan --functions-rdb=", Does: []Do{{Kind: automode.Query, Target: "the database"}}},
			{Names: "--pattern= --quoted-pattern= --count=", Value: Data},
			{Names: "--rdb=", Value: Writes, Why: "writes a copy of the database"},
			{Names: "--pipe --eval= --ldb --cluster=", Value: Unread, Why: "runs a script or many commands"},
		},
		Stdin:  []In{{Role: RunsText, When: &When{Args: "0", Without: "--scan"}}},
		Refine: redisCommand,
	},
}

var redisCLICases = []Case{
	{`redis-cli ping`, `Query the database`},
	{`redis-cli -h localhost -p 6379 GET a`, `Query the database`},
	{`redis-cli -u redis://h.test set a b`, `Change the database; Send redis://h.test`},
	{`redis-cli set a b`, `Change{contained} the database`},
	{`redis-cli flushall`, `Change{destroys} the database`},
	{`redis-cli -n 1 -a x del k`, `Change{destroys} the database`},
	{`redis-cli rename a b`, `Change{destroys} the database`}, {`redis-cli slowlog get 5`, `Query the database`}, {`redis-cli slowlog "$x"`, `Change{destroys} the database`}, {`redis-cli slowlog reset`, `Change{destroys} the database`}, {`redis-cli expireat a 1`, `Change{destroys} the database`},
	{`redis-cli lpop k`, `Change{destroys} the database`}, {`redis-cli expire k 0`, `Change{destroys} the database`}, {`redis-cli expire k 10`, `Change{contained} the database`},
	{`redis-cli migrate h.test 1 k 0 1`, `Send h.test; Change{destroys} the database`}, {`redis-cli client kill x`, `Control the database`},
	{`redis-cli config get x`, `Query the database`},
	{`redis-cli config get *pass`, `Query the database; Disclose the database's passwords`},
	{`redis-cli acl list`, `Query the database; Disclose the database's passwords`}, {`redis-cli acl whoami`, `Query the database`},
	{`redis-cli --pipe`, `Unknown runs a script or many commands`},
	{`redis-cli config set dir /x`, `Configure the database`},
	{`redis-cli shutdown`, `Control the database`},
	{`redis-cli eval 'x' 0`, `Run[text native] x`},
	{`redis-cli --tls --cacert c --cacertdir d --insecure ping`, `Query the database; Read{listing} c; Read{listing} d/**; Weaken the check of the host's certificate`},
	{`redis-cli --scan --pattern x`, `Query the database`},
	{`redis-cli --rdb f`, `Write f`},
	{`redis-cli --eval s`, `Unknown runs a script or many commands`},
	{`redis-cli`, `nothing`},
	{`redis-cli $x`, `Change{destroys} the database; Unknown the command is not known; Unknown an unknown word may be an option`},
}

// redisCommand reads the command: its first word, small or large.
func redisCommand(m *Match) {
	rest := m.Facts
	m.Facts = nil
	host, given := m.Value("-h")
	if !given {
		host, given = m.Value("-u")
	}
	own := !given || ownDatabase(host)
	if len(m.Args) > 0 {
		redisDoes(m, own)
	}
	if !own {
		m.Add(databaseHost(m, host))
	}
	m.Facts = append(m.Facts, rest...)
}

// later reports whether a key gets some time before it goes.
func later(words []Word) bool {
	return len(words) > 2 && isDigits(words[2].Text) && strings.Trim(words[2].Text, "0") != ""
}

// redisPublic reports whether none of the settings may be a password's.
func redisPublic(settings []Word) bool {
	for i := range settings {
		if w := &settings[i]; !w.Exact() || w.Glob || strings.ContainsAny(w.Text, "*?[") || strings.Contains(w.Text, "pass") || strings.Contains(w.Text, "auth") {
			return false
		}
	}
	return true
}

func redisDoes(m *Match, own bool) {
	if !m.Args[0].Exact() {
		m.Add(databaseFact(sqlRemoves, own))
		m.Unknown("the command is not known", m.Args[0])
		return
	}
	second := ""
	if len(m.Args) > 1 {
		second = strings.ToLower(m.Args[1].Text)
	}
	switch name := strings.ToLower(m.Args[0].Text); {
	case isDigits(name): // so many times
		m.Unknown("the command is not known", m.Args[0])
	case named("get mget getrange strlen exists keys scan type ttl pttl expiretime dbsize info ping echo time llen lrange lindex lpos hget hmget hgetall hkeys hvals hlen hexists hscan smembers sismember smismember scard srandmember sscan sinter sunion sdiff zrange zrangebyscore zrevrange zscore zcard zcount zrank zscan xlen xrange xrevrange xinfo xread xpending geopos geodist pfcount object randomkey lastsave role monitor subscribe psubscribe pubsub bitcount getbit json.get ft.search ft.info", name),
		named("slowlog latency memory", name) && !named("reset purge", second) && (len(m.Args) < 2 || m.Args[1].Exact()),
		named("config client cluster command acl module function script", name) && named("get list info nodes slots count docs getkeys help whoami users cat stats exists id getname", second):
		m.Add(databaseFact(sqlLooks, own))
		if name == "config" && (len(m.Args) < 3 || !redisPublic(m.Args[2:])) {
			m.Add(Fact{Target: "the database's passwords", Kind: automode.Disclose, Why: "prints a credential"})
		}
		if name == "acl" && named("list getuser", second) {
			m.Add(databasePasswords)
		}
	case named("flushall flushdb del unlink getdel lpop rpop blpop brpop lmpop blmpop lrem ltrim spop srem hdel hgetdel zrem zpopmin zpopmax bzpopmin bzpopmax zmpop bzmpop zremrangebyrank zremrangebyscore zremrangebylex xdel xdelex xtrim json.del json.forget json.clear ft.dropindex ft.del ts.del graph.delete swapdb rename", name), named("slowlog latency", name),
		named("expire pexpire", name) && !later(m.Args), name == "xgroup" && named("destroy delconsumer", second):
		m.Add(databaseFact(sqlRemoves, own))
	case named("expireat pexpireat", name): // a time that may be past
		m.Add(databaseFact(sqlRemoves, own))
	case name == "migrate" && len(m.Args) > 1:
		m.Add(roleFact(Sends, m.Args[1], "takes keys to another database"))
		m.Add(databaseFact(sqlRemoves, own))
	case name == "client":
		m.Add(Fact{Kind: automode.Control, Target: "the database", Why: "ends or holds up others' connections"})
	case name == "shutdown":
		m.Add(Fact{Kind: automode.Control, Target: "the database", Why: "stops the database"})
	case named("config module acl replicaof slaveof debug cluster failover", name):
		m.Add(Fact{Kind: automode.Configure, Target: "the database", Why: "sets the database up differently"})
	case named("eval evalsha eval_ro fcall fcall_ro function script", name):
		f := roleFact(RunsText, Lit(""), "runs a script in the database")
		if len(m.Args) > 1 {
			f.Word = m.Args[1]
		}
		m.Add(f)
	default:
		m.Add(databaseFact(sqlChanges, own))
	}
}

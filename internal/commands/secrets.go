package commands

import "automode"

// Programs that keep secrets.

var (
	secretShows    = []Do{{Kind: automode.Disclose, Target: "secrets", Why: "prints secrets"}}
	secretLooks    = []Do{{Kind: automode.Query, Target: "the store of secrets"}}
	secretChanges  = []Do{{Kind: automode.Change, Target: "the store of secrets", Why: "changes what it holds"}}
	secretRemoves  = []Do{{Kind: automode.Change, Target: "the store of secrets", Traits: automode.Destroys, Why: "removes what it holds"}}
	secretAccounts = []Do{{Kind: automode.Configure, Target: "the account of the store of secrets", Traits: automode.Persists, Why: "changes who may read it"}}
)

var vault = Program{
	Name: "vault", Rare: true, Also: "bao", Summary: "keeps secrets in HashiCorp Vault", Manual: "vault -help and the command reference, Vault 1.20 and OpenBao 2.4",
	Row: Row{
		Style: Single, Help: "-h -help -v -version",
		Global: []Flag{
			{Names: "-non-interactive -output-curl-string -output-policy -force-no-cache", Value: Data},
			{Names: "-format= -field= -namespace= -ns= -policy-override= -mfa= -wrap-ttl= -log-format= -header= -unlock-key=", Value: Data},
			{Names: "-address= -agent-address= -proxy-address=", Value: Sends, Why: "speaks to the server there"},
			{Names: "-ca-cert= -ca-path= -client-cert= -client-key= -tls-server-name=", Value: Lists},
			{Names: "-tls-skip-verify", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "the check of the server's certificate"}}, Why: "takes any host for the server"},
		},
		Rows: []Row{
			{Names: "status list version version-history path-help", Does: secretLooks, Args: anyData, Flags: []Flag{{Names: "-detailed", Value: Data}}},
			{Names: "read print unwrap", Does: secretShows, Args: anyData},
			{Names: "kv secrets auth policy audit plugin namespace lease operator token", Rows: []Row{
				{Names: "list list-versions capabilities members raft-state key-status help", Does: secretLooks, Args: anyData, Flags: []Flag{{Names: "-detailed -mount= -accessor", Value: Data}}},
				{Names: "get read lookup create generate-root init", Does: secretShows, Args: anyData, Flags: []Flag{{Names: "-mount= -version= -accessor", Value: Data}}},
				{Names: "metadata raft", Again: true},
				{Names: "put patch enable disable tune move write fmt renew register reload rollback enable-versioning unseal seal rotate step-down rekey join", Does: secretChanges, Args: anyData},
				{Names: "delete destroy undelete deregister revoke remove-peer", Does: secretRemoves, Args: anyData},
			}},
			{Names: "write patch", Does: secretChanges, Args: anyData},
			{Names: "delete", Does: secretRemoves, Args: anyData},
			{Names: "login", Does: secretAccounts, Args: anyData},
		},
	},
}

var vaultCases = []Case{
	{`vault`, `nothing`},
	{`vault status -format=json`, `Query the store of secrets`},
	{`vault secrets list -detailed`, `Query the store of secrets`},
	{`vault kv list -mount=secret x`, `Query the store of secrets`},
	{`vault list -detailed x`, `Query the store of secrets`},
	{`vault kv get -mount=secret x`, `Disclose secrets`},
	{`vault kv metadata get x`, `Disclose secrets`},
	{`vault read x -field=password`, `Disclose secrets`},
	{`vault kv put x a=b`, `Change the store of secrets`},
	{`vault kv destroy x`, `Change{destroys} the store of secrets`},
	{`vault kv`, `nothing`},
	{`vault kv metadata`, `Unknown nobody read what “kv metadata” does`},
	{`vault write x a=b`, `Change the store of secrets`},
	{`vault delete x`, `Change{destroys} the store of secrets`},
	{`vault login x`, `Configure{persists} the account of the store of secrets`},
	{`vault status -address=h -ca-cert=c -tls-skip-verify -non-interactive`, `Query the store of secrets; Send h; Read{listing} c; Weaken the check of the server's certificate`},
}

var sops = Program{
	Name: "sops", Rare: true, Summary: "edits files that hold encrypted values", Manual: "sops --help, sops 3.11",
	Row: Row{
		Help: "-h --help -v --version", OrArgs: true,
		Args: []Arg{
			{Role: Discloses, When: &When{Without: "-e --encrypt --rotate"}, Why: "shows what is encrypted"},
			{Role: Reads, When: &When{With: "-e --encrypt"}},
			{Role: Edits, When: &When{With: "--rotate -i"}, Why: "encrypts the file anew"},
		},
		Flags: []Flag{
			{Names: "-d --decrypt --ignore-mac --verbose --show-master-keys -s --enable-local-keyservice[=]", Value: Data},
			{Names: "-e --encrypt"},
			{Names: "--rotate -r"},
			{Names: "-i --in-place"},
			{Names: "--output=", Value: Writes, Why: "writes the result there"},
			{Names: "--extract= --input-type= --output-type= --age= -a= --pgp= -p= --kms= -k= --gcp-kms= --azure-kv= --hc-vault-transit= --encrypted-regex= --unencrypted-regex= --encrypted-suffix= --unencrypted-suffix= --indent= --filename-override= --shamir-secret-sharing-threshold=", Value: Data},
			{Names: "--config=", Value: Reads},
			{Names: "--set=", Value: Data, Does: []Do{{Kind: automode.Write, Target: "the file"}}, Why: "changes a value"},
		},
		Rows: []Row{
			{Names: "decrypt edit", Args: []Arg{{Role: Discloses, Why: "shows what is encrypted"}}, Flags: sopsFlags},
			{Names: "encrypt rotate updatekeys set unset", Args: []Arg{{At: First, Role: Edits, Why: "encrypts the file"}, {At: Rest, Role: Data}}, Flags: sopsFlags},
			{Names: "filestatus", Args: []Arg{{Role: Reads}}},
			{Names: "exec-env exec-file", Args: []Arg{{At: First, Role: Discloses, Why: "gives what is encrypted to a program"}, {At: Second, Role: RunsLine}}, Lang: Shell, Flags: []Flag{{Names: "--background --pristine --no-fifo --same-process", Value: Data}, {Names: "--user= --filename=", Value: Data}}},
			{Names: "help completion", Args: anyData},
		},
	},
}

var sopsFlags = []Flag{
	{Names: "-i --in-place --ignore-mac --verbose -y --yes --idempotent", Value: Data},
	{Names: "--output=", Value: Writes, Why: "writes the result there"},
	{Names: "--extract= --input-type= --output-type= --age= -a= --pgp= -p= --kms= -k= --gcp-kms= --azure-kv= --encrypted-regex= --unencrypted-regex= --filename-override= --add-age= --rm-age=", Value: Data},
}

var sopsCases = []Case{
	{`sops -d f`, `Disclose f`},
	{`sops f --output g --config c`, `Disclose f; Write g; Read c`},
	{`sops -e --age k f`, `Read f`},
	{`sops -e -i f`, `Read f; Write f`},
	{`sops --rotate f`, `Write f`},
	{`sops --set x f`, `Disclose f; Write the file`},
	{`sops decrypt f --extract x --output g`, `Disclose f; Write g`},
	{`sops encrypt -i f`, `Write f`},
	{`sops filestatus f`, `Read f`},
	{`sops exec-env f 'rm x' --pristine --user u`, `Disclose f; Run[line] rm x`},
	{`sops help`, `nothing`},
}

var onePassword = Program{
	Name: "op", Rare: true, Kin: "bw lpass gopass doppler infisical", Summary: "keeps passwords and secrets", Manual: "the references of op 2.32, bw 2025, lpass(1) 1.6, gopass 1.15, doppler 3.75 and infisical 0.43",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "--cache --debug --iso-timestamps --no-color --account= --encoding= --session= --vault= --format=", Value: Data, Of: "op"},
			{Names: "--raw --quiet --pretty --response --nointeraction --cleanexit --session=", Value: Data, Of: "bw"}, {Names: "--sync=", Value: Data, Of: "lpass"},
			{Names: "--debug --json --silent -p= --project= -c= --config= -t= --token= --scope= --format=", Value: Data, Of: "doppler"}, {Names: "--env= --token= --projectId= --silent", Value: Data, Of: "infisical"},
		},
		Rows: []Row{
			{Names: "whoami status ls me folders", Args: anyData, Does: secretLooks, Flags: []Flag{{Names: "-l -f --flat --long", Value: Data}}},
			{Names: "account vault user group item items folder config document service-account connect", Rows: []Row{
				{Names: "user group server token vault template", Again: true},
				{Names: "list ls configs", Does: secretLooks, Args: anyData, Flags: []Flag{{Names: "--categories= --tags= --favorite --include-archive --search= --folderid= --limit= -f --flat", Value: Data}}},
				{Names: "get show reveal download generate-token export create edit ratelimit", Does: secretShows, Args: anyData, Flags: anyFlags},
				{Names: "delete remove forget rm", Does: secretRemoves, Args: anyData, Flags: anyFlags},
				{Names: "set upload move add grant revoke provision confirm suspend reactivate share", Does: secretChanges, Args: anyData, Flags: anyFlags},
			}},
			{Names: "secrets", Does: []Do{{Kind: automode.Disclose, Target: "secrets", When: &When{Without: "--only-names"}, Why: "prints secrets"}}, Flags: []Flag{{Names: "--only-names"}, {Names: "--path= --recursive --type= --visibility", Value: Data}}, Rows: []Row{
				{Names: "get download generate-example-env", Does: secretShows, Args: anyData, Flags: anyFlags},
				{Names: "folders", Does: secretLooks, Args: []Arg{{At: First, Role: Data, When: &When{First: "get list"}}}},
				{Names: "delete", Does: secretRemoves, Args: anyData, Flags: anyFlags},
				{Names: "set upload notes", Does: secretChanges, Args: anyData, Flags: anyFlags},
			}},
			{Names: "read list get show search find inject export cat otp grep fscopy signin unlock login", Does: secretShows, Args: anyData, Flags: []Flag{{Names: "-n -f -i= -c -q -a -g -p -u", Value: Data}, {Names: "--*", Value: Data}}},
			{Names: "run", Style: Leading, Args: []Arg{{At: Each, Role: RunsWords}}, Does: secretShows, Flags: []Flag{
				{Names: "--no-masking --environment=", Value: Data, Of: "op"}, {Names: "--env-file=", Value: Reads, Of: "op"}, {Names: "--command=", Value: RunsLine, Lang: Shell, Of: "doppler infisical", Why: "runs a command"},
				{Names: "--mount= --fallback=", Value: Writes, Of: "doppler", Why: "writes the secrets there"}, {Names: "--preserve-env[=] --only-secrets= --name-transformer= --mount-format= --mount-template= --mount-max-reads= --fallback-passphrase= --no-fallback --fallback-only --fallback-readonly --no-cache --forward-signals --watch", Value: Data, Of: "doppler"},
				{Names: "--path= --tags= --expand[=] --include-imports[=] --secret-overriding[=] --recursive --watch --watch-interval=", Value: Data, Of: "infisical"},
			}},
			{Names: "create edit add generate insert set sync git update logout signout lock move mv cp share confirm restore", Does: secretChanges, Args: anyData, Flags: anyFlags},
			{Names: "delete rm remove", Does: secretRemoves, Args: anyData, Flags: anyFlags},
			{Names: "version help completion", Args: anyData},
		},
	},
}

var onePasswordCases = []Case{
	{`op whoami --account 1 --format json --cache`, `Query the store of secrets`},
	{`doppler -p 1`, `nothing`},
	{`doppler -c 1`, `nothing`},
	{`doppler secrets`, `Disclose secrets`},
	{`doppler secrets --only-names`, `nothing`}, {`infisical secrets --path /a`, `Disclose secrets`},
	{`doppler secrets download --x`, `Disclose secrets`},
	{`infisical secrets folders get`, `Query the store of secrets`},
	{`doppler secrets delete X`, `Change{destroys} the store of secrets`},
	{`infisical secrets set A=b`, `Change the store of secrets`},
	{`op`, `nothing`}, {`lpass ls --sync no`, `Query the store of secrets`}, {`bw status --raw`, `Query the store of secrets`}, {`infisical run --env dev --path /a -- rm x`, `Disclose secrets; Run[words] rm x`},
	{`doppler run -p a --fallback f --no-cache -- rm x`, `Disclose secrets; Run[words] rm x; Write f`}, {`doppler run --command 'rm x'`, `Disclose secrets; Run[line] rm x`},
	{`op whoami --format json --cache`, `Query the store of secrets`},
	{`op group user grant --user x`, `Change the store of secrets`}, {`op connect server delete x`, `Change{destroys} the store of secrets`}, {`bw config server x`, `Unknown nobody read what “config server” does`}, {`op group frob x`, `Unknown no subcommand “frob” is known`}, {`lpass ls -l a`, `Query the store of secrets`},
	{`op vault`, `nothing`}, {`op item list --tags x`, `Query the store of secrets`},
	{`op item get x --reveal`, `Disclose secrets`},
	{`op item delete x --archive`, `Change{destroys} the store of secrets`},
	{`op item share x --emails y`, `Change the store of secrets`},
	{`op read op://a/b -n`, `Disclose secrets`},
	{`op run --env-file f --no-masking -- rm x`, `Disclose secrets; Run[words] rm x; Read f`},
	{`bw get password x --x y`, `Disclose secrets`},
	{`gopass generate x --force`, `Change the store of secrets`},
	{`bw delete item x --permanent`, `Change{destroys} the store of secrets`},
	{`bw list items`, `Disclose secrets`},
	{`gopass find x`, `Disclose secrets`}, // the one that it finds it shows
	{`op help`, `nothing`},
}

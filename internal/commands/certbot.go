package commands

import (
	"automode"
)

var certbot = Program{
	Name: "certbot", Rare: true, Summary: "gets certificates", Manual: "certbot --help all, Certbot 5.1",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Configure, Target: "the certificates", Traits: automode.Persists, Why: "gets certificates and sets servers up"}}, Flags: certbotFlags,
		Rows: []Row{
			{Names: "certificates plugins show_account", Does: []Do{{Kind: automode.Query, Target: "the certificates"}}, Flags: []Flag{{Names: "-d= --domains= --domain= --cert-name= --init --prepare --authenticators --installers -n --non-interactive -q --quiet -v", Value: Data}, {Names: "--config-dir= --logs-dir= --work-dir=", Value: WritesTree, Why: "keeps its files there"}}},
			{Names: "run certonly renew enhance install delete revoke rollback register update_account unregister config_changes reconfigure", Style: Plain, Help: "--help", Does: []Do{{Kind: automode.Configure, Target: "the certificates", Traits: automode.Persists, Why: "changes certificates or accounts"}}, Args: anyData},
		},
	},
}

var certbotFlags = []Flag{{Names: "-d= --domains= -m= --email= -n -q -v --agree-tos --nginx --apache --standalone --webroot --dry-run --staging", Value: Data}}

var certbotCases = []Case{
	{`certbot --nginx -d x`, `Configure{persists} the certificates`}, {`certbot certificates -d x`, `Query the certificates`}, {`certbot plugins --work-dir d`, `Query the certificates; Write d/**`}, {`certbot renew`, `Configure{persists} the certificates`},
}

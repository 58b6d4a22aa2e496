package world

import "automode"

// secrets are keys, tokens, credentials and what else tells one person's
// secrets, wherever they lie. A folder that holds little else is marked itself.
//
// Environment files count under every name but those by which people say that
// nothing real is in them (example, sample, template, dist, defaults, schema);
// .env.test counts, because a name promises nothing about the values.
var secrets = []row{
	{automode.Secret, anywhere, folder, []string{".ssh"},
		[]string{"*.pub", "known_hosts", "known_hosts.old", "config", "authorized_keys", "authorized_keys2"},
		"private keys of SSH"},
	{automode.Secret, anywhere, like, []string{"id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*"}, []string{"*.pub"},
		"a private key of SSH by its usual name"},
	{automode.Secret, anywhere, like,
		[]string{"*.pem", "*.key", "*.p12", "*.p8", "*.pfx", "*.pkcs12", "*.jks", "*.keystore", "*.ppk", "*.keytab", "*.kdbx", "*.agekey", "*.ovpn"},
		[]string{"*public*", "*.pub.*", "*cacert*", "*ca-cert*", "*ca-bundle*", "ca.pem", "cert.pem", "chain.pem", "fullchain.pem", "*.crt.pem", "*.cert.pem", "etc/ssl/certs/", "usr/share/"},
		"a private key or key store by its ending"},
	{automode.Secret, anywhere, like, []string{".env", ".env.*", "*.env", ".flaskenv"},
		[]string{"*example*", "*sample*", "*template*", ".env.dist", ".env.*.dist", ".env.default", ".env.defaults", ".env.schema", "*.d.ts"},
		"environment files hold passwords and tokens"},
	{automode.Secret, anywhere, folder, []string{".gnupg", ".password-store", ".local/share/keyrings", ".local/share/kwalletd", "library/keychains", ".config/op", ".config/bitwarden cli", ".config/keybase", ".secrets"}, nil,
		"keys and password stores"},
	{automode.Secret, anywhere, folder, []string{".aws", ".azure", ".config/gcloud", ".oci", ".kube", ".config/doctl", ".config/hcloud", ".config/openstack"}, nil,
		"credentials of cloud accounts and clusters"},
	{automode.Secret, anywhere, exact, []string{".netrc", "_netrc", ".authinfo", ".authinfo.gpg", ".git-credentials", ".config/git/credentials", ".pgpass", ".my.cnf", ".mylogin.cnf", ".dockercfg", ".docker/config.json", ".htpasswd", ".vault-token", ".boto", ".s3cfg", ".config/rclone/rclone.conf", ".databrickscfg", ".snowsql/config"}, nil,
		"a file in which a program keeps passwords and tokens"},
	{automode.Secret, anywhere, exact, []string{".pypirc", ".gem/credentials", ".cargo/credentials", ".cargo/credentials.toml", ".m2/settings.xml", ".m2/settings-security.xml", ".gradle/gradle.properties", ".composer/auth.json", ".config/composer/auth.json", ".hex/hex.config", ".config/hex/hex.config", ".nuget/nuget/nuget.config"}, nil,
		"tokens with which packages are published"},
	{automode.Secret, inHome, exact, []string{".npmrc", ".yarnrc.yml", ".bunfig.toml", ".bundle/config", ".config/pip/pip.conf", ".pip/pip.conf"}, nil,
		"in a home this file holds the registry's token; a project's names the registry"},
	{automode.Secret, anywhere, exact, []string{".config/gh/hosts.yml", ".config/hub", ".config/glab-cli/config.yml", ".config/tea/config.yml", ".terraform.d/credentials.tfrc.json", ".terraformrc", ".fly/config.yml", ".config/stripe/config.toml", ".config/configstore/firebase-tools.json", ".kaggle/kaggle.json", ".huggingface/token", ".cache/huggingface/token", ".local/share/com.vercel.cli/auth.json", ".railway/config.json"}, nil,
		"a service's token, kept by its client"},
	{automode.Secret, anywhere, exact, []string{".claude/.credentials.json", ".codex/auth.json", ".gemini/oauth_creds.json", ".qwen/oauth_creds.json", ".local/share/opencode/auth.json", ".factory/auth.json", ".config/github-copilot/hosts.json", ".config/github-copilot/apps.json"}, nil,
		"an agent's own token"},
	{automode.Secret, anywhere, like,
		[]string{"*service-account*.json", "*service_account*.json", "*serviceaccount*.json", "*firebase-adminsdk*.json", "client_secret*.json", "credentials.json", "*-credentials.json", "application_default_credentials.json"}, []string{"*example*", "*sample*", "*template*", "*schema*"},
		"a service account's key by its usual name"},
	{automode.Secret, anywhere, like,
		[]string{"secrets.json", "secrets.toml", "secrets.yaml", "secrets.yml", "secrets.env", "*.tfstate", "*.tfstate.*", "terraform.tfvars", "*.auto.tfvars", "kubeconfig", "*.kubeconfig", "wallet.dat", ".htpasswd"}, nil,
		"secrets by the file's usual name; the state of Terraform holds them in the clear"},
	{automode.Secret, anywhere, exact,
		[]string{".bash_history", ".zsh_history", ".zhistory", ".histfile", ".sh_history", ".history", ".local/share/fish/fish_history", ".python_history", ".node_repl_history", ".psql_history", ".mysql_history", ".sqlite_history", ".rediscli_history", ".irb_history", ".dbshell"}, nil,
		"what was typed, passwords among it"},
	{automode.Secret, inHome, folder,
		[]string{".mozilla", ".config/google-chrome", ".config/chromium", ".config/bravesoftware", ".config/microsoft-edge", ".config/vivaldi", ".config/opera", "snap/firefox", "snap/chromium", "library/application support/google/chrome", "library/application support/firefox", "library/application support/bravesoftware", "library/application support/microsoft edge", "library/application support/arc", "library/safari", "library/cookies", "appdata/local/google/chrome/user data", "appdata/local/microsoft/edge/user data", "appdata/roaming/mozilla"}, nil,
		"a browser's profile: cookies, sessions, passwords"},
	{automode.Secret, inHome, folder,
		[]string{".thunderbird", ".config/signal", ".config/slack", ".config/discord", "library/mail", "library/messages", "library/application support/signal", "library/application support/slack", ".electrum", ".bitcoin", ".ethereum/keystore", ".config/solana"}, nil,
		"mail, messages and wallets"},
	{automode.Secret, fromRoot, like, []string{"proc/*/environ", "proc/*/task/*/environ", "proc/*/mem", "proc/*/auxv", "proc/kcore", "dev/mem", "dev/kmem", "dev/port"}, nil,
		"the environment or memory of a process"},
	{automode.Secret, fromRoot, like, []string{"etc/shadow", "etc/shadow-", "etc/gshadow", "etc/gshadow-", "etc/master.passwd", "etc/krb5.keytab", "etc/security/opasswd", "etc/ssh/ssh_host_*_key", "etc/kubernetes/*.conf", "etc/ppp/*-secrets", "etc/rancher/**"}, nil,
		"the machine's own passwords and keys"},
	{automode.Secret, fromRoot, folder, []string{"etc/ssl/private", "etc/letsencrypt", "etc/wireguard", "etc/networkmanager/system-connections", "run/secrets", "var/run/secrets", "var/db/dslocal/nodes", "etc/kubernetes/pki"}, nil,
		"the machine's own keys, and secrets given to a container"},
}

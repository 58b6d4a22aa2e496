package world

// knownHost is a host that is the same thing everywhere.
type knownHost struct{ name, why string }

// metadataHosts hand out a cloud machine's credentials to whoever asks.
// Addresses are in the form that ip.String gives.
var metadataHosts = []knownHost{
	{"169.254.169.254", "instance metadata of AWS, Google Cloud, Azure, Oracle, DigitalOcean, OpenStack"},
	{"fd00:ec2::254", "instance metadata of AWS over IPv6"},
	{"fd20:ce::254", "instance metadata of Google Cloud over IPv6"},
	{"169.254.170.2", "credentials of AWS ECS tasks"},
	{"169.254.170.23", "credentials of AWS EKS pods"},
	{"fd00:ec2::23", "credentials of AWS EKS pods over IPv6"},
	{"100.100.100.200", "instance metadata of Alibaba Cloud"},
	{"168.63.129.16", "Azure's wire server, which gives out machine configuration"},
	{"192.0.0.192", "instance metadata of Oracle Cloud's first generation"},
	{"169.254.0.23", "instance metadata of Tencent Cloud"},
	{"169.254.42.42", "instance metadata of Scaleway"},
	{"metadata", "short name of Google Cloud's instance metadata"},
	{"metadata.google.internal", "instance metadata of Google Cloud"},
	{"metadata.goog", "instance metadata of Google Cloud"},
	{"metadata.azure.internal", "instance metadata of Azure"},
	{"metadata.tencentyun.com", "instance metadata of Tencent Cloud"},
	{"instance-data", "short name of AWS's instance metadata"},
	{"instance-data.ec2.internal", "instance metadata of AWS"},
}

// LogsIn reports whether addresses of that scheme are of services at which one logs in,
// or whose files one works on as on a disk.
func LogsIn(scheme string) bool {
	switch scheme {
	case "ssh", "scp", "sftp", "rsync", "ftp", "ftps", "smb", "smbs", "tftp", "git+ssh", "ssh+git", "fish":
		return true
	}
	return false
}

// controlPorts are where programs on this machine take orders from whoever
// connects: the well-known ports of container runtimes and debuggers.
var controlPorts = []knownHost{
	{"2375", "the container runtime takes orders there, with the rights of root"},
	{"2376", "the container runtime takes orders there, with the rights of root"},
	{"10250", "the cluster's node takes orders there"},
	{"2019", "a web server is set up there"},
	{"9229", "a debugger there runs any code in the program"},
	{"9222", "a debugger there drives the browser"},
	{"5005", "a debugger there runs any code in the program"},
	{"5678", "a debugger there runs any code in the program"},
}

// registries are where the package managers of the ecosystems install from
// when nobody tells them otherwise. Nothing is matched by a part of a name.
var registries = []knownHost{
	{"registry.npmjs.org", "npm, pnpm, bun"},
	{"registry.yarnpkg.com", "Yarn"},
	{"jsr.io", "Deno"},
	{"npm.jsr.io", "JSR for npm"},
	{"pypi.org", "pip, uv, Poetry: the index"},
	{"files.pythonhosted.org", "pip, uv, Poetry: the files"},
	{"crates.io", "Cargo: the API"},
	{"index.crates.io", "Cargo: the index"},
	{"static.crates.io", "Cargo: the files"},
	{"proxy.golang.org", "Go modules"},
	{"sum.golang.org", "Go's checksum database"},
	{"rubygems.org", "RubyGems, Bundler"},
	{"index.rubygems.org", "Bundler's index"},
	{"repo.maven.apache.org", "Maven Central"},
	{"repo1.maven.org", "Maven Central"},
	{"plugins.gradle.org", "Gradle's plug-ins"},
	{"repo.packagist.org", "Composer"},
	{"api.nuget.org", "NuGet"},
	{"hex.pm", "Mix: the API"},
	{"repo.hex.pm", "Mix: the files"},
	{"pub.dev", "Dart and Flutter"},
	{"hackage.haskell.org", "Cabal"},
	{"deb.debian.org", "Debian's packages"},
	{"security.debian.org", "Debian's security updates"},
	{"archive.ubuntu.com", "Ubuntu's packages"},
	{"security.ubuntu.com", "Ubuntu's security updates"},
	{"dl-cdn.alpinelinux.org", "Alpine's packages"},
	{"formulae.brew.sh", "Homebrew's index"},
}

// metadata reports whether a host, by name or by address in any spelling,
// hands out a cloud machine's credentials.
func metadata(name string, number ip) bool {
	if number.valid() {
		name = number.plain().String()
	}
	return known(metadataHosts, name)
}

func registry(name string) bool { return known(registries, name) }

func known(hosts []knownHost, name string) bool {
	for i := range hosts {
		if hosts[i].name == name {
			return true
		}
	}
	return false
}

package table

import "automode"

// Sets of regions, hosts and extents for the rows.
const (
	project   = regions(1 << automode.Project)
	scratch   = regions(1 << automode.Scratch)
	home      = regions(1 << automode.Home)
	system    = regions(1 << automode.System)
	outside   = regions(1 << automode.Outside)
	loopback  = hosts(1 << automode.Loopback)
	trusted   = hosts(1 << automode.TrustedHost)
	metadata  = hosts(1 << automode.MetadataHost)
	children  = extents(1 << automode.Children)
	wholeTree = extents(1 << automode.Tree)
	notGlob   = extents(1<<automode.One | 1<<automode.Tree)
)

// sensitive are the marks that a plain write or move must not meet.
const sensitive = automode.Secret | automode.Surface | automode.Instructions | automode.Startup | automode.Repository | automode.Store | automode.GatePath | automode.Device

// obeyed are the marks of what more depends on than the file itself.
const obeyed = automode.Startup | automode.Repository | automode.Store | automode.GatePath | automode.Device

// rows is the policy table. Within a kind: what is denied, then what facts
// excuse, then what is hard, unsettled, allowed. A mark more never earns a
// milder word, which a test walks through.
var rows = [automode.Kinds][]Row{
	automode.Unknown: {
		{ID: "unknown.gate", Marks: automode.GatePath | automode.Startup | automode.Repository | automode.Store | automode.Device, Word: automode.Hard, Why: "something that nobody described is given a file that decides what runs or is allowed"},
		{ID: "unknown", Word: automode.Unsettled, Why: "it is not known what this does"},
	},
	automode.Read: {
		{ID: "read.listing", Traits: automode.Listing, Word: automode.Allowed, Why: "only names are looked at"},
		{ID: "read.secret", Marks: automode.Secret, Word: automode.Unsettled, Why: "it holds keys, tokens or credentials", Instead: "read an example or a template of it, or look only whether a name is set"},
		{ID: "read.device", Marks: automode.Device, Word: automode.Unsettled, Why: "a device holds what every file system rule protects"},
		{ID: "read.sweep", Regions: home | system | outside, Marks: automode.RegionRoot | automode.RootAncestor, Extents: wholeTree, Word: automode.Unsettled, Why: "everything below it is read, with whatever secrets lie there", Instead: "name the folder that you need"},
		{ID: "read.unknown", Guess: true, Word: automode.Unsettled, Why: "it is not known which file this is", Instead: "name the file in full"},
		{ID: "read", Word: automode.Allowed, Why: "it only looks"},
	},
	automode.Query: {
		{ID: "query.metadata", Hosts: metadata, Word: automode.Hard, Why: "the address hands out this machine's cloud credentials"},
		{ID: "query", Word: automode.Allowed, Why: "it only looks"},
	},
	automode.Write: {
		{ID: "write.gate", Marks: automode.GatePath, Word: automode.Denied, Why: "it holds the gate's or the agent's own permissions"},
		{ID: "write.above-gate", Marks: automode.GateAncestor, Traits: automode.Metadata, Named: true, Word: automode.Denied, Why: "the gate's own files lie below it"},
		{ID: "write.device", Marks: automode.Device, Word: automode.Denied, Why: "writing to a device destroys what is on it"},
		{ID: "write.system", Regions: system, Word: automode.Denied, Why: "it belongs to the operating system"},
		{ID: "write.start-up.fetched", Marks: automode.Startup, Data: automode.FetchedData, Word: automode.Denied, Why: "what a host sent would run in every session", Instead: "download it to a file, read it, and ask the person"},
		{ID: "write.repository.fetched", Marks: automode.Repository, Data: automode.FetchedData, Word: automode.Denied, Why: "what a host sent would run with the repository's own commands", Instead: "download it to a file, read it, and ask the person"},
		{ID: "write.start-up", Marks: automode.Startup, Word: automode.Hard, Why: "shells and sessions load it"},
		{ID: "write.repository", Marks: automode.Repository | automode.Store, Word: automode.Hard, Why: "it is inside the repository's own folder", Instead: "use git's own commands"},
		{ID: "write.secret", Marks: automode.Secret, Word: automode.Unsettled, Why: "it holds keys, tokens or credentials"},
		{ID: "write.instructions", Marks: automode.Instructions, Word: automode.Unsettled, Why: "agents read it as orders"},
		{ID: "write.surface.harmless", Regions: project, Marks: automode.Surface, Traits: automode.Harmless, Word: automode.Allowed, Why: "what it runs was read and is harmless"},
		{ID: "write.surface.read", Regions: project, Marks: automode.Surface, Traits: automode.Readable, Word: automode.Allowed, Why: "what it makes run was read; that is judged by itself"},
		{ID: "write.surface", Marks: automode.Surface, Word: automode.Unsettled, Why: "it decides what builds, tests, hooks or tools run"},
		{ID: "write.source", Regions: project, Traits: automode.SourceOnly, Word: automode.Allowed, Why: "it rewrites source files of the project"},
		{ID: "write.tree", Marks: automode.GateAncestor | automode.RegionRoot | automode.RootAncestor, Extents: children | wholeTree, Word: automode.Unsettled, Why: "files of any name below it may be written"},
		{ID: "write.output", Regions: project | scratch, Traits: automode.BuildOutput, Word: automode.Allowed, Why: "it is what a build makes"},
		{ID: "write.unknown", Guess: true, Word: automode.Unsettled, Why: "it is not known which file this is", Instead: "name the file in full"},
		{ID: "write.project", Regions: project | scratch, Word: automode.Allowed, Why: "it is inside the project or a scratch folder"},
		{ID: "write.elsewhere", Word: automode.Unsettled, Why: "it is outside the project", Instead: "write below the project"},
	},
	automode.Keep: {
		{ID: "keep.unknown", Guess: true, Word: automode.Unsettled, Why: "it is not known which file this is", Instead: "name the file in full"},
		{ID: "keep", Word: automode.Allowed, Why: "it is ordinary work in the repository"},
	},
	automode.Delete: {
		{ID: "delete.as-empty", Traits: automode.AsEmpty, Extents: notGlob, Word: automode.Hard, Why: "a variable may be unset, and then this is what goes", Instead: "write the path out, or use ${NAME:?}"},
		{ID: "delete.gate", Marks: automode.GatePath, Word: automode.Denied, Why: "it holds the gate's or the agent's own permissions"},
		{ID: "delete.system", Regions: system, Word: automode.Denied, Why: "it belongs to the operating system"},
		{ID: "delete.device", Marks: automode.Device, Word: automode.Denied, Why: "it is a device"},
		{ID: "delete.repository-store", Marks: automode.Store, Word: automode.Denied, Why: "the repository's history is kept there"},
		{ID: "delete.untracked.recoverable", Regions: project, Traits: automode.Untracked | automode.Recoverable, Word: automode.Allowed, Why: "nothing goes that cannot be made again"},
		{ID: "delete.untracked", Regions: project, Traits: automode.Untracked, Word: automode.Hard, Why: "nothing else holds it", Instead: "list it first with a dry run, and name what may go"},
		{ID: "delete.scratch-sweep", Regions: scratch, Marks: automode.RegionRoot, Extents: children, Word: automode.Hard, Why: "others keep files there too", Instead: "name the files that you made"},
		{ID: "delete.sweep-moved", Regions: project, Marks: automode.RegionRoot, Extents: children, Traits: automode.Relocated, Word: automode.Hard, Why: "all that the project holds is moved at once", Instead: "name the files and folders that are to go"},
		{ID: "delete.region-root", Marks: automode.RegionRoot | automode.RootAncestor, Named: true, Word: automode.Denied, Why: "it is a whole project, home or system folder, or above one"},
		{ID: "delete.home-folder", Marks: automode.HomeFolder, Named: true, Word: automode.Denied, Why: "it is one of the home's own folders"},
		{ID: "delete.above-gate", Marks: automode.GateAncestor, Named: true, Word: automode.Denied, Why: "the gate's own files lie below it"},
		{ID: "delete.only-copy", Traits: automode.OnlyCopy, Word: automode.Hard, Why: "it was moved there, and is nowhere else", Instead: "leave it where it was moved to, or ask"},
		{ID: "delete.recoverable", Traits: automode.Recoverable, Word: automode.Allowed, Why: "it can be had back"},
		{ID: "delete.session-made", Traits: automode.SessionMade, Bare: obeyed, Word: automode.Allowed, Why: "this session made it, and it is as it was left"},
		{ID: "delete.moved", Regions: project | scratch, Traits: automode.Relocated, Named: true, Bare: sensitive, Word: automode.Allowed, Why: "it is moved, not removed"},
		{ID: "delete.scratch", Regions: scratch, Named: true, Extents: notGlob, Bare: sensitive, Word: automode.Allowed, Why: "it is a throw-away file"},
		{ID: "delete", Word: automode.Hard, Why: "it is not known that anything else holds it", Instead: "move it to a scratch folder, or ask"},
	},
	automode.Lose: {
		{ID: "lose.gate", Marks: automode.GatePath, Word: automode.Denied, Why: "it holds the gate's or the agent's own permissions"},
		{ID: "lose.system", Regions: system, Word: automode.Denied, Why: "it belongs to the operating system"},
		{ID: "lose.device", Marks: automode.Device, Word: automode.Denied, Why: "it destroys what is on the device"},
		{ID: "lose.region-root", Regions: home | system | outside, Marks: automode.RegionRoot | automode.RootAncestor, Extents: children, Named: true, Word: automode.Denied, Why: "every file of a home or of the system is overwritten"},
		{ID: "lose.only-copy", Traits: automode.OnlyCopy, Word: automode.Hard, Why: "it was moved there, and is nowhere else", Instead: "give each its own name, or move with -n"},
		{ID: "lose.recoverable", Traits: automode.Recoverable, Word: automode.Allowed, Why: "it can be had back"},
		{ID: "lose.session-made", Traits: automode.SessionMade, Bare: obeyed, Word: automode.Allowed, Why: "this session made it, and it is as it was left"},
		{ID: "lose.scratch", Regions: scratch, Named: true, Extents: notGlob, Bare: sensitive | automode.RegionRoot | automode.RootAncestor, Word: automode.Allowed, Why: "it is a throw-away file"},
		{ID: "lose", Word: automode.Hard, Why: "it is not known that anything else holds it", Instead: "commit or stash it first"},
	},
	automode.Run: {
		{ID: "run.hidden", Traits: automode.Hidden, Without: automode.Readable, Word: automode.Denied, Why: "code that cannot be read, by way of a program that only looks"},
		{ID: "run.encoded", Traits: automode.Encoded, Word: automode.Denied, Why: "the code is encoded so that it cannot be read"},
		{ID: "run.fetched", Data: automode.FetchedData, Word: automode.Denied, Why: "the code comes from a host that is not trusted", Instead: "download it to a file, read it, and ask the person"},
		{ID: "run.readable", Traits: automode.Readable, Word: automode.Allowed, Why: "its code was read; what it does is judged by itself"},
		{ID: "run.entry-point", Traits: automode.EntryPoint, Word: automode.Allowed, Why: "it checks, builds or starts the project"},
		{ID: "run", Word: automode.Unsettled, Why: "its code was not read"},
	},
	automode.Fetch: {
		{ID: "fetch.metadata", Hosts: metadata, Word: automode.Hard, Why: "the address hands out this machine's cloud credentials"},
		{ID: "fetch.trusted", Hosts: loopback | trusted, Word: automode.Allowed, Why: "the host is trusted"},
		{ID: "fetch", Word: automode.Unsettled, Why: "the host is not known as trusted"},
	},
	automode.Send: {
		{ID: "send.loopback.delete", Hosts: loopback, Traits: automode.Removes, Word: automode.Hard, Why: "it deletes what a local service holds"},
		{ID: "send.loopback", Hosts: loopback, Word: automode.Allowed, Why: "it stays on this machine"},
		{ID: "send.secret", Data: automode.SecretData, Without: automode.Credential, Word: automode.Denied, Why: "a secret would leave this machine"},
		{ID: "send.metadata", Hosts: metadata, Word: automode.Hard, Why: "the address hands out this machine's cloud credentials"},
		{ID: "send.after-secret", Data: automode.MaybeSecret, Without: automode.Credential, Word: automode.Asked, Why: "a secret was read earlier in this session, and nobody can tell whether it goes out with this", Instead: "say what is sent, and let the person send it"},
		{ID: "send.delete", Traits: automode.Removes, Word: automode.Hard, Why: "it deletes what another host holds"},
		{ID: "send", Word: automode.Unsettled, Why: "it goes to another host"},
	},
	automode.Publish: {
		{ID: "publish.secret", Data: automode.SecretData, Word: automode.Denied, Why: "a secret would be published"},
		{ID: "publish.rewrite", Traits: automode.Rewrites, Word: automode.Hard, Why: "it rewrites, removes or releases what others rely on", Instead: "push a new commit to a branch of your own"},
		{ID: "publish.own-branch", Traits: automode.OwnBranch, Word: automode.Allowed, Why: "a fast-forward push of the current branch to its own remote, if it has one"},
		{ID: "publish", Word: automode.Unsettled, Why: "others see it"},
	},
	automode.Change: {
		{ID: "change.destroy", Traits: automode.Destroys, Word: automode.Hard, Why: "what goes may be gone for good"},
		{ID: "change.contained", Traits: automode.Contained, Word: automode.Allowed, Why: "a service of the project on this machine"},
		{ID: "change", Word: automode.Unsettled, Why: "it changes a service"},
	},
	automode.Install: {
		{ID: "install.declared", Traits: automode.Declared, Word: automode.Allowed, Why: "the project's manifest names it"},
		{ID: "install", Word: automode.Unsettled, Why: "what is installed changes, and the project's manifest does not ask for it"},
	},
	automode.Configure: {
		{ID: "configure.lasting", Traits: automode.Persists, Word: automode.Hard, Why: "it outlives this session"},
		{ID: "configure", Word: automode.Unsettled, Why: "it sets this machine or an account up differently"},
	},
	automode.Control: {
		{ID: "control.halt", Traits: automode.Halts, Word: automode.Denied, Why: "it takes the machine or everything on it down"},
		{ID: "control.own", Traits: automode.OwnJobs, Word: automode.Allowed, Why: "the process was started by this call"},
		{ID: "control", Word: automode.Unsettled, Why: "the process is not of this call"},
	},
	automode.Expose: {
		{ID: "expose.tunnel", Traits: automode.Tunnel, Word: automode.Denied, Why: "it gives another host a way in"},
		{ID: "expose", Word: automode.Hard, Why: "others on the network can reach it", Instead: "listen on 127.0.0.1"},
	},
	automode.Elevate: {
		{ID: "elevate.ungated", Traits: automode.Ungated, Word: automode.Denied, Why: "it goes round the gate"},
		{ID: "elevate", Word: automode.Hard, Why: "it takes more rights than the agent has"},
	},
	automode.Weaken: {
		{ID: "weaken.ungated", Traits: automode.Ungated, Word: automode.Denied, Why: "it goes round the gate"},
		{ID: "weaken", Word: automode.Hard, Why: "it turns a check off", Instead: "leave the check on and mend what it finds"},
	},
	automode.Disclose: {
		{ID: "disclose", Word: automode.Unsettled, Why: "it shows a secret"},
	},
	automode.Delegate: {
		{ID: "delegate.weaker", Traits: automode.Weaker, Word: automode.Unsettled, Why: "it asks for a weaker permission mode"},
		{ID: "delegate", Word: automode.Allowed, Why: "every call of a sub-agent passes the gate"},
	},
}

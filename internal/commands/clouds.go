package commands

import (
	"automode"
)

var (
	cloudLooks    = []Do{{Kind: automode.Query, Target: "the cloud"}}
	cloudChanges  = []Do{{Kind: automode.Change, Target: "the cloud", Why: "changes what the account holds or runs"}}
	cloudRemoves  = []Do{{Kind: automode.Change, Target: "the cloud", Traits: automode.Destroys, Why: "removes what the account holds or runs"}}
	cloudSecrets  = []Do{{Kind: automode.Disclose, Target: "credentials of the cloud", Why: "prints a credential or a secret"}}
	cloudSettings = []Do{{Kind: automode.Configure, Target: "the account of the cloud", Traits: automode.Persists, Why: "changes as whom the client works"}}
)

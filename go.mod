module automode

go 1.26.0

require (
	github.com/alecthomas/kong v1.17.0
	github.com/rogpeppe/go-internal v1.16.0
	github.com/tailscale/hujson v0.0.0-20260727124030-b80ff77dac4f
	github.com/tidwall/jsonc v0.3.3
	golang.org/x/tools v0.38.0
	mvdan.cc/sh/v3 v3.14.1
)

require golang.org/x/sys v0.49.0 // indirect

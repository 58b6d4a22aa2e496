module automode

go 1.26.0

require (
	github.com/alecthomas/kong v1.17.0 // indirect
	github.com/rogpeppe/go-internal v1.16.0 // indirect
	github.com/tidwall/jsonc v0.3.3 // indirect
	mvdan.cc/sh/v3 v3.14.1 // indirect
)

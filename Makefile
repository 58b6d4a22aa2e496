# The commands of every day. Each is one line that can be typed as well.

STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2

.PHONY: build install test race race-judge lint generate audit bench score fuzz oracle e2e release packages ci clean

build: ## the programs into bin/, side by side as they must be
	go run ./build

DIR = $(HOME)/.local/lib/automode
install: ## the programs into DIR, and in front of Claude Code: it shows the change and asks
	go run ./build -o "$(DIR)"
	@"$(DIR)/automode" init claude || test $$? -eq 1 # a no is an answer

test:
	go test ./...

race: ## what runs at the same time as itself
	go test -race . ./internal/agents ./internal/journal/... ./internal/session/... ./cmd/automode-hook/... \
		./internal/layers/classifier ./internal/modelquery ./internal/evidence ./internal/gateway ./internal/acp \
		./cmd/automode-judge/internal/server ./cmd/automode-judge/internal/ruling ./cmd/automode-judge/internal/flags

race-judge: ## the same for what links the providers' SDKs, which take minutes to build with it
	go test -race ./cmd/automode-judge/...

lint:
	test -z "$$(gofmt -l . | tee /dev/stderr)"
	go vet ./...
	go run $(STATICCHECK) ./...

generate: ## the list of programs
	go generate ./...

audit: ## what is known of PROGRAMS (of all, without) held against their manuals here: PROGRAMS="cp tar" ARGS=-help asks the programs
	go run ./internal/commands/audit $(ARGS) $(PROGRAMS)

bench: ## ratios to a program that only reads and prints JSON, and to parsing
	go run ./bench

score: ## how much of FILE, JSON lines as "automode check --batch" takes them, is settled; ARGS are passed on
	go run ./cmd/automode score $(ARGS) $(FILE)

fuzz: ## every fuzz target, half a minute each
	@go list -f '{{$$p := .ImportPath}}{{range .TestGoFiles}}{{$$p}}{{"\n"}}{{end}}{{range .XTestGoFiles}}{{$$p}}{{"\n"}}{{end}}' ./... | sort -u | while read -r p; do \
		for f in $$(go test -list '^Fuzz' "$$p" | grep '^Fuzz'); do \
			echo "$$p $$f"; go test -run '^$$' -fuzz "^$$f\$$" -fuzztime 30s "$$p" || exit 1; \
		done; \
	done

N = 21000
SEED = 1
oracle: ## generated commands in real shells, compared with what was foretold: N=200000 SEED=7
	go run ./oracle -n $(N) -seed $(SEED)

e2e: ## real agents, fetched by npm, against a model on loopback
	AUTOMODE_E2E=must go test -count=1 -timeout 45m -parallel 4 -v ./e2e

release: ## what is given to people, into dist/: VERSION=v0.3.0 TARGETS=linux/amd64
	go run ./build/release $(if $(VERSION),-version $(VERSION)) $(if $(TARGETS),-targets $(TARGETS))

packages: ## plugins and extensions for agents, into dist/: VERSION=v0.3.0
	go run ./build/packages $(if $(VERSION),-version $(VERSION))

ci:
	./.ci/run

clean:
	rm -rf bin dist

# What can be done with the game; "make" or "make help" lists it.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory

# What players get is built without C, so that is what is tested; only the race
# detector needs it. A hundred tests are linked in three quarters of the time, too.
export CGO_ENABLED := 0
race: export CGO_ENABLED := 1

# What -version prints, and the systems that "make build" builds for.
VERSION ?= $(shell git describe --tags --always --dirty 2>/dev/null || echo unknown)
PLATFORMS := linux-amd64 linux-arm64 windows-amd64 windows-arm64 darwin-amd64 darwin-arm64

# The packages that "go vet ./..." and the like look at, and the one that they
# pass over because of its dot.
PACKAGES := ./... ./.ci/report

# Those whose tests take longest begin first: else one of them runs alone at the end.
LONGEST := ./game/e2e/play ./game/e2e/browser ./game/e2e/phone ./game/scene/turn ./game/scene ./game/e2e/hidpi

# How long the tests of a package may take: Go's own limit of ten minutes is too
# short for a machine that is busy with other things.
TIMEOUT := 30m

.PHONY: help
help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' Makefile

.PHONY: run
run: ## Play the game
	go run .

.PHONY: test
test: deps check race ## Install what is missing, check the code and run all tests
	@# A moment's search with each fuzz test; "make fuzz" is the long one.
	.ci/fuzz 3s
	@# Without what debuggers need a program is linked in half of the time, and there are a hundred.
	@# With larger heaps less time goes into collecting garbage. Tests wait for browsers: with one
	@# package more than there are processors, none of these is idle meanwhile, so Mesa needs no
	@# threads of its own to draw with.
	GOGC=400 LP_NUM_THREADS=0 go test -p $$(($$(getconf _NPROCESSORS_ONLN) + 1)) -vet=off -ldflags=-s -timeout $(TIMEOUT) -json $(LONGEST) $(PACKAGES) | go run ./.ci/report

.PHONY: deps
deps: ## Install what the tests with a screen and a browser need, where that is possible
	.ci/deps

.PHONY: check
check: ## Check the code: form, vet, linter, modules, other systems
	@wrong=$$(gofmt -l .); \
	  if [ -n "$$wrong" ]; then echo "gofmt would change:"; echo "$$wrong"; exit 1; fi
	go vet $(PACKAGES)
	go vet -tags kills,reader,sizes ./game/e2e/...
	go tool staticcheck $(PACKAGES)
	go mod tidy -diff
	@# The tests build for this system and the browser; these two stand for the rest.
	go run ./game/tools/systems windows/amd64 darwin/arm64

.PHONY: bench
bench: ## Measure
	go test -timeout $(TIMEOUT) -run '^$$' -bench . -benchmem ./...

.PHONY: audit
audit: ## Play thousands of games of Conquest and account for every army from their records
	EVERY_GAME=1 go test -count=1 -timeout 2h -run '^TestEveryArmyIsAccountedFor' ./game/record/armies

.PHONY: journals
journals: ## Play the golden games anew and write them down: right only after a rule or a sentence has changed on purpose
	UPDATE_JOURNALS=1 go test -count=1 -run '^TestGolden' ./game/retelling

# How long each fuzz test searches. Their seeds, with thousands of spoilt copies,
# are among the tests.
FUZZTIME ?= 10m

.PHONY: fuzz
fuzz: ## Search for what breaks readers of saves, records, settings and so on: FUZZTIME=1m
	.ci/fuzz $(FUZZTIME)

.PHONY: kills
kills: deps ## Kill the program 234 times in real games, and a browser's tab 10 times: look at what is saved
	EVERY_KILL=1 go test -tags kills -count=1 -timeout 1h -v -run '^TestAKilledGame|^TestAGameInAKilledTab' ./game/e2e/play ./game/e2e/browser

.PHONY: race
race: ## Run the tests of what uses goroutines with the race detector
	go test -vet=off -race -timeout $(TIMEOUT) ./game/store ./game/series ./game/words ./game/files
	@# Of these, what saves in the background.
	go test -vet=off -race -timeout $(TIMEOUT) -run 'Sav|Cop' ./game/money ./game/armies

.PHONY: presets
presets: ## Search anew for the richest, the poorest and the wildest months among the presets
	go run ./game/tools/presets

.PHONY: positions
positions: ## Write anew the positions at which the hard computers are measured
	go run ./game/tools/positions

.PHONY: frames
frames: deps ## Play, and measure what each frame costs, against limits
	@if [ -n "$${DISPLAY:-}" ] || [ "$$(uname)" != Linux ]; then go run ./game/tools/frames; \
	  else xvfb-run -a -s "-screen 0 1920x1200x24" go run ./game/tools/frames; fi

# How long "make soak" plays.
SOAK ?= 1h

.PHONY: soak
soak: deps ## Have computers play in an instant, and look whether the program grows: SOAK=10m
	@go build -o build/soak ./game/tools/soak
	@if [ -n "$${DISPLAY:-}" ]; then build/soak -for $(SOAK); \
	  else xvfb-run -a -s "-screen 0 1920x1200x24" build/soak -for $(SOAK); fi

.PHONY: pace
pace: ## Print how long one waits for the others, by editions and players
	go run ./game/tools/pace

.PHONY: levels
levels: deps ## Play against each level in each edition, through the window
	EVERY_LEVEL=1 go test -count=1 -timeout 1h -v -run '^TestAPersonPlaysAgainst' ./game/e2e/play

.PHONY: reader
reader: deps ## Play a month and Conquest through a screen reader alone, in a browser
	go test -tags reader -count=1 -timeout 1h -v -run 'ThroughAScreenReader$$' ./game/e2e/browser

.PHONY: sizes
sizes: deps ## Play whole games of Conquest by two, three and six, with every device, and a month on a telephone
	EVERY_SIZE=1 go test -tags sizes -count=1 -timeout 1h -v -run '^(TestWholeGamesOfConquest|TestAMonthIsSettled)' ./game/e2e/play ./game/e2e/phone

.PHONY: pictures
pictures: deps ## Draw every scene and state in many sizes: build/pictures
	PICTURES=$(CURDIR)/build/pictures go test -count=1 -timeout 1h -run '^TestPictures$$' ./game/scene
	@echo "The pictures are in build/pictures."

.PHONY: pictures-stored
pictures-stored: deps ## Draw the pictures anew that the tests compare scenes with: look at them, then keep them
	rm -rf game/scene/testdata/pictures
	UPDATE_PICTURES=1 go test -count=1 -timeout $(TIMEOUT) -run '^TestStoredPictures$$' ./game/scene
	@echo "The pictures are in game/scene/testdata/pictures."

.PHONY: readme
readme: deps ## Play a turn and draw it, and the pictures, for the README: assets/readme
	ANIMATION=$(CURDIR)/assets/readme/turn.gif go test -count=1 -timeout $(TIMEOUT) -run '^TestAnimation$$' ./game/scene
	PICTURES=$(CURDIR)/build/readme go test -count=1 -timeout $(TIMEOUT) -run '^TestPictures$$/^1280x800$$/^(placement-odds|results-6|map-odds)$$' ./game/scene
	cp build/readme/1280x800/placement-odds.png assets/readme/placement.png
	cp build/readme/1280x800/results-6.png assets/readme/results.png
	cp build/readme/1280x800/map-odds.png assets/readme/conquest.png
	@ls -l assets/readme

.PHONY: web
web: ## Build the page for the browser: build/web, and build/bigpayday-web.zip for itch.io
	VERSION=$(VERSION) PACK=11 .ci/web build/web
	PACK=11 .ci/web build/yardstick ./game/tools/yardstick
	node .ci/weigh.mjs build/web build/yardstick
	go run ./game/tools/opening -limit 1.6 build/web build/yardstick
	go run ./game/tools/pack build/bigpayday-web.zip build/web
	@ls -l build/web build/bigpayday-web.zip

.PHONY: build
build: $(PLATFORMS:%=build-%) ## Build for Linux, Windows and macOS: build/

# A program is always built anew: the go tool knows better than make what has
# changed.
.PHONY: $(PLATFORMS:%=build-%)
$(PLATFORMS:%=build-%): build-%:
	@mkdir -p build
	os=$(word 1,$(subst -, ,$*)) arch=$(word 2,$(subst -, ,$*)); ending=; \
	  if [ $$os = windows ]; then ending=.exe; fi; \
	  flags=; if [ $$os = windows ]; then flags=-H=windowsgui; fi; \
	  GOOS=$$os GOARCH=$$arch go build -trimpath -ldflags "-s -w $$flags -X main.version=$(VERSION)" -o build/bigpayday-$*$$ending .

.PHONY: release
release: ## Build all that is given out, from Linux: packages, installers, checksums: build/release
	VERSION=$(VERSION) packaging/release build/release
	@ls -l build/release

.PHONY: release-twice
release-twice: ## Build all that is given out twice, and compare
	packaging/twice

.PHONY: workflows
workflows: ## Check what GitHub is told to run
	go tool -modfile=packaging/tools.mod actionlint

.PHONY: parts
parts: ## Write down anew what others have made of the program, with their licenses
	go run ./game/tools/parts

.PHONY: clean
clean: ## Remove what was built
	rm -rf build

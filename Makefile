# Each verb is one script, so that it can be read, and run by hand.
PORT ?= 8080
HOST ?= 127.0.0.1
COUNT ?= 100
SEED ?= 1
SEEDS ?= 100000
EVENTS ?= 10000000
SECONDS ?= 60
TARGET ?= all
SWIFT_PATHS := $(wildcard Package.swift Sources Tests Benchmarks Fuzzing)
# Only what is whole: the site's last file is written at the end.
BUILT_DOCS = $(if $(wildcard .build/docs/site/theme-settings.json),--docs .build/docs/site)
TOOLCHAIN := @Scripts/check-toolchain.sh

.DEFAULT_GOAL := help
.PHONY: help gallery test check mutants wasm package bench storm fuzz proof threads texts filmstrips api docs format clean

help: ## List the verbs.
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1	\2/p' Makefile | expand -t 18

gallery: ## Build the module and open the gallery in a browser, with the docs if built (PORT=8080, HOST=127.0.0.1).
	$(TOOLCHAIN)
	@Scripts/build-wasm.sh
	@python3 Gallery/server --port $(PORT) --host $(HOST) --package Web/dist $(BUILT_DOCS) --open

test: ## Install what the browser tests need, then run every check and every test.
	$(TOOLCHAIN)
	@Scripts/install.sh
	@Scripts/check.sh
	@# Ten minutes of `make proof`: storms, bytes that a machine wrote, the same each time, and other threads.
	@[ "$$(uname)" != Linux ] || STEPS="storms fuzzers thread" SEED=1 SEEDS=8000 SECONDS_EACH=120 Scripts/proof.sh
	@# Nine hundred gestures in real time: what fails is tried once more, for whom a busy machine came between.
	@.build/venv/bin/python -m pytest Tests/BrowserTests || \
	  .build/venv/bin/python -m pytest Tests/BrowserTests --last-failed --last-failed-no-failures none

check: ## Run everything that needs neither a network nor a browser.
	$(TOOLCHAIN)
	@Scripts/check.sh

mutants: ## Break the engine, once at a time, and count what the tests notice (COUNT=100, SEED=1).
	$(TOOLCHAIN)
	@python3 -B Scripts/mutate.py --count $(COUNT) --seed $(SEED)

wasm: ## Build the WebAssembly module and its JavaScript into Web/dist.
	$(TOOLCHAIN)
	@Scripts/build-wasm.sh

package: wasm ## Pack what a web page needs, as package managers unpack it, into Web/dist.
	@python3 -B Scripts/make-package.py

bench: ## Measure the engine, the UIKit host on its stand-in, and the web package in Chromium.
	$(TOOLCHAIN)
	@swift run -c release --package-path Benchmarks EngineBenchmarks
	@[ "$$(uname)" != Linux ] || swift run -c release --package-path Benchmarks HostBenchmarks
	@Scripts/install.sh
	@Scripts/build-wasm.sh
	@.build/venv/bin/python -B Benchmarks/Web

storm: ## Play millions of events on the engine, and scripts on the UIKit host (EVENTS=10000000, SEEDS=100000).
	$(TOOLCHAIN)
	@swift run -c release --package-path Benchmarks EngineBenchmarks storm $(EVENTS)
	@[ "$$(uname)" != Linux ] || \
	  swift run -c release --package-path Benchmarks HostBenchmarks storm $(SEEDS) 2>/dev/null

fuzz: ## Let fuzzers loose on engine, ledger, host, page and scenario files (TARGET=all, SECONDS=60).
	$(TOOLCHAIN)
	@Scripts/fuzz.sh $(TARGET) $(SECONDS)

proof: ## Try to prove us wrong: states, storms, fuzzers, sanitizers, coverage, mutants (SECONDS=60, STEPS=…).
	$(TOOLCHAIN)
	@SECONDS_EACH=$(SECONDS) Scripts/proof.sh

threads: ## Run the tests of paging with the thread sanitizer.
	$(TOOLCHAIN)
	@Scripts/check-threads.sh

texts: ## Make the tables of texts in Swift and JavaScript from Texts/*.strings.
	@python3 -B Scripts/make-texts.py

filmstrips: ## Write the film strips of the indicators, as pictures and as what the tests compare.
	$(TOOLCHAIN)
	@swift run overscroll-filmstrips

docs: ## Build the documentation into .build/docs, and a site of it, which 'make gallery' shows at /docs.
	$(TOOLCHAIN)
	@Scripts/build-docs.sh

api: ## Write down what is public, for a review to see.
	$(TOOLCHAIN)
	@Scripts/build-docs.sh
	@python3 -B Scripts/check-api.py --write

format: ## Format the Swift sources in place.
	$(TOOLCHAIN)
	@swift format -ri $(SWIFT_PATHS)

clean: ## Remove everything that was built.
	@rm -rf .build Benchmarks/.build Fuzzing/.build Web/dist Tests/BrowserTests/output

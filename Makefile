# Each verb is one script, so that it can be read, and run by hand.
PORT ?= 8080
HOST ?= 127.0.0.1
SIMULATOR ?= iPhone 16
COUNT ?= 100
SEED ?= 1
SEEDS ?= 100000
EVENTS ?= 10000000
SECONDS ?= 60
TARGET ?= all
BASE ?= docs
# Only what is whole: the site's last file is written at the end.
BUILT_DOCS = $(if $(wildcard .build/docs/site/theme-settings.json),--docs .build/docs/site)
TOOLCHAIN := @Scripts/check-toolchain.sh

.DEFAULT_GOAL := help
.PHONY: help gallery test tests browser-tests check apple lint mutants wasm site package release bench storm fuzz proof threads texts filmstrips api docs size format clean

help: ## List the verbs.
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1	\2/p' Makefile | expand -t 24

gallery: ## Build the module and open the gallery in a browser, with the docs if built (PORT=8080, HOST=127.0.0.1).
	$(TOOLCHAIN)
	@Scripts/build-wasm.sh
	@python3 Gallery/server --port $(PORT) --host $(HOST) --package Web/dist $(BUILT_DOCS) --open

test: ## Install what the tests need, then run every check and the browser tests.
	$(TOOLCHAIN)
	@Scripts/install.sh
	@Scripts/check.sh
	@Scripts/browser-tests.sh

tests: ## Build and run the Swift tests, of one module or all (MODULE=OverscrollCoreTests).
	$(TOOLCHAIN)
	@Scripts/swift.sh build --build-tests
	@python3 -B Scripts/run-tests.py $(MODULE)

browser-tests: ## Run the browser tests, some or all (TESTS=Tests/BrowserTests/test_pull.py).
	$(TOOLCHAIN)
	@Scripts/install.sh
	@Scripts/build-wasm.sh
	@Scripts/browser-tests.sh $(TESTS)

check: ## Run everything that needs neither a network nor a browser.
	$(TOOLCHAIN)
	@Scripts/check.sh

apple: ## On a Mac: build for every system, and measure the ledger's facts in a simulator (SIMULATOR="iPhone 16").
	@Scripts/apple.sh "$(SIMULATOR)"

lint: ## Run ruff, shellcheck and codespell.
	@Scripts/lint.sh

mutants: ## Break the engine, once at a time, and count what the tests notice (COUNT=100, SEED=1).
	$(TOOLCHAIN)
	@python3 -B Scripts/mutate.py --count $(COUNT) --seed $(SEED)

wasm: ## Build the WebAssembly module and its JavaScript into Web/dist.
	$(TOOLCHAIN)
	@Scripts/build-wasm.sh

site: wasm ## Make the gallery as static files, for any web server, in .build/site (DOCS=URL, SOURCE=URL).
	@python3 Gallery/Scripts/make_site.py .build/site $(if $(DOCS),--docs $(DOCS)) $(if $(SOURCE),--source $(SOURCE))

package: wasm ## Pack what a web page needs, as package managers unpack it, into Web/dist.
	@python3 -B Scripts/make-package.py

release: ## Date the changelog, commit, tag, and pack the archives of a version (VERSION=0.1.0).
	$(TOOLCHAIN)
	@python3 -B Scripts/release.py $(VERSION)
	@$(MAKE) package
	@python3 -B Scripts/release.py --pack $(VERSION)

bench: ## Measure the engine, the UIKit host on its stand-in, and the web package in Chromium.
	$(TOOLCHAIN)
	@Scripts/install.sh
	@Scripts/build-wasm.sh
	@# A threshold that is exceeded hides none of the other figures.
	@failed=0; \
	  OVERSCROLL_OPTIMIZED=0 Scripts/swift.sh run -c release --package-path Benchmarks EngineBenchmarks || failed=1; \
	  [ "$$(uname)" != Linux ] || \
	    OVERSCROLL_OPTIMIZED=0 Scripts/swift.sh run -c release --package-path Benchmarks HostBenchmarks || failed=1; \
	  .build/venv/bin/python -B Benchmarks/Web || failed=1; \
	  exit $$failed

storm: ## Play millions of events on the engine, and scripts on the UIKit host (EVENTS=10000000, SEEDS=100000).
	$(TOOLCHAIN)
	@OVERSCROLL_OPTIMIZED=0 Scripts/swift.sh run -c release --package-path Benchmarks EngineBenchmarks storm $(EVENTS)
	@[ "$$(uname)" != Linux ] || \
	  OVERSCROLL_OPTIMIZED=0 Scripts/swift.sh run -c release --package-path Benchmarks HostBenchmarks storm $(SEEDS) 2>/dev/null

fuzz: ## Let fuzzers loose on engine, ledger, host, page and scenario files (TARGET=all, SECONDS=60).
	$(TOOLCHAIN)
	@Scripts/fuzz.sh $(TARGET) $(SECONDS)

proof: ## Try to prove us wrong: states, storms, fuzzers, sanitizers, coverage, mutants (SECONDS=60, STEPS=…).
	$(TOOLCHAIN)
	@SECONDS_EACH=$(SECONDS) Scripts/proof.sh

threads: ## Run the tests of paging with the thread sanitizer.
	$(TOOLCHAIN)
	@Scripts/check-threads.sh

texts: ## Write what is made from other files: the tables of texts, lists of indicators, tables of options.
	@Scripts/generate.sh

filmstrips: ## Write the film strips of the indicators, as pictures and as what the tests compare.
	$(TOOLCHAIN)
	@Scripts/swift.sh run overscroll-filmstrips

docs: ## Build the documentation as a site in .build/docs/site, for a path of a web server (BASE=docs).
	$(TOOLCHAIN)
	@Scripts/build-docs.sh $(BASE)

size: ## Count the files and lines of the repository, by part.
	@python3 -B Scripts/size.py

api: ## Write down what is public, for a review to see.
	$(TOOLCHAIN)
	@Scripts/build-docs.sh
	@python3 -B Scripts/check-api.py --write

format: ## Format the Swift sources in place.
	$(TOOLCHAIN)
	@Scripts/format.sh

clean: ## Remove everything that was built.
	@rm -rf .build Benchmarks/.build Fuzzing/.build Web/dist Tests/BrowserTests/output

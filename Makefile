# The verbs of everyday work. Everything else is a script that is called directly: see
# .github/CONTRIBUTING.md.
PORT ?= 8080
HOST ?= 127.0.0.1
SIMULATOR ?= iPhone 16
SECONDS ?= 60
BASE ?= docs
# Only what is whole: the site's last file is written at the end.
BUILT_DOCS = $(if $(wildcard .build/docs/site/theme-settings.json),--docs .build/docs/site)
TOOLCHAIN := @Development/Scripts/check-toolchain.sh

.DEFAULT_GOAL := help
.PHONY: help gallery test tests browser-tests check format docs site package bench proof apple release

help: ## List the verbs.
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1	\2/p' Makefile | expand -t 24

gallery: ## Build the module and open the gallery in a browser, with the docs if built (PORT=8080, HOST=127.0.0.1).
	$(TOOLCHAIN)
	@Development/Scripts/build-wasm.sh
	@python3 Gallery/Scripts/make_site.py .build/gallery --for-server
	@python3 Gallery/server --web .build/gallery --port $(PORT) --host $(HOST) --package Web/dist $(BUILT_DOCS) --open

test: ## Install what the tests need, then run every check and the browser tests.
	$(TOOLCHAIN)
	@Development/Scripts/install.sh
	@Development/Scripts/check.sh
	@Development/Scripts/build-wasm.sh
	@Development/Scripts/browser-tests.sh

tests: ## Build and run the Swift tests, of one module or all (MODULE=OverscrollCoreTests).
	$(TOOLCHAIN)
	@Development/Scripts/swift.sh build --build-tests
	@python3 -B Development/Scripts/run-tests.py $(MODULE)

browser-tests: ## Run the browser tests, some or all (TESTS=Tests/BrowserTests/test_pull.py).
	$(TOOLCHAIN)
	@Development/Scripts/install.sh
	@Development/Scripts/build-wasm.sh
	@Development/Scripts/browser-tests.sh $(TESTS)

check: ## Run everything that needs neither a network nor a browser.
	$(TOOLCHAIN)
	@Development/Scripts/check.sh

apple: ## On a Mac: build for every system, and measure the ledger's facts in a simulator (SIMULATOR="iPhone 16").
	@Development/Scripts/apple.sh "$(SIMULATOR)"

site: ## Make the gallery as static files, for any web server, in .build/site (DOCS=URL, SOURCE=URL).
	$(TOOLCHAIN)
	@Development/Scripts/build-wasm.sh
	@python3 Gallery/Scripts/make_site.py .build/site $(if $(DOCS),--docs $(DOCS)) $(if $(SOURCE),--source $(SOURCE))

package: ## Pack what a web page needs, as package managers unpack it, into Web/dist.
	$(TOOLCHAIN)
	@Development/Scripts/build-wasm.sh
	@python3 -B Development/Scripts/make-package.py

release: ## Date the changelog, commit, tag, and pack the archives of a version (VERSION=0.1.0).
	$(if $(VERSION),,$(error Which version? make release VERSION=0.1.0))
	$(TOOLCHAIN)
	@# Before the tag, because this can fail.
	@Development/Scripts/build-wasm.sh
	@python3 -B Development/Scripts/release.py $(VERSION)
	@python3 -B Development/Scripts/make-package.py
	@python3 -B Development/Scripts/release.py --pack $(VERSION)

bench: ## Measure the engine, the UIKit host on its stand-in, and the web package in Chromium.
	$(TOOLCHAIN)
	@Development/Scripts/install.sh
	@Development/Scripts/build-wasm.sh
	@# A threshold that is exceeded hides none of the other figures.
	@failed=0; \
	  OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh run -c release EngineBenchmarks || failed=1; \
	  [ "$$(uname)" != Linux ] || \
	    OVERSCROLL_OPTIMIZED=0 Development/Scripts/swift.sh run -c release HostBenchmarks || failed=1; \
	  .build/venv/bin/python -B Development/Benchmarks/Web || failed=1; \
	  exit $$failed

proof: ## Try to prove us wrong: states, storms, fuzzers, sanitizers, mutants (SECONDS=60, STEPS=…).
	$(TOOLCHAIN)
	@SECONDS_EACH=$(SECONDS) Development/Scripts/proof.sh

docs: ## Build the documentation as a site in .build/docs/site, for a path of a web server (BASE=docs).
	$(TOOLCHAIN)
	@Development/Scripts/build-docs.sh $(BASE)

format: ## Format the Swift sources in place.
	$(TOOLCHAIN)
	@Development/Scripts/format.sh

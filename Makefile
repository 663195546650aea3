# `make site` and `make test` do everything on a fresh machine; `make check` is what CI asks beside the tests.

LIBRARIES := libxml-2.0 md4c yaml-0.1 $(if $(filter Linux,$(shell uname)),libmd)
APT_PACKAGES := libxml2-dev libmd4c-dev libyaml-dev libmd-dev pkg-config curl
BREW_PACKAGES := libxml2 md4c libyaml pkgconf
VIPERA := .build/release/vipera
# On Linux the runtime is linked into the program: it starts in a tenth of the time, and needs no Swift where it runs.
STATIC := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
# What the compiler leaves to the runtime unless it is told otherwise: types made of generic ones are made by what is known of
# them (by their names the runtime searches all conformances of the program for each), and what a module does for another is
# compiled together with it. Together a sixth of a build.
FAST := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -cross-module-optimization
# Where products are built.
SCRATCH := .build
RELEASE := swift build -c release $(STATIC) $(FAST) --scratch-path
# What `fast` counts, and where the compiler has what belongs to it.
COUNTS := $(abspath $(SCRATCH))/counts
TOOLCHAIN = $(shell swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
# The target of the program that takes the least time.
QUICKEST := $(if $(filter Linux,$(shell uname)),fast,program)
# Fails when a target imports one that it does not declare.
STRICT := --explicit-target-dependency-import-check error

.PHONY: site program fast test check format rules tools bench bench-check bench-templates bench-highlight bench-markdown \
	bench-serve bench-stages instructions fuzz test-browser

site: program
	$(VIPERA) build
	@echo "To look at it, and to change it: $(VIPERA) serve --open"

# The program alone; SCRATCH=DIR builds it elsewhere.
program: tools
	$(RELEASE) $(SCRATCH) --product vipera

# The program compiled by what it does: once so that it counts the ways it takes, then, after it has built and checked this
# repository's site, once more with these counts. A build takes a tenth less time then, compiling twice as long. On Linux.
fast: tools
	rm -rf $(COUNTS) && mkdir -p $(COUNTS)
	$(RELEASE) $(SCRATCH)/counting -Xswiftc -Xfrontend -Xswiftc -ir-profile-generate=$(COUNTS) \
		-Xlinker -u__llvm_profile_runtime -Xlinker $(TOOLCHAIN)/clang/lib/linux/libclang_rt.profile-$$(uname -m).a --product vipera
	export LLVM_PROFILE_FILE=$(COUNTS)/%p.profraw PROGRAM=$(SCRATCH)/counting/release/vipera && \
		$$PROGRAM build --quiet --output $(COUNTS)/site --no-cache && \
		$$PROGRAM build --quiet --output $(COUNTS)/site && $$PROGRAM check --quiet $(COUNTS)/site
	$(TOOLCHAIN)/../../bin/llvm-profdata merge -o $(COUNTS)/vipera.profdata $(COUNTS)/*.profraw
	$(RELEASE) $(SCRATCH)/fast -Xswiftc -Xfrontend -Xswiftc -ir-profile-use=$(COUNTS)/vipera.profdata --product vipera
	@echo "The program: $(SCRATCH)/fast/release/vipera"

test: tools
	swift build --build-tests $(STRICT)
	swift test --skip-build

check: tools
	swift format lint --strict --recursive Sources Tests Package.swift
	$(RELEASE) $(SCRATCH) --product vipera $(STRICT)
	$(VIPERA) build --strict
	$(VIPERA) check Public
	swift build --package-path Tests/OutsidePackage
	Tests/OutsidePackage/.build/debug/MySite build --root Tests/OutsidePackage --strict
	rm -rf .build/first-package && $(VIPERA) init --swift --vipera . .build/first-package
	$(VIPERA) new module Overview --root .build/first-package
	sed -i.bak 's|YearsPage.module(kit)|&, OverviewPage.module(kit)|' \
		.build/first-package/Sources/FirstPackageSite/Main.swift
	sed -i.bak 's|{"title": "Years"|{"title": "Overview", "to": "/overview/"}, &|' .build/first-package/Content/site.json
	swift test --package-path .build/first-package --scratch-path Tests/OutsidePackage/.build
	Tests/OutsidePackage/.build/debug/FirstPackageSite build --root .build/first-package --strict

# The preview and the search in headless Chromium. SCREENSHOTS=DIR keeps pictures of the overlay and of /_vipera/.
test-browser: program
	Tests/Browser/run

# From saving a file to the reload, and requests a second: beside hugo and nginx where they are installed.
bench-serve: program
	python3 Tests/Benchmarks/Serve/bench.py

# How long builds take beside Hugo's, which is measured where it is installed. BENCH_LARGE=1 adds 100,000 posts, WRITE=1 puts
# the result into the guide.
bench: $(QUICKEST)
	VIPERA=$(if $(filter fast,$(QUICKEST)),$(SCRATCH)/fast,$(SCRATCH))/release/vipera python3 Tests/Benchmarks/Site/bench.py $(if $(WRITE),--write)

# What each stage of a build costs a page, in microseconds.
bench-stages: tools
	$(RELEASE) $(SCRATCH) --product bench-stages
	python3 Tests/Benchmarks/Site/stages.py

# The same in instructions, beside those that are kept: more than a tenth above them is a failure. WRITE=1 keeps them.
instructions: tools
	$(RELEASE) $(SCRATCH) --product bench-stages
	python3 Tests/Benchmarks/Site/stages.py --instructions $(if $(WRITE),--write)

# What a page costs to check, in microseconds.
bench-check: tools
	$(RELEASE) $(SCRATCH) --product bench-check
	.build/release/bench-check

# What a page costs to render, in microseconds: beside swift-mustache, and beside the same page written by hand.
bench-templates: tools
	swift run -c release $(FAST) --package-path Tests/Benchmarks/Templates bench-templates

# How fast code is highlighted, in each language; then what hostile text costs, a byte.
bench-highlight: tools
	$(RELEASE) $(SCRATCH) --product bench-highlight
	.build/release/bench-highlight
	.build/release/bench-highlight --hostile

# What Markdown costs a page beside md4c's own renderer and cmark-gfm, which have to be installed (libmd4c-html0-dev, libcmark-gfm-dev,
# libcmark-gfm-extensions-dev); then what hostile text costs, a byte.
bench-markdown: tools
	swift build -c release $(FAST) --package-path Tests/Benchmarks/Markdown
	Tests/Benchmarks/Markdown/.build/release/bench-markdown
	Tests/Benchmarks/Markdown/.build/release/bench-markdown --hostile

# Damaged pages through the checker, for ten minutes, with the sanitizer of memory: FUZZ are folders of pages to damage.
FUZZ := Public
fuzz: tools
	swift build -c release --sanitize address --scratch-path .build/fuzz --product fuzz
	.build/fuzz/release/fuzz $(or $(SECONDS),600) $(or $(SEED),1) $(FUZZ)

format:
	swift format --in-place --recursive Sources Tests Package.swift

# Writes the pages of the HTML checker's rules, and their table in the guide, from the rules themselves.
rules: tools
	VIPERA_WRITE_RECORDS=1 swift test --filter ConformanceRecordTests

# Installs what is missing and says so.
tools:
	@command -v swift >/dev/null || { echo "Swift 6.3 or later is missing: see https://www.swift.org/install"; exit 1; }
	@if ! pkg-config --exists $(LIBRARIES) 2>/dev/null || ! command -v curl >/dev/null; then \
	  if command -v apt-get >/dev/null; then \
	    sudo=$$( [ "$$(id -u)" = 0 ] || echo sudo ); \
	    echo "Installing with apt-get: $(APT_PACKAGES)"; \
	    $$sudo apt-get update -qq && $$sudo apt-get install -qq -y --no-install-recommends $(APT_PACKAGES) >/dev/null; \
	  elif command -v brew >/dev/null; then \
	    echo "Installing with Homebrew: $(BREW_PACKAGES)"; \
	    brew install --quiet $(BREW_PACKAGES); \
	  else \
	    echo "Missing, and neither apt-get nor Homebrew is here to install them: $(LIBRARIES), curl"; exit 1; \
	  fi; \
	fi

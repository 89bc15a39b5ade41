PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
UV := $(BIN)/uv
NPM := npm --prefix web
PAGE := src/twinspan/server/page/index.html
ENGINE := build/compiled/ready
# Extra arguments for the command that a target runs: make play ARGS="--port 9000"
ARGS ?=
# The tests start hundreds of processes: what they import is compiled once, whatever a machine wishes.
unexport PYTHONDONTWRITEBYTECODE
# What does not need each other is made side by side.
MAKEFLAGS += --jobs=2

# Use the Python that is here, and trust the certificates that the system trusts, as pip does.
export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS := 1
SYSTEM_CERTS := /etc/ssl/certs/ca-certificates.crt
ifneq ($(wildcard $(SYSTEM_CERTS)),)
export NODE_EXTRA_CA_CERTS ?= $(SYSTEM_CERTS)
endif

.DELETE_ON_ERROR:
.PHONY: always help setup installed engine compiler page play test test-page lint lint-python lint-page format bench duel screenshots lighthouse mutants docs types wheel lock clean

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 12

setup: installed engine ## Prepare everything in .venv, web/node_modules and build/compiled

installed: $(VENV)/ready web/node_modules/ready

engine: $(ENGINE) ## Compile the engine, where a C compiler is found

page: $(PAGE) ## Build the page that the server shows

play: setup page ## Open the table in the browser
	$(BIN)/twinspan play $(ARGS)

# Everything runs on the compiled engine; what tests the engine itself, on plain Python too.
ENGINE_TESTS := $(addprefix tests/,core london bridgetown contract bots test_compiled.py test_records.py)
PYTEST := $(BIN)/pytest --numprocesses auto --dist worksteal
test: export TWINSPAN_COMPILE = 1
test: engine page lint test-page ## Run every check and every test
	@command -v chromium-headless-shell > /dev/null || { $(call INSTALL,chromium-headless-shell); }
	$(PYTEST) $(ARGS)
	TWINSPAN_COMPILE=0 $(PYTEST) -m 'not once' $(ENGINE_TESTS) $(ARGS)

HEADERS = import os, sys, sysconfig; \
	sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))
# Installed only for who insists on compiled code, and never while $(UV) installs something too.
compiler: | $(UV)
	@[ "$$TWINSPAN_COMPILE" != 1 ] || { command -v cc > /dev/null && $(PYTHON) -c '$(HEADERS)'; } || \
		{ $(call INSTALL,gcc python3-dev); }

test-page: web/node_modules/ready
	$(NPM) test

lint: lint-python lint-page ## Check style, types and the direction of imports

lint-python: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

lint-page: web/node_modules/ready
	$(NPM) run lint
	$(NPM) run check

format: installed ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

bench: $(BENCH)/ready engine ## Measure the engine beside its peers
	PYTHONPATH=src $(BENCH)/bin/python -m benchmarks.engine $(ARGS)

duel: $(BENCH)/ready engine ## Let the journeyman play against OpenSpiel's own search
	PYTHONPATH=src $(BENCH)/bin/python -m benchmarks.ismcts $(ARGS)

screenshots: setup page ## Take pictures of the page at fixed moments, into build/screenshots
	$(BIN)/python -m benchmarks.screenshots $(ARGS)

lighthouse: setup page ## Measure the page with Lighthouse
	$(BIN)/python -m benchmarks.lighthouse $(ARGS)

mutants: installed ## Break the rules on purpose and see whether the tests notice
	$(BIN)/mutmut run $(ARGS)
	$(BIN)/mutmut export-cicd-stats
	$(BIN)/python -m benchmarks.mutants

docs: setup ## Write the rules pages, the list of events, the map of Portland, the style of maps
	$(BIN)/python -m twinspan.text.documents docs
	$(BIN)/twinspan --lang en city draw portland -o docs/portland.svg
	$(BIN)/python -m twinspan.drawing.bridgetown.pagestyle > web/src/games/bridgetown/art/map.css

types: setup ## Write the page's types from the server's description of itself
	mkdir -p build
	$(BIN)/python -m twinspan.server.openapi > build/openapi.json
	cd web && npm run --silent types

# Old names of the page's parts would linger in build/lib and slip into the wheel.
wheel: setup page ## Build a wheel, with the page and the compiled engine inside, into dist
	rm -rf build/lib*
	$(UV) build --no-build-logs --offline --wheel --no-build-isolation --python $(BIN)/python --out-dir dist

# Pins move only as far as pyproject.toml asks; `make lock UPGRADE=--upgrade` takes the newest.
lock: setup ## Make the pinned requirements anew
	$(COMPILE) --group uv -o requirements/uv.txt
	$(COMPILE) --group dev --extra ray pyproject.toml -o requirements/dev.txt
	$(COMPILE) --group bench -o benchmarks/requirements.txt

clean: ## Remove all that was made here
	rm -rf $(VENV) $(BENCH) web/node_modules $(dir $(PAGE)) build dist mutants .mypy_cache \
		.ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage src/*.egg-info
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(UPGRADE)

# The stamps: a folder is made once and again when its pins change.
$(VENV)/ready: $(UV) requirements/dev.txt pyproject.toml
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

ENGINE_SOURCES := $(sort $(shell find $(addprefix src/twinspan/,core games bots) -name '*.py'))

# Changes when a source comes or goes.
build/engine.list: always
	@mkdir -p build
	@echo $(ENGINE_SOURCES) | cmp --quiet - $@ || echo $(ENGINE_SOURCES) > $@

always:

# Without a compiler there is nothing to show for it, and plain Python serves; the next call tries
# again.
$(ENGINE): $(VENV)/ready setup.py build/engine.list $(ENGINE_SOURCES) | compiler
	@echo 'Compiling the engine: a minute.'
	@rm -rf build/compiled
	$(BIN)/python setup.py --quiet build --build-lib build/compiled > build/compiled.log 2>&1 || \
		{ cat build/compiled.log; exit 1; }
	@if ls build/compiled/*__mypyc* > /dev/null 2>&1; then touch $@; \
		else sed -n '/plain Python/p' build/compiled.log; fi

$(UV): requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Python 3.11 or newer is needed: make setup PYTHON=python3.11'; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(call INSTALL,python3-venv); }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/pip install --quiet --require-hashes -r requirements/uv.txt
	@touch $@

web/node_modules/ready: web/package-lock.json
	@command -v npm > /dev/null || \
		{ echo 'Node 20.19 or newer is needed, with npm; please install it, then try again.'; exit 1; }
	$(NPM) ci --no-progress --loglevel=error
	@touch $@

$(BENCH)/ready: $(UV) benchmarks/requirements.txt
	$(UV) venv --quiet --clear --python $(BIN)/python $(BENCH)
	$(UV) pip install --quiet --python $(BENCH)/bin/python --require-hashes -r benchmarks/requirements.txt
	@touch $@

# Folders count too: they change when a file is removed.
$(PAGE): web/node_modules/ready web/index.html web/vite.config.ts web/svelte.config.js \
		$(shell find web/src web/public src/twinspan/text/messages)
	$(NPM) run build

# Debian and Ubuntu keep a part of Python's venv, and the browser, in packages of their own.
INSTALL = { echo 'Installing the package $(1).'; \
	sudo=$$([ $$(id -u) -eq 0 ] || echo sudo); \
	$$sudo apt-get update -qq && $$sudo apt-get install -yqq $(1); } || \
	{ echo 'Please install the package $(1), then try again.'; exit 1; }

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
UV := $(BIN)/uv
# Extra arguments for the command that a target runs: make play ARGS="--seats 3"
ARGS ?=

# Use the Python that is here, and trust the certificates that the system trusts, as pip does.
export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS := 1

.DELETE_ON_ERROR:
.PHONY: help setup play test lint format bench mutants docs lock clean

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 12

setup: $(VENV)/ready ## Prepare everything in .venv

play: setup ## Watch a game between simple bots, told as a story
	$(BIN)/twinspan play $(ARGS)

test: lint ## Run every check and every test
	$(BIN)/pytest $(ARGS)

lint: setup ## Check style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: setup ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(BENCH)/ready ## Measure the engine beside its peers
	PYTHONPATH=src $(BENCH)/bin/python -m benchmarks.engine $(ARGS)

mutants: setup ## Break the rules on purpose and see whether the tests notice
	$(BIN)/mutmut run $(ARGS)
	$(BIN)/mutmut export-cicd-stats
	$(BIN)/python -m benchmarks.mutants

docs: setup ## Write the rules page from its messages
	$(BIN)/python -m twinspan.text.rules > docs/rules/london.md

# Pins move only as far as pyproject.toml asks; `make lock UPGRADE=--upgrade` takes the newest.
lock: setup ## Make the pinned requirements anew
	$(COMPILE) --group uv -o requirements/uv.txt
	$(COMPILE) --group dev pyproject.toml -o requirements/dev.txt
	$(COMPILE) --group bench -o benchmarks/requirements.txt

clean: ## Remove all that was made here
	rm -rf $(VENV) $(BENCH) build mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .coverage src/*.egg-info
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(UPGRADE)

# The stamps: a folder is made once and again when its pins change.
$(VENV)/ready: $(UV) requirements/dev.txt pyproject.toml
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(UV): requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Python 3.11 or newer is needed: make setup PYTHON=python3.11'; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(INSTALL_VENV); } || \
		{ echo 'Please install the package python3-venv, then try again.'; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/pip install --quiet --require-hashes -r requirements/uv.txt
	@touch $@

# Debian and Ubuntu keep a part of Python's venv in a package of its own.
INSTALL_VENV = echo 'Installing the package python3-venv.'; \
	sudo=$$([ $$(id -u) -eq 0 ] || echo sudo); \
	$$sudo apt-get update -qq && $$sudo apt-get install -yqq python3-venv

$(BENCH)/ready: $(UV) benchmarks/requirements.txt
	$(UV) venv --quiet --clear --python $(BIN)/python $(BENCH)
	$(UV) pip install --quiet --python $(BENCH)/bin/python --require-hashes -r benchmarks/requirements.txt
	@touch $@

# Everything works in a fresh clone: what is missing is made first, once. Python 3.11 or newer is
# the only thing that must be there. Packages and their hashes stand in requirements/; `make lock`
# renews them.

YOUNG = import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$p -c '$(YOUNG)' 2> /dev/null && command -v $$p && break; done)
PORT ?= 8000
BROWSER ?= 1

# Recipes say `make`, not $(MAKE): what says the latter is carried out by `make --dry-run` as well.

# A folder that was moved is set up anew: the name of its stamps tells where it lay.
HERE := $(shell pwd | cksum | cut -d' ' -f1)
SITE = .venv/site-$(HERE)
DEV = .venv/dev-$(HERE)
BENCH = .venv/bench-$(HERE)
MODULES = web/node_modules/.package-lock.json
CLIENT = src/lutetia/server/static/index.html
UNCLEAN = .setup/unclean

PY = .venv/bin/python
NPM = $(PYTHON) tools/npm.py
ALL_GAMES = $(PY) -m lutetia warmup
SLOWEST = $(if $(CI),--durations=20)
# Half of the tests wait for processes, lines and clocks: two workers a core keep these busy.
WORKERS = $(if $(filter -n --pdb -s,$(ARGS)),,-n 4 --dist loadfile --no-loadscope-reorder)
SELECT = $(if $(filter 0,$(BROWSER)),-m "not browser")

.DELETE_ON_ERROR:
.PHONY: help play cluster test lint mutants bench load attack pictures docs warmup web schema
.PHONY: lock clean programs written ready checked
.PHONY: release-check sbom lowest
.PHONY: check-style check-format check-types check-types-pyright check-layers check-dead
.PHONY: check-client check-client-imports check-client-units

help:    ## this list
	@sed -n 's/^\([a-z-]*\): *.*## \(.*\)/  make \1\t\2/p' Makefile

play: $(SITE) $(CLIENT)    ## set everything up and open the lobby (another port: PORT=8001)
	@exec $(PY) -m lutetia serve --port $(PORT)

cluster: $(DEV) $(CLIENT)    ## a site of two processes on two ports, with PostgreSQL and NATS of its own
	@$(PY) tools/debian.py postgresql nats
	@exec $(PY) -m tests.cluster $(ARGS)

test: $(DEV) $(BENCH) $(CLIENT) programs written ready checked    ## set everything up and run every check and test
	@rm -rf .setup/statements
	@export LUTETIA_TEST_STATEMENTS="$(CURDIR)/.setup/statements"; \
	checks=0; [ ! -e $(UNCLEAN) ] || checks=1; \
	ask() { $(PY) -m pytest $(WORKERS) $(SLOWEST) "$$@" $(ARGS); tests=$$?; \
	  if [ $$tests = 1 ] && [ -n "$$CI" ]; then \
	    echo "The tests that failed, once more and one after another:"; \
	    $(PY) -m pytest --last-failed "$$@" $(ARGS); tests=$$?; \
	  fi; return $$tests; }; \
	ask $(SELECT); files=$$?; database=0; \
	$(PY) -m tests.server.postgresql && { \
	  echo "The tests of the server that ask the database something new, with PostgreSQL:"; \
	  (export LUTETIA_TEST_DB=postgresql; \
	  ask -m "not sqlite and not browser" tests/server); database=$$?; }; \
	[ $$database != 5 ] || database=0; \
	[ $$checks = 0 ] || echo "A check has failed, see above."; \
	exit $$((files ? files : database ? database : checks))

# What comes before the tests can be done at once (`make -j3 test`): parts of it wait for the
# network, others keep one core busy.

programs: $(DEV)
	@$(PY) tools/debian.py $(if $(filter 0,$(BROWSER)),,chromium whole-chromium) \
	  proxies postgresql nats systemd

# In a new clone pytest writes every test anew, with what each `assert` is to say; the workers find
# it done instead of doing it all at once.
written: $(DEV)
	$(if $(CI),@$(PY) -m pytest --collect-only -q > /dev/null || true)

ready: $(DEV)
	@$(ALL_GAMES)

checked: $(DEV) $(CLIENT)
	@mkdir -p $(dir $(UNCLEAN)) && rm -f $(UNCLEAN)
	@MAKEFLAGS= make --no-print-directory lint || touch $(UNCLEAN)
	$(if $(CI),@$(PYTHON) tools/lowest.py || touch $(UNCLEAN))

lowest: $(DEV)    ## do the lowest versions that pyproject.toml allows work?
	@$(PYTHON) tools/lowest.py

lint: $(DEV) $(CLIENT)    ## only the checks of style, types and layers, Python and client
	@make --no-print-directory -k -j2 --output-sync=target check-style check-format check-types \
	  check-types-pyright check-layers check-dead check-client check-client-imports check-client-units
	@echo "  checks: ok"

check-style:
	@.venv/bin/ruff check --quiet

check-format:
	@.venv/bin/ruff format --check --quiet

check-types:
	@$(PY) -m mypy --no-error-summary

check-types-pyright: $(MODULES)
	@$(NPM) run --silent check-python

check-layers:
	@.venv/bin/lint-imports > .venv/layers.txt || { cat .venv/layers.txt; exit 1; }

check-dead:
	@.venv/bin/vulture

check-client: $(MODULES)
	@$(NPM) run --silent check

check-client-imports: $(MODULES)
	@$(NPM) run --silent lint

check-client-units: $(MODULES)
	@$(NPM) run --silent test

# DB names the databases of sites, or copies of them; without it, the one of `make play`.
release-check: $(DEV) $(CLIENT)    ## does every game of every earlier version still play? (DB="a.db b.db")
	@$(ALL_GAMES)
	@$(PY) -m pytest -q tests/golden tests/server/test_old_site.py tests/server/test_rules_versions.py
	@for db in $(or $(DB),$(wildcard lutetia.db)); do \
	  echo "$$db:"; $(PY) -m lutetia verify --db "$$db" || exit 1; done

sbom: $(SITE)    ## what a site consists of, as CycloneDX, in artifacts/sbom.cdx.json
	@mkdir -p artifacts && $(PY) tools/sbom.py > artifacts/sbom.cdx.json

mutants: $(DEV)    ## which small faults in the rules does no test notice? (hours; ARGS="cite")
	@$(PY) -m tests.mutants $(ARGS)

bench: $(DEV) $(BENCH)    ## speed of the rules and the search, beside OpenSpiel
	@$(PY) -m benchmarks $(ARGS)

load: $(DEV) $(BENCH) $(CLIENT)    ## the server under many live tables of all games
	@$(PY) -m benchmarks.load $(ARGS)

attack: $(DEV) $(CLIENT)    ## attacks on a server, and how long an honest player waits meanwhile
	@$(ALL_GAMES)
	@$(PY) -m tests.attack $(ARGS)

pictures: $(DEV) $(CLIENT)    ## every page in every size, language and scheme (ARGS="--games cite")
	@$(PY) tools/debian.py chromium
	@$(ALL_GAMES)
	@PYTHONPATH=tools $(PY) -m tests.browser.sheet $(ARGS)

docs: $(DEV)    ## the documentation as a site on port 8001, read anew when a page changes
	@$(PY) -m mkdocs serve --dev-addr 127.0.0.1:8001

warmup: $(SITE)    ## compile the rules, with a progress bar
	@$(ALL_GAMES)

web: $(CLIENT)    ## build the browser client

schema: $(SITE)    ## make the client's types, the tables of the protocol and the OpenAPI document
	@PYTHONPATH=tools $(PY) -m generate

# Releases of the last weeks wait: one that is withdrawn or does harm is known by then.
lock: $(DEV)    ## renew the versions and hashes in requirements/ from pyproject.toml
	@for set in "site --extra server" "cluster --extra cluster" \
	    "dev --all-extras --group dev" \
	    "bench --group bench -c requirements/dev.txt" "node --group node"; do \
	  name=$${set%% *}; words=$${set#$$name}; \
	  case $$name in site|cluster|dev) words="$$words pyproject.toml";; esac; \
	  $(PY) -m uv pip compile --quiet --upgrade --exclude-newer "6 weeks" --universal \
	    --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --native-tls \
	    $$words -o requirements/$$name.txt || exit 1; \
	done

clean:   ## remove what was built (keeps .venv and the databases)
	rm -rf src/lutetia/server/static web/node_modules build dist .setup artifacts .hypothesis .*_cache
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

# --- what the tasks need --------------------------------------------------------------------------

.venv/%-$(HERE): requirements/%.txt pyproject.toml
	$(if $(PYTHON),,$(error Lutetia needs Python 3.11 or newer, and there is none. \
	  On Debian: apt install python3 python3-venv))
	@$(PYTHON) tools/environment.py $*
	@touch $@

# OpenSpiel is not to be had for every Python; the tests that compare with it are then skipped.
$(BENCH): requirements/bench.txt $(DEV)
	@$(PYTHON) tools/environment.py bench || echo "  (no packages for benchmarks for this Python)"
	@touch $@

$(MODULES): web/package-lock.json
	@echo "  packages: client"
	@$(NPM) ci --no-audit --no-fund --loglevel=error --no-progress
	@touch $@

$(CLIENT): $(MODULES) $(wildcard web/*.*) $(shell find web/src web/public -type f)
	@echo "  client"
	@$(NPM) run --silent build

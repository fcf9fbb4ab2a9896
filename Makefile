# Everything works in a fresh clone: tools/setup.py makes what is missing, once, and then runs the task.
# Python 3.11 or newer is the only thing that must be there.

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do command -v $$p && break; done)
PORT ?= 8000
export PORT

.PHONY: help play test lint mutants bench load attack pictures warmup web clean

help:    ## this list
	@sed -n 's/^\([a-z]*\): *## \(.*\)/  make \1\t\2/p' Makefile

play:    ## set everything up and open the lobby on http://127.0.0.1:8000 (another port: make play PORT=8001)
	@$(run)

test:    ## set everything up and run every check and test, those in the browser included
	@$(run)

lint:    ## only the checks of style, types and layers, Python and client
	@$(run)

mutants: ## small faults put into the rules: which of them does no test notice? (hours; ARGS="cite --sample 300")
	@$(run)

bench:   ## speed of the rules and the search, beside OpenSpiel
	@$(run)

load:    ## the server under many live tables of all games
	@$(run)

attack:  ## attacks on a server of our own, and how long an honest player waits meanwhile
	@$(run)

pictures: ## every page in every size, language and scheme, side by side (ARGS="--games cite --languages de")
	@$(run)

warmup:  ## compile the rules, with a progress bar
	@$(run)

web:     ## build the browser client
	@$(run)

clean:   ## remove what was built (keeps .venv and the databases)
	@$(run)

run = $(if $(PYTHON),$(PYTHON) tools/setup.py $@,echo "Lutetia needs Python 3.11 or newer; no python3 was found. On Debian: apt install python3 python3-venv"; exit 1)

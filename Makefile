# Needs Python 3.11 or newer and make; everything else goes into .venv by itself.
#   PYTHON=/path/to/python   choose the interpreter

.DEFAULT_GOAL := help
PY := .venv/bin/python
SEATS ?= human,greedy,greedy,greedy
PORT ?= 8765

# `make mutate gaia`: the word after mutate names the game.
ifeq (mutate,$(firstword $(MAKECMDGOALS)))
ifneq (,$(word 2,$(MAKECMDGOALS)))
GAME := $(word 2,$(MAKECMDGOALS))
.PHONY: $(GAME)
$(GAME):
	@:
endif
endif
GAME ?= gaia

.PHONY: help run play test check compiled bench soak mutate lock clean setup-run setup-dev

help:  ## show the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r name text; do printf '%-16s%s\n' "$$name" "$$text"; done

run:  ## play in the browser: open the server on this machine and print its address
	@PYTHON="$(PYTHON)" sh tools/setup run pages
	@echo "The engines run as plain Python; 'make compiled' compiles them for speed (needs a C compiler)."
	@.venv/bin/astrarium serve --port $(PORT)

play: setup-run  ## play in the terminal (GAME=federation, SEATS=human,greedy for others)
	@.venv/bin/astrarium play $(GAME) --seats $(SEATS)

test: setup-dev  ## everything that must hold: checks, then tests, with the minutes of each part
	@$(PY) tools/run_tests.py

check: setup-dev  ## lint, formatting, types and file sizes only
	@$(PY) tools/run_tests.py checks

compiled: setup-dev  ## compile kernel and games with mypyc (needs a C compiler)
	@$(PY) tools/compile.py

bench: setup-dev  ## measure the engines and the server against fixed yardsticks
	@.venv/bin/astrarium bench $(GAME)
	@$(PY) bench/server.py

soak: setup-dev  ## play and check for hours; can be stopped and resumed
	@$(PY) tools/web.py build
	@$(PY) tools/chromium.py
	@$(PY) tools/soak.py

mutate: setup-dev  ## break rules and lines, or each number of the data (DATA=1), and list what no test notices: make mutate gaia
ifdef DATA
	@$(PY) -m tools.mutate_data $(GAME)
else
	@$(PY) -m tools.mutate $(GAME) --keep
	@$(PY) -m tools.mutate $(GAME) --examples
	@$(PY) -m tools.mutate_lines $(GAME)
endif

lock:  ## bring the lock files in line with pyproject.toml (UPGRADE=1: newest versions)
	@UPGRADE="$(UPGRADE)" PYTHON="$(PYTHON)" sh tools/lock

clean:  ## remove the environment, caches and compiled files
	@rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src -type f \( -name '*.so' -o -name '*.pyd' -o -name '*.c' \) -exec rm -f {} +

setup-run:
	@PYTHON="$(PYTHON)" sh tools/setup run

setup-dev:
	@PYTHON="$(PYTHON)" sh tools/setup dev

# Quince: iOS apps from their source on Linux. `make run` is the place to start.
.DEFAULT_GOAL := help
SHELL := /bin/bash
PREFIX ?= /usr/local
BUILD ?= .build
EXAMPLES := LifecycleDemo RightOnTarget Contacts NavigationDemo DataTransfer ToDoManager LayersAndCurves Cards Memory TVProgram \
	TVProgramSwiftUI PlayerRating Recipes Trips Atlas Studio Club Journal Diary

.PHONY: help setup setup-tests build run test bench soak format format-check install deb clean

help: ## Show what there is to make
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

setup: ## Install the Debian packages Quince needs
	@Scripts/setup

setup-tests:
	@Scripts/setup tests

build: setup ## Build the frameworks and the tool (optimised)
	Scripts/build release

run: setup ## Boot a phone with the example apps on it and open its page
	@QUINCE_CONFIGURATION=release QUINCE_SHOW_BUILD=1 ./quince --version >/dev/null
	@QUINCE_CONFIGURATION=release Scripts/with-programme-service --meanwhile ./quince run $(EXAMPLES:%=--install Examples/%)

test: setup-tests ## Run every test: units, headless flows, browser
	@Scripts/test

bench: setup-tests ## Measure the speed Quince promises (ONLY=labels: figures so named; CHECK=1: fail on missed targets; CLONE=1: from a fresh clone, too)
	@Scripts/bench $(if $(CHECK),--check) $(if $(CLONE),--clone) $(if $(ONLY),--only "$(ONLY)")

soak: setup-tests ## Use a phone in the page for minutes and fail when something keeps growing (MINUTES=10)
	@Scripts/soak $(if $(MINUTES),--minutes "$(MINUTES)")

format: ## Format the sources in place
	swift format format --in-place --parallel --recursive Package.swift Sources Tests

format-check: ## Fail where `make format` would change something
	swift format lint --strict --parallel --recursive Package.swift Sources Tests

install: build ## Put `quince` on the PATH (PREFIX=/usr/local)
	Scripts/install "$(PREFIX)"

deb: build ## Make a Debian package of the release build (DEB=.build/quince.deb)
	Scripts/package-deb "$(if $(DEB),$(DEB),$(BUILD)/quince.deb)"

clean: ## Remove what was built
	rm -rf $(BUILD)

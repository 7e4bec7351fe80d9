package states

import (
	"slices"
	"testing"

	"bigpayday/game/scene/scenetest"
)

// State is one state of a scene that is worth looking at.
type State struct {
	// Name is what its pictures are called.
	Name string
	// Set brings the state about.
	Set func(s *scenetest.Studio)
}

// pages lists the states of each page, by the name of its package.
var pages = []struct {
	name   string
	states []State
}{
	{"coach", coachStates},
	{"album", albumStates},
	{"battlefield", mapStates},
	{"credits", creditsStates},
	{"help", helpStates},
	{"match", lessonStates},
	{"pause", pauseStates},
	{"placement", placementStates},
	{"race", raceStates},
	{"recap", recapStates},
	{"replay/armies", conquestReplayStates},
	{"replay/money", replayStates},
	{"results/armies", conquestResultsStates},
	{"results/money", resultsStates},
	{"rulebook", rulebookStates},
	{"saves", savesStates},
	{"settings", settingsStates},
	{"settlement", settlementStates},
	{"setup", slices.Concat(setupStates, setupTabStates, conquestSetupStates)},
	{"sounds", soundsStates},
	{"title", titleStates},
	{"turn", slices.Concat(turnStates, standardStates, classicStates, states2000, cardStates, vignetteStates)},
}

// Pages returns the names of the packages whose pages have states.
func Pages() (names []string) {
	for _, p := range pages {
		names = append(names, p.name)
	}
	return names
}

// Of returns the states of the page of a package.
func Of(page string) []State {
	for _, p := range pages {
		if p.name == page {
			return p.states
		}
	}
	return nil
}

// All returns the states of all pages.
func All() (all []State) {
	for _, p := range pages {
		all = append(all, p.states...)
	}
	return all
}

// Named returns the state of a name.
func Named(t *testing.T, name string) State {
	t.Helper()
	for _, p := range All() {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("no state is called %q", name)
	return State{}
}

package scenetest

import (
	"slices"
	"testing"
)

// State is one state of a scene that is worth looking at.
type State struct {
	// Name is what its pictures are called.
	Name string
	// Set brings the state about.
	Set func(s *Studio)
}

// States lists the states of all scenes.
var States = slices.Concat(
	titleStates,
	lessonStates,
	soundsStates,
	setupStates,
	settingsStates,
	rulebookStates,
	placementStates,
	turnStates,
	pauseStates,
	standardStates,
	classicStates,
	resultsStates,
	states2000,
	cardStates,
	setupTabStates,
)

// StateOf returns the state of a name.
func StateOf(t *testing.T, name string) State {
	t.Helper()
	for _, p := range States {
		if p.Name == name {
			return p
		}
	}
	t.Fatalf("no state is called %q", name)
	return State{}
}

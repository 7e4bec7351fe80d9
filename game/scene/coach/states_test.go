package coach_test

import (
	"testing"

	"bigpayday/game/scene/scenetest"
)

func TestStates(t *testing.T) { scenetest.CheckStates(t, "coach") }

package armies_test

import (
	"testing"

	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest/inspect"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

func TestStates(t *testing.T) { inspect.States(t, "replay/armies") }

package results_test

import (
	"testing"

	"bigpayday/game/e2e"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

package scene_test

import (
	"testing"

	"bigpayday/game/e2e"
)

// The tests of this package run beside a hidden screen, for those that draw.
func TestMain(m *testing.M) { e2e.Main(m, 1) }

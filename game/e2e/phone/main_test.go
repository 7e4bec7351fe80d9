// Package phone_test plays the game in a browser on a telephone, with fingers. What is the same with
// a mouse is tested there, see package browser_test.
package phone_test

import (
	"testing"

	"bigpayday/game/e2e"
)

func TestMain(m *testing.M) { e2e.Main(m, 1) }

// Package browser_test plays the game in a browser: on a page that is loaded anew, in two tabs, and
// through a screen reader. Telephones have package phone_test; what is the same in a window is
// tested there, see package play_test.
package browser_test

import (
	"testing"

	"bigpayday/game/e2e"
)

// One test after another: a browser is busy enough by itself, and others beside it would make its clock
// limp.
func TestMain(m *testing.M) { e2e.Main(m, 1) }

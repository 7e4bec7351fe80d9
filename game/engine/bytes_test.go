package engine

import (
	"testing"

	"bigpayday/game/rules/rulestest"
)

func TestAStateIsWrittenNumberByNumber(t *testing.T) { rulestest.IsWrittenNumberByNumber[State](t) }

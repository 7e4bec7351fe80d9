package tabletop

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
)

func TestEveryKindOfEventIsFolded(t *testing.T) {
	for kind, f := range folds {
		assert.NotNil(t, f, "%v", engine.EventKind(kind))
	}
}

package flow_test

import (
	"runtime"
	"testing"
	"weak"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui/flow"
)

// A part that stays would otherwise hold the page that it was built with, and with the parts of
// that page all pages before it.
func TestAPartThatIsKeptHoldsNoFormerPage(t *testing.T) {
	var kept flow.Kept[int]
	build := func() *flow.Node {
		return flow.Column(kept.Node(1, func() *flow.Node { return flow.Spring() }), flow.Spring())
	}
	former := weak.Make(build())
	shown := build()
	runtime.GC()
	assert.Nil(t, former.Value())
	runtime.KeepAlive(shown)
}

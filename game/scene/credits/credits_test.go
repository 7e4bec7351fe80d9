package credits_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/assets"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
)

func TestTheTitleOpensTheListOfPartsAndEachOpensItsLicense(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Tick()
	v.TabTo("credits")
	v.Key(input.KeyEnter)
	assert.Equal(t, "credits", v.Scene())
	listed := 0
	for _, part := range assets.Parts() {
		v.Do(ui.Event{ID: ui.ID("part-" + part.Name)})
		v.Ticks(2)
		assert.Equal(t, "license", v.Scene(), part.Name)
		begins, _, _ := strings.Cut(part.Text, " ")
		assert.True(t, slices.ContainsFunc(v.Record(), func(m scenetest.Mark) bool { return strings.HasPrefix(m.Line.Text, begins) }),
			"%s: its license is shown", part.Name)
		v.Key(input.KeyEscape)
		v.Tick()
		assert.Equal(t, "credits", v.Scene())
		listed++
	}
	assert.NotZero(t, listed)
	v.Key(input.KeyEscape)
	v.Tick()
	assert.Equal(t, "title", v.Scene())
}

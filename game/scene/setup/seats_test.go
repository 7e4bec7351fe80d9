package setup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

func TestAGameIsSetUpByKeyboardAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	require.Equal(t, "setup", v.Scene())
	v.TabTo("seat-1-name")
	v.Type("Ida")
	v.TabTo("seat-2-kind")
	v.Key(input.KeyLeft)
	v.TabTo("seat-3-remove")
	v.Key(input.KeyEnter)
	v.TabTo("seat-2-token")
	v.Key(input.KeyEnter)
	v.TabTo("color-green")
	v.Key(input.KeyEnter)
	v.Key(input.KeyEscape)
	v.TabTo("sheet")
	v.Key(input.KeyRight)
	v.TabTo("first")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyDown, input.KeyEnter)
	v.TabTo("sheet")
	v.Key(input.KeyLeft)
	v.TabTo("months")
	v.Key(input.KeyRight)
	v.TabTo("month-3")
	v.Key(input.KeyLeft, input.KeyLeft)
	v.TabTo("start")
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	s := v.Table().Setup()
	require.Len(t, s.Players, 2)
	assert.Equal(t, "Ida", s.Players[0].Name)
	assert.Equal(t, table.Human, s.Players[1].Kind)
	assert.Equal(t, uint8(render.SeatGreen), s.Players[1].Colour)
	assert.EqualValues(t, 1, s.Game.First)
	assert.EqualValues(t, []uint8{31, 31, 29, 0}, s.Game.Lengths[:4])
}

func TestAGameIsSetUpByMouseAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	require.Equal(t, "setup", v.Scene())
	v.Click("add")
	v.ClickBeside("seat-2-kind", -30)
	v.Click("seat-4-token")
	v.Click("shape-house")
	v.Click("tokens-done")
	v.Click("sheet")
	v.Click("laying")
	v.Click("laying/1")
	v.ClickBeside("sheet", -70)
	v.ClickBeside("months", -70)
	// A seat is taken by its number and put in another place.
	v.Click("seat-4-order")
	v.Click("seat-1-order")
	v.Click("start")
	require.Equal(t, "placement", v.Scene())
	s := v.Table().Setup()
	assert.Equal(t, []string{"Noor", "Mom", "Dad", "Mei"},
		[]string{s.Players[0].Name, s.Players[1].Name, s.Players[2].Name, s.Players[3].Name})
	assert.Equal(t, uint8(render.House), s.Players[0].Token)
	assert.Equal(t, uint8(render.Tree), s.Players[1].Token, "who had it gets the other one")
	assert.Equal(t, engine.ByOne, s.Game.Laying)
	assert.EqualValues(t, 1, s.Game.Months)
}

func TestTwoPlayersOfOneNameCannotStart(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	v.TabTo("seat-2-name")
	v.Type("mom")
	v.TabTo("start")
	v.Key(input.KeyEnter)
	assert.Equal(t, "setup", v.Scene())
	tip, _, ok := v.Top().Hand().Tooltip()
	require.True(t, ok, "it is told why")
	assert.Contains(t, tip.Text, "mom")
	v.TabTo("seat-2-name")
	v.Type("mie")
	v.Key(input.KeyEnter, input.KeyEnter)
	assert.Equal(t, "placement", v.Scene())
}

func TestEnterInANameGoesOnToTheNextAndBeginsNothing(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	v.TabTo("seat-3-kind")
	v.Key(input.KeyLeft)
	v.TabTo("seat-1-name")
	v.Type("Ida")
	v.Key(input.KeyEnter)
	at, _ := v.Top().Hand().Focused()
	assert.Equal(t, ui.ID("seat-3-name"), at, "computers have their names")
	v.Key(input.KeyEnter)
	at, _ = v.Top().Hand().Focused()
	assert.Equal(t, ui.ID("start"), at)
	assert.Equal(t, "setup", v.Scene())
}

func TestAFieldThatIsLeftEmptyGetsItsNameBack(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Key(input.KeyEnter)
	v.TabTo("seat-1-name")
	v.Key(input.KeyBackspace)
	name := widget[ui.TextField](v, "seat-1-name").Field
	assert.Empty(t, name.Text())
	v.Key(input.KeyTab)
	assert.Equal(t, "Mom", name.Text())
}

func TestASeatIsDraggedOntoTheRowOfAnother(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	drawn := func() (n int) {
		for _, m := range v.Record() {
			if m.Line.Text == "Mom" {
				n++
			}
		}
		return n
	}
	at := drawn()
	v.Drag("seat-1-order", "seat-3-name")
	assert.Equal(t, at+1, drawn(), "who is carried is drawn once more")
	v.Up()
	v.Tick()
	assert.Equal(t, at, drawn())
	v.Click("start")
	require.Equal(t, "placement", v.Scene())
	assert.Equal(t, "Mom", v.Table().Setup().Players[2].Name)
}

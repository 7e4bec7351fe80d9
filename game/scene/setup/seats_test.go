package setup_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/cast"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/setup"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

func TestAGameIsSetUpByKeyboardAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.TabTo("new")
	v.Key(input.KeyEnter)
	require.Equal(t, "setup", v.Scene())
	call(v, 1, "Ida")
	v.Key(input.KeyEnter)
	v.TabTo("seat-2-kind")
	v.Key(input.KeyEnter)
	v.TabTo("seat-3-remove")
	v.Key(input.KeyEnter)
	v.TabTo("seat-2-token")
	v.Key(input.KeyEnter)
	v.TabTo("color-green")
	v.Key(input.KeyEnter)
	v.TabTo("me")
	v.Key(input.KeyEnter)
	v.TabTo("options")
	v.Key(input.KeyEnter)
	v.TabTo("first")
	v.Key(input.KeyEnter, input.KeyDown, input.KeyDown, input.KeyEnter)
	v.TabTo("months")
	v.Key(input.KeyRight)
	v.TabTo("month-3")
	v.Key(input.KeyLeft, input.KeyLeft)
	v.Key(input.KeyEscape)
	require.Equal(t, "setup", v.Scene(), "Escape folds the options away first")
	v.TabTo("start")
	v.Key(input.KeyEnter)
	require.Equal(t, "placement", v.Scene())
	s := v.Table().Setup()
	require.Len(t, s.Players, 2)
	assert.Equal(t, "Ida", s.Players[0].Name)
	assert.Equal(t, table.Human, s.Players[1].Kind)
	assert.Equal(t, uint8(palette.SeatGreen), s.Players[1].Colour)
	assert.EqualValues(t, 1, s.Game.First)
	assert.EqualValues(t, []uint8{31, 31, 29, 0}, s.Game.Lengths[:4])
}

func TestAGameIsSetUpByMouseAlone(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.Click("new")
	require.Equal(t, "setup", v.Scene())
	v.Click("add")
	v.Click("seat-2-kind")
	v.Click("seat-4-token")
	v.Click("shape-house")
	v.Click("me")
	v.Click("options")
	v.Click("laying")
	v.Click("laying/1")
	v.Click("options")
	v.ClickBeside("months", -55)
	// A seat is taken by its number and put in another place.
	v.Click("seat-4-order")
	v.Click("seat-1-order")
	v.Click("start")
	require.Equal(t, "placement", v.Scene())
	s := v.Table().Setup()
	assert.Equal(t, []string{"Noor", "Mom", "Otto", "Mei"},
		[]string{s.Players[0].Name, s.Players[1].Name, s.Players[2].Name, s.Players[3].Name})
	assert.Equal(t, uint8(pieces.House), s.Players[0].Token)
	assert.Equal(t, uint8(pieces.Tree), s.Players[1].Token, "who had it gets the other one")
	assert.Equal(t, engine.ByOne, s.Game.Laying)
	assert.EqualValues(t, 1, s.Game.Months)
}

// call gives a seat a name by keyboard.
func call(v *scenetest.Studio, key int, name string) {
	v.T.Helper()
	v.TabTo(setup.SeatID(key, "called"))
	v.Key(input.KeyEnter)
	require.Equal(v.T, "who", v.Scene())
	at, _ := v.Top().Hand().Focused()
	require.Equal(v.T, ui.ID("name"), at)
	v.Type(name)
}

func TestTwoPlayersOfOneNameCannotStart(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.TabTo("new")
	v.Key(input.KeyEnter)
	call(v, 2, "mom")
	v.Key(input.KeyEnter)
	v.TabTo("start")
	v.Key(input.KeyEnter)
	assert.Equal(t, "setup", v.Scene())
	tip, _, ok := v.Top().Hand().Tooltip()
	require.True(t, ok, "it is told why")
	assert.Contains(t, tip.Text, "mom")
	call(v, 2, "mie")
	v.Key(input.KeyEnter)
	v.TabTo("start")
	v.Key(input.KeyEnter)
	assert.Equal(t, "placement", v.Scene())
}

func TestEnterInANameTakesItAndBeginsNothing(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.TabTo("new")
	v.Key(input.KeyEnter)
	call(v, 1, "Ida")
	v.Key(input.KeyEnter)
	assert.Equal(t, "setup", v.Scene())
	at, _ := v.Top().Hand().Focused()
	assert.Equal(t, ui.ID("seat-1-called"), at)
	assert.Contains(t, said(v), "Ida")
}

func TestAFieldThatIsLeftEmptyGetsItsNameBack(t *testing.T) {
	v := scenetest.Start(t, store.OpenMemory())
	v.TabTo("new")
	v.Key(input.KeyEnter)
	call(v, 2, "Ida")
	v.Press(input.Letter('a'), input.Ctrl)
	v.Key(input.KeyBackspace)
	assert.Empty(t, widget[ui.TextField](v, "name").Field.Text())
	v.Key(input.KeyEnter)
	assert.Contains(t, said(v), "Otto", "the one of the face")
}

// said returns the texts that are on the screen.
func said(v *scenetest.Studio) (texts []string) {
	for _, m := range v.Record() {
		texts = append(texts, m.Line.Text)
	}
	return texts
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
	v.Drag("seat-1-order", "seat-3-called")
	assert.Equal(t, at+1, drawn(), "who is carried is drawn once more")
	v.Up()
	v.Tick()
	assert.Equal(t, at, drawn())
	v.Click("start")
	require.Equal(t, "placement", v.Scene())
	assert.Equal(t, "Mom", v.Table().Setup().Players[2].Name)
}

func TestWhoPlaysIsRememberedAsAPerson(t *testing.T) {
	st := store.OpenMemory()
	v := scenetest.Start(t, st)
	v.Click("new")
	call(v, 1, "Ida")
	v.Key(input.KeyEnter)
	v.Click("seat-2-kind")
	call(v, 2, "Ole")
	v.Key(input.KeyEnter)
	v.Click("seat-3-kind") // a person who has not said their name
	v.Click("start")
	require.Equal(t, "placement", v.Scene())
	v.Shut()

	v = scenetest.Start(t, st)
	own, ok := v.Profiles().Own()
	require.True(t, ok)
	assert.Equal(t, "Ida", own.Name)
	met := v.Profiles().Met()
	require.Len(t, met, 1)
	assert.Equal(t, "Ole", met[0].Name)
	assert.Equal(t, cast.Otto, met[0].Character)
	v.Click("new")
	v.Click("start")
	assert.Equal(t, "Ida", v.Table().Players()[0].Name)
}

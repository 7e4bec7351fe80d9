package setup_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/setups"
	"bigpayday/game/store"
)

// opened starts the program with the text of a link.
func opened(t *testing.T, link string) *scenetest.Studio {
	t.Helper()
	v := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	v.Store, v.Link = store.OpenMemory(), link
	v.Listen()
	v.Start()
	v.Tick()
	require.Equal(t, "setup", v.Scene())
	return v
}

func TestALinkBringsTheGameOfSomebodyElse(t *testing.T) {
	doc := setups.Document{"house": []byte(`["two-dice-lottery"]`), "months": []byte(`[31,31]`)}
	doc.Put(setups.Head{Version: setups.Version, Edition: "standard", Seats: []setups.Seat{
		{Kind: "human", Token: "car", Colour: "red", Own: true}, {Kind: "hard", Token: "cup", Colour: "blue"}, {Kind: "easy", Token: "tree", Colour: "green"},
	}})
	link := setups.Link{Setup: doc, Seed: 4711}.Text()
	var first engine.Setup
	for range 2 {
		v := opened(t, link)
		v.Click("start")
		g := v.Table().Setup().Game
		assert.Equal(t, engine.Standard, g.Edition)
		assert.EqualValues(t, 3, g.Seats)
		assert.EqualValues(t, 4711, g.Seed)
		assert.Equal(t, engine.HouseRules(0).With(engine.TwoDiceLottery), g.House)
		if first == (engine.Setup{}) {
			first = g
		}
		assert.Equal(t, first, g, "it is the same for everybody")
	}
}

func TestADamagedLinkLeavesTheSetUpAsItIs(t *testing.T) {
	v := opened(t, strings.Repeat("x", 40))
	assert.Contains(t, v.Told(), v.Say("setup.bad_link"))
	v.Click("start")
	assert.Equal(t, engine.Big, v.Table().Setup().Game.Edition)
}

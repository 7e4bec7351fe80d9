package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// table has a tray of two tiles, two free days and one that is taken.
func table(t *testing.T) *player {
	tile := func(id ui.ID, col int) ui.Control {
		return ui.Control{ID: id, Box: box(col, 0), Widget: ui.Custom{}, Grab: "tile"}
	}
	day := func(id ui.ID, col int) ui.Control {
		return ui.Control{ID: id, Box: box(col, 3), Widget: ui.Custom{}, Takes: "tile", Info: true}
	}
	taken := day("taken", 2)
	taken.Off, taken.Reason = true, "already taken"
	return newPlayer(t, tile("mail", 0), tile("deal", 1), button("odds", 4, 0), taken, day("day1", 0), day("day2", 1))
}

func TestDragAndDrop(t *testing.T) {
	tests := []struct {
		name string
		play func(h *player)
		want []ui.Event
	}{
		{"onto a target", func(h *player) { h.over("mail"); h.down(); h.over("day1"); h.up() },
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.Dropped, ID: "day1", From: "mail"}}},
		{"with a finger", func(h *player) { h.touch(70, 40); h.slideTo(70, 60); x, y := h.center("day2"); h.slideTo(x, y); h.up() },
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.Dropped, ID: "day2", From: "mail"}}},
		{"beside", func(h *player) { h.over("mail"); h.down(); h.move(700, 700); h.up() },
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.PutBack, ID: "mail"}}},
		{"onto what refuses it", func(h *player) { h.over("mail"); h.down(); h.over("taken"); h.up() },
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.Refused, ID: "taken", From: "mail"}}},
		{"onto another source", func(h *player) { h.over("mail"); h.down(); h.over("deal"); h.up() },
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.PutBack, ID: "mail"}}},
		{"out of the window and back onto a target", func(h *player) { h.over("mail"); h.down(); h.move(-40, 900); h.over("day1"); h.up() },
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.Dropped, ID: "day1", From: "mail"}}},
		{"let go outside the window", func(h *player) { h.over("mail"); h.down(); h.move(-40, 190); h.up() },
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.PutBack, ID: "mail"}}},
		{"Escape", func(h *player) { h.over("mail"); h.down(); h.over("day1"); h.key(input.KeyEscape); h.up() },
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.PutBack, ID: "mail"}}},
		{"the window loses the keyboard", func(h *player) {
			h.over("mail")
			h.down()
			h.over("day1")
			h.state.Lost = true
			h.tick()
			h.up()
		},
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.PutBack, ID: "mail"}}},
		{"the source goes", func(h *player) {
			h.over("mail")
			h.down()
			h.over("day1")
			h.remove("mail")
			h.tick()
			h.up()
		},
			[]ui.Event{{Kind: ui.Picked, ID: "mail"}, {Kind: ui.PutBack, ID: "mail"}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			h := table(t)
			tt.play(h)
			assert.Equal(t, tt.want, h.took())
			_, carrying := h.hand.Carrying()
			assert.False(t, carrying)
		})
	}
}

func TestEscapeThatEndsADragDoesNothingElse(t *testing.T) {
	h := table(t)
	h.over("mail")
	h.down()
	h.over("day1")
	h.key(input.KeyEscape)
	assert.Zero(t, h.last.Free, "the pause menu does not open")
}

func TestTheGhostStaysWhereItWasTaken(t *testing.T) {
	h := table(t)
	src, _ := h.hand.Box("mail")
	h.move(src.X+10, src.Y+5)
	h.down()
	h.move(300, 300)
	k, ok := h.hand.Carrying()
	assert.True(t, ok)
	assert.Equal(t, ByPointer, k.By)
	assert.Equal(t, render.Rect{X: 290, Y: 295, W: src.W, H: src.H}, k.Ghost)
	assert.True(t, h.hand.State("mail").Active, "its place is marked")
	h.over("day1")
	k, _ = h.hand.Carrying()
	assert.Equal(t, ui.ID("day1"), k.Over)
	assert.True(t, h.hand.State("day1").Hover)
	h.over("deal")
	assert.False(t, h.hand.State("deal").Hover, "only what takes it reacts")
	h.over("taken")
	k, _ = h.hand.Carrying()
	assert.Equal(t, ui.ID("taken"), k.Over)
	assert.False(t, h.hand.State("taken").Hover)
}

func TestClickASourceThenATarget(t *testing.T) {
	picked := ui.Event{Kind: ui.Picked, ID: "mail"}
	t.Run("puts it there", func(t *testing.T) {
		h := table(t)
		h.click("mail")
		assert.True(t, h.hand.State("mail").Active)
		h.click("day1")
		assert.Equal(t, []ui.Event{picked, {Kind: ui.Dropped, ID: "day1", From: "mail"}}, h.took())
	})
	t.Run("with taps", func(t *testing.T) {
		h := table(t)
		h.tap("mail")
		h.wait(doubleClick)
		h.tap("day1")
		assert.Equal(t, []ui.Event{picked, {Kind: ui.Dropped, ID: "day1", From: "mail"}}, h.took())
	})
	t.Run("the source again puts it back", func(t *testing.T) {
		h := table(t)
		h.click("mail")
		h.click("mail")
		assert.Equal(t, []ui.Event{picked, {Kind: ui.PutBack, ID: "mail"}}, h.took())
	})
	t.Run("another source takes that one instead", func(t *testing.T) {
		h := table(t)
		h.click("mail")
		h.click("deal")
		assert.Equal(t, []ui.Event{picked, {Kind: ui.PutBack, ID: "mail"}, {Kind: ui.Picked, ID: "deal"}}, h.took())
	})
	t.Run("nothing puts it back", func(t *testing.T) {
		h := table(t)
		h.click("mail")
		h.move(900, 700)
		h.down()
		h.up()
		assert.Equal(t, []ui.Event{picked, {Kind: ui.PutBack, ID: "mail"}}, h.took())
	})
	t.Run("a button in between keeps it in hand", func(t *testing.T) {
		h := table(t)
		h.click("mail")
		h.click("odds")
		_, carrying := h.hand.Carrying()
		assert.True(t, carrying)
	})
	t.Run("what refuses it says why and leaves it in hand", func(t *testing.T) {
		h := table(t)
		h.click("mail")
		h.click("taken")
		tip, _, _ := h.hand.Tooltip()
		assert.Equal(t, "already taken", tip.Title)
		h.click("day1")
		assert.Equal(t, []ui.Event{picked, {Kind: ui.Refused, ID: "taken", From: "mail"}, {Kind: ui.Dropped, ID: "day1", From: "mail"}}, h.took())
	})
	t.Run("Escape puts it back", func(t *testing.T) {
		h := table(t)
		h.click("mail")
		h.key(input.KeyEscape)
		assert.Equal(t, []ui.Event{picked, {Kind: ui.PutBack, ID: "mail"}}, h.took())
		assert.Zero(t, h.last.Free)
	})
}

func TestPickUpAndDropWithTheKeyboard(t *testing.T) {
	picked := ui.Event{Kind: ui.Picked, ID: "mail"}
	for _, enter := range []input.Code{input.KeyEnter, input.PadA} {
		h := table(t)
		h.hand.Focus("mail", true)
		h.key(enter)
		assert.Equal(t, ui.ID("day1"), h.focused(), "the focus goes to the first free target")
		k, _ := h.hand.Carrying()
		assert.Equal(t, ByKeys, k.By)
		assert.Equal(t, ui.ID("day1"), k.Over)
		day, _ := h.hand.Box("day1")
		assert.Equal(t, day, k.Ghost, "the tile hovers over it")
		right := input.KeyRight
		if enter == input.PadA {
			right = input.PadRight
		}
		h.key(right)
		assert.Equal(t, ui.ID("day2"), h.focused())
		h.key(enter)
		assert.Equal(t, []ui.Event{picked, {Kind: ui.Dropped, ID: "day2", From: "mail"}}, h.took())
		assert.Equal(t, ui.ID("mail"), h.focused(), "back to the tray for the next one")
	}
}

func TestKeyboardWhileCarryingMovesOverTargetsOnly(t *testing.T) {
	h := table(t)
	h.hand.Focus("mail", true)
	h.key(input.KeyEnter)
	seen := map[ui.ID]bool{}
	for range 8 {
		h.key(input.KeyTab)
		seen[h.focused()] = true
	}
	assert.Equal(t, map[ui.ID]bool{"mail": true, "taken": true, "day1": true, "day2": true}, seen)
	h.key(input.KeyEscape)
	assert.Equal(t, ui.ID("mail"), h.focused())
	assert.Equal(t, ui.Event{Kind: ui.PutBack, ID: "mail"}, h.took()[1])
}

func TestMovingTilesAboutKeepsTheFocusOnTheBoard(t *testing.T) {
	cell := func(id ui.ID, col int) ui.Control {
		return ui.Control{ID: id, Box: box(col, 0), Widget: ui.Custom{}, Grab: "tile", Takes: "tile"}
	}
	h := newPlayer(t, cell("a", 0), cell("b", 1), cell("c", 2))
	h.hand.Focus("a", true)
	h.key(input.KeyEnter)
	h.key(input.KeyRight)
	h.key(input.KeyEnter)
	assert.Equal(t, []ui.Event{{Kind: ui.Picked, ID: "a"}, {Kind: ui.Dropped, ID: "c", From: "a"}}, h.took())
	assert.Equal(t, ui.ID("c"), h.focused())
}

func TestWhatIsOffCannotBePickedUp(t *testing.T) {
	h := table(t)
	c := h.control("mail")
	c.Off, c.Reason = true, "none left"
	h.over("mail")
	h.down()
	h.over("day1")
	h.up()
	assert.Empty(t, h.took())
}

func TestLetEndsEverything(t *testing.T) {
	h := table(t)
	h.over("mail")
	h.down()
	h.over("day1")
	h.hand.Release()
	h.up()
	h.events = h.events[1:]
	assert.Empty(t, h.took())
}

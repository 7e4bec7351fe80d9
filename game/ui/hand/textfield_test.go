package hand

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// form is two fields beside each other, a loan button with the key L and a
// start button with the key Enter.
func form(t *testing.T) (h *player, mom, dad *edit.Field) {
	mom, dad = edit.NewField("Mom", 16), edit.NewField("Dad", 16)
	field := func(id ui.ID, f *edit.Field, y float64) ui.Control {
		return ui.Control{ID: id, Box: render.Rect{X: 100, Y: y, W: 216, H: 34}, Widget: ui.TextField{Field: f}}
	}
	loan := button("loan", 5, 0)
	loan.Keys = input.SetOf(input.Loan, input.GoOn, input.Odds, input.Undo)
	start := button("start", 5, 8)
	start.Keys = input.SetOf(input.Accept)
	h = newPlayer(t, field("mom", mom, 100), field("dad", dad, 150), loan, start)
	return h, mom, dad
}

// textX is where the text of the field begins, and letter the width of a letter
// without a theme.
const textX, letter = 114, edit.EvenWidth

func TestTypingIntoAField(t *testing.T) {
	h, mom, dad := form(t)
	h.click("dad")
	assert.Equal(t, "dad", h.last.Text.ID)
	h.write("dy")
	assert.Equal(t, "Daddy", dad.Text())
	assert.Equal(t, "Mom", mom.Text())
	assert.Equal(t, []ui.Event{{Kind: ui.Edited, ID: "dad"}}, h.took())
	assert.True(t, h.last.Dirty)
	assert.Equal(t, "Daddy", h.last.Text.Before, "the input method knows what stands there")
}

func TestAFieldShowsItsFocusAlsoAfterTheMouse(t *testing.T) {
	h, _, _ := form(t)
	h.click("dad")
	assert.True(t, h.hand.State("dad").Focused)
	h.click("loan")
	assert.False(t, h.hand.State("dad").Focused)
	assert.Empty(t, h.last.Text.ID, "nobody is typed to")
	h.click("dad")
	h.move(900, 700)
	h.down()
	h.up()
	assert.False(t, h.hand.State("dad").Focused, "a press beside ends typing")
}

func TestLettersTypedAreNoKeysOfControls(t *testing.T) {
	h, _, _ := form(t)
	h.click("dad")
	h.took()
	for _, c := range []input.Code{input.Letter('l'), input.Letter('o'), input.KeySpace, input.Typed('+'), input.DigitKey(1)} {
		h.key(c)
		assert.Empty(t, h.took(), c.Name())
		assert.Zero(t, h.last.Free)
	}
	h.key(input.KeyBackspace)
	assert.Equal(t, []ui.Event{{Kind: ui.Edited, ID: "dad"}}, h.took(), "Backspace takes away a letter, not a tile")
	h.key(input.KeyEnter)
	assert.Equal(t, activated("start"), h.took(), "Enter is nobody's letter")
	h.key(input.Letter('f'), input.Ctrl)
	assert.Equal(t, input.SetOf(input.Search), h.last.Free, "with Ctrl it is a key again")
}

func TestKeysThatAnInputMethodTookMeanNothingElse(t *testing.T) {
	h, _, _ := form(t)
	h.click("dad")
	h.took()
	h.state.Text = input.Text{Target: "dad", Preedit: "に", Handled: true}
	h.key(input.KeyEnter)
	assert.Equal(t, []ui.Event{{Kind: ui.Edited, ID: "dad"}}, h.took(), "what is composed, and no Enter")
	assert.Zero(t, h.last.Free)
}

func TestComposition(t *testing.T) {
	compose := func(h *player, s string) {
		h.state.Text = input.Text{Target: "dad", Preedit: s, Caret: len(s), Handled: true}
		h.tick()
	}
	shown := func(h *player) control.Field { return h.control("dad").Widget.(ui.TextField).Shown(true) }
	t.Run("is shown at the caret and underlined", func(t *testing.T) {
		h, _, dad := form(t)
		h.click("dad")
		h.key(input.KeyHome)
		compose(h, "にほ")
		f := shown(h)
		assert.Equal(t, "にほDad", f.Text)
		assert.Equal(t, [3]int{6, 0, 6}, [3]int{f.Caret, f.UnderlineFrom, f.UnderlineTo})
		assert.Equal(t, "Dad", dad.Text())
		assert.Equal(t, "にほDad", dad.Written())
		assert.Contains(t, h.took(), ui.Event{Kind: ui.Edited, ID: "dad"}, "a telephone composes all that is typed")
		assert.True(t, h.last.Dirty)
	})
	t.Run("is replaced by what is chosen", func(t *testing.T) {
		h, _, dad := form(t)
		h.click("dad")
		h.key(input.KeyEnd)
		compose(h, "にほ")
		h.write("日本")
		assert.Equal(t, "Dad日本", dad.Text())
		assert.Empty(t, dad.Preedit())
	})
	t.Run("stays as it is when the focus goes", func(t *testing.T) {
		h, _, dad := form(t)
		h.click("dad")
		h.key(input.KeyEnd)
		compose(h, "に")
		h.click("mom")
		assert.Equal(t, "Dadに", dad.Text())
		assert.Contains(t, h.took(), ui.Event{Kind: ui.Edited, ID: "dad"})
	})
	t.Run("stays as it is when the caret is put elsewhere", func(t *testing.T) {
		h, _, dad := form(t)
		h.click("dad")
		h.key(input.KeyEnd)
		compose(h, "に")
		h.move(textX+letter, 160)
		h.down()
		assert.Equal(t, "Dadに", dad.Text())
		assert.Equal(t, 1, dad.Caret())
		assert.True(t, h.last.Text.Restart, "the input method begins anew")
		h.up()
	})
	t.Run("may change what stands around it", func(t *testing.T) {
		h, _, dad := form(t)
		h.click("dad")
		h.state.Text = input.Text{Target: "dad", Commits: []input.Commit{{Text: "ddy", Replace: true, Before: "Da", After: "!"}}}
		h.tick()
		assert.Equal(t, "Daddy!", dad.Text())
		assert.Equal(t, 5, dad.Caret())
	})
	t.Run("that comes late for another field is dropped", func(t *testing.T) {
		h, mom, dad := form(t)
		h.click("mom")
		h.state.Text = input.Text{Target: "dad", Commits: []input.Commit{{Text: "x"}}}
		h.tick()
		assert.Equal(t, "MomDad", mom.Text()+dad.Text())
	})
	t.Run("ended by the on-screen keyboard takes the focus away", func(t *testing.T) {
		h, _, _ := form(t)
		h.click("dad")
		h.state.Text = input.Text{Target: "dad", Ended: true, Handled: true}
		h.tick()
		assert.Empty(t, h.last.Text.ID)
	})
}

func TestTheMousePutsTheCaretAndSelects(t *testing.T) {
	at := func(n int) float64 { return textX + letter*float64(n) }
	t.Run("a click", func(t *testing.T) {
		h, mom, _ := form(t)
		h.move(at(1)+1, 115)
		h.down()
		h.up()
		assert.Equal(t, "M|om", marked(mom))
	})
	t.Run("beyond the text", func(t *testing.T) {
		h, mom, _ := form(t)
		h.move(300, 115)
		h.down()
		assert.Equal(t, "Mom|", marked(mom))
	})
	t.Run("a finger that opens the field, and then one that taps into it", func(t *testing.T) {
		h, mom, _ := form(t)
		h.touch(at(1)+1, 115)
		assert.Equal(t, "Mom|", marked(mom))
		h.up()
		h.wait(doubleClick)
		h.touch(at(1)+1, 115)
		assert.Equal(t, "M|om", marked(mom))
	})
	t.Run("a drag, also out of the field", func(t *testing.T) {
		h, mom, _ := form(t)
		h.move(at(1), 115)
		h.down()
		h.move(700, 400)
		assert.Equal(t, "M[om]|", marked(mom))
		h.move(20, 115)
		assert.Equal(t, "|[M]om", marked(mom))
		h.up()
	})
	t.Run("Shift and a click", func(t *testing.T) {
		h, mom, _ := form(t)
		h.move(at(1), 115)
		h.down()
		h.up()
		h.wait(doubleClick)
		h.move(at(3), 115)
		h.state.Mods = input.Shift
		h.down()
		assert.Equal(t, "M[om]|", marked(mom))
	})
	t.Run("two clicks a word, three everything", func(t *testing.T) {
		h, mom, _ := form(t)
		mom.SetText("Old Mom")
		h.move(at(5), 115)
		h.down()
		h.up()
		h.down()
		assert.Equal(t, "Old [Mom]|", marked(mom))
		h.up()
		h.down()
		assert.Equal(t, "[Old Mom]|", marked(mom))
	})
}

func TestTabIntoAFieldSelectsItsText(t *testing.T) {
	h, mom, dad := form(t)
	h.click("mom")
	h.key(input.KeyTab)
	assert.Equal(t, "[Dad]|", marked(dad))
	h.write("Junior")
	assert.Equal(t, "Junior", dad.Text())
	assert.Equal(t, "Mom", mom.Text())
	h.key(input.KeyUp)
	assert.Equal(t, ui.ID("mom"), h.focused(), "up and down leave a field of one line")
}

func TestAPadLeavesAFieldSideways(t *testing.T) {
	mom := edit.NewField("Mom", 16)
	h := newPlayer(t, button("token", 0, 0), ui.Control{ID: "mom", Box: box(1, 0), Widget: ui.TextField{Field: mom}}, button("x", 2, 0))
	h.hand.Focus("mom", true)
	h.key(input.PadRight)
	assert.Equal(t, ui.ID("x"), h.focused())
	h.key(input.PadLeft)
	h.key(input.PadLeft)
	assert.Equal(t, ui.ID("token"), h.focused())
	h.hand.Focus("mom", true)
	h.key(input.KeyLeft)
	assert.Equal(t, ui.ID("mom"), h.focused(), "a keyboard moves the caret")
	assert.Equal(t, "Mo|m", marked(mom))
}

func TestCopyFromOneFieldToAnother(t *testing.T) {
	h, _, dad := form(t)
	h.click("mom")
	h.key(input.Letter('a'), input.Ctrl)
	h.key(input.Letter('c'), input.Ctrl)
	h.click("dad")
	h.key(input.KeyEnd)
	h.key(input.Letter('v'), input.Ctrl)
	assert.Equal(t, "DadMom", dad.Text())
}

func TestTheFieldFollowsItsSeatNotItsRow(t *testing.T) {
	h, _, dad := form(t)
	h.click("dad")
	h.remove("mom")
	h.control("dad").Box.Y = 100
	h.tick()
	h.write("!")
	assert.Equal(t, "Dad!", dad.Text())
}

func TestTheCaretBlinksAndThenRests(t *testing.T) {
	h, _, _ := form(t)
	h.click("dad")
	h.tick()
	draws := 0
	for range blinkFor + 2*blinkHalf {
		h.tick()
		if h.last.Dirty {
			draws++
		}
	}
	assert.InDelta(t, blinkFor/blinkHalf, draws, 2, "twice a period")
	for range 600 {
		h.tick()
		assert.False(t, h.last.Dirty)
	}
}

func TestAFieldThatIsOffIsNotTypedInto(t *testing.T) {
	h, _, dad := form(t)
	h.click("dad")
	h.control("dad").Off = true
	h.tick()
	assert.Empty(t, h.last.Text.ID)
	h.state.Text = input.Text{Target: "dad", Commits: []input.Commit{{Text: "x"}}}
	h.tick()
	h.key(input.KeyBackspace)
	assert.Equal(t, "Dad", dad.Text())
}

// marked writes a field with | at its caret and [ ] around what is selected.
func marked(f *edit.Field) string {
	from, to := f.Selection()
	s := f.Text()
	switch {
	case from == to:
		return s[:from] + "|" + s[from:]
	case f.Caret() == to:
		return s[:from] + "[" + s[from:to] + "]|" + s[to:]
	}
	return s[:from] + "|[" + s[from:to] + "]" + s[to:]
}

// A telephone shows its keyboard for what has the focus when the finger leaves, and the field is
// laid out only after that.
func TestAButtonThatOpensAFieldAsksForTheKeyboardWhileItIsHeld(t *testing.T) {
	h, mom, _ := form(t)
	h.control("loan").OpensField = true
	x, y := h.center("loan")
	h.touch(x, y)
	assert.Equal(t, "loan", h.last.Text.ID, "the keyboard is asked for before the finger leaves")
	h.write("lost")
	h.up()
	h.wait(2)
	assert.Equal(t, "loan", h.last.Text.ID, "the field has not come yet")
	h.hand.Focus("mom", true)
	h.wait(1)
	assert.Equal(t, "mom", h.last.Text.ID)
	assert.Equal(t, "Mom", mom.Text(), "what was typed for no field goes nowhere")
	h.hand.Focus("start", true)
	h.wait(1)
	assert.Empty(t, h.last.Text.ID)

	h.touch(x, y)
	h.slideTo(900, 700)
	h.up()
	h.wait(openerTicks + 1)
	assert.Empty(t, h.last.Text.ID, "no field has come")

	h.control("loan").Off = true
	h.touch(x, y)
	assert.Empty(t, h.last.Text.ID, "it cannot be pressed")
}

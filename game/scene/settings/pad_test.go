package settings_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/store"
	"bigpayday/input"
)

func TestButtonsShowTheSignsOfThePadInHand(t *testing.T) {
	s, _ := settingStudio(t, "key-kind", 0)
	for padMake, want := range map[input.PadMake][4]string{
		input.OtherPad:       {"A", "B", "L1", "Start"},
		input.XboxPad:        {"A", "B", "LB", "Menu"},
		input.PlayStationPad: {input.Cross, input.Circle, "L1", "Options"},
		input.NintendoPad:    {"B", "A", "L", "+"},
	} {
		s.In.PadMake = padMake
		s.Press(input.PadUp)
		assert.Equal(t, want, [4]string{s.KeyFor(input.GoOn), s.KeyFor(input.Cancel), s.KeyFor(input.Prev), s.KeyFor(input.Menu)}, padMake.Name())
	}
	s.In.PadMake = input.PlayStationPad
	s.Press(input.PadUp)
	assert.Equal(t, "Cross", s.KeyName("pad.a"), "a sentence says its name")
	s.Press(input.KeyUp)
	assert.Equal(t, "Space", s.KeyFor(input.GoOn), "a key was used last")
}

func TestAButtonIsChangedWithThePadAlone(t *testing.T) {
	s, set := settingStudio(t, "key-kind", 3)
	s.In.PadMake = input.PlayStationPad
	s.Press(input.PadUp)
	s.TabTo("key-loan")
	s.Press(input.PadA)
	s.Tick()
	require.Equal(t, input.Loan, set.Asking)
	s.Press(input.Letter('g'))
	assert.Equal(t, input.Loan, set.Asking, "a key is no button")
	s.Press(input.PadL1)
	assert.Contains(t, set.KeyResult, "L1 always does the same thing.")
	s.Press(input.PadX)
	s.Tick()
	assert.Equal(t, input.NoAction, set.Asking)
	assert.Equal(t, "Square was on “Deals in hand,” so we swapped the two.", set.KeyResult)
	assert.Equal(t, input.Square, s.KeyFor(input.Loan))
	assert.Equal(t, input.Triangle, s.KeyFor(input.Deals))
	assert.Equal(t, "L", s.CaptionFor(input.Loan, false), "the keys stay as they are")

	s.TabTo("key-odds")
	s.Press(input.PadA)
	s.Tick()
	s.Press(input.PadB)
	assert.Equal(t, input.NoAction, set.Asking, "the button that closes leaves it alone")
	kept, err := s.Store.Settings()
	require.NoError(t, err)
	assert.Equal(t, []string{"l", "pad.x"}, kept.Keys.Map()["loan"])
}

func TestAPadThatIsPulledOutWhileAButtonIsAskedForLosesNothing(t *testing.T) {
	s, set := settingStudio(t, "key-kind", 3)
	s.Press(input.PadUp)
	s.TabTo("key-odds")
	s.Press(input.PadA)
	s.Tick()
	s.In.Device = input.Keys // as it is from then on
	s.Ticks(30)
	assert.Equal(t, input.Odds, set.Asking)
	s.Press(input.PadBack)
	assert.Equal(t, input.NoAction, set.Asking)
	assert.Equal(t, input.SetOf(input.Odds), s.Keys.Actions(input.PadBack, 0))

	s.TabTo("key-odds")
	s.Press(input.PadA)
	s.Tick()
	s.In.Device = input.Keys
	s.Tick()
	s.Press(input.KeyEscape)
	assert.Equal(t, input.NoAction, set.Asking, "it can be left without a pad")
	assert.Equal(t, store.BindingsOf(s.Keys.Changed()), s.Settings.Keys)
}

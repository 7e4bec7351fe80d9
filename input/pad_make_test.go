package input

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPadsAreKnownByTheirMakersAndNames(t *testing.T) {
	for _, c := range []struct {
		sdl, name string
		want      PadMake
	}{
		{"030000005e0400008e02000014010000", "Xbox 360 Controller", XboxPad},
		{"030000005e040000120b000009050000", "", XboxPad},
		{"050000004c050000e60c000000810000", "Wireless Controller", PlayStationPad},
		{"030000004C050000C405000011810000", "Wireless Controller", PlayStationPad},
		{"050000007e0500000920000001000000", "", NintendoPad},
		{"", "DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)", PlayStationPad}, // as browsers say it
		{"", "Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 0b13)", XboxPad},
		{"", "Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)", NintendoPad},
		{"030000000d0f0000c100000072056800", "HORI Pad for Nintendo Switch", NintendoPad}, // made by somebody else
		{"78696e70757401000000000000000000", "XInput Controller", XboxPad},
		{"03000000790000000600000000000000", "Generic USB Joystick", OtherPad},
		{"", "", OtherPad},
		{"0300", "", OtherPad},
	} {
		assert.Equal(t, c.want, MakeOf(c.sdl, c.name), "%s %s", c.sdl, c.name)
	}
}

func TestAPadThatIsPulledOutLetsGoOfEverythingAndNothingElse(t *testing.T) {
	g := newRig()
	in := raw{padThere: true, padMake: NintendoPad}
	in.pad[PadA-padBase] = true
	s := g.next(in)
	assert.True(t, s.Pressed.Has(GoOn))
	assert.Equal(t, NintendoPad, s.PadMake)

	s = g.next(raw{padMake: NintendoPad})
	assert.Zero(t, s.Pressed|s.Held)
	assert.Empty(t, s.Presses)
	assert.False(t, s.Lost, "the window has not lost anything")
	assert.Equal(t, Keys, s.Device, "there is no button left to show")

	for range 10 {
		s = g.next(raw{padThere: true, padMake: NintendoPad})
		assert.Zero(t, s.Pressed, "putting it in presses nothing")
		assert.Equal(t, Keys, s.Device)
	}
	s = g.next(in)
	assert.True(t, s.Pressed.Has(GoOn), "it can be used again")
	assert.Equal(t, Pad, s.Device)
}

func TestTheButtonThatGoesOnIsTheOneThatAccepts(t *testing.T) {
	m := DefaultMap()
	assert.Equal(t, Deals, m.Rebind(GoOn, Trigger{Code: PadX}))
	assert.Equal(t, SetOf(GoOn, Accept), m.Actions(PadX, 0))
	assert.Equal(t, SetOf(Deals), m.Actions(PadA, 0))
	assert.Equal(t, "Space", m.Caption(GoOn, Keys, func(string) string { return "Space" }), "keys stay")

	again, err := MapOf(m.Changed())
	assert.NoError(t, err)
	assert.Equal(t, m.Bindings(), again.Bindings(), "at the next start")

	assert.Equal(t, GoOn, m.Rebind(Deals, Trigger{Code: PadX}), "and back")
	assert.Equal(t, SetOf(GoOn, Accept), m.Actions(PadA, 0))
	assert.Equal(t, SetOf(Deals), m.Actions(PadX, 0))

	assert.Equal(t, Loan, m.Rebind(Random, Trigger{Code: PadY}), "what had no button takes one away")
	assert.Equal(t, SetOf(Random), m.Actions(PadY, 0))
}

package input

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
)

// rig folds raw ticks for a window of 1280x800 at scale 2.
type rig struct{ f fold }

func newRig() *rig {
	m := DefaultMap()
	return &rig{fold{keys: &m, focused: true}}
}

func (g *rig) next(r raw) State {
	r.focused = !r.focused // tests write the exception
	return g.f.next(&r, 1280, 800, 2)
}

func TestPointerIsInLogicalPixels(t *testing.T) {
	g := newRig()
	s := g.next(raw{x: 200, y: 100})
	assert.Equal(t, 100.0, s.Pointer.X)
	assert.Equal(t, 50.0, s.Pointer.Y)
	assert.False(t, s.Pointer.Away)
}

func TestPointerOutsideTheWindowIsAway(t *testing.T) {
	g := newRig()
	for _, p := range [][2]float64{{-1, 10}, {10, -1}, {2560, 10}, {10, 1600}} {
		assert.True(t, g.next(raw{x: p[0], y: p[1]}).Pointer.Away, "%v", p)
	}
	assert.False(t, g.next(raw{x: 2559, y: 1599}).Pointer.Away)
}

func TestFirstFingerIsThePointer(t *testing.T) {
	g := newRig()
	one, two := finger{id: 7, x: 20, y: 40}, finger{id: 8, x: 900, y: 900}

	s := g.next(raw{touches: []finger{one}})
	assert.True(t, s.Pointer.JustPressed && s.Pointer.Down && s.Pointer.Touch)
	assert.Equal(t, 10.0, s.Pointer.X)
	assert.Equal(t, Touch, s.Device)

	one.x = 60
	s = g.next(raw{touches: []finger{one, two}})
	assert.True(t, s.Pointer.Down, "a second finger does not break the press")
	assert.False(t, s.Pointer.JustPressed)
	assert.Equal(t, 30.0, s.Pointer.X, "the first finger moves the pointer")

	s = g.next(raw{touches: []finger{two}})
	assert.True(t, s.Pointer.JustReleased)
	assert.False(t, s.Pointer.Down)
	assert.True(t, s.Pointer.Away, "a lifted finger hovers over nothing")
	assert.Equal(t, 30.0, s.Pointer.X, "the release is where the first finger was")

	s = g.next(raw{touches: []finger{two}})
	assert.False(t, s.Pointer.Down, "the finger that is left does not take over")

	g.next(raw{})
	s = g.next(raw{touches: []finger{two}})
	assert.True(t, s.Pointer.JustPressed, "after all are lifted a new one counts")
}

func TestMouseTakesOverWhenItMoves(t *testing.T) {
	g := newRig()
	g.next(raw{x: 50, y: 50})
	g.next(raw{x: 50, y: 50, touches: []finger{{id: 1, x: 600, y: 600}}})
	s := g.next(raw{x: 50, y: 50})
	assert.Equal(t, 300.0, s.Pointer.X, "a mouse at rest does not pull the pointer back")
	s = g.next(raw{x: 52, y: 50})
	assert.Equal(t, 26.0, s.Pointer.X)
	assert.False(t, s.Pointer.Touch)
	assert.Equal(t, Mouse, s.Device)
}

func TestLastDevice(t *testing.T) {
	g := newRig()
	assert.Equal(t, NoDevice, g.next(raw{}).Device)
	assert.Equal(t, Mouse, g.next(raw{x: 1}).Device)
	assert.Equal(t, Keys, g.next(raw{x: 1, keys: []heldKey{{KeyTab, 1}}}).Device)
	assert.Equal(t, Keys, g.next(raw{x: 1}).Device, "nothing used: it stays")
	r := raw{x: 1, padThere: true}
	r.pad[PadA-padBase] = true
	assert.Equal(t, Pad, g.next(r).Device)
	assert.Equal(t, Mouse, g.next(raw{x: 1, wheelY: -1}).Device)
}

func TestLosingTheWindowIsToldOnce(t *testing.T) {
	g := newRig()
	assert.False(t, g.next(raw{}).Lost)
	assert.True(t, g.next(raw{focused: true}).Lost)
	assert.False(t, g.next(raw{focused: true}).Lost)
	assert.False(t, g.next(raw{}).Lost)
}

func TestLosingTheWindowWhileNothingIsHeldIsNotTold(t *testing.T) {
	g := newRig()
	// Tests write the exception: focused stands for no keyboard.
	assert.False(t, g.next(raw{focusUnknown: true, focused: true}).Lost)
	assert.False(t, g.next(raw{focused: true}).Lost, "the click that gives the window the keyboard")
	assert.False(t, g.next(raw{down: true}).Lost)
	assert.True(t, g.next(raw{focused: true}).Lost, "let go because the window was lost")
	assert.False(t, g.next(raw{focusUnknown: true, focused: true}).Lost)
}

func TestKeysRepeat(t *testing.T) {
	tests := []struct {
		name    string
		code    Code
		repeats bool
	}{
		{"arrows repeat", KeyLeft, true},
		{"Backspace repeats", KeyBackspace, true},
		{"Tab repeats", KeyTab, true},
		{"Space does not", KeySpace, false},
		{"Enter does not", KeyEnter, false},
		{"letters do not", Letter('l'), false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := newRig()
			var at []int
			for tick := 1; tick <= 40; tick++ {
				s := g.next(raw{keys: []heldKey{{tt.code, tick}}})
				for _, p := range s.Presses {
					assert.Equal(t, tick > 1, p.Repeat)
					at = append(at, tick)
				}
				assert.Equal(t, tick == 1, s.Pressed != 0, "actions begin once")
				assert.NotZero(t, s.Held)
			}
			if tt.repeats {
				assert.Equal(t, []int{1, 25, 29, 33, 37}, at)
			} else {
				assert.Equal(t, []int{1}, at)
			}
		})
	}
}

func TestPadDirectionsRepeatLikeArrows(t *testing.T) {
	g := newRig()
	var at []int
	for tick := 1; tick <= 30; tick++ {
		var r raw
		r.pad[PadDown-padBase] = true
		s := g.next(r)
		for _, p := range s.Presses {
			assert.True(t, p.Actions.Has(Down))
			at = append(at, tick)
		}
	}
	assert.Equal(t, []int{1, 25, 29}, at)
}

func TestStick(t *testing.T) {
	tests := []struct {
		x, y float64
		want Code
	}{
		{0.3, -0.4, 0}, {-0.9, 0, PadLeft}, {0.9, 0.2, PadRight}, {0.2, -0.9, PadUp}, {0, 0.6, PadDown}, {0.9, 0.8, PadRight},
	}
	for _, tt := range tests {
		assert.Equal(t, tt.want, stick(tt.x, tt.y), "%v,%v", tt.x, tt.y)
	}
}

func TestModifiersTellActionsApart(t *testing.T) {
	g := newRig()
	f := []heldKey{{Letter('f'), 1}}
	assert.Equal(t, SetOf(Fill), g.next(raw{keys: f}).Pressed)
	assert.Equal(t, SetOf(Search), g.next(raw{keys: f, mods: Ctrl}).Pressed)
	assert.Zero(t, g.next(raw{keys: f, mods: Ctrl | Alt}).Pressed)
	tab := []heldKey{{KeyTab, 1}}
	assert.Equal(t, SetOf(Next), g.next(raw{keys: tab}).Pressed)
	assert.Equal(t, SetOf(Prev), g.next(raw{keys: tab, mods: Shift}).Pressed)
}

func TestTypedCharacters(t *testing.T) {
	g := newRig()
	s := g.next(raw{typed: []rune("+")})
	assert.Equal(t, SetOf(Add), s.Pressed, "plus is plus, whichever keys type it")
	s = g.next(raw{typed: []rune("a 1")})
	assert.Empty(t, s.Presses, "letters, digits and spaces are keys, not a second press")
}

func TestLettersFollowTheLayout(t *testing.T) {
	assert.Equal(t, Letter('a'), labelled(ebiten.KeyQ, "a"), "AZERTY")
	assert.Equal(t, Letter('l'), labelled(ebiten.KeyL, "д"), "letters of another script count by place")
	assert.Equal(t, DigitKey(1), labelled(ebiten.KeyDigit1, "&"))
	assert.Equal(t, KeySpace, labelled(ebiten.KeySpace, ""))
}

func TestIdle(t *testing.T) {
	g := newRig()
	g.next(raw{x: 4, y: 4})
	assert.True(t, g.next(raw{x: 4, y: 4}).Idle)
	assert.False(t, g.next(raw{x: 6, y: 4}).Idle)
	assert.False(t, g.next(raw{x: 6, y: 4, wheelY: 1}).Idle)
	assert.False(t, g.next(raw{x: 6, y: 4, keys: []heldKey{{KeySpace, 9}}}).Idle)
	assert.False(t, g.next(raw{x: 6, y: 4, pressed: true, down: true}).Idle)
	assert.False(t, g.next(raw{x: 6, y: 4, down: true}).Idle)
}

func TestFoldingAtRestAllocatesNothing(t *testing.T) {
	g := newRig()
	r := raw{focused: true, x: 10, y: 10}
	allocs := testing.AllocsPerRun(100, func() { g.f.next(&r, 1280, 800, 1) })
	assert.Zero(t, allocs)
}

func TestTwoFingersArePinching(t *testing.T) {
	g := newRig()
	one, two := finger{1, 20, 40}, finger{2, 80, 120}
	assert.Equal(t, Pinch{}, g.next(raw{touches: []finger{one}}).Pinch)
	s := g.next(raw{touches: []finger{one, two}})
	assert.Equal(t, Pinch{On: true, X: 25, Y: 40, Span: 50}, s.Pinch)
	assert.False(t, s.Idle)
	assert.Equal(t, 10.0, s.Pointer.X, "the first finger stays the pointer")
	assert.Equal(t, Pinch{}, g.next(raw{touches: []finger{one, two, {3, 1, 1}}}).Pinch, "three hold nothing")
}

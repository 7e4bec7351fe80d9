package sketch

import (
	"image/color"
	"math"
)

// A ButtonKind is the role of a button.
type ButtonKind uint8

// The kinds of button.
const (
	Secondary ButtonKind = iota // white
	Primary                     // red: goes on with the game
	Contest                     // blue: rolls both dice
	Message                     // plum: answers an instant message
	Opened                      // ink: a dialog hangs from it
)

// A ButtonState is what the pointer does to a button.
type ButtonState uint8

// The states of a button. The button under the pointer is drawn 1 pixel higher
// by whoever places it.
const (
	AtRest ButtonState = iota
	Hovered
	Pressed
)

// ButtonLip is how far a button's lower edge shows, in logical pixels; words
// and key caps are centred in the height above it.
const ButtonLip = 3.0

// ButtonRadius is the radius of a button's corners.
const ButtonRadius = 9.0

// Button draws a button with its shadow. A pressed one has its face 3 pixels
// lower and hides its edge.
func Button(w, h float64, kind ButtonKind, state ButtonState) Drawing {
	face, edge := Field, ButtonEdge
	switch kind {
	case Primary:
		face, edge = Red, RedEdge
	case Contest:
		face, edge = Blue, BlueEdge
	case Message:
		face, edge = Plum, PlumEdge
	case Opened:
		face, edge = Ink, Ink
	}
	d := sketchOf(w, h, Even(10), func(p pen) {
		switch state {
		case Pressed:
			p.rect(0, 3, w, h-3, fill(mix(face, edge, .5)).round(ButtonRadius))
			return
		case Hovered:
			face = lighter(face, .06)
		}
		p.shadow(1, 0, w-2, h, ButtonRadius, Shadow{DY: 2, Sigma: 3, Alpha: .3})
		p.rect(0, 3, w, h-3, fill(edge).round(ButtonRadius))
		p.rect(0, 0, w, h-3, fill(face).round(ButtonRadius))
		switch kind {
		case Secondary:
			p.rect(.5, .5, w-1, h-4, line(ButtonLine, 1).round(8.5))
		case Primary, Contest, Message:
			p.rect(1, 1, w-2, h-5, line(White, 1.2).alpha(.28).round(8))
		}
	})
	d.Slice = sliceOf(w, h, 12, 15)
	return d
}

// OffBox draws what stands in a button's place when it cannot be used: a dashed
// outline, on paper or on the wood of the desk. Dashes are not stretched, so it
// has to be drawn at its own size.
func OffBox(w, h float64, onWood bool) Drawing {
	ground, edge := OffFill, OffLine
	if onWood {
		ground, edge = rgb(0xDDBB8C), rgb(0x9A6C3C)
	}
	return sketchOf(w, h, Insets{}, func(p pen) {
		p.rect(0, 0, w, h, fill(ground).round(9))
		p.rect(.75, .75, w-1.5, h-1.5, line(edge, 1.5).dashed(5, 4).round(8.5))
	})
}

// DashedBox draws a dashed outline without a ground: a place for something that
// is not there yet, such as a free seat or a printed day. It has to be drawn at
// its own size.
func DashedBox(w, h, radius float64, c color.NRGBA) Drawing {
	return sketchOf(w, h, Even(1), func(p pen) {
		p.rect(.75, .75, w-1.5, h-1.5, line(c, 1.6).dashed(6, 5).round(radius))
	})
}

// IconButton draws the ground of a button of the tool row, 44 by 40.
func IconButton(w, h float64, state ButtonState) Drawing {
	d := sketchOf(w, h, Even(10), func(p pen) {
		face := Field
		if state == Hovered {
			face = White
		}
		if state == Pressed {
			p.rect(0, 2, w, h-2, fill(Paper3).round(8))
			return
		}
		p.shadow(1, 0, w-2, h-2, 8, Shadow{DY: 2, Sigma: 3, Alpha: .3})
		p.rect(0, 3, w, h-3, fill(ButtonEdge).round(8))
		p.rect(0, 0, w, h-2, fill(face).round(8))
	})
	d.Slice = sliceOf(w, h, 10, 13)
	return d
}

// FocusRing draws the ring around a control of w by h with the given radius: a
// line of ink and a narrower one of amber, 4.5 pixels outside. The body is the
// control itself.
func FocusRing(w, h, radius float64) Drawing {
	d := sketchOf(w, h, Even(8), func(p pen) { p.focusRing(w, h, radius) })
	d.Slice = sliceOf(w, h, radius+1, radius+1)
	return d
}

func (p pen) focusRing(w, h, radius float64) {
	p.rect(-4.5, -4.5, w+9, h+9, line(Ink, 5).round(radius+4))
	p.rect(-4.5, -4.5, w+9, h+9, line(Focus, 3).round(radius+4))
}

// ActiveRing draws the ring around the player card or seat whose turn it is. It
// lies behind the card, which covers its middle.
func ActiveRing(w, h, radius float64) Drawing {
	d := sketchOf(w, h, Even(4), func(p pen) { p.activeRing(w, h, radius) })
	d.Slice = sliceOf(w, h, radius+1, radius+1)
	return d
}

func (p pen) activeRing(w, h, radius float64) {
	p.rect(-3.5, -3.5, w+7, h+7, fill(Ink).round(radius+3))
	p.rect(-2.5, -2.5, w+5, h+5, fill(Focus).round(radius+2))
}

// LandingRing draws the amber ring on the cell of a day of w by h: where a token
// has landed, or, dashed and filled, where a dragged tile may be dropped.
func LandingRing(w, h float64, drop bool) Drawing {
	d := sketchOf(w, h, Even(2), func(p pen) {
		if drop {
			p.rect(1, 1, w-2, h-2, fill(rgb(0xFFE9A8)).alpha(.75).round(10))
			p.rect(2, 2, w-4, h-4, line(Ink, 5).round(10))
			p.rect(2, 2, w-4, h-4, line(Focus, 3).dashed(12, 6).flatEnds().round(10))
			return
		}
		p.rect(1.5, 1.5, w-3, h-4, line(Ink, 5).round(11))
		p.rect(1.5, 1.5, w-3, h-4, line(Focus, 3).round(11))
	})
	if !drop {
		d.Slice = sliceOf(w, h, 14, 14)
	}
	return d
}

// Plain draws a rounded box of one colour: wells, chips (with a radius of half
// the height), rows of lists, bars.
func Plain(w, h, radius float64, c color.NRGBA) Drawing {
	d := sketchOf(w, h, Insets{}, func(p pen) { p.rect(0, 0, w, h, fill(c).round(radius)) })
	d.Slice = sliceOf(w, h, radius+1, radius+1)
	return d
}

// Framed draws a rounded box with a line of the given width inside its edge:
// fields, cells, chips, seat rows.
func Framed(w, h, radius, width float64, ground, edge color.NRGBA) Drawing {
	d := sketchOf(w, h, Insets{}, func(p pen) {
		p.rect(0, 0, w, h, fill(ground).round(radius))
		p.frame(0, 0, w, h, radius, width, line(edge, width))
	})
	d.Slice = sliceOf(w, h, radius+width, radius+width)
	return d
}

// TextField draws the white box of a text field, with its ring while it has the
// focus.
func TextField(w, h float64, focused bool) Drawing {
	d := sketchOf(w, h, Even(5), func(p pen) {
		p.rect(0, 0, w, h, fill(White).round(8))
		if focused {
			p.rect(-2, -2, w+4, h+4, line(Ink, 4.5).round(10))
			p.rect(-2, -2, w+4, h+4, line(Focus, 2.6).round(10))
		} else {
			p.rect(.6, .6, w-1.2, h-1.2, line(FieldLine, 1.2).round(7.5))
		}
	})
	d.Slice = sliceOf(w, h, 11, 11)
	return d
}

// KeyHeight is the height of a key cap; its word is C Bold 11.5 (12 in the
// smallest windows), centred, on the baseline KeyBaseline.
const (
	KeyHeight   = 20.5
	KeyBaseline = 13.5
)

// Keycap draws the cap of a key w wide. On a dark button its edge is a shadow.
func Keycap(w float64, dark bool) Drawing {
	d := sketchOf(w, KeyHeight, Insets{}, func(p pen) {
		if dark {
			p.rect(0, 1.5, w, 19, fill(rgba(0x00000055)).round(4))
			p.rect(0, 0, w, 18.5, fill(White).alpha(.94).round(4))
			return
		}
		p.rect(0, 1.5, w, 19, fill(Paper3).round(4))
		p.rect(0, 0, w, 18.5, fill(White).round(4))
		p.frame(0, 0, w, 18.5, 4, 1, line(SeamLine, 1))
	})
	d.Slice = sliceOf(w, KeyHeight, 6, 7)
	return d
}

// Segments draws the ground of a segmented control, on paper or on the dark
// ground of the tool row.
func Segments(w, h float64, dark bool) Drawing {
	if dark {
		return Plain(w, h, 8, ToolWell)
	}
	return Plain(w, h, 8, Paper3)
}

// SegmentKnob draws the chosen part of a segmented control. It stands 3 pixels
// inside the ground.
func SegmentKnob(w, h float64, c color.NRGBA) Drawing {
	d := sketchOf(w, h, Even(8), func(p pen) {
		p.shadow(0, 0, w, h, 6, Shadow{DY: 1, Sigma: 2, Alpha: .3})
		p.rect(0, 0, w, h, fill(c).round(6))
	})
	d.Slice = sliceOf(w, h, 8, 8)
	return d
}

// Toggle draws a switch, 40 by 22.
func Toggle(on bool) Drawing {
	return sketchOf(40, 22, Even(2), func(p pen) {
		ground, x := rgb(0x9A8B79), 11.0
		if on {
			ground, x = Green, 29
		}
		p.rect(0, 0, 40, 22, fill(ground).round(11))
		p.shadow(x-9, 2, 18, 18, 9, Shadow{DY: 1, Sigma: 1.5, Alpha: .3})
		p.circle(x, 11, 9, fill(White))
		if on {
			p.path("M8 11l3 3l5-6", line(White, 2))
		}
	})
}

// Tick draws the round badge with a tick, 2*r wide.
func Tick(r float64, c color.NRGBA) Drawing {
	return sketchOf(2*r, 2*r, Even(2), func(p pen) { p.at(r, r).tick(r, c) })
}

func (p pen) tick(r float64, c color.NRGBA) {
	p.circle(0, 0, r, fill(c))
	p.pathf(line(White, r*.24), "M%g 0l%g %gl%g %g", -r*.45, r*.32, r*.34, r*.58, -r*.64)
}

// Stepper draws the box of an amount that is changed by two square keys; its
// number stands in the middle. A key is drawn off when the amount is at that
// end. Keys are Key square, 5 pixels inside.
func Stepper(w, h float64, offLeast, offMost bool) Drawing {
	return sketchOf(w, h, Even(1), func(p pen) {
		p.rect(0, 0, w, h, fill(White).round(10))
		p.rect(.8, .8, w-1.6, h-1.6, line(Ink, 1.6).round(9.5))
		key := StepperKey(h)
		p.stepKey(5, 5, key, offLeast, false)
		p.stepKey(w-5-key, 5, key, offMost, true)
	})
}

// StepperKey is the side of the keys of a stepper of height h.
func StepperKey(h float64) float64 { return h - 10 }

func (p pen) stepKey(x, y, size float64, off, plus bool) {
	ground, sign := Ink, White
	if off {
		ground, sign = rgb(0xE4D9C0), rgb(0x8C7F6C)
	}
	p.rect(x, y, size, size, fill(ground).round(7))
	cx, cy, r := x+size/2, y+size/2, size*8/36
	p.line(cx-r, cy, cx+r, cy, line(sign, 3.5))
	if plus {
		p.line(cx, cy-r, cx, cy+r, line(sign, 3.5))
	}
}

// Chevron draws an open arrow head, 12 by 12: "left", "right", "up" or "down".
func Chevron(way string, c color.NRGBA) Drawing {
	turn := map[string]float64{"right": 0, "down": 90, "left": 180, "up": 270}[way]
	return sketchOf(12, 12, Even(2), func(p pen) {
		p.at(6, 6).turned(turn).path("M-2.5 -5L3 0L-2.5 5", line(c, 2.6))
	})
}

// Cross draws the sign that takes a thing away, 12 by 12.
func Cross(c color.NRGBA) Drawing {
	return sketchOf(12, 12, Even(2), func(p pen) { p.path("M0 0l12 12M12 0l-12 12", line(c, 2.6)) })
}

// PlusBadge draws the round sign that adds a thing, 22 wide.
func PlusBadge() Drawing {
	return sketchOf(22, 22, Even(1), func(p pen) {
		p.circle(11, 11, 11, fill(Ink))
		p.path("M5 11h12M11 5v12", line(White, 2.6))
	})
}

// Tooltip draws the dark box of a tooltip with its shadow.
func Tooltip(w, h float64) Drawing {
	d := sketchOf(w, h, Insets{28, 20, 20, 26}, func(p pen) {
		p.shadow(-8, 0, w+2, h-2, 8, Shadow{DY: 5, Sigma: 6, Alpha: .45})
		p.rect(0, 0, w, h, fill(Ink).round(9))
	})
	d.Slice = sliceOf(w, h, 28, 28)
	return d
}

// TooltipArrow draws the tip of a tooltip or of a dialog that hangs from a
// button, pointing "left", "right", "up" or "down", in the colour of its box. Its
// base, 24 long, lies along the box.
func TooltipArrow(way string, c color.NRGBA) Drawing {
	w, h := 14.0, 24.0
	data := map[string]string{
		"left": "M0 12L14 0V24Z", "right": "M14 12L0 0V24Z", "up": "M12 0L24 14H0Z", "down": "M12 14L24 0H0Z",
	}[way]
	if way == "up" || way == "down" {
		w, h = h, w
	}
	return sketchOf(w, h, Insets{}, func(p pen) { p.path(data, fill(c)) })
}

// Badge draws the round black badge of a count, 2*r wide. Its number is C Bold
// 13 in white, on a baseline 4.5 below the middle.
func Badge(r float64) Drawing {
	return sketchOf(2*r, 2*r, Even(2), func(p pen) { p.at(r, r).badge(r) })
}

func (p pen) badge(r float64) {
	p.circle(0, 0, r, fill(Ink).line(PlateCream, r*1.8/11))
}

// LockBadge draws the round badge on a day that cannot be changed, 24 wide.
func LockBadge() Drawing {
	return sketchOf(24, 24, Even(1), func(p pen) {
		p.circle(12, 12, 12, fill(Ink))
		p.path("M8.5 11V8.5a3.5 3.5 0 0 1 7 0V11", line(White, 2))
		p.rect(6.5, 10.5, 11, 8, fill(White).round(1.5))
	})
}

// SliderBar draws the bar of a slider, filled up to the part v, 0 to 1.
func SliderBar(w, v float64, c color.NRGBA) Drawing {
	v = math.Max(0, math.Min(1, v))
	return sketchOf(w, 8, Insets{}, func(p pen) {
		p.rect(0, 0, w, 8, fill(Paper3).round(4))
		p.rect(0, 0, w*v, 8, fill(c).round(4))
	})
}

// SliderKnob draws the knob of a slider, 22 wide.
func SliderKnob(c color.NRGBA) Drawing {
	return sketchOf(22, 22, Even(8), func(p pen) {
		p.shadow(0, 0, 22, 22, 11, Shadow{DY: 2, Sigma: 2, Alpha: .35})
		p.circle(11, 11, 11, fill(Field).line(Ink, 2))
		p.circle(11, 11, 3.5, fill(c))
	})
}

// OddsBar draws the bar of a day's chance, filled up to the part v, 0 to 1. On
// a full-colour tile it is cream on a dark ground, on paper green on tan.
func OddsBar(w, h, v float64, onTile bool) Drawing {
	ground, bar := rgb(0xD3C6A4), Green
	if onTile {
		ground, bar = rgba(0x0000005C), PlateCream
	}
	v = math.Max(0, math.Min(1, v))
	return sketchOf(w, h, Insets{}, func(p pen) {
		p.rect(0, 0, w, h, fill(ground).round(h/2))
		if v > 0 {
			p.rect(0, 0, math.Max(h, w*v), h, fill(bar).round(h/2))
		}
	})
}

// HazardBand draws the slanting stripes at the top of a warning, w by h.
func HazardBand(w, h float64, c color.NRGBA) Drawing {
	return sketchOf(w, h, Insets{}, func(p pen) {
		for x := 0.0; x+21*h/11 <= w+.01; x += 23 * h / 11 {
			p.pathf(fill(c), "M%g %gL%g 0H%gL%g %gZ", x, h, x+10*h/11, x+21*h/11, x+11*h/11, h)
		}
	})
}

// DiceTray draws the wooden tray with green felt on which dice are rolled. The
// felt is at FeltBox.
func DiceTray(w, h float64) Drawing {
	f := FeltBox(w, h)
	d := sketchOf(w, h, Even(16), func(p pen) {
		p.shadow(2, -1, w-4, h-2, 10, Shadow{DY: 3, Sigma: 4, Alpha: .4})
		p.rect(0, 0, w, h, fill(WoodEdge).round(11))
		p.rect(0, 0, w, h-4, fill(WoodBottom).round(11))
		p.rect(f.X, f.Y, f.W, f.H, downwards(f.Y, f.Y+f.H, FeltTop, FeltBottom).round(6))
		p.rect(f.X, f.Y, f.W, 8, fill(rgb(0)).alpha(.18).round(4))
	})
	d.Slice = sliceOf(w, h, 16, 22)
	return d
}

// FeltBox is the felt of a dice tray of w by h.
func FeltBox(w, h float64) Box { return Box{8, 8, w - 16, h - 18} }

// TileTrayBox draws the wooden tray of day tiles. Its head, 36 high, takes a
// heading and a count; tiles lie in the well at TileWell.
func TileTrayBox(w, h float64) Drawing {
	b := TileWell(w, h)
	d := sketchOf(w, h, Even(26), func(p pen) {
		p.shadow(2, 0, w-4, h-6, 12, Shadow{DY: 6, Sigma: 6, Alpha: .45})
		p.rect(0, 0, w, h, fill(WoodEdge).round(12))
		p.rect(0, 0, w, h-5, fill(WoodBottom).round(12))
		p.rect(1, 1, w-2, h-8, line(rgb(0xD9A873), 1.2).round(11))
		p.rect(b.X, b.Y, b.W, b.H, fill(rgb(0x7A4F2A)).round(7))
		p.rect(b.X, b.Y, b.W, 8, fill(WoodDeep).alpha(.6).round(4))
	})
	d.Slice = Insets{20, 48, 20, 24}
	return d
}

// TileWell is the well of a tile tray of w by h.
func TileWell(w, h float64) Box { return Box{10, 36, w - 20, h - 50} }

func lighter(c color.NRGBA, by float64) color.NRGBA { return mix(c, White, by) }

func mix(a, b color.NRGBA, t float64) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(math.Round(float64(x) + (float64(y)-float64(x))*t)) }
	return color.NRGBA{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// sliceOf returns insets of side left and right and of caps above and below, or
// none where they would meet: then the drawing is too small to be stretched.
func sliceOf(w, h, side, caps float64) Insets {
	if 2*side+1 > w || 2*caps+1 > h {
		return Insets{}
	}
	return Insets{side, caps, side, caps}
}

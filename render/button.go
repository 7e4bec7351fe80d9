package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// The least size of type in controls, in logical pixels, that a label may be
// shrunk to before it is cut.
const controlFloor = 11.5

// ButtonKind says how much a button asks to be pressed.
type ButtonKind uint8

// The kinds of buttons.
const (
	Secondary   ButtonKind = iota // paper
	Primary                       // red: the main way on
	PrimaryBlue                   // the main way on in a contest, which uses both dice
	PrimaryPlum                   // the main way on in an instant message
	PrimaryGreen
	Kraft // small, on a page of a book
)

// Button is what a button says.
type Button struct {
	Label string
	// Key is the name of the key that presses it, shown on a keycap; "" for none.
	Key string
	// Reason stands in place of the label where the button is off; "" leaves
	// the label.
	Reason string
	Kind   ButtonKind
	// Size is the size of the label's type; 0 counts as 15, or 17 on a primary
	// button.
	Size float64
	// Art is a piece of artwork before the label, or "".
	Art string
	// Centered keeps the label in the middle where there is a keycap, too, for a
	// button among others that have none.
	Centered bool
	// OnWood says that the button lies on the desk, which its off state shows.
	OnWood bool
	// Shrink is how much smaller the label is set than its size says, so that all
	// labels of a row of buttons are smaller alike, above 0 and up to 1; 0 counts
	// as 1.
	Shrink float64
}

func (b *Button) size() float64 {
	switch {
	case b.Size > 0:
		return b.Size
	case b.Kind == Secondary:
		return 15
	}
	return 17
}

func (c *Palette) buttonPair(k ButtonKind) Pair {
	switch k {
	case Primary:
		return c.Families[Red]
	case PrimaryBlue:
		return c.Families[Blue]
	case PrimaryPlum:
		return c.Families[Plum]
	case PrimaryGreen:
		return c.Families[Green]
	}
	return Pair{c.Field, c.ButtonEdge}
}

// buttonEdge is how far a button's lower edge shows.
const buttonEdge = 3

// Button draws a button. Active marks a button whose menu is open.
func (t *Theme) Button(dst *ebiten.Image, r Rect, b Button, state State) {
	p, c := t.pen(dst), &t.Palette
	if b.Kind == Kraft {
		t.kraftButton(p, r, b, state)
		return
	}
	if state.Off {
		t.offButton(p, r, b)
		if state.Focused {
			t.FocusRing(dst, r, 9)
		}
		return
	}
	pair := c.buttonPair(b.Kind)
	ink := c.Ink
	if b.Kind != Secondary {
		ink = white
	}
	if state.Active {
		pair, ink = Pair{c.Dark, c.Dark}, c.Cream
	}
	face := Rect{r.X, r.Y, r.W, r.H - buttonEdge}
	switch {
	case state.Pressed:
		face.Y += buttonEdge
		pair.Face = mixed(pair.Face, pair.Edge, .5)
		p.fill(face, 9, pair.Face)
	default:
		p.shadow(Rect{r.X + 1, r.Y, r.W - 2, r.H}, 9, 3, 2, .32)
		p.fill(Rect{r.X, r.Y + buttonEdge, r.W, r.H - buttonEdge}, 9, pair.Edge)
		if state.Hover {
			face.Y--
			pair.Face = lighter(pair.Face, .06)
		}
		p.fill(face, 9, pair.Face)
	}
	switch {
	case state.Active:
	case b.Kind != Secondary:
		p.frame(face.Inset(1), 8, 1.2, faded(white, .28))
	default:
		line := c.ButtonLine
		if state.Hover || t.HighContrast {
			line = c.FieldLine
		}
		p.frame(face, 9, 1, line)
	}
	if state.Active {
		sign, pad := 24.0, 14.0
		if face.W < narrowButton {
			sign, pad = 18, narrowPad
		}
		p.chevron(face.Right()-sign, face.CenterY(), 6, up, 2.8, c.Focus)
		t.openLabel(p, Rect{face.X + pad, face.Y, face.W - pad - sign - 11, face.H}, b, ink)
	} else {
		t.buttonLabel(p, face, b, b.Label, ink, b.Kind != Secondary)
	}
	if state.Focused {
		t.FocusRing(dst, r, 9)
	}
}

func (t *Theme) offButton(p pen, r Rect, b Button) {
	c := &t.Palette
	ground, line, ink := c.Off, c.OffLine, c.OffInk
	if b.OnWood {
		ground, line, ink = mixed(c.WoodTop, white, .34), c.WoodEdge, mixed(c.WoodDeep, c.Ink, .3)
	}
	face := Rect{r.X, r.Y, r.W, r.H - 2}
	p.fill(face, 9, ground)
	p.dashes(face, 9, 1.5, 5, 4, line)
	label := b.Reason
	if label == "" {
		label = b.Label
	}
	b.Key = ""
	t.buttonLabel(p, face, b, label, ink, false)
}

// buttonSet is how the label of a button is set.
type buttonSet struct {
	label string
	style Style
	// room is what the label may take, wanted the size it has with enough of it.
	room, wanted float64
	// pad is left free at both ends, before the sign and behind the label; key is
	// what the keycap takes at the right, 0 for none.
	pad, key, art float64
}

const (
	// keycapAir is left free before and behind the keycap of a button.
	keycapAir = 8 + 12
	// artAir is left free between the sign and the label.
	artAir = 8
	// A button narrower than narrowButton has less air at its ends than others.
	narrowButton = 110
	narrowPad    = 8
	widePad      = 14
)

// setButton sets a label on the face of a button.
func (t *Theme) setButton(face Rect, b Button, label string) buttonSet {
	st := Style{Face: Bold, Size: b.size()}
	p := t.pen(nil).grown(max(1, face.H*.62/st.Size))
	st = p.sized(st)
	if b.Shrink > 0 {
		st.Size = max(st.Size*b.Shrink, min(st.Size, controlFloor/t.TextScale))
	}
	set := buttonSet{pad: widePad, wanted: p.sized(Style{Size: b.size()}).Size}
	if face.W < narrowButton {
		set.pad = narrowPad
	}
	if b.Art != "" {
		// The sign grows with the type.
		set.art = max(22, min(1.4*st.Size*t.TextScale, .6*face.H)) + artAir
	}
	if b.Key != "" && !t.View.Compact || b.Key != "" && b.Kind != Secondary {
		w := t.KeycapWidth(b.Key)
		if t.MeasureText(label, st)+w+2*set.pad+8 <= face.W || face.W > 90 {
			set.key = w
		}
	}
	set.room = face.W - 2*set.pad - set.art
	if set.key > 0 {
		set.room = face.W - set.pad - set.key - keycapAir - set.art
	}
	set.label, set.style = t.Fit(label, st, set.room, controlFloor)
	return set
}

// said returns what stands on a button, which may be off.
func (b *Button) said(off bool) Button {
	c := *b
	if off {
		c.Key = ""
		if c.Reason != "" {
			c.Label = c.Reason
		}
	}
	return c
}

// ButtonShrink returns how much smaller the label of a button at r is set than
// its size says, so that it has room there: 1 where it need not be smaller.
func (t *Theme) ButtonShrink(r Rect, b Button, off bool) float64 {
	b = b.said(off)
	set := t.setButton(Rect{r.X, r.Y, r.W, r.H - buttonEdge}, b, b.Label)
	return min(1, set.style.Size/set.wanted)
}

// ButtonWidth returns the width that a button of a height takes with its label
// in full size, in logical pixels.
func (t *Theme) ButtonWidth(height float64, b Button, off bool) float64 {
	b = b.said(off)
	b.Shrink = 0
	set := t.setButton(Rect{W: 4 * t.View.W, H: height - buttonEdge}, b, b.Label)
	w := set.art + t.MeasureText(set.label, set.style)
	for _, pad := range [2]float64{narrowPad, widePad} {
		full := w + 2*pad
		if set.key > 0 {
			full += set.key + keycapAir - pad
		}
		if full < narrowButton || pad == widePad {
			return full
		}
	}
	return w
}

// buttonLabel sets a button's label: to the left where there is a keycap, unless
// it is wanted in the middle and has room there, and else in the middle.
func (t *Theme) buttonLabel(p pen, face Rect, b Button, label string, ink Color, dark bool) {
	set := t.setButton(face, b, label)
	x := face.X + set.pad
	if set.key > 0 {
		p.keycap(face.Right()-12-set.key, face.CenterY()-9.5, b.Key, dark)
	}
	half := (t.MeasureText(set.label, set.style) + set.art) / 2
	if set.key == 0 || b.Centered && half+set.key+keycapAir < face.W/2 {
		x = face.CenterX() - half
	}
	if b.Art != "" {
		size := set.art - artAir
		p.art(b.Art, x, face.CenterY()-size/2, size)
	}
	p.most = 0
	p.wanted = set.wanted * t.TextScale
	p.text(set.label, x+set.art, p.middle(face, set.style), set.style.In(ink))
}

// openLabel sets the label of a button whose menu is open: to the left, as
// where there is a keycap, for a sign stands at its right.
func (t *Theme) openLabel(p pen, r Rect, b Button, ink Color) {
	st := Style{Face: Bold, Size: b.size(), Color: ink}
	p = p.grown(max(1, r.H*.62/st.Size))
	p.fit(b.Label, r.X, p.middle(r, st), r.W, controlFloor, st)
}

// kraftButton draws a button on a page of a book, lower than what can be
// pressed.
func (t *Theme) kraftButton(p pen, r Rect, b Button, state State) {
	c := &t.Palette
	in := Rect{r.X, r.CenterY() - 12, r.W, 24}
	ink := c.Ink
	switch {
	case state.Off:
		p.dashes(in, 4, 1.2, 4, 3, c.OffLine)
		ink = c.Ink2
		if b.Reason != "" {
			b.Label = b.Reason
		}
	case state.Active:
		p.fill(in, 4, c.Dark)
		ink = c.Cream
	default:
		ground := c.Kraft.Face
		switch {
		case state.Pressed:
			ground = mixed(ground, c.Kraft.Edge, .25)
		case state.Hover:
			ground = lighter(ground, .35)
		}
		p.fill(in, 4, ground)
		p.frame(in, 4, 1.2, c.Kraft.Edge)
	}
	st := Style{Face: CondensedBold, Size: 13.5, Color: ink, Align: Center}
	if state.Off {
		st.Face, st.Size = CondensedMedium, 13
	}
	if state.Active && !state.Off {
		p.chevron(in.Right()-14, in.CenterY(), 4.5, up, 2.4, c.Focus)
		in.W -= 20
	}
	p.grown(1.15).fit(b.Label, in.CenterX(), p.grown(1.15).middle(in, st), in.W-8, 11, st)
	if state.Focused {
		t.tightRing(p.dst, Rect{r.X, r.CenterY() - 12, r.W, 24}, 4)
	}
}

// MenuButton draws a button that opens a list: its label stands left of a small
// arrow.
func (t *Theme) MenuButton(dst *ebiten.Image, r Rect, b Button, state State) {
	if state.Active { // its list is open: a button shows that itself
		t.Button(dst, r, b, state)
		return
	}
	label := b.Label
	b.Label = ""
	t.Button(dst, r, b, state)
	p, ink := t.pen(dst), t.Palette.Ink
	face := Rect{r.X, r.Y, r.W, r.H - buttonEdge}
	if state.Pressed {
		face.Y += buttonEdge
	}
	// The arrow stands in the air at the right of the label.
	before := face
	before.W -= menuArrow
	set := t.setButton(before, b, label)
	p.wanted = set.wanted * t.TextScale
	p.text(set.label, before.CenterX(), p.middle(face, set.style), set.style.In(ink).Aligned(Center))
	p.chevron(face.Right()-10, face.CenterY(), 4, down, 2, ink)
}

// menuArrow is what the arrow of a menu button takes, in logical pixels.
const menuArrow = 10

// MenuButtonWidth returns the width that a button of a height takes that opens a
// list, with its label in full size, in logical pixels.
func (t *Theme) MenuButtonWidth(height float64, b Button) float64 {
	return t.ButtonWidth(height, b, false) + menuArrow
}

// IconButton draws a square paper button with a sign on it. Signs have names of
// artwork, such as "sign-menu".
func (t *Theme) IconButton(dst *ebiten.Image, r Rect, sign string, state State) {
	p, c := t.pen(dst), &t.Palette
	size := math.Round(min(24, r.H*.62))
	face := Rect{r.X, r.Y, r.W, r.H - 2}
	alpha := 1.0
	switch {
	case state.Off:
		p.fill(face, 8, c.Off)
		p.dashes(face, 8, 1.5, 5, 4, c.OffLine)
		alpha = .5
	case state.Pressed:
		face.Y += 2
		p.fill(face, 8, c.Paper3)
	default:
		p.shadow(Rect{r.X + 1, r.Y, r.W - 2, face.H}, 8, 3, 2, .3)
		p.fill(Rect{r.X, r.Y + 3, r.W, r.H - 3}, 8, c.ButtonEdge)
		if state.Hover {
			face.Y--
			p.fill(face, 8, white)
		} else {
			p.fill(face, 8, c.Field)
		}
		if state.Active {
			p.fill(face, 8, c.Hot)
			p.frame(face, 8, 2, c.Ink)
		}
	}
	p.fadedArt(sign, face.CenterX()-size/2, face.CenterY()-size/2, size, alpha)
	if state.Focused {
		t.FocusRing(dst, r, 8)
	}
}

// PlaceArrow draws a button that goes to the place found before, or the next.
func (t *Theme) PlaceArrow(dst *ebiten.Image, r Rect, back bool, state State) {
	d := down
	if back {
		d = up
	}
	t.Button(dst, r, Button{Label: ""}, state)
	ink := t.Palette.Ink
	if state.Off {
		ink = t.Palette.OffInk
	}
	t.pen(dst).chevron(r.CenterX(), r.CenterY()-1.5, 8, d, 3.2, ink)
}

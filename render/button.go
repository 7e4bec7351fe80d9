package render

import (
	"cmp"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// ButtonKind is the look of a button: how much it asks to be pressed.
type ButtonKind uint8

// The kinds of buttons.
const (
	Secondary   ButtonKind = iota // paper
	Primary                       // red: the main way on
	PrimaryBlue                   // the main way on in a contest, which uses both dice
	PrimaryPlum                   // the main way on in an instant message
	Kraft                         // small, on a page of a book
)

// Button is the content of a button.
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

// size is the size of the label's type.
func (b *Button) size() float64 {
	if b.Kind == Secondary {
		return cmp.Or(b.Size, 15)
	}
	return cmp.Or(b.Size, 17)
}

// primaryFamilies are the colours of buttons that are not of paper.
var primaryFamilies = map[ButtonKind]Family{Primary: Red, PrimaryBlue: Blue, PrimaryPlum: Plum}

// buttonPair returns the face and the edge of a kind of button.
func (c *Palette) buttonPair(k ButtonKind) Pair {
	if f, ok := primaryFamilies[k]; ok {
		return c.Families[f]
	}
	return Pair{c.Field, c.ButtonEdge}
}

// buttonEdge is how far a button's lower edge shows, in logical pixels.
const buttonEdge = 3

// Button draws a button. Active marks a button whose menu is open.
func (t *Theme) Button(dst *ebiten.Image, r Rect, b Button, state State) {
	p, c := t.pen(dst), &t.Palette
	if b.Kind == Kraft {
		t.kraftButton(p, r, b, state)
		return
	}
	defer t.focus(dst, r, 9, state)
	if state.Off {
		t.offButton(p, r, b)
		return
	}
	primary := b.Kind != Secondary
	pair, ink := c.buttonPair(b.Kind), c.Ink
	if primary {
		ink = white
	}
	if state.Active {
		pair, ink = Pair{c.Dark, c.Dark}, c.Cream
	}
	face := r.topPart(r.H - buttonEdge)
	if state.Pressed {
		face.Y += buttonEdge
		pair.Face = mixed(pair.Face, pair.Edge, .5)
	} else {
		p.shadow(r.narrowed(1), 9, 3, 2, .32)
		p.fill(Rect{r.X, r.Y + buttonEdge, r.W, r.H - buttonEdge}, 9, pair.Edge)
		if state.Hover {
			face.Y--
			pair.Face = lighter(pair.Face, .06)
		}
	}
	p.fill(face, 9, pair.Face)
	switch {
	case state.Active:
		t.openLabel(p, face, b, ink)
		return
	case primary:
		p.frame(face.Inset(1), 8, 1.2, faded(white, .28))
	case state.Hover || t.HighContrast:
		p.frame(face, 9, 1, c.FieldLine)
	default:
		p.frame(face, 9, 1, c.ButtonLine)
	}
	t.buttonLabel(p, face, b, ink, primary)
}

// offButton draws a button that cannot be pressed: flat, in a dashed line.
func (t *Theme) offButton(p pen, r Rect, b Button) {
	c := &t.Palette
	ground, line, ink := c.Off, c.OffLine, c.OffInk
	if b.OnWood {
		ground, line, ink = mixed(c.WoodTop, white, .34), c.WoodEdge, mixed(c.WoodDeep, c.Ink, .3)
	}
	face := r.topPart(r.H - 2)
	p.fill(face, 9, ground)
	p.dashes(face, 9, 1.5, 5, 4, line)
	t.buttonLabel(p, face, b.displayed(true), ink, false)
}

// buttonSet is how the label of a button is set.
type buttonSet struct {
	label string
	style Style
	// wanted is the size of the label with enough room.
	wanted float64
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

// setButton sets the label on the face of a button.
func (t *Theme) setButton(face Rect, b Button) buttonSet {
	st := Style{Face: Bold, Size: b.size()}
	p := t.pen(nil).capped(max(1, face.H*.62/st.Size))
	st = p.sized(st)
	set := buttonSet{pad: widePad, wanted: st.Size}
	if b.Shrink > 0 {
		st.Size = max(st.Size*b.Shrink, min(st.Size, controlFloor/t.TextScale))
	}
	if face.W < narrowButton {
		set.pad = narrowPad
	}
	if b.Art != "" {
		// The sign grows with the type.
		set.art = max(22, min(1.4*st.Size*t.TextScale, .6*face.H)) + artAir
	}
	room := face.W - 2*set.pad - set.art
	if b.Key != "" && (!t.View.Compact || b.Kind != Secondary) {
		w := t.keycapWidth(b.Key)
		if t.MeasureText(b.Label, st)+w+2*set.pad+8 <= face.W || face.W > 90 {
			set.key = w
			room = face.W - set.pad - w - keycapAir - set.art
		}
	}
	set.label, set.style = t.Fit(b.Label, st, room, controlFloor)
	return set
}

// displayed returns the button with what stands on it, which may be off.
func (b *Button) displayed(off bool) Button {
	c := *b
	if off {
		c.Key, c.Label = "", cmp.Or(c.Reason, c.Label)
	}
	return c
}

// ButtonShrink returns how much smaller the label of a button at r is set than
// its size says, so that it has room there: 1 where it need not be smaller.
func (t *Theme) ButtonShrink(r Rect, b Button, off bool) float64 {
	set := t.setButton(r.topPart(r.H-buttonEdge), b.displayed(off))
	return min(1, set.style.Size/set.wanted)
}

// ButtonWidth returns the width, in logical pixels, that a button of a height
// takes with its label in full size.
func (t *Theme) ButtonWidth(height float64, b Button, off bool) float64 {
	b = b.displayed(off)
	b.Shrink = 0
	set := t.setButton(Rect{W: 4 * t.View.W, H: height - buttonEdge}, b)
	width := func(pad float64) float64 {
		w := set.art + t.MeasureText(set.label, set.style) + 2*pad
		if set.key > 0 {
			w += set.key + keycapAir - pad
		}
		return w
	}
	if narrow := width(narrowPad); narrow < narrowButton {
		return narrow
	}
	return width(widePad)
}

// buttonLabel sets a button's label: to the left where there is a keycap, unless
// it is wanted in the middle and has room there, and else in the middle.
func (t *Theme) buttonLabel(p pen, face Rect, b Button, ink Color, dark bool) {
	set := t.setButton(face, b)
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
	p.maxGrowth = 0
	p.wantedSize = set.wanted * t.TextScale
	p.text(set.label, x+set.art, p.middle(face, set.style), set.style.In(ink))
}

// openLabel sets the label of a button whose menu is open: to the left, before a
// chevron at the right end if there is room for it.
func (t *Theme) openLabel(p pen, face Rect, b Button, ink Color) {
	sign, pad := 24.0, float64(widePad)
	if face.W < narrowButton {
		sign, pad = 18, narrowPad
	}
	const air = 11 // before the chevron
	st := Style{Face: Bold, Size: b.size(), Color: ink}
	p = p.capped(max(1, face.H*.62/st.Size))
	room := face.W - pad - sign - air
	if label, _ := p.Fit(b.Label, p.sized(st), room, controlFloor); label == b.Label {
		p.chevron(face.Right()-sign, face.CenterY(), 6, up, 2.8, t.Palette.Focus)
	} else {
		room = face.W - 2*pad
	}
	p.fit(b.Label, face.X+pad, p.middle(face, st), room, controlFloor, st)
}

// kraftButton draws a button on a page of a book. It is 24 high, lower than the
// rectangle that can be pressed.
func (t *Theme) kraftButton(p pen, r Rect, b Button, state State) {
	c := &t.Palette
	p = p.capped(1.15)
	in := Rect{r.X, r.CenterY() - 12, r.W, 24}
	defer t.focusTight(p.dst, in, 4, state)
	st := Style{Face: CondensedBold, Size: 13.5, Color: c.Ink, Align: Center}
	switch {
	case state.Off:
		p.dashes(in, 4, 1.2, 4, 3, c.OffLine)
		st.Face, st.Size, st.Color = CondensedMedium, 13, c.Ink2
	case state.Active:
		p.fill(in, 4, c.Dark)
		p.chevron(in.Right()-14, in.CenterY(), 4.5, up, 2.4, c.Focus)
		st.Color = c.Cream
		in.W -= 20
	default:
		ground := shades{rest: c.Kraft.Face, hover: lighter(c.Kraft.Face, .35), pressed: mixed(c.Kraft.Face, c.Kraft.Edge, .25)}
		p.fill(in, 4, ground.in(state))
		p.frame(in, 4, 1.2, c.Kraft.Edge)
	}
	p.centered(b.displayed(state.Off).Label, in, 8, 11, st)
}

// MenuButton draws a button that opens a list: its label stands left of a small
// chevron.
func (t *Theme) MenuButton(dst *ebiten.Image, r Rect, b Button, state State) {
	if state.Active { // its list is open: a button shows that itself
		t.Button(dst, r, b, state)
		return
	}
	blank := b
	blank.Label = ""
	t.Button(dst, r, blank, state)
	p, ink := t.pen(dst), t.Palette.Ink
	face := r.topPart(r.H - buttonEdge)
	if state.Pressed {
		face.Y += buttonEdge
	}
	// The chevron stands in the air at the right of the label.
	before := face
	before.W -= menuChevron
	set := t.setButton(before, b)
	p.wantedSize = set.wanted * t.TextScale
	p.text(set.label, before.CenterX(), p.middle(face, set.style), set.style.In(ink).Aligned(Center))
	p.chevron(face.Right()-10, face.CenterY(), 4, down, 2, ink)
}

// menuChevron is what the chevron of a menu button takes, in logical pixels.
const menuChevron = 10

// IconButton draws a square paper button with a sign on it. Signs have names of
// artwork, such as "sign-menu".
func (t *Theme) IconButton(dst *ebiten.Image, r Rect, sign string, state State) {
	p, c := t.pen(dst), &t.Palette
	size := math.Round(min(24, r.H*.62))
	face := r.topPart(r.H - 2)
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
		ground := c.Field
		if state.Hover {
			face.Y--
			ground = white
		}
		p.fill(face, 8, ground)
		if state.Active {
			p.fill(face, 8, c.Hot)
			p.frame(face, 8, 2, c.Ink)
		}
	}
	p.fadedArt(sign, face.CenterX()-size/2, face.CenterY()-size/2, size, alpha)
	t.focus(dst, r, 8, state)
}

// PlaceArrow draws a button that goes to the place found before, or to the next.
func (t *Theme) PlaceArrow(dst *ebiten.Image, r Rect, back bool, state State) {
	t.Button(dst, r, Button{}, state)
	ink := shades{rest: t.Palette.Ink, off: t.Palette.OffInk}
	t.pen(dst).chevron(r.CenterX(), r.CenterY()-1.5, 8, vertical(back), 3.2, ink.in(state))
}

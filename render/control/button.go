package control

import (
	"cmp"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
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
var primaryFamilies = map[ButtonKind]palette.Family{Primary: palette.Red, PrimaryBlue: palette.Blue, PrimaryPlum: palette.Plum}

// buttonPair returns the face and the edge of a kind of button.
func buttonPair(c *palette.Palette, k ButtonKind) palette.Pair {
	if f, ok := primaryFamilies[k]; ok {
		return c.Families[f]
	}
	return palette.Pair{Face: c.Field, Edge: c.ButtonEdge}
}

// buttonEdge is how far a button's lower edge shows, in logical pixels.
const buttonEdge = 3

// DrawButton draws a button. Active marks a button whose menu is open.
func DrawButton(t *render.Theme, dst *ebiten.Image, r render.Rect, b Button, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	if b.Kind == Kraft {
		kraftButton(t, p, r, b, state)
		return
	}
	defer marks.Focus(t, dst, r, 9, state)
	if state.Off {
		offButton(t, p, r, b)
		return
	}
	primary := b.Kind != Secondary
	pair, ink := buttonPair(c, b.Kind), c.Ink
	if primary {
		ink = palette.White
	}
	if state.Active {
		pair, ink = palette.Pair{Face: c.Dark, Edge: c.Dark}, c.Cream
	}
	face := r.TopPart(r.H - buttonEdge)
	if state.Pressed {
		face.Y += buttonEdge
		pair.Face = palette.Mixed(pair.Face, pair.Edge, .5)
	} else {
		p.Shadow(r.Narrowed(1), 9, 3, 2, .32)
		p.Fill(render.Rect{X: r.X, Y: r.Y + buttonEdge, W: r.W, H: r.H - buttonEdge}, 9, pair.Edge)
		if state.Hover {
			face.Y--
			pair.Face = palette.Lighter(pair.Face, .06)
		}
	}
	p.Fill(face, 9, pair.Face)
	switch {
	case state.Active:
		openLabel(t, p, face, b, ink)
		return
	case primary:
		p.Frame(face.Inset(1), 8, 1.2, palette.Faded(palette.White, .28))
	case state.Hover || t.HighContrast:
		p.Frame(face, 9, 1, c.FieldLine)
	default:
		p.Frame(face, 9, 1, c.ButtonLine)
	}
	buttonLabel(t, p, face, b, ink, primary)
}

// offButton draws a button that cannot be pressed: flat, in a dashed line.
func offButton(t *render.Theme, p render.Pen, r render.Rect, b Button) {
	c := &t.Palette
	ground, line, ink := c.Off, c.OffLine, c.OffInk
	if b.OnWood {
		ground, line, ink = palette.Mixed(c.WoodTop, palette.White, .34), c.WoodEdge, palette.Mixed(c.WoodDeep, c.Ink, .3)
	}
	face := r.TopPart(r.H - 2)
	p.Fill(face, 9, ground)
	p.Dashes(face, 9, 1.5, 5, 4, line)
	buttonLabel(t, p, face, b.displayed(true), ink, false)
}

// buttonSet is how the label of a button is set.
type buttonSet struct {
	label string
	style render.Style
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
func setButton(t *render.Theme, face render.Rect, b Button) buttonSet {
	st := render.Style{Face: render.Bold, Size: b.size()}
	p := t.Pen(nil).GrowingTo(max(1, face.H*.62/st.Size))
	st = p.Sized(st)
	set := buttonSet{pad: widePad, wanted: st.Size}
	if b.Shrink > 0 {
		st.Size = max(st.Size*b.Shrink, min(st.Size, render.ControlFloor/t.TextScale))
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
		w := KeycapWidth(t, b.Key)
		if t.MeasureText(b.Label, st)+w+2*set.pad+8 <= face.W || face.W > 90 {
			set.key = w
			room = face.W - set.pad - w - keycapAir - set.art
		}
	}
	set.label, set.style = t.Fit(b.Label, st, room, render.ControlFloor)
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
func ButtonShrink(t *render.Theme, r render.Rect, b Button, off bool) float64 {
	set := setButton(t, r.TopPart(r.H-buttonEdge), b.displayed(off))
	return min(1, set.style.Size/set.wanted)
}

// ButtonWidth returns the width, in logical pixels, that a button of a height
// takes with its label in full size.
func ButtonWidth(t *render.Theme, height float64, b Button, off bool) float64 {
	b = b.displayed(off)
	b.Shrink = 0
	set := setButton(t, render.Rect{W: 4 * t.View.W, H: height - buttonEdge}, b)
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
func buttonLabel(t *render.Theme, p render.Pen, face render.Rect, b Button, ink palette.Color, dark bool) {
	set := setButton(t, face, b)
	x := face.X + set.pad
	if set.key > 0 {
		Keycap(p, face.Right()-12-set.key, face.CenterY()-9.5, b.Key, dark)
	}
	half := (t.MeasureText(set.label, set.style) + set.art) / 2
	if set.key == 0 || b.Centered && half+set.key+keycapAir < face.W/2 {
		x = face.CenterX() - half
	}
	if b.Art != "" {
		size := set.art - artAir
		p.LayArt(b.Art, x, face.CenterY()-size/2, size)
	}
	p.MaxGrowth = 0
	p.WantedSize = set.wanted * t.TextScale
	p.Text(set.label, x+set.art, p.Middle(face, set.style), set.style.In(ink))
}

// openLabel sets the label of a button whose menu is open: to the left, before a
// chevron at the right end if there is room for it.
func openLabel(t *render.Theme, p render.Pen, face render.Rect, b Button, ink palette.Color) {
	sign, pad := 24.0, float64(widePad)
	if face.W < narrowButton {
		sign, pad = 18, narrowPad
	}
	const air = 11 // before the chevron
	st := render.Style{Face: render.Bold, Size: b.size(), Color: ink}
	p = p.GrowingTo(max(1, face.H*.62/st.Size))
	room := face.W - pad - sign - air
	if label, _ := p.Fit(b.Label, p.Sized(st), room, render.ControlFloor); label == b.Label {
		marks.Chevron(p, face.Right()-sign, face.CenterY(), 6, marks.Up, 2.8, t.Palette.Focus)
	} else {
		room = face.W - 2*pad
	}
	p.TextFit(b.Label, face.X+pad, p.Middle(face, st), room, render.ControlFloor, st)
}

// kraftButton draws a button on a page of a book. It is 24 high, lower than the
// rectangle that can be pressed.
func kraftButton(t *render.Theme, p render.Pen, r render.Rect, b Button, state render.State) {
	c := &t.Palette
	p = p.GrowingTo(1.15)
	in := render.Rect{X: r.X, Y: r.CenterY() - 12, W: r.W, H: 24}
	defer marks.FocusTight(t, p.Dst, in, 4, state)
	st := render.Style{Face: render.CondensedBold, Size: 13.5, Color: c.Ink, Align: render.Center}
	switch {
	case state.Off:
		p.Dashes(in, 4, 1.2, 4, 3, c.OffLine)
		st.Face, st.Size, st.Color = render.CondensedMedium, 13, c.Ink2
	case state.Active:
		p.Fill(in, 4, c.Dark)
		marks.Chevron(p, in.Right()-14, in.CenterY(), 4.5, marks.Up, 2.4, c.Focus)
		st.Color = c.Cream
		in.W -= 20
	default:
		ground := render.Shades{Rest: c.Kraft.Face, Hover: palette.Lighter(c.Kraft.Face, .35), Pressed: palette.Mixed(c.Kraft.Face, c.Kraft.Edge, .25)}
		p.Fill(in, 4, ground.In(state))
		p.Frame(in, 4, 1.2, c.Kraft.Edge)
	}
	p.Centered(b.displayed(state.Off).Label, in, 8, 11, st)
}

// MenuButton draws a button that opens a list: its label stands left of a small
// chevron.
func MenuButton(t *render.Theme, dst *ebiten.Image, r render.Rect, b Button, state render.State) {
	if state.Active { // its list is open: a button shows that itself
		DrawButton(t, dst, r, b, state)
		return
	}
	blank := b
	blank.Label = ""
	DrawButton(t, dst, r, blank, state)
	p, ink := t.Pen(dst), t.Palette.Ink
	face := r.TopPart(r.H - buttonEdge)
	if state.Pressed {
		face.Y += buttonEdge
	}
	// The chevron stands in the air at the right of the label.
	before := face
	before.W -= menuChevron
	set := setButton(t, before, b)
	p.WantedSize = set.wanted * t.TextScale
	p.Text(set.label, before.CenterX(), p.Middle(face, set.style), set.style.In(ink).Aligned(render.Center))
	marks.Chevron(p, face.Right()-10, face.CenterY(), 4, marks.Down, 2, ink)
}

// menuChevron is what the chevron of a menu button takes, in logical pixels.
const menuChevron = 10

// IconButton draws a square paper button with a sign on it. Signs have names of
// artwork, such as "sign-menu".
func IconButton(t *render.Theme, dst *ebiten.Image, r render.Rect, sign string, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	size := math.Round(min(24, r.H*.62))
	face := r.TopPart(r.H - 2)
	alpha := 1.0
	switch {
	case state.Off:
		p.Fill(face, 8, c.Off)
		p.Dashes(face, 8, 1.5, 5, 4, c.OffLine)
		alpha = .5
	case state.Pressed:
		face.Y += 2
		p.Fill(face, 8, c.Paper3)
	default:
		p.Shadow(render.Rect{X: r.X + 1, Y: r.Y, W: r.W - 2, H: face.H}, 8, 3, 2, .3)
		p.Fill(render.Rect{X: r.X, Y: r.Y + 3, W: r.W, H: r.H - 3}, 8, c.ButtonEdge)
		ground := c.Field
		if state.Hover {
			face.Y--
			ground = palette.White
		}
		p.Fill(face, 8, ground)
		if state.Active {
			p.Fill(face, 8, c.Hot)
			p.Frame(face, 8, 2, c.Ink)
		}
	}
	p.FadedArt(sign, face.CenterX()-size/2, face.CenterY()-size/2, size, alpha)
	marks.Focus(t, dst, r, 8, state)
}

// ArrowButton draws a button that goes to the place before, or to the next one.
func ArrowButton(t *render.Theme, dst *ebiten.Image, r render.Rect, to marks.Direction, state render.State) {
	DrawButton(t, dst, r, Button{}, state)
	ink := render.Shades{Rest: t.Palette.Ink, Off: t.Palette.OffInk}
	marks.Chevron(t.Pen(dst), r.CenterX(), r.CenterY()-1.5, 8, to, 3.2, ink.In(state))
}

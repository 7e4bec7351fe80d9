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

// keycapGrowth is how far the type of keycaps grows with the text scale.
const keycapGrowth = 1.15

var keycapStyle = Style{Face: CondensedBold, Size: 11.5}

// KeycapWidth returns the width of a keycap.
func (t *Theme) KeycapWidth(key string) float64 {
	return max(20, t.pen(nil).grown(keycapGrowth).measure(key, keycapStyle)+12)
}

// Keycap draws the name of a key as a key with its corner at x, y and returns
// its width. It is 20.5 high.
func (t *Theme) Keycap(dst *ebiten.Image, x, y float64, key string) float64 {
	return t.pen(dst).keycap(x, y, key, false)
}

// ListKeycapWidth returns the width of a keycap that is size times as large as
// usual.
func (t *Theme) ListKeycapWidth(key string, size float64) float64 {
	return max(20*size, t.pen(nil).grown(1).measure(key, keycapStyle.Sized(keycapStyle.Size*size))+12*size)
}

// ListKeycap draws a keycap in a list of keys, around y and size times as large as
// usual, with its right edge at x. It returns its width.
func (t *Theme) ListKeycap(dst *ebiten.Image, x, y float64, key string, size float64) float64 {
	p, c := t.pen(dst).grown(1), &t.Palette
	w, h := t.ListKeycapWidth(key, size), 18.5*size
	r := Rect{x - w, y - h/2 - .75, w, h}
	p.fill(Rect{r.X, r.Y + 1.5*size, w, h}, 4*size, c.Paper3)
	p.fill(r, 4*size, white)
	p.frame(r, 4*size, 1, c.Seam)
	st := keycapStyle.Sized(keycapStyle.Size * size).In(hex(0x2B2320)).Aligned(Center)
	p.fit(key, r.CenterX(), p.middle(r, st), w-4, 8, st)
	return w
}

func (p pen) keycap(x, y float64, key string, dark bool) float64 {
	p = p.grown(keycapGrowth)
	w := p.KeycapWidth(key)
	c := &p.Palette
	edge, line := c.Paper3, c.Seam
	if dark {
		edge, line = Color{A: 0x55}, Color{A: 0x22}
	}
	p.fill(Rect{x, y + 1.5, w, 19}, 4, edge)
	p.fill(Rect{x, y, w, 18.5}, 4, white)
	p.frame(Rect{x, y, w, 18.5}, 4, 1, line)
	st := keycapStyle.In(hex(0x2B2320)).Aligned(Center)
	p.fit(key, x+w/2, y+13.5, w-4, 8, st)
	return w
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

// Chip draws a small rounded label in the middle of r.
func (t *Theme) Chip(dst *ebiten.Image, r Rect, label string, ground, ink Color) {
	p := t.pen(dst).grown(max(1, r.H*.06))
	p.fill(r, r.H/2, ground)
	st := Style{Face: CondensedBold, Size: min(12.5, r.H*.62), Color: ink, Align: Center}
	p.fit(label, r.CenterX(), p.middle(r, st), r.W-8, controlFloor, st)
}

// Badge draws a small black disc with a count, in the middle of x, y.
func (t *Theme) Badge(dst *ebiten.Image, x, y, radius float64, count string) {
	p, c := t.pen(dst).grown(1.1), &t.Palette
	p.disc(x, y, radius, c.Dark)
	p.ring(x, y, radius+.9, 1.8, c.PlateCream)
	st := Style{Face: CondensedBold, Size: radius * 1.15, Color: white, Align: Center}
	p.fit(count, x, y+radius*.41*p.scale(), radius*1.7, 8, st)
}

// SegmentKind says where a row of segments stands.
type SegmentKind uint8

// The kinds of segments: what the chosen one is filled with, and the ground.
const (
	SegmentInk  SegmentKind = iota // on paper, chosen in ink
	SegmentBlue                    // on paper, chosen in blue
	SegmentRed                     // on paper, chosen in red
	SegmentWall                    // on the wall, chosen in red
)

// SegmentGround draws the hollow in which a row of segments lies.
func (t *Theme) SegmentGround(dst *ebiten.Image, r Rect, kind SegmentKind) {
	c := t.Palette.Paper3
	if kind == SegmentWall {
		c = t.Palette.WallWell2
	}
	t.pen(dst).fill(r, 8, c)
}

// segmentStyle is how the label of a segment is set; the chosen one is bold.
func segmentStyle(kind SegmentKind, chosen bool) Style {
	switch {
	case kind == SegmentWall && chosen:
		return Style{Face: CondensedBold, Size: 12.5}
	case kind == SegmentWall:
		return Style{Face: CondensedMedium, Size: 12.5}
	case chosen:
		return Style{Face: Bold, Size: 13.5}
	}
	return Style{Face: Medium, Size: 13.5}
}

const (
	// segmentPad is how much narrower the label of a segment is than the segment,
	// and largeSegmentPad the same in large type, which is condensed rather than that
	// it touches the ends of the chosen segment.
	segmentPad, largeSegmentPad = 5, 14
	// segmentFloor is the least size of type in segments, in logical pixels.
	segmentFloor = 11
)

// segmentPen returns the pen that sets the label of a segment of a height.
func (t *Theme) segmentPen(dst *ebiten.Image, height float64) pen {
	return t.pen(dst).grown(max(1, height*.044))
}

// segmentRoom returns how wide the label of a segment may be that such a pen sets.
func (p pen) segmentRoom(r Rect, kind SegmentKind) float64 {
	if kind != SegmentWall && p.scale() > 1 {
		return r.W - largeSegmentPad
	}
	return r.W - segmentPad
}

// SegmentFont is the type that the labels of a row of segments have in common.
// The zero value is the one of the design.
type SegmentFont struct {
	size      float64 // as it is set, 0 for that of the design
	condensed bool
}

// SegmentFontFor returns the type in which all of n labels, which are not empty,
// have room in segments of the size of r: the smallest of those that each of
// them would have alone.
func (t *Theme) SegmentFontFor(r Rect, kind SegmentKind, n int, label func(i int) string) SegmentFont {
	p := t.segmentPen(nil, r.H)
	own := segmentStyle(kind, true)
	st := p.commonStyle(own, p.segmentRoom(r, kind), segmentFloor, n, label)
	return SegmentFont{size: p.sized(st).Size, condensed: st.Face != own.Face}
}

// inRow returns the style of a segment in the type of its row.
func (p *pen) inRow(st Style, set SegmentFont) Style {
	st = p.sized(st).Aligned(Center).In(p.Palette.Ink)
	p.most, p.wanted = 0, st.Size*p.TextScale
	if set.size > 0 {
		st.Size = min(st.Size, set.size)
	}
	if set.condensed {
		st.Face = st.Face.condensed()
	}
	return st
}

// Segment draws one segment in the type of its row; Active is the chosen one. R
// is its share of the ground.
func (t *Theme) Segment(dst *ebiten.Image, r Rect, label string, kind SegmentKind, set SegmentFont, state State) {
	p, c := t.segmentPen(dst, r.H), &t.Palette
	in := r.Inset(3)
	room := p.segmentRoom(r, kind)
	st := p.inRow(segmentStyle(kind, state.Active), set)
	if kind == SegmentWall {
		st.Color = c.Cream
	}
	switch {
	case state.Active:
		ground := c.Dark
		switch kind {
		case SegmentBlue:
			ground = c.Families[Blue].Edge
		case SegmentRed, SegmentWall:
			ground = c.Families[Red].Face
		}
		p.shadow(in, 6, 2, 1, .3)
		p.fill(in, 6, ground)
		st.Color = white
	case state.Off:
		st.Color = faded(st.Color, .45)
	case state.Hover && kind == SegmentWall:
		p.fill(in, 6, lighter(c.WallWell2, .08))
	case state.Hover:
		p.fill(in, 6, mixed(c.Paper3, c.Field, .6))
	}
	label, st = t.Fit(label, st, room, segmentFloor)
	p.text(label, r.CenterX(), p.middle(r, st), st)
	if state.Focused {
		t.tightRing(dst, in, 6)
	}
}

// TabLine returns the part of a segment with a sign above its label that is a
// segment without one.
func TabLine(r Rect) Rect { return Rect{r.X, r.Y + r.H*.38, r.W, r.H * .62} }

// SegmentTab draws a segment with a sign above its label: paper in a frame where
// it is chosen, as the sign is ink.
func (t *Theme) SegmentTab(dst *ebiten.Image, r Rect, art, label string, set SegmentFont, state State) {
	p, c := t.segmentPen(dst, TabLine(r).H), &t.Palette
	in := r.Inset(3)
	switch {
	case state.Active:
		p.shadow(in, 6, 2, 1, .3)
		p.fill(in, 6, c.Field)
		p.frame(in, 6, 2.2, c.Ink)
	case state.Hover:
		p.fill(in, 6, mixed(c.Paper3, c.Field, .6))
	}
	size := math.Round(r.H * .4)
	p.art(art, r.CenterX()-size/2, r.Y+r.H*.12, size)
	st := p.inRow(segmentStyle(SegmentInk, true), set)
	label, st = t.Fit(label, st, r.W-segmentPad, segmentFloor)
	p.text(label, r.CenterX(), p.middle(Rect{r.X, r.Y + r.H*.5, r.W, r.H * .47}, st), st)
	if state.Focused {
		t.tightRing(dst, in, 6)
	}
}

// The size of a toggle.
const (
	ToggleW = 40.0
	ToggleH = 22.0
)

// Toggle draws a switch with its corner at x, y, size times as large as usual;
// Active is on.
func (t *Theme) Toggle(dst *ebiten.Image, x, y, size float64, state State) {
	p, c := t.pen(dst), &t.Palette
	r := Rect{x, y, ToggleW * size, ToggleH * size}
	ground := mixed(c.Ink3, c.Paper3, .35)
	knob := x + 11*size
	if state.Active {
		ground, knob = c.Families[Green].Face, x+29*size
	}
	if state.Hover && !state.Off {
		ground = lighter(ground, .1)
	}
	if state.Off {
		ground = faded(ground, .45)
	}
	p.fill(r, r.H/2, ground)
	disc := 9 * size
	p.shadow(Rect{knob - disc, r.CenterY() - disc, 2 * disc, 2 * disc}, disc, 2, 1, .3)
	p.disc(knob, r.CenterY(), disc, white)
	if state.Active {
		at := func(dx, dy float64) (float64, float64) { return x + dx*size, y + dy*size }
		x0, y0 := at(8, 11)
		x1, y1 := at(11, 14)
		x2, y2 := at(16, 8)
		p.line(x0, y0, x1, y1, 2*size, white)
		p.line(x1, y1, x2, y2, 2*size, white)
	}
	if state.Focused {
		t.tightRing(dst, r, r.H/2)
	}
}

// StepperParts returns where the two buttons of a stepper are.
func StepperParts(r Rect) (minus, plus Rect) {
	b := r.H - 10
	return Rect{r.X + 5, r.Y + 5, b, b}, Rect{r.Right() - 5 - b, r.Y + 5, b, b}
}

// Stepper draws a value between two buttons. The looks of the buttons tell
// which of them is off at the end of the range.
func (t *Theme) Stepper(dst *ebiten.Image, r Rect, value string, state, minus, plus State) {
	p, c := t.pen(dst).grown(max(1, r.H*.03)), &t.Palette
	p.fill(r, 10, white)
	line, width := c.Dark, 1.6
	if state.Off {
		line = c.OffLine
	}
	p.frame(r, 10, width, line)
	a, b := StepperParts(r)
	for i, q := range [2]Rect{a, b} {
		l := minus
		if i == 1 {
			l = plus
		}
		ground, ink := c.Dark, white
		switch {
		case l.Off || state.Off:
			ground, ink = c.Paper3, c.Ink3
		case l.Pressed:
			q.Y++
			ground = lighter(ground, .2)
		default:
			p.shadow(q, 7, 2, 2, .3)
			if l.Hover {
				ground = lighter(ground, .12)
			}
		}
		p.fill(q, 7, ground)
		h := q.H * .23
		p.line(q.CenterX()-h, q.CenterY(), q.CenterX()+h, q.CenterY(), 3.4, ink)
		if i == 1 {
			p.line(q.CenterX(), q.CenterY()-h, q.CenterX(), q.CenterY()+h, 3.4, ink)
		}
		if l.Focused {
			t.tightRing(dst, q, 7)
		}
	}
	st := Style{Face: Black, Size: min(22, r.H*.46), Color: c.Ink, Align: Center}
	if state.Off {
		st.Color = c.Ink2
	}
	room := b.X - a.Right()
	st = p.sized(st)
	p.wanted, p.most = st.Size*p.TextScale, 0
	value, st = p.Fit(value, st, room-min(20, .16*room), 12)
	p.text(value, r.CenterX(), p.middle(r, st), st)
	if state.Focused {
		t.FocusRing(dst, r, 10)
	}
}

// Field is what a text field shows.
type Field struct {
	Text string
	// Hint stands in an empty field.
	Hint string
	// Caret is the byte before which the caret stands, -1 for no caret. From
	// and To are the bytes that are selected, equal for none. Underline are
	// those of a composition.
	Caret, From, To            int
	UnderlineFrom, UnderlineTo int
	// Art is a sign at the field's left, or "".
	Art string
}

var fieldStyle = Style{Face: Medium, Size: 16}

// FieldStyle is how the text of fields is set.
func FieldStyle() Style { return fieldStyle }

// FieldText returns where the text of a field stands, without its sign.
func FieldText(r Rect, f *Field) Rect {
	left := 14.0
	if f.Art != "" {
		left = 36
	}
	return Rect{r.X + left, r.Y, r.W - left - 12, r.H}
}

// FieldScroll returns how far the text of a field has moved to the left so that
// its caret is in sight, in logical pixels.
func (t *Theme) FieldScroll(r Rect, f *Field) float64 {
	in := FieldText(r, f)
	at := f.Caret
	if at < 0 {
		at = 0
	}
	return max(0, t.Caret(f.Text, at, fieldStyle)-in.W+2)
}

// Field draws a text field. What is longer than the field is cut at its edges;
// the caret is always in sight.
func (t *Theme) Field(dst *ebiten.Image, r Rect, f Field, state State) {
	p, c := t.pen(dst), &t.Palette
	ground := white
	if state.Off {
		ground = c.Off
	}
	p.fill(r, 8, ground)
	width, edge := 1.2, c.FieldLine
	if state.Hover {
		width, edge = 1.6, c.Ink2
	}
	t.fieldEdge(p, r, width, edge, state)
	if f.Art != "" {
		p.art(f.Art, r.X+10, r.CenterY()-9, 18)
	}
	in := FieldText(r, &f)
	clip := dst.RecyclableSubImage(t.deviceRect(Rect{in.X - 2, r.Y, in.W + 4, r.H}))
	defer clip.Recycle()
	q := t.pen(clip)
	st := fieldStyle.In(c.Ink)
	base := p.middle(r, st)
	x := in.X - t.FieldScroll(r, &f)
	at := func(i int) float64 { return x + t.Caret(f.Text, i, st) }
	half := min(r.H/2-6, 9*t.TextScale)
	if f.From != f.To {
		a, b := at(min(f.From, f.To)), at(max(f.From, f.To))
		q.fill(Rect{a, r.CenterY() - half, b - a, 2 * half}, 2, c.Tints[Blue])
	}
	switch {
	case f.Text != "":
		if state.Off {
			st.Color = c.OffInk
		}
		q.text(f.Text, x, base, st)
	case f.Hint != "":
		q.fit(f.Hint, in.X, base, in.W, controlFloor, Style{Face: Regular, Size: 15, Color: c.Ink2})
	}
	if f.UnderlineFrom != f.UnderlineTo {
		a, b := at(f.UnderlineFrom), at(f.UnderlineTo)
		q.fill(Rect{a, base + 3, b - a, 1.5}, 0, c.Ink)
	}
	if f.Caret >= 0 {
		q.fill(Rect{at(f.Caret), r.CenterY() - half, 1.8, 2 * half}, 0, c.Ink)
	}
}

// fieldEdge draws what goes around a field: its line, the ring of the focus, or
// the dashes of what is off.
func (t *Theme) fieldEdge(p pen, r Rect, width float64, edge Color, state State) {
	switch {
	case state.Focused:
		t.tightRing(p.dst, r, 8)
	case state.Off:
		p.dashes(r, 8, 1.5, 5, 4, t.Palette.OffLine)
	default:
		p.frame(r, 8, width, edge)
	}
}

// Dropdown draws a closed list with what is chosen in it. Active is open.
func (t *Theme) Dropdown(dst *ebiten.Image, r Rect, label string, state State) {
	p, c := t.pen(dst).grown(max(1, r.H*.038)), &t.Palette
	ground := white
	switch {
	case state.Off:
		ground = c.Off
	case state.Active:
		ground = c.Hot
	case state.Hover:
		ground = c.Field
	}
	p.fill(r, 8, ground)
	t.fieldEdge(p, r, 1.2, c.FieldLine, state)
	st := Style{Face: Medium, Size: 15, Color: c.Ink}
	p.fit(label, r.X+12, p.middle(r, st), r.W-46, controlFloor, st)
	d := down
	if state.Active {
		d = up
	}
	p.chevron(r.Right()-18, r.CenterY(), 6, d, 2.6, c.Ink)
}

// MenuPanel draws the sheet of an open list.
func (t *Theme) MenuPanel(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r, 8, 8, 6, .5)
	p.fill(r, 8, c.Field)
	p.frame(r, 8, 1.4, c.Ink2)
}

// MenuRow draws one entry of an open list; Active is the chosen one.
func (t *Theme) MenuRow(dst *ebiten.Image, r Rect, label string, state State) {
	p, c := t.pen(dst).grown(max(1, r.H*.04)), &t.Palette
	st := Style{Face: Medium, Size: 15, Color: c.Ink}
	switch {
	case state.Active:
		p.fill(r, 6, c.Ink)
		st.Face, st.Color = Bold, white
	case state.Hover || state.Focused:
		p.fill(r, 6, c.Hot)
	}
	if state.Off {
		st.Color = c.OffInk
	}
	p.fit(label, r.X+12, p.middle(r, st), r.W-40, controlFloor, st)
	if state.Active {
		p.tick(r.Right()-18, r.CenterY(), 7, 2.6, c.Focus)
	}
	if state.Focused {
		t.tightRing(dst, r, 6)
	}
}

// SliderAt returns the value, 0 to 1, that a pointer at x means on a slider.
func SliderAt(r Rect, x float64) float64 {
	if r.W <= sliderKnob*2 {
		return 0
	}
	return min(max((x-r.X-sliderKnob)/(r.W-2*sliderKnob), 0), 1)
}

const sliderKnob = 11.0

// Slider draws a value of 0 to 1 on a bar in the middle of r.
func (t *Theme) Slider(dst *ebiten.Image, r Rect, value float64, f Family, state State) {
	p, c := t.pen(dst), &t.Palette
	value = min(max(value, 0), 1)
	y, x := r.CenterY(), r.X+sliderKnob+value*(r.W-2*sliderKnob)
	col := c.Families[f].Face
	if state.Off {
		col = c.Ink3
	}
	p.fill(Rect{r.X, y - 4, r.W, 8}, 4, c.Paper3)
	p.fill(Rect{r.X, y - 4, x - r.X, 8}, 4, col)
	p.shadow(Rect{x - 11, y - 11, 22, 22}, 11, 2, 2, .35)
	face := c.Field
	if state.Hover || state.Pressed {
		face = white
	}
	p.disc(x, y, 12, c.Dark)
	p.disc(x, y, 10, face)
	p.disc(x, y, 3.5, col)
	if state.Focused {
		t.tightRing(dst, Rect{x - 12, y - 12, 24, 24}, 12)
	}
}

// ScrollBar draws a bar in a track that is 8 wide. From and to are the part of
// the whole that is in sight, 0 to 1.
func (t *Theme) ScrollBar(dst *ebiten.Image, track Rect, from, to float64, state State) {
	p, c := t.pen(dst), &t.Palette
	p.fill(track, track.W/2, c.Paper3)
	knob := ScrollKnob(track, from, to)
	col := c.Ink3
	if state.Hover || state.Pressed {
		col = c.Ink2
	}
	p.fill(knob, knob.W/2, col)
	if state.Focused {
		t.tightRing(dst, track, track.W/2)
	}
}

// ScrollShade darkens the upper and the lower end of an area that is scrolled, where
// it goes on: above is how far it does at the upper end, below at the lower one.
func (t *Theme) ScrollShade(dst *ebiten.Image, r Rect, above, below float64) {
	const high, strong = 16.0, .30
	p := t.pen(dst)
	clear := faded(t.Palette.Shadow, 0)
	if part := min(above/high, 1); part > 0 {
		dark := faded(t.Palette.Shadow, strong*part)
		p.slope(Rect{r.X, r.Y, r.W, high}, [4]Color{dark, dark, clear, clear})
	}
	if part := min(below/high, 1); part > 0 {
		dark := faded(t.Palette.Shadow, strong*part)
		p.slope(Rect{r.X, r.Bottom() - high, r.W, high}, [4]Color{clear, clear, dark, dark})
	}
}

// ScrollKnob returns the part of a scroll bar's track that its knob takes.
func ScrollKnob(track Rect, from, to float64) Rect {
	from, to = min(max(from, 0), 1), min(max(to, 0), 1)
	h := min(max((to-from)*track.H, 24), track.H)
	room := 1 - (to - from)
	y := track.Y
	if room > 1e-9 {
		y += (track.H - h) * from / room
	}
	return Rect{track.X, y, track.W, h}
}

// direction is where a chevron points.
type direction uint8

const (
	right direction = iota
	left
	up
	down
)

// chevron draws an angle around x, y whose arms reach size to either side.
func (p pen) chevron(x, y, size float64, d direction, width float64, c Color) {
	h := size / 2
	switch d {
	case right:
		p.line(x-h, y-size, x+h, y, width, c)
		p.line(x+h, y, x-h, y+size, width, c)
	case left:
		p.line(x+h, y-size, x-h, y, width, c)
		p.line(x-h, y, x+h, y+size, width, c)
	case up:
		p.line(x-size, y+h, x, y-h, width, c)
		p.line(x, y-h, x+size, y+h, width, c)
	case down:
		p.line(x-size, y-h, x, y+h, width, c)
		p.line(x, y+h, x+size, y-h, width, c)
	}
}

// tick draws a check mark around x, y, about twice size wide.
func (p pen) tick(x, y, size, width float64, c Color) {
	p.line(x-size*.75, y, x-size*.2, y+size*.6, width, c)
	p.line(x-size*.2, y+size*.6, x+size*.8, y-size*.6, width, c)
}

// cross draws a diagonal cross around x, y.
func (p pen) cross(x, y, size, width float64, c Color) {
	p.line(x-size, y-size, x+size, y+size, width, c)
	p.line(x+size, y-size, x-size, y+size, width, c)
}

// Tick draws a green disc with a check mark around x, y: done, or chosen.
func (t *Theme) Tick(dst *ebiten.Image, x, y, radius float64) {
	p := t.pen(dst)
	p.disc(x, y, radius, t.Palette.Families[Green].Face)
	p.tick(x, y, radius*.56, radius*.24, white)
}

// Cross draws a sign to take away or close around x, y, size to either side.
func (t *Theme) Cross(dst *ebiten.Image, x, y, size float64, state State) {
	c := t.Palette.Ink2
	if state.Hover {
		c = t.Palette.Families[Red].Face
	}
	if state.Off {
		c = t.Palette.OffLine
	}
	t.pen(dst).cross(x, y, size, 2.6, c)
	if state.Focused {
		t.tightRing(dst, Rect{x - size - 5, y - size - 5, 2*size + 10, 2*size + 10}, 7)
	}
}

// Tip is what a tooltip says about a thing on the table.
type Tip struct {
	// Kind is the kind of space whose sign stands at the left, or "".
	Kind string
	// Title is the thing's name, Text its rule in a sentence or two, Figure
	// what it is worth now, More what else there is to know; all but the title
	// may be "".
	Title, Text, Figure, More string
}

const (
	tipSign = 65.0
	tipPad  = 14.0
)

var (
	tipTitle  = Style{Face: Black, Size: 17}
	tipText   = Style{Face: Regular, Size: 14}
	tipFigure = Style{Face: CondensedMedium, Size: 14}
)

// TipSize returns the size of a tooltip that is no wider than width.
func (t *Theme) TipSize(tip Tip, width float64) (w, h float64) {
	left := tipPad
	if tip.Kind != "" {
		left = tipSign + 2*12
	}
	room := width - left - tipPad
	body := t.Wrap(tip.Text, tipText, room, 6)
	fig := t.Wrap(tip.Figure, tipFigure, room, 3)
	more := t.Wrap(tip.More, tipFigure, room, 4)
	w = left + tipPad + min(room, max(t.MeasureText(tip.Title, tipTitle), body.Width, fig.Width, more.Width))
	h = 12 + t.LineHeight(tipTitle) + 8
	if tip.Text != "" {
		h += body.Height()
	}
	if tip.Figure != "" {
		h += fig.Height() + 2
	}
	if tip.More != "" {
		h += more.Height() + 2
	}
	if tip.Kind != "" {
		h = max(h, tipSign+24)
	}
	return w, h
}

// Tip draws a tooltip at r, which has the size that [Theme.TipSize] gives it,
// with a beak that points at the point x, y outside of r.
func (t *Theme) Tip(dst *ebiten.Image, r Rect, tip Tip, x, y float64) {
	p, c := t.pen(dst), &t.Palette
	p.shadow(r, 8, 6, 5, .45)
	// The beak is a square that stands on its corner, half behind the box.
	bx, by := min(max(x, r.X+18), r.Right()-18), min(max(y, r.Y+18), r.Bottom()-18)
	switch {
	case x < r.X:
		bx = r.X
	case x > r.Right():
		bx = r.Right()
	case y < r.Y:
		by = r.Y
	case y > r.Bottom():
		by = r.Bottom()
	}
	b := p.exact(Rect{bx - 9, by - 9, 18, 18})
	b.turn, b.top, b.bottom, b.radius = math.Pi/4, c.Dark, c.Dark, 2*t.View.Scale
	p.shapes.draw(dst, &b)
	p.fill(r, 9, c.Dark)
	left := r.X + tipPad
	if tip.Kind != "" {
		t.Sign(dst, tip.Kind, r.X+12, r.CenterY()-tipSign/2, tipSign, true)
		left = r.X + tipSign + 24
	}
	room := r.Right() - tipPad - left
	base := r.Y + 12 + tipTitle.Size*t.TextScale*.95
	p.fit(tip.Title, left, base, room, 13, tipTitle.In(c.Cream))
	base += t.LineHeight(tipText) + 3
	if tip.Text != "" {
		base = p.lines(p.wrap(tip.Text, tipText, room, 6), left, base, tipText.In(c.Cream2))
	}
	if tip.Figure != "" {
		base = p.lines(p.wrap(tip.Figure, tipFigure, room, 3), left, base+2, tipFigure.In(c.Focus))
	}
	if tip.More != "" {
		p.lines(p.wrap(tip.More, tipFigure, room, 4), left, base+2, tipFigure.In(c.Cream2))
	}
}

// ChangeRow draws a row that tells what a sum is now and what it will be: in
// green where that is a gain, else in red.
func (t *Theme) ChangeRow(dst *ebiten.Image, r Rect, label, now, after string, gain, striped bool) {
	t.Row(dst, r, striped, State{})
	p, c := t.pen(dst).grown(1.25), &t.Palette
	st := Style{Face: Black, Size: 17, Color: c.Loss, Align: End}
	if gain {
		st.Color = c.Gain
	}
	const air = 12
	col, at := (r.W-20)*.28, 16.0
	if r.W < 340 {
		// All sums grow as far as the larger ones have room.
		p = p.grown(1.1)
		st.Size, at = 15.5, 10
	}
	base := p.middle(r, Style{Size: 15})
	p.fit(after, r.Right()-10, base, col-at-air, 12, st)
	x := r.Right() - 10 - col
	p.chevron(x+at, r.CenterY(), 5, right, 2, c.Ink2)
	w := p.fit(now, x, base, col-10, 12, Style{Face: Medium, Size: 15, Color: c.Ink, Align: End})
	p.fit(label, r.X+10, base, x-w-r.X-22, 12, Style{Face: Medium, Size: 15, Color: c.Ink})
}

// FormRow draws the ground of a row of a form that belongs to a seat, with its
// number at the left end.
func (t *Theme) FormRow(dst *ebiten.Image, r Rect, k SeatColor, number string) {
	p, c := t.pen(dst).grown(1.2), &t.Palette
	p.fill(r, 9, c.Field)
	p.frame(r, 9, c.LineWidth, c.Line)
	head := Rect{r.X, r.Y, 30, r.H}
	p.fillPart(head, 9, lefts, c.seat(k).Face)
	st := Style{Face: Black, Size: 18, Color: c.onSeat(k), Align: Center}
	p.fit(number, head.CenterX(), p.middle(head, st), 26, 11, st)
}

// AddRow draws a dashed row that stands for a seat that can be added.
func (t *Theme) AddRow(dst *ebiten.Image, r Rect, k Token, label, key string, state State) {
	p, c := t.pen(dst).grown(1.5), &t.Palette
	if state.Hover || state.Pressed {
		p.fill(r, 9, c.Field)
	}
	p.dashes(r, 9, 1.6, 6, 5, mixed(c.Seam, c.Ink3, .3))
	st := Style{Face: Bold, Size: 15, Color: c.Ink}
	if state.Off {
		st.Color = c.OffInk
	} else {
		t.Token(dst, k, r.X+48, r.CenterY()-14, 27, Faint)
	}
	w := p.measure(label, st)
	x := r.CenterX() - (w+30)/2
	if !state.Off {
		p.disc(x+11, r.CenterY(), 11, c.Dark)
		p.line(x+6, r.CenterY(), x+16, r.CenterY(), 2.6, white)
		p.line(x+11, r.CenterY()-5, x+11, r.CenterY()+5, 2.6, white)
	}
	p.fit(label, x+30, p.middle(r, st), r.W-140, 12, st)
	if key != "" && !t.View.Compact {
		kw := t.KeycapWidth(key)
		p.keycap(r.Right()-12-kw, r.CenterY()-10, key, false)
	}
	if state.Focused {
		t.FocusRing(dst, r, 9)
	}
}

// TokenPicker draws a closed list with a token in it; Active is open.
func (t *Theme) TokenPicker(dst *ebiten.Image, r Rect, k Token, state State) {
	p, c := t.pen(dst), &t.Palette
	ground := c.Paper2
	switch {
	case state.Active:
		ground = c.Hot
	case state.Hover:
		ground = mixed(c.Paper2, white, .6)
	}
	p.fill(r, 8, ground)
	style := Flat
	if state.Off {
		style = Faint
	}
	size := min(28, r.H-6)
	t.Token(dst, k, r.X+10, r.CenterY()-size/2-.5, size, style)
	if !state.Off {
		d := down
		if state.Active {
			d = up
		}
		p.chevron(r.Right()-16, r.CenterY(), 5.5, d, 2.6, c.Ink)
	}
	if state.Focused {
		t.tightRing(dst, r, 8)
	}
}

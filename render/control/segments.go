package control

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// SegmentKind is the look of a row of segments.
type SegmentKind uint8

// The kinds of segments, by the ground they lie on and the colour of the chosen
// one.
const (
	SegmentInk   SegmentKind = iota // on paper, chosen in ink
	SegmentBlue                     // on paper, chosen in blue
	SegmentRed                      // on paper, chosen in red
	SegmentWall                     // on the wall, chosen in red
	SegmentStars                    // stars on paper, all gold up to the chosen one
)

// SegmentGround draws the hollow in which a row of segments lies.
func SegmentGround(t *render.Theme, dst *ebiten.Image, r render.Rect, kind SegmentKind) {
	c := t.Palette.Paper3
	if kind == SegmentWall {
		c = t.Palette.WallWell2
	}
	t.Pen(dst).Fill(r, 8, c)
}

// segmentStyle is how the label of a segment is set; the chosen one is bold.
func segmentStyle(t *render.Theme, kind SegmentKind, chosen bool) render.Style {
	st := render.Style{Face: render.Medium, Size: 13.5}
	if chosen {
		st.Face = render.Bold
	}
	if kind == SegmentWall {
		st.Face, st.Size = st.Face.Condensed(), 12.5
	}
	return t.Legible(st)
}

const (
	// segmentPad is how much narrower the label of a segment is than the segment, largeSegmentPad
	// the same in large type, which is condensed rather than that it touches the ends of the chosen
	// segment, and wallSegmentPad on the wall, where there is the least room.
	segmentPad, largeSegmentPad, wallSegmentPad = 10, 14, 5
	// SegmentFloor is the least size of type in segments, in logical pixels.
	SegmentFloor = 11
)

// segmentPen returns the pen that sets the label of a segment of a height.
func segmentPen(t *render.Theme, dst *ebiten.Image, height float64) render.Pen {
	return t.Pen(dst).GrowingTo(max(1, height*.044))
}

// segmentRoom returns how wide the label of a segment may be that such a pen sets.
func segmentRoom(p render.Pen, r render.Rect, kind SegmentKind) float64 {
	switch {
	case kind == SegmentWall:
		return r.W - wallSegmentPad
	case p.Scale() > 1:
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

// SegmentFontFor returns the type in which n labels, none of them empty, have
// room in their segments, which are equally high: the smallest of those that each of them
// would have alone.
func SegmentFontFor(t *render.Theme, kind SegmentKind, n int, segment func(i int) (label string, r render.Rect)) SegmentFont {
	if n == 0 {
		return SegmentFont{}
	}
	_, r := segment(0)
	p := segmentPen(t, nil, r.H)
	own := segmentStyle(t, kind, true)
	st := p.CommonStyle(own, SegmentFloor, n, func(i int) (string, float64) {
		label, r := segment(i)
		return label, segmentRoom(p, r, kind)
	})
	return SegmentFont{size: p.Sized(st).Size, condensed: st.Face != own.Face}
}

// inRow returns the style of a segment in the type of its row.
func inRow(p *render.Pen, st render.Style, set SegmentFont) render.Style {
	st = p.Sized(st).Aligned(render.Center).In(p.Palette.Ink)
	p.MaxGrowth, p.WantedSize = 0, st.Size*p.TextScale
	if set.size > 0 {
		st.Size = min(st.Size, set.size)
	}
	if set.condensed {
		st.Face = st.Face.Condensed()
	}
	return st
}

// Segment draws one segment in the font of its row; Active is the chosen one. R
// is its share of the ground.
func Segment(t *render.Theme, dst *ebiten.Image, r render.Rect, label string, kind SegmentKind, set SegmentFont, state render.State) {
	p, c := segmentPen(t, dst, r.H), &t.Palette
	in := r.Inset(3)
	room := segmentRoom(p, r, kind)
	st := inRow(&p, segmentStyle(t, kind, state.Active), set)
	red, hover := c.Families[palette.Red].Face, palette.Mixed(c.Paper3, c.Field, .6)
	chosen := [...]palette.Color{SegmentInk: c.Dark, SegmentBlue: c.Families[palette.Blue].Edge, SegmentRed: red, SegmentWall: red}[kind]
	if kind == SegmentWall {
		hover, st.Color = palette.Lighter(c.WallWell2, .08), c.Cream
	}
	switch {
	case state.Active:
		p.Shadow(in, 6, 2, 1, .3)
		p.Fill(in, 6, chosen)
		st.Color = palette.White
	case state.Off:
		st.Color = palette.Faded(st.Color, .45)
	case state.Hover:
		p.Fill(in, 6, hover)
	}
	label, st = t.Fit(label, st, room, SegmentFloor)
	p.Text(label, r.CenterX(), p.Middle(r, st), st)
	marks.FocusTight(t, dst, in, 6, state)
}

// TabLine returns the part of a segment with a sign above its label that is a
// segment without one.
func TabLine(r render.Rect) render.Rect {
	return render.Rect{X: r.X, Y: r.Y + r.H*.38, W: r.W, H: r.H * .62}
}

// SegmentTab draws a segment with a sign above its label: paper in a frame where
// it is chosen, as the sign is ink.
func SegmentTab(t *render.Theme, dst *ebiten.Image, r render.Rect, art, label string, set SegmentFont, state render.State) {
	p, c := segmentPen(t, dst, TabLine(r).H), &t.Palette
	in := r.Inset(3)
	switch {
	case state.Active:
		p.Shadow(in, 6, 2, 1, .3)
		p.Fill(in, 6, c.Field)
		p.Frame(in, 6, 2.2, c.Ink)
	case state.Hover:
		p.Fill(in, 6, palette.Mixed(c.Paper3, c.Field, .6))
	}
	size := math.Round(r.H * .4)
	p.LayArt(art, r.CenterX()-size/2, r.Y+r.H*.12, size)
	st := inRow(&p, segmentStyle(t, SegmentInk, true), set)
	label, st = t.Fit(label, st, r.W-segmentPad, SegmentFloor)
	p.Text(label, r.CenterX(), p.Middle(render.Rect{X: r.X, Y: r.Y + r.H*.5, W: r.W, H: r.H * .47}, st), st)
	marks.FocusTight(t, dst, in, 6, state)
}

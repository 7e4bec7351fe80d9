package book

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// BookPair returns the colours of the rule book of an edition or game with an id.
func BookPair(c *palette.Palette, id string) palette.Pair {
	switch id {
	case "standard":
		return c.Families[palette.Blue]
	case "mixed":
		return c.Families[palette.Plum]
	case "classic1975":
		return palette.Pair{Face: palette.Hex(0x7A4A21), Edge: palette.Hex(0x46290F)}
	case "event2000":
		return palette.Pair{Face: palette.Hex(0x0F6A72), Edge: palette.Hex(0x084950)}
	case "conquest":
		return palette.Pair{Face: palette.Hex(0x46566B), Edge: palette.Hex(0x2F394A)}
	}
	return c.Families[palette.Red]
}

// BookCover draws the cover of the rule book in the colour of its volume, with the sheets
// that lie below the open pages.
func BookCover(t *render.Theme, dst *ebiten.Image, r, pages render.Rect, id string) {
	p, c := t.Pen(dst), &t.Palette
	pair := BookPair(c, id)
	p.Shadow(render.Rect{X: r.X + 6, Y: r.Y + 14, W: r.W - 12, H: r.H - 8}, 10, 18, 10, .6)
	p.Fill(render.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H}, 12, pair.Edge)
	p.Fill(r, 12, palette.Mixed(pair.Face, pair.Edge, .5))
	p.Dashes(r.Inset(5), 8, 1.2, 6, 5, palette.Lighter(pair.Face, .25))
	const aside, below = 2.5, 1.2 // of each sheet, beyond the one above
	for d := 3.0; d >= 1; d-- {
		sheet := c.Below
		if d == 2 {
			sheet = c.Below2
		}
		p.Fill(render.Rect{X: pages.X - d*aside, Y: pages.Y + 2 + d*below, W: pages.W + 2*d*aside, H: pages.H - 2}, 4, sheet)
	}
}

// BookPage draws an empty page of the rule book: a left one, a right one, or the only one.
func BookPage(t *render.Theme, dst *ebiten.Image, r render.Rect, right, single bool) {
	p := t.Pen(dst)
	p.Fill(r, 4, t.Palette.PaperTop)
	if single {
		return
	}
	dark, clear := palette.Faded(palette.Hex(0x8A6A3A), .14), palette.Faded(palette.Hex(0x8A6A3A), 0)
	fold, slope, x := r.LeftPart(42), [4]palette.Color{dark, clear, dark, clear}, r.X
	if !right {
		fold.X, slope, x = r.Right()-42, [4]palette.Color{clear, dark, clear, dark}, r.Right()
	}
	p.Slope(fold, slope)
	p.Vline(x, r.Y, r.H, 1.2, palette.Hex(0xCBB994))
}

// PageCurl draws what shows that the page at r is lifted while it turns, and a part of it
// is gone, at its right or at its left end. It gets darker towards its free edge, which
// throws a shadow on what lies beside it. Lift is how far it is lifted, 0 to 1.
func PageCurl(t *render.Theme, dst *ebiten.Image, r render.Rect, right bool, gone, lift float64) {
	p := t.Pen(dst)
	brown := palette.Hex(0x4A3416)
	clear, bend, cast := palette.Faded(brown, 0), palette.Faded(brown, .20*lift), palette.Faded(brown, .46*lift)
	seen := r.W * (1 - gone)
	within, beyond := min(.5*seen, 90), max(0, min(54*lift, r.W-seen))
	edge := r.Right() - seen
	if right {
		edge = r.X + seen
		p.Slope(render.Rect{X: edge - within, Y: r.Y, W: within, H: r.H}, [4]palette.Color{clear, bend, clear, bend})
		p.Slope(render.Rect{X: edge, Y: r.Y, W: beyond, H: r.H}, [4]palette.Color{cast, clear, cast, clear})
	} else {
		p.Slope(render.Rect{X: edge, Y: r.Y, W: within, H: r.H}, [4]palette.Color{bend, clear, bend, clear})
		p.Slope(render.Rect{X: edge - beyond, Y: r.Y, W: beyond, H: r.H}, [4]palette.Color{clear, cast, clear, cast})
	}
	p.Vline(edge, r.Y, r.H, 1.2, palette.Hex(0xB9A57C))
}

// Leader draws the dots that lead the eye from a name to its number along r, in the middle
// of which a line of writing stands.
func Leader(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c, size := t.Pen(dst), palette.Faded(t.Palette.Ink3, .75), t.TextScale
	for x := r.Right(); x > r.X; x -= 5 * size {
		// They stand below each other in all rows that end together.
		p.Disc(x, r.CenterY()+4*size, .85*size, c)
	}
}

// EditionTab draws the tab of a volume, which stands up behind the cover. The open one
// is higher and a part of the page, which begins so far below it.
func EditionTab(t *render.Theme, dst *ebiten.Image, r render.Rect, id string, open bool, below float64, state render.State) {
	p, pair := t.Pen(dst), BookPair(&t.Palette, id)
	if open {
		const higher = 6
		p.FillPart(render.Rect{X: r.X, Y: r.Y - higher, W: r.W, H: r.H + higher + below + 1}, 9, render.Tops, t.Palette.PaperTop)
		p.Fill(render.Rect{X: r.X + 14, Y: r.Bottom() - 5, W: r.W - 28, H: 3.5}, 1.7, pair.Face)
	} else {
		p.FillPart(r, 9, render.Tops, pair.Face)
	}
	tabState(t, dst, r, state)
}

// ChapterTab draws the tab of a chapter at the right edge of the cover. The open one
// begins at the page, so far before the others.
func ChapterTab(t *render.Theme, dst *ebiten.Image, r render.Rect, f palette.Family, open bool, before float64, state render.State) {
	p, c := t.Pen(dst), &t.Palette
	pair := c.Families[f]
	face, ground := r, pair.Face
	switch {
	case open:
		face.X, face.W, ground = r.X-before, r.W+before+8, c.PaperTop
	case f == palette.Gold:
		ground = palette.Mixed(pair.Edge, c.GoldInk, .35)
	}
	p.Shadow(render.Rect{X: r.X + 4, Y: r.Y + 1, W: face.Right() - r.X - 4, H: r.H}, 8, 3, 2, .3)
	p.FillPart(face, 8, render.Rights, ground)
	if open {
		p.Fill(face.LeftPart(5), 0, pair.Face)
	}
	tabState(t, dst, r, state)
}

// TabInk returns the colour of what is written on the tab of a chapter.
func TabInk(c *palette.Palette, f palette.Family, open bool) palette.Color {
	switch {
	case !open:
		return palette.White
	case f == palette.Gold:
		return c.GoldInk
	}
	return c.Families[f].Edge
}

// tabState draws the state of a tab over it: pointed at, or focused.
func tabState(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	if state.Hover {
		t.Pen(dst).Fill(r, 8, palette.Faded(palette.White, .16))
	}
	marks.FocusTight(t, dst, r.Inset(2), 7, state)
}

// HitFrame draws the ground and frame of a rule that was looked for.
func HitFrame(t *render.Theme, dst *ebiten.Image, r render.Rect) { marks.Highlight(t, dst, r, 8) }

// HouseRuleBar draws the bar and the ground behind a sentence that a house rule has
// changed.
func HouseRuleBar(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 4, c.Tints[palette.Plum])
	p.FillPart(r.LeftPart(4), 4, render.Lefts, c.Families[palette.Plum].Face)
}

// PencilNote draws the dashed box that explains the pencil mark.
func PencilNote(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, c := t.Pen(dst), &t.Palette
	p.Fill(r, 8, c.Field)
	p.Dashes(r, 8, 1.4, 6, 5, c.Families[palette.Orange].Edge)
}

// bookLinkFace is what of a link is drawn, in the middle of its box.
func bookLinkFace(r render.Rect) render.Rect {
	return render.Rect{X: r.X, Y: r.CenterY() - r.H*.36, W: r.W, H: r.H * .72}
}

// BookLink draws the ground of a link to another rule, with the arrow before its label.
// What changes with the pointer is drawn by [BookLinkState].
func BookLink(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	p, face, sign := t.Pen(dst), bookLinkFace(r), t.Length(render.TinySign)
	p.Fill(face, 6, t.Palette.Paper2)
	marks.Chevron(p, face.X+t.Length(render.Tight)+sign*.4, face.CenterY(), sign*.23, marks.Right, sign*.125, t.Palette.Families[palette.Blue].Edge)
}

// BookLinkState draws the state of a link over it: pointed at, or focused.
func BookLinkState(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	pointedAt(t, dst, bookLinkFace(r), t.Palette.Families[palette.Blue].Face, state)
}

// BookRowState draws the state of a row of the contents over it.
func BookRowState(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
	pointedAt(t, dst, r, t.Palette.Families[palette.Gold].Edge, state)
}

// pointedAt frames what is under the pointer, and rings what has the keyboard.
func pointedAt(t *render.Theme, dst *ebiten.Image, r render.Rect, c palette.Color, state render.State) {
	if state.Hover || state.Pressed {
		t.Pen(dst).Frame(r, 6, 1.8, c)
	}
	marks.FocusTight(t, dst, r, 6, state)
}

// BookArt draws a piece of artwork that stands for a rule.
func BookArt(t *render.Theme, dst *ebiten.Image, r render.Rect, name string) {
	t.Pen(dst).ArtAt(name, r.CenterX(), r.CenterY(), .78*min(r.W, r.H))
}

// BookDie draws a die that stands for a rule.
func BookDie(t *render.Theme, dst *ebiten.Image, r render.Rect, d pieces.Die) {
	pieces.DrawDie(t, dst, d, r.CenterX(), r.CenterY(), .6*min(r.W, r.H), 0, render.Pose{Turn: -8})
}

// BookTail fills what is left of a page with a drawing on a disc in the tint of a family,
// between two lines, unless there is too little room.
func BookTail(t *render.Theme, dst *ebiten.Image, r render.Rect, art string, f palette.Family) {
	p, c := t.Pen(dst), &t.Palette
	size := min(r.H-2*t.Length(render.Margin), .7*t.Length(render.Illustration))
	if size < t.Length(render.Plate) {
		return
	}
	x, y := r.CenterX(), r.CenterY()
	p.Disc(x, y, size/2, c.Tints[f])
	p.ArtAt(art, x, y, size*.56)
	gap, length := size/2+size*.14, min(size*.8, r.W/2-size)
	p.Hline(x-gap-length, y, length, c.LineWidth, c.Line)
	p.Hline(x+gap, y, length, c.LineWidth, c.Line)
}

package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
)

// RuleBook is the layout of the open rule book. [NewRuleBook] makes it.
type RuleBook struct {
	// Cover reaches a little beyond the pages on all sides.
	Cover Rect
	// Pages are the two that can be read, side by side; where only one at a time
	// has room the second is empty.
	Pages [2]Rect
}

// The cover around the pages, and what of each page below the upper one can be
// seen.
const (
	bookCover = 16
	bookBelow = 2.5
)

// NewRuleBook lays an open book out in a rectangle.
func NewRuleBook(r Rect, single bool) RuleBook {
	in := Rect{r.X + bookCover, r.Y + 10, r.W - 2*bookCover, r.H - 24}
	if single {
		return RuleBook{r, [2]Rect{in}}
	}
	page := in.leftPart(in.W / 2)
	return RuleBook{r, [2]Rect{page, page.Moved(page.W, 0)}}
}

// bookPairs are the colours that the editions have in the rule book.
func (c *Palette) bookPair(ed engine.EditionID) Pair {
	switch ed {
	case engine.Standard:
		return c.Families[Blue]
	case engine.Mixed:
		return c.Families[Plum]
	case engine.Classic1975:
		return Pair{hex(0x7A4A21), hex(0x46290F)}
	case engine.Event2000:
		return Pair{hex(0x0F6A72), hex(0x084950)}
	}
	return c.Families[Red]
}

// BookCover draws the cover of the rule book in the colour of an edition, with
// the sheets that lie below the pages.
func (t *Theme) BookCover(dst *ebiten.Image, b *RuleBook, ed engine.EditionID) {
	p, c := t.pen(dst), &t.Palette
	pair := c.bookPair(ed)
	r := b.Cover
	p.shadow(Rect{r.X + 6, r.Y + 14, r.W - 12, r.H - 8}, 10, 18, 10, .6)
	p.fill(Rect{r.X, r.Y + 4, r.W, r.H}, 12, pair.Edge)
	p.fill(r, 12, mixed(pair.Face, pair.Edge, .5))
	p.dashes(r.Inset(5), 8, 1.2, 6, 5, lighter(pair.Face, .25))
	for d := 3.0; d >= 1; d-- {
		below := c.Below
		if d == 2 {
			below = c.Below2
		}
		for i, page := range b.Pages {
			if side := float64(2*i-1) * d * bookBelow; !page.Empty() {
				p.fill(Rect{page.X + side, page.Y + 2 + d*1.2, page.W, page.H - 2}, 4, below)
			}
		}
	}
}

// BookPage draws an empty page of the rule book: a left one, a right one, or the
// only one.
func (t *Theme) BookPage(dst *ebiten.Image, r Rect, side int, single bool) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 4, c.PaperTop)
	if single {
		return
	}
	dark, clear := faded(hex(0x8A6A3A), .14), faded(hex(0x8A6A3A), 0)
	fold, slope, x := r.leftPart(42), [4]Color{dark, clear, dark, clear}, r.X
	if side == 0 {
		fold.X, slope, x = r.Right()-42, [4]Color{clear, dark, clear, dark}, r.Right()
	}
	p.slope(fold, slope)
	p.vline(x, r.Y, r.H, 1.2, hex(0xCBB994))
}

// PageCurl draws the shading of a page that turns over r, with its free edge at
// the right or the left. The page gets darker towards that edge, which throws a
// shadow beside it as far as the x end. Lift is how far it is lifted, 0 to 1.
func (t *Theme) PageCurl(dst *ebiten.Image, r Rect, right bool, end, lift float64) {
	p := t.pen(dst)
	const wide = 54.0
	brown := hex(0x4A3416)
	clear, bend, cast := faded(brown, 0), faded(brown, .20*lift), faded(brown, .46*lift)
	within := min(.5*r.W, 90)
	if right {
		p.slope(Rect{r.Right() - within, r.Y, within, r.H}, [4]Color{clear, bend, clear, bend})
		p.slope(Rect{r.Right(), r.Y, max(0, min(wide*lift, end-r.Right())), r.H}, [4]Color{cast, clear, cast, clear})
		p.vline(r.Right(), r.Y, r.H, 1.2, hex(0xB9A57C))
		return
	}
	p.slope(r.leftPart(within), [4]Color{bend, clear, bend, clear})
	w := max(0, min(wide*lift, r.X-end))
	p.slope(Rect{r.X - w, r.Y, w, r.H}, [4]Color{clear, cast, clear, cast})
	p.vline(r.X, r.Y, r.H, 1.2, hex(0xB9A57C))
}

// Leader draws the dots that lead the eye from a name to its number, from x, y to
// the right.
func (t *Theme) Leader(dst *ebiten.Image, x, y, length, size float64) {
	p, c := t.pen(dst), faded(t.Palette.Ink3, .75)
	pitch := 5 * size
	for i := range int(length / pitch) {
		// They stand below each other in all rows that end together.
		p.disc(x+length-pitch*float64(i), y, .85*size, c)
	}
}

// EditionTab draws the tab of an edition, which stands up behind the cover; the
// open one is a part of the page. Its type is that of the design times grow.
func (t *Theme) EditionTab(dst *ebiten.Image, r Rect, label string, ed engine.EditionID, open bool, grow float64) {
	p, c := t.pen(dst), &t.Palette
	pair := c.bookPair(ed)
	ground, ink := pair.Face, white
	if open {
		ground, ink = c.PaperTop, pair.Edge
	}
	p.fillPart(r, 9, tops, ground)
	p.capped(1.3).fit(label, r.CenterX(), r.Y+22*grow, r.W-14, 10.5, Style{Face: Bold, Size: 15.5 * grow, Color: ink, Align: Center})
	if open {
		p.fill(Rect{r.X + 14, r.Y + 29*grow, r.W - 28, 3.5}, 1.7, pair.Face)
	}
}

// ChapterTab draws the tab of a chapter at the right edge of the book. Its left
// end lies below the page, unless it is open. Its type is that of the design
// times grow.
func (t *Theme) ChapterTab(dst *ebiten.Image, r Rect, label string, f Family, open bool, grow float64) {
	p, c := t.pen(dst), &t.Palette
	pair := c.Families[f]
	st := Style{Face: CondensedBold, Size: 14 * grow, Color: white, Align: Center}
	ground, ink := pair.Face, pair.Edge
	if f == Gold {
		ground, ink = mixed(pair.Edge, c.GoldInk, .35), c.GoldInk
	}
	if open {
		ground, st.Color = c.PaperTop, ink
	}
	p.shadow(Rect{r.X + 4, r.Y + 1, r.W - 4, r.H}, 8, 3, 2, .3)
	p.fillPart(r, 8, rights, ground)
	if open {
		p.fill(r.leftPart(5), 0, pair.Face)
		r.X, r.W = r.X+3, r.W-3
	}
	q := p.capped(1.2)
	q.fit(label, r.CenterX()+1, q.middle(r, st), r.W-8, 10, st)
}

// TabState draws the state of a tab over it: pointed at, or focused.
func (t *Theme) TabState(dst *ebiten.Image, r Rect, state State) {
	if state.Hover {
		t.pen(dst).fill(r, 8, faded(white, .16))
	}
	t.focusTight(dst, r.Inset(2), 7, state)
}

// HitFrame draws the ground and frame of a rule that was looked for.
func (t *Theme) HitFrame(dst *ebiten.Image, r Rect) { t.Highlight(dst, r, 8) }

// HouseRuleBar draws the bar and the ground behind a sentence that a house rule has
// changed.
func (t *Theme) HouseRuleBar(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 4, c.Tints[Plum])
	p.fillPart(r.leftPart(4), 4, lefts, c.Families[Plum].Face)
}

// PencilNote draws the dashed box that explains the pencil mark.
func (t *Theme) PencilNote(dst *ebiten.Image, r Rect) {
	p, c := t.pen(dst), &t.Palette
	p.fill(r, 8, c.Field)
	p.dashes(r, 8, 1.4, 6, 5, c.Families[Orange].Edge)
}

// bookLinkFace is what of a link is drawn, in the middle of its box.
func bookLinkFace(r Rect) Rect { return Rect{r.X, r.CenterY() - r.H*.36, r.W, r.H * .72} }

// BookLink draws a link to another rule, whose label has the size. What changes
// with the pointer is drawn by [Theme.BookLinkState].
func (t *Theme) BookLink(dst *ebiten.Image, r Rect, label string, size float64) {
	p, blue := t.pen(dst).capped(2), t.Palette.Families[Blue].Edge
	face := bookLinkFace(r)
	p.fill(face, 6, t.Palette.Paper2)
	st := Style{Face: CondensedBold, Size: size, Color: blue}
	p.chevron(face.X+11, face.CenterY(), 3.6, right, 2, blue)
	p.fit(label, face.X+19, p.middle(face, st), face.W-25, 10, st)
}

// BookLinkState draws the state of a link over it: pointed at, or focused.
func (t *Theme) BookLinkState(dst *ebiten.Image, r Rect, state State) {
	t.pointedAt(dst, bookLinkFace(r), t.Palette.Families[Blue].Face, state)
}

// BookRowState draws the state of a row of the contents over it.
func (t *Theme) BookRowState(dst *ebiten.Image, r Rect, state State) {
	t.pointedAt(dst, r.Inset(-4), t.Palette.Families[Gold].Edge, state)
}

// pointedAt frames what is under the pointer, and rings what has the keyboard.
func (t *Theme) pointedAt(dst *ebiten.Image, r Rect, c Color, state State) {
	if state.Hover || state.Pressed {
		t.pen(dst).frame(r, 6, 1.8, c)
	}
	t.focusTight(dst, r, 6, state)
}

// BookLinkWidth returns how wide a link is with all of its label in a size.
func (t *Theme) BookLinkWidth(label string, size float64) float64 {
	return t.MeasureText(label, Style{Face: CondensedBold, Size: size}) + 28
}

// BookTail draws what a chapter of the rule book ends with in the middle of r: a
// drawing on a disc in the tint of a family, size wide, between two lines.
func (t *Theme) BookTail(dst *ebiten.Image, r Rect, art string, f Family, size float64) {
	p, c := t.pen(dst), &t.Palette
	x, y := r.CenterX(), r.CenterY()
	p.disc(x, y, size/2, c.Tints[f])
	p.artAt(art, x, y, size*.56)
	gap, length := size/2+size*.14, min(size*.8, r.W/2-size)
	p.hline(x-gap-length, y, length, c.LineWidth, c.Line)
	p.hline(x+gap, y, length, c.LineWidth, c.Line)
}

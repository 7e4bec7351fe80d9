package render

import "github.com/hajimehoshi/ebiten/v2"

// BookPair returns the colours of the rule book of an edition or game with an id.
func (c *Palette) BookPair(id string) Pair {
	switch id {
	case "standard":
		return c.Families[Blue]
	case "mixed":
		return c.Families[Plum]
	case "classic1975":
		return Pair{hex(0x7A4A21), hex(0x46290F)}
	case "event2000":
		return Pair{hex(0x0F6A72), hex(0x084950)}
	case "conquest":
		return Pair{hex(0x46566B), hex(0x2F394A)}
	}
	return c.Families[Red]
}

// BookCover draws the cover of the rule book in the colour of its volume, with the sheets
// that lie below the open pages.
func (t *Theme) BookCover(dst *ebiten.Image, r, pages Rect, id string) {
	p, c := t.pen(dst), &t.Palette
	pair := c.BookPair(id)
	p.shadow(Rect{r.X + 6, r.Y + 14, r.W - 12, r.H - 8}, 10, 18, 10, .6)
	p.fill(Rect{r.X, r.Y + 4, r.W, r.H}, 12, pair.Edge)
	p.fill(r, 12, mixed(pair.Face, pair.Edge, .5))
	p.dashes(r.Inset(5), 8, 1.2, 6, 5, lighter(pair.Face, .25))
	const aside, below = 2.5, 1.2 // of each sheet, beyond the one above
	for d := 3.0; d >= 1; d-- {
		sheet := c.Below
		if d == 2 {
			sheet = c.Below2
		}
		p.fill(Rect{pages.X - d*aside, pages.Y + 2 + d*below, pages.W + 2*d*aside, pages.H - 2}, 4, sheet)
	}
}

// BookPage draws an empty page of the rule book: a left one, a right one, or the only one.
func (t *Theme) BookPage(dst *ebiten.Image, r Rect, right, single bool) {
	p := t.pen(dst)
	p.fill(r, 4, t.Palette.PaperTop)
	if single {
		return
	}
	dark, clear := faded(hex(0x8A6A3A), .14), faded(hex(0x8A6A3A), 0)
	fold, slope, x := r.leftPart(42), [4]Color{dark, clear, dark, clear}, r.X
	if !right {
		fold.X, slope, x = r.Right()-42, [4]Color{clear, dark, clear, dark}, r.Right()
	}
	p.slope(fold, slope)
	p.vline(x, r.Y, r.H, 1.2, hex(0xCBB994))
}

// PageCurl draws what shows that the page at r is lifted while it turns, and a part of it
// is gone, at its right or at its left end. It gets darker towards its free edge, which
// throws a shadow on what lies beside it. Lift is how far it is lifted, 0 to 1.
func (t *Theme) PageCurl(dst *ebiten.Image, r Rect, right bool, gone, lift float64) {
	p := t.pen(dst)
	brown := hex(0x4A3416)
	clear, bend, cast := faded(brown, 0), faded(brown, .20*lift), faded(brown, .46*lift)
	seen := r.W * (1 - gone)
	within, beyond := min(.5*seen, 90), max(0, min(54*lift, r.W-seen))
	edge := r.Right() - seen
	if right {
		edge = r.X + seen
		p.slope(Rect{edge - within, r.Y, within, r.H}, [4]Color{clear, bend, clear, bend})
		p.slope(Rect{edge, r.Y, beyond, r.H}, [4]Color{cast, clear, cast, clear})
	} else {
		p.slope(Rect{edge, r.Y, within, r.H}, [4]Color{bend, clear, bend, clear})
		p.slope(Rect{edge - beyond, r.Y, beyond, r.H}, [4]Color{clear, cast, clear, cast})
	}
	p.vline(edge, r.Y, r.H, 1.2, hex(0xB9A57C))
}

// Leader draws the dots that lead the eye from a name to its number along r, in the middle
// of which a line of writing stands.
func (t *Theme) Leader(dst *ebiten.Image, r Rect) {
	p, c, size := t.pen(dst), faded(t.Palette.Ink3, .75), t.TextScale
	for x := r.Right(); x > r.X; x -= 5 * size {
		// They stand below each other in all rows that end together.
		p.disc(x, r.CenterY()+4*size, .85*size, c)
	}
}

// EditionTab draws the tab of a volume, which stands up behind the cover. The open one
// is higher and a part of the page, which begins so far below it.
func (t *Theme) EditionTab(dst *ebiten.Image, r Rect, id string, open bool, below float64, state State) {
	p, pair := t.pen(dst), t.Palette.BookPair(id)
	if open {
		const higher = 6
		p.fillPart(Rect{r.X, r.Y - higher, r.W, r.H + higher + below + 1}, 9, tops, t.Palette.PaperTop)
		p.fill(Rect{r.X + 14, r.Bottom() - 5, r.W - 28, 3.5}, 1.7, pair.Face)
	} else {
		p.fillPart(r, 9, tops, pair.Face)
	}
	t.tabState(dst, r, state)
}

// ChapterTab draws the tab of a chapter at the right edge of the cover. The open one
// begins at the page, so far before the others.
func (t *Theme) ChapterTab(dst *ebiten.Image, r Rect, f Family, open bool, before float64, state State) {
	p, c := t.pen(dst), &t.Palette
	pair := c.Families[f]
	face, ground := r, pair.Face
	switch {
	case open:
		face.X, face.W, ground = r.X-before, r.W+before+8, c.PaperTop
	case f == Gold:
		ground = mixed(pair.Edge, c.GoldInk, .35)
	}
	p.shadow(Rect{r.X + 4, r.Y + 1, face.Right() - r.X - 4, r.H}, 8, 3, 2, .3)
	p.fillPart(face, 8, rights, ground)
	if open {
		p.fill(face.leftPart(5), 0, pair.Face)
	}
	t.tabState(dst, r, state)
}

// TabInk returns the colour of what is written on the tab of a chapter.
func (c *Palette) TabInk(f Family, open bool) Color {
	switch {
	case !open:
		return white
	case f == Gold:
		return c.GoldInk
	}
	return c.Families[f].Edge
}

// tabState draws the state of a tab over it: pointed at, or focused.
func (t *Theme) tabState(dst *ebiten.Image, r Rect, state State) {
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

// BookLink draws the ground of a link to another rule, with the arrow before its label.
// What changes with the pointer is drawn by [Theme.BookLinkState].
func (t *Theme) BookLink(dst *ebiten.Image, r Rect) {
	p, face, sign := t.pen(dst), bookLinkFace(r), t.Length(TinySign)
	p.fill(face, 6, t.Palette.Paper2)
	p.chevron(face.X+t.Length(Tight)+sign*.4, face.CenterY(), sign*.23, right, sign*.125, t.Palette.Families[Blue].Edge)
}

// BookLinkState draws the state of a link over it: pointed at, or focused.
func (t *Theme) BookLinkState(dst *ebiten.Image, r Rect, state State) {
	t.pointedAt(dst, bookLinkFace(r), t.Palette.Families[Blue].Face, state)
}

// BookRowState draws the state of a row of the contents over it.
func (t *Theme) BookRowState(dst *ebiten.Image, r Rect, state State) {
	t.pointedAt(dst, r, t.Palette.Families[Gold].Edge, state)
}

// pointedAt frames what is under the pointer, and rings what has the keyboard.
func (t *Theme) pointedAt(dst *ebiten.Image, r Rect, c Color, state State) {
	if state.Hover || state.Pressed {
		t.pen(dst).frame(r, 6, 1.8, c)
	}
	t.focusTight(dst, r, 6, state)
}

// BookArt draws a piece of artwork that stands for a rule.
func (t *Theme) BookArt(dst *ebiten.Image, r Rect, name string) {
	t.pen(dst).artAt(name, r.CenterX(), r.CenterY(), .78*min(r.W, r.H))
}

// BookDie draws a die that stands for a rule.
func (t *Theme) BookDie(dst *ebiten.Image, r Rect, d Die) {
	t.Die(dst, d, r.CenterX(), r.CenterY(), .6*min(r.W, r.H), 0, Pose{Turn: -8})
}

// BookTail fills what is left of a page with a drawing on a disc in the tint of a family,
// between two lines, unless there is too little room.
func (t *Theme) BookTail(dst *ebiten.Image, r Rect, art string, f Family) {
	p, c := t.pen(dst), &t.Palette
	size := min(r.H-2*t.Length(Margin), .7*t.Length(Illustration))
	if size < t.Length(Plate) {
		return
	}
	x, y := r.CenterX(), r.CenterY()
	p.disc(x, y, size/2, c.Tints[f])
	p.artAt(art, x, y, size*.56)
	gap, length := size/2+size*.14, min(size*.8, r.W/2-size)
	p.hline(x-gap-length, y, length, c.LineWidth, c.Line)
	p.hline(x+gap, y, length, c.LineWidth, c.Line)
}

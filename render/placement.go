package render

import "github.com/hajimehoshi/ebiten/v2"

// EmptyHand draws the dashed place of a tile in hand on paper, while the tile
// is not there. The label says what belongs there.
func (t *Theme) EmptyHand(dst *ebiten.Image, r Rect, label string) {
	p, c := t.pen(dst).grown(1.1), &t.Palette
	p.fill(r, 9, c.Paper2)
	p.dashes(r, 9, 1.6, 5, 5, mixed(c.Seam, c.Ink3, .3))
	st := Style{Face: CondensedMedium, Size: 13.5, Color: c.Ink2, Align: Center}
	p.fit(label, r.CenterX(), p.middle(r, st), r.W-12, 11, st)
}

// HandRing draws the dashed frame that tells the tile in hand from those that
// lie beside it in the box.
func (t *Theme) HandRing(dst *ebiten.Image, r Rect) {
	t.pen(dst).dashes(r.Inset(-3), 9, 2, 6, 4, t.Palette.Focus)
}

// TileDate sets the date of a day where a tile would have it, for a day that
// shows something else than a tile.
func (t *Theme) TileDate(dst *ebiten.Image, r Rect, date int, sunday bool) {
	t.date(t.pen(dst), r, tileSize(r, true, nil), Tile{Date: date, Sunday: sunday})
}

// The parts of a small box of tiles.
const (
	smallBoxHead = 26
	smallBoxRim  = 4
)

// SmallTileBox is [Theme.TileBox] for a small window: its head and its rim are
// lower. It returns the well.
func (t *Theme) SmallTileBox(dst *ebiten.Image, r Rect, title, count string) Rect {
	p, c := t.pen(dst).grown(1.1), &t.Palette
	p.shadow(Rect{r.X + 2, r.Y + 4, r.W - 4, r.H - 4}, 10, 4, 4, .45)
	p.fill(r, 10, c.WoodEdge)
	face := Rect{r.X, r.Y, r.W, r.H - 4}
	p.fill(face, 10, c.WoodBottom)
	p.frame(face.Inset(1), 9, 1.2, c.WoodGlint)
	well := Rect{r.X + smallBoxRim, r.Y + smallBoxHead, r.W - 2*smallBoxRim, face.H - smallBoxHead - smallBoxRim}
	p.fill(well, 6, mixed(c.WoodDeep, c.WoodEdge, .55))
	p.fillPart(Rect{well.X, well.Y, well.W, 6}, 5, tops, faded(c.WoodDeep, .6))
	st := Style{Face: Medium, Size: 12.5, Color: c.OnWood, Align: End}
	w := p.fit(count, r.Right()-12, r.Y+18, r.W*.5, controlFloor, st)
	p.fit(title, r.X+12, r.Y+18.5, r.W-36-w, 12, Style{Face: Black, Size: 15, Color: c.OnWood})
	return well
}

// SmallSeatCard draws the card of a seat while days are laid, in a small
// window, at r: 150x48. Its note stands at the end of the second line.
func (t *Theme) SmallSeatCard(dst *ebiten.Image, r Rect, k SeatCard) {
	p, c := t.pen(dst).grown(1.15), &t.Palette
	t.seatPaper(p, r, 7, k.Active)
	const bar = 36.0
	p.fillPart(Rect{r.X, r.Y, bar, r.H}, 7, lefts, c.seat(k.Token.Color).Face)
	t.TokenPlate(dst, Rect{r.X + 5, r.CenterY() - 13, 26, 26}, k.Token, false)
	left, right := r.X+bar+9, r.Right()-9
	p.name(k.Name, left, r.Y+r.H*.43, right-left, 11, Style{Face: Bold, Size: 14, Color: c.Ink})
	base, room := r.Y+r.H*.81, right-left
	if k.Note != "" {
		room -= 6 + p.fit(k.Note, right, base, room*.45, 11, Style{Face: CondensedMedium, Size: 12.5, Color: c.Ink2, Align: End})
	}
	st := Style{Face: CondensedMedium, Size: 12.5, Color: c.Ink2}
	if k.Active {
		st.Color = c.Loss
	}
	p.fit(k.Line, left, base, room, 11, st)
}

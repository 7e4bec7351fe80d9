package render

import "github.com/hajimehoshi/ebiten/v2"

// PileCell draws a draw pile in its cell: "mail", "deal", "event" or "lottery",
// with its name and how many cards it has. An empty pile is a dashed outline.
func (t *Theme) PileCell(dst *ebiten.Image, cell Rect, deck, word, count string, empty bool, state State) {
	p, c := t.pen(dst).capped(1.35), &t.Palette
	k := 1.0
	r := cell.Inset(5)
	if cell.W < 100 {
		p, k, r = p.capped(1.2), .76, cell.Inset(4)
	}
	k *= min(1, cell.H/(104*k))
	p.dashes(r, t.round(9*k), 1.8, 5, 4, c.PileLine)
	pile := Rect{cell.CenterX() - 32*k, cell.Y + 19*k + max(cell.H-104*k, 0)*.35, 64 * k, 58 * k}
	if state.Hover {
		pile.Y -= 2
	}
	if !empty {
		t.pile(p, pile, deck, 4, k)
	}
	below := Rect{cell.X, pile.Bottom(), cell.W, r.Bottom() - pile.Bottom()}
	p.centered(word, below, 14, 10, Style{Face: CondensedBold, Size: 12.5, Color: c.PageInk})
	if count != "" {
		t.Badge(dst, pile.Right()+4*k, pile.Y-2*k, 13*min(k*1.12, 1), count)
	}
	t.focus(dst, r, 9*k, state)
}

// pile draws n cards of a deck on each other, the top one at r.
func (t *Theme) pile(p pen, r Rect, deck string, n int, k float64) {
	c, d := &t.Palette, deckOf(deck)
	p.shadow(Rect{r.X - 1, r.Y - 6*k, r.W + 4, r.H + 6*k}, 6, 3, 5*k, .4)
	for i := n - 1; i >= 0; i-- {
		step := float64(i)
		face := [2]Color{c.Decks[d].Face, c.Decks[d].Edge}[i%2]
		card := r.Moved(step*1.5*k, -step*2.5*k)
		p.fill(card.Inset(-.6), t.round(6)*k+.6, c.PlateCream)
		p.fill(card.Inset(.6), t.round(6)*k-.6, face)
	}
	p.artAt(deckArt[d], r.CenterX(), r.CenterY()-1, min(r.W*.69, r.H*.76))
}

// SmallPile draws a draw pile without its cell.
func (t *Theme) SmallPile(dst *ebiten.Image, r Rect, deck string) {
	k := min(r.W/72, r.H/70)
	t.pile(t.pen(dst), Rect{r.X, r.Bottom() - 54*k, 60 * k, 54 * k}, deck, 4, k)
}

// Pile is the content of a draw pile that shares a cell with another one.
type Pile struct {
	// Deck is "mail", "deal", "event" or "lottery", Word its name, Count how many
	// cards it has.
	Deck, Word, Count string
	// Empty says that there is none; Note then stands in its place, in at most
	// two lines.
	Empty bool
	Note  string
	State State
}

// PilePairBoxes returns where two piles lie that share a cell, with their names.
func PilePairBoxes(cell Rect) [2]Rect {
	in := cell.Inset(cell.W * 5 / 112)
	box := in.leftPart(in.W / 2)
	return [2]Rect{box, box.Moved(box.W, 0)}
}

// PilePairCell draws a cell in which two draw piles lie.
func (t *Theme) PilePairCell(dst *ebiten.Image, cell Rect, piles [2]Pile) {
	p, c := t.pen(dst).capped(1.15), &t.Palette
	k := min(cell.W/112, cell.H/104)
	r := cell.Inset(5 * cell.W / 112)
	p.dashes(r, t.round(9*k), 1.8, 5, 4, c.PileLine)
	boxes := PilePairBoxes(cell)
	var corners [2]Rect // the upper right ones
	for i, pile := range piles {
		box := boxes[i]
		x := box.X + (box.W-40*k)/2 - float64(1+2*i)*k
		card := Rect{x, cell.Y + 25*k + max(cell.H-104*k, 0)*.4, 40 * k, 46 * k}
		if pile.State.Hover {
			card.Y -= 2
		}
		if pile.Empty {
			t.emptyPile(p, card, pile.Note, k)
		} else {
			t.pile(p, card, pile.Deck, 3, k*.85)
		}
		st := Style{Face: CondensedBold, Size: max(12.5*k, 11), Color: c.PageInk, Align: Center}
		x = min(box.CenterX(), r.Right()-4-p.measure(pile.Word, st)/2) // off the dashes
		p.fit(pile.Word, x, (card.Bottom()+r.Bottom())/2+4.5*k, box.W-2, 9, st)
		corners[i] = Rect{X: card.Right() - k, Y: card.Y - 3*k}
		t.focus(dst, box.Inset(4), 6*k, pile.State)
	}
	// The badge of the first pile reaches over the second, and none over the dashes.
	size := max(10.5*k, 9.7)
	for i, at := range corners {
		if pile := &piles[i]; pile.Count != "" && !pile.Empty {
			t.Badge(dst, min(at.X, r.Right()-size-1), at.Y, size, pile.Count)
		}
	}
}

// emptyPile draws the dashed place of a pile without cards, and within the dashes
// its note.
func (t *Theme) emptyPile(p pen, card Rect, note string, k float64) {
	c := &t.Palette
	p.dashes(card, t.round(5*k), 1.6, 4, 4, mixed(c.PileLine, c.PageInk, .25))
	st := Style{Face: CondensedMedium, Size: max(12.5*k, 11), Color: c.PageInk, Align: Center}
	room := card.W - 6
	wrapped := p.wrap(note, st, room, 2)
	if wrapped.Cut {
		wrapped = p.wrap(note, st.Sized(11/p.scale()), room, 2)
	}
	lines := wrapped.Lines
	st = p.commonStyle(st, 9, len(lines), func(i int) (string, float64) { return lines[i], room })
	pitch := max(15*k, 1.1*st.Size*p.scale())
	y := p.middle(card, st) - pitch/2*float64(len(lines)-1)
	for i, line := range lines {
		p.fit(line, card.CenterX(), y+float64(i)*pitch, room, 9, st)
	}
}

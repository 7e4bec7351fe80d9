package boards

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// PileCell draws a draw pile in its cell: "mail", "deal", "event" or "lottery",
// with its name and how many cards it has. An empty pile is a dashed outline.
func PileCell(t *render.Theme, dst *ebiten.Image, cell render.Rect, deck, word, count string, empty bool, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.35), &t.Palette
	k := 1.0
	r := cell.Inset(5)
	if cell.W < 100 {
		p, k, r = p.GrowingTo(1.2), .76, cell.Inset(4)
	}
	k *= min(1, cell.H/(104*k))
	st := p.Legible(render.Style{Face: render.CondensedBold, Size: 12.5, Color: c.PageInk})
	k = min(k, (r.H-1.25*st.Size*p.Scale())/(19+58)) // below it there is room for the word
	p.Dashes(r, t.Round(9*k), 1.8, 5, 4, c.PileLine)
	pile := render.Rect{X: cell.CenterX() - 32*k, Y: cell.Y + 19*k + max(cell.H-104*k, 0)*.35, W: 64 * k, H: 58 * k}
	if state.Hover {
		pile.Y -= 2
	}
	if !empty {
		drawPile(t, p, pile, deck, 4, k)
	}
	below := render.Rect{X: cell.X, Y: pile.Bottom(), W: cell.W, H: r.Bottom() - pile.Bottom()}
	p.Centered(word, below, 14, 10, st)
	if count != "" {
		pieces.Badge(t, dst, pile.Right()+4*k, pile.Y-2*k, max(13*min(k*1.12, 1), leastCount), count)
	}
	marks.Focus(t, dst, r, 9*k, state)
}

// leastCount is the least radius of a badge in which two digits can be read.
const leastCount = 11.4

// drawPile draws n cards of a deck on each other, the top one at r.
func drawPile(t *render.Theme, p render.Pen, r render.Rect, deck string, n int, k float64) {
	c, d := &t.Palette, palette.DeckOf(deck)
	p.Shadow(render.Rect{X: r.X - 1, Y: r.Y - 6*k, W: r.W + 4, H: r.H + 6*k}, 6, 3, 5*k, .4)
	for i := n - 1; i >= 0; i-- {
		step := float64(i)
		face := [2]palette.Color{c.Decks[d].Face, c.Decks[d].Edge}[i%2]
		card := r.Moved(step*1.5*k, -step*2.5*k)
		p.Fill(card.Inset(-.6), t.Round(6)*k+.6, c.PlateCream)
		p.Fill(card.Inset(.6), t.Round(6)*k-.6, face)
	}
	p.ArtAt(palette.DeckArt[d], r.CenterX(), r.CenterY()-1, min(r.W*.69, r.H*.76))
}

// SmallPile draws a draw pile without its cell.
func SmallPile(t *render.Theme, dst *ebiten.Image, r render.Rect, deck string) {
	k := min(r.W/72, r.H/70)
	drawPile(t, t.Pen(dst), render.Rect{X: r.X, Y: r.Bottom() - 54*k, W: 60 * k, H: 54 * k}, deck, 4, k)
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
	State render.State
}

// PilePairBoxes returns where two piles lie that share a cell, with their names.
func PilePairBoxes(cell render.Rect) [2]render.Rect {
	in := cell.Inset(cell.W * 5 / 112)
	box := in.LeftPart(in.W / 2)
	return [2]render.Rect{box, box.Moved(box.W, 0)}
}

// PilePairCell draws a cell in which two draw piles lie.
func PilePairCell(t *render.Theme, dst *ebiten.Image, cell render.Rect, piles [2]Pile) {
	p, c := t.Pen(dst).GrowingTo(1.15), &t.Palette
	k := min(cell.W/112, cell.H/104)
	r := cell.Inset(5 * cell.W / 112)
	p.Dashes(r, t.Round(9*k), 1.8, 5, 4, c.PileLine)
	boxes := PilePairBoxes(cell)
	var corners [2]render.Rect // the upper right ones
	for i, pile := range piles {
		box := boxes[i]
		x := box.X + (box.W-40*k)/2 - float64(1+2*i)*k
		card := render.Rect{X: x, Y: cell.Y + 25*k + max(cell.H-104*k, 0)*.4, W: 40 * k, H: 46 * k}
		if pile.State.Hover {
			card.Y -= 2
		}
		if pile.Empty {
			emptyPile(t, p, card, pile.Note, k)
		} else {
			drawPile(t, p, card, pile.Deck, 3, k*.85)
		}
		st := render.Style{Face: render.CondensedBold, Size: max(12.5*k, 11), Color: c.PageInk, Align: render.Center}
		x = min(box.CenterX(), r.Right()-4-p.Measure(pile.Word, st)/2) // off the dashes
		p.TextFit(pile.Word, x, (card.Bottom()+r.Bottom())/2+4.5*k, box.W-2, 9, st)
		corners[i] = render.Rect{X: card.Right() - k, Y: card.Y - 3*k}
		marks.Focus(t, dst, box.Inset(4), 6*k, pile.State)
	}
	// The badge of the first pile reaches over the second, and none over the dashes.
	size := max(10.5*k, 9.7)
	for i, at := range corners {
		if pile := &piles[i]; pile.Count != "" && !pile.Empty {
			pieces.Badge(t, dst, min(at.X, r.Right()-size-1), at.Y, size, pile.Count)
		}
	}
}

// emptyPile draws the dashed place of a pile without cards, and within the dashes
// its note.
func emptyPile(t *render.Theme, p render.Pen, card render.Rect, note string, k float64) {
	c := &t.Palette
	p.Dashes(card, t.Round(5*k), 1.6, 4, 4, palette.Mixed(c.PileLine, c.PageInk, .25))
	st := render.Style{Face: render.CondensedMedium, Size: max(12.5*k, 11), Color: c.PageInk, Align: render.Center}
	room := card.W - 6
	wrapped := p.Wrapped(note, st, room, 2)
	if wrapped.Cut {
		wrapped = p.Wrapped(note, st.Sized(11/p.Scale()), room, 2)
	}
	lines := wrapped.Lines
	st = p.CommonStyle(st, 9, len(lines), func(i int) (string, float64) { return lines[i], room })
	pitch := max(15*k, 1.1*st.Size*p.Scale())
	y := p.Middle(card, st) - pitch/2*float64(len(lines)-1)
	for i, line := range lines {
		p.TextFit(line, card.CenterX(), y+float64(i)*pitch, room, 9, st)
	}
}

package render

import "github.com/hajimehoshi/ebiten/v2"

// bubbleType is the type of what is said at the table.
var bubbleType = Style{Face: CondensedBold, Size: 13.5}

// The size of a bubble: how wide its text is at most, about twenty signs, how many lines it
// has at most, and the air around it.
const (
	bubbleWidth        = 148
	bubbleLines        = 2
	bubbleX, bubbleY   = 12, 6
	bubbleTail         = 8
	bubbleAboveCard    = 6
	restingHead        = 36 // from the middle of the face's plate to the side of the head
	activeHead         = 48
	bubbleInk          = 1.8
	bubbleFromTheRight = 8
)

// Bubble draws what the player of a card at r says, beside the head over it: to the right,
// or to the left where the window ends at the right. Alpha is 1, and less where it goes. It
// reports whether there was room for it.
func (t *Theme) Bubble(dst *ebiten.Image, r Rect, k PlayerCard, text string, alpha float64) bool {
	if !k.Face.exists() {
		return false
	}
	p, c := t.pen(dst), &t.Palette
	lines := t.Wrap(text, bubbleType, bubbleWidth*t.TextScale, bubbleLines)
	box := Rect{W: lines.Width + 2*bubbleX, H: lines.Height() + 2*bubbleY}
	head := float64(restingHead)
	if k.Tab != "" {
		head = activeHead
	}
	face := t.playerLayout(r).facePlate(&k).plate.Moved(r.X, r.Y)
	box.Y = r.Y - bubbleAboveCard - box.H
	box.X = face.CenterX() + head + bubbleTail
	tail := box.X
	if box.Right() > t.View.W-bubbleFromTheRight {
		box.X = face.CenterX() - head - bubbleTail - box.W
		tail = box.Right()
	}
	if lines.Cut || box.X < 0 {
		return false
	}
	ink, field := faded(c.Ink, alpha), faded(white, alpha)
	low := box.Bottom() - bubbleTail - bubbleY
	p.diamond(tail, low, bubbleTail+bubbleInk, 1.5, ink)
	p.fill(box.Inset(-bubbleInk), t.round(11), ink)
	p.fill(box, t.round(10), field)
	p.diamond(tail, low, bubbleTail, 1.5, field)
	t.DrawLines(dst, lines, box.X+bubbleX, box.Y+bubbleY+lines.Leading*.76, bubbleType.In(ink))
	return true
}

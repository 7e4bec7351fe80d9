package player

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/pieces"
)

// bubbleType is the type of what is said at the table.
var bubbleType = render.Style{Face: render.HandBold, Size: 14}

// The size of a bubble: how wide its text is at most, about twenty signs, how many lines it
// has at most, and the air around it.
const (
	bubbleWidth        = 148
	bubbleLines        = 2
	bubbleTail         = 8
	bubbleAboveCard    = 6
	bubbleFoot         = 14 // how high the tail begins
	restingHead        = 36 // from the middle of the face's plate to the side of the head
	activeHead         = 48
	bubbleFromTheRight = 8
)

// bubble returns where a bubble with a text lies beside the head over the card at r, and the
// end of it that points to the head. It is false where there is no room.
func bubble(t *render.Theme, r render.Rect, k PlayerCard, text *render.Lines) (box render.Rect, tail float64, ok bool) {
	head := float64(restingHead)
	if k.Tab != "" {
		head = activeHead
	}
	face := layoutOf(t, r).facePlate(&k).plate.Moved(r.X, r.Y)
	box.W, box.H = pieces.BubbleSize(text)
	box.X, box.Y = face.CenterX()+head+bubbleTail, r.Y-bubbleAboveCard-box.H
	tail = box.X
	if box.Right() > t.View.W-bubbleFromTheRight {
		box.X = face.CenterX() - head - bubbleTail - box.W
		tail = box.Right()
	}
	return box, tail, !text.Cut && box.X >= 0
}

// Bubble draws what the player of a card at r says, beside the head over it: to the right,
// or to the left where the window ends at the right. Where there is no room nothing is said.
// Alpha is 1, and less where the bubble goes.
func Bubble(t *render.Theme, dst *ebiten.Image, r render.Rect, k PlayerCard, text string, alpha float64) {
	lines := t.Wrap(text, bubbleType, bubbleWidth*t.TextScale, bubbleLines)
	box, tail, ok := bubble(t, r, k, lines)
	if !ok || !k.Face.Exists() {
		return
	}
	pieces.DrawBubble(t.Pen(dst), lines, bubbleType, box, render.Point{X: tail, Y: box.Bottom() - bubbleFoot}, alpha)
}

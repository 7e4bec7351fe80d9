package pieces

import (
	"bigpayday/render"
	"bigpayday/render/palette"
)

// The form of a bubble, in parts of the leading of its text: the air around the text, how far the
// corner of the tail stands out, and how thick its outline is.
const (
	bubbleSide, bubbleAbove = .7, .35
	bubbleTail              = .47
	bubbleInk               = .1
)

// BubbleSize returns how large the bubble around some lines is.
func BubbleSize(l *render.Lines) (w, h float64) {
	return l.Width + 2*bubbleSide*l.Leading, l.Height() + 2*bubbleAbove*l.Leading
}

// DrawBubble draws what somebody says, in a box of [BubbleSize]; its tail is a corner that points
// from the edge of the box at the mouth. Alpha is 1, and less where the bubble comes or goes.
func DrawBubble(p render.Pen, l *render.Lines, st render.Style, box render.Rect, tail render.Point, alpha float64) {
	ink, field := palette.Faded(p.Palette.Ink, alpha), palette.Faded(palette.White, alpha)
	reach, line := bubbleTail*l.Leading, bubbleInk*l.Leading
	p.Diamond(tail.X, tail.Y, reach+line, 1.5, ink)
	p.Fill(box.Inset(-line), p.Round(11), ink)
	p.Fill(box, p.Round(10), field)
	p.Diamond(tail.X, tail.Y, reach, 1.5, field)
	p.Lines(l, box.X+bubbleSide*l.Leading, box.Y+bubbleAbove*l.Leading+l.Leading*.76, st.In(ink))
}

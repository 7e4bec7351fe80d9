package turn

import (
	"bigpayday/game/app"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Panels in the column that tell of every player in a row: the contest, the Poker
// Game, what lies in a pool.

// rowGrowth is how far the type of a row grows with the size of the text: as far as
// the row is high enough, and no less than elsewhere unless that would touch the
// next row.
func (s *Turn) rowGrowth(pitch float64) float64 {
	least := max(1, min(app.Growth, pitch/(15*1.2)))
	return max(least, s.Theme.LargestGrowth(1.6, func(k float64) bool { return 15*1.3*k <= pitch }))
}

// rowBase is the baseline of a row's type that has grown so far.
func rowBase(row render.Rect, grown float64) float64 {
	return row.CenterY() + 5 + 5*max(0, grown-app.Growth)
}

// rowsHead is the sentence in the head of a panel with rows. In large type it takes
// two lines, where the rows below have room to move down.
type rowsHead struct {
	lines         []string
	style         render.Style
	base, leading float64
	// down is how far the rows move down.
	down float64
}

// How high rows still are that move down, in logical pixels, and in a small window.
const leastPitch, leastSmallPitch = 25, 21.5

// layRowsHead lays out a sentence with its baseline at base in the design, over n rows
// that are so high as they share room.
func (s *Turn) layRowsHead(text string, st render.Style, base, width, room float64, n int) rowsHead {
	t := s.Theme
	h := rowsHead{base: base}
	least := float64(leastPitch)
	if s.smallCard() {
		least = leastSmallPitch
	}
	if t.LargestGrowth(1.4, func(k float64) bool {
		h.style = t.Capped(st, k)
		size := h.style.Size * t.TextScale
		lines := t.Wrap(text, h.style, width, 2)
		h.lines, h.leading = lines.Lines, 1.2*size
		h.base = base + .8*(size-st.Size)
		h.down = h.base - base + float64(len(lines.Lines)-1)*h.leading
		return !lines.Cut && (h.down < 2 || (room-h.down)/float64(n) >= least)
	}) == 1 {
		line, set := t.Fit(text, s.set(st), width, 11)
		return rowsHead{lines: []string{line}, style: set, base: base}
	}
	return h
}

func (s *Turn) drawRowsHead(dst *ebiten.Image, h *rowsHead, x float64) {
	for i, line := range h.lines {
		s.Theme.DrawText(dst, line, x, h.base+float64(i)*h.leading, h.style)
	}
}

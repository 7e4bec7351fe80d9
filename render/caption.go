package render

import "github.com/hajimehoshi/ebiten/v2"

// Caption draws the caption of a sound around x, y: on a dark strip, behind the
// sign of sounds.
func (t *Theme) Caption(dst *ebiten.Image, text string, x, y float64) {
	p, c := t.pen(dst).capped(1.3), &t.Palette
	st := Style{Face: CondensedMedium, Size: 13.5, Color: c.Cream}
	h := 21 * p.scale()
	w := min(p.measure(text, st), t.View.W-80) + 2.2*h
	r := Rect{x - w/2, y - h/2, w, h}
	p.fill(r, h/2, faded(c.Ink, .9))
	p.recordGround(r, c.Ink)
	p.note(r.X+h*.78, y, h)
	p.fit(text, r.X+1.45*h, p.middle(r, st), w-2.2*h, 11, st)
}

// note draws a musical note in a strip of height h.
func (p pen) note(x, y, h float64) {
	c := p.Palette.Cream
	p.disc(x-h*.1, y+h*.2, h*.14, c)
	p.flatLine(x+h*.02, y+h*.2, x+h*.02, y-h*.27, h*.09, 0, c)
	p.line(x+h*.03, y-h*.25, x+h*.2, y-h*.1, h*.1, c)
}

package turn

import (
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/words"
	"bigpayday/render"
)

// lowNote is the height from which on a note has room for its sentences below
// each other in their own sizes, in logical pixels.
const lowNote = 56

// layNote parts the log's place where there is room for a note and the log.
func (s *Turn) layNote() {
	const gap, high, small = 10, 92, 60
	s.note = render.Rect{}
	h := float64(high)
	if s.View().Compact {
		h = small
	}
	log := &s.Layout.Log
	if !s.Layout.Deals.Empty() || log.H < h+gap+shortLog || !s.advised() {
		return
	}
	s.note = render.Rect{X: log.X, Y: log.Y, W: log.W, H: h}
	log.Y, log.H = log.Y+h+gap, log.H-h-gap
}

// advised reports whether a note tells what a choice does.
func (s *Turn) advised() bool {
	return s.Panel == nil && s.Noted()
}

// showsLog reports whether the log has a place of its own, beside a note or
// without one.
func (s *Turn) showsLog() bool {
	return !s.logBox().Empty() && (!s.advised() || !s.Layout.Deals.Empty() || !s.note.Empty())
}

// noteBox is where a note stands that tells what a choice does.
func (s *Turn) noteBox() render.Rect {
	if !s.note.Empty() {
		return s.note
	}
	if s.Layout.Deals.Empty() {
		return s.Layout.Log
	}
	m, h := s.Layout.Main, 64.0
	if s.View().Compact {
		h = 44
	}
	return render.Rect{X: m.X, Y: m.Y - 10 - h, W: min(m.W, s.Layout.Column.W), H: h}
}

// drawNote says in two sentences what a choice does, and in small print what
// else there is to know; alarming is what borrows.
func (s *Turn) drawNote(dst *ebiten.Image, offer words.Offer, small string, alarming bool) {
	t, pal := s.Theme, &s.Theme.Palette
	r := s.noteBox()
	art, kind, ink := "hint", render.Note, pal.Ink
	if alarming {
		art, kind, ink = "warn", render.Alarm, pal.Loss
	}
	if s.View().Compact || r.H < lowNote {
		t.Panel(dst, r, render.Note)
		t.Art(dst, art, r.X+8, r.CenterY()-11, 22)
		s.drawShortNote(dst, offer, render.Rect{X: r.X + 38, Y: r.Y, W: r.W - 46, H: r.H}, ink)
		return
	}
	t.Panel(dst, r, kind)
	in := r
	if alarming {
		in.Y, in.H = r.Y+12, r.H-12
	}
	t.Art(dst, art, r.X+14, in.CenterY()-20, 40)
	bold := render.Style{Face: render.Bold, Size: 15, Color: ink}
	plain := render.Style{Face: render.Regular, Size: 14, Color: pal.Ink}
	left, room := r.X+66, r.W-82
	if s.drawLargeNote(dst, offer, render.Rect{X: left, Y: in.Y, W: room, H: in.H}, bold, plain) {
		return
	}
	bold, plain = s.set(bold), s.set(plain)
	fine := s.set(render.Style{Face: render.CondensedMedium, Size: 12.5, Color: pal.Ink2})
	if small != "" && t.LineHeight(bold)+t.LineHeight(plain)+t.LineHeight(fine) > in.H-6 {
		small = ""
	}
	h := t.LineHeight(bold) + t.LineHeight(plain)
	if small != "" {
		h += t.LineHeight(fine)
	}
	y := in.CenterY() - h/2 + t.LineHeight(bold)*.76
	t.DrawFit(dst, offer.Label, left, y, room, 12, bold)
	y += t.LineHeight(plain)
	t.DrawFit(dst, sentenceCase(offer.Does), left, y, room, 11, plain)
	if small != "" {
		t.DrawFit(dst, small, left, y+t.LineHeight(fine), room, 11, fine)
	}
}

// drawLargeNote sets the two sentences of a note in type that has grown further with
// the size of the text than elsewhere, where the box has room for that: the second one
// in two lines if need be, and without the small print.
func (s *Turn) drawLargeNote(dst *ebiten.Image, offer words.Offer, r render.Rect, bold, plain render.Style) bool {
	t, does := s.Theme, sentenceCase(offer.Does)
	var head, body render.Style
	var lines *render.Lines
	if t.LargestGrowth(1.6, func(k float64) bool {
		head, body = t.Capped(bold, k), t.Capped(plain, k)
		lines = t.Wrap(does, body, r.W, 2)
		return k > app.Growth && !lines.Cut && t.MeasureText(offer.Label, head) <= r.W && t.LineHeight(head)+lines.Height() <= r.H-6
	}) == 1 {
		return false
	}
	y := r.CenterY() - (t.LineHeight(head)+lines.Height())/2 + t.LineHeight(head)*.76
	t.DrawText(dst, offer.Label, r.X, y, head)
	t.DrawLines(dst, lines, r.X, y+t.LineHeight(body), body)
	return true
}

// drawShortNote sets the two sentences of a note in the low box that small
// windows have for it: below each other where both are there.
func (s *Turn) drawShortNote(dst *ebiten.Image, offer words.Offer, r render.Rect, ink render.Color) {
	t, pal := s.Theme, &s.Theme.Palette
	size, leading := 12.5, 15.0
	if r.H >= lowNote {
		size, leading = 14, 19
	}
	// From the top of the capitals to below the descenders, in the middle of r.
	seen := min(size*min(app.Growth, t.TextScale), (r.H-8)/2.03)
	size = seen / t.TextScale
	leading = max(leading, 1.12*seen)
	y := r.CenterY() - (leading+.91*seen)/2 + .71*seen
	t.DrawFit(dst, offer.Label, r.X, y, r.W, 11, render.Style{Face: render.Bold, Size: size, Color: ink})
	t.DrawFit(dst, sentenceCase(offer.Does), r.X, y+leading, r.W, 11, render.Style{Face: render.CondensedMedium, Size: size, Color: pal.Ink})
}

// sentenceCase returns a sentence with a capital at its beginning, for words
// that follow a colon elsewhere.
func sentenceCase(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

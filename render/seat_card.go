package render

import "github.com/hajimehoshi/ebiten/v2"

// SeatCard is the content of a seat's card while days are laid. It can be the key
// of a [CachedImage].
type SeatCard struct {
	Token Token
	// Name, Line below it, Note at the right end.
	Name, Line, Note string
	Active           bool
}

// lowSeatCard is the height below which the card of a seat is the small one.
const lowSeatCard = 60

// SeatCard draws the card of a seat while days are laid, at r: 200x74, or 150x48 where
// there is little room.
func (t *Theme) SeatCard(dst *ebiten.Image, r Rect, k SeatCard) {
	if r.H < lowSeatCard {
		t.smallSeatCard(dst, r, k)
		return
	}
	p, c := t.pen(dst).capped(1.15), &t.Palette
	t.seatPaper(p, r, 8, k.Active)
	w := min(58, r.W*.32)
	p.fillPart(r.leftPart(w), t.round(8), lefts, c.seat(k.Token.Color).Face)
	plate := min(44, w-14, r.H-16)
	t.TokenPlate(dst, Rect{r.X + (w-plate+2)/2, r.CenterY() - plate/2, plate - 2, plate}, k.Token, false)
	left := r.X + w + 12
	room := r.Right() - 12 - left
	name := Style{Face: Bold, Size: 16, Color: c.Ink}
	st := Style{Face: CondensedMedium, Size: 14, Color: c.SumColor(false, k.Active, c.Ink2)}
	note := Style{Face: CondensedMedium, Size: 13, Color: c.Ink2, Align: End}
	strong := p
	if r.H >= 60 {
		strong = p.capped(1.3)
	}
	nameRoom, lineRoom := room, room
	const air = 5
	switch w := p.measure(k.Note, note) + air; {
	case k.Note == "":
	case strong.measure(k.Name, name.Sized(15.5)) <= room-w:
		nameRoom -= air + p.fit(k.Note, r.Right()-12, r.Y+r.H*.43, room*.5, 11, note)
	case p.measure(k.Line, st.Sized(12.5)) <= room-w:
		// A long name is worth more than where the note stands.
		lineRoom -= air + p.fit(k.Note, r.Right()-12, r.Y+r.H*.72, room*.45, 11, note)
	case p.measure(k.Name, name.Sized(13)) <= room-w:
		nameRoom -= air + p.fit(k.Note, r.Right()-12, r.Y+r.H*.43, room*.5, 11, note)
	}
	strong.name(k.Name, left, r.Y+r.H*.43, nameRoom, 11.5, name)
	p.fit(k.Line, left, r.Y+r.H*.72, lineRoom, 11, st)
}

// smallSeatCard is [Theme.SeatCard] with its note at the end of the second line.
func (t *Theme) smallSeatCard(dst *ebiten.Image, r Rect, k SeatCard) {
	p, c := t.pen(dst).capped(1.15), &t.Palette
	t.seatPaper(p, r, 7, k.Active)
	const bar = 36.0
	p.fillPart(r.leftPart(bar), 7, lefts, c.seat(k.Token.Color).Face)
	t.TokenPlate(dst, Rect{r.X + 5, r.CenterY() - 13, 26, 26}, k.Token, false)
	left, right := r.X+bar+9, r.Right()-9
	p.name(k.Name, left, r.Y+r.H*.43, right-left, 11, Style{Face: Bold, Size: 14, Color: c.Ink})
	base, room := r.Y+r.H*.81, right-left
	line, note := Style{Face: CondensedMedium, Size: 12.5, Color: c.SumColor(false, k.Active, c.Ink2)}, Style{Face: CondensedMedium, Size: 12.5, Color: c.Ink2, Align: End}
	const squeezed = .9 // of its width a line can be read well
	switch both := squeezed*p.measure(k.Line, line) + 6 + p.measure(k.Note, note); {
	case k.Note == "":
	case both > room && !k.Active:
		k.Line = k.Note // it is what changes
	case both <= room:
		room -= 6 + p.fit(k.Note, right, base, room*.45, 11, note)
	}
	p.fit(k.Line, left, base, room, 11, line)
}

// seatPaper draws the paper of a card of a seat and its ring, if it is active.
func (t *Theme) seatPaper(p pen, r Rect, radius float64, active bool) {
	c := &t.Palette
	if active {
		p.shadow(r.narrowed(2), 8, 8, 7, .5)
		t.ActiveRing(p.dst, r.Moved(p.x, p.y), t.round(radius))
	} else {
		p.shadow(r.narrowed(2), 8, 4, 3, .42)
	}
	p.shade(r, t.round(radius), c.PaperTop, c.PaperBottom)
}

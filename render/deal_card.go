package render

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// DealCard is the content of a Deal card. It can be the key of a [CachedImage].
type DealCard struct {
	// Kind is "deal", "double-deal", "super-steal" or "auction".
	Kind string
	// Art is a piece of artwork of the company, or "" for a briefcase.
	Art string
	// Band names the kind, Title the company, Note how its cost came about.
	Band, Title, Note string
	// Mark stands on the disc of a Double Deal and the burst of a Super Steal.
	Mark string
	// Columns are up to three figures with their labels; the last one is
	// stressed where Gain or Loss is set.
	Labels, Sums [3]string
	Gain, Loss   bool
	// Stamp is stamped beside the note, or "".
	Stamp string
}

// The sizes of Deal cards: held, and presented.
const (
	DealW = sketch.DealHeldW
	DealH = sketch.DealHeldH
	// DealMargin is how far a Deal card's ink reaches beyond it.
	DealMargin = 48
)

// DealCard draws a Deal card at r: 340x204 where it is held, 392x246 where it
// is presented. Active has the green frame and tick of the one that is chosen.
func (t *Theme) DealCard(dst *ebiten.Image, r Rect, d DealCard, state State) {
	p, c := t.pen(dst).capped(cardGrowth).moved(r.X, r.Y), &t.Palette
	style := sketch.DealStyleOf(d.Kind)
	fam := familyOf(style.Family())
	pair := c.Families[fam]
	l := sketch.LayoutOfDeal(r.W, r.H)
	if r.H >= 190 && (t.TextScale > 1.2 || r.W < 320) {
		l = l.BadgeAbove(r.W) // beside it the note would have to be small
	}
	body := Rect{0, 0, r.W, r.H}
	ground, round := shades{rest: c.Card, hover: white, active: mixed(c.Hot, c.Field, .5)}.in(state), t.round(8)
	sigma, dy, alpha := 4.0, 3.0, .35
	if r.H >= 230 {
		sigma, dy, alpha = 12, 10, .5
	}
	p.shadow(body.narrowed(2), round, sigma, dy, alpha)
	if state.Active {
		p.fill(body.Inset(-4), 11, c.Families[Green].Face)
		p.fill(body.Inset(-1.5), 9, c.PaperTop)
	}
	if style == sketch.DoubleDeal {
		second := Rect{5, -5, r.W - 5, r.H}
		p.fill(second, 8, lighter(pair.Face, .28))
		p.frame(second, 8, 1, white)
	}
	p.fill(body, round, ground)
	p.frame(body, round, 3, pair.Face)
	switch style {
	case sketch.NormalDeal:
		if c.CardFrame.A > 0 {
			p.frame(body.Inset(5), round-1, 1.2, c.CardFrame)
		}
	case sketch.DoubleDeal:
		p.frame(body.Inset(6), t.round(5), 1.5, pair.Face)
	case sketch.SuperSteal:
		p.dashes(body.Inset(5.5), 5, 2, 7, 5, pair.Face)
	case sketch.AuctionDeal:
		t.lotFrame(p, body.Inset(7), pair.Face)
	}
	p.fill(Rect(l.Well), t.round(7), c.Tints[fam])
	p.art(cmp.Or(d.Art, "deal"), l.Picture.X, l.Picture.Y, l.Picture.W)

	right := r.W - 16
	p.fit(d.Band, l.Kind.X, l.Kind.Y, right-l.Kind.X, 11.5, Style{Face: CondensedBold, Size: l.Kind.Size, Color: pair.Edge})
	name := Style{Face: Black, Size: l.Name.Size, Color: c.Ink}
	titles := p
	if r.H < 190 {
		titles = p.capped(1.04) // the note stands close below
	}
	lines := titles.wrap(d.Title, name, right-l.Name.X, 2)
	end := l.Name.Y
	for i, s := range lines.Lines {
		end = l.Name.Y + float64(i)*l.LineHeight*titles.scale()
		titles.fit(s, l.Name.X, end, right-l.Name.X, 13, name)
	}
	note := l.Note
	if len(lines.Lines) == 1 {
		note.Y -= l.LineHeight * 1.1
		if r.H < 190 {
			note.Y += 6
		}
	}
	room := right - note.X
	if d.Mark != "" && style != sketch.NormalDeal && note.Y > l.BadgeAt.Y-l.BadgeR && note.Y-note.Size < l.BadgeAt.Y+l.BadgeR {
		room = l.BadgeAt.X - l.BadgeR*1.14 - 3 - note.X
	}
	small := Style{Face: CondensedMedium, Size: note.Size, Color: c.Ink2}
	if d.Stamp != "" {
		room -= t.dealStamp(p, r, l, d, room, small)
	}
	q := p.capped(max(cardGrowth, t.LargestGrowth(mostCardGrowth, func(k float64) bool {
		return note.Y-.74*note.Size*k >= end+4 && p.capped(k).measure(d.Note, small) <= room
	})))
	switch least := small.Sized(min(11.5/p.scale(), note.Size)); {
	case len(lines.Lines) == 1 && r.H >= 190 && p.measure(d.Note, small) > 1.06*room:
		p.lines(p.wrap(d.Note, small, room, 2), note.X, note.Y, small)
	case p.measure(d.Note, least) > room:
		p.lines(p.wrap(d.Note, least, room, 2), note.X, note.Y, least)
	default:
		q.fit(d.Note, note.X, note.Y, room, 11.5, small)
	}
	t.dealMark(p, l, style, pair.Face, d.Mark)
	if l.Seam > 0 {
		p.seam(14, l.Seam, r.W-28)
	}
	labels := p.capped(t.dealLabelGrowth(r, l, d))
	columns := p.dealColumns(labels, r.W, l, d)
	for i, label := range d.Labels {
		if l.Labels[i].Size == 0 || d.Sums[i] == "" {
			continue
		}
		at := columns[i]
		labels.fit(label, at.x, l.Labels[i].Y, at.room, 11, Style{Face: CondensedMedium, Size: l.Labels[i].Size, Color: c.Ink2})
		st := d.sumStyle(l, i).In(c.sumColor(i == 2 && d.Gain, i == 2 && d.Loss, c.Ink))
		st.Size *= at.shrunk
		p.fit(d.Sums[i], at.x, l.Sums[i].Y, at.room, 13, st)
	}
	if state.Active {
		t.Tick(dst, r.Right()-4, r.Bottom()-4, 15)
	}
	if state.Off {
		p.fill(body, 8, faded(c.Off, .55))
	}
	t.focus(dst, r, 8, state)
}

// sumStyle is the type of a sum on a Deal: what is won or lost is a little larger.
func (d *DealCard) sumStyle(l sketch.DealLayout, i int) Style {
	st := Style{Face: Black, Size: l.Sums[i].Size, Tracking: -.4}
	if i == 2 && (d.Gain || d.Loss) {
		st.Size += 3
	}
	return st
}

// dealColumn is where a column of a Deal begins, how wide it may be, and how much
// smaller than in the design its sum is.
type dealColumn struct{ x, room, shrunk float64 }

// dealColumns returns the columns of a Deal: as wide as each other or, where a sum
// would come too near to the next one there, as wide as what stands in them, with
// as much air between all.
func (p pen) dealColumns(labels pen, w float64, l sketch.DealLayout, d DealCard) (columns [3]dealColumn) {
	const air, least = 16.0, 14.0
	var widths [3]float64
	crowded := false
	for i := range columns {
		columns[i] = dealColumn{l.Sums[i].X, sumRoom(w, i), 1}
		sum := p.measure(d.Sums[i], d.sumStyle(l, i))
		crowded = crowded || i < 2 && d.Sums[i+1] != "" && columns[i].x+sum+air > l.Sums[i+1].X
	}
	if !crowded || l.Labels[0].Size == 0 {
		return columns
	}
	start := l.Sums[0].X
	// The profit is no larger than on a Deal beside this one.
	last := d.sumStyle(l, 2)
	_, fits := p.Fit(d.Sums[2], p.sized(last), sumRoom(w, 2), 13)
	most := fits.Size / p.sized(last).Size
	full := l.Labels[0].Size
	for _, size := range [2]float64{full, min(full, 11.5/labels.scale())} {
		for shrunk := 1.0; shrunk > .76; shrunk -= .02 {
			sizes := [3]float64{shrunk, shrunk, min(shrunk, most)}
			rest, gaps := w-2*start-4, -1.0
			for i, sum := range d.Sums {
				if sum == "" {
					continue
				}
				st := d.sumStyle(l, i)
				st.Size *= sizes[i]
				widths[i] = max(p.measure(sum, st), labels.measure(d.Labels[i], Style{Face: CondensedMedium, Size: size})) + .5
				rest, gaps = rest-widths[i], gaps+1
			}
			if rest < least*gaps {
				continue
			}
			x := start
			for i := range columns {
				columns[i] = dealColumn{x, widths[i], sizes[i]}
				x += widths[i] + rest/max(gaps, 1)
			}
			return columns
		}
	}
	return columns
}

// dealStamp stamps a Deal card above the seam at its right end, where the note
// leaves room for that, and returns how much it takes of that room.
func (t *Theme) dealStamp(p pen, r Rect, l sketch.DealLayout, d DealCard, room float64, note Style) float64 {
	size := max(12, r.H*.07)
	w := t.StampWidth(d.Stamp, size)
	if p.measure(d.Note, note.Sized(min(11.5/p.scale(), note.Size))) > room-w-14 {
		return 0
	}
	p.posed(t.stamp(d.Stamp, size, t.Palette.Families[Red].Face), r.W-20-w/2, l.Seam-size*1.7, Pose{Turn: -6})
	return w + 14
}

// lotFrame prints the frame of a Deal that was under the hammer: a line with a
// small star in each corner.
func (t *Theme) lotFrame(p pen, r Rect, ink Color) {
	const gap, star = 9, 6.5
	for _, y := range [2]float64{r.Y, r.Bottom()} {
		p.line(r.X+gap, y, r.Right()-gap, y, 1.5, ink)
		for _, x := range [2]float64{r.X, r.Right()} {
			p.star(x, y, 4, star, star*.42, ink)
		}
	}
	for _, x := range [2]float64{r.X, r.Right()} {
		p.line(x, r.Y+gap, x, r.Bottom()-gap, 1.5, ink)
	}
}

// dealMark draws the disc of a Double Deal or the burst of a Super Steal.
func (t *Theme) dealMark(p pen, l sketch.DealLayout, style sketch.DealStyle, c Color, mark string) {
	if style == sketch.NormalDeal || mark == "" {
		return
	}
	b, radius := l.BadgeAt, l.BadgeR
	if style == sketch.DoubleDeal {
		p.disc(b.X, b.Y, radius, c)
		p.ring(b.X, b.Y, radius-3, 1.4, white)
	} else {
		p.star(b.X, b.Y-1, 12, radius*1.14, radius*.92, c)
	}
	st := Style{Face: Black, Size: l.Badge.Size, Color: white, Align: Center}
	p.fit(mark, b.X, b.Y+l.Badge.Size*.36*p.scale(), radius*1.5, 10, st)
}

// sumRoom is how wide the label and the sum in a column of a Deal may be, in
// logical pixels.
func sumRoom(w float64, column int) float64 {
	room := (w-28)/3 - 8
	if column < 2 {
		room -= 6 // another sum stands beside it
	}
	return room
}

// dealLabelGrowth returns how far the labels above the sums of a Deal grow with the
// text scale, all as far as each other.
func (t *Theme) dealLabelGrowth(r Rect, l sketch.DealLayout, d DealCard) float64 {
	at, sum := l.Labels[0], l.Sums[0]
	if at.Size == 0 {
		return cardGrowth
	}
	return max(cardGrowth, t.LargestGrowth(mostCardGrowth, func(k float64) bool {
		size := at.Size * k
		for i, label := range d.Labels {
			if d.Sums[i] != "" && t.MeasureText(label, t.Capped(Style{Face: CondensedMedium, Size: at.Size}, k)) > sumRoom(r.W, i) {
				return false
			}
		}
		return at.Y-.74*size >= l.Seam+3 && at.Y+.2*size <= sum.Y-.72*(sum.Size+3)*cardGrowth-1
	}))
}

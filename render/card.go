package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// MailCard is what a card of mail shows. It can be the key of a [CachedImage].
type MailCard struct {
	// Kind is the kind of mail, as records name it.
	Kind string
	// Band is the name of the kind on its coloured band, Count which of how
	// many cards it is.
	Band, Count string
	// Title is whose letter it is, Text what is written in it.
	Title, Text string
	// AmountLabel stands above the amount; both may be "".
	AmountLabel, Amount string
	// Stamp is a word stamped beside the amount, or "".
	Stamp string
	// Advice says what to do now, Remark what follows from it.
	Advice, Remark string
	// More says that another card lies under it.
	More bool
}

// cardGrowth is how far the type of cards grows with the text scale, whatever has to
// be condensed for it.
const cardGrowth = 1.12

// The size of a presented card, and how far it is tilted.
const (
	CardW    = sketch.CardW
	CardH    = sketch.CardH
	CardTilt = -1.6
	// CardMargin is how far a card's ink reaches beyond it.
	CardMargin = 56
)

// MailCard draws a card of mail that lies straight, at r: 392x246, or 300x206
// in a small window. To tilt or move it, show it through a [CachedImage].
func (t *Theme) MailCard(dst *ebiten.Image, r Rect, m MailCard) {
	l, growth := t.mailLayout(r, m)
	p, c := t.pen(dst).grown(growth).moved(r.X, r.Y), &t.Palette
	sign, ok := sketch.MailSignOf(m.Kind)
	if !ok {
		sign, _ = sketch.MailSignOf("ad")
	}
	fam := familyOf(sign.Family)
	body := Rect{0, 0, r.W, r.H}
	if m.More {
		// The card below is turned a little around its top left corner.
		turn := 3.2
		if r.W < 340 {
			turn = 2.4
		}
		sin, cos := math.Sincos(turn * degree)
		under := p.exact(Rect{r.W/2*cos - r.H/2*sin - r.W/2, r.W/2*sin + r.H/2*cos - r.H/2, r.W, r.H})
		under.radius, under.turn = l.Radius*t.View.Scale, turn*degree
		sh := under
		sh.mode, sh.top = -8*t.View.Scale, faded(c.Shadow, .4)
		sh.bottom = sh.top
		sh.y0 += 6 * t.View.Scale
		sh.y1 += 6 * t.View.Scale
		t.shapes.draw(dst, &sh)
		under.top, under.bottom = c.Families[Blue].Face, c.Families[Blue].Face
		t.shapes.draw(dst, &under)
		in := 1.6 * t.View.Scale
		under.x0, under.y0, under.x1, under.y1, under.radius = under.x0+in, under.y0+in, under.x1-in, under.y1-in, under.radius-in
		under.top, under.bottom = mixed(c.Tints[Blue], c.Field, .4), mixed(c.Tints[Blue], c.Field, .4)
		t.shapes.draw(dst, &under)
	}
	p.shadow(Rect{4, 0, r.W - 8, r.H}, t.round(l.Radius), 12, 10, .52)
	radius := t.round(l.Radius)
	p.fill(body, radius, c.Card)
	p.fillPart(Rect{0, 0, r.W, l.Band}, radius, tops, c.Families[fam].Face)
	q := t.other(bandKey{m.Kind, r.W, l.Band}, func() sketch.Drawing { return sketch.BandEdge(m.Kind, r.W, l.Band, c.Card) })
	p.blit(q, 0, 0, 1)
	if t.HighContrast {
		p.frame(body, radius, 2, c.Ink)
	} else if c.CardFrame.A > 0 {
		p.frame(body.Inset(4), radius-1, 1.5, c.CardFrame)
	}
	lift := t.bandLift(p, r, l, m)
	l.Kind.Y -= lift
	l.Count.Y -= lift
	cw := 0.0
	if m.Count != "" {
		cw = t.spot(p, l.Count, m.Count, Medium, white, r.W*.45) + 10
	}
	band := l.Kind
	band.Max = r.W - band.X - cw - 14
	if past := band.X + p.bandWidth(l, m) - r.W/2; math.Abs(past) <= pinWide {
		band.Max = r.W/2 - pinWide - band.X // it ends before the pin rather than under it
	}
	t.tracked(p, band, m.Band, Black, white, bandTracking(band.Size))

	p.fill(Rect{l.Well.X, l.Well.Y, l.Well.W, l.Well.H}, t.round(10), c.Tints[fam])
	p.art(sign.Picture, l.Picture.X, l.Picture.Y, l.Picture.W)

	right := r.W - l.Advice.X
	st := Style{Face: Black, Size: l.Title.Size, Color: c.Ink}
	text := Style{Face: Regular, Size: l.Detail.Size, Color: c.Ink2}
	if m.Amount == "" {
		// Without an amount the text has the room.
		text.Size += 1
		lines := p.wrap(m.Text, text, right-l.Detail.X, int((l.Seam-l.Detail.Y-6)/t.LineHeight(p.sized(text)))+1)
		p.lines(lines, l.Detail.X, l.Detail.Y+4, text)
	} else {
		room := right - l.Detail.X
		if l.DetailPitch == 0 {
			p.fit(m.Text, l.Detail.X, l.Detail.Y, room, 12, text)
		} else {
			y := l.Detail.Y
			for _, line := range p.wrap(m.Text, text, room, 2).Lines {
				p.fit(line, l.Detail.X, y, room, 11, text)
				y += l.DetailPitch
			}
		}
		t.amount(p, r, l, m)
	}
	titleEnd := right
	if sign.Edge == "dots" && l.Title.Y-.74*p.sized(st).Size*t.TextScale < l.Band+16 {
		titleEnd = r.W - 52 // large type reaches up to them
	}
	p.fit(m.Title, l.Title.X, l.Title.Y, titleEnd-l.Title.X, l.Title.Size*.7, st)
	p.seam(14, l.Seam, r.W-28)
	t.notches(p, r, l, m.More)
	advice := Style{Face: Bold, Size: l.Advice.Size, Color: c.Ink}
	if lines := p.wrap(m.Advice, advice, right-l.Advice.X, 2); growth > cardGrowth && m.Remark == "" && len(lines.Lines) > 1 {
		for i, line := range lines.Lines {
			p.text(line, l.Advice.X, l.Advice.Y+float64(i)*adviceLeading*advice.Size*growth, advice)
		}
	} else {
		p.fit(m.Advice, l.Advice.X, l.Advice.Y, right-l.Advice.X, 12, advice)
	}
	p.fit(m.Remark, l.Remark.X, l.Remark.Y, right-l.Remark.X, 11.5, Style{Face: Regular, Size: l.Remark.Size, Color: c.Ink2})
}

// MailStamp returns where the stamp of a card of mail that lies at r comes to
// rest: its middle, the size of its type, and how it is turned.
func (t *Theme) MailStamp(r Rect, m MailCard) (x, y, size, turn float64) {
	l, _ := t.mailLayout(r, m)
	at := l.Stamp
	return r.X + at.X, r.Y + at.Y, at.Size, at.Turn
}

// bandTracking is how far apart the letters on a band stand.
func bandTracking(size float64) float64 { return min(2, size*.085) }

// pinWide is how far the pin of a card reaches to either side of its middle, with some
// air.
const pinWide = 13

// bandWidth returns how wide the name on the band of a card is.
func (p pen) bandWidth(l sketch.CardLayout, m MailCard) float64 {
	return p.measure(m.Band, Style{Face: Black, Size: l.Kind.Size, Tracking: bandTracking(l.Kind.Size)})
}

// bandLift returns how far up what is written on the band of a card moves, so that
// it stands in the middle of what the pattern leaves of it. A name that goes on
// behind the pin stays clear of that.
func (t *Theme) bandLift(p pen, r Rect, l sketch.CardLayout, m MailCard) float64 {
	const pinBelow, slant = 6, .028
	lift := sketch.EdgeDepth(m.Kind) / 2
	name := p.bandWidth(l, m)
	if l.Kind.X+name < r.W/2+pinWide {
		return lift
	}
	return min(lift, max(0, l.Kind.Y-.78*l.Kind.Size*p.scale()-pinBelow-slant*name))
}

type bandKey struct {
	kind    string
	w, band float64
}

// amount sets the sum of a card, its label and its stamp.
func (t *Theme) amount(p pen, r Rect, l sketch.CardLayout, m MailCard) {
	c := &t.Palette
	sum := c.Ink
	switch m.Kind {
	case "bill", "moneygram-send", "monster-charge", "pay-a-neighbor", "charity", "pay-to-bonus", "each-pay-to-bonus", "pay-to-friend":
		sum = c.Due
	case "tax-refund", "rebate", "moneygram-receive", "mad-money", "windfall", "lottery-ticket", "keep-the-cash", "each-keep-the-cash", "take-and-keep":
		sum = c.Gain
	}
	p.fit(m.AmountLabel, l.Label.X, l.Label.Y, r.W-l.Label.X-l.Advice.X, 11, Style{Face: CondensedMedium, Size: l.Label.Size, Color: c.Ink2})
	room := r.W - l.Amount.X - l.Advice.X
	if m.Stamp != "" {
		room = l.Stamp.X - t.StampWidth(m.Stamp, l.Stamp.Size)/2 - 14 - l.Amount.X // it is turned
	}
	p.fit(m.Amount, l.Amount.X, l.Amount.Y, room, 18, Style{Face: Black, Size: l.Amount.Size, Color: sum, Tracking: -1})
	if m.Stamp != "" {
		q := t.stamp(m.Stamp, l.Stamp.Size, c.Families[Red].Face)
		p.hold(q, l.Stamp.X, l.Stamp.Y, Pose{Turn: l.Stamp.Turn, Fade: .08})
	}
}

// seam draws a perforation.
func (p pen) seam(x, y, length float64) {
	for at := 0.0; at < length; at += 11 {
		p.line(x+at, y, x+min(at+4, length), y, 1.6, p.Palette.Seam)
	}
}

// notches punches the sides where the seam ends.
func (t *Theme) notches(p pen, r Rect, l sketch.CardLayout, more bool) {
	c := mixed(mixed(t.Palette.WallTop, t.Palette.WallBottom, .6), t.Palette.Shadow, .3)
	if more {
		c = hex(0xB4C0CB) // the card below
	}
	radius := 8.0
	if r.W < 340 {
		radius = 6
	}
	clip := p.dst.RecyclableSubImage(t.deviceRect(Rect{p.x, p.y, r.W, r.H}))
	defer clip.Recycle()
	q := p
	q.dst = clip
	q.disc(0, l.Seam, radius, c)
	q.disc(r.W, l.Seam, radius, c)
}

// spot sets a line at a spot of a sketch and returns its width.
func (t *Theme) spot(p pen, s sketch.Spot, text string, f Face, c Color, room float64) float64 {
	if s.Max > 0 {
		room = min(room, s.Max)
	}
	st := Style{Face: f, Size: s.Size, Color: c}
	switch s.Anchor {
	case sketch.Middle:
		st.Align = Center
	case sketch.End:
		st.Align = End
	}
	return p.fit(text, s.X, s.Y, room, min(s.Size, controlFloor), st)
}

func (t *Theme) tracked(p pen, s sketch.Spot, text string, f Face, c Color, tracking float64) float64 {
	return p.fit(text, s.X, s.Y, s.Max, 12, Style{Face: f, Size: s.Size, Color: c, Tracking: tracking})
}

// DealCard is what a Deal shows. It can be the key of a [CachedImage].
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
	p, c := t.pen(dst).grown(cardGrowth).moved(r.X, r.Y), &t.Palette
	style := sketch.DealStyleOf(d.Kind)
	fam := familyOf(style.Family())
	pair := c.Families[fam]
	l := sketch.LayoutOfDeal(r.W, r.H)
	if r.H >= 190 && (t.TextScale > 1.2 || r.W < 320) {
		l = l.BadgeAbove(r.W) // beside it the note would have to be small
	}
	body := Rect{0, 0, r.W, r.H}
	ground, round := c.Card, t.round(8)
	sigma, dy, alpha := 4.0, 3.0, .35
	if r.H >= 230 {
		sigma, dy, alpha = 12, 10, .5
	}
	if state.Hover && !state.Active {
		ground = white
	}
	p.shadow(Rect{2, 0, r.W - 4, r.H}, round, sigma, dy, alpha)
	if state.Active {
		ground = mixed(c.Hot, c.Field, .5)
		p.fill(body.Inset(-4), 11, c.Families[Green].Face)
		p.fill(body.Inset(-1.5), 9, c.PaperTop)
	}
	if style == sketch.DoubleDeal {
		p.fill(Rect{5, -5, r.W - 5, r.H}, 8, lighter(pair.Face, .28))
		p.frame(Rect{5, -5, r.W - 5, r.H}, 8, 1, white)
	}
	p.fill(body, round, ground)
	p.frame(body, round, 3, pair.Face)
	if c.CardFrame.A > 0 && style == sketch.NormalDeal {
		p.frame(body.Inset(5), round-1, 1.2, c.CardFrame)
	}
	switch style {
	case sketch.DoubleDeal:
		p.frame(body.Inset(6), t.round(5), 1.5, pair.Face)
	case sketch.SuperSteal:
		p.dashes(body.Inset(5.5), 5, 2, 7, 5, pair.Face)
	case sketch.AuctionDeal:
		t.lotFrame(p, body.Inset(7), pair.Face)
	}
	p.fill(Rect{l.Well.X, l.Well.Y, l.Well.W, l.Well.H}, t.round(7), c.Tints[fam])
	art := d.Art
	if art == "" {
		art = "deal"
	}
	p.art(art, l.Picture.X, l.Picture.Y, l.Picture.W)

	right := r.W - 16
	p.fit(d.Band, l.Kind.X, l.Kind.Y, right-l.Kind.X, 11.5, Style{Face: CondensedBold, Size: l.Kind.Size, Color: pair.Edge})
	name := Style{Face: Black, Size: l.Name.Size, Color: c.Ink}
	titles := p
	if r.H < 190 {
		titles = p.grown(1.04) // the note stands close below
	}
	lines := titles.wrap(d.Title, name, right-l.Name.X, 2)
	y := l.Name.Y
	for _, s := range lines.Lines {
		titles.fit(s, l.Name.X, y, right-l.Name.X, 13, name)
		y += l.LineHeight * titles.scale()
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
	above := y - l.LineHeight*titles.scale() + 4 // the title ends there
	q := p.grown(max(cardGrowth, t.LargestGrowth(mostCardGrowth, func(k float64) bool {
		return note.Y-.74*note.Size*k >= above && p.grown(k).measure(d.Note, small) <= room
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
	labels := p.grown(t.dealLabelGrowth(r, l, d))
	columns := p.dealColumns(labels, r.W, l, d)
	for i, label := range d.Labels {
		if l.Labels[i].Size == 0 || d.Sums[i] == "" {
			continue
		}
		at := columns[i]
		labels.fit(label, at.x, l.Labels[i].Y, at.room, 11, Style{Face: CondensedMedium, Size: l.Labels[i].Size, Color: c.Ink2})
		st := d.sumStyle(l, i).In(c.Ink)
		if i == 2 && d.Gain {
			st.Color = c.Gain
		} else if i == 2 && d.Loss {
			st.Color = c.Loss
		}
		st.Size *= at.shrunk
		p.fit(d.Sums[i], at.x, l.Sums[i].Y, at.room, 13, st)
	}
	if state.Active {
		t.Tick(dst, r.Right()-4, r.Bottom()-4, 15)
	}
	if state.Off {
		p.fill(body, 8, faded(c.Off, .55))
	}
	if state.Focused {
		t.FocusRing(dst, r, 8)
	}
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
	p.hold(t.stamp(d.Stamp, size, t.Palette.Families[Red].Face), r.W-20-w/2, l.Seam-size*1.7, Pose{Turn: -6})
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

// CardBack draws the back of a card of a deck at r: "mail", "deal", "event" or
// "lottery". It is what a card shows while it flips.
func (t *Theme) CardBack(dst *ebiten.Image, r Rect, deck string) {
	p, c := t.pen(dst), &t.Palette
	d := deckOf(deck)
	p.shadow(Rect{r.X + 4, r.Y, r.W - 8, r.H}, t.round(10), 12, 10, .5)
	p.fill(r, t.round(10), c.Backs[d])
	p.frame(r.Inset(8), t.round(7), 2, faded(white, .55))
	size := min(r.W, r.H) * .5
	p.disc(r.CenterX(), r.CenterY(), size*.72, c.PlateCream)
	p.art(deckArt[d], r.CenterX()-size/2, r.CenterY()-size/2, size)
}

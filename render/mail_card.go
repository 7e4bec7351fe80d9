package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// MailCard is the content of a card of mail. It can be the key of a [CachedImage].
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

// MailCard draws a card of mail that lies straight, at r: 392x246, or 300x206
// in a small window. To tilt or move it, show it through a [CachedImage].
func (t *Theme) MailCard(dst *ebiten.Image, r Rect, m MailCard) {
	l, growth := t.mailLayout(r, m)
	p, c := t.pen(dst).capped(growth).moved(r.X, r.Y), &t.Palette
	sign, fam := mailSign(m.Kind)
	body := Rect{0, 0, r.W, r.H}
	if m.More {
		t.cardBelow(p, r, l.Radius)
	}
	radius := t.round(l.Radius)
	p.shadow(body.narrowed(4), radius, 12, 10, .52)
	p.fill(body, radius, c.Card)
	p.fillPart(body.topPart(l.Band), radius, tops, c.Families[fam].Face)
	q := t.drawing(drawingKey{what: "band", name: m.Kind, size: float32(r.W), band: float32(l.Band)}, func() sketch.Drawing { return sketch.BandEdge(m.Kind, r.W, l.Band, c.Card) })
	p.blit(q, 0, 0, 1)
	p.contrastFrame(body, radius, c.Ink)
	if c.CardFrame.A > 0 {
		p.frame(body.Inset(4), radius-1, 1.5, c.CardFrame)
	}
	lift := t.bandLift(p, r, l, m)
	band, most := l.Kind, r.W-l.Kind.X-14
	if m.Count != "" {
		st := Style{Face: Medium, Size: l.Count.Size, Color: white, Align: End}
		most -= 10 + p.fit(m.Count, l.Count.X, l.Count.Y-lift, r.W*.45, min(st.Size, controlFloor), st)
	}
	if past := band.X + p.bandWidth(l, m) - r.W/2; math.Abs(past) <= pinWide {
		most = r.W/2 - pinWide - band.X // it ends before the pin rather than under it
	}
	p.fit(m.Band, band.X, band.Y-lift, most, 12, bandStyle(l).In(white))

	p.fill(Rect(l.Well), t.round(10), c.Tints[fam])
	p.art(sign.Picture, l.Picture.X, l.Picture.Y, l.Picture.W)

	right := r.W - l.Advice.X
	st := Style{Face: Black, Size: l.Title.Size, Color: c.Ink}
	text := Style{Face: Regular, Size: l.Detail.Size, Color: c.Ink2}
	switch {
	case m.Amount == "":
		// Without an amount the text has the room.
		text.Size++
		lines := p.wrap(m.Text, text, right-l.Detail.X, int((l.Seam-l.Detail.Y-6)/t.LineHeight(p.sized(text)))+1)
		p.lines(lines, l.Detail.X, l.Detail.Y+4, text)
	case l.DetailPitch == 0:
		p.fit(m.Text, l.Detail.X, l.Detail.Y, right-l.Detail.X, 12, text)
	default:
		for i, line := range p.wrap(m.Text, text, right-l.Detail.X, 2).Lines {
			p.fit(line, l.Detail.X, l.Detail.Y+float64(i)*l.DetailPitch, right-l.Detail.X, 11, text)
		}
	}
	if m.Amount != "" {
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
		p.lines(&Lines{Lines: lines.Lines, Leading: adviceLeading * advice.Size * growth}, l.Advice.X, l.Advice.Y, advice)
	} else {
		p.fit(m.Advice, l.Advice.X, l.Advice.Y, right-l.Advice.X, 12, advice)
	}
	p.fit(m.Remark, l.Remark.X, l.Remark.Y, right-l.Remark.X, 11.5, Style{Face: Regular, Size: l.Remark.Size, Color: c.Ink2})
}

// cardBelow draws the card under one of mail, turned a little around its upper
// left corner.
func (t *Theme) cardBelow(p pen, r Rect, radius float64) {
	c, turn := &t.Palette, 3.2*degree
	if r.W < 340 {
		turn = 2.4 * degree
	}
	sin, cos := math.Sincos(turn)
	at := Rect{r.W/2*cos - r.H/2*sin - r.W/2, r.W/2*sin + r.H/2*cos - r.H/2, r.W, r.H}
	turned := func(r Rect) box {
		b := p.exact(r)
		b.turn = turn
		return b
	}
	shadow, edge, face := turned(at.Moved(0, 6)), turned(at), turned(at.Inset(1.6))
	shadow.mode = -8 * t.View.Scale
	p.draw(&shadow, radius, faded(c.Shadow, .4))
	p.draw(&edge, radius, c.Families[Blue].Face)
	p.draw(&face, radius-1.6, mixed(c.Tints[Blue], c.Field, .4))
}

// mailSign returns what marks a kind of mail, and its family; unknown kinds are
// advertisements.
func mailSign(kind string) (sketch.MailSign, Family) {
	sign, ok := sketch.MailSignOf(kind)
	if !ok {
		sign, _ = sketch.MailSignOf("ad")
	}
	return sign, familyOf(sign.Family)
}

// MailStamp returns where the stamp of a card of mail that lies at r comes to
// rest: its middle, the size of its type, and how it is turned.
func (t *Theme) MailStamp(r Rect, m MailCard) (x, y, size, turn float64) {
	l, _ := t.mailLayout(r, m)
	at := l.Stamp
	return r.X + at.X, r.Y + at.Y, at.Size, at.Turn
}

// bandStyle is how the name on the band of a card is set.
func bandStyle(l sketch.CardLayout) Style {
	return Style{Face: Black, Size: l.Kind.Size, Tracking: min(2, l.Kind.Size*.085)}
}

// pinWide is how far the pin of a card reaches to either side of its middle, with some
// air.
const pinWide = 13

// bandWidth returns how wide the name on the band of a card is.
func (p pen) bandWidth(l sketch.CardLayout, m MailCard) float64 {
	return p.measure(m.Band, bandStyle(l))
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
		t.Stamp(p.dst, m.Stamp, l.Stamp.X+p.x, l.Stamp.Y+p.y, l.Stamp.Size, c.Families[Red].Face, Pose{Turn: l.Stamp.Turn, Fade: .08})
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
	p.within(Rect{0, 0, r.W, r.H}, func(q pen) {
		q.disc(0, l.Seam, radius, c)
		q.disc(r.W, l.Seam, radius, c)
	})
}

// MailFamily returns the colours of a kind of mail or of an Event, as records
// name it.
func MailFamily(kind string) Family {
	if sign, ok := sketch.MailSignOf(kind); ok {
		return familyOf(sign.Family)
	}
	return Teal
}

// Cards in large type: their text grows as far as the card has room for, once the
// picture has made some.

// mailLayout returns where the parts of a card of mail stand that lies at r, and how
// far its type grows with the text scale.
func (t *Theme) mailLayout(r Rect, m MailCard) (l sketch.CardLayout, growth float64) {
	growth = t.LargestGrowth(mostCardGrowth, func(k float64) (fits bool) {
		if k <= cardGrowth {
			return false
		}
		l, fits = t.largeMail(r, m, k)
		return fits
	})
	if growth > 1 {
		return l, growth
	}
	p := t.pen(nil).capped(cardGrowth)
	l = sketch.LayoutOfCard(r.W, r.H)
	text := Style{Face: Regular, Size: l.Detail.Size}
	if m.Amount != "" && p.measure(m.Text, text) > (r.W-l.Advice.X-l.Detail.X)*1.06 {
		l = l.Denser() // its text takes two lines
	}
	return l, cardGrowth
}

// adviceLeading is from one line of an advice to the next, by its size.
const adviceLeading = 1.18

// largeMail returns the layout of a card of mail whose type has grown so far, and
// whether all of it has room. Band, title and sum are large anyway and grow no
// further than otherwise.
func (t *Theme) largeMail(r Rect, m MailCard, k float64) (l sketch.CardLayout, fits bool) {
	p := t.pen(nil).capped(k)
	l = sketch.LayoutOfCard(r.W, r.H)
	u := r.H / CardH
	kept := cardGrowth / k
	l.Kind.Size *= kept
	l.Title.Size *= kept
	l.Label.Size *= min(1, 1.4/k)
	l.Count.Size *= min(1, 1.25/k)
	l.Amount.Size *= .92 / k
	l.Band -= 6 * u
	l.Kind.Y -= 3 * u
	l.Count.Y -= 2 * u

	// From the lower edge up to the seam.
	room := r.W - 2*l.Advice.X
	longest := func(s string, st Style, most float64) float64 {
		return max(cardGrowth, t.LargestGrowth(most, func(k float64) bool { return t.MeasureText(s, t.Capped(st, k)) <= room }))
	}
	advice := l.Advice.Size * longest(m.Advice, Style{Face: Bold, Size: l.Advice.Size}, k)
	remark := l.Remark.Size * longest(m.Remark, Style{Face: Regular, Size: l.Remark.Size}, min(k, advice/l.Remark.Size))
	lines := t.Wrap(m.Advice, t.Capped(Style{Face: Bold, Size: l.Advice.Size}, 1.25), room, 2)
	two := m.Remark == "" && len(lines.Lines) == 2 && !lines.Cut
	if two {
		// It takes the line that the remark has else.
		advice = l.Advice.Size * min(1.25, k)
		l.Advice.Y = r.H - 8*u - (.3+adviceLeading)*advice
	}
	l.Advice.Size, l.Remark.Size = advice/k, remark/k
	if m.Remark != "" {
		l.Remark.Y = r.H - 6*u - .3*remark
		l.Advice.Y = l.Remark.Y - 1.2*remark
	} else if !two {
		// A single line leaves its room to what is above the seam.
		l.Advice.Y = max(l.Advice.Y, r.H-14*u-.3*advice)
	}
	l.Seam = l.Advice.Y - .74*advice - 9*u

	// A narrower picture leaves more room for the words.
	l.Well.Y, l.Well.W = l.Band+14*u, l.Well.W*.75
	l.Well.H = min(l.Well.H, l.Seam-10*u-l.Well.Y)
	size := min(l.Well.W, l.Well.H) - 12*u
	l.Picture = sketch.Box{X: l.Well.X + (l.Well.W-size)/2, Y: l.Well.Y + (l.Well.H-size)/2, W: size, H: size}
	left := l.Well.X + l.Well.W + 14*u
	l.Title.X, l.Detail.X, l.Label.X, l.Amount.X = left, left, left, left-1
	room = r.W - l.Advice.X - left

	// From the band down to the seam.
	l.Title.Y = l.Band + 10*u + .74*l.Title.Size*k
	text := Style{Face: Regular, Size: l.Detail.Size}
	if m.Amount == "" {
		text.Size++ // as it is set
		l.Detail.Y = l.Title.Y + .95*text.Size*k + 2*u
		lines = p.wrap(m.Text, text, room, 0)
		return l, l.Detail.Y+4+float64(len(lines.Lines)-1)*lines.Leading+.3*text.Size*k+4*u <= l.Seam
	}
	lines = p.wrap(m.Text, text, room, 2)
	l.DetailPitch = 1.18 * text.Size * k
	l.Detail.Y = l.Title.Y + .8*text.Size*k + 8*u
	end := l.Detail.Y + float64(len(lines.Lines)-1)*l.DetailPitch
	l.Label.Y = end + .78*l.Label.Size*k + 7*u
	l.Amount.Y = l.Label.Y + .74*l.Amount.Size*k + 7*u
	spare := l.Seam - 10*u - l.Amount.Y // a comma reaches below the line
	l.Title.Y += .15 * spare
	l.Detail.Y += .2 * spare
	l.Label.Y += .5 * spare
	l.Amount.Y += .75 * spare
	l.Stamp.Y = min(l.Amount.Y-12*u, l.Seam-28*u)
	return l, spare >= 4*u && !lines.Cut
}

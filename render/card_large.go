package render

import "bigpayday/render/sketch"

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
	p := t.pen(nil).grown(cardGrowth)
	l = sketch.LayoutOfCard(r.W, r.H)
	text := Style{Face: Regular, Size: l.Detail.Size}
	if m.Amount != "" && p.measure(m.Text, text) > (r.W-l.Advice.X-l.Detail.X)*1.06 {
		l = l.Denser() // its text takes two lines
	}
	return l, cardGrowth
}

// mostCardGrowth is how far the type of cards grows at most: further than that, a
// line has room for no more than a few words.
const mostCardGrowth = 1.6

// adviceLeading is from one line of an advice to the next, by its size.
const adviceLeading = 1.18

// largeMail returns the layout of a card of mail whose type has grown so far, and
// whether all of it has room. Band, title and sum are large anyway and grow no
// further than otherwise.
func (t *Theme) largeMail(r Rect, m MailCard, k float64) (l sketch.CardLayout, fits bool) {
	p := t.pen(nil).grown(k)
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

package render

import "github.com/hajimehoshi/ebiten/v2"

// LotteryCard is a Lottery card: three throws of a white and a black die.
type LotteryCard struct {
	// Pairs are the throws.
	Pairs [3][2]uint8
	// Hit is the throw that has come up, from 1, 0 for none.
	Hit int
}

// exists reports whether there is a card: every one has a throw.
func (k LotteryCard) exists() bool { return k.Pairs[0][0] > 0 }

// lotteryBox returns the size of a Lottery card that has room in w by h.
func lotteryBox(w, h float64) Rect {
	w = min(w, h*79/36)
	return Rect{W: w, H: w * 36 / 79}
}

// LotteryCard draws a Lottery card that lies face up, at r: 79x36 in the design,
// any other size likewise.
func (t *Theme) LotteryCard(dst *ebiten.Image, r Rect, k LotteryCard) {
	p, c := t.pen(dst), &t.Palette
	u := min(r.W/79, r.H/36)
	p.shadow(r.narrowed(1), 4*u, 2*u, 1.5*u, .3)
	green := c.Families[Green]
	p.fill(r.Moved(0, 1.5*u), 4*u, green.Edge)
	p.fill(r, 4*u, mixed(c.Tints[Green], white, .45))
	p.frame(r, 4*u, max(1.2, 1.3*u), green.Face)
	size := min(13.5*u, (r.H-7*u)/2)
	for i, pair := range k.Pairs {
		x := r.X + r.W*(float64(i)+.5)/3
		if i > 0 {
			p.vline(r.X+r.W*float64(i)/3, r.Y+4*u, r.H-8*u, max(1, .8*u), mixed(c.Tints[Green], green.Face, .35))
		}
		if k.Hit == i+1 {
			p.fill(Rect{x - r.W/6 + 2*u, r.Y + 2*u, r.W/3 - 4*u, r.H - 4*u}, 3*u, c.Focus)
		}
		t.Die(dst, Die{Color: "white", N: int(pair[0])}, x, r.CenterY()-size*.56, size, -1, Pose{})
		t.Die(dst, Die{Color: "black", N: int(pair[1])}, x, r.CenterY()+size*.56, size, -1, Pose{})
	}
}

// Holder is the content of the row of a player with a Lottery card.
type Holder struct {
	Token Token
	// Note says how far the player is.
	Name, Note string
	State      PickState
	Card       LotteryCard
}

// Holder draws a player with a Lottery card at r: 342x128 in the design; Active is
// the one whose card is meant.
func (t *Theme) Holder(dst *ebiten.Image, r Rect, k Holder, state State) {
	p, c := t.pen(dst).capped(1.15), &t.Palette
	style, ink, note := Flat, c.Ink, c.Ink2
	ground := c.Field
	switch {
	case state.Active:
		ground = c.Hot
	case k.State == PickOut:
		ground, style, ink = c.Off, Faint, c.Ink2
	case k.Card.Hit > 0 && k.State == PickDone:
		ground = c.Tints[Green]
	case state.Hover:
		ground = white
	}
	if k.State == PickNow {
		t.ActiveRing(dst, r, 9)
		note = c.Loss
	}
	p.shadow(r.narrowed(2), 9, 2, 3, .25)
	p.fill(r, 9, ground)
	switch {
	case k.State == PickOut:
		p.dashes(r, 9, 1.4, 5, 4, c.OffLine)
	case state.Active:
		p.frame(r, 9, 2, c.Families[Gold].Edge)
	case k.State == PickDone:
		p.frame(r, 9, 1.8, c.Families[Green].Face)
		note = c.Gain
	default:
		p.frame(r, 9, c.LineWidth, c.Line)
	}
	name, line := Style{Face: Bold, Size: 15.5, Color: ink}, Style{Face: CondensedBold, Size: 13.5, Color: note}
	if p = p.capped(1.3); r.H >= tallHolder {
		t.tallHolder(p, r, k, style, name, line)
	} else {
		t.wideHolder(p, r, k, style, name, line)
	}
	t.focus(dst, r, 9, state)
}

// wideHolder draws what a player with a Lottery card has beside each other.
func (t *Theme) wideHolder(p pen, r Rect, k Holder, style TokenStyle, name, line Style) {
	card := lotteryBox(r.W*.58, min(r.H-16, 92))
	card.X, card.Y = r.Right()-10-card.W, r.CenterY()-card.H/2
	t.LotteryCard(p.dst, card, k.Card)
	// Token, name and what it does stand above each other, so that all names of
	// a sheet are of one size.
	h := min(r.H, 136)
	size, top := min(42, h*.34), r.CenterY()-h/2
	left, room := r.X+14, card.X-r.X-24
	t.Token(p.dst, k.Token, left-2, top+h*.1, size, style)
	p.nameIn(Rect{r.X, top + h*.47, r.W, h * .27}, k.Name, left, top+h*.66, room, leastName, 13, name)
	p.fit(k.Note, left, top+h*.87, room, 11, line)
}

// tallHolder is the height from which on a Lottery card lies below its player's
// name, where it can be larger.
const tallHolder = 148

// tallHolder draws what a player with a Lottery card has below each other.
func (t *Theme) tallHolder(p pen, r Rect, k Holder, style TokenStyle, name, line Style) {
	const side, air = 14, 12
	size := min(40, r.H*.21)
	head := Rect{r.X + side, r.Y + air, r.W - 2*side, size}
	card := lotteryBox(head.W, r.Bottom()-air-4-head.Bottom()-8)
	card.X, card.Y = r.CenterX()-card.W/2, (head.Bottom()+8+r.Bottom()-air-4-card.H)/2
	t.Token(p.dst, k.Token, head.X-2, head.Y, size, style)
	line.Align = End
	w := p.fit(k.Note, head.Right(), p.middle(head, line), head.W*.45, 11, line)
	p.name(k.Name, head.X+size+8, p.middle(head, name), head.W-size-16-w, leastName, name)
	t.LotteryCard(p.dst, card, k.Card)
}

// UnusedCards draws the Lottery cards that nobody has, n of them, face down at r,
// beside their name and a line below it.
func (t *Theme) UnusedCards(dst *ebiten.Image, r Rect, n int, name, line string, state State) {
	p, c := t.pen(dst).capped(1.15), &t.Palette
	t.optionGround(p, r, state)
	title := Style{Face: Bold, Size: 15.5, Color: c.Ink}
	small := Style{Face: CondensedMedium, Size: 13.5, Color: c.Ink2}
	n = min(n, 4)
	others := float64(n - 1)
	card := lotteryBox(r.W*.5, min(r.H-28, 72))
	wide := r.W > 3*card.W
	if wide && r.H >= tallHolder {
		// Side by side below the words.
		const gap, words = 14.0, 56
		p = p.capped(1.3)
		card = lotteryBox((r.W-28-gap*others)/float64(n), r.H-words-34)
		card.X = r.CenterX() + (float64(n)*card.W+gap*others)/2 - card.W
		card.Y = r.CenterY() - (words+card.H)/2 + words
		p.name(name, r.X+16, card.Y-words+18, r.W-32, 11, title)
		p.fit(line, r.X+16, card.Y-words+18+18*p.scale(), r.W-32, 11, small)
		t.backs(p, card, n, card.W+gap, 0)
	} else {
		// Beside the words: side by side too, or on each other.
		dx, dy := 3.0, 4.0
		if wide {
			card = lotteryBox(min(card.W, (r.W-190)/float64(n)-12), r.H)
			dx, dy = card.W+12, 0
		}
		card.X, card.Y = r.Right()-14-card.W, r.CenterY()-card.H/2+others*dy/2
		t.backs(p, card, n, dx, dy)
		room := r.W - 38 - others*dx - card.W
		p.name(name, r.X+14, r.CenterY()-2, room, 11, title)
		p.fit(line, r.X+14, r.CenterY()+17, room, 11, small)
	}
	t.optionEdge(p, r, state)
}

// backs draws n Lottery cards face down, the first one at r and each of the others
// further to the left and higher by dx and dy.
func (t *Theme) backs(p pen, r Rect, n int, dx, dy float64) {
	c, pair := &t.Palette, t.Palette.Families[Green]
	for i := range n {
		back := r.Moved(-float64(i)*dx, -float64(i)*dy)
		p.shadow(back.narrowed(1), 6, 3, 2, .3)
		p.fill(back, 6, pair.Face)
		p.frame(back, 6, 1.2, pair.Edge)
		if i == n-1 || dy == 0 {
			p.frame(back.Inset(4), 4, 1.4, faded(white, .55))
			size := back.H * .62
			p.disc(back.CenterX(), back.CenterY(), size*.72, c.PlateCream)
			p.artAt("lotcard", back.CenterX(), back.CenterY(), size)
		}
	}
}

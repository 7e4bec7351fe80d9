package render

import "github.com/hajimehoshi/ebiten/v2"

// Figure is a sum or a count under a player's cash.
type Figure struct {
	Label, Value string
	// Burden says that it is owed: it is written in a strong red. Gain says
	// that it is saved: it is written in green.
	Burden, Gain bool
}

// PlayerCard is what the card of a seat in the strip shows. It can be the key
// of a [CachedImage].
type PlayerCard struct {
	Token     Token
	Name, Sub string
	Cash      string
	// InDebt writes the cash in red.
	InDebt bool
	// Changed tints the cash for a moment: above zero after a gain, below zero
	// after a loss.
	Changed int8
	Notes   Notes
	// Lottery is the player's Lottery card, if the edition has any: it lies where
	// the notes lie else.
	Lottery LotteryCard
	// Loan, Bills and Deals are the figures below the cash. A small card, and one
	// in large type, has no room for their labels and shows signs instead.
	Loan, Bills, Deals Figure
	// Counting leaves cash and notes out: they count, and are drawn over the
	// card by [Theme.PlayerCash].
	Counting bool
	// Tab stands above the card of the active seat, "" for a seat that is not
	// active. On a small card it stands in the head.
	Tab string
	// Rank stands at the right end of the head, or "". Sub is left out in large
	// type.
	Rank string
	// Finished is stamped over the card of a seat that has retired, or "".
	Finished string
}

// figures is how many figures there is room for: only the first one where the
// card of a player who has retired has a Lottery card as well or is set in large
// type, for there the stamp has the place of the others. The player has neither
// bills nor Deals.
func (t *Theme) figures(k *PlayerCard, r Rect) int {
	if k.Finished != "" && (k.Lottery.exists() || t.largeCard(r)) {
		return 1
	}
	return 3
}

// playerGrowth is how far the type on player cards grows with the text scale,
// and largeGrowth on those that show less because it is large.
const (
	playerGrowth = 1.12
	largeGrowth  = 1.4
)

// largeCard reports whether a player card at r shows less, for its type is large.
func (t *Theme) largeCard(r Rect) bool { return t.LargeType() && r.H >= smallCardBelow }

// smallCardBelow is the height below which a player card is that of a small
// window.
const smallCardBelow = 100

// PlayerMargin is how far a player card's ink reaches beyond it.
const PlayerMargin = 34

// PlayerCard draws the card of a seat at r: 200x122, or 150x82 in a small
// window.
func (t *Theme) PlayerCard(dst *ebiten.Image, r Rect, k PlayerCard, state State) {
	p, c := t.pen(dst).grown(playerGrowth), &t.Palette
	if state.Hover {
		r.Y--
	}
	switch {
	case r.H < smallCardBelow:
		t.smallPlayerCard(p, r, k)
	case t.largeCard(r):
		t.largePlayerCard(p.grown(largeGrowth), r, k)
	default:
		t.fullPlayerCard(p, r, k)
	}
	if k.Finished != "" {
		p.fill(r, t.round(8), faded(c.PaperTop, .28))
	}
	t.finished(p, r, k)
	t.focus(dst, r, 8, state)
}

// tab draws the tab above the card of the active seat.
func (t *Theme) tab(p pen, r Rect, k PlayerCard) {
	if k.Tab == "" {
		return
	}
	c, tab := &t.Palette, seatTab(r)
	st := Style{Face: Bold, Size: 13, Color: c.Focus, Align: Center}
	if w := p.measure(k.Tab, st) + 24; w > tab.W {
		w = min(w, r.W-20)
		tab.X, tab.W = r.CenterX()-w/2, w
	}
	p.fillPart(Rect{tab.X, tab.Y, tab.W, tab.H + 6}, 8, tops, c.Dark)
	p.fit(k.Tab, tab.CenterX(), tab.Y+15.5, tab.W-14, 11, st)
}

func (t *Theme) fullPlayerCard(p pen, r Rect, k PlayerCard) {
	c := &t.Palette
	pair, onHead := c.seat(k.Token.Color), c.onSeat(k.Token.Color)
	t.tab(p, r, k)
	t.seatPaper(p, r, 8, k.Tab != "")
	p.fillPart(r.topPart(42), t.round(8), tops, pair.Face)
	t.TokenPlate(p.dst, Rect{r.X + 8 + p.x, r.Y + 4 + p.y, 36, 34}, k.Token, false)
	room := r.W - 62
	if k.Rank != "" {
		room -= 6 + p.fit(k.Rank, r.Right()-10, r.Y+27, 40, 12, Style{Face: Black, Size: 18, Color: onHead, Align: End})
	}
	name := Style{Face: Bold, Size: 15, Color: onHead}
	switch line, fits := p.inOneLine(k.Name, name, room, 12); {
	case !fits:
		p.inTwoLines(k.Name, r.X+52, r.topPart(42), room, name.Sized(13))
	case k.Sub == "":
		p.text(k.Name, r.X+52, r.Y+27, line)
	default:
		p.text(k.Name, r.X+52, r.Y+19, line)
		p.fit(k.Sub, r.X+52, r.Y+35, room, 11, Style{Face: CondensedMedium, Size: 12.5, Color: onHead})
	}
	if !k.Counting {
		t.fullCash(p, r, k)
	}
	if k.Lottery.exists() {
		t.LotteryCard(p.dst, Rect{r.Right() - 88 + p.x, r.Y + 45 + p.y, 79, 36}, k.Lottery)
	}
	p.rule(r.X+10, r.Y+83, r.W-20, c.LineWidth, c.Line)
	xs := [4]float64{r.X + 12, r.X + 78, r.X + 154, r.Right() - 4}
	for i, f := range []Figure{k.Loan, k.Bills, k.Deals}[:t.figures(&k, r)] {
		room := xs[i+1] - xs[i] - 9
		p.fit(f.Label, xs[i], r.Y+98, room, 11, Style{Face: CondensedMedium, Size: 12, Color: c.Ink2})
		p.fit(f.Value, xs[i], r.Y+115, room, 11, Style{Face: CondensedBold, Size: 15.5, Color: t.figureInk(f, i)})
	}
}

// largePlayerCard draws a card that shows less than others, in larger type: name,
// cash, and the figures with signs for labels.
func (t *Theme) largePlayerCard(p pen, r Rect, k PlayerCard) {
	c := &t.Palette
	pair, onHead := c.seat(k.Token.Color), c.onSeat(k.Token.Color)
	t.tab(p.grown(playerGrowth), r, k)
	t.seatPaper(p, r, 8, k.Tab != "")
	head := r.topPart(42)
	p.fillPart(head, t.round(8), tops, pair.Face)
	t.TokenPlate(p.dst, Rect{r.X + 8 + p.x, r.Y + 4 + p.y, 36, 34}, k.Token, false)
	room := r.W - 62
	if k.Rank != "" {
		rank := Style{Face: Black, Size: 15, Color: onHead, Align: End}
		room -= 6 + p.fit(k.Rank, r.Right()-10, p.middle(head, rank), 40, 12, rank)
	}
	name := Style{Face: Bold, Size: 15, Color: onHead}
	if line, fits := p.inOneLine(k.Name, name, room, 11); fits {
		p.text(k.Name, r.X+52, p.middle(head, line), line)
	} else {
		p.grown(playerGrowth).inTwoLines(k.Name, r.X+52, head, room, name.Sized(13))
	}
	if !k.Counting {
		t.largeCash(p, r, k)
	}
	if k.Lottery.exists() {
		t.LotteryCard(p.dst, Rect{r.Right() - 88 + p.x, r.Y + 45 + p.y, 79, 36}, k.Lottery)
	}
	p.rule(r.X+10, r.Y+86, r.W-20, c.LineWidth, c.Line)
	row := Rect{r.X, r.Y + 88, r.W, r.H - 91}
	xs := [4]float64{r.X + 9, r.X + 75, r.X + 158, r.Right() + 2}
	for i, f := range []Figure{k.Loan, k.Bills, k.Deals}[:t.figures(&k, r)] {
		const sign = 18
		p.art([3]string{"loan", "bill", "deal"}[i], xs[i], row.CenterY()-sign/2, sign)
		ink := c.Ink
		if f.Burden || f.Gain {
			ink = t.figureInk(f, i)
		}
		st := Style{Face: CondensedBold, Size: 15, Color: ink}
		p.fit(f.Value, xs[i]+sign+4, p.middle(row, st), xs[i+1]-xs[i]-sign-9, 11, st)
	}
}

func (t *Theme) smallPlayerCard(p pen, r Rect, k PlayerCard) {
	c := &t.Palette
	pair, onHead := c.seat(k.Token.Color), c.onSeat(k.Token.Color)
	t.seatPaper(p, r, 7, k.Tab != "")
	p.fillPart(r.topPart(28), t.round(7), tops, pair.Face)
	t.TokenPlate(p.dst, Rect{r.X + 5 + p.x, r.Y + 3 + p.y, 24, 22}, k.Token, false)
	room := r.W - 44
	q, xs := p, [4]float64{9, 60, 104, 149}
	if t.LargeType() {
		// Few Deals and bills leave their room to the loan.
		q, xs = p.grown(largeGrowth), [4]float64{8, 67, 109, 151}
	}
	mark := k.Tab
	if mark == "" {
		mark = k.Rank
	}
	if mark != "" {
		room -= 8 + p.fit(mark, r.Right()-8, r.Y+19, r.W*.4, 11, Style{Face: CondensedBold, Size: 13, Color: onHead, Align: End})
	}
	name := Style{Face: Bold, Size: 13.5, Color: onHead}
	if line, fits := q.inOneLine(k.Name, name, room, 12*p.scale()/q.scale()); fits {
		q.text(k.Name, r.X+36, r.Y+19+(q.scale()-p.scale())*5, line)
	} else {
		p.inTwoLines(k.Name, r.X+36, r.topPart(28), room, name.Sized(11.5))
	}
	if !k.Counting {
		t.smallCash(p, r, k)
	}
	if k.Lottery.exists() {
		t.LotteryCard(p.dst, Rect{r.Right() - 65 + p.x, r.Y + 31 + p.y, 57, 26}, k.Lottery)
	}
	for i := range t.figures(&k, r) {
		size := [3]float64{14, 14, 15}[i]
		p.art([3]string{"loan", "bill", "deal"}[i], r.X+xs[i], r.Y+60, size)
		f := [3]Figure{k.Loan, k.Bills, k.Deals}[i]
		ink := c.Ink
		if f.Burden {
			ink = t.figureInk(f, i)
		}
		const gap = 3
		q.fit(f.Value, r.X+xs[i]+size+gap, r.Y+72.5+(q.scale()-p.scale())*4, xs[i+1]-xs[i]-size-2*gap, 11,
			Style{Face: CondensedBold, Size: 13, Color: ink})
	}
}

func (t *Theme) figureInk(f Figure, i int) Color {
	c := &t.Palette
	switch {
	case f.Burden && i == 1:
		return c.Due
	case f.Burden:
		return c.Loss
	case f.Gain:
		return c.Gain
	case i == 2:
		return c.Ink
	}
	return c.Ink2
}

// PlayerCash draws the cash and the notes of a seat over its card, which is
// [PlayerCard.Counting].
func (t *Theme) PlayerCash(dst *ebiten.Image, r Rect, k PlayerCard, state State) {
	p := t.pen(dst).grown(playerGrowth)
	if state.Hover {
		r.Y--
	}
	switch {
	case r.H < smallCardBelow:
		t.smallCash(p, r, k)
	case t.largeCard(r):
		t.largeCash(p.grown(largeGrowth), r, k)
	default:
		t.fullCash(p, r, k)
	}
}

func (t *Theme) fullCash(p pen, r Rect, k PlayerCard) {
	if k.Finished == "" && k.Notes[0] != 0 && !k.Lottery.exists() {
		t.NoteFan(p.dst, k.Notes, r.Right()-36+p.x, r.Y+70+p.y, .6)
	}
	room := r.W - 92
	if k.Lottery.exists() {
		room = r.W - 108
	}
	t.cash(p, k, r.X+12, r.Y+72, room, 25)
}

func (t *Theme) largeCash(p pen, r Rect, k PlayerCard) {
	room := r.W - 24
	if k.Lottery.exists() {
		// Beside the card small sums are hardly larger than those which have to shrink.
		p, room = p.grown(playerGrowth), r.W-108
	}
	t.cash(p, k, r.X+12, r.Y+75, room, 25)
}

func (t *Theme) smallCash(p pen, r Rect, k PlayerCard) {
	room := r.W - 18
	if k.Lottery.exists() {
		room -= 62
	}
	t.cash(p, k, r.X+9, r.Y+51, room, 19)
}

// cash writes a player's cash, tinted while it has just changed.
func (t *Theme) cash(p pen, k PlayerCard, x, y, room, size float64) {
	c := &t.Palette
	st := Style{Face: Black, Size: size, Color: c.Ink, Tracking: -.6 * size / 25}
	if k.InDebt {
		st.Color = c.Loss
	}
	if k.Changed != 0 {
		f := Green
		st.Color = c.Gain
		if k.Changed < 0 {
			f, st.Color = Red, c.Loss
		}
		s, fs := t.Fit(k.Cash, p.sized(st), room, 13)
		w := t.MeasureText(s, fs)
		p.fill(Rect{x - 5, y - size*.86, w + 10, size * 1.1}, 6, c.Tints[f])
	}
	p.fit(k.Cash, x, y, room, 13, st)
}

func (t *Theme) finished(p pen, r Rect, k PlayerCard) {
	if k.Finished == "" {
		return
	}
	q := t.stamp(k.Finished, 12.5, t.Palette.Families[Green].Edge)
	w, pose := q.w/t.View.Scale, Pose{Turn: -7, Scale: 1}
	y := r.Y + 64
	if r.H < smallCardBelow {
		// It stands beside the cash.
		y = r.Y + 46
		_, cash := t.Fit(k.Cash, p.sized(Style{Face: Black, Size: 19}), r.W-18, 13)
		pose.Scale = min(1, max(.55, (r.W-9-8-10-t.MeasureText(k.Cash, cash))/w))
	}
	if t.figures(&k, r) == 1 {
		// Where else the stamp is there lies the Lottery card.
		y = r.Bottom() - 19
		if r.H < smallCardBelow {
			y, pose.Scale = r.Bottom()-12, min(pose.Scale, .78)
		}
	}
	p.hold(q, r.Right()-w*pose.Scale/2-8, y, pose)
}

package render

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"
)

// Figure is a sum or a count under a player's cash.
type Figure struct {
	Label, Value string
	// Burden says that it is owed: it is written in a strong red. Gain says
	// that it is saved: it is written in green.
	Burden, Gain bool
}

// PlayerCard is the content of a seat's card in the player strip. It can be the
// key of a [CachedImage].
type PlayerCard struct {
	Token     Token
	Name, Sub string
	// Short stands for Sub where that has no room, "" if nothing does.
	Short string
	// Place is the player's place in the race: it stands before Sub or, where there is no room
	// for both, in the place of Short. It may be empty.
	Place string
	// Face is the player's: it takes the token's place and is drawn over the card by
	// [Theme.PlayerFace]. The card of a player who has none shows the token.
	Face Character
	Cash string
	// InDebt writes the cash in red.
	InDebt bool
	// Changed tints the cash for a moment: above zero after a gain, below zero
	// after a loss.
	Changed int8
	Notes   Notes
	// Backs is how many cards the player holds in Conquest: their backs lie where the notes
	// lie else.
	Backs int
	// Lottery is the player's Lottery card, if the edition has any: it lies where
	// the notes lie else.
	Lottery LotteryCard
	// Loan, Bills and Deals are the figures below the cash. A small card, and one
	// in large type, has no room for their labels and shows signs instead.
	Loan, Bills, Deals Figure
	// Signs are the pieces of artwork that stand for the labels of the figures, those of loan,
	// bills and Deals where they are empty.
	Signs [3]string
	// Counting leaves cash and notes out: they count, and are drawn over the
	// card by [Theme.PlayerCash].
	Counting bool
	// Tab stands above the card of the active seat, "" for a seat that is not
	// active. On a small card without a face it stands in the head.
	Tab string
	// Rank stands at the right end of the head, or "". Sub is left out in large
	// type.
	Rank string
	// Finished is stamped over the card of a seat that has retired, or "".
	Finished string
}

// playerGrowth is how far the type on player cards grows with the text scale,
// and largeGrowth on those that show less because it is large.
const playerGrowth, largeGrowth = 1.12, 1.4

// smallCardBelow is the height below which a player card is that of a small
// window.
const smallCardBelow = 100

// tabBeyond is how far the tab beside a face may reach beyond the right end of the card, up
// to the head over the next one.
const tabBeyond = 18

// PlayerMargin is how far a player card's ink reaches beyond it, in logical
// pixels.
const PlayerMargin = 34

// playerLayout is where the parts of a player card are, in logical pixels from
// its upper left corner.
type playerLayout struct {
	radius, head float64
	// plate is that of the token. The name begins at nameX and leaves free nameMargin of
	// the card's width.
	plate             Rect
	nameX, nameMargin float64
	// restingFace and activeFace are where a face stands; faceGap is between its plate and
	// the name, faceToken the plate of the token, from the upper right corner, and tab
	// that of the active seat, from the right end of its face's plate.
	restingFace, activeFace facePlate
	faceGap                 float64
	faceToken, tab          Rect
	// lottery is from the upper right corner.
	lottery Rect
	// The cash begins at cashX, has its baseline at cashY, and leaves free
	// cashMargin of the card's width, or lotteryMargin beside a Lottery card.
	cashX, cashY, cashSize, cashMargin, lotteryMargin float64
}

// The layouts of player cards: one of 200x122, one that shows less because its
// type is large, and one of 150x82.
var (
	fullPlayer = playerLayout{
		radius: 8, head: 42, plate: Rect{8, 4, 36, 34}, lottery: Rect{-88, 45, 79, 36},
		nameX: 52, nameMargin: 10,
		restingFace: facePlate{Rect{8, 4, 62, 38}, 84}, activeFace: facePlate{Rect{8, 4, 84, 38}, 114},
		faceGap: 8, faceToken: Rect{-32, 8, 26, 26}, tab: Rect{6, -22, 88, 22},
		cashX: 12, cashY: 72, cashSize: 25, cashMargin: 92, lotteryMargin: 108,
	}
	largePlayer = playerLayout{
		radius: 8, head: 42, plate: Rect{8, 4, 36, 34}, lottery: Rect{-88, 45, 79, 36},
		nameX: 52, nameMargin: 10,
		restingFace: facePlate{Rect{8, 4, 62, 38}, 84}, activeFace: facePlate{Rect{8, 4, 62, 38}, 84},
		faceGap: 8, faceToken: Rect{-32, 8, 26, 26}, tab: Rect{6, -22, 88, 22},
		cashX: 12, cashY: 75, cashSize: 25, cashMargin: 24, lotteryMargin: 108,
	}
	smallPlayer = playerLayout{
		radius: 7, head: 28, plate: Rect{5, 3, 24, 22}, lottery: Rect{-65, 31, 57, 26},
		nameX: 36, nameMargin: 8,
		restingFace: facePlate{Rect{5, 3, 42, 25}, 56}, activeFace: facePlate{Rect{5, 3, 54, 25}, 72},
		faceGap: 5, faceToken: Rect{-24, 4, 20, 20}, tab: Rect{5, -16, 56, 16},
		cashX: 9, cashY: 51, cashSize: 19, cashMargin: 18, lotteryMargin: 80,
	}
)

// playerLayout returns the layout of a player card at r.
func (t *Theme) playerLayout(r Rect) *playerLayout {
	switch {
	case r.H < smallCardBelow:
		return &smallPlayer
	case t.LargeType():
		return &largePlayer
	}
	return &fullPlayer
}

// figures returns the figures that there is room for: only the first one where
// the card of a player who has retired has a Lottery card as well or is set in
// large type, for there the stamp has the place of the others. The player has
// neither bills nor Deals.
func (k *PlayerCard) figures(l *playerLayout) []Figure {
	all := []Figure{k.Loan, k.Bills, k.Deals}
	if k.Finished != "" && (k.Lottery.exists() || l == &largePlayer) {
		return all[:1]
	}
	return all
}

// figureArt are the signs of loan, bills and Deals.
var figureArt = [3]string{"loan", "bill", "deal"}

// sign returns the sign of a figure.
func (k *PlayerCard) sign(i int) string { return cmp.Or(k.Signs[i], figureArt[i]) }

// figure returns the colour of the i-th figure on a player card.
func (c *Palette) figure(f Figure, i int, rest Color) Color {
	if f.Burden && i == 1 {
		return c.Due
	}
	return c.SumColor(f.Gain, f.Burden, rest)
}

// PlayerCard draws the card of a seat at r: 200x122, or 150x82 in a small
// window.
func (t *Theme) PlayerCard(dst *ebiten.Image, r Rect, k PlayerCard, state State) {
	p, c, l := t.pen(dst).capped(playerGrowth), &t.Palette, t.playerLayout(r)
	if state.Hover {
		r.Y--
	}
	switch {
	case k.Tab == "":
	case k.Face.exists():
		tab := l.tab.Moved(r.X+l.activeFace.plate.Right(), r.Y)
		t.tab(p, tab, Rect{tab.X, tab.Y, r.Right() + tabBeyond - tab.X, tab.H}, k.Tab)
	case l != &smallPlayer:
		t.tab(p, seatTab(r), r.narrowed(10), k.Tab)
	}
	t.seatPaper(p, r, l.radius, k.Tab != "")
	p.fillPart(r.topPart(l.head), t.round(l.radius), tops, c.seat(k.Token.Color).Face)
	t.drawHead(dst, r, &k, l)
	if k.Backs > 0 && l != &largePlayer {
		fan := l.lottery.Moved(r.Right(), r.Y)
		t.ArmyCardBacks(dst, Rect{fan.X, fan.Y, fan.W, fan.H - 3}, k.Backs)
	}
	if !k.Counting {
		t.cash(p, r, &k)
	}
	if k.Lottery.exists() {
		t.LotteryCard(dst, l.lottery.Moved(r.Right(), r.Y), k.Lottery)
	}
	switch l {
	case &smallPlayer:
		t.smallWords(p, r, &k)
	case &largePlayer:
		t.largeWords(p, r, &k)
	default:
		t.fullWords(p, r, &k)
	}
	if k.Finished != "" {
		p.fill(r, t.round(8), faded(c.PaperTop, .28))
		t.finished(p, r, &k)
	}
	t.focus(dst, r, 8, state)
}

// tab draws the tab above the card of the active seat, wider where its word needs that and
// there is room.
func (t *Theme) tab(p pen, tab, room Rect, word string) {
	st := Style{Face: Bold, Size: 13, Color: t.Palette.Focus, Align: Center}
	if p.measure(word, st)+24 > room.W {
		st.Face = CondensedBold
	}
	if w := min(p.measure(word, st)+24, room.W); w > tab.W {
		tab.X = min(max(tab.CenterX()-w/2, room.X), room.Right()-w)
		tab.W = w
	}
	p.fillPart(tab.topPart(tab.H+6), 8, tops, t.Palette.Dark)
	p.fit(word, tab.CenterX(), tab.Bottom()-tab.H*6.5/22, tab.W-10, 11, st)
}

// fullWords writes head and figures of a full card.
func (t *Theme) fullWords(p pen, r Rect, k *PlayerCard) {
	c, onHead, head := &t.Palette, t.Palette.onSeat(k.Token.Color), fullPlayer.headOf(k, r.W)
	x, room := r.X+head.name, head.room
	if k.Rank != "" {
		room -= 6 + p.fit(k.Rank, r.Right()-10, r.Y+27, 40, 12, Style{Face: Black, Size: 18, Color: onHead, Align: End})
	}
	name := Style{Face: Bold, Size: 15, Color: onHead}
	switch line, fits := p.inOneLine(k.Name, name, room, 12); {
	case !fits:
		p.inTwoLines(k.Name, x, r.topPart(42), room, name.Sized(13))
	case k.Sub == "":
		p.text(k.Name, x, r.Y+27, line)
	default:
		p.text(k.Name, x, r.Y+19, line)
		sub := Style{Face: CondensedMedium, Size: 12.5, Color: onHead}
		p.fit(k.under(func(words string) bool { return p.measure(words, sub.Sized(controlFloor)) <= room }), x, r.Y+35, room, 11, sub)
	}
	p.hline(r.X+10, r.Y+83, r.W-20, c.LineWidth, c.Line)
	label, value := Style{Face: CondensedMedium, Size: 12, Color: c.Ink2}, Style{Face: CondensedBold, Size: 15.5}
	figures := k.figures(&fullPlayer)
	xs, gap := p.figureColumns(r, figures, label, value)
	for i, f := range figures {
		room, rest := xs[i+1]-xs[i]-gap, [3]Color{c.Ink2, c.Ink2, c.Ink}[i]
		p.fit(f.Label, xs[i], r.Y+98, room, leastFigure, label)
		p.fit(f.Value, xs[i], r.Y+115, room, leastFigure, value.In(c.figure(f, i, rest)))
	}
}

// under returns what stands under the name: as much of it as fits.
func (k *PlayerCard) under(fits func(words string) bool) string {
	short := cmp.Or(k.Short, k.Sub)
	if k.Place == "" {
		if fits(k.Sub) {
			return k.Sub
		}
		return short
	}
	for _, words := range [2]string{k.Place + " · " + k.Sub, k.Place + " · " + short} {
		if fits(words) {
			return words
		}
	}
	if k.Short == "" {
		return k.Sub // where the player is says more
	}
	return k.Place
}

// leastFigure is the least size of the type of figures on player cards, in logical pixels.
const leastFigure = 11.5

// figureColumns returns where the figures of a full card begin and the last one ends, and
// the gap between them: as in the design or, where one has no room there, each as wide as
// it needs.
func (p pen) figureColumns(r Rect, figures []Figure, label, value Style) (xs [4]float64, gap float64) {
	const between, least, edge = 9, 4, 20
	xs = [4]float64{r.X + 12, r.X + 78, r.X + 154, r.Right() - 4}
	for _, size := range [2]float64{12, leastFigure} {
		var wide [3]float64
		free, fits := r.W-edge, true
		for i, f := range figures {
			wide[i] = 1 + max(p.measure(f.Label, label.Sized(size/p.scale())), p.measure(f.Value, value.Sized(size/p.scale())))
			free, fits = free-wide[i], fits && wide[i] <= xs[i+1]-xs[i]-between+1
		}
		if fits {
			return xs, between
		}
		gap = max(0, free/float64(len(figures)))
		if gap > least || size == leastFigure {
			for i := range figures {
				xs[i+1] = xs[i] + wide[i] + gap
			}
			break
		}
	}
	return xs, gap
}

// largeWords writes head and figures of a card that shows less than others, in
// larger type: the figures have signs for labels.
func (t *Theme) largeWords(p pen, r Rect, k *PlayerCard) {
	c, onHead := &t.Palette, t.Palette.onSeat(k.Token.Color)
	p = p.capped(largeGrowth)
	at, head := largePlayer.headOf(k, r.W), r.topPart(42)
	x, room := r.X+at.name, at.room
	if k.Rank != "" {
		room -= 6 + p.fitIn(head, k.Rank, r.Right()-10, 40, 12, Style{Face: Black, Size: 15, Color: onHead, Align: End})
	}
	name := Style{Face: Bold, Size: 15, Color: onHead}
	if line, fits := p.inOneLine(k.Name, name, room, 11); fits {
		p.text(k.Name, x, p.middle(head, line), line)
	} else {
		p.inTwoLines(k.Name, x, head, room, name.Sized(13))
	}
	p.hline(r.X+10, r.Y+86, r.W-20, c.LineWidth, c.Line)
	row := Rect{r.X, r.Y + 88, r.W, r.H - 91}
	xs := [4]float64{r.X + 9, r.X + 75, r.X + 158, r.Right() + 2}
	for i, f := range k.figures(&largePlayer) {
		const sign = 18
		p.art(k.sign(i), xs[i], row.CenterY()-sign/2, sign)
		p.fitIn(row, f.Value, xs[i]+sign+4, xs[i+1]-xs[i]-sign-9, 11, Style{Face: CondensedBold, Size: 15, Color: c.figure(f, i, c.Ink)})
	}
}

// smallWords writes head and figures of the card of a small window.
func (t *Theme) smallWords(p pen, r Rect, k *PlayerCard) {
	c, onHead := &t.Palette, t.Palette.onSeat(k.Token.Color)
	head := smallPlayer.headOf(k, r.W)
	room := head.room
	q, xs := p, [4]float64{9, 60, 104, 149}
	if t.LargeType() {
		// Few Deals and bills leave their room to the loan.
		q, xs = p.capped(largeGrowth), [4]float64{8, 67, 109, 151}
	}
	mark := cmp.Or(k.Tab, k.Rank)
	if k.Face.exists() {
		mark = k.Rank
	}
	if mark != "" {
		room -= 8 + p.fit(mark, r.Right()-8, r.Y+19, r.W*.4, 11, Style{Face: CondensedBold, Size: 13, Color: onHead, Align: End})
	}
	name, base := Style{Face: Bold, Size: 13.5, Color: onHead}, r.Y+19+(q.scale()-p.scale())*5
	q.nameIn(r.topPart(28), k.Name, r.X+head.name, base, room, 12*p.scale()/q.scale(), 11.5, name)
	for i, f := range k.figures(&smallPlayer) {
		const gap = 3
		size := [3]float64{14, 14, 15}[i]
		p.art(k.sign(i), r.X+xs[i], r.Y+60, size)
		f.Gain = false // only what is owed has a colour here
		st := Style{Face: CondensedBold, Size: 13, Color: c.figure(f, i, c.Ink)}
		q.fit(f.Value, r.X+xs[i]+size+gap, r.Y+72.5+(q.scale()-p.scale())*4, xs[i+1]-xs[i]-size-2*gap, 11, st)
	}
}

// PlayerCash draws the cash and the notes of a seat over its card, which is
// [PlayerCard.Counting].
func (t *Theme) PlayerCash(dst *ebiten.Image, r Rect, k PlayerCard, state State) {
	if state.Hover {
		r.Y--
	}
	t.cash(t.pen(dst).capped(playerGrowth), r, &k)
}

// cash writes a player's cash, tinted while it has just changed, and draws the
// notes that stand for it.
func (t *Theme) cash(p pen, r Rect, k *PlayerCard) {
	c, l := &t.Palette, t.playerLayout(r)
	room := r.W - l.cashMargin
	switch {
	case k.Lottery.exists():
		room = r.W - l.lotteryMargin
	case l == &largePlayer:
		p = p.capped(largeGrowth)
	case l == &fullPlayer && k.Finished == "" && k.Notes[0] != 0:
		t.noteFan(p.dst, k.Notes, r.Right()-36, r.Y+70, .6)
	}
	x, y, size := r.X+l.cashX, r.Y+l.cashY, l.cashSize
	st := Style{Face: Black, Size: size, Color: c.SumColor(false, k.InDebt, c.Ink), Tracking: -.6 * size / 25}
	if k.Changed != 0 {
		tint := Green
		if st.Color = c.Gain; k.Changed < 0 {
			tint, st.Color = Red, c.Loss
		}
		s, fs := t.Fit(k.Cash, p.sized(st), room, 13)
		p.fill(Rect{x - 5, y - size*.86, t.MeasureText(s, fs) + 10, size * 1.1}, 6, c.Tints[tint])
	}
	p.fit(k.Cash, x, y, room, 13, st)
}

// finished stamps the card of a seat that has retired.
func (t *Theme) finished(p pen, r Rect, k *PlayerCard) {
	small := r.H < smallCardBelow
	q := t.stamp(k.Finished, 12.5, t.Palette.Families[Green].Edge)
	w, pose := q.w/t.View.Scale, Pose{Turn: -7, Scale: 1}
	y := r.Y + 64
	if small {
		// It stands beside the cash.
		y = r.Y + 46
		_, cash := t.Fit(k.Cash, p.sized(Style{Face: Black, Size: 19}), r.W-18, 13)
		pose.Scale = min(1, max(.55, (r.W-9-8-10-t.MeasureText(k.Cash, cash))/w))
	}
	switch one := len(k.figures(t.playerLayout(r))) == 1; {
	case one && small:
		y, pose.Scale = r.Bottom()-12, min(pose.Scale, .78)
	case one:
		// Where else the stamp is there lies the Lottery card.
		y = r.Bottom() - 19
	}
	p.posed(q, r.Right()-w*pose.Scale/2-8, y, pose)
}

// PlayerSize returns the width and height of a player card in a window, in logical pixels.
func (t *Theme) PlayerSize() (w, h float64) {
	if t.View.Compact {
		return 150, 82
	}
	return 200, 122
}

// PlayerRise is how much higher than the others the card of the active seat stands, in
// logical pixels.
const PlayerRise = 4

// seatTab returns the tab above the card of the active seat.
func seatTab(card Rect) Rect { return Rect{card.CenterX() - 54, card.Y - 22, 108, 22} }

// PlayerSums returns where the sums of a player card stand, from its corner: cash, loan,
// bills, Deals and, where the player has one, the Lottery card.
func (t *Theme) PlayerSums(lottery bool) [5]Rect {
	boxes := [5]Rect{{6, 46, 118, 34}, {8, 86, 64, 34}, {74, 86, 72, 34}, {148, 86, 48, 34}, {112, 45, 79, 38}}
	switch {
	case t.View.Compact:
		boxes = [5]Rect{{4, 30, 142, 26}, {4, 57, 50, 24}, {55, 57, 44, 24}, {100, 57, 46, 24}, {85, 30, 58, 26}}
	case t.LargeType():
		boxes[0].W = 184
		boxes[1], boxes[2], boxes[3] = Rect{6, 87, 70, 34}, Rect{77, 87, 76, 34}, Rect{154, 87, 42, 34}
	}
	if lottery {
		boxes[0].W = boxes[4].X - boxes[0].X - 2
	} else {
		boxes[4] = Rect{}
	}
	return boxes
}

// PlayerStamp draws the stamp that falls on the card of a player who has finished, so many
// times as large as where it comes to lie, and shaken by so many logical pixels.
func (t *Theme) PlayerStamp(dst *ebiten.Image, r Rect, text string, scale, shake float64) {
	t.Stamp(dst, text, r.Right()-52+shake, r.Y+r.H*.52, 12.5, t.Palette.Families[Green].Edge, Pose{Turn: -7, Scale: scale})
}

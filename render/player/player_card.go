package player

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
	"bigpayday/render/warfare"
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
	Token     pieces.Token
	Name, Sub string
	// Short stands for Sub where that has no room, "" if nothing does.
	Short string
	// Place is the player's place in the race: it stands before Sub or, where there is no room
	// for both, in the place of Short. It may be empty.
	Place string
	// Face is the player's: it takes the token's place and is drawn over the card by
	// [PlayerFace]. The card of a player who has none shows the token.
	Face render.Character
	Cash string
	// InDebt writes the cash in red.
	InDebt bool
	// Changed tints the cash for a moment: above zero after a gain, below zero
	// after a loss.
	Changed int8
	Notes   palette.Notes
	// Backs is how many cards the player holds in Conquest: their backs lie where the notes
	// lie else.
	Backs int
	// Pegs is how many armies the player has yet to set down in Conquest: they stand there before
	// anybody has a card.
	Pegs int
	// Lottery is the player's Lottery card, if the edition has any: it lies where
	// the notes lie else.
	Lottery paper.LotteryCard
	// Loan, Bills and Deals are the figures below the cash. A small card, and one
	// in large type, has no room for their labels and shows signs instead.
	Loan, Bills, Deals Figure
	// Signs are the pieces of artwork that stand for the labels of the figures, those of loan,
	// bills and Deals where they are empty.
	Signs [3]string
	// Counting leaves cash and notes out: they count, and are drawn over the
	// card by [PlayerCash].
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
	plate             render.Rect
	nameX, nameMargin float64
	// restingFace and activeFace are where a face stands; faceGap is between its plate and
	// the name, faceToken the plate of the token, from the upper right corner, and tab
	// that of the active seat, from the right end of its face's plate.
	restingFace, activeFace facePlate
	faceGap                 float64
	faceToken, tab          render.Rect
	// lottery is from the upper right corner.
	lottery render.Rect
	// The cash begins at cashX, has its baseline at cashY, and leaves free
	// cashMargin of the card's width, or lotteryMargin beside a Lottery card.
	cashX, cashY, cashSize, cashMargin, lotteryMargin float64
}

// The layouts of player cards: one of 200x122, one that shows less because its
// type is large, and one of 150x82.
var (
	fullPlayer = playerLayout{
		radius: 8, head: 42, plate: render.Rect{X: 8, Y: 4, W: 36, H: 34}, lottery: render.Rect{X: -88, Y: 45, W: 79, H: 36},
		nameX: 52, nameMargin: 10,
		restingFace: facePlate{render.Rect{X: 8, Y: 4, W: 62, H: 38}, 84}, activeFace: facePlate{render.Rect{X: 8, Y: 4, W: 84, H: 38}, 114},
		faceGap: 8, faceToken: render.Rect{X: -32, Y: 8, W: 26, H: 26}, tab: render.Rect{X: 6, Y: -22, W: 88, H: 22},
		cashX: 12, cashY: 72, cashSize: 25, cashMargin: 92, lotteryMargin: 108,
	}
	largePlayer = playerLayout{
		radius: 8, head: 42, plate: render.Rect{X: 8, Y: 4, W: 36, H: 34}, lottery: render.Rect{X: -88, Y: 45, W: 79, H: 36},
		nameX: 52, nameMargin: 10,
		restingFace: facePlate{render.Rect{X: 8, Y: 4, W: 62, H: 38}, 84}, activeFace: facePlate{render.Rect{X: 8, Y: 4, W: 62, H: 38}, 84},
		faceGap: 8, faceToken: render.Rect{X: -32, Y: 8, W: 26, H: 26}, tab: render.Rect{X: 6, Y: -22, W: 88, H: 22},
		cashX: 12, cashY: 75, cashSize: 25, cashMargin: 24, lotteryMargin: 108,
	}
	smallPlayer = playerLayout{
		radius: 7, head: 28, plate: render.Rect{X: 5, Y: 3, W: 24, H: 22}, lottery: render.Rect{X: -65, Y: 31, W: 57, H: 26},
		nameX: 36, nameMargin: 8,
		restingFace: facePlate{render.Rect{X: 5, Y: 3, W: 42, H: 25}, 56}, activeFace: facePlate{render.Rect{X: 5, Y: 3, W: 54, H: 25}, 72},
		faceGap: 5, faceToken: render.Rect{X: -24, Y: 4, W: 20, H: 20}, tab: render.Rect{X: 5, Y: -16, W: 56, H: 16},
		cashX: 9, cashY: 51, cashSize: 19, cashMargin: 18, lotteryMargin: 80,
	}
)

// layoutOf returns the layout of a player card at r.
func layoutOf(t *render.Theme, r render.Rect) *playerLayout {
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
	if k.Finished != "" && (k.Lottery.Exists() || l == &largePlayer) {
		return all[:1]
	}
	return all
}

// figureArt are the signs of loan, bills and Deals.
var figureArt = [3]string{"loan", "bill", "deal"}

// sign returns the sign of a figure.
func (k *PlayerCard) sign(i int) string { return cmp.Or(k.Signs[i], figureArt[i]) }

// figure returns the colour of the i-th figure on a player card.
func figure(c *palette.Palette, f Figure, i int, rest palette.Color) palette.Color {
	if f.Burden && i == 1 {
		return c.Due
	}
	return c.SumColor(f.Gain, f.Burden, rest)
}

// DrawPlayerCard draws the card of a seat at r: 200x122, or 150x82 in a small
// window.
func DrawPlayerCard(t *render.Theme, dst *ebiten.Image, r render.Rect, k PlayerCard, state render.State) {
	p, c, l := t.Pen(dst).GrowingTo(playerGrowth), &t.Palette, layoutOf(t, r)
	if state.Hover {
		r.Y--
	}
	switch {
	case k.Tab == "":
	case k.Face.Exists():
		tab := l.tab.Moved(r.X+l.activeFace.plate.Right(), r.Y)
		drawTab(t, p, tab, render.Rect{X: tab.X, Y: tab.Y, W: r.Right() + tabBeyond - tab.X, H: tab.H}, k.Tab)
	case l != &smallPlayer:
		drawTab(t, p, seatTab(r), r.Narrowed(10), k.Tab)
	}
	seatPaper(t, p, r, l.radius, k.Tab != "")
	p.FillPart(r.TopPart(l.head), t.Round(l.radius), render.Tops, c.Seat(k.Token.Color).Face)
	pieces.SeatPattern(p, r.TopPart(l.head), k.Token.Color)
	drawHead(t, dst, r, &k, l)
	if l != &largePlayer {
		fan := l.lottery.Moved(r.Right(), r.Y)
		switch {
		case k.Backs > 0:
			warfare.ArmyCardBacks(t, dst, render.Rect{X: fan.X, Y: fan.Y, W: fan.W, H: fan.H - 3}, k.Backs)
		case k.Pegs > 0:
			warfare.Pegs(t, dst, fan, k.Token.Color, k.Pegs)
		}
	}
	if !k.Counting {
		cash(t, p, r, &k)
	}
	if k.Lottery.Exists() {
		paper.DrawLotteryCard(t, dst, l.lottery.Moved(r.Right(), r.Y), k.Lottery)
	}
	switch l {
	case &smallPlayer:
		smallWords(t, p, r, &k)
	case &largePlayer:
		largeWords(t, p, r, &k)
	default:
		fullWords(t, p, r, &k)
	}
	if k.Finished != "" {
		p.Fill(r, t.Round(8), palette.Faded(c.PaperTop, .28))
		stamp(t, p, r, &k, 1, 0)
	}
	marks.Focus(t, dst, r, 8, state)
}

// drawTab draws the tab above the card of the active seat, wider where its word needs that and
// there is room.
func drawTab(t *render.Theme, p render.Pen, tab, room render.Rect, word string) {
	st := p.Legible(render.Style{Face: render.Bold, Size: 13, Color: t.Palette.Focus, Align: render.Center})
	st.Size = min(st.Size, tab.H/p.Scale())
	if p.Measure(word, st)+24 > room.W {
		st.Face = render.CondensedBold
	}
	if w := min(p.Measure(word, st)+24, room.W); w > tab.W {
		tab.X = min(max(tab.CenterX()-w/2, room.X), room.Right()-w)
		tab.W = w
	}
	p.FillPart(tab.TopPart(tab.H+6), 8, render.Tops, t.Palette.Dark)
	p.TextFit(word, tab.CenterX(), tab.Bottom()-tab.H*6.5/22, tab.W-10, 11, st)
}

// fullWords writes head and figures of a full card.
func fullWords(t *render.Theme, p render.Pen, r render.Rect, k *PlayerCard) {
	c, onHead, head := &t.Palette, t.Palette.OnSeat(k.Token.Color), fullPlayer.headOf(k, r.W)
	x, room := r.X+head.name, head.room
	if k.Rank != "" {
		room -= 6 + p.TextFit(k.Rank, r.Right()-10, r.Y+27, 40, 12, render.Style{Face: render.Black, Size: 18, Color: onHead, Align: render.End})
	}
	name := render.Style{Face: render.Bold, Size: 15, Color: onHead}
	switch line, fits := p.InOneLine(k.Name, name, room, 12); {
	case !fits:
		p.InTwoLines(k.Name, x, r.TopPart(42), room, name.Sized(13))
	case k.Sub == "":
		p.Text(k.Name, x, r.Y+27, line)
	default:
		p.Text(k.Name, x, r.Y+19, line)
		sub := render.Style{Face: render.CondensedMedium, Size: 12.5, Color: onHead}
		p.TextFit(k.under(func(words string) bool { return p.Measure(words, sub.Sized(render.ControlFloor)) <= room }), x, r.Y+35, room, 11, sub)
	}
	p.Hline(r.X+10, r.Y+83, r.W-20, c.LineWidth, c.Line)
	label, value := render.Style{Face: render.CondensedMedium, Size: 12, Color: c.Ink2}, render.Style{Face: render.CondensedBold, Size: 15.5}
	figures := k.figures(&fullPlayer)
	xs, gap := figureColumns(p, r, figures, label, value)
	for i, f := range figures {
		room, rest := xs[i+1]-xs[i]-gap, [3]palette.Color{c.Ink2, c.Ink2, c.Ink}[i]
		p.TextFit(f.Label, xs[i], r.Y+98, room, leastFigure, label)
		p.TextFit(f.Value, xs[i], r.Y+115, room, leastFigure, value.In(figure(c, f, i, rest)))
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
func figureColumns(p render.Pen, r render.Rect, figures []Figure, label, value render.Style) (xs [4]float64, gap float64) {
	const between, least, edge = 9, 4, 20
	xs = [4]float64{r.X + 12, r.X + 78, r.X + 154, r.Right() - 4}
	for _, size := range [2]float64{12, leastFigure} {
		var wide [3]float64
		free, fits := r.W-edge, true
		for i, f := range figures {
			wide[i] = 1 + max(p.Measure(f.Label, label.Sized(size/p.Scale())), p.Measure(f.Value, value.Sized(size/p.Scale())))
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
func largeWords(t *render.Theme, p render.Pen, r render.Rect, k *PlayerCard) {
	c, onHead := &t.Palette, t.Palette.OnSeat(k.Token.Color)
	p = p.GrowingTo(largeGrowth)
	at, head := largePlayer.headOf(k, r.W), r.TopPart(42)
	x, room := r.X+at.name, at.room
	if k.Rank != "" {
		room -= 6 + p.TextFitIn(head, k.Rank, r.Right()-10, 40, 12, render.Style{Face: render.Black, Size: 15, Color: onHead, Align: render.End})
	}
	name := render.Style{Face: render.Bold, Size: 15, Color: onHead}
	if line, fits := p.InOneLine(k.Name, name, room, 11); fits {
		p.Text(k.Name, x, p.Middle(head, line), line)
	} else {
		p.InTwoLines(k.Name, x, head, room, name.Sized(13))
	}
	p.Hline(r.X+10, r.Y+86, r.W-20, c.LineWidth, c.Line)
	row := render.Rect{X: r.X, Y: r.Y + 88, W: r.W, H: r.H - 91}
	xs := [4]float64{r.X + 9, r.X + 75, r.X + 158, r.Right() + 2}
	for i, f := range k.figures(&largePlayer) {
		const sign = 18
		p.LayArt(k.sign(i), xs[i], row.CenterY()-sign/2, sign)
		p.TextFitIn(row, f.Value, xs[i]+sign+4, xs[i+1]-xs[i]-sign-9, 11, render.Style{Face: render.CondensedBold, Size: 15, Color: figure(c, f, i, c.Ink)})
	}
}

// smallWords writes head and figures of the card of a small window.
func smallWords(t *render.Theme, p render.Pen, r render.Rect, k *PlayerCard) {
	c, onHead := &t.Palette, t.Palette.OnSeat(k.Token.Color)
	head := smallPlayer.headOf(k, r.W)
	room := head.room
	q, xs := p, [4]float64{9, 60, 104, 149}
	if t.LargeType() {
		// Few Deals and bills leave their room to the loan.
		q, xs = p.GrowingTo(largeGrowth), [4]float64{8, 67, 109, 151}
	}
	mark := cmp.Or(k.Tab, k.Rank)
	if k.Face.Exists() {
		mark = k.Rank
	}
	if mark != "" {
		room -= 8 + p.TextFit(mark, r.Right()-8, r.Y+19, r.W*.4, 11, render.Style{Face: render.CondensedBold, Size: 13, Color: onHead, Align: render.End})
	}
	name, base := q.Legible(render.Style{Face: render.Bold, Size: 13.5, Color: onHead}), r.Y+19+(q.Scale()-p.Scale())*5
	if t.View.Point > 0 {
		room -= 4 // larger letters need more room beside the token
	}
	q.NameIn(r.TopPart(28), k.Name, r.X+head.name, base, room, 12*p.Scale()/q.Scale(), 11.5, name)
	for i, f := range k.figures(&smallPlayer) {
		const gap = 3
		size := [3]float64{14, 14, 15}[i]
		p.LayArt(k.sign(i), r.X+xs[i], r.Y+60, size)
		f.Gain = false // only what is owed has a colour here
		st := q.Legible(render.Style{Face: render.CondensedBold, Size: 13, Color: figure(c, f, i, c.Ink)})
		q.TextFit(f.Value, r.X+xs[i]+size+gap, r.Y+72.5+(st.Size*q.Scale()-13*p.Scale())*.31, xs[i+1]-xs[i]-size-2*gap, 11, st)
	}
}

// PlayerCash draws the cash and the notes of a seat over its card, which is
// [PlayerCard.Counting].
func PlayerCash(t *render.Theme, dst *ebiten.Image, r render.Rect, k PlayerCard, state render.State) {
	if state.Hover {
		r.Y--
	}
	cash(t, t.Pen(dst).GrowingTo(playerGrowth), r, &k)
}

// cash writes a player's cash, tinted while it has just changed, and draws the
// notes that stand for it.
func cash(t *render.Theme, p render.Pen, r render.Rect, k *PlayerCard) {
	c, l := &t.Palette, layoutOf(t, r)
	room := r.W - l.cashMargin
	switch {
	case k.Lottery.Exists():
		room = r.W - l.lotteryMargin
	case l == &largePlayer:
		p = p.GrowingTo(largeGrowth)
	case l == &fullPlayer && k.Finished == "" && k.Notes[0] != 0:
		pieces.NoteFan(t, p.Dst, k.Notes, r.Right()-36, r.Y+70, .6)
	}
	x, y, size := r.X+l.cashX, r.Y+l.cashY, l.cashSize
	st := render.Style{Face: render.Black, Size: size, Color: c.SumColor(false, k.InDebt, c.Ink), Tracking: -.6 * size / 25}
	if k.Changed != 0 {
		tint := palette.Green
		if st.Color = c.Gain; k.Changed < 0 {
			tint, st.Color = palette.Red, c.Loss
		}
		s, fs := t.Fit(k.Cash, p.Sized(st), room, 13)
		p.Fill(render.Rect{X: x - 5, Y: y - size*.86, W: t.MeasureText(s, fs) + 10, H: size * 1.1}, 6, c.Tints[tint])
	}
	p.TextFit(k.Cash, x, y, room, 13, st)
}

// stamp puts the stamp of a seat that has retired onto its card, so many times as large as it is at
// rest, and off its place by so many logical pixels.
func stamp(t *render.Theme, p render.Pen, r render.Rect, k *PlayerCard, scale, shake float64) {
	l, small := layoutOf(t, r), r.H < smallCardBelow
	q := pieces.Stamp(t, k.Finished, 12.5, t.Palette.Families[palette.Green].Edge)
	y := r.Y + 64
	if small {
		y = r.Y + 46
	}
	// It stands beside the cash.
	const aside, least = 8, .55
	_, cash := t.Fit(k.Cash, p.Sized(render.Style{Face: render.Black, Size: l.cashSize}), r.W-l.cashMargin, 13)
	w, room := q.W/t.View.Scale, r.W-l.cashX-2*aside-t.MeasureText(k.Cash, cash)
	rest := min(1, max(least, room/w))
	switch one := len(k.figures(l)) == 1; {
	case one && small:
		y, rest = r.Bottom()-12, min(rest, .78)
	case one:
		// Beside the cash lies the Lottery card.
		y, rest = r.Bottom()-19, 1
	}
	p.Posed(q, r.Right()-w*rest/2-aside+shake, y, render.Pose{Turn: -7, Scale: rest * scale})
}

// PlayerSize returns the width and height of a player card in a window, in logical pixels.
func PlayerSize(t *render.Theme) (w, h float64) {
	if t.View.Compact {
		return 150, 82
	}
	return 200, 122
}

// PlayerRise is how much higher than the others the card of the active seat stands, in
// logical pixels.
const PlayerRise = 4

// seatTab returns the tab above the card of the active seat.
func seatTab(card render.Rect) render.Rect {
	return render.Rect{X: card.CenterX() - 54, Y: card.Y - 22, W: 108, H: 22}
}

// PlayerSums returns where the sums of a player card stand, from its corner: cash, loan,
// bills, Deals and, where the player has one, the Lottery card.
func PlayerSums(t *render.Theme, lottery bool) [5]render.Rect {
	boxes := [5]render.Rect{{X: 6, Y: 46, W: 118, H: 34}, {X: 8, Y: 86, W: 64, H: 34}, {X: 74, Y: 86, W: 72, H: 34}, {X: 148, Y: 86, W: 48, H: 34}, {X: 112, Y: 45, W: 79, H: 38}}
	switch {
	case t.View.Compact:
		boxes = [5]render.Rect{{X: 4, Y: 30, W: 142, H: 26}, {X: 4, Y: 57, W: 50, H: 24}, {X: 55, Y: 57, W: 44, H: 24}, {X: 100, Y: 57, W: 46, H: 24}, {X: 85, Y: 30, W: 58, H: 26}}
	case t.LargeType():
		boxes[0].W = 184
		boxes[1], boxes[2], boxes[3] = render.Rect{X: 6, Y: 87, W: 70, H: 34}, render.Rect{X: 77, Y: 87, W: 76, H: 34}, render.Rect{X: 154, Y: 87, W: 42, H: 34}
	}
	if lottery {
		boxes[0].W = boxes[4].X - boxes[0].X - 2
	} else {
		boxes[4] = render.Rect{}
	}
	return boxes
}

// PlayerStamp draws the stamp that falls on the card of a player who has finished, with a word, so
// many times as large as where it comes to lie, and shaken by so many logical pixels.
func PlayerStamp(t *render.Theme, dst *ebiten.Image, r render.Rect, k PlayerCard, word string, scale, shake float64) {
	k.Finished = word
	stamp(t, t.Pen(dst).GrowingTo(playerGrowth), r, &k, scale, shake)
}

package render

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

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
	if state.Focused {
		t.FocusRing(dst, r, 8)
	}
}

// seatPaper draws the paper of a card of a seat and its ring, if it is active.
func (t *Theme) seatPaper(p pen, r Rect, radius float64, active bool) {
	c := &t.Palette
	if active {
		p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 8, 8, 7, .5)
		t.ActiveRing(p.dst, r.Moved(p.x, p.y), t.round(radius))
	} else {
		p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 8, 4, 3, .42)
	}
	p.shade(r, t.round(radius), c.PaperTop, c.PaperBottom)
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
	p.fillPart(Rect{r.X, r.Y, r.W, 42}, t.round(8), tops, pair.Face)
	t.TokenPlate(p.dst, Rect{r.X + 8 + p.x, r.Y + 4 + p.y, 36, 34}, k.Token, false)
	room := r.W - 62
	if k.Rank != "" {
		room -= 6 + p.fit(k.Rank, r.Right()-10, r.Y+27, 40, 12, Style{Face: Black, Size: 18, Color: onHead, Align: End})
	}
	name := Style{Face: Bold, Size: 15, Color: onHead}
	switch line, fits := p.inOneLine(k.Name, name, room, 12); {
	case !fits:
		p.inTwoLines(k.Name, r.X+52, Rect{r.X, r.Y, r.W, 42}, room, name.Sized(13))
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
	head := Rect{r.X, r.Y, r.W, 42}
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

// inOneLine returns the style in which a name fits in one line of that width:
// as it is, or condensed, in a size from floor up. It reports whether there is one.
func (p pen) inOneLine(name string, st Style, width, floor float64) (Style, bool) {
	for _, face := range [2]Face{st.Face, CondensedBold} {
		for size := st.Size; size >= floor; size -= .5 {
			try := st.Sized(size)
			if try.Face = face; p.measure(name, try) <= width {
				return try, true
			}
		}
	}
	return st, false
}

// DrawName sets a name in one line that is no wider than width: in smaller type
// down to floor, then condensed, and cut only where that is too wide as well.
// The floor is a size at text scale 1. It returns the width of the line.
func (t *Theme) DrawName(dst *ebiten.Image, name string, x, y, width, floor float64, st Style) float64 {
	return t.pen(dst).name(name, x, y, width, floor, st)
}

// NamesAtEnd sets names at the right ends of boxes, all in one type and each no
// wider than width: in one line in a size from floor up, or else in two that may
// stand out of the box above and below. It returns the widths they take.
func (t *Theme) NamesAtEnd(dst *ebiten.Image, names []string, boxes []Rect, width, floor float64, st Style) []float64 {
	const high = 27
	p := t.pen(dst)
	n := p.naming(st, floor, high, names, func(int) float64 { return width })
	widths := make([]float64, len(names))
	for i, name := range names {
		box := boxes[i]
		if widths[i] = width; n.two {
			widths[i] = min(width, p.twoLinesRun(name, n.st, width))
		} else {
			widths[i] = min(width, p.measure(name, n.st))
		}
		left := box.Right() - widths[i]
		p.named(n, name, left, box.CenterY()+.35*n.st.Size*p.scale(), Rect{left, box.CenterY() - high/2, width, high}, widths[i]+.5, st.Color)
	}
	return widths
}

func (p pen) name(name string, x, y, width, floor float64, st Style) float64 {
	if p.measure(name, st.Sized(min(st.Size, floor+1))) > width {
		st.Face = CondensedBold
	}
	return p.fit(name, x, y, width, floor, st)
}

// inTwoLines sets a long name condensed in two lines in the middle of a box, as
// small as it needs to be.
func (p pen) inTwoLines(name string, x float64, box Rect, width float64, st Style) {
	st.Face = CondensedBold
	st.Size = min(st.Size, max(11, (box.H-3)/2))
	p.most = 1
	broken := func() bool { return p.breaksWord(name, st, width) }
	lines := p.twoLinesOf(name, st, width)
	for ; (lines.Cut || broken()) && st.Size > 11; lines = p.twoLinesOf(name, st, width) {
		st.Size -= .5
	}
	if words := strings.Fields(hyphened(name)); broken() && len(words) == 2 {
		// Rather a word that is cut than the rest of it beside the next.
		a, b := p.Truncate(words[0], p.sized(st), width), p.Truncate(words[1], p.sized(st), width)
		lines = &Lines{Lines: []string{a, b}, Leading: lines.Leading}
	}
	leading := min(st.Size*1.12, (box.H-3)/2)
	y := box.CenterY() + st.Size*.36 - leading*float64(len(lines.Lines)-1)/2
	for _, line := range lines.Lines {
		p.text(line, x, y, st)
		y += leading
	}
}

// hyphened returns a name that may be broken at its hyphens.
func hyphened(name string) string { return strings.ReplaceAll(name, "-", "- ") }

// breaksWord reports whether a name of several words has one that is wider than
// width.
func (p pen) breaksWord(name string, st Style, width float64) bool {
	words := strings.Fields(hyphened(name))
	return len(words) > 1 && slices.ContainsFunc(words, func(w string) bool { return p.measure(w, st) > width })
}

// twoLinesOf wraps a name: at its hyphen too, and in a word only where it has no
// other place, in the middle then.
func (p pen) twoLinesOf(name string, st Style, width float64) *Lines {
	whole := p.measure(name, st)
	if whole <= width {
		return &Lines{Lines: []string{name}, Leading: p.wrap(name, st, width, 1).Leading}
	}
	apart := hyphened(name)
	if !strings.ContainsRune(strings.TrimSpace(apart), ' ') {
		width = min(width, .56*whole)
	}
	return p.wrap(apart, st, width, 2)
}

// twoLinesRun returns how wide a name comes to be that [pen.inTwoLines] sets in a
// width.
func (p pen) twoLinesRun(name string, st Style, width float64) (run float64) {
	p.most = 1
	for _, line := range p.twoLinesOf(name, st, width).Lines {
		run = max(run, p.measure(line, st))
	}
	return run
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

func (t *Theme) smallPlayerCard(p pen, r Rect, k PlayerCard) {
	c := &t.Palette
	pair, onHead := c.seat(k.Token.Color), c.onSeat(k.Token.Color)
	t.seatPaper(p, r, 7, k.Tab != "")
	p.fillPart(Rect{r.X, r.Y, r.W, 28}, t.round(7), tops, pair.Face)
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
		p.inTwoLines(k.Name, r.X+36, Rect{r.X, r.Y, r.W, 28}, room, name.Sized(11.5))
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

// SeatCard is what the card of a seat shows while days are laid. It can be the
// key of a [CachedImage].
type SeatCard struct {
	Token Token
	// Name, Line below it, Note at the right end.
	Name, Line, Note string
	Active           bool
}

// SeatCard draws the card of a seat while days are laid, at r: 200x74.
func (t *Theme) SeatCard(dst *ebiten.Image, r Rect, k SeatCard) {
	p, c := t.pen(dst).grown(1.15), &t.Palette
	t.seatPaper(p, r, 8, k.Active)
	w := min(58, r.W*.32)
	p.fillPart(Rect{r.X, r.Y, w, r.H}, t.round(8), lefts, c.seat(k.Token.Color).Face)
	plate := min(44, w-14, r.H-16)
	t.TokenPlate(dst, Rect{r.X + (w-plate+2)/2, r.CenterY() - plate/2, plate - 2, plate}, k.Token, false)
	left := r.X + w + 12
	room := r.Right() - 12 - left
	name := Style{Face: Bold, Size: 16, Color: c.Ink}
	st := Style{Face: CondensedMedium, Size: 14, Color: c.Ink2}
	note := Style{Face: CondensedMedium, Size: 13, Color: c.Ink2, Align: End}
	if k.Active {
		st.Color = c.Loss
	}
	strong := p
	if r.H >= 60 {
		strong = p.grown(1.3)
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

// SeatRow is a row in which a seat is chosen, as when a friend is brought.
type SeatRow struct {
	Token      Token
	Name, Line string
	// From and To are days with an arrow between them, "" for none. Back says
	// that the way goes back.
	From, To string
	Back     bool
}

// SeatRow draws a row with a seat, at r. Active is the chosen one.
func (t *Theme) SeatRow(dst *ebiten.Image, r Rect, k SeatRow, state State) {
	p, c := t.pen(dst).grown(1.2), &t.Palette
	face := c.seat(k.Token.Color).Face
	style, ink := Flat, c.Ink
	switch {
	case state.Off:
		p.fill(r, 9, c.Off)
		face, style, ink = mixed(face, c.Off, .45), Faint, c.Ink2
	default:
		p.shadow(Rect{r.X + 2, r.Y, r.W - 4, r.H}, 9, 2, 3, .25)
		ground := c.Field
		if state.Active || state.Focused {
			ground = c.Hot
		} else if state.Hover {
			ground = white
		}
		p.fill(r, 9, ground)
	}
	w := 56.0
	p.fillPart(Rect{r.X, r.Y, w, r.H}, 9, lefts, face)
	plate := min(41, r.H-16)
	box := Rect{r.X + (w-plate)/2, r.CenterY() - plate/2, plate, plate}
	p.fill(box, 8, c.Cream)
	size := plate * .8
	t.Token(dst, k.Token, box.CenterX()-size/2, box.CenterY()-size/2, size, style)
	if state.Off {
		p.dashes(r, 9, 1.5, 5, 4, c.OffLine)
	} else if state.Active {
		p.frame(r, 9, 2, c.Families[Gold].Edge)
	} else {
		p.frame(r, 9, 1, c.Line)
	}
	end := r.Right() - 14
	if k.To != "" {
		to := Rect{end - 40, r.CenterY() - 18, 40, 36}
		ground, num := c.Paper3, c.Ink
		if state.Active {
			ground, num = c.Families[Plum].Face, white
		}
		p.fill(to, 7, ground)
		st := Style{Face: Black, Size: 18, Color: num, Align: Center}
		p.fit(k.To, to.CenterX(), p.middle(to, st), 36, 11, st)
		arrow := c.Gain
		if k.Back {
			arrow = c.Loss
		}
		y := r.CenterY()
		p.line(to.X-25, y, to.X-11, y, 2.4, arrow)
		p.line(to.X-16, y-5, to.X-11, y, 2.4, arrow)
		p.line(to.X-16, y+5, to.X-11, y, 2.4, arrow)
		from := Style{Face: Bold, Size: 17, Color: c.Ink2, Align: End}
		end = to.X - 32 - p.fit(k.From, to.X-32, p.middle(r, from), 40, 11, from)
	}
	left := r.X + w + 14
	name, line := Style{Face: Bold, Size: 16.5, Color: ink}, Style{Face: Regular, Size: 14, Color: c.Ink2}
	p, first, second := p.stacked(r, name, line)
	p.name(k.Name, left, first, end-left-8, 11, name)
	p.fit(k.Line, left, second, end-left-8, 11.5, line)
	if state.Focused {
		t.FocusRing(dst, r, 9)
	}
}

// stacked returns the baselines of a line and of a smaller one below it in a row
// at r, and the pen for both: as in the design or, where they would run into each
// other there, close together in its middle, and smaller if they have to be.
func (p pen) stacked(r Rect, upper, lower Style) (q pen, first, second float64) {
	const tall, below = .72, 1.08 // heights as shares of the size
	first, second = r.Y+r.H*.45, r.Y+r.H*.78
	size := lower.Size * p.scale()
	if apart := second - first; apart > 1.5*size {
		// They belong together in a high row, too.
		first = r.CenterY() + (tall*upper.Size*p.scale()-1.45*size)/2
		return p, first, first + 1.5*size
	} else if apart >= 1.15*size {
		return p, first, second
	}
	p.most = min(p.scale(), (r.H-8)/(tall*upper.Size+(below+.2)*lower.Size))
	high := (tall*upper.Size + below*lower.Size) * p.scale()
	first = r.CenterY() - high/2 + tall*upper.Size*p.scale()
	return p, first, first + below*lower.Size*p.scale()
}

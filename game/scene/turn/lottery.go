package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"strconv"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// lotterySheet is a lottery: who pays in, who takes which number, and the
// dice that decide.
type lotterySheet struct {
	// aim is the number that the person who picks is about to take, 0 before
	// there was any. Sure is a number that cannot come up and is meant all
	// the same.
	aim, sure uint8
	// asked is the seat that aim belongs to.
	asked engine.Seat
}

func (l *lotterySheet) board() bool { return false }

// live draws the dice.
func (l *lotterySheet) live(s *Turn, dst *ebiten.Image) { s.drawDice(dst) }

func (l *lotterySheet) first(s *Turn) ui.ID {
	switch p, ok := s.M.Asked(); {
	case ok && p.Kind == engine.AnteUp:
		return "ante"
	case ok && p.Kind == engine.PickNumber && l.aim > 0:
		return numberIDs[l.aim]
	}
	return s.MainAct().ID
}

// numberIDs are the ids of the numbers' controls.
var numberIDs = func() (ids [13]ui.ID) {
	for n := range ids {
		ids[n] = ui.ID("number-" + strconv.Itoa(n))
	}
	return ids
}()

// lotteryBoxes is where the parts of the sheet stand.
type lotteryBoxes struct {
	numbers [13]render.Rect // from 1
	picks   [engine.MaxSeats]render.Rect
	rule    float64 // y of the line between numbers and seats
	panel   render.Rect
	// rolls and note are the baselines of the two lines at the foot; note is
	// 0 where there is no room for it.
	rolls, note float64
}

// small reports whether the sheet is that of small windows.
func (l *lotterySheet) small(s *Turn) bool { return s.Layout.Decision.W < 700 }

func (l *lotterySheet) boxes(s *Turn) lotteryBoxes {
	r := s.Layout.Decision
	sh := s.M.Stage.Shown()
	var b lotteryBoxes
	side, top, h, rowGap := 28.0, 112.0, 152.0, 14.0
	b.rule = r.Y + 452
	if l.small(s) {
		side, top, h, rowGap = 16, 92, 122, 8
		b.rule = r.Y + 356
	}
	pitch := (r.W - 2*side + 9.6) / 6
	design := 618.0
	if l.small(s) {
		design = 474
	}
	grow := min(max(0, r.H-design), 120)
	h += grow / 4
	b.rule += grow / 2
	// The few numbers of one die stand in two rows as well.
	columns := max(3, (int(l.rule(s).Numbers)+1)/2)
	wide := pitch * 6 / float64(columns)
	for n := 1; n <= 12; n++ {
		i := n - 1
		b.numbers[n] = render.Rect{X: r.X + side + float64(i%columns)*wide, Y: r.Y + top + float64(i/columns)*(h+rowGap), W: wide - 9.6, H: h}
	}
	pickTop, pickH := b.rule+42, 66.0
	if l.small(s) {
		pickTop, pickH = b.rule+10, 62
	}
	each := pitch * 6 / float64(sh.Seats())
	for i := range sh.Seats() {
		b.picks[i] = render.Rect{X: r.X + side + float64(i)*each, Y: pickTop, W: each - 9.6, H: pickH}
	}
	b.rolls = pickTop + pickH + 32
	b.note = b.rolls + 19
	if l.small(s) {
		b.rolls, b.note = pickTop+pickH+24, pickTop+pickH+41
	}
	b.panel = s.poolPanel(sh.Seats() + 1)
	return b
}

// poolPanel is where the panel hangs that tells in so many rows what lies on the
// table.
func (s *Turn) poolPanel(rows int) render.Rect {
	y, title, foot := s.Layout.Dice.Bottom()+14, 40.0, 36.0
	if s.View().Compact {
		y, title, foot = y-6, 32, 30
	}
	bottom := s.Layout.Main.Y - 12
	if !s.Layout.Deals.Empty() {
		bottom = s.noteBox().Y - 12
	}
	return render.Rect{X: s.Layout.Column.X, Y: y, W: s.Layout.Column.W, H: min(bottom-y, title+foot+4+poolPitch*float64(rows))}
}

// poolPitch is how high a row of the panel is at most, and poolSign how large
// the sign at its left is in a row of a height.
const poolPitch = 36

func poolSign(pitch float64) float64 { return min(26, max(20, pitch-8), pitch-2) }

// picks returns the prompt at which a person takes a number.
func (l *lotterySheet) picking(s *Turn) (engine.Prompt, bool) {
	p, ok := s.M.Asked()
	return p, ok && p.Kind == engine.PickNumber
}

// follow moves the aim to where the keyboard is, and to the best number left
// when somebody else picks.
func (l *lotterySheet) follow(s *Turn) {
	p, ok := l.picking(s)
	if !ok {
		l.aim, l.sure, l.asked = 0, 0, engine.NoSeat
		return
	}
	if p.Seat != l.asked || l.aim == 0 {
		l.asked, l.aim, l.sure = p.Seat, l.best(s), 0
		s.Invalidate()
	}
	if id, shown := s.UI.Focused(); shown {
		for n := uint8(1); n <= 12; n++ {
			if numberIDs[n] == id && n != l.aim && l.taker(s, n) == engine.NoSeat {
				l.aim, l.sure = n, 0
				s.Invalidate()
			}
		}
	}
}

// best returns the free number that comes up most often, the first of equals.
func (l *lotterySheet) best(s *Turn) uint8 {
	best := engine.Option{}
	for _, o := range s.M.Options() {
		if o.Choice.Kind == engine.Pick && (best.Choice.Number == 0 || o.Ways > best.Ways) {
			best = o
		}
	}
	return best.Choice.Number
}

// taker returns the seat that has a number, or NoSeat.
func (l *lotterySheet) taker(s *Turn, n uint8) engine.Seat {
	for seat, number := range s.M.Stage.Shown().Lottery.Numbers {
		if number == n {
			return engine.Seat(seat)
		}
	}
	if disc := s.M.Stage.Actors().Number; disc.On && disc.Number == n {
		return disc.Seat
	}
	return engine.NoSeat
}

func (l *lotterySheet) rule(s *Turn) engine.SpaceRule { return facts.LotteryRule(s.M) }

// number returns what the cell of a number shows.
func (l *lotterySheet) number(s *Turn, n uint8) render.Number {
	rule := l.rule(s)
	ways := int(rule.Ways(n))
	k := render.Number{
		N: int(n), Ways: ways,
		Odds: s.M.Words.Count("lottery.ways", ways, words.Number("throws", rule.Throws())), Note: s.Say("lottery.free"),
	}
	if seat := l.taker(s, n); seat != engine.NoSeat {
		k.State, k.Token, k.Name = render.NumberTaken, s.M.Tokens[seat], s.M.Names[seat]
		if disc := s.M.Stage.Actors().Number; disc.On && disc.Number == n {
			k.Open = 1 - disc.T
		}
		return k
	}
	switch {
	case ways == 0:
		k.State, k.Note = render.NumberNever, s.M.Words.Count("lottery.cannot", int(rule.Dice))
	case n == l.aim:
		k.Note = s.Say("lottery.enter")
		k.State = render.NumberAimed
		if s.M.People.Has(l.asked) && !s.keyboard() {
			k.Note = s.Say("lottery.press")
		}
	}
	return k
}

// keyboard reports whether the player uses keys now.
func (s *Turn) keyboard() bool {
	_, shown := s.UI.Focused()
	return shown
}

func (l *lotterySheet) list(s *Turn, cs []ui.Control) []ui.Control {
	b := l.boxes(s)
	_, picking := l.picking(s)
	for n := uint8(1); n <= l.rule(s).Numbers && n <= 12; n++ {
		k := l.number(s, n)
		c := ui.Control{
			ID: numberIDs[n], Box: b.numbers[n], Info: !picking || k.State == render.NumberTaken, Skip: !picking,
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
				key := numberKey{k, state}
				s.images.numbers[n].Draw(s.Theme, dst, box, 14, key, func(dst *ebiten.Image) { s.Theme.Number(dst, box, k, state) })
			}},
			Do: func(ui.Event) { l.press(s, n) },
		}
		if k.State == render.NumberTaken {
			c.Off, c.Info, c.Reason = picking, true, s.Say("refusal."+string(engine.RefusedNumberTaken))
		}
		if picking && n < 10 {
			c.Keys = input.SetOf(input.Digit(int(n)))
		}
		cs = append(cs, c)
	}
	return l.listButtons(s, append(cs, l.poolControl(s)))
}

// press aims at a number; what is aimed at already is taken, and so is what
// the keyboard is on.
func (l *lotterySheet) press(s *Turn, n uint8) {
	if n == l.aim || s.keyboard() {
		l.aim = n
		l.take(s)
		return
	}
	l.aim, l.sure = n, 0
	s.Invalidate()
}

// take takes the number that is aimed at. One that cannot come up has to be
// meant.
func (l *lotterySheet) take(s *Turn) {
	if l.rule(s).Ways(l.aim) == 0 && l.sure != l.aim {
		l.sure = l.aim
		s.M.Toast.Refuse(s.Say("lottery.cannot_sure", words.Number("number", l.aim)))
		s.Invalidate()
		return
	}
	s.choose(engine.Choice{Kind: engine.Pick, Number: l.aim})
}

func (l *lotterySheet) listButtons(s *Turn, cs []ui.Control) []ui.Control {
	p, asked := s.M.Asked()
	switch {
	case asked && p.Kind == engine.AnteUp:
		left, right := split(s.Layout.Main, 10)
		in, out := s.anteActs()
		cs = append(cs, s.control(&in, left), s.control(&out, right))
	case asked && p.Kind == engine.PickNumber:
		take := act{
			ID: "take", label: s.Say("choice.pick", words.Number("number", l.aim)), kind: render.PrimaryBlue, cap: input.Accept,
			Keys: input.SetOf(input.Accept), do: func() { l.take(s) },
		}
		cs = append(cs, s.control(&take, s.Layout.Main))
	default:
		main := s.MainAct()
		cs = append(cs, s.control(&main, s.Layout.Main))
	}
	cs = s.listRow(cs, s.rulesAct())
	cs = append(cs, s.diceControl())
	if s.showsLog() {
		cs = append(cs, s.logControl())
	}
	return cs
}

// advises reports whether a number is recommended: with one die all are alike,
// and some tables want no coach.
func (l *lotterySheet) advises(s *Turn) bool {
	return s.Settings.Hints && l.rule(s).Dice > 1 && !s.M.Stage.Shown().Setup.House.Has(engine.NoCoach)
}

// Hints reports whether a note stands where the log stands else.
func (l *lotterySheet) Hints(s *Turn) bool {
	p, ok := s.M.Asked()
	return ok && s.Layout.Deals.Empty() && (p.Kind == engine.AnteUp || p.Kind == engine.PickNumber && l.advises(s))
}

// poolControl tells what the pool is for.
func (l *lotterySheet) poolControl(s *Turn) ui.Control {
	sh := s.M.Stage.Shown()
	w := s.M.SpaceWords(sh.Lottery.Space)
	return ui.Control{
		ID: "pool", Box: l.boxes(s).panel, Widget: ui.Custom{}, Info: true,
		Tip: render.Tip{
			Kind: sh.Lottery.Space.String(), Title: w.Name, Text: w.Rule,
			Figure: s.Say("tip.figure", words.Text("label", s.Say("lottery.winner_takes")), words.Text("value", s.M.Words.Money(sh.Balance[engine.Stakes]))),
		},
	}
}

// anteActs pays the stake of a lottery or of a game, or does not.
func (s *Turn) anteActs() (in, out act) {
	in = act{
		ID: "ante", kind: render.Primary, cap: input.Yes, Keys: input.SetOf(input.Yes, input.Accept),
		label: s.Say("choice.ante", words.Money("money", facts.LotteryRule(s.M).Stake)), Off: s.Say("loan.off"),
	}
	if o, ok := facts.Option(s.M, engine.Ante); ok {
		in.Off = ""
		in.do = func() { s.choose(o.Choice) }
	}
	out = act{
		ID: "stay-out", label: s.Say("choice.stay-out"), cap: input.No, Keys: input.SetOf(input.No, input.Pass),
		do: func() { s.choose(engine.Choice{Kind: engine.StayOut}) },
	}
	return in, out
}

func (l *lotterySheet) draw(s *Turn, dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	r := s.Layout.Decision
	b := l.boxes(s)
	t.Dialog(dst, r, render.Plum)
	lander := sh.Lottery.Lander
	text := s.Say("prompt.text.pick-number", words.Name("lander", s.M.Names[lander]), words.Text("day", s.M.Words.Day(sh.Players[lander].Day)))
	t.DialogTitle(dst, r, sh.Lottery.Space.String(), s.M.SpaceWords(sh.Lottery.Space).Name, text,
		s.Say("lottery.pool"), s.M.Words.Money(sh.Balance[engine.Stakes]), true)
	l.drawSeats(s, dst, &b)
	if !l.small(s) {
		t.Rule(dst, r.X+28, b.rule, r.W-56)
		s.fit(dst, s.Say("lottery.who"), r.X+28, b.rule+27, 340, 12, render.Style{Face: render.Black, Size: 17, Color: pal.Ink})
		s.fit(dst, s.Say("lottery.order"), r.Right()-28, b.rule+27, 320, 11, render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2, Align: render.End})
	}
	rolls := s.Say("lottery.rolls", words.Name("name", s.M.Names[lander]))
	if l.rule(s).Dice == 1 {
		rolls = s.Say("lottery.rolls_one", words.Name("name", s.M.Names[lander]))
	}
	s.fit(dst, rolls, r.X+28, b.rolls, r.W-56, 11.5, render.Style{Face: render.Medium, Size: 14.5, Color: pal.Ink})
	s.fit(dst, s.Say("lottery.rule"), r.X+28, b.note, r.W-56, 11, render.Style{Face: render.Condensed, Size: 13.5, Color: pal.Ink2})
	l.drawPaidIn(s, dst, b.panel)
	l.drawHint(s, dst)
}

// drawSeats draws who has which number, who picks and who is not in, from the
// lander on.
func (l *lotterySheet) drawSeats(s *Turn, dst *ebiten.Image, b *lotteryBoxes) {
	sh := s.M.Stage.Shown()
	lot := &sh.Lottery
	p, asked := s.M.Asked()
	if !asked {
		p = s.M.Table.Prompt() // a computer that thinks
	}
	n := sh.Seats()
	grown := s.Theme.PickGrowth(b.picks[0].W, s.M.Names[:n])
	for i := range n {
		seat := engine.Seat((int(lot.Lander) + i) % n)
		state, note := render.PickWaits, s.Say("lottery.waits")
		switch {
		case lot.Numbers[seat] != 0:
			state, note = render.PickDone, strconv.Itoa(int(lot.Numbers[seat]))
		case sh.StayedOut.Has(seat):
			state, note = render.PickOut, s.Say("lottery.not_in")
		case p.Seat == seat && !s.M.Stage.Busy() && (p.Kind == engine.PickNumber || p.Kind == engine.AnteUp):
			state, note = render.PickNow, s.Say("lottery.picks")
			if p.Kind == engine.AnteUp {
				note = s.Say("lottery.decides")
				if s.View().Compact {
					note = s.Say("prompt.tab.now")
				}
			}
		}
		s.Theme.PickBox(dst, b.picks[i], grown, s.M.Tokens[seat], s.M.Names[seat], note, state)
	}
}

// drawPaidIn draws what lies in the pool, and who put it there.
func (l *lotterySheet) drawPaidIn(s *Turn, dst *ebiten.Image, r render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	lot := &sh.Lottery
	rule := l.rule(s)
	t.Panel(dst, r, render.Paper)
	title, foot := 40.0, 36.0
	if s.View().Compact {
		title, foot = 32, 30
	}
	left := r.X + 18 + s.fit(dst, s.Say("lottery.paid_in"), r.X+18, r.Y+title-8, r.W*.4, 12, render.Style{Face: render.Black, Size: 18, Color: pal.Ink})
	count := s.Say("lottery.paid_in_none")
	if n := lot.In.Len(); n > 0 {
		count = s.M.Words.Count("lottery.paid_in_count", n)
	}
	right := r.Right() - 18 - s.fit(dst, count, r.Right()-18, r.Y+title-8, r.W*.5, 11,
		render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2, Align: render.End})
	s.pin(dst, r, left, right)
	n := sh.Seats() + 1
	pitch := min(poolPitch, (r.H-title-foot-4)/float64(n))
	sign, grown := poolSign(pitch), s.rowGrowth(pitch)
	for i := range n {
		row := render.Rect{X: r.X + 10, Y: r.Y + title + float64(i)*pitch, W: r.W - 20, H: pitch}
		t.Row(dst, row, i%2 == 0, render.State{})
		base := rowBase(row, grown)
		label, sum, style := s.Say("lottery.bank"), s.M.Words.Money(rule.Amount), render.Bold
		ink := pal.Ink
		if i == 0 {
			t.Art(dst, "loan", row.X+10, row.CenterY()-sign/2, sign)
		} else {
			seat := engine.Seat(i - 1)
			t.Token(dst, s.M.Tokens[seat], row.X+10, row.CenterY()-sign/2, sign, render.Flat)
			label = s.M.Names[seat]
			switch {
			case lot.In.Has(seat):
				sum = s.M.Words.Money(rule.Stake)
			case sh.StayedOut.Has(seat):
				sum, style, ink = s.Say("lottery.not_in"), render.Regular, pal.Ink2
			default:
				sum, style, ink = s.Say("lottery.waits"), render.Regular, pal.Ink2
				if p, ok := s.M.Asked(); ok && p.Kind == engine.AnteUp && p.Seat == seat {
					sum, ink = s.Say("lottery.asked"), pal.Loss
				}
			}
		}
		t.DrawName(dst, label, row.X+22+sign, base, row.W*.54, 11, t.Capped(render.Style{Face: render.Medium, Size: 15, Color: pal.Ink}, grown))
		t.DrawFit(dst, sum, row.Right()-10, base, row.W*.35, 11, t.Capped(render.Style{Face: style, Size: 15, Color: ink, Align: render.End}, grown))
	}
	s.drawTakings(dst, render.Rect{X: r.X, Y: r.Bottom() - foot, W: r.W, H: foot}, s.M.Words.Money(sh.Balance[engine.Stakes]))
}

// drawTakings draws what the winner takes, at the foot of what lies on the table.
func (s *Turn) drawTakings(dst *ebiten.Image, foot render.Rect, sum string) {
	t, pal := s.Theme, &s.Theme.Palette
	t.SumRule(dst, foot.X+14, foot.Y+2, foot.W-28)
	below := 11.0
	if s.View().Compact {
		below = 9
	}
	// Type is no higher than there is room below the rule.
	most := (foot.H - below - 6) / .72
	base := foot.Bottom() - below
	t.DrawFit(dst, s.Say("lottery.winner_takes"), foot.X+18, base-1, foot.W*.5, 12, s.lower(render.Style{Face: render.Bold, Size: 16, Color: pal.Ink}, most-1))
	t.DrawFit(dst, sum, foot.Right()-18, base, foot.W*.4, 13,
		s.lower(render.Style{Face: render.Black, Size: 20, Color: pal.Gain, Align: render.End}, most))
}

// drawHint says what paying in does, or which number is best.
func (l *lotterySheet) drawHint(s *Turn, dst *ebiten.Image) {
	if s.showsLog() {
		s.drawLog(dst)
	}
	s.drawHand(dst)
	p, ok := s.M.Asked()
	if !ok {
		return
	}
	switch p.Kind {
	case engine.AnteUp:
		if o, ok := facts.Option(s.M, engine.Ante); ok {
			s.drawNote(dst, s.M.Words.Offer(s.M.Table.State(), o, s.M.Names), "", o.Borrows > 0)
		}
	case engine.PickNumber:
		if best := l.best(s); l.advises(s) && best > 0 {
			s.drawNote(dst, words.Offer{
				Label: s.Say("hint.best_number", words.Number("number", best)),
				Does:  l.why(s, best),
			}, s.Say("hint.off"), false)
		}
	}
}

// why says how often a number comes up, and how that compares with the numbers
// that are taken: with one that is as good, else with the best of them.
func (l *lotterySheet) why(s *Turn, number uint8) string {
	rule := l.rule(s)
	ways := int(rule.Ways(number))
	rival, most := engine.NoSeat, 0
	for seat, taken := range s.M.Stage.Shown().Lottery.Numbers {
		if theirs := int(rule.Ways(taken)); taken > 0 && most != ways && (theirs == ways || theirs > most) {
			rival, most = engine.Seat(seat), theirs
		}
	}
	plain := s.M.Words.Count("hint.best_number_why", ways)
	id := "hint.best_number_why.more"
	switch {
	case rival == engine.NoSeat:
		return plain
	case most == ways:
		id = "hint.best_number_why.equal"
	case most > ways:
		id = "hint.best_number_why.less"
	}
	text := s.M.Words.Count(id, ways, words.Name("name", s.M.Names[rival]),
		words.Number("number", s.M.Stage.Shown().Lottery.Numbers[rival]), words.Number("ways", most))
	// Long names leave no room for a comparison.
	if !s.hasRoomInNote(text) {
		return plain
	}
	return text
}

// hasRoomInNote reports whether what a choice does can be said in a note without
// being cut.
func (s *Turn) hasRoomInNote(text string) bool {
	t, room := s.Theme, s.noteBox().W-82
	st := render.Style{Face: render.Regular, Size: 12 / t.TextScale}
	if s.View().Compact {
		st, room = render.Style{Face: render.CondensedMedium, Size: 11.5 / t.TextScale}, room+36
	}
	return t.MeasureText(text, st) <= room
}

// lowNote is the height from which on a note has room for its sentences below
// each other in their own sizes, in logical pixels.
const lowNote = 56

// layNote parts the log's place where there is room for a note and the log.
func (s *Turn) layNote() {
	const gap, high, small = 10, 92, 60
	s.note = render.Rect{}
	h := float64(high)
	if s.View().Compact {
		h = small
	}
	log := &s.Layout.Log
	if !s.Layout.Deals.Empty() || log.H < h+gap+shortLog || !s.advised() {
		return
	}
	s.note = render.Rect{X: log.X, Y: log.Y, W: log.W, H: h}
	log.Y, log.H = log.Y+h+gap, log.H-h-gap
}

// advised reports whether a note tells what a choice does.
func (s *Turn) advised() bool {
	switch sheet := s.Panel.(type) {
	case nil:
		return s.Noted()
	case *lotterySheet:
		return sheet.Hints(s)
	case *cardsSheet:
		return sheet.noted(s)
	}
	return false
}

// showsLog reports whether the log has a place of its own, beside a note or
// without one.
func (s *Turn) showsLog() bool {
	return !s.logBox().Empty() && (!s.advised() || !s.Layout.Deals.Empty() || !s.note.Empty())
}

// noteBox is where a note stands that tells what a choice does.
func (s *Turn) noteBox() render.Rect {
	if !s.note.Empty() {
		return s.note
	}
	if s.Layout.Deals.Empty() {
		return s.Layout.Log
	}
	m, h := s.Layout.Main, 64.0
	if s.View().Compact {
		h = 44
	}
	return render.Rect{X: m.X, Y: m.Y - 10 - h, W: min(m.W, s.Layout.Column.W), H: h}
}

// drawNote says in two sentences what a choice does, and in small print what
// else there is to know; alarming is what borrows.
func (s *Turn) drawNote(dst *ebiten.Image, offer words.Offer, small string, alarming bool) {
	t, pal := s.Theme, &s.Theme.Palette
	r := s.noteBox()
	art, kind, ink := "hint", render.Note, pal.Ink
	if alarming {
		art, kind, ink = "warn", render.Alarm, pal.Loss
	}
	if s.View().Compact || r.H < lowNote {
		t.Panel(dst, r, render.Note)
		t.Art(dst, art, r.X+8, r.CenterY()-11, 22)
		s.drawShortNote(dst, offer, render.Rect{X: r.X + 38, Y: r.Y, W: r.W - 46, H: r.H}, ink)
		return
	}
	t.Panel(dst, r, kind)
	in := r
	if alarming {
		in.Y, in.H = r.Y+12, r.H-12
	}
	t.Art(dst, art, r.X+14, in.CenterY()-20, 40)
	bold := render.Style{Face: render.Bold, Size: 15, Color: ink}
	plain := render.Style{Face: render.Regular, Size: 14, Color: pal.Ink}
	left, room := r.X+66, r.W-82
	if s.drawLargeNote(dst, offer, render.Rect{X: left, Y: in.Y, W: room, H: in.H}, bold, plain) {
		return
	}
	bold, plain = s.set(bold), s.set(plain)
	fine := s.set(render.Style{Face: render.CondensedMedium, Size: 12.5, Color: pal.Ink2})
	if small != "" && t.LineHeight(bold)+t.LineHeight(plain)+t.LineHeight(fine) > in.H-6 {
		small = ""
	}
	h := t.LineHeight(bold) + t.LineHeight(plain)
	if small != "" {
		h += t.LineHeight(fine)
	}
	y := in.CenterY() - h/2 + t.LineHeight(bold)*.76
	t.DrawFit(dst, offer.Label, left, y, room, 12, bold)
	y += t.LineHeight(plain)
	t.DrawFit(dst, sentenceCase(offer.Does), left, y, room, 11, plain)
	if small != "" {
		t.DrawFit(dst, small, left, y+t.LineHeight(fine), room, 11, fine)
	}
}

// drawLargeNote sets the two sentences of a note in type that has grown further with
// the size of the text than elsewhere, where the box has room for that: the second one
// in two lines if need be, and without the small print.
func (s *Turn) drawLargeNote(dst *ebiten.Image, offer words.Offer, r render.Rect, bold, plain render.Style) bool {
	t, does := s.Theme, sentenceCase(offer.Does)
	var head, body render.Style
	var lines *render.Lines
	if t.LargestGrowth(1.6, func(k float64) bool {
		head, body = t.Capped(bold, k), t.Capped(plain, k)
		lines = t.Wrap(does, body, r.W, 2)
		return k > app.Growth && !lines.Cut && t.MeasureText(offer.Label, head) <= r.W && t.LineHeight(head)+lines.Height() <= r.H-6
	}) == 1 {
		return false
	}
	y := r.CenterY() - (t.LineHeight(head)+lines.Height())/2 + t.LineHeight(head)*.76
	t.DrawText(dst, offer.Label, r.X, y, head)
	t.DrawLines(dst, lines, r.X, y+t.LineHeight(body), body)
	return true
}

// drawShortNote sets the two sentences of a note in the low box that small
// windows have for it: below each other where both are there.
func (s *Turn) drawShortNote(dst *ebiten.Image, offer words.Offer, r render.Rect, ink render.Color) {
	t, pal := s.Theme, &s.Theme.Palette
	size, leading := 12.5, 15.0
	if r.H >= lowNote {
		size, leading = 14, 19
	}
	// From the top of the capitals to below the descenders, in the middle of r.
	seen := min(size*min(app.Growth, t.TextScale), (r.H-8)/2.03)
	size = seen / t.TextScale
	leading = max(leading, 1.12*seen)
	y := r.CenterY() - (leading+.91*seen)/2 + .71*seen
	t.DrawFit(dst, offer.Label, r.X, y, r.W, 11, render.Style{Face: render.Bold, Size: size, Color: ink})
	t.DrawFit(dst, sentenceCase(offer.Does), r.X, y+leading, r.W, 11, render.Style{Face: render.CondensedMedium, Size: size, Color: pal.Ink})
}

// sentenceCase returns a sentence with a capital at its beginning, for words
// that follow a colon elsewhere.
func sentenceCase(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// friendSheet is "bring a friend": one other player has to come along. It
// stands in the right column, so that the calendar can be seen, and can be laid
// aside to look at what lies below it.
type friendSheet struct {
	chosen engine.Seat
	aside  bool
}

func newFriendSheet(s *Turn) *friendSheet {
	f := &friendSheet{chosen: engine.NoSeat}
	if o, ok := facts.Option(s.M, engine.Bring); ok {
		f.chosen = o.Choice.Seat
	}
	return f
}

func (f *friendSheet) board() bool       { return true }
func (f *friendSheet) first(*Turn) ui.ID { return friendID(f.chosen) }

// live draws nothing: nothing moves while a friend is chosen.
func (f *friendSheet) live(*Turn, *ebiten.Image) {}

// follow chooses whom the keyboard is on.
func (f *friendSheet) follow(s *Turn) {
	id, shown := s.UI.Focused()
	if !shown || id == friendID(f.chosen) {
		return
	}
	for _, o := range f.offers(s) {
		if o.Choice.Kind == engine.Bring && friendID(o.Choice.Seat) == id {
			f.chosen = o.Choice.Seat
			s.Invalidate()
		}
	}
}

func friendID(seat engine.Seat) ui.ID { return ui.ID("friend-" + strconv.Itoa(int(seat)+1)) }
func (f *friendSheet) panel(s *Turn) render.Rect {
	top := s.Layout.Tools.Bottom() + 10
	if s.View().Compact {
		top -= 4
	}
	h := min(s.Layout.Column.Bottom()-top, 590)
	// Few players leave room for the log.
	n := s.M.Stage.Shown().Seats() - 1
	if few := friendRows(s.View().Compact, n); h-few >= shortLog+friendLogGap {
		h = few
	}
	return render.Rect{X: s.Layout.Column.X, Y: top, W: s.Layout.Column.W, H: h}
}

// friendLogGap is between the panel and the log below it.
const friendLogGap = 14

// friendRows is how high the panel is at most that offers so many players.
func friendRows(compact bool, n int) float64 {
	if compact {
		return 192 + 70*float64(n)
	}
	return 238 + 70*float64(n)
}

// narrowPanel is the width below which a panel has no room for three buttons
// beside each other.
const narrowPanel = 360

// friendBoxes is where the parts of the panel stand.
type friendBoxes struct {
	head, well render.Rect
	line, who  float64 // y of the hairline, baseline of the question
	rows       [engine.MaxSeats]render.Rect
	// buttons are to bring the friend, to look at the board, and for a loan.
	buttons [3]render.Rect
}

func (f *friendSheet) boxes(s *Turn) friendBoxes {
	r := f.panel(s)
	n := s.M.Stage.Shown().Seats() - 1
	var b friendBoxes
	head, well, foot, side := 44.0, 76.0, 58.0, 12.0
	if s.View().Compact {
		head, well, foot, side = 32, 50, 48, 8
	}
	b.head = render.Rect{X: r.X, Y: r.Y, W: r.W, H: head}
	b.well = render.Rect{X: r.X + side + 4, Y: r.Y + head + 12, W: well, H: well}
	b.line = b.well.Bottom() + 10
	b.who = b.line + 22
	top := b.who + 12
	bottom := r.Bottom() - foot
	gap := 7.0
	h := min(63, (bottom-top-4)/float64(n)-gap)
	for i := range n {
		b.rows[i] = render.Rect{X: r.X + side, Y: top + float64(i)*(h+gap), W: r.W - 2*side, H: h}
	}
	row := render.Rect{X: r.X + side, Y: r.Bottom() - foot + 4, W: r.W - 2*side, H: foot - 14}
	parts := []float64{46, 27, 27}
	if r.W < narrowPanel {
		parts = []float64{66, 34} // the loan can be had from the board
	}
	copy(b.buttons[:], ui.Columns(row, 8, parts...))
	return b
}

// offers returns the option of bringing each seat.
func (f *friendSheet) offers(s *Turn) (offers [engine.MaxSeats]engine.Option) {
	for _, o := range s.M.Options() {
		if o.Choice.Kind == engine.Bring {
			offers[o.Choice.Seat] = o
		}
	}
	return offers
}

func (f *friendSheet) list(s *Turn, cs []ui.Control) []ui.Control {
	p, ok := s.M.Asked()
	if !ok {
		return cs
	}
	b := f.boxes(s)
	offers := f.offers(s)
	sh := s.M.Stage.Shown()
	row := 0
	for seat := range engine.Seat(sh.Seats()) {
		if seat == p.Seat {
			continue
		}
		o := offers[seat]
		k := render.SeatRow{Token: s.M.Tokens[seat], Name: s.M.Names[seat]}
		c := ui.Control{ID: friendID(seat), Box: b.rows[row], Active: seat == f.chosen}
		if o.Choice.Kind == engine.Bring {
			from := sh.Players[seat].Day
			k.Line = s.M.Words.Offer(s.M.Table.State(), o, s.M.Names).Does
			if from != o.To {
				k.From, k.To, k.Back = s.M.Words.Day(from), s.M.Words.Day(o.To), o.To < from
			}
			c.Do = func(ui.Event) { f.press(s, seat) }
			if row < 9 {
				c.Keys = input.SetOf(input.Digit(row + 1))
			}
		} else {
			k.Line = s.Say("friend.finished")
			c.Off, c.Reason = true, k.Line
		}
		c.Widget = ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
			s.Theme.SeatRow(dst, box, k, state)
		}}
		cs = append(cs, c)
		row++
	}
	if s.showsLog() {
		cs = append(cs, s.logControl())
	}
	if f.chosen == engine.NoSeat {
		return cs
	}
	label := s.oneOf(b.buttons[0], s.Say("choice.bring", words.Name("name", s.M.Names[f.chosen])), s.Say("choice.bring_short"))
	bring := act{
		ID: "bring", label: label, kind: render.PrimaryPlum, cap: input.Accept,
		Keys: input.SetOf(input.Accept), do: func() { f.bring(s) },
	}
	board := act{
		ID: "board", label: s.Say("friend.board"), cap: input.Board, Keys: input.SetOf(input.Board),
		do: func() { f.aside = true },
	}
	cs = append(cs, s.control(&bring, b.buttons[0]), s.control(&board, b.buttons[1]))
	if b.buttons[2].Empty() {
		return cs
	}
	loan := s.moneyAct()
	return append(cs, s.control(&loan, b.buttons[2]))
}

// press chooses a friend; the keyboard, and a second press, bring it.
func (f *friendSheet) press(s *Turn, seat engine.Seat) {
	if seat == f.chosen {
		f.bring(s)
		return
	}
	f.chosen = seat
	s.Invalidate()
}

// friendAct takes the choice up again that was laid aside to look at the board.
func (s *Turn) friendAct() act {
	return act{
		ID: "friend-back", label: s.Say("friend.board_back"), kind: render.PrimaryPlum, cap: input.Accept,
		Keys: match.GoOn | input.SetOf(input.Board), do: func() { s.Sheets.friend.aside = false },
	}
}

func (f *friendSheet) bring(s *Turn) {
	s.choose(engine.Choice{Kind: engine.Bring, Seat: f.chosen})
}

func (f *friendSheet) draw(s *Turn, dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	state := s.M.Table.State()
	p, ok := s.M.Asked()
	if !ok {
		return
	}
	ask := s.M.Words.Ask(state, s.M.Names)
	r, b := f.panel(s), f.boxes(s)
	if s.showsLog() {
		s.paintLog(dst)
	}
	s.drawHand(dst)
	t.Panel(dst, r, render.Paper)
	t.CardBand(dst, b.head, engine.InstantMessage.String(), s.Say("card.band.instant-message"))
	t.TintWell(dst, b.well, 8, render.Plum)
	t.Art(dst, "im", b.well.X+8, b.well.Y+8, b.well.W-16)
	left, room := b.well.Right()+14, r.Right()-14-b.well.Right()-14
	s.drawAsk(dst, render.Rect{X: left, Y: b.well.Y, W: room, H: b.line - 6 - b.well.Y}, ask.Title, ask.Text)
	t.Rule(dst, r.X+14, b.line, r.W-28)
	who := s.Say("friend.who", words.Text("day", s.M.Words.Day(p.To)))
	if p.To == 0 {
		who = s.Say("friend.who_start")
	}
	after := s.Say("friend.after", words.Name("name", s.M.Names[p.Seat]))
	small := s.set(render.Style{Face: render.CondensedMedium, Size: 13, Color: pal.Ink2, Align: render.End})
	if t.MeasureText(after, small.Sized(11.5/t.TextScale)) > r.W*.42 {
		after = s.Say("friend.after_short")
	}
	w := t.DrawFit(dst, after, r.Right()-16, b.who, r.W*.42, 11, small)
	s.fit(dst, who, r.X+16, b.who, r.W-38-w, 11.5, render.Style{Face: render.Bold, Size: 15, Color: pal.Ink})
	// The day that both go to is marked on the calendar.
	t.LandingRing(dst, s.Layout.Calendar.Cell(int(p.To)), 1)
}

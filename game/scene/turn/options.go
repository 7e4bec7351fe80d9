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

// optionSheet asks for one of a few things: a player to pay or to be paid by, a
// number for the Bonus die, a Deal or a buyer. It stands in the right column,
// so that the calendar can be seen. What each choice does stands in its row;
// the main button takes the one that is chosen.
type optionSheet struct {
	prompt engine.Prompt
	chosen int
	rows   []optionRow
}

// optionRow is one of the things to choose from.
type optionRow struct {
	id     ui.ID
	choice engine.Choice
	key    input.Action
	// take is what the main button says while the row is chosen, short the same
	// where it has no room for that.
	take, short string
	tip         render.Tip
	// paint draws the row.
	paint func(dst *ebiten.Image, box render.Rect, state render.State)
}

// asksOptions reports whether a prompt is answered on an [optionSheet].
func asksOptions(kind engine.PromptKind) bool {
	switch kind {
	case engine.ChoosePlayer, engine.SetBonusDie, engine.DealOrBuyer:
		return true
	}
	return false
}

func newOptionSheet(s *Turn, p engine.Prompt) *optionSheet {
	o := &optionSheet{prompt: p}
	o.read(s)
	if p.Kind == engine.SetBonusDie {
		o.chosen = int(s.M.Table.State().BonusDie) - 1 // it stays unless it is turned
	}
	return o
}

// read lists what there is to choose from, and what it does.
func (o *optionSheet) read(s *Turn) {
	o.rows = o.rows[:0]
	switch o.prompt.Kind {
	case engine.ChoosePlayer:
		o.readPlayers(s)
	case engine.SetBonusDie:
		o.readDie(s)
	case engine.DealOrBuyer:
		o.readDealOrBuyer(s)
	}
}

func (o *optionSheet) board() bool { return true }

// live draws nothing: nothing moves while something is chosen.
func (o *optionSheet) live(*Turn, *ebiten.Image) {}

func (o *optionSheet) first(*Turn) ui.ID { return o.rows[o.chosen].id }

// follow chooses what the keyboard is on.
func (o *optionSheet) follow(s *Turn) {
	id, shown := s.UI.Focused()
	if !shown || id == o.rows[o.chosen].id {
		return
	}
	for i := range o.rows {
		if o.rows[i].id == id {
			o.chosen = i
			s.Invalidate()
		}
	}
}

// grid reports whether the rows are cells beside each other.
func (o *optionSheet) grid() bool { return o.prompt.Kind == engine.SetBonusDie }

// optionBoxes is where the parts of the panel stand.
type optionBoxes struct {
	panel, head, well, take, loan render.Rect
	line, ask                     float64 // y of the hairline, baseline of the question
	rows                          []render.Rect
}

func (o *optionSheet) boxes(s *Turn) optionBoxes {
	top := s.Layout.Tools.Bottom() + 10
	head, well, foot, side, most := 44.0, 76.0, 62.0, 12.0, 590.0
	if s.View().Compact {
		top -= 4
		head, well, foot, side = 34, 50, 50, 8
	}
	n := len(o.rows)
	low := 63.0
	switch {
	case o.grid():
		low = 108
		n = (n + 2) / 3
	case n <= 2:
		low = 84
	}
	const gap = 7
	want := head + 12 + well + 10 + 34 + float64(n)*(low+gap) + foot
	r := render.Rect{X: s.Layout.Column.X, Y: top, W: s.Layout.Column.W, H: min(s.Layout.Column.Bottom()-top, most, want)}
	b := optionBoxes{panel: r}
	b.head = render.Rect{X: r.X, Y: r.Y, W: r.W, H: head}
	b.well = render.Rect{X: r.X + side + 4, Y: r.Y + head + 12, W: well, H: well}
	b.line = b.well.Bottom() + 10
	b.ask = b.line + 22
	area := render.Rect{X: r.X + side, Y: b.ask + 12, W: r.W - 2*side}
	area.H = r.Bottom() - foot - gap - area.Y
	h := min(low, (area.H+gap)/float64(n)-gap)
	if o.grid() {
		area.H = float64(n)*(h+gap) - gap
		b.rows = ui.Grid(area, 3, len(o.rows), 8, gap)
	} else {
		for i := range o.rows {
			b.rows = append(b.rows, render.Rect{X: area.X, Y: area.Y + float64(i)*(h+gap), W: area.W, H: h})
		}
	}
	b.take = render.Rect{X: r.X + side, Y: r.Bottom() - foot + 4, W: (r.W - 2*side - 10) * .66, H: foot - 14}
	b.loan = render.Rect{X: b.take.Right() + 10, Y: b.take.Y, W: r.W - 2*side - 10 - b.take.W, H: b.take.H}
	return b
}

func (o *optionSheet) list(s *Turn, cs []ui.Control) []ui.Control {
	o.read(s)
	b := o.boxes(s)
	for i := range o.rows {
		row := &o.rows[i]
		c := ui.Control{
			ID: row.id, Box: b.rows[i], Active: i == o.chosen, Tip: row.tip,
			Widget: ui.Custom{Version: s.version, Paint: row.paint},
			Do:     func(ui.Event) { o.press(s, i) },
		}
		if row.key != input.NoAction {
			c.Keys = input.SetOf(row.key)
		}
		cs = append(cs, c)
	}
	take := act{
		ID: "take", label: s.oneOf(b.take, o.rows[o.chosen].take, o.rows[o.chosen].short), kind: render.Primary, cap: input.Accept, Keys: match.GoOn,
		do: func() { s.choose(o.rows[o.chosen].choice) },
	}
	loan := s.LoanAct()
	cs = append(cs, s.control(&take, b.take), s.control(&loan, b.loan))
	if log := s.Layout.Log; !s.Layout.Deals.Empty() || log.Y >= b.panel.Bottom()+8 {
		cs = append(cs, s.logControl())
	}
	return cs
}

// oneOf returns the label that a button has room for: the long one, or else the
// short one, if there is one.
func (s *Turn) oneOf(button render.Rect, long, short string) string {
	if short != "" && s.Theme.MeasureText(long, render.Style{Face: render.Bold, Size: 12.5 / s.Theme.TextScale}) > button.W-84 {
		return short
	}
	return long
}

// press chooses a row; a second press, and the keyboard, take it.
func (o *optionSheet) press(s *Turn, i int) {
	if i == o.chosen {
		s.choose(o.rows[i].choice)
		return
	}
	o.chosen = i
	s.Invalidate()
}

// look is what stands at the head of the sheet.
func (o *optionSheet) look(s *Turn) (kind, band, art, ask string) {
	ed := s.M.Stage.Shown().Edition()
	switch o.prompt.Kind {
	case engine.SetBonusDie:
		return "", s.Say("bonus.band"), "bonusdie", s.Say("bonus.ask")
	case engine.DealOrBuyer:
		ask = s.Say("either.ask")
	default:
		ask = s.Say("target.ask." + ed.Card(o.prompt.Card).Kind.String())
	}
	card := s.M.Words.Card(ed.ID, o.prompt.Card)
	return ed.Card(o.prompt.Card).Kind.String(), card.Band, card.Art, ask
}

func (o *optionSheet) draw(s *Turn, dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	if _, ok := s.M.Asked(); !ok {
		return
	}
	ask := s.M.Words.Ask(s.M.Table.State(), s.M.Names)
	b := o.boxes(s)
	s.drawThird(dst)
	if s.Layout.Deals.Empty() && s.Layout.Log.Y >= b.panel.Bottom()+8 {
		s.drawLog(dst)
	}
	t.Panel(dst, b.panel, render.Paper)
	kind, band, art, question := o.look(s)
	family := render.Slate
	if kind == "" {
		t.AskHead(dst, b.head, family, art, band, "")
	} else {
		family = render.MailFamily(kind)
		t.AskHead(dst, b.head, family, art, band, s.M.Names[o.prompt.Seat])
	}
	t.TintWell(dst, b.well, 8, family)
	inset := b.well.W * .1
	if o.prompt.Kind == engine.SetBonusDie {
		n := int(s.M.Stage.Shown().BonusDie)
		t.Die(dst, render.Die{Color: "black", N: n}, b.well.CenterX(), b.well.CenterY(), b.well.W*.66, 0, render.Pose{})
	} else {
		t.Art(dst, art, b.well.X+inset, b.well.Y+inset, b.well.W-2*inset)
	}
	left := b.well.Right() + 14
	room := b.panel.Right() - 14 - left
	s.drawAsk(dst, render.Rect{X: left, Y: b.well.Y, W: room, H: b.line - 6 - b.well.Y}, ask.Title, ask.Text)
	t.Rule(dst, b.panel.X+14, b.line, b.panel.W-28)
	s.fit(dst, question, b.panel.X+16, b.ask, b.panel.W-32, 11.5, render.Style{Face: render.Bold, Size: 15, Color: pal.Ink})
}

// drawAsk sets what is asked, a title and a text below it, in the middle of a
// box: smaller where they would not have room.
func (s *Turn) drawAsk(dst *ebiten.Image, box render.Rect, title, text string) {
	t, pal := s.Theme, &s.Theme.Palette
	head := render.Style{Face: render.Black, Size: 20, Color: pal.Ink}
	body := render.Style{Face: render.Regular, Size: 14.5, Color: pal.Ink2}
	if s.View().Compact {
		head.Size, body.Size = 16, 13
	}
	head, body = s.set(head), s.set(body)
	const least = 11.5
	for {
		titles, lines := *t.Wrap(title, head, box.W, 2), *t.Wrap(text, body, box.W, 2)
		high, low := head.Size*t.TextScale, body.Size*t.TextScale
		first := box.Y + high*.95
		for _, apart := range [2]float64{1.36, 1.18} {
			titles.Leading, lines.Leading = high*apart, low*apart
			second := first + titles.Leading*float64(len(titles.Lines)) - 2
			end := second + lines.Leading*float64(len(lines.Lines)-1) + low*.25
			if end <= box.Bottom() && !lines.Cut && !titles.Cut || low <= least+.01 && apart < 1.3 {
				spare := max(0, box.Bottom()-end-(first-.72*high-box.Y))
				t.DrawLines(dst, &titles, box.X, first+spare/2, head)
				t.DrawLines(dst, &lines, box.X, second+spare/2, body)
				return
			}
		}
		head.Size, body.Size = max(least/t.TextScale, head.Size*.96), max(least/t.TextScale, body.Size*.96)
	}
}

// readPlayers lists the other players, with what the card does to each.
func (o *optionSheet) readPlayers(s *Turn) {
	st := s.M.Table.State()
	card := st.Edition().Card(o.prompt.Card)
	for _, option := range s.M.Options() {
		if option.Choice.Kind != engine.Target {
			continue
		}
		seat := option.Choice.Seat
		who := words.Name("name", s.M.Names[seat])
		line, take := o.targetDoes(s, card, seat)
		row := optionRow{id: playerIDs[seat], choice: option.Choice, take: take, tip: facts.SeatTip(s.M, seat)}
		if n := len(o.rows); n < 9 {
			row.key = input.Digit(n + 1)
		}
		row.short = s.Say("target.take_short", who)
		k := render.SeatRow{Token: s.M.Tokens[seat], Name: s.M.Names[seat], Line: line}
		row.paint = func(dst *ebiten.Image, box render.Rect, state render.State) { s.Theme.SeatRow(dst, box, k, state) }
		o.rows = append(o.rows, row)
	}
}

// targetDoes says what choosing a player does: below the name, and on the
// button.
func (o *optionSheet) targetDoes(s *Turn, card engine.Card, seat engine.Seat) (line, take string) {
	st := s.M.Table.State()
	id := card.Kind.String()
	money, who := words.Money("money", card.Amount), words.Name("name", s.M.Names[seat])
	take = s.Say("target.take."+id, money, who)
	now := words.Money("cash", st.Cash(seat))
	preview, _ := st.Preview(engine.Choice{Kind: engine.Target, Seat: seat})
	if loan := preview.Borrows[seat]; loan > 0 {
		return s.Say("target.borrows", now, words.Money("loan", loan)), take
	}
	return s.Say("target.leaves", now, words.Money("left", preview.After[seat].Cash)), take
}

// playerIDs are the ids of the controls that choose a player, counted from 1.
var playerIDs = func() (ids [engine.MaxSeats]ui.ID) {
	for i := range ids {
		ids[i] = ui.ID("player-" + strconv.Itoa(i+1))
	}
	return ids
}()

// readDie lists the numbers that the Bonus die can be turned to. The one that is
// up leaves it.
func (o *optionSheet) readDie(s *Turn) {
	up := s.M.Table.State().BonusDie
	for n := uint8(1); n <= 6; n++ {
		row := optionRow{
			id: numberIDs[n], choice: engine.Choice{Kind: engine.TurnDie, Number: n}, key: input.Digit(int(n)),
			take: s.Say("choice.turn-die", words.Number("number", n)),
		}
		k := render.DieCell{N: int(n), Note: s.Say("bonus.turn", words.Number("number", n))}
		if n == up {
			row.choice = engine.Choice{Kind: engine.LeaveDie}
			row.take = s.Say("bonus.leave", words.Number("number", n))
			k.Note = s.Say("bonus.stays")
		}
		row.tip = render.Tip{Title: row.take, Text: s.Say("bonus.does", words.Number("number", n))}
		row.paint = func(dst *ebiten.Image, box render.Rect, state render.State) { s.Theme.DieCell(dst, box, k, state) }
		o.rows = append(o.rows, row)
	}
}

// readDealOrBuyer lists the two: a Deal from the pile, or a buyer for one of
// the player's own.
func (o *optionSheet) readDealOrBuyer(s *Turn) {
	sh := s.M.Stage.Shown()
	seat := o.prompt.Seat
	pile := sh.Piles[engine.DealDeck]
	deal := s.M.Words.Count("either.deal", int(pile.Left))
	if pile.Left == 0 && pile.Gone == 0 {
		deal = s.Say("either.no_deal")
	}
	held := sh.HeldDeals(seat)
	buyer := s.Say("either.no_buyer")
	best := int32(0)
	for i, id := range held {
		if payoff := sh.Edition().Card(id).Payoff(); i == 0 || payoff > best {
			best = payoff
		}
	}
	if len(held) > 0 {
		buyer = s.M.Words.Count("either.buyer", len(held), words.Money("money", best))
	}
	for i, k := range [2]struct {
		id       ui.ID
		choice   engine.ChoiceKind
		art, say string
		family   render.Family
	}{
		{"take-deal", engine.TakeDeal, "deal", deal, render.Orange},
		{"take-buyer", engine.TakeBuyer, "buyer", buyer, render.Green},
	} {
		label := s.Say("choice." + k.choice.String())
		row := render.ArtRow{Art: k.art, Family: k.family, Name: label, Line: k.say}
		o.rows = append(o.rows, optionRow{
			id: k.id, choice: engine.Choice{Kind: k.choice}, key: input.Digit(i + 1), take: label,
			paint: func(dst *ebiten.Image, box render.Rect, state render.State) { s.Theme.ArtRow(dst, box, row, state) },
		})
	}
}

package turn

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/cards"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// cardPlace is where cards are presented.
type cardPlace struct {
	box  render.Rect
	mail render.CachedImage[cards.Mail]
	deal render.CachedImage[cards.Deal]
	back render.CachedImage[string]
	// largeMail and largeDeal are cards that are seen large on their way.
	largeMail render.CachedImage[cards.Mail]
	largeDeal render.CachedImage[cards.Deal]
	// day is the day that is carried out, below a card that comes or goes.
	day render.CachedImage[dayKey]
}

// cardBoard is where cards are presented, while there is one.
func (s *Turn) cardBoard() *flow.Node {
	return flow.Board(func(_ *render.Theme, box render.Rect) []ui.Control {
		s.card.box = box
		card, ok := s.presented()
		if !ok {
			return nil
		}
		return []ui.Control{{ID: "card", Box: box, Widget: s.M.Ringed, Info: true, Tip: s.cardTip(&card)}}
	}, nil, func(_ *render.Theme, dst *ebiten.Image, box render.Rect) {
		s.card.box = box
		s.drawCard(dst)
	})
}

// presented is a card on the table. Flat is how far it has come: where it is,
// how large, and how much of its face can be seen.
type presented struct {
	card      engine.CardID
	seat      engine.Seat
	index, of uint8
	move      stage.CardMove
	moves     bool
}

// presented returns the card that is to be seen where cards are presented,
// moving or at rest.
func (s *Turn) presented() (presented, bool) {
	st := s.M.Stage
	a, sh := st.Actors(), st.Shown()
	if c := a.Card; c.On && !c.Lot {
		stamped := sh.Edition().Card(c.Card).Kind == engine.Bill && (c.Stamp < 1 || c.Shake != 0)
		return presented{
			card: c.Card, seat: c.Seat, index: c.Index, of: c.Of, move: c,
			moves: c.Travel < 1 || c.Goes != stage.ToTable || stamped,
		}, true
	}
	if sh.Offer.Card != engine.NoCard {
		return presented{card: sh.Offer.Card, seat: sh.Offer.Seat}, true
	}
	return presented{}, false
}

// flies reports whether the card is over the table, above all that lies there.
func (c *presented) flies() bool {
	return c.move.On && (c.move.Large || c.move.Goes != stage.ToTable || c.move.Travel < 1)
}

// smallCard reports whether cards are presented in the size of small windows.
func (s *Turn) smallCard() bool { return s.card.box.W < render.CardW }

// tilt is how presented cards lie.
func (s *Turn) tilt() float64 {
	if s.smallCard() {
		return -1.2
	}
	return render.CardTilt
}

// drawCard draws the card that is presented, unless it is over the table.
func (s *Turn) drawCard(dst *ebiten.Image) {
	card, ok := s.presented()
	if !ok || s.lies("loan") {
		return
	}
	s.drawUnder(dst, &card)
	if card.flies() {
		return
	}
	s.drawPresented(dst, &card)
	if !card.moves {
		// Its head is above the middle of the edge, so that no shadow falls on
		// what stands on the band.
		pieces.Pin(s.Theme, dst, s.card.box.CenterX(), s.card.box.Y-pinRise, palette.Red)
	}
}

// pinRise is how far above the edge of a card the middle of its pin is.
const pinRise = 3

// dayKey returns what the day that is carried out shows now.
func (s *Turn) dayKey() dayKey {
	st := s.M.Stage
	land := st.Shown().Landed
	land.Drawn = 0 // is not shown
	return dayKey{land, st.Money(engine.SeatAccount(land.Seat)), st.Loan(land.Seat), st.Shown().Players[max(land.Seat, 0)].Savings}
}

// dayKey is all that the day which is carried out shows in the column.
type dayKey struct {
	land              tabletop.Landing
	cash, loan, saved int32
}

// paintLanding paints the day that is carried out where the card lies that covers it.
func (s *Turn) paintLanding(dst *ebiten.Image) {
	n := s.landing()
	n.Lay(s.Theme, s.cardBox(), s.Settings.LeftHanded)
	n.Paint(dst)
}

// drawUnder draws the day that is carried out below a card that comes or goes,
// so that the column is never empty. It fades as the card covers it.
func (s *Turn) drawUnder(dst *ebiten.Image, c *presented) {
	st := s.M.Stage
	m, a, land := &c.move, st.Actors(), st.Shown().Landed
	if !m.On || land.Month == 0 {
		return
	}
	covered := m.Travel
	switch {
	case m.Held, a.Calm && a.Fade < 1:
		covered = 0 // the card appears on it, or disappears from it
	case m.Goes != stage.ToTable:
		covered = 1 - min(1, 6*m.Travel)
	}
	if covered >= 1 {
		return
	}
	s.card.day.DrawPosed(s.Theme, dst, s.cardBox(), render.CardMargin, s.dayKey(), render.Pose{Fade: covered}, s.paintLanding)
}

// drawPresented draws a card where it is on its way, or at rest.
func (s *Turn) drawPresented(dst *ebiten.Image, c *presented) {
	t := s.Theme
	r := s.cardBox()
	pose := render.Pose{Turn: s.tilt()}
	face := true
	deck := s.M.Stage.Shown().Edition().Card(c.card).Deck
	if c.card == engine.NoCard {
		deck = c.move.Deck
	}
	if m := &c.move; m.On {
		a := s.M.Stage.Actors()
		if a.Calm {
			pose.Fade = 1 - a.Fade
			if m.Goes != stage.ToTable {
				pose.Fade = a.Fade
			}
		} else {
			r, pose, face = s.cardOnItsWay(r, m)
		}
	}
	if c.card == engine.NoCard {
		face = false
	}
	if !face {
		id := deck.String()
		s.card.back.DrawPosed(t, dst, r, render.CardMargin, id, pose, func(dst *ebiten.Image) { paper.CardBack(t, dst, r, id) })
		return
	}
	if deck == engine.DealDeck {
		d := s.dealCard(c)
		s.card.deal.DrawPosed(t, dst, r, render.DealMargin, d, pose, func(dst *ebiten.Image) { d.Draw(t, dst, r, render.State{}) })
		return
	}
	m := s.mailCard(c)
	m.Falling = m.Stamp != "" && c.move.On && c.move.Goes == stage.ToTable && (c.move.Stamp < 1 || c.move.Shake != 0)
	s.card.mail.DrawPosed(t, dst, r, render.CardMargin, m, pose, func(dst *ebiten.Image) { m.Draw(t, dst, r) })
	if m.Falling && c.move.Stamp > 0 {
		m.DrawStamp(t, dst, r, 1.5-.5*c.move.Stamp, .4*(1-c.move.Stamp), c.move.Shake)
	}
}

// dealCard returns the words of a Deal that is presented: what it costs or, once it is or was
// somebody's, what they have paid.
func (s *Turn) dealCard(c *presented) cards.Deal {
	sh := s.M.Stage.Shown()
	switch m := &c.move; {
	case m.On && m.Held:
		return facts.DealCard(s.M, c.card, "deals.paid", "deals.sells", m.Paid)
	case m.On && m.Seat != engine.NoSeat && slices.Contains(sh.HeldDeals(m.Seat), c.card):
		return facts.DealCard(s.M, c.card, "deals.paid", "deals.sells", sh.PaidFor(c.card))
	}
	return facts.DealCard(s.M, c.card, "deals.price", "deals.sells", 0)
}

// drawLarge draws the card that is presented at a box, while it is seen large.
func (s *Turn) drawLarge(dst *ebiten.Image, r render.Rect, pose render.Pose) {
	c, ok := s.presented()
	if !ok {
		return
	}
	t := s.Theme
	if s.M.Stage.Shown().Edition().Card(c.card).Deck == engine.DealDeck {
		d := s.dealCard(&c)
		d.Large = true
		s.card.largeDeal.DrawPosed(t, dst, r, render.DealMargin, d, pose, func(dst *ebiten.Image) { d.Draw(t, dst, r, render.State{}) })
		return
	}
	m := s.mailCard(&c)
	m.Large, m.Falling = true, m.Stamp != "" && c.move.Stamp < 1
	s.card.largeMail.DrawPosed(t, dst, r, render.CardMargin, m, pose, func(dst *ebiten.Image) { m.Draw(t, dst, r) })
	if m.Falling && c.move.Stamp > 0 {
		m.DrawStamp(t, dst, r, 1.5-.5*c.move.Stamp, .4*(1-c.move.Stamp), c.move.Shake)
	}
}

// cardBox is where cards are presented, on whole device pixels. They are turned
// round their upper left corner, so that the pin goes through the paper.
func (s *Turn) cardBox() render.Rect {
	r := s.card.box
	tilt := -s.tilt() * math.Pi / 180
	r.X, r.Y = s.View().Snap(r.X+r.H/2*tilt), s.View().Snap(r.Y-r.W/2*tilt)
	return r
}

// cardOnItsWay returns where a card that moves is, how it is held, and whether
// its face can be seen.
func (s *Turn) cardOnItsWay(at render.Rect, m *stage.CardMove) (r render.Rect, pose render.Pose, face bool) {
	from, to := at, at
	pile := s.board.calendar.Cell(boards.PlaceMail)
	if m.Deck == engine.DealDeck {
		pile = s.board.calendar.Cell(boards.PlaceDeal)
	}
	switch m.Goes {
	case stage.ToTable:
		from = pile
	case stage.ToHand:
		to = s.frame.Seats.Box(m.Seat)
	case stage.ToDiscards:
		to = pile
		if m.Held {
			from = s.frame.Seats.Box(m.Seat)
		}
	}
	x := from.CenterX() + (to.CenterX()-from.CenterX())*m.Travel
	y := from.CenterY() + (to.CenterY()-from.CenterY())*m.Travel
	r = at
	r.X, r.Y = s.View().Snap(x-at.W/2), s.View().Snap(y-at.H/2)
	turn := s.tilt()
	if m.Goes == stage.ToTable {
		turn -= 14 * (1 - m.Travel)
	} else {
		turn += 10 * m.Travel
	}
	return r, render.Pose{Turn: turn, Scale: m.Scale, FlipX: 1 - math.Abs(2*m.Flip-1)}, m.Flip >= .5
}

// mailCard returns the words of a card of Mail.
func (s *Turn) mailCard(c *presented) cards.Mail {
	sh := s.M.Stage.Shown()
	w := s.M.Words.Card(sh.Setup.Edition, c.card)
	card := sh.Edition().Card(c.card)
	m := cards.Mail{
		Kind: card.Kind.String(), Art: w.Art, Band: w.Band, Title: w.Title, Text: w.Reason,
		AmountLabel: w.Label, Amount: w.Sum, Advice: w.Do, More: c.index < c.of,
	}
	if c.of > 1 {
		id := "card.mail_of"
		if s.smallCard() {
			id = "card.of"
		}
		m.Count = s.Say(id, words.Number("number", c.index), words.Number("total", c.of))
	}
	switch card.Kind {
	case engine.Ad, engine.Postcard:
		m.Remark = s.Say("card.discarded_later")
	case engine.Bill:
		m.Amount = s.M.Words.Money(sh.Setup.BillAmount(c.card))
		p := sh.Players[c.seat]
		m.Stamp = s.Say("card.stamp.due", words.Number("day", sh.Length(p.Month)))
		id := "card.bill_total"
		if s.smallCard() {
			id = "card.bill_total_short"
		}
		m.Remark = s.Say(id, words.Money("money", s.billsWith(c)))
	case engine.MoneygramSend:
		m.Remark = facts.Costs(s.M, c.seat, card.Amount)
	}
	return m
}

// billsWith returns all bills of a player with the one that is read, which is
// not before the player yet, or just has come there.
func (s *Turn) billsWith(c *presented) int32 {
	sh := s.M.Stage.Shown()
	held := sh.HeldMail(c.seat)
	if !slices.Contains(held, c.card) {
		held = slices.Concat(held, []engine.CardID{c.card})
	}
	return sh.Setup.Bills(held)
}

// buyCommand buys the Deal that is offered, and says first what that borrows.
func (s *Turn) buyCommand(p engine.Prompt) panel.Command {
	option, ok := s.M.Option(engine.Buy)
	if !ok {
		price := s.M.Table.State().Edition().Card(p.Card).Price()
		return panel.Command{
			ID: "buy", Label: s.Say("choice.buy", words.Money("money", price)), Kind: control.Primary, Cap: input.Buy,
			Off: s.Say("loan.off"),
		}
	}
	offer := s.M.Words.Offer(s.M.Table.State(), option, s.M.Names)
	return panel.Command{
		ID: "buy", Label: offer.Label, Kind: control.Primary, Cap: input.Buy, Keys: input.SetOf(input.Buy, input.Yes, input.Accept),
		Do: func() { s.choose(option.Choice) },
	}
}

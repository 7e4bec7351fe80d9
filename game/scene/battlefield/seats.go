package battlefield

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/player"
)

// seats are the players' cards on the desk: days, cards in hand, armies, what the next turn
// brings, and regions.
type seats struct {
	*frame.Seats
	m      *theater.Theater
	page   *page
	cards  [conquest.MaxSeats]seatCard
	lists  [conquest.MaxSeats]seatList
	images [conquest.MaxSeats]render.CachedImage[seatKey]
	// large is whose face a moment shows larger over their card, NoSeat for nobody.
	large conquest.Seat
}

// seatCard is what a player's card shows, and all that it depends on.
type seatCard struct {
	key struct {
		app.Environment
		events       int
		kind, tab    string
		active, fell bool
	}
	card player.PlayerCard
}

// seatList is a player's card as it can be pointed at, and all that it depends on.
type seatList struct {
	key struct {
		app.Environment
		card player.PlayerCard
		box  render.Rect
		open bool // its hand may be looked at
	}
	controls []ui.Control
}

// seatKey is all that the picture of a player's card depends on.
type seatKey struct {
	card           player.PlayerCard
	hover, focused bool
}

func newSeats(p *page) *seats {
	s := &seats{m: p.m, page: p, large: conquest.NoSeat}
	s.Seats = frame.NewSeats(p.m.Session, s)
	return s
}

// Passing says how far the turn has passed on, see [frame.Face].
func (s *seats) Passing() (from, to conquest.Seat, part float64, on bool) {
	a := s.m.Campaign.Actors()
	return s.m.Campaign.Shown().Turn, a.Turn.Seat, a.Turn.T, a.Turn.On && !a.Calm
}

// Beside returns nil: nothing lies beside the cards.
func (s *seats) Beside(conquest.Seat) *flow.Node { return nil }

// Controls lists a card: a press opens the hand where that may be looked at.
func (s *seats) Controls(seat conquest.Seat, r render.Rect) []ui.Control {
	list := &s.lists[seat]
	key := list.key
	key.Environment, key.box, key.card = s.m.Environment(), r, *s.card(seat)
	key.open = key.card.Backs > 0 && s.page.mayLook(seat)
	if key != list.key {
		k := &key.card
		tip := control.Tip{Title: k.Name, Figure: k.Cash + " · " + s.m.Speaker.Cards(int32(k.Backs))}
		for _, f := range [3]player.Figure{k.Loan, k.Bills, k.Deals} {
			if tip.Text != "" {
				tip.Text += " · "
			}
			tip.Text += f.Label + ": " + f.Value
		}
		if way := s.m.Way(seat); way != "" {
			tip.More = s.m.KindName(seat) + ". " + way
		}
		list.key = key
		list.controls = []ui.Control{{
			ID: frame.SeatIDs[seat], Box: r, Widget: ui.Custom{}, Info: !key.open, Tip: tip, Do: func(ui.Event) { s.page.look(seat) },
		}}
	}
	return list.controls
}

// card returns what the card of a seat shows, which is kept as long as nothing happens.
func (s *seats) card(seat conquest.Seat) *player.PlayerCard {
	kept := &s.cards[seat]
	key := kept.key
	key.Environment, key.events, key.kind = s.m.Environment(), s.m.Campaign.Shown().Log.Count(), s.m.KindName(seat)
	key.active, key.tab, key.fell = seat == s.Active, s.Tab, s.falls(seat)
	if key != kept.key {
		kept.key, kept.card = key, s.build(seat)
	}
	return &kept.card
}

func (s *seats) build(seat conquest.Seat) player.PlayerCard {
	m, sh := s.m, s.m.Campaign.Shown()
	days := int32(sh.Held(seat).Len())
	k := player.PlayerCard{
		Token: m.Tokens[seat], Face: m.Faces.Of(seat), Name: m.Names[seat], Sub: m.KindName(seat), Short: m.ShortKind(seat), Cash: m.Speaker.Days(days), Backs: int(sh.Cards[seat]),
		Loan:  player.Figure{Label: m.Say("conquest.seat.armies"), Value: strconv.Itoa(int(sh.Troops(seat)))},
		Bills: player.Figure{Label: m.Say("conquest.seat.next"), Value: "+" + strconv.Itoa(int(sh.Income(seat).Total()))},
		Deals: player.Figure{Label: m.Say("conquest.seat.regions"), Value: strconv.Itoa(sh.Regions(seat).Len())},
		Signs: [3]string{"design-infantry", "sign-play", "guard"},
	}
	if !sh.In(seat) {
		k.Bills.Value = "+0"
	}
	if sh.Setup.Rounds > 0 && sh.Round == sh.Setup.Rounds { // the days after its turns decide
		k.Deals = player.Figure{Label: m.Say("conquest.seat.sum"), Value: strconv.Itoa(int(sh.Sums[seat]))}
		k.Signs[2] = "sweep"
	}
	if sh.Rest[seat] > 0 {
		k.Bills = player.Figure{Label: m.Say("conquest.seat.left"), Value: strconv.Itoa(int(sh.Rest[seat]))}
		k.Pegs = int(sh.Rest[seat])
	}
	if seat == s.Active {
		k.Tab = s.Tab
		if m.View().Compact {
			k.Tab = m.Say("prompt.tab.now")
		}
	}
	if !sh.In(seat) && !s.falls(seat) {
		k.Finished = m.Say("conquest.seat.out")
	}
	return k
}

// falls reports whether the stamp of who is out is just falling on the card of a seat.
func (s *seats) falls(seat conquest.Seat) bool {
	out := &s.m.Campaign.Actors().Out
	return out.On && out.Seat == seat
}

// Card returns what a card shows.
func (s *seats) Card(seat conquest.Seat) player.PlayerCard { return *s.card(seat) }

// Draw draws a card.
func (s *seats) Draw(t *render.Theme, dst *ebiten.Image, seat conquest.Seat, r render.Rect) {
	state := s.page.UI.State(frame.SeatIDs[seat])
	key := seatKey{*s.card(seat), state.Hover, state.Focused}
	player.PlayerLight(t, dst, r, key.card)
	s.images[seat].Draw(t, dst, r, player.PlayerMargin, key, func(dst *ebiten.Image) {
		player.DrawPlayerCard(t, dst, r, key.card, render.State{Hover: key.hover, Focused: key.focused})
	})
	if seat != s.large {
		player.PlayerFace(t, dst, r, key.card, s.m.Faces.Frame(seat), state)
	}
	if s.falls(seat) {
		const from = 2.2 // times as large as it comes to lie
		out := s.m.Campaign.Actors().Out
		player.PlayerStamp(t, dst, r, key.card, s.m.Say("conquest.seat.out"), from+(1-from)*out.T, 0)
	}
}

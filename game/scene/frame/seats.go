package frame

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/player"
)

// Seats are the players' cards on the desk: whose turn it is stands a little higher.
type Seats struct {
	// Away says that the cards are drawn by a page that lies over this one.
	Away bool
	// Active is the seat whose card is raised, NoSeat for none, and Tab what stands on its
	// tab.
	Active rules.Seat
	Tab    string

	s     *session.Session
	face  Face
	cards [rules.MaxSeats]*flow.Node
	row   flow.Kept[rowKey]
	// plates lie in the place of the cards, on pages that have those.
	plates [rules.MaxSeats]*flow.Node
}

// Face is what a game has on its players' cards.
type Face interface {
	// Passing returns how far the turn has passed from one seat to another, and whether it
	// does.
	Passing() (from, to rules.Seat, part float64, on bool)
	// Controls lists a card, raised if it is to be, and what can be pointed at on it.
	Controls(seat rules.Seat, box render.Rect) []ui.Control
	// Draw draws a card where it stands now.
	Draw(t *render.Theme, dst *ebiten.Image, seat rules.Seat, box render.Rect)
	// Card returns what a card shows.
	Card(seat rules.Seat) player.PlayerCard
	// Beside returns what lies on the desk beside a card, nil for nothing.
	Beside(seat rules.Seat) *flow.Node
}

// rowKey is all that the places of the cards depend on.
type rowKey struct {
	app.Environment
	seats int
}

// SeatIDs are the ids of the players' cards, counted from 1.
var SeatIDs = ui.Numbered("seat", 1, rules.MaxSeats)

// NewSeats returns the cards of the players of a session.
func NewSeats(s *session.Session, face Face) *Seats {
	return &Seats{s: s, face: face, Active: rules.NoSeat}
}

// Node returns the row of cards. The card of the active seat, or of none, has a tab.
func (c *Seats) Node(active rules.Seat, tab string) *flow.Node {
	c.Active, c.Tab = active, tab
	c.plates = [rules.MaxSeats]*flow.Node{}
	return c.row.Node(rowKey{c.s.Environment(), len(c.s.Names)}, c.build)
}

// build lays the cards in a row, or in two where one is too short.
func (c *Seats) build() *flow.Node {
	w, h := player.PlayerSize(c.s.Theme)
	n := len(c.s.Names)
	abreast, v := n, c.s.View()
	if t := c.s.Theme; float64(n)*(w+t.Length(render.Hair)) > v.W-t.Length(render.Margin)-t.Length(render.Margin) {
		abreast = (n + 1) / 2
	}
	var rows []*flow.Node
	for seat := range rules.Seat(n) {
		if int(seat)%abreast == 0 {
			rows = append(rows, flow.Row().Along(flow.Center))
		}
		row := rows[len(rows)-1]
		if int(seat)%abreast > 0 {
			row.Add(flow.Space(render.Hair, render.None).Upto(render.Wide))
		}
		c.cards[seat] = flow.Board(
			func(_ *render.Theme, r render.Rect) []ui.Control {
				if seat == c.Active {
					r.Y -= player.PlayerRise
				}
				return c.face.Controls(seat, r)
			},
			nil,
			func(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
				if !c.Away {
					c.face.Draw(t, dst, seat, c.Box(seat))
				}
			},
		).Exact(w, h).Grow(0)
		row.Add(c.cards[seat], c.face.Beside(seat))
	}
	return flow.Column(rows...).Gap(render.Wide).Pad(render.Margin, render.None).Over(func(_ *render.Theme, dst *ebiten.Image, _ render.Rect) {
		if seat, speaks := c.s.Talk.Speaker(); speaks && !c.Away {
			c.s.DrawBubble(dst, c.Box(seat), c.face.Card(seat))
		}
	})
}

// Plate says what lies in the place of the card of a seat, until the cards are there again.
func (c *Seats) Plate(seat rules.Seat, n *flow.Node) { c.plates[seat] = n }

// OnPlate reports whether a plate lies in the place of the card of a seat.
func (c *Seats) OnPlate(seat rules.Seat) bool { return c.plates[seat] != nil }

// Place returns where the card of a seat stands at rest, empty before there is one.
func (c *Seats) Place(seat rules.Seat) render.Rect {
	if c.plates[seat] != nil {
		return c.plates[seat].Box
	}
	if c.cards[seat] == nil {
		return render.Rect{}
	}
	return c.cards[seat].Box
}

// Box returns where the card of a seat stands now: while the turn passes on, one rises as
// another one sinks.
func (c *Seats) Box(seat rules.Seat) render.Rect {
	if c.plates[seat] != nil {
		return c.plates[seat].Box
	}
	if c.cards[seat] == nil {
		return render.Rect{}
	}
	r := c.cards[seat].Box
	switch from, to, part, on := c.face.Passing(); {
	case !on:
		if seat == c.Active {
			r.Y -= player.PlayerRise
		}
	case seat == to:
		r.Y -= player.PlayerRise * part
	case seat == from:
		r.Y -= player.PlayerRise * (1 - part)
	}
	r.Y = c.s.View().Snap(r.Y)
	return r
}

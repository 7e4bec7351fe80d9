package battlefield

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/game/ui/hand"
	"bigpayday/render"
	"bigpayday/render/campaign"
	"bigpayday/render/warfare"
)

// drawOrders draws over the days what is pointed at, what is meant, and the chances of it.
func (p *page) drawOrders(t *render.Theme, dst *ebiten.Image) {
	o, s := &p.order, p.m.Table.State()
	from, to := p.fight()
	p.board.Leaving = p.carried()
	if p.pointed != conquest.NoDay && p.carried() == conquest.NoDay {
		links := p.m.Campaign.Shown().Map.Links[p.pointed]
		for rest := links; rest != 0; rest &= rest - 1 {
			warfare.DayRing(t, dst, p.board.Page.Day(int(rest.First())))
		}
	}
	if carried := p.carried(); carried != conquest.NoDay && o.asked {
		for rest := o.ends[carried]; rest != 0; rest &= rest - 1 {
			warfare.DayRing(t, dst, p.board.Page.Day(int(rest.First())))
		}
	}
	if from != conquest.NoDay {
		warfare.DayTarget(t, dst, p.board.Page.Day(int(from)), false)
	}
	if to != conquest.NoDay {
		warfare.DayTarget(t, dst, p.board.Page.Day(int(to)), true)
	} else if !o.pairs() && o.starts.Has(p.pointed) {
		warfare.DayTarget(t, dst, p.board.Page.Day(int(p.pointed)), true)
	}
	if o.asked && o.prompt.Kind == conquest.ClaimDay && o.starts.Has(p.pointed) {
		r := p.board.Page.Day(int(p.pointed))
		warfare.Piece(t, dst, p.m.Army(o.prompt.Seat), warfare.Infantry, r.CenterX(), r.CenterY(), p.pieceSize(t), warfare.InHand, render.Pose{Turn: liftTurn})
	}
	switch {
	case p.odds:
		for d := conquest.Day(1); d <= conquest.Days; d++ {
			p.drawChance(t, dst, d, p.chanceOf(s, d), false)
		}
	case o.asked && o.prompt.Kind == conquest.Attack && from != conquest.NoDay:
		for rest := o.ends[from]; rest != 0; rest &= rest - 1 {
			d := rest.First()
			foe, chance := s.FoeOn(d), s.Chance(from, d)
			if o.keep > 1 {
				chance = conquest.Odds(s.Armies[from], foe.Armies, foe.Fort, o.keep).Win
			}
			p.drawChance(t, dst, d, chance, d == to)
		}
	}
}

// fight returns the days that are meant, or fought about while something moves: where a day is
// dragged to, that one.
func (p *page) fight() (from, to conquest.Day) {
	o := &p.order
	if carried := p.carried(); carried != conquest.NoDay {
		if o.ends[carried].Has(p.pointed) {
			return carried, p.pointed
		}
		return carried, conquest.NoDay
	}
	if o.asked && o.prompt.Kind != conquest.Occupy && o.prompt.Kind != conquest.Defend {
		return o.from, o.to
	}
	if f := &p.m.Campaign.Shown().Fight; f.To != conquest.NoDay && (p.m.Campaign.Busy() || o.asked) {
		return f.From, f.To
	}
	return conquest.NoDay, conquest.NoDay
}

// chanceOf returns what stands on a day while the chances stand on all of them: how likely the
// viewer takes it, or loses it. For who is out, and while several wait, it is whoever has the turn.
func (p *page) chanceOf(s *conquest.State, d conquest.Day) int32 {
	seat := p.viewer()
	if seat == conquest.NoSeat || s.Held[seat] == 0 {
		seat = s.Turn
	}
	if s.Owner[d] == conquest.NoSeat || seat == conquest.NoSeat {
		return 0
	}
	if s.Owner[d] == seat {
		return s.Threat(d)
	}
	return s.BestChance(seat, d)
}

// viewer returns who the screen is for: the person who is asked, or the only one.
func (p *page) viewer() conquest.Seat {
	if p.order.asked {
		return p.order.prompt.Seat
	}
	return p.m.Viewer()
}

// drawChance writes a chance at the foot of a day or, large, at its head.
func (p *page) drawChance(t *render.Theme, dst *ebiten.Image, d conquest.Day, chance int32, large bool) {
	if chance == 0 {
		return
	}
	r := p.board.Page.Day(int(d))
	y := r.Y + r.H*chanceAt
	if large {
		y = r.Y
	}
	warfare.ChancePill(t, dst, r.CenterX(), y, p.m.Speaker.Chance(chance), int(chance*100/conquest.Whole), large)
}

// chanceAt is how far down a day its chance stands.
const chanceAt = .92

// drawLifted draws the armies that are carried from a day, or from the stack.
func (p *page) drawLifted(t *render.Theme, dst *ebiten.Image) {
	k, ok := p.UI.Carrying()
	if !ok || p.order.prompt.Kind == conquest.LayTile {
		return
	}
	s, from := p.m.Table.State(), dayOf(k.From)
	if from == conquest.NoDay && k.From != stack || k.By == hand.ByClick && k.Over == "" {
		return
	}
	owner, n := p.order.prompt.Seat, int32(1)
	switch {
	case from != conquest.NoDay:
		owner, n = s.Owner[from], s.Armies[from]-p.order.keep
	case p.shift && p.order.prompt.Kind != conquest.ClaimDay:
		n = min(handful, max(1, int32(p.order.prompt.Armies)))
	}
	size := p.pieceSize(t)
	x, y := k.Ghost.CenterX()-size/2, k.Ghost.CenterY() // beside the number of the day below
	warfare.Piece(t, dst, p.m.Army(owner), warfare.ArmOf(n), x, y, size*lifted, warfare.InHand, render.Pose{Turn: liftTurn})
	warfare.ArmyCount(t, dst, x-size/2, y+size*lifted/2, p.m.Army(owner), strconv.Itoa(int(n)))
}

// pieceSize is how large a piece in hand is, also where days show a disc in place of a piece.
func (p *page) pieceSize(t *render.Theme) float64 {
	return max(warfare.PieceSize(t, p.board.Page.Day(1)), t.Length(render.Sign))
}

// lifted is how much larger a piece is that is carried, and liftTurn how it is turned, in
// degrees.
const lifted, liftTurn = 1.15, -6.0

// drawCards draws cards that are drawn, turned in or taken.
func (p *page) drawCards(t *render.Theme, dst *ebiten.Image) {
	c := &p.m.Campaign.Actors().Card
	if !c.On {
		return
	}
	from, to := p.board.Page.Sheet, p.seats.Box(c.Seat)
	switch c.Move {
	case campaign.CardsTurnedIn:
		from, to = to, from
	case campaign.CardsTaken:
		from = p.seats.Box(c.Foe)
	}
	w := t.Length(render.Plate)
	x := from.CenterX() + (to.CenterX()-from.CenterX())*c.T
	y := from.CenterY() + (to.CenterY()-from.CenterY())*c.T
	n := int(c.N)
	for i := range n {
		at := render.Rect{X: x + w*.6*(float64(i)-float64(n-1)/2) - w/2, Y: y - w*warfare.ArmyCardShape/2, W: w, H: w * warfare.ArmyCardShape}
		day := conquest.NoDay
		for rest, j := c.Days, 0; rest != 0; rest, j = rest&(rest-1), j+1 {
			if j == i {
				day = rest.First()
			}
		}
		if day == conquest.NoDay {
			warfare.ArmyCardBack(t, dst, at)
			continue
		}
		design := conquest.CardDesign(day)
		warfare.ArmyCard(t, dst, at, design.String(), p.m.Speaker.Design(design), render.State{})
	}
}

package placement

import (
	"slices"
	"strconv"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
)

// desk has the players, what keys do, and the way on.
func (s *Placement) desk() *flow.Node {
	seats := flow.Column().Gap(render.Gap)
	abreast := engine.MaxSeats
	if s.View().IsPocket() {
		abreast /= 2
	}
	var row *flow.Node
	for seat := range engine.Seat(s.M.Stage.Shown().Seats()) {
		if int(seat)%abreast == 0 {
			row = flow.Row().Gap(render.Gap).Along(flow.Center)
			seats.Add(row)
		}
		row.Add(s.seat(seat))
	}
	switch { // on a telephone nobody needs the keys
	case s.View().IsLying():
		return flow.Row(seats.Grow(1), s.start()).Gap(render.Wide).Along(flow.Center)
	case s.View().Point > 0:
		return flow.Column(seats, s.start()).Gap(render.Near)
	}
	return flow.Column(seats, flow.Row(s.hints().Grow(1), s.start()).Gap(render.Wide)).Gap(render.Near)
}

// seat is the card of a player.
func (s *Placement) seat(seat engine.Seat) *flow.Node {
	card := s.seatCard(seat)
	return card.Node(s.Theme).Pointed(ui.Control{
		ID: frame.SeatIDs[seat], Info: true, Tip: control.Tip{Title: card.Name, Text: card.Line, Figure: s.M.KindName(seat)},
	})
}

// hints say what the keys of the device in use do, as many as there is room for.
func (s *Placement) hints() *flow.Node {
	forms, hints := flow.First(), s.keyHints()
	for n := len(hints); n >= 0; n-- {
		forms.Add(flow.Row(hints[:n]...).Gap(render.Wide))
	}
	return forms
}

// keyHints are what the keys of the device in use do.
func (s *Placement) keyHints() (hints []*flow.Node) {
	add := func(key, id string) {
		if key != "" {
			text := flow.Line(s.Say(id), render.Remark.In(s.Theme.Palette.OnWood))
			hints = append(hints, flow.Row(flow.Keycap(key), text).Gap(render.Near))
		}
	}
	if s.device != input.Pad {
		add(s.Say("key.drag"), "placement.hint.drag")
	}
	if s.device == input.Touch {
		return hints
	}
	arrows, enter := "key.arrows", "placement.hint.lift"
	if s.device == input.Pad {
		arrows = "key.pad.arrows"
	}
	if s.shows.carried != "" || !s.byOne() && s.shows.prompt.Kind == engine.PlaceTile {
		enter = "placement.hint.enter"
	}
	add(s.Say(arrows), "placement.hint.arrows")
	add(s.KeyFor(input.Accept), enter)
	add(s.KeyFor(input.Undo), "placement.hint.undo")
	add(s.KeyFor(input.Cancel), "placement.hint.cancel")
	return hints
}

// start is the way on: to the first turn, or to the next page.
func (s *Placement) start() *flow.Node {
	label := s.Say("placement.start")
	setup, prompt := &s.M.Stage.Shown().Setup, s.shows.prompt
	switch next := s.Month + 1; {
	case s.prints() && s.Month < setup.Months && !setup.House.Has(engine.FreshTiles):
		label = s.Say("placement.start_next", words.Text("month", match.PageTitle(s.M.Words, setup, next)))
	case s.ownPages():
		label = s.Say("placement.start_month", words.Text("month", match.PageTitle(s.M.Words, setup, s.Month)))
	}
	c := ui.Control{
		ID: "start", Keys: session.GoOn, Do: func(ui.Event) { _ = s.choose(engine.Choice{Kind: engine.Begin}) },
		Widget: ui.Button{Label: label, Key: s.KeyFor(input.GoOn), Kind: control.Primary, OnWood: true},
	}
	laid := prompt.Kind == engine.Arrange
	if !laid || !s.shows.people.Has(prompt.Seat) {
		c.Off, c.Reason = true, s.M.Words.Count("placement.start_off", s.missing())
		if laid {
			c.Reason = s.Say("placement.wait_start", words.Name("name", s.M.Names[prompt.Seat]))
		}
		c.Widget = ui.Button{Label: label, Reason: c.Reason, Size: render.Body.Size, OnWood: true}
	}
	return flow.Control(c).Size(render.None, render.ButtonHeight).Least(render.Illustration, render.ButtonHeight)
}

// seatCard shows how far a player is.
func (s *Placement) seatCard(seat engine.Seat) facts.SeatCard {
	active := s.active()
	card := facts.SeatCard{Token: s.M.Tokens[seat], Face: s.M.Faces.Of(seat), Name: s.M.Names[seat], Active: seat == active}
	n := s.laidBy(seat)
	card.Line = s.M.Words.Count("placement.placed", n)
	arranging := s.arranged()
	switch born := s.born(seat); {
	case born != "" && (arranging || s.byOne()) && !card.Active:
		card.Line, card.Note = born, s.partyOf(seat)
	case arranging && card.Active:
		card.Line, card.Note = s.Say("prompt.tab.arrange"), s.partyOf(seat)
	case card.Active:
		card.Line = s.Say("placement.placing", words.Number("n", n+1))
	case s.byOne() || s.freely():
		card.Line = s.M.KindName(seat) // one player lays for all
	case !arranging:
		order := 1
		for next := active; next != seat; order++ {
			if next = s.after(next); next == active {
				return card // retired
			}
		}
		card.Note = s.Say("placement.order." + strconv.Itoa(order))
	}
	return card
}

// after returns the player who lays a tile after a seat: the next one who has not retired.
func (s *Placement) after(seat engine.Seat) engine.Seat {
	sh := s.M.Stage.Shown()
	for range sh.Seats() {
		if seat = (seat + 1) % engine.Seat(sh.Seats()); !sh.Players[seat].Retired {
			break
		}
	}
	return seat
}

// laidBy counts the tiles on the calendar that a player has laid.
func (s *Placement) laidBy(seat engine.Seat) int {
	sh := s.M.Stage.Shown()
	by := slices.Repeat([]engine.Seat{engine.NoSeat}, engine.MaxDays+1)
	for i := sh.Log.Len() - 1; i >= 0; i-- {
		e := &sh.Log.At(i).Event
		if e.Month != s.Month {
			continue
		}
		switch e.Kind {
		case engine.TileTakenOff:
			by[e.To] = engine.NoSeat
		case engine.TilePlaced:
			by[e.To] = e.Seat
		case engine.TilesExchanged:
			by[e.From], by[e.To] = by[e.To], by[e.From]
		}
	}
	n := 0
	for _, owner := range by {
		if owner == seat {
			n++
		}
	}
	return n
}

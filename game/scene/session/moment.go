package session

import (
	"bigpayday/game/rules"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/spectacle"
)

// AddMoment adds a layer to those of a page while a moment has the whole window: any press ends it.
func (s *Session) AddMoment(layers []ui.Layer, m *moments.Moment) []ui.Layer {
	if !m.Fills() {
		return layers
	}
	all := s.View().Bounds()
	return append(layers, ui.Layer{
		ID: "moment", Modal: true, Box: all, First: "moment-go",
		Controls: []ui.Control{{
			ID: "moment-go", Box: all, Keys: GoOn, Widget: ui.Custom{}, Tip: control.Tip{Title: s.Say("moment.go_on")}, Do: func(ui.Event) { s.SkipMotion() },
		}},
	})
}

// heldTicks is for how many ticks the key that goes on is held until it ends moments: longer than it
// takes to throw the dice with it.
const heldTicks = 24

// SkipWhileHeld ends each moment in which the key that goes on is held, once it has been for a
// while. It is called in every tick.
func (s *Session) SkipWhileHeld(in *input.State) {
	if !in.Held.HasAny(input.GoOn, input.Accept) {
		s.heldFor = 0
		return
	}
	if s.heldFor++; s.heldFor > heldTicks && s.Game.Player().Large() {
		s.SkipMotion()
	}
}

// MomentDoor says how a moment is ended.
func (s *Session) MomentDoor(label string) spectacle.Door {
	return spectacle.Door{Label: s.Say(label), Key: s.KeyFor(input.GoOn)}
}

// MomentSeats returns everybody at the table as a moment shows them, into room.
func (s *Session) MomentSeats(room []spectacle.Seat, money func(seat rules.Seat) int32) []spectacle.Seat {
	room = room[:0]
	for i := range s.Names {
		seat := s.MomentSeat(rules.Seat(i))
		sum := money(rules.Seat(i))
		seat.Money, seat.Loss = s.Words.Money(sum), sum < 0
		room = append(room, seat)
	}
	return room
}

// MomentSeat returns a player as a moment shows them, but for their money: their face stays as it
// has reacted last for as long as it lasts.
func (s *Session) MomentSeat(seat rules.Seat) spectacle.Seat {
	frame := s.Faces.Frame(seat)
	if r := s.Game.Reactions().Seats[seat]; r.Count > 0 {
		frame.Features = faces.Features{Expression: r.Expression, Mouth: frame.Mouth}
	}
	return spectacle.Seat{Name: s.Names[seat], Token: s.Tokens[seat], Face: s.Faces.Of(seat), Frame: frame}
}

package session

import (
	"time"

	"bigpayday/game/rules"
	"bigpayday/render/wall"
)

// Room returns the room in which the game is played in a month of a real year, or 0: with notes
// on the wall by two of the persons who play.
func (s *Session) Room(month time.Month) wall.Room {
	room := wall.Room{Month: month}
	for i, name := range s.Names {
		if s.People.Has(rules.Seat(i)) && len(room.Notes) < 2 {
			room.Notes = append(room.Notes, wall.Note{Name: name, Seat: s.Tokens[i].Color, Doodle: i})
		}
	}
	return room
}

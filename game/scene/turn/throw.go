package turn

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/boards"
	"bigpayday/render/pieces"
	"bigpayday/render/stage"
)

// fliesOver reports whether a die is in the air over the board: one that moves a token.
func (s *Turn) fliesOver() bool {
	a := s.M.Stage.Actors()
	if !a.Dice.On || a.Calm || a.Dice.Faces[1] != 0 || s.board.calendar.CellW == 0 {
		return false
	}
	_, moves := s.M.Stage.Shown().Setup.ThrowLeads(a.Dice.Why, 1, 0, 1)
	return moves && s.turnOn(s.M.Stage.Page()) == a.Dice.Seat && !s.covered()
}

// drawThrow draws the die that is in the air over the board.
func (s *Turn) drawThrow(dst *ebiten.Image) {
	d, c := &s.M.Stage.Actors().Dice, s.board.calendar
	roll, m := s.M.Stage.Shown().Roll, &s.board.marked.keys[s.board.marked.shown].progress
	if d.Home == 0 {
		roll.Count++ // as it will lie
	}
	if d.Home == 0 || s.board.throw.count != roll.Count {
		s.board.throw.count = roll.Count
		s.board.throw.way = boards.NewThrowWay(&c, s.dice.lie[0], roll.Angle(0), m.day, m.leads[:])
	}
	way, die := &s.board.throw.way, pieces.Die{Color: "red", N: int(d.Faces[0])}
	if d.Home > 0 {
		boards.AirDie(s.Theme, dst, die, way.At(1).Toward(way.Home(), beats.InOutCubic(d.Home)), 0)
		return
	}
	for i, fade := range [2]float64{.7, .5} { // its ghosts
		const behind, apart = .09, .04
		if late := d.T - behind + apart*float64(i); d.T < stage.FirstHit && late > 0 {
			boards.AirDie(s.Theme, dst, die, way.At(late), fade)
		}
	}
	boards.ThrowDust(s.Theme, dst, way, d.T)
	boards.AirDie(s.Theme, dst, die, way.At(d.T), 0)
}

// pulsesOn returns the day to which the die that goes back into the tray leads, 0 for none.
func (s *Turn) pulsesOn() (day uint8, part float64) {
	d := &s.M.Stage.Actors().Dice
	if !d.On || d.Home == 0 || d.Faces[0] == 0 || d.Faces[0] > engine.DieSides {
		return 0, 0
	}
	return s.progress().leads[d.Faces[0]-1], d.Home
}

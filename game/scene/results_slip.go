package scene

import (
	"bigpayday/game/ui"
	"bigpayday/render"
	"strings"
)

// playControl goes on from the lesson to a game of one's own.
func (s *results) playControl() ui.Control {
	return ui.Control{
		ID: "lesson-play", Widget: ui.Button{Label: s.Say("lesson.play"), Kind: render.Primary},
		Do: func(ui.Event) {
			TitleDoor.Goto(s.House, Nothing{})
			SetupDoor.Open(s.House, s.Waiting)
		},
	}
}

// covers says what it costs to cover a control of the results.
func (s *results) covers(c *ui.Control) float64 {
	if strings.HasPrefix(string(c.ID), "rank-") {
		return 1
	}
	if c.ID == "chart" {
		return -.01 // there is room on it
	}
	return .5
}

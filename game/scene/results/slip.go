package results

import (
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/render"
	"strings"
)

// playControl goes on from the lesson to a game of one's own.
func (s *Results) playControl() ui.Control {
	return ui.Control{
		ID: "lesson-play", Widget: ui.Button{Label: s.Say("lesson.play"), Kind: render.Primary},
		Do: func(ui.Event) {
			app.TitleDoor.Goto(s.App, app.Nothing{})
			app.SetupDoor.Open(s.App, s.Waiting)
		},
	}
}

// covers says what it costs to cover a control of the results.
func (s *Results) covers(c *ui.Control) float64 {
	if strings.HasPrefix(string(c.ID), "rank-") {
		return 1
	}
	if c.ID == "chart" {
		return -.01 // there is room on it
	}
	return .5
}

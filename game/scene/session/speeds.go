package session

import (
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render/beats"
	"bigpayday/render/control"
)

// Whose says whose speed is set now, as ids of messages name it: that of the computers or of people.
func (p Pace) Whose() string {
	if p.Computers {
		return "speed_computers"
	}
	return "speed"
}

// Speeds sets the speed of whoever has the turn. The widget says how it looks.
func (s *Session) Speeds(w ui.Segmented) *flow.Node {
	pace := s.Pace()
	w.Selected, w.Options = int(pace.Speed), nil
	for speed := range beats.NumSpeeds {
		w.Options = append(w.Options, ui.Option{Text: s.Say("turn.speed." + speed.String())})
	}
	whose := pace.Whose()
	return flow.Control(ui.Control{
		ID: "speed", Widget: w, Tip: control.Tip{Title: s.Say("settings." + whose), Text: s.Say("tip." + whose)},
		Do: func(e ui.Event) { s.SetSpeed(beats.Speed(e.Value)) },
	})
}

package title

import (
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// offers reports whether the lesson is offered: to somebody who has not heard of
// it.
func (s *Title) offers() bool { return !s.Settings.LessonOffered && s.WaitingGame == nil }

func (s *Title) offerText() string { return s.Say("lesson.offer_title") + " " + s.Say("lesson.offer") }

func (s *Title) offerAnswers() []ui.Control {
	return []ui.Control{
		{ID: "offer-yes", Widget: ui.Button{Label: s.Say("lesson.offer_yes"), Kind: render.Primary}, Do: func(ui.Event) { match.BeginLesson(s.App) }},
		{ID: "offer-no", Widget: ui.Button{Label: s.Say("lesson.offer_no")}, Do: func(ui.Event) { s.TellLesson() }},
	}
}

// layOffer finds the place for the slip of the offer: beside the button that
// begins the lesson or, where it would cover something there that is read, below
// the sheet, which makes room for it.
func (s *Title) layOffer() {
	t, b := s.Theme, &s.Boxes
	text, buttons := s.offerText(), match.SpeechButtons(s.App, s.offerAnswers())
	busy := []match.Covering{{Box: b.Learn, Cost: 2}, {Box: b.Sheet, Cost: .5}, {Box: b.Wall.Page, Cost: .22}, {Box: b.Cards[0], Cost: .2}, {Box: b.Cards[1], Cost: .2}}
	for _, r := range []render.Rect{b.Begin, b.Learn, b.rules, b.Settings, b.Quit} {
		busy = append(busy, match.Covering{Box: r, Cost: 6})
	}
	s.Offered = match.LaySpeech(t, text, buttons, b.Learn, busy)
	if s.Offered.Side != render.NoSide && !s.Offered.Covers(b.Sheet, b.Wall.Page, b.Cards[0], b.Cards[1]) {
		return
	}
	const gap = 12.0
	below := func(b *titleBoxes) match.SpeechBoxes {
		slip := match.LaySpeechIn(t, text, buttons, b.Sheet.W, func(size render.Rect) (render.Rect, render.Side, float64) {
			size.X = b.Sheet.X + (b.Sheet.W-size.W)/2
			size.Y = b.Sheet.Bottom() + gap
			return size, render.NoSide, 0
		})
		slip.Target = b.Learn
		return slip
	}
	moved := s.lay(below(b).Slip.H + gap)
	if slip := below(&moved); slip.Slip.Within(t.View.Bounds()) {
		s.Boxes, s.Offered = moved, slip
		if slip.Slip.Bottom() > moved.Wall.Desk {
			s.Boxes.below = true
			s.Boxes.tiles = render.Rect{}
		}
	}
}

// offerLesson offers the lesson.
func (s *Title) offerLesson() {
	s.Layers = append(s.Layers, s.offer.LayerLaid(s.App, s.offerText(), s.Boxes.Learn, s.offerAnswers(), func([]ui.Button) match.SpeechBoxes {
		return s.Offered
	}))
}

package scene

import (
	"bigpayday/game/ui"
	"bigpayday/render"
)

// offers reports whether the lesson is offered: to somebody who has not heard of
// it.
func (s *title) offers() bool { return !s.Settings.LessonOffered && s.waiting == nil }

func (s *title) offerText() string { return s.Say("lesson.offer_title") + " " + s.Say("lesson.offer") }

func (s *title) offerAnswers() []ui.Control {
	return []ui.Control{
		{ID: "offer-yes", Widget: ui.Button{Label: s.Say("lesson.offer_yes"), Kind: render.Primary}, Do: func(ui.Event) { s.beginLesson() }},
		{ID: "offer-no", Widget: ui.Button{Label: s.Say("lesson.offer_no")}, Do: func(ui.Event) { s.tellLesson() }},
	}
}

// layOffer finds the place for the slip of the offer: beside the button that
// begins the lesson or, where it would cover something there that is read, below
// the sheet, which makes room for it.
func (s *title) layOffer() {
	t, b := s.Theme, &s.boxes
	text, buttons := s.offerText(), speechButtons(s.House, s.offerAnswers())
	busy := []covering{{b.learn, 2}, {b.sheet, .5}, {b.wall.page, .22}, {b.cards[0], .2}, {b.cards[1], .2}}
	for _, r := range []render.Rect{b.begin, b.learn, b.rules, b.settings, b.quit} {
		busy = append(busy, covering{r, 6})
	}
	s.offered = laySpeech(t, text, buttons, b.learn, busy)
	if s.offered.side != render.NoSide && !s.offered.covers(b.sheet, b.wall.page, b.cards[0], b.cards[1]) {
		return
	}
	const gap = 12.0
	below := func(b *titleBoxes) speechBoxes {
		slip := laySpeechIn(t, text, buttons, b.sheet.W, func(size render.Rect) (render.Rect, render.Side, float64) {
			size.X = b.sheet.X + (b.sheet.W-size.W)/2
			size.Y = b.sheet.Bottom() + gap
			return size, render.NoSide, 0
		})
		slip.target = b.learn
		return slip
	}
	moved := s.lay(below(b).slip.H + gap)
	if slip := below(&moved); slip.slip.Within(t.View.Bounds()) {
		s.boxes, s.offered = moved, slip
		if slip.slip.Bottom() > moved.wall.desk {
			s.boxes.below = true
			s.boxes.tiles = render.Rect{}
		}
	}
}

// covers reports whether a slip lies over one of some boxes.
func (b *speechBoxes) covers(boxes ...render.Rect) bool {
	for _, r := range boxes {
		if b.slip.Overlaps(r) {
			return true
		}
	}
	return false
}

// offerLesson offers the lesson.
func (s *title) offerLesson() {
	s.layers = append(s.layers, s.offer.layerLaid(s.House, s.offerText(), s.boxes.learn, s.offerAnswers(), func([]ui.Button) speechBoxes {
		return s.offered
	}))
}

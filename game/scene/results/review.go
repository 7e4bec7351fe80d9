package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
)

// review shows every person which decisions of the game cost most. It plays them over again
// while the panel is open.
type review struct {
	*app.Page[reviewView]
	m      *session.Session
	review Review
	people []rules.Seat
	shows  reviewView
}

// reviewView is all that the panel depends on.
type reviewView struct {
	// who is the person whose decisions are shown, by the place among the people.
	who int
	// known says that all has been played over again, percent how much has.
	known   bool
	percent int
}

// newReview returns the review of a game that is over. The review may be nil.
func newReview(m *session.Session, of Review) app.Scene {
	s := &review{m: m, review: of}
	for seat := range rules.Seat(len(m.Players)) {
		if m.People.Has(seat) {
			s.people = append(s.people, seat)
		}
	}
	s.Page = app.NewPage[reviewView](m.App, "review", s).LieOver(func() { s.Close() })
	s.First = "review-close"
	return s
}

// reviewSlices is how many slices of a review are done in a tick at most, where the frame has
// time for so many: of Conquest they are short.
const reviewSlices = 200

// Key is what the panel depends on, see [app.Content].
func (s *review) Key() reviewView { return s.shows }

// Tick handles one sixtieth of a second.
func (s *review) Tick(in *input.State) bool {
	if !s.shows.known && s.review != nil {
		s.WithinBudget(reviewSlices, func() bool {
			s.shows.known = s.review.Step()
			return s.shows.known
		})
		s.shows.percent = int(100 * s.review.Part())
	}
	return s.Page.Tick(in)
}

// Reckoned reports whether all decisions have been weighed, see [app.Reckoner].
func (s *review) Reckoned() bool { return s.shows.known || s.review == nil }

var _ app.Reckoner = (*review)(nil)

// Build lays the panel out, see [app.Content].
func (s *review) Build() *flow.Node {
	c := &s.Theme.Palette
	note := s.Say("review.note")
	if !s.shows.known {
		note = s.Say("review.looking", words.Number("percent", s.shows.percent))
	}
	var who *flow.Node
	if len(s.people) > 1 {
		names := ui.Segmented{Selected: s.shows.who, Options: ui.Options(len(s.people), func(i int) string { return s.m.Names[s.people[i]] })}
		who = flow.Control(ui.Control{ID: "review-who", Widget: names, Do: func(e ui.Event) { s.shows.who = e.Value }})
	}
	rows := flow.Column()
	regrets := s.regrets()
	for i, l := range regrets {
		rows.Add(flow.Column(
			flow.Row(flow.Line(l.Chosen, render.Label).Grow(1), flow.Line(l.Cost, render.Head.In(c.Loss))).Gap(render.Gap).Baseline(),
			flow.Line(l.Better, render.Body.In(c.Ink2)),
		).Pad(render.Gap, render.Near).OnRow(i%2 == 0))
	}
	none := flow.Column(
		flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			marks.CheckDisc(t, dst, r.CenterX(), r.CenterY(), min(r.W, r.H)/2)
		}),
		flow.Centered(s.Say("review.none"), render.Item, 0),
	).Gap(render.Gap).Along(flow.Center)
	// The panel keeps its size while it is looked.
	found := flow.Pile(flow.Space(render.None, render.Illustration), rows, flow.If(s.shows.known && len(regrets) == 0, none))
	return app.Panel(palette.Green, flow.Column(
		flow.Column(flow.Text(s.Say("review.title"), render.Title, 0), flow.Text(note, render.Body.In(c.Ink2), 0)).Gap(render.Hair),
		who, found.Grow(1),
		flow.Control(ui.Control{
			ID: "review-swing", Keys: input.SetOf(input.No), Widget: ui.Button{Label: s.Say("review.swing"), Key: s.KeyFor(input.No)},
			Do: func(ui.Event) { s.Close(); s.m.Game.Replay(s.people[s.shows.who]) },
		}),
		flow.Control(ui.Control{
			ID: "review-close", Keys: input.SetOf(input.Accept, input.GoOn, input.Coach), Do: func(ui.Event) { s.Close() },
			Widget: ui.Button{Label: s.Say("results.back"), Key: s.KeyFor(input.Accept), Kind: control.Primary},
		}),
	).Gap(render.Gap)).Size(render.DialogWidth, render.None)
}

// regrets are the decisions of the person who is shown.
func (s *review) regrets() []Regret {
	if s.review == nil || len(s.people) == 0 {
		return nil
	}
	return s.review.Costliest(s.people[s.shows.who])
}

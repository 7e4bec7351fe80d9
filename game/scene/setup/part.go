package setup

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/setups"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/gamebox"
)

// Part is what a kind of game adds to the page.
type Part interface {
	// Editions are the ids of what can be chosen of the game: its editions, or the game
	// itself where it has none. Chosen is called with one of them.
	Editions() []string
	Chosen(edition string)
	// Figures says what an edition is like.
	Figures(edition string) string
	// Length sets how long the game is, see [Setup.LengthOf], and Span says it in short.
	Length() *flow.Node
	Span() string
	// Summary says what is set of the calendar that is not as it is by itself.
	Summary() []string
	// Calendar are the panels of the days that are played on, with what is wrong marked: at
	// least one.
	Calendar(t Trouble) []*flow.Node
	// Lists are what can be chosen besides of who does what.
	Lists() []List
	// HouseRules are those that there are.
	HouseRules() []HouseRule
	// Check returns what the player has to change.
	Check() Trouble
	// Start begins the game and puts it on the screen, or says why it cannot be.
	Start(seed uint64) (refusal string)
	// Rules are where the rule book is opened.
	Rules() *app.RulesAt
	// Read fills in what was set up, as far as it can be played, and Write writes it down:
	// for the next game, or as a preset.
	Read(doc setups.Document)
	Write(doc setups.Document, preset bool)
	// Describe says what a preset of the game is.
	Describe(doc setups.Document) Description
}

// Trouble is what keeps a form from being played: a sentence, "" for nothing, and the keys
// of the seats that it is about.
type Trouble struct {
	Text  string
	Seats []int
}

// List is something that one of several is chosen for.
type List struct {
	// ID is its id, and the end of the message that names it.
	ID string
	ui.Dropdown
	// Note says more, "" for nothing.
	Note string
	Set  func(v int)
}

// HouseRule is a rule that a table may agree on.
type HouseRule struct {
	ID, Name, Does string
	On             bool
	Set            func(on bool)
}

// Description says what a preset is.
type Description struct {
	// Refusal is why it cannot be played, "" if it can.
	Refusal string
	// Length says how long it is played, and Rules is how many house rules are on.
	Length string
	Rules  int
}

// part returns the part of an edition. What nobody knows is the first one's to refuse.
func (s *Setup) part(edition string) Part {
	for _, p := range s.parts {
		if slices.Contains(p.Editions(), edition) {
			return p
		}
	}
	return s.parts[0]
}

// choose chooses an edition.
func (s *Setup) choose(edition string) {
	s.edition, s.chosen = edition, s.part(edition)
	s.chosen.Chosen(edition)
}

// reset begins the form anew: as somebody finds it who has not played yet.
func (s *Setup) reset() {
	s.Seats, s.parts = NewSeats(s.Words, s.Self()), nil
	for _, makePart := range s.makers {
		s.parts = append(s.parts, makePart(s))
	}
	s.choose(s.parts[0].Editions()[0])
}

// read fills the form in with a document. What cannot be played is left as it is.
func (s *Setup) read(doc setups.Document) {
	head := doc.Head()
	s.Seats.Fill(head)
	for _, p := range s.parts {
		p.Read(doc)
	}
	if p := s.part(head.Edition); slices.Contains(p.Editions(), head.Edition) {
		s.choose(head.Edition)
	}
}

// document returns the form as it is kept: for the next game, or as a preset.
func (s *Setup) document(preset bool) setups.Document {
	doc := setups.Document{}
	doc.Put(s.Seats.Head(s.edition))
	for _, p := range s.parts {
		p.Write(doc, preset)
	}
	return doc
}

// remember keeps the form for the next game, and who plays.
func (s *Setup) remember() {
	s.Seats.keepPeople(s.Profiles())
	setups.Write(s.Store, s.document(false))
}

// check returns what the player has to change.
func (s *Setup) check() Trouble {
	if t := s.Seats.sameNames(); t.Text != "" {
		return t
	}
	return s.chosen.Check()
}

// The rows and panels that the parts are made of.

// Pane is a part of the options with a headline and what stands beside that, and rows.
func (s *Setup) Pane(title string, aside *flow.Node, rows ...*flow.Node) *flow.Node {
	head := flow.Row(flow.Line(s.Say(title), render.Head).Grow(1), aside).Gap(render.Gap).Least(render.None, render.LineRow)
	return flow.Column(head).Add(rows...).Gap(render.Tight)
}

// Setter is a control that sets something of the form, with a tip if there is one.
func (s *Setup) Setter(id ui.ID, w ui.Widget, tip control.Tip, set func(value int)) *flow.Node {
	return flow.Control(ui.Control{ID: id, Widget: w, Tip: tip, Do: s.Change(set)})
}

// Change is what a control does that sets something of the form.
func (s *Setup) Change(set func(value int)) func(ui.Event) {
	return func(e ui.Event) {
		if e.Kind == ui.Changed || e.Kind == ui.Activated {
			set(e.Value)
			s.changed()
		}
	}
}

// OnSeat is what a control does that changes a seat, as long as that is there.
func (s *Setup) OnSeat(key int, do func(i int, e ui.Event)) func(ui.Event) {
	return func(e ui.Event) {
		if i := s.Seats.at(key); i >= 0 {
			s.changed()
			do(i, e)
		}
	}
}

// Remark is a small text that says more.
func (s *Setup) Remark(text string, most int) *flow.Node {
	return flow.Text(text, render.Remark.In(s.Theme.Palette.Ink2), most)
}

// Switched is a row with a switch, what it is called, and what it does.
func (s *Setup) Switched(c ui.Control, sign *flow.Node, name, does string) *flow.Node {
	says := flow.Column(flow.Line(name, render.Label), s.Remark(does, 3)).Along(flow.Center)
	label := flow.Row(sign, says.Grow(1)).Gap(render.Gap)
	return flow.Toggle(c, label.Grow(1)).Pad(render.Gap, render.Tight).Upto(render.Wide).On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			gamebox.SwitchRow(t, dst, r, c.Widget.(ui.Toggle).On)
		})
}

// Number writes a number that is counted from 1, here from 0.
func (s *Setup) Number(i int) string { return s.Say("day.number", words.Number("day", i+1)) }

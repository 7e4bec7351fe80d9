package panel

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/gamebox"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
)

// Panel is what a prompt puts before a person. All parts but the buttons may be left out.
type Panel struct {
	// Family colours the band at the head; Art and Band stand on it, and Whose at its end.
	Family           palette.Family
	Art, Band, Whose string
	// Picture stands in a well beside Title and Text; nil for Art.
	Picture flow.Painter
	// Hand lets the picture be taken to the board, nil where there is nothing to take.
	Hand        *ui.Control
	Title, Text string
	// Question stands over what is chosen from, and Aside at its end, or AsideShort where
	// there is less room, or nothing.
	Question, Aside, AsideShort string
	// Facts are figures beside each other.
	Facts []Fact
	// Rows are what is chosen from, below each other or, in a Grid, in cells.
	Rows []Row
	Grid bool
	// Live is a part of the prompt's own: the numbers of a lottery, the bidders of an
	// auction.
	Live *flow.Node
	// Amount is set in steps, nil for none.
	Amount *Amount
	// Warning says what to think of before it is decided.
	Warning *Warning
	// Commands are the buttons: the first is the main one, and up to two stand beside each
	// other. Others stand in a row below.
	Commands, Others []Command
	// More stand in a row below those, for what can be looked at meanwhile.
	More []Command
	// Unproposed says that nothing is proposed: the player has to choose first what to decide
	// on. Else the key that goes on takes the first command that can be done.
	Unproposed bool
	// Dice says that the dice stay in sight above the panel.
	Dice bool
	// Hint is a line below the buttons, where there is room for it.
	Hint string
	// First is the control that the keyboard begins at, "" for the main button.
	First ui.ID
}

// Fact is a figure with what it is, such as "Cash after, $2,350".
type Fact struct {
	Label, Value string
	// Strong facts are framed: what it comes to. Gain colours the box of what is got.
	Strong, Gain bool
	// Follows says that it comes of the fact before.
	Follows bool
	// Tip is shown where the fact is pointed at; it may be empty.
	Tip control.Tip
}

// Row is one of the things to choose from.
type Row struct {
	Control ui.Control
	// Draw draws the row whole.
	Draw flow.Face
}

// Amount is a sum that is set in steps. Without a label it stands beside the main button.
type Amount struct {
	// ID is that of the stepper.
	ID ui.ID
	// Note stands below the label, or NoteShort where there is less room.
	Label, Note, NoteShort string
	Stepper                ui.Stepper
	// Set is called with the value that has been set.
	Set func(value int)
	// Beside stands behind the stepper, such as what the amount pays; nil for nothing.
	Beside *flow.Node
}

// Warning is a note before a decision, what it does or what the coach says, with a lamp.
type Warning struct {
	Title, Text string
	// Alarm stripes what costs more than there is, and gives it a sign of alarm.
	Alarm bool
}

// Tree lays the panel out for the column beside the board. Then is called when a command has
// been done.
func (p *Panel) Tree(s *session.Session, then func()) *flow.Node {
	t := s.Theme
	if _, asked := s.AskedSeat(); asked && !p.Unproposed {
		Propose(p.Commands, p.Others)
	}
	told := flow.Column().Gap(render.Near)
	if p.Title != "" || p.Text != "" {
		told.Add(p.says(t), flow.Rule())
	}
	if p.Question != "" {
		question := func(aside string) *flow.Node {
			return flow.Row(
				flow.Line(p.Question, render.Label).Grow(1), flow.Line(aside, render.Remark.In(t.Palette.Ink2)),
			).Gap(render.Gap).Baseline()
		}
		told.Add(flow.First(question(p.Aside), question(p.AsideShort), flow.Text(p.Question, render.Label, 2)))
	}
	told.Add(p.facts(), p.choices(t.View), p.Live)
	if p.scrolls(t.View) {
		told = flow.Scroll("panel-area", told).Least(render.None, render.DoubleRow)
	}
	body := flow.Column(told).Gap(render.Near).Pad(render.Gap, render.Near)
	buttons := []*flow.Node{Buttons(s, p.Commands, then), others(s, p.Others, then), others(s, p.More, then)}
	if p.Amount == nil || p.Amount.Label != "" {
		body.Add(p.Amount.Node(t), p.Warning.Node(t))
		if t.View.IsLying() {
			buttons = []*flow.Node{p.inFewRows(s, then, flow.Column(buttons...).Gap(render.Near))}
		}
	} else {
		buttons[0] = flow.Row(p.Amount.stepper().Grow(1), buttons[0].Grow(1)).Gap(render.Gap).Least(render.None, render.MainHeight)
		body.Add(p.Warning.Node(t))
	}
	body.Add(buttons...)
	if p.Hint != "" {
		body.Add(flow.First(flow.Centered(p.Hint, render.Remark.In(t.Palette.Ink2), 2), flow.Space(render.None, render.None)))
	}
	return flow.Column(p.Head(), body.Grow(1)).OnPanel(pieces.Paper)
}

// Advice is the warning by itself, for a scene that lays the panel out in its own way.
func (p *Panel) Advice(t *render.Theme) *flow.Node {
	if p.Warning == nil {
		return flow.Spring()
	}
	return flow.Column(p.Warning.Node(t).Grow(1)).On(paper.NoteBox) // an alarm has no ground of its own
}

// Stepper is what sets the amount by itself, nil where there is none.
func (p *Panel) Stepper() *flow.Node {
	if p.Amount == nil {
		return nil
	}
	return p.Amount.stepper()
}

// Rest are the other commands by themselves. Then is called when one has been done.
func (p *Panel) Rest(s *session.Session, then func()) *flow.Node { return others(s, p.Others, then) }

// Head is the coloured head of the panel.
func (p *Panel) Head() *flow.Node {
	if p.Band == "" {
		return nil
	}
	family, art, band, whose := p.Family, p.Art, p.Band, p.Whose
	return flow.Picture(render.None, render.ButtonHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		control.AskHead(t, dst, r, family, art, band, whose)
	}).Least(render.None, render.ControlHeight)
}

// says is the picture with title and text beside it.
func (p *Panel) says(t *render.Theme) *flow.Node {
	picture, family, art := p.Picture, p.Family, p.Art
	if picture == nil && art != "" {
		picture = func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.TintWell(t, dst, r, t.Length(render.Near), family)
			in := r.Inset(t.Length(render.Near))
			t.Art(dst, art, in.X, in.Y, in.W)
		}
	}
	says := flow.Column(
		flow.Text(p.Title, render.Head, 2),
		flow.Text(p.Text, render.Fine.In(t.Palette.Ink2), 3),
	).Gap(render.Hair).Along(flow.Center).Grow(1)
	if picture == nil {
		return says
	}
	well := flow.Picture(render.Well, render.Well, picture)
	if p.Hand != nil {
		size := render.Well
		if t.View.Point > 0 {
			size = render.ControlHeight // a fingertip
		}
		well = flow.Drawn(*p.Hand, size, size, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			picture(t, dst, r)
			session.Ring(t, dst, r, state)
		}).Least(size, size)
	}
	return flow.Row(well, says).Gap(render.Gap)
}

// facts are the figures, in boxes beside each other.
func (p *Panel) facts() *flow.Node {
	if len(p.Facts) == 0 {
		return nil
	}
	row := flow.Row().Gap(render.Near)
	for i, f := range p.Facts {
		if f.Follows {
			row.Unmirrored()
			row.Add(flow.Picture(render.Near, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				pieces.Follows(t, dst, r.CenterX(), r.CenterY())
			}))
		}
		row.Add(f.Node(ui.ID("figure-" + string(rune('1'+i)))).Grow(1).Across(flow.Fill))
	}
	return row
}

// Node is a fact in its box.
func (f Fact) Node(id ui.ID) *flow.Node {
	box := flow.Column(
		flow.First(flow.Fit(flow.Line(f.Label, render.Remark), flow.Smaller...), flow.Text(f.Label, render.Remark, 2)).Across(flow.Fill),
		flow.Spring(), flow.Line(f.Value, render.Subhead),
	).Pad(render.Near, render.Tight).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		family := palette.Slate
		if f.Gain {
			family = palette.Green
		}
		pieces.Box(t, dst, r, family, f.Strong)
	})
	if f.Tip == (control.Tip{}) {
		return box
	}
	return box.Tipped(id, f.Tip)
}

// scrolls reports whether rows are scrolled to: so many that on a telephone that lies on its side
// fingers would miss them otherwise.
func (p *Panel) scrolls(v render.View) bool { return v.IsLying() && p.lists() }

// lists reports whether there are many rows below each other.
func (p *Panel) lists() bool { return len(p.Rows) > 2 && !p.Grid }

// choices are the rows, or cells.
func (p *Panel) choices(v render.View) *flow.Node {
	if len(p.Rows) == 0 {
		return nil
	}
	var nodes []*flow.Node
	height := render.TallRow
	switch {
	case p.scrolls(v):
		height = render.Reach
	case p.lists():
		height = render.DoubleRow
	}
	for i := range p.Rows {
		nodes = append(nodes, p.Rows[i].node(height))
	}
	if p.Grid {
		const beside = 3
		return flow.Grid(render.None, beside, nodes...).Gap(render.Near).Unmirrored()
	}
	return flow.Column(nodes...).Gap(render.Near)
}

// node is one of the rows.
func (r *Row) node(height render.Step) *flow.Node {
	return flow.Drawn(r.Control, render.None, height, r.Draw).Least(render.None, render.LineRow)
}

// Node is the stepper with what it is for, nil for none.
func (a *Amount) Node(t *render.Theme) *flow.Node {
	if a == nil {
		return nil
	}
	says := flow.Column(flow.Line(a.Label, render.Label), flow.First(
		flow.Line(a.Note, render.Remark.In(t.Palette.Ink2)), flow.Line(a.NoteShort, render.Remark.In(t.Palette.Ink2)),
	)).Along(flow.Center)
	return flow.Row(says.Grow(1), a.stepper(), a.Beside).Gap(render.Gap)
}

// stepper is what sets the amount.
func (a *Amount) stepper() *flow.Node {
	return flow.Control(ui.Control{ID: a.ID, Widget: a.Stepper, Do: func(e ui.Event) { a.Set(e.Value) }})
}

// Start returns the control that the keyboard begins at.
func (p *Panel) Start() ui.ID {
	if p.First != "" {
		return p.First
	}
	for _, list := range [][]Command{p.Commands, p.Others} {
		for _, k := range list {
			if k.Off == "" {
				return k.ID
			}
		}
	}
	return ""
}

// Node is the note, nil for none.
func (w *Warning) Node(t *render.Theme) *flow.Node {
	if w == nil {
		return nil
	}
	art, ink, alarm := "hint", t.Palette.Ink, w.Alarm
	if alarm {
		art, ink = "warn", t.Palette.Loss
	}
	return flow.Row(
		flow.Art(art, render.Sign),
		flow.Column(flow.Text(w.Title, render.Label.In(ink), 2), flow.Text(w.Text, render.Fine, 3)).Along(flow.Center).Grow(1),
	).Gap(render.Gap).Pad(render.Gap, render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		if alarm {
			gamebox.AlertFrame(t, dst, r, t.Length(render.Near))
		} else {
			paper.NoteBox(t, dst, r)
		}
	})
}

// Buttons are commands beside each other, as wide as their labels want. Where there is no
// room for all they show fewer keys, or the first one stands above the others.
func Buttons(s *session.Session, commands []Command, then func()) *flow.Node {
	if len(commands) < 2 {
		return buttonRow(s, commands, then)
	}
	return flow.First(
		buttonRow(s, commands, then), buttonRow(s, bare(commands), then),
		flow.Column(buttonRow(s, commands[:1], then), buttonRow(s, commands[1:], then)).Gap(render.Near),
	)
}

// inFewRows are all commands for a telephone that lies, in as few rows as have room: each is as high
// as the tip of a finger. In three they stand as elsewhere.
func (p *Panel) inFewRows(s *session.Session, then func(), three *flow.Node) *flow.Node {
	row := func(lists ...[]Command) *flow.Node { return buttonRow(s, bare(slices.Concat(lists...)), then) }
	return flow.First(
		row(p.Commands, p.Others, p.More),
		flow.Column(row(p.Commands, p.Others), row(p.More)).Gap(render.Near),
		flow.Column(row(p.Commands), row(p.Others, p.More)).Gap(render.Near),
		three,
	)
}

// others are commands beside each other that show fewer keys where there is no room for all.
func others(s *session.Session, commands []Command, then func()) *flow.Node {
	if len(commands) == 0 {
		return nil
	}
	forms := flow.First(buttonRow(s, commands, then), buttonRow(s, bare(commands), then))
	if len(commands) > 2 {
		forms.Add(flow.Column(buttonRow(s, commands[:1], then), buttonRow(s, commands[1:], then)).Gap(render.Near))
	}
	return forms
}

// bare returns commands that show no keys but that of what is proposed.
func bare(commands []Command) []Command {
	bare := slices.Clone(commands)
	for i := range bare {
		if bare[i].Cap != input.GoOn {
			bare[i].Cap = input.NoAction
		}
	}
	return bare
}

func buttonRow(s *session.Session, commands []Command, then func()) *flow.Node {
	if len(commands) == 0 {
		return nil
	}
	n := flow.Row().Gap(render.Near)
	for _, k := range commands {
		n.Add(Button(s, k, then))
	}
	return n
}

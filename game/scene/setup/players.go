package setup

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/rules"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// players is the tab on which seats, edition and length are chosen: beside each other, or
// below each other.
func (s *Setup) players(trouble Trouble) *flow.Node {
	seats := flow.Column(s.seats(trouble), s.editions().Grow(1)).Gap(render.Gap)
	return flow.Column(flow.First(
		flow.Row(seats.Size(render.SheetWidth, render.None).Grow(1), s.chosen.Side(true).Size(render.PaneLeast, render.None)).Gap(render.Gap),
		flow.Column(seats, s.chosen.Side(false)).Gap(render.Gap),
	))
}

// rowForm is how the row of a seat is laid out.
type rowForm uint8

const (
	wideRow   rowForm = iota // who plays, and behind that how well a computer does
	narrowRow                // both in one
	doubleRow                // that below the name
)

// seats is the panel with a row for every seat.
func (s *Setup) seats(trouble Trouble) *flow.Node {
	rows := func(form rowForm) *flow.Node {
		list := flow.Table()
		for i, seat := range s.Seats.List {
			list.Add(s.seatRow(i, seat, form, slices.Contains(trouble.Seats, seat.Key)).Size(render.None, render.Row))
		}
		if len(s.Seats.List) < rules.MaxSeats {
			list.Add(s.addRow())
		}
		return list.Gap(render.Near)
	}
	return flow.First(rows(wideRow), rows(narrowRow), rows(doubleRow)).Pad(render.Gap, render.Gap).OnPanel(render.Paper)
}

// seatRow is the row of a seat.
func (s *Setup) seatRow(i int, seat *Seat, form rowForm, alert bool) *flow.Node {
	key, who := seat.Key, words.Name("name", seat.Called())
	grip, piece, face := s.grip(i, seat), seat.Piece(), seat.Face()
	token := flow.Drawn(ui.Control{
		ID: SeatID(key, "token"), Tip: render.Tip{Title: s.Say("setup.looks", who)},
		Do: func(ui.Event) { s.pickToken(key) },
	}, render.TallRow, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.SeatPicker(dst, r, piece, face, state)
	})
	name := s.nameField(SeatID(key, "name"), seat.name, seat.given).Grow(1)
	leave := ui.Control{
		ID: SeatID(key, "remove"), Widget: ui.CrossButton{Size: crossSize}, Tip: render.Tip{Title: s.Say("setup.remove", who)},
		Off: len(s.Seats.List) <= rules.MinSeats, Reason: s.Say("setup.remove_off"),
		Do: s.OnSeat(key, func(i int, _ ui.Event) { s.Seats.remove(i) }),
	}
	remove := flow.Control(leave).Size(render.ControlHeight, render.ControlHeight).Least(render.ControlHeight, render.ControlHeight)
	kind := s.chooseKind(seat, "kind", ui.Segmented{}, table.Kinds()...)
	row := flow.Row(grip)
	switch form {
	case wideRow:
		row.Add(token, name, s.kindOf(seat), s.levelOf(seat), remove)
	case narrowRow:
		row.Add(token, name, kind, remove)
	case doubleRow:
		row.Add(flow.Column(flow.Row(token, name, remove).Gap(render.Near), kind).Gap(render.Hair).Grow(1))
	}
	row.Gap(render.Near).Pad(render.None, render.Hair).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.FormRow(dst, r, alert) })
	if s.Key().carrying {
		grip.Reaching(row) // a seat can be dropped anywhere on a row
	}
	return row
}

// crossSize is how far the cross that takes a seat away reaches to either side, in logical
// pixels.
const crossSize = 6

// grip is the number of a seat, by which it is moved to another place.
func (s *Setup) grip(i int, seat *Seat) *flow.Node {
	key, number, color := seat.Key, s.Number(i), render.SeatColor(seat.colour)
	return flow.Drawn(ui.Control{
		ID: SeatID(key, "order"), Grab: "seat", Takes: "seat", Tip: render.Tip{Title: s.Say("setup.order", words.Name("name", seat.Called()))},
		Do: s.OnSeat(key, func(i int, e ui.Event) {
			if from, ok := keyOf(e.From); ok && e.Kind == ui.Dropped {
				s.Seats.move(s.Seats.at(from), i)
			}
		}),
	}, render.ControlHeight, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.FormGrip(dst, r, color, number, state)
	}).Least(render.ControlHeight, render.ControlHeight).Across(flow.Fill)
}

// withCarried draws the seat that is on its way to another place over a page.
func (s *Setup) withCarried(page *flow.Node) *flow.Node {
	carry, _ := s.UI.Carrying()
	key, _ := keyOf(carry.From)
	i := s.Seats.at(key)
	if i < 0 {
		return page
	}
	seat := s.Seats.List[i]
	number, piece := s.Number(i), seat.Piece()
	row := flow.Row(
		flow.Picture(render.ControlHeight, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.FormGrip(dst, r, piece.Color, number, render.State{Active: true})
		}).Across(flow.Fill),
		flow.Picture(render.LargeSign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.TokenPlate(dst, r, piece, false)
		}),
		flow.Line(seat.Called(), render.Item).Grow(1), flow.Space(render.Gap, render.None),
	).Gap(render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.LiftShadow(dst, r, 0)
		t.FormRow(dst, r, false)
	})
	return page.Over(func(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
		carry, ok := s.UI.Carrying()
		if !ok {
			return
		}
		w, _ := row.NaturalSize(t, s.View().W)
		row.Lay(t, render.Rect{X: carry.Ghost.X, Y: carry.Ghost.Y, W: w, H: carry.Ghost.H}, false)
		row.Paint(dst)
	})
}

// chooseKind chooses who plays a seat, of several kinds.
func (s *Setup) chooseKind(seat *Seat, part string, w ui.Segmented, kinds ...table.Kind) *flow.Node {
	if w.Options == nil {
		w.Options = ui.Options(len(kinds), func(i int) string { return s.Say("setup." + string(kinds[i])) })
	}
	w.Selected = max(w.Selected, slices.Index(kinds, seat.Kind))
	return flow.Control(ui.Control{ID: SeatID(seat.Key, part), Widget: w, Do: s.OnSeat(seat.Key, func(i int, e ui.Event) {
		s.Seats.setKind(i, kinds[e.Value])
	})})
}

// kindOf chooses whether a person or a computer plays a seat.
func (s *Setup) kindOf(seat *Seat) *flow.Node {
	w := ui.Segmented{Options: []ui.Option{{Text: s.Say("setup.human")}, {Text: s.Say("setup.computer")}}}
	if seat.Kind != table.Human {
		w.Selected = 1
	}
	return s.chooseKind(seat, "kind", w, table.Human, table.Normal)
}

// levelOf chooses how well a computer plays a seat, or says that a person does.
func (s *Setup) levelOf(seat *Seat) *flow.Node {
	if seat.Kind == table.Human {
		return s.Remark(s.Say("setup.human_note"), 2)
	}
	return s.chooseKind(seat, "level", ui.Segmented{Kind: render.SegmentBlue}, table.Kinds()[1:]...)
}

// addRow adds a seat.
func (s *Setup) addRow() *flow.Node {
	piece, label, key := s.Seats.newSeat(table.Normal).Piece(), s.Say("setup.add"), s.KeyFor(input.Add)
	return flow.Drawn(ui.Control{ID: "add", Keys: input.SetOf(input.Add), Do: func(ui.Event) {
		s.Seats.add(table.Normal)
		s.changed()
	}}, render.FieldLeast, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.AddRow(dst, r, piece, label, key, state)
	})
}

// editions is the panel on which an edition is chosen.
func (s *Setup) editions() *flow.Node {
	var editions []string
	for _, p := range s.parts {
		editions = append(editions, p.Editions()...)
	}
	cells := flow.Grid(render.CellLeast, len(editions)).Gap(render.Near)
	for _, edition := range editions {
		mark := flow.Picture(render.ControlHeight, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.EditionMark(dst, r, edition) })
		says := func() *flow.Node {
			return flow.Column(flow.Line(s.Say("setup.edition."+edition), render.Subhead), s.Remark(s.Say("setup.edition."+edition+"_note"), 1)).
				Along(flow.Center)
		}
		cells.Add(flow.First(
			flow.Row(mark, says().Size(render.Well, render.None).Grow(1)).Gap(render.Near), says(),
		).Pad(render.Near, render.Near).Size(render.None, render.DoubleRow).Pressed(
			ui.Control{ID: ui.ID("edition-" + edition), Active: edition == s.edition, Do: s.Change(func(int) { s.choose(edition) })},
			(*render.Theme).Choice,
		))
	}
	return s.Pane("setup.edition", nil, cells, flow.Text(s.chosen.Figures(), render.Fine.In(s.Theme.Palette.Ink2), 4))
}

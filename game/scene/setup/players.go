package setup

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// players is the tab on which seats, edition and months are chosen: beside each other, or
// below each other.
func (s *Setup) players(trouble trouble) *flow.Node {
	seats := flow.Column(s.seats(trouble), s.editions().Grow(1)).Gap(render.Gap)
	few := s.form.months <= mostSlips
	return flow.Column(flow.First(
		flow.Row(seats.Size(render.SheetWidth, render.None).Grow(1), s.months(few).Size(render.PaneLeast, render.None)).Gap(render.Gap),
		flow.Column(seats, s.months(false)).Gap(render.Gap),
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
func (s *Setup) seats(trouble trouble) *flow.Node {
	rows := func(form rowForm) *flow.Node {
		list := flow.Table()
		for i, seat := range s.form.seats {
			list.Add(s.seatRow(i, seat, form, slices.Contains(trouble.seats, seat.key)).Size(render.None, render.Row))
		}
		if len(s.form.seats) < engine.MaxSeats {
			list.Add(s.addRow())
		}
		return list.Gap(render.Near)
	}
	return flow.First(rows(wideRow), rows(narrowRow), rows(doubleRow)).Pad(render.Gap, render.Gap).OnPanel(render.Paper)
}

// onSeat is what a control does that changes a seat, as long as that is there.
func (s *Setup) onSeat(key int, do func(i int, e ui.Event)) func(ui.Event) {
	return func(e ui.Event) {
		if i := s.form.at(key); i >= 0 {
			s.changed()
			do(i, e)
		}
	}
}

// seatRow is the row of a seat.
func (s *Setup) seatRow(i int, seat *seatForm, form rowForm, alert bool) *flow.Node {
	key, who := seat.key, words.Name("name", seat.called())
	grip, piece := s.grip(i, seat), seat.piece()
	token := flow.Drawn(ui.Control{
		ID: seatID(key, "token"), Tip: render.Tip{Title: s.Say("setup.token_and_color", who)},
		Do: func(ui.Event) { s.pickToken(key) },
	}, render.TallRow, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.TokenPicker(dst, r, piece, state)
	})
	name := s.nameField(seatID(key, "name"), seat.name, seat.given).Grow(1)
	leave := ui.Control{
		ID: seatID(key, "remove"), Widget: ui.CrossButton{Size: crossSize}, Tip: render.Tip{Title: s.Say("setup.remove", who)},
		Off: len(s.form.seats) <= engine.MinSeats, Reason: s.Say("setup.remove_off"),
		Do: s.onSeat(key, func(i int, _ ui.Event) { s.form.remove(i) }),
	}
	remove := flow.Control(leave).Size(render.ControlHeight, render.ControlHeight).Least(render.ControlHeight, render.ControlHeight)
	kind := s.choose(seat, "kind", ui.Segmented{}, table.Kinds()...)
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

// number returns the number of the i-th seat.
func (s *Setup) number(i int) string { return s.Say("day.number", words.Number("day", i+1)) }

// grip is the number of a seat, by which it is moved to another place.
func (s *Setup) grip(i int, seat *seatForm) *flow.Node {
	key, number, color := seat.key, s.number(i), render.SeatColor(seat.colour)
	return flow.Drawn(ui.Control{
		ID: seatID(key, "order"), Grab: "seat", Takes: "seat", Tip: render.Tip{Title: s.Say("setup.order", words.Name("name", seat.called()))},
		Do: s.onSeat(key, func(i int, e ui.Event) {
			if from, _, ok := seatPart(e.From); ok && e.Kind == ui.Dropped {
				s.form.move(s.form.at(from), i)
			}
		}),
	}, render.ControlHeight, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.FormGrip(dst, r, color, number, state)
	}).Least(render.ControlHeight, render.ControlHeight).Across(flow.Fill)
}

// withCarried draws the seat that is on its way to another place over a page.
func (s *Setup) withCarried(page *flow.Node) *flow.Node {
	carry, _ := s.UI.Carrying()
	key, _, _ := seatPart(carry.From)
	i := s.form.at(key)
	if i < 0 {
		return page
	}
	seat := s.form.seats[i]
	number, piece := s.number(i), seat.piece()
	row := flow.Row(
		flow.Picture(render.ControlHeight, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.FormGrip(dst, r, piece.Color, number, render.State{Active: true})
		}).Across(flow.Fill),
		flow.Picture(render.LargeSign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.TokenPlate(dst, r, piece, false)
		}),
		flow.Line(seat.called(), render.Item).Grow(1), flow.Space(render.Gap, render.None),
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

// choose chooses who plays a seat, of several kinds.
func (s *Setup) choose(seat *seatForm, part string, w ui.Segmented, kinds ...table.Kind) *flow.Node {
	for i, kind := range kinds {
		if len(w.Options) < len(kinds) {
			w.Options = append(w.Options, ui.Option{Text: s.Say("setup." + string(kind))})
		}
		if kind == seat.kind {
			w.Selected = i
		}
	}
	return flow.Control(ui.Control{ID: seatID(seat.key, part), Widget: w, Do: s.onSeat(seat.key, func(i int, e ui.Event) {
		s.form.setKind(i, kinds[e.Value])
	})})
}

// kindOf chooses whether a person or a computer plays a seat.
func (s *Setup) kindOf(seat *seatForm) *flow.Node {
	w := ui.Segmented{Options: []ui.Option{{Text: s.Say("setup.human")}, {Text: s.Say("setup.computer")}}}
	if seat.kind != table.Human {
		w.Selected = 1
	}
	return s.choose(seat, "kind", w, table.Human, table.Normal)
}

// levelOf chooses how well a computer plays a seat, or says that a person does.
func (s *Setup) levelOf(seat *seatForm) *flow.Node {
	if seat.kind == table.Human {
		return s.remark(s.Say("setup.human_note"), 2)
	}
	return s.choose(seat, "level", ui.Segmented{Kind: render.SegmentBlue}, table.Kinds()[1:]...)
}

// addRow adds a seat.
func (s *Setup) addRow() *flow.Node {
	piece, label, key := s.form.newSeat(table.Normal).piece(), s.Say("setup.add"), s.KeyFor(input.Add)
	return flow.Drawn(ui.Control{ID: "add", Keys: input.SetOf(input.Add), Do: func(ui.Event) {
		s.form.add(table.Normal)
		s.changed()
	}}, render.FieldLeast, render.ControlHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.AddRow(dst, r, piece, label, key, state)
	})
}

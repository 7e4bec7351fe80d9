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
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/gamebox"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// players is who plays: a card for every seat, and the places that are free.
func (s *Setup) players(trouble Trouble) *flow.Node {
	c := &s.Theme.Palette
	var cards []*flow.Node
	for i, seat := range s.Seats.List {
		cards = append(cards, s.seatCard(i, seat, slices.Contains(trouble.Seats, seat.Key)))
	}
	person := s.freeSeat("add-person", "setup.add_person", table.Human)
	computer := s.freeSeat("add", "setup.add_computer", table.Normal, input.Add)
	switch free := rules.MaxSeats - len(cards); free {
	case 0:
	case 1:
		cards = append(cards, flow.Column(person.Grow(1), computer.Grow(1)).Gap(render.Tight))
	default:
		cards = append(cards, person, computer)
	}
	for len(cards) < rules.MaxSeats {
		cards = append(cards, flow.Space(render.None, render.None))
	}
	row := flow.Grid(render.CellLeast, rules.MaxSeats, cards...).Gap(render.Near)
	abreast := rules.MaxSeats / 2
	if s.View().IsPocket() {
		abreast = rules.MaxSeats / 3
	}
	rows := flow.Grid(render.CellLeast, abreast, cards...).Gap(render.Near)
	grid := flow.First(row, rows)
	if s.View().IsUpright() {
		grid = rows
	}
	head := flow.Row(
		flow.Line(s.Say("setup.players"), render.Head.In(c.Cream)), flow.Line(s.Say("setup.players_hint"), render.Item.In(c.Cream)),
	).Gap(render.Gap).Baseline().DrawnIn(func(box render.Rect) render.Rect { return box })
	return flow.Column(head, grid).Gap(render.Tight)
}

// seatCard is the card of a seat: its face, its name, its token, and who plays it how well.
func (s *Setup) seatCard(i int, seat *Seat, alert bool) *flow.Node {
	key, who := seat.Key, words.Name("name", seat.Called())
	grip, face := s.grip(i, seat), seat.Face()
	expression := faces.Happy
	if seat.Kind != table.Human {
		expression = faces.Neutral
	}
	bust := flow.Drawn(ui.Control{
		ID: SeatID(key, "token"), Tip: control.Tip{Title: s.Say("setup.looks", who)}, Do: func(ui.Event) { s.askWho(key, false) },
	}, render.Well, render.TallRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		gamebox.SeatField(t, dst, r, face, expression, state)
	})
	// A name is rather set smaller than that all cards stand in two rows.
	name := flow.Row(flow.Line(seat.Called(), render.Subhead).Most(render.Plate).Grow(1)).Pad(render.Tight, render.None).Size(render.None, render.ControlHeight).Least(render.None, render.Reach).Pressed(
		ui.Control{ID: SeatID(key, "called"), OpensField: true, Tip: control.Tip{Title: s.Say("setup.looks", who)}, Do: func(ui.Event) { s.askWho(key, true) }},
		gamebox.QuietButton,
	)
	remove := flow.Control(ui.Control{
		ID: SeatID(key, "remove"), Widget: ui.CrossButton{Size: s.Theme.Length(render.Near)}, Tip: control.Tip{Title: s.Say("setup.remove", who)},
		Off: len(s.Seats.List) <= rules.MinSeats, Reason: s.Say("setup.remove_off"),
		Do: s.OnSeat(key, func(i int, _ ui.Event) { s.Seats.remove(i) }),
	}).Size(render.ControlHeight, render.ControlHeight).Least(render.Reach, render.Reach)
	card := flow.Row(
		flow.Pile(bust, grip.Across(flow.Start)),
		flow.Column(
			flow.Row(name.Grow(1), remove), s.kindOf(seat), s.levelOf(seat),
		).Pad(render.Tight, render.Tight).Grow(1),
	).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { gamebox.SetupCard(t, dst, r, alert) })
	if s.Key().carrying {
		grip.Reaching(card) // a seat can be dropped anywhere on a card
	}
	return card
}

// grip is the number of a seat, by which it is moved to another place.
func (s *Setup) grip(i int, seat *Seat) *flow.Node {
	key, number, color := seat.Key, s.Number(i), palette.SeatColor(seat.colour)
	return flow.Drawn(ui.Control{
		ID: SeatID(key, "order"), Grab: "seat", Takes: "seat", Tip: control.Tip{Title: s.Say("setup.order", words.Name("name", seat.Called()))},
		Do: s.OnSeat(key, func(i int, e ui.Event) {
			if from, ok := keyOf(e.From); ok && e.Kind == ui.Dropped {
				s.Seats.move(s.Seats.at(from), i)
			}
		}),
	}, render.Reach, render.Reach, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		gamebox.SeatNumber(t, dst, r, color, number, state)
	}).Least(render.Reach, render.Reach)
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
		flow.Picture(render.Reach, render.Reach, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			gamebox.SeatNumber(t, dst, r, piece.Color, number, render.State{Active: true})
		}),
		flow.Picture(render.LargeSign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.TokenPlate(t, dst, r, piece, false)
		}),
		flow.Line(seat.Called(), render.Item).Grow(1), flow.Space(render.Gap, render.None),
	).Gap(render.Near).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		boards.LiftShadow(t, dst, r, 0)
		gamebox.FormRow(t, dst, r, false)
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

// kindOf says whether a person or a computer plays a seat, with its token: one press lets the
// other one play.
func (s *Setup) kindOf(seat *Seat) *flow.Node {
	is, other, says := "setup.human", table.Normal, "setup.let_computer"
	if seat.Kind != table.Human {
		is, other, says = "setup.computer", table.Human, "setup.let_person"
	}
	return flow.Row(
		flow.Token(seat.Piece(), render.Sign, pieces.Flat), flow.Line(s.Say(is), render.Remark.In(s.Theme.Palette.Ink2)).Grow(1),
	).Gap(render.Near).Pad(render.Tight, render.None).Size(render.None, render.Reach).Least(render.None, render.Reach).Pressed(ui.Control{
		ID: SeatID(seat.Key, "kind"), Tip: control.Tip{Title: s.Say(says, words.Name("name", seat.Called()))},
		Do: s.OnSeat(seat.Key, func(i int, _ ui.Event) { s.Seats.setKind(i, other) }),
	}, gamebox.QuietButton)
}

// levelOf chooses how well a computer plays a seat, or says that a person does.
func (s *Setup) levelOf(seat *Seat) *flow.Node {
	if seat.Kind == table.Human {
		return s.Remark(s.Say("setup.human_note"), 2).Pad(render.Tight, render.None).Size(render.ButtonLeast, render.None)
	}
	levels := table.Kinds()[1:]
	w := ui.Segmented{Kind: control.SegmentStars, Options: ui.Options(len(levels), func(i int) string { return s.Say("setup." + string(levels[i])) })}
	w.Selected = slices.Index(levels, seat.Kind)
	return flow.Column(
		flow.Control(ui.Control{ID: SeatID(seat.Key, "level"), Widget: w, Do: s.OnSeat(seat.Key, func(i int, e ui.Event) {
			s.Seats.setKind(i, levels[e.Value])
		})}).Across(flow.Start),
		flow.Row(s.Remark(w.Options[w.Selected].Text, 1)).Pad(render.Tight, render.None),
	)
}

// freeSeat is a place where a seat can be added.
func (s *Setup) freeSeat(id ui.ID, says string, kind table.Kind, keys ...input.Action) *flow.Node {
	plus := flow.Picture(render.LargeSign, render.LargeSign, gamebox.Plus).Least(render.TinySign, render.TinySign)
	return flow.Row(plus, flow.Text(s.Say(says), render.Label.In(s.Theme.Palette.Cream), 3).Grow(1)).Gap(render.Gap).Pad(render.Gap, render.Tight).
		Size(render.ButtonLeast, render.None).Least(render.None, render.Reach).Pressed(
		ui.Control{ID: id, Keys: input.SetOf(keys...), Do: func(ui.Event) { s.Seats.add(kind); s.changed() }}, gamebox.FreeSeat,
	)
}

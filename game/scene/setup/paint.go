package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/table"
	"bigpayday/render"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// paintSheet draws the sheet that the form is on.
func (s *Setup) paintSheet(dst *ebiten.Image) {
	s.Theme.Sheet(dst, s.Boxes.Sheet)
	s.pinSheet(dst)
}

// pinSheet draws the pins that the sheet hangs on.
func (s *Setup) pinSheet(dst *ebiten.Image) {
	t, r := s.Theme, s.Boxes.Sheet
	y := r.Y + 18
	if s.Boxes.headX < r.X+40 || s.Boxes.Form.H > s.Boxes.Area.H {
		y = r.Y + 6 // above the headline, and above a form that is scrolled
	}
	t.Pin(dst, r.X+26, y, render.Red)
	t.Pin(dst, r.Right()-26, y, render.Red)
}

// drawForm draws what stands on the sheet besides the controls, as far as it is
// scrolled.
func (s *Setup) drawForm(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	part := app.Clipped(dst, s.View(), b.Area)
	defer part.Recycle()
	form := b.Form.Moved(0, -s.UI.Offset(s.AreaID()))
	look := setupLook{version: s.Form.Version, sheet: s.Sheet, form: b.Form}
	s.image.Draw(t, part, form, 0, look, func(dst *ebiten.Image) {
		// The image is painted where it is shown first, which may be scrolled.
		s.paintForm(dst, form.Y-b.Form.Y)
	})
}

// drawEnds lets a form that is scrolled fade out where it goes on out of sight.
func (s *Setup) drawEnds(dst *ebiten.Image) {
	const high, bar = 22, 10
	b := &s.Boxes
	end := render.Rect{X: b.Area.X + 2, W: b.Area.W - 2 - bar, H: high}
	offset := s.UI.Offset(s.AreaID())
	if offset >= 1 {
		end.Y = b.Area.Y
		s.Theme.SheetEnd(dst, end, true)
		s.pinSheet(dst)
	}
	if offset <= b.Form.H-b.Area.H-1 {
		end.Y = b.Area.Bottom() - high
		s.Theme.SheetEnd(dst, end, false)
	}
}

// paintForm draws the form, moved down by dy.
func (s *Setup) paintForm(dst *ebiten.Image, dy float64) {
	t, b, c := s.Theme, &s.Boxes, &s.Theme.Palette
	head, hint := s.headline()
	base := b.headBase + dy
	st := formSub.In(c.Ink2)
	if s.left != "" {
		hint, st = s.Say("setup.bad_letters"), render.Style{Face: render.Bold, Size: 14, Color: c.Loss}
	}
	fits := func(room float64) bool { return t.MeasureText(hint, st)*11.5 <= room*st.Size }
	if room := b.headEnd - b.headX - t.MeasureText(head, formHead) - 12; s.left != "" && !fits(room) {
		// What was left out takes the place of the heading.
		s.paintLeft(dst, hint, base, st.Color)
	} else {
		w := t.DrawText(dst, head, b.headX, base, formHead.In(c.Ink))
		if fits(room) { // a hint that has no room can be done without
			t.DrawFit(dst, hint, b.headX+w+12, base, room, 11.5, st)
		}
	}
	switch s.Sheet {
	case PlayersSheet:
		s.paintPlayers(dst, dy)
	case CalendarSheet:
		s.paintCalendar(dst, dy)
	case RulesSheet:
		s.paintRules(dst, dy)
	case KeptSheet:
		s.paintKept(dst, dy)
	}
}

// paintLeft says in two lines, in the place of the heading whose baseline is base, which
// letters were left out.
func (s *Setup) paintLeft(dst *ebiten.Image, text string, base float64, ink render.Color) {
	t, b := s.Theme, &s.Boxes
	plain, room := render.Style{Face: render.CondensedBold, Size: 12, Color: ink}, b.headEnd-b.headX
	if large := plain.Sized(15); t.MeasureText(text, large) <= room {
		t.DrawText(dst, text, b.headX, base-(formHead.Size-large.Size)*t.TextScale*.36, large)
		return
	}
	grown := t.LargestGrowth(t.TextScale, func(k float64) bool {
		lines := t.Wrap(text, t.Capped(plain, k), room, 2)
		return !lines.Cut && 2*1.15*plain.Size*k <= 24*t.TextScale
	})
	st := t.Capped(plain, grown)
	lines, size := t.Wrap(text, st, room, 2), plain.Size*grown
	leading := 1.15 * size
	y := base - formHead.Size*t.TextScale*.36 + size*.36 - leading*float64(len(lines.Lines)-1)/2
	for i, line := range lines.Lines {
		t.DrawText(dst, line, b.headX, y+float64(i)*leading, st)
	}
}

// headline returns what stands at the head of the sheet.
func (s *Setup) headline() (head, hint string) {
	switch s.Sheet {
	case CalendarSheet:
		return s.Say("setup.head.calendar"), s.Say("setup.head.calendar_hint")
	case RulesSheet:
		return s.Say("setup.head.rules"), ""
	case KeptSheet:
		return s.Say("setup.head.kept"), s.Say("setup.head.kept_hint")
	}
	return s.Say("setup.players"), s.Say("setup.players_hint")
}

// paintPlayers draws what stands on the sheet of the players, moved down by dy.
func (s *Setup) paintPlayers(dst *ebiten.Image, dy float64) {
	t, b, c := s.Theme, &s.Boxes, &s.Theme.Palette
	for i, seat := range s.Form.Seats {
		row := b.Seats[i]
		t.FormRow(dst, row.row.Moved(0, dy), render.SeatColor(seat.Colour), s.spoken.numbers[i])
		if note := s.note(seat); note != "" && !row.Note.Empty() {
			r := row.Note.Moved(0, dy)
			t.DrawFit(dst, note, r.X+8, r.CenterY()+formSmall.Size*t.TextScale*.36, r.W-10, 11.5, formSmall.In(c.Ink2))
		}
	}
	x := b.Seats[0].row.X
	t.DrawText(dst, s.Say("setup.edition"), x, b.Edition.headBase+dy, formHead.In(c.Ink))
	text := b.Edition.lines
	t.DrawLines(dst, text, b.Edition.text.X, b.Edition.text.Y+dy+text.Leading*.76, b.Edition.style.In(c.Ink2))
	m := &b.Months
	t.DrawFit(dst, s.Say("setup.months"), x, m.headBase+dy, m.textW, 11.5, formHead.In(c.Ink))
	t.DrawFit(dst, s.spoken.minutes, x, m.minutesBase+dy, m.textW, 11.5, formText.In(c.Ink))
	if m.noteBase > 0 {
		t.DrawFit(dst, s.Say("setup.months_recommended"), x, m.noteBase+dy, m.textW, 11.5, formSmall.In(c.Ink2))
	}
}

// troubled reports whether what is wrong is about a seat.
func (s *Setup) troubled(key int) bool { return slices.Contains(s.spoken.trouble.Seats, key) }

// drawTrouble says on the desk what keeps the game from being played.
func (s *Setup) drawTrouble(dst *ebiten.Image) {
	text := s.spoken.trouble.Text
	if text == "" {
		return
	}
	t, c, r := s.Theme, &s.Theme.Palette, s.Boxes.TroubleLine
	st := t.Capped(render.Style{Face: render.Bold, Size: 14, Color: c.Loss}, 1.5)
	w := min(t.MeasureText(text, st)+44, r.W)
	r.X, r.W = r.Right()-w, w
	t.Chip(dst, r, "", c.Field, c.Ink)
	t.Art(dst, "warn", r.X+10, r.CenterY()-8, 16)
	t.DrawFit(dst, text, r.X+32, r.CenterY()+st.Size*t.TextScale*.36, r.W-44, 10.5, st)
}

// note is what stands at the right of a seat's row.
func (s *Setup) note(seat *seatForm) string {
	if seat.kind == table.Human {
		return s.Say("setup.human_note")
	}
	return ""
}

// slip returns what the length of a month, counted from 0, is drawn with.
func (s *Setup) slip(i int) render.MonthSlip {
	sp := &s.spoken
	return render.MonthSlip{Title: sp.titles[i], Days: sp.days[i], Unit: sp.unit[i], Month: sp.months[i], Dates: sp.dates}
}

// paintSlip draws the length of a month, with its number where there is only
// room for a strip.
func (s *Setup) paintSlip(dst *ebiten.Image, box render.Rect, state, less, more render.State, slip render.MonthSlip, number string) {
	t := s.Theme
	if number != "" {
		t.MonthStrip(dst, box, slip, number, less, more)
	} else {
		t.MonthSlip(dst, box, slip, less, more)
	}
	if state.Focused {
		t.FocusRing(dst, box, 5)
	}
}

// drawCarried draws the seat that is on its way to another place.
func (s *Setup) drawCarried(dst *ebiten.Image) {
	carry, ok := s.UI.Carrying()
	if !ok {
		return
	}
	key, _, ok := seatPart(carry.From)
	i := s.Form.at(key)
	if !ok || i < 0 {
		return
	}
	t, seat, b := s.Theme, s.Form.Seats[i], s.Boxes.Seats[i]
	r := render.Rect{X: carry.Ghost.X, Y: carry.Ghost.Y, W: b.Name.Right() - b.row.X + 8, H: b.row.H}
	t.LiftShadow(dst, r, 0)
	t.FormRow(dst, r, render.SeatColor(seat.Colour), s.spoken.numbers[i])
	t.Token(dst, seat.look(), r.X+50, r.CenterY()-14.5, 28, render.Flat)
	t.DrawFit(dst, s.spoken.names[i], r.X+b.Name.X-b.row.X+14, r.CenterY()+16*t.TextScale*.36, b.Name.W-20, 11.5,
		render.Style{Face: render.Medium, Size: 16, Color: t.Palette.Ink})
}

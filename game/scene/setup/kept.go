package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// keptBoxes is where the kept setups are, and the field for the name of
// another one.
type keptBoxes struct {
	Name, Keep render.Rect
	note       *render.Lines
	noteX      float64
	noteBase   float64
	// sign stands in the middle of a sheet on which nothing is kept, with the
	// note below it; it is empty else.
	sign render.Rect
	Rows []keptRow
}

// keptEmpty is how the note is set where nothing is kept.
var keptEmpty = render.Style{Face: render.Medium, Size: 15.5, Align: render.Center}

// keptNameOf is how the name of a kept setup is set in a row, which may be tall.
func keptNameOf(tall bool) render.Style {
	if tall {
		return app.SettingLabel.Sized(17)
	}
	return app.SettingLabel
}

// keptSeatsH is how high the line of tokens is in a tall row.
const keptSeatsH = 28.0

// keptRow is where the parts of a kept setup are.
type keptRow struct {
	Row                 render.Rect
	markX, textX, TextW float64
	// page is where a small calendar stands in a high row, in which the tokens are in
	// a line of their own around seatsY. It is empty in the others.
	page                 render.Rect
	seatsY               float64
	nameBase, lineBase   float64
	Field                render.Rect
	Use, Rename, Discard render.Rect
	back                 render.Rect
}

// lay lays the sheet out down to bottom, or further where there is more, and
// returns what is below it.
func (b *keptBoxes) lay(t *render.Theme, n SetupCounts, x, y, w, bottom float64) float64 {
	const gap = 6.0
	k, control := t.TextScale, app.ControlHeight(t)+4
	button := min(w*.46, 190*k)
	b.Name = render.Rect{X: x, Y: y, W: w - button - 10, H: control}
	b.Keep = render.Rect{X: x + w - button, Y: y - 1, W: button, H: control + 2}
	y = b.Name.Bottom() + 12
	if n.KeptNote != "" && n.Kept == 0 {
		b.note = t.WrapEvenly(n.KeptNote, keptEmpty, min(w-4, 380*k), 6)
		size := 96.0
		high := size + 14 + b.note.Height()
		y += max(12, (bottom-y-high)*.4)
		b.sign = render.Rect{X: x + (w-size)/2, Y: y, W: size, H: size}
		b.noteX, b.noteBase = x+w/2, b.sign.Bottom()+14+b.note.Leading*.76
		y += high + 10
	} else if n.KeptNote != "" {
		b.note = t.Wrap(n.KeptNote, formSub, w-4, 6)
		b.noteX, b.noteBase = x+2, y+b.note.Leading*.76
		y += b.note.Height() + 10
	}
	nameH, lineH := t.LineHeight(keptNameOf(false)), t.LineHeight(formSmall)
	// Few rows are higher, and have room for a small calendar then.
	room := (bottom-y)/float64(max(1, n.Kept)) - gap
	rowH := max(52, nameH+lineH+14)
	high := t.LineHeight(keptNameOf(true)) + lineH + keptSeatsH + 20
	tall := room >= high && w >= 620*k
	if tall {
		rowH, nameH = min(room, high+6), t.LineHeight(keptNameOf(true))
	} else {
		rowH = max(rowH, min(rowH*1.25, room))
	}
	for range n.Kept {
		r := keptRow{Row: render.Rect{X: x, Y: y, W: w, H: rowH}}
		in := max(38, 22+16*k)
		at := func(right, w float64) render.Rect {
			return render.Rect{X: right - w, Y: r.Row.CenterY() - in/2, W: w, H: in}
		}
		r.Discard = at(r.Row.Right()-12, 42)
		r.Rename = at(r.Discard.X-8, 42)
		r.Use = at(r.Rename.X-8, 52+44*k)
		r.back = at(r.Row.Right()-12, 60+54*k)
		r.markX, r.textX = r.Row.X+14, r.Row.X+62
		top := r.Row.CenterY() - (nameH+lineH)/2
		if tall {
			pageH := rowH - 18
			r.page = render.Rect{X: r.Row.X + 9, Y: r.Row.Y + 9, W: pageH * 1.5, H: pageH}
			r.textX = r.page.Right() + 16
			top -= keptSeatsH / 2
			r.seatsY = top + nameH + lineH + 2 + keptSeatsH/2
		}
		r.TextW = r.Use.X - 12 - r.textX
		r.nameBase, r.lineBase = top+nameH*.76, top+nameH+lineH*.72
		r.Field = render.Rect{X: r.textX - 2, Y: r.Row.CenterY() - control/2, W: r.TextW + 2, H: control}
		b.Rows = append(b.Rows, r)
		y = r.Row.Bottom() + gap
	}
	return y
}

// keptID is the id of a control of the n-th kept setup, from 1.
func keptID(i int, part string) ui.ID { return ui.ID("kept-" + strconv.Itoa(i+1) + "-" + part) }

// keptNote is what is said above the kept setups.
func (s *Setup) keptNote() string {
	switch {
	case s.Shelf.Trouble != nil:
		return s.shelfTrouble()
	case s.keptTrouble != "":
		return s.keptTrouble
	case len(s.Shelf.List) == 0:
		return s.Say("setup.kept_none")
	}
	return ""
}

// shelfTrouble says why the kept setups cannot be read or written. Those of a
// later version are no file to a player.
func (s *Setup) shelfTrouble() string {
	if store.KindOf(s.Shelf.Trouble) == store.Newer {
		return s.Say("setup.kept_newer")
	}
	return s.StoreTrouble(s.Shelf.Trouble)
}

// keptControls lists the controls of the kept setups.
func (s *Setup) keptControls() []ui.Control {
	b := &s.Boxes.Kept
	name := app.Tidy(s.KeepName.Text())
	keep := ui.Button{Label: s.Say("setup.keep"), Size: 15}
	if name != "" && s.Shelf.named(name) >= 0 {
		keep.Label = s.Say("setup.keep_again")
	}
	button := ui.Control{ID: "keep", Box: b.Keep, Widget: keep}
	if name == "" {
		button.Off, button.Reason = true, s.Say("setup.keep_no_name")
	}
	if s.Shelf.locked {
		button.Off, button.Reason = true, s.shelfTrouble()
	}
	if s.naming() {
		button.Keys = input.SetOf(input.Accept)
	}
	controls := []ui.Control{
		{ID: "keep-name", Box: b.Name, Widget: ui.TextField{Field: s.KeepName, Hint: s.Say("setup.keep_name")}},
		button,
	}
	for i := range s.Shelf.List {
		kept, r := &s.Shelf.List[i], &b.Rows[i]
		called := words.Text("name", kept.Name)
		if kept.binned {
			controls = append(controls, ui.Control{ID: keptID(i, "back"), Box: r.back, Widget: ui.Button{Label: s.Say("setup.kept_back"), Size: 15}})
			continue
		}
		use := ui.Control{ID: keptID(i, "use"), Box: r.Use, Widget: ui.Button{Label: s.Say("setup.kept_use"), Size: 15},
			Tip: render.Tip{Text: s.Say("setup.kept_use_tip", called)}}
		if err := kept.Setup.Check(); err != nil {
			use.Off, use.Reason = true, s.Words.Refusal(err)
		}
		if s.renaming == i+1 {
			controls = append(controls, ui.Control{ID: keptID(i, "name"), Box: r.Field, Widget: ui.TextField{Field: s.newName, Hint: kept.Name}})
			use = ui.Control{ID: keptID(i, "done"), Box: r.Use, Keys: input.SetOf(input.Accept),
				Widget: ui.Button{Label: s.Say("setup.kept_done"), Size: 15}}
		}
		controls = append(controls, use,
			ui.Control{ID: keptID(i, "rename"), Box: r.Rename, Active: s.renaming == i+1, Widget: ui.IconButton{Sign: "rename"},
				Tip: render.Tip{Title: s.Say("setup.kept_rename", called)}},
			ui.Control{ID: keptID(i, "delete"), Box: r.Discard, Widget: ui.IconButton{Sign: "trash"},
				Tip: render.Tip{Title: s.Say("setup.kept_delete", called)}},
		)
	}
	return controls
}

// naming reports whether the keyboard is in the field for a name to keep the
// setup under.
func (s *Setup) naming() bool {
	id, _ := s.UI.Focused()
	return id == "keep-name"
}

// actKept does what a player means with the kept setups. It reports whether
// the event was one of it.
func (s *Setup) actKept(e ui.Event) bool {
	switch e.ID {
	case "keep-name":
		s.changed()
		s.left = cleanField(s.KeepName)
		return true
	case "keep":
		if name := shortenedTo(app.Tidy(s.KeepName.Text()), keptName); name != "" {
			s.finishRenaming()
			s.Kept(s.Shelf.Keep(name, s.Form.Document()))
			s.KeepName.SetText("")
		}
		return true
	}
	rest, ok := strings.CutPrefix(string(e.ID), "kept-")
	if !ok {
		return false
	}
	number, part, _ := strings.Cut(rest, "-")
	i, err := strconv.Atoi(number)
	if i--; err != nil || i < 0 || i >= len(s.Shelf.List) {
		return true
	}
	switch part {
	case "name":
		s.changed()
		s.left = cleanField(s.newName)
		return true
	case "use":
		s.finishRenaming()
		s.use(i)
	case "rename":
		was := s.renaming
		s.finishRenaming()
		if was != i+1 {
			s.renaming, s.newName = i+1, ui.NewField(s.Shelf.List[i].Name, keptName)
			s.changed()
			s.build()
			s.UI.Focus(keptID(i, "name"), true)
		}
	case "done":
		s.finishRenaming()
		s.UI.Focus(keptID(i, "use"), true)
	case "delete":
		s.finishRenaming()
		s.Kept(s.Shelf.Bin(i, true))
		s.UI.Focus(keptID(i, "back"), true)
	case "back":
		s.Kept(s.Shelf.Bin(i, false))
	}
	s.changed()
	return true
}

// finishRenaming gives a kept setup the name that was written for it.
func (s *Setup) finishRenaming() {
	if i := s.renaming - 1; i >= 0 && i < len(s.Shelf.List) {
		s.Kept(s.Shelf.Rename(i, shortenedTo(app.Tidy(s.newName.Text()), keptName)))
	}
	s.renaming = 0
}

// Kept notes what became of a change of the kept setups.
func (s *Setup) Kept(err error) {
	s.keptTrouble = ""
	if err != nil {
		s.keptTrouble = s.StoreTrouble(err)
	}
	s.changed()
}

// use fills the form in with a kept setup.
func (s *Setup) use(i int) {
	f := NewForm(s.Words)
	f.Last = s.Form.Last
	f.Fill(s.Shelf.List[i].Setup)
	f.Version = s.Form.Version + 1
	s.Form = f
	s.turnTo(PlayersSheet)
}

// keptLine says in one line what a kept setup is.
func (s *Setup) keptLine(doc *setups.SetupDocument) string {
	edition, _ := engine.ParseEdition(doc.Edition)
	values := []words.Value{
		words.Message("edition", "setup.edition."+edition.String()),
		words.Text("players", s.Words.Count("setup.kept_players", len(doc.Seats))),
		words.Text("months", s.Words.Count("setup.kept_months", len(doc.Months))),
	}
	rules := 0
	for _, id := range doc.House {
		if rule, ok := engine.ParseHouseRule(id); ok && engine.EditionOf(edition).House.Has(rule) {
			rules++
		}
	}
	if rules == 0 {
		return s.Say("setup.kept_line", values...)
	}
	return s.Say("setup.kept_line_rules", append(values, words.Text("rules", s.Words.Count("setup.kept_rules", rules)))...)
}

// paintKept draws the kept setups, moved down by dy.
func (s *Setup) paintKept(dst *ebiten.Image, dy float64) {
	t, c, b := s.Theme, &s.Theme.Palette, &s.Boxes.Kept
	if b.note != nil {
		st, sign := formSub, "folder"
		if !b.sign.Empty() {
			st = keptEmpty
		}
		st.Color = c.Ink2
		if s.Shelf.Trouble != nil || s.keptTrouble != "" {
			st.Color, sign = c.Loss, "warn"
		}
		if !b.sign.Empty() {
			t.Well(dst, b.sign.Moved(0, dy), b.sign.W/2)
			t.Art(dst, sign, b.sign.X+24, b.sign.Y+dy+24, b.sign.W-48)
		}
		t.DrawLines(dst, b.note, b.noteX, b.noteBase+dy, st)
	}
	for i := range s.Shelf.List {
		kept, r := &s.Shelf.List[i], &b.Rows[i]
		row := r.Row.Moved(0, dy)
		t.Choice(dst, row, render.State{Off: kept.binned})
		if kept.binned {
			x, down := r.markX+4, 0.0
			if !r.page.Empty() {
				x, down = r.page.CenterX()-12, keptSeatsH/2
			}
			t.Art(dst, "trash", x, row.CenterY()-12, 24)
			room := r.back.X - 12 - r.textX
			t.DrawFit(dst, s.Say("setup.kept_bin", words.Text("name", kept.Name)), r.textX, r.nameBase+dy+down, room, 11.5, app.SettingLabel.In(c.Ink))
			t.DrawFit(dst, s.Say("setup.kept_bin_note"), r.textX, r.lineBase+dy+down, room, 11, formSmall.In(c.Ink2))
			continue
		}
		edition, _ := engine.ParseEdition(kept.Setup.Edition)
		if r.page.Empty() {
			t.EditionMark(dst, edition.String(), r.markX, row.CenterY()-9)
		} else {
			t.EditionPage(dst, r.page.Moved(0, dy), edition.String(), keptDays(&kept.Setup))
		}
		if s.renaming == i+1 {
			continue
		}
		nameBase, lineBase := r.nameBase+dy, r.lineBase+dy
		if n := len(kept.Setup.Seats); !r.page.Empty() && (n == 0 || n > render.MaxSeats) {
			nameBase, lineBase = nameBase+keptSeatsH/2, lineBase+keptSeatsH/2 // no tokens stand below
		}
		name := t.DrawFit(dst, kept.Name, r.textX, nameBase, r.TextW, 11.5, keptNameOf(!r.page.Empty()).In(c.Ink))
		line, st := s.keptLine(&kept.Setup), formSmall.In(c.Ink2)
		if err := kept.Setup.Check(); err != nil {
			line, st.Color = s.Words.Refusal(err), c.Loss
		}
		what := t.DrawFit(dst, line, r.textX, lineBase, r.TextW, 10.5, st)
		if r.page.Empty() {
			s.paintKeptSeats(dst, &kept.Setup, r.textX+r.TextW-8, row.CenterY(), r.TextW-max(name, what)-24)
		} else {
			s.paintKeptSeats(dst, &kept.Setup, r.textX+keptSeatStep*float64(len(kept.Setup.Seats)), r.seatsY+dy, r.TextW)
		}
	}
}

// keptDays returns how many days the first month of a kept setup has.
func keptDays(doc *setups.SetupDocument) int {
	if len(doc.Months) == 0 {
		return engine.MaxDays
	}
	return min(max(doc.Months[0], 1), engine.MaxDays)
}

// keptSeatStep is how far apart the tokens of a kept setup stand.
const keptSeatStep = 31.0

// paintKeptSeats draws the tokens of a kept setup in a width, up to an end, if all
// of them have room there.
func (s *Setup) paintKeptSeats(dst *ebiten.Image, doc *setups.SetupDocument, end, y, width float64) {
	const size, step = 26.0, keptSeatStep
	n := len(doc.Seats)
	if n == 0 || n > render.MaxSeats || float64(n)*step > width {
		return
	}
	x := end - float64(n)*step
	for i, seat := range doc.Seats {
		colour, token := slices.Index(table.ColourNames(), seat.Colour), slices.Index(table.TokenNames(), seat.Token)
		if colour < 0 || token < 0 {
			continue
		}
		k := render.Token{Color: render.SeatColor(colour), Shape: render.Shape(token)}
		s.Theme.Token(dst, k, x+float64(i)*step, y-size/2, size, render.Flat)
	}
}

package scene

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// keptBoxes is where the kept setups are, and the field for the name of
// another one.
type keptBoxes struct {
	name, keep render.Rect
	note       *render.Lines
	noteX      float64
	noteBase   float64
	// sign stands in the middle of a sheet on which nothing is kept, with the
	// note below it; it is empty else.
	sign render.Rect
	rows []keptRow
}

// keptEmpty is how the note is set where nothing is kept.
var keptEmpty = render.Style{Face: render.Medium, Size: 15.5, Align: render.Center}

// keptNameOf is how the name of a kept setup is set in a row, which may be tall.
func keptNameOf(tall bool) render.Style {
	if tall {
		return settingLabel.Sized(17)
	}
	return settingLabel
}

// keptSeatsH is how high the line of tokens is in a tall row.
const keptSeatsH = 28.0

// keptRow is where the parts of a kept setup are.
type keptRow struct {
	row                 render.Rect
	markX, textX, textW float64
	// page is where a small calendar stands in a high row, in which the tokens are in
	// a line of their own around seatsY. It is empty in the others.
	page                 render.Rect
	seatsY               float64
	nameBase, lineBase   float64
	field                render.Rect
	use, rename, discard render.Rect
	back                 render.Rect
}

// lay lays the sheet out down to bottom, or further where there is more, and
// returns what is below it.
func (b *keptBoxes) lay(t *render.Theme, n setupCounts, x, y, w, bottom float64) float64 {
	const gap = 6.0
	k, control := t.TextScale, controlHeight(t)+4
	button := min(w*.46, 190*k)
	b.name = render.Rect{X: x, Y: y, W: w - button - 10, H: control}
	b.keep = render.Rect{X: x + w - button, Y: y - 1, W: button, H: control + 2}
	y = b.name.Bottom() + 12
	if n.keptNote != "" && n.kept == 0 {
		b.note = t.WrapEvenly(n.keptNote, keptEmpty, min(w-4, 380*k), 6)
		size := 96.0
		high := size + 14 + b.note.Height()
		y += max(12, (bottom-y-high)*.4)
		b.sign = render.Rect{X: x + (w-size)/2, Y: y, W: size, H: size}
		b.noteX, b.noteBase = x+w/2, b.sign.Bottom()+14+b.note.Leading*.76
		y += high + 10
	} else if n.keptNote != "" {
		b.note = t.Wrap(n.keptNote, formSub, w-4, 6)
		b.noteX, b.noteBase = x+2, y+b.note.Leading*.76
		y += b.note.Height() + 10
	}
	nameH, lineH := t.LineHeight(keptNameOf(false)), t.LineHeight(formSmall)
	// Few rows are higher, and have room for a small calendar then.
	room := (bottom-y)/float64(max(1, n.kept)) - gap
	rowH := max(52, nameH+lineH+14)
	high := t.LineHeight(keptNameOf(true)) + lineH + keptSeatsH + 20
	tall := room >= high && w >= 620*k
	if tall {
		rowH, nameH = min(room, high+6), t.LineHeight(keptNameOf(true))
	} else {
		rowH = max(rowH, min(rowH*1.25, room))
	}
	for range n.kept {
		r := keptRow{row: render.Rect{X: x, Y: y, W: w, H: rowH}}
		in := max(38, 22+16*k)
		at := func(right, w float64) render.Rect {
			return render.Rect{X: right - w, Y: r.row.CenterY() - in/2, W: w, H: in}
		}
		r.discard = at(r.row.Right()-12, 42)
		r.rename = at(r.discard.X-8, 42)
		r.use = at(r.rename.X-8, 52+44*k)
		r.back = at(r.row.Right()-12, 60+54*k)
		r.markX, r.textX = r.row.X+14, r.row.X+62
		top := r.row.CenterY() - (nameH+lineH)/2
		if tall {
			pageH := rowH - 18
			r.page = render.Rect{X: r.row.X + 9, Y: r.row.Y + 9, W: pageH * 1.5, H: pageH}
			r.textX = r.page.Right() + 16
			top -= keptSeatsH / 2
			r.seatsY = top + nameH + lineH + 2 + keptSeatsH/2
		}
		r.textW = r.use.X - 12 - r.textX
		r.nameBase, r.lineBase = top+nameH*.76, top+nameH+lineH*.72
		r.field = render.Rect{X: r.textX - 2, Y: r.row.CenterY() - control/2, W: r.textW + 2, H: control}
		b.rows = append(b.rows, r)
		y = r.row.Bottom() + gap
	}
	return y
}

// keptID is the id of a control of the n-th kept setup, from 1.
func keptID(i int, part string) ui.ID { return ui.ID("kept-" + strconv.Itoa(i+1) + "-" + part) }

// keptNote is what is said above the kept setups.
func (s *setup) keptNote() string {
	switch {
	case s.shelf.trouble != nil:
		return s.shelfTrouble()
	case s.keptTrouble != "":
		return s.keptTrouble
	case len(s.shelf.list) == 0:
		return s.Say("setup.kept_none")
	}
	return ""
}

// shelfTrouble says why the kept setups cannot be read or written. Those of a
// later version are no file to a player.
func (s *setup) shelfTrouble() string {
	if store.KindOf(s.shelf.trouble) == store.Newer {
		return s.Say("setup.kept_newer")
	}
	return s.storeTrouble(s.shelf.trouble)
}

// keptControls lists the controls of the kept setups.
func (s *setup) keptControls() []ui.Control {
	b := &s.boxes.kept
	name := tidy(s.keepName.Text())
	keep := ui.Button{Label: s.Say("setup.keep"), Size: 15}
	if name != "" && s.shelf.named(name) >= 0 {
		keep.Label = s.Say("setup.keep_again")
	}
	button := ui.Control{ID: "keep", Box: b.keep, Widget: keep}
	if name == "" {
		button.Off, button.Reason = true, s.Say("setup.keep_no_name")
	}
	if s.shelf.locked {
		button.Off, button.Reason = true, s.shelfTrouble()
	}
	if s.naming() {
		button.Keys = input.SetOf(input.Accept)
	}
	controls := []ui.Control{
		{ID: "keep-name", Box: b.name, Widget: ui.TextField{Field: s.keepName, Hint: s.Say("setup.keep_name")}},
		button,
	}
	for i := range s.shelf.list {
		kept, r := &s.shelf.list[i], &b.rows[i]
		called := words.Text("name", kept.Name)
		if kept.binned {
			controls = append(controls, ui.Control{ID: keptID(i, "back"), Box: r.back, Widget: ui.Button{Label: s.Say("setup.kept_back"), Size: 15}})
			continue
		}
		use := ui.Control{ID: keptID(i, "use"), Box: r.use, Widget: ui.Button{Label: s.Say("setup.kept_use"), Size: 15},
			Tip: render.Tip{Text: s.Say("setup.kept_use_tip", called)}}
		if err := kept.Setup.check(); err != nil {
			use.Off, use.Reason = true, s.Words.Refusal(err)
		}
		if s.renaming == i+1 {
			controls = append(controls, ui.Control{ID: keptID(i, "name"), Box: r.field, Widget: ui.TextField{Field: s.newName, Hint: kept.Name}})
			use = ui.Control{ID: keptID(i, "done"), Box: r.use, Keys: input.SetOf(input.Accept),
				Widget: ui.Button{Label: s.Say("setup.kept_done"), Size: 15}}
		}
		controls = append(controls, use,
			ui.Control{ID: keptID(i, "rename"), Box: r.rename, Active: s.renaming == i+1, Widget: ui.IconButton{Sign: "rename"},
				Tip: render.Tip{Title: s.Say("setup.kept_rename", called)}},
			ui.Control{ID: keptID(i, "delete"), Box: r.discard, Widget: ui.IconButton{Sign: "trash"},
				Tip: render.Tip{Title: s.Say("setup.kept_delete", called)}},
		)
	}
	return controls
}

// naming reports whether the keyboard is in the field for a name to keep the
// setup under.
func (s *setup) naming() bool {
	id, _ := s.hand.Focused()
	return id == "keep-name"
}

// actKept does what a player means with the kept setups. It reports whether
// the event was one of it.
func (s *setup) actKept(e ui.Event) bool {
	switch e.ID {
	case "keep-name":
		s.changed()
		s.left = cleanField(s.keepName)
		return true
	case "keep":
		if name := shortenedTo(tidy(s.keepName.Text()), keptName); name != "" {
			s.finishRenaming()
			s.kept(s.shelf.keep(name, s.form.document()))
			s.keepName.SetText("")
		}
		return true
	}
	rest, ok := strings.CutPrefix(string(e.ID), "kept-")
	if !ok {
		return false
	}
	number, part, _ := strings.Cut(rest, "-")
	i, err := strconv.Atoi(number)
	if i--; err != nil || i < 0 || i >= len(s.shelf.list) {
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
			s.renaming, s.newName = i+1, ui.NewField(s.shelf.list[i].Name, keptName)
			s.changed()
			s.build()
			s.hand.Focus(keptID(i, "name"), true)
		}
	case "done":
		s.finishRenaming()
		s.hand.Focus(keptID(i, "use"), true)
	case "delete":
		s.finishRenaming()
		s.kept(s.shelf.bin(i, true))
		s.hand.Focus(keptID(i, "back"), true)
	case "back":
		s.kept(s.shelf.bin(i, false))
	}
	s.changed()
	return true
}

// finishRenaming gives a kept setup the name that was written for it.
func (s *setup) finishRenaming() {
	if i := s.renaming - 1; i >= 0 && i < len(s.shelf.list) {
		s.kept(s.shelf.rename(i, shortenedTo(tidy(s.newName.Text()), keptName)))
	}
	s.renaming = 0
}

// kept notes what became of a change of the kept setups.
func (s *setup) kept(err error) {
	s.keptTrouble = ""
	if err != nil {
		s.keptTrouble = s.storeTrouble(err)
	}
	s.changed()
}

// use fills the form in with a kept setup.
func (s *setup) use(i int) {
	f := newForm(s.Words)
	f.last = s.form.last
	f.fill(s.shelf.list[i].Setup)
	f.version = s.form.version + 1
	s.form = f
	s.turnTo(playersSheet)
}

// keptLine says in one line what a kept setup is.
func (s *setup) keptLine(doc *setupDocument) string {
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
func (s *setup) paintKept(dst *ebiten.Image, dy float64) {
	t, c, b := s.Theme, &s.Theme.Palette, &s.boxes.kept
	if b.note != nil {
		st, sign := formSub, "folder"
		if !b.sign.Empty() {
			st = keptEmpty
		}
		st.Color = c.Ink2
		if s.shelf.trouble != nil || s.keptTrouble != "" {
			st.Color, sign = c.Loss, "warn"
		}
		if !b.sign.Empty() {
			t.Well(dst, b.sign.Moved(0, dy), b.sign.W/2)
			t.Art(dst, sign, b.sign.X+24, b.sign.Y+dy+24, b.sign.W-48)
		}
		t.DrawLines(dst, b.note, b.noteX, b.noteBase+dy, st)
	}
	for i := range s.shelf.list {
		kept, r := &s.shelf.list[i], &b.rows[i]
		row := r.row.Moved(0, dy)
		t.Choice(dst, row, render.State{Off: kept.binned})
		if kept.binned {
			x, down := r.markX+4, 0.0
			if !r.page.Empty() {
				x, down = r.page.CenterX()-12, keptSeatsH/2
			}
			t.Art(dst, "trash", x, row.CenterY()-12, 24)
			room := r.back.X - 12 - r.textX
			t.DrawFit(dst, s.Say("setup.kept_bin", words.Text("name", kept.Name)), r.textX, r.nameBase+dy+down, room, 11.5, settingLabel.In(c.Ink))
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
		name := t.DrawFit(dst, kept.Name, r.textX, nameBase, r.textW, 11.5, keptNameOf(!r.page.Empty()).In(c.Ink))
		line, st := s.keptLine(&kept.Setup), formSmall.In(c.Ink2)
		if err := kept.Setup.check(); err != nil {
			line, st.Color = s.Words.Refusal(err), c.Loss
		}
		what := t.DrawFit(dst, line, r.textX, lineBase, r.textW, 10.5, st)
		if r.page.Empty() {
			s.paintKeptSeats(dst, &kept.Setup, r.textX+r.textW-8, row.CenterY(), r.textW-max(name, what)-24)
		} else {
			s.paintKeptSeats(dst, &kept.Setup, r.textX+keptSeatStep*float64(len(kept.Setup.Seats)), r.seatsY+dy, r.textW)
		}
	}
}

// keptDays returns how many days the first month of a kept setup has.
func keptDays(doc *setupDocument) int {
	if len(doc.Months) == 0 {
		return engine.MaxDays
	}
	return min(max(doc.Months[0], 1), engine.MaxDays)
}

// keptSeatStep is how far apart the tokens of a kept setup stand.
const keptSeatStep = 31.0

// paintKeptSeats draws the tokens of a kept setup in a width, up to an end, if all
// of them have room there.
func (s *setup) paintKeptSeats(dst *ebiten.Image, doc *setupDocument, end, y, width float64) {
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

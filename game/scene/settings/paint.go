package settings

import (
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// paintWall draws what does not move: wall, desk, and what is written on them.
func (s *Settings) paintWall(dst *ebiten.Image) {
	t, b, c := s.Theme, &s.Boxes, &s.Theme.Palette
	t.Backdrop(dst, b.Desk)
	head := app.PageHead.In(c.Cream)
	head.Size = min(head.Size, 32*1.4/t.TextScale)
	w := t.DrawText(dst, s.Say("settings.title"), b.headX, b.headBase, head)
	t.DrawFit(dst, s.Say("settings.title_note"), b.headX+w+16, b.headBase, b.Close.X-b.headX-w-30, 12, app.PageNote.In(c.Cream))
	kept := "settings.kept"
	if !s.Desktop {
		kept = "settings.kept_browser"
	}
	if !s.Store.Lasts() {
		kept = "save.memory"
	}
	st := render.Style{Face: render.Bold, Size: 15, Color: c.OnWood}
	if b.Reset.X-b.keptX < 200*t.TextScale {
		return
	}
	t.DrawFit(dst, s.Say(kept), b.keptX, b.Back.CenterY()+st.Size*t.TextScale*.36, b.Reset.X-b.keptX-20, 11.5, st)
}

// paintPanes draws the panes without their controls, moved down by dy.
func (s *Settings) paintPanes(dst *ebiten.Image, dy float64) {
	for i := range s.Panes {
		s.paintPane(dst, &s.Panes[i], &s.Boxes.Panes[i], dy)
	}
}

func (s *Settings) paintPane(dst *ebiten.Image, p *pane, b *paneBoxes, dy float64) {
	t, c := s.Theme, &s.Theme.Palette
	t.Panel(dst, b.Box.Moved(0, dy), render.Paper)
	x, base := b.Box.X+18, b.headBase+dy
	size := 22 * signGrowth(t)
	if p.sign != "" {
		size = max(size, t.DrawText(dst, p.sign, x, base, render.Style{Face: render.Bold, Size: 19, Color: c.Ink}))
	} else {
		t.Art(dst, p.art, x, base-7*t.TextScale-size/2, size)
	}
	t.DrawText(dst, p.Title, x+size+12, base, app.PaneHead.In(c.Ink))
	if p.Head != nil {
		t.DrawText(dst, p.Head.Label, b.labelEnd, base-1, app.SettingNote.In(c.Ink2).Aligned(render.End))
	}
	for i := range p.Rows {
		row, box := &p.Rows[i], &b.Rows[i]
		if row.apart {
			t.Rule(dst, x, box.Row.Y-settingGap/2+dy, box.Row.W)
		}
		switch {
		case row.blank:
		case row.sample:
			s.paintSample(dst, box.Row.Moved(0, dy))
		case row.Widget == nil && row.ID != "":
			// It is a control, which draws itself.
		case row.Widget == nil:
			s.paintKeys(dst, row, box.Row.Moved(0, dy), i%2 == 0, render.State{})
		default:
			s.paintRow(dst, row, box, dy)
		}
	}
	if b.note != nil {
		t.DrawLines(dst, b.note, x, b.noteBase+dy, app.SettingNote.In(c.Ink2))
	}
}

func (s *Settings) paintRow(dst *ebiten.Image, row *setting, b *settingBoxes, dy float64) {
	t, c := s.Theme, &s.Theme.Palette
	room := b.Row.W
	if slider, ok := row.Widget.(ui.Slider); ok {
		room = b.Control.X - 12 - 18*signGrowth(t) - b.labelX
		art := "speaker"
		if slider.Value == 0 {
			art = "mute"
		}
		sign := 18 * signGrowth(t)
		t.Art(dst, art, b.Control.X-10-sign, b.Control.CenterY()+dy-sign/2, sign)
		st := app.SettingLabel.In(c.Ink).Aligned(render.End)
		if slider.Value == 0 {
			st.Color = c.Ink2
		}
		t.DrawFit(dst, row.value, b.valueEnd, b.labelBase+dy, b.valueEnd-b.Control.Right()-4, 11, st)
	}
	t.DrawFit(dst, row.Label, b.labelX, b.labelBase+dy, room, 11.5, app.SettingLabel.In(c.Ink))
	if row.note != "" && b.noteW > 0 {
		t.DrawFit(dst, row.note, b.noteX, b.noteBase+dy, b.noteW, 11.5, app.SettingNote.In(c.Ink2))
	}
}

// paintSample shows how text looks in the size and contrast that are set.
func (s *Settings) paintSample(dst *ebiten.Image, r render.Rect) {
	t, c := s.Theme, &s.Theme.Palette
	r.Y, r.H = r.Y+5, r.H-12
	t.Well(dst, r, 7)
	size := min(r.H-14, 60*signGrowth(t))
	t.ArtPlate(dst, render.Rect{X: r.X + 10, Y: r.CenterY() - size/2, W: size, H: size}, "bill", render.Rose)
	x := r.X + size + 26
	room := r.Right() - 14 - x
	head, text := t.LineHeight(app.SampleHead), t.LineHeight(app.SampleText)
	y := r.CenterY() - (head+text)/2
	t.DrawFit(dst, s.Say("settings.sample", words.Money("money", 600)), x, y+head*.74, room, 11.5, app.SampleHead.In(c.Ink))
	t.DrawFit(dst, s.Say("settings.sample_note"), x, y+head+text*.7, room, 11.5, app.SampleText.In(c.Ink))
}

// paintKeys draws the row of an action with its keys, or says that it waits for
// one.
func (s *Settings) paintKeys(dst *ebiten.Image, row *setting, r render.Rect, striped bool, state render.State) {
	t, c := s.Theme, &s.Theme.Palette
	x := r.Right() - 10
	base := r.CenterY() + app.SettingLabel.Size*t.TextScale*.36
	if state.Active {
		t.HitFrame(dst, render.Rect{X: r.X - 6, Y: r.Y - 1, W: r.W + 12, H: r.H + 2})
		st := app.SettingLabel.In(c.Families[render.Red].Edge).Aligned(render.End)
		x -= t.DrawFit(dst, s.Say("settings.press"), x, base, r.W*.55, 11.5, st)
	} else {
		t.Row(dst, r, striped, state)
		for i := len(row.Keys) - 1; i >= 0; i-- {
			x -= t.ListKeycap(dst, x, r.CenterY(), row.Keys[i], signGrowth(t)) + 6
		}
	}
	t.DrawFit(dst, row.Label, r.X+10, base, x-18-r.X, 11.5, app.SettingRow.In(c.Ink))
}

// paintLanguage draws the row of a language: what it calls itself, and where it
// is spoken.
func (s *Settings) paintLanguage(dst *ebiten.Image, row *setting, r render.Rect, striped bool, state render.State) {
	t, c := s.Theme, &s.Theme.Palette
	name, place := app.SettingRow.In(c.Ink), app.SettingNote.In(c.Ink2).Aligned(render.End)
	t.ChoiceRow(dst, r, striped, row.chosen, state)
	end := r.Right() - 12
	if row.chosen {
		name.Color, place.Color = c.Cream, c.Cream
		end -= 26
	}
	base := r.CenterY() + app.SettingLabel.Size*t.TextScale*.36
	room := end - r.X - 12
	w := t.DrawFit(dst, row.Label, r.X+12, base, room, 11.5, name)
	if left := room - w - 12; left > 40 {
		t.DrawFit(dst, row.note, end, base, left, 11.5, place)
	}
}

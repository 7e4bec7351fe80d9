package sounds

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/words"
	"bigpayday/render"
)

var (
	soundsTitle = render.Style{Face: render.Black, Size: 30}
	soundsNote  = render.Style{Face: render.CondensedMedium, Size: 15}
	soundsHead  = render.Style{Face: render.Black, Size: 18}
	soundsName  = render.Style{Face: render.Medium, Size: 15}
	soundsSmall = render.Style{Face: render.CondensedMedium, Size: 13.5}
	soundsBold  = render.Style{Face: render.Bold, Size: 15}
)

func (s *Sounds) Draw(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	s.back.Draw(t, dst, s.View().Bounds(), 0, soundsKey{s.View().Compact}, s.paintBack)
	s.drawNote(dst)
	s.drawValues(dst)
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	s.drawChosen(dst, b.Chosen)
	s.UI.DrawTip(dst)
}

// paintBack paints what does not change: the wall, the desk, the sheets and
// their labels.
func (s *Sounds) paintBack(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	t.Backdrop(dst, b.desk)
	t.DrawFit(dst, s.Say("sounds.title"), b.titleX, b.titleBase, s.View().W/2, 16, s.titleStyle().In(t.Palette.Cream))
	title := func(g int) string { return s.Say("settings.volume." + groupLabels[g]) }
	head := t.CommonStyle(t.Capped(soundsHead, 1.3), b.Groups[0].Head.W-soundsHeadX, 11, len(b.Groups), title)
	for g := range b.Groups {
		t.Panel(dst, b.Groups[g].Box, render.Paper)
		s.paintHead(dst, b.Groups[g].Head, groupArt[g], title(g), head)
	}
	t.Panel(dst, b.Sound.Box, render.Paper)
	s.paintHead(dst, b.Sound.Head, "speaker", s.Say("settings.sound"), head)
	s.paintLabels(dst)
	t.Panel(dst, b.Chosen, render.Slip)
}

// soundsHeadX is how far from its sign the title of a sheet stands.
const soundsHeadX = 36

func (s *Sounds) paintHead(dst *ebiten.Image, r render.Rect, art, title string, st render.Style) {
	t := s.Theme
	t.Art(dst, art, r.X, r.CenterY()-12, 24)
	t.DrawFit(dst, title, r.X+soundsHeadX, r.CenterY()+st.Size*t.TextScale*.36, r.W-soundsHeadX, 11, st.In(t.Palette.Ink))
}

// label is what a row with music or a volume is for.
func (s *Sounds) label(row int) string {
	switch row {
	case 0:
		return s.Say("sounds.music")
	case 1:
		return s.Say("sounds.day")
	}
	return s.Say(volumes[row-2].label)
}

// paintLabels writes what the rows with music and volumes are for, all in one
// size.
func (s *Sounds) paintLabels(dst *ebiten.Image) {
	t, room := s.Theme, s.boxes.labelW-18
	st := t.CommonStyle(t.Capped(soundsName, 1.3), room, 10, soundRows, s.label)
	for row, r := range s.boxes.Sound.Rows {
		t.DrawFit(dst, s.label(row), r.X+8, r.CenterY()+st.Size*t.TextScale*.36, room, 10, st.In(t.Palette.Ink))
	}
}

// titleStyle is the type of the title, which has little room in small windows.
func (s *Sounds) titleStyle() render.Style {
	if s.View().Compact {
		return s.Theme.Capped(soundsTitle, 1)
	}
	return s.Theme.Capped(soundsTitle, 1.2)
}

// drawNote says beside the title what the page is for, or why nothing is heard.
func (s *Sounds) drawNote(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	x := b.titleX + t.MeasureText(s.Say("sounds.title"), s.titleStyle()) + 16
	id := "sounds.note"
	switch {
	case s.Silent() && s.status == audio.Lost:
		id = "error.sound_lost"
	case s.Silent() || s.Sound == nil:
		id = "error.sound"
	case s.status == audio.Opening:
		id = "sounds.opening"
	}
	t.DrawFit(dst, s.Say(id), x, b.titleBase, s.View().W-x-24, 11, t.Capped(soundsNote, 1.3).In(t.Palette.Cream))
}

// drawValues writes the values beside their sliders.
func (s *Sounds) drawValues(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	value := func(row int, text string) {
		r := b.Sound.Rows[row]
		st := t.Capped(soundsBold, 1.3).In(t.Palette.Ink).Aligned(render.End)
		t.DrawFit(dst, text, r.Right()-2, r.CenterY()+st.Size*t.TextScale*.36, b.valueW-6, 10, st)
	}
	on := "settings.on"
	if s.Settings.Mute {
		on = "settings.off"
	}
	st := t.Capped(soundsSmall, 1.3).In(t.Palette.Ink2).Aligned(render.End)
	w := b.SoundOn.W - render.ToggleW - 10
	t.DrawFit(dst, s.Say(on), b.SoundOn.X+w, b.SoundOn.CenterY()+st.Size*t.TextScale*.36, w, 10, st)
	value(1, s.Words.Day(uint8(s.Day)))
	for i := range volumes {
		value(2+i, s.Say("settings.percent", words.Number("n", *volumes[i].of(&s.Settings))))
	}
}

// soundTakeW is the room for which take of a cue is heard.
const soundTakeW = 30.0

// soundRowWidths returns how wide the picture of a sound is in a row, and how wide
// its name may be. In a narrow row the name needs the room more.
func soundRowWidths(w float64) (wave, name float64) {
	wave = w * .25
	if w < 300 {
		wave = w * .2
	}
	return wave, w - 36 - wave - soundTakeW - 14
}

// widenLabels gives labels that need it a little of the room of the sliders.
func (s *Sounds) widenLabels() {
	t, b := s.Theme, &s.boxes
	for row := range soundRows {
		need := t.MeasureText(s.label(row), t.Capped(soundsName, 1.3)) + 20
		b.labelW = min(max(b.labelW, need), b.Sound.Box.W*.48)
	}
}

// styleNames settles in which type the names of the cues are set, in one size on
// each sheet.
func (s *Sounds) styleNames() {
	for g := range s.named {
		var names []string
		for i := range s.Rows {
			if s.Rows[i].Cue.Group() == audio.Group(g) {
				names = append(names, s.Rows[i].name)
			}
		}
		_, room := soundRowWidths(s.boxes.Groups[g].Rows[0].W)
		s.named[g] = s.Theme.CommonStyle(s.Theme.Capped(soundsName, 1.3), room, 10, len(names), func(i int) string { return names[i] })
	}
}

// drawRow draws a cue in its list.
func (s *Sounds) drawRow(dst *ebiten.Image, r render.Rect, row *soundRow, striped bool, state render.State) {
	t := s.Theme
	t.Row(dst, r, striped, state)
	t.Art(dst, "play", r.X+10, r.CenterY()-8, 16)
	waveW, nameW := soundRowWidths(r.W)
	name := s.named[row.Cue.Group()].In(t.Palette.Ink)
	t.DrawFit(dst, row.name, r.X+36, r.CenterY()+name.Size*t.TextScale*.36, nameW, 10, name)
	if len(row.Takes) > 1 {
		small := t.Capped(soundsSmall, 1.2).In(t.Palette.Ink2).Aligned(render.End)
		take := s.Say("sounds.take_short", words.Number("n", row.Take+1), words.Number("of", len(row.Takes)))
		t.DrawFit(dst, take, r.Right()-waveW-14, r.CenterY()+small.Size*t.TextScale*.36, soundTakeW, 9, small)
	}
	s.drawWave(dst, render.Rect{X: r.Right() - waveW - 6, Y: r.CenterY() - 13, W: waveW, H: 26}, row, &row.image)
}

// drawWave draws the take of a row that is heard.
func (s *Sounds) drawWave(dst *ebiten.Image, r render.Rect, row *soundRow, image *render.CachedImage[waveKey]) {
	take := &row.Takes[row.Take]
	if take.Reaches == nil {
		return
	}
	image.Draw(s.Theme, dst, r, 2, waveKey{row.Cue, row.Take}, func(dst *ebiten.Image) {
		s.Theme.Waveform(dst, r, take.Reaches, s.Theme.Palette.Families[render.Blue].Face)
	})
}

// drawChosen draws the slip with the sound heard last: its name, how long it
// is, and how much of it has been heard.
func (s *Sounds) drawChosen(dst *ebiten.Image, r render.Rect) {
	t, c := s.Theme, &s.Theme.Palette
	x, w := r.X+18, s.boxes.Wave.X-r.X-30
	if s.Chosen < 0 {
		st := t.Capped(soundsName, 1.3).In(c.Ink2)
		t.DrawFit(dst, s.Say("sounds.none"), x, r.CenterY()+st.Size*t.TextScale*.36, w, 10, st)
		return
	}
	row := &s.Rows[s.Chosen]
	take := &row.Takes[row.Take]
	head, small := t.Capped(soundsHead, 1.1).In(c.Ink), t.Capped(soundsNote, 1.1).In(c.Ink2)
	upper, lower := r.CenterY()-3, r.CenterY()+18
	if s.View().Compact {
		head, small = t.Capped(soundsBold, 1).In(c.Ink), t.Capped(soundsSmall, 1).In(c.Ink2)
		upper, lower = r.CenterY()-2, r.CenterY()+13
	}
	t.DrawFit(dst, row.name, x, upper, w, 10, head)
	at := t.DrawFit(dst, s.Say("sounds.take", words.Number("n", row.Take+1), words.Number("of", len(row.Takes))),
		x, lower, w, 9, small)
	if rest := w - at - 16; rest > 0 {
		ms := take.Frames * 1000 / audio.SampleRate
		t.DrawFit(dst, s.Say("sounds.length", words.Number("ms", ms)), x+at+16, lower, rest, 9, small)
	}
	s.drawWave(dst, s.boxes.Wave, row, &s.wave)
	if s.Sounding() {
		t.Playhead(dst, s.boxes.Wave, s.heardPart())
	}
}

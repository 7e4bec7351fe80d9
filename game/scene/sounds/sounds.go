package sounds

import (
	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// Sounds is the page on which every cue can be heard and seen alone, and the
// music at any time of the month.
type Sounds struct {
	app.Base
	boxes soundsBoxes
	Rows  []soundRow
	// named is how the names of the rows of each group are set.
	named [audio.Room]render.Style
	// version changes whenever a row or the slip on the desk does.
	version uint64
	// Chosen is the row heard last, -1 for none; since is how many ticks ago
	// that began.
	Chosen, since int
	Music         bool
	Day           int
	status        audio.Status

	back render.CachedImage[soundsKey]
	wave render.CachedImage[waveKey]
}

// soundRow is one cue.
type soundRow struct {
	Cue  audio.Cue
	id   ui.ID
	name string
	// Take is the one that is shown: the one heard last, or else the first.
	// Every press goes on to the next.
	Take  int
	heard bool
	Takes []SoundTake
	image render.CachedImage[waveKey]
}

// SoundTake is what there is to be seen of a take.
type SoundTake struct {
	Reaches []float32 // as [render.Theme.Wave] draws them
	Frames  int
}

// waveKey is what the picture of a take depends on.
type waveKey struct {
	cue  audio.Cue
	take int
}

// soundsKey is what the background depends on.
type soundsKey struct{ compact bool }

// WaveSteps is into how many steps a take is parted to be seen.
const WaveSteps = 400

// NewSounds returns the page. No music plays on it before it is wanted.
func NewSounds(h *app.App) *Sounds {
	s := &Sounds{Base: app.NewBase(h, "sounds"), Chosen: -1}
	for _, c := range audio.Cues() {
		s.Rows = append(s.Rows, soundRow{
			Cue: c, id: ui.ID("cue-" + c), name: h.Say("cue." + string(c)), Takes: make([]SoundTake, c.Takes()),
		})
	}
	if h.Sound != nil {
		h.Sound.SetMusic(false)
	}
	return s
}

func (s *Sounds) Tick(in *input.State) bool {
	s.draft()
	if s.Sound != nil && s.Sound.Status() != s.status {
		s.status = s.Sound.Status()
		s.version++
	}
	if s.Outdated(s.version) {
		s.build()
	}
	// Not through handle: on this page controls make no noise of their own.
	done := s.UI.Update(in, s.View(), s.Layers)
	s.Cursor, s.Text = done.Cursor, done.Text
	for _, e := range done.Events {
		s.Act(e)
	}
	dirty := done.Dirty || s.LastTheme != s.Theme || s.Outdated(s.version)
	s.LastTheme = s.Theme
	if dirty {
		s.build()
		s.Relist()
	}
	if s.Sounding() {
		s.since++
		dirty = true
	}
	return dirty
}

// draft makes the picture of one more take, if any is missing: first those that
// are shown.
func (s *Sounds) draft() {
	for i := range s.Rows {
		r := &s.Rows[i]
		if r.Takes[r.Take].Reaches == nil {
			samples := audio.Render(r.Cue, r.Take)
			r.Takes[r.Take] = SoundTake{Reaches(samples, WaveSteps), len(samples) / 2}
			s.version++
			return
		}
	}
}

// Reaches returns how far a sound reaches, 0 to 1, in each of n even steps.
func Reaches(samples []float32, n int) []float32 {
	out := make([]float32, n)
	for i, v := range samples {
		at := i * n / len(samples)
		out[at] = max(out[at], v, -v)
	}
	return out
}

// Sounding reports whether the chosen take is still to be heard, or would be.
func (s *Sounds) Sounding() bool { return s.Chosen >= 0 && s.heardPart() < 1 }

// heardPart returns how much of the chosen take has been heard.
func (s *Sounds) heardPart() float64 {
	r := &s.Rows[s.Chosen]
	frames := max(1, r.Takes[r.Take].Frames)
	return min(1, float64(s.since)*audio.SampleRate/60/float64(frames))
}

// Act carries out what the player did.
func (s *Sounds) Act(e ui.Event) {
	switch e.ID {
	case "leave":
		s.Leave()
	case "sound":
		s.Set(func(v *store.Settings) { v.Mute = e.Value == 0 })
	case "music":
		s.Music = e.Value == 1
		if s.Sound != nil {
			s.Sound.SetMusic(s.Music)
		}
	case "day":
		s.Day = e.Value
		if s.Sound != nil {
			s.Sound.SetMonth(float64(s.Day) / musicDays)
		}
	default:
		for i := range volumes {
			if e.ID == volumes[i].control {
				s.Set(func(v *store.Settings) { *volumes[i].of(v) = e.Value })
			}
		}
		for i := range s.Rows {
			if e.ID == s.Rows[i].id {
				s.hear(i)
			}
		}
	}
	s.version++
}

// musicDays is how many days the music's month has.
const musicDays = 31

// volumes are the sliders: what each is called, and what it sets.
var volumes = [...]struct {
	control ui.ID
	label   string
	of      func(*store.Settings) *int
}{
	{"volume-master", "settings.volume.master", func(s *store.Settings) *int { return &s.Volumes.Master }},
	{"volume-table", "settings.volume.table", func(s *store.Settings) *int { return &s.Volumes.Table }},
	{"volume-cards", "settings.volume.cards", func(s *store.Settings) *int { return &s.Volumes.Cards }},
	{"volume-tunes", "settings.volume.tunes", func(s *store.Settings) *int { return &s.Volumes.Tunes }},
	{"volume-room", "settings.volume.room", func(s *store.Settings) *int { return &s.Volumes.Room }},
}

// hear lets the next take of a row be heard.
func (s *Sounds) hear(i int) {
	r := &s.Rows[i]
	if r.heard {
		r.Take = (r.Take + 1) % len(r.Takes)
	}
	r.heard = true
	s.Chosen, s.since = i, 0
	if s.Sound != nil {
		s.Sound.PlayAlone(r.Cue, r.Take)
	}
	s.draft()
}

// build lists the controls.
func (s *Sounds) build() {
	var cues [audio.Room]int
	for i := range s.Rows {
		cues[s.Rows[i].Cue.Group()]++
	}
	s.boxes = LaySounds(s.Theme, cues)
	s.widenLabels()
	s.styleNames()
	layer := ui.Layer{ID: "sounds", First: s.Rows[0].id}
	for g := range s.boxes.Groups {
		sheet := &s.boxes.Groups[g]
		area := ui.ID("group-" + groupLabels[g])
		layer.Controls = append(layer.Controls, ui.Control{ID: area, Box: sheet.Area, Skip: true, Widget: ui.Scroll{Content: sheet.content}})
		n := 0
		for i := range s.Rows {
			if s.Rows[i].Cue.Group() != audio.Group(g) {
				continue
			}
			striped := n%2 == 1
			layer.Controls = append(layer.Controls, ui.Control{
				ID: s.Rows[i].id, Box: sheet.Rows[n], In: area, Active: i == s.Chosen,
				Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, state render.State) {
					s.drawRow(dst, box, &s.Rows[i], striped, state)
				}},
			})
			n++
		}
	}
	rows := s.boxes.Sound.Rows
	layer.Controls = append(layer.Controls,
		ui.Control{ID: "sound", Box: s.boxes.SoundOn, Keys: input.SetOf(), Widget: ui.Toggle{On: !s.Settings.Mute}},
		ui.Control{ID: "music", Box: rows[0], Widget: ui.Toggle{On: s.Music}},
		ui.Control{ID: "day", Box: s.slider(rows[1]), Widget: ui.Slider{Value: s.Day, Max: musicDays, Page: 7, Family: render.Gold}},
	)
	for i := range volumes {
		family := render.Blue
		if i == 0 {
			family = render.Red
		}
		layer.Controls = append(layer.Controls, ui.Control{ID: volumes[i].control, Box: s.slider(rows[2+i]), Widget: ui.Slider{
			Value: *volumes[i].of(&s.Settings), Max: store.MaxVolume, Step: 5, Page: 20, Family: family,
		}})
	}
	layer.Controls = append(layer.Controls, ui.Control{
		ID: "leave", Box: s.boxes.Leave, Keys: input.SetOf(input.Cancel),
		Widget: ui.Button{Label: s.Say("sounds.leave"), Key: s.KeyFor(input.Cancel), OnWood: true},
	})
	s.Layers = append(s.Layers[:0], layer)
}

// slider returns the part of a row that its slider takes.
func (s *Sounds) slider(row render.Rect) render.Rect {
	b := &s.boxes
	return ui.Inset(row, b.labelW, 0, b.valueW, 0)
}

// groupLabels are the ids of the groups, as in the names of their volumes.
var groupLabels = [audio.Room]string{audio.Table: "table", audio.Cards: "cards", audio.Tunes: "tunes"}

// groupArt are the pictures at the heads of the groups.
var groupArt = [audio.Room]string{audio.Table: "die-red-5", audio.Cards: "moneygram", audio.Tunes: "sing"}

func (s *Sounds) Relocalise() {
	for i := range s.Rows {
		s.Rows[i].name = s.Say("cue." + string(s.Rows[i].Cue))
	}
	s.version++
}

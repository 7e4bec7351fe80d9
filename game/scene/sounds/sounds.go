package sounds

import (
	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// page is the page on which every cue can be heard and seen alone, and the
// music at any time of the month.
type page struct {
	*app.Page[view]
	Rows []*row
	// Chosen is the row heard last, nil for none, and since how many ticks ago that
	// began.
	Chosen *row
	since  int
	Music  bool
	Day    int
	// Piece is what is played as music, and Tension how.
	Piece   audio.Theme
	Tension audio.Tension
	// changes counts how often a row has become another.
	changes uint64
}

// view is all that the page depends on.
type view struct {
	chosen  *row
	changes uint64
	music   bool
	day     int
	piece   audio.Theme
	tension audio.Tension
	status  audio.Status
	volumes store.Volumes
	mute    bool
}

// row is the row of one cue.
type row struct {
	Cue audio.Cue
	// Take is the one that is shown: the one heard last, or else the first.
	// Every press goes on to the next.
	Take   int
	Waves  []wave // of the takes
	played bool
	// small and large are the pictures of the wave in its row and on the desk.
	small, large render.CachedImage[waveKey]
}

// wave is what there is to be seen of a take.
type wave struct {
	Reaches []float32 // as [control.Waveform] draws them, nil where that is not known yet
	Frames  int
}

// waveKey is what the picture of a wave depends on.
type waveKey struct{ take, frames int }

// waveSteps is into how many steps a take is parted to be seen.
const waveSteps = 400

// New returns the page. No music plays on it before it is wanted.
func New(a *app.App, _ app.Nothing) app.Scene {
	s := &page{Piece: audio.TitleTheme}
	s.Page = app.NewPage[view](a, "sounds", s)
	s.Silently = true
	for _, c := range audio.Cues() {
		s.Rows = append(s.Rows, &row{Cue: c, Waves: make([]wave, c.Takes())})
	}
	s.First = s.Rows[0].id()
	if a.Sound != nil {
		a.Sound.SetMusic(false)
	}
	return s
}

// Key is what the page depends on, see [app.Content].
func (s *page) Key() view {
	return view{s.Chosen, s.changes, s.Music, s.Day, s.Piece, s.Tension, s.status(), s.Settings.Volumes, s.Settings.Mute}
}

func (s *page) status() (status audio.Status) {
	if s.Sound != nil {
		status = s.Sound.Status()
	}
	return status
}

// Tick handles one sixtieth of a second. What is heard moves.
func (s *page) Tick(in *input.State) bool {
	s.draft()
	dirty := s.Page.Tick(in)
	if s.sounding() {
		s.since++
		dirty = true
	}
	return dirty
}

// draft makes the picture of one more take, if any is missing of those that are shown.
func (s *page) draft() {
	for _, r := range s.Rows {
		if w := &r.Waves[r.Take]; w.Reaches == nil {
			samples := audio.Render(r.Cue, r.Take)
			*w = wave{reaches(samples, waveSteps), len(samples) / 2}
			s.changes++
			return
		}
	}
}

// reaches returns how far a sound reaches, 0 to 1, in each of n even steps.
func reaches(samples []float32, n int) []float32 {
	out := make([]float32, n)
	for i, v := range samples {
		at := i * n / len(samples)
		out[at] = max(out[at], v, -v)
	}
	return out
}

// sounding reports whether the chosen take is still to be heard, or would be.
func (s *page) sounding() bool { return s.Chosen != nil && s.playedPart() < 1 }

// playedPart returns how much of the chosen take has been heard.
func (s *page) playedPart() float64 {
	return min(1, float64(s.since)*audio.SampleRate/ticksPerSecond/float64(max(1, s.Chosen.wave().Frames)))
}

const ticksPerSecond = 60

// hear lets the next take of a row be heard.
func (s *page) hear(r *row) {
	if r.played {
		r.Take = (r.Take + 1) % len(r.Waves)
	}
	r.played = true
	s.Chosen, s.since = r, 0
	s.changes++
	if s.Sound != nil {
		s.Sound.PlayAlone(r.Cue, r.Take)
	}
	s.draft()
}

// setMusic lets music play, or no longer.
func (s *page) setMusic(e ui.Event) {
	s.Music = e.Value == 1
	if s.Sound != nil {
		s.Sound.SetMusic(s.Music)
	}
}

// tensions are the messages of the tensions.
var tensions = [...]string{audio.Calm: "sounds.calm", audio.Uneasy: "sounds.uneasy", audio.Tense: "sounds.tense"}

// playTheme lets a theme play.
func (s *page) playTheme(theme audio.Theme) {
	s.Piece, s.Music = theme, true
	if s.Sound != nil {
		s.Sound.PlayTheme(theme, 1)
		s.Sound.SetMusic(true)
	}
}

// setTension lets music play as it does while so much is at stake.
func (s *page) setTension(e ui.Event) {
	s.Tension = audio.Tension(e.Value)
	if s.Sound != nil {
		s.Sound.SetTension(s.Tension)
	}
}

// setDay lets music play as at a time of the month.
func (s *page) setDay(e ui.Event) {
	s.Day = e.Value
	if s.Sound != nil {
		s.Sound.SetMonth(float64(s.Day) / musicDays)
	}
}

// musicDays is how many days the music's month has.
const musicDays = 31

func (r *row) id() ui.ID { return ui.ID("cue-" + r.Cue) }

// wave is what there is to be seen of the take that is shown.
func (r *row) wave() *wave { return &r.Waves[r.Take] }

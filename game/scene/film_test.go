package scene_test

import (
	"fmt"
	"image"
	"image/draw"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/bot"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/skill"
	"bigpayday/game/store"
	"bigpayday/render/moments"
)

// filmWindow is what films are drawn in: the layout of the design, at a third of its size.
var filmWindow = scenetest.Window{Width: 1280, Height: 800, Scale: 1. / 3, TextScale: 100}

// filmTicks is how many ticks there are from a picture of a film to the next, and sceneTicks where a
// page of its own is seen, such as a lottery.
const filmTicks, sceneTicks = 7, 18

// films are the games that are filmed, from their first turn to their end.
var films = map[string]*scenetest.Game{
	"big":         {Cast: scenetest.Family[:4], Seed: 8, Done: scenetest.AtTurnOf(1, 0)},
	"standard":    {Cast: scenetest.Family[:4], Seed: 8, Done: scenetest.AtTurnOf(1, 0), Change: scenetest.PlayedIn(engine.Standard)},
	"mixed":       {Cast: scenetest.Family[:4], Seed: 8, Laying: engine.ByOne, Done: scenetest.AtTurnOf(1, 0), Change: scenetest.RealMonths},
	"classic1975": {Cast: scenetest.Family[:4], Seed: 8, Done: scenetest.AtTurnOf(1, 0), Change: scenetest.PlayedIn(engine.Classic1975)},
	"event2000":   {Cast: scenetest.Family[:4], Seed: 8, Done: scenetest.AtTurnOf(1, 0), Change: scenetest.PlayedIn(engine.Event2000)},
}

// conquestFilm is the game of Conquest that is filmed: from a turn in the middle to its end.
var conquestFilm = &scenetest.Conquest{Cast: scenetest.Family[:4], Seed: 14, Rounds: 9, Done: func(s *conquest.State) bool {
	return s.Round == 5 && s.Ask == conquest.Attack
}}

// momentNames are what the sheets of the kinds of moments are called.
var momentNames = [moments.NumKinds]string{"", "jackpot", "empty", "sale", "card", "payday", "loan", "vignette", "region", "out", "last", "winner"}

// film collects pictures of moments, beside each other on a sheet for each.
type film struct {
	folder string
	w      *writers
	frames []*image.RGBA
	seen   map[string]int
	// on is what is seen now, for how many ticks more it is filmed after it is gone, and after
	// how many ticks.
	on           string
	after, ticks int
}

// cut writes the pictures of a moment that has been seen, the first ones of its kind.
func (f *film) cut() {
	const beside, most = 6, 2
	defer func() { f.frames = nil }()
	if len(f.frames) == 0 || f.folder == "" || f.seen[f.on] >= most {
		return
	}
	f.seen[f.on]++
	size := f.frames[0].Bounds().Size()
	rows := (len(f.frames) + beside - 1) / beside
	all := image.NewRGBA(image.Rect(0, 0, beside*size.X, rows*size.Y))
	for i, frame := range f.frames {
		at := image.Pt(i%beside*size.X, i/beside*size.Y)
		draw.Draw(all, frame.Bounds().Add(at), frame, image.Point{}, draw.Src)
	}
	f.w.write(filepath.Join(f.folder, fmt.Sprintf("%s-%d.png", f.on, f.seen[f.on])), all)
}

// take films a tick in which a moment is seen, or a page of its own, "" for neither, and half a second
// after that. It reports whether something has begun.
func (f *film) take(s *scenetest.Studio, now string, every int) (begun bool) {
	const lingers, most = 30, 60
	if now != f.on && (now != "" || f.after == 0) {
		if now == "" {
			f.after = lingers
		} else {
			f.cut()
			f.on, f.after, begun = now, 0, true
		}
	}
	// What is seen first may come out of the dark, into which the page before has gone.
	if f.on != "" && f.folder != "" && !begun && f.ticks%every == 0 && f.seen[f.on] < 2 && len(f.frames) < most {
		var before *image.RGBA // a page may grow dark before the next comes
		if n := len(f.frames); n > 0 {
			before = f.frames[n-1]
		}
		f.frames = append(f.frames, s.ScreenshotOver(before))
	}
	f.ticks++
	if now == "" && f.after > 0 {
		if f.after--; f.after == 0 {
			f.cut()
			f.on = ""
		}
	}
	return begun
}

// TestFilm plays games with the pages as they are, at Normal speed, and writes each moment to the
// folder in FILM, to be looked at: a picture every tenth of a second. FILM_SIZE is the size of the
// window, such as 800x1280, FILM_TEXT that of the text in percent, and FILM_CALM=1 reduces motion.
// Without a folder the test sees that a moment comes in a game.
func TestFilm(t *testing.T) {
	folder, games := os.Getenv("FILM"), films
	if folder == "" {
		games = map[string]*scenetest.Game{"big": films["big"]}
	}
	window := filmWindow
	_, _ = fmt.Sscanf(os.Getenv("FILM_SIZE"), "%gx%g", &window.Width, &window.Height)
	_, _ = fmt.Sscan(os.Getenv("FILM_TEXT"), &window.TextScale)
	w := newWriters()
	defer w.wait(t)
	th := window.Theme(t)
	defer th.Deallocate()
	begin := func(t *testing.T) (*scenetest.Studio, *film) {
		s := scenetest.New(t, window, th)
		s.Settings.SetSpeeds(store.Normal)
		s.Settings.ReducedMotion = os.Getenv("FILM_CALM") == "1"
		f := &film{w: w, seen: map[string]int{}}
		if folder != "" {
			f.folder = filepath.Join(folder, filepath.Base(t.Name()))
		}
		return s, f
	}
	for name, game := range games {
		t.Run(name, func(t *testing.T) {
			s, f := begin(t)
			s.Play(game)
			assert.Positive(t, f.play(t, s))
		})
	}
	if folder == "" {
		return
	}
	t.Run("conquest", func(t *testing.T) {
		s, f := begin(t)
		s.PlayConquest(conquestFilm)
		assert.Positive(t, f.playConquest(t, s))
	})
}

// nameOf returns what the sheets of a moment are called, "" where there is none.
func nameOf(m *moments.Moment) string {
	switch m.Kind {
	case moments.None:
		return ""
	case moments.Vignette:
		return fmt.Sprintf("%v-%d", engine.Why(m.About), m.Form)
	}
	return fmt.Sprintf("%s-%d", momentNames[m.Kind], m.Form)
}

// pageOf returns which page of its own is seen of a money game, "" for none.
func pageOf(s *scenetest.Studio) string {
	switch sh := s.Match.Stage.Shown(); {
	case sh.Contest.Open:
		return "contest-" + sh.Contest.Why.String()
	case sh.Lottery.Space != engine.Vacant:
		return "lottery"
	case sh.Auctioned():
		return "auction"
	}
	return ""
}

// atResults reports whether a game is over, and its last moment.
func atResults(s *scenetest.Studio, m *moments.Moment) bool {
	return len(s.Scenes()) > 0 && s.Top().Status().Scene == "results" && !m.On()
}

// play plays a game, or up to its first moment where nothing is written, and returns how many
// moments and pages of their own were seen.
func (f *film) play(t *testing.T, s *scenetest.Studio) (seen int) {
	r := rand.New(rand.NewPCG(3, 4))
	for ticks := range 200_000 {
		m := s.Match.Stage.Actors().Moment
		now, every := nameOf(&m), filmTicks
		if now == "" {
			now, every = pageOf(s), sceneTicks
		}
		if f.take(s, now, every) {
			seen++
		}
		if f.folder == "" && seen > 0 || atResults(s, &m) {
			f.cut()
			return seen
		}
		if m.Kind != moments.Winner && (m.Kind != moments.Loan || m.At > 4_000) {
			if m.Kind == moments.Loan {
				s.Match.SkipMotion()
			}
			if _, held := s.Match.Hold(); held && ticks%40 == 0 {
				s.Match.Release()
			}
		}
		if _, ok := s.Match.Asked(); ok && ticks%20 == 0 {
			options := s.Match.Options()
			o := options[r.IntN(len(options))]
			if o.Choice.Kind == engine.Borrow && r.IntN(6) > 0 {
				o = options[0]
			}
			require.NoError(t, s.Match.Choose(o.With(max(o.Choice.Amount, o.Most))))
		}
		s.Tick()
	}
	return seen
}

// playConquest plays a game of Conquest to its end, persons like computers, and returns how many
// moments were seen.
func (f *film) playConquest(t *testing.T, s *scenetest.Studio) (seen int) {
	players := map[conquest.Seat]*bot.Player{}
	for ticks := range 200_000 {
		m := s.Theater.Campaign.Actors().Moment
		if f.take(s, nameOf(&m), filmTicks) {
			seen++
		}
		if atResults(s, &m) {
			f.cut()
			return seen
		}
		if seat, ok := s.Theater.AskedSeat(); ok && ticks%10 == 0 {
			if players[seat] == nil {
				players[seat] = bot.New(skill.Normal, seat)
			}
			view := s.Theater.Table.State().View(seat)
			if choice, done := players[seat].Step(&view); done {
				require.NoError(t, s.Theater.Choose(choice))
			}
		}
		s.Tick()
	}
	return seen
}

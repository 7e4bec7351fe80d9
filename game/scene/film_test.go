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

	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/store"
	"bigpayday/render/moments"
)

// filmWindow is what films are drawn in: the layout of the design, at a third of its size.
var filmWindow = scenetest.Window{Width: 1280, Height: 800, Scale: 1. / 3, TextScale: 100}

// filmTicks is how many ticks there are from a picture of a film to the next.
const filmTicks = 7

// films are the games that are filmed, from their first turn to their end.
var films = map[string]*scenetest.Game{
	"big":         {Cast: scenetest.Family[:4], Seed: 8, Done: scenetest.AtTurnOf(1, 0)},
	"standard":    {Cast: scenetest.Family[:4], Seed: 8, Done: scenetest.AtTurnOf(1, 0), Change: scenetest.PlayedIn(engine.Standard)},
	"mixed":       {Cast: scenetest.Family[:4], Seed: 8, Laying: engine.ByOne, Done: scenetest.AtTurnOf(1, 0), Change: scenetest.RealMonths},
	"classic1975": {Cast: scenetest.Family[:4], Seed: 8, Done: scenetest.AtTurnOf(1, 0), Change: scenetest.PlayedIn(engine.Classic1975)},
	"event2000":   {Cast: scenetest.Family[:4], Seed: 8, Done: scenetest.AtTurnOf(1, 0), Change: scenetest.PlayedIn(engine.Event2000)},
}

// film collects pictures of moments, beside each other on a sheet for each.
type film struct {
	folder string
	w      *writers
	frames []*image.RGBA
	seen   map[string]int
}

// cut writes the pictures of a moment that has been seen, the first ones of its kind.
func (f *film) cut(name string) {
	const beside, most = 6, 2
	defer func() { f.frames = nil }()
	if len(f.frames) == 0 || f.folder == "" || f.seen[name] >= most {
		return
	}
	f.seen[name]++
	size := f.frames[0].Bounds().Size()
	rows := (len(f.frames) + beside - 1) / beside
	all := image.NewRGBA(image.Rect(0, 0, beside*size.X, rows*size.Y))
	for i, frame := range f.frames {
		at := image.Pt(i%beside*size.X, i/beside*size.Y)
		draw.Draw(all, frame.Bounds().Add(at), frame, image.Point{}, draw.Src)
	}
	f.w.write(filepath.Join(f.folder, fmt.Sprintf("%s-%d.png", name, f.seen[name])), all)
}

// TestFilm plays games with the pages as they are, at Normal speed, and writes each moment to the
// folder in FILM, to be looked at: a picture every tenth of a second. Without one it sees that a
// moment comes in a game.
func TestFilm(t *testing.T) {
	folder, games := os.Getenv("FILM"), films
	if folder == "" {
		games = map[string]*scenetest.Game{"big": films["big"]}
	}
	w := newWriters()
	defer w.wait(t)
	th := filmWindow.Theme(t)
	defer th.Deallocate()
	for name, game := range games {
		t.Run(name, func(t *testing.T) {
			s := scenetest.New(t, filmWindow, th)
			s.Settings.SetSpeeds(store.Normal)
			s.Play(game)
			f := &film{folder: filepath.Join(folder, name), w: w, seen: map[string]int{}}
			if folder == "" {
				f.folder = ""
			}
			moments := f.play(t, s)
			assert.Positive(t, moments)
		})
	}
}

// play plays a game, or up to its first moment where nothing is written, and returns how many
// moments were seen.
func (f *film) play(t *testing.T, s *scenetest.Studio) (seen int) {
	r := rand.New(rand.NewPCG(3, 4))
	on, after := "", 0
	for ticks := range 200_000 {
		m := s.Match.Stage.Actors().Moment
		now := ""
		if m.On() {
			now = fmt.Sprintf("%s-%d-%d", [moments.NumKinds]string{"", "jackpot", "empty", "sale", "card", "payday", "loan", "vignette", "region", "out", "last", "winner"}[m.Kind], m.Form, m.About)
			if m.Kind == moments.Card {
				now = fmt.Sprintf("card-%d", m.Form)
			}
		}
		if now != on {
			if on != "" {
				after = 30
			}
			if now != "" {
				f.cut(on)
				seen++
			}
			if now != "" || after == 0 {
				on = now
			}
		}
		if (on != "" || now != "") && f.folder != "" && ticks%filmTicks == 0 && f.seen[on] < 2 && len(f.frames) < 60 {
			f.frames = append(f.frames, s.Screenshot())
		}
		if after > 0 && now == "" {
			if after--; after == 0 {
				f.cut(on)
				on = ""
			}
		}
		if f.folder == "" && seen > 0 || len(s.Scenes()) > 0 && s.Top().Status().Scene == "results" && !m.On() {
			f.cut(on)
			return seen
		}
		if m.Kind != moments.Winner && (m.Kind != moments.Loan || m.At > 4_000) {
			if m.Kind == moments.Loan {
				s.Match.SkipMotion()
			}
			if _, held := s.Match.Hold(); held {
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

package scenetest

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"time"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/cast"
	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/money"
	"bigpayday/game/profiles"
	"bigpayday/game/scene"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/input"
	"bigpayday/render"
)

// Studio is the program without its window: an app of any size, and a player
// who does with it what a test says.
type Studio struct {
	*app.App
	T      testing.TB
	Window Window
	// In is what the devices do in the next tick.
	In input.State
	// Match is the money game on the screen, if one is.
	Match *match.Match
	conquestOnScreen
	touch bool
	// stranger says that nobody has said yet who plays at the device.
	stranger bool
	// named says that a game was played whose players may have long names.
	named bool
	// themes are shared with other studios; nil where each has its own.
	themes Themes
}

// New returns an app for somebody who knows the program. Nothing is opened yet.
func New(t testing.TB, w Window, th *render.Theme) *Studio {
	s := &Studio{T: t, Window: w}
	keys := input.DefaultMap()
	settings := VeteranSettings()
	settings.TextScale, settings.HighContrast, settings.LeftHanded, settings.SeatPatterns = w.TextScale, w.HighContrast, w.LeftHanded, w.SeatPatterns
	s.App = &app.App{
		Theme: th, Words: wordsOf(w.Language), Store: store.OpenMemory(), Keys: &keys,
		Settings: settings, Version: "1.0", Desktop: true,
	}
	scene.BindPages(s.App)
	if w.Language != "" {
		s.Languages, s.SystemLanguage = Languages(), w.Language
	}
	s.In.Pointer.Away = true
	t.Cleanup(s.Shut)
	return s
}

// NewSharing is [New] with a theme that is shared with other studios.
func NewSharing(t testing.TB, w Window, shared Themes) *Studio {
	s := New(t, w, shared.Of(w, "", 0))
	s.themes = shared
	return s
}

// Start starts the program in the window of the design, with what is kept in a store.
func Start(t testing.TB, kept *store.Store) *Studio {
	t.Helper()
	s := New(t, DesignWindow, DesignWindow.Theme(t))
	s.Store, s.Sound = kept, audio.OpenSilent()
	s.Start()
	s.Tick()
	return s
}

// Mom plays at the device of a studio, unless nobody has said yet who does.
func (s *Studio) Mom() profiles.Profile {
	p := profiles.Profile{Name: "Mom", Character: cast.Rosa}
	if s.Window.LongNames {
		p.Name = strings.Repeat("W", table.LongestName)
	}
	return p
}

// Start opens the first page. Where nobody has said who plays at the device it is Mom's.
func (s *Studio) Start() {
	if _, ok := s.Profiles().Own(); !ok && !s.stranger && s.Profiles().Trouble == nil {
		_ = s.Profiles().KeepOwn(s.Mom()) // it counts even where it cannot be written
	}
	s.App.Start()
}

// BeStranger makes the player of a studio one who starts the program for the first time.
func (s *Studio) BeStranger() {
	s.BeNewcomer()
	s.stranger = true
}

// VeteranSettings returns the settings of somebody who has been told all there is to
// tell.
func VeteranSettings() store.Settings {
	c := store.DefaultSettings()
	c.HintsTold, c.LessonOffered = lesson.AllTold()+" "+conquestTold(), true
	return c
}

// BeNewcomer makes the player of a studio one who has been told nothing.
func (s *Studio) BeNewcomer() {
	s.Settings.HintsTold, s.Settings.LessonOffered = "", false
}

// SaveToDisk gives the app a folder, so that what is saved lasts.
func (s *Studio) SaveToDisk() {
	kept, err := store.OpenFolder(s.T.TempDir())
	require.NoError(s.T, err)
	s.Store = kept
	s.T.Cleanup(s.Shut) // before the folder goes
}

// Resize gives the window another size.
func (s *Studio) Resize(width, height float64) {
	theme, err := render.NewThemeOf(s.Skin, render.NewView(width, height, 1), 1, false)
	require.NoError(s.T, err)
	s.Theme = theme
	s.Tick()
}

// Scene returns the id of the page on top.
func (s *Studio) Scene() string { return s.Top().Status().Scene }

// OpenPages returns the pages that are open, one over the other.
func (s *Studio) OpenPages() (open []*app.Base) {
	for _, scene := range s.App.Scenes() {
		open = append(open, Page(scene))
	}
	return open
}

// Page returns what a page has in common with all others.
func Page(s app.Scene) *app.Base { return s.(interface{ ThePage() *app.Base }).ThePage() }

// Tick lets a tick pass with what has been prepared in [Studio.In], and clears what
// happens only once. It reports whether anything looks different.
func (s *Studio) Tick() (dirty bool) {
	in, p := &s.In, &s.In.Pointer
	in.Idle = len(in.Presses) == 0 && in.WheelY == 0 && !in.Lost && !p.Down && !p.JustPressed && !p.JustReleased && !p.Moved
	dirty = s.App.Tick(in)
	p.JustPressed, p.JustReleased, p.Moved = false, false, false
	in.Presses, in.Pressed, in.WheelY, in.Lost = nil, 0, 0, false
	return dirty
}

// Ticks lets ticks pass.
func (s *Studio) Ticks(n int) {
	for range n {
		s.Tick()
	}
}

// Patience is how many ticks a studio waits for something: two minutes.
const Patience = 2 * 60 * 60

// Until lets ticks pass until something is the case. A player who is waited
// for to read or to throw dice does so.
func (s *Studio) Until(what string, is func() bool) {
	s.T.Helper()
	for range Patience {
		if is() {
			return
		}
		if s.Match != nil {
			if _, held := s.Match.Hold(); held {
				s.Match.Release()
			}
		}
		s.Tick()
	}
	s.T.Fatalf("waited in vain for %s; asked is %s", what, s.Session().Game.AskedID())
}

// UntilHeld lets ticks pass until the stage waits for a person.
func (s *Studio) UntilHeld() {
	s.T.Helper()
	for range Patience {
		if _, held := s.Match.Hold(); held {
			s.Tick() // the scene has noticed
			return
		}
		s.Tick()
	}
	s.T.Fatal("waited in vain for the stage to wait for a person")
}

// Session returns the game on the screen, nil if there is none.
func (s *Studio) Session() *session.Session {
	if s.Match != nil {
		return s.Match.Session
	}
	return s.conquestOnScreen.session()
}

// NamesPlayers reports whether a game was played whose players may have long names.
func (s *Studio) NamesPlayers() bool { return s.named }

// Asks reports whether a person is asked something of the kind now.
func (s *Studio) Asks(kind engine.PromptKind) bool {
	p, ok := s.Match.Asked()
	return ok && p.Kind == kind
}

// Asking returns [Studio.Asks] as a condition.
func (s *Studio) Asking(kind engine.PromptKind) func() bool {
	return func() bool { return s.Asks(kind) }
}

// UntilAsked lets ticks pass until a person is asked something of the kind.
func (s *Studio) UntilAsked(kind engine.PromptKind) {
	s.T.Helper()
	s.Until("the prompt "+kind.String(), func() bool { return s.Asks(kind) })
	s.Ticks(session.GracePeriod + 2) // the scene has noticed, and the player
}

// Saved returns a fixed game as it is saved, with long names where the studio
// is to have them.
func (s *Studio) Saved(f *Game) []byte {
	s.T.Helper()
	s.named = true
	if s.Window.LongNames {
		f = f.withLongNames()
	}
	return f.Save(s.T)
}

// Play puts a fixed game on the screen.
func (s *Studio) Play(f *Game) {
	s.T.Helper()
	require.NoError(s.T, s.Store.Write(store.Autosave, s.Saved(f)))
	tb, err := money.Resume(s.Store)
	require.NoError(s.T, err)
	s.Match, s.Running = match.NewMatch(s.App, tb), tb
	s.applySkin()
	s.Match.Show()
	s.Ticks(2)
}

// Table returns the table of the running game.
func (s *Studio) Table() *money.Table { return s.Running.(*money.Table) }

// Resume goes on with the game that was saved last.
func (s *Studio) Resume() {
	s.T.Helper()
	tb, err := money.Resume(s.Store)
	require.NoError(s.T, err)
	s.Match, s.Running = match.NewMatch(s.App, tb), tb
	s.Match.Show()
	s.Ticks(2)
}

// applySkin gives the app the look of the edition that is played.
func (s *Studio) applySkin() {
	if s.Theme.UsesSkin(s.Skin) {
		return
	}
	w := s.Window
	if s.themes != nil {
		s.Theme = s.themes.Of(w, s.Skin, 0)
		return
	}
	th, err := w.theme(s.Skin)
	require.NoError(s.T, err)
	s.Theme = th
	s.T.Cleanup(th.Deallocate)
}

// Screenshot draws what the window shows.
func (s *Studio) Screenshot() *image.RGBA { return s.ScreenshotOver(nil) }

// ScreenshotOver is Screenshot of a window in which an earlier one is still to be seen, nil for none.
func (s *Studio) ScreenshotOver(before *image.RGBA) *image.RGBA {
	s.T.Helper()
	w, h := s.View().Pixels()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	e2e.InFrame(s.T, func() error {
		dst := e2e.NewScreen(w, h)
		defer dst.Deallocate()
		if before != nil {
			dst.WritePixels(before.Pix)
		}
		s.Draw(dst)
		dst.ReadPixels(img.Pix)
		return nil
	})
	return img
}

// A picture looks the same on every day and on every machine.
func init() {
	app.FrameBudget = time.Hour
	app.Today = func() time.Time { return time.Date(2027, 12, 24, 17, 0, 0, 0, time.UTC) }
}

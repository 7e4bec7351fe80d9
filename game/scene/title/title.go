package title

import (
	"time"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/room"
)

// Title is the first page: the name of the game and the ways into it.
type Title struct {
	*app.Page[view]
	// Saved is the game that can be gone on with, nil for none.
	Saved *SavedGame
	// room is what moves while nobody does anything.
	room room.Room
	// catBox is where the cat is, empty where there is no room for it.
	catBox render.Rect
	// lifted is the tile that the cat lifts off the desk.
	lifted render.LiftedTile
	// postcard hangs on the wall, in so many languages so far.
	postcard render.PinnedCard[int]
	// news are what has to be said to the player before anything else.
	news []app.Question
}

// view is all that the page depends on.
type view struct {
	saved        *SavedGame
	offersLesson bool
	sky          render.Sky
	// lifted is which of the tiles on the desk the cat lifts, -1 for none.
	lifted int
}

// New returns the first page of the program. The running game is put away before.
func New(a *app.App, _ app.Nothing) app.Scene {
	a.PutAway()
	a.Words = a.Words.ForNone()
	s := &Title{room: room.New()}
	s.Page = app.NewPage[view](a, "title", s)
	if a.Sound != nil {
		a.Sound.SetMonth(0)
	}
	s.First = "new"
	s.collectNews()
	return s
}

// collectNews looks for the saved game, and for what the player has to be told of it, of
// the store and of translations.
func (s *Title) collectNews() {
	tell := func(title, text string) {
		s.news = append(s.news, app.Question{Title: title, Text: text, Family: render.Orange, Answers: []app.Answer{
			{ID: "ok", Label: s.Say("dialog.ok"), Main: true, Cancel: true},
		}})
	}
	if s.StoreError != nil {
		tell(s.Say("load.title_storage"), s.StoreErrorText(s.StoreError))
	}
	if s.SettingsError != nil {
		tell(s.Say("load.title_settings"), s.SettingsErrorText(s.SettingsError))
	}
	for _, m := range s.BadTranslations {
		tell(s.Say("translation.title"), s.BadTranslationText(m))
	}
	s.StoreError, s.SettingsError, s.BadTranslations, s.Waiting = nil, nil, nil, nil
	switch g, err := s.ResumeGame(); store.KindOf(err) {
	case "":
		s.propose(g)
	case store.NotFound:
		s.offerCopy()
	case store.Newer:
		tell(s.Say("load.title_newer"), s.StoreErrorText(err))
	default:
		tell(s.Say("load.title_broken"), s.StoreErrorText(err))
		s.offerCopy()
	}
}

// propose has the page offer to go on with a game.
func (s *Title) propose(g table.Game) {
	s.Saved, s.Waiting, s.First = describe(s.App, g, time.Now()), g, "continue"
}

// offerCopy asks whether to go on from the newest good copy of the game that was saved, if
// there is one.
func (s *Title) offerCopy() {
	g, err := s.ResumeCopy()
	if err != nil {
		return
	}
	found := describe(s.App, g, time.Now())
	s.news = append(s.news, app.Question{
		Title: s.Say("load.title_copy"), Text: s.Say("load.copy", words.Text("where", found.Where), words.Text("when", found.When)), Family: render.Blue,
		Answers: []app.Answer{
			{ID: "no", Label: s.Say("load.copy_no"), Cancel: true},
			{ID: "yes", Label: s.Say("load.copy_yes"), Main: true, Do: func() {
				if err := g.Save(); err != nil {
					s.Inform(s.Say("load.title_storage"), s.StoreErrorText(err), nil)
				}
				s.propose(g)
			}},
		},
	})
}

// Key is what the page depends on, see [app.Content]. The lesson is offered to those who
// have not heard of it.
func (s *Title) Key() view {
	lifted, _ := s.room.Lifted()
	return view{s.Saved, !s.Settings.LessonOffered && s.Saved == nil, render.SkyAt(app.Today().Hour()), lifted}
}

// Relocalise says again of the saved game what helps to know it.
func (s *Title) Relocalise() {
	if s.Saved != nil {
		s.Saved = describe(s.App, s.Saved.Game, time.Now())
	}
}

// Tick handles one sixtieth of a second. What has to be said to the player comes first, one
// thing after the other.
func (s *Title) Tick(in *input.State) bool {
	if len(s.news) > 0 && s.Top() == app.Scene(s) {
		q := s.news[0]
		s.news = s.news[1:]
		s.Ask(q)
	}
	dirty := s.Page.Tick(in)
	if s.lively(in) {
		s.pet(in)
		dirty = s.room.Advance() || dirty
	}
	return dirty
}

// pet lets the cat look at who points at it, and purr, and lift a tile for who presses it.
func (s *Title) pet(in *input.State) {
	looks := !in.Pointer.Away && s.catBox.Contains(in.Pointer.X, in.Pointer.Y)
	s.room.LookAt(looks)
	if s.room.Purrs() {
		s.PlayCue(audio.Purr)
	}
	if looks && in.Pointer.JustPressed && s.room.Lift(len(onDesk)) {
		s.PlayCue(audio.TileLift)
	}
}

// lively reports whether things move by themselves: while the window is in front, nothing else
// lies over the page, and the player has asked neither for little motion nor for a quiet table.
func (s *Title) lively(in *input.State) bool {
	return in.InFront && !s.Settings.ReducedMotion && !s.Settings.QuietTable && s.Top() == app.Scene(s)
}

// goOn goes on with the saved game, as it is by now: another window may have played on.
func (s *Title) goOn(ui.Event) {
	g := s.Saved.Game
	if now, err := s.ResumeGame(); err == nil {
		g = now
	}
	s.KindOf(g).Begin(s.App, g)
}

func (s *Title) begin(ui.Event) { app.SetupDoor.Open(s.App, s.Waiting) }
func (s *Title) learn(ui.Event) {
	openGames(s.App, "lesson.open", "title.learn", true, func(k *app.GameKind) { k.Learn(s.App) })
}

// learnFirst begins the first lesson of all at once.
func (s *Title) learnFirst(ui.Event) { s.Games[0].Learn(s.App) }

func (s *Title) quick(ui.Event) {
	openGames(s.App, "title.quick", "title.quick_text", false, func(k *app.GameKind) {
		s.ReplaceGame(s.Waiting, func() { k.Quick(s.App) })
	})
}
func (s *Title) openRules(ui.Event)    { s.OpenRules() }
func (s *Title) openSettings(ui.Event) { app.SettingsDoor.Open(s.App, app.Nothing{}) }
func (s *Title) quit(ui.Event)         { s.Leave() }

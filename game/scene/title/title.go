package title

import (
	"time"

	"bigpayday/audio"
	"bigpayday/game/app"
	"bigpayday/game/files"
	"bigpayday/game/profiles"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/room"
	"bigpayday/render/scenery"
)

// Title is the first page: the name of the game and the ways into it.
type Title struct {
	*app.Page[view]
	// Saved is the game that can be gone on with, nil for none.
	Saved *SavedGame
	// hasSaves says that there are other saved games besides.
	hasSaves bool
	// room is what moves while nobody does anything.
	room room.Room
	// catBox is where the cat is, empty where there is no room for it.
	catBox render.Rect
	// lifted is the tile that the cat lifts off the desk.
	lifted scenery.LiftedTile
	// postcard hangs on the wall, in so many languages so far.
	postcard scenery.PinnedCard[int]
	// asking counts the ticks that another window is still waited for, 0 where none is.
	asking int
	// news are what has to be said to the player before anything else.
	news []app.Question
}

// view is all that the page depends on.
type view struct {
	saved    *SavedGame
	hasSaves bool
	main     ui.ID
	sky      scenery.Sky
	// elsewhere says that Enter means another control than the main one.
	elsewhere bool
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
		a.Sound.PlayTheme(audio.TitleTheme, uint64(time.Now().YearDay()))
		a.Sound.SetTension(audio.Calm)
		a.Sound.SetMonth(0)
	}
	s.collectNews()
	s.ListSaves()
	s.focusMain()
	return s
}

// The ids of what there is mainly to do, one at a time: to learn the game as long as nothing has
// been played, to go on with the game that waits, and else to play.
const (
	learnFirst ui.ID = "lesson"
	goOn       ui.ID = "continue"
	play       ui.ID = "play"
)

// main returns what there is mainly to do.
func (s *Title) main() ui.ID {
	switch {
	case s.Saved != nil:
		return goOn
	case !s.Settings.LessonOffered:
		return learnFirst
	}
	return play
}

// ListSaves looks whether there are other saved games, see [app.Lister].
func (s *Title) ListSaves() { s.hasSaves = s.HasSaves() }

// focusMain puts the keyboard on what there is mainly to do.
func (s *Title) focusMain() {
	s.First = s.main()
	s.UI.Focus(s.First, true)
}

// collectNews looks for the saved game, and for what the player has to be told of it, of
// the store and of translations.
func (s *Title) collectNews() {
	tell := func(title, text string) {
		s.news = append(s.news, app.Question{Title: title, Text: text, Family: palette.Orange, Answers: []app.Answer{
			{ID: "ok", Label: s.Say("dialog.ok"), Main: true, Cancel: true},
		}})
	}
	switch {
	case store.KindOf(s.StoreError) == store.InUse:
		s.offerTakeOver()
	case s.StoreError != nil:
		tell(s.Say("load.title_storage"), s.StoreErrorText(s.StoreError))
	}
	if s.SettingsError != nil {
		tell(s.Say("load.title_settings"), s.SettingsErrorText(s.SettingsError))
	}
	for _, m := range s.BadTranslations {
		tell(s.Say("translation.title"), s.BadTranslationText(m))
	}
	s.StoreError, s.SettingsError, s.BadTranslations = nil, nil, nil
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
	s.Saved = describe(s.App, g, time.Now())
	s.focusMain()
}

// takeOverTicks is how long a window is waited for that is to give up the saved games.
const takeOverTicks = 240

// offerTakeOver asks whether the saved games are to be taken over from the window that has them,
// or the running one to be copied to a file.
func (s *Title) offerTakeOver() {
	q := app.Question{
		Title: s.Say("load.title_in_use"), Text: s.Say("load.in_use"), Family: palette.Orange,
		Answers: []app.Answer{{ID: "look", Label: s.Say("load.look_on"), Cancel: true}},
	}
	if data, err := s.Store.Read(store.Autosave); err == nil {
		q.Answers = append(q.Answers, app.Answer{ID: "copy", Label: s.Say("load.copy_out"), Do: func() {
			s.copyOut(data)
			s.offerTakeOver()
		}})
	}
	q.Answers = append(q.Answers, app.Answer{ID: "take", Label: s.Say("load.take_over"), Main: true, Do: func() {
		if err := s.Store.AskFor(); err != nil {
			s.Inform(s.Say("load.title_storage"), s.StoreErrorText(err), nil)
			return
		}
		s.asking = takeOverTicks
	}})
	s.news = append(s.news, q)
}

// copyOut gives the player a save as a file.
func (s *Title) copyOut(data []byte) {
	where, err := files.Save(store.NameFor(s.Say("title.name"), nil), files.Ending, data)
	if err != nil {
		err = &store.Error{Kind: store.Failed, Path: s.Say("title.name"), Err: err}
		s.Inform(s.Say("load.title_storage"), s.StoreErrorText(err), nil)
		return
	}
	s.ShowNotice(s.Say("saves.exported", words.Text("path", where)))
}

// takeOver tries to take the saved games over, as long as the other window is waited for.
func (s *Title) takeOver() (changed bool) {
	if s.asking == 0 {
		return false
	}
	if s.asking--; s.TakeOver() {
		s.asking = 0
		s.Saved = nil
		s.collectNews()
		s.ListSaves()
		s.focusMain()
		s.ShowNotice(s.Say("load.taken_over"))
		return true
	}
	if s.asking == 0 {
		s.Inform(s.Say("load.title_in_use"), s.Say("load.no_answer"), nil)
	}
	return false
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
		Title: s.Say("load.title_copy"), Text: s.Say("load.copy", words.Text("where", found.Where), words.Text("when", found.When)), Family: palette.Blue,
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

// Key is what the page depends on, see [app.Content].
func (s *Title) Key() view {
	v := view{saved: s.Saved, hasSaves: s.hasSaves, main: s.main(), sky: scenery.SkyAt(app.Today().Hour())}
	v.lifted, _ = s.room.Lifted()
	id, _ := s.UI.Focused()
	v.elsewhere = id != v.main && s.UI.TakesEnter()
	return v
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
	changed := s.takeOver()
	dirty := s.Page.Tick(in) || changed
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

// play lets one of the tables be chosen that are set. Who has not said yet who they are says so,
// and nothing else, before the first game of all.
func (s *Title) play(ui.Event) {
	if _, known := s.Profiles().Own(); !known {
		s.asSelf(func() { s.beginReady(s.proposed()) })
		return
	}
	s.openGames("title.play", "title.play_text", readyID(s.proposed()), s.tables, func(p *games) *flow.Node {
		return flow.Control(ui.Control{ID: "set-up", Widget: ui.Button{Label: s.Say("title.set_up")}, Do: func(e ui.Event) {
			p.Close()
			s.setUp(e)
		}})
	})
}

// setUp opens the page on which a game is set up.
func (s *Title) setUp(ui.Event) { app.SetupDoor.Open(s.App, app.Nothing{}) }

func (s *Title) learn(ui.Event) { s.openGames("lesson.open", "title.learn", "", s.lessons, nil) }

// learnFirst begins the first lesson of all at once.
func (s *Title) learnFirst(ui.Event) { s.asSelf(func() { s.Games[0].Learn(s.App) }) }

// asSelf begins something as whoever plays at this device, once they have said who they are.
func (s *Title) asSelf(begin func()) {
	people := s.Profiles()
	if _, known := people.Own(); known {
		begin()
		return
	}
	self := s.Self()
	app.WhoDoor.Open(s.App, &app.Who{
		Is:  profiles.Profile{Name: app.ShownName(s.UserName, table.LongestName), Character: self.Character, Token: self.Token, Colour: self.Colour},
		Own: true,
		Done: func(is profiles.Profile) {
			_ = people.KeepOwn(is) // what cannot be kept is asked again
			begin()
		},
	})
}

func (s *Title) openSaves(ui.Event)    { app.SavesDoor.Open(s.App, app.Nothing{}) }
func (s *Title) openAlbum(ui.Event)    { app.AlbumDoor.Open(s.App, app.AlbumOf{}) }
func (s *Title) openRules(ui.Event)    { s.OpenRules() }
func (s *Title) openSettings(ui.Event) { app.SettingsDoor.Open(s.App, app.Nothing{}) }
func (s *Title) openCredits(ui.Event)  { app.CreditsDoor.Open(s.App, app.Nothing{}) }
func (s *Title) quit(ui.Event)         { s.Leave() }

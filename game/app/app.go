package app

import (
	"fmt"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/album"
	"bigpayday/game/profiles"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// App is what all pages share: the window, the words, the settings, the running game
// and the stack of open scenes. Package game makes one and gives it ticks and frames.
type App struct {
	// Theme draws everything at the window's present scale; its View is the
	// window in logical pixels. Scenes ask for it anew in every tick and draw.
	Theme *render.Theme
	// Words are the texts in the language in use, and Languages those that there are.
	Words     *words.Words
	Languages words.Library
	// SystemLanguage is the language of those who have set none, such as "de".
	SystemLanguage string
	Store          *store.Store
	Keys           *input.Map
	// Sound plays the cues and the music. It may be nil: then nothing is heard.
	Sound *audio.Player
	// Settings are what the player has set. Scenes change them by [App.Set].
	Settings store.Settings
	// Version is what the program calls itself, such as "1.0".
	Version string
	// UserName is what the system calls whoever uses it, "" where that is no name of a person.
	UserName string
	// Desktop says that the program has a window of its own, which it can close.
	Desktop bool
	// DrawsAhead says that pictures are drawn before they are needed, between two frames. Where
	// there are none, as in tests of a page, it would be work for nothing.
	DrawsAhead bool
	// Hurried says that nobody has seen anything yet: what moves on a page is left to the next
	// picture, so that the first one comes sooner.
	Hurried bool
	// StoreError says why games and settings cannot be kept; it is nil where they
	// can, and once the title has said so.
	StoreError error
	// SettingsError says why the settings could not be read; it is nil where they could,
	// and once the title has said so.
	SettingsError error
	// BadTranslations are the translations that cannot be used, until the title has
	// said so.
	BadTranslations []BadTranslation

	// Address is that of the page that the program runs in, "" for none, and Link the text of
	// the link that it was opened with, see package setups; the page of the set-up takes it.
	Address, Link string

	// Cursor and Text are what the scene on top asked for in this tick: the
	// shape of the mouse pointer, and the field that typed text is meant for.
	Cursor ebiten.CursorShapeType
	Text   input.Target
	// AwaitsKey says that the next key is to be bound to an action, and means
	// nothing else.
	AwaitsKey bool
	// Caps is what the captions of keys depend on.
	Caps Caps

	// Running is the game that is being played, nil for none, Skin the id of what it looks like,
	// and Teaching says that it is the lesson, of which nothing is kept.
	Running  table.Game
	Skin     string
	Teaching bool
	// PutAside keeps what the running game leaves for the next one. It is called before
	// the game is closed, and may be nil.
	PutAside func()
	// Rewatch tells the running game again, as far as it has come. It may be nil.
	Rewatch func()
	// Games are the kinds of game that can be played.
	Games []GameKind

	profiles *profiles.Profiles // see [App.Profiles], nil until they are asked for
	albums   *album.Albums      // see [App.Albums], nil until they are asked for

	pages   map[string]any // behind the doors, by the ids of these
	stack   []Scene        // the open scenes, the one on top last
	changed bool           // another scene is on top
	below   Environment    // what scenes below the top one were built for

	leaving       bool
	unsaved       bool // the settings have changed since they were written
	drawn         bool // something has been drawn
	budget        budgetUse
	notice        notice
	spoken        spoken
	captions      captions
	soundStatus   audio.Status
	triedLanguage string
	languageCount int
	// languagesCame and languagesLost are the languages that words.Late had counted in the
	// last tick.
	languagesCame, languagesLost int
}

// Start opens the first page, or the set-up of the game that a link brings.
func (a *App) Start() {
	a.setVolumes()
	if a.Sound != nil {
		a.Sound.SetMusic(true)
	}
	TitleDoor.Open(a, Nothing{})
	if a.Link != "" {
		SetupDoor.Open(a, Nothing{})
	}
}

// StartWithSounds opens the page of sounds in place of the first one.
func (a *App) StartWithSounds() {
	a.setVolumes()
	SoundsDoor.Open(a, Nothing{})
}

// View returns the window in logical pixels.
func (a *App) View() render.View { return a.Theme.View }

// Say returns the message with the id in the player's language.
func (a *App) Say(id string, values ...words.Value) string { return a.Words.Say(id, values...) }

// Leave ends the program after this tick.
func (a *App) Leave() { a.leaving = true }

// Leaving reports whether the program is to end.
func (a *App) Leaving() bool { return a.leaving }

// Tick hands one sixtieth of a second to the scene on top. It reports whether anything
// looks different.
func (a *App) Tick(in *input.State) (dirty bool) {
	if in.Pressed.Has(input.Mute) && a.Text == (input.Target{}) && !a.AwaitsKey {
		a.Set(func(s *store.Settings) { s.Mute = !s.Mute })
	}
	if in.Device != input.NoDevice {
		a.Caps.Pad, a.Caps.Touch, a.Caps.Make = in.Device == input.Pad, in.Device == input.Touch, in.PadMake
	}
	a.budget.tick()
	a.hearOfLanguages()
	a.layBelow()
	a.Cursor, a.Text = ebiten.CursorShapeDefault, input.Target{}
	a.changed = false
	dirty = a.Top().Tick(in)
	// A scene that was opened in this tick is drawn in it, too.
	for n := 0; a.changed && n < maxOpened; n++ {
		a.changed, dirty = false, true
		a.Top().Tick(&input.State{Idle: true})
	}
	if dirty {
		a.followBelow()
	}
	a.updateSound()
	dirty = a.notice.tick() || dirty
	dirty = a.captions.tick() || dirty
	a.saveSettings()
	return dirty
}

// maxOpened is how many scenes may open each other within a tick.
const maxOpened = 8

// Draw draws the scene on top and what it lies over. A menu below a question is
// left out: the table behind would be darkened twice.
func (a *App) Draw(dst *ebiten.Image) {
	a.drawn = true
	defer a.drawing(time.Now())
	a.Theme.BeginFrame()
	top := len(a.stack) - 1
	for i := a.lowestDrawn(); i < top; i++ {
		if _, ground := a.stack[i].(Ground); ground || !a.stack[i].Over() {
			a.stack[i].Draw(dst)
		}
	}
	a.stack[top].Draw(dst)
	a.drawCaptions(dst)
	a.notice.draw(a.Theme, dst)
}

// Rescue leaves a scene that has failed for the title and tells the player of
// the cause. The running game is saved before.
func (a *App) Rescue(cause any) {
	TitleDoor.Goto(a, Nothing{})
	a.Inform(a.Say("error.title"), a.Say("error.unknown", words.Text("error", fmt.Sprint(cause))), nil)
}

// Shut closes the running game, writes the settings and gives the store up before the program
// ends, so that the next start finds it free. Calling it again does nothing.
func (a *App) Shut() {
	a.PutAway()
	a.saveSettings()
	_ = a.Store.Close() // the system closes what cannot be closed
}

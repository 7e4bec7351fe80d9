package app

import (
	"errors"
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// Scene is one page of the program.
type Scene interface {
	// Tick handles one sixtieth of a second. It reports whether the scene
	// looks different from the tick before.
	Tick(in *input.State) (dirty bool)
	// Draw draws the whole scene.
	Draw(dst *ebiten.Image)
	// Over reports whether the scene lies over the one that opened it, which
	// is then drawn below.
	Over() bool
	// Hand is the player's hand on the scene's controls.
	Hand() *ui.UI
	// Status says what is going on, for those who watch from outside.
	Status() Status
}

// Follower is a scene on which something may change while another one lies over it.
type Follower interface {
	Scene
	// Follow takes over what has changed, and does nothing else. It is called after each tick in
	// which the scene on top looks different.
	Follow()
}

// Status says in a few words what a scene shows.
type Status struct {
	// Scene is the scene's id, such as "title".
	Scene string
	// Prompt is the id of what is asked, and Seat the seat that is, from 1.
	// They are empty and 0 where nobody is asked anything.
	Prompt string
	Seat   int
	// Moving says that something moves, or a computer thinks, and the controls
	// may be about to change.
	Moving bool
}

// App is what all scenes share: the window, the words, what is remembered,
// and the stack of open scenes. Its fields other than Settings are set by
// package game and only read by scenes.
type App struct {
	// Theme draws everything at the window's present scale; its View is the
	// window in logical pixels. Scenes ask for it anew in every tick and draw.
	Theme *render.Theme
	Words *words.Words
	Store *store.Store
	Keys  *input.Map
	// System is the language of those who have set none.
	System string
	// Listening says that the next key is to be bound to something, and means
	// nothing else.
	Listening bool
	// Sound plays what is to be heard. It may be nil: then nothing is.
	Sound *audio.Player
	// Settings are what the player has set. Scenes change them through
	// [App.Set].
	Settings store.Settings
	// Version is what the program calls itself.
	Version string
	// Desktop says that the program has a window of its own, which it can close.
	Desktop bool
	// Waiting is the game that was left and can be gone on with, nil for none, as the
	// title found it.
	Waiting *table.Table
	// Trouble says why games and settings cannot be kept; it is nil where they
	// can. The title tells the player once.
	Trouble error

	// Cursor and Text are what the scene on top asked for in this tick: the
	// shape of the mouse pointer, and the field that typed text is meant for.
	Cursor ebiten.CursorShapeType
	Text   input.Target

	// Languages are those that there are, tried the one that is spoken whatever
	// is set, "" for none; told counts how often another one was begun with.
	Languages words.Library
	tried     string
	told      int
	// Misread says of each translation that cannot be used what is wrong with it.
	Misread []Misread
	// Caps is what the captions of keys depend on.
	Caps Caps
	// pages are what is behind the doors.
	pages       map[string]any
	Stack       []Scene
	changed     bool // another scene is on top
	leaving     bool
	unsaved     bool // settings wait to be written
	drawn       bool
	FrameBudget spareTime
	Notice      notice
	// Captions are of the sounds, see [App.hear].
	Captions captions
	// laid is the window that scenes below the top one were laid out for.
	laid BuiltFor
	// Running is the game that is being played, nil for none, and edition what it
	// is played with.
	Running *table.Table
	// PutAside keeps what the running game leaves for the next one; it may be nil.
	PutAside      func()
	EditionPlayed engine.EditionID
	// Teaching says that the game is the lesson, of which nothing is kept.
	Teaching bool
	// sounded is what was last known of the sound device.
	sounded audio.Status
}

// Start opens the first page.
func (h *App) Start() {
	h.tune()
	if h.Sound != nil {
		h.Sound.SetMusic(true)
	}
	TitleDoor.Open(h, Nothing{})
}

// StartWithSounds opens the page of sounds in place of the first one.
func (h *App) StartWithSounds() {
	h.tune()
	SoundsDoor.Open(h, Nothing{})
}

// View returns the window in logical pixels.
func (h *App) View() render.View { return h.Theme.View }

// Edition returns the edition that the pages look like: that of the game that is
// being played.
func (h *App) Edition() engine.EditionID { return h.EditionPlayed }

// Say returns the message with the id in the player's language.
func (h *App) Say(id string, values ...words.Value) string { return h.Words.Say(id, values...) }

// KeyFor returns what a key cap shows for an action, on the device in use.
func (h *App) KeyFor(a input.Action) string {
	return h.CaptionFor(a, h.Caps.Pad)
}

// Open puts a scene on top of the others.
func (h *App) Open(s Scene) {
	h.Stack = append(h.Stack, s)
	h.changed = true
}

// Close takes the scene on top away. The last one stays.
func (h *App) Close() {
	if len(h.Stack) > 1 {
		h.Stack = h.Stack[:len(h.Stack)-1]
		h.changed = true
	}
}

// Goto closes all scenes and opens another one.
func (h *App) Goto(s Scene) {
	clear(h.Stack)
	h.Stack = h.Stack[:0]
	h.Open(s)
}

// Top returns the scene that the player sees on top.
func (h *App) Top() Scene { return h.Stack[len(h.Stack)-1] }

// Leave ends the program after this tick.
func (h *App) Leave() { h.leaving = true }

// Leaving reports whether the program is to end.
func (h *App) Leaving() bool { return h.leaving }

// Set changes the settings, which counts at once. They are written when the
// tick is over.
func (h *App) Set(change func(*store.Settings)) {
	before := h.Settings
	change(&h.Settings)
	if h.Settings == before {
		return
	}
	h.unsaved = true
	h.tune()
	if h.Settings.Language != before.Language {
		h.tried = ""
		h.speak()
	}
	if h.Settings.Keys != before.Keys {
		h.BindKeys()
	}
}

// Tick hands a tick to the scene on top. It reports whether anything looks
// different.
func (h *App) Tick(in *input.State) (dirty bool) {
	if in.Pressed.Has(input.Mute) && h.Text == (input.Target{}) && !h.Listening {
		h.Set(func(s *store.Settings) { s.Mute = !s.Mute })
	}
	if in.Device != input.NoDevice {
		h.Caps.Pad = in.Device == input.Pad
	}
	h.FrameBudget.Tick()
	h.layBelow()
	h.Cursor, h.Text = ebiten.CursorShapeDefault, input.Target{}
	h.changed = false
	dirty = h.Top().Tick(in)
	// A scene that was opened in this tick is drawn in it, too.
	for n := 0; h.changed && n < maxOpened; n++ {
		h.changed, dirty = false, true
		h.Top().Tick(&input.State{Quiet: true})
	}
	if dirty {
		h.followBelow()
	}
	h.listen()
	dirty = h.Notice.tick() || dirty
	dirty = h.Captions.Tick() || dirty
	h.keep()
	return dirty
}

// maxOpened is how many scenes may open each other within a tick.
const maxOpened = 8

// layBelow lets the scenes that can be seen below the one on top lay themselves
// out anew when the window has become another one. They get no other ticks.
func (h *App) layBelow() {
	now := BuiltFor{theme: h.Theme, view: h.View(), words: h.Words, caps: h.Caps}
	if now == h.laid {
		return
	}
	h.laid = now
	top := h.Top()
	for i := h.lowest(); i < len(h.Stack)-1 && h.Top() == top; i++ {
		h.Stack[i].Tick(&input.State{Quiet: true})
	}
}

// followBelow lets the scenes that can be seen below the one on top take over what has
// changed.
func (h *App) followBelow() {
	for i := h.lowest(); i < len(h.Stack)-1; i++ {
		if s, ok := h.Stack[i].(Follower); ok {
			s.Follow()
		}
	}
}

// lowest returns the lowest scene that can be seen.
func (h *App) lowest() int {
	bottom := len(h.Stack) - 1
	for bottom > 0 && h.Stack[bottom].Over() {
		bottom--
	}
	return bottom
}

// keep writes the settings if they have changed.
func (h *App) keep() {
	if h.unsaved {
		h.unsaved = false
		// A player can go on without settings being kept; the title has said
		// whether anything can be.
		_ = h.Store.WriteSettings(h.Settings)
	}
}

// Rescue leaves a scene that has failed for the title and tells the player of
// the cause. The running game is saved before.
func (h *App) Rescue(cause any) {
	TitleDoor.Goto(h, Nothing{})
	h.Tell(h.Say("error.title"), h.Say("error.unknown", words.Text("error", fmt.Sprint(cause))), nil)
}

// Shut ends what is going on before the program ends.
func (h *App) Shut() {
	h.PutAway()
	h.keep()
}

// Draw draws the scene on top and what it lies over. A menu below a question is
// left out: the table behind would be darkened twice.
func (h *App) Draw(dst *ebiten.Image) {
	h.drawn = true
	top := len(h.Stack) - 1
	if low := h.lowest(); low < top {
		h.Stack[low].Draw(dst)
	}
	h.Stack[top].Draw(dst)
	h.drawCaptions(dst)
	h.Notice.draw(h.Theme, dst)
}

// PutAway closes the game that is running, if one is. It is saved, so that the
// title can go on with it.
func (h *App) PutAway() {
	if h.Running == nil {
		return
	}
	if h.PutAside != nil {
		h.PutAside()
	}
	_ = h.Running.Close() // the player was told when it could not be saved
	h.Running, h.Teaching, h.EditionPlayed = nil, false, engine.Big
}

// StoreTrouble says to the player what went wrong with a save, and what can
// be done.
func (h *App) StoreTrouble(err error) string {
	var e *store.Error
	if !errors.As(err, &e) {
		return h.Words.Refusal(err)
	}
	id := string(e.Kind)
	if e.Kind == store.Broken && e.Aside != "" {
		id = "store.broken_aside"
	}
	path := e.Path
	if path == "" {
		path = h.Say("store.nowhere")
	}
	return h.Say(id, words.Text("path", path), words.Text("aside", e.Aside))
}

// TellLesson notes that the lesson has been offered: it is not again.
func (h *App) TellLesson() { h.Set(func(c *store.Settings) { c.LessonOffered = true }) }

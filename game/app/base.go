package app

import (
	"bigpayday/audio"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// Base is what every scene begins with: its place in the app and the
// player's hand on its controls.
type Base struct {
	*App
	ID string
	UI *hand.Hand
	// Layers is kept from tick to tick, so that listing the controls allocates
	// nothing at rest.
	Layers []ui.Layer
	// OpenBook opens the rule book; where it is nil the book opens at what is asked in
	// the running game.
	OpenBook func()
	// Silently says that controls make no sound of their own.
	Silently bool

	focus ui.ID // the control whose focus was heard last
}

// Environment is what a page is built for, besides what it shows.
type Environment struct {
	theme *render.Theme
	view  render.View
	words *words.Words
	caps  Caps
	left  bool // hand
}

// Environment returns what pages are built for now.
func (a *App) Environment() Environment {
	return Environment{a.Theme, a.View(), a.Words, a.Caps, a.Settings.LeftHanded}
}

// NewBase returns the base of a scene with an id such as "settings".
func NewBase(a *App, id string) Base { return Base{App: a, ID: id, UI: hand.New()} }

// ThePage returns the base itself, for those who are given a [Scene].
func (p *Base) ThePage() *Base { return p }

// Hand returns the player's hand on the scene's controls.
func (p *Base) Hand() *hand.Hand { return p.UI }

// Over is false: most scenes fill the window.
func (p *Base) Over() bool { return false }

// Status says which scene it is, and that it waits.
func (p *Base) Status() Status { return Status{Scene: p.ID} }

// Handle hands the tick to the controls in p.Layers and tells the window what
// they ask of it. The keys of the settings and of the rule book open them from
// every page, and that of saved games those while a game runs. It returns what the player did.
func (p *Base) Handle(in *input.State) (done hand.Result) {
	done = p.UI.Update(in, p.View(), p.Layers)
	p.Cursor, p.Text = done.Cursor, done.Text
	p.playClicks(&done)
	if done.Free.Has(input.Settings) && p.ID != dialogID {
		done.Free &^= input.SetOf(input.Settings)
		p.UI.Release()
		SettingsDoor.Open(p.App, Nothing{})
	}
	if done.Free.Has(input.Rules) && p.ID != dialogID && p.ID != RulesDoor.id {
		done.Free &^= input.SetOf(input.Rules)
		p.OpenRules()
	}
	if done.Free.Has(input.Save) && p.ID != dialogID && p.ID != SavesDoor.id && p.App.Running != nil && !p.Teaching {
		done.Free &^= input.SetOf(input.Save)
		p.UI.Release()
		SavesDoor.Open(p.App, Nothing{})
	}
	return done
}

// Relist hands over p.Layers that were listed anew after [Base.Handle]: the ones
// before may speak of what is gone.
func (p *Base) Relist() { p.UI.Relist(p.View(), p.Layers) }

// OpenRules opens the rule book.
func (p *Base) OpenRules() {
	p.UI.Release()
	if p.OpenBook != nil {
		p.OpenBook()
		return
	}
	RulesDoor.Open(p.App, nil)
}

// playClicks lets be heard that a control was used, or got the keyboard.
func (p *Base) playClicks(done *hand.Result) {
	if p.Silently {
		return
	}
	for i := range done.Events {
		switch done.Events[i].Kind {
		case ui.Activated, ui.Changed, ui.Dismissed:
			p.PlayCue(audio.Press)
		}
	}
	id, shown := p.UI.Focused()
	if !shown {
		id = ""
	}
	if id != "" && id != p.focus && len(done.Events) == 0 {
		p.PlayCue(audio.Focus)
	}
	p.focus = id
}

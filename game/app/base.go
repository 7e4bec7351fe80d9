package app

import (
	"bigpayday/audio"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// Base is what every scene begins with: its place in the app and the
// player's hand on its controls.
type Base struct {
	*App
	ID string
	UI *ui.UI
	// Layers is kept from tick to tick, so that listing the controls allocates
	// nothing at rest.
	Layers []ui.Layer
	// Silently says that controls make no sound of their own.
	Silently bool
	// heard is the control whose focus was heard last.
	heard ui.ID
	// rules opens the rule book; where it is nil the book opens at what is asked in
	// the running game.
	OpenBook func()
	// theme is the one of the last tick: with another one all looks different.
	LastTheme *render.Theme
	// Built is what the controls were last listed for.
	Built BuiltFor
}

// BuiltFor is all that a list of controls depends on.
type BuiltFor struct {
	theme   *render.Theme
	view    render.View
	words   *words.Words
	caps    Caps
	version uint64
}

func NewBase(h *App, id string) Base { return Base{App: h, ID: id, UI: ui.New()} }

// ThePage returns the page itself, for those who are given a scene.
func (p *Base) ThePage() *Base { return p }

// stale reports whether the controls have to be listed anew: since the last
// call the window, the theme, the language, the keys or the version is another one.
func (p *Base) Outdated(version uint64) bool {
	now := BuiltFor{p.Theme, p.View(), p.Words, p.Caps, version}
	if now == p.Built {
		return false
	}
	p.Built = now
	return true
}

// UprightGrowth is how much larger than elsewhere a page with little on it is
// in an upright window, whose height it does not fill.
func UprightGrowth(v render.View) float64 {
	if v.H < 1.15*v.W {
		return 1
	}
	return 1.45
}

// Hand returns the player's hand on the scene's controls.
func (p *Base) Hand() *ui.UI { return p.UI }

// Over is false: most scenes fill the window.
func (p *Base) Over() bool { return false }

// Status says which scene it is, and that it waits.
func (p *Base) Status() Status { return Status{Scene: p.ID} }

// Handle hands the tick to the controls in p.layers and tells the window what
// they ask of it. The keys of the settings and of the rule book open them from
// every page. It returns what the player did, and whether anything looks
// different.
func (p *Base) Handle(in *input.State) (done ui.Result, dirty bool) {
	done = p.UI.Update(in, p.View(), p.Layers)
	p.Cursor, p.Text = done.Cursor, done.Text
	dirty = done.Dirty || p.LastTheme != p.Theme
	p.LastTheme = p.Theme
	p.click(&done)
	if done.Free.Has(input.Settings) && p.ID != "dialog" {
		done.Free &^= input.SetOf(input.Settings)
		p.UI.Let()
		SettingsDoor.Open(p.App, Nothing{})
	}
	if done.Free.Has(input.Rules) && p.ID != "dialog" && p.ID != "rulebook" {
		done.Free &^= input.SetOf(input.Rules)
		p.OpenRules()
	}
	return done, dirty
}

// Relist hands over p.layers that were listed anew after [page.handle]: the ones
// before may speak of what is gone.
func (p *Base) Relist() { p.UI.Relist(p.View(), p.Layers) }

// OpenRules opens the rule book.
func (p *Base) OpenRules() {
	p.UI.Let()
	if p.OpenBook != nil {
		p.OpenBook()
		return
	}
	RulesDoor.Open(p.App, nil)
}

// click lets be heard that a control was used, or got the keyboard.
func (p *Base) click(done *ui.Result) {
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
	if id != "" && id != p.heard && len(done.Events) == 0 {
		p.PlayCue(audio.Focus)
	}
	p.heard = id
}

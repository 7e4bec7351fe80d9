package scene

import (
	"bigpayday/audio"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// page is what every scene begins with: its place in the house and the
// player's hand on its controls.
type page struct {
	*House
	id   string
	hand *ui.UI
	// layers is kept from tick to tick, so that listing the controls allocates
	// nothing at rest.
	layers []ui.Layer
	// heard is the control whose focus was heard last.
	heard ui.ID
	// rules opens the rule book; where it is nil the book opens at what is asked in
	// the running game.
	rules func()
	// theme is the one of the last tick: with another one all looks different.
	theme *render.Theme
	// built is what the controls were last listed for.
	built builtFor
}

// builtFor is all that a list of controls depends on.
type builtFor struct {
	theme   *render.Theme
	view    render.View
	words   *words.Words
	caps    caps
	version uint64
}

func newPage(h *House, id string) page { return page{House: h, id: id, hand: ui.New()} }

// stale reports whether the controls have to be listed anew: since the last
// call the window, the theme, the language, the keys or the version is another one.
func (p *page) stale(version uint64) bool {
	now := builtFor{p.Theme, p.View(), p.Words, p.caps, version}
	if now == p.built {
		return false
	}
	p.built = now
	return true
}

// uprightGrowth is how much larger than elsewhere a page with little on it is
// in an upright window, whose height it does not fill.
func uprightGrowth(v render.View) float64 {
	if v.H < 1.15*v.W {
		return 1
	}
	return 1.45
}

// sheetGrowth is how much larger than in the design a sheet of such a height is:
// as far as type grows, where the window has room for it, or as an upright window
// wants it.
func (p *page) sheetGrowth(height float64) float64 {
	v := p.View()
	return max(uprightGrowth(v), min(p.Theme.TextScale, (v.H-32)/height))
}

// Hand returns the player's hand on the scene's controls.
func (p *page) Hand() *ui.UI { return p.hand }

// Over is false: most scenes fill the window.
func (p *page) Over() bool { return false }

// Status says which scene it is, and that it waits.
func (p *page) Status() Status { return Status{Scene: p.id} }

// handle hands the tick to the controls in p.layers and tells the window what
// they ask of it. The keys of the settings and of the rule book open them from
// every page. It returns what the player did, and whether anything looks
// different.
func (p *page) handle(in *input.State) (done ui.Result, dirty bool) {
	done = p.hand.Update(in, p.View(), p.layers)
	p.Cursor, p.Text = done.Cursor, done.Text
	dirty = done.Dirty || p.theme != p.Theme
	p.theme = p.Theme
	p.click(&done)
	if done.Free.Has(input.Settings) && p.id != "dialog" {
		done.Free &^= input.SetOf(input.Settings)
		p.hand.Let()
		SettingsDoor.Open(p.House, Nothing{})
	}
	if done.Free.Has(input.Rules) && p.id != "dialog" && p.id != "rulebook" {
		done.Free &^= input.SetOf(input.Rules)
		p.openRules()
	}
	return done, dirty
}

// relist hands over p.layers that were listed anew after [page.handle]: the ones
// before may speak of what is gone.
func (p *page) relist() { p.hand.Relist(p.View(), p.layers) }

// openRules opens the rule book.
func (p *page) openRules() {
	p.hand.Let()
	if p.rules != nil {
		p.rules()
		return
	}
	RulesDoor.Open(p.House, nil)
}

// click lets be heard that a control was used, or got the keyboard.
func (p *page) click(done *ui.Result) {
	for i := range done.Events {
		switch done.Events[i].Kind {
		case ui.Activated, ui.Changed, ui.Dismissed:
			p.play(audio.Press)
		}
	}
	id, shown := p.hand.Focused()
	if !shown {
		id = ""
	}
	if id != "" && id != p.heard && len(done.Events) == 0 {
		p.play(audio.Focus)
	}
	p.heard = id
}

package purse

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/moments"
	"bigpayday/render/pieces"
)

// Extras returns what the game's pages have besides their days, which is kept for a language.
func (f *Frame) Extras() *match.Extras {
	if language := f.m.LanguageCount(); f.extras == nil || f.language != language {
		setup := &f.m.Stage.Shown().Setup
		f.extras, f.language = match.NewExtras(f.m.Words, f.m.Stage.Shown().Edition()), language
		if setup.House.Has(engine.NoJackpot) {
			f.extras.Unwinnable(f.m.Words, setup.Edition)
		}
		f.extras.Hides = func(p lesson.Part) bool { return !f.m.Shows(p) }
	}
	return f.extras
}

// Pill is the notice about the money that can be won next.
func (f *Frame) Pill(c *boards.Calendar) pieces.Pill {
	x := f.Extras()
	return x.Pill(f.m.Words, f.m.Stage.Shown(), f.m.Stage.Money(x.Notice), c.Compact)
}

// DrawPiles draws what stands on the free fields of a calendar.
func (f *Frame) DrawPiles(dst *ebiten.Image, c *boards.Calendar) {
	st := f.m.Stage
	sh, a := st.Shown(), st.Actors()
	count, money := a.Money[engine.Jackpot], st.Money(engine.Jackpot)
	g := match.Pot{Pips: sh.BonusDie, Amount: f.m.Words.Money(money), Hot: count.On && count.Tint > .3 || a.Moment.Kind == moments.Jackpot}
	if c.Compact && (max(money, -money) >= 100_000 || count.On && money >= 10_000) {
		g.Amount = f.m.Words.ShortMoney(money)
	}
	g.Jump = a.Moment.PotJump()
	g.Turned(a.DieTurn)
	f.Extras().Draw(f.m.Theme, dst, c, sh, g, f.pileState)
}

func (f *Frame) pileState(deck engine.Deck) render.State { return f.hand.State(PileIDs[deck]) }

// ListPiles lists what stands on the free fields of a calendar, which says what it is.
func (f *Frame) ListPiles(c *boards.Calendar) []ui.Control {
	var controls []ui.Control
	if f.m.Shows(lesson.ThePot) {
		controls = append(controls, ui.Control{
			ID: "jackpot", Box: c.Tile(boards.PlaceJackpot), Widget: f.m.Ringed, Info: true, Tip: f.gatheredTip(),
		})
	}
	for deck := range engine.NumDecks {
		if box, has := f.Extras().PileBox(c, deck); has && f.m.Shows(match.PileOf[deck]) {
			controls = append(controls, ui.Control{ID: PileIDs[deck], Box: box, Widget: ui.Custom{}, Info: true, Tip: facts.PileTip(f.m, deck)})
		}
	}
	return controls
}

// gatheredTip says what becomes of the money that is gathered.
func (f *Frame) gatheredTip() control.Tip {
	x, sh := f.Extras(), f.m.Stage.Shown()
	tip := control.Tip{Title: f.m.Say(x.Title), Text: f.m.Say(x.TipEmpty, words.Number("number", sh.BonusDie))}
	if money := f.m.Stage.Money(engine.Jackpot); money > 0 && x.Tip != "" {
		tip.Figure = f.m.Say(x.Tip, words.Money("money", money), words.Number("number", sh.BonusDie))
	}
	return tip
}

// NoticeTip says what [Frame.Pill] is about.
func (f *Frame) NoticeTip() control.Tip {
	if f.Extras().Notice == engine.Jackpot {
		return f.gatheredTip()
	}
	tip := control.Tip{Title: f.m.Say("tip.waits_title"), Text: f.m.Say("tip.waits_rule")}
	if money := f.m.Stage.Money(f.Extras().Notice); money > 0 {
		tip.Figure = f.m.Say("tip.waits", words.Money("money", money))
	}
	return tip
}

// PileIDs are the ids of the piles' controls.
var PileIDs = func() (ids [engine.NumDecks]ui.ID) {
	for deck := range engine.NumDecks {
		ids[deck] = ui.ID("pile-" + deck.String())
	}
	return ids
}()

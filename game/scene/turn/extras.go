package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// extras returns what the game's pages have besides their days, which is kept.
func (s *Turn) extras() *match.Extras {
	if s.board.extras == nil {
		s.board.extras = match.NewExtras(s.M.Words, s.M.Stage.Shown().Edition())
	}
	return s.board.extras
}

// pill is the notice about the money that can be won next.
func (s *Turn) pill() render.Pill {
	f := s.extras()
	return f.Pill(s.M.Words, s.M.Stage.Shown(), s.M.Stage.Money(f.Notice), s.board.calendar.Compact)
}

// drawPiles draws what stands on the free fields of a page.
func (s *Turn) drawPiles(dst *ebiten.Image, c *render.Calendar) {
	st := s.M.Stage
	sh, a := st.Shown(), st.Actors()
	count, money := a.Money[engine.Jackpot], st.Money(engine.Jackpot)
	g := match.Pot{Pips: sh.BonusDie, Amount: s.M.Words.Money(money), Hot: count.On && count.Tint > .3 || a.Burst.On}
	if c.Compact && max(money, -money) >= 100_000 {
		g.Amount = s.M.Words.ShortMoney(money)
	}
	if a.Burst.On && !a.Calm {
		g.Jump = a.Burst.Jump()
	}
	g.Turned(a.DieTurn)
	s.extras().Draw(s.Theme, dst, c, sh, g, s.pileState)
}

func (s *Turn) pileState(deck engine.Deck) render.State { return s.UI.State(pileIDs[deck]) }

// listExtras lists what stands on the free fields, and the notice.
func (s *Turn) listExtras() []ui.Control {
	c, ring := &s.board.calendar, frame.Ringed(s.M.Session)
	controls := []ui.Control{
		{ID: "jackpot", Box: c.Tile(render.PlaceJackpot), Widget: ring, Info: true, Tip: s.gatheredTip()},
		{ID: "pot", Box: s.pillBox(c), Widget: ring, Info: true, Skip: true, Tip: s.noticeTip()},
	}
	for deck := range engine.NumDecks {
		if box, has := s.extras().PileBox(c, deck); has {
			controls = append(controls, ui.Control{ID: pileIDs[deck], Box: box, Widget: ui.Custom{}, Info: true, Tip: facts.PileTip(s.M, deck)})
		}
	}
	return controls
}

// gatheredTip says what becomes of the money that is gathered.
func (s *Turn) gatheredTip() render.Tip {
	f, sh := s.extras(), s.M.Stage.Shown()
	tip := render.Tip{Title: s.Say(f.Title), Text: s.Say(f.TipEmpty, words.Number("number", sh.BonusDie))}
	if money := s.M.Stage.Money(engine.Jackpot); money > 0 {
		tip.Figure = s.Say(f.Tip, words.Money("money", money), words.Number("number", sh.BonusDie))
	}
	return tip
}

// noticeTip says what the notice at the head of a page is about.
func (s *Turn) noticeTip() render.Tip {
	if s.extras().Notice == engine.Jackpot {
		return s.gatheredTip()
	}
	tip := render.Tip{Title: s.Say("tip.waits_title"), Text: s.Say("tip.waits_rule")}
	if money := s.M.Stage.Money(s.extras().Notice); money > 0 {
		tip.Figure = s.Say("tip.waits", words.Money("money", money))
	}
	return tip
}

// pileIDs are the ids of the piles' controls.
var pileIDs = func() (ids [engine.NumDecks]ui.ID) {
	for deck := range engine.NumDecks {
		ids[deck] = ui.ID("pile-" + deck.String())
	}
	return ids
}()

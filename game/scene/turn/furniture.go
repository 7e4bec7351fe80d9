package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"

	"github.com/hajimehoshi/ebiten/v2"
)

// fitted returns the furniture of the game's pages, which is kept.
func (s *Turn) fitted() *match.Extras {
	if s.furniture == nil {
		s.furniture = match.NewExtras(s.M.Words, s.M.Stage.Shown().Edition())
	}
	return s.furniture
}

// pill is the notice about the money that can be won next.
func (s *Turn) pill() render.Pill {
	f := s.fitted()
	return f.Pill(s.M.Words, s.M.Stage.Shown(), s.M.Stage.Money(f.Notice), s.Layout.Calendar.Compact)
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
	s.fitted().Draw(s.Theme, dst, c, sh, g, s.pileState)
}

func (s *Turn) pileState(deck engine.Deck) render.State { return s.UI.State(pileIDs[deck]) }

// listFurniture lists what stands on the free fields, and the notice.
func (s *Turn) listFurniture() {
	c := &s.Layout.Calendar
	s.table = append(s.table,
		ui.Control{ID: "jackpot", Box: c.Tile(render.PlaceJackpot), Widget: ui.Custom{}, Info: true, Tip: s.gatheredTip()},
		ui.Control{ID: "pot", Box: s.pillBox(c), Widget: ui.Custom{}, Info: true, Skip: true, Tip: s.noticeTip()},
	)
	for deck := range engine.NumDecks {
		if box, has := s.fitted().PileBox(c, deck); has {
			s.table = append(s.table, ui.Control{
				ID: pileIDs[deck], Box: box, Widget: ui.Custom{}, Info: true, Tip: facts.PileTip(s.M, deck),
			})
		}
	}
}

// gatheredTip says what becomes of the money that is gathered.
func (s *Turn) gatheredTip() render.Tip {
	f, sh := s.fitted(), s.M.Stage.Shown()
	tip := render.Tip{Title: s.Say(f.Title), Text: s.Say(f.TipEmpty, words.Number("number", sh.BonusDie))}
	if money := s.M.Stage.Money(engine.Jackpot); money > 0 {
		tip.Figure = s.Say(f.Tip, words.Money("money", money), words.Number("number", sh.BonusDie))
	}
	return tip
}

// noticeTip says what the notice at the head of a page is about.
func (s *Turn) noticeTip() render.Tip {
	if s.fitted().Notice == engine.Jackpot {
		return s.gatheredTip()
	}
	tip := render.Tip{Title: s.Say("tip.waits_title"), Text: s.Say("tip.waits_rule")}
	if money := s.M.Stage.Money(s.fitted().Notice); money > 0 {
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

package main

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/render/stage"
)

// scene returns the situation in which a person's throw leads to a space whose page they then play on.
// Asked are the prompts one of which they find there, none where nothing is asked of them.
func scene(name, title string, edition engine.EditionID, space engine.Space, asked ...engine.PromptKind) situation {
	return situation{
		name: "scene-" + name, title: title, speed: store.Normal, people: 1, edition: edition,
		begins: throwsTo(space, asked), leads: space, action: actionTakePart, moving: true,
	}
}

// scenes are the situations in which more is decided than on the calendar: on a stage, over a drum of
// balls, at a door.
func scenes() []situation {
	return []situation{
		scene("lottery", "a lottery with a drum of balls", engine.Big, engine.LuckyLottery, engine.AnteUp, engine.PickNumber),
		scene("lottery-cards", "a lottery with cards", engine.Event2000, engine.LotterySpace, engine.AnteUp),
		scene("singing", "a Singing Contest", engine.Big, engine.SingingContest),
		scene("radio", "a Radio Contest", engine.Standard, engine.RadioContest),
		scene("poker", "a Poker Game", engine.Classic1975, engine.PokerGame),
		scene("buyer", "a buyer at the door", engine.Big, engine.FoundABuyer, engine.SellDeal),
		scene("deal", "a Deal is bought", engine.Big, engine.DealSpace, engine.BuyDeal),
		scene("auction", "an auction", engine.Event2000, engine.DealSpace, engine.PlaceBid),
	}
}

// throwsTo returns where the person takes a turn whose throw leads to a space.
func throwsTo(space engine.Space, asked []engine.PromptKind) func(s *engine.State) bool {
	return func(s *engine.State) bool {
		if p := s.Prompt(); p.Kind != engine.TakeTurn || p.Seat != 0 {
			return false
		}
		next := *s
		there := false
		sink := func(e engine.Event) { there = there || e.Kind == engine.Landed && e.Seat == 0 && e.Space == space }
		err := next.Choose(engine.Choice{Kind: engine.Roll}, sink)
		return err == nil && there && (len(asked) == 0 || slices.Contains(asked, next.Prompt().Kind) && next.Prompt().Seat == 0)
	}
}

// asker is a page that asks a person something.
type asker interface {
	Options() []engine.Option
	Decide(choice engine.Choice)
}

// takePart decides for the person what is asked on a page, after a while in which nothing has moved:
// what is listed first, as to throw, to pay, to sell, to bid.
func (p *playback) takePart(page asker, st *stage.Stage) {
	options := page.Options()
	if !p.comesAfterRest(st.Busy() || len(options) == 0) {
		return
	}
	page.Decide(options[0].Choice)
}

package main

import (
	"slices"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/input"
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

// answers are what the keys are there for that the person presses: to throw, to pay, to sell.
var answers = []input.Action{input.GoOn, input.Accept, input.Sell, input.Buy, input.Yes}

// answer presses a key, one for each answer that there may be, after a while in which nothing has moved
// or something has waited to be read.
func (p *player) answer() input.State {
	staged, ok := p.staged()
	if ok {
		_, held := staged.Stage().Hold()
		ok = p.playback.comesAfterRest(staged.Stage().Busy() && !held)
	}
	if !ok {
		return input.State{Pointer: input.Pointer{Away: true}, Device: input.Keys, Idle: true}
	}
	return key('y', answers...)
}

package facts

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/words"
	"bigpayday/render/control"
)

// LotteryRule returns the rule of the lottery that is played.
func LotteryRule(m *match.Match) engine.SpaceRule {
	sh := m.Stage.Shown()
	return sh.Setup.LotteryRule(sh.Lottery.Space)
}

// LotteryCardTip says what a player wins the Lottery with.
func LotteryCardTip(m *match.Match, seat engine.Seat) control.Tip {
	sh := m.Stage.Shown()
	printed := sh.Edition().Card(sh.LotteryCards[seat])
	card := m.Words.CardOf(sh.Edition(), sh.LotteryCards[seat])
	return control.Tip{
		Title:  m.Say("cards.of", words.Name("name", m.Names[seat])),
		Text:   m.Say("cards.card_odds", words.Number("ways", printed.Ways()), words.Number("throws", 36)),
		Figure: figure(m, card.Label, card.Sum),
	}
}

// LotteryHit returns which throw of a player's card both dice have brought, from 1, 0 for
// none.
func LotteryHit(m *match.Match, seat engine.Seat) int {
	sh := m.Stage.Shown()
	if a := m.Stage.Actors(); a.Dice.On || sh.Roll.Turn != sh.Turns || sh.Roll.Why != engine.WhyLottery {
		return 0
	}
	dice := [2]uint8{min(sh.Roll.Dice[0], sh.Roll.Dice[1]), max(sh.Roll.Dice[0], sh.Roll.Dice[1])}
	for i, pair := range sh.Edition().Card(sh.LotteryCards[seat]).Pairs {
		if pair == dice {
			return i + 1
		}
	}
	return 0
}

// LotteryResult says who has the throw of both dice, if anybody who paid in has.
func LotteryResult(m *match.Match) string {
	sh := m.Stage.Shown()
	for seat := range engine.Seat(sh.Seats()) {
		if sh.Lottery.In.Has(seat) && LotteryHit(m, seat) > 0 {
			return m.Say("cards.has_throw", words.Name("name", m.Names[seat]))
		}
	}
	return m.Say("cards.nobody")
}

// Plays reports whether a game of that kind is anted for, or played.
func Plays(m *match.Match, game engine.Act) bool {
	sh := m.Stage.Shown()
	return sh.Lottery.Space != engine.Vacant && sh.Edition().Spaces[sh.Lottery.Space].Does == game && !sh.Contest.Open
}

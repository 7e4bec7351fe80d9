package engine

import "slices"

// RulesVersion counts the versions of an edition's rules. A game is played to
// its end by those that it began by, so that its journal goes on leading to
// the same game. What differs between versions is all in this file.
type RulesVersion uint8

// The versions. Editions whose rules have not changed are still at the first.
const (
	// NewestRules in a setup stands for the edition's newest version. No state
	// has it.
	NewestRules RulesVersion = iota
	// FirstRules: all Lottery cards of 2000 win as often, and each player is
	// asked first what to do with the card and later for the ante; new debt
	// counts with its interest on Swellfare, and what is borrowed at the prompt
	// can be staked; a page takes over Holidays that the box has a tile for.
	FirstRules
	// SecondRules mend that.
	SecondRules
)

// NewestRules returns the version of the edition's rules that new games are
// played by.
func (ed *Edition) NewestRules() RulesVersion { return max(FirstRules, ed.Rules) }

// WithNewestRules returns the setup with the version of the rules that new
// games of its edition are played by.
func (s Setup) WithNewestRules() Setup {
	if s.Edition < NumEditions {
		s.Rules = s.Edition.edition().NewestRules()
	}
	return s
}

// takesOverParties reports whether a page takes over Holidays from the one
// before it as if they were tiles.
func (g game) takesOverParties() bool { return g.Setup.Rules == FirstRules }

// chargesNewDebt reports whether a loan counts for Swellfare with interest that
// is not due yet.
func (s *Setup) chargesNewDebt() bool { return s.Rules == FirstRules }

// stakesAllCash reports whether all cash can be staked on Swellfare, borrowed at
// the prompt or not, and each card is judged anew. The prompt that opens a turn
// then keeps 1 where something can be staked, and the other one nothing.
func (g game) stakesAllCash() bool { return g.Setup.Rules == FirstRules }

// openStakes returns what a prompt that takes stakes on so many Swellfare cards
// keeps, 0 where it takes none, and reports whether it takes any.
func (g game) openStakes(kind taskKind, seat Seat, cards int) (kept uint8, takes bool) {
	kept = g.stakes(seat, cards)
	takes = kept > 0
	if takes && g.stakesAllCash() {
		kept = 0
		if kind == askTurn {
			kept = 1
		}
	}
	return kept, takes
}

// swapsFirst reports whether all are asked what they do with their Lottery cards
// before anybody is asked for an ante.
func (g game) swapsFirst() bool { return g.Setup.Rules == FirstRules }

// nextSwap asks the player after the seat for a Lottery card, or when the round
// is through for the antes.
func (g game) nextSwap(seat Seat) {
	if seat = g.left(seat); seat != g.Lottery.Lander {
		g.push(task{Kind: askSwap, Seat: seat})
		return
	}
	g.askAntes(g.Lottery.Lander)
}

// passesOver reports whether who cannot pay a bid counts as having passed.
func (g game) passesOver() bool { return g.Setup.Rules != FirstRules }

// Data returns the data of the edition, as the setup's version of the rules
// has it.
func (s *Setup) Data() *Edition {
	if s.Rules == FirstRules && s.Edition == Event2000 {
		return &firstEventPayDay
	}
	return s.Edition.edition()
}

// firstEventPayDay is the edition of 2000 with the Lottery cards of the first
// rules, each of which wins with 5 of 36 throws.
var firstEventPayDay = func() Edition {
	ed := eventPayDay
	first := int(ed.FirstCard(LotteryDeck)) - 1
	ed.Cards = slices.Concat(ed.Cards[:first], lotteryCards(
		[3][2]uint8{{1, 1}, {2, 3}, {4, 5}}, [3][2]uint8{{2, 2}, {1, 3}, {4, 6}}, [3][2]uint8{{3, 3}, {1, 2}, {5, 6}},
		[3][2]uint8{{4, 4}, {1, 5}, {2, 6}}, [3][2]uint8{{5, 5}, {1, 6}, {2, 4}}, [3][2]uint8{{6, 6}, {1, 4}, {3, 5}}))
	return ed
}()

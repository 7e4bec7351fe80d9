package conquest

import (
	"slices"
	"testing"

	"bigpayday/game/rules/rulestest"
)

// rulebook has a row for every sentence of the rules text, in its order.
var rulebook = []rulestest.Row{
	{Section: "Set-up: infantry by the number of players", Tests: []string{
		"TestClaiming/35 infantry each for three players, 30 for four, 25 for five, 20 for six",
	}},
	{Section: "Set-up: one infantry on a free day to claim it", Tests: []string{
		"TestClaiming/in turn each puts one infantry on a free day", "TestClaiming/nobody may pass",
		"TestClaiming/all days still free may be dealt, in turn order",
	}},
	{Section: "Set-up: the high roller goes first", Tests: []string{
		"TestTheFirstPlayer/each throws one die in seat order, and the highest goes first",
		"TestTheFirstPlayer/those tied for the highest throw again, they alone",
		"TestTheFirstPlayer/the same player claims first, places first and takes the first turn", "TestTheFirstPlayer/a setup may name it",
	}},
	{Section: "Set-up: clockwise until every day is taken", Tests: []string{
		"TestClaiming/play goes on in seat order until every day is taken",
		"TestClaiming/with four or five players the first ones get a day more",
	}},
	{Section: "Set-up: one infantry a turn until all are placed", Tests: []string{
		"TestPlacing/one infantry a turn on a day of one's own",
		"TestPlacing/it goes on where the claiming stopped, so that nobody skips a turn", "TestPlacing/who has none left is skipped",
	}},
	{Section: "Set-up: no limit on a day, never fewer than one army", Tests: []string{
		"TestPlacing/there is no limit on a day", "TestPlacing/but never fewer than one army",
	}},
	{Section: "Set-up: mission cards out, the rest shuffled, face down", Tests: []string{
		"TestCards/42 cards, one for each day, 14 of each design", "TestCards/there are no missions and no wild cards",
		"TestCards/the deck is face down: any card of it may come next",
	}},
	{Section: "Each turn: days by threes, at least three armies", Tests: []string{
		"TestArmiesOfATurn/one for every three days, what is over is left out", "TestArmiesOfATurn/at least three",
		"TestArmiesOfATurn/counted when the turn begins",
	}},
	{Section: "Each turn: place them where you wish", Tests: []string{
		"TestArmiesOfATurn/are placed on any days of one's own", "TestArmiesOfATurn/before any attack, and all of them",
	}},
	{Section: "Each turn: extra armies for a whole region, by the key", Tests: []string{
		"TestArmiesOfATurn/a whole region brings its bonus", "TestTheMapOfAMonth/each of the 28 pages has its regions, borders, bonuses and links",
	}},
	{Section: "Each turn: a card at the end of a turn in which one took a day", Tests: []string{
		"TestTheCardOfATurn/comes at the end of a turn in which one took a day", "TestTheCardOfATurn/one card, however many days",
		"TestTheCardOfATurn/is the last thing in the turn, after the move",
		"TestTheCardOfATurn/turned-in cards are shuffled into a new deck when none is left",
		"TestTheCardOfATurn/if there is none at all, no card is drawn",
	}},
	{Section: "Each turn: a set is three of one design or one of each", Tests: []string{
		"TestSets/three of one design, or one of each", "TestSets/nothing else is a set",
		"TestSets/of several cards of a design those of the lowest places are turned in",
	}},
	{Section: "Each turn: sets are turned in at the beginning", Tests: []string{
		"TestSets/are turned in before the first army is placed", "TestSets/as many as one has",
		"TestSets/one may be kept back with fewer than five cards", "TestSets/with five or more one must be turned in",
		"TestSets/five cards always hold a set",
	}},
	{Section: "Each turn: the first set brings four, each later one two more", Tests: []string{
		"TestSets/the first brings four armies, each later one two more, without end", "TestSets/the sets of all players count together",
		"TestSets/what a card shows beside its design brings nothing",
	}},
	{Section: "Attack: any day that adjoins, with one, two or three dice", Tests: []string{
		"TestAttack/goes at any day that adjoins one's own, with one, two or three dice", "TestAttack/only days of others",
		"TestAttack/neutral ones too",
	}},
	{Section: "Attack: at least two armies, and one more than dice", Tests: []string{
		"TestAttack/needs two armies, and one more than dice", "TestAttack/fewer dice may be chosen",
	}},
	{Section: "Attack: the defender throws one or two, two with two armies", Tests: []string{
		"TestAttack/the defender throws two dice where there are two armies, else one", "TestAttack/neutral days always throw the most",
	}},
	{Section: "Attack: highest against highest, then the next pair", Tests: []string{
		"TestAttack/highest against highest: the lower loses an army", "TestAttack/then the next pair, if the defender threw two",
		"TestAttack/the second pair counts only if both threw two or more",
	}},
	{Section: "Attack: defenders win ties", Tests: []string{"TestAttack/the defender wins ties, in each pair"}},
	{Section: "Attack: the day is yours, move in with at least the dice thrown last", Tests: []string{
		"TestATakenDay/is the attacker's when its last army is beaten",
		"TestATakenDay/is occupied with at least as many armies as dice thrown last, at most all but one",
		"TestATakenDay/costs the attacker nothing in the throw that takes it",
		"TestATakenDay/is occupied without asking where one number alone is possible",
	}},
	{Section: "Attack: as many times as you wish", Tests: []string{
		"TestAttack/may be made as often as one wishes", "TestAttack/also with armies that have just moved in", "TestAttack/may be ended",
	}},
	{Section: "The move: as many as you want from one day to one adjacent day", Tests: []string{
		"TestTheMove/takes as many armies as one wants from one day to one adjacent day of one's own",
		"TestTheMove/once, at the end of the turn", "TestTheMove/at least one army stays", "TestTheMove/all may stay",
	}},
	{Section: "Win by capturing all", Tests: []string{
		"TestWinning/the last player with a day wins, at once, in the middle of a turn",
	}},
}

// rulings has a row for all that the rules text leaves open and the game
// settles.
var rulings = []rulestest.Row{
	{Section: "A player without days is out", Tests: []string{
		"TestAKnockOut/a player without days is out, and the taker gets all cards", "TestAKnockOut/takes no turns any more",
		"TestAKnockOut/with six cards sets are turned in at once until four or fewer are left",
		"TestAKnockOut/with fewer than five left one is asked whether to turn in another",
		"TestAKnockOut/those armies are placed at once, and the attack goes on",
		"TestAKnockOut/with five or fewer nothing is turned in before one's next turn",
	}},
	{Section: "The order within a knock-out", Tests: []string{
		"TestAKnockOut/goes in order: move in, take the cards, turn in, place, go on",
		"TestWinning/the least number of armies moves in unasked, then out, then over",
	}},
	{Section: "Hands are closed", Tests: []string{
		"TestHandsAreClosed/all see how many cards somebody has, nobody else which",
		"TestHandsAreClosed/a card that is drawn is told to its player alone",
		"TestHandsAreClosed/cards of a fallen player are known to that one and to the taker alone",
		"TestHandsAreClosed/sets that are turned in are open", "TestAViewDependsOnNothingHidden",
	}},
	{Section: "A turn without a possible attack or move skips that prompt", Tests: []string{
		"TestATurnWithout/a possible attack skips that prompt", "TestATurnWithout/a possible move skips that prompt",
		"TestATurnWithout/armies after a throw to attack with goes on to the move",
	}},
	{Section: "Every game ends", Tests: []string{
		"TestEveryGameEnds/the 200th round is the last", "TestEveryGameEnds/games of random moves come to it or are won before",
		"TestEveryGameEnds/a chosen limit ends it before", "TestEveryGameEnds/a choice after the end is refused",
	}},
	{Section: "Armies never run out", Tests: []string{"TestEveryGameEnds/a day holds more than 999 armies"}},
	{Section: "Giving up is handing the seat to a computer: no choice of the rules", Tests: []string{"TestOptionsAreExactlyWhatIsAllowed"}},
	{Section: "Two players: the neutral army", Tests: []string{
		"TestTwoPlayers/14 days are dealt at random to a neutral army", "TestTwoPlayers/it has 40 armies: three on twelve days, two on two",
		"TestTwoPlayers/the neutral army never attacks, grows, moves or draws", "TestTwoPlayers/its regions pay nobody",
	}},
	{Section: "Two players: 40 infantry, the second 42", Tests: []string{
		"TestTwoPlayers/the players have 40 infantry, the second in the order 42",
		"TestTwoPlayers/they claim the other 28 days in turn and place the rest in turn",
	}},
	{Section: "Two players: one wins when the other is out", Tests: []string{
		"TestTwoPlayers/one wins when the other is out, with neutral days left", "TestTwoPlayers/losing the last neutral day knocks nobody out",
	}},
	{Section: "The map of a month", Tests: []string{
		"TestTheMapOfAMonth/each of the 28 pages has its regions, borders, bonuses and links",
		"TestTheMapOfAMonth/every region is in one piece, and so is the page",
		"TestTheMapOfAMonth/in January 2027 the links and walls between regions are those of the pictures",
		"TestTheMapOfAMonth/Saturday and the next Sunday follow each other",
		"TestTheMapOfAMonth/grey days stand on both ends, and regions of them never touch",
		"TestTheMapOfAMonth/a day of the page shows its date", "TestSetupsThatCannotBeAreRefused",
	}},
	{Section: "Tiles: drawn and laid in turn before the claiming", Tests: []string{
		"TestTilesOnThePage/twelve are drawn and laid in turn, from the first player on, before the claiming",
		"TestTilesOnThePage/only the tile in hand is laid", "TestTilesOnThePage/fill random lays the rest where they may lie",
	}},
	{Section: "Tiles: clip", Tests: []string{
		"TestTilesOnThePage/a clip links two days beside, above or cornerwise to each other, or Saturday and the next Sunday",
		"TestTilesOnThePage/a clip may lie where a wall is, and a tape on any link, a clip's too",
	}},
	{Section: "Tiles: tape", Tests: []string{
		"TestTilesOnThePage/a tape puts a wall on a link", "TestTilesOnThePage/a tape leaves both days two links or more",
		"TestTilesOnThePage/a tape leaves the page in one piece",
	}},
	{Section: "Tiles: fort", Tests: []string{
		"TestTilesOnThePage/on a fort the defender's highest die counts one more", "TestTilesOnThePage/six at most",
		"TestTilesOnThePage/a fort stays with the day, and helps the attacker nothing",
	}},
	{Section: "Tiles: star", Tests: []string{"TestTilesOnThePage/a star brings one army to whoever holds it when the turn begins"}},
	{Section: "Tiles: one fort or star a day", Tests: []string{"TestTilesOnThePage/one fort or star a day in all"}},
	{Section: "Tiles: borders and bonuses are counted anew", Tests: []string{
		"TestTilesOnThePage/borders and bonuses are counted anew after the last tile", "TestTilesOnThePage/and shown as they would be with one more",
	}},
	{Section: "A limit is won by counting days through the last round", Tests: []string{
		"TestALimitIsWonByCounting/the days through the whole last round, after every turn of it",
		"TestALimitIsWonByCounting/the largest sum wins, not the most days at the end",
		"TestALimitIsWonByCounting/then the most armies at the end", "TestALimitIsWonByCounting/then the win is shared",
		"TestALimitIsWonByCounting/who is knocked out in the last round has what was noted, but cannot win",
		"TestALimitIsWonByCounting/a round ends when the place of the first player is passed, also when that one is out",
	}},
	{Section: "A storm", Tests: []string{
		"TestAStorm/throws with the most dice until the day falls, each throw an event",
		"TestAStorm/or until no more than the armies named are left", "TestAStorm/throws the most dice even where that may leave fewer",
		"TestAStorm/cannot leave as many as there are, or none", "TestAStorm/is followed by the question how many move in",
	}},
	{Section: "The order of what is told", Tests: []string{
		"TestEventsOfTheStart/the map, the roll, tiles, the map again, the neutral army, claims",
		"TestEventsOfTheStart/armies stands directly after turn, with the days held",
	}},
}

// house has the tests of each house rule.
var house = map[HouseRule][]string{
	DealtDays: {
		"TestDealtDays/days are dealt at random in turn order instead of claimed", "TestDealtDays/with two players beside the neutral army",
	},
	QuickSetup: {"TestQuickSetup/each places all the rest at once, in turn order from the first player on"},
	FixedSets:  {"TestFixedSets/infantry 4, cavalry 6, artillery 8, one of each 10, always"},
	DefenderChooses: {
		"TestTheDefenderChooses/a person with two armies or more picks one die or two", "TestTheDefenderChooses/with one army nobody is asked",
		"TestTheDefenderChooses/nor is a computer", "TestTheDefenderChooses/a person's two armies cannot be stormed",
	},
	LongMarch: {"TestTheMove/long march: to any day that can be reached over one's own days"},
	OpenHands: {"TestHandsAreClosed/open hands shows them"},
	PageTiles: {"TestTilesOnThePage"},
	NoCoach:   {"TestNoCoachChangesNothingInTheGame"},
}

func TestEveryRuleOfTheBookHasATest(t *testing.T) {
	rows := slices.Concat(rulebook, rulings)
	for rule := range NumHouseRules {
		rows = append(rows, rulestest.Row{Section: "House rule " + rule.String(), Tests: house[rule]})
	}
	rulestest.Check(t, "rulebook_test.go", rows)
}

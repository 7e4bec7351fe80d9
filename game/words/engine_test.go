package words_test

import (
	"testing"

	"bigpayday/game/engine"
	"bigpayday/game/words"

	"github.com/stretchr/testify/assert"
)

// has fails unless there is a message with the id.
func has(t *testing.T, ids ...string) {
	t.Helper()
	for _, id := range ids {
		assert.True(t, english.Has(id), "no message %s", id)
	}
}

func TestEveryKindOfDayHasItsNamesAndItsRule(t *testing.T) {
	for space := range engine.NumSpaces {
		id := space.String()
		has(t, "space.name."+id, "space.short."+id, "space.word."+id, "space.rule."+id)
		text := english.Space(engine.Big, space)
		for edition := range engine.NumEditions {
			if engine.EditionOf(edition).Has(space) {
				text = english.Space(edition, space)
			}
		}
		assert.LessOrEqual(t, len([]rune(text.Short)), 12, text.Short)
		assert.LessOrEqual(t, len([]rune(text.Word)), 7, text.Word)
		assert.NotContains(t, text.Rule, "{", "a value is missing")
		assert.NotContains(t, text.Rule, "$0", "the edition has no such figure")
	}
	assert.Equal(t, "The bank adds $5,000 to the Jackpot.", english.Space(engine.Big, engine.JackpotSkyrockets).Rule)
}

func TestEveryIDOfTheEngineHasItsMessages(t *testing.T) {
	for kind := engine.NoKind + 1; kind < engine.NumCardKinds; kind++ {
		id := kind.String()
		has(t, "card.kind."+id, "card.band."+id, "card.do."+id)
		switch kind {
		case engine.PlainDeal, engine.DoubleDeal, engine.SuperSteal, engine.AuctionDeal:
			has(t, "card.note."+id, "log.draw."+id)
		case engine.Ad, engine.Postcard, engine.InstantMessage:
			has(t, "card.next."+id, "card.next_open."+id, "log.draw."+id)
		default:
			has(t, "card.label."+id, "card.next."+id, "card.next_open."+id)
		}
	}
	for m := engine.NoMessage + 1; m < engine.NumMessages; m++ {
		has(t, "message.title."+m.String(), "message.do."+m.String())
	}
	for kind := range engine.NumPromptKinds {
		has(t, "prompt.title."+kind.String(), "prompt.text."+kind.String(), "prompt.tab."+kind.String())
	}
	for kind := engine.NoChoice + 1; kind < engine.NumChoiceKinds; kind++ {
		if kind != engine.Fill { // its presets are choices of their own
			has(t, "choice."+kind.String())
		}
	}
	for preset := range engine.NumPresets {
		has(t, "preset.name."+preset.String(), "preset.does."+preset.String())
	}
	for laying := range engine.NumLayings {
		has(t, "setup.laying."+laying.String())
	}
	for deck := range engine.NumDecks {
		has(t, "log.no-card."+deck.String(), "log.shuffle."+deck.String())
	}
}

func TestEveryRefusalSaysWhy(t *testing.T) {
	for _, id := range []engine.RefusalID{
		engine.RefusedOver, engine.RefusedNotAsked, engine.RefusedDayTaken, engine.RefusedLastDay,
		engine.RefusedNoSuchDay, engine.RefusedNotInHand, engine.RefusedNoneLeft, engine.RefusedBothVacant,
		engine.RefusedSameDay, engine.RefusedNotYours, engine.RefusedNumberTaken, engine.RefusedNoSuchNumber,
		engine.RefusedCannotBring, engine.RefusedAmount, engine.RefusedNoCredit, engine.RefusedSeats,
		engine.RefusedMonths, engine.RefusedLength, engine.RefusedEdition, engine.RefusedFirst, engine.RefusedOldest,
		engine.RefusedHost, engine.RefusedBuilder, engine.RefusedPage, engine.RefusedHouse, engine.RefusedTiles,
		engine.RefusedPayDay, engine.RefusedYear, engine.RefusedRealMonths, engine.RefusedBirthday, engine.RefusedCountry,
		engine.RefusedHolidays, engine.RefusedNotLaid, engine.RefusedNoParty,
	} {
		has(t, "refusal."+string(id))
		assert.NotContains(t, english.Refusal(&engine.Refusal{ID: id}), "{", "%s: a value is missing", id)
	}
	assert.Equal(t, "Day 9 is taken. Pick a free day, or drag its tile away first.",
		english.Refusal(&engine.Refusal{ID: engine.RefusedDayTaken, Day: 9}))
	assert.Equal(t, "Pick an amount from $0 to $3,000, in steps of $1,000.",
		english.Refusal(&engine.Refusal{ID: engine.RefusedAmount, Most: 3_000, Step: 1_000}))
	assert.Equal(t, "Something went wrong: assert.AnError general error for testing. You can keep playing.",
		english.Refusal(assert.AnError))
	assert.Empty(t, english.Refusal(nil))
}

func TestASetupThatCannotBeIsRefusedInWords(t *testing.T) {
	standard := engine.Setup{Edition: engine.Standard, Seats: 4, Months: 1, Lengths: [12]uint8{31}}
	mixed := engine.Setup{Edition: engine.Mixed, Seats: 4, Months: 2, Lengths: [12]uint8{31, 30}, Blue: 12}
	big := engine.Setup{Edition: engine.Big, Seats: 4, Months: 2, Lengths: [12]uint8{31, 30}}
	tests := []struct {
		setup  engine.Setup
		change func(*engine.Setup)
		want   string
	}{
		{mixed, func(s *engine.Setup) { s.Seats = 7 }, "2 to 6 can play, not 7."},
		{mixed, func(s *engine.Setup) { s.Months = 13 }, "A game has 1 to 12 months, not 13."},
		{mixed, func(s *engine.Setup) { s.Blue = 40 }, "A month has no room for 40 tiles. Pick 0 to 29."},
		{mixed, func(s *engine.Setup) { s.Lengths[1] = 27 }, "A month has 28 to 31 days, not 27."},
		{mixed, func(s *engine.Setup) { s.Calendar.Year, s.Calendar.Month = 2026, 2 }, "That month has 28 days, not 31."},
		{mixed, func(s *engine.Setup) { s.Calendar.Year, s.Calendar.Month = 1066, 10 },
			"There’s no such month. Pick a year from 1583 to 9998."},
		{mixed, func(s *engine.Setup) { s.Calendar.Birthdays[2] = engine.Date{Month: 2, Day: 31} },
			"Player 3’s birthday isn’t a real date. Change it."},
		{mixed, func(s *engine.Setup) { s.Calendar.Country = engine.NumCountries },
			"The game doesn’t know that country’s holidays. Pick another."},
		{mixed, func(s *engine.Setup) { s.House = engine.HouseRules(0).With(engine.TwoDiceLottery) },
			"This edition doesn’t have that house rule."},
		{standard, func(s *engine.Setup) { s.Lengths[0] = 30 }, "That month has 31 days, not 30."},
		{standard, func(s *engine.Setup) { s.Calendar.Birthdays[0] = engine.Date{Month: 2, Day: 3} },
			"This edition has no real dates, so it has no birthdays or holidays."},
		{standard, func(s *engine.Setup) { s.PlainPay = 1 }, "This edition ends every month the same way."},
		{big, func(s *engine.Setup) { s.Blue = 12 }, "In this edition, the number of tiles is fixed."},
	}
	for _, test := range tests {
		assert.NoError(t, test.setup.Check())
		test.change(&test.setup)
		assert.Equal(t, test.want, english.Refusal(test.setup.Check()))
	}
}

func TestCardsSayWhatTheyAreAndWhatToDo(t *testing.T) {
	water := english.Card(engine.Big, 26)
	assert.Equal(t, words.Card{
		Kind: "Bill", Band: "BILL", Title: "Water Works", Reason: "One month of very long showers",
		Label: "Amount due", Sum: "$600", Do: "Keep it and pay on Big Pay Day.", Art: "cards/big-26",
	}, water)
	noodles := english.Card(engine.Big, 75)
	assert.Equal(t, "Dipsydoodle Noodle Factory", noodles.Title)
	assert.Equal(t, "Pay $8,000", noodles.Price)
	assert.Equal(t, "Sells for $12,000", noodles.Payoff)
	golf := english.Card(engine.Big, 85)
	assert.Equal(t, "Sells for $10,000", golf.Payoff, "a Double Deal pays twice its value")
	assert.Equal(t, "Value $5,000, paid twice", golf.Note)
	ferry := english.Card(engine.Big, 88)
	assert.Equal(t, "Pay $5,000", ferry.Price, "a Super Steal costs half")
	assert.Equal(t, "Printed cost $10,000, halved", ferry.Note)
	assert.Equal(t, "Go back three days and bring a friend.", english.Card(engine.Big, 51).Do)
	assert.Equal(t, words.Card{}, english.Card(engine.Big, engine.NoCard))
}

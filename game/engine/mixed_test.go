package engine

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// mixing starts a game of blue tiles on the white calendar whose first page is
// still to be laid.
func mixing(t *testing.T, changes ...func(*Setup)) *board {
	t.Helper()
	setup := Setup{
		Edition: Mixed, Seats: 3, Months: 2, Lengths: [MaxMonths]uint8{31, 28}, Oldest: 1, Host: 2, Builder: 0, Seed: 7, Blue: 12,
	}
	for _, change := range changes {
		change(&setup)
	}
	b := &board{t: t}
	require.NoError(t, b.Start(setup, func(e Event) { b.events = append(b.events, e) }))
	return b
}

func wanted(tiles uint8) func(*Setup) { return func(s *Setup) { s.Blue = tiles } }

func byOne(s *Setup) { s.Laying = ByOne }

// real makes the months those of a year, from the given one on.
func real(year uint16, month uint8) func(*Setup) {
	return func(s *Setup) {
		s.Calendar.Year, s.Calendar.Month = year, month
		s.Lengths = [MaxMonths]uint8{}
		for i := range s.Months {
			s.Lengths[i] = DaysIn(s.Calendar.YearMonth(i + 1))
		}
	}
}

func birthday(seat Seat, month, day uint8) func(*Setup) {
	return func(s *Setup) { s.Calendar.Birthdays[seat] = Date{month, day} }
}

func holidays(page uint8, days ...uint8) func(*Setup) {
	return func(s *Setup) {
		for _, day := range days {
			s.Calendar.Holidays[page-1] |= dayBit(day)
		}
	}
}

// blue returns the days of a page on which a tile lies.
func (b *board) blue(page uint8) []uint8 {
	var days []uint8
	for day := uint8(1); day <= MaxDays; day++ {
		if b.HasTile(page, day) {
			days = append(days, day)
		}
	}
	return days
}

// place lays a tile on days of the page, one after the other.
func (b *board) place(tile Space, days ...uint8) *board {
	b.t.Helper()
	for _, day := range days {
		b.choose(Choice{Kind: Place, Tile: tile, Day: day})
	}
	return b
}

func (b *board) begin() *board {
	b.t.Helper()
	return b.choose(Choice{Kind: Begin})
}

func TestTheMixedGameLaysBlueTilesOnTheWhiteCalendar(t *testing.T) {
	t.Run("12 unless another number is chosen", func(t *testing.T) {
		assert.EqualValues(t, 12, EditionOf(Mixed).Wanted)
	})
	t.Run("as many as are wanted, from none to all 30, drawn and laid in turn from the oldest on", func(t *testing.T) {
		for _, tiles := range []uint8{0, 1, 12, 30} {
			b := mixing(t, wanted(tiles), months(31))
			for n := range tiles {
				assert.Equal(t, Seat((1+n)%3), b.Prompt().Seat)
				assert.EqualValues(t, tiles-n, b.Missing())
				b.lay()
			}
			assert.Equal(t, Prompt{Kind: Arrange, Seat: 2}, b.Prompt(), "then the host says when the page stands")
			assert.Len(t, b.blue(1), int(tiles))
			b.begin()
			assert.Equal(t, Playing, b.Phase)
			for day := uint8(1); day <= 30; day++ {
				if !b.HasTile(1, day) {
					assert.Equal(t, EditionOf(Standard).Printed[day-1], b.SpaceAt(1, day))
				}
			}
			assert.Equal(t, BigPayDay, b.SpaceAt(1, 31))
		}
	})
	t.Run("at most one on each day before the last: 27 in a month of 28 days", func(t *testing.T) {
		b := mixing(t, wanted(27), months(28))
		for b.Prompt().Kind == PlaceTile {
			b.lay()
		}
		assert.Len(t, b.blue(1), 27)
	})
	t.Run("on any day but the last and those that have one", func(t *testing.T) {
		b := mixing(t)
		tile := b.Prompt().Tile
		assert.Len(t, b.options(Place), 30)
		assert.Equal(t, RefusedLastDay, b.refused(Choice{Kind: Place, Tile: tile, Day: 31}))
		assert.Equal(t, RefusedNoSuchDay, b.refused(Choice{Kind: Place, Tile: tile, Day: 32}))
		assert.Equal(t, RefusedNotInHand, b.refused(Choice{Kind: Place, Tile: HappyBirthday, Day: 3}))
		b.place(tile, 3)
		assert.Equal(t, tile, b.SpaceAt(1, 3))
		assert.Equal(t, RefusedDayTaken, b.refused(Choice{Kind: Place, Tile: b.Prompt().Tile, Day: 3}))
	})
	t.Run("of one's own choice where one player builds it", func(t *testing.T) {
		b := mixing(t, byOne)
		assert.Equal(t, Prompt{Kind: Arrange, Seat: 0}, b.Prompt())
		b.place(FreeDeal, 4).place(Mail3, 5, 6)
		assert.Equal(t, RefusedNoneLeft, b.refused(Choice{Kind: Place, Tile: FreeDeal, Day: 8}))
		assert.Equal(t, RefusedNoneLeft, b.refused(Choice{Kind: Place, Tile: Mail3, Day: 8}))
		assert.Equal(t, RefusedNoneLeft, b.refused(Choice{Kind: Place, Tile: CharityWalk, Day: 8}), "what is printed is no tile")
		b.begin()
		assert.Equal(t, []uint8{4, 5, 6}, b.blue(1), "any number may be laid")
	})
	t.Run("a tile may be taken off: what is printed shows, and the tile is there to be laid again", func(t *testing.T) {
		b := mixing(t, byOne).place(FreeDeal, 4).choose(Choice{Kind: TakeOff, Day: 4})
		assert.Equal(t, DealSpace, b.SpaceAt(1, 4))
		assert.Empty(t, b.blue(1))
		assert.Equal(t, []Event{{Kind: TileTakenOff, Seat: 0, By: NoSeat, Month: 1, To: 4, Space: FreeDeal}}, b.told(TileTakenOff))
		assert.Equal(t, RefusedNotLaid, b.refused(Choice{Kind: TakeOff, Day: 4}))
		assert.Equal(t, RefusedLastDay, b.refused(Choice{Kind: TakeOff, Day: 31}))
		b.place(FreeDeal, 9)
		assert.Equal(t, []uint8{9}, b.blue(1))
	})
	t.Run("a tile may be moved, or swapped with another", func(t *testing.T) {
		b := mixing(t, byOne).place(FreeDeal, 4).choose(Choice{Kind: Exchange, Day: 4, To: 18})
		assert.Equal(t, DealSpace, b.SpaceAt(1, 4))
		assert.Equal(t, FreeDeal, b.SpaceAt(1, 18))
		b.place(SickDay, 4).choose(Choice{Kind: Exchange, Day: 18, To: 4})
		assert.Equal(t, []Space{FreeDeal, SickDay}, []Space{b.SpaceAt(1, 4), b.SpaceAt(1, 18)})
		assert.Equal(t, RefusedBothVacant, b.refused(Choice{Kind: Exchange, Day: 5, To: 6}), "what is printed stays")
	})
	t.Run("the game suggests what is missing, by every preset", func(t *testing.T) {
		for preset := range NumPresets {
			for _, laying := range []Laying{InTurn, ByOne} {
				b := mixing(t, func(s *Setup) { s.Laying = laying }).choose(Choice{Kind: Fill, Preset: preset})
				assert.Equal(t, Arrange, b.Prompt().Kind)
				assert.Len(t, b.blue(1), 12)
				before := b.tilesLaid()
				b.choose(Choice{Kind: Fill, Preset: preset})
				assert.Len(t, b.blue(1), 12)
				if preset < RichestMonth { // which has tiles of its own
					assert.Equal(t, before, b.tilesLaid(), "anew, with the same tiles")
				}
			}
		}
	})
	t.Run("a page laid beforehand can be kept", func(t *testing.T) {
		b := mixing(t, func(s *Setup) { s.Page[3], s.Page[20] = SuperSweepstakes, SickDay })
		assert.Equal(t, Prompt{Kind: Arrange, Seat: 2}, b.Prompt())
		assert.Equal(t, []uint8{4, 21}, b.blue(1))
		assert.Len(t, b.TilesLeft(), 28)
	})
}

// tilesLaid counts the tiles on the page being laid.
func (b *board) tilesLaid() (laid [NumSpaces]int) {
	for _, day := range b.blue(b.Page) {
		laid[b.SpaceAt(b.Page, day)]++
	}
	return laid
}

func TestEveryMonthOfTheMixedGameIsAPageOfItsOwn(t *testing.T) {
	t.Run("the next one begins with the same tiles on the same days, as far as they fit", func(t *testing.T) {
		b := mixing(t, byOne).place(SickDay, 4).place(Holiday, 29).place(FreeDeal, 30).begin()
		assert.Equal(t, Prompt{Kind: Arrange, Seat: 0}, b.Prompt())
		assert.EqualValues(t, 2, b.Page)
		assert.Equal(t, []uint8{4}, b.blue(2), "29 and 30 are not before the last of 28 days")
		assert.Contains(t, b.TilesLeft(), FreeDeal)
	})
	t.Run("length and tiles may differ, and all are laid before the game", func(t *testing.T) {
		b := mixing(t, byOne, months(31, 28, 29, 30))
		for page, day := range []uint8{4, 5, 6, 7} {
			if page > 0 {
				b.choose(Choice{Kind: TakeOff, Day: day - 1})
			}
			assert.Equal(t, Building, b.Phase)
			b.place(SkipAhead, day).begin()
		}
		assert.Equal(t, Playing, b.Phase)
		pages := b.told(PageLaid)
		require.Len(t, pages, 4)
		for i, e := range pages {
			assert.Equal(t, dayBit(uint8(4+i)), e.Blue)
			assert.Equal(t, SkipAhead, e.Days[3+i])
			assert.Equal(t, BigPayDay, e.Days[b.Length(e.Month)-1])
		}
	})
	t.Run("in turn, the host arranges the later pages", func(t *testing.T) {
		b := mixing(t, wanted(3))
		for b.Prompt().Kind == PlaceTile {
			b.lay()
		}
		b.begin()
		assert.Equal(t, Prompt{Kind: Arrange, Seat: 2}, b.Prompt())
		assert.Len(t, b.blue(2), 3)
		b.begin()
		assert.Equal(t, Prompt{Kind: TakeTurn, Seat: 0}, b.Prompt())
	})
	t.Run("an opened page says who lays its first tile", func(t *testing.T) {
		b := mixing(t, byOne).begin().place(SickDay, 3).begin()
		opened := b.told(PageOpened)
		require.Len(t, opened, 2)
		for _, e := range opened {
			assert.Equal(t, Seat(0), e.Seat)
			assert.Equal(t, Vacant, e.Days[30])
			assert.Equal(t, Sweepstakes, e.Days[1])
		}
	})
	t.Run("each token walks its own month", func(t *testing.T) {
		b := newBoardOf(t, Mixed, 2, months(31, 28))
		b.Pages[0][4], b.Pages[1][4] = FunDay, BuyGroceries
		b.Players[1].Month = 2
		b.roll(5).roll(5)
		assert.Equal(t, []payment{{seat(0), Jackpot, 200, WhyFunDay}, {seat(1), Jackpot, 200, WhyBuyGroceries}}, b.payments())
		b.stand(0, 27).roll(3).stand(1, 27).roll(4)
		assert.EqualValues(t, 30, b.Players[0].Day)
		assert.True(t, b.Players[1].Retired)
	})
}

func TestMoneyOfTheMixedGameFollowsTheLastDay(t *testing.T) {
	plain := func(months ...uint8) func(*Setup) {
		return func(s *Setup) {
			for _, month := range months {
				s.PlainPay |= 1 << (month - 1)
			}
		}
	}
	t.Run("opening money is that of the first page", func(t *testing.T) {
		assert.EqualValues(t, 5_000, mixing(t).Cash(0))
		assert.EqualValues(t, 5_000, mixing(t, plain(2)).Cash(0))
		assert.EqualValues(t, 3_500, mixing(t, plain(1)).Cash(0))
	})
	t.Run("the salary is $5,000 where the Big Pay Day tile lies on the last day, else $3,500", func(t *testing.T) {
		b := newBoardOf(t, Mixed, 2, months(31, 31, 28), plain(2))
		assert.Equal(t, []Space{BigPayDay, PayDay, BigPayDay}, []Space{b.SpaceAt(1, 31), b.SpaceAt(2, 31), b.SpaceAt(3, 28)})
		b.finish(1)
		for _, salary := range []int32{5_000, 3_500, 5_000} {
			b.events = nil
			b.stand(0, b.Length(b.Players[0].Month)-1).roll(5)
			assert.Equal(t, []payment{{Bank, seat(0), salary, WhySalary}}, b.payments())
		}
		assert.Equal(t, Over, b.Phase)
	})
}

func TestPartiesLieOnTheirDates(t *testing.T) {
	// March 2026 has 31 days, April 30.
	march := func(changes ...func(*Setup)) func(t *testing.T) *board {
		return func(t *testing.T) *board {
			return mixing(t, append([]func(*Setup){byOne, real(2026, 3)}, changes...)...)
		}
	}
	t.Run("a Happy Birthday on a birthday, as often as there are dates, and nowhere else", func(t *testing.T) {
		b := march(birthday(0, 3, 12), birthday(1, 3, 30), birthday(2, 4, 12))(t)
		b.place(HappyBirthday, 12, 30)
		assert.Equal(t, RefusedNoParty, b.refused(Choice{Kind: Place, Tile: HappyBirthday, Day: 13}))
		b.begin()
		assert.Equal(t, []uint8{12}, b.blue(2), "it stays where somebody was born on the 12th of April as well")
		assert.Equal(t, RefusedNoParty, b.refused(Choice{Kind: Place, Tile: HappyBirthday, Day: 30 - 1}))
	})
	t.Run("a Holiday on a holiday, as often as there are dates, and the tile of the box anywhere", func(t *testing.T) {
		b := march(holidays(1, 3, 4, 5))(t).place(Holiday, 3, 4, 5)
		assert.Contains(t, b.TilesLeft(), Holiday, "they are not the tile of the box")
		b.place(Holiday, 20)
		assert.Equal(t, RefusedNoneLeft, b.refused(Choice{Kind: Place, Tile: Holiday, Day: 21}))
	})
	t.Run("not on the last day", func(t *testing.T) {
		b := march(birthday(0, 3, 31), holidays(1, 31))(t)
		assert.Equal(t, RefusedLastDay, b.refused(Choice{Kind: Place, Tile: HappyBirthday, Day: 31}))
		assert.Equal(t, RefusedLastDay, b.refused(Choice{Kind: Place, Tile: Holiday, Day: 31}))
		b.choose(Choice{Kind: Fill})
		assert.Equal(t, Vacant, b.SpaceAt(1, 31))
		b.begin()
		assert.Equal(t, BigPayDay, b.SpaceAt(1, 31))
	})
	t.Run("the printed ones stay", func(t *testing.T) {
		b := march(wanted(0), birthday(0, 3, 12))(t).choose(Choice{Kind: Fill}).begin()
		assert.Equal(t, HappyBirthday, b.SpaceAt(1, 10))
		assert.Equal(t, HappyBirthday, b.SpaceAt(1, 12))
		assert.Equal(t, []uint8{12}, b.blue(1))
	})
	t.Run("29 February is kept on the 28th of a year without one", func(t *testing.T) {
		b := mixing(t, byOne, wanted(0), months(28), real(2027, 2), birthday(1, 2, 29))
		assert.Equal(t, RefusedLastDay, b.refused(Choice{Kind: Place, Tile: HappyBirthday, Day: 28}), "which is Pay Day")
		b = mixing(t, byOne, wanted(0), months(29), real(2028, 2), birthday(1, 2, 28))
		b.place(HappyBirthday, 28)
		assert.True(t, b.Setup.IsParty(1, 28, HappyBirthday))
		assert.False(t, b.Setup.IsParty(1, 29, HappyBirthday))
	})
	t.Run("the game suggests them, beside the tiles that are wanted", func(t *testing.T) {
		b := march(birthday(0, 3, 12), holidays(1, 17, 18))(t).choose(Choice{Kind: Fill, Preset: DealsFirst})
		assert.Equal(t, HappyBirthday, b.SpaceAt(1, 12))
		assert.Equal(t, Holiday, b.SpaceAt(1, 17))
		assert.Equal(t, Holiday, b.SpaceAt(1, 18))
		assert.Len(t, b.blue(1), 12+1, "a Holiday is one of the tiles, a Happy Birthday is not")
		b.choose(Choice{Kind: Fill, Preset: Wild})
		assert.Equal(t, HappyBirthday, b.SpaceAt(1, 12), "laid anew, they stay on their dates")
		assert.Equal(t, Holiday, b.SpaceAt(1, 17))
	})
	t.Run("they are not taken over to the next page, and tiles are", func(t *testing.T) {
		b := march(holidays(1, 3, 17), holidays(2, 17, 21), birthday(0, 3, 12))(t)
		b.place(Holiday, 3, 17, 20).place(HappyBirthday, 12).place(SickDay, 4).begin()
		assert.Equal(t, []uint8{4, 17, 20}, b.blue(2), "17 April is a holiday as well, and the Holiday on the 20th is the tile of the box")
		b = march(holidays(1, 3))(t).place(Holiday, 3).place(SickDay, 4).begin()
		assert.Equal(t, []uint8{4}, b.blue(2))
		assert.Contains(t, b.TilesLeft(), Holiday, "the box keeps its own for whoever wants it")
	})
	t.Run("by the first rules the box gave a tile for a Holiday of the page before", func(t *testing.T) {
		first := func(s *Setup) { s.Rules = FirstRules }
		b := march(first, holidays(1, 3, 17))(t).place(Holiday, 3, 17).place(SickDay, 4).begin()
		assert.Equal(t, []uint8{3, 4}, b.blue(2))
		assert.NotContains(t, b.TilesLeft(), Holiday)
	})
	t.Run("they leave their date for another, or for the box's own tile", func(t *testing.T) {
		b := march(birthday(0, 3, 12), birthday(1, 3, 15), holidays(1, 17))(t).place(HappyBirthday, 12)
		assert.Equal(t, RefusedNoParty, b.refused(Choice{Kind: Exchange, Day: 12, To: 13}))
		b.choose(Choice{Kind: Exchange, Day: 12, To: 15})
		assert.Equal(t, HappyBirthday, b.SpaceAt(1, 15))
		b.place(Holiday, 17).choose(Choice{Kind: Exchange, Day: 17, To: 19})
		assert.Equal(t, Holiday, b.SpaceAt(1, 19))
		assert.NotContains(t, b.TilesLeft(), Holiday, "away from its date it is the tile of the box")
		b.place(Holiday, 17)
		assert.Equal(t, RefusedNoParty, b.refused(Choice{Kind: Exchange, Day: 17, To: 20}))
	})
	t.Run("taken off, they are not in the box", func(t *testing.T) {
		b := march(birthday(0, 3, 12), holidays(1, 17))(t).place(HappyBirthday, 12).place(Holiday, 17)
		b.choose(Choice{Kind: TakeOff, Day: 12}).choose(Choice{Kind: TakeOff, Day: 17})
		assert.Len(t, b.TilesLeft(), 30)
		assert.NotContains(t, b.TilesLeft(), HappyBirthday)
	})
	t.Run("in turn, a Holiday drawn and laid on a holiday leaves the tile of the box to be drawn again", func(t *testing.T) {
		b := mixing(t, months(31), real(2026, 3), holidays(1, 17), wanted(30))
		for b.Prompt().Tile != Holiday {
			for _, o := range b.options(Place) {
				if o.Choice.Day != 17 {
					b.choose(o.Choice)
					break
				}
			}
		}
		b.place(Holiday, 17)
		assert.True(t, slices.Contains(b.TilesLeft(), Holiday) || b.Prompt().Tile == Holiday)
	})
	t.Run("the lander collects, whoever's birthday it is", func(t *testing.T) {
		b := newBoardOf(t, Mixed, 3, real(2026, 3), birthday(2, 3, 4)).put(4, HappyBirthday).roll(4)
		assert.Equal(t, []payment{{seat(1), seat(0), 100, WhyHappyBirthday}, {seat(2), seat(0), 100, WhyHappyBirthday}}, b.payments())
	})
	t.Run("weekdays are those of the year", func(t *testing.T) {
		b := march()(t)
		assert.EqualValues(t, 0, b.Setup.Calendar.Weekday(1, 1), "1 March 2026 is a Sunday")
		assert.EqualValues(t, 3, b.Setup.Calendar.Weekday(2, 1), "1 April 2026 is a Wednesday")
	})
	t.Run("a month of no year has no parties", func(t *testing.T) {
		b := mixing(t, byOne, birthday(0, 3, 12))
		for _, o := range b.options(Place) {
			assert.NotEqual(t, HappyBirthday, o.Choice.Tile)
		}
	})
}

func TestMonthsOfARealYearHaveItsLengths(t *testing.T) {
	year := func(first uint16, month, count uint8) []uint8 {
		b := mixing(t, wanted(0), func(s *Setup) { s.Months = count }, real(first, month))
		var lengths []uint8
		for m := uint8(1); m <= count; m++ {
			b.begin()
			length := b.Length(m)
			lengths = append(lengths, length)
			assert.Equal(t, BigPayDay, b.SpaceAt(m, length))
		}
		return lengths
	}
	assert.Equal(t, []uint8{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}, year(2026, 1, 12))
	assert.Equal(t, []uint8{31, 31, 29}, year(2027, 12, 3), "over the end of the year into a leap year")
	assert.Equal(t, []uint8{28}, year(2100, 2, 1))
}

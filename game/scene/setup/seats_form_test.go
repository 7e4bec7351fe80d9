package setup

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/cast"
	"bigpayday/game/rules"
	"bigpayday/game/setups"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// mom plays at the device of the tests.
var mom = table.Player{Name: "Mom", Kind: table.Human, Character: cast.Rosa}

func freshSeats() *Seats { return NewSeats(words.Open(words.English), mom) }

func namesOf(f *Seats) (names []string) {
	for _, s := range f.List {
		names = append(names, s.Called())
	}
	return names
}

func TestTheFirstSeatsCanPlayAtOnce(t *testing.T) {
	f := freshSeats()
	assert.Empty(t, f.sameNames().Text)
	assert.Equal(t, []string{"Mom", "Otto", "Mei"}, namesOf(f))
	assert.Equal(t, rules.NoSeat, f.FirstSeat())
}

func TestEverySeatHasATokenAColourAndANameOfItsOwn(t *testing.T) {
	f := freshSeats()
	for f.add(table.Normal) {
	}
	require.Len(t, f.List, rules.MaxSeats)
	f.setKind(4, table.Human)
	f.set(colourOf, 0, f.List[3].colour)
	f.set(tokenOf, 5, f.List[1].token)
	tokens, colours, names := map[uint8]bool{}, map[uint8]bool{}, map[string]bool{}
	for _, s := range f.List {
		tokens[s.token], colours[s.colour], names[s.Called()] = true, true, true
	}
	assert.Len(t, tokens, rules.MaxSeats)
	assert.Len(t, colours, rules.MaxSeats)
	assert.Len(t, names, rules.MaxSeats)
}

func TestAtLeastTwoSeatsStay(t *testing.T) {
	f := freshSeats()
	assert.True(t, f.remove(0))
	assert.False(t, f.remove(0))
	assert.Len(t, f.List, rules.MinSeats)
}

func TestWhoBeginsIsFollowedToAnotherPlace(t *testing.T) {
	f := freshSeats()
	f.First = f.List[2]
	f.move(2, 0)
	assert.Equal(t, []string{"Mei", "Mom", "Otto"}, namesOf(f))
	assert.EqualValues(t, 0, f.FirstSeat())

	f.remove(0)
	assert.Equal(t, rules.NoSeat, f.FirstSeat(), "who begins is gone: it is drawn by lot")
	f.add(table.Normal)
	assert.Equal(t, rules.NoSeat, f.FirstSeat(), "who comes is another one")
}

func TestTwoPlayersOfOneNameAreTold(t *testing.T) {
	f := freshSeats()
	f.List[2].name.SetText("  mOM ")
	bad := f.sameNames()
	assert.Equal(t, []int{1, 3}, bad.Seats)
	assert.Contains(t, bad.Text, "mOM")
	f.List[2].name.SetText("Mommy")
	assert.Empty(t, f.sameNames().Text)
}

func TestANameThatIsEmptyIsTheOneOfTheSeat(t *testing.T) {
	f := freshSeats()
	f.List[0].name.SetText("   ")
	assert.Equal(t, "Mom", f.Players()[0].Name)
}

func TestWhatCannotBeWrittenIsLeftOutOfAName(t *testing.T) {
	f := freshSeats()
	f.List[0].name.SetText("Zoë 🐈🐕 Ж")
	assert.Equal(t, "🐈🐕", cleanField(f.List[0].name))
	assert.Equal(t, "Zoë  Ж", f.List[0].name.Text())
	assert.Equal(t, "Zoë Ж", f.List[0].Called())
	assert.Empty(t, cleanField(f.List[0].name))
}

func TestAPersonWhoHasNotSaidTheirNameHasThatOfTheFace(t *testing.T) {
	f := freshSeats()
	f.setKind(1, table.Human)
	assert.Equal(t, "Otto", f.List[1].Called())
	f.add(table.Human)
	assert.Equal(t, "Big Al", f.List[3].Called())
	f.List[1].name.SetText("Ole")
	f.setKind(1, table.Normal)
	assert.Equal(t, "Ole", f.List[1].Called(), "a name that was typed stays")
}

func TestOneSeatIsThatOfWhoeverPlaysAtTheDevice(t *testing.T) {
	ida := table.Player{Name: "Ida", Kind: table.Human, Character: cast.Otto, Token: 4, Colour: 1}
	f := NewSeats(words.Open(words.English), ida)
	assert.Equal(t, []string{"Ida", "Rosa", "Mei"}, namesOf(f))
	assert.Equal(t, ida, f.Players()[0])

	f.setKind(0, table.Normal)
	assert.Equal(t, "Otto", f.List[0].Called(), "nobody plays under her name")
	f.setKind(2, table.Human)
	assert.Equal(t, "Ida", f.List[2].Called(), "the next person is her")
	f.setKind(0, table.Human)
	assert.Equal(t, "Otto", f.List[0].Called(), "and the one after that is not")

	again := NewSeats(words.Open(words.English), mom)
	again.Fill(f.Head("big"))
	assert.Equal(t, []string{"Otto", "Rosa", "Mom"}, namesOf(again), "her seat is hers, whatever she is called by now")
}

func TestSetUpsFromBeforeThereWereProfilesSeatWhoeverPlaysNow(t *testing.T) {
	seats := []setups.Seat{{Kind: "hard", Token: "cat", Colour: "red"}, {Kind: "human", Token: "car", Colour: "blue"}, {Kind: "human", Token: "mug", Colour: "black", Name: "Ole"}}
	f := freshSeats()
	f.Fill(setups.Head{Seats: seats})
	assert.Equal(t, "Mom", f.List[1].Called(), "the first one without a name")
	assert.Equal(t, "Ole", f.List[2].Called())
	seats[1].Name, seats[2].Name = "Ole", "mom"
	f = freshSeats()
	f.Fill(setups.Head{Seats: seats})
	assert.Equal(t, []string{"Ole", "Mom"}, namesOf(f)[1:])
}

func TestTheSeatsAreRemembered(t *testing.T) {
	f := freshSeats()
	f.add(table.Human)
	f.List[1].name.SetText("Ida")
	f.move(3, 1)
	f.set(colourOf, 2, 5)
	f.set(tokenOf, 2, 4)
	f.First = f.List[3]
	again := freshSeats()
	again.Fill(f.Head("big"))
	assert.Equal(t, f.Players(), again.Players())
	assert.EqualValues(t, 3, again.FirstSeat())
}

func TestRubbishSeatsAreAsGoodAsNone(t *testing.T) {
	cat := setups.Seat{Kind: "human", Token: "cat", Colour: "red"}
	long := cat
	long.Name = "A very long name indeed"
	for _, h := range []setups.Head{
		{}, {Seats: []setups.Seat{{}}}, {First: -3}, {First: 77}, {Seats: []setups.Seat{{Kind: "?", Token: "?", Colour: "?", Name: "日"}, long, cat}},
		{Seats: []setups.Seat{cat, cat, cat, cat, cat, cat, cat}},
	} {
		f := freshSeats()
		f.Fill(h)
		assert.Empty(t, f.sameNames().Text, h)
		require.NotEmpty(t, f.Players(), h)
		for _, p := range f.Players() {
			assert.NotEmpty(t, p.Name, h)
			assert.LessOrEqual(t, len([]rune(p.Name)), table.LongestName, h)
			assert.Contains(t, table.Kinds(), p.Kind, h)
		}
	}
}

func TestAnOverlongNameIsPastedAsFarAsItGoes(t *testing.T) {
	f := freshSeats()
	seat := f.List[0]
	seat.name.SetText(strings.Repeat("Wilhelmina 🐈", 500))
	cleanField(seat.name)
	assert.Equal(t, "Wilhelmina Wilh"[:table.LongestName-1], seat.name.Text()[:table.LongestName-1])
	assert.LessOrEqual(t, len([]rune(seat.Called())), table.LongestName)
}

func TestAComputerPlaysAsTheCharacterDoesWhoseFaceItGets(t *testing.T) {
	f := freshSeats()
	f.setCharacter(1, cast.Juno)
	assert.Equal(t, []string{"Mom", "Juno", "Mei"}, namesOf(f))
	assert.Equal(t, table.Easy, f.List[1].Kind)
	f.setKind(1, table.Hard)
	assert.Equal(t, "Juno", f.List[1].Called(), "another level, the same face")
	f.setCharacter(0, cast.Mei)
	assert.Equal(t, []string{"Mom", "Juno", "Rosa"}, namesOf(f), "who had the face gets the other one")
	assert.Equal(t, table.Human, f.List[0].Kind, "a person takes a face alone")
	assert.Equal(t, table.Normal, f.List[2].Kind)
	f.List[2].name.SetText("Zed")
	f.setCharacter(2, cast.Pearl)
	assert.Equal(t, "Zed", f.List[2].Called(), "a name that was written stays")
	again := freshSeats()
	again.Fill(f.Head("mixed"))
	assert.Equal(t, []string{"Mom", "Juno", "Zed"}, namesOf(again))
	for i, c := range []cast.Character{cast.Rosa, cast.Juno, cast.Pearl} {
		assert.Equal(t, c, cast.Character(again.List[i].character), "a profile keeps its character")
	}
}

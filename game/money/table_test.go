package money

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// setupOf returns a game in which the kinds say who sits where.
func setupOf(seed uint64, kinds ...table.Kind) Setup {
	setup := Setup{Game: engine.Setup{
		Seats: uint8(len(kinds)), Months: 2, Lengths: [engine.MaxMonths]uint8{31, 28}, First: engine.NoSeat, Seed: seed,
		Oldest: engine.Seat(len(kinds) - 1),
	}}
	names := []string{"Ada", "Grace", "Zoë \"Z\" 日本", "", "<b>", "Nil"}
	for i, kind := range kinds {
		setup.Players = append(setup.Players, table.Player{Name: names[i], Token: uint8(i), Colour: uint8(5 - i), Kind: kind})
	}
	return setup
}

func open(t *testing.T, setup Setup, storage table.Storage) *Table {
	t.Helper()
	tb, err := New(setup, storage)
	require.NoError(t, err)
	return tb
}

// person chooses for the persons at a table, by chance.
type person struct {
	random  uint64
	options []engine.Option
}

func (p *person) below(n int) int {
	p.random = p.random*6364136223846793005 + 1442695040888963407
	return int(p.random>>33) % n
}

func (p *person) choose(s *engine.State) engine.Choice {
	p.options = s.AppendOptions(p.options[:0])
	kind := s.Prompt().Kind
	if kind == engine.Arrange && p.below(3) > 0 {
		return engine.Choice{Kind: engine.Begin}
	}
	if kind == engine.PlaceTile && p.below(4) > 0 {
		return p.options[0].Choice
	}
	o := p.options[p.below(len(p.options))]
	if o.Choice.Kind == engine.Borrow && p.below(5) > 0 {
		return p.options[0].Choice
	}
	return o.Choice
}

// advance plays one choice, of a person or a computer.
func (p *person) advance(t *testing.T, tb *Table) []engine.Event {
	t.Helper()
	if tb.PersonAsked() {
		events, err := tb.Choose(p.choose(tb.State()))
		require.NoError(t, err)
		return events
	}
	for range 100 {
		if events := tb.Step(); events != nil {
			return events
		}
	}
	require.Fail(t, "a computer does not choose", "at %v", tb.State().Prompt())
	return nil
}

func (p *person) playOut(t *testing.T, tb *Table) {
	t.Helper()
	for tb.State().Phase != engine.Over {
		p.advance(t, tb)
	}
}

func TestThePersonsChooseAndTheComputersStep(t *testing.T) {
	tb := open(t, setupOf(1, table.Human, table.Normal), nil)
	require.Equal(t, engine.Seat(1), tb.State().Prompt().Seat, "the oldest lays the first tile")
	_, err := tb.Choose(engine.Choice{Kind: engine.Fill})
	assert.Equal(t, &table.Error{ID: table.ComputersTurn}, err)
	(&person{}).advance(t, tb)

	require.True(t, tb.PersonAsked())
	assert.Nil(t, tb.Step(), "no computer is asked")
	before := *tb.State()
	_, err = tb.Choose(engine.Choice{Kind: engine.Roll})
	var refusal *engine.Refusal
	require.ErrorAs(t, err, &refusal)
	assert.Equal(t, engine.RefusedNotAsked, refusal.ID)
	assert.Equal(t, before, *tb.State())
	assert.Len(t, tb.Journal(), 1)

	p := &person{}
	p.playOut(t, tb)
	assert.False(t, tb.PersonAsked())
	assert.Nil(t, tb.Step())
	_, err = tb.Choose(engine.Choice{Kind: engine.Roll})
	require.ErrorAs(t, err, &refusal)
	assert.Equal(t, engine.RefusedOver, refusal.ID)
	for _, entry := range tb.Journal() {
		assert.Equal(t, tb.Players()[entry.Seat].Kind, entry.Kind)
	}
}

func TestTheHostIsTheFirstPerson(t *testing.T) {
	assert.Equal(t, engine.Seat(1), open(t, setupOf(1, table.Normal, table.Human, table.Human), nil).State().Setup.Host)
	assert.Equal(t, engine.Seat(2), open(t, setupOf(1, table.Normal, table.Normal, table.Normal), nil).State().Setup.Host, "else the oldest")
}

func TestASetupThatDoesNotFitIsRefused(t *testing.T) {
	setup := setupOf(1, table.Human, table.Normal)
	setup.Players = setup.Players[:1]
	_, err := New(setup, nil)
	assert.Equal(t, &table.Error{ID: table.WrongSeats}, err)

	_, err = New(setupOf(1, table.Human, "genius"), nil)
	assert.Equal(t, &table.Error{ID: table.UnknownKind}, err)

	setup = setupOf(1, table.Human, table.Normal)
	setup.Game.Lengths[0] = 99
	storage := store.OpenMemory()
	_, err = New(setup, storage)
	var refusal *engine.Refusal
	require.ErrorAs(t, err, &refusal)
	_, err = storage.Read(store.Autosave)
	assert.Equal(t, store.NotFound, store.KindOf(err), "nothing is saved of it")
}

func TestHistoryIsAllThatWasReturned(t *testing.T) {
	tb := open(t, setupOf(3, table.Human, table.Normal, table.Normal), nil)
	told := tb.History().Events
	require.NotEmpty(t, told, "the opening")
	for p := (&person{random: 9}); tb.State().Phase != engine.Over; {
		told = append(told, p.advance(t, tb)...)
	}
	assert.Nil(t, tb.History().From)
	assert.Equal(t, told, tb.History().Events)
}

func TestAReplayIsTheSameGame(t *testing.T) {
	tb := open(t, setupOf(4, table.Human, table.Normal), nil)
	(&person{random: 2}).playOut(t, tb)
	replay, err := tb.Replay()
	require.NoError(t, err)
	var told []engine.Event
	steps := 0
	for events, ok := replay.Next(); ok; events, ok = replay.Next() {
		told = append(told, events...)
		steps++
	}
	assert.Equal(t, replay.Len(), steps)
	assert.Equal(t, tb.History().Events, told)
	assert.Equal(t, *tb.State(), *replay.State())
}

func TestASeatIsTakenOver(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(5, table.Human, table.Human), storage)
	p := &person{random: 1}
	for range 40 {
		p.advance(t, tb)
	}
	require.True(t, tb.PersonAsked())
	seat := tb.State().Prompt().Seat
	require.NoError(t, tb.SetKind(seat, table.Normal))
	assert.False(t, tb.PersonAsked())
	p.advance(t, tb)
	assert.Equal(t, &table.Error{ID: table.WrongSeats}, tb.SetKind(6, table.Normal))
	assert.Equal(t, &table.Error{ID: table.WrongSeats}, tb.SetKind(engine.NoSeat, table.Normal))
	assert.Equal(t, &table.Error{ID: table.UnknownKind}, tb.SetKind(0, "genius"))
	require.NoError(t, tb.SetKind(1-seat, table.Human), "nothing changes")

	require.NoError(t, tb.Close())
	again, err := Resume(storage)
	require.NoError(t, err)
	assert.Equal(t, []table.Takeover{{After: 40, Seat: seat, Kind: table.Normal}}, again.Takeovers())
	assert.Equal(t, tb.Players(), again.Players())
	assert.Equal(t, tb.Journal(), again.Journal(), "who made a choice is known")
	require.NoError(t, again.SetKind(seat, table.Human))
	assert.Equal(t, table.Human, again.Setup().Players[seat].Kind)
}

func TestAPlayerTakesBackTheirLastTile(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(6, table.Human, table.Normal, table.Normal), storage)
	assert.False(t, tb.CanUndo())
	assert.Equal(t, &table.Error{ID: table.NothingToUndo}, tb.Undo(), "nothing was laid")
	p := &person{}
	for !tb.PersonAsked() {
		p.advance(t, tb)
	}
	assert.Equal(t, &table.Error{ID: table.NothingToUndo}, tb.Undo(), "only computers have laid tiles")

	var asked []engine.State
	for range 2 {
		asked = append(asked, *tb.State())
		day := uint8(1)
		for tb.State().SpaceAt(1, day) != engine.Vacant {
			day++
		}
		_, err := tb.Choose(engine.Choice{Kind: engine.Place, Tile: tb.State().Prompt().Tile, Day: day})
		require.NoError(t, err)
		for !tb.PersonAsked() {
			p.advance(t, tb)
		}
	}
	handed := tb.History().Events
	kept := append([]engine.Event(nil), handed...)
	require.NoError(t, tb.Undo())
	assert.Equal(t, asked[1], *tb.State(), "with the tiles that computers laid since")
	assert.Equal(t, kept, handed, "events that were handed out stay as they are")
	assert.Equal(t, kept[:len(tb.History().Events)], tb.History().Events)
	require.NoError(t, tb.Undo())
	assert.Equal(t, asked[0], *tb.State())
	assert.False(t, tb.CanUndo())

	require.NoError(t, tb.Close())
	again, err := Resume(storage)
	require.NoError(t, err)
	assert.Equal(t, asked[0], *again.State(), "the save goes back, too")

	_, err = tb.Choose(engine.Choice{Kind: engine.Fill, Preset: engine.Wild})
	require.NoError(t, err)
	_, err = tb.Choose(engine.Choice{Kind: engine.Exchange, Day: 1, To: 2})
	require.NoError(t, err)
	require.NoError(t, tb.Undo())
	require.True(t, tb.CanUndo())
	_, err = tb.Choose(engine.Choice{Kind: engine.Begin})
	require.NoError(t, err)
	assert.Equal(t, &table.Error{ID: table.NothingToUndo}, tb.Undo(), "the game has begun")
}

func TestANewGameIsPlayedWithTheSameSetup(t *testing.T) {
	storage := store.OpenMemory()
	tb := open(t, setupOf(7, table.Human, table.Normal), storage)
	(&person{}).playOut(t, tb)
	again, err := tb.Again(8)
	require.NoError(t, err)
	assert.Equal(t, engine.Building, again.State().Phase)
	assert.Equal(t, tb.Players(), again.Players())
	assert.Equal(t, uint64(8), again.Setup().Game.Seed)
	assert.Empty(t, again.Journal())
	require.NoError(t, again.Close())
	resumed, err := Resume(storage)
	require.NoError(t, err)
	assert.Equal(t, *again.State(), *resumed.State())
}

// written waits until all is written that a table has had saved.
func written(tb *Table) {
	for tb.SaveState() == table.Saving {
		runtime.Gosched()
	}
}

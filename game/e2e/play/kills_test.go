package play_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/store"
	"bigpayday/game/table"
)

// everyKill is the environment variable with which the program is killed again and again: in each
// of six games 34 times at random moments, and 5 times just after a choice. Without it, two games
// are killed once in each way.
const everyKill = "EVERY_KILL"

// How long a game is played at most until it is killed at random, and how long after a press
// that it is aimed at.
const (
	randomMoment = 1500 * time.Millisecond
	aimedMoment  = 5 * time.Millisecond
)

// killed are the games: an edition of the money games each, and Conquest.
var killed = []string{"big", "conquest", "standard", "mixed", "classic1975", "event2000"}

// A program that is killed at any moment of a game goes on with it: its save is whole, has all
// that was chosen before the last choice that anybody was shown to have made, and leads the same
// way.
func TestAKilledGameGoesOnWhereItWas(t *testing.T) {
	t.Parallel()
	games, kills, aimedOnce := killed[:2], 2, 2
	if os.Getenv(everyKill) != "" {
		games, kills, aimedOnce = killed, 39, 9
	}
	for _, name := range games {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			home := newHome(t)
			v := &victim{t: t, home: home, name: name, players: family, read: func() ([]byte, error) { return home.Read(store.Autosave) }}
			v.begin()
			for n := range kills {
				v.kill(n%aimedOnce == 0)
			}
			v.goOn()
			t.Logf("%d kills at random moments and %d just after a press; after %d of them more was saved than what had been asked last; %d choices in %d games; %d times a save was waited for",
				v.random, v.aimed, v.inFlight, v.choices+len(v.known.Choices), v.games, v.late)
		})
	}
}

// family are a person and two computers.
var family = []table.Player{
	{Name: "Mom", Kind: table.Human}, {Name: "Dad", Token: 1, Colour: 1, Kind: table.Easy}, {Name: "Junior", Token: 2, Colour: 2, Kind: table.Normal},
}

// victim is a game that is killed again and again.
type victim struct {
	t    *testing.T
	home userHome
	name string
	// players sit at it, and read reads its save.
	players []table.Player
	read    func() ([]byte, error)

	// known is the save as it was when the latest question was asked, or after the last kill.
	known saveOnDisk

	// random and aimed count the kills, inFlight those after which more was saved than when the
	// latest question was asked. choices counts those of the games before this one.
	random, aimed, inFlight int
	games, choices          int
	// late counts how often a save was waited for.
	late int
}

// saveOnDisk is what of a save must stay.
type saveOnDisk struct {
	Setup   json.RawMessage
	Choices []string
	Marks   []json.RawMessage
}

// look reads the save, checks that it is whole and goes on from what was known, and keeps it in
// mind. The table is the game that it leads to.
func (v *victim) look() table.Game {
	v.t.Helper()
	data, err := v.read()
	require.NoError(v.t, err)
	game, err := table.Read(data, money.Opener(), armies.Opener())
	require.NoError(v.t, err, "the save is torn")
	switch g := game.(type) {
	case *money.Table:
		_, err = g.Replay()
	case *armies.Table:
		_, err = g.Replay()
	}
	require.NoError(v.t, err, "the choices do not lead where the game was at the end of every turn")
	var now saveOnDisk
	require.NoError(v.t, json.Unmarshal(data, &now))
	if was := v.known; was.Setup != nil {
		require.JSONEq(v.t, string(was.Setup), string(now.Setup), "another game")
		require.GreaterOrEqual(v.t, len(now.Choices), len(was.Choices), "choices are lost")
		require.Equal(v.t, was.Choices, now.Choices[:len(was.Choices)], "a choice is another")
		require.GreaterOrEqual(v.t, len(now.Marks), len(was.Marks))
		require.Equal(v.t, was.Marks, now.Marks[:len(was.Marks)], "chance went another way")
	}
	v.known = now
	return game
}

// toldOnly are the prompts at which a person is only shown what has happened: somebody else may
// be asked by then.
var toldOnly = []string{"", "read-card", "roll-dice", "read-ledger", "read-race"}

// asked checks that what is asked is what the save asks: all that was chosen before is saved. The
// program waits for its save before it asks, but ten seconds at most, and in a window that no time
// holds up those may be over before a busy disk is done: then the disk is waited for.
func (v *victim) asked(p *person) {
	v.t.Helper()
	var saved, shown [2]any
	for range savePatience / savePoll {
		now := p.Now()
		if slices.Contains(toldOnly, now.Prompt) {
			return
		}
		game, kind := v.look(), ""
		switch g := game.(type) {
		case *money.Table:
			kind = g.State().Prompt().Kind.String()
		case *armies.Table:
			kind = g.State().Ask.String()
		}
		saved, shown = [2]any{kind, int(game.Asked()) + 1}, [2]any{now.Prompt, now.Seat}
		if saved == shown {
			return
		}
		v.late++
		time.Sleep(savePoll)
		p.Ticks(1) // here it is noticed where the program has been killed meanwhile
	}
	require.Equal(v.t, saved, shown, "what is asked and the save differ")
}

// kill starts the program, goes on with the game, and kills it: at a random moment, or just after
// a press that answers something.
func (v *victim) kill(aimed bool) {
	v.t.Helper()
	g, p := v.start()
	moment := make(chan time.Time, 1)
	after := func(most time.Duration) {
		time.AfterFunc(rand.N(most), func() { moment <- time.Time{} })
	}
	presses := rand.IntN(6)
	if aimed {
		p.devices = aiming{mouse{g, v.t}, func() {
			if presses--; presses == 0 {
				after(aimedMoment)
			}
		}}
	} else {
		after(randomMoment)
	}
	if !g.KillDuring(func() { v.play(p, isOver) }, moment) {
		g.Close()
		v.begin() // the game is over: the next one
		v.kill(aimed)
		return
	}
	before := len(v.known.Choices)
	v.look()
	if len(v.known.Choices) > before {
		v.inFlight++
	}
	if aimed {
		v.aimed++
	} else {
		v.random++
	}
}

// begin settles a new game, long enough to be killed many times, and leaves it to the program to
// play it.
func (v *victim) begin() {
	v.t.Helper()
	v.choices, v.known = v.choices+len(v.known.Choices), saveOnDisk{}
	v.games++
	if edition, ok := engine.ParseEdition(v.name); ok {
		setup := engine.Setup{Edition: edition, Seats: uint8(len(v.players)), Months: 6, Seed: table.NewSeed(), First: engine.NoSeat}
		for month := range setup.Months {
			setup.Lengths[month] = 31
		}
		game, err := money.New(money.Setup{Game: setup, Players: v.players}, v.home)
		require.NoError(v.t, err)
		require.NoError(v.t, game.Close())
		return
	}
	setup := conquest.Setup{Seed: table.NewSeed(), Page: conquest.MonthPage(2027, 1), Seats: uint8(len(v.players)), First: 0}
	game, err := armies.New(armies.Setup{Game: setup, Players: v.players}, v.home)
	require.NoError(v.t, err)
	require.NoError(v.t, game.Close())
}

// start starts the program, at one of the speeds, and has it go on with the game.
func (v *victim) start() (*e2e.Game, *person) {
	v.t.Helper()
	settings, err := v.home.Settings()
	require.NoError(v.t, err)
	settings.SetSpeeds(store.Speeds()[rand.IntN(len(store.Speeds()))])
	require.NoError(v.t, v.home.WriteSettings(settings))
	g := v.home.start(v.t)
	p := newPerson(v.t, g, mouse{g, v.t})
	p.hasty = true
	g.Scene("title")
	return g, p
}

// play goes on with the game until done says that it is enough, and looks at the save whenever
// something is asked.
func (v *victim) play(p *person, done func(e2e.Trace) bool) {
	v.t.Helper()
	p.press("continue")
	p.play(func(now e2e.Trace) bool {
		v.asked(p)
		return done(now)
	})
}

// aiming plays with the mouse, and tells of each press just before it takes effect.
type aiming struct {
	mouse
	tell func()
}

func (a aiming) press(id string) {
	a.t.Helper()
	c := a.Control(id)
	a.MoveTo(c.X+c.W/2, c.Y+c.H/2)
	a.Press()
	a.tell()
	a.Release()
}

// goOn plays the game on for some turns and closes the window.
func (v *victim) goOn() {
	v.t.Helper()
	if v.look().Over() {
		v.begin()
	}
	g, p := v.start()
	before := len(v.known.Choices)
	v.play(p, func(now e2e.Trace) bool { return isOver(now) || len(v.known.Choices) >= before+10 })
	g.Close()
	v.look()
	assert.Greater(v.t, len(v.known.Choices), before)
	_, err := v.home.Read(store.AsideName(store.Autosave, time.Now(), 1))
	assert.Equal(v.t, store.NotFound, store.KindOf(err), "nothing was moved aside")
}

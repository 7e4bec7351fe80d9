package play_test

import (
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/e2e/home"
	"bigpayday/game/e2e/person"
	"bigpayday/game/engine"
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
			h := home.New(t)
			v := &victim{t: t, home: h, name: name, save: &home.Save{T: t, Read: func() ([]byte, error) { return h.Read(store.Autosave) }}}
			v.begin()
			for n := range kills {
				v.kill(n%aimedOnce == 0)
			}
			v.goOn()
			t.Logf("%d kills at random moments and %d just after a press; after %d of them more was saved than what had been asked last; %d choices in %d games; %d times a save was waited for",
				v.random, v.aimed, v.inFlight, v.choices+len(v.save.Known.Choices), v.games, v.save.Late)
		})
	}
}

// victim is a game that is killed again and again.
type victim struct {
	t    *testing.T
	home home.Home
	name string
	// save is known as it was when the latest question was asked, or after the last kill.
	save *home.Save

	// random and aimed count the kills, inFlight those after which more was saved than when the
	// latest question was asked. choices counts those of the games before this one.
	random, aimed, inFlight int
	games, choices          int
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
		p.Devices = aiming{person.WithMouse(v.t, g), func() {
			if presses--; presses == 0 {
				after(aimedMoment)
			}
		}}
	} else {
		after(randomMoment)
	}
	if !g.KillDuring(func() { v.play(p, person.IsOver) }, moment) {
		g.Close()
		v.begin() // the game is over: the next one
		v.kill(aimed)
		return
	}
	before := len(v.save.Known.Choices)
	v.save.Look()
	if len(v.save.Known.Choices) > before {
		v.inFlight++
	}
	if aimed {
		v.aimed++
	} else {
		v.random++
	}
}

// family are a person and two computers.
var family = []table.Player{
	{Name: "Mom", Kind: table.Human}, {Name: "Dad", Token: 1, Colour: 1, Kind: table.Easy}, {Name: "Junior", Token: 2, Colour: 2, Kind: table.Normal},
}

// begin begins another game.
func (v *victim) begin() {
	v.t.Helper()
	v.choices, v.save.Known = v.choices+len(v.save.Known.Choices), home.Kept{}
	v.games++
	if edition, ok := engine.ParseEdition(v.name); ok {
		v.save.Open = home.Months
		v.home.BeginMonths(v.t, edition, family)
		return
	}
	v.save.Open = home.Conquest
	v.home.BeginConquest(v.t, 0, family)
}

// start starts the program, at one of the person.Speeds, and has it go on with the game.
func (v *victim) start() (*e2e.Game, *person.Person) {
	v.t.Helper()
	settings, err := v.home.Settings()
	require.NoError(v.t, err)
	settings.SetSpeeds(store.Speeds()[rand.IntN(len(store.Speeds()))])
	require.NoError(v.t, v.home.WriteSettings(settings))
	g := v.home.Start(v.t)
	p := person.New(v.t, g, person.WithMouse(v.t, g))
	p.Hasty = true
	g.Scene("title")
	return g, p
}

// play goes on with the game until done says that it is enough, and looks at the save whenever
// something is asked.
func (v *victim) play(p *person.Person, done func(e2e.Trace) bool) {
	v.t.Helper()
	p.Press("continue")
	p.Play(func(now e2e.Trace) bool {
		v.save.Asked(p)
		return done(now)
	})
}

// aiming plays with the mouse, and tells of each press just before it takes effect.
type aiming struct {
	person.Mouse
	tell func()
}

// Press clicks on a control.
func (a aiming) Press(id string) {
	c := a.Control(id)
	a.MoveTo(c.X+c.W/2, c.Y+c.H/2)
	a.Game.Press()
	a.tell()
	a.Release()
}

// goOn plays the game on for some turns and closes the window.
func (v *victim) goOn() {
	v.t.Helper()
	if v.save.Look().Over {
		v.begin()
	}
	g, p := v.start()
	before := len(v.save.Known.Choices)
	v.play(p, func(now e2e.Trace) bool { return person.IsOver(now) || len(v.save.Known.Choices) >= before+10 })
	g.Close()
	v.save.Look()
	assert.Greater(v.t, len(v.save.Known.Choices), before)
	_, err := v.home.Read(store.AsideName(store.Autosave, time.Now(), 1))
	assert.Equal(v.t, store.NotFound, store.KindOf(err), "nothing was moved aside")
}

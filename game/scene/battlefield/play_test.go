package battlefield_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/scene/battlefield"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
)

// device is how a whole game is played: all through the window.
type device struct {
	name string
	// press presses a control, and order says that armies of a day go to another one.
	press func(s *scenetest.Studio, id ui.ID)
	order func(s *scenetest.Studio, from, to conquest.Day)
}

// tap presses and lets go with a finger.
func tap(s *scenetest.Studio, id ui.ID) {
	s.Touch(true)
	s.Click(id)
	s.Ticks(1)
}

// enter goes to a control with Tab and presses Enter.
func enter(s *scenetest.Studio, id ui.ID) {
	s.TabTo(id)
	s.Act(input.Accept)
}

var devices = []device{
	{
		name:  "mouse",
		press: func(s *scenetest.Studio, id ui.ID) { s.Click(id) },
		order: func(s *scenetest.Studio, from, to conquest.Day) {
			s.Drag(theater.DayIDs[from], theater.DayIDs[to])
			s.Up()
		},
	},
	{
		name:  "keyboard",
		press: enter,
		order: func(s *scenetest.Studio, from, to conquest.Day) {
			enter(s, theater.DayIDs[from])
			enter(s, theater.DayIDs[to])
		},
	},
	{
		name: "touch",
		press: func(s *scenetest.Studio, id ui.ID) {
			tap(s, id)
			if day := id[:4] == "day-"; day && s.Has(id) {
				tap(s, id) // the first tap says what it is
			}
		},
		order: func(s *scenetest.Studio, from, to conquest.Day) {
			tap(s, theater.DayIDs[from])
			tap(s, theater.DayIDs[to])
		},
	},
}

// sitDown puts a short game on the screen, in which the kinds say who sits where.
func sitDown(t *testing.T, seed uint64, rounds uint8, house conquest.HouseRules, kinds ...table.Kind) *scenetest.Studio {
	t.Helper()
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.Settings.SetSpeeds(store.Instant)
	app.Bind(s.App, theater.ResultsDoor, battlefield.New)
	setup := armies.Setup{Game: conquest.Setup{
		Seed: seed, Page: conquest.MonthPage(2027, 1), Seats: uint8(len(kinds)), First: conquest.NoSeat, Rounds: rounds, House: house,
	}}
	for i, kind := range kinds {
		p := scenetest.Family[i]
		p.Kind = kind
		setup.Players = append(setup.Players, p)
	}
	tb, err := armies.New(setup, nil)
	require.NoError(t, err)
	s.ShowConquest(tb)
	return s
}

// answer answers what is asked with a device, as somebody would who likes to attack.
func (d *device) answer(s *scenetest.Studio, p conquest.Prompt) {
	st := s.Theater.Table.State()
	switch p.Kind {
	case conquest.LayTile:
		c := s.Theater.Options()[0].Choice
		switch {
		case len(s.Theater.Table.Journal()) > 8:
			d.press(s, "fill")
		case c.To != conquest.NoDay:
			d.order(s, c.Day, c.To)
		default:
			d.press(s, theater.DayIDs[c.Day])
		}
	case conquest.ClaimDay:
		d.press(s, theater.DayIDs[st.Free().First()])
	case conquest.PlaceArmy, conquest.Reinforce:
		d.press(s, theater.DayIDs[(st.Held[p.Seat]).First()])
	case conquest.Attack:
		for _, o := range s.Theater.Options() {
			if o.Choice.Kind == conquest.Storm && st.Chance(o.Choice.Day, o.Choice.To) > 6_000 {
				d.order(s, o.Choice.Day, o.Choice.To)
				d.press(s, "until")
				return
			}
		}
		d.press(s, "main")
	default:
		d.press(s, "main")
	}
}

// settle lets what moves come to its end, the grace pass, and the time in which a second click
// would be a double one.
func settle(s *scenetest.Studio) {
	for i := 0; i < 100_000 && (s.Theater.Moving() || s.Theater.InGrace()); i++ {
		s.Tick()
	}
	s.Ticks(30)
}

func TestWholeGamesArePlayedWithEveryDevice(t *testing.T) {
	quick := conquest.HouseRules(0).With(conquest.QuickSetup)
	for _, d := range devices {
		for seats, kinds := range map[int][]table.Kind{
			2: {table.Human, table.Human},
			3: {table.Normal, table.Human, table.Easy},
			6: {table.Human, table.Normal, table.Human, table.Easy, table.Human, table.Normal},
		} {
			t.Run(d.name+string(rune('0'+seats)), func(t *testing.T) {
				house, rounds := quick, uint8(3)
				switch seats {
				case 2: // one piece after the other, and until one has everything
					house, rounds = 0, 0
				case 3:
					house = house.With(conquest.PageTiles).With(conquest.DefenderChooses)
				}
				s := sitDown(t, uint64(seats), rounds, house, kinds...)
				asked := map[conquest.PromptKind]int{}
				for range 5_000 {
					settle(s)
					if !s.Theater.Over() && s.Scene() != "map" { // a recap, or the device is handed over
						s.Act(input.GoOn)
						settle(s)
					}
					p, ok := s.Theater.Asked()
					if s.Theater.Over() {
						break
					}
					require.True(t, ok, "somebody is asked, or the game is over: %s", s.Scene())
					choices := s.Theater.Table.Journal()
					asked[p.Kind]++
					if d.answer(s, p); len(s.Theater.Table.Journal()) == len(choices) {
						settle(s)
						require.Greater(t, len(s.Theater.Table.Journal()), len(choices), "nothing came of an answer to %v: %s", p, s.Theater.Toast.Text)
					}
				}
				require.True(t, s.Theater.Over(), "%v", asked)
				assert.Greater(t, asked[conquest.Attack], 3)
				assert.Positive(t, asked[conquest.Occupy])
			})
		}
	}
}

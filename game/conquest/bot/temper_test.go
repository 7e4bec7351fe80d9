package bot

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/conquest"
	"bigpayday/game/skill"
)

// evenGames are the hashes of whole games as the levels played them before computers had
// tempers.
var evenGames = map[skill.Level]uint64{
	skill.Easy:   0x576513051200750,
	skill.Normal: 0x3bd4542ad99f1c78,
	skill.Hard:   0xcf79903eda8339eb,
}

func TestAComputerOfEvenTemperPlaysAsItsLevelDoes(t *testing.T) {
	for level, games := range map[skill.Level]int{skill.Easy: 60, skill.Normal: 60, skill.Hard: 2} {
		var hash uint64
		for n := range games {
			setup := anySetup(n)
			var levels []skill.Level
			for range setup.Seats {
				levels = append(levels, level)
			}
			if level == skill.Hard {
				setup.Rounds = 3
			}
			end := play(t, setup, table(t, levels...))
			hash = hash*31 + end.Hash()
		}
		assert.Equal(t, evenGames[level], hash, "%s: %#x", level, hash)
	}
}

// habits are what the first seat of some games did.
type habits struct {
	odds, throws        int64 // the chances of the attacks it made, in parts of 10,000
	guards, threats     int64 // what it left behind to guard its regions, and what is beside that
	claims, regions     int64 // the regions in which it claimed days
	kept, mixed, cashed int64 // sets that it kept, or turned in, of one of each and in all
}

// habitsOf plays games of a level in which the first seat has the temper.
func habitsOf(t *testing.T, level skill.Level, temper skill.Temper) (h habits) {
	t.Helper()
	for n := range 120 {
		setup := conquest.Setup{Seats: uint8(2 + n%3), Page: january, Seed: uint64(n)}
		var levels []skill.Level
		for range setup.Seats {
			levels = append(levels, level)
		}
		players := table(t, levels...)
		c := New(level, 0).WithTemper(temper)
		claimed := conquest.DaySet(0)
		players[0] = func(s *conquest.State) conquest.Choice {
			choice := decide(t, c, s)
			switch choice.Kind {
			case conquest.ThrowAt, conquest.Storm:
				h.odds += int64(s.Chance(choice.Day, choice.To))
				h.throws++
			case conquest.MoveIn:
				page, own := s.Setup.Page, s.Held[0]
				if page.DaysOf(page.RegionOf(s.From))&^own == 0 && s.Map.Links[s.From]&^own != 0 && s.Map.Links[s.To]&^own != 0 {
					h.guards += int64(s.Armies[s.From] - choice.Amount)
					h.threats += int64(s.StrongestFoe(s.From))
				}
			case conquest.Claim:
				claimed = claimed.With(choice.Day)
				h.claims++
			case conquest.KeepCards:
				h.kept++
			case conquest.TurnInSet:
				h.cashed++
				if choice.Design == conquest.OneOfEach {
					h.mixed++
				}
			}
			return choice
		}
		play(t, setup, players)
		for r := range conquest.NumRegions {
			if setup.Page.DaysOf(r)&claimed != 0 {
				h.regions++
			}
		}
	}
	return h
}

func TestEachDialShowsInWhatIsDecided(t *testing.T) {
	for _, level := range []skill.Level{skill.Easy, skill.Normal} {
		t.Run(string(level), func(t *testing.T) {
			with := func(set func(*skill.Temper)) habits {
				temper := skill.EvenTemper
				set(&temper)
				return habitsOf(t, level, temper)
			}
			daring, careful := with(func(c *skill.Temper) { c.Chance = skill.Most }), with(func(c *skill.Temper) { c.Chance = skill.Little })
			assert.Less(t, daring.odds*careful.throws, careful.odds*daring.throws, "chances that are good enough")
			bare, guarded := with(func(c *skill.Temper) { c.Borrow = skill.Most }), with(func(c *skill.Temper) { c.Borrow = skill.Little })
			assert.Less(t, bare.guards*guarded.threats, guarded.guards*bare.threats, "guards left behind")
			regional, spread := with(func(c *skill.Temper) { c.Deals = skill.Most }), with(func(c *skill.Temper) { c.Deals = skill.Little })
			assert.Less(t, regional.regions*spread.claims, spread.regions*regional.claims, "regions to claim days in")
			hoarding, even := with(func(c *skill.Temper) { c.Sell = skill.Little }), with(func(*skill.Temper) {})
			quick := with(func(c *skill.Temper) { c.Sell = skill.Most })
			assert.Zero(t, even.kept)
			assert.Positive(t, hoarding.kept, "sets for later")
			assert.Greater(t, quick.mixed*even.cashed, even.mixed*quick.cashed, "sets of one of each")
		})
	}
}

func TestNoTemperMovesAThresholdByMoreThan15Percent(t *testing.T) {
	even := policy{temper: skill.EvenTemper}
	for dial := skill.Little; dial <= skill.Most; dial++ {
		p := policy{temper: skill.Temper{Borrow: dial, Deals: dial, Chance: dial, Sell: dial}}
		for n := int32(100); n <= 9_000; n += 100 {
			want := n
			assert.InDelta(t, want, p.guards(n), .15*float64(want))
			assert.InDelta(t, want, p.prized(n), .15*float64(want))
			asked, usually := p.daring(needs{n, n, n, never}), even.daring(needs{n, n, n, never})
			assert.InDelta(t, usually.usual, asked.usual, .15*float64(want))
			assert.InDelta(t, usually.much, asked.much, .15*float64(want))
			assert.InDelta(t, usually.little, asked.little, .15*float64(want))
			assert.EqualValues(t, never, asked.neutral, "what is left alone")
		}
	}
}

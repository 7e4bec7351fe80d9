package states

import (
	"github.com/stretchr/testify/require"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/theater"
	"bigpayday/game/store"
	"bigpayday/render/moments"
)

// asks says that a game is played until a kind of prompt asks a person, in a round or later.
func asks(kind conquest.PromptKind, round uint8) func(*conquest.State) bool {
	return func(s *conquest.State) bool { return s.Ask == kind && s.Round >= round }
}

// tiled are all house rules of Conquest that add prompts.
var tiled = conquest.HouseRules(0).With(conquest.PageTiles).With(conquest.DefenderChooses)

// The fixed games of Conquest that are still played, each asking something else.
var (
	conquestTiles   = &scenetest.Conquest{Cast: scenetest.Family, Seed: 5, House: tiled, Done: asks(conquest.LayTile, 0)}
	conquestClaims  = &scenetest.Conquest{Cast: scenetest.Family, Seed: 14, Done: func(s *conquest.State) bool { return s.Ask == conquest.ClaimDay && s.Free().Len() < 20 }}
	conquestLinesUp = &scenetest.Conquest{Cast: scenetest.Family[:3], Seed: 3, Done: asks(conquest.PlaceArmy, 0)}
	conquestCalls   = &scenetest.Conquest{Cast: scenetest.Family, Seed: 14, Rounds: 12, Done: asks(conquest.Reinforce, 4)}
	conquestTurnsIn = &scenetest.Conquest{Cast: scenetest.Family[:4], Seed: 11, Done: asks(conquest.TurnIn, 3)}
	conquestAttacks = &scenetest.Conquest{Cast: scenetest.Family, Seed: 14, Rounds: 12, Done: asks(conquest.Attack, 4)}
	conquestDefends = &scenetest.Conquest{Cast: scenetest.Family[:3], Seed: 7, House: tiled, Done: asks(conquest.Defend, 1)}
	conquestMovesIn = &scenetest.Conquest{Cast: scenetest.Family, Seed: 14, Rounds: 12, Done: asks(conquest.Occupy, 4)}
	conquestMovesUp = &scenetest.Conquest{Cast: scenetest.Family, Seed: 14, Rounds: 12, Done: asks(conquest.Fortify, 4)}
	conquestOfOne   = &scenetest.Conquest{Cast: scenetest.Solo, Seed: 14, Rounds: 12, Done: asks(conquest.Fortify, 2)}
	conquestOfTwoOn = &scenetest.Conquest{Cast: scenetest.Couple, Seed: 23, Done: asks(conquest.Attack, 3)}
)

// mapStates are the states of the page on which Conquest is played.
var mapStates = []State{
	{"map-tiles", func(s *scenetest.Studio) { s.PlayConquest(conquestTiles) }},
	{"map-claim", func(s *scenetest.Studio) { s.PlayConquest(conquestClaims); s.PointAt(theater.DayIDs[freeDay(s)]) }},
	{"map-line-up", func(s *scenetest.Studio) { s.PlayConquest(conquestLinesUp) }},
	{"map-reinforce", func(s *scenetest.Studio) { s.PlayConquest(conquestCalls); s.PointAt(theater.DayIDs[heldDay(s)]) }},
	{"map-turn-in", func(s *scenetest.Studio) { s.PlayConquest(conquestTurnsIn); s.TryClick("handover-take"); s.MoveAway() }},
	{"map-attack", func(s *scenetest.Studio) { s.PlayConquest(conquestAttacks) }},
	{"map-odds", func(s *scenetest.Studio) { s.PlayConquest(conquestAttacks); pickFight(s) }},
	{"map-drag", func(s *scenetest.Studio) { s.PlayConquest(conquestAttacks); liftArmies(s) }},
	{"map-thrown", func(s *scenetest.Studio) { s.PlayConquest(conquestOfTwoOn); pickFight(s); s.Click("main"); s.Settle() }},
	{"map-computer", func(s *scenetest.Studio) {
		s.PlayConquest(conquestOfOne)
		s.Settings.SetSpeeds(store.Slow)
		require.NoError(s.T, s.Theater.Choose(conquest.Choice{Kind: conquest.Stay}))
		s.Until("a computer's turn", func() bool { return s.Has("hurry") })
	}},
	{"map-defend", func(s *scenetest.Studio) { s.PlayConquest(conquestDefends) }},
	{"map-occupy", func(s *scenetest.Studio) { s.PlayConquest(conquestMovesIn) }},
	{"map-region", func(s *scenetest.Studio) { s.PlayConquest(conquestAttacks); completeRegion(s) }},
	{"map-out", func(s *scenetest.Studio) {
		s.PlayConquest(conquestAttacks)
		c := s.Theater.Campaign
		c.Queue(conquest.Event{Kind: conquest.KnockedOut, Seat: 2, By: c.Shown().Turn})
		s.Until("a player to be out", func() bool { return c.Actors().Moment.Kind == moments.Out && c.Actors().Moment.At > 950 })
	}},
	{"map-last-round", func(s *scenetest.Studio) {
		s.PlayConquest(conquestAttacks)
		c := s.Theater.Campaign
		c.Queue(conquest.Event{Kind: conquest.TurnBegan, Seat: 1, Round: c.Shown().Setup.Rounds})
		s.Until("the last round to be told", func() bool { return c.Actors().Moment.Kind == moments.LastRound && c.Actors().Moment.At > 900 })
	}},
	{"map-fortify", func(s *scenetest.Studio) { s.PlayConquest(conquestMovesUp) }},
}

// completeRegion lets whoever has the turn take what is missing of the region that they have most
// of, up to the moment in which all of it is theirs.
func completeRegion(s *scenetest.Studio) {
	c := s.Theater.Campaign
	sh := c.Shown()
	most, held := conquest.Region(0), -1
	for r := range conquest.NumRegions {
		days := sh.Setup.Page.DaysOf(r)
		if n := (days & sh.Held(sh.Turn)).Len(); n > held && n < days.Len() {
			most, held = r, n
		}
	}
	for rest := sh.Setup.Page.DaysOf(most) &^ sh.Held(sh.Turn); rest != 0; rest &= rest - 1 {
		d := rest.First()
		taken := conquest.Event{Kind: conquest.Taken, Seat: sh.Turn, By: sh.Owner[d], To: d}
		c.Queue(taken, conquest.Event{Kind: conquest.Placed, Seat: sh.Turn, To: d, Armies: 1})
	}
	s.Until("a region to be complete", func() bool { return c.Actors().Moment.Kind == moments.Region && c.Actors().Moment.At > 2_300 })
}

// freeDay returns the first day that nobody has.
func freeDay(s *scenetest.Studio) conquest.Day { return s.Theater.Table.State().Free().First() }

// heldDay returns the first day of the person who is asked.
func heldDay(s *scenetest.Studio) conquest.Day {
	st := s.Theater.Table.State()
	return st.Held[st.Prompt().Seat].First()
}

// fight returns the first attack that may be made.
func fight(s *scenetest.Studio) (from, to conquest.Day) {
	for _, o := range s.Theater.Options() {
		if o.Choice.Kind == conquest.ThrowAt && s.Theater.Table.State().Armies[o.Choice.Day] > 3 {
			return o.Choice.Day, o.Choice.To
		}
	}
	s.T.Fatal("nothing can be attacked")
	return 0, 0
}

// pickFight clicks a day, and another one that is attacked from there.
func pickFight(s *scenetest.Studio) {
	from, to := fight(s)
	s.Click(theater.DayIDs[from])
	s.Click(theater.DayIDs[to])
	s.MoveAway()
}

// liftArmies drags armies over a day that can be attacked.
func liftArmies(s *scenetest.Studio) {
	from, to := fight(s)
	s.PointAt(theater.DayIDs[from])
	s.Down()
	s.PointAt(theater.DayIDs[to])
	s.Ticks(2)
}

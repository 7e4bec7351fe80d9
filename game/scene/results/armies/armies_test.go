package armies_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	game "bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render/campaign"
)

// open shows the results of a game.
func open(t *testing.T, f *scenetest.Conquest) *scenetest.Studio {
	t.Helper()
	s := scenetest.New(t, scenetest.DesignWindow, scenetest.DesignWindow.Theme(t))
	s.FinishedConquest(f)
	require.Equal(t, "conquest-results", s.Scene())
	return s
}

// texts returns all that the window shows.
func texts(s *scenetest.Studio) (list []string) {
	for _, mark := range s.Record() {
		if mark.Line.Text != "" {
			list = append(list, mark.Line.Text)
		}
	}
	return list
}

// controls returns the ids of the controls that begin so, from left to right and down.
func controls(s *scenetest.Studio, begin string) (ids []ui.ID) {
	for _, c := range scenetest.Page(s.Top()).Layers[0].Controls {
		if strings.HasPrefix(string(c.ID), begin) {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// ranking returns the titles of the ranks, the best first.
func ranking(s *scenetest.Studio) (titles []string) {
	for _, id := range controls(s, "rank-") {
		titles = append(titles, s.TipOf(id).Title)
	}
	return titles
}

func TestTheWinnerStandsFirstAndWhoWasOutLastOfAll(t *testing.T) {
	for f, want := range map[*scenetest.Conquest][]string{
		scenetest.ConquestOfTwo: {"1. Dad", "2. Mom"},
		scenetest.ConquestOfSix: {"1. Junior", "2. Grandma", "3. Miss Kitt", "4. Dad", "5. Juno", "6. Mom"},
		scenetest.ConquestTied:  {"1. Dad, shared", "1. Junior, shared", "3. Mom", "4. Grandma"},
	} {
		s := open(t, f)
		assert.Equal(t, want, ranking(s))
		stamp := "WINNER"
		if s.Theater.Table.State().Winners().Len() > 1 {
			stamp = "TIE"
		}
		assert.Contains(t, texts(s), stamp)
	}
}

func TestTheHeadSaysWhyTheGameWasWon(t *testing.T) {
	for f, want := range map[*scenetest.Conquest]string{
		scenetest.ConquestOfTwo: "Dad beats them all and wins the month!",
		scenetest.ConquestOfSix: "Time’s up: Junior wins with 93 days through the last round",
		scenetest.ConquestTied:  "Time’s up: Dad and Junior share the win with 42 days each",
	} {
		assert.Contains(t, texts(open(t, f)), want)
	}
}

func TestTheBarsAccountForEveryArmy(t *testing.T) {
	for _, f := range []*scenetest.Conquest{scenetest.ConquestOfTwo, scenetest.ConquestOfSix, scenetest.ConquestTied} {
		s := open(t, f)
		sh := s.Theater.Campaign.Shown()
		for seat := range conquest.Seat(sh.Setup.Seats) {
			tally := &sh.Tally[seat]
			in := int32(sh.Setup.Infantry(seat)) + tally.ForDays + tally.ForRegions + tally.SetArmies
			assert.Equal(t, sh.Troops(seat), in-tally.Lost-tally.Fallen, s.Theater.Names[seat])
		}
	}
}

func TestTheButtonsLeadWhereTheyDoElsewhere(t *testing.T) {
	for _, c := range []struct {
		id    ui.ID
		key   input.Action
		scene string
	}{{"menu", input.Cancel, "title"}, {"menu-sign", input.Menu, "title"}, {"look", input.Board, "conquest-days"}, {"help", input.Help, "dialog"}} {
		s := open(t, scenetest.ConquestOfSix)
		s.Act(c.key)
		assert.Equal(t, c.scene, s.Scene(), "by key")
		s = open(t, scenetest.ConquestOfSix)
		s.Click(c.id)
		assert.Equal(t, c.scene, s.Scene(), "by mouse")
	}
	s := open(t, scenetest.ConquestOfSix)
	s.Act(input.Board)
	s.Click("back")
	assert.Equal(t, "conquest-results", s.Scene())
}

func TestPlayAgainBeginsAnotherGameOfTheSamePlayers(t *testing.T) {
	s := open(t, scenetest.ConquestOfSix)
	old := s.Theater.Table.Setup()
	s.Act(input.Accept)
	require.Equal(t, "map", s.Scene())
	begun := s.Running.(*game.Table)
	setup := begun.Setup()
	assert.NotEqual(t, old.Game.Seed, setup.Game.Seed)
	setup.Game.Seed = old.Game.Seed
	assert.Equal(t, old, setup)
	assert.False(t, begun.Over())
}

func TestTheChartIsReadTurnByTurn(t *testing.T) {
	s := open(t, scenetest.ConquestOfSix)
	s.Click("chart")
	s.In.Pointer.Away, s.In.Pointer.Moved = true, true
	s.Act(input.Right) // from now on with keys
	s.Act(input.Home)
	s.Ticks(1)
	assert.Contains(t, texts(s), "Before the first turn")
	s.Act(input.Right)
	s.Ticks(1)
	assert.Contains(t, texts(s), "Round 1 · "+s.Theater.Names[s.Theater.Campaign.Shown().Setup.First])
	s.Act(input.PageUp)
	s.Ticks(1)
	assert.Contains(t, texts(s), "Round 2 · "+s.Theater.Names[s.Theater.Campaign.Shown().Setup.First], "six turns on")
}

func TestTheHistogramHasEveryDie(t *testing.T) {
	s := open(t, scenetest.ConquestOfSix)
	choose := s.Box("measure")
	s.ClickAt(choose.X+choose.W*5/6, choose.CenterY())
	s.Ticks(2)
	assert.Len(t, controls(s, "dice-people-"), 12)
	assert.Len(t, controls(s, "dice-computers-"), 12)
	sixes, all := uint32(0), [2]uint32{}
	sh := s.Theater.Campaign.Shown()
	for seat := range conquest.Seat(sh.Setup.Seats) {
		if !s.Theater.People.Has(seat) {
			continue
		}
		sixes += sh.Tally[seat].Dice[0][6]
		for side := range all {
			for _, n := range sh.Tally[seat].Dice[side] {
				all[side] += n
			}
		}
	}
	assert.Equal(t, s.Words.Count("conquest.results.dice_tip", int(sixes), words.Text("who", "People"), words.Text("pips", "6"),
		words.Text("share", s.Theater.Speaker.Chance(int32(sixes*10_000/all[0])))), s.TipOf("dice-people-attack-6").Title)
	assert.Contains(t, strings.Join(texts(s), "\n"), "People: "+strconv.Itoa(int(all[1]))+" dice")
}

func TestFourAwardsAreGivenEachForWhatItSays(t *testing.T) {
	s := open(t, scenetest.ConquestOfSix)
	assert.Equal(t, []ui.ID{"award-thrower", "award-keeper", "award-stormer", "award-taker"}, controls(s, "award-"))
	sh := s.Theater.Campaign.Shown()
	for id, of := range map[ui.ID]func(t *campaign.Tally) int64{
		"award-thrower": (*campaign.Tally).Luck,
		"award-taker":   func(t *campaign.Tally) int64 { return int64(t.MostDays) },
	} {
		best := conquest.Seat(0)
		for seat := range conquest.Seat(sh.Setup.Seats) {
			if of(&sh.Tally[seat]) > of(&sh.Tally[best]) {
				best = seat
			}
		}
		assert.Contains(t, s.TipOf(id).Figure, s.Theater.Names[best]+": ")
	}
}

func TestTheLookBackSaysHowOftenADayWasTaken(t *testing.T) {
	s := open(t, scenetest.ConquestOfSix)
	s.Click("look")
	taken := 0
	for _, e := range s.Theater.Table.History().Events {
		if e.Kind == conquest.Taken && e.To == 8 {
			taken++
		}
	}
	tip := s.TipOf("day-8")
	assert.Contains(t, tip.Text, s.Words.Count("conquest.results.taken_by", taken, words.Text("names", "")))
	assert.NotEmpty(t, tip.Figure, "and whose it is")
}

func TestTheEndOfTheGameIsPlayedOnTheResultsAndCanBeSkipped(t *testing.T) {
	for _, skip := range []bool{false, true} {
		s := open(t, scenetest.ConquestOfSix)
		m := s.Theater
		events := m.Table.History().Events
		m.Campaign = campaign.New(m.Table.Setup().Game)
		m.Campaign.Fold(events[:len(events)-1]...)
		m.Campaign.Queue(events[len(events)-1])
		for m.Campaign.Shown().Part != campaign.Over {
			m.Campaign.Tick()
		}
		m.Show()
		s.Tick()
		assert.True(t, s.Top().Status().Moving)
		assert.NotContains(t, texts(s), "Junior wins")
		drawn := s.Screenshot()
		if skip {
			s.Act(input.GoOn)
		}
		ticks := 0
		for ; s.Top().Status().Moving; ticks++ {
			s.Tick()
		}
		if skip {
			assert.Less(t, ticks, 10)
		}
		s.Ticks(2)
		assert.NotEqual(t, drawn.Pix, s.Screenshot().Pix, "the chart has been drawn")
		assert.False(t, s.Tick(), "at rest nothing is drawn")
	}
}

func TestNoInputUpsetsTheResults(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	for _, f := range []*scenetest.Conquest{scenetest.ConquestOfTwo, scenetest.ConquestOfSix} {
		s := open(t, f)
		m := s.Theater
		for range 1500 {
			if scene := s.Scene(); scene != "conquest-results" && scene != "conquest-days" {
				m.Show()
			}
			s.DoAnything(r)
		}
	}
}

package album

import (
	"maps"
	"slices"
	"strings"
	"time"
)

// MostGames is how many games an album lists. What is counted goes on counting beyond.
const MostGames = 200

// Album is what one person has played. The zero value is an empty one.
type Album struct {
	// Name is what the person is called.
	Name string `json:"name"`
	// Boxes and Levels count the games by what was played, and by the level of the strongest
	// computer.
	Boxes  map[string]Count `json:"boxes,omitempty"`
	Levels map[string]Count `json:"levels,omitempty"`
	// Run is how many games the person has won in a row up to the last one, and BestRun the
	// most that ever were.
	Run     int `json:"run,omitempty"`
	BestRun int `json:"best_run,omitempty"`
	// Records are the largest figures, and New those that were set since the album was last
	// looked at.
	Records map[Record]Figure `json:"records,omitempty"`
	New     []Record          `json:"new,omitempty"`
	// Cards counts how often each card was drawn, by its id.
	Cards map[string]int `json:"cards,omitempty"`
	// Games are the latest games, the last one first.
	Games []Game `json:"games,omitempty"`
	// Days are the games of the day, the latest first: the first that was finished of each.
	Days []Game `json:"days,omitempty"`
}

// Count is how many games were played, and how many of them won.
type Count struct {
	Played int `json:"played"`
	Won    int `json:"won"`
}

func (c Count) with(won bool) Count {
	c.Played++
	if won {
		c.Won++
	}
	return c
}

// Total counts all games.
func (a *Album) Total() (all Count) {
	for _, c := range a.Boxes {
		all.Played += c.Played
		all.Won += c.Won
	}
	return all
}

// has reports whether a game is in the album.
func (a *Album) has(id string) bool {
	return slices.ContainsFunc(a.Games, func(g Game) bool { return g.ID == id })
}

// add puts a game into the album. One that is there stays as it is.
func (a *Album) add(g Game) (added bool) {
	if a.has(g.ID) {
		return false
	}
	count(&a.Boxes, g.Box, g.Won())
	if g.Level != "" {
		count(&a.Levels, g.Level, g.Won())
	}
	if a.Run++; !g.Won() {
		a.Run = 0
	}
	a.BestRun = max(a.BestRun, a.Run)
	for _, r := range Records() {
		if f := g.Figures[r]; f.Amount > a.Records[r].Amount {
			a.record(r, f, g.Ended)
		}
	}
	if a.Cards == nil {
		a.Cards = map[string]int{}
	}
	for _, card := range g.Cards {
		a.Cards[card]++
	}
	g.Figures, g.Cards = nil, nil
	a.Games = slices.Insert(a.Games, 0, g)
	a.Games = a.Games[:min(len(a.Games), MostGames)]
	if _, played := a.Day(g.Day); g.Day != "" && !played {
		a.Days = slices.Insert(a.Days, 0, g)
		slices.SortStableFunc(a.Days, func(a, b Game) int { return strings.Compare(b.Day, a.Day) })
		a.Days = a.Days[:min(len(a.Days), MostGames)]
	}
	return true
}

// record sets a record. The first of a kind is not shown as new: there was none to be broken.
func (a *Album) record(r Record, f Figure, ended string) {
	if a.Records == nil {
		a.Records = map[Record]Figure{}
	}
	if _, broken := a.Records[r]; broken && !slices.Contains(a.New, r) {
		a.New = append(a.New, r)
	}
	f.Ended = ended
	a.Records[r] = f
}

func count(in *map[string]Count, id string, won bool) {
	if *in == nil {
		*in = map[string]Count{}
	}
	(*in)[id] = (*in)[id].with(won)
}

// SeenCards lists the ids of all cards seen, those drawn most often first.
func (a *Album) SeenCards() []string {
	ids := slices.Sorted(maps.Keys(a.Cards))
	slices.SortStableFunc(ids, func(x, y string) int { return a.Cards[y] - a.Cards[x] })
	return ids
}

// Day returns the game that counts of a day, such as "2026-11-22". It is false where none was
// finished.
func (a *Album) Day(day string) (Game, bool) {
	i := slices.IndexFunc(a.Days, func(g Game) bool { return g.Day == day })
	if i < 0 {
		return Game{}, false
	}
	return a.Days[i], true
}

// DaysRunning counts the days in a row, up to a day, whose games were finished. The day itself
// may still be to come.
func (a *Album) DaysRunning(day string) (days int) {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return 0
	}
	if _, played := a.Day(day); !played {
		at = at.AddDate(0, 0, -1)
	}
	for {
		if _, played := a.Day(at.Format(time.DateOnly)); !played {
			return days
		}
		days++
		at = at.AddDate(0, 0, -1)
	}
}

// BestDay returns the most that was left at the end of a game of the day, in dollars.
func (a *Album) BestDay() (most int32) {
	for i, g := range a.Days {
		if i == 0 || g.Worth > most {
			most = g.Worth
		}
	}
	return most
}

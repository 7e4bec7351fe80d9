package lab

import (
	"context"
	"errors"
	"math"
	"sync"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Goal is what a month is searched for.
type Goal uint8

// The goals.
const (
	// Richest: the players are worth most on average.
	Richest Goal = iota
	// Poorest: they are worth least.
	Poorest
	// Wildest: what a player is worth is spread most.
	Wildest
	NumGoals
)

var goalNames = [NumGoals]string{"richest", "poorest", "wildest"}

// String returns the id of the goal, such as "wildest".
func (w Goal) String() string {
	if w < NumGoals {
		return goalNames[w]
	}
	return "unknown"
}

// Search looks for the tiles on the days that make a month the richest, the
// poorest and the wildest for computers of the normal level.
//
// It plays one game in each of many months laid at random and notes, for each
// kind of tile and each day, what the players were worth on average where that
// tile lay on that day. The best sum of such figures makes a first month. From
// there it goes again: now half of the tiles of that month are mixed at random,
// so that the figures are those of a tile among the others that the goal
// brought. For the wildest month it also goes on from the richest one. In the
// end all months found, and a month laid at random for every game, are judged
// by the same fresh games, and the best one for each goal is taken; the wildest
// is to be another one than the richest.
type Search struct {
	// Setup is the table. Its edition lays tiles, and its pages are all alike
	// and of no year. Its Seed is where chance begins.
	Setup engine.Setup
	// Effort is how many games are played in each of the five rounds: one that
	// all goals share, one for each, and one more for the wildest. Judge is
	// how many games judge each month.
	Effort, Judge int
	// Jobs is how many games are played at the same time; it changes nothing in
	// what is found.
	Jobs int
	// Progress, if not nil, is called again and again with how many games are done,
	// by the goroutine that runs the search.
	Progress func(games int)
}

// Found is what a search has found.
type Found struct {
	// Months are the best month of every goal, Random is what months laid at
	// random come to.
	Months [NumGoals]Month
	Random Month
	// Games is how many games were played in all, and Judge how many of them
	// judged each month.
	Games, Judge int
	// Early says that the search was ended before it was through: these are the
	// best of the months found until then, judged by fewer games.
	Early bool
}

// ErrNothingFound says that a search was ended before it had found anything.
var ErrNothingFound = errors.New("nothing found yet")

// Month is an arrangement of tiles and what came of its games.
type Month struct {
	// Tiles are what lies on the days, day 1 first, Vacant where no tile does.
	Tiles [engine.MaxDays]engine.Space
	// Plan lists them, what matters most first. On a printed calendar all other
	// tiles follow that find room, so that more can be laid in the same spirit.
	Plan []Laid
	// Games judged it; Worth is what each player was worth in the end.
	Games int
	Worth series.Mean
	// Gain is what each player was worth more than in the same game in a month
	// laid at random.
	Gain series.Mean
	// Least and Most are the lowest and the highest net worth, in dollars.
	Least, Most int32
	squares     float64 // of the worth of all players
}

// Laid is a tile on a day.
type Laid struct {
	Day  uint8
	Tile engine.Space
}

// Spread returns the standard deviation of what a player is worth.
func (m *Month) Spread() float64 {
	if m.Worth.N < 2 {
		return 0
	}
	mean := m.Worth.Average()
	return math.Sqrt(max(0, m.squares/float64(m.Worth.N)-mean*mean))
}

// Work returns how many games the search is going to play.
func (s *Search) Work() int {
	const rounds, months = 5, 8 // one of the months is laid at random
	return rounds*s.Effort + months*s.Judge
}

// outcome is what came of one game in one month.
type outcome struct {
	days    [maxPlaces]engine.Space
	sum     float64 // of the players' worths
	squares float64
	least   int32
	most    int32
	err     error
}

// Run searches. When the context ends early, it judges what it has found so far
// by fewer games, which takes a moment; if that is nothing, the error is
// [ErrNothingFound]. With an error of the setup nothing is found either.
func (s *Search) Run(ctx context.Context) (Found, error) {
	if err := s.Setup.Check(); err != nil {
		return Found{}, err
	}
	board := newBoard(&s.Setup)
	luck := chance(s.Setup.Seed)
	run := &searching{Search: s, ctx: ctx, board: board}
	first := run.play(s.Effort, &luck, func(luck *chance) [maxPlaces]engine.Space {
		return board.mixed(board.start, len(board.open), luck)
	})
	if run.err == nil && len(first) == 0 {
		return Found{}, ErrNothingFound
	}
	var months []candidate
	var richest [maxPlaces]engine.Space
	refine := func(goal Goal, from [maxPlaces]engine.Space, wide *values) {
		again := run.play(s.Effort, &luck, func(luck *chance) [maxPlaces]engine.Space {
			return board.mixed(from, len(board.open)/2, luck)
		})
		if len(again) == 0 {
			return
		}
		refined := board.values(again, goal)
		months = append(months, candidate{board.best(refined, &luck), refined, wide})
		if goal == Richest {
			richest = months[len(months)-1].places
		}
	}
	for goal := range NumGoals {
		wide := board.values(first, goal)
		best := candidate{board.best(wide, &luck), wide, wide}
		months = append(months, best)
		refine(goal, best.places, wide)
		if goal == Wildest {
			// Riches are wild too.
			refine(goal, richest, wide)
		}
	}
	found := run.judge(months, &luck)
	return found, run.err
}

// candidate is a month that was found, with the values that it was found by,
// and those of months laid at random.
type candidate struct {
	places       [maxPlaces]engine.Space
	values, wide *values
}

// searching is a search at work.
type searching struct {
	*Search
	ctx   context.Context
	board *board
	done  int
	early bool // the context has ended
	err   error
}

// play plays games, each in a month of its own that lay returns: fewer of them,
// or none, once the context has ended.
func (r *searching) play(games int, luck *chance, lay func(*chance) [maxPlaces]engine.Space) []outcome {
	if r.err != nil || r.early {
		return nil
	}
	list := make([]outcome, games)
	seeds := make([]uint64, games)
	for i := range list {
		list[i].days = lay(luck)
		seeds[i] = luck.next()
	}
	return list[:r.all(list, seeds)]
}

// slice is how many games are played before the progress is reported.
const slice = 512

// all plays the games of a list, as long as the context lasts, and returns how
// many of them it has played.
func (r *searching) all(list []outcome, seeds []uint64) (played int) {
	for from := 0; from < len(list) && r.err == nil; from += slice {
		part, with := list[from:min(from+slice, len(list))], seeds[from:min(from+slice, len(list))]
		var workers sync.WaitGroup
		jobs := max(1, r.Jobs)
		for job := range jobs {
			workers.Go(func() {
				t := newTable(r.Setup)
				for i := job; i < len(part) && r.ctx.Err() == nil; i += jobs {
					t.play(&part[i], r.board.page(&part[i].days), with[i])
				}
			})
		}
		workers.Wait()
		if r.ctx.Err() != nil {
			r.early = true
			break // some of these have not been played
		}
		for i := range part {
			if part[i].err != nil {
				r.err = part[i].err
			}
		}
		played += len(part)
		r.done += len(part)
		if r.Progress != nil {
			r.Progress(r.done)
		}
	}
	return played
}

// judgeEarly is how many games judge each month, at most, when the search was
// ended early: somebody waits.
const judgeEarly = 256

// judge plays all months with the same seeds, and takes the best of each goal.
// When the context ends meanwhile it begins anew, with fewer games.
func (r *searching) judge(months []candidate, luck *chance) Found {
	n := r.Judge
	if r.early {
		n = min(n, judgeEarly)
		r.ctx = context.WithoutCancel(r.ctx)
	}
	before := r.early
	found := r.judgeBy(n, months, luck)
	if r.early && !before {
		return r.judge(months, luck)
	}
	found.Early, found.Judge, found.Games = r.early, n, r.done
	return found
}

// judgeBy judges the months by n games each.
func (r *searching) judgeBy(n int, months []candidate, luck *chance) Found {
	var found Found
	seeds := make([]uint64, n)
	random := make([]outcome, n)
	for i := range seeds {
		seeds[i] = luck.next()
		random[i].days = r.board.mixed(r.board.start, len(r.board.open), luck)
	}
	r.all(random, seeds)
	found.Random = r.month(random, nil)
	var judged []Month
	for i := range months {
		games := make([]outcome, n)
		for g := range games {
			games[g].days = months[i].places
		}
		r.all(games, seeds)
		m := r.month(games, random)
		m.Tiles = r.board.page(&months[i].places)
		m.Plan = r.board.plan(&months[i])
		judged = append(judged, m)
	}
	for goal := range NumGoals {
		best := -1
		for i := range judged {
			if goal == Wildest && judged[i].Tiles == found.Months[Richest].Tiles {
				continue
			}
			if best < 0 || better(goal, &judged[i], &judged[best]) {
				best = i
			}
		}
		if best >= 0 {
			found.Months[goal] = judged[best]
		}
	}
	return found
}

func better(goal Goal, a, b *Month) bool {
	switch goal {
	case Richest:
		return a.Worth.Average() > b.Worth.Average()
	case Poorest:
		return a.Worth.Average() < b.Worth.Average()
	default:
		return a.Spread() > b.Spread()
	}
}

// month adds up games. With others it also says how much more came of them
// than of those, game by game.
func (r *searching) month(games, others []outcome) Month {
	var m Month
	seats := int64(r.Setup.Seats)
	m.Games = len(games)
	for i := range games {
		g := &games[i]
		m.Worth.Add(seats, int64(g.sum))
		m.squares += g.squares
		if others != nil {
			m.Gain.Add(seats, int64(g.sum-others[i].sum))
		}
		if i == 0 || g.least < m.Least {
			m.Least = g.least
		}
		if i == 0 || g.most > m.Most {
			m.Most = g.most
		}
	}
	return m
}

// table plays one game after the other.
type table struct {
	setup   engine.Setup
	game    engine.State
	players []series.Player[engine.State, engine.Choice]
}

func newTable(setup engine.Setup) *table {
	t := &table{setup: setup}
	for seat := range engine.Seat(setup.Seats) {
		t.players = append(t.players, bot.New(skill.Normal, seat))
	}
	return t
}

// play plays a game in a month laid beforehand.
func (t *table) play(o *outcome, page [engine.MaxDays]engine.Space, seed uint64) {
	t.setup.Page, t.setup.Seed = page, seed
	if o.err = t.game.Start(t.setup, nil); o.err != nil {
		return
	}
	if o.err = series.PlayOut(money.Rules(), &t.game, t.players, nil); o.err != nil {
		return
	}
	for seat := range engine.Seat(t.setup.Seats) {
		worth := t.game.NetWorth(seat)
		if seat == 0 || worth < o.least {
			o.least = worth
		}
		if seat == 0 || worth > o.most {
			o.most = worth
		}
		o.sum += float64(worth)
		o.squares += float64(worth) * float64(worth)
	}
}

// chance is the generator of a search. It has nothing to do with a game's dice.
type chance uint64

func (l *chance) next() uint64 {
	*l += 0x9e3779b97f4a7c15
	z := uint64(*l)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number from 0 to n-1.
func (l *chance) below(n int) int { return int(l.next() >> 33 % uint64(n)) }

package lab

import (
	"bigpayday/game/engine"
	"bigpayday/game/series"
	"bigpayday/game/skill"
)

// Figures is what came of simulated games. It does not grow with them.
type Figures struct {
	Games int
	// Shared counts the games that several won together.
	Shared int64
	// Turns counts all turns of all players.
	Turns int64
	// Seats are the players by where they sit, Order by when they take their
	// turn: 0 is who has the first one.
	Seats, Order [engine.MaxSeats]Standing
	// Levels are the players by how well they play, in the order of
	// [skill.Levels].
	Levels []Standing
	Loans  Loans
	// Jackpot is each time that the Jackpot was won (the Pot, the Bonus), with
	// the dollars in it; JackpotMost is the most at a time, and JackpotLeft what
	// lay there when the games were over.
	Jackpot     series.Mean
	JackpotMost int32
	JackpotLeft int64
	// Opening is the money that all players began with, and Unlanded what they
	// won and lost before their token came to a day, by the roll of a turn. With
	// what the spaces brought it makes up what all were worth in the end.
	Opening, Unlanded int64
	Spaces            [engine.NumSpaces]Worth
	Cards             [engine.NumCardKinds]CardWorth
	// Faces counts the dice that came up, by the number on them, and Sums the
	// throws of two dice, by what they come to.
	Faces [7]int64
	Sums  [13]int64
}

// Standing is how players of one kind come out.
type Standing struct {
	// Worth is the net worth at the end.
	Worth series.Mean
	// Won is how many of the players won; a shared win counts for each.
	Won series.Mean
	// Least and Most are the lowest and the highest net worth of all games, in
	// dollars.
	Least, Most int32
}

func (s *Standing) add(n, worth, won int64, least, most int32) {
	if s.Worth.N == 0 || least < s.Least {
		s.Least = least
	}
	if s.Worth.N == 0 || most > s.Most {
		s.Most = most
	}
	s.Worth.Add(n, worth)
	s.Won.Add(n, won)
}

func (s *Standing) join(other *Standing) {
	if other.Worth.N == 0 {
		return
	}
	if s.Worth.N == 0 || other.Least < s.Least {
		s.Least = other.Least
	}
	if s.Worth.N == 0 || other.Most > s.Most {
		s.Most = other.Most
	}
	s.Worth.Join(other.Worth)
	s.Won.Join(other.Won)
}

// Loans is what was borrowed.
type Loans struct {
	// Taken is how many loans each player took in a game, and Dollars how much
	// in all.
	Taken, Dollars series.Mean
	// Forced counts the loans that paid what was no choice.
	Forced int64
	// Borrowers counts the players with at least one loan, Out those who got no
	// further loan, each once in every game.
	Borrowers, Out int64
	// Interest is what was paid for loans, in dollars.
	Interest int64
	// Most is the largest debt of all games, in dollars.
	Most int32
}

func (l *Loans) join(other *Loans) {
	l.Taken.Join(other.Taken)
	l.Dollars.Join(other.Dollars)
	l.Forced += other.Forced
	l.Borrowers += other.Borrowers
	l.Out += other.Out
	l.Interest += other.Interest
	l.Most = max(l.Most, other.Most)
}

// Worth is what something is worth each time it comes.
type Worth struct {
	// Own is what it brings the player it comes to, Others what it brings the
	// others together.
	Own, Others series.Mean
}

func (w *Worth) join(other *Worth) {
	w.Own.Join(other.Own)
	w.Others.Join(other.Others)
}

// CardWorth is what the cards of a kind are worth to who draws them.
type CardWorth struct {
	Worth
	// Bought and Sold count the Deals that were paid for, and that found a
	// buyer.
	Bought, Sold int64
}

func (c *CardWorth) join(other *CardWorth) {
	c.Worth.join(&other.Worth)
	c.Bought += other.Bought
	c.Sold += other.Sold
}

// join adds what came of other games.
func (f *Figures) join(other *Figures) {
	f.Games += other.Games
	f.Shared += other.Shared
	f.Turns += other.Turns
	for i := range f.Seats {
		f.Seats[i].join(&other.Seats[i])
		f.Order[i].join(&other.Order[i])
	}
	if f.Levels == nil {
		f.Levels = make([]Standing, len(skill.Levels()))
	}
	for i := range other.Levels {
		f.Levels[i].join(&other.Levels[i])
	}
	f.Loans.join(&other.Loans)
	f.Jackpot.Join(other.Jackpot)
	f.JackpotMost = max(f.JackpotMost, other.JackpotMost)
	f.JackpotLeft += other.JackpotLeft
	f.Opening += other.Opening
	f.Unlanded += other.Unlanded
	for i := range f.Spaces {
		f.Spaces[i].join(&other.Spaces[i])
	}
	for i := range f.Cards {
		f.Cards[i].join(&other.Cards[i])
	}
	for i := range f.Faces {
		f.Faces[i] += other.Faces[i]
	}
	for i := range f.Sums {
		f.Sums[i] += other.Sums[i]
	}
}

package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

const (
	// oneSlice is how many choices a step of a search makes at most.
	oneSlice = 48
	// ahead is how many rounds a computer plays on, and toTheEnd how many come
	// to the end of any game.
	ahead    = 5
	toTheEnd = int(conquest.LastRound)
	// firstWorlds is in how many worlds all plans are tried before the worse half is
	// dropped. Each time the number of worlds has doubled that is done again.
	firstWorlds = 8
	// fewestPlans are compared to the end.
	fewestPlans = 2
	// usualWorlds is in how many worlds the best plans are tried.
	usualWorlds = 16
)

// search plays the game on from each of several plans for the turn, in many worlds
// that look to the seat like this one. In each world every plan meets the same cards
// and, turn by turn, the same dice. All seats play on by the rules of [skill.Normal].
type search struct {
	view       conquest.State
	seat       rules.Seat
	plans      []plan
	candidates []candidate
	// ahead is how many rounds each game is played on. Where all is set no plan is
	// dropped.
	ahead int
	all   bool

	world, game  conquest.State
	seed         uint64
	worlds, most int
	next         int // of the candidates
	slice        int // choices in a step
	running      bool
	turn         uint16 // of the game that is played on
	policies     [conquest.MaxSeats]policy
}

// candidate is what one plan has led to.
type candidate struct {
	plan int
	// choice is made first, if it is one, whatever the plan.
	choice conquest.Choice
	sum    int64
	games  int
}

// begin starts to try the plans for a view, as a computer does.
func (s *search) begin(view *conquest.State, seat rules.Seat, worlds int) {
	s.view, s.seat, s.seed, s.ahead = *view, seat, view.Outline(), ahead
	if s.slice == 0 {
		s.slice = oneSlice
	}
	s.worlds, s.most, s.next, s.running = 0, worlds, 0, false
	s.plans = appendPlans(s.plans[:0], view, seat)
	s.candidates = s.candidates[:0]
	for i := range s.plans {
		s.candidates = append(s.candidates, candidate{plan: i})
	}
}

// step plays on for some tens of choices, and reports whether all plans have been
// tried.
func (s *search) step() (done bool) {
	if len(s.candidates) < 2 {
		return true
	}
	for range s.slice {
		if !s.running {
			if s.next == 0 && s.worlds >= s.most {
				return true
			}
			s.start()
		}
		if s.game.Over() || int(s.game.Round) > int(s.view.Round)+s.ahead {
			s.finish()
			continue
		}
		s.play()
	}
	return false
}

// worldSeed is what the world being played is made up from.
func (s *search) worldSeed() uint64 { return s.seed + uint64(s.worlds)*0x9e3779b97f4a7c15 }

// start begins the next game: the same world with the next plan, or else the next
// world.
func (s *search) start() {
	if s.next == 0 {
		s.worlds++
		s.world = s.view.World(s.seat, s.worldSeed())
		s.world.Lot = uint32(s.world.Random.Next()) // nobody knows others' tastes
	}
	s.game, s.turn, s.running = s.world, s.world.Turns, true
	for seat := range s.policies {
		s.policies[seat] = evenPolicy(rules.Seat(seat))
	}
	now := &s.candidates[s.next]
	s.policies[s.seat].plan = s.plans[now.plan]
	if now.choice.Kind != conquest.NoChoice {
		_ = s.game.Choose(now.choice, nil) // what is refused is left out
	}
}

// play makes the next choice of the game. The dice of a turn depend on the world and
// on the turn alone, not on what was thrown before.
func (s *search) play() {
	if s.game.Turns != s.turn {
		s.turn = s.game.Turns
		s.game.Random = rules.Random(s.worldSeed() ^ uint64(s.turn)<<40)
	}
	choice := s.policies[s.game.Prompt().Seat].decide(&s.game)
	if s.game.Choose(choice, nil) != nil {
		// It cannot be: policies choose what is allowed. The game counts as it stands.
		s.finish()
	}
}

// finish notes how the game stands, and drops plans that are behind.
func (s *search) finish() {
	s.running = false
	now := &s.candidates[s.next]
	now.sum += worth(&s.game, s.seat)
	now.games++
	if s.next++; s.next < len(s.candidates) {
		return
	}
	s.next = 0
	if !s.all && s.worlds >= firstWorlds && s.worlds&(s.worlds-1) == 0 && len(s.candidates) > fewestPlans {
		s.drop()
	}
}

// drop leaves the better half of the plans, in their order.
func (s *search) drop() {
	left := max(fewestPlans, (len(s.candidates)+1)/2)
	for len(s.candidates) > left {
		worst := 0
		for i := range s.candidates {
			if s.candidates[i].sum <= s.candidates[worst].sum {
				worst = i
			}
		}
		s.candidates = append(s.candidates[:worst], s.candidates[worst+1:]...)
	}
}

// best returns the plan that came out best, of equal ones the first.
func (s *search) best() plan {
	best := 0
	for i := range s.candidates {
		if s.candidates[i].sum > s.candidates[best].sum {
			best = i
		}
	}
	return s.plans[s.candidates[best].plan]
}

// won is the worth of a game that is won.
const won = 1_000_000

// worth says what a game is worth to a seat as it stands: the square of its share in
// armies, income and cards, a win all, and being out nothing.
func worth(s *conquest.State, seat rules.Seat) int64 {
	if s.Over() {
		winners := s.Winners()
		if !winners.Has(seat) {
			return 0
		}
		return won / int64(winners.Len())
	}
	if s.Held[seat] == 0 {
		return 0
	}
	all, mine := int64(0), int64(0)
	for other := range rules.Seat(s.Setup.Seats) {
		if s.Held[other] == 0 {
			continue
		}
		n := 2*int64(s.Troops(other)) + 6*int64(s.Income(other).Total()) + 5*int64(s.Hands[other].Len())
		all += n
		if other == seat {
			mine = n
		}
	}
	share := mine * 1000 / all
	return share * share
}

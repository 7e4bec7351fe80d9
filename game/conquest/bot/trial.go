package bot

import (
	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

const (
	// oneSlice is how many choices a step of a trial makes at most.
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

// trial plays the game on from each of several plans for the turn, in many worlds
// that look to the seat like this one. In each world every plan meets the same cards
// and, turn by turn, the same dice. All seats play on by the rules of [Normal].
type trial struct {
	view  conquest.State
	seat  rules.Seat
	plans []plan
	tries []try
	// ahead is how many rounds each game is played on. Where all is set no plan is
	// dropped.
	ahead int
	all   bool

	world, game  conquest.State
	seed         uint64
	worlds, most int
	next         int // of the tries
	slice        int // choices in a step
	running      bool
	turn         uint16 // of the game that is played on
	minds        [conquest.MaxSeats]mind
}

// try is what one plan has led to.
type try struct {
	plan int
	// choice is made first, if it is one, whatever the plan.
	choice conquest.Choice
	sum    int64
	games  int
}

// begin starts to try the plans for a view, as a computer does.
func (t *trial) begin(view *conquest.State, seat rules.Seat, worlds int) {
	t.view, t.seat, t.seed, t.ahead = *view, seat, view.Outline(), ahead
	if t.slice == 0 {
		t.slice = oneSlice
	}
	t.worlds, t.most, t.next, t.running = 0, worlds, 0, false
	t.plans = appendPlans(t.plans[:0], view, seat)
	t.tries = t.tries[:0]
	for i := range t.plans {
		t.tries = append(t.tries, try{plan: i})
	}
}

// step plays on for some tens of choices, and reports whether all plans have been
// tried.
func (t *trial) step() (done bool) {
	if len(t.tries) < 2 {
		return true
	}
	for range t.slice {
		if !t.running {
			if t.next == 0 && t.worlds >= t.most {
				return true
			}
			t.start()
		}
		if t.game.Over() || int(t.game.Round) > int(t.view.Round)+t.ahead {
			t.finish()
			continue
		}
		t.play()
	}
	return false
}

// worldSeed is what the world being played is made up from.
func (t *trial) worldSeed() uint64 { return t.seed + uint64(t.worlds)*0x9e3779b97f4a7c15 }

// start begins the next game: the same world with the next plan, or else the next
// world.
func (t *trial) start() {
	if t.next == 0 {
		t.worlds++
		t.world = t.view.World(t.seat, t.worldSeed())
		t.world.Lot = uint32(t.world.Random.Next()) // nobody knows others' tastes
	}
	t.game, t.turn, t.running = t.world, t.world.Turns, true
	for seat := range t.minds {
		t.minds[seat] = mind{seat: rules.Seat(seat)}
	}
	now := &t.tries[t.next]
	t.minds[t.seat].plan = t.plans[now.plan]
	if now.choice.Kind != conquest.NoChoice {
		_ = t.game.Choose(now.choice, nil) // what is refused is left out
	}
}

// play makes the next choice of the game. The dice of a turn depend on the world and
// on the turn alone, not on what was thrown before.
func (t *trial) play() {
	if t.game.Turns != t.turn {
		t.turn = t.game.Turns
		t.game.Random = rules.Random(t.worldSeed() ^ uint64(t.turn)<<40)
	}
	choice := t.minds[t.game.Prompt().Seat].decide(&t.game)
	if t.game.Choose(choice, nil) != nil {
		// It cannot be: minds choose what is allowed. The game counts as it stands.
		t.finish()
	}
}

// finish notes how the game stands, and drops plans that are behind.
func (t *trial) finish() {
	t.running = false
	now := &t.tries[t.next]
	now.sum += worth(&t.game, t.seat)
	now.games++
	if t.next++; t.next < len(t.tries) {
		return
	}
	t.next = 0
	if !t.all && t.worlds >= firstWorlds && t.worlds&(t.worlds-1) == 0 && len(t.tries) > fewestPlans {
		t.drop()
	}
}

// drop leaves the better half of the plans, in their order.
func (t *trial) drop() {
	left := max(fewestPlans, (len(t.tries)+1)/2)
	for len(t.tries) > left {
		worst := 0
		for i := range t.tries {
			if t.tries[i].sum <= t.tries[worst].sum {
				worst = i
			}
		}
		t.tries = append(t.tries[:worst], t.tries[worst+1:]...)
	}
}

// best returns the plan that came out best, of equal ones the first.
func (t *trial) best() plan {
	best := 0
	for i := range t.tries {
		if t.tries[i].sum > t.tries[best].sum {
			best = i
		}
	}
	return t.plans[t.tries[best].plan]
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

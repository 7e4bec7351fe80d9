package armies

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	pageDays = 42
	nobody   = -2 // no seat, and not the neutral army either
)

// auditor accounts for every army of a game by nothing but its record, as a reader does
// who knows the rules: nothing appears but by what a turn brings and by sets, and before
// the turns by claims, placements and the neutral army; and nothing leaves but by throws.
type auditor struct {
	head   *Game
	owner  [pageDays + 1]int
	armies [pageDays + 1]int32
	region [pageDays + 1]string
	bonus  map[string]int32
	linked map[[2]int]bool
	forts  []int
	stars  []int

	first     int   // who goes first
	left      []int // infantry by seat
	hands     [][]int
	turnedIn  int
	deck      int
	sets      int
	due       int32 // armies to be placed
	round     int
	turn      int // whose it is
	playing   bool
	fell      int // who has just lost the last day, or nobody
	last      any
	lastThrow *Throw
	out       []bool
	sums      []int32
	came      int64 // armies that have come in all, and gone
	gone      int64
	over      *Over
	err       error
}

func (a *auditor) check(ok bool, format string, args ...any) {
	if !ok && a.err == nil {
		a.err = fmt.Errorf(format, args...)
	}
}

func (a *auditor) house(id string) bool { return slices.Contains(a.head.House, id) }

// held returns how many days an owner has.
func (a *auditor) held(owner int) (n int) {
	for _, o := range a.owner[1:] {
		if o == owner {
			n++
		}
	}
	return n
}

// read takes the next object. Its error says what does not add up.
func (a *auditor) read(entry any) error {
	switch e := entry.(type) {
	case *Game:
		a.begin(e)
	case *Map:
		a.lay(e)
	case *Tile:
	case *Lay:
		switch e.Tile {
		case "fort":
			a.forts = append(a.forts, e.Days...)
		case "star":
			a.stars = append(a.stars, e.Days...)
		}
		a.check(len(e.Days) == map[string]int{"clip": 2, "tape": 2, "fort": 1, "star": 1}[e.Tile], "tile: %+v", e)
	case *Roll:
		a.check(e.Why == "first" && len(e.Dice) == 1, "roll: %+v", e)
	case *Neutral:
		sum := int32(0)
		for i, day := range e.Days {
			a.check(a.owner[day] == nobody, "the neutral army on day %d", day)
			a.owner[day], a.armies[day] = neutral, e.Armies[i]
			sum += e.Armies[i]
		}
		a.check(sum == 40 && len(e.Days) == 14 && len(a.head.Seats) == 2, "the neutral army: %+v", e)
		a.came += int64(sum)
	case *Claim:
		a.check(a.owner[e.Day] == nobody && !a.playing, "day %d is claimed twice", e.Day)
		a.place(e.Seat, e.Day, 1, "setup", true)
	case *Place:
		a.place(e.Seat, e.Day, e.Armies, e.Why, false)
	case *Turn:
		a.begins(e)
	case *Armies:
		a.income(e)
	case *TurnIn:
		a.turnIn(e)
	case *Throw:
		a.throw(e)
	case *Take:
		a.check(a.lastThrow != nil && a.lastThrow.To == e.Day && a.lastThrow.Seat == e.Seat, "take without a throw: %+v", e)
		a.check(a.armies[e.Day] == 0 && a.owner[e.Day] == e.Whose, "take: %+v", e)
		a.owner[e.Day] = e.Seat
		if a.fell = nobody; e.Whose != neutral && a.held(e.Whose) == 0 {
			a.fell = e.Whose
		}
	case *Move:
		a.move(e)
	case *Out:
		a.check(a.fell == e.Seat && !a.out[e.Seat] && e.By == a.turn, "out: %+v", e)
		slices.Sort(a.hands[e.Seat])
		a.check(slices.Equal(a.hands[e.Seat], e.Cards), "out with %v and not %v", e.Cards, a.hands[e.Seat])
		a.hands[e.By] = append(a.hands[e.By], e.Cards...)
		a.hands[e.Seat], a.out[e.Seat], a.fell = nil, true, nobody
	case *Card:
		a.check(e.Design == []string{"artillery", "infantry", "cavalry"}[e.Card%3], "card: %+v", e)
		for _, hand := range a.hands {
			a.check(!slices.Contains(hand, e.Card), "card %d is drawn twice", e.Card)
		}
		a.deck--
		a.check(e.Seat == a.turn && a.deck >= 0, "card: %+v", e)
		a.hands[e.Seat] = append(a.hands[e.Seat], e.Card)
	case *NoCard:
		a.check(a.deck == 0 && a.turnedIn == 0, "no card, but there are some")
	case *Shuffle:
		a.check(a.deck == 0 && e.Cards == a.turnedIn, "shuffle of %d, %d are turned in", e.Cards, a.turnedIn)
		a.deck, a.turnedIn = e.Cards, 0
	case *Count:
		for seat := range a.sums {
			a.sums[seat] += int32(a.held(seat))
			a.check(e.Days[seat] == int32(a.held(seat)) && e.Sums[seat] == a.sums[seat], "count: %+v", e)
		}
		a.check(e.Round == a.round, "count: %+v", e)
	case *Choose:
		a.check(a.over == nil && (e.Seat == a.turn || e.Prompt == "defend" || !a.playing), "choose: %+v", e)
	case *Over:
		a.end(e)
	default:
		a.check(false, "%T", entry)
	}
	if _, chose := entry.(*Choose); !chose {
		a.last = entry
	}
	if a.err != nil {
		a.err = fmt.Errorf("%w, at %T %+v", a.err, entry, entry)
	}
	return a.err
}

func (a *auditor) begin(e *Game) {
	seats := len(e.Seats)
	*a = auditor{
		head: e, first: e.First, turn: nobody, fell: nobody, hands: make([][]int, seats), out: make([]bool, seats), sums: make([]int32, seats),
		turnedIn: pageDays, // until the first shuffle
	}
	for d := range a.owner {
		a.owner[d] = nobody
	}
	for range seats {
		a.left = append(a.left, []int{2: 40, 35, 30, 25, 20}[seats])
	}
	a.check(e.Edition == "conquest" && seats >= 2 && seats <= 6, "game: %+v", e)
}

func (a *auditor) lay(e *Map) {
	a.linked, a.bonus = map[[2]int]bool{}, map[string]int32{}
	for day, id := range e.Regions {
		a.region[day+1] = id
	}
	border := map[string]map[int]bool{}
	for _, link := range e.Links {
		a.check(link[0] < link[1] && !a.linked[link], "link %v", link)
		a.linked[link], a.linked[[2]int{link[1], link[0]}] = true, true
		for i, day := range link {
			if region := a.region[day]; region != a.region[link[1-i]] {
				if border[region] == nil {
					border[region] = map[int]bool{}
				}
				border[region][day] = true
			}
		}
	}
	for i, id := range []string{"last-month", "fresh-start", "full-swing", "home-stretch", "months-end", "next-month"} {
		size := 0
		for _, region := range a.region[1:] {
			if region == id {
				size++
			}
		}
		a.bonus[id] = max(1, int32(size+2*len(border[id]))/3)
		a.check(e.Bonus[i] == a.bonus[id], "bonus of %s: %d", id, e.Bonus[i])
	}
	a.check(len(e.Dates) == pageDays && len(e.Regions) == pageDays, "map: %+v", e)
}

func (a *auditor) place(seat, day int, armies int32, why string, claims bool) {
	switch why {
	case "setup":
		if a.first < 0 {
			a.first = seat
		}
		a.left[seat] -= int(armies)
		a.check(!a.playing && a.left[seat] >= -2, "seat %d places more than it has", seat)
		a.came += int64(armies)
	case "turn", "knock-out":
		a.due -= armies
		a.check(seat == a.turn && a.due >= 0, "seat %d places %d too many", seat, -a.due)
	default:
		a.check(false, "placed for %q", why)
	}
	a.check(armies > 0 && (claims || a.owner[day] == seat), "seat %d places %d on day %d", seat, armies, day)
	a.owner[day] = seat
	a.armies[day] += armies
}

func (a *auditor) begins(e *Turn) {
	if !a.playing {
		for seat, left := range a.left {
			want := 0
			if len(a.left) == 2 && seat != a.first {
				want = -2 // the second of two has two more
			}
			a.check(left == want, "seat %d has %d left", seat, left)
		}
		a.check(e.Round == 1 && e.Seat == a.first, "the first turn: %+v", e)
	}
	a.settled()
	a.check(!a.out[e.Seat] && a.held(e.Seat) > 0 && e.Round >= a.round && e.Round <= a.round+1, "turn: %+v", e)
	a.playing, a.turn, a.round = true, e.Seat, e.Round
}

// settled checks what holds between two turns.
func (a *auditor) settled() {
	a.check(a.due == 0, "%d armies are not placed", a.due)
	sum := int64(0)
	for day := 1; day <= pageDays; day++ {
		a.check(a.owner[day] != nobody && a.armies[day] > 0, "day %d has %d armies of %d", day, a.armies[day], a.owner[day])
		sum += int64(a.armies[day])
	}
	a.check(sum == a.came-a.gone, "%d armies stand on the page, %d came and %d went", sum, a.came, a.gone)
}

func (a *auditor) income(e *Armies) {
	_, follows := a.last.(*Turn)
	days, regions, bonus, stars := a.held(e.Seat), []string{}, int32(0), int32(0)
	for _, id := range []string{"last-month", "fresh-start", "full-swing", "home-stretch", "months-end", "next-month"} {
		all := true
		for day := 1; day <= pageDays; day++ {
			all = all && (a.region[day] != id || a.owner[day] == e.Seat)
		}
		if all {
			regions = append(regions, id)
			bonus += a.bonus[id]
		}
	}
	for _, day := range a.stars {
		if a.owner[day] == e.Seat {
			stars++
		}
	}
	a.check(follows && e.Seat == a.turn && e.Days == days && slices.Equal(e.Regions, regions) && e.Bonus == bonus && e.Stars == stars, "armies: %+v", e)
	a.check(e.Total == max(3, int32(days)/3)+bonus+stars, "armies: %+v", e)
	a.due += e.Total
	a.came += int64(e.Total)
}

func (a *auditor) turnIn(e *TurnIn) {
	a.sets++
	a.check(e.Seat == a.turn && e.Number == a.sets && len(e.Cards) == 3, "turn-in: %+v", e)
	worth := int32(2*e.Number + 2)
	if a.house("fixed-sets") {
		worth = map[string]int32{"infantry": 4, "cavalry": 6, "artillery": 8, "one-of-each": 10}[e.Design]
	}
	a.check(e.Armies == worth, "turn-in: %+v", e)
	designs := map[int]bool{}
	for _, card := range e.Cards {
		i := slices.Index(a.hands[e.Seat], card)
		if i < 0 {
			a.check(false, "card %d is not in the hand", card)
			return
		}
		a.hands[e.Seat] = slices.Delete(a.hands[e.Seat], i, i+1)
		designs[card%3] = true
	}
	a.check(len(designs) == map[bool]int{true: 3, false: 1}[e.Design == "one-of-each"], "turn-in: %+v", e)
	a.turnedIn += 3
	a.due += e.Armies
	a.came += int64(e.Armies)
}

func (a *auditor) throw(e *Throw) {
	a.check(e.Seat == a.turn && a.due == 0 && a.owner[e.From] == e.Seat && a.owner[e.To] == e.Against && e.Against != e.Seat, "throw: %+v", e)
	a.check(a.linked[[2]int{e.From, e.To}], "days %d and %d do not adjoin", e.From, e.To)
	a.check(int32(len(e.Dice)) < a.armies[e.From] && len(e.Dice) <= 3 && int32(len(e.Defence)) <= min(2, a.armies[e.To]), "throw: %+v", e)
	lost, beaten := int32(0), int32(0)
	for i := range min(len(e.Dice), len(e.Defence)) {
		defence := e.Defence[i]
		if i == 0 && slices.Contains(a.forts, e.To) {
			defence = min(6, defence+1)
		}
		if e.Dice[i] > defence {
			beaten++
		} else {
			lost++
		}
	}
	down := func(x, y int) int { return y - x }
	a.check(slices.IsSortedFunc(e.Dice, down) && slices.IsSortedFunc(e.Defence, down), "dice: %+v", e)
	a.check(e.Lost == lost && e.Beaten == beaten, "throw: %+v", e)
	a.armies[e.From] -= e.Lost
	a.armies[e.To] -= e.Beaten
	a.gone += int64(e.Lost + e.Beaten)
	a.lastThrow = e
}

func (a *auditor) move(e *Move) {
	a.check(e.Seat == a.turn && a.owner[e.From] == e.Seat && a.owner[e.To] == e.Seat && e.Armies > 0 && e.Armies < a.armies[e.From], "move: %+v", e)
	switch e.Why {
	case "occupy":
		t := a.lastThrow
		a.check(t != nil && t.From == e.From && t.To == e.To && int(e.Armies) >= len(t.Dice) && a.armies[e.To] == 0, "move: %+v", e)
	case "fortify":
		a.check(a.linked[[2]int{e.From, e.To}] || a.house("long-march"), "move: %+v", e)
	default:
		a.check(false, "moved for %q", e.Why)
	}
	a.armies[e.From] -= e.Armies
	a.armies[e.To] += e.Armies
}

func (a *auditor) end(e *Over) {
	a.over = e
	a.settled()
	in := 0
	for seat := range a.head.Seats {
		sum := int32(0)
		for day, owner := range a.owner {
			if owner == seat {
				sum += a.armies[day]
			}
		}
		a.check(e.Days[seat] == int32(a.held(seat)) && e.Armies[seat] == sum, "over: %+v", e)
		if a.held(seat) > 0 {
			in++
		}
		a.check(a.out[seat] == (a.held(seat) == 0), "seat %d is out or not", seat)
	}
	a.check((e.Why == "all") == (in == 1), "over: %+v", e)
	for _, seat := range e.Winners {
		for other := range a.head.Seats {
			better := a.held(other) > 0 && (a.sums[other] > a.sums[seat] || a.sums[other] == a.sums[seat] && e.Armies[other] > e.Armies[seat])
			a.check(a.held(seat) > 0 && !better, "seat %d won, not seat %d", seat, other)
		}
	}
	a.check(len(e.Winners) > 0, "nobody won")
}

func TestTheAuditorSeesWhatDoesNotAddUp(t *testing.T) {
	entries := recorded(t, game{seats: 3, seed: 5, setup: limited})
	audit := func(change func(entry any) any) error {
		var a auditor
		for _, entry := range entries {
			if entry = change(entry); entry == nil {
				continue
			}
			if err := a.read(entry); err != nil {
				return err
			}
		}
		return nil
	}
	require.NoError(t, audit(func(entry any) any { return entry }))
	for name, change := range map[string]func(entry any) any{
		"an army more": func(entry any) any {
			if p, ok := entry.(*Place); ok && p.Why == "turn" {
				return &Place{p.E, p.Seat, p.Day, p.Armies + 1, p.Why}
			}
			return entry
		},
		"an army that stays": func(entry any) any {
			if th, ok := entry.(*Throw); ok && th.Lost > 0 {
				less := *th
				less.Lost--
				return &less
			}
			return entry
		},
		"a throw that is not told": func(entry any) any {
			if th, ok := entry.(*Throw); ok && th.Beaten > 0 {
				return nil
			}
			return entry
		},
		"a claim that is not told": func(entry any) any {
			if c, ok := entry.(*Claim); ok && c.Day == 7 {
				return nil
			}
			return entry
		},
		"more for a turn": func(entry any) any {
			if came, ok := entry.(*Armies); ok {
				more := *came
				more.Total++
				return &more
			}
			return entry
		},
	} {
		t.Run(name, func(t *testing.T) { assert.Error(t, audit(change)) })
	}
}

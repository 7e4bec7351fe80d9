package conquest

import "bigpayday/game/rules"

// mostDice is the most dice of the attacker, see [MostDice].
const mostDice = 3

// MostDefence is the most dice of the defender.
const MostDefence = 2

// MostDice returns with how many dice so many armies may attack, 0 if they
// may not.
func MostDice(armies int32) int32 { return max(0, min(mostDice, armies-1)) }

// canAttack reports whether the seat in turn has a day to attack from.
func (s *State) canAttack() bool {
	own := s.Held[s.Turn]
	for rest := own; rest != 0; rest &= rest - 1 {
		if d := rest.First(); s.Armies[d] > 1 && s.Map.Links[d]&^own != 0 {
			return true
		}
	}
	return false
}

// askAttack asks what to attack, or goes on if nothing can be.
func (g game) askAttack() {
	g.From, g.To, g.Dice = NoDay, NoDay, 0
	if g.canAttack() {
		g.Ask = Attack
		return
	}
	g.askMove()
}

// attack throws once, or first asks the defender with how many dice.
func (g game) attack(from, to Day, dice uint8) {
	g.From, g.To, g.Dice = from, to, dice
	if g.PicksDice(to) {
		g.Ask = Defend
		return
	}
	g.throw(min(MostDefence, g.Armies[to]))
	g.afterThrow()
}

// storm throws with the most dice until the day falls, or no more than leave
// armies are left.
func (g game) storm(from, to Day, leave int32) {
	g.From, g.To = from, to
	for g.Armies[to] > 0 && g.Armies[from] > leave {
		g.Dice = uint8(MostDice(g.Armies[from]))
		g.throw(min(MostDefence, g.Armies[to]))
	}
	g.afterThrow()
}

// PicksDice reports whether the owner of a day is asked with how many dice to
// defend it.
func (s *State) PicksDice(d Day) bool {
	return s.mayPickDice(d) && s.Setup.People.Has(s.Owner[d])
}

// mayPickDice is PicksDice whoever sits at the owner's seat: who has been asked answers, also
// where somebody else has taken the seat over since.
func (s *State) mayPickDice(d Day) bool {
	return s.Setup.House.Has(DefenderChooses) && s.Armies[d] > 1 && s.Owner[d] < Seat(s.Setup.Seats)
}

// Reseat notes that a person or a computer has taken over a seat: from now on it picks its dice
// under [DefenderChooses], or throws the most it may. Who is asked already answers.
//
// It stands beside [State.Choose], which no replay may leave out.
func (s *State) Reseat(seat Seat, person bool) {
	switch {
	case !s.Setup.House.Has(DefenderChooses):
	case person:
		s.Setup.People = s.Setup.People.With(seat)
	default:
		s.Setup.People = s.Setup.People.Without(seat)
	}
}

// defend throws as many dice as the defender has picked.
func (g game) defend(dice int32) {
	g.throw(dice)
	g.afterThrow()
}

// PairWon reports whether a die of the attacker beats the one of the defender that it is
// compared with. Ties go to the defender, and the highest die of a fort counts one more.
func PairWon(ours, theirs int32, fort bool) bool {
	if fort {
		theirs = min(theirs+1, int32(rules.DieSides))
	}
	return ours > theirs
}

// throw throws both sides' dice for the fight: highest against highest, then
// the next pair if both have one.
func (g game) throw(defence int32) {
	ours, theirs := g.throwDice(g.Dice), g.throwDice(uint8(defence))
	var beaten int32
	if PairWon(ours[0], theirs[0], g.Map.Forts.Has(g.To)) {
		beaten++
	}
	pairs := int32(1)
	if defence > 1 && g.Dice > 1 {
		pairs++
		if PairWon(ours[1], theirs[1], false) {
			beaten++
		}
	}
	lost := pairs - beaten
	g.Armies[g.From] -= lost
	g.Armies[g.To] -= beaten
	if g.sink != nil {
		g.tellThrow(ours, theirs, uint8(lost), uint8(beaten))
	}
}

// throwDice throws up to three dice and returns them from high to low. They
// are whole words, which the processor sorts without guessing which of two is
// the higher one.
func (g game) throwDice(n uint8) [mostDice]int32 {
	a := g.die()
	if n == 1 {
		return [mostDice]int32{a}
	}
	b := g.die()
	a, b = max(a, b), min(a, b)
	if n == 2 {
		return [mostDice]int32{a, b}
	}
	c := g.die()
	return [mostDice]int32{max(a, c), max(b, min(a, c)), min(b, c)}
}

// die throws one die.
func (g game) die() int32 { return int32(g.Random.Die()) }

// afterThrow takes the day if its last army is beaten, and else asks how to go
// on.
func (g game) afterThrow() {
	switch {
	case g.Armies[g.To] == 0:
		g.take()
	case g.Armies[g.From] > 1:
		g.From, g.To, g.Dice = NoDay, NoDay, 0
		g.Ask = Attack // at least from here
	default:
		g.askAttack()
	}
}

// take hands the day over and asks how many armies move in. Nothing is asked
// where one number alone is possible, or where the game is won by it.
func (g game) take() {
	whose := g.Owner[g.To]
	g.give(g.To, g.Turn)
	g.Took = true
	if g.sink != nil {
		g.sink(Event{Kind: Taken, Seat: g.Turn, By: whose, To: g.To})
	}
	least, most := g.occupation()
	if least == most || g.In().Len() == 1 {
		g.occupy(least, whose)
		return
	}
	g.Ask, g.Whose = Occupy, whose
}

// occupation returns how many armies move in at least and at most.
func (s *State) occupation() (least, most int32) { return int32(s.Dice), s.Armies[s.From] - 1 }

// occupy moves armies in, and looks whether that knocks out whose the day was.
func (g game) occupy(armies int32, whose Seat) {
	g.Whose = NoSeat
	g.march(g.From, g.To, armies, WhyOccupy)
	if whose != Neutral && g.Held[whose] == 0 {
		g.knockOut(whose)
		return
	}
	g.askAttack()
}

// march moves armies from one day to another.
func (g game) march(from, to Day, armies int32, why Why) {
	g.Armies[from] -= armies
	g.Armies[to] += armies
	if g.sink != nil {
		g.tellMove(from, to, armies, why)
	}
}

// refuseFight says why one day cannot be attacked from another, or returns nil.
func (g game) refuseFight(c *Choice) *Refusal {
	switch {
	case !c.Day.onPage() || !c.To.onPage():
		return &Refusal{ID: RefusedNoSuchDay, Choice: *c}
	case g.Owner[c.Day] != g.Turn:
		return &Refusal{ID: RefusedNotYours, Choice: *c}
	case g.Owner[c.To] == g.Turn:
		return &Refusal{ID: RefusedYours, Choice: *c}
	case !g.Map.Linked(c.Day, c.To):
		return &Refusal{ID: RefusedNoLink, Choice: *c}
	case g.Armies[c.Day] < 2:
		return &Refusal{ID: RefusedTooFew, Choice: *c, Most: 0}
	}
	return nil
}

func (g game) refuseAttack(c *Choice) *Refusal {
	if r := g.refuseFight(c); r != nil {
		return r
	}
	switch most := MostDice(g.Armies[c.Day]); {
	case c.Amount < 1 || c.Amount > mostDice:
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: 1, Most: most}
	case c.Amount > most:
		return &Refusal{ID: RefusedTooFew, Choice: *c, Most: most}
	}
	return nil
}

func (g game) refuseStorm(c *Choice) *Refusal {
	if r := g.refuseFight(c); r != nil {
		return r
	}
	switch {
	case g.PicksDice(c.To):
		return &Refusal{ID: RefusedDefenderPicks, Choice: *c}
	case c.Amount < 1 || c.Amount >= g.Armies[c.Day]:
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: 1, Most: g.Armies[c.Day] - 1}
	}
	return nil
}

func (g game) refuseOccupy(c *Choice) *Refusal {
	if least, most := g.occupation(); c.Amount < least || c.Amount > most {
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: least, Most: most}
	}
	return nil
}

func (g game) refuseDefend(c *Choice) *Refusal {
	if c.Amount < 1 || c.Amount > MostDefence {
		return &Refusal{ID: RefusedAmount, Choice: *c, Least: 1, Most: MostDefence}
	}
	return nil
}

// appendFights appends every attack: of each day that can be attacked from
// another, the dice, and where they may be thrown on the armies left behind.
func (s *State) appendFights(dst []Option) []Option {
	own := s.Held[s.Turn]
	for rest := own; rest != 0; rest &= rest - 1 {
		from := rest.First()
		if s.Armies[from] < 2 {
			continue
		}
		for foes := s.Map.Links[from] &^ own; foes != 0; foes &= foes - 1 {
			to := foes.First()
			dst = append(dst, ranged(Choice{Kind: ThrowAt, Day: from, To: to, Amount: 1}, MostDice(s.Armies[from])))
			if !s.PicksDice(to) {
				dst = append(dst, ranged(Choice{Kind: Storm, Day: from, To: to, Amount: 1}, s.Armies[from]-1))
			}
		}
	}
	return append(dst, Option{Choice: Choice{Kind: EndAttack}})
}

package bot

import (
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// Forecast is what may come of one choice at a prompt, found by playing the
// game on from there many times.
type Forecast struct {
	Choice engine.Choice
	// Games is how many games were played on from the choice.
	Games int
	// Sold is in how many of them the Deal that is bought found a buyer. It
	// counts where the choice is to buy a Deal.
	Sold int

	worth, lead tally
	// gain is by how much the lead is better than after the first choice of
	// the rollout, in the same world.
	gain tally
	// more is by how much the net worth is.
	more tally
	// behind choices have fallen so far back that they are looked at no more.
	behind bool
}

// Worth returns with how many dollars of net worth the seat ends on average.
func (f *Forecast) Worth() int64 { return f.worth.mean() }

// Spread returns by how many dollars that varies from game to game: the
// standard deviation.
func (f *Forecast) Spread() int64 { return root(f.worth.variance()) }

// Lead returns by how many dollars the seat ends ahead of the richest of the
// others on average. It is negative for one who ends behind.
func (f *Forecast) Lead() int64 { return f.lead.mean() }

// Gain returns by how many dollars the lead is better on average than after
// the first choice of the rollout, and how far off that may be: its standard
// error.
func (f *Forecast) Gain() (dollars, off int64) { return f.gain.mean(), f.gain.off() }

// More returns by how many dollars the net worth is better on average than after
// the first choice of the rollout, and how far off that may be: its standard
// error.
func (f *Forecast) More() (dollars, off int64) { return f.more.mean(), f.more.off() }

const (
	// oneSlice is how many choices a step of a rollout makes at most.
	oneSlice = 48

	// firstWorlds is in how many worlds each choice is played on before any
	// is dropped.
	firstWorlds = 32

	// leastWorlds is how many worlds are played whatever the budget.
	leastWorlds = 4

	// mostChoices is how many choices a rollout compares at most.
	mostChoices = 16

	// overrun is how many percent of the budget the least worlds may take. Where
	// they would take more, games are broken off some months ahead: that is so
	// with many choices in long games of many seats.
	overrun = 150

	// Gains are told from luck by so many standard errors, where a choice is
	// dropped or taken before the budget is spent.
	likely, surely = 2, 4

	// believed is how many percent of its standard error a gain must be at the
	// end. With less luck is often taken for a gain where many players leave time
	// for few games; with more many gains are missed, most of all in auctions.
	believed = 150
)

// Rollout plays the game on from each choice that a seat has, in many worlds
// that look to the seat like this one. In each world every choice meets the
// same cards, and the same dice turn by turn, so that what differs in the end
// comes of the choice and not of luck. All seats play on by the rules of
// [skill.Normal].
//
// The zero value is empty; see [Rollout.Begin].
type Rollout struct {
	forecasts []Forecast
	view      engine.State
	seat      engine.Seat
	card      engine.CardID
	seed      uint64
	prune     bool
	// whole is the budget at the beginning. Until is the last month of the seat
	// that is played; it is 0 before the first game has told how long games are.
	whole int
	until uint8
	slice int
	// budget is how many choices are still to be made.
	budget int

	// world is how the game stands in the world that is being played, at the
	// prompt; game is how it stands in the game that is played on from it.
	worlds      int
	world, game engine.State
	choice      int
	running     bool
	sold        bool // the Deal that was offered, in this game
	// baseLead and baseWorth are what the first choice led to in this world.
	baseLead, baseWorth int64

	players [engine.MaxSeats]Player
}

// Begin starts to look at the prompt of a view, at the choices given and at
// no more than sixteen of them. The budget is how many choices are made in all
// the games that are played on, but for the end of those in the last world.
// With prune set, choices that fall far behind are dropped, and so is the rest of
// the budget once there is no doubt; and where there are many long games to be
// played they are broken off some months ahead.
func (o *Rollout) Begin(view *engine.State, choices []engine.Choice, budget int, spare bool) {
	prompt := view.Prompt()
	forecasts := o.forecasts[:0]
	for _, choice := range choices[:min(len(choices), mostChoices)] {
		forecasts = append(forecasts, Forecast{Choice: choice})
	}
	if o.slice == 0 {
		o.slice = oneSlice
	}
	*o = Rollout{
		slice:     o.slice,
		forecasts: forecasts, view: *view, seat: prompt.Seat, card: prompt.Card, seed: view.Outline(), prune: spare,
		budget: budget, whole: budget, players: o.players,
	}
	for seat := range o.players {
		o.players[seat].level, o.players[seat].seat = skill.Normal, engine.Seat(seat)
		// What others are like is not known, and the odds are the same for everybody.
		o.players[seat].temper = skill.EvenTemper
		o.players[seat].Reset()
	}
}

// Forecasts returns what is known so far, in the order of the choices given.
// It is to be read only, until the next step.
func (o *Rollout) Forecasts() []Forecast { return o.forecasts }

// Step plays on for some tens of choices, and reports whether all that was
// wanted has been played.
func (o *Rollout) Step() (done bool) {
	if len(o.forecasts) == 0 {
		return true
	}
	for range o.slice {
		if !o.running {
			if o.choice == 0 && o.enough() {
				return true
			}
			o.start()
		}
		if o.game.Phase == engine.Over || o.until != 0 && o.game.Players[o.seat].Month > o.until {
			o.finish()
			continue
		}
		o.play()
	}
	return false
}

// start begins the next game: the same world with the next choice, or else
// the next world.
func (o *Rollout) start() {
	if o.choice == 0 {
		o.worlds++
		o.world = o.view.World(o.seat, o.worldSeed())
	}
	o.budget-- // the choice that is looked at counts, too: it may end the game
	o.game = o.world
	o.running, o.sold = true, false
	if o.game.Choose(o.forecasts[o.choice].Choice, nil) != nil {
		// It is not allowed after all, so nothing is to be gained by it.
		o.forecasts[o.choice].behind = true
		o.next()
	}
}

// worldSeed is what the world being played is made up from.
func (o *Rollout) worldSeed() uint64 { return o.seed + uint64(o.worlds)*0x9e3779b97f4a7c15 }

// play makes the next choice of the game. The dice of a turn depend on the
// world and on the turn alone, not on what was thrown before.
func (o *Rollout) play() {
	o.budget--
	prompt := o.game.Prompt()
	choice, done := o.players[prompt.Seat].normal(&o.game, prompt)
	if !done {
		return
	}
	if choice.Kind == engine.Roll {
		o.game.Random = engine.Random(o.worldSeed() ^ uint64(o.game.Turns)<<40)
	}
	if choice.Kind == engine.Sell && choice.Card == o.card && prompt.Seat == o.seat {
		o.sold = true
	}
	if o.game.Choose(choice, nil) != nil {
		_ = o.game.Choose(o.players[prompt.Seat].anything(&o.game), nil)
	}
}

// near decides after the first game how far ahead the others are played, and
// reports whether it has to be played anew because that is not to their end.
func (o *Rollout) near() bool {
	month := int(max(o.view.Players[o.seat].Month, 1))
	left := int(o.view.Setup.Months) - month + 1
	least, most := (o.whole-o.budget)*len(o.forecasts)*leastWorlds, overrun*o.whole/100
	if least <= most || left < 2 {
		o.until = engine.MaxMonths
		return false
	}
	o.until = uint8(month + max(1, left*most/least) - 1)
	o.worlds, o.choice, o.running = 0, 0, false
	return true
}

// finish notes how the game ended.
func (o *Rollout) finish() {
	if o.prune && o.until == 0 && o.near() {
		return
	}
	f := &o.forecasts[o.choice]
	worth := int64(o.game.NetWorth(o.seat))
	richest := int64(-1 << 62)
	for seat := range engine.Seat(o.game.Seats()) {
		if seat != o.seat {
			richest = max(richest, int64(o.game.NetWorth(seat)))
		}
	}
	lead := worth - richest
	if o.choice == 0 {
		o.baseLead, o.baseWorth = lead, worth
	}
	f.Games++
	f.worth.add(worth)
	f.lead.add(lead)
	f.gain.add(lead - o.baseLead)
	f.more.add(worth - o.baseWorth)
	if o.sold {
		f.Sold++
	}
	o.next()
}

// next goes on to the next choice that is still of interest.
func (o *Rollout) next() {
	o.running = false
	for o.choice++; o.choice < len(o.forecasts) && o.forecasts[o.choice].behind; o.choice++ {
	}
	if o.choice >= len(o.forecasts) {
		o.choice = 0
	}
}

// enough reports, between two worlds, whether the budget is spent or there is
// no doubt left. Doubt is looked at each time the number of worlds has doubled.
func (o *Rollout) enough() bool {
	if o.budget <= 0 && o.worlds >= leastWorlds {
		return true
	}
	return o.prune && o.worlds >= firstWorlds && o.worlds&(o.worlds-1) == 0 && o.settled()
}

// settled drops the choices that are behind the first one by more than luck
// explains, and reports whether none is left to compare, or one is ahead so far
// that no more games are going to change it.
func (o *Rollout) settled() bool {
	left := 0
	for i := 1; i < len(o.forecasts); i++ {
		f := &o.forecasts[i]
		gain, off := f.Gain()
		switch {
		case f.behind:
		case gain > surely*off:
			return true
		case gain+likely*off <= 0:
			f.behind = true
		default:
			left++
		}
	}
	return left == 0
}

// Best returns the choice that has been shown to be the best: the first one,
// unless another gains more than luck may explain.
func (o *Rollout) Best() engine.Choice {
	best, most := 0, int64(0)
	for i := range o.forecasts {
		if gain, off := o.forecasts[i].Gain(); gain > most && 100*gain > believed*off {
			best, most = i, gain
		}
	}
	return o.forecasts[best].Choice
}

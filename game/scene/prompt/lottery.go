package prompt

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/moments"
	"bigpayday/render/scenery"
)

// Lottery is a lottery of numbers: who pays in, who takes which number, and the dice that
// decide. It is on the table until somebody has won, whoever is asked.
type Lottery struct {
	// aim is the number that the person who picks is about to take, 0 before there was
	// any. Sure is a number that cannot come up and is meant all the same.
	aim, sure uint8
	// asked is the seat that aim belongs to.
	asked engine.Seat
	// won says what has been won, once a number has come up that somebody has.
	won string
	// all are the players as they stand on the wall, at is the drum, and said what is said of the
	// number that has come up, nil while nothing is.
	all            company
	wall, at, said *flow.Node
	// balls move in the drum by themselves.
	balls moments.Balls
	// images are the pictures of the numbers, most of which stay the same while dice roll.
	images [lotteryNumbers + 1]render.CachedImage[numberKey]
}

// lotteryNumbers is the largest number that can be taken.
const lotteryNumbers = 2 * engine.DieSides

// numberKey is all that the picture of a number depends on.
type numberKey struct {
	number scenery.Ball
	state  render.State
}

// picking returns the prompt at which a person takes a number.
func picking(m *match.Match) (engine.Prompt, bool) {
	p, ok := m.Asked()
	return p, ok && p.Kind == engine.PickNumber
}

// Follow moves the aim to where the keyboard is, and to the best number left when somebody
// else picks.
func (l *Lottery) Follow(c *Context, focused ui.ID) {
	if k := c.Stage.Actors().Number; k.On && k.Drawn && l.won == "" {
		l.won = c.Words.Signed(c.Stage.Money(engine.Stakes))
	}
	l.balls.Rattle(l.nobodys(c))
	if l.balls.Tick(c.Settings.ReducedMotion) {
		c.Redraw()
	}
	p, ok := picking(c.Match)
	if !ok {
		l.aim, l.sure, l.asked = 0, 0, engine.NoSeat
		return
	}
	if p.Seat != l.asked || l.aim == 0 {
		l.asked, l.aim, l.sure = p.Seat, bestNumber(c), 0
		c.Changed()
	}
	if focused == "" {
		return
	}
	for n := uint8(1); n <= lotteryNumbers; n++ {
		if numberIDs[n] == focused && n != l.aim && taker(c, n) == engine.NoSeat {
			l.aim, l.sure = n, 0
			c.Changed()
		}
	}
}

// numberIDs are the ids of the numbers' controls.
var numberIDs = ui.Numbered("number", 0, int(lotteryNumbers)+1)

// bestNumber returns the free number that comes up most often, the first of equals.
func bestNumber(c *Context) uint8 {
	best := engine.Option{}
	for _, o := range c.Options(engine.Pick) {
		if best.Choice.Number == 0 || o.Ways > best.Ways {
			best = o
		}
	}
	return best.Choice.Number
}

// taker returns the seat that has a number, or NoSeat.
func taker(c *Context, n uint8) engine.Seat {
	for seat, number := range c.Stage.Shown().Lottery.Numbers {
		if number == n {
			return engine.Seat(seat)
		}
	}
	if disc := c.Stage.Actors().Number; disc.On && disc.Number == n {
		return disc.Seat
	}
	return engine.NoSeat
}

// Advises reports whether a number is recommended: with one die all are alike, and some
// tables want no coach.
func (l *Lottery) Advises(m *match.Match) bool {
	return m.Settings.Hints && facts.LotteryRule(m).Dice > 1 && !m.Stage.Shown().Setup.House.Has(engine.NoCoach)
}

// press aims at a number; what is aimed at already is taken, and so is what the keyboard
// is on.
func (l *Lottery) press(c *Context, n uint8) {
	if n == l.aim || c.Keyboard() {
		l.aim = n
		l.take(c)
		return
	}
	l.aim, l.sure = n, 0
	c.Changed()
}

// take takes the number that is aimed at. One that cannot come up has to be meant.
func (l *Lottery) take(c *Context) {
	if facts.LotteryRule(c.Match).Ways(l.aim) == 0 && l.sure != l.aim {
		l.sure = l.aim
		c.Toast.Refuse(c.Say("lottery.cannot_sure", words.Number("number", l.aim)))
		c.Changed()
		return
	}
	c.Choose(engine.Choice{Kind: engine.Pick, Number: l.aim})
}

// Panel has what can be done, what paying in does and which number is best: [Lottery.Desk] lays
// it out.
func (l *Lottery) Panel(c *Context) *panel.Panel {
	p := &panel.Panel{Others: c.Row(c.Rules())}
	switch asked, _ := c.Asked(); asked.Kind {
	case engine.AnteUp:
		p.Commands, p.Warning = Ante(c), anteWarning(c)
	case engine.PickNumber:
		p.First = numberIDs[l.aim]
		p.Commands = []panel.Command{{
			ID: "take", Label: c.Say("choice.pick", words.Number("number", l.aim)), Kind: control.Primary, Cap: input.Accept,
			Keys: input.SetOf(input.Accept), Do: func() { l.take(c) },
		}}
		if best := bestNumber(c); l.Advises(c.Match) && best > 0 {
			p.Warning = &panel.Warning{Title: c.Say("hint.best_number", words.Number("number", best)), Text: whyBest(c, best) + " " + c.Say("hint.off")}
		}
	default:
		p.Commands = []panel.Command{c.Main()}
	}
	return p
}

// whyBest says how often a number comes up, and how that compares with the numbers that
// are taken: with one that is as good, else with the best of them.
func whyBest(c *Context, number uint8) string {
	sh, rule := c.Stage.Shown(), facts.LotteryRule(c.Match)
	ways := int(rule.Ways(number))
	rival, most := engine.NoSeat, 0
	for seat, taken := range sh.Lottery.Numbers {
		if theirs := int(rule.Ways(taken)); taken > 0 && most != ways && (theirs == ways || theirs > most) {
			rival, most = engine.Seat(seat), theirs
		}
	}
	id := "hint.best_number_why.more"
	switch {
	case rival == engine.NoSeat:
		return c.Words.Count("hint.best_number_why", ways)
	case most == ways:
		id = "hint.best_number_why.equal"
	case most > ways:
		id = "hint.best_number_why.less"
	}
	return c.Words.Count(id, ways, words.Name("name", c.Names[rival]), words.Number("number", sh.Lottery.Numbers[rival]), words.Number("ways", most))
}

package prompt

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

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
	"bigpayday/render/options"
	"bigpayday/render/palette"
)

// Lottery is a lottery of numbers: who pays in, who takes which number, and the dice that
// decide. It is on the table until somebody has won, whoever is asked.
type Lottery struct {
	// aim is the number that the person who picks is about to take, 0 before there was
	// any. Sure is a number that cannot come up and is meant all the same.
	aim, sure uint8
	// asked is the seat that aim belongs to.
	asked engine.Seat
	// images are the pictures of the numbers, most of which stay the same while dice roll.
	images [lotteryNumbers + 1]render.CachedImage[numberKey]
}

// lotteryNumbers is the largest number that can be taken.
const lotteryNumbers = 2 * engine.DieSides

// numberKey is all that the picture of a number depends on.
type numberKey struct {
	number options.Number
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

// Panel says what lies in the pool, and what paying in does or which number is best.
func (l *Lottery) Panel(c *Context) *panel.Panel {
	p := &panel.Panel{Dice: true, Question: c.Say("lottery.paid_in"), Aside: paidIn(c), Live: l.pool(c), Others: c.Row(c.Rules())}
	switch asked, _ := c.Asked(); asked.Kind {
	case engine.AnteUp:
		p.Commands, p.Warning = Ante(c), anteWarning(c)
	case engine.PickNumber:
		p.First = numberIDs[l.aim]
		p.Commands = []panel.Command{{
			ID: "take", Label: c.Say("choice.pick", words.Number("number", l.aim)), Kind: control.PrimaryBlue, Cap: input.Accept,
			Keys: input.SetOf(input.Accept), Do: func() { l.take(c) },
		}}
		if best := bestNumber(c); l.Advises(c.Match) && best > 0 {
			p.Warning = &panel.Warning{Title: c.Say("hint.best_number", words.Number("number", best)), Text: whyBest(c, best)}
			p.Hint = c.Say("hint.off")
		}
	default:
		p.Commands = []panel.Command{c.Main()}
	}
	return p
}

// paidIn counts who has paid in.
func paidIn(c *Context) string {
	if n := c.Stage.Shown().Lottery.In.Len(); n > 0 {
		return c.Words.Count("lottery.paid_in_count", n)
	}
	return c.Say("lottery.paid_in_none")
}

// pool is what lies in the pool, and who put it there.
func (l *Lottery) pool(c *Context) *flow.Node {
	sh := c.Stage.Shown()
	rule := facts.LotteryRule(c.Match)
	p := pool{c, list{rows: flow.Table()}}
	p.addSum("loan", c.Say("lottery.bank"), c.Words.Money(rule.Amount))
	p.addSeats()
	return p.node(sh.Balance[engine.Stakes])
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

// Sheet lays the numbers over the board, and below them who has which.
func (l *Lottery) Sheet(c *Context) *flow.Node {
	ink2 := c.Theme.Palette.Ink2
	sh, rule := c.Stage.Shown(), facts.LotteryRule(c.Match)
	lander := sh.Lottery.Lander
	name := words.Name("name", c.Names[lander])
	rolls := c.Say("lottery.rolls", name)
	if rule.Dice == 1 {
		rolls = c.Say("lottery.rolls_one", name)
	}
	count := min(int(rule.Numbers), int(lotteryNumbers))
	// The few numbers of one die stand in two rows as well.
	numbers := flow.Grid(render.None, max(3, (count+1)/2)).Unmirrored().Gap(render.Gap).Upto(render.Illustration)
	for n := 1; n <= count; n++ {
		numbers.Add(l.number(c, uint8(n)))
	}
	return sheet(c, palette.Plum, sh.Lottery.Space, c.SpaceWords(sh.Lottery.Space).Name,
		c.Say("prompt.text.pick-number", words.Name("lander", c.Names[lander]), words.Text("day", c.Words.Day(sh.Players[lander].Day))), stakes(c),
		numbers,
		flow.Row(
			flow.Line(c.Say("lottery.who"), render.Subhead).Grow(1), flow.Line(c.Say("lottery.order"), render.Remark.In(ink2)),
		).Gap(render.Gap).Baseline(),
		picks(c),
		flow.Text(rolls, render.Item, 2), flow.Text(c.Say("lottery.rule"), render.Remark.In(ink2), 2),
	)
}

// number is a number that can be taken.
func (l *Lottery) number(c *Context, n uint8) *flow.Node {
	_, may := picking(c.Match)
	k := l.face(c, n)
	control := ui.Control{ID: numberIDs[n], Info: !may, Skip: !may, Do: func(ui.Event) { l.press(c, n) }}
	if k.State == options.NumberTaken {
		control.Off, control.Info, control.Reason = may, true, c.Say("refusal."+string(engine.RefusedNumberTaken))
	}
	if may && n < 10 {
		control.Keys = input.SetOf(input.Digit(int(n)))
	}
	return flow.Drawn(control, render.None, render.Medallion, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		l.images[n].Draw(t, dst, r, t.Length(render.Gap), numberKey{k, state}, func(dst *ebiten.Image) { options.DrawNumber(t, dst, r, k, state) })
	}).Least(render.None, render.Medallion).Grow(1)
}

// face returns what the cell of a number shows.
func (l *Lottery) face(c *Context, n uint8) options.Number {
	rule := facts.LotteryRule(c.Match)
	ways := int(rule.Ways(n))
	k := options.Number{
		N: int(n), Ways: ways,
		Odds: c.Words.Count("lottery.ways", ways, words.Number("throws", rule.Throws())), Note: c.Say("lottery.free"),
	}
	seat := taker(c, n)
	switch {
	case seat != engine.NoSeat:
		k.State, k.Token, k.Name = options.NumberTaken, c.Tokens[seat], c.Names[seat]
		if disc := c.Stage.Actors().Number; disc.On && disc.Number == n {
			k.Open = 1 - disc.T
		}
	case ways == 0:
		k.State, k.Note, k.Short = options.NumberNever, c.Words.Count("lottery.cannot", int(rule.Dice)), c.Say("lottery.cannot_short")
	case n == l.aim:
		k.State, k.Note, k.Short = options.NumberAimed, c.Say("lottery.enter"), c.Say("lottery.enter_short")
		if c.People.Has(l.asked) && !c.Keyboard() {
			k.Note = c.Say("lottery.press")
		}
	}
	return k
}

// picks are boxes beside each other that show who has which number, who picks and who is
// not in, from the lander on.
func picks(c *Context) *flow.Node {
	sh := c.Stage.Shown()
	lot, now, n := &sh.Lottery, c.asking(), sh.Seats()
	row := flow.Row().Gap(render.Near).Unmirrored() // one after another
	for i := range n {
		seat := engine.Seat((int(lot.Lander) + i) % n)
		state, note := options.PickWaits, c.Say("lottery.waits")
		switch {
		case lot.Numbers[seat] != 0:
			state, note = options.PickDone, strconv.Itoa(int(lot.Numbers[seat]))
		case sh.StayedOut.Has(seat):
			state, note = options.PickOut, c.Say("lottery.not_in")
		case now.Seat == seat && now.Kind == engine.PickNumber:
			state, note = options.PickNow, c.Say("lottery.picks")
		case now.Seat == seat && now.Kind == engine.AnteUp:
			state, note = options.PickNow, c.Say("lottery.decides")
			if c.View().Compact {
				note = c.Say("prompt.tab.now")
			}
		}
		says := flow.Line(note, render.Column.In(pickInk(c, state)).Aligned(render.End))
		if state == options.PickDone {
			says = flow.Line(note, render.Sum.In(options.SeatInk(&c.Theme.Palette, c.Tokens[seat].Color)).Aligned(render.End))
		}
		sign, name := playerInLottery(c, seat, state)
		row.Add(flow.Column(flow.Row(sign.Size(render.Sign, render.Sign), says.Grow(1)).Gap(render.Tight), name).Pad(render.Near, render.Tight).
			Size(render.None, render.TileHigh).Least(render.None, render.TileHigh).Evenly().Dense().
			On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				options.PickGround(t, dst, r, state, render.State{})
			}))
	}
	return row
}

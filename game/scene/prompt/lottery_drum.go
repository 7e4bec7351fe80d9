package prompt

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/scene/prompt/parts"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/player"
	"bigpayday/render/scenery"
)

// Sheet returns nil: the lottery has a scene, see [Lottery.Wall].
func (l *Lottery) Sheet(*Context) *flow.Node { return nil }

// Wall is the drum with the balls, on the table with the money that is played for, among all
// players.
func (l *Lottery) Wall(c *Context, tools *flow.Node) *flow.Node {
	dice := flow.Column(c.Dice(c.Theme.Palette.Cream), l.outcome(c)).Gap(render.Near)
	head, drum, table := l.head(c), l.drum(c), l.table(c)
	all := l.company(c)
	first, rest := all.halves(c)
	var page *flow.Node
	switch v := c.View(); {
	case v.IsUpright():
		page = flow.Column(tools, head, drum.Grow(1), flow.Row(dice.Evenly(), table.Evenly()), all.stand(c)).Gap(render.Near)
	case low(v):
		page = flow.Row(flow.Column(drum).Grow(1), flow.Column(tools, head, flow.Spring(), flow.Row(dice.Evenly(), table.Evenly())).Gap(render.Near).Grow(1)).Gap(render.Gap)
	default:
		page = flow.Row(
			flow.Column(head, c.Room().Grow(1), first.stand(c)).Gap(render.Gap).Evenly(),
			middle(flow.Column(drum.Grow(1), table)),
			flow.Column(flow.Row(flow.Spring(), tools), flow.Spring(), dice, flow.Spring(), rest.stand(c)).Evenly(),
		).Gap(render.Gap)
	}
	l.all, l.at = all, drum
	l.wall = flow.Column(flow.Space(render.None, render.Gap), page.Grow(1)).Pad(render.Margin, render.None).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		const lightY = .36
		scenery.DrawHall(t, dst, r, scenery.Hall{Tint: t.Palette.Families[palette.Plum].Edge, LightX: .5, LightY: lightY})
	})
	return l.wall
}

// Over draws the ball that rolls to whoever has taken it, and whoever has won, before all others.
func (l *Lottery) Over(c *Context, t *render.Theme, dst *ebiten.Image) {
	k, calm := c.Stage.Actors().Number, c.Stage.Actors().Calm
	if !k.On || int(k.Seat) >= len(l.all) || l.all[k.Seat].place == nil {
		return
	}
	who := l.all[k.Seat]
	switch {
	case k.Drawn:
		b := who.bystander(c)
		if at := who.place.Box; l.said != nil && at.X < l.said.Box.Right() && l.said.Box.X < at.Right() {
			b.Below = l.said.Box.Bottom()
		}
		b.Grown, b.Frame.Features = min(1, k.T), faces.Features{Expression: faces.Triumphant}
		scenery.DrawBystander(t, dst, who.place.Box, &b)
	case !calm:
		ball := scenery.Ball{N: int(k.Number), State: scenery.BallDrawn, Owner: c.Tokens[k.Seat]}
		at := scenery.NewDrum(l.at.Box, l.numbers(c)).Rolling(t, int(k.Number)-1, who.place.Box, k.T)
		scenery.DrawBall(t, dst, at, ball, render.State{})
	}
}

// numbers is how many balls there are.
func (l *Lottery) numbers(c *Context) int {
	return min(int(facts.LotteryRule(c.Match).Numbers), int(lotteryNumbers))
}

// rolled returns the number that has been rolled in this turn, and whether there is one.
func (l *Lottery) rolled(c *Context) (n uint8, ok bool) {
	sh := c.Stage.Shown()
	if c.Stage.Actors().Dice.On || sh.Roll.Turn != sh.Turns || sh.Roll.Why != facts.LotteryRule(c.Match).Why {
		return 0, false
	}
	return sh.Roll.Dice[0] + sh.Roll.Dice[1], true
}

// nobodys reports whether a number has been rolled that nobody has.
func (l *Lottery) nobodys(c *Context) bool {
	n, rolled := l.rolled(c)
	return rolled && taker(c, n) == engine.NoSeat
}

// middle makes a part as wide as the drum, on the wall and on the desk.
func middle(n *flow.Node) *flow.Node {
	return flow.Column(n.Grow(1)).Sized(func(t *render.Theme) (w, h float64) {
		w, _ = scenery.DrumSize(t)
		return w, 0
	})
}

// head says what lottery it is and how it is decided.
func (l *Lottery) head(c *Context) *flow.Node {
	sh, cream := c.Stage.Shown(), c.Theme.Palette.Cream
	name, style := words.Name("name", c.Names[sh.Lottery.Lander]), render.Banner
	if c.View().Compact {
		style = render.Display
	}
	rolls := c.Say("lottery.rolls", name)
	if facts.LotteryRule(c.Match).Dice == 1 {
		rolls = c.Say("lottery.rolls_one", name)
	}
	says := flow.Column(
		flow.Row(parts.DaySign(sh.Lottery.Space, render.Plate), flow.Line(c.SpaceWords(sh.Lottery.Space).Name, style.In(cream)).Grow(1)).Gap(render.Gap),
		flow.Text(rolls, render.Body.In(cream), 3),
	).Gap(render.Near)
	if !c.View().Compact {
		says.Add(flow.Text(c.Say("lottery.rule"), render.Remark.In(cream), 3))
	}
	return says
}

// outcome says whose number was rolled, or that it is nobody's, or that none can be.
func (l *Lottery) outcome(c *Context) *flow.Node {
	var says string
	switch rolled, ok := l.rolled(c); {
	case c.Stage.Actors().CalledOff:
		says = c.Say("lottery.called_off")
	case !ok:
		l.said = nil
		return nil
	default:
		number := words.Number("number", rolled)
		says = c.Say("lottery.nobody", number)
		if seat := taker(c, rolled); seat != engine.NoSeat {
			says = c.Say("lottery.has_it", words.Name("name", c.Names[seat]), number)
		}
	}
	l.said = flow.Line(says, render.Title.In(c.Theme.Palette.Focus).Aligned(render.Center))
	return l.said
}

// drum is the drum with its balls, which are taken from it.
func (l *Lottery) drum(c *Context) *flow.Node {
	n := l.numbers(c)
	list := func(_ *render.Theme, box render.Rect) (controls []ui.Control) {
		d := scenery.NewDrum(box, n)
		for i := range n {
			k := l.control(c, uint8(i+1))
			k.Box = d.Ball(i, 1)
			controls = append(controls, k)
		}
		return controls
	}
	under := func(t *render.Theme, dst *ebiten.Image, box render.Rect) { scenery.NewDrum(box, n).DrawBack(t, dst) }
	live := func(t *render.Theme, dst *ebiten.Image, box render.Rect) {
		l.drawBalls(c, t, dst, scenery.NewDrum(box, n), n)
	}
	return flow.Board(list, under, live).Sized(scenery.DrumSize)
}

// control takes a number.
func (l *Lottery) control(c *Context, n uint8) ui.Control {
	_, may := picking(c.Match)
	k := ui.Control{ID: numberIDs[n], Info: !may, Skip: !may, Widget: ui.Custom{}, Do: func(ui.Event) { l.press(c, n) }}
	rule := facts.LotteryRule(c.Match)
	ways := rule.Ways(n)
	k.Tip.Title = c.Say("choice.pick", words.Number("number", n))
	k.Tip.Text = c.Words.Count("lottery.ways", int(ways), words.Number("throws", rule.Throws()))
	switch seat := taker(c, n); {
	case seat != engine.NoSeat:
		k.Off, k.Info, k.Reason = may, true, c.Say("refusal."+string(engine.RefusedNumberTaken))
		k.Tip.Title = c.Say("lottery.has_it", words.Name("name", c.Names[seat]), words.Number("number", n))
	case ways == 0:
		k.Tip.Text = c.Words.Count("lottery.cannot", int(rule.Dice))
	}
	if may && n < 10 {
		k.Keys = input.SetOf(input.Digit(int(n)))
	}
	return k
}

// drawBalls draws the balls: they turn with the drum while dice roll, one that is taken rolls out,
// and the one that was drawn comes to the front.
func (l *Lottery) drawBalls(c *Context, t *render.Theme, dst *ebiten.Image, d scenery.Drum, n int) {
	a := c.Stage.Actors()
	spun := 1.0
	if a.Dice.On && !a.Calm {
		spun = a.Dice.T
	}
	drawn := -1
	for i := range n {
		if k := a.Number; k.On && k.Drawn && int(k.Number) == i+1 {
			drawn = i
			continue
		}
		r := d.Ball(i, spun)
		if spun == 1 {
			r = d.Turned(i, l.balls.Turn())
			x, y := l.balls.Aside(i)
			r.X, r.Y = r.X+x*r.W/2, r.Y+y*r.H/2
		}
		l.drawBall(c, t, dst, r, uint8(i+1))
	}
	d.DrawFront(t, dst)
	if drawn >= 0 {
		if !a.Calm {
			scenery.FallingPaper(t, dst, l.wall.Box, a.Number.T+a.Money[engine.Stakes].T)
		}
		ball := scenery.Ball{N: drawn + 1, State: scenery.BallDrawn, Owner: c.Tokens[a.Number.Seat]}
		scenery.DrawBall(t, dst, d.Drawn(drawn, a.Number.T), ball, render.State{})
	}
}

// drawBall draws a ball in the drum.
func (l *Lottery) drawBall(c *Context, t *render.Theme, dst *ebiten.Image, r render.Rect, n uint8) {
	k := l.ball(c, n)
	state := render.State{}
	if _, may := picking(c.Match); may && k.State != scenery.BallTaken {
		state = c.State(numberIDs[n])
	}
	l.images[n].Draw(t, dst, r, t.Length(render.Near), numberKey{k, state}, func(dst *ebiten.Image) { scenery.DrawBall(t, dst, r, k, state) })
}

// ball returns what is seen of a number.
func (l *Lottery) ball(c *Context, n uint8) scenery.Ball {
	rule := facts.LotteryRule(c.Match)
	k := scenery.Ball{N: int(n)}
	if rule.Dice > 1 {
		k.Note = strconv.Itoa(int(rule.Ways(n))) + "/" + strconv.Itoa(int(rule.Throws()))
	}
	seat := taker(c, n)
	if k := c.Stage.Actors().Number; k.On && !k.Drawn && k.Number == n { // it is on its way
		seat = k.Seat
	}
	switch {
	case seat != engine.NoSeat:
		k.State, k.Owner = scenery.BallTaken, c.Tokens[seat]
	case rule.Ways(n) == 0:
		k.State, k.Note = scenery.BallNever, c.Say("lottery.never")
		if n == l.aim {
			k.State = scenery.BallAimed
		}
	case n == l.aim:
		k.State = scenery.BallAimed
	}
	return k
}

// table is the table with what is played for.
func (l *Lottery) table(c *Context) *flow.Node {
	pool := flow.Measured(scenery.LotteryTableSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		k := scenery.Pool{Sum: c.Sum(engine.Stakes), Left: 1, Gain: l.won != ""}
		if k.Gain {
			k.Sum = l.won
		}
		if count := c.Stage.Actors().Money[engine.Stakes]; count.On && count.To == 0 && count.From > 0 {
			k.Left = float64(c.Stage.Money(engine.Stakes)) / float64(count.From)
		}
		scenery.DrawLotteryTable(t, dst, r, k)
	}).Moving()
	c.Pool(pool)
	return pool.Tipped("pool", poolTip(c, c.Sum(engine.Stakes)))
}

// company are the players with the balls that they have taken.
func (l *Lottery) company(c *Context) (all company) {
	sh := c.Stage.Shown()
	lot, now := &sh.Lottery, c.asking()
	disc := c.Stage.Actors().Number
	for seat := range engine.Seat(sh.Seats()) {
		k := companion{seat: seat, note: c.Say("lottery.waits"), prop: scenery.NoProp}
		number, risen, comes := lot.Numbers[seat], 1.0, false
		if disc.On && disc.Seat == seat && !disc.Drawn {
			number, risen = disc.Number, disc.T
			comes = disc.T < 1 && !low(c.View()) && !c.Stage.Actors().Calm
		}
		switch asked := now.Seat == seat; {
		case number != 0:
			k.note, k.prop, k.word, k.risen = c.Say("lottery.has", words.Number("number", number)), scenery.HeldBall, strconv.Itoa(int(number)), risen
			if comes {
				k.prop = scenery.NoBall
			}
			if disc.On && disc.Drawn && disc.Seat == seat {
				k.does = player.PlateLeads
			}
		case sh.StayedOut.Has(seat):
			k.does, k.note, k.prop = player.PlateOut, c.Say("lottery.not_in"), scenery.NoProp
		case asked && now.Kind == engine.PickNumber:
			k.does, k.note, k.prop, k.word, k.risen = player.PlateAsked, c.Say("lottery.picks"), scenery.HeldBall, "?", 1
		case asked && now.Kind == engine.AnteUp:
			k.does, k.note = player.PlateAsked, c.Say("lottery.decides")
		case lot.In.Has(seat):
			k.note = c.Say("cards.in")
		}
		all = append(all, k)
	}
	return all
}

// Desk has the plates of all players on it, and between or below them what can be done.
func (l *Lottery) Desk(c *Context) *flow.Node {
	p := l.Panel(c)
	if _, asked := c.AskedSeat(); asked {
		panel.Propose(p.Commands, p.Others)
	}
	all := l.company(c)
	rest, commands := p.Rest(c.Match.Session, c.Changed), panel.Buttons(c.Match.Session, p.Commands, c.Changed)
	row := func(plates []*flow.Node) *flow.Node {
		return flow.Row(plates...).Gap(render.Near).Unmirrored().Evenly()
	}
	if v := c.View(); v.IsUpright() || low(v) {
		return all.desk(c, p.Advice(c.Theme), commands, rest)
	}
	before, behind := all.halves(c)
	return flow.Column(
		flow.Row(row(before.plates(c, false)), middle(commands), row(behind.plates(c, false))).Gap(render.Gap),
		flow.Row(p.Advice(c.Theme).Grow(1), rest.Grow(1)).Gap(render.Gap),
	).Gap(render.Near)
}

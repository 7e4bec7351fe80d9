package prompt

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/panel"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/player"
	"bigpayday/render/scenery"
	"bigpayday/render/stage"
)

// Contest is a contest in which all throw, one after another, and the highest throw wins: who
// throws stands on the stage, the others hold up what they have. A Poker Game begins with who
// is in.
type Contest struct {
	// boards are the boards that players hold up, and the lamp over the stage.
	boards moments.Boards
	// wall is all that stands above the desk, and star what the winner takes.
	wall, star *flow.Node
}

// contests reports whether a contest goes on, or players say whether they are in a Poker Game.
func (c *Context) contests() bool {
	k := &c.Stage.Shown().Contest
	if !k.Open {
		return facts.Plays(c.Match, engine.PlayPoker)
	}
	_, asked := c.Asked()
	return k.Winner == engine.NoSeat || !asked
}

// Follow lets boards come up, and the lamp blink.
func (k *Contest) Follow(c *Context, _ ui.ID) {
	var held engine.SeatSet
	for seat := range engine.Seat(c.Stage.Shown().Seats()) {
		if k.holdsBoard(c, seat) {
			held = held.With(seat)
		}
	}
	if k.boards.Tick(held, k.onStage(c), c.Settings.ReducedMotion) {
		c.Redraw()
	}
}

// holdsBoard reports whether a player holds up what they have thrown: not while they throw again.
func (k *Contest) holdsBoard(c *Context, seat engine.Seat) bool {
	on := &c.Stage.Shown().Contest
	return on.Open && on.Dice[seat][0] > 0 && !k.throwsAgain(c, seat)
}

// throwsAgain reports whether a player has tied for the most, and is to throw once more: the first
// one as soon as their throw is awaited, the others when that one has thrown.
func (k *Contest) throwsAgain(c *Context, seat engine.Seat) bool {
	on := &c.Stage.Shown().Contest
	if on.Tied().Has(seat) {
		return k.throws(c, seat)
	}
	return on.Open && on.Round > 1 && on.In.Has(seat) && !on.Thrown.Has(seat)
}

// throws reports whether the throw of a player is awaited, or seen.
func (k *Contest) throws(c *Context, seat engine.Seat) bool {
	hold, held := c.Hold()
	a := c.Stage.Actors()
	return held && hold.Kind == stage.RollDice && hold.Seat == seat || a.Dice.On && a.Dice.Seat == seat
}

// Sheet returns nil: a contest has a scene, see [Contest.Wall].
func (k *Contest) Sheet(*Context) *flow.Node { return nil }

// Panel has what can be done: [Contest.Desk] lays it out.
func (k *Contest) Panel(c *Context) *panel.Panel {
	p := &panel.Panel{Others: c.Row(c.Rules())}
	if asked, _ := c.Asked(); asked.Kind == engine.AnteUp {
		p.Commands, p.Warning = Ante(c), anteWarning(c)
	} else {
		p.Commands = []panel.Command{c.Main()}
	}
	return p
}

// set is what the contest is held in.
func (k *Contest) set(c *Context) scenery.Set {
	sh := c.Stage.Shown()
	switch {
	case !sh.Contest.Open || sh.Contest.Why == engine.WhyPokerGame:
		return scenery.Felt
	case sh.Contest.Why == engine.WhySingingContest:
		return scenery.Theatre
	case sh.Contest.Why == engine.WhyRadioContest:
		return scenery.Studio
	}
	return scenery.PlainHall
}

// title is what the contest is called.
func (k *Contest) title(c *Context) string {
	sh := c.Stage.Shown()
	switch {
	case !sh.Contest.Open:
		return c.SpaceWords(sh.Lottery.Space).Name
	case sh.Contest.Why == engine.WhyCommission:
		return c.Say("contest.commission", words.Text("title", c.Words.CardTitle(sh.Setup.Edition, sh.Contest.Card)))
	}
	return c.SpaceWords(sh.Contest.Space).Name
}

// prize is what the winner takes, in dollars.
func (k *Contest) prize(c *Context) int32 {
	if sh := c.Stage.Shown(); !sh.Contest.Open {
		return sh.Balance[engine.Stakes]
	}
	return c.Stage.Shown().Contest.Prize
}

// paid reports whether what the winner takes has gone to them, or is going.
func (k *Contest) paid(c *Context) bool {
	on := &c.Stage.Shown().Contest
	return c.Stage.Actors().Applause.Prize > 0 || on.Open && on.Winner != engine.NoSeat ||
		on.Open && on.Why == engine.WhyPokerGame && c.Stage.Money(engine.Stakes) < on.Prize
}

// winner returns who has won, also while they are cheered, and else NoSeat.
func (k *Contest) winner(c *Context) engine.Seat {
	if cheered := c.Stage.Actors().Applause; cheered.On {
		return cheered.Seat
	}
	if sh := c.Stage.Shown(); sh.Contest.Open {
		return sh.Contest.Winner
	}
	return engine.NoSeat
}

// onStage returns who stands on the stage: who has won or throws or has thrown last, or NoSeat.
func (k *Contest) onStage(c *Context) engine.Seat {
	sh, a := c.Stage.Shown(), c.Stage.Actors()
	hold, held := c.Hold()
	switch winner := k.winner(c); {
	case !sh.Contest.Open:
		return engine.NoSeat
	case winner != engine.NoSeat:
		return winner
	case held && hold.Kind == stage.RollDice:
		return hold.Seat
	case a.Dice.On:
		return a.Dice.Seat
	case sh.Contest.Thrown.Has(sh.Roll.Seat):
		return sh.Roll.Seat
	}
	return sh.Contest.Lander
}

// Wall is the stage with who throws on it, and the others before it.
func (k *Contest) Wall(c *Context, tools *flow.Node) *flow.Node {
	set, style := k.set(c), render.Display
	if c.View().Compact {
		style = render.Title
	}
	sign := flow.Column(flow.Line(k.title(c), style.In(c.Theme.Palette.Cream).Aligned(render.Center))).Pad(render.Broad, render.Gap).On(scenery.DrawSign)
	prize := k.prizeStar(c)
	all, dice, singer := k.company(c), k.dice(c), k.singer(c, set)
	left, right := all.halves(c) // nobody stands before the stage
	var page *flow.Node
	switch v := c.View(); {
	case v.IsUpright():
		page = flow.Column(
			tools, sign, flow.Row(flow.Column(dice, flow.Spring()), flow.Spring(), prize), singer.Grow(1), all.stand(c),
		).Gap(render.Gap)
	case low(v):
		beside := func(row, sides *flow.Node) *flow.Node { // where there is room, some stand below what is said
			return flow.First(flow.Column(row, flow.Spring(), sides), flow.Column(row, flow.Spring())).Evenly()
		}
		page = flow.Row(
			beside(flow.Column(flow.Row(sign, flow.Spring()), flow.Row(dice, flow.Spring())).Gap(render.Near), left.stand(c)), flow.Column(flow.Spring(), singer),
			beside(flow.Column(tools, flow.Row(flow.Spring(), prize)).Gap(render.Near), right.stand(c)),
		).Gap(render.Gap)
	default:
		head := flow.First(
			flow.Row(flow.Space(render.SideWidth, render.None), flow.Row(flow.Spring(), sign, flow.Spring()).Grow(1), flow.Column(tools.Least(render.SideWidth, render.None))).Gap(render.Gap),
			flow.Column(flow.Row(flow.Spring(), tools), flow.Row(flow.Spring(), sign, flow.Spring())).Gap(render.Near),
		)
		if set == scenery.Theatre { // there is a stage behind the desk
			page = flow.Column(
				head,
				flow.Row(
					flow.Column(flow.Row(dice, flow.Spring()), flow.Spring()).Evenly(), singer, flow.Column(flow.Row(flow.Spring(), prize), flow.Spring()).Evenly(),
				).Gap(render.Gap).Grow(1),
				flow.Row(left.stand(c).Evenly(), flow.Spring().Evenly(), right.stand(c).Evenly()),
			).Gap(render.Near)
			break
		}
		page = flow.Column(
			head,
			flow.Row(
				flow.Column(flow.Row(dice, flow.Spring()), flow.Spring(), left.stand(c)).Evenly(), flow.Column(flow.Spring(), singer),
				flow.Column(flow.Row(flow.Spring(), prize), flow.Spring(), right.stand(c)).Evenly(),
			).Gap(render.Gap).Grow(1),
		).Gap(render.Near)
	}
	wall := flow.Column(flow.Space(render.None, render.Gap), page.Grow(1)).Pad(render.Margin, render.None).
		On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scenery.DrawSet(t, dst, r, set) })
	k.wall, k.star = wall, prize
	return wall
}

// Over draws the lamp that goes out while somebody else steps on the stage, and for a winner the
// lamps that run, the paper that falls, and the star with the prize, which flies to their plate.
func (k *Contest) Over(c *Context, t *render.Theme, dst *ebiten.Image) {
	const dim = .6
	if dark := k.boards.Dark(); dark > 0 {
		t.Pen(dst).Fill(k.wall.Box, 0, palette.Faded(t.Palette.Limelight, dim*dark))
	}
	a := c.Stage.Actors()
	won := a.Applause
	if !won.On || a.Calm {
		return
	}
	if k.set(c) == scenery.Theatre {
		scenery.RunningLamps(t, dst, k.wall.Box, won.T)
	}
	scenery.FallingPaper(t, dst, k.wall.Box, won.T+won.Prize+a.Money[engine.SeatAccount(won.Seat)].T)
	if won.Prize > 0 && won.Prize < 1 {
		at, scale := scenery.StarFlies(k.star.Box, c.Spot(won.Seat), won.Prize)
		k.drawStar(c, t, dst, at, scale)
	}
}

// dice are the dice on a card in the color of who throws them. As long as nobody does they lie there
// without one, with the reason below them if nobody will.
func (k *Contest) dice(c *Context) *flow.Node {
	pal := &c.Theme.Palette
	dice := c.Dice(pal.Ink)
	seat := k.onStage(c)
	if seat == engine.NoSeat {
		all := flow.Column(c.Dice(pal.Cream)).Gap(render.Near)
		if c.Stage.Actors().CalledOff {
			all.Add(flow.Line(c.Say("log.no-game.poker-game"), render.Title.In(pal.Focus).Aligned(render.Center)))
		}
		return all
	}
	color := c.Tokens[seat].Color
	return flow.Column(dice).Pad(render.Wide, render.Gap).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scenery.DrawDiceCard(t, dst, r, color) })
}

// prizeStar is what the winner takes, as long as it has not left.
func (k *Contest) prizeStar(c *Context) *flow.Node {
	star := flow.Measured(scenery.PrizeSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		if k.prize(c) > 0 && !k.paid(c) {
			k.drawStar(c, t, dst, r, 1)
		}
	}).Moving()
	if sh := c.Stage.Shown(); sh.Contest.Open && sh.Contest.Why != engine.WhyPokerGame {
		return star
	}
	if k.onStage(c) != engine.NoSeat { // in its place the money lies on the table
		c.Pool(star)
	}
	return star.Tipped("pool", poolTip(c, c.Words.Money(k.prize(c))))
}

// drawStar draws what the winner takes around the middle of a box, so many times as large as that.
func (k *Contest) drawStar(c *Context, t *render.Theme, dst *ebiten.Image, r render.Rect, scale float64) {
	scenery.DrawPrize(t, dst, r, c.Say("lottery.winner_takes"), c.Words.Money(k.prize(c)), scale)
}

// singer is who throws the dice.
func (k *Contest) singer(c *Context, set scenery.Set) *flow.Node {
	seat := k.onStage(c)
	if seat == engine.NoSeat {
		pool := flow.Measured(scenery.LotteryTableSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			scenery.DrawPool(t, dst, r, scenery.Pool{Sum: c.Sum(engine.Stakes), Left: paidIn(c)})
		}).Moving()
		c.Pool(pool)
		if c.View().IsUpright() { // in the middle of the table
			return flow.Column(flow.Spring(), pool, flow.Spring())
		}
		return flow.Column(flow.Spring(), pool)
	}
	won := k.winner(c) == seat
	return flow.Measured(scenery.SingerSize, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		const before = -1
		s := scenery.Singer{Face: c.Faces.Of(seat), Frame: c.Faces.Frame(seat), Sings: before, Mic: set == scenery.Theatre || set == scenery.Studio, Behind: set == scenery.Theatre && !low(c.View()) || c.View().IsUpright()}
		a := c.Stage.Actors()
		if a.Dice.On && s.Mic && !a.Calm {
			s.Sings = a.Dice.T
		}
		if won {
			s.Frame.Features = faces.Features{Expression: faces.Triumphant}
		}
		scenery.DrawSinger(t, dst, r, s)
	}).Moving()
}

// paidIn is how much of what all players together would pay for a game has been paid, 0 to 1.
func paidIn(c *Context) float64 {
	rule := facts.LotteryRule(c.Match)
	return min(1, float64(c.Stage.Money(engine.Stakes))/max(1, float64(rule.Antes(c.Stage.Shown().Seats()))))
}

// company are the players with what they have thrown.
func (k *Contest) company(c *Context) (all company) {
	sh, now := c.Stage.Shown(), c.asking()
	leaders, tied, on, winner := sh.Contest.Leaders(), sh.Contest.Tied(), k.onStage(c), k.winner(c)
	for seat := range engine.Seat(sh.Seats()) {
		again, throws := k.throwsAgain(c, seat), k.throws(c, seat)
		k := companion{seat: seat, absent: seat == on, forward: again, boards: &k.boards}
		in := sh.Contest.In
		if !sh.Contest.Open {
			in = ^sh.StayedOut
			k.note = c.Say("lottery.waits")
		}
		thrown := sh.Contest.Open && sh.Contest.Dice[seat][0] > 0
		if thrown {
			k.figure = strconv.Itoa(int(sh.Contest.Sum(seat)))
			k.prop, k.word, k.risen = scenery.ScoreBoard, k.figure, 1
		}
		if again {
			k.figure, k.word = "", ""
		}
		switch {
		case seat == winner:
			k.does, k.note = player.PlateLeads, c.Say("contest.winner")
		case !in.Has(seat):
			k.does = player.PlateOut
			if !thrown {
				k.note = c.Say("lottery.not_in")
			}
		case sh.Contest.Open && throws && (!thrown || again):
			k.does, k.note = player.PlateAsked, c.Say("contest.throws")
		case thrown && winner == engine.NoSeat && tied.Has(seat):
			k.does, k.note = player.PlateLeads, c.Say("contest.ties")
		case thrown && winner == engine.NoSeat && leaders.Has(seat) && sh.Contest.Thrown.Has(seat):
			k.does, k.note = player.PlateLeads, c.Say("contest.leads")
		case now.Kind == engine.AnteUp && now.Seat == seat:
			k.does, k.note = player.PlateAsked, c.Say("lottery.decides")
		case sh.Lottery.In.Has(seat) && !sh.Contest.Open:
			k.note = c.Say("cards.in")
		}
		all = append(all, k)
	}
	return all
}

// Desk has the plates of all players on it, what the contest is about, and what can be done.
func (k *Contest) Desk(c *Context) *flow.Node {
	p := k.Panel(c)
	if _, asked := c.AskedSeat(); asked {
		panel.Propose(p.Commands, p.Others)
	}
	says := flow.Text(contestText(c), render.Body.In(c.Theme.Palette.OnWood), 3)
	if p.Warning != nil {
		says = p.Advice(c.Theme)
	}
	return k.company(c).desk(c, says, panel.Buttons(c.Match.Session, p.Commands, c.Changed), p.Rest(c.Match.Session, c.Changed))
}

// contestText says what a contest is about, who ties, and who has won.
func contestText(c *Context) string {
	sh := c.Stage.Shown()
	k := &sh.Contest
	prize := words.Money("money", k.Prize)
	switch {
	case !k.Open:
		return c.Say("poker.text", words.Money("stake", facts.LotteryRule(c.Match).Stake))
	case k.Winner != engine.NoSeat && k.Why != engine.WhySingingContest && k.Why != engine.WhyRadioContest:
		return c.Say("contest.wins_high", words.Name("name", c.Names[k.Winner]), prize)
	case k.Winner != engine.NoSeat:
		return c.Say("contest.wins", words.Name("name", c.Names[k.Winner]), prize)
	case k.Round > 1 || k.Tied() != 0:
		again := k.Tied()
		if again == 0 {
			again = k.In
		}
		var names []string
		for seat := range engine.Seat(sh.Seats()) {
			if again.Has(seat) {
				names = append(names, c.Names[seat])
			}
		}
		return c.Say("contest.tie", words.Text("names", c.Words.List(names)))
	case k.Why == engine.WhyPokerGame:
		return c.Say("contest.text_poker", prize)
	case k.Why == engine.WhyCommission || sh.Edition().Spaces[k.Space].Dice == 1:
		return c.Say("contest.text_one", prize)
	}
	return c.Say("contest.text", prize)
}

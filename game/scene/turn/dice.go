package turn

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/lesson"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/frame"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/control"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/stage"
	"bigpayday/render/tabletop"
)

// trayContent is what the tray shows: one or two dice, and two lines beside them.
type trayContent struct {
	two        bool
	Title, Sub string
	// spare shows the other die, small, with what it is for; match is the number of
	// the Bonus die that lies there, 0 for none.
	spare bool
	match uint8
}

// trayContent returns what the tray says now.
func (s *Turn) trayContent() trayContent {
	st := s.M.Stage
	sh, a := st.Shown(), st.Actors()
	if hold, held := s.M.Hold(); held && hold.Kind == stage.RollDice {
		return s.beforeThrow(hold.Seat, hold.Why, hold.Dice == 2)
	}
	if a.Dice.On && !a.Dice.Settled {
		l := s.beforeThrow(a.Dice.Seat, a.Dice.Why, a.Dice.Faces[1] != 0)
		if s.fliesOver() {
			who := words.Name("name", s.M.Names[a.Dice.Seat])
			l.Title, l.Sub = s.Say("turn.rolling", who), s.Say("turn.rolling_note")
		} else if !a.Calm {
			// The dice fly over the whole tray: nothing else is to be read there but the
			// number that is hoped for.
			l = trayContent{two: l.two, spare: l.spare && l.match > 0, match: l.match}
		}
		return l
	}
	if facts.Plays(s.M, engine.PlayPoker) && !a.Dice.On {
		stake := words.Money("stake", sh.Setup.LotteryRule(sh.Lottery.Space).Stake)
		return trayContent{Title: s.Say("poker.title"), Sub: s.Say("poker.note", stake)}
	}
	contest := facts.Decided(s.M)
	if sh.Lottery.Space != engine.Vacant && !a.Dice.On && !contest {
		if sh.Setup.LotteryRule(sh.Lottery.Space).Dice == 1 {
			return trayContent{Title: s.Say("turn.one_die"), Sub: s.Say("turn.one_die_note")}
		}
		return trayContent{two: true, Title: s.Say("turn.both_dice"), Sub: s.bothNote()}
	}
	roll, winner := sh.Roll, s.contestWinner()
	if a.Dice.On {
		roll = tabletop.Roll{Seat: a.Dice.Seat, Why: a.Dice.Why, Dice: a.Dice.Faces}
	} else if winner != engine.NoSeat {
		roll = tabletop.Roll{Seat: winner, Why: sh.Contest.Why, Dice: sh.Contest.Dice[winner]}
	} else if roll.Turn != sh.Turns || roll.Why == engine.NoReason {
		return s.beforeThrow(sh.Turn, engine.WhyMove, false)
	}
	l := trayContent{two: roll.Dice[1] != 0, spare: roll.Dice[1] == 0 && sh.Setup.TwoDice(), match: sh.BonusDie}
	who := words.Name("name", s.M.Names[roll.Seat])
	if l.two && facts.Plays(s.M, engine.PlayCombination) {
		l.Title = s.Say("turn.rolled_pair", who, words.Number("number", roll.Dice[0]), words.Number("other", roll.Dice[1]))
		l.Sub = facts.LotteryResult(s.M)
		return l
	}
	if l.two {
		l.Title = s.Say("turn.rolled_two", who, words.Number("number", roll.Dice[0]+roll.Dice[1]))
	} else {
		l.Title = s.Say("turn.rolled", who, words.Number("number", roll.Dice[0]))
	}
	if winner != engine.NoSeat && !a.Dice.On { // what it comes to is said first
		l.Title, l.Sub = s.Say("contest.won", who, words.Money("money", sh.Contest.Prize)), l.Title
		return l
	}
	if a.Moment.Kind == moments.Jackpot && engine.Space(a.Moment.About) == engine.Vacant {
		l.Sub = s.Say(s.frame.Extras().Won, who)
		return l
	}
	if contest || sh.Contest.Open || roll.Why != engine.WhyMove {
		l.Sub = s.Say("turn.one_die_note")
		if l.two {
			l.Sub = s.bothNote()
		}
	} else if trail := sh.Trail; trail.Month != 0 && !a.Dice.On {
		l.Sub = s.way(trail.Month, trail.From, trail.To)
	} else if w := a.Token; w.On {
		l.Sub = s.way(w.Month, w.From, w.To)
	}
	return l
}

// contestWinner returns who has won the contest that is seen, also while they are cheered, and NoSeat
// where nobody has.
func (s *Turn) contestWinner() engine.Seat {
	sh, cheered := s.M.Stage.Shown(), s.M.Stage.Actors().Applause
	switch {
	case cheered.On:
		return cheered.Seat
	case sh.Contest.Open:
		return sh.Contest.Winner
	}
	return engine.NoSeat
}

// way says from which day to which one a token goes.
func (s *Turn) way(page, from, to uint8) string {
	return s.Say("turn.rolled_where", words.Text("from", s.date(page, from)), words.Text("to", s.M.Date(page, to)))
}

// dice are the dice of the tray: where they lie, and how many.
type dice struct {
	lie [2]render.Rect
	n   int
}

// tray is the tray with the dice and what they mean.
func (s *Turn) tray() *flow.Node { return s.trays.Node(s.partKey(), s.buildTray) }

func (s *Turn) buildTray() *flow.Node {
	l := s.trayContent()
	row := flow.Row(s.die(0, render.DieSize)).Gap(render.Gap)
	s.dice.n = 1
	if l.two {
		s.dice.n = 2
		row.Add(s.die(1, render.DieSize))
	}
	row.Add(frame.ToldOfDice(&s.Theme.Palette, l.Title, l.Sub))
	if !s.frame.TrayInHead() { // where it is narrow
		row.Add(s.spareDie(l))
	}
	tray := row.Pad(render.Broad, render.Near).Size(render.None, render.Tray).Least(render.None, render.LowTray).On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.Tray(t, dst, r) },
	)
	if !s.M.Shows(lesson.TheSums) {
		return tray
	}
	return tray.Pointed(s.diceControl())
}

// diceControl says what the dice mean when they are pointed at.
func (s *Turn) diceControl() ui.Control {
	return ui.Control{
		ID: "dice", Info: true,
		Tip: control.Tip{Title: s.diceTitle(), Text: s.Say(s.frame.Extras().Die), Figure: facts.OtherDieTip(s.M)},
	}
}

// largeDice are the dice of a scene, with what they mean below them.
func (s *Turn) largeDice(ink palette.Color) *flow.Node {
	l := s.trayContent()
	dice := flow.Row(flow.Spring(), s.die(0, render.Well)).Gap(render.Broad).Unmirrored()
	s.dice.n = 1
	if l.two {
		s.dice.n = 2
		dice.Add(s.die(1, render.Well))
	}
	return flow.Column(
		dice.Add(flow.Spring()), flow.Line(l.Title, render.Title.In(ink).Aligned(render.Center)), flow.Centered(l.Sub, render.Body.In(ink), 2),
	).Gap(render.Near).Pointed(s.diceControl())
}

// die is a die of the tray or of a scene, of a size.
func (s *Turn) die(i int, size render.Step) *flow.Node {
	return flow.Board(func(_ *render.Theme, box render.Rect) []ui.Control {
		s.dice.lie[i] = box.Square()
		return nil
	}, nil, func(_ *render.Theme, dst *ebiten.Image, box render.Rect) {
		if s.dice.lie[i] = box.Square(); !s.M.Stage.Actors().Dice.On {
			s.drawDie(dst, i)
		}
	}).Size(size, size).Grow(0)
}

// spareDie is the die that is not rolled now, at the end of the tray, with what it is for:
// the one of contests, or the Bonus die, whose number wins. It is nil where there is none.
func (s *Turn) spareDie(l trayContent) *flow.Node {
	if !l.spare {
		return nil
	}
	c := &s.Theme.Palette
	die, pose := pieces.Die{Color: "blue", N: 5}, render.Pose{Turn: 6, Fade: .4}
	note, strong := s.Say("turn.blue_die"), c.Cream2
	if l.match > 0 {
		die, pose.Fade = pieces.Die{Color: "black", N: int(l.match)}, 0
		note, strong = s.Say("turn.bonus_die", words.Number("number", l.match)), c.Focus
	}
	rule := func() *flow.Node {
		return flow.Picture(render.Hair, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.VerticalRule(t, dst, r.X, r.Y, r.H) }).Across(flow.Fill)
	}
	pip := func() *flow.Node {
		return flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.DrawDie(t, dst, die, r.CenterX(), r.CenterY(), r.Square().W, -1, pose)
		})
	}
	first, last, _ := strings.Cut(note, "\n")
	told := flow.Column(flow.Line(first, render.Remark.In(c.Cream2)), flow.Line(last, render.Remark.In(strong))).Along(flow.Center)
	return flow.First(flow.Row(rule(), pip(), told).Gap(render.Near), flow.Row(rule(), pip()).Gap(render.Near))
}

// diceTitle says who rolls or has rolled, also while dice are in the air.
func (s *Turn) diceTitle() string {
	if d := &s.M.Stage.Actors().Dice; d.On && !d.Settled {
		return s.beforeThrow(d.Seat, d.Why, d.Faces[1] != 0).Title
	}
	return s.trayContent().Title
}

// bothNote says what both dice can bring.
func (s *Turn) bothNote() string {
	if facts.Plays(s.M, engine.PlayCombination) {
		return s.Say("cards.dice_note")
	}
	return s.Say("turn.both_dice_note")
}

// beforeThrow is the tray before a throw.
func (s *Turn) beforeThrow(seat engine.Seat, why engine.Why, two bool) trayContent {
	sh := s.M.Stage.Shown()
	l := trayContent{two: two, spare: !two && sh.Setup.TwoDice(), match: sh.BonusDie, Title: s.Say("turn.to_roll", words.Name("name", s.M.Names[seat]))}
	if two {
		l.Sub = s.bothNote()
		return l
	}
	if why == engine.WhyCommission || why == engine.WhyPokerGame {
		l.Sub = s.Say("turn.rolls_for." + why.String())
		return l
	}
	if sh.Contest.Open && sh.Contest.Why == why {
		l.Sub = s.Say("turn.one_die_note")
		return l
	}
	p := sh.Players[seat]
	l.Sub = s.Say("turn.stands", words.Text("date", s.M.Date(p.Month, p.Day)))
	return l
}

// drawToss draws the dice while they are in the air.
func (s *Turn) drawToss(dst *ebiten.Image) {
	if !s.M.Stage.Actors().Dice.On {
		return
	}
	if s.fliesOver() {
		s.drawThrow(dst)
		return
	}
	for i := range s.dice.n {
		s.drawDie(dst, i)
	}
}

// toss is the way of the dice in the air, in their own sizes: from the hand at the right end
// of the tray into it, and how high they bounce.
const tossRise, tossBounce = .65, .57

// drawDie draws a die of the tray: in the air, or as it lies.
func (s *Turn) drawDie(dst *ebiten.Image, i int) {
	st, r := s.M.Stage, s.dice.lie[i]
	x, y, size := r.CenterX(), r.CenterY(), r.W
	sh, a := st.Shown(), st.Actors()
	face, lift, pose := int(sh.Roll.Dice[i]), 0.0, render.Pose{Turn: sh.Roll.Angle(i)}
	switch {
	case a.Applause.On:
		const small = .3 // as it lies in the tray
		face = int(sh.Contest.Dice[a.Applause.Seat][i])
		if !a.Calm {
			pose.Scale = small + (1-small)*beats.OutBack(a.Applause.T)
		}
	case a.Dice.On:
		d := &a.Dice
		face, pose.Turn = int(d.Faces[i]), d.Angle[i]
		if a.Calm {
			if d.Home == 0 {
				pose.Fade = 1 - a.Fade
			}
			break
		}
		// From the hand at the right into the tray.
		tray, _ := s.UI.Box("dice")
		left := 1 - beats.OutCubic(d.T)
		x += left * (tray.Right() - size - x)
		lift = d.Height[i] * size * tossBounce
		y -= left * size * tossRise
	case sh.Roll.Why == engine.NoReason:
		face, pose.Turn = 6-i*3, 0
	}
	if face == 0 {
		face = 3 + i*2
	}
	pieces.DrawDie(s.Theme, dst, pieces.Die{Color: pieces.CommonDice[i], N: face}, x, y, size, lift, pose)
}

package turn

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/stage"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// diceLook is what the tray shows: one or two dice, and two lines beside them.
type diceLook struct {
	two        bool
	Title, Sub string
	// spare shows the other die, small, with what it is for; match is the number of
	// the Bonus die that lies there, 0 for none.
	spare bool
	match uint8
}

// DiceLook returns what the tray says now.
func (s *Turn) DiceLook() diceLook {
	st := s.M.Stage
	sh, a := st.Shown(), st.Actors()
	if hold, held := s.M.Hold(); held && hold.Kind == stage.RollDice {
		return s.ToThrow(hold.Seat, hold.Why, hold.Dice == 2)
	}
	if a.Dice.On && !a.Dice.Settled {
		l := s.ToThrow(a.Dice.Seat, a.Dice.Why, a.Dice.Faces[1] != 0)
		if !a.Calm {
			// The dice fly over the whole tray: nothing else is to be read there but the
			// number that is hoped for.
			l = diceLook{two: l.two, spare: l.spare && l.match > 0, match: l.match}
		}
		return l
	}
	if facts.Plays(s.M, engine.PlayPoker) && !a.Dice.On {
		stake := words.Money("stake", sh.Setup.LotteryRule(sh.Lottery.Space).Stake)
		return diceLook{Title: s.Say("poker.title"), Sub: s.Say("poker.note", stake)}
	}
	contest := facts.Decided(s.M)
	if sh.Lottery.Space != engine.Vacant && !a.Dice.On && !contest {
		if sh.Setup.LotteryRule(sh.Lottery.Space).Dice == 1 {
			return diceLook{Title: s.Say("turn.one_die"), Sub: s.Say("turn.one_die_note")}
		}
		return diceLook{two: true, Title: s.Say("turn.both_dice"), Sub: s.bothNote()}
	}
	roll := sh.Roll
	if a.Dice.On {
		roll = stage.Roll{Seat: a.Dice.Seat, Why: a.Dice.Why, Dice: a.Dice.Faces}
	} else if roll.Turn != sh.Turns || roll.Why == engine.NoReason {
		return s.ToThrow(sh.Turn, engine.WhyMove, false)
	}
	l := diceLook{two: roll.Dice[1] != 0, spare: roll.Dice[1] == 0 && sh.Setup.TwoDice(), match: sh.BonusDie}
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
	if a.Burst.On {
		l.Sub = s.Say(s.fitted().Won, who)
		return l
	}
	if contest {
		l.Sub = s.Say("turn.one_die_note")
		if l.two {
			l.Sub = s.bothNote()
		}
	} else if trail := sh.Trail; trail.Month != 0 && !a.Dice.On {
		l.Sub = s.Say("turn.rolled_where", words.Text("from", s.date(trail.Month, trail.From)), words.Text("to", s.M.Date(trail.Month, trail.To)))
	} else if w := a.Token; w.On {
		l.Sub = s.Say("turn.rolled_where", words.Text("from", s.date(w.Month, w.From)), words.Text("to", s.M.Date(w.Month, w.To)))
	}
	return l
}

// diceControl is the tray, which says what the dice are for.
func (s *Turn) diceControl() ui.Control {
	return ui.Control{
		ID: "dice", Box: s.Layout.Dice, Widget: ui.Custom{}, Info: true,
		Tip: render.Tip{Title: s.diceTitle(), Text: s.Say(s.fitted().Die), Figure: facts.OtherDieTip(s.M)},
	}
}

// diceTitle says who rolls or has rolled, also while dice are in the air.
func (s *Turn) diceTitle() string {
	if d := &s.M.Stage.Actors().Dice; d.On && !d.Settled {
		return s.ToThrow(d.Seat, d.Why, d.Faces[1] != 0).Title
	}
	return s.DiceLook().Title
}

// bothNote says what both dice can bring.
func (s *Turn) bothNote() string {
	if facts.Plays(s.M, engine.PlayCombination) {
		return s.Say("cards.dice_note")
	}
	return s.Say("turn.both_dice_note")
}

// ToThrow is the tray before a throw.
func (s *Turn) ToThrow(seat engine.Seat, why engine.Why, two bool) diceLook {
	sh := s.M.Stage.Shown()
	l := diceLook{two: two, spare: !two && sh.Setup.TwoDice(), match: sh.BonusDie, Title: s.Say("turn.to_roll", words.Name("name", s.M.Names[seat]))}
	if two {
		l.Sub = s.bothNote()
		return l
	}
	if why == engine.WhyCommission || why == engine.WhyPokerGame {
		l.Sub = s.Say("turn.rolls_for." + why.String())
		return l
	}
	p := sh.Players[seat]
	l.Sub = s.Say("turn.stands", words.Text("date", s.M.Date(p.Month, p.Day)))
	return l
}

// drawDice draws the tray with the dice and what they mean.
func (s *Turn) drawDice(dst *ebiten.Image) {
	l := s.DiceLook()
	s.placeDice(l)
	s.paintTray(dst, l)
	s.drawLyingDice(dst)
}

// placeDice notes where the dice of the tray lie.
func (s *Turn) placeDice(l diceLook) {
	felt := s.Theme.TrayFelt(s.Layout.Dice)
	k := s.diceScale()
	s.dice.n, s.dice.size, s.dice.pitch = 1, 46*k, 54*k
	if l.two {
		s.dice.n = 2
	}
	s.dice.x, s.dice.y = felt.X+26*k+s.dice.size/2, felt.CenterY()-1
}

// drawLyingDice draws the dice of the tray while none is thrown.
func (s *Turn) drawLyingDice(dst *ebiten.Image) {
	if !s.M.Stage.Actors().Dice.On {
		s.drawDicePair(dst)
	}
}

// diceScale is how large the dice in the tray are.
func (s *Turn) diceScale() float64 {
	if s.View().Compact {
		return .75 * max(1, min(s.Layout.Dice.H/64, 1.3))
	}
	return 1
}

// paintTray paints what rests in the tray: all but the dice that are thrown.
func (s *Turn) paintTray(dst *ebiten.Image, l diceLook) {
	t, pal := s.Theme, &s.Theme.Palette
	felt := t.Tray(dst, s.Layout.Dice)
	k, d := s.diceScale(), &s.dice
	x := d.x + d.size/2 + float64(d.n-1)*d.pitch + 20*k
	end := felt.Right() - 10
	if l.spare {
		end = s.paintSpareDie(dst, felt, end, l.match) - 8
	}
	title := render.Style{Face: render.Bold, Size: 18 * max(k, .86), Color: pal.Cream}
	plain := render.Style{Face: render.Regular, Size: 13.5 * max(k, .94), Color: pal.Cream2}
	sub := s.set(plain)
	if s.View().Compact && t.MeasureText(l.Sub, sub) > end-x {
		// In a low tray one line of narrow type is easier to read than two.
		narrow := sub
		narrow.Face = render.Condensed
		if one, st := t.Fit(l.Sub, narrow, end-x, 12); one == l.Sub {
			sub = st
		}
	}
	if grown := t.LargestGrowth(felt.H/(47*max(k, .86)), func(k float64) bool {
		return t.MeasureText(l.Title, t.Capped(title, k)) <= end-x && t.MeasureText(l.Sub, t.Capped(plain, k)) <= end-x
	}); grown > app.Growth {
		d := 3 * max(k, .86)
		t.DrawText(dst, l.Title, x, felt.CenterY()-d-3, t.Capped(title, grown))
		t.DrawText(dst, l.Sub, x, felt.CenterY()+d+17, t.Capped(plain, grown))
		return
	}
	if _, st := t.Fit(l.Sub, sub, end-x, 11.5); st.Face == sub.Face {
		s.fit(dst, l.Title, x, felt.CenterY()-3, end-x, 12, title)
		t.DrawFit(dst, l.Sub, x, felt.CenterY()+17, end-x, 11, sub)
		return
	}
	// A long sentence stands on two lines.
	lines, size := t.Wrap(l.Sub, sub, end-x, 2), sub.Size*t.TextScale
	for ; size > 11 && (lines.Cut || size > 13); lines = t.Wrap(l.Sub, sub, end-x, 2) {
		size = max(11, size-.5)
		sub.Size = size / t.TextScale
	}
	if lines.Cut {
		sub.Face = render.Condensed
		lines = t.Wrap(l.Sub, sub, end-x, 2)
	}
	s.fit(dst, l.Title, x, felt.CenterY()-9, end-x, 12, title.Sized(min(title.Size, 16/min(app.Growth, t.TextScale))))
	t.DrawFit(dst, lines.Lines[0], x, felt.CenterY()+6, end-x, 11, sub)
	if len(lines.Lines) > 1 {
		t.DrawFit(dst, lines.Lines[1], x, felt.CenterY()+19, end-x, 11, sub)
	}
}

// paintSpareDie paints the die that is not rolled now, at the right end of the
// tray, with what it is for: the one of contests, or the Bonus die, whose number
// wins. It returns where that begins.
func (s *Turn) paintSpareDie(dst *ebiten.Image, felt render.Rect, end float64, match uint8) float64 {
	t, pal, k := s.Theme, &s.Theme.Palette, s.diceScale()
	die, pose := render.Die{Color: "blue", N: 5}, render.Pose{Turn: 6, Fade: .4}
	note, strong := s.Say("turn.blue_die"), pal.Cream2
	if match > 0 {
		die, pose.Fade = render.Die{Color: "black", N: int(match)}, 0
		note, strong = s.Say("turn.bonus_die", words.Number("number", match)), pal.Focus
	}
	width := 108.0
	if s.View().Compact {
		width = 46
	}
	end -= width
	t.VerticalRule(dst, end, felt.Y+10, felt.H-20)
	t.Die(dst, die, end+26*k, felt.CenterY(), 28*k, -1, pose)
	if s.View().Compact {
		return end
	}
	st := t.Capped(render.Style{Face: render.CondensedBold, Size: 12.5, Color: pal.Cream2}, 1.2)
	lines := strings.Split(note, "\n")
	for _, line := range lines {
		_, fits := t.Fit(line, st, width-42, 11)
		st.Face, st.Size = fits.Face, min(st.Size, fits.Size)
	}
	leading := t.LineHeight(st)
	y := felt.CenterY() - leading*float64(len(lines))/2 + leading*.76
	for i, line := range lines {
		if i == len(lines)-1 {
			st.Color = strong
		}
		t.DrawFit(dst, line, end+46, y+float64(i)*leading, width-42, 11, st)
	}
	return end
}

// diceSpot is where the dice of the tray lie.
type diceSpot struct {
	n                 int
	x, y, size, pitch float64
}

// drawDicePair draws the dice of the tray.
func (s *Turn) drawDicePair(dst *ebiten.Image) {
	for i := range s.dice.n {
		s.drawDie(dst, i, s.dice.x+float64(i)*s.dice.pitch, s.dice.y, s.dice.size)
	}
}

// drawToss draws the dice while they are in the air.
func (s *Turn) drawToss(dst *ebiten.Image) {
	if _, ledger := s.Panel.(*ledgerSheet); !ledger && s.M.Stage.Actors().Dice.On {
		s.drawDicePair(dst)
	}
}

// drawDie draws a die of the tray: in the air, or as it lies.
func (s *Turn) drawDie(dst *ebiten.Image, i int, x, y, size float64) {
	st := s.M.Stage
	sh, a := st.Shown(), st.Actors()
	face, turn, lift, fade := int(sh.Roll.Dice[i]), sh.Roll.Angle(i), 0.0, 0.0
	switch {
	case a.Dice.On:
		d := &a.Dice
		face, turn = int(d.Faces[i]), d.Angle[i]
		if a.Calm {
			fade = 1 - a.Fade
			break
		}
		// From the hand at the right into the tray.
		x += (1 - d.Toss) * (s.Layout.Dice.Right() - 60 - x)
		lift = d.Height[i] * 26
		y -= (1 - d.Toss) * 30
	case sh.Roll.Why == engine.NoReason:
		face, turn = 6-i*3, 0
	}
	if face == 0 {
		face = 3 + i*2
	}
	colour := "red"
	if i == 1 {
		colour = "blue"
	}
	s.Theme.Die(dst, render.Die{Color: colour, N: face}, x, y, size, lift, render.Pose{Turn: turn, Fade: fade})
}

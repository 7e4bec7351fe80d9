package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Swellfare: who owes more than the cash can pay may stake some of it when the
// card is drawn, or before a turn's roll. The panel stands where cards are
// presented, and stays until the die has decided.

// staking is what a player is about to stake.
type staking struct {
	// prompt and turn are where the player is asked.
	prompt engine.Prompt
	turn   uint16
	amount int32 // dollars; 0 before there was any
	// open says that the player wants to stake something before the roll.
	open bool
}

// UsualStake is what the panel begins with, in dollars, as far as there is cash.
const UsualStake = 50

// FollowStake forgets what was about to be staked when somebody else is asked,
// or nothing can be staked any more.
func (s *Turn) FollowStake() {
	p, ok := s.M.Asked()
	o, may := facts.Option(s.M, engine.Bet)
	switch {
	case !ok || !may:
		if s.stake != (staking{}) {
			s.stake = staking{}
			s.Invalidate()
		}
	case s.stake.amount == 0 || s.stake.prompt != p || s.stake.turn != s.M.Stage.Shown().Turns:
		s.stake = staking{prompt: p, turn: s.M.Stage.Shown().Turns, amount: min(UsualStake, o.Most), open: p.Kind == engine.PlaySwellfare}
		s.Invalidate()
	default:
		s.stake.amount = min(max(s.stake.amount, o.Choice.Amount), o.Most)
	}
}

// StakeShown reports whether the panel is shown.
func (s *Turn) StakeShown() bool {
	if _, card := s.presented(); card {
		return false
	}
	return s.stake.open || s.M.Stage.Shown().Bet.Open
}

// stakeAct stakes what the panel says.
func (s *Turn) stakeAct() act {
	return act{
		ID: "stake", label: s.Say("swellfare.stake_and_roll", words.Money("money", s.stake.amount)), kind: render.Primary,
		cap: input.GoOn, Keys: match.GoOn | input.SetOf(input.Yes),
		do: func() {
			amount := s.stake.amount
			s.choose(engine.Choice{Kind: engine.Bet, Amount: amount})
			if !facts.MayStake(s.M) {
				s.stake = staking{}
			}
		},
	}
}

// noStakeAct stakes nothing; before a roll it opens and closes the panel.
func (s *Turn) noStakeAct(p engine.Prompt) act {
	switch {
	case p.Kind == engine.PlaySwellfare:
		return act{
			ID: "keep-swellfare", label: s.Say("choice.keep-swellfare"), cap: input.No, Keys: input.SetOf(input.No, input.Pass, input.Keep),
			do: func() { s.choose(engine.Choice{Kind: engine.KeepSwellfare}) },
		}
	case s.stake.open:
		return act{
			ID: "no-stake", label: s.Say("choice.keep-swellfare"), cap: input.No, Keys: input.SetOf(input.No, input.Pass, input.Keep),
			do: func() { s.stake.open = false },
		}
	}
	return act{
		ID: "swellfare", label: s.Say("card.kind.swellfare"), cap: input.Yes, Keys: input.SetOf(input.Yes),
		tip: render.Tip{Text: s.Say("prompt.text.take-turn-swellfare")}, do: func() { s.stake.open = true },
	}
}

// stakePanel is where the panel and its parts stand.
type stakeParts struct {
	panel, art, owed, cash, foot, stepper render.Rect
}

func (s *Turn) stakeParts() stakeParts {
	r := s.Layout.Card
	r.X, r.W = s.Layout.Column.X, s.Layout.Column.W
	if over := r.W - 560; over > 0 {
		r.X, r.W = r.X+over/2, 560
	}
	p := stakeParts{panel: r}
	head, foot, side := 42.0, 66.0, 16.0
	if s.smallCard() {
		head, foot, side = 32, 56, 12
	}
	y, h := r.Y+head+8, r.H-head-foot-14
	p.foot = render.Rect{X: r.X + side, Y: r.Bottom() - foot, W: r.W - 2*side, H: foot}
	art := min(h, 98)
	p.art = render.Rect{X: r.X + side, Y: y, W: art, H: h}
	cash := min(116, r.W*.29)
	p.cash = render.Rect{X: r.Right() - side - cash, Y: y, W: cash, H: h}
	if s.smallCard() {
		p.art.W = 0
	}
	left := p.art.Right() + 12
	if p.art.W == 0 {
		left = r.X + side + 2
	}
	p.owed = render.Rect{X: left, Y: y, W: p.cash.X - 14 - left, H: h}
	p.stepper = render.Rect{X: p.foot.X + p.foot.W*.27, Y: p.foot.CenterY() - 21, W: 152, H: 42}
	if s.smallCard() {
		p.stepper = render.Rect{X: p.foot.X + 76, Y: p.foot.CenterY() - 20, W: min(max(112, p.foot.W-190), 152), H: 40}
	}
	return p
}

// listStake lists the stepper of the stake.
func (s *Turn) listStake() {
	p := s.stakeParts()
	o, may := facts.Option(s.M, engine.Bet)
	if !may || !s.stake.open {
		s.table = append(s.table, ui.Control{ID: "bet", Box: p.panel, Widget: ui.Custom{}, Info: true, Tip: facts.SwellfareTip(s.M)})
		return
	}
	s.table = append(s.table, ui.Control{
		ID: "stake-amount", Box: p.stepper,
		Widget: ui.Stepper{
			Value: int(s.stake.amount), Min: int(o.Choice.Amount), Max: int(o.Most), Step: int(o.Step), Page: 5 * int(o.Step),
			Text: s.M.Words.Money(s.stake.amount), AtMax: s.Say("swellfare.most"), AtMin: s.Say("swellfare.least"),
		},
		Do: func(e ui.Event) {
			s.stake.amount = int32(e.Value)
			s.Invalidate()
		},
	})
}

// drawStake draws what the player owes, the cash, the stake and what it may
// bring; when the die has decided, what it has brought.
func (s *Turn) drawStake(dst *ebiten.Image) {
	t, pal, w := s.Theme, &s.Theme.Palette, s.M.Words
	sh := s.M.Stage.Shown()
	p := s.stakeParts()
	bet := sh.Bet
	seat, stake := bet.Seat, bet.Stake
	if s.stake.open {
		seat, stake = s.stake.prompt.Seat, s.stake.amount
	}
	t.FramedCard(dst, p.panel, p.owed.Y-8-p.panel.Y, render.Red, s.Say("card.band.swellfare"), s.Say("swellfare.used_now"))
	if p.art.W > 0 {
		t.TintWell(dst, p.art, 4, render.Gold)
		size := min(p.art.W, p.art.H) - 18
		t.Art(dst, "swellfare", p.art.CenterX()-size/2, p.art.CenterY()-size/2, size)
	}
	debt := sh.Edition().Debt(sh.Players[seat].Loan, sh.BillsDue(seat))
	r := p.owed
	pitch := min(21, (r.H-6)/5)
	size := min(14, pitch*.72)
	title := s.Say("swellfare.in_debt", words.Name("name", s.M.Names[seat]))
	strong := t.Capped(render.Style{Face: render.Black, Size: min(18, pitch*.9), Color: pal.Ink}, 1.12)
	if small := (render.Style{Face: render.CondensedBold, Size: 14 / t.TextScale}); t.MeasureText(title, small) > r.W {
		title = s.M.Names[seat] // what follows says the rest
	}
	t.DrawName(dst, title, r.X, r.Y+pitch*.8, r.W, 11.5, strong)
	rows := [3][2]string{
		{s.Say("turn.card.loan"), w.Money(debt.Loan)},
		{s.Say("swellfare.interest", words.Number("percent", sh.Edition().LoanPercent)), w.Money(debt.Interest)},
		{s.Say("turn.card.bills"), w.Money(debt.Bills)},
	}
	plain := s.set(render.Style{Face: render.Regular, Size: size, Color: pal.Ink2})
	money := s.set(render.Style{Face: render.Bold, Size: size, Color: pal.Ink, Align: render.End})
	tight := func() bool {
		return slices.ContainsFunc(rows[:], func(row [2]string) bool {
			return t.MeasureText(row[0], plain)+t.MeasureText(row[1], money)+8 > r.W
		})
	}
	if tight() {
		plain.Face = render.Condensed // all of them, rather than one in a smaller size
	}
	if tight() {
		rows[1][0] = s.Say("swellfare.interest_short", words.Number("percent", sh.Edition().LoanPercent))
	}
	for least := 11 / t.TextScale; plain.Size > least && tight(); {
		plain.Size = max(least, plain.Size-.5)
	}
	for i, row := range rows {
		y := r.Y + pitch*(float64(i)+1.9)
		sum := t.DrawFit(dst, row[1], r.Right(), y, r.W*.45, 11, money)
		t.DrawFit(dst, row[0], r.X, y, r.W-sum-8, 11, plain)
	}
	y := r.Y + pitch*4.2
	t.SumRule(dst, r.X, y, r.W)
	sum := s.fit(dst, w.Money(debt.Total()), r.Right(), y+pitch*.86, r.W*.5, 12, render.Style{Face: render.Bold, Size: size + 1, Color: pal.Loss, Align: render.End})
	s.fit(dst, s.Say("swellfare.owed"), r.X, y+pitch*.86, r.W-sum-8, 12, render.Style{Face: render.Bold, Size: size + 1, Color: pal.Ink})

	t.NoteBox(dst, p.cash)
	cash := sh.Cash(seat)
	middle := render.Style{Face: render.CondensedMedium, Size: 14, Color: pal.Ink2, Align: render.Center}
	s.fit(dst, s.Say("turn.card.cash"), p.cash.CenterX(), p.cash.Y+p.cash.H*.24, p.cash.W-12, 11, middle)
	s.fit(dst, w.Money(cash), p.cash.CenterX(), p.cash.Y+p.cash.H*.5, p.cash.W-12, 12, render.Style{Face: render.Black, Size: min(24, p.cash.H*.25), Color: pal.Ink, Align: render.Center})
	t.NoteRow(dst, t.NotesFor(int(cash)), p.cash.CenterX(), p.cash.Y+p.cash.H*.77, min(.6, p.cash.H/180, p.cash.W/190))

	f := p.foot
	t.Seam(dst, f.X, f.Y, f.W)
	if !s.stake.open {
		s.drawBetResult(dst, f)
		return
	}
	left := p.stepper.X - f.X - 10
	s.fit(dst, s.Say("swellfare.stake"), f.X+4, f.CenterY()-3, left, 12, render.Style{Face: render.Bold, Size: 16, Color: pal.Ink})
	o, _ := facts.Option(s.M, engine.Bet)
	limit := s.Say("swellfare.up_to", words.Money("most", o.Most), words.Money("step", o.Step))
	if s.smallCard() {
		limit = s.Say("swellfare.up_to_short", words.Money("most", o.Most))
	}
	s.fit(dst, limit, f.X+4, f.CenterY()+17, left, 11,
		render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2})
	x, die := p.stepper.Right()+16, 24.0
	if s.smallCard() {
		x, die = p.stepper.Right()+8, 17
	}
	pays, bold := s.set(render.Style{Face: render.CondensedMedium, Size: 13.5, Color: pal.Ink2}), s.set(render.Style{Face: render.Black, Size: 19, Color: pal.Gain})
	won := w.Money(engine.SwellfarePays(stake))
	wide := 2*die + 14 + max(t.MeasureText(s.Say("swellfare.pays"), pays), t.MeasureText(won, bold))
	x = max(x, f.Right()-4-wide)
	for i := range 2 {
		t.Die(dst, render.Die{Color: "white", N: 5 + i}, x+die/2+float64(i)*(die+4), f.CenterY(), die, -1, render.Pose{Turn: float64(12*i - 6)})
	}
	x += 2*die + 14
	t.DrawFit(dst, s.Say("swellfare.pays"), x, f.CenterY()-4, f.Right()-x, 11, pays)
	t.DrawFit(dst, won, x, f.CenterY()+17, f.Right()-x, 12, bold)
}

// drawBetResult says what the die has brought, or that it is in the air.
func (s *Turn) drawBetResult(dst *ebiten.Image, r render.Rect) {
	t, pal := s.Theme, &s.Theme.Palette
	bet := &s.M.Stage.Shown().Bet
	text, ink := s.Say("swellfare.staked", words.Money("money", bet.Stake)), pal.Ink
	switch {
	case bet.Won > 0, engine.SwellfareWins(bet.Rolled):
		text, ink = s.Say("swellfare.won", words.Money("money", engine.SwellfarePays(bet.Stake))), pal.Gain
	case bet.Rolled > 0:
		text, ink = s.Say("swellfare.lost", words.Money("money", bet.Stake)), pal.Loss
	}
	left := r.X + 6
	if bet.Rolled > 0 {
		t.Die(dst, render.Die{Color: "white", N: int(bet.Rolled)}, left+18, r.CenterY(), 34, 0, render.Pose{})
		left += 50
	}
	s.fit(dst, text, left, r.CenterY()+6, r.Right()-left, 12, render.Style{Face: render.Bold, Size: 17, Color: ink})
}

package turn

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// The Poker Game: who is in, and what lies on the table, stand where cards are
// presented. When all have said, the highest roll takes it, see
// [turn.drawContest].

// listPoker lists the panel, which tells what the game is about.
func (s *Turn) listPoker() {
	sh := s.M.Stage.Shown()
	w := s.M.SpaceWords(sh.Lottery.Space)
	s.table = append(s.table, ui.Control{
		ID: "pool", Box: s.Layout.Card, Widget: ui.Custom{}, Info: true,
		Tip: render.Tip{
			Kind: sh.Lottery.Space.String(), Title: w.Name, Text: w.Rule,
			Figure: s.Say("tip.figure", words.Text("label", s.Say("lottery.winner_takes")), words.Text("value", s.M.Words.Money(sh.Balance[engine.Stakes]))),
		},
	})
}

// drawPoker draws who is in and what lies on the table.
func (s *Turn) drawPoker(dst *ebiten.Image) {
	t, pal := s.Theme, &s.Theme.Palette
	sh := s.M.Stage.Shown()
	game := &sh.Lottery
	rule := sh.Setup.LotteryRule(game.Space)
	r := s.Layout.Card
	t.Panel(dst, r, render.Paper)
	k := r.W / render.CardW
	t.Sign(dst, game.Space.String(), r.X+12, r.Y+8*k, 42*k, false)
	left := r.X + 22 + 42*k
	end := r.Right() - 16
	sum := s.fit(dst, s.M.Words.Money(sh.Balance[engine.Stakes]), end, r.Y+34*k, 120, 13, render.Style{Face: render.Black, Size: 22 * max(k, .85), Color: pal.Gain, Align: render.End})
	s.fit(dst, s.M.SpaceWords(game.Space).Name, left, r.Y+26*k, end-sum-12-left, 13, render.Style{Face: render.Black, Size: 19 * max(k, .85), Color: pal.Ink})
	text := s.Say("poker.text", words.Money("stake", rule.Stake))
	if s.smallCard() {
		text = s.Say("poker.text_short", words.Money("stake", rule.Stake))
	}
	n := sh.Seats()
	top := r.Y + 56*k
	head := s.layRowsHead(text, render.Style{Face: render.Regular, Size: 13.5 * max(k, .9), Color: pal.Ink2},
		r.Y+45*k, end-sum-12-left, r.Bottom()-8-top, n)
	s.drawRowsHead(dst, &head, left)
	top += head.down
	pitch := min(34, (r.Bottom()-8-top)/float64(n))
	grown := s.rowGrowth(pitch)
	p, asked := s.M.Asked()
	if !asked {
		p = s.M.Table.Prompt()
	}
	for i := range n {
		seat := engine.Seat((int(game.Lander) + i) % n)
		row := render.Rect{X: r.X + 10, Y: top + float64(i)*pitch, W: r.W - 20, H: pitch - 1}
		now := p.Seat == seat && p.Kind == engine.AnteUp && !s.M.Stage.Busy()
		t.Row(dst, row, i%2 == 0, render.State{Active: now})
		base := rowBase(row, grown)
		t.Token(dst, s.M.Tokens[seat], row.X+12, row.CenterY()-11, 22, render.Flat)
		t.DrawName(dst, s.M.Names[seat], row.X+42, base, row.W*.5, 11, t.Capped(render.Style{Face: render.Medium, Size: 15, Color: pal.Ink}, grown))
		note, st := s.Say("lottery.waits"), render.Style{Face: render.Medium, Size: 14, Color: pal.Ink2, Align: render.End}
		switch {
		case game.In.Has(seat):
			note, st.Face, st.Color = s.M.Words.Money(rule.Stake), render.Bold, pal.Ink
		case sh.StayedOut.Has(seat):
			note = s.Say("lottery.not_in")
		case now:
			note, st.Color = s.Say("lottery.decides"), pal.Loss
		}
		t.DrawFit(dst, note, row.Right()-14, base, row.W*.4, 11, t.Capped(st, grown))
	}
}

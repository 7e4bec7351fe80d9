package battlefield

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/frame"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
	"bigpayday/render/warfare"
)

// throw is what lies in the tray: the dice of both sides, high to low, 0 where none is.
type throw struct {
	dice    [3]uint8
	defence [2]uint8
	// toss is how far they have come, 1 where they lie.
	toss float64
}

// thrown returns what lies in the tray now.
func (p *page) thrown() throw {
	if d := &p.m.Campaign.Actors().Dice; d.On {
		return throw{d.Dice, d.Defence, d.Toss}
	}
	f := &p.m.Campaign.Shown().Fight
	return throw{f.Dice, f.Defence, 1}
}

// tray is the tray with the dice, the attacker's above the defender's, and what they mean.
func (p *page) tray() *flow.Node {
	title, text := p.thrownTold()
	var dice *flow.Node
	switch k := p.thrown(); {
	case p.m.Campaign.Shown().Turn == conquest.NoSeat:
		dice = p.firstRolls()
	case k.dice[0] > 0:
		dice = flow.Row().Gap(render.Near).Unmirrored().Across(flow.Fill)
		for i := range k.dice {
			dice.Add(flow.Live(render.Sign, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { p.drawPair(t, dst, r, i) }).Across(flow.Fill))
		}
	}
	return flow.Row(dice, frame.ToldOfDice(&p.m.Theme.Palette, title, text)).Gap(render.Gap).Pad(render.Broad, render.Near).Size(render.None, render.Tray).Least(render.None, render.LowTray).On(
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.Tray(t, dst, r) },
	).Pointed(ui.Control{ID: "dice", Info: true, Tip: control.Tip{Title: title, Text: text}})
}

// firstRolls are the dice that were thrown for the first place, each over the token of who threw
// it.
func (p *page) firstRolls() *flow.Node {
	m, sh := p.m, p.m.Campaign.Shown()
	row := flow.Row().Gap(render.Tight).Across(flow.Fill)
	for seat := range conquest.Seat(sh.Seats()) {
		token := m.Army(seat).Token
		row.Add(flow.Live(render.Sign, render.None, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			roll, d := int(sh.FirstRolls[seat]), &m.Campaign.Actors().Dice
			if d.On && d.Seat == seat {
				roll = p.face(d.Dice[0], d.Toss, 0)
			}
			size := min(r.W, r.H/2)
			pose := render.Pose{}
			if first := sh.Setup.First; first != conquest.NoSeat && first != seat {
				pose.Fade = spare
			}
			if roll > 0 {
				pieces.DrawDie(t, dst, pieces.Die{Color: "red", N: roll}, r.CenterX(), r.CenterY()-size/2, size*dieShare, -1, pose)
			}
			pieces.DrawToken(t, dst, token, r.CenterX()-size/2, r.CenterY(), size, pieces.Flat)
		}).Least(render.TinySign, render.None).Across(flow.Fill))
	}
	return row
}

// drawPair draws a die of the attacker and the one that it is compared with below it, or as many
// of these as there are.
func (p *page) drawPair(t *render.Theme, dst *ebiten.Image, r render.Rect, i int) {
	k := p.thrown()
	size := min(r.W, r.H/2)
	pose := render.Pose{}
	if k.toss < 1 {
		pose.Turn = (1 - k.toss) * tumble * float64(1+i)
	}
	lift := (1 - k.toss) * size
	if n := k.dice[i]; n > 0 {
		pose := pose
		if k.defence[0] > 0 && (i >= len(k.defence) || k.defence[i] == 0) {
			pose.Fade = spare
		}
		pieces.DrawDie(t, dst, pieces.Die{Color: "red", N: p.face(n, k.toss, i)}, r.CenterX(), r.CenterY()-size/2, size*dieShare, lift, pose)
	}
	if i >= len(k.defence) || k.defence[i] == 0 {
		return
	}
	pieces.DrawDie(t, dst, pieces.Die{Color: "blue", N: p.face(k.defence[i], k.toss, i+1)}, r.CenterX(), r.CenterY()+size/2, size*dieShare, lift, pose)
	if k.toss >= 1 && k.dice[i] > 0 {
		sh := p.m.Campaign.Shown()
		won := conquest.PairWon(int32(k.dice[i]), int32(k.defence[i]), i == 0 && sh.Map.Forts.Has(sh.Fight.To))
		warfare.PairVerdict(t, dst, r.CenterX(), r.CenterY(), size*verdictShare, won)
	}
}

// How dice tumble: by so many degrees, and how much of its place one fills. spare is how pale a
// die is that is compared with none.
const (
	tumble   = 260.0
	dieShare = .9
	spare    = .45
	// verdictShare is how large the arrow is that says which of two dice loses.
	verdictShare = .62
)

// face returns what a die shows that has come so far: others before what it comes to.
func (p *page) face(n uint8, toss float64, i int) int {
	const turns = 7
	if toss > .8 {
		return int(n)
	}
	return 1 + (int(n)+i+int(toss*turns))%6
}

// thrownTold says what the dice in the tray have come to, or that nothing is thrown yet.
func (p *page) thrownTold() (title, text string) {
	m, sh := p.m, p.m.Campaign.Shown()
	f, dice := &sh.Fight, &m.Campaign.Actors().Dice
	switch {
	case sh.Setup.First == conquest.NoSeat || sh.Turn == conquest.NoSeat && f.To == conquest.NoDay:
		if first := sh.Setup.First; first != conquest.NoSeat {
			return m.Say("conquest.map.first"), m.Say("conquest.map.first_is", words.Name("name", m.Names[first]))
		}
		return m.Say("conquest.map.first"), m.Say("conquest.map.first_rolls")
	case f.To == conquest.NoDay && dice.On && dice.To != conquest.NoDay: // the first throw of a turn
		return m.Say("conquest.map.no_throw", words.Name("name", m.Names[sh.Turn])), m.Say("conquest.map.fight", words.Text("from", m.Speaker.Day(dice.From)), words.Text("to", m.Speaker.Day(dice.To)))
	case f.To == conquest.NoDay:
		return m.Say("conquest.map.no_throw", words.Name("name", m.Names[sh.Turn])), m.Say("conquest.map.no_throw_note")
	}
	fight := m.Say("conquest.map.fight", words.Text("from", m.Speaker.Day(f.From)), words.Text("to", m.Speaker.Day(f.To)))
	return m.Say("conquest.map.thrown", words.Name("name", m.Names[f.Seat]), words.Text("result", m.Speaker.Thrown(int(f.Lost), int(f.Beaten)))), fight
}

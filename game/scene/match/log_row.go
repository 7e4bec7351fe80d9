package match

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// LogRow is a sentence of the log, the latest one being 0: whose it is, what was done and,
// where the row has room for it, how many turns ago.
func (m *Match) LogRow(i int) *flow.Node {
	l := m.Chronicle.At(i)
	sentence := func() *flow.Node {
		sign := flow.Art("start", render.TinySign)
		if l.Seat != engine.NoSeat {
			token := m.Tokens[l.Seat]
			sign = flow.Picture(render.TinySign, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				sq := r.Square()
				t.Token(dst, token, sq.X, sq.Y, sq.W, render.Flat)
			})
		}
		const most = 4 // lines, of the longest sentence
		text := flow.Text(l.rest, render.Fine, most).Lead(l.head, fineBold)
		return flow.Row(sign.Across(flow.Start), text.Size(render.TextLeast, render.None).Grow(1)).Gap(render.Near)
	}
	age := m.age(l.turn)
	if age == "" {
		return sentence()
	}
	aged := sentence().Add(flow.Line(age, render.Small.In(m.Theme.Palette.Ink2)).Across(flow.Start))
	return flow.First(aged, sentence())
}

// fineBold is the type of who did what stands beside it in [render.Fine].
var fineBold = render.Style{Face: render.Bold, Size: render.Fine.Size}

// age says how many turns ago a turn was, nothing before the first.
func (m *Match) age(turn uint16) string {
	turns := m.Stage.Shown().Turns
	if turns == 0 {
		return "" // the month is being built
	}
	if turns <= turn {
		return m.Say("log.now")
	}
	return m.Words.Count("log.turns_ago", int(turns-turn))
}

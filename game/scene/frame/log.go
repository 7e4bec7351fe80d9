package frame

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// Log is the last sentences of the log, as many as have room, or the latest alone before a
// sign that it opens. Pressed, it shows more.
func (f *Frame) Log() *flow.Node {
	log := f.log.Node(f.logKey(), func() *flow.Node {
		return f.logOn(flow.First(
			flow.Column(f.m.LatestLogRows(&f.rows).Along(flow.Center).Grow(1)).Size(render.FieldLeast, render.DoubleRow),
			LastLine(f.m),
		))
	})
	return flow.Column(log.Grow(1)) // what the page says of it is not kept
}

// logKey is all that the sentences of the log depend on.
type logKey struct {
	app.Environment
	lines uint64
	turns uint16
}

func (f *Frame) logKey() logKey {
	return logKey{f.m.Environment(), f.m.Log.Version, f.m.Stage.Shown().Turns}
}

// LastLine is the latest sentence of the log alone, before a sign that there is more.
func LastLine(m *match.Match) *flow.Node {
	opens := flow.Picture(render.LineRow, render.LineRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Chevron(dst, r, true) })
	return flow.Row(m.LatestLogRow().Grow(1), opens).Gap(render.Near)
}

// logOn makes of a form of the log the button that opens it. Its type grows no further with
// the text scale than leaves room for some words in a line, and less where there is little
// room.
func (f *Frame) logOn(n *flow.Node) *flow.Node {
	const most = 1.6
	growths := []float64{min(1, most/f.m.Theme.TextScale)}
	for _, k := range Growths(f.m.Theme) {
		if k < growths[0] {
			growths = append(growths, k)
		}
	}
	return flow.Column(flow.Fit(n, growths...).Grow(1)).Pad(render.Gap, render.Hair).Pressed(ui.Control{
		ID: "log", Tip: render.Tip{Title: f.m.Say("log.title"), Text: f.m.Say("log.open")}, Do: func(ui.Event) { f.OpenLog() },
	}, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		t.Panel(dst, r, render.Slip)
		if state.Hover {
			t.Row(dst, r.Inset(t.Length(render.Hair)), false, render.State{Hover: true})
		}
		if state.Focused {
			t.FocusRing(dst, r, t.Length(render.Near))
		}
	})
}

// third is the third column of wide windows: the log with its head, and the Deals that lie
// before the player.
func (f *Frame) third() *flow.Node {
	log := f.thirdLog.Node(f.logKey(), func() *flow.Node {
		return f.logOn(flow.Column(
			flow.Line(f.m.Say("log.title"), render.Head), flow.Rule(), f.m.LatestLogRows(&f.thirdRows).Grow(1),
		).Gap(render.Tight).Pad(render.None, render.Gap)).Rest()
	})
	return flow.Column(log, f.held()).Gap(render.Gap).Size(render.ThirdWidth, render.None).Grow(1)
}

// heldKey is all that the list of a player's Deals depends on.
type heldKey struct {
	app.Environment
	seat engine.Seat
	hand engine.Hand[[engine.MaxDeals]engine.CardID]
}

// held is the list of the Deals of the player. What has no room is counted at its end.
func (f *Frame) held() *flow.Node {
	seat := facts.Viewer(f.m)
	return f.dealsHeld.Node(heldKey{f.m.Environment(), seat, f.m.Stage.Shown().Deals[seat]}, f.buildHeld)
}

func (f *Frame) buildHeld() *flow.Node {
	sh, ink2 := f.m.Stage.Shown(), f.m.Theme.Palette.Ink2
	seat := facts.Viewer(f.m)
	deals := sh.HeldDeals(seat)
	hand := flow.Column(
		flow.Row(flow.Line(f.m.Say("deals.title"), render.Head).Grow(1), flow.Line(f.m.Names[seat], render.Remark.In(ink2))).Gap(render.Gap).Baseline(),
		flow.Rule(),
	).Gap(render.Tight).Pad(render.Gap, render.Gap).OnPanel(render.Slip)
	switch len(deals) {
	case 0:
		return hand.Add(flow.Row(flow.Art("deal", render.Plate), flow.Text(f.m.Say("deals.none"), render.Fine.In(ink2), 3).Grow(1)).Gap(render.Gap))
	case 1:
		deal := facts.DealCard(f.m, deals[0], "deals.paid", "deals.payoff", sh.PaidFor(deals[0]))
		return hand.Add(flow.First(
			flow.Exactly(render.DealW, render.DealH, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				deal.Draw(t, dst, r, render.State{})
			}).Across(flow.Center),
			f.deals(deals, 1),
		))
	}
	forms := flow.First()
	for n := len(deals); n > 0; n-- {
		forms.Add(f.deals(deals, n))
	}
	return hand.Add(forms)
}

// deals are the first few of several Deals below each other, and how many more there are.
func (f *Frame) deals(deals []engine.CardID, n int) *flow.Node {
	sh, ink2 := f.m.Stage.Shown(), f.m.Theme.Palette.Ink2
	rows := flow.Column().Gap(render.Hair)
	for i, id := range deals[:n] {
		card := f.m.Words.Card(sh.Setup.Edition, id)
		row := flow.Row(
			flow.Art(card.Art, render.Sign), flow.Column(flow.Line(card.Title, render.Label), flow.Line(card.Payoff, render.Remark.In(ink2))).Grow(1),
		).Gap(render.Gap).Pad(render.Near, render.Hair)
		rows.Add(row.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.Row(dst, r, i%2 == 0, render.State{}) }))
	}
	if more := len(deals) - n; more > 0 {
		rows.Add(flow.Line(f.m.Words.Count("deals.more", more), render.Remark.In(ink2)))
	}
	return rows
}

// OpenLog shows the whole log in the column, below the tools.
func (f *Frame) OpenLog() {
	f.hand.Release()
	session.LogDoor.Open(f.m.App, session.LogAt{Session: f.m.Session, Room: f.Room})
}

package frame

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/pieces"
)

// Log is the last sentences of the log, as many as have room, or the latest alone before a
// sign that it opens. Pressed, it shows more. In the lesson the coach speaks there.
func (f *Frame) Log() *flow.Node {
	if f.s.SlipForLog() {
		return f.RoomForSlip()
	}
	return flow.Column(f.log.Node(f.logKey(), func() *flow.Node { return f.logOn(f.latest(), true) }).Grow(1))
}

// LogPart is [Frame.Log] as a part of a panel, on whose paper it stands.
func (f *Frame) LogPart() *flow.Node { return f.logOn(f.latest(), false) }

// LogLine is the latest sentence of the log alone, as a part of a panel.
func (f *Frame) LogLine() *flow.Node { return f.logOn(f.lastLine(), false) }

// latest are the last sentences of the log, below its head where there is much room, or the
// latest alone.
func (f *Frame) latest() *flow.Node {
	return flow.Column(flow.First(
		f.headed(&f.rows).Size(render.FieldLeast, render.ChartHeight),
		flow.Column(f.s.LatestLogRows(&f.rows).Along(flow.Center).Grow(1)).Size(render.FieldLeast, render.DoubleRow),
		f.lastLine(),
	).Grow(1)).Least(render.None, render.LineRow).Rest()
}

// headed are the last sentences of the log below its head.
func (f *Frame) headed(rows *session.LogRows) *flow.Node {
	return flow.Column(
		flow.Line(f.s.Say("log.title"), render.Head), flow.Rule(), f.s.LatestLogRows(rows).Grow(1),
	).Gap(render.Tight).Pad(render.None, render.Gap)
}

// lastLine is the latest sentence of the log before a sign that there is more.
func (f *Frame) lastLine() *flow.Node {
	opens := flow.Picture(render.LineRow, render.LineRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { marks.ChevronPlate(t, dst, r, true) })
	return flow.Row(f.s.LatestLogRow().Grow(1), opens).Gap(render.Near)
}

// logKey is all that the sentences of the log depend on.
type logKey struct {
	app.Environment
	lines uint64
	turns int
}

func (f *Frame) logKey() logKey {
	return logKey{f.s.Environment(), f.s.Log.Version, f.s.Turns()}
}

// logOn makes of a form of the log the button that opens it, on a paper of its own or
// without. Its type grows no further with
// the text scale than leaves room for some words in a line, and less where there is little
// room.
func (f *Frame) logOn(n *flow.Node, paper bool) *flow.Node {
	const most = 1.6
	growths := []float64{min(1, most/f.s.Theme.TextScale)}
	for _, k := range Growths(f.s.Theme) {
		if k < growths[0] {
			growths = append(growths, k)
		}
	}
	log := flow.Column(flow.Fit(n, growths...).Grow(1))
	if paper {
		log.Pad(render.Gap, render.Hair)
	}
	return log.Pressed(ui.Control{
		ID: "log", Tip: control.Tip{Title: f.s.Say("log.title"), Text: f.s.Say("log.open")}, Do: func(ui.Event) { f.OpenLog() },
	}, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		if paper {
			pieces.Panel(t, dst, r, pieces.Slip)
		}
		if state.Hover {
			control.Row(t, dst, r.Inset(t.Length(render.Hair)), false, render.State{Hover: true})
		}
		session.Ring(t, dst, r, state)
	})
}

// third is the third column of wide windows: the log with its head, and what a game shows
// below it.
func (f *Frame) third() *flow.Node {
	log := f.thirdLog.Node(f.logKey(), func() *flow.Node { return f.logOn(f.headed(&f.thirdRows), true) })
	column := flow.Column(flow.Column(log.Grow(1)).Rest()).Gap(render.Gap).Size(render.ThirdWidth, render.None).Grow(1)
	if f.BelowLog != nil {
		column.Add(f.BelowLog())
	}
	f.thirds = append(f.thirds, column)
	return column
}

// OpenLog shows the whole log in the third column, which shows the end of it already, or where
// there is none in the column, below the tools.
func (f *Frame) OpenLog() {
	f.hand.Release()
	session.LogDoor.Open(f.s.App, session.LogAt{Session: f.s, Room: func() render.Rect {
		if third := BoxOf(f.thirds); !third.Empty() {
			return third
		}
		return f.Room()
	}})
}

package frame

import (
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

const (
	// wideAspect is how high the calendar is at least beside the column, in times its
	// width, uprightAspect the same above the column, and lowAspect in a low window there.
	wideAspect, uprightAspect, lowAspect = .765, .68, .58
)

// Begin forgets what stood on the page that was built before.
func (f *Frame) Begin() {
	f.columns, f.below, f.thirds, f.rooms, f.tray = f.columns[:0], f.below[:0], f.thirds[:0], f.rooms[:0], nil
}

// Table lays out what stands above the desk: the calendar, of a height that it has at
// least, with the column beside it or, in an upright window, below it, and the log
// in a column of its own where there is room for one; the lesson has no third column. Below is what stands in the
// column below the tools; its argument says whether the log does, too; where it is nil the column
// stays free, for a page that lies over this one.
func (f *Frame) Table(calendar func(aspect float64) *flow.Node, below func(withLog bool) *flow.Node) *flow.Node {
	f.Begin()
	teaches := f.s.Tutor.Teaches
	column := func(withLog bool) *flow.Node {
		n := flow.Column()
		if below != nil {
			b := below(withLog)
			n.Add(f.Head(), b.Grow(1)).Gap(f.Gap())
			if v := f.s.View(); !v.IsUpright() && !v.Compact {
				n.Add(f.heads[len(f.columns)])
			}
			f.columns, f.below = append(f.columns, n), append(f.below, b)
		} else { // a page that lies over this one has its column here
			n.DrawnIn(func(box render.Rect) render.Rect { return box })
		}
		wider := render.CellLeast
		if f.s.View().IsLying() { // things on the wall have less to say
			wider = render.TextLeast
		}
		return n.Size(render.SideWidth, render.None).Least(render.SideWidth, render.None).Upto(wider)
	}
	beside := func(board *flow.Node) *flow.Node {
		return flow.Row(board, column(!f.s.View().IsLow())).Gap(render.Margin).Along(flow.Center)
	}
	var wall *flow.Node
	switch v := f.s.View(); {
	case v.IsPocket() && v.IsLow():
		wall = flow.Column(calendar(lowAspect).Upto(render.Illustration), column(teaches).Rest()).Gap(render.Gap)
	case v.IsPocket(), v.IsUpright() && teaches:
		wall = flow.Column(calendar(uprightAspect).Upto(render.Illustration), column(true).Rest()).Gap(render.Margin)
	case v.IsUpright():
		wall = flow.Column(
			calendar(uprightAspect).Upto(render.Illustration), flow.Row(column(false), f.third()).Gap(render.Gap).Rest(),
		).Gap(render.Margin)
	case v.Compact || teaches:
		wall = beside(calendar(wideAspect))
	default:
		board := calendar(wideAspect)
		wall = flow.First(
			flow.Row(board, column(false), f.third()).Gap(render.Margin).Along(flow.Center), beside(board),
		)
	}
	return wall.Pad(render.Margin, render.Gap).Rest()
}

// Gap is what parts the rows of the column.
func (f *Frame) Gap() render.Step {
	if f.s.View().IsLow() {
		return render.Near
	}
	return render.Gap
}

// Head is what stands over the column: the tools, or what a lesson or the page has in their place.
func (f *Frame) Head() *flow.Node {
	tools := f.Tools
	switch {
	case f.s.Tutor.Teaches:
		tools = f.lessonHead
	case f.Above != nil:
		tools = f.Above
	}
	if f.tray != nil {
		tools = func() *flow.Node { return f.toolRow(f.tray) }
	}
	return f.Fitted(tools(), render.Reach)
}

// Fitted sets a part of the column in type as large as the player wants it and there is room
// for, down to the usual size, in a height of which there is always so much.
func (f *Frame) Fitted(n *flow.Node, least render.Step) *flow.Node {
	return flow.Fit(n, Growths(f.s.Theme)...).Least(render.None, least)
}

// FittedPanel is [Frame.Fitted] for a panel that asks something.
func (f *Frame) FittedPanel(n *flow.Node) *flow.Node {
	return flow.Fit(n, panelGrowths(f.s.Theme)...)
}

// Column returns the column as it was laid out last, nil where there is none.
func (f *Frame) Column() *flow.Node { return LaidOut(f.columns) }

// Room returns the box of the column without its tools.
func (f *Frame) Room() render.Rect { return BoxOf(f.below) }

// BoxOf returns the box of the one of several forms that has been laid out, an empty one
// before that.
func BoxOf(forms []*flow.Node) render.Rect {
	if n := LaidOut(forms); n != nil {
		return n.Box
	}
	return render.Rect{}
}

// LaidOut returns the one of several forms that has been laid out, nil before that.
func LaidOut(forms []*flow.Node) *flow.Node {
	for _, n := range forms {
		if !n.Box.Empty() {
			return n
		}
	}
	return nil
}

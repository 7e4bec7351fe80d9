package flow

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// Painter draws something into a box, with the theme of the node, which may be one
// with larger or smaller type than the window's.
type Painter func(t *render.Theme, dst *ebiten.Image, r render.Rect)

// kind is what a node does with its children.
type kind uint8

const (
	leaf    kind = iota // it has none
	column              // below each other
	row                 // beside each other
	pile                // over each other, each in the whole box
	asMany              // below each other, the first ones that have room
	first               // only the first one that has room
	grid                // in as many columns as there is room for
	table               // rows whose cells stand below each other
	columns             // in columns that are about equally high
	wrap                // beside each other, in as many lines as they take
	scroll              // one, of which a part is seen
	fit                 // one, whose type is as large as there is room for
)

// Align says where a child stands in a box that is larger than it wants.
type Align uint8

// The alignments. Auto makes containers and texts as large as the box, and sets
// controls and pictures of a row in its middle.
const (
	Auto Align = iota
	Fill
	Start
	Center
	End
)

// limits are the least and the natural extent of a node in logical pixels.
type limits struct{ least, natural float64 }

// Node is a part of a page. Nodes are made by the functions of this package and
// belong to one tree; what changes one returns it. Nil stands for nothing and is
// left out wherever children are listed.
type Node struct {
	kind kind
	kids []*Node
	// laid are the children that are shown, of those that have room for only some, once the
	// node is laid out; few keeps the first kids, and more makes those of an endless list.
	laid []*Node
	few  [4]*Node
	more func(i int) *Node
	many int // how many kids more can make

	gap        render.Step
	padX, padY render.Step
	// wide and high are the natural size and leastW and leastH the least one, where
	// that is not measured; None for what is measured. exactW and exactH are the same in
	// logical pixels.
	wide, high, leastW, leastH render.Step
	exactW, exactH             float64
	mostW                      render.Step
	// aspect is how many times as high as wide the node is, 0 where that is measured.
	aspect float64
	// rest says that the node asks for no more than its least height.
	rest bool

	// grow is the share of what is left over in the parent, and upto the most that
	// comes of it, None for no limit.
	grow float64
	upto render.Step
	// across is where the node stands across the direction of its parent.
	across     Align
	along      Align // where the children stand that do not grow
	baseline   bool  // children of a row stand on one line
	unmirrored bool  // it is not mirrored
	even       bool  // how wide it would like to be counts for nothing
	apart      bool  // live draws all of it
	mirrored   bool  // as it was laid out last

	// inside is the table whose columns a table has, too.
	inside *Node
	// cell is the least width of a cell of a grid or of columns, most how many stand
	// beside each other.
	cell render.Step
	most int
	// scales are the factors of the type that a fit tries.
	scales []float64

	text  *textual
	sized func(t *render.Theme) (w, h float64)
	under Painter // below the children
	// part returns the part of the box in which what the node draws itself stands, nil for all of it.
	part   func(box render.Rect) render.Rect
	live   Painter // drawn anew in every frame
	over   Painter // likewise, over the controls
	press  *ui.Control
	cached bool                                                // what is pressed is painted at rest
	list   func(t *render.Theme, box render.Rect) []ui.Control // of a board
	face   func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State)
	id     ui.ID // of a scroll area
	keyed  bool  // the keyboard can be on the scroll area
	hit    *Node // what a control reacts over, nil for itself

	// What was measured last, for which theme and width.
	theme     *render.Theme
	wides     limits
	highs     limits
	highFor   float64
	wideKnown bool

	// Box is where the node stands, once its tree is laid out. In a scroll area it is
	// where the node would stand if nothing were scrolled.
	Box render.Rect
}

func node(k kind, kids []*Node) *Node {
	n := new(Node)
	n.kind = k
	n.kids = n.few[:0]
	return n.Add(kids...)
}

// Column puts nodes below each other.
func Column(kids ...*Node) *Node { return node(column, kids) }

// AsMany puts as many nodes below each other as there is room for, from the first one on;
// it asks for room for that one. The others are neither painted nor pressed.
func AsMany(kids ...*Node) *Node { return node(asMany, kids) }

// AsManyOf is [AsMany] for a long list, of which a row is made when there may be room for it.
func AsManyOf(n int, row func(i int) *Node) *Node {
	rows := AsMany(row(0))
	rows.more, rows.many = row, n
	return rows
}

// Row puts nodes beside each other, each in the middle of the row's height unless
// [Node.Across] or [Node.Baseline] says otherwise.
func Row(kids ...*Node) *Node { return node(row, kids) }

// Pile puts nodes over each other, the last on top. Each has the whole box.
func Pile(kids ...*Node) *Node { return node(pile, kids) }

// First is the first of several forms of the same thing for which there is room, or
// else the last one. The others are neither painted nor pressed, so several forms may hold
// the same nodes.
func First(forms ...*Node) *Node { return node(first, forms) }

// Grid puts nodes into cells of one size, row by row, in as many columns as there is
// room for, each at least so wide, but no more than most.
func Grid(least render.Step, most int, cells ...*Node) *Node {
	n := node(grid, cells)
	n.cell, n.most = least, most
	return n
}

// Table puts rows below each other whose first cells are equally wide, and whose
// second ones are, and so on. Lines of text in one column that are of one style are set
// alike: where one is smaller to have room, the others are as well. A table in a table is
// a group of its rows. Any other child takes the whole width.
func Table(rows ...*Node) *Node { return node(table, rows) }

// Like gives a table the columns of another one, such as the whole that it is a part of.
func (n *Node) Like(whole *Node) *Node { n.inside = whole; return n }

// Columns puts nodes below each other in as many columns as there is room for, each
// at least so wide, but no more than most, so that the highest is as low as can be.
func Columns(least render.Step, most int, kids ...*Node) *Node {
	n := node(columns, kids)
	n.cell, n.most = least, most
	return n
}

// Wrap puts nodes beside each other in as many lines as they take.
func Wrap(kids ...*Node) *Node { return node(wrap, kids) }

// Scroll shows as much of a node as there is room for; the rest is scrolled to. It
// asks for the whole height and can do with that of a few rows.
func Scroll(id ui.ID, kid *Node) *Node {
	n := node(scroll, []*Node{kid})
	n.id = id
	return n
}

// Keyed lets the keyboard be on a scroll area, to scroll one with nothing in it that the
// keyboard could be on.
func (n *Node) Keyed() *Node { n.keyed = true; return n }

// Fit sets all of a node in larger or smaller type: with the first of the factors
// for which it has room, or with the last one. Type becomes no smaller than can be read,
// whatever the factor.
func Fit(kid *Node, factors ...float64) *Node {
	n := node(fit, []*Node{kid})
	n.scales = factors
	return n
}

// Smaller are the factors of [Fit] for a part that is set smaller where it has to be.
var Smaller = []float64{1, .94, .88, .82, .76, .7, .64, .58, .52, .46}

// Space is free space of a size.
func Space(w, h render.Step) *Node { return new(Node).Size(w, h) }

// Spring is free space that takes what is left over.
func Spring() *Node { return new(Node).Grow(1) }

// Picture is something drawn, of a natural size. It may become smaller, but no
// smaller than half of that.
func Picture(w, h render.Step, paint Painter) *Node { return Space(w, h).On(paint) }

// Exactly is something drawn, of a size in logical pixels: for boards and charts,
// which are drawn to scale.
func Exactly(w, h float64, paint Painter) *Node { return new(Node).Exact(w, h).On(paint) }

// Measured is something drawn whose natural size the theme knows, in logical pixels:
// keycaps, tokens, cards.
func Measured(size func(t *render.Theme) (w, h float64), paint Painter) *Node {
	return new(Node).Sized(size).On(paint)
}

// Sized makes a part as large as size says, where that is more than nothing.
func (n *Node) Sized(size func(t *render.Theme) (w, h float64)) *Node { n.sized = size; return n }

// Live is something that moves: it is drawn anew in every frame, over all that rests.
func Live(w, h render.Step, paint Painter) *Node { return Picture(w, h, paint).Moving() }

// Moving lets a picture move: it is drawn anew in every frame.
func (n *Node) Moving() *Node { n.live, n.under = n.under, nil; return n }

// Board is a part with a geometry of its own, such as a calendar, a chart or a hand of
// cards: under draws what rests on it, live what moves, and list tells by its box which
// controls lie on it. Each of them may be nil. It fills what room it is given, and grows.
func Board(list func(t *render.Theme, box render.Rect) []ui.Control, under, live Painter) *Node {
	n := Spring().On(under)
	n.list, n.live = list, live
	return n
}

// Art is a piece of artwork of a size.
func Art(name string, size render.Step) *Node {
	return Picture(size, size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		t.Art(dst, name, sq.X, sq.Y, sq.W)
	})
}

// Token is the token of a player, of a size, in a style.
func Token(k pieces.Token, size render.Step, style pieces.TokenStyle) *Node {
	return Picture(size, size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		pieces.DrawToken(t, dst, k, sq.X, sq.Y, sq.W, style)
	})
}

// Keycap is a key with its caption, as large as the type around it. It is nil where there is no
// key to show.
func Keycap(key string) *Node {
	if key == "" {
		return nil
	}
	size := func(t *render.Theme) float64 { return (1 + t.TextScale) / 2 }
	return Measured(
		func(t *render.Theme) (w, h float64) {
			return control.ListKeycapWidth(t, key, size(t)), t.Length(render.Sign)
		},
		func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			control.ListKeycap(t, dst, r.Right(), r.CenterY(), key, size(t))
		})
}

// Rule is a hairline across a column.
func Rule() *Node {
	return Picture(render.None, render.Gap, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		pieces.Rule(t, dst, r.X, r.CenterY(), r.W)
	})
}

// Add puts more nodes at the end; nil ones are left out.
func (n *Node) Add(kids ...*Node) *Node {
	for _, k := range kids {
		if k == nil {
			continue
		}
		if n.kind == table && k.kind == table {
			k.inside = n
		}
		n.kids = append(n.kids, k)
	}
	return n
}

// Gap parts the children.
func (n *Node) Gap(s render.Step) *Node { n.gap = s; return n }

// Pad keeps the children off the edges: x at the sides, y above and below.
func (n *Node) Pad(x, y render.Step) *Node { n.padX, n.padY = x, y; return n }

// Size gives a node a natural size; None leaves what is measured.
func (n *Node) Size(w, h render.Step) *Node { n.wide, n.high = w, h; return n }

// Least gives a node a least size; None leaves what is measured.
func (n *Node) Least(w, h render.Step) *Node { n.leastW, n.leastH = w, h; return n }

// Most gives a node a greatest width; None is none.
func (n *Node) Most(w render.Step) *Node { n.mostW = w; return n }

// Grow lets a node have a share of what is left over in its row or column.
func (n *Node) Grow(share float64) *Node { n.grow = share; return n }

// Upto lets a node have a share of what is left over, but only so much of it: air
// for a page that would not fill its window.
func (n *Node) Upto(s render.Step) *Node { n.grow, n.upto = max(n.grow, 1), s; return n }

// Exact gives a node a natural size in logical pixels: for boards and charts.
func (n *Node) Exact(w, h float64) *Node { n.exactW, n.exactH = w, h; return n }

// Aspect gives a board so many times the height of its width, and a least width that is
// its natural one: boards do not give way.
func (n *Node) Aspect(high float64) *Node { n.aspect = high; return n }

// Rest lets a node be content with its least height and take what the others in its
// column leave: for a part that has several forms, or text that is set as large as there
// is room for.
func (n *Node) Rest() *Node { n.rest, n.grow = true, max(n.grow, 1); return n }

// Evenly lets a node have what the others in its row leave: how wide it would like to be
// counts for nothing, so that several are equally wide.
func (n *Node) Evenly() *Node { n.even, n.grow = true, max(n.grow, 1); return n }

// Across says where the node stands across the direction of its parent.
func (n *Node) Across(a Align) *Node { n.across = a; return n }

// Along says where the children of a row or column stand in room that none of them
// takes.
func (n *Node) Along(a Align) *Node { n.along = a; return n }

// Baseline lets the children of a row stand on one line of writing.
func (n *Node) Baseline() *Node { n.baseline = true; return n }

// Unmirrored keeps the order of all that is in a node for left hands, too: of numbers, and of
// what follows from each other, which is read in one direction.
func (n *Node) Unmirrored() *Node { n.unmirrored = true; return n }

// On draws something below the children of a node.
func (n *Node) On(paint Painter) *Node { n.under = paint; return n }

// DrawnIn says that what a node draws itself stands in a part of its box, and that the rest is
// free, see [Node.EachDrawn].
func (n *Node) DrawnIn(part func(box render.Rect) render.Rect) *Node { n.part = part; return n }

// Over draws something over the controls of the page, anew in every frame: what is
// carried, what flies.
func (n *Node) Over(paint Painter) *Node { n.over = paint; return n }

// Reaching lets a control react to the pointer over all of another node, such as the row
// that it stands in.
func (n *Node) Reaching(over *Node) *Node { n.hit = over; return n }

// Apart leaves a node out of the picture of its page. Paint draws it in every frame
// instead, and may move what is in it, see [Node.PaintMoved].
func (n *Node) Apart(paint Painter) *Node { n.live, n.apart = paint, true; return n }

// OnPanel puts a node on a panel.
func (n *Node) OnPanel(kind pieces.PanelKind) *Node {
	return n.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.Panel(t, dst, r, kind) })
}

// OnRow puts a node on the ground of a row of a list, of which every other one is darker.
func (n *Node) OnRow(striped bool) *Node {
	return n.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		control.Row(t, dst, r, striped, render.State{})
	})
}

// If returns the node where the condition holds, and nil where not.
func If(is bool, n *Node) *Node {
	if is {
		return n
	}
	return nil
}

// OnWell puts a node into a well.
func (n *Node) OnWell() *Node {
	return n.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.Well(t, dst, r, t.Length(render.Near)) })
}

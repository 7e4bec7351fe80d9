package title

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/wall"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// titleType is the type on the sheet.
type titleType struct {
	label, where, head, text, names render.Style
	// token is the size of the tokens of the waiting game, main and other that
	// of the buttons' labels.
	token, main, other, small float64
}

// titleTypeOf returns the type of a sheet that is so much larger than in the
// design.
func titleTypeOf(t *render.Theme, grow float64) titleType {
	return titleType{
		label: render.Style{Face: render.Bold, Size: 14 * grow},
		where: t.Capped(render.Style{Face: render.Black, Size: 23 * grow, Tracking: -.2}, 1.75),
		head:  render.Style{Face: render.Black, Size: 28 * grow, Tracking: -.2},
		text:  render.Style{Face: render.Regular, Size: 16 * grow},
		names: render.Style{Face: render.Regular, Size: 14.5 * grow},
		token: 30 * grow * (.7 + .3*t.TextScale), main: 21 * grow, other: 18 * grow, small: 16 * grow,
	}
}

// titleBoxes is where the parts of the title are. What there is no room for
// has no lines, or no base.
type titleBoxes struct {
	kind  titleType
	Wall  wall.WallBoxes
	Sheet render.Rect
	// What is known of the waiting game stands above goOn, from its left edge.
	where, names *render.Lines
	// head and text welcome those for whom no game waits.
	head, text         *render.Lines
	headBase, textBase float64

	// tokens says that there is room for those of the waiting game.
	tokens                       bool
	labelBase, WhereBase         float64
	tokensY, namesBase, whenBase float64
	rule                         float64
	GoOn, Begin, Settings, Quit  render.Rect
	// Learn begins the lesson.
	Learn render.Rect
	// shared says that it stands in one row with others, and below that a slip
	// stands under the sheet.
	shared, below bool
	// rules opens the rule book.
	rules render.Rect
	Cards [2]render.Rect
	// tiles is where tiles lie on the desk, empty where there is no room.
	tiles render.Rect
}

// LayTitle lays the title out. The sheet is as high as what stands on it. So much
// stays free below it, for a slip.
func LayTitle(t *render.Theme, w *Waiting, welcome, welcomeText string, quit bool, below float64) titleBoxes {
	b := titleBoxes{Wall: wall.LayWall(t.View)}
	grow := app.UprightGrowth(t.View)
	if grow > 1 {
		b.Wall = wall.LayUprightWall(t.View)
	}
	const air = 16.0 // between what is read and the main button
	right, k := b.Wall.Right, t.TextScale
	grow = max(1, min(grow, right.W/(470*(.6+.4*k))))
	b.kind = titleTypeOf(t, grow)
	pad, gap := 32*grow, 12*grow
	if t.View.Compact && grow == 1 {
		pad, gap = 22, 11
	}
	width := min(right.W, 470*(.6+.4*k)*grow)
	in := width - 2*pad
	mainH, otherH := (48+18*k)*grow, (36+16*k)*grow

	// Heights are added up twice: without what can be missed, then with it, as
	// far as there is room.
	room := t.View.H - 2*min(right.Y, 24)
	if grow > 1 {
		room = right.H
	}
	room -= below
	h := pad + 20 + mainH + gap + otherH + pad
	// Where not even without that there is room for a row of its own, the welcome
	// is missed, or learning shares one.
	least := h + gap + otherH
	if w != nil {
		b.where = app.Clauses(t, w.Where, ",", b.kind.where, in, 3)
		least += b.where.Height() + air + gap + otherH + 20
	} else {
		b.head = t.Wrap(welcome, b.kind.head, in, 2)
		least += b.head.Height() + 6
	}
	if w == nil && least > room && least-b.head.Height()-6 <= room {
		least -= b.head.Height() + 6
		b.head = nil
	}
	if b.shared = least > room; !b.shared {
		h += gap + otherH
	}
	var label, when, names float64
	if w != nil {
		h += b.where.Height() + air + gap + otherH + 20
		label = t.LineHeight(b.kind.label) + 2
		if h+label > room {
			label = 0
		}
		h += label
		if when = t.LineHeight(b.kind.names); w.When == "" || h+when > room {
			when = 0
		}
		h += when
		// The tokens say who plays, too, so names are told in full or not at all.
		lines := app.Balanced(t, w.Names, b.kind.names, in, 4)
		if names = b.kind.token + 16 + lines.Height() + 8; lines.Cut || h+names > room {
			lines, names = nil, b.kind.token+16
		}
		if h+names <= room {
			b.names, b.tokens = lines, true
			h += names
		}
	}
	if b.head != nil {
		b.text = app.Balanced(t, welcomeText, b.kind.text, in, 6)
		h += b.head.Height() + 6
		if more := b.text.Height() + air; h+more <= room {
			h += more
		} else {
			b.text = nil
		}
	}
	b.Sheet = render.Rect{X: right.X, Y: max(right.Y, right.Y+(right.H-h)*.42), W: width, H: h}
	if grow == 1 && b.Sheet.Bottom() > t.View.H-right.Y {
		b.Sheet.Y = max(8, t.View.H-right.Y-h)
	}
	if below > 0 {
		top := 8.0
		if grow > 1 {
			top = right.Y
		}
		// The slip stays above the desk, or lies before it in the middle of what is
		// left.
		y := top + (t.View.H-8-below-h-top)/2
		clear := gap
		if grow > 1 {
			clear = 56 * b.Wall.Zoom // for the tokens, which stand at its edge
		}
		if above := b.Wall.Desk - clear - below - h; above >= top {
			y = above
		}
		b.Sheet.Y = max(top, min(b.Sheet.Y, y))
	}
	b.Cards = layCards(right, b.Sheet)
	if b.Cards[0].Empty() {
		b.Sheet.X = right.X + (right.W-width)/2
	}
	x, y := b.Sheet.X+pad, b.Sheet.Y+pad+20
	if w != nil {
		if label > 0 {
			b.labelBase = y + b.kind.label.Size*(k-.6) // below the pin
			y += label
		}
		b.WhereBase = y + b.where.Leading*.74
		y += b.where.Height()
		if b.tokens {
			b.tokensY = y + 8
			y += names
		}
		if b.names != nil {
			b.namesBase = b.tokensY + b.kind.token + 8 + b.names.Leading*.8
		}
		if when > 0 {
			b.whenBase = y + when*.74
			y += when
		}
		y += air
		b.GoOn = render.Rect{X: x, Y: y, W: in, H: mainH}
		y += mainH + gap + 10
		b.rule = y - 1
		y += 10
		b.Begin = render.Rect{X: x, Y: y, W: in, H: otherH}
		y += otherH + gap
	} else {
		if b.head != nil {
			b.headBase = y + b.head.Leading*.7
			y += b.head.Height() + 6
		}
		if b.text != nil {
			b.textBase = y + b.text.Leading*.74
			y += b.text.Height() + air
		}
		b.Begin = render.Rect{X: x, Y: y, W: in, H: mainH}
		y += mainH + gap
	}
	b.Learn = render.Rect{X: x, Y: y, W: (in - gap) / 2, H: otherH}
	b.rules = render.Rect{X: b.Learn.Right() + gap, Y: y, W: in - b.Learn.W - gap, H: otherH}
	if !b.shared {
		y += otherH + gap
	}
	last := []*render.Rect{&b.Settings}
	if b.shared {
		last = []*render.Rect{&b.Learn, &b.rules, &b.Settings}
	}
	if quit {
		last = append(last, &b.Quit)
	}
	for i, r := range ui.Grid(render.Rect{X: x, Y: y, W: in, H: otherH}, len(last), len(last), gap, 0) {
		*last[i] = r
	}
	if desk := b.Wall.Desk; grow == 1 && b.Sheet.Bottom() < desk && t.View.H-desk > 120*b.Wall.Zoom {
		left, right := b.Wall.Page.Right()+60, b.Wall.Row.Right()-100
		if w := wall.DeskTilesW * b.Wall.Zoom; right-left > w {
			b.tiles = render.Rect{X: left + (right-left-w)*.5, Y: desk + 14*b.Wall.Zoom, W: w, H: t.View.H - desk - 24*b.Wall.Zoom}
		}
	}
	return b
}

// layCards finds room for two cards at the right of the sheet.
func layCards(right, sheet render.Rect) (cards [2]render.Rect) {
	free := right.Right() - sheet.Right() - 34
	if free < 230 {
		return cards
	}
	k := min(.9, free/render.CardW)
	w, h := render.CardW*k, render.CardH*k
	gap := (right.H - 2*h) / 3
	if gap < 10 {
		return cards
	}
	x := right.Right() - w - (free-w)/2
	cards[0] = render.Rect{X: x + 8, Y: right.Y + gap*.9, W: w, H: h}
	cards[1] = render.Rect{X: x - 8, Y: right.Y + gap*1.9 + h, W: w, H: h}
	return cards
}

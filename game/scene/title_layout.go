package scene

import "bigpayday/render"

var (
	titleLabel = render.Style{Face: render.Bold, Size: 14}
	titleWhere = render.Style{Face: render.Black, Size: 23, Tracking: -.2}
	titleText  = render.Style{Face: render.Regular, Size: 16}
	titleNames = render.Style{Face: render.Regular, Size: 14.5}
)

// titleToken is the size of the tokens of the waiting game.
const titleToken = 30.0

// titleBoxes is where the parts of the title are. What there is no room for
// has no lines, or no base.
type titleBoxes struct {
	wall  wallBoxes
	sheet render.Rect
	// What is known of the waiting game stands above goOn, from its left edge.
	where, names *render.Lines
	// head and text welcome those for whom no game waits.
	head, text         *render.Lines
	headBase, textBase float64

	// tokens says that there is room for those of the waiting game.
	tokens                       bool
	labelBase, whereBase         float64
	tokensY, namesBase, whenBase float64
	rule                         float64
	goOn, begin, settings, quit  render.Rect
	cards                        [2]render.Rect
}

// layTitle lays the title out. The sheet is as high as what stands on it.
func layTitle(t *render.Theme, w *waiting, welcome, welcomeText string, quit bool) titleBoxes {
	b := titleBoxes{wall: layWall(t.View)}
	right, k := b.wall.right, t.TextScale
	pad, gap := 32.0, 12.0
	if t.View.Compact {
		pad = 24
	}
	width := min(right.W, 470*(.6+.4*k))
	in := width - 2*pad
	mainH, otherH := 40+26*k, 30+22*k

	// Heights are added up twice: without what can be missed, then with it, as
	// far as there is room.
	room := t.View.H - 2*right.Y
	h := pad + 20 + mainH + gap + otherH + pad
	var label, when, names float64
	if w != nil {
		b.where = t.Wrap(w.where, titleWhere, in, 3)
		h += b.where.Height() + 10 + gap + otherH + 20
		label = t.LineHeight(titleLabel) + 2
		if h+label > room {
			label = 0
		}
		h += label
		if when = t.LineHeight(titleNames); w.when == "" || h+when > room {
			when = 0
		}
		h += when
		// The tokens say who plays, too, so names are told in full or not at all.
		lines := t.Wrap(w.names, titleNames, in, 4)
		if names = titleToken + 10 + lines.Height() + 8; lines.Cut || h+names > room {
			lines, names = nil, titleToken+10
		}
		if h+names <= room {
			b.names, b.tokens = lines, true
			h += names
		}
	}
	if w == nil {
		b.head = t.Wrap(welcome, titleWhere.Sized(28), in, 2)
		b.text = t.Wrap(welcomeText, titleText, in, 6)
		h += b.head.Height() + 6
		if more := b.text.Height() + 16; h+more <= room {
			h += more
		} else {
			b.text = nil
		}
	}
	b.sheet = render.Rect{X: right.X, Y: max(right.Y, right.Y+(right.H-h)*.42), W: width, H: h}
	if b.sheet.Bottom() > t.View.H-right.Y {
		b.sheet.Y = max(8, t.View.H-right.Y-h)
	}
	b.cards = layCards(right, b.sheet)
	if b.cards[0].Empty() {
		b.sheet.X = right.X + (right.W-width)/2
	}
	x, y := b.sheet.X+pad, b.sheet.Y+pad+20
	if w != nil {
		if label > 0 {
			b.labelBase = y + titleLabel.Size*k*.4
			y += label
		}
		b.whereBase = y + b.where.Leading*.74
		y += b.where.Height()
		if b.tokens {
			b.tokensY = y + 6
			y += names
		}
		if b.names != nil {
			b.namesBase = b.tokensY + titleToken + 4 + b.names.Leading*.8
		}
		if when > 0 {
			b.whenBase = y + when*.74
			y += when
		}
		y += 10
		b.goOn = render.Rect{X: x, Y: y, W: in, H: mainH}
		y += mainH + gap + 10
		b.rule = y - 1
		y += 10
		b.begin = render.Rect{X: x, Y: y, W: in, H: otherH}
		y += otherH + gap
	} else {
		b.headBase = y + b.head.Leading*.7
		y += b.head.Height() + 6
		if b.text != nil {
			b.textBase = y + b.text.Leading*.74
			y += b.text.Height() + 16
		}
		b.begin = render.Rect{X: x, Y: y, W: in, H: mainH}
		y += mainH + gap
	}
	b.settings = render.Rect{X: x, Y: y, W: in, H: otherH}
	if quit {
		b.settings.W = (in - gap) / 2
		b.quit = b.settings.Moved(b.settings.W+gap, 0)
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

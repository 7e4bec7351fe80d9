package app

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/outline"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
	"bigpayday/render/wall"
)

// Content is what a page says of itself.
type Content[K comparable] interface {
	// Key returns all that the tree depends on, besides window, theme, language, keys and
	// hand. It is asked for in every tick and allocates nothing: a page whose key stays the
	// same rests, and builds, draws and allocates nothing.
	Key() K
	// Build returns the tree of what stands on the page now, of values: it is painted
	// after the page may have changed, so it must not look anything up in what may be
	// gone. It is called when the key is another one.
	Build() *flow.Node
}

// Page is a page that is laid out as a tree: one that fills the window or, with
// [Page.LieOver], a panel over what is below. It lists, places, draws and caches what
// its content builds, and hands what the player does to the controls, which carry
// what they do.
//
// A scene embeds a Page and is its content. What more a scene does in a tick it does
// around [Page.Tick].
type Page[K comparable] struct {
	Base
	content Content[K]
	// First is the control that the keyboard begins at.
	First ui.ID
	// Growth is how much larger type may be than the text scale says where there is room,
	// the largest factor first, and last the least; [Page.Growths] if nil.
	Growth []float64
	// WithBoard says that a calendar stands on the page, which becomes too small beside large type on
	// a telephone.
	WithBoard bool
	// Overlay adds the layers that lie over the page's own one, such as what a coach says,
	// whenever the tree has been built anew; nil for none.
	Overlay func(layers []ui.Layer) []ui.Layer
	// Room returns the box that a page fills that lies over others, in logical pixels. Where
	// it is nil such a page has the middle of the window, as large as its contents.
	Room func() render.Rect
	// NextTick has what a press changes shown in the next tick instead of at once, by when
	// what it sets moving has begun.
	NextTick bool
	// Unveiled says that a page that lies over others leaves those as bright as they are.
	Unveiled bool

	// WithBelow has the scene below painted into the picture of a page that fills the window and
	// lies over it, while that one rests: it need not be drawn in every frame then.
	WithBelow bool

	over    bool
	dismiss func()

	key     K
	built   Environment // what the tree was built for, nothing before there is one
	tree    *flow.Node
	panel   render.Rect // of a page that lies over others
	version uint64
	cached  render.CachedImage[pictureKey]
	areas   []*area
	moves   bool
}

// pictureKey is what the picture of a page depends on: its tree, and how the scene below looks
// where that is part of the picture.
type pictureKey struct {
	version, below uint64
	covers         bool
}

// area is the picture of what rests in a scroll area.
type area struct {
	id    ui.ID
	node  *flow.Node
	moves bool // something in it
	image render.CachedImage[areaKey]
}

// areaKey is what the picture of a scroll area depends on: the tree and, where only what
// is in sight is on it, how far it is scrolled.
type areaKey struct {
	version uint64
	down    float64
}

// NewPage returns the page of a content, with an id such as "settings".
func NewPage[K comparable](a *App, id string, content Content[K]) *Page[K] {
	return &Page[K]{Base: NewBase(a, id), content: content}
}

// LieOver makes the page a panel in the middle of the window, over the page below, which
// stands still. Dismiss is called for Escape and for a press beside the panel; nil means
// that neither does anything.
func (p *Page[K]) LieOver(dismiss func()) *Page[K] {
	p.over, p.dismiss = true, dismiss
	return p
}

// Over reports whether the page lies over the one that opened it.
func (p *Page[K]) Over() bool { return p.over }

// Growths are the factors by which type grows where the window has room for it: in
// upright windows, whose logical pixels are small. On a panel it becomes smaller where
// the window has no room for it.
func (p *Page[K]) Growths() []float64 {
	upright := p.View().IsUpright()
	switch {
	case p.Growth != nil:
		return p.Growth
	case p.WithBoard && p.View().Point > 0:
		return boardGrowths
	case p.over && upright:
		return panelGrowths
	case p.over:
		return panelGrowths[slices.Index(panelGrowths, 1):]
	case upright:
		return uprightGrowths
	}
	return noGrowth
}

var (
	uprightGrowths = []float64{1.8, 1.6, 1.45, 1.3, 1.15, 1}
	panelGrowths   = append(uprightGrowths[:len(uprightGrowths):len(uprightGrowths)], .9, .8, .7, .6)
	noGrowth       = []float64{1}
	// boardGrowths leave the room to a board on a telephone, where type is larger than elsewhere.
	boardGrowths = []float64{.8}
)

// Tick handles one sixtieth of a second, see [Scene].
func (p *Page[K]) Tick(in *input.State) (dirty bool) {
	_, dirty = p.TickFor(in)
	return dirty
}

// TickFor is [Page.Tick] for a scene that has a use for what no control had one for.
func (p *Page[K]) TickFor(in *input.State) (done hand.Result, dirty bool) {
	changed := p.refresh()
	done = p.Handle(in)
	// What was done shows in the same tick.
	if !p.NextTick && p.Top().Hand() == p.UI && p.refresh() {
		p.Relist()
		changed = true
	}
	return done, done.Dirty || changed
}

// refresh builds the tree anew where what it depends on has changed.
func (p *Page[K]) refresh() (changed bool) {
	key, built := p.content.Key(), p.Environment()
	if key == p.key && built == p.built {
		return false
	}
	p.key, p.built = key, built
	p.Rebuild()
	return true
}

// Follow shows what has changed while another page lies over this one, see [Follower].
func (p *Page[K]) Follow() {
	if p.refresh() {
		p.Relist()
	}
}

// IsCurrent reports whether the tree shows what its content shows now.
func (p *Page[K]) IsCurrent() bool { return p.tree != nil && p.content.Key() == p.key }

// Rebuild builds the tree and lists the controls. It is called when something else is
// to be shown that is not in the key.
func (p *Page[K]) Rebuild() {
	p.version++
	v := p.View()
	p.tree = flow.Fit(p.content.Build(), p.Growths()...)
	r := v.Bounds()
	if p.over {
		r = p.place()
	}
	p.panel = r
	p.tree.Lay(p.Theme, r, p.Settings.LeftHanded)
	p.moves = p.tree.Moves()

	layer := ui.Layer{ID: ui.ID(p.ID), First: p.First, Version: p.version}
	if p.over {
		layer.Modal, layer.Box, layer.Dismiss = true, r, p.dismiss != nil
		layer.Do = func(ui.Event) { p.dismiss() }
	}
	var room int // as much as before is mostly enough
	if len(p.Layers) > 0 {
		room = len(p.Layers[0].Controls)
	}
	layer.Controls = p.tree.Controls(make([]ui.Control, 0, room+8), p.version)
	p.Layers = append(p.Layers[:0], layer)
	if p.Overlay != nil {
		p.Layers = p.Overlay(p.Layers)
	}

	old := p.areas
	p.areas = nil
	p.tree.EachScroll(func(n *flow.Node, id ui.ID, _ render.Rect) {
		i := slices.IndexFunc(old, func(a *area) bool { return a.id == id })
		if i < 0 {
			p.areas = append(p.areas, &area{id: id, node: n, moves: n.Moves()})
			return
		}
		old[i].node, old[i].moves = n, n.Moves()
		p.areas = append(p.areas, old[i])
	})
}

// place returns the box of a panel: its room or, where it has none of its own, the middle
// of the window, as large as its contents and no larger than the window.
func (p *Page[K]) place() render.Rect {
	if p.Room != nil {
		return p.Room()
	}
	v := p.View()
	margin := 2 * p.Theme.Length(render.Margin)
	room := render.Rect{W: v.W - margin, H: v.H - margin}
	w, h := p.tree.Within(p.Theme, room.W, room.H)
	const above = .45 // of what is free: a panel in the very middle seems to hang low
	return render.Rect{X: (v.W - w) / 2, Y: (v.H - h) * above, W: w, H: h}
}

// panelMargin is how far the shadow of a panel reaches beyond it, in logical pixels.
const panelMargin = 40

// Draw draws the page.
func (p *Page[K]) Draw(dst *ebiten.Image) {
	t := p.Theme
	if p.tree == nil {
		p.refresh()
	}
	margin := 0.0
	if p.over {
		margin = panelMargin
		if !p.Unveiled {
			pieces.Veil(t, dst, p.View().Bounds())
		}
	}
	below, look, covers := p.below()
	p.cached.Draw(t, dst, p.panel, margin, pictureKey{p.version, look, covers}, func(dst *ebiten.Image) {
		if covers {
			below.Draw(dst)
		}
		p.tree.Paint(dst)
	})
	for _, a := range p.areas {
		p.drawArea(dst, a)
	}
	moves := p.moves && !p.Hurried
	if moves {
		p.tree.PaintLive(dst)
		p.drawInAreas(dst, (*flow.Node).PaintLiveScrolled)
	}
	p.UI.SetTheme(t)
	p.UI.Draw(dst)
	if moves {
		p.tree.PaintOver(dst)
		p.drawInAreas(dst, (*flow.Node).PaintOverScrolled)
	}
	p.UI.DrawTip(dst)
}

// below returns the scene below where it rests and is part of the page's picture.
func (p *Page[K]) below() (below Resting, look uint64, covers bool) {
	if !p.WithBelow {
		return nil, 0, false
	}
	if below, covers = p.sceneBelow(p.UI).(Resting); covers && !below.Over() {
		look, covers = below.AtRest()
		return below, look, covers
	}
	return nil, 0, false
}

// CoversBelow reports whether the scene below is part of the page's picture, see [Covering].
func (p *Page[K]) CoversBelow() bool {
	_, _, covers := p.below()
	return covers
}

// BuildCount counts how often the tree has been built.
func (p *Page[K]) BuildCount() uint64 { return p.version }

// drawArea draws what rests in a scroll area, as far as it is scrolled, with shades where
// there is more.
func (p *Page[K]) drawArea(dst *ebiten.Image, a *area) {
	t, box, content := p.Theme, a.node.Box, a.node.Content()
	part := p.View().Part(dst, box)
	down := p.UI.Offset(a.id)
	if content.H > longArea*box.H {
		a.image.Draw(t, part, box, 0, areaKey{p.version, down}, func(dst *ebiten.Image) { a.node.PaintVisible(dst, 0, -down) })
	} else {
		a.image.Draw(t, part, content.Moved(0, -down), 0, areaKey{version: p.version}, func(dst *ebiten.Image) { a.node.PaintScrolled(dst, 0, -down) })
	}
	part.Recycle()
	if most := content.H - box.H; most > 0 {
		control.ScrollShade(t, dst, render.Rect{X: content.X, Y: box.Y, W: content.W, H: box.H}, down, most-down)
	}
}

// drawInAreas draws what moves in the scroll areas, as far as they are scrolled.
func (p *Page[K]) drawInAreas(dst *ebiten.Image, paint func(area *flow.Node, dst *ebiten.Image, dx, dy float64)) {
	for _, a := range p.areas {
		if a.moves {
			part := p.View().Part(dst, a.node.Box)
			paint(a.node, part, 0, -p.UI.Offset(a.id))
			part.Recycle()
		}
	}
}

// longArea is how many times as high as what is seen of it the contents of a scroll area
// may be so that they are one picture: a longer list would not fit into a texture.
const longArea = 6

// Outline says what stands on the page for those who do not see it, see [Outlined].
func (p *Page[K]) Outline() []outline.Item {
	if p.tree == nil {
		return nil
	}
	return p.UI.Outline(ui.ID(p.ID), p.tree.Outline())
}

// Tree returns the tree as it was laid out last, for tests.
func (p *Page[K]) Tree() *flow.Node { return p.tree }

// Desk puts a page on the wall, with a row of buttons on the desk at its foot. Where neither has
// anything stand the things of the room.
func Desk(page, desk *flow.Node) *flow.Node { return DeskIn(wall.Room{}, page, desk) }

// DeskIn is [Desk] in a room in which there is more, or less, than in all.
func DeskIn(room wall.Room, page, desk *flow.Node) *flow.Node {
	desk.Least(render.None, render.Desk).Pad(render.Margin, render.Gap)
	return flow.Column(page.Grow(1), desk).On(func(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
		DrawRoom(t, dst, room, page, desk)
	})
}

// DrawRoom draws the room behind a page and what is on the desk, both of which have been laid.
func DrawRoom(t *render.Theme, dst *ebiten.Image, room wall.Room, page, desk *flow.Node) {
	taken := make([]render.Rect, 0, 64)
	for _, n := range [...]*flow.Node{page, desk} {
		n.EachDrawn(func(box render.Rect) { taken = append(taken, box) })
	}
	wall.Draw(t, dst, desk.Box.Y)
	room.Furnish(t, dst, desk.Box.Y, taken)
}

package setup

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/audio"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/gamebox"
	"bigpayday/render/palette"
	"bigpayday/render/shelf"
)

// boxes are the boxes of the games: where they are on their way, and their pictures, which
// are made when they are first seen and go with the page.
type boxes struct {
	shelf    shelf.Shelf
	pictures map[boxPicture]*render.CachedImage[string]
}

// boxPicture is the picture of a box, of which there is a large one for when it is chosen.
type boxPicture struct {
	edition string
	chosen  bool
}

// draw draws the box of an edition that stands in r when nothing moves.
func (b *boxes) draw(t *render.Theme, dst *ebiten.Image, r render.Rect, edition string, state render.State) render.Rect {
	k := boxPicture{edition, state.Active}
	if b.pictures == nil {
		b.pictures = map[boxPicture]*render.CachedImage[string]{}
	}
	if b.pictures[k] == nil {
		b.pictures[k] = &render.CachedImage[string]{}
	}
	cover := gamebox.GameCover(t, r)
	at := b.shelf.Box(edition, cover)
	gamebox.PosedBox(t, dst, b.pictures[k], cover, at, edition, state)
	return at
}

// shelf is the shelf with the boxes of all games: one or, in upright windows, two of them.
func (s *Setup) shelf() *flow.Node {
	var editions []string
	for _, p := range s.parts {
		editions = append(editions, p.Editions()...)
	}
	if s.View().IsUpright() {
		half := (len(editions) + 1) / 2
		return flow.Column(s.board(editions[:half]), s.board(editions[half:])).Gap(render.Wide)
	}
	return s.board(editions)
}

// board is a board with the boxes of some games, and their labels on its edge.
func (s *Setup) board(editions []string) *flow.Node {
	row := flow.Row().Gap(render.Gap).Along(flow.Center)
	var label *flow.Node
	for _, edition := range editions {
		var box *flow.Node
		box, label = s.box(edition)
		row.Add(box.Across(flow.End))
	}
	return row.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		down := r.Bottom() - row.Box.Bottom()
		gamebox.Shelf(t, dst, label.Box.Y+down, t.Length(render.Wide))
	})
}

// box is the box of a game with its label.
func (s *Setup) box(edition string) (box, label *flow.Node) {
	c := &s.Theme.Palette
	chosen := edition == s.edition
	w, h, stands, name, note := render.BoxWidth, render.BoxHeight, render.Gap, render.Label, render.Remark.In(c.Ink2)
	if chosen {
		w, h, stands, name, note = render.ChosenWidth, render.ChosenHeight, render.Tight, render.Subhead.In(c.Cream), render.Remark.In(c.Cream)
	}
	var state render.State
	cat := edition == s.lastPlayed && !chosen
	cover := flow.Picture(w, h, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		at := s.boxes.draw(t, dst, r, edition, state)
		if cat {
			gamebox.BoxCat(t, dst, at)
		}
	}).Grow(1)
	if s.View().IsUpright() {
		cover.Aspect(coverAspect)
	}
	says := flow.Column(
		flow.Line(s.Say("setup.edition."+edition), name.Aligned(render.Center)),
		flow.Line(s.Say("setup.edition."+edition+"_note"), note.Aligned(render.Center)),
	).Along(flow.Center)
	label = flow.Row(says.Grow(1)).Gap(render.Near).Pad(render.Near, render.Tight).Size(w, render.Row)
	if chosen {
		tick := flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			gamebox.TickDisc(t, dst, r, t.Palette.Families[palette.Red].Face)
		})
		label = flow.Row(tick, says.Grow(1)).Gap(render.Near).Pad(render.Gap, render.Tight).Size(w, render.Row)
	}
	label.On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { gamebox.BoxLabel(t, dst, r, state) })
	tip := control.Tip{Title: s.Say("setup.edition." + edition), Text: s.part(edition).Figures(edition)}
	box = flow.Column(cover, label).Gap(stands).Pressed(
		ui.Control{ID: ui.ID("edition-" + edition), Active: chosen, Tip: tip, Do: func(ui.Event) { s.take(edition) }},
		func(_ *render.Theme, _ *ebiten.Image, _ render.Rect, now render.State) { state = now },
	)
	if s.View().IsUpright() {
		box.Evenly()
	}
	return box, label
}

// coverAspect is how many times as high as wide a box is that is as large as there is room for.
const coverAspect = 1.2

// take chooses an edition by its box.
func (s *Setup) take(edition string) {
	if edition == s.edition {
		return
	}
	s.choose(edition)
	s.changed()
	s.PlayCue(audio.TileDrop)
	if s.Settings.ReducedMotion {
		s.boxes.shelf.Stop()
		return
	}
	s.boxes.shelf.Take(edition)
}

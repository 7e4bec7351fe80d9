package battlefield

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/conquest"
	"bigpayday/game/scene/panel"
	"bigpayday/render"
	"bigpayday/render/control"
)

// tile asks where the tile in hand is laid, and says how the bonuses of regions would change.
func (p *page) tile() *panel.Panel {
	k := p.asking()
	tile := p.order.prompt.Tile.String()
	k.Picture = func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		t.Art(dst, tile, sq.X, sq.Y, sq.W)
	}
	if c, ok := p.laying(); ok {
		offer := p.m.Speaker.Offer(p.m.Table.State(), c)
		k.Title, k.Text = offer.Label, offer.Does
	}
	for kind := conquest.Clip; kind < conquest.NumTiles; kind++ { // how many are still to be drawn
		name, does := p.m.Speaker.Tile(kind)
		k.Facts = append(k.Facts, panel.Fact{
			Label: name, Value: "×" + strconv.Itoa(int(p.m.Campaign.Shown().Tiles[kind])), Strong: kind == p.order.prompt.Tile,
			Tip: control.Tip{Title: name, Text: does},
		})
	}
	k.Live = p.regions()
	k.Others, k.Unproposed = []panel.Command{p.fillCommand()}, true // it would end the others' laying, too
	return k
}

// laying returns where the tile in hand would be laid now, if the person points at such a place.
func (p *page) laying() (conquest.Option, bool) {
	from, to := p.fight()
	if !p.order.pairs() {
		from, to = p.pointed, conquest.NoDay
	}
	return p.order.about(conquest.LayDown, from, to)
}

// preview returns the map with the tile in hand where it would be laid, nil if there is none.
func (p *page) preview() *conquest.Map {
	c, ok := p.laying()
	if !ok {
		return nil
	}
	m := p.m.Table.State().PreviewTile(c.Choice)
	return &m
}

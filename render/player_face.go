package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
)

// facePlate is where a face stands on a player card, in logical pixels from its upper left
// corner: the plate behind it, and how large the bust is of which the plate shows the part
// above the chest.
type facePlate struct {
	plate Rect
	bust  float64
}

// facePlate returns where the face of a player stands, that of the active seat larger.
func (l *playerLayout) facePlate(k *PlayerCard) facePlate {
	if k.Tab != "" {
		return l.activeFace
	}
	return l.restingFace
}

// playerHead is where the parts of the head of a player card stand, in logical pixels from
// its upper left corner.
type playerHead struct {
	plate Rect // of the face, or of the token where there is none
	token Rect // of the token beside a face
	// The name begins at name and has room to its right.
	name, room float64
}

// head returns where the parts of the head of a card stand that is w wide. The month in
// which a player is stands in the place of their token, which is not on this page then.
func (l *playerLayout) headOf(k *PlayerCard, w float64) playerHead {
	if !k.Face.exists() {
		return playerHead{plate: l.plate, name: l.nameX, room: w - l.nameX - l.nameMargin}
	}
	h := playerHead{plate: l.facePlate(k).plate, token: l.faceToken.Moved(w, 0)}
	h.name = h.plate.Right() + l.faceGap
	end := h.token.X - 2
	if k.Rank != "" {
		h.token, end = Rect{}, w-l.nameMargin
	}
	h.room = end - h.name
	return h
}

// drawHead draws what lies in the head of a card besides words.
func (t *Theme) drawHead(dst *ebiten.Image, r Rect, k *PlayerCard, l *playerLayout) {
	h := l.headOf(k, r.W)
	plate := h.plate.Moved(r.X, r.Y)
	if !k.Face.exists() {
		t.TokenPlate(dst, plate, k.Token, false)
		return
	}
	const tint = .16
	t.pen(dst).fill(plate, t.round(l.radius), mixed(t.Palette.Cream, t.Palette.seat(k.Token.Color).Face, tint))
	if !h.token.Empty() {
		t.TokenPlate(dst, h.token.Moved(r.X, r.Y), k.Token, false)
	}
}

// PlayerFace draws the face of a seat over its card, with its head above it.
func (t *Theme) PlayerFace(dst *ebiten.Image, r Rect, k PlayerCard, f faces.Frame, state State) {
	if !k.Face.exists() {
		return
	}
	if state.Hover {
		r.Y--
	}
	l, p := t.playerLayout(r), t.pen(dst)
	at := l.facePlate(&k)
	plate := at.plate.Moved(r.X, r.Y)
	// The shoulders stay on the plate, head and hands may reach beyond it.
	const shoulders = .42
	up := Rect{r.X - r.W, r.Y - r.H, 3 * r.W, plate.Y + plate.H*shoulders - r.Y + r.H}
	low := plate.bottomPart(plate.H * (1 - shoulders))
	foot := plate.Bottom() + at.bust*(1-chestLine)
	p.bust(k.Face, f, stance{plate.CenterX(), foot, at.bust}, true, p.cutout(up, 0, 0), p.cutout(low, t.round(l.radius), bots))
}

// PlayerLight draws the light behind the card of the active seat: before the cards, where
// it has a face.
func (t *Theme) PlayerLight(dst *ebiten.Image, r Rect, k PlayerCard) {
	if !k.Face.exists() || k.Tab == "" || t.HighContrast {
		return
	}
	const wide, high = 120, 72 // of half the light, behind a face on a plate of the full card
	at := t.playerLayout(r).activeFace
	share := at.bust / fullPlayer.activeFace.bust
	t.pen(dst).glow(r.X+at.plate.CenterX(), r.Y-8*share, wide*share, high*share)
}

// PlayerFaceSizes returns the sizes of the faces on player cards in a window: of a seat at
// rest, and of the active one.
func (t *Theme) PlayerFaceSizes() (resting, active float64) {
	w, h := t.PlayerSize()
	l := t.playerLayout(Rect{W: w, H: h})
	return l.restingFace.bust, l.activeFace.bust
}

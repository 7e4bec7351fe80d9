package player

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// facePlate is where a face stands on a player card, in logical pixels from its upper left
// corner: the plate behind it, and how large the bust is of which the plate shows the part
// above the chest.
type facePlate struct {
	plate render.Rect
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
	plate render.Rect // of the face, or of the token where there is none
	token render.Rect // of the token beside a face
	// The name begins at name and has room to its right.
	name, room float64
}

// head returns where the parts of the head of a card stand that is w wide. The month in
// which a player is stands in the place of their token, which is not on this page then.
func (l *playerLayout) headOf(k *PlayerCard, w float64) playerHead {
	if !k.Face.Exists() {
		return playerHead{plate: l.plate, name: l.nameX, room: w - l.nameX - l.nameMargin}
	}
	h := playerHead{plate: l.facePlate(k).plate, token: l.faceToken.Moved(w, 0)}
	h.name = h.plate.Right() + l.faceGap
	end := h.token.X - 2
	if k.Rank != "" {
		h.token, end = render.Rect{}, w-l.nameMargin
	}
	h.room = end - h.name
	return h
}

// drawHead draws what lies in the head of a card besides words.
func drawHead(t *render.Theme, dst *ebiten.Image, r render.Rect, k *PlayerCard, l *playerLayout) {
	h := l.headOf(k, r.W)
	plate := h.plate.Moved(r.X, r.Y)
	if !k.Face.Exists() {
		pieces.TokenPlate(t, dst, plate, k.Token, false)
		return
	}
	const tint = .16
	t.Pen(dst).Fill(plate, t.Round(l.radius), palette.Mixed(t.Palette.Cream, t.Palette.Seat(k.Token.Color).Face, tint))
	if !h.token.Empty() {
		pieces.TokenPlate(t, dst, h.token.Moved(r.X, r.Y), k.Token, false)
	}
}

// PlayerFace draws the face of a seat over its card, with its head above it.
func PlayerFace(t *render.Theme, dst *ebiten.Image, r render.Rect, k PlayerCard, f faces.Frame, state render.State) {
	if !k.Face.Exists() {
		return
	}
	if state.Hover {
		r.Y--
	}
	l, p := layoutOf(t, r), t.Pen(dst)
	at := l.facePlate(&k)
	plate := at.plate.Moved(r.X, r.Y)
	// The shoulders stay on the plate, head and hands may reach beyond it.
	const shoulders = .42
	up := render.Rect{X: r.X - r.W, Y: r.Y - r.H, W: 3 * r.W, H: plate.Y + plate.H*shoulders - r.Y + r.H}
	low := plate.BottomPart(plate.H * (1 - shoulders))
	foot := plate.Bottom() + at.bust*(1-render.ChestLine)
	p.DrawBust(k.Face, f, render.Stance{X: plate.CenterX(), Foot: foot, Size: at.bust}, true, p.Cutout(up, 0, 0), p.Cutout(low, t.Round(l.radius), render.Bots))
}

// PlayerLight draws the light behind the card of the active seat: before the cards, where
// it has a face.
func PlayerLight(t *render.Theme, dst *ebiten.Image, r render.Rect, k PlayerCard) {
	if !k.Face.Exists() || k.Tab == "" || t.HighContrast {
		return
	}
	const wide, high = 120, 72 // of half the light, behind a face on a plate of the full card
	at := layoutOf(t, r).activeFace
	share := at.bust / fullPlayer.activeFace.bust
	t.Pen(dst).Glow(r.X+at.plate.CenterX(), r.Y-8*share, wide*share, high*share)
}

// PlayerFaceSizes returns the sizes of the faces on player cards in a window: of a seat at
// rest, and of the active one.
func PlayerFaceSizes(t *render.Theme) (resting, active float64) {
	w, h := PlayerSize(t)
	l := layoutOf(t, render.Rect{W: w, H: h})
	return l.restingFace.bust, l.activeFace.bust
}

package stage

import (
	"bigpayday/render/beats"
	"math"
)

// The pieces of a Jackpot burst.
const (
	BurstNotes  = 24
	BurstStrips = 40
)

// Piece is one note or paper strip of a burst, measured from the pot: logical
// pixels to the right and down, degrees clockwise. Shade, 0 to 255, is any
// number, always the same for the piece, to pick a colour by.
type Piece struct {
	X, Y, Angle float64
	Alpha       float64
	Shade       uint8
}

// Jump returns how high the pot has jumped, in logical pixels.
func (b *Burst) Jump() float64 {
	const high, part = 26, 0.35
	if b.T >= part {
		return 0
	}
	return high * math.Sin(math.Pi*b.T/part)
}

// Piece returns where the i-th piece is. The first [BurstNotes] are notes,
// [BurstStrips] strips follow. They shoot out at once, then they fall.
func (b *Burst) Piece(i int) Piece {
	a, c := scatter(uint32(i), 1), scatter(uint32(i), 2)
	spread := (scatter(uint32(i), 3) - 0.5) * math.Pi * 0.9
	reach := 120 + 260*a
	if i >= BurstNotes {
		reach *= 1.25
	}
	out := beats.OutExpo(min(1, b.T*1.4))
	fall := 420 * b.T * b.T * (0.6 + 0.8*c)
	return Piece{
		X:     math.Sin(spread) * reach * out,
		Y:     -math.Cos(spread)*reach*out + fall,
		Angle: (c-0.5)*60 + (a-0.5)*540*b.T,
		Alpha: 1 - beats.Between(b.T, 0.8, 1),
		Shade: uint8(c * 255),
	}
}

// scatter returns a number from 0 up to 1 that looks random and is always the
// same for the same arguments. The generator of the game is not touched.
func scatter(n, salt uint32) float64 {
	h := n*0x9e3779b1 ^ salt*0x85ebca6b
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h>>8) / (1 << 24)
}

package sketch

// An Anchor says which part of a line of type stands at a spot.
type Anchor uint8

// The anchors of type.
const (
	Start  Anchor = iota // the left end
	Middle               // the middle
	End                  // the right end
)

// A Spot is where a line of type goes over a drawing.
type Spot struct {
	X, Y   float64 // of the anchor, and of the baseline, from the body's top left corner
	Size   float64 // type size in logical pixels
	Max    float64 // longest line that fits, 0 where nothing limits it
	Anchor Anchor
	Turn   float64 // degrees clockwise about X, Y
}

// Package faces is the life of a face at the table: it is told what happens to the
// player and how much time passes, and says what the face shows in every tick. It
// knows no game, no clock and no screen, so that a game that is played again shows
// the same faces.
package faces

// Expression is what a face shows.
type Expression uint8

// The expressions.
const (
	Neutral Expression = iota
	Happy
	Dismayed
	// Scheming is also the face of who is eager.
	Scheming
	Triumphant

	numExpressions
)

// Expressions are all of them.
var Expressions = [numExpressions]Expression{Neutral, Happy, Dismayed, Scheming, Triumphant}

// String returns the name of the expression among the artwork, such as "happy".
func (e Expression) String() string {
	if e >= numExpressions {
		e = Neutral
	}
	return [numExpressions]string{"neutral", "happy", "dismayed", "scheming", "triumphant"}[e]
}

// Mouth is the mouth of a face.
type Mouth uint8

// The mouths: the one of the expression, and two of a face that talks.
const (
	OwnMouth Mouth = iota
	Talk1
	Talk2
)

// Features are what tells a picture of a face from others of the same character. They
// can be part of the key of a cache.
type Features struct {
	Expression Expression
	// Blink shuts the eyes.
	Blink bool
	Mouth Mouth
}

// Usual are the features that a face is likely to show soon.
var Usual = []Features{
	{}, {Expression: Happy}, {Expression: Dismayed}, {Expression: Scheming}, {Expression: Triumphant},
	{Blink: true}, {Expression: Dismayed, Blink: true}, {Expression: Scheming, Blink: true},
	{Mouth: Talk1}, {Mouth: Talk2}, {Expression: Happy, Mouth: Talk1}, {Expression: Happy, Mouth: Talk2},
}

// Eyes returns the name of the eyes among the artwork.
func (f Features) Eyes() string {
	if f.Blink {
		return "closed"
	}
	return f.Expression.String()
}

// Lips returns the name of the mouth among the artwork.
func (f Features) Lips() string {
	switch f.Mouth {
	case Talk1:
		return "talk1"
	case Talk2:
		return "talk2"
	}
	return f.Expression.String()
}

// Frame is what a face shows in one tick. As long as it stays the same, nothing has
// to be drawn again. The zero Frame is a calm face at rest.
type Frame struct {
	Features
	// Stretch is how much higher than usual the face is, as a share of its height
	// with its foot where it is: -.06 when it is squashed.
	Stretch float64
	// Right and Up are how far it is from its place, in logical pixels.
	Right, Up float64
	// Lean is how far it is turned around its foot, in degrees clockwise.
	Lean float64
}

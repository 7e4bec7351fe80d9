package roboto

import _ "embed" // the typefaces of the folder subset

var (
	//go:embed subset/Roboto-Regular.ttf
	regular []byte
	//go:embed subset/Roboto-Medium.ttf
	medium []byte
	//go:embed subset/Roboto-Bold.ttf
	bold []byte
	//go:embed subset/Roboto-Black.ttf
	black []byte
	//go:embed subset/RobotoCondensed-Regular.ttf
	condensed []byte
	//go:embed subset/RobotoCondensed-Medium.ttf
	condensedMedium []byte
	//go:embed subset/RobotoCondensed-Bold.ttf
	condensedBold []byte
)

// All returns the typefaces. Nobody may write into them.
func All() Faces {
	return Faces{
		Regular: regular, Medium: medium, Bold: bold, Black: black,
		Condensed: condensed, CondensedMedium: condensedMedium, CondensedBold: condensedBold,
	}
}

//go:build !js

package roboto

import (
	"eliasnaur.com/font/roboto/robotoblack"
	"eliasnaur.com/font/roboto/robotobold"
	"eliasnaur.com/font/roboto/robotocondensedbold"
	"eliasnaur.com/font/roboto/robotocondensedmedium"
	"eliasnaur.com/font/roboto/robotocondensedregular"
	"eliasnaur.com/font/roboto/robotomedium"
	"eliasnaur.com/font/roboto/robotoregular"
)

// All returns the typefaces. Nobody may write into them.
func All() Faces {
	return Faces{
		Regular: robotoregular.TTF, Medium: robotomedium.TTF, Bold: robotobold.TTF, Black: robotoblack.TTF,
		Condensed: robotocondensedregular.TTF, CondensedMedium: robotocondensedmedium.TTF, CondensedBold: robotocondensedbold.TTF,
	}
}

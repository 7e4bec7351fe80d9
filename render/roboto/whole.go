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

// Whole returns a cut with Greek, Cyrillic and all other letters that there are, too. Nobody may
// write into it.
func Whole(c Cut) []byte {
	return [Count][]byte{
		robotoregular.TTF, robotomedium.TTF, robotobold.TTF, robotoblack.TTF,
		robotocondensedregular.TTF, robotocondensedmedium.TTF, robotocondensedbold.TTF,
	}[c]
}

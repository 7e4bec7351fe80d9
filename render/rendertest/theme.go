// Package rendertest makes themes for the tests of the packages that draw.
package rendertest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/render"
)

// Theme returns a theme of the first edition for a view and a text scale.
func Theme(t testing.TB, v render.View, textScale float64) *render.Theme {
	t.Helper()
	th, err := render.NewTheme(v, textScale, false)
	require.NoError(t, err)
	return th
}

package spoil_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/spoil"
)

func TestCopiesAreSpoiltInManyWaysAndAlwaysTheSame(t *testing.T) {
	document := []byte(`{"version":1,"seats":[{"name":"Ada"}]}`)
	once, again := spoil.Copies(document, 500), spoil.Copies(document, 500)
	assert.Equal(t, once, again)
	different := map[string]bool{}
	for _, c := range once {
		different[string(c)] = true
	}
	assert.Greater(t, len(different), 400)
	assert.Equal(t, `{"version":1,"seats":[{"name":"Ada"}]}`, string(document), "the document itself stays")
	assert.Len(t, spoil.Copies(nil, 3), 3)
	for _, c := range spoil.CopiesOfSize(document, 500) {
		assert.Len(t, c, len(document))
	}
}

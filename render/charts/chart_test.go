package charts

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSpreadLabelsStandApartInTheirOrder(t *testing.T) {
	for _, at := range [][]float64{{50, 52, 51, 200, 53, 54}, {0, 0, 0, 0, 0, 0}, {300, 299, 298}, {10}, {}, {-50, 500}} {
		got := SpreadLabels(at, 27, 10, 290)
		assert.Len(t, got, len(at))
		for i := range got {
			assert.GreaterOrEqual(t, got[i], 10-1e-6)
			assert.LessOrEqual(t, got[i], 290+1e-6)
			for j := range i {
				d := got[i] - got[j]
				assert.GreaterOrEqual(t, max(d, -d), 27-1e-6, "%v: %v", at, got)
				if at[i] != at[j] {
					assert.Equal(t, at[i] < at[j], got[i] < got[j], "%v: %v", at, got)
				}
			}
		}
	}
}

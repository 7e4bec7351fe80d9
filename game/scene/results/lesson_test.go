package results_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/scene/scenetest"
)

// sum is how sums are written in the tables of the results, but for nothing; on the chart they
// are in thousands.
var sum = regexp.MustCompile(`^[+\x{2212}]?\$[1-9][\d,]*$`)

func TestTheCoachCoversNoSumAtTheEndOfTheLesson(t *testing.T) {
	for _, w := range []scenetest.Window{
		scenetest.DesignWindow,
		{Width: 800, Height: 1280, Scale: 1, TextScale: 100},
		{Width: 844, Height: 390, Scale: 2, TextScale: 100},
		{Width: 390, Height: 844, Scale: 3, TextScale: 100},
	} {
		t.Run(w.String(), func(t *testing.T) {
			th := w.Theme(t)
			defer th.Deallocate()
			s := scenetest.New(t, w, th)
			s.BeginLesson()
			s.LessonUpTo("end")
			s.Ticks(60)
			slip, _, ok := s.Match.Slip()
			require.True(t, ok)
			sums := 0
			for _, m := range s.Record() {
				if sum.MatchString(m.Line.Text) {
					sums++
					assert.False(t, m.Line.Box.Overlaps(slip), "%s", m.Line.Text)
				}
			}
			assert.GreaterOrEqual(t, sums, 10)
		})
	}
}

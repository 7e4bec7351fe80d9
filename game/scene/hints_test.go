package scene_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/lesson"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
)

// TestNoHintCoversWhatItSpeaksOf brings all states of a running money game about for somebody who
// has been told nothing yet, in a small window.
func TestNoHintCoversWhatItSpeaksOf(t *testing.T) {
	w := scenetest.CompactWindow
	th := w.Theme(t)
	defer th.Deallocate()
	said := map[lesson.Topic]bool{}
	for _, page := range []string{"turn", "settlement", "placement"} {
		for _, state := range states.Of(page) {
			s := scenetest.New(t, w, th)
			s.BeNewcomer()
			state.Set(s)
			if s.Match == nil {
				continue
			}
			if slip, target, says := s.Match.Slip(); says && !slip.Empty() {
				said[s.LessonTopic()] = true
				assert.False(t, slip.Overlaps(target), "%s: %s: the slip at %v covers what is at %v", state.Name, s.LessonTopic(), slip, target)
			}
		}
	}
	const most = 30 // of what there is to say: more than these states bring up is welcome
	assert.GreaterOrEqual(t, len(said), most, "said is %v", said)
}

package wall

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/assets"
	"bigpayday/render"
	"bigpayday/render/palette"
)

// A turn of six in a wide window: calendar, tools, dice, card, buttons, log, cards of players.
var turn = []render.Rect{
	{X: 16, Y: 10, W: 816, H: 634}, {X: 848, Y: 14, W: 558, H: 40}, {X: 848, Y: 66, W: 558, H: 72}, {X: 904, Y: 166, W: 444, H: 296},
	{X: 848, Y: 474, W: 558, H: 46}, {X: 848, Y: 532, W: 558, H: 40}, {X: 848, Y: 584, W: 558, H: 60},
	{X: 90, Y: 670, W: 940, H: 122},
}

func TestThingsOfARoomStandInNobodysWayAndAreSeenWhole(t *testing.T) {
	notes := []Note{{Name: "Mom"}, {Name: "Junior", Seat: palette.SeatGreen}}
	for _, w := range [...]struct{ w, h, desk float64 }{{1422, 800, 652}, {1280, 800, 652}, {960, 600, 490}, {800, 1280, 1180}, {1896, 800, 652}} {
		for _, taken := range [][]render.Rect{nil, turn, {{X: 300, Y: 90, W: 400, H: 400}}} {
			for look := range rooms {
				window := render.Rect{W: w.w, H: w.h}
				all := Room{Month: time.May, Notes: notes}.arranged(look, window, w.desk, taken)
				for i, k := range all {
					name := fmt.Sprint(w, look, k.art, k.at)
					assert.True(t, k.at.Within(window), name)
					for _, r := range taken {
						assert.False(t, k.at.Overlaps(r), "%s lies below %v", name, r)
					}
					for _, o := range all[:i] {
						assert.False(t, k.at.Overlaps(o.at), "%s and %s", name, o.art)
					}
					if k.stands {
						assert.Greater(t, k.at.Bottom(), w.desk, "%s stands on the desk", name)
					} else {
						assert.Less(t, k.at.Bottom(), w.desk, "%s hangs on the wall", name)
					}
				}
			}
		}
	}
}

func TestEveryRoomIsKnownByWhatIsInIt(t *testing.T) {
	seen := map[string]palette.Wall{}
	for look, things := range rooms {
		all := Room{}.arranged(look, render.Rect{W: 1422, H: 800}, 652, turn)
		assert.GreaterOrEqual(t, len(all), 3, "look %d is bare", look)
		for _, k := range things {
			other, twice := seen[k.art]
			assert.False(t, twice, "%s is in the rooms %d and %d", k.art, look, other)
			seen[k.art] = look
		}
	}
}

func TestThingsAreAsWideAndAsHighAsTheirArtwork(t *testing.T) {
	listed := map[string]bool{}
	box := regexp.MustCompile(`viewBox="0 0 (\d+) (\d+)"`)
	for _, things := range rooms {
		for _, k := range things {
			listed["room/"+k.art] = true
			b, ok := assets.Art("room/" + k.art)
			require.True(t, ok, k.art)
			m := box.FindSubmatch(b)
			require.NotNil(t, m, k.art)
			assert.Equal(t, strconv.FormatFloat(k.w, 'f', -1, 64), string(m[1]), k.art)
			assert.Equal(t, strconv.FormatFloat(k.h, 'f', -1, 64), string(m[2]), k.art)
		}
	}
	for month := time.January; month <= time.December; month++ {
		for _, south := range []bool{false, true} {
			listed["room/"+Room{Month: month, South: south}.season()] = true
		}
	}
	for _, name := range assets.ArtNames() {
		if strings.HasPrefix(name, "room/") {
			assert.True(t, listed[name], "%s is in no room", name)
			delete(listed, name)
		}
	}
	assert.Empty(t, listed, "all artwork is there")
}

func TestTheTimeOfTheYearHangsOnTheWall(t *testing.T) {
	for _, is := range []struct {
		month time.Month
		south bool
		art   string
	}{
		{0, false, ""}, {time.January, false, "season-winter"}, {time.January, true, "season-summer"}, {time.May, false, "season-spring"},
		{time.July, true, "season-winter"}, {time.October, false, "season-october"}, {time.October, true, "season-spring"}, {time.December, true, "season-december"},
	} {
		assert.Equal(t, is.art, Room{Month: is.month, South: is.south}.season(), "%v", is)
	}
}

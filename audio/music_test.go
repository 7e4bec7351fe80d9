package audio_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/audio"
)

// seconds runs the game for the given time and returns what is heard.
func (t *table) seconds(s float64) []float32 {
	return t.tick(int(s * 60))
}

// power is the mean square of samples.
func power(samples []float32) float64 {
	sum := 0.0
	for _, v := range samples {
		sum += float64(v) * float64(v)
	}
	return sum / float64(len(samples))
}

func TestMusicFadesInAndOut(t *testing.T) {
	table := newTable(t)
	assert.Zero(t, peak(table.seconds(1)))
	table.SetMusic(true)
	start := table.seconds(0.1)
	music := table.seconds(8)
	assert.Less(t, peak(start), peak(music)/3)
	assert.Greater(t, peak(music), dBFS(-30))
	table.SetMusic(false)
	table.seconds(10)
	assert.Zero(t, peak(table.seconds(0.1)))
}

func TestMusicIsQuieterThanAFanfareAndGivesWayToIt(t *testing.T) {
	table := newTable(t)
	table.SetMusic(true)
	alone := power(table.seconds(8)[2*audio.SampleRate:])
	assert.Less(t, 10*math.Log10(alone), -30.0)

	table = newTable(t)
	table.SetMusic(true)
	var under []float32
	for range 8 {
		table.Sound(audio.Tunes, make([]float32, 2*audio.SampleRate), 0)
		under = append(under, table.seconds(1)...)
	}
	assert.Less(t, power(under[2*audio.SampleRate:]), alone/4)
}

func TestMusicIsSilentWhenTunesAre(t *testing.T) {
	table := newTable(t)
	table.SetMusic(true)
	table.seconds(3)
	table.SetVolumes(audio.Volumes{Master: 100, Table: 100, Cards: 100})
	table.seconds(2)
	assert.Zero(t, peak(table.seconds(1)))
}

func TestMusicFollowsTheMonth(t *testing.T) {
	heard := map[float64]audio.Heard{}
	for _, month := range []float64{0, 0.45, 1} {
		h := audio.HearMusic(month, 60)
		heard[month] = h
		assert.Less(t, h.Peak, 0.3, "quiet at %v", month)
		assert.Greater(t, h.Notes, 60, "at %v", month)
	}
	assert.Greater(t, heard[0.0].Bars, heard[1.0].Bars, "slower in the evening")
	assert.Greater(t, heard[0.45].Notes, heard[0.0].Notes, "everybody plays at noon")
	assert.Greater(t, heard[0.0].Notes, heard[1.0].Notes, "sparse in the evening")
	assert.Greater(t, heard[0.0].Highest, 900.0)
	assert.Less(t, heard[1.0].Highest, 600.0, "low in the evening")
}

func TestMusicDoesNotRepeatExactly(t *testing.T) {
	table := newTable(t)
	table.SetMusic(true)
	first := table.seconds(2)
	table.SetMusic(false)
	table.seconds(10)
	table.SetMusic(true)
	assert.NotEqual(t, first, table.seconds(2))
}

func TestRoomToneIsOffUntilItIsWantedAndThenQuiet(t *testing.T) {
	table := newTable(t)
	assert.Zero(t, peak(table.seconds(1)))
	table.SetVolumes(audio.Volumes{Master: 100, Room: 100})
	tone := table.seconds(5)[audio.SampleRate:]
	assert.Greater(t, peak(tone), dBFS(-50))
	assert.Less(t, peak(tone), dBFS(-20))
	assert.Less(t, jump(tone), float32(0.05), "nothing in it startles")
}

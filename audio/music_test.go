package audio_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/audio"
	"bigpayday/audio/meter"
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
	assert.Less(t, 10*math.Log10(alone), -28.0)

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

// measured is what there is to measure of a theme, half a minute from a place where all play.
func measured(theme audio.Theme, l audio.Listening, seconds float64) (loudness, peak float64) {
	left, right := channels(audio.RenderTheme(theme, seconds, l))
	return meter.Integrated(left, right), max(meter.TruePeak(left), meter.TruePeak(right))
}

func TestAllThemesHaveOneLoudness(t *testing.T) {
	least, most := 0.0, -100.0
	for _, theme := range audio.Themes() {
		loudness, peak := measured(theme, audio.Listening{Seed: 3, Month: 0.45}, 45)
		t.Logf("%-9s %.1f LUFS, true peak %.1f dB", theme, loudness, peak)
		assert.Less(t, peak, -1.0, theme)
		least, most = min(least, loudness), max(most, loudness)
	}
	assert.Less(t, most-least, 2.0, "within 2 LU")
	assert.InDelta(t, -26, (least+most)/2, 1, "12 dB below a fanfare")
}

func TestWhatIsTenseIsAboutAsLoud(t *testing.T) {
	for _, theme := range []audio.Theme{audio.StandardTheme, audio.OfficeTheme, audio.ConquestTheme} {
		loudness, peak := measured(theme, audio.Listening{Seed: 3, Tension: audio.Tense}, 24)
		assert.InDelta(t, -27, loudness, 3, theme)
		assert.Less(t, peak, -1.0, theme)
	}
}

func TestThemesDiffer(t *testing.T) {
	for i, a := range audio.Themes() {
		for _, b := range audio.Themes()[:i] {
			x, y := audio.RenderTheme(a, 2, audio.Listening{}), audio.RenderTheme(b, 2, audio.Listening{})
			assert.Less(t, math.Abs(likeness(x, y)), 0.5, "%s and %s", a, b)
		}
	}
}

func TestTheSeedIsWhatTheMusicComesFrom(t *testing.T) {
	first := audio.RenderTheme(audio.SeventiesTheme, 4, audio.Listening{Seed: 1})
	assert.Equal(t, first, audio.RenderTheme(audio.SeventiesTheme, 4, audio.Listening{Seed: 1}))
	assert.NotEqual(t, first, audio.RenderTheme(audio.SeventiesTheme, 4, audio.Listening{Seed: 2}))
	assert.Nil(t, audio.RenderTheme("trombones", 1, audio.Listening{}))
}

func TestAnotherThemeBeginsOnABeat(t *testing.T) {
	table := newTable(t)
	table.SetMusic(true)
	table.PlayTheme(audio.StandardTheme, 1)
	table.seconds(5.3)
	table.PlayTheme(audio.ConquestTheme, 1)
	into, beat := 0, 1
	for range 600 {
		theme, now, long := table.Playing()
		if theme != audio.StandardTheme {
			assert.Less(t, min(into, beat-into), 480, "the old theme ended where its beat did")
			table.hear(long + beat) // a beat of silence, while the band rings
			theme, _, _ = table.Playing()
			assert.Equal(t, audio.ConquestTheme, theme)
			return
		}
		into, beat = now, long
		table.hear(240)
	}
	assert.Fail(t, "the theme is still the one before, three seconds later")
}

func TestTheMusicGetsTenseWithinABeat(t *testing.T) {
	calm, tense := newTable(t), newTable(t)
	for _, table := range []*table{calm, tense} {
		table.SetMusic(true)
		table.PlayTheme(audio.OfficeTheme, 1)
		table.seconds(4)
	}
	tense.SetTension(audio.Tense)
	var differ bool
	for range 40 { // two thirds of a second: a beat is less than half of one
		if !slices.Equal(calm.tick(1), tense.tick(1)) {
			differ = true
		}
	}
	assert.True(t, differ)
}

func BenchmarkTheme(b *testing.B) {
	for _, theme := range audio.Themes() {
		b.Run(string(theme), func(b *testing.B) {
			const seconds = 20
			for range b.N {
				audio.RenderTheme(theme, seconds, audio.Listening{Seed: 1, Month: 0.45})
			}
			b.ReportMetric(100*b.Elapsed().Seconds()/float64(b.N)/seconds, "%core")
		})
	}
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

package audio_test

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/audio"
	"bigpayday/audio/meter"
)

// table is a player on a device that works, in a game of 60 ticks per second.
type table struct {
	*audio.Player
	device *audio.FakeDevice
	stream io.Reader
}

func newTable(t *testing.T) *table {
	t.Helper()
	device := &audio.FakeDevice{Ready: true}
	player, stream := audio.OpenFake(device)
	player.SetVolumes(audio.Volumes{Master: 100, Table: 100, Cards: 100, Tunes: 100, Room: 0})
	player.Update()
	player.Fill()
	require.Equal(t, audio.Playing, player.Status())
	table := &table{player, device, stream}
	table.hear(audio.SampleRate / 2) // until the volumes have settled
	return table
}

// hear returns what the device reads in the given number of frames.
func (t *table) hear(frames int) []float32 {
	data := make([]byte, 8*frames)
	if _, err := io.ReadFull(t.stream, data); err != nil {
		panic(err)
	}
	samples := make([]float32, 2*frames)
	for i := range samples {
		samples[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
	}
	return samples
}

// tick runs the game for n ticks and returns what is heard in that time.
func (t *table) tick(n int) []float32 {
	var samples []float32
	for range n {
		work(t.Player)
		t.Update()
		samples = append(samples, t.hear(audio.SampleRate/60)...)
	}
	return samples
}

// work makes cues ready in a tick as a slow game does: a piece, or four where
// something waits for them.
func work(p *audio.Player) {
	pieces := 1
	if p.Waits() {
		pieces = 4
	}
	for range pieces {
		p.Prepare()
	}
}

// sine returns a second of a tone of the given frequency and amplitude.
func sine(hz, amplitude float64) []float32 {
	x := make([]float32, 2*audio.SampleRate)
	for i := range x {
		x[i] = float32(amplitude * math.Sin(2*math.Pi*hz*float64(i/2)/audio.SampleRate))
	}
	return x
}

func TestCueIsHeardAndThenThereIsSilence(t *testing.T) {
	table := newTable(t)
	assert.Zero(t, peak(table.tick(5)))
	table.Play(audio.Press)
	assert.Greater(t, peak(table.tick(10)), dBFS(-30))
	table.tick(60)
	assert.Zero(t, peak(table.tick(5)))
}

func TestGameWithoutADeviceIsSilentAndSaysSo(t *testing.T) {
	player := audio.OpenSilent()
	for range 3 {
		player.Update()
		for _, cue := range audio.Cues() {
			player.Play(cue)
			player.Hold(cue, true)
			player.Hold(cue, false)
		}
	}
	assert.Equal(t, audio.NoDevice, player.Status())
	assert.True(t, player.Status().Silent())
	assert.Error(t, player.Err())
	assert.Equal(t, "audio.no_device", player.Status().String())
}

func TestGameGoesOnSilentlyWhenTheDeviceIsLost(t *testing.T) {
	table := newTable(t)
	table.Hold(audio.DiceShake, true)
	table.Play(audio.Win)
	table.tick(2)
	table.device.Err = errors.New("unplugged")
	table.Update()
	assert.Equal(t, audio.Lost, table.Status())
	assert.ErrorContains(t, table.Err(), "unplugged")
	for range 100 {
		table.Play(audio.Win)
		table.Hold(audio.DiceShake, false)
		table.Hold(audio.DiceShake, true)
		table.Update()
	}
	assert.Equal(t, audio.Lost, table.Status())
}

func TestNothingIsMadeReadyUntilTheVolumeIsTurnedUp(t *testing.T) {
	player, _ := audio.OpenFake(&audio.FakeDevice{Ready: true})
	player.Update()
	player.SetVolumes(audio.Volumes{Table: 70})
	assert.False(t, player.Prepare(), "work for what nobody hears")
	player.SetVolumes(audio.Volumes{Master: 80, Table: 70})
	assert.True(t, player.Prepare())
}

func TestCuesBeforeTheDeviceIsReadyAreNotHeardLater(t *testing.T) {
	device := &audio.FakeDevice{}
	player, stream := audio.OpenFake(device)
	player.Fill()
	player.Update()
	assert.Equal(t, audio.Opening, player.Status())
	for _, cue := range audio.Cues() {
		player.Play(cue)
	}
	device.Ready = true
	table := &table{player, device, stream}
	assert.Zero(t, peak(table.tick(60)))
	assert.Equal(t, audio.Playing, player.Status())
}

func TestCueThatIsNotMadeYetIsHeardSoon(t *testing.T) {
	device := &audio.FakeDevice{Ready: true}
	player, stream := audio.OpenFake(device)
	table := &table{player, device, stream}
	table.tick(1)
	table.Play(audio.Hop)
	assert.Greater(t, peak(table.tick(15)), dBFS(-50))

	table.Play(audio.JackpotWin) // much more work, and late is worse than never
	table.tick(12)
	player.Fill()
	assert.Zero(t, peak(table.tick(30)))
}

func TestAllCuesAreMadeInTheFirstMinute(t *testing.T) {
	device := &audio.FakeDevice{Ready: true}
	player, stream := audio.OpenFake(device)
	for range 60 * 60 {
		work(player)
		player.Update()
	}
	table := &table{player, device, stream}
	table.hear(audio.SampleRate / 2)
	for _, cue := range audio.Cues() {
		table.Play(cue)
		assert.Greater(t, peak(table.tick(6)), dBFS(-60), cue)
	}
}

func TestSameCueInARowVaries(t *testing.T) {
	table := newTable(t)
	var heard [][]float32
	for range 4 {
		table.Play(audio.Hop)
		heard = append(heard, table.tick(30))
		table.Make()
	}
	for i := 1; i < len(heard); i++ {
		assert.NotEqual(t, heard[i-1], heard[i])
	}
}

func TestManyCuesAtOnceStayBelowTheCeiling(t *testing.T) {
	table := newTable(t)
	for range 40 {
		for _, cue := range audio.Cues() {
			table.Play(cue)
		}
		assert.Less(t, peak(table.tick(4)), dBFS(-1))
	}
	for range 30 {
		table.Sound(audio.Table, sine(441, 1), 0)
	}
	loud := table.tick(60)
	assert.Less(t, peak(loud), dBFS(-1))
	assert.Greater(t, peak(loud), dBFS(-3), "and are not quieter than needed")
	for _, cue := range []audio.Cue{audio.DiceLand, audio.JackpotPour, audio.Win, audio.KnockedOut, audio.Stamp} {
		table.Play(cue)
	}
	left, right := channels(table.tick(90))
	assert.Less(t, max(meter.TruePeak(left), meter.TruePeak(right)), -1.0, "between the samples, too")
}

func TestDeviceThatDoesNotReadIsNotOverwhelmed(t *testing.T) {
	table := newTable(t)
	for range 10_000 {
		table.Play(audio.Hop)
		table.Play(audio.Press)
		table.Update()
	}
	assert.LessOrEqual(t, table.Voices(), 48)
}

func TestLimiterLeavesAloneWhatIsNotTooLoud(t *testing.T) {
	table := newTable(t)
	tone := sine(441, 0.75)
	table.Sound(audio.Table, tone, 0)
	heard := table.tick(60)
	delay := 2 * 144
	assert.InDelta(t, 1, likeness(heard[delay:], tone), 1e-6)
	assert.InDelta(t, 0.75, peak(heard), 1e-4)
}

func TestSameCueTwiceAtOnceIsHeardOnce(t *testing.T) {
	once := newTable(t)
	once.Play(audio.Stamp)
	want := once.tick(30)
	twice := newTable(t)
	twice.Play(audio.Stamp)
	twice.Play(audio.Stamp)
	assert.Equal(t, want, twice.tick(30))
}

func TestStepsAreSemitones(t *testing.T) {
	for semitones, hz := range map[float64]float64{0: 440, 12: 880, -12: 220, 7: 659.26} {
		table := newTable(t)
		table.Sound(audio.Table, sine(440, 0.5), semitones)
		heard := table.tick(20)[2*audio.SampleRate/60:]
		crossings := 0
		for i := 2; i < len(heard); i += 2 {
			if heard[i-2] < 0 && heard[i] >= 0 {
				crossings++
			}
		}
		seconds := float64(len(heard)) / 2 / audio.SampleRate
		assert.InDelta(t, hz, float64(crossings)/seconds, 4)
		assert.InDelta(t, 0.5, peak(heard), 0.01, "without damage")
	}
}

func TestStepsBeyondAnOctaveStayThere(t *testing.T) {
	far, octave := newTable(t), newTable(t)
	far.PlayStep(audio.Hop, 300)
	octave.PlayStep(audio.Hop, 12)
	assert.Equal(t, octave.tick(20), far.tick(20))
}

func TestHeldCueIsHeardUntilItIsLetGo(t *testing.T) {
	table := newTable(t)
	table.Hold(audio.DiceShake, true)
	table.Hold(audio.DiceShake, true)
	for range 6 {
		assert.Greater(t, peak(table.tick(30)), dBFS(-40))
	}
	table.Hold(audio.DiceShake, false)
	table.Hold(audio.DiceShake, false)
	table.tick(30)
	assert.Less(t, peak(table.tick(30)), dBFS(-80))
}

func TestCueLetGoBeforeItIsMadeIsNotHeard(t *testing.T) {
	device := &audio.FakeDevice{Ready: true}
	player, stream := audio.OpenFake(device)
	table := &table{player, device, stream}
	table.tick(1)
	table.Hold(audio.DiceShake, true)
	table.tick(1)
	table.Hold(audio.DiceShake, false)
	table.Fill()
	assert.Zero(t, peak(table.tick(60)))
}

func TestMuteIsQuickAndWithoutAClick(t *testing.T) {
	table := newTable(t)
	table.Sound(audio.Table, sine(100, 0.5), 0)
	before := table.tick(10)
	table.Mute(true)
	fading := table.tick(12)
	assert.LessOrEqual(t, jump(append(before[len(before)-2:], fading...)), jump(before)*1.1)
	assert.Less(t, peak(fading[len(fading)-100:]), dBFS(-60))
	table.Play(audio.Stamp)
	table.tick(30)
	assert.Zero(t, peak(table.tick(10)))

	table.Mute(false)
	assert.Zero(t, peak(table.tick(10)), "what was silenced does not come back")
	table.Play(audio.Stamp)
	assert.Greater(t, peak(table.tick(10)), dBFS(-20))
}

func TestVolumesAreThoseOfTheirGroup(t *testing.T) {
	for _, group := range []audio.Group{audio.Table, audio.Cards, audio.Tunes} {
		table := newTable(t)
		set := func(percent int) {
			v := audio.Volumes{Master: 100}
			*map[audio.Group]*int{audio.Table: &v.Table, audio.Cards: &v.Cards, audio.Tunes: &v.Tunes}[group] = percent
			table.SetVolumes(v)
		}
		level := func() float32 {
			table.tick(20)
			table.Sound(group, sine(441, 0.5), 0)
			table.tick(10)
			return peak(table.tick(10))
		}
		set(100)
		assert.InDelta(t, 0.5, level(), 0.01)
		table.tick(60)
		set(50)
		assert.InDelta(t, 0.5*dBFS(-9), level(), 0.01)
		table.tick(60)
		set(-3)
		assert.Zero(t, level())
		table.tick(60)
		set(900)
		assert.InDelta(t, 0.5, level(), 0.01, "clamped")
	}
}

func TestNobodyAtTheTableMeansSilence(t *testing.T) {
	table := newTable(t)
	table.Hold(audio.DiceShake, true)
	table.tick(30)
	table.hear(2 * audio.SampleRate) // the page is hidden: no ticks
	assert.Less(t, peak(table.hear(1000)), dBFS(-70))
	table.hear(audio.SampleRate)
	assert.Zero(t, peak(table.hear(1000)))

	table.Hold(audio.DiceShake, false)
	table.tick(30)
	table.Play(audio.Stamp)
	assert.Greater(t, peak(table.tick(10)), dBFS(-20))
}

func TestReadsOfAnySizeGiveTheSameStream(t *testing.T) {
	a, b := newTable(t), newTable(t)
	a.Play(audio.DiceLand)
	b.Play(audio.DiceLand)
	want := a.hear(9600)
	var got []float32
	for n := 1; len(got) < len(want); n = n*3%1021 + 1 {
		got = append(got, b.hear(min(n, (len(want)-len(got))/2))...)
	}
	assert.Equal(t, want, got)
}

func TestASoundHeardAloneEndsTheOneBefore(t *testing.T) {
	table := newTable(t)
	table.PlayAlone(audio.JackpotWin, 0)
	assert.Greater(t, peak(table.tick(10)), dBFS(-30))
	table.PlayAlone(audio.Focus, 1)
	table.tick(60)
	assert.Zero(t, peak(table.tick(5)), "the first one would still be heard")
	table.PlayAlone("no_such_cue", 0)
	assert.Zero(t, peak(table.tick(5)))
}

func TestTheRoomKeepsStillWhileItIsHushed(t *testing.T) {
	table := newTable(t)
	table.SetVolumes(audio.Volumes{Master: 100, Table: 70, Cards: 55, Tunes: 35, Room: 100})
	table.tick(60)
	before := peak(table.tick(120))
	require.Positive(t, before)
	table.Hush(true)
	table.tick(30)
	assert.Less(t, peak(table.tick(10)), before/100)
	table.Play(audio.Stamp)
	assert.Greater(t, peak(table.tick(10)), before, "what happens is heard")
	table.Hush(false)
	table.tick(120)
	assert.Greater(t, peak(table.tick(120)), before/2, "it goes on")
}

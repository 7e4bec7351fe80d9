package audio

import (
	"math"

	"bigpayday/audio/synth"
)

// Status says whether sounds can be heard.
type Status int

// The states of a player.
const (
	// Opening means that the device is being looked for or, in a browser, that
	// it waits until the page is clicked or a key is pressed.
	Opening Status = iota

	// Playing means that the device takes sounds.
	Playing

	// NoDevice means that there was no sound device when the game began.
	NoDevice

	// Lost means that the sound device was there and is gone. Sounds come back
	// at the next start of the game.
	Lost
)

// String returns the id of the message that tells a player of the status.
func (s Status) String() string {
	switch s {
	case Playing:
		return "audio.playing"
	case NoDevice:
		return "audio.no_device"
	case Lost:
		return "audio.lost"
	default:
		return "audio.opening"
	}
}

// Silent tells whether nothing will be heard until the next start.
func (s Status) Silent() bool {
	return s == NoDevice || s == Lost
}

// Volumes are the volumes of the groups, in percent from 0 to 100. The fields
// are those of the settings, so that one converts into the other.
type Volumes struct {
	// Master is applied to all others.
	Master int

	// Table is for what is touched: dice, tokens, tiles and controls.
	Table int

	// Cards is for cards, money and papers.
	Cards int

	// Tunes is for fanfares and music.
	Tunes int

	// Room is for the tone of the room.
	Room int
}

// Player plays cues and music. Its methods are for the thread of the game, none
// of them waits for anything, and none fails: what cannot be heard is not.
type Player struct {
	// open opens the device, which is nil until then.
	open   func() device
	device device
	mixer  *mixer
	bank   *bank
	status Status
	err    error

	volumes Volumes
	mute    bool

	tick    int
	last    map[Cue]int // the tick at which each was last heard
	begun   int         // how many cues began in this tick
	waiting []request
	held    map[Cue]*voice
	alone   *voice
	// hushed says that music and room keep still.
	hushed bool
}

// request is a cue that is to be heard as soon as it is made.
type request struct {
	cue  Cue
	rate float64
	hold bool
	tick int
}

const (
	// sameCueTicks is the least time between two beginnings of the same cue.
	// Closer together they would only be one that is too loud.
	sameCueTicks = 3

	// cuesPerTick is how many cues may begin in the same tick.
	cuesPerTick = 6

	// waitTicks is how late a cue may be because it had to be made first.
	waitTicks = 9

	// releaseSeconds is how fast a held cue goes away when it is let go.
	releaseSeconds = 0.04

	// maxStep is by how many semitones a cue is moved at most. Beyond that
	// wood no longer sounds like wood.
	maxStep = 12
)

// Open returns a player for the sound device of this machine. The device is
// opened by the first [Player.Update], which does not wait for it; what became
// of it is to be asked with [Player.Status]. A program can open only one.
func Open() *Player {
	m := newMixer()
	p := newPlayer(m, nil)
	p.open = func() device { return openDevice(m) }
	return p
}

// OpenSilent returns a player without a device: nothing is heard, and no driver is asked.
func OpenSilent() *Player {
	return newPlayer(newMixer(), noDevice{})
}

func newPlayer(m *mixer, d device) *Player {
	p := &Player{
		device: d,
		mixer:  m,
		bank:   newBank(),
		last:   map[Cue]int{},
		held:   map[Cue]*voice{},
	}
	p.SetVolumes(Volumes{Master: 80, Table: 70, Cards: 55, Tunes: 35})
	return p
}

// Status returns whether sounds can be heard.
func (p *Player) Status() Status {
	return p.status
}

// Err returns why the status is NoDevice or Lost, for a log, or nil.
func (p *Player) Err() error {
	return p.err
}

// Update has to be called once per tick. It looks after the device, and plays
// what had to be made first.
func (p *Player) Update() {
	p.tick++
	p.begun = 0
	if p.status.Silent() {
		return
	}
	if p.device == nil {
		p.device = p.open()
	}
	if err := p.device.err(); err != nil {
		p.silence(err)
		return
	}
	if p.status == Opening && p.device.ready() {
		p.status = Playing
	}
	p.mixer.heartbeat()
	waiting := p.waiting
	p.waiting = p.waiting[:0:0]
	for _, r := range waiting {
		if p.tick-r.tick <= waitTicks || r.hold {
			p.request(r)
		}
	}
}

// Prepare does the next piece of work at making cues ready, a millisecond or a few,
// in a browser too, and tells whether there is more. It is to be called whenever
// there is time for it. Where the volume is 0 there is none until it is turned up.
func (p *Player) Prepare() (more bool) {
	return !p.status.Silent() && p.volumes.Master > 0 && p.bank.step()
}

// Waits tells whether something was to be heard that has to be made first, so that
// [Player.Prepare] is urgent.
func (p *Player) Waits() bool { return len(p.waiting) > 0 }

// silence gives the device up.
func (p *Player) silence(err error) {
	p.err = err
	if p.status == Playing {
		p.status = Lost
	} else {
		p.status = NoDevice
	}
	p.waiting, p.alone = nil, nil
	clear(p.held)
	p.mixer.clear()
	p.bank = &bank{}
}

// Play lets c be heard once.
func (p *Player) Play(c Cue) {
	p.PlayStep(c, 0)
}

// PlayStep lets c be heard once, the given number of semitones higher, from -12
// to 12; beyond that it stays at the limit.
func (p *Player) PlayStep(c Cue, step int) {
	step = min(max(step, -maxStep), maxStep)
	if last, ok := p.last[c]; ok && p.tick-last < sameCueTicks {
		return
	}
	p.request(request{cue: c, rate: synth.Semitones(float64(step)), tick: p.tick})
}

// PlayAlone lets the n-th take of c be heard from its beginning, and ends what
// it was called for before. A take that is not ready is made at once, which can
// take a tenth of a second: this is for a page of sounds, not for a game.
func (p *Player) PlayAlone(c Cue, n int) {
	if p.alone != nil {
		p.mixer.stop(p.alone, releaseSeconds)
		p.alone = nil
	}
	if p.status != Playing || p.inaudible(c.Group()) {
		return
	}
	samples := p.bank.take(c, n)
	if samples == nil {
		samples = Render(c, n)
	}
	if samples != nil {
		p.alone = p.mixer.start(c.Group(), samples, 1, false)
	}
}

// Hold lets c be heard again and again from the call with on true until the one
// with on false. Calls that change nothing do no harm.
func (p *Player) Hold(c Cue, on bool) {
	voice, held := p.held[c]
	switch {
	case on && !held:
		p.held[c] = nil
		p.request(request{cue: c, rate: 1, hold: true, tick: p.tick})
	case !on && held:
		delete(p.held, c)
		if voice != nil {
			p.mixer.stop(voice, releaseSeconds)
		}
	}
}

// request lets a cue be heard now or, if it has to be made, soon.
func (p *Player) request(r request) {
	if p.status != Playing || p.inaudible(r.cue.Group()) {
		// A sound that comes long after its cause is worse than none.
		if r.hold && !p.status.Silent() {
			p.wait(r)
		}
		return
	}
	if p.begun >= cuesPerTick {
		return
	}
	if r.hold {
		if voice, held := p.held[r.cue]; !held || voice != nil {
			return // let go in the meantime
		}
	}
	samples := p.bank.get(r.cue)
	if samples == nil {
		if r.cue.Takes() > 0 {
			p.wait(r)
		}
		return
	}
	p.begun++
	p.last[r.cue] = p.tick
	if r.cue.tuned() {
		r.rate *= synth.Semitones(float64(p.mixer.key()))
	}
	voice := p.mixer.start(r.cue.Group(), samples, r.rate, r.hold)
	if r.hold {
		p.held[r.cue] = voice
	}
}

// wait keeps r for the next tick, unless it waits already.
func (p *Player) wait(r request) {
	for _, w := range p.waiting {
		if w.cue == r.cue && w.hold == r.hold {
			return
		}
	}
	p.waiting = append(p.waiting, r)
}

// inaudible tells whether nothing of a group can be heard.
func (p *Player) inaudible(g Group) bool {
	return p.mute || p.volumes.Master == 0 || p.volumes.of(g) == 0
}

// of returns the volume of a group.
func (v Volumes) of(g Group) int {
	switch g {
	case Cards:
		return v.Cards
	case Tunes:
		return v.Tunes
	case Room:
		return v.Room
	default:
		return v.Table
	}
}

// SetVolumes sets the volumes. What is out of range is clamped. The change is
// heard at once, without a click.
func (p *Player) SetVolumes(v Volumes) {
	p.volumes = v
	p.level()
}

// Hush lets the music and the room keep still before something is known, or lets them go on. Calls
// that change nothing do no harm.
func (p *Player) Hush(on bool) {
	if on != p.hushed {
		p.hushed = on
		p.mixer.hush(on)
	}
}

// Mute silences everything, or lets it be heard again. The volumes stay.
func (p *Player) Mute(on bool) {
	p.mute = on
	p.level()
}

// level hands the volumes to the mixer.
func (p *Player) level() {
	master := factor(p.volumes.Master)
	if p.mute {
		master = 0
	}
	var levels [groups]float64
	for g := range groups {
		levels[g] = factor(p.volumes.of(g))
	}
	p.mixer.setLevels(master, levels)
}

// factor returns what a volume in percent multiplies samples with. Half is
// heard as half: 9 dB less.
func factor(percent int) float64 {
	return math.Pow(float64(min(max(percent, 0), 100))/100, 1.5)
}

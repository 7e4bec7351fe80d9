package audio

import (
	"bigpayday/audio/score"
	"bigpayday/audio/songs"
)

// Theme is one of the pieces of music. Its text is an id: that of its name is theme and
// a dot before it.
type Theme string

// The themes.
const (
	// TitleTheme is a waltz for the first page.
	TitleTheme Theme = "title"
	// StandardTheme is swing at a kitchen table.
	StandardTheme Theme = "standard"
	// SeventiesTheme is the funk of 1975.
	SeventiesTheme Theme = "1975"
	// OfficeTheme is the techno-pop of 2000.
	OfficeTheme Theme = "2000"
	// BigTheme is a big band.
	BigTheme Theme = "big"
	// MixedTheme is a bossa nova and a calypso.
	MixedTheme Theme = "mixed"
	// ConquestTheme is a march of toy armies.
	ConquestTheme Theme = "conquest"
	// ResultsTheme is for when all is over.
	ResultsTheme Theme = "results"
)

// Themes returns every theme.
func Themes() (all []Theme) {
	for _, p := range songs.All() {
		all = append(all, Theme(p.Name))
	}
	return all
}

// piece returns the piece of a theme, nil if there is no such theme.
func (t Theme) piece() *songs.Piece {
	for _, p := range songs.All() {
		if p.Name == string(t) {
			return p
		}
	}
	return nil
}

// Tension is how much is at stake, as the music tells it.
type Tension int

// The tensions.
const (
	// Calm has the music as it is.
	Calm = Tension(score.Calm)
	// Uneasy has a pulse under it: the last days.
	Uneasy = Tension(score.Uneasy)
	// Tense has no tune, and presses on: an auction, a lottery.
	Tense = Tension(score.Tense)
)

// PlayTheme lets the music go over to a theme on its next beat. Where it plays already it goes
// on. The seed is what its bars come from: the same one gives the same music.
func (p *Player) PlayTheme(t Theme, seed uint64) {
	p.mixer.mu.Lock()
	defer p.mixer.mu.Unlock()
	if p.mixer.music.theme != t {
		p.mixer.music.theme, p.mixer.music.seed = t, seed
	}
}

// SetTension says to the music how much is at stake. It gets tense on the next beat, and calm at
// the end of a bar.
func (p *Player) SetTension(t Tension) {
	p.mixer.mu.Lock()
	defer p.mixer.mu.Unlock()
	p.mixer.music.mood.Tension = score.Tension(t)
}

// SetMusic lets the music play, or fade out.
func (p *Player) SetMusic(on bool) {
	p.mixer.mu.Lock()
	defer p.mixer.mu.Unlock()
	p.mixer.music.playing = on
}

// SetMonth tells the music how far the month has come: 0 is the morning of its
// first day, 1 the evening of Big Pay Day.
func (p *Player) SetMonth(progress float64) {
	p.mixer.mu.Lock()
	defer p.mixer.mu.Unlock()
	p.mixer.music.mood.Day = min(max(progress, 0), 1)
}

// key returns by how many semitones the music that is playing is higher than written, 0 without one.
func (m *mixer) key() int {
	m.mu.Lock()
	defer m.mu.Unlock()
	if now := m.music.now; now != nil && m.music.playing {
		return now.key
	}
	return 0
}

package audio

// music is what is played beside the game.
type music struct {
	playing bool
	month   float64 // from 0, its first morning, to 1, its last evening
}

func newMusic() *music {
	return &music{}
}

// add mixes the next block into out and tells whether there was anything to
// add. Its volume goes from one factor to the other.
func (m *music) add(out []float32, from, to float32) bool {
	return false
}

// roomTone is what is heard when nothing happens.
type roomTone struct{}

func newRoomTone() *roomTone {
	return &roomTone{}
}

// add mixes the next block into out.
func (r *roomTone) add(out []float32) {}

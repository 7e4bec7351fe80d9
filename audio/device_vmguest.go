//go:build ebitenginevmguest

package audio

import (
	"io"
	"time"

	ebitenaudio "github.com/hajimehoshi/ebiten/v2/audio"
)

// guestDevice is the device of the program that drives the game in a test. It
// runs on the time of that program, and can be heard there.
type guestDevice struct {
	context *ebitenaudio.Context
	player  *ebitenaudio.Player
	cause   error
}

// openDevice opens the device and lets it read from r.
func openDevice(r io.Reader) device {
	context := ebitenaudio.NewContext(SampleRate)
	player, err := context.NewPlayerF32(r)
	if err != nil {
		return &guestDevice{context: context, cause: err}
	}
	player.SetBufferSize(50 * time.Millisecond)
	player.Play()
	return &guestDevice{context: context, player: player}
}

func (d *guestDevice) ready() bool { return d.cause == nil && d.context.IsReady() }

func (d *guestDevice) err() error { return d.cause }

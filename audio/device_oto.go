//go:build !ebitenginevmguest

package audio

import (
	"fmt"
	"io"
	"runtime"
	"time"

	"github.com/ebitengine/oto/v3"
)

// This is a context of our own and not one of Ebitengine's, because Ebitengine
// ends the game when there is no device or when it is lost; here it is an error
// to be asked for.

const (
	// deviceBuffer is how much sound the system holds. Less can stutter.
	deviceBuffer = 40 * time.Millisecond

	// readAhead is how much is mixed beyond that. A driver asks for less than
	// this at a time; in a browser it asks for 2048 frames.
	readAhead = 45 * time.Millisecond
)

// otoDevice is the device of the system or the browser.
type otoDevice struct {
	context *oto.Context
	opened  chan struct{}
	player  *oto.Player // has to be kept, or it is closed
}

// openDevice opens the device and lets it read from r. It does not wait.
func openDevice(r io.Reader) (d device) {
	// A browser can refuse with an exception.
	defer func() {
		if thrown := recover(); thrown != nil {
			d = failedDevice{fmt.Errorf("open the sound device: %v", thrown)}
		}
	}()
	options := &oto.NewContextOptions{
		SampleRate:      SampleRate,
		ChannelCount:    2,
		Format:          oto.FormatFloat32LE,
		BufferSize:      deviceBuffer,
		ApplicationName: "Big Pay Day",
	}
	if runtime.GOOS == "js" {
		// The size has to be a power of two; the driver knows one.
		options.BufferSize = 0
	}
	context, opened, err := oto.NewContext(options)
	if err != nil {
		return failedDevice{fmt.Errorf("open the sound device: %w", err)}
	}
	player := context.NewPlayer(r)
	player.SetBufferSize(int(readAhead.Seconds()*SampleRate) * bytesPerFrame)
	player.Play()
	return &otoDevice{context, opened, player}
}

func (d *otoDevice) ready() bool {
	select {
	case <-d.opened:
		return d.context.Err() == nil
	default:
		return false
	}
}

func (d *otoDevice) err() error {
	if err := d.context.Err(); err != nil {
		return err
	}
	return d.player.Err()
}

// failedDevice is a device that could not be opened.
type failedDevice struct {
	cause error
}

func (failedDevice) ready() bool { return false }

func (d failedDevice) err() error { return d.cause }

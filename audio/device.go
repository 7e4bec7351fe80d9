package audio

import "errors"

// device is where the sound goes. It reads the mixer by itself.
type device interface {
	// ready tells whether sounds are heard now.
	ready() bool

	// err returns why they never will be again, or nil.
	err() error
}

// errNoDevice is the error of a device that is none.
var errNoDevice = errors.New("no sound device")

// noDevice is no device.
type noDevice struct{}

func (noDevice) ready() bool { return false }

func (noDevice) err() error { return errNoDevice }

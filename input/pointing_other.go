//go:build !js

package input

// listens says that Ebitengine is asked once a tick how mouse and fingers are.
const listens = false

func (*pointing) listen() {}

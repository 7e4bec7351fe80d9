package scene

import "time"

// spare is how long a scene works in a tick at what need not be done at once, such
// as the thoughts of computers: so short that no frame is late for it, on a slow
// machine and in a browser neither. Tests have all the time they need, so that what
// they see does not depend on the machine.
var spare = 5 * time.Millisecond

// sparely takes so many steps, or as many as there is time for in a tick. A step
// lasts a fraction of a millisecond, and returns true where it was the last one.
func sparely(steps int, step func() (done bool)) {
	for from := time.Now(); steps > 0; steps-- {
		if step() || time.Since(from) >= spare {
			return
		}
	}
}

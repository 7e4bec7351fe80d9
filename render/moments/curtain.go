package moments

// Curtain is the dark that a scene comes out of, and that the table comes out of after it.
type Curtain struct {
	// scene is which one there is, down how many ticks the curtain stays down yet, and left how
	// much of the dark is left, 1 to 0.
	scene int
	down  int
	left  float64
}

const (
	// curtainRises is how long it takes, in milliseconds.
	curtainRises = 220
	// curtainDown is how many ticks it is down before: time to make what is behind it.
	curtainDown = 5
)

// Tick lets a sixtieth of a second pass in which there is a scene, by a number that another one right
// after it does not have, or 0 for none. It reports whether it looks different.
func (c *Curtain) Tick(scene int) bool {
	const tick = 1000. / 60
	switch {
	case scene != c.scene:
		c.scene, c.down, c.left = scene, curtainDown, 1
		return true
	case c.left == 0:
		return false
	case c.down > 1:
		c.down--
		return true
	}
	c.down, c.left = 0, max(0, c.left-tick/curtainRises)
	return true
}

// Down reports whether what is behind it is not to be seen: what was there before grows dark.
func (c Curtain) Down() bool { return c.down > 0 }

// Falls is how much of what is still on the screen a frame takes away while the curtain is down, 0 to
// 1: after all of them nothing is left, and after each as much as after the others.
func (c Curtain) Falls() float64 { return 1 / float64(max(1, c.down)) }

// Dark is how dark it is, 0 to 1.
func (c Curtain) Dark() float64 { return c.left * c.left }

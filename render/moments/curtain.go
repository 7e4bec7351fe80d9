package moments

// Curtain is the dark that a scene comes out of, and that the table comes out of after it.
type Curtain struct {
	// scene says that there is one, and left how much of the dark is left, 1 to 0.
	scene bool
	left  float64
}

// curtainRises is how long it takes, in milliseconds.
const curtainRises = 260

// Tick lets a sixtieth of a second pass in which there is a scene, or none. It reports whether it
// looks different.
func (c *Curtain) Tick(scene bool) bool {
	const tick = 1000. / 60
	if scene != c.scene {
		c.scene, c.left = scene, 1
		return true
	}
	if c.left == 0 {
		return false
	}
	c.left = max(0, c.left-tick/curtainRises)
	return true
}

// Dark is how dark it is, 0 to 1.
func (c Curtain) Dark() float64 { return c.left * c.left }

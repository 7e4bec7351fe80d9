package palette

// EveningRed, EveningGreen and EveningBlue are how much of the light is left of an evening, 0 to 1:
// dimmer, and of blue least of all.
const EveningRed, EveningGreen, EveningBlue = .9, .84, .72

// InEvening returns a colour as it looks in the light of an evening.
func InEvening(c Color) Color {
	dim := func(v uint8, by float64) uint8 { return uint8(float64(v) * by) }
	return Color{R: dim(c.R, EveningRed), G: dim(c.G, EveningGreen), B: dim(c.B, EveningBlue), A: c.A}
}

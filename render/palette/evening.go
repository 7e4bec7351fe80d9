package palette

// Evening is how much of red, green and blue is left in the light of an evening: dimmer, and of blue
// least of all. EveningLess is what is then taken from each, so that ink is as dark on its dimmer ground
// as text needs to be read.
var Evening, EveningLess = Hex(0xF0E4CC), Hex(0x0B0806)

// InEvening returns a colour as it looks in the light of an evening.
func InEvening(c Color) Color {
	dim := func(v, by, less uint8) uint8 { return uint8(max(0, (int(v)*int(by)+127)/255-int(less))) }
	return Color{R: dim(c.R, Evening.R, EveningLess.R), G: dim(c.G, Evening.G, EveningLess.G), B: dim(c.B, Evening.B, EveningLess.B), A: c.A}
}

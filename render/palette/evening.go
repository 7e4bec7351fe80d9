package palette

// Evening is how much of red, green and blue is left in the light of an evening: all of red, and of
// blue least. EveningLess is what is then taken from each, which makes all of it dim and leaves text
// as legible on its ground as it is by day.
var Evening, EveningLess = Hex(0xFFF0CE), Hex(0x110F0C)

// InEvening returns a colour as it looks in the light of an evening.
func InEvening(c Color) Color {
	dim := func(v, by, less uint8) uint8 { return uint8(max(0, (int(v)*int(by)+127)/255-int(less))) }
	return Color{R: dim(c.R, Evening.R, EveningLess.R), G: dim(c.G, Evening.G, EveningLess.G), B: dim(c.B, Evening.B, EveningLess.B), A: c.A}
}

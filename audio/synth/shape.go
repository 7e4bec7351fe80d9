package synth

import "math"

// Point is a level at a time in seconds.
type Point struct {
	At    float64
	Level float64
}

// Level returns the level at t seconds on a curve through the points, which
// have to be in order of time. Between two points it goes over smoothly;
// before the first and after the last it stays.
func Level(t float64, points ...Point) float64 {
	for i, p := range points {
		if t < p.At {
			if i == 0 {
				return p.Level
			}
			q := points[i-1]
			s := (t - q.At) / (p.At - q.At)
			return q.Level + (p.Level-q.Level)*(1-math.Cos(math.Pi*s))/2
		}
	}
	return points[len(points)-1].Level
}

// contour returns n samples of the curve through the points.
func contour(n int, points ...Point) []float64 {
	return slowly(n, func(t float64) float64 { return Level(t, points...) })
}

// slowly returns n samples of f, a function of the time in seconds that changes
// so slowly that straight lines between every sixteenth sample are as good.
func slowly(n int, f func(t float64) float64) []float64 {
	const every = 16
	x := make([]float64, n)
	a := f(0)
	for from := 0; from < n; from += every {
		b := f(float64(from+every) / Rate)
		for i := from; i < min(n, from+every); i++ {
			x[i] = a + (b-a)*float64(i-from)/every
		}
		a = b
	}
	return x
}

// Shape multiplies x, in place, with the curve through the points.
func Shape(x []float64, points ...Point) []float64 {
	for i, level := range contour(len(x), points...) {
		x[i] *= level
	}
	return x
}

// Fall multiplies x, in place, with a level that begins at 1 and loses 60 dB in
// t60 seconds.
func Fall(x []float64, t60 float64) []float64 {
	level, each := 1.0, fallPerSample(t60)
	for i := range x {
		x[i] *= level
		level *= each
	}
	return x
}

// fallPerSample returns the factor that makes up 60 dB in t60 seconds.
func fallPerSample(t60 float64) float64 {
	return math.Pow(10, -3/(t60*Rate))
}

// Scale multiplies x, in place, with gain.
func Scale(x []float64, gain float64) []float64 {
	for i := range x {
		x[i] *= gain
	}
	return x
}

// Mix adds y to x from the time at in seconds on, and returns x, made longer
// where that is needed.
func Mix(x, y []float64, at float64) []float64 {
	from := Samples(at)
	if need := from + len(y); need > len(x) {
		x = append(x, make([]float64, need-len(x))...)
	}
	for i, v := range y {
		x[from+i] += v
	}
	return x
}

// Decibels returns the factor of an amplitude that is db decibels.
func Decibels(db float64) float64 {
	return math.Pow(10, db/20)
}

// Semitones returns the factor of a frequency that is n semitones.
func Semitones(n float64) float64 {
	return math.Pow(2, n/12)
}

package synth

import "math"

// Rustle returns paper that is handled: the rub of fibres and, on it, the
// crackle of small folds giving way. Stiffness from 0, a newspaper, to 1, a
// playing card, moves it upwards. The curve says how much of it there is over
// time; the sound ends with its last point, which should have the level 0.
func Rustle(r *Rand, stiffness float64, curve ...Point) []float64 {
	seconds := curve[len(curve)-1].At
	n := Samples(seconds)

	rub := Shape(r.Noise(n), curve...)
	low := 1100 + 1500*stiffness
	HighPass(rub, low)
	LowPass(rub, 5200+3800*stiffness)
	// Fibres do not rub evenly.
	grain := LowPass(r.Noise(n), 55)
	for i := range rub {
		rub[i] *= max(0, 1+9*grain[i])
	}

	crackle := make([]float64, n)
	for t := r.Wait(0.004); t < seconds; {
		level := Level(t, curve...)
		if i := Samples(t); i < n && level > 0 {
			// Many small folds, a few great ones.
			size := math.Pow(r.Between(0.05, 1), 3)
			crackle[i] += level * size * math.Copysign(1, r.Between(-1, 1)) * 9
		}
		t += r.Wait(0.0022 / max(0.15, level))
	}
	ticks := make([]float64, n)
	for _, hz := range []float64{1900, 3300, 5100, 7900} {
		f := bandPass(r.Vary(hz*(0.8+0.35*stiffness), 0.1), 1.6)
		for i, v := range crackle {
			ticks[i] += f.next(v)
		}
	}
	for i := range rub {
		rub[i] = 0.34*rub[i] + 0.3*ticks[i]
	}
	return rub
}

// Flap returns the air that a sheet pushes away as it turns or lands: low, and
// gone within the given number of seconds.
func Flap(r *Rand, hz, seconds float64) []float64 {
	x := Shape(r.Noise(Samples(seconds)), Point{0, 0}, Point{seconds * 0.12, 1}, Point{seconds, 0})
	LowPass(x, hz)
	LowPass(x, hz*1.6)
	return Scale(x, 5)
}

// Snap returns a card that springs back and hits with its flat side.
func Snap(r *Rand, stiffness float64) []float64 {
	modes := []Mode{
		{r.Vary(620+500*stiffness, 0.06), 0.5, 0.03},
		{r.Vary(1350+700*stiffness, 0.06), 0.8, 0.024},
		{r.Vary(2500+900*stiffness, 0.06), 0.9, 0.018},
		{r.Vary(4100+1500*stiffness, 0.06), 0.6, 0.012},
	}
	x := Ring(Hit(0.0002), 0.06, modes...)
	hiss := Fall(HighPass(r.Noise(Samples(0.05)), 2400), 0.028)
	Shape(hiss, Point{0, 0}, Point{0.001, 1})
	return Mix(x, Scale(hiss, 0.4), 0)
}

// Scratch returns a point drawn over paper: a pencil, or a pen with less grit.
// The curve is the speed of the hand, from 0 to 1.
func Scratch(r *Rand, grit float64, curve ...Point) []float64 {
	n := Samples(curve[len(curve)-1].At)
	x := r.Noise(n)
	// The point jumps from fibre to fibre, faster when the hand is faster.
	phase := 0.0
	jitter := LowPass(r.Noise(n), 90)
	for i, speed := range contour(n, curve...) {
		phase += (60 + 240*speed) * (1 + 4*jitter[i]) / Rate
		tooth := phase - math.Floor(phase)
		x[i] *= speed * speed * (1 - grit + grit*2.2*fallOff(tooth))
	}
	HighPass(x, 1700)
	body := BandPass(append([]float64(nil), x...), r.Vary(2900, 0.08), 1.4)
	for i := range x {
		x[i] = 0.35*x[i] + body[i]
	}
	return LowPass(x, 7600)
}

// fallOff falls from 1 at 0 to nothing at 1, most of it soon.
func fallOff(x float64) float64 {
	y := 1 - x
	y *= y
	return y * y
}

// Tear returns paper that is torn for the given number of seconds: fibre after
// fibre, quicker towards the end, in the jerks of a hand.
func Tear(r *Rand, seconds float64, curve ...Point) []float64 {
	n := Samples(seconds)
	pace := slowly(n, func(t float64) float64 {
		s := t / seconds
		return (14 + 16*s) * (1 + 0.5*math.Sin(2*math.Pi*3.1*s))
	})
	jerk := make([]float64, n)
	phase := r.Between(0, 1)
	for i := range jerk {
		phase += pace[i] / Rate
		saw := phase - math.Floor(phase)
		jerk[i] = 0.4 + 0.6*fallOff(saw)*min(1, saw*25)
	}
	rips := make([]float64, n)
	for t := 0.0; t < seconds; {
		i := Samples(t)
		if i >= n {
			break
		}
		rips[i] += math.Copysign(math.Pow(r.Between(0.1, 1), 3), r.Between(-1, 1))
		t += r.Wait(0.0012-0.0008*t/seconds) / jerk[i]
	}
	out := make([]float64, n)
	for i, hz := range []float64{850, 1600, 2700, 4300, 6600} {
		f := bandPass(r.Vary(hz, 0.06), 1.3)
		gain := []float64{0.7, 1, 1, 0.7, 0.35}[i]
		for j, v := range rips {
			out[j] += gain * f.next(v)
		}
	}
	hiss := BandPass(r.Noise(n), 4200, 0.7)
	for i := range out {
		out[i] = (out[i] + 0.16*hiss[i]) * (0.35 + 0.65*jerk[i])
	}
	return Shape(LowPass(out, 9500), curve...)
}

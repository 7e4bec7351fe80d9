// Spectrogram shows and measures what the game sounds like, for those who work on it:
//
//	go run ./game/tools/spectrogram -out DIR [-seconds 40] [-tense] [NAME ...]
//
// A name is that of a theme or a cue; without one all themes are taken. For each it writes a
// picture, frequencies upwards and time to the right, and a WAV file, and prints a line: loudness
// by EBU R 128 and at its loudest, true peak, and for themes which share of one core it took to
// make them. Nothing imports this command.
package main

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"time"

	"bigpayday/audio"
	"bigpayday/audio/meter"
	"bigpayday/audio/synth"
)

func main() {
	out := flag.String("out", "", "folder for pictures and WAV files; none are written without it")
	seconds := flag.Float64("seconds", 40, "how much of a theme is taken")
	tense := flag.Bool("tense", false, "themes as they are while something is at stake")
	flag.Parse()
	names := flag.Args()
	if len(names) == 0 {
		for _, t := range audio.Themes() {
			names = append(names, string(t))
		}
	}
	fmt.Printf("%-16s %8s %8s %8s %8s\n", "name", "LUFS", "loudest", "peak", "core")
	for _, name := range names {
		if err := show(name, *out, *seconds, *tense); err != nil {
			fmt.Fprintln(os.Stderr, "spectrogram:", err)
			os.Exit(1)
		}
	}
}

// show measures a sound, and draws and writes it where a folder is given.
func show(name, out string, seconds float64, tense bool) error {
	l := audio.Listening{Seed: 1, Month: 0.45}
	if tense {
		l.Tension = audio.Tense
	}
	begun := time.Now()
	samples := audio.RenderTheme(audio.Theme(name), seconds, l)
	share := fmt.Sprintf("%.2f %%", 100*time.Since(begun).Seconds()/seconds)
	if samples == nil {
		samples, share = audio.Render(audio.Cue(name), 0), ""
	}
	if samples == nil {
		return fmt.Errorf("there is no theme and no cue called %q", name)
	}
	left, right := channels(samples)
	fmt.Printf("%-16s %8.1f %8.1f %8.1f %8s\n", name, meter.Integrated(left, right), meter.Loudest(left, right), max(meter.TruePeak(left), meter.TruePeak(right)), share)
	if out == "" {
		return nil
	}
	base := filepath.Join(out, strings.ReplaceAll(name, string(filepath.Separator), "-"))
	if err := write(base+".wav", func(f *os.File) error { return synth.WriteWAV(f, samples) }); err != nil {
		return err
	}
	for i := range left {
		left[i] = (left[i] + right[i]) / 2
	}
	return write(base+".png", func(f *os.File) error { return png.Encode(f, spectrogram(left)) })
}

// channels takes left and right apart.
func channels(samples []float32) (left, right []float64) {
	left, right = make([]float64, len(samples)/2), make([]float64, len(samples)/2)
	for i := range left {
		left[i], right[i] = float64(samples[2*i]), float64(samples[2*i+1])
	}
	return left, right
}

// write creates a file, and closes it whatever happens.
func write(path string, fill func(*os.File) error) error {
	f, err := os.Create(path)
	if err != nil {
		return fmt.Errorf("write a file: %w", err)
	}
	if err := fill(f); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}

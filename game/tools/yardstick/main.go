// Yardstick is the smallest program for the browser that draws a line of text in one typeface
// and plays a sound: what every game made with the same libraries makes its visitors wait for.
// Make web builds it beside the page and compares, see .ci/weigh.mjs. Nothing imports it.
package main

import (
	"bytes"
	"log"

	"eliasnaur.com/font/roboto/robotoregular"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/audio"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// sampleRate is in samples a second; each has two channels of two bytes.
const sampleRate = 44100

type program struct{ face *text.GoTextFace }

func (p *program) Update() error { return nil }

func (p *program) Draw(screen *ebiten.Image) { text.Draw(screen, "Big Pay Day", p.face, nil) }

func (p *program) LayoutF(w, h float64) (float64, float64) { return w, h }

func (p *program) Layout(w, h int) (int, int) { return w, h }

func main() {
	source, err := text.NewGoTextFaceSource(bytes.NewReader(robotoregular.TTF))
	if err != nil {
		log.Fatal(err)
	}
	audio.NewContext(sampleRate).NewPlayerFromBytes(make([]byte, 4*sampleRate)).Play()
	if err := ebiten.RunGame(&program{&text.GoTextFace{Source: source, Size: 24}}); err != nil {
		log.Fatal(err)
	}
}
